// @ts-check
// Mouse, touch and keyboard: looking at a thing shows what it would do; clicking, dragging or Enter does it.
import { carryOut, tell } from "./table.js";

/** @typedef {HTMLElement | null} Found */
const [LOOKS, ANSWERS] = ["[data-shows], [data-say]", "[data-send], [data-draft], [data-post]"];
/** @param {EventTarget | null} target @param {string} selector */
const near = (target, selector) => /** @type {Found} */ (target instanceof Element ? target.closest(selector) : null);
/** @param {string} selector @param {ParentNode} where */
const all = (selector, where = document) => /** @type {HTMLElement[]} */ ([...where.querySelectorAll(selector)]);
/** @param {Element} element */
const off = (element) => element.getAttribute("aria-disabled") === "true";
/** @param {Element} element */
const seen = (element) => element.getClientRects().length > 0;
/** @type {HTMLElement} */ let main;
let [digits, typed] = ["", 0];

/** Lights up what a thing is about and says what it would do. @param {Found} element */
function look(element) {
  for (const lit of all(".lit")) lit.classList.remove("lit");
  for (const id of element?.dataset.shows?.split(" ") ?? []) document.getElementById(id)?.classList.add("lit");
  const preview = document.getElementById("preview");
  if (preview) preview.textContent = element?.dataset.say ?? "";
  const will = element?.dataset.will?.split(" ");
  for (const [i, line] of all(".prev li").entries()) {
    const count = /** @type {HTMLElement} */ (line.querySelector("b"));
    count.dataset.now ??= count.textContent ?? "";
    count.textContent = will?.[i] ?? count.dataset.now;
    line.classList.toggle("may", count.textContent !== count.dataset.now);
  }
}

/** Chosen, not yet carried out: the main button says what it will do. @param {HTMLElement} element */
function choose(element) {
  for (const other of all(".picked")) other.classList.remove("picked");
  element.classList.add("picked");
  look(element);
  for (const button of all(".main")) {
    const { send, draft } = element.dataset;
    for (const name of ["data-send", "data-draft", "aria-disabled"]) button.removeAttribute(name);
    Object.assign(button.dataset, send ? { send } : { draft });
    /** @type {HTMLElement} */ (button.querySelector("span")).textContent = element.dataset.do ?? element.dataset.say ?? "";
  }
  tell(element.dataset.do ?? "");
}

/** After an update what is looked at lights up again, and what was chosen is still chosen. @param {string} id @param {string} [chosen] */
export function restore(id, chosen) {
  const again = chosen && (document.getElementById(id) ?? all(`:is(${ANSWERS}):not(.main)`, main).find(({ dataset }) => (dataset.send ?? dataset.draft) === chosen));
  if (again && again.matches(ANSWERS) && !off(again)) return choose(again);
  look(all(LOOKS, main).find((element) => element.matches(":hover")) ?? near(document.activeElement, LOOKS));
}

/** @param {Event} event */
function press(event) {
  const element = near(event.target, `${ANSWERS}, [data-read], [data-open]`);
  if (!element || !document.contains(element)) return;
  if (element.dataset.open) return void document.body.classList.toggle(`show-${element.dataset.open}`);
  if (off(element) || !element.matches(ANSWERS)) return void (element.dataset.read ? read(element) : tell(element.dataset.say ?? "", "notice"));
  const finger = event instanceof PointerEvent && event.pointerType === "touch" && element.matches(".card");
  if (("pick" in element.dataset || finger) && !element.classList.contains("picked")) choose(element);
  else carryOut(element);
}

/** The large view of a card: a copy of it and its label. @param {HTMLElement} card */
function read(card) {
  const dialog = document.createElement("dialog");
  dialog.className = `reading ${main.className}`;
  dialog.setAttribute("aria-labelledby", "reading");
  dialog.innerHTML = '<div><figure></figure><section><h2 id="reading"></h2><p></p></section></div><form method="dialog"><button class="btn"></button></form>';
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  for (const named of all("[id]", copy)) named.removeAttribute("id");
  Object.assign(copy, { id: "", className: card.className.replace(/\b(lit|legal|picked|laid|g\d\d)\b/g, ""), inert: true });
  dialog.querySelector("figure")?.append(copy);
  const told = [card.dataset.read, card.getAttribute("aria-label"), document.getElementById("words")?.dataset.close];
  for (const [i, place] of all("h2, p, button.btn", dialog).entries()) place.textContent = told[i] ?? "";
  dialog.addEventListener("close", () => (dialog.remove(), document.getElementById(card.id)?.focus()));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

/** A piece is dragged to whatever answers under it. @param {PointerEvent} event */
function drag(event) {
  const piece = near(event.target, "[data-piece]");
  if (!piece || event.button) return;
  const takes = piece.dataset.piece && `data-takes-${piece.dataset.piece}`; // what a place does with this piece
  const ghost = document.createElement("div");
  const done = new AbortController();
  /** @type {Found} */ let over = null;
  const move = (/** @type {PointerEvent} */ at) => {
    if (!ghost.isConnected && Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) < 6) return;
    if (!ghost.isConnected) {
      ghost.className = `${main.className} dragged`;
      ghost.append((piece.querySelector("svg") ?? piece).cloneNode(true));
      document.body.append(ghost);
    }
    ghost.style.transform = `translate(${at.clientX - 20}px,${at.clientY - 30}px)`;
    const under = near(document.elementFromPoint(at.clientX, at.clientY), takes ? `[${takes}]` : "#table [data-send], #table [data-draft]");
    if (under !== over) look((over = under));
  };
  const drop = (/** @type {PointerEvent} */ at) => {
    done.abort();
    const [, way, moves] = (takes && over?.getAttribute(takes)?.match(/^(\w+) (.*)$/)) || [];
    if (ghost.isConnected && over && (way || !off(over)) && at.type === "pointerup") carryOut(/** @type {any} */ (way ? { dataset: { [way]: moves } } : over));
    ghost.remove();
  };
  addEventListener("pointermove", move, done);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, /** @type {EventListener} */ (drop), done);
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest thing in a direction. @param {HTMLElement} from @param {HTMLElement} group @param {number[]} way */
function walk(from, group, [dx, dy]) {
  const [a, stops] = [from.getBoundingClientRect(), all("button, [tabindex]", group).filter(seen)];
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
function key(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || near(event.target, "input, textarea, select, dialog")) return;
  const [focused, group] = [near(document.activeElement, "button, [tabindex]"), near(document.activeElement, "[data-roving]")];
  if (event.key in ARROWS && focused && group) return event.preventDefault(), walk(focused, group, ARROWS[/** @type {"ArrowUp"} */ (event.key)]);
  if (event.key === "Tab") return keep(event);
  if (event.key === "Escape") return all('[data-draft=""]').find(seen)?.click();
  if (event.key === "i" && focused?.dataset.read) return read(focused);
  if (event.key === "l") return all("#log .lines")[0]?.focus();
  digits = event.timeStamp - typed < 700 && document.getElementById(`b${digits}${event.key}`) ? digits + event.key : event.key;
  typed = event.timeStamp;
  const border = /^\d+$/.test(digits) && document.getElementById(`b${digits}`); // 1 to 16 jump to a border card
  if (border) return border.focus();
  all(`[data-key="${CSS.escape(event.key)}"]`).find(seen)?.click();
}

/** An open panel keeps the focus. @param {KeyboardEvent} event */
function keep(event) {
  const [dialog, now] = [document.querySelector("[data-dialog]"), document.activeElement];
  const stops = dialog?.contains(now) ? all("button", /** @type {Element} */ (dialog)).filter(seen) : [];
  const edge = event.shiftKey ? now === stops[0] || now?.matches("h2") : now === stops.at(-1);
  if (stops.length && edge) event.preventDefault(), stops.at(event.shiftKey ? -1 : 0)?.focus();
}

/** @param {HTMLElement} table */
export function begin(table) {
  main = table;
  document.addEventListener("click", press);
  document.addEventListener("pointerdown", drag);
  document.addEventListener("keydown", key);
  const shown = (/** @type {Event} */ event) => look(near(event.target, LOOKS) ?? all(".picked")[0] ?? null);
  for (const type of ["pointerover", "focusin", "pointerleave"]) main.addEventListener(type, shown);
  main.addEventListener("contextmenu", (event) => {
    const card = near(event.target, "[data-read]");
    if (card) event.preventDefault(), read(card);
  });
}
