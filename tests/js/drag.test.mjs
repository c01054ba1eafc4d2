// What a drag is, and how the page scrolls while one lasts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isDrag, makeDrag, RIM, SCROLL_STEP, scrollStep, STEADY } from "../../zoo_games/notebook/static/drag.js";

test("a hand that trembles clicks, one that goes further drags", () => {
  assert.equal(isDrag([10, 10], [10 + STEADY, 10]), false);
  assert.equal(isDrag([10, 10], [10 + STEADY, 12]), true);
});

test("the page scrolls only towards the rim that the pointer has moved to, faster nearer to it", () => {
  assert.equal(scrollStep(300, 200, 0, 600), 0);
  assert.equal(scrollStep(300, 0, 0, 600), -SCROLL_STEP);
  assert.equal(scrollStep(300, 600, 0, 600), SCROLL_STEP);
  assert.equal(scrollStep(300, 600 - RIM / 2, 0, 600), SCROLL_STEP / 2);
  // A drag that begins at the lower rim and goes up does not scroll down.
  assert.equal(scrollStep(590, 580, 0, 600), 0);
  assert.equal(scrollStep(10, 20, 0, 600), 0);
});

/** A page of one piece: elements take listeners, hold classes and find the place under the pointer. */
function page() {
  const listeners = {};
  const on = (part) => (kind, listener) => { listeners[`${part} ${kind}`] = listener; };
  const spot = { dataset: { spot: "cell 1,1" }, closest: () => spot };
  let under = spot;
  globalThis.window = { addEventListener: on("window") };
  globalThis.document = { elementFromPoint: () => under, createElement: () => ({ append() {}, style: {} }),
    scrollingElement: { getBoundingClientRect: () => ({ top: 0, bottom: 600 }) } };
  globalThis.innerHeight = 600;
  globalThis.requestAnimationFrame = () => 1;
  globalThis.cancelAnimationFrame = () => {};
  const el = { addEventListener: on("el"), getRootNode: () => ({}), setPointerCapture() {}, parentElement: null,
    classList: { add() {}, remove() {} }, getBoundingClientRect: () => ({ left: 0, top: 0 }) };
  const layer = { contains: (one) => one === spot, closest: () => null };
  const stage = { firstChild: null, replaceChildren() {} };
  const wishes = [];
  makeDrag(el, layer, stage, { lift: (id) => wishes.push(["lift", id]), over: (at) => wishes.push(["over", at]),
    drop: (at) => wishes.push(["drop", at]) }, new AbortController().signal);
  const piece = { dataset: { piece: "tile 0" }, closest: () => piece, querySelector: () => null };
  const event = (more) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0, target: piece,
    preventDefault() { this.stopped = true; }, stopPropagation() {}, ...more });
  return { wishes, piece, event, fire: (name, more = {}) => { const one = event(more); listeners[name](one); return one; },
    leave: () => { under = null; } };
}

test("press, move and lift send lift, over and drop, and the click at the end is swallowed", () => {
  const { wishes, fire } = page();
  fire("el pointerdown");
  fire("window pointermove", { clientX: 3 });
  assert.deepEqual(wishes, []);
  fire("window pointermove", { clientX: 40 });
  fire("window pointerup");
  assert.deepEqual(wishes, [["lift", "tile 0"], ["over", "cell 1,1"], ["drop", "cell 1,1"]]);
  assert.equal(fire("el click", { detail: 1 }).stopped, true);
  // A click by a key, and the next click of the mouse, are the person's.
  assert.equal(fire("el click", { detail: 0 }).stopped, undefined);
  fire("el pointerdown");
  fire("window pointerup");
  assert.equal(fire("el click", { detail: 1 }).stopped, undefined);
  assert.equal(wishes.length, 3);
});

test("Escape, a lost pointer and a drop beside the places drop on nothing", () => {
  for (const [name, more] of [["window keydown", { key: "Escape" }], ["window pointercancel", {}]]) {
    const { wishes, fire } = page();
    fire("el pointerdown");
    fire("window pointermove", { clientX: 40 });
    fire(name, more);
    fire("window pointerup");
    assert.deepEqual(wishes.slice(2), [["drop", null]]);
  }
  const { wishes, fire, leave } = page();
  fire("el pointerdown");
  leave();
  fire("window pointermove", { clientX: 40 });
  fire("window pointerup");
  assert.deepEqual(wishes.slice(1), [["over", null], ["drop", null]]);
});

test("other buttons, other fingers and what is no piece drag nothing", () => {
  const { wishes, fire } = page();
  for (const more of [{ button: 2 }, { isPrimary: false }, { target: { closest: () => null } }]) {
    fire("el pointerdown", more);
    fire("window pointermove", { clientX: 40 });
    fire("window pointerup");
  }
  fire("el pointerdown");
  fire("window pointermove", { clientX: 40, pointerId: 2 });
  assert.deepEqual(wishes, []);
});
