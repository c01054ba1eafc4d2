import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOf, emptyForm, formNodes, isReady, revealNodes } from "../../zoo_games/notebook/static/prediction.js";

const WORDS = {
  answer: "Your answer", apart: "Tell apart", back: "Back", cells: "Mark the dogs", commit: "Commit", forward: "Forward",
  fresh: "Fresh", no: "No", number: "Your number", order: "Order", others: "Others", skip: "Skip",
  step: "Step {step} of {count}", steps: "Steps", sure: "How sure?", total: "Total {total}.", yes: "Yes",
};
const QUESTION = { kind: "number", words: WORDS, options: [], cells: [], sure: ["a guess", "fairly sure", "certain"] };
const STEPS = [
  { text: "A Pack.", rule: "Z.pack", ruleText: "A Pack.", points: 0, total: "0", picture: "", alt: "", width: 0 },
  { text: "A side.", rule: "Z.frens", ruleText: "A side.", points: 2, total: "2", picture: "", alt: "", width: 0 },
];
const REVEAL = { verdict: ["You said 4."], others: [], apart: false, fresh: true, steps: STEPS };

/** Every node with a property. */
function having(nodes, name) {
  return nodes.flatMap((node) =>
    node && typeof node === "object" ? [...(name in node.props ? [node] : []), ...having(node.children, name)] : []);
}

test("nothing can be committed before an answer and how sure are there", () => {
  const form = emptyForm();
  assert.equal(isReady("number", form), false);
  assert.equal(isReady("number", { ...form, answer: "8" }), false);
  assert.equal(isReady("number", { ...form, sure: 2 }), false);
  assert.equal(isReady("number", { ...form, answer: " ", sure: 2 }), false);
  assert.equal(isReady("number", { ...form, answer: "8", sure: 2 }), true);
});

test("cells are sent as a list of those marked", () => {
  assert.equal(answerOf("cells", { ...emptyForm(), cells: ["0,0", "1,1"] }), "0,0 1,1");
});

test("the button to commit says that it is not able until it is", () => {
  const able = (form) => having(formNodes(QUESTION, form, "q"), "data-do")[0].props["aria-disabled"];
  assert.equal(able(emptyForm()), "true");
  assert.equal(able({ ...emptyForm(), answer: "8", sure: 1 }), null);
});

test("a skip is always possible", () => {
  const skip = having(formNodes(QUESTION, emptyForm(), "q"), "data-do")[1];
  assert.equal(skip.props["data-do"], "skip");
  assert.equal(skip.props["aria-disabled"], undefined);
});

test("the first step cannot be gone back from, nor the last forward", () => {
  const able = (at) => having(revealNodes(QUESTION, REVEAL, at), "data-do").map((node) => node.props["aria-disabled"]);
  assert.deepEqual(able(0).slice(0, 2), ["true", null]);
  assert.deepEqual(able(1).slice(0, 2), [null, "true"]);
});

test("a step that counts tells the total, one that only looks does not", () => {
  assert.match(JSON.stringify(revealNodes(QUESTION, REVEAL, 1)), /Total 2\./);
  assert.doesNotMatch(JSON.stringify(revealNodes(QUESTION, REVEAL, 0)), /Total/);
});

test("a board that tells ideas apart is offered only where there are two", () => {
  const offered = (reveal) => having(revealNodes(QUESTION, reveal, 0), "data-do").map((node) => node.props["data-do"]);
  assert.deepEqual(offered(REVEAL), ["back", "forward", "fresh"]);
  assert.deepEqual(offered({ ...REVEAL, apart: true }), ["back", "forward", "apart", "fresh"]);
});

test("a chance is typed as text, under a label of its own", () => {
  const words = { ...WORDS, chance: "Your chance" };
  const nodes = formNodes({ ...QUESTION, kind: "chance", words }, emptyForm(), "q");
  assert.equal(having(nodes, "data-entry")[0].props.type, "text");
  assert.match(JSON.stringify(nodes), /Your chance/);
});
