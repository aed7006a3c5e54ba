// @ts-check
// Theme, motion and sound: kept in this browser, marked on <html>, so that the styles and the table follow.
// It runs before the page is painted; switches are elements with data-set="theme" data-to="dark".
const root = document.documentElement;
const DEFAULTS = { theme: "system", motion: "system", sound: "on" };

/** @param {string} name */
function wish(name) {
  try {
    return localStorage.getItem(`azalai-${name}`) ?? DEFAULTS[name];
  } catch {
    return DEFAULTS[name]; // a browser that keeps nothing
  }
}

function mark() {
  for (const name in DEFAULTS) root.dataset[name] = wish(name);
  for (const button of document.querySelectorAll("[data-set][data-to]")) {
    const { set, to } = /** @type {HTMLElement} */ (button).dataset;
    button.setAttribute("aria-pressed", String(root.dataset[set ?? ""] === to));
  }
  const quiet = document.querySelector(".tools [data-set=sound]");
  quiet?.setAttribute("aria-pressed", String(root.dataset.sound === "on"));
}

/** @param {string} name @param {string} value */
function set(name, value) {
  try {
    localStorage.setItem(`azalai-${name}`, value);
  } catch {
    root.dataset[name] = value;
  }
  mark();
  root.dispatchEvent(new CustomEvent("azalai:switch", { detail: { name, value } }));
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-set]"));
  const name = button?.dataset.set;
  if (!name) return;
  const dark = root.dataset.theme === "dark" || (root.dataset.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  const other = { theme: dark ? "light" : "dark", sound: root.dataset.sound === "on" ? "off" : "on" };
  set(name, button.dataset.to ?? other[name]);
});
addEventListener("storage", mark); // another tab changed it
document.addEventListener("DOMContentLoaded", mark);
mark();
