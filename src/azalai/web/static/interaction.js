// @ts-check
// Mouse, touch and keyboard: hovering over or focusing an element previews what it does; a click, a drop or Enter does it.
import { CLICKABLE } from "./card_reading.js";
import { markHints, nextHint } from "./hints.js";
import { announce, carryOut } from "./table.js";
import { ownerOf } from "./tooltips.js";

/** @typedef {HTMLElement | null} MaybeElement */
const PREVIEWED = "[data-shows], [data-say]";
/** @param {EventTarget | null} target @param {string} selector */
const closest = (target, selector) => /** @type {MaybeElement} */ (target instanceof Element ? target.closest(selector) : null);
/** @param {string} selector @param {ParentNode} where */
const all = (selector, where = document) => /** @type {HTMLElement[]} */ ([...where.querySelectorAll(selector)]);
/** @param {Element} element */
const isDisabled = (element) => element.getAttribute("aria-disabled") === "true";
/** @param {Element} element */
const isVisible = (element) => element.getClientRects().length > 0;
/** @type {HTMLElement} */ let main;
let [digits, typed, scrolled] = ["", 0, { from: 0, to: -1 }]; // scrolled: by showAChoice

/** Highlights what an element is about and shows the sentence of what it does. @param {MaybeElement} element */
function preview(element) {
  for (const lit of all(".lit, .ahead")) lit.classList.remove("lit", "ahead");
  for (const id of element?.dataset.shows?.split(" ") ?? []) document.getElementById(id)?.classList.add("lit");
  for (const id of element?.dataset.ahead?.split(" ") ?? []) document.getElementById(id)?.classList.add("ahead");
  const sentence = document.getElementById("preview");
  if (sentence) sentence.textContent = element?.dataset.say ?? "";
  const will = element?.dataset.will?.split(" ");
  for (const [i, line] of all(".prev li").entries()) {
    const count = /** @type {HTMLElement} */ (line.querySelector("b"));
    count.dataset.now ??= count.textContent ?? "";
    count.textContent = will?.[i] ?? count.dataset.now;
    line.classList.toggle("may", count.textContent !== count.dataset.now);
  }
}

/** Selects an element without carrying it out; the main button says what it will do. @param {HTMLElement} element */
export function select(element) {
  for (const other of all(".picked")) other.classList.remove("picked");
  element.classList.add("picked");
  preview(element);
  for (const button of all(".main")) {
    const { send, draft } = element.dataset;
    for (const name of ["data-send", "data-draft", "aria-disabled"]) button.removeAttribute(name);
    Object.assign(button.dataset, send ? { send } : { draft });
    /** @type {HTMLElement} */ (button.querySelector("span")).textContent = element.dataset.do ?? element.dataset.say ?? "";
  }
  announce("hint" in element.dataset ? element.parentElement?.innerText ?? "" : element.dataset.do ?? "");
  markHints();
}

/** After an update, restores the selection or the preview. @param {string} id @param {string} [chosen] */
export function restoreSelection(id, chosen) {
  const again = chosen && (document.getElementById(id) ?? all(`:is(${CLICKABLE}):not(.main)`, main).find(({ dataset }) => (dataset.send ?? dataset.draft) === chosen));
  if (again && again.matches(CLICKABLE) && !isDisabled(again)) return select(again);
  preview(all(PREVIEWED, main).find((element) => element.matches(":hover")) ?? closest(document.activeElement, PREVIEWED));
}

/** Whether the middle of an element is on the screen and not covered. @param {HTMLElement} element */
function isOnScreen(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** If every choice that continues the draft is off the screen, as a player's own cards can be on a phone, scrolls to the first. A new decision scrolls back, unless the player has scrolled. @param {string[]} draft */
export function showAChoice(draft) {
  if (!draft.length && scrolled.to === scrollY) scrollTo(0, scrolled.from);
  const begun = [...draft, ""].join(" ").trimStart();
  const choices = all(":is([data-send], [data-draft]):not(.main, .coach *)", main).filter((choice) => (choice.dataset.send ?? choice.dataset.draft ?? "").startsWith(begun) && isVisible(choice) && !isDisabled(choice));
  if (!choices.length || choices.some(isOnScreen)) return;
  scrolled.from = scrollY;
  choices[0].scrollIntoView({ block: "center" });
  scrolled.to = scrollY;
}

/** @param {Event} event */
function onClick(event) {
  const element = closest(event.target, `${CLICKABLE}, [data-open]`);
  if (!element || !document.contains(element)) return;
  if (element.dataset.open) return void document.body.classList.toggle(`show-${element.dataset.open}`);
  if (isDisabled(element)) return void (ownerOf(element) ?? announce(element.dataset.say ?? "", "notice"));
  const finger = event instanceof PointerEvent && event.pointerType === "touch" && element.matches(".card");
  if ("nextHint" in element.dataset) return select(nextHint());
  if (("pick" in element.dataset || finger) && !element.classList.contains("picked")) select(element);
  else carryOut(element);
}

/** Drags a piece to the element under the pointer that accepts it. @param {PointerEvent} event */
function startDrag(event) {
  const piece = closest(event.target, "[data-piece]");
  if (!piece || event.button) return;
  const takes = piece.dataset.piece && `data-takes-${piece.dataset.piece}`; // the attribute of elements that accept this piece
  const ghost = document.createElement("div");
  const done = new AbortController();
  /** @type {MaybeElement} */ let over = null;
  const move = (/** @type {PointerEvent} */ at) => {
    if (!ghost.isConnected && Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) < 6) return;
    if (!ghost.isConnected) {
      ghost.className = `${main.className} dragged`;
      ghost.append((piece.querySelector("svg") ?? piece).cloneNode(true));
      document.body.append(ghost);
    }
    ghost.style.transform = `translate(${at.clientX - 20}px,${at.clientY - 30}px)`;
    const under = closest(document.elementFromPoint(at.clientX, at.clientY), takes ? `[${takes}]` : "#table [data-send], #table [data-draft]");
    if (under !== over) preview((over = under));
  };
  const drop = (/** @type {PointerEvent} */ at) => {
    done.abort();
    const [, way, moves] = (takes && over?.getAttribute(takes)?.match(/^(\w+) (.*)$/)) || [];
    if (ghost.isConnected && over && (way || !isDisabled(over)) && at.type === "pointerup") carryOut(over, way ? { [way]: moves } : over.dataset);
    ghost.remove();
  };
  addEventListener("pointermove", move, done);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, /** @type {EventListener} */ (drop), done);
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Moves the focus to the nearest element in a direction. @param {HTMLElement} from @param {HTMLElement} group @param {number[]} way */
function moveFocus(from, group, [dx, dy]) {
  const [a, stops] = [from.getBoundingClientRect(), all("button, [tabindex]", group).filter(isVisible)];
  const ranked = stops.map((element) => {
    const b = element.getBoundingClientRect();
    const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    return { element, along: x * dx + y * dy, far: x * dx + y * dy + 3 * (Math.abs(x * dy) + Math.abs(y * dx)) };
  });
  const next = ranked.filter(({ along }) => along > 4).sort((one, other) => one.far - other.far)[0]?.element;
  if (!next) return;
  for (const element of stops) element.tabIndex = element === next ? 0 : -1;
  next.focus();
}

/** @param {KeyboardEvent} event */
function onKeyDown(event) {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || closest(event.target, "input, textarea, select, dialog")) return;
  const [focused, group] = [closest(document.activeElement, "button, [tabindex]"), closest(document.activeElement, "[data-roving]")];
  if (event.key in ARROWS && focused && group) return event.preventDefault(), moveFocus(focused, group, ARROWS[/** @type {"ArrowUp"} */ (event.key)]);
  if (event.key === "Tab") return trapFocus(event);
  if (event.key === "Escape") return document.body.classList.remove("show-log"), all('[data-cancel-hint], [data-draft=""]').find(isVisible)?.click();
  if (event.key === "l") return document.body.classList.add("show-log"), all("#log .lines")[0]?.focus();
  digits = event.timeStamp - typed < 700 && document.getElementById(`b${digits}${event.key}`) ? digits + event.key : event.key;
  typed = event.timeStamp;
  const border = /^\d+$/.test(digits) && document.getElementById(`b${digits}`); // 1 to 16 jump to a border card
  if (border) return border.focus();
  all(`[data-key="${CSS.escape(event.key)}"]`).find(isVisible)?.click();
}

/** Keeps the focus inside an open panel and what the coach says about it. @param {KeyboardEvent} event */
function trapFocus(event) {
  const [dialog, now] = [document.querySelector("[data-dialog]"), document.activeElement];
  const parts = all("[data-dialog], .coach").map((part) => all("button, a[href]", part).filter(isVisible)).filter(({ length }) => length);
  const at = now?.matches("[data-dialog] h2") ? 0 : parts.findIndex((stops) => stops.includes(/** @type {HTMLElement} */ (now)));
  if (!dialog || at < 0) return;
  const edge = event.shiftKey ? now === parts[at]?.[0] || now?.matches("h2") : now === parts[at]?.at(-1);
  const next = parts.at((at + (event.shiftKey ? -1 : 1)) % parts.length);
  if (edge) event.preventDefault(), next?.at(event.shiftKey ? -1 : 0)?.focus();
}

/** @param {HTMLElement} table */
export function listenForInput(table) {
  main = table;
  document.addEventListener("click", onClick);
  document.addEventListener("pointerdown", startDrag);
  document.addEventListener("keydown", onKeyDown);
  const shown = (/** @type {Event} */ event) => preview(closest(event.target, PREVIEWED) ?? all(".picked")[0] ?? null);
  for (const type of ["pointerover", "focusin", "pointerleave"]) main.addEventListener(type, shown);
}
