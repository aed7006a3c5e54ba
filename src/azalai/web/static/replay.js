// @ts-check
// Replays: every control is a link that also works without this script, which updates the table in place instead.
import { Idiomorph } from "./idiomorph.js";
import { animate, elementPositions } from "./animations.js";

const MOVE_MS = 900; // per move while playing
const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
const [[box], [scrubber], [button], [where], [moment]] = ["[data-replay]", "#scrubber", "[data-play]", "#where", "#moment"].map(all);
const { table, query, where: pattern = "" } = box.dataset;
let [at, last, timer] = [Number(box.dataset.at), Number(box.dataset.moves), 0];

/** @param {HTMLElement} element @param {boolean} on */
const mark = (element, on) => (on ? element.setAttribute("aria-current", "true") : element.removeAttribute("aria-current"));

function scrollToMoment(line = all(".told [aria-current]").at(-1), list = line?.closest(".lines")) {
  if (line && list instanceof HTMLElement) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** @param {number} to */
async function go(to) {
  const wanted = (at = Math.max(0, Math.min(last, to)));
  const now = all("[data-first]").filter((round) => Number(round.dataset.first) <= at).at(-1);
  for (const round of all("[data-first]")) mark(round, round === now);
  for (const line of all(".told [data-at]")) mark(line, Number(line.dataset.at) === at);
  for (const view of all("[data-view]")) view.setAttribute("href", `/t/${table}/at/${at}${view.dataset.view}`);
  scrollToMoment();
  where.textContent = pattern.replace("{at}", String(at)).replace("{round}", now?.dataset.round ?? "");
  scrubber.setAttribute("aria-valuetext", where.textContent);
  /** @type {HTMLInputElement} */ (scrubber).value = String(at);
  history.replaceState(null, "", `/t/${table}/at/${at}${query}`);
  const answer = await fetch(`/t/${table}/at/${at}/table${query}`);
  const html = await answer.text();
  if (!answer.ok || wanted !== at) return; // another moment was requested since
  const before = elementPositions();
  Idiomorph.morph(moment, html, { morphStyle: "innerHTML" });
  animate(before, []);
}

/** @param {boolean} on */
function play(on) {
  clearInterval(timer);
  timer = on ? setInterval(() => (at < last ? go(at + 1) : play(false)), MOVE_MS) : 0;
  button.setAttribute("aria-pressed", String(on));
}

scrubber.addEventListener("input", () => (play(false), go(Number(/** @type {HTMLInputElement} */ (scrubber).value))));
button.addEventListener("click", () => play(!timer));
box.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-go], [data-first], .told [data-at]"));
  if (!link) return;
  event.preventDefault(), play(false);
  const steps = /** @type {Record<string, number>} */ ({ first: 0, prev: at - 1, next: at + 1, last });
  go(link.dataset.go ? steps[link.dataset.go] : Number(link.dataset.first ?? link.dataset.at));
});
scrollToMoment();
