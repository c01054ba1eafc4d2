// @ts-check
import { canvasOf } from "./page.js";

/** How far a pointer goes before it drags and no longer clicks, in CSS pixels. */
export const STEADY = 6;

/** How near to the rim of the page's window it scrolls while something is dragged, and how fast at most, in CSS pixels. */
export const RIM = 48;
export const SCROLL_STEP = 14;

/**
 * Return whether a pointer has gone far enough to drag.
 * @param {[number, number]} from
 * @param {[number, number]} to
 */
export function isDrag(from, to) {
  return Math.hypot(to[0] - from[0], to[1] - from[1]) > STEADY;
}

/**
 * Return how far to scroll in one frame: only towards a rim that the pointer has moved to and come near.
 * @param {number} from height at which the drag began
 * @param {number} at present height of the pointer
 * @param {number} top
 * @param {number} bottom
 */
export function scrollStep(from, at, top, bottom) {
  const near = (/** @type {number} */ gap) => Math.ceil(SCROLL_STEP * Math.min(1, Math.max(0, 1 - gap / RIM)));
  if (at < from && at - top < RIM) return -near(at - top);
  if (at > from && bottom - at < RIM) return near(bottom - at);
  return 0;
}

/**
 * Let pieces be dragged to places by mouse, pen or finger. A piece is an element with `data-piece`, a button
 * or a place of the board. What is dragged and where to are wishes like any other; Escape, a drop beside the
 * places and a lost pointer put the piece back.
 * @param {any} el element of the view
 * @param {any} layer element that lies on the canvas
 * @param {any} stage element of the size of the view, for the copy under the pointer
 * @param {{lift: (id: string) => void, over: (spot: string|null) => void, drop: (spot: string|null) => void}} wishes
 * @param {AbortSignal} signal
 */
export function makeDrag(el, layer, stage, wishes, signal) {
  /** @type {{id: string, pointer: number, piece: any, from: [number, number], at: [number, number]}|null} */
  let held = null;
  let dragging = false;
  let dragged = false;
  let timer = 0;

  /** @returns {string|null} */
  function spotUnder() {
    const [x, y] = /** @type {any} */ (held).at;
    const root = el.getRootNode();
    const found = (root.elementFromPoint ? root : document).elementFromPoint(x, y)?.closest("[data-spot]");
    return found && layer.contains(found) ? found.dataset.spot : null;
  }

  function follow() {
    const { at } = /** @type {any} */ (held);
    const spot = spotUnder();
    const box = el.getBoundingClientRect();
    const copy = stage.firstChild;
    // Over the board the ghost stands for the piece.
    if (copy) copy.style.cssText = spot ? "display:none" : `left:${at[0] - box.left}px;top:${at[1] - box.top}px`;
    wishes.over(spot);
  }

  function begin() {
    const { id, pointer, piece } = /** @type {any} */ (held);
    dragging = dragged = true;
    el.setPointerCapture(pointer);
    el.classList.add("zoo-dragging");
    const copy = pictureOf(piece, layer);
    if (copy) stage.replaceChildren(copy);
    wishes.lift(id);
    timer = requestAnimationFrame(scroll);
  }

  function scroll() {
    if (!held) return;
    const scroller = scrollerOf(el);
    const box = scroller.getBoundingClientRect();
    const step = scrollStep(held.from[1], held.at[1], Math.max(0, box.top), Math.min(innerHeight, box.bottom));
    if (step) {
      scroller.scrollTop += step;
      follow();
    }
    timer = requestAnimationFrame(scroll);
  }

  /** @param {boolean} here whether the piece is dropped where the pointer is */
  function end(here) {
    const spot = held && dragging && here ? spotUnder() : null;
    const done = dragging;
    held = null;
    dragging = false;
    cancelAnimationFrame(timer);
    stage.replaceChildren();
    el.classList.remove("zoo-dragging");
    if (done) wishes.drop(spot);
  }

  el.addEventListener("pointerdown", (/** @type {any} */ event) => {
    dragged = false;
    const piece = event.target.closest("[data-piece]");
    if (held || !piece || !event.isPrimary || event.button !== 0) return;
    const at = /** @type {[number, number]} */ ([event.clientX, event.clientY]);
    held = { id: piece.dataset.piece, pointer: event.pointerId, piece, from: at, at };
  }, { signal });
  window.addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.pointer) return;
    held.at = [event.clientX, event.clientY];
    if (!dragging && isDrag(held.from, held.at)) begin();
    if (dragging) follow();
  }, { signal });
  window.addEventListener("pointerup", (event) => {
    if (held && event.pointerId === held.pointer) end(true);
  }, { signal });
  window.addEventListener("pointercancel", (event) => {
    if (held && event.pointerId === held.pointer) end(false);
  }, { signal });
  window.addEventListener("keydown", (event) => {
    if (!dragging || event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  }, { signal, capture: true });
  // The click that a browser makes of the end of a drag is none of the person's.
  el.addEventListener("click", (/** @type {any} */ event) => {
    if (!dragged || !event.detail) return;
    event.preventDefault();
    event.stopPropagation();
  }, { signal, capture: true });
  el.addEventListener("dragstart", (/** @type {any} */ event) => event.preventDefault(), { signal });
  signal.addEventListener("abort", () => cancelAnimationFrame(timer));
}

/**
 * Return a copy of what a piece looks like, or null where that cannot be had.
 * @param {any} piece
 * @param {any} layer element that lies on the canvas
 */
function pictureOf(piece, layer) {
  const box = document.createElement("div");
  const drawn = piece.querySelector("img");
  if (drawn) {
    box.append(drawn.cloneNode());
    return box;
  }
  const canvas = canvasOf(layer);
  if (!canvas || !layer.contains(piece)) return null;
  const [all, part] = [layer, piece].map((one) => one.getBoundingClientRect());
  const scale = canvas.width / all.width;
  const copy = document.createElement("canvas");
  copy.width = Math.ceil(part.width * scale);
  copy.height = Math.ceil(part.height * scale);
  copy.getContext("2d")?.drawImage(canvas, (part.left - all.left) * scale, (part.top - all.top) * scale,
    copy.width, copy.height, 0, 0, copy.width, copy.height);
  copy.style.cssText = `width:${part.width}px;height:${part.height}px`;
  box.append(copy);
  return box;
}

/**
 * Return the element that scrolls when the view has to come into sight.
 * @param {any} el
 */
function scrollerOf(el) {
  for (let one = el.parentElement; one; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.scrollingElement || document.documentElement;
}
