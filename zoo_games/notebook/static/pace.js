// @ts-check
import { isCalm } from "./stepper.js";

/**
 * The clock of a board on which time goes on by itself: bots that move, a round that is shown again. Each
 * beat asks for one move; the next is asked for when that one is on the page. It rests while paused, on a
 * hidden page, and wherever no motion is wanted: there a button goes on.
 * @param {() => {due: boolean, paused: boolean, delay: number, tick: number}} now
 * @param {(tick: number) => void} go
 * @param {AbortSignal} signal
 */
export function makePace(now, go, signal) {
  /** @type {any} */
  let timer = null;
  let asked = -1;
  function beat() {
    timer = null;
    const { due, paused, tick } = now();
    if (!due || paused || isCalm() || document.visibilityState !== "visible" || asked === tick) return;
    asked = tick;
    go(tick);
  }
  function look() {
    const { due, paused, delay, tick } = now();
    clearTimeout(timer);
    timer = due && !paused && asked !== tick ? setTimeout(beat, delay) : null;
  }
  document.addEventListener("visibilitychange", look, { signal });
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", look, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  return { look };
}
