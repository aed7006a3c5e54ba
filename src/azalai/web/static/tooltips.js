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
let timer = 0;
/** @param {EventTarget | null} target */
const ownerOf = (target) => /** @type {MaybeElement} */ (target instanceof Element ? target.closest(OWNER) : null);
/** @param {DOMRect} at @param {{clientX: number, clientY: number}} point */
const isInside = (at, { clientX: x, clientY: y }) => x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
/** @param {DOMRect} a @param {{x: number, y: number, width: number, height: number}} b the common area of two rectangles */
const overlap = (a, b) => Math.max(0, Math.min(a.right, b.x + b.width) - Math.max(a.left, b.x)) * Math.max(0, Math.min(a.bottom, b.y + b.height) - Math.max(a.top, b.y));

/** A link to a rule, named by its id. @param {string} address */
function ruleLink(address) {
  const link = document.createElement("a");
  const words = document.getElementById("tips")?.dataset.rule ?? "%";
  Object.assign(link, { href: address, target: "_blank", rel: "noopener", textContent: words.replace("%", address.split("#")[1]) });
  return link;
}

/** What the box says about an element: a name, sentences, and the rule. @param {HTMLElement} element */
function contents(element) {
  const why = element.getAttribute("aria-description");
  const told = /** @type {MaybeElement} */ (/** @type {HTMLTemplateElement | null} */ (document.getElementById("tips"))?.content.querySelector(`[data-for="${element.dataset.tip}"]`) ?? null);
  const label = element.getAttribute("aria-label") ?? (element.querySelector(".vh") ?? element).textContent ?? "";
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

/** @param {HTMLElement} element */
function open(element) {
  close();
  if (!element.isConnected) return;
  owner = next = element;
  box.replaceChildren(...contents(element));
  const why = element.getAttribute("aria-description");
  if (why) box.insertBefore(Object.assign(document.createElement("p"), { textContent: why, className: "why" }), box.querySelector("a"));
  element.classList.add(why ? "refused" : "explained");
  if (!why) element.setAttribute("aria-describedby", box.id); // screen readers know a reason from the description
  box.showPopover();
  place(element);
}

/** Opens the box at once: after a tap or click. @param {HTMLElement} element whether there is something to say */
export function explain(element) {
  if (!element.matches(OWNER)) return false;
  open(element);
  return true;
}

/** After an update of the page: the box goes with its owner, and says what holds now. */
export function refreshTooltip() {
  if (owner?.isConnected && owner.matches(OWNER)) open(owner);
  else close();
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
  if (element) timer = setTimeout(() => (isPreviewed(element) ? close() : open(element)), later);
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
  wait(ownerOf(target) === owner || (target instanceof Element && target.matches(":focus-visible")) ? ownerOf(target) : null);
});
document.addEventListener("click", ({ target }) => {
  const symbol = ownerOf(target);
  if (symbol?.dataset.tip && !symbol.matches("button")) open(symbol);
});
document.addEventListener("pointerdown", ({ target }) => {
  if (!box.contains(/** @type {Node} */ (target)) && ownerOf(target) !== owner) close();
});
for (const type of ["scroll", "resize"]) addEventListener(type, close, { capture: true, passive: true });
