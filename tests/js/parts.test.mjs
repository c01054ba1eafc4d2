import assert from "node:assert/strict";
import { test } from "node:test";
import { h, keysOf } from "../../zoo_games/notebook/static/dom.js";
import { logNode } from "../../zoo_games/notebook/static/extras.js";
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
  const view = { playing: false, calm: false };
  const shown = JSON.stringify(stepperNode({ title: "t", at: 0, counts: true, steps }, view, words));
  assert.match(shown, /\u22123/);
  assert.match(shown, /Total 4/);
  assert.match(shown, /Step 1 of 1/);
});

test("a move that is told again shows no points, and nothing runs by itself where no motion is wanted", () => {
  const steps = [{ text: "Ben shows dunes.", rule: "B.reveal", ruleText: "It is shown.", points: 1, total: 1 }];
  const words = { total: "Total {total}", step: "Step {step} of {count}", byItself: "By itself" };
  const told = { title: "How the hunt went", at: 0, counts: false, steps };
  const shown = JSON.stringify(stepperNode(told, { playing: false, calm: false }, words));
  assert.doesNotMatch(shown, /Total|\+1/);
  assert.match(shown, /Step 1 of 1/);
  assert.match(shown, /By itself/);
  assert.doesNotMatch(JSON.stringify(stepperNode(told, { playing: false, calm: true }, words)), /By itself/);
});

test("a line of the log has a button where its move can be told again", () => {
  const log = [
    { text: "2. Ada passed.", place: 7, title: "How the hunt went" },
    { text: "1. Ben passed.", place: null, title: "" },
  ];
  const lines = logNode(log, { log: "Log", retell: "how?" }).children[1].children;
  assert.deepEqual(lines.map((line) => line.children.length), [2, 1]);
  assert.equal(lines[0].children[1].props["data-retell"], "7");
  assert.equal(lines[0].children[1].props["aria-label"], "How the hunt went");
  assert.equal(logNode([], {}), null);
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
    retelling: { place: 3, title: "How it went" },
    log: [{ text: "2", place: null, title: "" }],
    undo: false,
    redo: false,
    typed: "a move",
    closed: false,
    words,
  };
  const nodes = panelNodes(panel, { playing: false, gone: "", calm: false }).filter(Boolean);
  assert.deepEqual(nodes.map((node) => node.key),
    ["prompt", "gone", "notice", "retelling", "group Tiles", "tools", "scores", "typed", "log"]);
  assert.match(JSON.stringify(nodes), /Z\.match/);
});
