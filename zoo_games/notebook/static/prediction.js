// @ts-check
import { h, patch } from "./dom.js";
import { stepOf } from "./stepper.js";

/**
 * What has been entered so far.
 * @typedef {{answer: string, cells: string[], sure: number, step: number}} Form
 */

/** @returns {Form} */
export function emptyForm() {
  return { answer: "", cells: [], sure: 0, step: 0 };
}

/**
 * Return the answer as it is sent, or "" while there is none.
 * @param {string} kind kind of the question
 * @param {Form} form
 */
export function answerOf(kind, form) {
  return kind === "cells" ? form.cells.join(" ") : form.answer.trim();
}

/**
 * Tell whether an answer can be committed: something is entered, and how sure.
 * @param {string} kind
 * @param {Form} form
 */
export function isReady(kind, form) {
  return answerOf(kind, form) !== "" && form.sure > 0;
}

/**
 * Describe one of several choices of which one is taken.
 * @param {string} name
 * @param {string} value
 * @param {string} label
 * @param {boolean} checked
 * @param {string} group
 */
function radio(name, value, label, checked, group) {
  return h("label", { key: value }, h("input", { key: "box", type: "radio", name: group, value, "data-radio": name, checked }), label);
}

/**
 * @param {any} question
 * @param {Form} form
 * @param {string} id a name of its own for this view
 */
function entryNode(question, form, id) {
  const { kind, words } = question;
  if (kind === "yes-no") {
    return h("fieldset", { key: "entry" }, h("legend", {}, words.answer),
      radio("answer", "yes", words.yes, form.answer === "yes", `${id}-answer`),
      radio("answer", "no", words.no, form.answer === "no", `${id}-answer`));
  }
  if (kind === "cells") {
    return h("fieldset", { key: "entry" }, h("legend", {}, words.cells),
      question.cells.map((/** @type {any} */ cell) => h("label", { key: cell.at },
        h("input", { key: "box", type: "checkbox", value: cell.at, "data-cell": true }), cell.label)));
  }
  const number = kind === "number";
  return h("div", { key: "entry" },
    question.options.length ? h("ul", { key: "options" },
      question.options.map((/** @type {any} */ option) => h("li", { key: option[0] }, h("b", {}, option[0]), ` ${option[1]}`))) : null,
    h("label", { key: "field" }, number ? words.number : kind === "chance" ? words.chance : words.order,
      h("input", { key: "box", type: number ? "number" : "text", min: number ? "0" : null, max: number ? "9999" : null,
        inputmode: number ? "numeric" : null, autocomplete: "off", "data-entry": true })));
}

/**
 * Describe the form.
 * @param {any} question
 * @param {Form} form
 * @param {string} id
 */
export function formNodes(question, form, id) {
  const { words } = question;
  const able = isReady(question.kind, form);
  return [
    entryNode(question, form, id),
    h("fieldset", { key: "sure" }, h("legend", {}, words.sure),
      question.sure.map((/** @type {string} */ label, /** @type {number} */ index) =>
        radio("sure", String(index + 1), label, form.sure === index + 1, `${id}-sure`))),
    h("div", { key: "buttons", class: "zoo-ask-row" },
      h("button", { key: "commit", type: "button", "data-do": "commit", "aria-disabled": able ? null : "true" }, words.commit),
      h("button", { key: "skip", type: "button", "data-do": "skip" }, words.skip)),
  ];
}

/**
 * Describe what is revealed.
 * @param {any} question
 * @param {any} reveal
 * @param {number} at the step, from 0
 */
export function revealNodes(question, reveal, at) {
  const { words } = question;
  const count = reveal.steps.length;
  const step = reveal.steps[at];
  const told = words.step.replace("{step}", String(at + 1)).replace("{count}", String(count));
  const button = (/** @type {string} */ id, /** @type {string} */ label, /** @type {boolean} */ able) =>
    h("button", { key: id, type: "button", "data-do": id, "aria-disabled": able ? null : "true" }, label);
  return [
    h("div", { key: "verdict", class: "zoo-ask-verdict" },
      reveal.verdict.map((/** @type {string} */ line, /** @type {number} */ index) => h("p", { key: index }, line))),
    h("div", { key: "stepper", role: "group", class: "zoo-ask-stepper", tabindex: "0", "aria-label": words.steps, "data-steps": true },
      step.picture ? h("img", { key: "picture", src: step.picture, alt: step.alt, width: step.width }) : null,
      h("p", { key: "sentence", "aria-live": "polite" }, `${told}: ${step.text}`, step.points ? ` ${words.total.replace("{total}", step.total)}` : ""),
      h("input", { key: "slider", type: "range", min: "0", max: String(count - 1), step: "1", value: String(at),
        "data-slider": true, "aria-label": words.steps, "aria-valuetext": told }),
      h("div", { key: "buttons", class: "zoo-ask-row" }, button("back", words.back, at > 0), button("forward", words.forward, at < count - 1)),
      h("p", { key: "rule", class: "zoo-ask-rule" }, h("code", {}, step.rule), ` ${step.ruleText}`)),
    reveal.others.length ? h("details", { key: "others" }, h("summary", {}, words.others),
      h("ul", {}, reveal.others.map((/** @type {string} */ line, /** @type {number} */ index) => h("li", { key: index }, line)))) : null,
    h("div", { key: "next", class: "zoo-ask-row" },
      reveal.apart ? button("apart", words.apart, true) : null,
      reveal.fresh ? button("fresh", words.fresh, true) : null),
  ];
}

let views = 0;

/** @param {{model: any, el: any}} view */
function render({ model, el }) {
  const root = document.createElement("div");
  const id = `zoo-ask-${++views}`;
  const stop = new AbortController();
  let form = emptyForm();
  root.className = "zoo-ask";
  el.append(root);

  function draw() {
    const question = model.get("question");
    const { reveal, problem } = model.get("state");
    const steps = reveal ? reveal.steps.length : 1;
    form.step = Math.min(form.step, steps - 1);
    patch(root, [
      question.picture ? h("img", { key: `board ${question.serial}`, src: question.picture, alt: question.alt, width: question.width }) : null,
      h("p", { key: "text", class: "zoo-ask-text" }, question.text),
      ...(reveal ? revealNodes(question, reveal, form.step) : formNodes(question, form, `${id}-${question.serial}`)),
      h("p", { key: "problem", role: "alert", class: "zoo-ask-problem" }, problem),
    ]);
  }

  function again() {
    form = emptyForm();
    patch(root, []);
    draw();
  }

  function go(/** @type {number} */ step) {
    const { reveal } = model.get("state");
    if (!reveal) return;
    form.step = Math.max(0, Math.min(reveal.steps.length - 1, step));
    draw();
  }

  function act(/** @type {string} */ what) {
    const { kind, serial } = model.get("question");
    if (what === "back") return go(form.step - 1);
    if (what === "forward") return go(form.step + 1);
    if (what !== "commit") return model.send({ kind: what, serial });
    if (isReady(kind, form)) model.send({ kind: "commit", serial, answer: answerOf(kind, form), sure: form.sure });
  }

  const listen = { signal: stop.signal };
  root.addEventListener("click", (event) => {
    const button = /** @type {any} */ (event.target).closest("[data-do]");
    if (button && button.getAttribute("aria-disabled") !== "true") act(button.dataset.do);
  }, listen);
  root.addEventListener("input", (event) => {
    const box = /** @type {any} */ (event.target);
    if ("slider" in box.dataset) return go(Number(box.value));
    if ("entry" in box.dataset) form.answer = box.value;
    if ("cell" in box.dataset) form.cells = [...root.querySelectorAll("[data-cell]:checked")].map((one) => /** @type {any} */ (one).value);
    if (box.dataset.radio === "answer") form.answer = box.value;
    if (box.dataset.radio === "sure") form.sure = Number(box.value);
    draw();
  }, listen);
  root.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const target = /** @type {any} */ (event.target);
    const { reveal } = model.get("state");
    if (event.key === "Enter" && "entry" in target.dataset) act("commit");
    const to = reveal && "steps" in target.dataset ? stepOf(event.key, form.step, reveal.steps.length) : null;
    if (to === null) return;
    event.preventDefault();
    go(to);
  }, listen);
  model.on("change:question", again);
  model.on("change:state", draw);
  draw();
  return () => {
    stop.abort();
    model.off("change:question", again);
    model.off("change:state", draw);
  };
}

export default { render };
