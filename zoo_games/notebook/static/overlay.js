// @ts-check
import { h, patch } from "./dom.js";
import { makeBoard, silenceCanvases, themeOf, watchFrames } from "./board.js";
import { meaning } from "./geometry.js";
import { panelNodes } from "./panel.js";
import { makeClock, stepOf } from "./stepper.js";
import { makeLink } from "./link.js";

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
  const link = makeLink(model, el, () => drawPanel(), () => settle(), signal);
  const send = link.send;
  const board = makeBoard(layer, send, signal);
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

  /** Note whether everything is answered and painted, for whoever waits for that. */
  function settle() {
    el.dataset.settled = String(link.idle && !frames.waiting);
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

  let reported = "";
  function report() {
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

  const options = { signal };
  panelElement.addEventListener("click", (/** @type {any} */ event) => {
    const target = event.target.closest("[data-button],[data-why],[data-step],[data-tool]");
    if (!target || target.getAttribute("aria-disabled") === "true") return;
    const { button, why, step, tool } = target.dataset;
    if (button) send({ kind: "button", id: button });
    else if (why) {
      asked = why;
      send({ kind: "why", item: why });
    } else if (step) stepperButton(step);
    else if (tool) send({ kind: tool });
  }, options);

  /** @param {string} id */
  function stepperButton(id) {
    const { at } = model.get("panel").stepper;
    if (id === "play") clock.toggle();
    else {
      clock.stop();
      send(id === "close" ? { kind: "cancel" } : { kind: "step", to: id === "back" ? at - 1 : at + 1 });
    }
  }

  panelElement.addEventListener("input", (/** @type {any} */ event) => {
    if (!event.target.matches("[data-slider]")) return;
    clock.stop();
    send({ kind: "step", to: Number(event.target.value) });
  }, options);
  panelElement.addEventListener("submit", (/** @type {any} */ event) => {
    event.preventDefault();
    const input = event.target.querySelector("input");
    if (input.value.trim()) send({ kind: "typed", text: input.value });
    input.select();
  }, options);
  panelElement.addEventListener("keydown", (/** @type {any} */ event) => {
    if (event.target.matches("input[type=text]")) {
      if (event.key !== "Tab") event.stopPropagation();
      return;
    }
    const stepper = model.get("panel").stepper;
    const inStepper = stepper && event.target.closest(".zoo-stepper");
    const to = inStepper && !event.ctrlKey && !event.altKey && !event.metaKey
      ? stepOf(event.key, stepper.at, stepper.steps.length) : null;
    const { keys, tools } = model.get("board");
    const wish = meaning(event, keys, tools);
    if (to !== null) {
      clock.stop();
      if (to !== stepper.at) send({ kind: "step", to });
    } else if (wish && !["move", "first", "last", "act"].includes(wish.kind)) send(wish);
    else {
      if (event.key === "Enter" || event.key === " ") event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }, options);

  function watchRatio() {
    const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener("change", () => {
      report();
      watchRatio();
    }, { once: true, signal });
  }
  watchRatio();
  const sizes = new ResizeObserver(() => requestAnimationFrame(() => !signal.aborted && report()));
  sizes.observe(el);
  const themes = new MutationObserver(report);
  themes.observe(document.body, { attributes: true });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", report, options);
  window.addEventListener("resize", report, options);
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
    sizes.disconnect();
    themes.disconnect();
    for (const [event, listener] of listeners) model.off(event, listener);
  });

  requestAnimationFrame(() => {
    if (signal.aborted) return;
    silenceCanvases(layer, signal);
    drawBoard();
    report();
  });
  drawBoard();
  drawPanel();
}

export default { render };
