// @ts-check
/** How long an answer may take before the page says so, in milliseconds. */
export const PATIENCE = 5000;

/**
 * The line to the kernel: numbers every message, notes the answers, and says when none comes.
 * @param {any} model
 * @param {any} el element of the view; the widget manager marks it when the line is cut
 * @param {() => void} changed called when the state is another
 * @param {() => void} moved called after every message and every answer
 * @param {AbortSignal} signal
 */
export function makeLink(model, el, changed, moved, signal) {
  const view = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  let serial = 0;
  let answered = 0;
  let state = /** @type {"live"|"waiting"|"gone"} */ ("live");
  /** @type {any} */
  let timer = null;

  /** @param {"live"|"waiting"|"gone"} next */
  function be(next) {
    if (next === state) return;
    state = next;
    changed();
  }
  const cut = () => Boolean(el.closest(".jupyter-widgets-disconnected"));

  /** @param {any} message */
  function send(message) {
    if (signal.aborted) return;
    if (cut()) {
      be("gone");
      return;
    }
    serial += 1;
    try {
      model.send({ ...message, view, serial, generation: model.get("generation") });
    } catch {
      be("gone");
      return;
    }
    if (timer === null) timer = setTimeout(late, PATIENCE);
    moved();
  }
  function late() {
    timer = null;
    if (answered < serial) be(cut() ? "gone" : "waiting");
  }
  function hear() {
    const number = (model.get("heard") || {})[view] || 0;
    if (number <= answered) return;
    answered = number;
    clearTimeout(timer);
    timer = answered < serial ? setTimeout(late, PATIENCE) : null;
    be("live");
    moved();
  }
  function life() {
    // The mark is set by another listener of the same event; look when all have run.
    queueMicrotask(() => be(cut() ? "gone" : state === "gone" ? "live" : state));
  }
  model.on("change:heard", hear);
  model.on("comm_live_update", life);
  const observer = new MutationObserver(life);
  observer.observe(el, { attributes: true, attributeFilter: ["class"] });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
    model.off("change:heard", hear);
    model.off("comm_live_update", life);
  });
  return { send, get state() { return state; }, get idle() { return answered >= serial; } };
}
