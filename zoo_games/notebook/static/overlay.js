// @ts-check
import { h, patch } from "./dom.js";
import { makeBoard } from "./board.js";
import { makeDrag } from "./drag.js";
import { underNodes } from "./extras.js";
import { makeLink } from "./link.js";
import { makeMotion } from "./motion.js";
import { makePace } from "./pace.js";
import { silenceCanvases, watchFrames, watchPage } from "./page.js";
import { panelNodes } from "./panel.js";
import { listenToPanel } from "./panelhands.js";
import { isCalm, makeClock, stepOf } from "./stepper.js";
import { themeOf } from "./theme.js";

/** Least room for the panel beside a large board, in CSS pixels. */
const PANEL_ROOM = 330;

/** The button that a person is likely to press next. */
const NEXT_BUTTON = "[data-tool=take],[data-tool=ahead],.zoo-group button,.zoo-tools button:not([aria-disabled])";

/**
 * The page's half of a board: one layer over the canvas and one panel beside it. Everything shown comes
 * from the traits, so a reload shows the same; everything sent is a meaning.
 * @param {{model: any, el: any, signal: AbortSignal}} view
 */
function render({ model, el, signal }) {
  el.classList.add("zoo-live");
  el.dataset.lmSuppressShortcuts = "true";
  patch(el, [
    h("div", { key: "layer", class: "zoo-layer" }),
    h("div", { key: "below", class: "zoo-below" }),
    h("div", { key: "panel", class: "zoo-panel" }),
    h("div", { key: "motions", class: "zoo-motions", "aria-hidden": "true" }),
    h("div", { key: "carried", class: "zoo-carried", "aria-hidden": "true" }),
  ]);
  const [layer, below, panelElement, stage, carried] = /** @type {any} */ (el.children);
  patch(below, [
    h("div", { key: "under", class: "zoo-under" }),
    h("p", { key: "said", class: "zoo-said", role: "status", "aria-live": "polite" }),
  ]);
  const [under, said] = /** @type {any} */ (below.children);
  const link = makeLink(model, el, () => drawPanel(), () => goOn(), signal);
  let detail = "";
  let presenting = false;

  /** @param {any} wish */
  function send(wish) {
    link.send(wish.kind === "ahead" ? { ...wish, tick: model.get("panel").pace.tick } : wish);
  }
  /** @type {any} */
  let pointing = null;
  const board = makeBoard(layer, (wish) => {
    if (wish.kind === "retell") asked = ["board", ""];
    if (wish.kind !== "point" || link.idle) send(wish);
    else pointing = wish;
  }, (label) => {
    detail = label;
    drawUnder();
  }, signal);
  makeDrag(el, layer, carried, {
    lift: (id) => send({ kind: "lift", id }),
    over: board.point,
    drop(spot) {
      if (spot) board.focus(spot);
      send({ kind: "drop", spot });
      if (!spot) board.point(null);
    },
  }, signal);
  const motion = makeMotion(layer, stage, signal);
  const frames = watchFrames(layer, signal, (frame) => {
    el.dataset.frame = String(frame);
    motion.play();
    settle();
  }, (frame) => send({ kind: "missing", frame }));
  const clock = makeClock(
    () => {
      const stepper = model.get("panel").stepper;
      return stepper ? { at: stepper.at, count: stepper.steps.length } : null;
    },
    (step) => send({ kind: "step", to: step }),
    () => drawPanel(),
    signal,
  );
  const pace = makePace(() => model.get("panel").pace, () => send({ kind: "ahead" }), signal);
  /** What a person asked about, by the name and value of its data; the focus goes back there. @type {[string, string]|null} */
  let asked = null;
  let announced = (model.get("message") || {}).n;

  /** Say where the pointer is now, if it has moved while the kernel was at work, but not where it was. */
  function goOn() {
    const wish = pointing;
    if (wish && link.idle) {
      pointing = null;
      send(wish);
    }
    settle();
  }

  /** Note whether everything is answered and painted, for whoever waits for that. */
  function settle() {
    el.dataset.settled = String(link.idle && !pointing && !frames.waiting);
  }

  function drawBoard() {
    const state = model.get("board");
    if (!state.spots) return;
    el.lang = state.lang;
    layer.style.aspectRatio = `${state.w} / ${state.h}`;
    el.parentElement?.style.setProperty("--zoo-board-width", `${state.width}px`);
    const app = el.closest(".zoo-app");
    if (app) app.classList.toggle("zoo-single", app.clientWidth - state.width < PANEL_ROOM);
    motion.note(state);
    board.show(state);
    layer.dataset.painter = state.svg ? "svg" : "canvas";
    if (state.svg) el.dataset.frame = String(state.frame);
    frames.want(state.svg ? 0 : state.frame);
    settle();
  }

  function drawUnder() {
    const panel = model.get("panel");
    if (!panel.words) return;
    patch(under, underNodes(detail, panel.preview, panel.against, panel.words));
  }

  /** Make the board large, or small again; the board stays in view and keeps the keys. */
  function present() {
    const wanted = Boolean(model.get("panel").presenting);
    const app = el.closest(".zoo-app");
    if (wanted === presenting || !app) return;
    presenting = wanted;
    app.classList.toggle("zoo-presenting", wanted);
    app.scrollIntoView({ block: "start" });
    if (wanted && !el.contains(document.activeElement)) board.focus();
  }

  function drawPanel() {
    const panel = model.get("panel");
    if (!panel.words) return;
    const had = Boolean(panelElement.querySelector(".zoo-stepper"));
    const held = panelElement.contains(document.activeElement);
    const gone = link.state === "live" ? "" : panel.words[link.state];
    el.dataset.kernel = link.state;
    patch(panelElement, panelNodes(panel, { playing: clock.playing, gone, calm: isCalm() }));
    drawUnder();
    present();
    pace.look();
    if (panel.stepper && !had && asked !== null) {
      layer.scrollIntoView({ block: "nearest" }); // the steps light up places of the board
      panelElement.querySelector("[data-step=forward]")?.focus();
    }
    if (!panel.stepper && had) {
      clock.stop();
      if (asked !== null && (document.activeElement === document.body || !document.activeElement)) goBack(...asked);
      asked = null;
    }
    // A button that goes takes the focus with it, and the notebook would hear the next key.
    if (held && !el.contains(document.activeElement)) panelElement.querySelector(NEXT_BUTTON)?.focus();
  }

  /** @param {string} name @param {string} value */
  function goBack(name, value) {
    if (name === "board") board.focus();
    else [...panelElement.querySelectorAll(`[data-${name}]`)].find((one) => one.dataset[name] === value)?.focus();
  }

  function announce() {
    const message = model.get("message") || {};
    if (message.n === announced) return;
    announced = message.n;
    said.textContent = message.text;
  }

  let attached = false;
  /** Do what needs the app round the view, as soon as it is there. */
  function attach() {
    if (attached || !el.closest(".zoo-grid")) return;
    attached = true;
    silenceCanvases(layer, signal);
    drawBoard();
    present();
  }

  let reported = "";
  function report() {
    attach();
    const facts = {
      kind: "view",
      ratio: window.devicePixelRatio || 1,
      width: Math.floor(el.closest(".zoo-app")?.clientWidth || el.clientWidth),
      height: window.innerHeight,
      theme: themeOf(el),
    };
    el.dataset.theme = facts.theme;
    if (!facts.width || JSON.stringify(facts) === reported) return;
    reported = JSON.stringify(facts);
    send(facts);
  }

  el.addEventListener("keydown", (/** @type {any} */ event) => {
    const panel = model.get("panel");
    const wish = presenting ? presenterWish(event, panel) : null;
    if (!wish) return;
    event.preventDefault();
    event.stopPropagation();
    clock.stop();
    send(wish);
  }, { signal, capture: true });
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", drawPanel, { signal });
  listenToPanel(panelElement, model, send, clock, (name, value) => { asked = [name, value]; }, signal);
  watchPage(el, report, signal);
  const listeners = /** @type {[string, () => void][]} */ ([
    ["change:board", drawBoard],
    ["change:panel", drawPanel],
    ["change:message", announce],
    ["change:census", () => {
      reported = "";
      report();
    }],
  ]);
  for (const [event, listener] of listeners) model.on(event, listener);
  signal.addEventListener("abort", () => {
    for (const [event, listener] of listeners) model.off(event, listener);
  });

  requestAnimationFrame(() => {
    if (!signal.aborted) report();
  });
  // A view may come before its first state; that comes as a change.
  drawBoard();
  drawPanel();
}

/**
 * Return what a key means while the board is large: arrows step, Escape leaves.
 * @param {any} event
 * @param {any} panel
 */
function presenterWish(event, panel) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input,select")) return null;
  if (event.key === "Escape") return { kind: "present" };
  const { stepper, history } = panel;
  const now = stepper ? { at: stepper.at, count: stepper.steps.length } : { at: history.at, count: history.count + 1 };
  const to = stepOf(event.key, now.at, now.count);
  return to === null ? null : { kind: stepper ? "step" : "look", to };
}

export default { render };
