// @ts-check
// A replay: every control is a link that also works alone; here the table is brought along without a new page.
import { Idiomorph } from "./idiomorph.js";
import { moves as fly, places } from "./animations.js";

const STEP = 900; // ms a move
const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
const [[box], [scrubber], [button], [where], [moment]] = ["[data-replay]", "#scrubber", "[data-play]", "#where", "#moment"].map(all);
const { table, query, where: pattern = "" } = box.dataset;
let [at, last, clock] = [Number(box.dataset.at), Number(box.dataset.moves), 0];

/** @param {HTMLElement} element @param {boolean} on */
const mark = (element, on) => (on ? element.setAttribute("aria-current", "true") : element.removeAttribute("aria-current"));

function follow(line = all(".told [aria-current]").at(-1), list = line?.closest(".lines")) { // brings the line of this moment into sight
  if (line && list instanceof HTMLElement) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** @param {number} to */
async function go(to) {
  const wanted = (at = Math.max(0, Math.min(last, to)));
  const now = all("[data-first]").filter((round) => Number(round.dataset.first) <= at).at(-1);
  for (const round of all("[data-first]")) mark(round, round === now);
  for (const line of all(".told [data-at]")) mark(line, Number(line.dataset.at) === at);
  for (const eyes of all("[data-eyes]")) eyes.setAttribute("href", `/t/${table}/at/${at}${eyes.dataset.eyes}`);
  follow();
  where.textContent = pattern.replace("{at}", String(at)).replace("{round}", now?.dataset.round ?? "");
  scrubber.setAttribute("aria-valuetext", where.textContent);
  /** @type {HTMLInputElement} */ (scrubber).value = String(at);
  history.replaceState(null, "", `/t/${table}/at/${at}${query}`);
  const answer = await fetch(`/t/${table}/at/${at}/table${query}`);
  const html = await answer.text();
  if (!answer.ok || wanted !== at) return; // a later moment is on its way
  const before = places();
  Idiomorph.morph(moment, html, { morphStyle: "innerHTML" });
  fly(before, []);
}

/** @param {boolean} on */
function play(on) {
  clearInterval(clock);
  clock = on ? setInterval(() => (at < last ? go(at + 1) : play(false)), STEP) : 0;
  button.setAttribute("aria-pressed", String(on));
}

scrubber.addEventListener("input", () => (play(false), go(Number(/** @type {HTMLInputElement} */ (scrubber).value))));
button.addEventListener("click", () => play(!clock));
box.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-go], [data-first], .told [data-at]"));
  if (!link) return;
  event.preventDefault(), play(false);
  const steps = /** @type {Record<string, number>} */ ({ first: 0, prev: at - 1, next: at + 1, last });
  go(link.dataset.go ? steps[link.dataset.go] : Number(link.dataset.first ?? link.dataset.at));
});
follow();
