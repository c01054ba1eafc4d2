// @ts-check
import { h, patch } from "./dom.js";
import { meaning, middle, nearest, neighbour, rowsOf } from "./geometry.js";

/**
 * @typedef {{id: string, label: string, x: number, y: number, w: number, h: number, row: number|null,
 *   column: number|null, group: string, offered: boolean, able: boolean,
 *   picked: boolean, piece: boolean, symbol: string, motion: string}} Spot
 * @typedef {{x: number, y: number, w: number, h: number, title: string, alt: string, spots: Spot[],
 *   keys: Object<string, string>, tools: Object<string, string>, width: number, frame: number, svg: string,
 *   lang: string}} Board
 */

/**
 * The board: a layer of spots over the canvas. It takes pointer, touch and keyboard and says only what
 * they mean.
 * @param {any} layer element that lies on the canvas
 * @param {(message: any) => void} send
 * @param {(label: string) => void} tell called with the words of the place that is pointed at
 * @param {AbortSignal} signal
 */
export function makeBoard(layer, send, tell, signal) {
  /** @type {Board|null} */
  let board = null;
  /** @type {string|null} */
  let current = null;
  let place = /** @type {[number, number]} */ ([0, 0]);
  /** @type {string|null} */
  let pointed = null;

  /** @param {string|null} id */
  function point(id) {
    if (id === pointed) return;
    pointed = id;
    describe();
    send({ kind: "point", spot: id });
  }

  function describe() {
    const spot = board && board.spots.find((one) => one.id === pointed);
    tell(spot ? spot.label : "");
  }

  /** @param {any} event */
  function spotAt(event) {
    const element = event.target && event.target.closest ? event.target.closest("[data-spot]") : null;
    return element && layer.contains(element) ? element.dataset.spot : null;
  }

  /** @param {string|null} id */
  function element(id) {
    return [...layer.querySelectorAll("[data-spot]")].find((one) => one.dataset.spot === id) || null;
  }

  /** @param {string|null} id */
  function focus(id) {
    if (!board || id === null) return;
    current = id;
    draw();
    const target = element(id);
    if (target) target.focus();
  }

  const options = { signal };
  layer.addEventListener("pointerover", (/** @type {any} */ event) => {
    if (event.pointerType !== "touch") point(spotAt(event));
  }, options);
  layer.addEventListener("pointerleave", () => point(layer.contains(document.activeElement) ? current : null), options);
  layer.addEventListener("click", (/** @type {any} */ event) => {
    const id = spotAt(event);
    if (id === null) return;
    focus(id);
    send({ kind: "act", spot: id });
  }, options);
  layer.addEventListener("focusin", (/** @type {any} */ event) => {
    const id = spotAt(event);
    if (id === null) return;
    if (id !== current) {
      current = id;
      draw();
    }
    point(id);
  }, options);
  layer.addEventListener("focusout", (/** @type {any} */ event) => {
    if (!layer.contains(event.relatedTarget)) point(null);
  }, options);
  layer.addEventListener("keydown", (/** @type {any} */ event) => {
    const id = spotAt(event);
    const wish = board && id !== null ? meaning(event, board.keys, board.tools) : null;
    if (!wish || !board) return;
    event.preventDefault();
    event.stopPropagation();
    const spots = board.spots;
    if (wish.kind === "move") focus(neighbour(spots, id, event.key));
    else if (wish.kind === "first") focus(spots[0].id);
    else if (wish.kind === "last") focus(spots[spots.length - 1].id);
    else if (wish.kind === "act") send({ kind: "act", spot: id });
    else if (wish.kind === "cancel") send({ kind: "cancel" });
    else send(wish);
  }, options);

  /** @param {Spot} spot @param {string} role @param {number} left number of the leftmost column */
  function spotNode(spot, role, left) {
    const b = /** @type {Board} */ (board);
    const percent = (/** @type {number} */ part, /** @type {number} */ whole) => `${(100 * part / whole).toFixed(4)}%`;
    return h(role === "gridcell" ? "div" : "button", {
      key: spot.id,
      class: `zoo-spot${spot.offered ? " zoo-offered" : ""}`,
      type: role === "gridcell" ? null : "button",
      role: role === "gridcell" ? "gridcell" : null,
      "data-spot": spot.id,
      "data-piece": spot.piece ? spot.id : null,
      "aria-label": spot.label,
      "aria-disabled": spot.able ? null : "true",
      "aria-selected": spot.picked && role === "gridcell" ? "true" : null,
      "aria-colindex": role === "gridcell" && spot.column !== null ? String(spot.column - left + 1) : null,
      tabindex: spot.id === current ? "0" : "-1",
      style: `left:${percent(spot.x - b.x, b.w)};top:${percent(spot.y - b.y, b.h)};` +
        `width:${percent(spot.w, b.w)};height:${percent(spot.h, b.h)}`,
    });
  }

  /**
   * The places of one group: a grid of those with cells, then the others.
   * @param {string} name heading of the group, empty where there is one board
   * @param {Spot[]} spots
   */
  function groupNodes(name, spots) {
    const title = name || /** @type {Board} */ (board).title;
    const { rows, others } = rowsOf(spots);
    const top = rows.length ? Number(rows[0][0].row) : 0;
    const left = Math.min(...rows.flat().map((spot) => Number(spot.column)));
    return [
      rows.length
        ? h("div", { key: `grid ${name}`, role: "grid", class: "zoo-places", "aria-label": title }, rows.map((row) =>
            h("div", { key: row[0].row, role: "row", "aria-rowindex": String(Number(row[0].row) - top + 1) },
              row.map((spot) => spotNode(spot, "gridcell", left)))))
        : null,
      others.length
        ? h("div", { key: `group ${name}`, role: "group", class: "zoo-places",
            "aria-label": name && !rows.length ? name : `${title}: other places` },
          others.map((spot) => spotNode(spot, "button", 0)))
        : null,
    ];
  }

  function draw() {
    if (!board) return;
    const spots = board.spots;
    const names = [...new Set(spots.map((spot) => spot.group))];
    patch(layer, [
      board.svg ? h("img", { key: "picture", class: "zoo-svg", src: board.svg, alt: "", "aria-hidden": "true" }) : null,
      ...names.flatMap((name) => groupNodes(name, spots.filter((spot) => spot.group === name))),
    ]);
  }

  return {
    /** @param {Board} next */
    show(next) {
      const held = layer.contains(document.activeElement);
      const spots = next.spots;
      if (!spots.some((spot) => spot.id === current)) {
        const offered = spots.filter((spot) => spot.offered);
        current = current === null
          ? (offered[0] || spots[0] || { id: null }).id
          : nearest(offered.length ? offered : spots, place);
      }
      const here = spots.find((spot) => spot.id === current);
      if (here) place = middle(here);
      board = next;
      draw();
      describe();
      if (held && !layer.contains(document.activeElement)) focus(current);
    },
    /** @param {string|null} [id] a place, the present one if left out */
    focus: (id = current) => focus(id),
    point,
  };
}
