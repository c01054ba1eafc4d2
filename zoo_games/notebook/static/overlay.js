// @ts-check
import { h, patch } from "./dom.js";
import { makeBoard } from "./board.js";
import { makeLink } from "./link.js";
import { silenceCanvases, themeOf, watchFrames, watchPage } from "./page.js";
import { panelNodes } from "./panel.js";
import { listenToPanel } from "./panelhands.js";
import { makeClock } from "./stepper.js";

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
    h("p", { key: "said", class: "zoo-said", role: "status", "aria-live": "polite" }),
    h("div", { key: "panel", class: "zoo-panel" }),
  ]);
  const [layer, said, panelElement] = /** @type {any} */ (el.children);
  const link = makeLink(model, el, () => drawPanel(), () => goOn(), signal);
  const send = link.send;
  /** @type {any} */
  let pointing = null;
  const board = makeBoard(layer, (wish) => {
    if (wish.kind !== "point" || link.idle) send(wish);
    else pointing = wish;
  }, signal);
  const frames = watchFrames(layer, signal, (frame) => {
    el.dataset.frame = String(frame);
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
  /** @type {string|null} */
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
    el.lang = state.lang;
    layer.style.aspectRatio = `${state.w} / ${state.h}`;
    el.parentElement?.style.setProperty("--zoo-board-width", `${state.width}px`);
    board.show(state);
    layer.dataset.painter = state.svg ? "svg" : "canvas";
    if (state.svg) el.dataset.frame = String(state.frame);
    frames.want(state.svg ? 0 : state.frame);
    settle();
  }

  function drawPanel() {
    const panel = model.get("panel");
    const had = Boolean(panelElement.querySelector(".zoo-stepper"));
    const gone = link.state === "live" ? "" : panel.words[link.state];
    el.dataset.kernel = link.state;
    patch(panelElement, panelNodes(panel, { playing: clock.playing, gone }));
    if (panel.stepper && !had && asked !== null) panelElement.querySelector("[data-step=forward]")?.focus();
    if (!panel.stepper && had) {
      clock.stop();
      const back = [...panelElement.querySelectorAll("[data-why]")].find((one) => one.dataset.why === asked);
      if (back && (document.activeElement === document.body || !document.activeElement)) back.focus();
      asked = null;
    }
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
  }

  let reported = "";
  function report() {
    attach();
    const facts = {
      kind: "view",
      ratio: window.devicePixelRatio || 1,
      width: Math.floor(el.closest(".zoo-app")?.clientWidth || el.clientWidth),
      theme: themeOf(el),
    };
    el.dataset.theme = facts.theme;
    if (!facts.width || JSON.stringify(facts) === reported) return;
    reported = JSON.stringify(facts);
    send(facts);
  }

  listenToPanel(panelElement, model, send, clock, (why) => { asked = why; }, signal);
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
  drawBoard();
  drawPanel();
}

export default { render };
