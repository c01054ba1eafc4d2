// @ts-check
/** How long the kernel and the canvas may take, in milliseconds. */
const PATIENCE = 6000;

/**
 * The page's half of the check: does the kernel answer, does the canvas paint? Each line says in words
 * what was found and, where something is missing, what to do.
 * @param {{model: any, el: any, signal: AbortSignal}} view
 */
function render({ model, el, signal }) {
  const words = model.get("words");
  el.classList.add("zoo-check");
  const list = document.createElement("ul");
  list.setAttribute("aria-label", words.title);
  el.append(list);

  /** @param {string} name */
  function line(name) {
    const item = document.createElement("li");
    item.dataset.check = name;
    list.append(item);
    const show = (/** @type {string} */ state) => {
      item.dataset.state = state;
      item.textContent = words[`${name} ${state}`];
    };
    show("waiting");
    return show;
  }

  line("page")("good");
  const kernel = line("kernel");
  const late = setTimeout(() => kernel("trouble"), PATIENCE);
  const question = String(Math.random());
  const hear = () => {
    if (model.get("answer") !== question) return;
    clearTimeout(late);
    kernel("good");
  };
  model.on("change:answer", hear);
  model.send({ question });

  const canvas = line("canvas");
  const start = performance.now();
  let frame = 0;
  function look() {
    const found = el.closest(".zoo-check-box")?.querySelector("canvas");
    const pixel = found ? found.getContext("2d").getImageData(0, 0, 1, 1).data : [0, 0, 0, 0];
    if (pixel[0] === 29 && pixel[1] === 95 && pixel[2] === 168) canvas("good");
    else if (performance.now() - start > PATIENCE) canvas("trouble");
    else frame = requestAnimationFrame(look);
  }
  if (model.get("canvas")) look();
  else canvas("trouble");
  signal.addEventListener("abort", () => {
    clearTimeout(late);
    cancelAnimationFrame(frame);
    model.off("change:answer", hear);
  });
}

export default { render };
