// @ts-check
// Theme, motion and sound: kept in this browser and marked on <html>, so that styles and table follow. It runs before the
// page is painted. A switch is an element with data-set="theme"; without data-to="dark" it changes to the other.
const root = document.documentElement;
/** @type {Record<string, string>} */ const wishes = { theme: "system", motion: "system", sound: "on" };

function mark() {
  for (const name in wishes) {
    try {
      wishes[name] = localStorage.getItem(`azalai-${name}`) ?? wishes[name];
    } catch {} // a browser that keeps nothing
    root.dataset[name] = wishes[name];
  }
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-set]"))) {
    const { set = "", to = set === "sound" ? "on" : undefined } = button.dataset;
    if (to) button.setAttribute("aria-pressed", String(wishes[set] === to));
  }
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-set]"));
  const { set, to } = button?.dataset ?? {};
  if (!set) return;
  const dark = wishes.theme === "dark" || (wishes.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  wishes[set] = to ?? (set === "theme" ? (dark ? "light" : "dark") : wishes.sound === "on" ? "off" : "on");
  try {
    localStorage.setItem(`azalai-${set}`, wishes[set]);
  } catch {}
  mark();
});
addEventListener("storage", mark); // another tab changed it
addEventListener("DOMContentLoaded", mark);
mark();
