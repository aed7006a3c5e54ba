// @ts-check
// Mouse, touch and keyboard: looking at a thing shows what it would do, clicking, dragging or Enter does it.
import { carryOut, tell } from "./table.js";

/** @typedef {HTMLElement | null} Found */
const ANSWERS = "[data-send], [data-draft], [data-post]";
/** @type {HTMLElement} */ let main;
/** @type {string} */ let looked = ""; // the id of what is looked at, so that a new state shows it again
let digits = "";
let typed = 0;

/** @param {EventTarget | Element | null} target @param {string} selector */
const near = (target, selector) => /** @type {Found} */ (target instanceof Element ? target.closest(selector) : null);
/** @param {string} selector */
const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
/** @param {HTMLElement} element */
const off = (element) => element.getAttribute("aria-disabled") === "true";
/** @param {HTMLElement} element */
const seen = (element) => element.getClientRects().length > 0;

// -- previews

/** @param {Found} element */
function look(element) {
  for (const lit of all(".lit")) lit.classList.remove("lit");
  for (const id of element?.dataset.shows?.split(" ") ?? []) document.getElementById(id)?.classList.add("lit");
  const preview = document.getElementById("preview");
  if (preview) preview.textContent = element?.dataset.say ?? "";
  looked = element?.id ?? "";
}

/** @param {HTMLElement} element  chosen, not yet carried out: the main button says what it will do */
function choose(element) {
  for (const other of all(".picked")) other.classList.remove("picked");
  element.classList.add("picked");
  look(element);
  for (const button of all(".main")) {
    for (const name of ["send", "draft"]) delete button.dataset[name];
    if (element.dataset.send !== undefined) button.dataset.send = element.dataset.send;
    else button.dataset.draft = element.dataset.draft ?? "";
    button.removeAttribute("aria-disabled");
    const words = button.querySelector("span");
    if (words) words.textContent = element.dataset.do ?? element.dataset.say ?? "";
  }
  tell(element.dataset.do ?? "");
}

/** After a new state: what is still looked at lights up again. */
export function restore() {
  const element = looked ? document.getElementById(looked) : null;
  const still = element && (element === document.activeElement || element.matches(":hover"));
  look(still ? element : near(document.activeElement, "[data-shows], [data-say]"));
}

/** @param {Event} event */
function press(event) {
  const element = near(event.target, `${ANSWERS}, [data-read], [data-open]`);
  if (!element || !document.body.contains(element)) return;
  if (element.dataset.open) return void document.body.classList.toggle(`show-${element.dataset.open}`);
  if (off(element) || !element.matches(ANSWERS)) return element.dataset.read ? read(element) : undefined;
  const finger = event instanceof PointerEvent && event.pointerType === "touch" && element.matches(".card");
  const waits = "pick" in element.dataset || finger;
  if (waits && !element.classList.contains("picked")) return choose(element);
  carryOut(element);
}

// -- the reading view

/** @param {HTMLElement} card */
function read(card) {
  const dialog = document.createElement("dialog");
  dialog.className = `reading ${main.className}`;
  dialog.innerHTML = '<div><figure></figure><section><h2></h2><p></p></section></div><form method="dialog"><button class="btn"></button></form>';
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  copy.className = card.className.replace(/\b(lit|legal|picked|laid|g\d\d|g\dd)\b/g, "");
  copy.inert = true;
  dialog.querySelector("figure")?.append(copy);
  const [heading, text, button] = /** @type {HTMLElement[]} */ ([...dialog.querySelectorAll("h2, p, button")]);
  heading.textContent = card.dataset.read ?? "";
  heading.id = "reading-title";
  dialog.setAttribute("aria-labelledby", heading.id);
  text.textContent = card.getAttribute("aria-label");
  button.textContent = document.getElementById("words")?.dataset.close ?? "×";
  dialog.addEventListener("close", () => (dialog.remove(), document.getElementById(card.id)?.focus()));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

// -- dragging

/** @param {PointerEvent} event */
function drag(event) {
  const piece = near(event.target, "[data-piece]");
  if (!piece || event.button) return;
  const start = [event.clientX, event.clientY];
  /** @type {HTMLElement | null} */ let ghost = null;
  /** @type {Found} */ let over = null;
  const move = (/** @type {PointerEvent} */ at) => {
    if (!ghost && Math.hypot(at.clientX - start[0], at.clientY - start[1]) < 6) return;
    if (!ghost) {
      ghost = /** @type {HTMLElement} */ (document.createElement("div"));
      ghost.className = `${main.className} dragged`;
      ghost.append(/** @type {Element} */ (piece.querySelector("svg") ?? piece).cloneNode(true));
      document.body.append(ghost);
    }
    ghost.style.transform = `translate(${at.clientX - 20}px,${at.clientY - 30}px)`;
    const under = near(document.elementFromPoint(at.clientX, at.clientY), "[data-send], [data-draft]");
    if (under !== over) {
      over?.classList.remove("drop");
      over = under && !off(under) && main.contains(under) ? under : null;
      over?.classList.add("drop");
      look(over);
    }
  };
  const drop = (/** @type {PointerEvent} */ at) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", drop);
    ghost?.remove();
    over?.classList.remove("drop");
    if (ghost && over && at.type === "pointerup") carryOut(over);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
}

// -- keyboard

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {HTMLElement} from @param {HTMLElement} group @param {number[]} way  the nearest card in that direction */
function walk(from, group, [dx, dy]) {
  const centre = (/** @type {Element} */ element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = centre(from);
  let best = Infinity;
  /** @type {Found} */ let next = null;
  for (const element of /** @type {HTMLElement[]} */ ([...group.querySelectorAll("button, [tabindex]")]).filter(seen)) {
    const [u, v] = centre(element);
    const along = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    const far = along + 3 * aside;
    if (along > 4 && far < best) [best, next] = [far, element];
  }
  if (!next) return;
  for (const element of group.querySelectorAll("[tabindex='0']")) element.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || near(event.target, "input, textarea, select, dialog")) return;
  const focused = near(document.activeElement, "button, [tabindex]");
  const group = near(document.activeElement, "[data-roving]");
  if (event.key in ARROWS && focused && group) {
    event.preventDefault();
    return walk(focused, group, ARROWS[/** @type {keyof ARROWS} */ (event.key)]);
  }
  if (event.key === "Tab") return keep(event);
  if (event.key === "Escape") return all('[data-draft=""]').find(seen)?.click();
  if (event.key === "i" && focused?.dataset.read) return read(focused);
  if (event.key === "l") return document.querySelector("#log ol")?.focus();
  if (/^\d$/.test(event.key)) {
    digits = event.timeStamp - typed < 700 ? digits + event.key : event.key;
    typed = event.timeStamp;
    if (document.getElementById(`b${digits}`)) return document.getElementById(`b${digits}`)?.focus();
  }
  const wanted = all(`[data-key="${CSS.escape(event.key)}"]`).find((element) => seen(element) && !off(element));
  if (wanted) wanted.closest("[data-roving]") ? wanted.focus() : wanted.click();
}

/** @param {KeyboardEvent} event  an open panel keeps the focus */
function keep(event) {
  const dialog = document.querySelector("[data-dialog]");
  const stops = dialog ? /** @type {HTMLElement[]} */ ([...dialog.querySelectorAll("button:not([tabindex='-1'])")]).filter(seen) : [];
  const [first, last] = [stops[0], stops.at(-1)];
  if (!dialog?.contains(document.activeElement) || !first || !last) return;
  if (event.shiftKey ? document.activeElement === first || document.activeElement?.matches("h2") : document.activeElement === last) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}

/** @param {HTMLElement} table */
export function begin(table) {
  main = table;
  document.addEventListener("click", press);
  document.addEventListener("pointerdown", drag);
  document.addEventListener("keydown", key);
  for (const type of ["pointerover", "focusin"]) {
    main.addEventListener(type, (event) => look(near(event.target, "[data-shows], [data-say]") ?? document.querySelector(".picked")));
  }
  main.addEventListener("pointerleave", () => look(document.querySelector(".picked")));
  main.addEventListener("contextmenu", (event) => {
    const card = near(event.target, "[data-read]");
    if (card) event.preventDefault(), read(card);
  });
}
