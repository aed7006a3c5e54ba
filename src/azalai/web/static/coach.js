// @ts-check
// The coach of a first game: shows the first remark of the page that is new on this device, one for each position.
import { shortestLine } from "./shortest_line.js";

const KEY = "azalai-remarks";
/** Milliseconds: a remark that went sooner, because the player clicked on, was not read and comes again. */
const READABLE = 2000;
const main = /** @type {HTMLElement} */ (document.getElementById("table"));
/** What may be said once in this game, such as what was better than a move. @type {Set<string>} */ const saidHere = new Set();
const pointer = Object.assign(document.createElement("i"), { className: "pointer", hidden: true, ariaHidden: "true" });
/** The remark on show, the position to which it belongs, and how often the player has decided since the move that it is about. */
let [shown, at, decisions] = ["", "", ""];
/** When it came. */
let since = 0;

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
    const now = remarks.find(({ dataset }) => dataset.remark === shown)?.dataset;
    const playedOn = !!now?.decisions && now.decisions === decisions; // only computers: what was better stays
    const still = !!now && (playedOn || at.split(" ")[0] === main.dataset.state);
    if (!still) {
      if (Date.now() - since >= READABLE) remember(shown);
      const next = remarks.find(isNew)?.dataset.remark ?? "";
      if (next !== shown) since = Date.now();
      shown = next;
    }
    const better = remarks.find((remark) => remark.dataset.remark?.startsWith("better-") && isNew(remark))?.dataset.remark;
    if (shown && better && better !== shown) [shown, since] = [better, Date.now()];
    at = position;
    decisions = remarks.find(({ dataset }) => dataset.remark === shown)?.dataset.decisions ?? "";
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
  point();
  if (live && live.textContent !== told) live.textContent = told; // screen readers hear it once
}

/** Draws a line from the remark to the nearest thing that it is about, where that is in view. */
function point() {
  const from = document.querySelector("[data-remark]:not([hidden])")?.parentElement?.getBoundingClientRect();
  const lines = [...document.querySelectorAll(".spoken-of")].map((element) => shortestLine(from, element.getBoundingClientRect()));
  const nearest = lines.sort((one, two) => one.length - two.length)[0];
  const small = innerWidth <= 640; // there a long line would cross what the player reads, and a panel covers its end
  pointer.hidden = !from || !nearest || nearest.length < 12 || (small && (nearest.length > 60 || !!document.querySelector(".over")));
  if (pointer.hidden) return;
  pointer.style.width = `${nearest.length}px`;
  pointer.style.transform = `translate(${nearest.x}px, ${nearest.y}px) rotate(${nearest.angle}rad)`;
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
  if (event.key === "Escape" && !event.isComposing && shown && !drafting) dismiss();
});
/** When the coach is switched on again, it starts over. @param {MutationRecord[]} changes */
function onSwitch(changes) {
  if (document.documentElement.dataset.coach === "on" && changes.some(({ oldValue }) => oldValue === "off")) {
    saidHere.clear();
    [shown, at, decisions] = ["", "", ""];
    try {
      localStorage.removeItem(KEY);
    } catch {}
  }
  show();
}

document.body.append(pointer);
for (const moved of ["resize", "scroll"]) addEventListener(moved, point, { passive: true });
new MutationObserver(show).observe(main, { attributes: true, attributeFilter: ["data-state"] });
new MutationObserver(onSwitch).observe(document.documentElement, { attributeOldValue: true, attributeFilter: ["data-coach"] });
show();
