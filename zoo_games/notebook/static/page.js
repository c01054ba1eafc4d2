// @ts-check
import { frameOf } from "./geometry.js";
import { watchTheme } from "./theme.js";

/**
 * Say which frame the canvas under the layer shows, once it shows the one that is wanted, or that it
 * does not come. Time counts only while the canvas is on a visible page.
 * @param {any} layer
 * @param {AbortSignal} signal
 * @param {(frame: number) => void} painted
 * @param {(frame: number) => void} missing
 */
export function watchFrames(layer, signal, painted, missing) {
  const patience = 1500;
  let wanted = 0;
  let waited = 0;
  let last = 0;
  let timer = 0;

  /** @param {number} now */
  function look(now) {
    timer = 0;
    if (signal.aborted || !wanted) return;
    const canvas = canvasOf(layer);
    if (canvas && canvas.width > 1 && document.visibilityState === "visible") {
      const context = /** @type {any} */ (canvas.getContext("2d", { willReadFrequently: false }));
      if (frameOf(context.getImageData(0, 0, 1, 1).data) === wanted % 64) {
        const done = wanted;
        wanted = 0;
        painted(done);
        return;
      }
      waited += Math.min(now - last, 100);
    }
    last = now;
    if (waited > patience) {
      const lost = wanted;
      wanted = 0;
      missing(lost);
      return;
    }
    timer = requestAnimationFrame(look);
  }

  signal.addEventListener("abort", () => cancelAnimationFrame(timer));
  return {
    /** @param {number} frame 0 for none */
    want(frame) {
      wanted = frame;
      waited = 0;
      last = performance.now();
      if (frame && !timer) timer = requestAnimationFrame(look);
    },
    get waiting() { return wanted > 0; },
  };
}

/**
 * Return the canvas that lies under the layer: the one of the same app.
 * @param {any} layer
 */
export function canvasOf(layer) {
  const app = layer.closest(".zoo-grid");
  return app ? app.querySelector("canvas.zoo-canvas") : null;
}

/**
 * Keep every canvas of the app out of the tab order and away from screen readers, those to come too;
 * otherwise the keyboard never gets out of one.
 * @param {any} layer
 * @param {AbortSignal} signal
 */
export function silenceCanvases(layer, signal) {
  const app = layer.closest(".zoo-grid");
  if (!app) return;
  const silence = () => {
    for (const canvas of app.querySelectorAll("canvas")) {
      if (!canvas.inert) canvas.inert = true;
      if (canvas.getAttribute("aria-hidden") !== "true") canvas.setAttribute("aria-hidden", "true");
      if (canvas.getAttribute("tabindex") !== "-1") canvas.setAttribute("tabindex", "-1");
    }
  };
  silence();
  const observer = new MutationObserver(silence);
  observer.observe(app, { childList: true, subtree: true, attributes: true, attributeFilter: ["tabindex", "inert"] });
  signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Tell when anything may have changed that a view reports: size, pixel ratio, theme.
 * @param {any} el
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function watchPage(el, changed, signal) {
  function watchRatio() {
    const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener("change", () => {
      changed();
      watchRatio();
    }, { once: true, signal });
  }
  watchRatio();
  const sizes = new ResizeObserver(() => requestAnimationFrame(() => !signal.aborted && changed()));
  sizes.observe(el);
  watchTheme(changed, signal);
  window.addEventListener("resize", changed, { signal });
  signal.addEventListener("abort", () => sizes.disconnect());
}
