// @ts-check
// Reading cards and symbols, on every page with a table: at a running table, in replays, studies and at the end. A click or
// tap explains what it cannot press; a finger that rests on a card, a right click, or the key "i" shows the card large.
import { explain, ownerOf } from "./tooltips.js";

/** What a click carries out (interaction.js). */
export const CLICKABLE = "[data-send], [data-draft], [data-post], [data-next-hint]";
let held = false; // a finger reads; the click with which it ends presses nothing

/** The large view of a card: a copy of it and its label. @param {HTMLElement} card */
function openCard(card) {
  const dialog = /** @type {HTMLDialogElement} */ (document.querySelector("dialog.reading") ?? document.createElement("dialog"));
  const html = '<div><figure></figure><section><h2></h2><p></p></section></div><form method="dialog"><button class="btn"></button></form>';
  Object.assign(dialog, { className: `reading ${document.getElementById("table")?.className}`, ariaLabel: card.dataset.read, innerHTML: html });
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
  Object.assign(copy, { id: "", className: card.className.replace(/\b(lit|legal|picked|laid|sent|explained|refused|g\d\d)\b/g, ""), inert: true });
  dialog.querySelector("figure")?.append(copy);
  const told = [card.dataset.read, [card.getAttribute("aria-label"), card.dataset.now, card.getAttribute("aria-description")].filter(Boolean).join(" "), document.getElementById("tips")?.dataset.close];
  for (const [i, place] of dialog.querySelectorAll("h2, p, button.btn").entries()) place.textContent = told[i] ?? "";
  dialog.addEventListener("close", () => (dialog.remove(), document.getElementById(card.id)?.focus()));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

/** A finger that rests on a card or symbol reads it; not every browser sends contextmenu then. @param {PointerEvent} event */
function startHold({ target, pointerType, clientX: x, clientY: y }) {
  const [element, done] = [ownerOf(target), new AbortController()];
  const timer = element && pointerType === "touch" ? setTimeout(() => ((held = true), element.dataset.read ? openCard(element) : explain(element)), 500) : 0;
  const end = (/** @type {any} */ at) => (at.type !== "pointermove" || Math.hypot(at.clientX - x, at.clientY - y) > 9) && (clearTimeout(timer), done.abort());
  for (const type of ["pointermove", "pointerup", "pointercancel"]) addEventListener(type, end, done);
  held = false;
}

/** @param {Event} event */
function read(event) {
  const card = /** @type {HTMLElement | null} */ (event.target instanceof Element ? event.target.closest("#table [data-read]") : null);
  if (card) event.preventDefault(), openCard(card);
}

document.addEventListener("pointerdown", startHold);
document.addEventListener("contextmenu", read);
document.addEventListener("keydown", (event) => event.key === "i" && !(event.isComposing || event.altKey || event.ctrlKey || event.metaKey) && read(event));
document.addEventListener("click", (event) => held && event.detail && event.stopImmediatePropagation(), true);
document.addEventListener("click", ({ target }) => {
  const element = ownerOf(target);
  if (element && target instanceof Element && !target.closest(`:is(${CLICKABLE}, a):not([aria-disabled=true])`)) explain(element);
});
