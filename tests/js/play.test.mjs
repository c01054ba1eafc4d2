// The panel for a new game and the parts of a board that help to play.
import assert from "node:assert/strict";
import { test } from "node:test";
import { curtainNode, historyNode, paceNode, rulesNodes, summaryNode, underNodes } from "../../zoo_games/notebook/static/extras.js";
import { makePace } from "../../zoo_games/notebook/static/pace.js";
import { firstSeats, startNodes, startWish, withSeat } from "../../zoo_games/notebook/static/start.js";

const WORDS = new Proxy({}, { get: (_, name) => (typeof name === "string" ? `${name} {name}{number}` : undefined) });
const SETTINGS = [
  { name: "hand", value: "2", help: "Tiles.", words: "1 to 5", options: [], least: 1, most: 5, flag: false },
  { name: "split", value: "floor", help: "How.", words: "one of", options: ["floor", "full"], least: null, most: null, flag: false },
];
const GAME = { name: "g", title: "G", credits: "C", least: 2, most: 3,
  bots: [{ name: "random", idea: "Any." }, { name: "deep", idea: "Thinks." }], settings: SETTINGS };

test("the first seats are a person and the bot that thinks most", () => {
  assert.deepEqual(firstSeats(GAME), [{ name: "Player 1", bot: "" }, { name: "Bot 1", bot: "deep" }]);
  assert.deepEqual(firstSeats({ ...GAME, bots: [] })[1], { name: "Player 2", bot: "" });
});

test("one more seat gets a name that nobody has", () => {
  const seats = withSeat([{ name: "Player 3", bot: "" }, { name: "Ada", bot: "" }]);
  assert.equal(seats[2].name, "Player 4");
});

test("the page sends the seats and only the settings that were changed", () => {
  const wish = startWish(GAME, firstSeats(GAME), { hand: "3", split: "floor" }, "7");
  assert.deepEqual(wish, { kind: "start", game: "g", names: ["Player 1", "Bot 1"], bots: { 1: "deep" },
    settings: { hand: "3" }, seed: "7" });
});

test("the panel shows a kept game, a damaged one and an error, each only where there is one", () => {
  const form = { games: [GAME], kept: "", damage: "", words: WORDS };
  const draft = { game: GAME, seats: firstSeats(GAME), settings: {}, seed: "" };
  const keys = (more, error = "") => startNodes({ ...form, ...more }, draft, error, "").filter(Boolean).map((node) => node.key);
  assert.deepEqual(keys({}), ["gone", "new"]);
  assert.deepEqual(keys({ kept: "A game." }), ["gone", "kept", "new"]);
  assert.deepEqual(keys({ damage: "Half." }), ["gone", "damage", "new"]);
  assert.match(JSON.stringify(startNodes(form, draft, "No such bot.", "")), /No such bot\./);
});

test("parts with nothing to show are left out", () => {
  assert.equal(curtainNode("", WORDS), null);
  assert.equal(paceNode({ due: false }, false, WORDS), null);
  assert.equal(summaryNode(null), null);
  assert.equal(historyNode({ at: 0, count: 4 }, false, WORDS), null);
  assert.deepEqual(rulesNodes({ here: [], card: null }, WORDS), [null, null]);
  assert.equal(underNodes("", [], [], WORDS)[1].children.length, 0);
});

test("where no motion is wanted there is a button to go on and nothing that runs", () => {
  const tools = (calm) => paceNode({ due: true, paused: false, speed: "slow" }, calm, WORDS).children.map((node) => node.key);
  assert.deepEqual(tools(true), ["ahead"]);
  assert.deepEqual(tools(false), ["ahead", "pause", "pace"]);
});

test("the clock asks once for each move, not while paused, not on a hidden page, not with reduced motion", () => {
  const now = { due: true, paused: false, delay: 5, tick: 1 };
  const asked = [];
  const page = new EventTarget();
  page.visibilityState = "visible";
  let calm = false;
  const timers = [];
  const before = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  globalThis.document = page;
  globalThis.matchMedia = () => ({ get matches() { return calm; }, addEventListener() {} });
  globalThis.setTimeout = (action) => timers.push(action);
  globalThis.clearTimeout = () => {};
  try {
    const pace = makePace(() => now, (tick) => asked.push(tick), new AbortController().signal);
    const beat = () => {
      pace.look();
      for (const action of timers.splice(0)) action();
    };
    beat();
    beat();
    assert.deepEqual(asked, [1]);
    now.tick = 2;
    now.paused = true;
    beat();
    now.paused = false;
    page.visibilityState = "hidden";
    beat();
    page.visibilityState = "visible";
    calm = true;
    beat();
    assert.deepEqual(asked, [1]);
    calm = false;
    beat();
    assert.deepEqual(asked, [1, 2]);
  } finally {
    Object.assign(globalThis, before);
    delete globalThis.document;
    delete globalThis.matchMedia;
  }
});
