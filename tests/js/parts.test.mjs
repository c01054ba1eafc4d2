import assert from "node:assert/strict";
import { test } from "node:test";
import { h, keysOf } from "../../zoo_games/notebook/static/dom.js";
import { keyName, panelNodes, pictureSize } from "../../zoo_games/notebook/static/panel.js";
import { stepOf, stepperNode } from "../../zoo_games/notebook/static/stepper.js";

test("an element is plain data, and what is empty is left out", () => {
  const node = h("p", { key: 3, class: "a" }, "x", null, false, "", [["y"]]);
  assert.deepEqual(node, { tag: "p", props: { class: "a" }, children: ["x", "y"], key: "3" });
});

test("siblings have different names, by key or by turn", () => {
  const names = keysOf([h("p", {}), h("p", {}), h("p", { key: "a" }), "text", h("b", { key: "a" })]);
  assert.deepEqual(names, ["p#1", "p#2", "p/a", "#text#1", "b/a"]);
});

test("keys lead through the steps and no further than their ends", () => {
  assert.equal(stepOf("ArrowRight", 0, 3), 1);
  assert.equal(stepOf("ArrowRight", 2, 3), 2);
  assert.equal(stepOf("ArrowLeft", 0, 3), 0);
  assert.equal(stepOf("End", 0, 3), 2);
  assert.equal(stepOf("Home", 2, 3), 0);
  assert.equal(stepOf("x", 1, 3), null);
});

test("a negative step shows a minus sign and the running total", () => {
  const steps = [{ text: "Split.", rule: "Z.split", ruleText: "They split.", points: -3, total: 4 }];
  const words = { total: "Total {total}", step: "Step {step} of {count}", slider: "Step" };
  const shown = JSON.stringify(stepperNode({ title: "t", at: 0, steps }, false, words));
  assert.match(shown, /\u22123/);
  assert.match(shown, /Total 4/);
  assert.match(shown, /Step 1 of 1/);
});

test("a capital letter is named with its Shift", () => {
  assert.equal(keyName("R"), "Shift+R");
  assert.equal(keyName("r"), "r");
  assert.equal(keyName("1"), "1");
  assert.equal(keyName("Enter"), "Enter");
});

test("a tile keeps its proportions lying and standing", () => {
  assert.equal(pictureSize(2, 1), "width:112px;height:56px");
  assert.equal(pictureSize(1, 2), "width:36px;height:72px");
  assert.equal(pictureSize(1, 1), "width:56px;height:56px");
});

test("a panel lists its parts in reading order and a refusal names its rule", () => {
  const words = new Proxy({}, { get: (_, name) => (typeof name === "string" ? name : undefined) });
  const panel = {
    prompt: "Ada, lay a tile.",
    notice: { kind: "refused", text: "No.", rules: [{ id: "Z.match", text: "Match." }], detail: "" },
    groups: [{ name: "Tiles", buttons: [] }],
    scores: [{ seat: 0, name: "Ada", points: 3, due: true, lead: true, items: [] }],
    curtain: "",
    pace: { due: false },
    summary: null,
    hint: null,
    history: { at: 3, count: 3 },
    presenting: false,
    rules: { here: [], card: null },
    kept: "",
    stepper: null,
    log: ["2", "1"],
    undo: false,
    redo: false,
    typed: "a move",
    closed: false,
    words,
  };
  const nodes = panelNodes(panel, { playing: false, gone: "", calm: false }).filter(Boolean);
  assert.deepEqual(nodes.map((node) => node.key),
    ["prompt", "gone", "notice", "group Tiles", "tools", "scores", "typed", "log"]);
  assert.match(JSON.stringify(nodes), /Z\.match/);
});
