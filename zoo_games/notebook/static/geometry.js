// @ts-check
/**
 * Pure answers about places, keys and colours; nothing here touches the page.
 *
 * @typedef {{id: string, x: number, y: number, w: number, h: number}} Box
 */

/** @type {Object<string, [number, number]>} */
const DIRECTIONS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * Return the middle of a box.
 * @param {Box} box
 * @returns {[number, number]}
 */
export function middle(box) {
  return [box.x + box.w / 2, box.y + box.h / 2];
}

/**
 * Return the id of the nearest spot in the direction of an arrow key, or null. A step aside costs twice
 * as much as a step ahead, and nothing beyond 45 degrees to the side counts while something nearer to
 * the line is there.
 * @param {Box[]} spots
 * @param {string} from id of the present spot
 * @param {string} key name of an arrow key
 * @returns {string|null}
 */
export function neighbour(spots, from, key) {
  const way = DIRECTIONS[key];
  const start = spots.find((spot) => spot.id === from);
  if (!way || !start) return null;
  const [x, y] = middle(start);
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.id === from) continue;
    const [otherX, otherY] = middle(spot);
    const ahead = (otherX - x) * way[0] + (otherY - y) * way[1];
    const aside = Math.abs((otherX - x) * way[1]) + Math.abs((otherY - y) * way[0]);
    if (ahead <= 1e-6) continue;
    const cost = ahead + 2 * aside + (aside > ahead ? 1000 : 0);
    if (cost < least - 1e-9) {
      least = cost;
      best = spot.id;
    }
  }
  return best;
}

/**
 * Return the id of the spot that is nearest to a point, or null where there is none.
 * @param {Box[]} spots
 * @param {[number, number]} point
 * @returns {string|null}
 */
export function nearest(spots, point) {
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = middle(spot);
    const distance = (x - point[0]) ** 2 + (y - point[1]) ** 2;
    if (distance < least) {
      least = distance;
      best = spot.id;
    }
  }
  return best;
}

/**
 * Return what a key means on the board, or null for a key that is not ours and must be left alone.
 * @param {{key: string, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean}} event
 * @param {Object<string, string>} keys button ids by key
 * @param {Object<string, string>} tools kinds of wishes by key; a button's key goes before
 * @returns {{kind: string, id?: string}|null} a kind of "move", "first", "last", "act", "cancel", "button"
 *   (with its id) or that of a tool
 */
export function meaning(event, keys, tools = {}) {
  if (event.altKey || event.metaKey) return null;
  if (event.ctrlKey) {
    if (event.key === "Home") return { kind: "first" };
    if (event.key === "End") return { kind: "last" };
    return null;
  }
  if (event.key in DIRECTIONS) return { kind: "move" };
  if (event.key === "Home") return { kind: "first" };
  if (event.key === "End") return { kind: "last" };
  if (event.key === "Enter" || event.key === " ") return { kind: "act" };
  if (event.key === "Escape") return { kind: "cancel" };
  const letter = event.key.toLowerCase();
  const id = keys[event.key] || keys[letter];
  if (id) return { kind: "button", id };
  return tools[letter] ? { kind: tools[letter] } : null;
}

/**
 * Return the frame number that the top left pixel carries in the low bits of its colour.
 * @param {ArrayLike<number>} pixel red, green, blue, alpha
 * @returns {number|null} null where nothing has been painted
 */
export function frameOf(pixel) {
  if (pixel[3] !== 255) return null;
  return ((pixel[0] & 3) << 4) | ((pixel[1] & 3) << 2) | (pixel[2] & 3);
}

/**
 * Put the spots with cells into rows, and the others behind.
 * @template {{row: number|null}} T
 * @param {T[]} spots
 * @returns {{rows: T[][], others: T[]}}
 */
export function rowsOf(spots) {
  /** @type {Map<number, T[]>} */
  const rows = new Map();
  const others = [];
  for (const spot of spots) {
    if (spot.row === null) others.push(spot);
    else rows.set(spot.row, [...(rows.get(spot.row) || []), spot]);
  }
  return { rows: [...rows.keys()].sort((a, b) => a - b).map((row) => rows.get(row) || []), others };
}
