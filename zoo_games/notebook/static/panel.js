// @ts-check
import { h } from "./dom.js";
import {
  curtainNode, hintNode, historyNode, logNode, paceNode, retellingNode, ruleNode, rulesNodes, summaryNode, toolNode,
} from "./extras.js";
import { stepperNode } from "./stepper.js";

/**
 * @typedef {{id: string, label: string, key: string, pressed: boolean|null, hint: string, picture: string,
 *   piece: boolean, wide: number, high: number}} Button
 * @typedef {{key: string, name: string, points: number, text: string}} Item
 * @typedef {{seat: number, name: string, points: number|string, due: boolean, lead: boolean, items: Item[]}} Score
 * @typedef {{kind: string, text: string, rules: {id: string, text: string}[], detail: string}} Notice
 * @typedef {{prompt: string, curtain: string, pace: any, notice: Notice|null, summary: any, hint: any,
 *   groups: {name: string, buttons: Button[]}[], preview: string[], against: string[], scores: Score[], stepper: any, retelling: any,
 *   history: {at: number, count: number}, presenting: boolean, rules: any, log: any[], kept: string,
 *   undo: boolean, redo: boolean, advise: boolean, typed: string, closed: boolean,
 *   words: Object<string, string>}} Panel
 */

/**
 * Describe everything beside the board.
 * @param {Panel} panel
 * @param {{playing: boolean, gone: string, calm: boolean}} view what only this view knows
 * @returns {Array<any>}
 */
export function panelNodes(panel, view) {
  const words = panel.words;
  return [
    summaryNode(panel.summary),
    h("p", { key: "prompt", class: "zoo-prompt" }, panel.prompt),
    h("div", { key: "gone", role: "alert", class: "zoo-gone" }, view.gone || ""),
    h("div", { key: "notice", role: "alert", class: "zoo-notice-area" }, noticeNode(panel.notice, words)),
    curtainNode(panel.curtain, words),
    paceNode(panel.pace, view.calm, words),
    hintNode(panel.hint, words),
    panel.stepper ? stepperNode(panel.stepper, view, words, ruleNode) : null,
    retellingNode(panel.retelling),
    panel.groups.map((group, index) => groupNode(group, index)),
    historyNode(panel.history, panel.presenting || panel.history.at < panel.history.count, words),
    toolsNode(panel, words),
    scoreNode(panel.scores, words),
    rulesNodes(panel.rules, words),
    panel.curtain || panel.closed ? null : typedNode(panel, words),
    logNode(panel.log, words),
    panel.kept ? h("p", { key: "kept", class: "zoo-soft zoo-kept" }, panel.kept) : null,
  ].flat();
}

/**
 * @param {Notice|null} notice
 * @param {Object<string, string>} words
 */
function noticeNode(notice, words) {
  if (!notice) return null;
  return h("div", { key: notice.kind, class: `zoo-notice zoo-${notice.kind}` },
    h("p", { key: "text", class: "zoo-notice-text" }, notice.text),
    notice.rules.map(ruleNode),
    notice.detail
      ? h("details", { key: "detail" },
          h("summary", {}, notice.kind === "saved" ? words.code : words.detail),
          h("pre", { tabindex: "0" }, notice.detail))
      : null);
}

/**
 * Return a key as people write it and as `aria-keyshortcuts` wants it.
 * @param {string} key as the browser names it
 */
export function keyName(key) {
  return key.length === 1 && key !== key.toLowerCase() ? `Shift+${key}` : key;
}

/**
 * Return the size of a picture on a button, so that a tile takes no more room turned than before.
 * @param {number} wide in board units
 * @param {number} high in board units
 */
export function pictureSize(wide, high) {
  const width = Math.min(112, (wide / high) * (wide < high ? 72 : 56));
  return `width:${Math.round(width)}px;height:${Math.round((width * high) / wide)}px`;
}

/**
 * @param {{name: string, buttons: Button[]}} group
 * @param {number} index
 */
function groupNode(group, index) {
  const hints = new Set(group.buttons.map((button) => button.hint));
  const common = group.buttons.length > 1 && hints.size === 1 ? group.buttons[0].hint : "";
  return h("div", { key: `group ${group.name || index}`, role: "group", class: "zoo-group", "aria-label": group.name || null },
    group.name ? h("p", { key: "title", class: "zoo-heading", "aria-hidden": "true" }, group.name) : null,
    h("div", { key: "buttons", class: "zoo-buttons" }, group.buttons.map((button) => buttonNode(button, common === ""))),
    common ? h("p", { key: "hint", class: "zoo-hint" }, common) : null);
}

/**
 * @param {Button} button
 * @param {boolean} hinted whether its hint stands on it
 */
function buttonNode(button, hinted) {
  return h("button", {
    key: button.id,
    type: "button",
    class: `zoo-button${button.picture ? " zoo-with-picture" : ""}`,
    "data-button": button.id,
    "data-piece": button.piece ? button.id : null,
    "aria-pressed": button.pressed === null ? null : String(button.pressed),
    "aria-keyshortcuts": button.key ? keyName(button.key) : null,
    title: hinted ? null : button.hint || null,
  },
    button.picture
      ? h("span", { key: "picture", class: "zoo-picture" },
          h("img", { src: button.picture, alt: "", style: pictureSize(button.wide, button.high) }))
      : null,
    h("span", { key: "line", class: "zoo-line" },
      h("span", { key: "label", class: "zoo-label" }, button.label),
      button.key ? h("kbd", { key: "key", "aria-hidden": "true" }, keyName(button.key)) : null),
    hinted && button.hint ? h("span", { key: "hint", class: "zoo-hint" }, button.hint) : null);
}

/**
 * @param {Score[]} scores
 * @param {Object<string, string>} words
 */
function scoreNode(scores, words) {
  return h("div", { key: "scores", role: "group", class: "zoo-scores", "aria-label": words.scores },
    scores.map((score) =>
      h("details", { key: score.seat, class: `zoo-score zoo-seat-${score.seat}` },
        h("summary", { key: "head" },
          h("span", { key: "name", class: "zoo-name" }, score.name),
          score.due ? h("span", { key: "due", class: "zoo-due" }, words.due) : null,
          h("span", { key: "points", class: "zoo-points" }, String(score.points))),
        score.items.length
          ? h("ul", { key: "items" }, score.items.map((item) =>
              h("li", { key: item.key },
                h("span", { key: "name" }, item.name),
                h("span", { key: "points", class: "zoo-points" }, String(item.points)),
                h("button", { key: "why", type: "button", class: "zoo-why", "data-why": item.key,
                  "aria-label": item.text }, words.why))))
          : h("p", { key: "none", class: "zoo-soft" }, words.nothing))));
}

/**
 * @param {Panel} panel
 * @param {Object<string, string>} words
 */
function toolsNode(panel, words) {
  const off = (/** @type {boolean} */ able) => ({ "aria-disabled": able ? null : "true" });
  return h("div", { key: "tools", role: "group", class: "zoo-tools", "aria-label": words.tools },
    toolNode("undo", words.undo, "u", off(panel.undo)),
    toolNode("redo", words.redo, "y", off(panel.redo)),
    toolNode("advise", words.advise, "h", off(panel.advise)),
    toolNode("replay", words.replay, "", off(panel.history.count > 0)),
    toolNode("say", words.say, "w"),
    toolNode("present", panel.presenting ? words.presenting : words.present, "p",
      { "aria-pressed": String(panel.presenting) }),
    toolNode("save", words.save, "", {}));
}

/**
 * @param {Panel} panel
 * @param {Object<string, string>} words
 */
function typedNode(panel, words) {
  return h("form", { key: "typed", class: "zoo-typed", "data-form": "typed" },
    h("label", { key: "label" }, h("span", { key: "text" }, words.typed),
      h("input", { key: "input", type: "text", autocomplete: "off", spellcheck: "false", placeholder: panel.typed,
        maxlength: "200" })),
    h("button", { key: "go", type: "submit", class: "zoo-tool" }, words.play));
}
