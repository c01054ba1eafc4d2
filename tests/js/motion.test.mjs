import assert from "node:assert/strict";
import { test } from "node:test";
import { MOTION_TIME, movingSpots } from "../../zoo_games/notebook/static/motion.js";

const spot = (id, symbol, motion) => ({ id, symbol, motion, x: 0, y: 0, w: 1, h: 1 });

test("a place moves if it names a motion and shows another symbol than before", () => {
  const before = new Map([["die 0", "bee"], ["die 1", "Zzz"], ["cell", "B"]]);
  const now = [spot("die 0", "hon", "tumble"), spot("die 1", "Zzz", "tumble"), spot("cell", "H", "")];
  assert.deepEqual(movingSpots(before, now).map((one) => one.id), ["die 0"]);
});

test("what was not there before does not move, so the first picture stands still", () => {
  assert.deepEqual(movingSpots(new Map(), [spot("die 0", "hon", "tumble")]), []);
});

test("a motion is over in less than half a second", () => {
  assert.ok(MOTION_TIME < 500);
});
