import assert from "node:assert/strict";
import { test } from "node:test";
import { frameOf, meaning, nearest, neighbour, rowsOf } from "../../zoo_games/notebook/static/geometry.js";
import { isDark } from "../../zoo_games/notebook/static/theme.js";

const spot = (id, x, y) => ({ id, x, y, w: 1, h: 1 });
const GRID = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => spot(`${x},${y}`, x, y)));

test("an arrow key moves to the neighbour on a grid and stays at its edge", () => {
  assert.equal(neighbour(GRID, "1,1", "ArrowRight"), "2,1");
  assert.equal(neighbour(GRID, "1,1", "ArrowLeft"), "0,1");
  assert.equal(neighbour(GRID, "1,1", "ArrowUp"), "1,0");
  assert.equal(neighbour(GRID, "1,1", "ArrowDown"), "1,2");
  assert.equal(neighbour(GRID, "2,1", "ArrowRight"), null);
});

test("across a gap an arrow key goes to the nearest spot ahead, one in line before one aside", () => {
  const spots = [spot("a", 0, 0), spot("far in line", 5, 0), spot("near but aside", 1, 3)];
  assert.equal(neighbour(spots, "a", "ArrowRight"), "far in line");
  assert.equal(neighbour(spots, "a", "ArrowDown"), "near but aside");
});

test("every spot of a ragged board can be reached by arrow keys", () => {
  const spots = [spot("a", 0, 0), spot("b", 4, 1), spot("c", 2, 6), spot("d", -3, 2), spot("e", 0, 9)];
  const seen = new Set(["a"]);
  const todo = ["a"];
  while (todo.length) {
    const here = todo.pop();
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
      const next = neighbour(spots, here, key);
      if (next !== null && !seen.has(next)) {
        seen.add(next);
        todo.push(next);
      }
    }
  }
  assert.deepEqual([...seen].sort(), ["a", "b", "c", "d", "e"]);
});

test("a key that is no arrow and a spot that is gone lead nowhere", () => {
  assert.equal(neighbour(GRID, "1,1", "x"), null);
  assert.equal(neighbour(GRID, "gone", "ArrowUp"), null);
});

test("the nearest spot to a point is found, and none among none", () => {
  assert.equal(nearest(GRID, [2.4, 0.6]), "2,0");
  assert.equal(nearest([], [0, 0]), null);
});

test("keys mean moves of the focus, acts, buttons and tools; Tab and unknown keys are left alone", () => {
  const keys = { r: "turn", R: "turn back" };
  const tools = { u: "undo", r: "never" };
  const say = (key, more = {}) => meaning({ key, ...more }, keys, tools);
  assert.deepEqual(say("ArrowUp"), { kind: "move" });
  assert.deepEqual(say("Home"), { kind: "first" });
  assert.deepEqual(say("End", { ctrlKey: true }), { kind: "last" });
  assert.deepEqual(say(" "), { kind: "act" });
  assert.deepEqual(say("Escape"), { kind: "cancel" });
  assert.deepEqual(say("r"), { kind: "button", id: "turn" });
  assert.deepEqual(say("R"), { kind: "button", id: "turn back" });
  assert.deepEqual(say("U"), { kind: "undo" });
  for (const key of ["Tab", "q", "F5", "Shift"]) assert.equal(say(key), null);
  assert.equal(say("r", { ctrlKey: true }), null);
  assert.equal(say("r", { metaKey: true }), null);
  assert.equal(say("ArrowUp", { altKey: true }), null);
});

test("the frame number is read from the low bits of a colour, and nothing from an unpainted pixel", () => {
  // 27 = 0b01_10_11: red ends in 01, green in 10, blue in 11.
  assert.equal(frameOf([0xf9, 0xfa, 0xf3, 255]), 27);
  assert.equal(frameOf([0, 0, 0, 0]), null);
});

test("dark and light colours are told apart, and a transparent one says nothing", () => {
  assert.equal(isDark("rgb(17, 17, 17)"), true);
  assert.equal(isDark("rgb(255, 255, 255)"), false);
  assert.equal(isDark("rgba(0, 0, 0, 0)"), null);
  assert.equal(isDark("transparent"), null);
});

test("spots with cells come in rows from the top, the others behind", () => {
  const place = (id, row) => ({ id, row });
  const { rows, others } = rowsOf([place("b", 2), place("a", -1), place("c", 2), place("x", null)]);
  assert.deepEqual(rows.map((row) => row.map((one) => one.id)), [["a"], ["b", "c"]]);
  assert.deepEqual(others.map((one) => one.id), ["x"]);
});
