// @ts-check
// Replays: every control is a link that also works without this script, which updates the table in place instead.
import { Idiomorph } from "./idiomorph.js";
import { animate, elementPositions } from "./animations.js";
import { refreshTooltip } from "./tooltips.js";

const MOVE_MS = 900; // per move while playing
const KEPT = 60; // tables that are kept, the neighbours of the shown one among them
const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
const [[box], [scrubber], [button], [where], [moment]] = ["[data-replay]", "#scrubber", "[data-play]", "#where", "#moment"].map(all);
const { table, query, where: pattern = "" } = box.dataset;
let [at, last, timer] = [Number(box.dataset.at), Number(box.dataset.moves), 0];
let [asked, shown, addressTimer] = [0, 0, 0]; // which request for a moment is the latest, and which one the page shows
/** @type {Map<number, Promise<string>>} */ const tables = new Map();

/** @param {HTMLElement} element @param {boolean} on */
const mark = (element, on) => (on ? element.setAttribute("aria-current", "true") : element.removeAttribute("aria-current"));

function scrollToMoment(line = all(".told [aria-current]").at(-1), list = line?.closest(".lines")) {
  if (line && list instanceof HTMLElement) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** @param {number} to */
async function go(to) {
  at = Math.max(0, Math.min(last, to));
  const now = all("[data-first]").filter((round) => Number(round.dataset.first) <= at).at(-1);
  for (const round of all("[data-first]")) mark(round, round === now);
  for (const line of all(".told [data-at]")) mark(line, Number(line.dataset.at) === at);
  for (const fork of all(".forks [data-fork]")) if (!box.dataset.variation) mark(fork, Number(fork.dataset.fork) === at);
  for (const form of /** @type {HTMLFormElement[]} */ (all(".forks form"))) {
    /** @type {HTMLInputElement} */ (form.elements.namedItem("step")).value = String(at);
    form.hidden = form.dataset.last === String(at); // the game is over there
  }
  for (const view of all("[data-view]")) view.setAttribute("href", `/t/${table}/at/${at}${view.dataset.view}`);
  scrollToMoment();
  where.textContent = pattern.replace("{at}", String(at)).replace("{round}", now?.dataset.round ?? "");
  scrubber.setAttribute("aria-valuetext", where.textContent);
  /** @type {HTMLInputElement} */ (scrubber).value = String(at);
  clearTimeout(addressTimer); // browsers refuse to change the address a hundred times in a few seconds
  addressTimer = setTimeout(() => history.replaceState(null, "", `/t/${table}/at/${at}${query}`), 200);
  const order = ++asked;
  const html = await tableAt(at).catch(() => "");
  if (!html || order < shown) return; // a later moment is on the page already
  shown = order;
  const before = elementPositions();
  Idiomorph.morph(moment, html, { morphStyle: "innerHTML" });
  refreshTooltip();
  animate(before, []);
  if (order === asked) fetchNeighbours([1, -1]);
}

/** The table at a moment; a failed request is repeated when the moment is asked for again. @param {number} number */
function tableAt(number) {
  const known = tables.get(number);
  if (known) return known;
  const html = fetch(`/t/${table}/at/${number}/table${query}`).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)));
  html.catch(() => tables.delete(number));
  tables.set(number, html);
  for (const oldest of tables.keys()) if (tables.size > KEPT) tables.delete(oldest);
  return html;
}

/** So that a key shows the next table at once, the tables around this one are fetched ahead. @param {number[]} steps */
function fetchNeighbours(steps) {
  for (const number of steps.map((step) => at + step)) if (number >= 0 && number <= last) tableAt(number).catch(() => {});
}

/** Plays on or stops. The first move comes at once, in answer to the key or click. @param {boolean} on */
function play(on) {
  const step = () => void (at < last ? go(at + 1) : play(false));
  clearInterval(timer);
  timer = on ? setInterval(step, MOVE_MS) : 0;
  button.setAttribute("aria-pressed", String(on));
  if (on) step();
}

scrubber.addEventListener("input", () => (play(false), go(Number(/** @type {HTMLInputElement} */ (scrubber).value))));
button.addEventListener("click", () => play(!timer));

/** Where a key leads: a move, a round, the start or the end. @param {string} key */
function destination(key) {
  const starts = all("[data-first]").map((round) => Number(round.dataset.first));
  if (key === "ArrowLeft") return at - 1;
  if (key === "ArrowRight") return at + 1;
  if (key === "ArrowUp") return starts.filter((first) => first < at).at(-1) ?? 0;
  if (key === "ArrowDown") return starts.find((first) => first > at) ?? last;
  return key === "Home" ? 0 : key === "End" ? last : null;
}

document.addEventListener("keydown", (event) => {
  const on = /** @type {Element} */ (event.target);
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || on.closest("input:not(#scrubber), [popover], dialog")) return;
  if (event.key === " " && on.closest("button, summary") && !moment.contains(on)) return; // the key presses what has the focus
  if (/Up|Down|Home|End/.test(event.key) && on.closest(".lines")) return; // the key scrolls the list
  const to = destination(event.key);
  if (to === null && event.key !== " ") return;
  event.preventDefault();
  if (to === null) return play(!timer);
  play(false), go(to);
});

box.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-go], [data-first], .told [data-at]"));
  if (!link) return;
  event.preventDefault(), play(false);
  const steps = /** @type {Record<string, number>} */ ({ first: 0, prev: at - 1, next: at + 1, last });
  go(link.dataset.go ? steps[link.dataset.go] : Number(link.dataset.first ?? link.dataset.at));
});
scrollToMoment();
fetchNeighbours([1]);
