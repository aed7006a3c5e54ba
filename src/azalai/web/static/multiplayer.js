// @ts-check
// Playing together: quick reactions, and a call when it is this player's turn while the page is in the background.
import { announce } from "./table.js";

const [SHOWN_MS, MARK, root] = [5000, "● ", document.documentElement];
const main = /** @type {HTMLElement} */ (document.getElementById("table"));
const [bubble, panel] = ["reaction", "reactions"].map((id) => document.getElementById(id));
let hiding = 0;

// -- reactions
document.addEventListener("reaction", (event) => {
  const { seat, name, text } = /** @type {CustomEvent} */ (event).detail;
  if (!bubble || root.dataset.reactions === "muted") return;
  const who = document.createElement("b");
  who.textContent = name;
  bubble.className = `reaction p${seat + 1}`;
  bubble.replaceChildren(who, ` ${text}`);
  announce(`${name}: ${text}`);
  clearTimeout(hiding);
  hiding = setTimeout(() => bubble.replaceChildren(), SHOWN_MS);
});

panel?.addEventListener("click", async (event) => {
  const reaction = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-react]"))?.dataset.react;
  if (!reaction) return;
  panel.hidePopover();
  try {
    const answer = await fetch(`/t/${main.dataset.table}/react`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ reaction }) });
    if (!answer.ok) announce((await answer.json()).message, "notice");
  } catch {
    announce(panel.dataset.failed ?? "", "notice");
  }
});

// -- your turn: title, icon, notification; the sound comes with the animation cues
const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
const plainIcon = icon?.href ?? "";
const asked = () => main.querySelector("[data-send], [data-draft]") !== null;
let wasAsked = asked();
/** @type {Notification | undefined} */ let notification;

function call() {
  document.title = MARK + document.title;
  if (icon) icon.href = plainIcon.replace("favicon.svg", "favicon-turn.svg");
  if (root.dataset.notify !== "on" || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    notification = new Notification(document.title.slice(MARK.length), { tag: main.dataset.table, icon: plainIcon });
    notification.onclick = () => (window.focus(), notification?.close());
  } catch {} // Android shows notifications of service workers only
}

function answerCall() {
  if (document.hidden) return;
  document.title = document.title.replace(MARK, "");
  if (icon) icon.href = plainIcon;
  notification?.close();
}

new MutationObserver(() => {
  const isAsked = asked();
  if (isAsked && !wasAsked && document.hidden) call();
  wasAsked = isAsked;
}).observe(main, { attributes: true, attributeFilter: ["data-state", "data-kind"] });
document.addEventListener("visibilitychange", answerCall);

if (!("Notification" in window)) document.querySelector(".notify")?.remove();

// browsers ask for permission only after a click
document.addEventListener("click", async (event) => {
  const { set, to } = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-set=notify]"))?.dataset ?? {};
  if (set && to === "on" && "Notification" in window && (await Notification.requestPermission()) !== "granted")
    announce(document.getElementById("notify-refused")?.textContent ?? "", "notice");
});
