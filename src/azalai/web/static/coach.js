// @ts-check
// The coach of a first game: shows the first remark of the page that is new on this device, one for each position.
const KEY = "azalai-remarks";
const main = /** @type {HTMLElement} */ (document.getElementById("table"));
/** What may be said once in this game, such as what was better than a move. @type {Set<string>} */ const saidHere = new Set();
/** The remark on show, and the position to which it belongs. */
let [shown, at] = ["", ""];

/** @returns {string[]} the remarks that this device has shown */
function seen() {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ");
  } catch {
    return []; // storage is blocked
  }
}

/** @param {string} name */
function remember(name) {
  if (!name || name.startsWith("better-")) return void saidHere.add(name);
  try {
    localStorage.setItem(KEY, [...new Set([...seen(), `${main.className}-${name}`])].join(" ").trim());
  } catch {
    saidHere.add(name);
  }
}

/** @param {HTMLElement} remark */
function isNew({ dataset: { remark = "" } }) {
  return !saidHere.has(remark) && !seen().includes(`${main.className}-${remark}`);
}

/** Shows what fits the page as it is now. */
function show() {
  const remarks = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-remark]")]);
  const position = [main.dataset.state, ...remarks.map(({ dataset }) => dataset.remark)].join(" ");
  if (at !== position) {
    const still = at.split(" ")[0] === main.dataset.state && remarks.some(({ dataset }) => dataset.remark === shown);
    if (!still) remember(shown), (shown = remarks.find(isNew)?.dataset.remark ?? "");
    if (shown && remarks[0]?.dataset.remark?.startsWith("better-") && isNew(remarks[0])) shown = remarks[0].dataset.remark ?? "";
    at = position;
  }
  for (const element of document.querySelectorAll(".spoken-of")) element.classList.remove("spoken-of");
  const [off, live] = [document.documentElement.dataset.coach === "off", document.getElementById("coach-says")];
  let told = "";
  for (const remark of remarks) {
    remark.hidden = off || remark.dataset.remark !== shown;
    if (remark.hidden) continue;
    told = [...remark.querySelectorAll("h2, p")].map(({ textContent }) => textContent).join(". ");
    for (const id of remark.dataset.about?.split(" ") ?? []) document.getElementById(id)?.classList.add("spoken-of");
  }
  if (live && live.textContent !== told) live.textContent = told; // screen readers hear it once
}

/** The player has read the remark; the next one waits for another position. */
function dismiss() {
  remember(shown);
  shown = "";
  show();
  /** @type {HTMLElement | null} */ (document.querySelector("#prompt .ask, #prompt"))?.focus({ preventScroll: true });
}

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("[data-got], [data-quiet]");
  if (!button) return;
  dismiss();
  if (button.matches("[data-quiet]")) document.getElementById("coach-switch")?.click();
});
document.addEventListener("keydown", (event) => {
  const drafting = [...document.querySelectorAll('[data-draft=""]')].some((element) => element.getClientRects().length);
  if (event.key === "Escape" && shown && !drafting) dismiss();
});
/** Switched on again, the coach begins anew. @param {MutationRecord[]} changes */
function onSwitch(changes) {
  if (document.documentElement.dataset.coach === "on" && changes.some(({ oldValue }) => oldValue === "off")) {
    saidHere.clear();
    [shown, at] = ["", ""];
    try {
      localStorage.removeItem(KEY);
    } catch {}
  }
  show();
}

new MutationObserver(show).observe(main, { attributes: true, attributeFilter: ["data-state"] });
new MutationObserver(onSwitch).observe(document.documentElement, { attributeOldValue: true, attributeFilter: ["data-coach"] });
show();
