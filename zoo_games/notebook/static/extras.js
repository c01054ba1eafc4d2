// @ts-check
import { h } from "./dom.js";

/**
 * A button that makes a wish by itself.
 * @param {string} tool kind of the wish
 * @param {string} text
 * @param {string} key
 * @param {Object<string, any>} [more]
 */
export function toolNode(tool, text, key, more = {}) {
  return h("button", { key: tool, type: "button", class: "zoo-tool", "data-tool": tool,
    "aria-keyshortcuts": key || null, ...more },
    h("span", { key: "text" }, text), key ? h("kbd", { key: "key", "aria-hidden": "true" }, key) : null);
}

/**
 * Ask the next person to take the screen.
 * @param {string} name
 * @param {Object<string, string>} words
 */
export function curtainNode(name, words) {
  if (!name) return null;
  return h("div", { key: "curtain", role: "group", class: "zoo-curtain", "aria-label": words.take.replace("{name}", name) },
    h("p", { key: "text" }, words.curtain.replace("{name}", name)),
    h("button", { key: "take", type: "button", class: "zoo-button zoo-main", "data-tool": "take",
      "aria-keyshortcuts": "t" }, words.take.replace("{name}", name), h("kbd", { key: "key", "aria-hidden": "true" }, "t")));
}

/**
 * What to do while time goes on by itself.
 * @param {{due: boolean, paused: boolean, speed: string}} pace
 * @param {boolean} calm whether no motion is wanted
 * @param {Object<string, string>} words
 */
export function paceNode(pace, calm, words) {
  if (!pace.due) return null;
  return h("div", { key: "pace", role: "group", class: "zoo-tools zoo-pace" },
    toolNode("ahead", words.ahead, "n"),
    calm ? null : toolNode("pause", pace.paused ? words.goOn : words.pause, "o"),
    calm ? null : toolNode("pace", words.pace.replace("{speed}", pace.speed), ""));
}

/**
 * Rule ids that open the rule at the side.
 * @param {{id: string, text: string}} rule
 */
export function ruleNode(rule) {
  return h("p", { key: rule.id, class: "zoo-rule" },
    h("button", { key: "id", type: "button", class: "zoo-rule-id", "data-rule": rule.id }, rule.id),
    h("span", { key: "text" }, ` ${rule.text}`));
}

/**
 * The rules at hand and the one that is open.
 * @param {{here: {id: string, text: string}[], card: any}} rules
 * @param {Object<string, string>} words
 */
export function rulesNodes(rules, words) {
  const { here, card } = rules;
  return [
    card
      ? h("div", { key: "card", role: "group", class: "zoo-card", "aria-label": card.id },
          h("p", { key: "title", class: "zoo-heading" }, h("code", {}, card.id), ` ${card.kind}`),
          h("p", { key: "text" }, card.text),
          card.lines.map((/** @type {string} */ line) => h("p", { class: "zoo-soft" }, line)),
          h("p", { key: "source", class: "zoo-soft" }, card.source),
          h("div", { key: "tools", class: "zoo-tools" },
            h("button", { key: "close", type: "button", class: "zoo-tool", "data-rule": "" }, words.close)))
      : null,
    here.length
      ? h("details", { key: "rules", class: "zoo-rules" },
          h("summary", { key: "head", class: "zoo-heading" }, words.rules), here.map(ruleNode))
      : null,
  ];
}

/**
 * The end of a game.
 * @param {{text: string, lines: string[], rules: string[]}|null} summary
 */
export function summaryNode(summary) {
  if (!summary) return null;
  return h("div", { key: "summary", role: "group", class: "zoo-summary", "aria-label": summary.text },
    h("p", { key: "text", class: "zoo-result", role: "heading", "aria-level": "3" }, summary.text),
    summary.lines.map((line) => h("p", { class: "zoo-soft" }, line)),
    summary.rules.length
      ? h("p", { key: "rules" }, summary.rules.map((rule) =>
          h("button", { key: rule, type: "button", class: "zoo-rule-id", "data-rule": rule }, rule)))
      : null);
}

/**
 * What the thinking bot would play.
 * @param {{text: string, reasons: string[]}|null} hint
 * @param {Object<string, string>} words
 */
export function hintNode(hint, words) {
  if (!hint) return null;
  return h("div", { key: "hint", role: "group", class: "zoo-card", "aria-label": words.hint },
    h("p", { key: "text", class: "zoo-notice-text" }, hint.text),
    hint.reasons.map((reason) => h("p", { class: "zoo-soft" }, reason)),
    h("div", { key: "tools", class: "zoo-tools" },
      h("button", { key: "close", type: "button", class: "zoo-tool", "data-tool": "cancel" }, words.close)));
}

/**
 * Offer to go through the last move that can be told again.
 * @param {{place: number, title: string}|null} retelling
 */
export function retellingNode(retelling) {
  if (!retelling) return null;
  return h("div", { key: "retelling", class: "zoo-tools" },
    h("button", { key: "retell", type: "button", class: "zoo-button", "data-retell": String(retelling.place),
      "aria-keyshortcuts": "e" },
      h("span", { key: "text" }, retelling.title), h("kbd", { key: "key", "aria-hidden": "true" }, "e")));
}

/**
 * What has happened, the latest first; a line with a move that can be told again has a button for it.
 * @param {{text: string, place: number|null, title: string}[]} log
 * @param {Object<string, string>} words
 */
export function logNode(log, words) {
  if (!log.length) return null;
  return h("div", { key: "log", class: "zoo-log" },
    h("p", { key: "title", class: "zoo-heading" }, words.log),
    h("ol", { key: "lines", "aria-label": words.log, tabindex: "0" }, log.map((line, index) =>
      h("li", { key: log.length - index }, line.text,
        line.place === null ? null : h("button", { key: "retell", type: "button", class: "zoo-why",
          "data-retell": String(line.place), "aria-label": line.title }, words.retell)))));
}

/**
 * The moves of the game on a slider.
 * @param {{at: number, count: number}} history
 * @param {boolean} shown
 * @param {Object<string, string>} words
 */
export function historyNode(history, shown, words) {
  if (!shown || !history.count) return null;
  const text = words.history.replace("{at}", String(history.at)).replace("{count}", String(history.count));
  return h("div", { key: "history", class: "zoo-history" },
    h("label", { key: "label" }, h("span", { key: "text", class: "zoo-heading" }, text),
      h("input", { key: "slider", type: "range", min: "0", max: String(history.count), step: "1",
        value: String(history.at), "data-history": true, "aria-valuetext": text })));
}

/**
 * What stands under the board: what is pointed at, and what playing there would bring or why it may not be.
 * @param {string} detail label of the place
 * @param {string[]} preview
 * @param {string[]} against what forbids to play there
 * @param {Object<string, string>} words
 */
export function underNodes(detail, preview, against, words) {
  const lines = against.length ? against : preview;
  return [
    h("p", { key: "detail", class: "zoo-detail", "aria-hidden": "true" }, detail || "\u00a0"),
    h("div", { key: "preview", class: `zoo-preview${against.length ? " zoo-against" : ""}` },
      lines.length
        ? [h("span", { key: "title", class: "zoo-heading" }, against.length ? words.notHere : words.here),
            h("ul", { key: "lines" }, lines.map((line) => h("li", {}, line)))]
        : null),
  ];
}
