// @ts-check
// The table: live updates come down and are morphed in, decisions go up. No rule of a game is in here: what can be
// clicked, what it shows and what it says stands in the page.
import { Idiomorph } from "./idiomorph.js";
import { moves, places } from "./animations.js";
import { begin, restore } from "./interaction.js";

const main = /** @type {HTMLElement} */ (document.getElementById("table"));
const address = `/t/${main.dataset.table}`;
const state = () => Number(main.dataset.state);
/** A sentence that the page brought along. @param {string} name */
const words = (name) => document.getElementById("words")?.dataset[name] ?? "";
/** @type {string[]} */ let draft = [];
let [drawn, wait, opener, clock] = ["", 500, "", 0];
const waiting = new Set();
let sent = Promise.resolve();

/** Says it to a screen reader, or shows what did not go as wished. @param {string} text @param {string} where */
export function tell(text, where = "say") {
  const place = document.getElementById(where);
  if (place) place.textContent = text;
  if (where !== "notice") return;
  clearTimeout(clock);
  if (text && text !== words("hinting")) clock = setTimeout(() => tell("", where), 9000); // a hint is awaited
}

/** @param {{state: number, html: string, title?: string, kind?: string, cues?: any[]}} news */
function show(news) {
  const before = places();
  const newest = document.querySelector("#log li")?.textContent;
  const dialog = document.querySelector("[data-dialog]");
  const same = news.state === state() && drawn === String(draft); // the same decision, drawn anew: idiomorph forgets what is chosen
  const picked = same ? document.querySelector(".picked") : null;
  const [id, chosen] = picked instanceof HTMLElement ? [picked.id, picked.dataset.send ?? picked.dataset.draft] : [""];
  if (!dialog && document.activeElement?.id) opener = document.activeElement.id;
  const [typing, held] = [document.activeElement instanceof HTMLInputElement, main.contains(document.activeElement)]; // idiomorph leaves all inside the active element as it was
  Idiomorph.morph(main, news.html, { morphStyle: "innerHTML", ignoreActiveValue: typing });
  Object.assign(main.dataset, { state: news.state, kind: news.kind ?? main.dataset.kind });
  document.title = news.title ?? document.title;
  drawn = String(draft);
  const opened = document.querySelector("[data-dialog]");
  if (opened && !opened.contains(document.activeElement)) opened.querySelector("h2")?.focus({ preventScroll: true });
  if (dialog && !opened) document.getElementById(opener)?.focus({ preventScroll: true });
  if (held && document.activeElement === document.body) /** @type {HTMLElement | null} */ (main.querySelector(".todo, #prompt .ask"))?.focus({ preventScroll: true }); // what had it is gone
  restore(id, chosen);
  moves(before, news.cues ?? []);
  const told = document.querySelector("#log li")?.textContent;
  if (news.cues && told && told !== newest) tell(told);
}

/** One after the other, but nothing waits for a hint. A double click is one click. @param {string} what @param {object} body */
function post(what, body) {
  const [at, put, whole] = [state(), String(draft), JSON.stringify({ state: state(), ...body })];
  if (waiting.has(what + whole)) return;
  waiting.add(what + whole);
  const done = (what === "hint" ? Promise.resolve() : sent).then(() => send(what, whole, at, put)).finally(() => waiting.delete(what + whole));
  if (what !== "hint") sent = done;
}

/** @param {string} what @param {string} body @param {number} at the state it is for @param {string} put the draft it is for */
async function send(what, body, at, put) {
  if (what === "hint") tell(words("hinting"), "notice");
  try {
    const answer = await fetch(`${address}/${what}`, { method: "POST", headers: { "content-type": "application/json" }, body });
    const told = await answer.json().catch(() => ({}));
    if (what === "hint" && (at !== state() || put !== String(draft))) return tell("", "notice"); // whoever asked has gone on
    tell(answer.ok ? "" : told.message ?? words("failed"), "notice");
    if (put === String(draft) && (answer.ok ? what !== "draft" : told.html)) draft = []; // unless the next is being put together
    if (told.html && told.state >= state()) show(told);
    else if (!answer.ok && what === "draft") location.reload();
  } catch {
    tell(words("offline"), "notice");
  }
}

/** Carries out what an element stands for. @param {HTMLElement} element */
export function carryOut({ dataset }) {
  if (dataset.post) return post(dataset.post, {});
  if (dataset.send) return post("moves", { moves: dataset.send.split(" ") });
  draft = dataset.draft ? dataset.draft.split(" ") : [];
  return post("draft", { moves: draft });
}

/** What is put together is drawn anew, after all that was clicked before. */
function redraw() {
  sent = sent.then(() => (draft.length ? send("draft", JSON.stringify({ state: state(), moves: draft }), state(), String(draft)) : undefined));
}

function listen() {
  const stream = new EventSource(`${address}/events`);
  stream.addEventListener("open", () => {
    if (wait > 500) tell("", "notice");
    wait = 500;
  });
  stream.addEventListener("table", (event) => {
    const [told, ...page] = event.data.split("\n");
    const news = { ...JSON.parse(told), html: page.join("\n") };
    if (news.state < state()) return;
    if (news.state === state() && draft.length) return redraw(); // what is put together stays
    if (draft.length) tell(words("changed"), "notice");
    draft = [];
    show(news);
  });
  stream.addEventListener("note", (event) => tell(JSON.parse(event.data).text));
  stream.addEventListener("reconnect", () => (stream.close(), listen()));
  stream.addEventListener("error", () => { // a stream that was refused never comes back by itself
    stream.close();
    setTimeout(listen, wait);
    wait = Math.min(wait * 2, 10000);
    tell(words("lost"), "notice");
  });
}

begin(main);
listen();
