// @ts-check
import { h } from "./dom.js";

/** Time that a step stays when the steps run by themselves, in milliseconds. */
export const STEP_TIME = 1800;

/** Return whether the reader has asked for no motion. */
export function isCalm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * A rule with its sentence.
 * @param {{id: string, text: string}} rule
 */
function plainRule(rule) {
  return h("p", { key: "rule", class: "zoo-rule" }, h("code", {}, rule.id), ` ${rule.text}`);
}

/**
 * Return the step that a key leads to, or null for a key that is not ours.
 * @param {string} key as the browser names it
 * @param {number} at present step, counted from 0
 * @param {number} count number of steps, 1 or more
 * @returns {number|null}
 */
export function stepOf(key, at, count) {
  if (key === "ArrowRight") return Math.min(count - 1, at + 1);
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/**
 * Describe the stepper.
 * @param {{title: string, at: number, counts: boolean, steps: {text: string, rule: string, ruleText: string,
 *   points: number, total: number}[]}} stepper counts: whether the steps add up to points
 * @param {{playing: boolean, calm: boolean}} view calm: whether no motion is wanted
 * @param {Object<string, string>} words
 * @param {(rule: {id: string, text: string}) => any} [rule] how a rule is described
 */
export function stepperNode(stepper, view, words, rule = plainRule) {
  const { at, steps, title } = stepper;
  const step = steps[at];
  const count = steps.length;
  const button = (/** @type {string} */ id, /** @type {string} */ text, /** @type {boolean} */ able, /** @type {any} */ more = {}) =>
    h("button", { key: id, type: "button", class: "zoo-tool", "data-step": id, "aria-disabled": able ? null : "true", ...more }, text);
  const signed = step.points < 0 ? `\u2212${-step.points}` : `+${step.points}`;
  return h("div", { key: "stepper", role: "group", class: "zoo-stepper", "aria-label": title },
    h("p", { key: "title", class: "zoo-heading" }, title),
    h("p", { key: "sentence", class: "zoo-sentence" }, step.text),
    h("p", { key: "sum", class: "zoo-sum" },
      stepper.counts ? h("span", { key: "points", class: "zoo-plus" }, signed) : null,
      stepper.counts ? h("span", { key: "total" }, words.total.replace("{total}", String(step.total))) : null,
      h("span", { key: "count", class: "zoo-soft" },
        words.step.replace("{step}", String(at + 1)).replace("{count}", String(count)))),
    h("input", { key: "slider", type: "range", min: "0", max: String(count - 1), step: "1", value: String(at),
      "data-slider": true, "aria-label": words.slider,
      "aria-valuetext": words.step.replace("{step}", String(at + 1)).replace("{count}", String(count)) }),
    h("div", { key: "buttons", class: "zoo-tools" },
      button("back", words.back, at > 0), button("forward", words.forward, at < count - 1),
      view.calm
        ? null
        : button("play", view.playing ? words.pause : words.byItself, true, { "aria-pressed": String(view.playing) }),
      button("close", words.close, true)),
    rule({ id: step.rule, text: step.ruleText }));
}

/**
 * The clock that lets the steps run by themselves in the page. It stops at the last step, on a hidden
 * page, and does not start where reduced motion is asked for.
 * @param {() => {at: number, count: number}|null} now
 * @param {(step: number) => void} go
 * @param {() => void} changed called when it starts or stops
 * @param {AbortSignal} signal
 */
export function makeClock(now, go, changed, signal) {
  /** @type {any} */
  let timer = null;
  function stop() {
    if (timer === null) return;
    clearInterval(timer);
    timer = null;
    changed();
  }
  function tick() {
    const state = now();
    if (!state || state.at >= state.count - 1 || document.visibilityState !== "visible") stop();
    else go(state.at + 1);
  }
  signal.addEventListener("abort", () => clearInterval(timer));
  document.addEventListener("visibilitychange", () => document.visibilityState !== "visible" && stop(), { signal });
  return {
    stop,
    get playing() { return timer !== null; },
    toggle() {
      if (timer !== null) return stop();
      const state = now();
      if (!state || isCalm()) return;
      if (state.at >= state.count - 1) go(0);
      timer = setInterval(tick, STEP_TIME);
      changed();
    },
  };
}
