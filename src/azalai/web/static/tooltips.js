// @ts-check
// Tooltips: what a symbol means, what a card does and brings, and why it cannot be chosen. One box for all. It opens on
// hovering (after a delay), focus, tap and click, lies beside what it explains, stays while the pointer is on it, and
// lets clicks through; Escape closes it.

/** @typedef {HTMLElement | null} MaybeElement */
const OWNER = "#table :is([aria-description], [data-tip], [data-read])";
const MATTERS = "#table :is(.card, .lit, .legal, .main, .stock, .insp, .todo, #prompt, .opt4)"; // what the box covers only where it must
const [DELAY, GRACE, GAP] = [300, 250, 11];
const box = document.createElement("div");
/** @type {MaybeElement} */ let owner = null; // what the open box explains
/** @type {MaybeElement} */ let next = null; // what it will explain after the delay
let [timer, left, top] = [0, 0, 0]; // left, top: where the owner was when the box was placed
/** @param {EventTarget | null} target */
export const ownerOf = (target) => /** @type {MaybeElement} */ (target instanceof Element ? target.closest(OWNER) : null);
/** @param {DOMRect} at @param {{clientX: number, clientY: number}} point */
const isInside = (at, { clientX: x, clientY: y }) => x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
/** @param {DOMRect} a @param {{x: number, y: number, width: number, height: number}} b the common area of two rectangles */
const overlap = (a, b) => Math.max(0, Math.min(a.right, b.x + b.width) - Math.max(a.left, b.x)) * Math.max(0, Math.min(a.bottom, b.y + b.height) - Math.max(a.top, b.y));

/** A link to a rule, named by its id. @param {string} address */
function ruleLink(address) {
  const words = document.getElementById("tips")?.dataset.rule ?? "%";
  return Object.assign(document.createElement("a"), { href: address, target: "_blank", rel: "noopener", textContent: words.replace("%", address.split("#")[1]) });
}

/** What the box says about an element: a name, sentences, and the rule. @param {HTMLElement} element */
function contents(element) {
  const why = element.getAttribute("aria-description");
  const told = /** @type {MaybeElement} */ (/** @type {HTMLTemplateElement | null} */ (document.getElementById("tips"))?.content.querySelector(`[data-for="${element.dataset.tip}"]`) ?? null);
  const label = element.getAttribute("aria-label") ?? (element.querySelector(".vh, b") ?? element).textContent ?? "";
  const rule = why ? (element.dataset.rule ?? document.querySelector("#prompt .rule")?.getAttribute("href")) : told?.dataset.rule;
  return [...said(element, label, told?.textContent), ...(rule ? [ruleLink(rule)] : [])];
}

/** The name of an element and the sentences about it. @param {HTMLElement} element @param {string} label @param {string | null} [told] */
function said({ dataset }, label, told) {
  const name = dataset.read ?? label;
  const text = dataset.read ? label.replace(`${name}. `, "") : told;
  return [["b", name, ""], ["p", text, ""], ["p", dataset.now, "now"]].filter(([, words]) => words).map(([tag, words, className]) => {
    return Object.assign(document.createElement(/** @type {string} */ (tag)), { textContent: words, className });
  });
}

/** Puts the box beside its owner, where it covers least of what matters now. @param {HTMLElement} element */
function place(element) {
  const [at, { width, height }] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  [left, top] = [at.left, at.top];
  const [x, y] = [at.x + at.width / 2 - width / 2, at.y + at.height / 2 - height / 2];
  const cloth = element.closest("#cloth")?.getBoundingClientRect();
  const [far, low] = [innerWidth - width - 6, innerHeight - height - 6];
  const sides = [
    { side: "right", x: at.right + GAP, y: Math.max(6, Math.min(y, low)) },
    { side: "left", x: at.left - GAP - width, y: Math.max(6, Math.min(y, low)) },
    { side: "above", x: Math.max(6, Math.min(x, far)), y: at.top - GAP - height },
    { side: "below", x: Math.max(6, Math.min(x, far)), y: at.bottom + GAP },
    ...[(cloth?.right ?? 0) + GAP, (cloth?.left ?? 0) - GAP - width].map((x) => ({ side: "strip", x, y: Math.max(6, Math.min(y, low)) })), // off the board
    { side: "strip", x: 6, y: (document.querySelector(".dock")?.getBoundingClientRect().top || -1) - 6 - height }, // above the buttons of a small screen
  ].filter((one) => one.x >= 0 && one.y >= 0 && one.x <= far + 6 && one.y <= low + 6 && !overlap(at, { ...one, width, height }));
  const matters = [...document.querySelectorAll(MATTERS)].map((each) => each.getBoundingClientRect());
  const cost = (/** @type {{x: number, y: number}} */ one) => matters.reduce((sum, each) => sum + overlap(each, { ...one, width, height }), 0);
  const best = sides.sort((one, other) => cost(one) - cost(other))[0];
  if (!best) return;
  box.dataset.side = best.side;
  Object.assign(box.style, { left: `${best.x}px`, top: `${best.y}px` });
  const along = best.side === "right" || best.side === "left" ? at.y + at.height / 2 - best.y : at.x + at.width / 2 - best.x;
  box.style.setProperty("--at", `${along}px`);
}

function close() {
  clearTimeout(timer);
  owner?.classList.remove("refused", "explained");
  owner?.removeAttribute("aria-describedby");
  owner = next = null;
  if (box.matches(":popover-open")) box.hidePopover();
}

/** Not when something else has scrolled, such as the log after a move. */
const closeIfMoved = () => owner && Math.hypot(owner.getBoundingClientRect().left - left, owner.getBoundingClientRect().top - top) > 4 && close();

/** Opens the box, or says in the open one what holds now. @param {HTMLElement} element */
export function explain(element) {
  if (element !== owner) close(), (owner = next = element);
  const [why, said, inside] = [element.getAttribute("aria-description"), document.createElement("div"), box.contains(document.activeElement)];
  said.append(...contents(element));
  if (why) said.insertBefore(Object.assign(document.createElement("p"), { textContent: why, className: "why" }), said.querySelector("a"));
  if (said.innerHTML !== box.innerHTML) box.replaceChildren(...said.childNodes);
  element.classList.remove("refused", "explained"), element.classList.add(why ? "refused" : "explained");
  if (!why) element.setAttribute("aria-describedby", box.id); // screen readers know a reason from the description
  if (!box.matches(":popover-open")) box.showPopover();
  if (inside && !box.contains(document.activeElement)) (box.querySelector("a") ?? element).focus({ preventScroll: true });
  place(element);
}

/** An element, or what an update of the page has put in its place; null if that is not in view. @param {HTMLElement} element */
function successor(element) {
  const now = element.isConnected ? element : document.getElementById(element.id);
  return now?.matches(OWNER) && now.checkVisibility() ? now : null;
}

/** After an update of the page: the box stays with its owner, or what has replaced it, and says what holds now. */
export function refreshTooltip() {
  const now = owner && successor(owner);
  if (next === owner) next = now;
  if (owner) now ? explain((owner = now)) : close();
}

/** Whether a panel in view already tells what a card would bring. @param {HTMLElement} element */
function isPreviewed(element) {
  const panel = element.dataset.shows && document.querySelector("#table .look.lit");
  return Boolean(panel) && /** @type {Element} */ (panel).getBoundingClientRect().bottom <= innerHeight;
}

/** @param {MaybeElement} element */
function wait(element) {
  if (element === next) return;
  next = element;
  clearTimeout(timer);
  const later = owner ? GRACE : element?.dataset.read ? 2 * DELAY : DELAY; // the pointer often only crosses cards
  const show = (now = element && successor(element)) => (now?.matches(":hover, :focus-within") && !isPreviewed(now) ? explain(now) : close());
  if (element) timer = setTimeout(show, later);
  else if (owner) timer = setTimeout(close, GRACE); // time to reach the box
}

/** @param {PointerEvent} event */
function onPointerMove(event) {
  if (event.pointerType === "touch" || box.contains(document.activeElement)) return;
  wait(owner && isInside(box.getBoundingClientRect(), event) ? owner : ownerOf(event.target));
}

/** @param {KeyboardEvent} event */
function onKeyDown(event) {
  if (!owner || event.isComposing) return; // keys that an input method uses to write a word
  const [link, inside, from] = [box.querySelector("a"), box.contains(document.activeElement), owner];
  if (event.key === "Escape") {
    event.stopImmediatePropagation(); // it closes the box and nothing else
    close();
    if (inside) from.focus();
  } else if (event.key === "Tab" && inside) {
    if (event.shiftKey) event.preventDefault();
    from.focus(); // Tab goes on from here
    close();
  } else if (event.key === "Tab" && !event.shiftKey && link && document.activeElement === from) {
    event.preventDefault();
    link.focus();
  }
}

Object.assign(box, { id: "tip", popover: "manual" });
document.body.append(box);
document.addEventListener("pointermove", onPointerMove);
document.documentElement.addEventListener("pointerleave", ({ pointerType }) => pointerType !== "touch" && wait(null));
document.addEventListener("keydown", onKeyDown, true);
document.addEventListener("focusin", ({ target }) => {
  if (box.contains(/** @type {Node} */ (target))) return;
  const element = ownerOf(target);
  if (element && (element === owner || /** @type {Element} */ (target).matches(":focus-visible"))) wait(element);
  else if (!(owner ?? next)?.matches(":hover")) wait(null); // an update that moves the focus closes no box under the pointer
});
document.addEventListener("pointerdown", ({ target }) => {
  if (!box.contains(/** @type {Node} */ (target)) && ownerOf(target) !== owner) close();
});
for (const type of ["scroll", "resize"]) addEventListener(type, closeIfMoved, { capture: true, passive: true });
