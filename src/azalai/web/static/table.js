// @ts-check
// The table: live updates come down and are morphed in, decisions go up. No rule of a game is in here: what can be
// clicked, what it shows and what it says stands in the page.
import { Idiomorph } from "./idiomorph.js";
import { moves, places } from "./moving.js";
import { begin, restore } from "./pointing.js";

const main = /** @type {HTMLElement} */ (document.getElementById("table"));
const address = `/t/${main.dataset.table}`;
/** @type {string[]} */ let draft = [];
let busy = false;
let wait = 500;
let opener = "";

/** @param {string} text */
export function tell(text) {
  const live = document.getElementById("say");
  if (live) live.textContent = text;
}

/** @param {string} text  what happened, when something did not go as wished; empty: all is well again */
function notice(text) {
  const place = document.getElementById("notice");
  if (place) place.textContent = text;
  clearTimeout(Number(document.body.dataset.notice));
  if (text) document.body.dataset.notice = String(setTimeout(() => notice(""), 9000));
}

/** @param {string} name  a sentence that the page brought along */
const words = (name) => document.getElementById("words")?.dataset[name] ?? "";

/** @param {{state: number, html: string, title?: string, kind?: string, beats?: any[]}} news */
function show(news) {
  const before = places();
  const newest = document.querySelector("#log li")?.textContent;
  const focused = document.activeElement?.id ?? "";
  const dialog = document.querySelector("[data-dialog]");
  if (!dialog && focused) opener = focused;
  const typing = document.activeElement instanceof HTMLInputElement; // idiomorph leaves all inside the active element as it was
  Idiomorph.morph(main, news.html, { morphStyle: "innerHTML", ignoreActiveValue: typing });
  main.dataset.state = String(news.state);
  if (news.kind) main.dataset.kind = news.kind;
  if (news.title) document.title = news.title;
  const opened = /** @type {HTMLElement | null} */ (document.querySelector("[data-dialog]"));
  if (opened && !opened.contains(document.activeElement)) opened.querySelector("h2")?.focus({ preventScroll: true });
  else if (dialog && !opened) document.getElementById(opener)?.focus({ preventScroll: true });
  restore();
  moves(before, news.beats ?? []);
  const told = document.querySelector("#log li")?.textContent;
  if (told && told !== newest && news.beats) tell(told);
}

/** @param {string} what @param {object} body */
async function post(what, body) {
  if (busy) return; // a double click is one click
  busy = true;
  try {
    const answer = await fetch(`${address}/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ state: Number(main.dataset.state), ...body }),
    });
    const told = await answer.json().catch(() => ({}));
    if (answer.ok) notice("");
    else notice(told.message ?? words("failed"));
    if (!answer.ok || what !== "draft") draft = [];
    if (told.html && told.state >= Number(main.dataset.state)) show(told);
    else if (!answer.ok && what === "draft") await reload();
  } catch {
    notice(words("offline"));
  } finally {
    busy = false;
  }
}

/** The table as it is, after something went wrong with a draft. */
async function reload() {
  const answer = await fetch(`${address}/draft`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ state: Number(main.dataset.state), moves: [] }) });
  const told = await answer.json().catch(() => ({}));
  if (told.html) show(told);
}

/** @param {HTMLElement} element  carries out what an element stands for */
export function carryOut(element) {
  const { send, draft: put, post: what } = element.dataset;
  if (what) return post(what, {});
  if (send) return post("moves", { moves: send.split(" ") });
  if (put === undefined) return;
  draft = put ? put.split(" ") : [];
  return post("draft", { moves: draft });
}

function listen() {
  const stream = new EventSource(`${address}/events`);
  const again = () => {
    stream.close();
    setTimeout(listen, wait);
    wait = Math.min(wait * 2, 10000);
  };
  stream.addEventListener("open", () => {
    wait = 500;
    if (document.body.dataset.lost) notice("");
    delete document.body.dataset.lost;
  });
  stream.addEventListener("table", (event) => {
    const news = JSON.parse(event.data);
    const now = Number(main.dataset.state);
    if (news.state < now) return;
    if (news.state === now && draft.length) return void post("draft", { moves: draft }); // what is being put together stays
    if (news.state > now && draft.length) notice(words("changed"));
    draft = [];
    show(news);
  });
  stream.addEventListener("note", (event) => tell(JSON.parse(event.data).text));
  stream.addEventListener("reconnect", () => (stream.close(), listen()));
  stream.addEventListener("error", () => {
    document.body.dataset.lost = "yes";
    notice(words("lost"));
    again();
  });
}

begin(main);
listen();
