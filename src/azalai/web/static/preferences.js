// @ts-check
// Preferences of this browser: theme, motion, sound, calls and the coach, stored locally and set as data attributes of <html>, before the
// page is painted. Elements with data-set="theme" change them, to the value of data-to or else to the other value.
const [root, SWITCHES] = [document.documentElement, ["sound", "coach"]];
/** @type {Record<string, string>} */ const preferences = { theme: "system", motion: "system", sound: "on", reactions: "shown", notify: "off", coach: "on" };

function apply() {
  for (const name in preferences) {
    try {
      preferences[name] = localStorage.getItem(`azalai-${name}`) ?? preferences[name];
    } catch {} // storage is blocked
    root.dataset[name] = preferences[name];
  }
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-set]"))) {
    const { set = "", to = SWITCHES.includes(set) ? "on" : undefined } = button.dataset;
    if (to) button.setAttribute("aria-pressed", String(preferences[set] === to));
  }
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-set]"));
  const { set, to } = button?.dataset ?? {};
  if (!set) return;
  const dark = preferences.theme === "dark" || (preferences.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  preferences[set] = to ?? (set === "theme" ? (dark ? "light" : "dark") : preferences[set] === "on" ? "off" : "on");
  try {
    localStorage.setItem(`azalai-${set}`, preferences[set]);
  } catch {}
  apply();
});
/** Whether the end of this page's table is still to be counted up, which happens once on a device (score_reveal.js). */
function awaitsReveal() {
  const table = location.pathname.match(/^\/t\/([^/]+)$/)?.[1];
  const still = preferences.motion === "less" || (preferences.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  try {
    return table && !still && !(localStorage.getItem("azalai-counted") ?? "").split(" ").includes(table);
  } catch {
    return table && !still;
  }
}

addEventListener("storage", apply); // changed in another tab
addEventListener("DOMContentLoaded", apply);
apply();
if (awaitsReveal()) root.dataset.reveal = "counting"; // before the page is painted, so that nobody sees the winner first
