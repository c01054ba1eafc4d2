// @ts-check
import { h, patch } from "./dom.js";
import { makeLink } from "./link.js";
import { themeOf, watchTheme } from "./theme.js";

/**
 * @typedef {{name: string, value: string, help: string, words: string, options: string[], least: number|null,
 *   most: number|null, flag: boolean}} Setting
 * @typedef {{name: string, title: string, credits: string, least: number, most: number,
 *   bots: {name: string, idea: string}[], settings: Setting[]}} Game
 * @typedef {{games: Game[], kept: string, damage: string, words: Object<string, string>}} Form
 * @typedef {{name: string, bot: string}} Seat
 */

/**
 * The seats to begin with: a person, and the bot that thinks most in every other seat that is needed.
 * @param {Game} game
 * @returns {Seat[]}
 */
export function firstSeats(game) {
  const bot = game.bots[game.bots.length - 1];
  return Array.from({ length: game.least }, (_, seat) => seat && bot
    ? { name: `Bot ${seat}`, bot: bot.name }
    : { name: `Player ${seat + 1}`, bot: "" });
}

/**
 * Return the seats with one more, a person.
 * @param {Seat[]} seats
 */
export function withSeat(seats) {
  const taken = new Set(seats.map((seat) => seat.name));
  let number = seats.length + 1;
  while (taken.has(`Player ${number}`)) number += 1;
  return [...seats, { name: `Player ${number}`, bot: "" }];
}

/**
 * What the page sends when the game begins.
 * @param {Game} game
 * @param {Seat[]} seats
 * @param {Object<string, string>} settings texts by name
 * @param {string} seed
 */
export function startWish(game, seats, settings, seed) {
  const changed = game.settings.filter((one) => one.name in settings && settings[one.name] !== one.value);
  return {
    kind: "start",
    game: game.name,
    names: seats.map((seat) => seat.name),
    bots: Object.fromEntries(seats.flatMap((seat, index) => (seat.bot ? [[String(index), seat.bot]] : []))),
    settings: Object.fromEntries(changed.map((one) => [one.name, settings[one.name]])),
    seed,
  };
}

/**
 * @param {Seat} seat
 * @param {number} index
 * @param {Game} game
 * @param {Object<string, string>} words
 */
function seatNode(seat, index, game, words) {
  const number = String(index + 1);
  const bot = game.bots.find((one) => one.name === seat.bot);
  return h("div", { key: `seat ${index}`, class: "zoo-seat" },
    h("input", { key: "name", type: "text", maxlength: "40", autocomplete: "off", "data-name": index,
      "aria-label": words.name.replace("{number}", number), value: seat.name }),
    h("select", { key: `kind ${game.name}`, "data-bot": index, "aria-label": words.plays.replace("{number}", number) },
      h("option", { key: "", value: "", selected: !seat.bot }, words.person),
      game.bots.map((one) => h("option", { key: one.name, value: one.name, selected: one.name === seat.bot },
        `${words.bot}: ${one.name}`))),
    bot ? h("span", { key: "idea", class: "zoo-hint" }, bot.idea) : null);
}

/**
 * @param {Setting} setting
 * @param {string} value
 */
function settingNode(setting, value) {
  const options = setting.flag ? ["true", "false"] : setting.options;
  const shared = { key: "value", "data-setting": setting.name };
  return h("label", { key: setting.name, class: "zoo-setting" },
    h("span", { key: "name", class: "zoo-name" }, setting.name),
    options.length
      ? h("select", shared, options.map((one) => h("option", { key: one, value: one, selected: one === value }, one)))
      : h("input", { ...shared, type: "text", inputmode: setting.least === null ? null : "numeric",
          autocomplete: "off", value }),
    h("span", { key: "help", class: "zoo-hint" }, `${setting.help} (${setting.words})`));
}

/**
 * Describe the panel.
 * @param {Form} form
 * @param {{game: Game, seats: Seat[], settings: Object<string, string>, seed: string}} draft
 * @param {string} error
 * @param {string} gone
 */
export function startNodes(form, draft, error, gone) {
  const { words } = form;
  const { game, seats } = draft;
  const button = (/** @type {string} */ id, /** @type {string} */ text, /** @type {boolean} */ able) =>
    h("button", { key: id, type: "button", class: "zoo-tool", "data-do": id, "aria-disabled": able ? null : "true" }, text);
  return [
    h("div", { key: "gone", role: "alert", class: "zoo-gone" }, gone),
    form.kept
      ? h("div", { key: "kept", role: "group", class: "zoo-kept-game", "aria-label": words.kept },
          h("p", { key: "title", class: "zoo-heading" }, words.kept), h("p", { key: "text" }, form.kept),
          h("button", { key: "go", type: "button", class: "zoo-button zoo-main", "data-do": "continue" }, words.continued))
      : null,
    form.damage
      ? h("div", { key: "damage", class: "zoo-notice" }, h("p", { class: "zoo-notice-text" }, words.damaged),
          h("p", { key: "why" }, form.damage))
      : null,
    h("form", { key: "new", class: "zoo-new", "aria-label": words.new },
      h("p", { key: "title", class: "zoo-prompt" }, words.new),
      form.games.length > 1
        ? h("div", { key: "games", role: "group", class: "zoo-buttons", "aria-label": words.game },
            form.games.map((one) => h("button", { key: one.name, type: "button", class: "zoo-button",
              "data-game": one.name, "aria-pressed": String(one === game) }, one.title)))
        : null,
      h("p", { key: "credits", class: "zoo-hint" }, game.credits),
      h("fieldset", { key: "seats" }, h("legend", { key: "title", class: "zoo-heading" }, words.players),
        seats.map((seat, index) => seatNode(seat, index, game, words)),
        h("div", { key: "more", class: "zoo-tools" },
          button("add", words.add, seats.length < game.most), button("remove", words.remove, seats.length > game.least))),
      game.settings.length
        ? h("details", { key: `settings ${game.name}`, class: "zoo-settings" },
            h("summary", { key: "title", class: "zoo-heading" }, words.settings),
            game.settings.map((one) => settingNode(one, draft.settings[one.name] ?? one.value)))
        : null,
      h("label", { key: "seed", class: "zoo-setting" }, h("span", { key: "name", class: "zoo-name" }, words.seed),
        h("input", { key: "value", type: "text", inputmode: "numeric", autocomplete: "off", "data-seed": true,
          value: draft.seed }),
        h("span", { key: "help", class: "zoo-hint" }, words.seedHelp)),
      h("div", { key: "error", role: "alert", class: "zoo-start-error" },
        error ? h("p", { class: "zoo-notice" }, error) : null),
      h("button", { key: "start", type: "submit", class: "zoo-button zoo-main" }, words.start)),
  ];
}

/**
 * The panel on which a game is chosen.
 * @param {{model: any, el: any, signal: AbortSignal}} view
 */
function render({ model, el, signal }) {
  el.classList.add("zoo-live");
  el.dataset.lmSuppressShortcuts = "true";
  const link = makeLink(model, el, () => draw(), () => {
    el.dataset.settled = String(link.idle);
  }, signal);
  // A view may come before its first state; that comes as a change.
  const games = () => /** @type {Form} */ (model.get("form")).games || [];
  /** @type {any} */
  let draft = null;
  const first = () => {
    const [game] = games();
    return game ? { game, seats: firstSeats(game), settings: {}, seed: "" } : null;
  };
  function draw() {
    const form = model.get("form");
    draft = draft || first();
    if (!draft) return;
    el.dataset.theme = themeOf(el);
    patch(el, startNodes(form, draft, model.get("error"), link.state === "live" ? "" : form.words[link.state]));
  }

  el.addEventListener("click", (/** @type {any} */ event) => {
    const target = event.target.closest("[data-do],[data-game]");
    if (!target || target.getAttribute("aria-disabled") === "true") return;
    const { do: wish, game } = target.dataset;
    if (game) {
      draft.game = games().find((/** @type {Game} */ one) => one.name === game) || draft.game;
      draft.seats = firstSeats(draft.game);
      draft.settings = {};
    } else if (wish === "add") draft.seats = withSeat(draft.seats);
    else if (wish === "remove") draft.seats = draft.seats.slice(0, -1);
    else if (wish === "continue") link.send({ kind: "continue" });
    draw();
  }, { signal });
  el.addEventListener("input", (/** @type {any} */ event) => {
    const { name, bot, setting, seed } = event.target.dataset;
    const value = event.target.value;
    if (name !== undefined) draft.seats[Number(name)].name = value;
    else if (bot !== undefined) draft.seats[Number(bot)].bot = value;
    else if (setting !== undefined) draft.settings[setting] = value;
    else if (seed !== undefined) draft.seed = value;
    if (bot !== undefined) draw();
  }, { signal });
  el.addEventListener("submit", (/** @type {any} */ event) => {
    event.preventDefault();
    link.send(startWish(draft.game, draft.seats, draft.settings, draft.seed));
  }, { signal });
  // Keys typed here are no shortcuts of the notebook.
  el.addEventListener("keydown", (/** @type {any} */ event) => {
    if (event.key !== "Tab" && event.key !== "Escape") event.stopPropagation();
  }, { signal });
  for (const event of ["change:form", "change:error"]) model.on(event, draw);
  signal.addEventListener("abort", () => {
    for (const event of ["change:form", "change:error"]) model.off(event, draw);
  });
  watchTheme(draw, signal);
  draw();
}

export default { render };
