// @ts-check
// Studies: every control is a link that also works without this script, which updates the page in place, marks the
// moves on the board, and asks for news while the analysis goes on.
import { Idiomorph } from "./idiomorph.js";

const NEWS_MS = 1000;
const main = /** @type {HTMLElement} */ (document.getElementById("table"));
const box = () => /** @type {HTMLElement} */ (main.querySelector("[data-study]"));
let asked = 0; // which request is the latest

/** Show another address of this page. @param {string} address @param {boolean} news */
async function show(address, news = false) {
  const order = ++asked;
  const url = new URL(address, location.href);
  const answer = await fetch(`${url.pathname}/inside${url.search}`).catch(() => null);
  if (!answer?.ok || order !== asked) return;
  const html = await answer.text();
  if (order !== asked) return;
  if (!news) history.replaceState(null, "", address);
  const open = main.querySelector("details")?.open;
  clearMarks();
  Idiomorph.morph(main, html, { morphStyle: "innerHTML", ignoreActiveValue: true });
  const details = main.querySelector("details");
  if (details && open) details.open = true;
  mark();
}

function clearMarks() {
  for (const tag of main.querySelectorAll(".study-tag")) tag.remove();
  for (const element of main.querySelectorAll("[data-marked]")) element.removeAttribute("data-marked");
}

/** The move that was made and the better one, on the board. */
function mark() {
  for (const entry of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll(".marks li"))) {
    const element = document.getElementById(entry.dataset.element ?? "");
    if (!element) continue;
    element.dataset.marked = entry.dataset.kind;
    element.append(Object.assign(document.createElement("span"), { className: `study-tag ${entry.dataset.kind}`, textContent: entry.textContent }));
  }
}

main.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
  const graph = /** @type {SVGSVGElement | null} */ (event.target.closest("svg.stairs"));
  if (graph) {
    const [left, moves] = [Number(graph.dataset.left), Number(graph.dataset.moves)];
    const { x, width } = graph.getBoundingClientRect();
    const at = ((event.clientX - x) / width) * graph.viewBox.baseVal.width;
    const step = Math.floor(((at - left) / (graph.viewBox.baseVal.width - left - 10)) * (moves + 1));
    const to = new URL(location.href);
    for (const name of ["retry", "guess"]) to.searchParams.delete(name);
    to.searchParams.set("step", String(Math.max(0, Math.min(moves, step))));
    return show(to.pathname + to.search);
  }
  const link = event.target.closest("a");
  if (!link || new URL(link.href).pathname !== location.pathname) return;
  event.preventDefault();
  show(link.getAttribute("href") ?? "");
});

document.addEventListener("keydown", (event) => {
  const on = /** @type {Element} */ (event.target);
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || on.closest("input, textarea, select, [popover]")) return;
  if (/Home|End/.test(event.key) && on.closest(".lines")) return; // the key scrolls the list
  const link = main.querySelector(`a[data-key="${CSS.escape(event.key)}"]`);
  if (!link) return;
  event.preventDefault();
  show(link.getAttribute("href") ?? "");
});

setInterval(() => {
  if ("unfinished" in box().dataset && document.visibilityState === "visible") show(location.pathname + location.search, true);
}, NEWS_MS);
mark();
