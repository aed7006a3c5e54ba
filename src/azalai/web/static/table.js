// @ts-check
// The table page: morphs live updates into the page and sends decisions. It knows no rules of any game: the page says
// what can be clicked, and what that highlights and means.
import { Idiomorph } from "./idiomorph.js";
import { animate, elementPositions, finishAnimations } from "./animations.js";
import { hideThinking, markHints, showThinking } from "./hints.js";
import { listenForInput, restoreSelection, select, showAChoice } from "./interaction.js";
import { keepMarks, markSent, unmark } from "./sent_marks.js";
import { refreshTooltip } from "./tooltips.js";

const main = /** @type {HTMLElement} */ (document.getElementById("table"));
const address = main.dataset.address ?? `/t/${main.dataset.table}`; // a lesson has an address of its own, and no live updates
const state = () => Number(main.dataset.state);
/** A translated text that came with the page. @param {string} name */
const text = (name) => document.getElementById("words")?.dataset[name] ?? "";
/** @type {string[]} */ let draft = [];
let [drawnDraft, retryDelay, opener, noticeTimer] = ["", 500, "", 0];
/** @type {AbortController | null} */ let asked = null; // a hint that is on its way
const pending = new Set();
/** @type {Promise<unknown>} */ let queue = Promise.resolve();

/** Tells screen readers, or shows a notice to everybody. @param {string} message @param {string} where */
export function announce(message, where = "say") {
  const place = document.getElementById(where);
  if (place) place.textContent = message;
  if (where !== "notice") return;
  clearTimeout(noticeTimer);
  if (message) noticeTimer = setTimeout(() => announce("", where), 9000);
}

/** What the log says last. */
const newestText = () => document.querySelector("#log li p")?.lastElementChild?.textContent;
/** Rounds of the log stay as folded as the player left them. @param {string} name @param {Element} element */
const keepsFolded = (name, element) => !(name === "open" && element.closest("#log"));

/** @param {{state: number, html: string, title?: string, kind?: string, cues?: any[]}} news */
function showUpdate(news) {
  const before = elementPositions();
  const newest = newestText();
  const dialog = document.querySelector("[data-dialog]");
  const same = news.state === state() && drawnDraft === String(draft); // the same decision again: idiomorph drops the selection
  const picked = same ? document.querySelector(".picked:not([data-hint])") : null;
  const [id, chosen] = picked instanceof HTMLElement ? [picked.id, picked.dataset.send ?? picked.dataset.draft] : [""];
  if (!dialog && document.activeElement?.id) opener = document.activeElement.id;
  const [typing, held] = [document.activeElement instanceof HTMLInputElement, main.contains(document.activeElement)]; // idiomorph does not change the inside of the active element
  Idiomorph.morph(main, news.html, { morphStyle: "innerHTML", ignoreActiveValue: typing, callbacks: { beforeAttributeUpdated: keepsFolded } });
  Object.assign(main.dataset, { state: news.state, kind: news.kind ?? main.dataset.kind });
  document.title = news.title ?? document.title;
  drawnDraft = String(draft);
  const opened = document.querySelector("[data-dialog]");
  if (opened && !opened.contains(document.activeElement)) opened.querySelector("h2")?.focus({ preventScroll: true });
  if (dialog && !opened) document.getElementById(opener)?.focus({ preventScroll: true });
  if (held && document.activeElement === document.body) /** @type {HTMLElement | null} */ (main.querySelector(".todo, #prompt .ask"))?.focus({ preventScroll: true }); // the focused element is gone
  restoreSelection(id, chosen);
  showAChoice(draft);
  keepMarks(news.state);
  if (asked && !asked.signal.aborted) showThinking(cancelHint);
  markHints();
  refreshTooltip();
  animate(before, news.cues ?? []);
  const told = newestText();
  if (news.cues && told && told !== newest) announce(told);
}

/** Sends requests one after the other, except that nothing waits for a hint. A double click counts once. @param {string} what @param {{moves?: string[]}} body @param {HTMLElement} [element] what was clicked */
function post(what, body, element) {
  const [at, put, whole] = [state(), String(draft), JSON.stringify({ state: state(), ...body })];
  if (pending.has(what + whole)) return;
  pending.add(what + whole);
  if (what !== "hint") asked?.abort(); // the player goes on without it
  const mark = body.moves ? markSent(what === "draft" ? "draft" : "send", body.moves.join(" "), at, element) : markSent("post", what, at);
  const done = (what === "hint" ? Promise.resolve() : queue)
    .then(() => send(what, whole, at, put))
    .then((moved) => moved || unmark(mark)) // after a move the mark stays until the page shows it
    .finally(() => pending.delete(what + whole));
  if (what !== "hint") queue = done;
}

/** Gives up waiting for a hint. */
function cancelHint() {
  asked?.abort();
  announce(text("unhinted"));
}

/** Resolves to whether the table moves on. @param {string} what @param {string} body @param {number} at the state it belongs to @param {string} put the draft it belongs to */
async function send(what, body, at, put) {
  const hint = what === "hint" ? (asked = new AbortController()) : null;
  const shown = [...main.querySelectorAll("[data-hint]")]; // again, because something else on the page has changed
  const chosen = shown.length ? shown.findIndex((move) => move.matches(".picked")) : 0;
  if (hint && !shown.length) showThinking(cancelHint), announce(text("hinting"));
  if (what === "skip") finishAnimations();
  try {
    const answer = await fetch(`${address}/${what}`, { method: "POST", headers: { "content-type": "application/json" }, body, signal: hint?.signal });
    const told = await answer.json().catch(() => ({}));
    const focused = document.activeElement?.matches("[data-cancel-hint], body");
    if (hint) doneWithHint(hint);
    announce(answer.ok ? "" : told.message ?? text("failed"), "notice");
    if (put === String(draft) && (answer.ok ? what !== "draft" : told.html)) draft = []; // unless another draft was begun
    if (told.html && told.state >= state()) showUpdate(told);
    else if (!answer.ok && put === String(draft)) draft = drawnDraft ? drawnDraft.split(",") : []; // what the page still shows
    const best = hint && answer.ok ? /** @type {HTMLElement | undefined} */ ([...main.querySelectorAll("[data-hint]")][chosen]) : undefined;
    if (best) select(best);
    if (focused) best?.focus({ preventScroll: true });
    return answer.ok && told.state > at;
  } catch {
    if (hint) doneWithHint(hint);
    if (!hint?.signal.aborted) announce(text("offline"), "notice");
  }
}

/** @param {AbortController} hint */
function doneWithHint(hint) {
  if (asked === hint) (asked = null), hideThinking(); // otherwise another one is on its way
}

/** Does what a click on an element does, or a drop on it. @param {HTMLElement} element @param {DOMStringMap} dataset */
export function carryOut(element, dataset = element.dataset) {
  if (dataset.post) return post(dataset.post, {});
  if (dataset.send) return post("moves", { moves: dataset.send.split(" ") }, element);
  draft = dataset.draft ? dataset.draft.split(" ") : [];
  return post("draft", { moves: draft }, element);
}

/** Draws the draft again, after everything that was clicked before. */
function redraw() {
  queue = queue.then(() => (draft.length ? send("draft", JSON.stringify({ state: state(), moves: draft }), state(), String(draft)) : undefined));
}

function openStream() {
  const stream = new EventSource(`${address}/events`);
  stream.addEventListener("open", () => {
    if (retryDelay > 500) announce("", "notice");
    retryDelay = 500;
  });
  stream.addEventListener("table", (event) => {
    const [told, ...page] = event.data.split("\n");
    const news = { ...JSON.parse(told), html: page.join("\n") };
    if (news.state < state()) return;
    if (news.state === state() && draft.length) return redraw(); // the draft stays
    if (news.state === state() && main.querySelector("[data-hint]")) return post("hint", {}); // and so do hints
    if (draft.length) announce(text("changed"), "notice");
    if (news.state > state()) asked?.abort();
    draft = [];
    showUpdate(news);
  });
  stream.addEventListener("note", (event) => announce(JSON.parse(event.data).text));
  stream.addEventListener("reaction", (event) => document.dispatchEvent(new CustomEvent("reaction", { detail: JSON.parse(event.data) })));
  stream.addEventListener("reconnect", () => (stream.close(), openStream()));
  stream.addEventListener("error", () => { // EventSource does not retry after a refusal
    stream.close();
    setTimeout(openStream, retryDelay);
    retryDelay = Math.min(retryDelay * 2, 10000);
    announce(text("lost"), "notice");
  });
}

listenForInput(main);
if (!main.dataset.address) openStream();
