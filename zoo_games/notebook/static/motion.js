// @ts-check
import { canvasOf } from "./page.js";
import { isCalm } from "./stepper.js";

/** How long a motion is on the page, in milliseconds; the style sheet's animations are shorter. */
export const MOTION_TIME = 460;

/** How far outside a place the ground is looked for that covers it while its picture moves. */
const BESIDE = 0.1;

/**
 * Return the places that move between two boards: those that name a motion and show another symbol.
 * @param {Map<string, string>} before symbols by place
 * @param {any[]} spots
 * @returns {any[]}
 */
export function movingSpots(before, spots) {
  return spots.filter((spot) => spot.motion && before.has(spot.id) && before.get(spot.id) !== spot.symbol);
}

/**
 * Let dice tumble and cards turn over: what a canvas shows anew is copied over it and moved for a moment.
 * Nothing moves where no motion is wanted.
 * @param {any} layer element that lies on the canvas
 * @param {any} stage element of the same size, for the copies
 * @param {AbortSignal} signal
 */
export function makeMotion(layer, stage, signal) {
  /** @type {Map<string, string>} */
  let before = new Map();
  /** @type {any[]} */
  let due = [];
  /** @type {any} */
  let board = null;
  let timer = 0;

  function stop() {
    clearTimeout(timer);
    stage.replaceChildren();
  }

  /** @param {any} spot */
  function move(spot) {
    const canvas = canvasOf(layer);
    if (!canvas) return;
    const unit = canvas.width / board.w;
    const [x, y, w, h] = [(spot.x - board.x) * unit, (spot.y - board.y) * unit, spot.w * unit, spot.h * unit];
    const box = document.createElement("div");
    box.className = "zoo-motion";
    box.style.cssText = `left:${100 * x / canvas.width}%;top:${100 * y / canvas.height}%;` +
      `width:${100 * w / canvas.width}%;height:${100 * h / canvas.height}%`;
    const [ground, copy] = [1, 2].map(() => document.createElement("canvas"));
    [ground.width, ground.height, copy.width, copy.height] = [1, 1, Math.ceil(w), Math.ceil(h)];
    copy.className = `zoo-${spot.motion}`;
    ground.getContext("2d")?.drawImage(canvas, Math.max(1, x - BESIDE * w), Math.max(1, y - BESIDE * h), 1, 1, 0, 0, 1, 1);
    copy.getContext("2d")?.drawImage(canvas, x, y, w, h, 0, 0, copy.width, copy.height);
    box.append(ground, copy);
    stage.append(box);
  }

  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", stop, { signal });
  signal.addEventListener("abort", stop);
  return {
    /**
     * Take note of a board that is about to be shown.
     * @param {any} next
     */
    note(next) {
      due = movingSpots(before, next.spots);
      before = new Map(next.spots.map((/** @type {any} */ spot) => [spot.id, spot.symbol]));
      board = next;
    },
    /** Move what is due; the canvas shows it now. */
    play() {
      if (!due.length) return;
      stop();
      if (!isCalm()) {
        due.forEach(move);
        timer = setTimeout(stop, MOTION_TIME);
      }
      due = [];
    },
  };
}
