// @ts-check
import { meaning } from "./geometry.js";
import { stepOf } from "./stepper.js";

/**
 * Turn what is done in the panel into wishes.
 * @param {any} panel element
 * @param {any} model
 * @param {(wish: any) => void} send
 * @param {{stop: () => void, toggle: () => void}} clock
 * @param {(name: string, value: string) => void} ask called with what a person asks about: data name and value
 * @param {AbortSignal} signal
 */
export function listenToPanel(panel, model, send, clock, ask, signal) {
  /** @param {string} id */
  function stepperButton(id) {
    const { at } = model.get("panel").stepper;
    if (id === "play") return clock.toggle();
    clock.stop();
    send(id === "close" ? { kind: "cancel" } : { kind: "step", to: id === "back" ? at - 1 : at + 1 });
  }

  panel.addEventListener("click", (/** @type {any} */ event) => {
    const target = event.target.closest("[data-button],[data-why],[data-retell],[data-step],[data-tool],[data-rule]");
    if (!target || target.getAttribute("aria-disabled") === "true") return;
    const { button, why, retell, step, tool, rule } = target.dataset;
    if (why) ask("why", why);
    if (retell) ask("retell", retell);
    if (step) stepperButton(step);
    else if (why) send({ kind: "why", item: why });
    else if (retell) send({ kind: "retell", place: Number(retell) });
    else if (rule !== undefined) send({ kind: "rule", id: rule });
    else send(button ? { kind: "button", id: button } : { kind: tool });
  }, { signal });

  panel.addEventListener("input", (/** @type {any} */ event) => {
    if (!event.target.matches("[data-slider],[data-history]")) return;
    clock.stop();
    send({ kind: event.target.matches("[data-slider]") ? "step" : "look", to: Number(event.target.value) });
  }, { signal });

  panel.addEventListener("submit", (/** @type {any} */ event) => {
    event.preventDefault();
    const input = event.target.querySelector("input");
    send({ kind: "typed", text: input.value.trim() });
    input.select();
  }, { signal });

  function moved() {
    for (const input of panel.querySelectorAll("[data-form=typed] input")) input.value = "";
  }
  model.on("change:generation", moved);
  signal.addEventListener("abort", () => model.off("change:generation", moved));

  panel.addEventListener("keydown", (/** @type {any} */ event) => {
    if (event.key === "Tab") return;
    const wish = event.target.matches("input[type=text]") ? null : wishOf(event, model);
    if (wish) {
      if (wish.kind === "retell") ask("retell", String(model.get("panel").retelling?.place));
      clock.stop();
      send(wish);
      event.preventDefault();
    } else if (!event.target.matches("input[type=text]") && !["Enter", " "].includes(event.key)) return;
    event.stopPropagation();
  }, { signal });
}

/**
 * Return what a key means in the panel, or null for one that the page keeps.
 * @param {any} event
 * @param {any} model
 */
function wishOf(event, model) {
  const { stepper } = model.get("panel");
  if (stepper && event.target.closest(".zoo-stepper") && !event.ctrlKey && !event.altKey && !event.metaKey) {
    const to = stepOf(event.key, stepper.at, stepper.steps.length);
    if (to !== null) return { kind: "step", to };
  }
  const { keys, tools } = model.get("board");
  const wish = meaning(event, keys, tools);
  return wish && !["move", "first", "last", "act"].includes(wish.kind) ? wish : null;
}
