// @ts-check
/**
 * Elements as plain data, and a patch that keeps what is there. Focus, an open <details> and half a
 * typed word survive a patch, because an element is kept wherever its key comes again.
 *
 * @typedef {{tag: string, props: Object<string, any>, children: Array<Node|string>, key: string}} Node
 */

/**
 * Describe an element.
 * @param {string} tag
 * @param {Object<string, any>} [props] attributes; `key` names the element among its siblings, `html` is
 *   never taken; a value of null, undefined or false leaves the attribute out, true makes it empty.
 * @param {...(Node|string|null|undefined|false|Array<any>)} children
 * @returns {Node}
 */
export function h(tag, props = {}, ...children) {
  const { key, ...rest } = props || {};
  /** @type {Array<any>} */
  const flat = children.flat(4);
  return {
    tag,
    props: rest,
    children: flat.filter((child) => child !== null && child !== undefined && child !== false && child !== ""),
    key: key === undefined ? "" : String(key),
  };
}

/**
 * Name every node: its own key, or its tag and its turn among the siblings of that tag without a key.
 * @param {Array<Node|string>} nodes
 * @returns {string[]}
 */
export function keysOf(nodes) {
  /** @type {Object<string, number>} */
  const turns = {};
  return nodes.map((node) => {
    const tag = typeof node === "string" ? "#text" : node.tag;
    if (typeof node !== "string" && node.key) return `${tag}/${node.key}`;
    turns[tag] = (turns[tag] || 0) + 1;
    return `${tag}#${turns[tag]}`;
  });
}

/**
 * Make the children of an element what the nodes describe.
 * @param {any} parent
 * @param {Array<Node|string|null|false>} wanted
 */
export function patch(parent, wanted) {
  /** @type {Array<Node|string>} */
  const nodes = /** @type {any} */ (wanted.filter((node) => node));
  const keys = keysOf(nodes);
  /** @type {Map<string, any>} */
  const old = parent.zooChildren || new Map();
  /** @type {Map<string, any>} */
  const now = new Map();
  // What is gone goes first: an element that is moved past it would lose the focus.
  const kept = new Set(keys);
  for (const [key, child] of old) if (!kept.has(key)) child.remove();
  let place = parent.firstChild;
  nodes.forEach((node, index) => {
    const key = keys[index];
    let child = old.get(key);
    old.delete(key);
    if (!child) {
      child = typeof node === "string" ? document.createTextNode("") : document.createElement(node.tag);
    }
    if (typeof node === "string") {
      if (child.data !== node) child.data = node;
    } else {
      attributes(child, node.props);
      patch(child, node.children);
    }
    if (child === place) place = place.nextSibling;
    else parent.insertBefore(child, place);
    now.set(key, child);
  });
  parent.zooChildren = now;
}

/**
 * @param {any} element
 * @param {Object<string, any>} props
 */
function attributes(element, props) {
  const before = element.zooProps || {};
  for (const name of Object.keys(before)) if (!(name in props)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(props)) {
    if (before[name] === value) continue;
    if (name === "value") element.value = value;
    if (name === "style") element.style.cssText = value;
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.zooProps = props;
}
