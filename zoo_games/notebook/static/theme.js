// @ts-check
/**
 * Return whether a CSS colour is dark, or null if it says nothing (transparent or unknown).
 * @param {string} colour as computed by the browser, such as "rgb(17, 17, 17)"
 * @returns {boolean|null}
 */
export function isDark(colour) {
  const numbers = (colour.match(/[\d.]+/g) || []).map(Number);
  if (numbers.length < 3 || (numbers.length > 3 && numbers[3] < 0.5)) return null;
  return 0.2126 * numbers[0] + 0.7152 * numbers[1] + 0.0722 * numbers[2] < 128;
}

/**
 * Return "light" or "dark": what JupyterLab says, else what the page looks like, else what the system wants.
 * @param {any} element
 */
export function themeOf(element) {
  const said = document.body.dataset.jpThemeLight;
  if (said) return said === "true" ? "light" : "dark";
  const kind = document.body.dataset.vscodeThemeKind || document.body.className;
  if (/dark/i.test(kind)) return "dark";
  for (let one = element; one; one = one.parentElement) {
    const dark = isDark(getComputedStyle(one).backgroundColor);
    if (dark !== null) return dark ? "dark" : "light";
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/**
 * Tell when the theme of the page may have changed.
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function watchTheme(changed, signal) {
  const themes = new MutationObserver(changed);
  themes.observe(document.body, { attributes: true });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed, { signal });
  signal.addEventListener("abort", () => themes.disconnect());
}
