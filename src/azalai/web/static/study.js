// @ts-check
// Studies: every control is a link that also works without this script, which updates the page in place, marks the
// moves on the board, and asks for news while the analysis goes on.
import { Idiomorph } from "./idiomorph.js";
import { refreshTooltip } from "./tooltips.js";

const main = /** @type {HTMLElement} */ (document.getElementById("table"));
const KEY = "azalai-found"; // better moves that this device has found in retries
const [SOON, LATER] = [300, 1000]; // milliseconds between two requests for news, before and after the first results
const PATIENCE = 20_000; // milliseconds after which a request has failed
let asked = 0; // which request is the latest
let answered = 0; // the latest that has its answer, or has failed
let version = ""; // of the study on the page

/** Show another address of this page. @param {string} address @param {boolean} news */
async function show(address, news = false) {
  const [order, url] = [++asked, new URL(address, location.href)];
  const headers = news && version ? { "if-none-match": version } : undefined;
  const answer = await fetch(`${url.pathname}/inside${url.search}`, { headers, signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  const html = answer?.ok ? await answer.text().catch(() => "") : "";
  answered = Math.max(answered, order);
  if (!html || order !== asked) return;
  version = answer?.headers.get("etag") ?? "";
  if (!news) history.replaceState(null, "", address);
  for (const tag of main.querySelectorAll(".study-tag")) tag.remove();
  const level = () => /** @type {HTMLSelectElement | null} */ (main.querySelector("select[name=level]"));
  const [open, chosen] = [main.querySelector("details")?.open, level()?.value];
  Idiomorph.morph(main, html, { morphStyle: "innerHTML" });
  main.querySelector("details")?.toggleAttribute("open", Boolean(open));
  const select = level();
  if (select && chosen !== undefined) select.value = chosen; // what somebody has chosen stays
  mark();
  markFound();
  refreshTooltip();
}

/** The move that was made and the better one, on the board, and what they reach. */
function mark() {
  for (const { dataset, textContent } of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll(".marks li"))) {
    const element = document.getElementById(dataset.element ?? "");
    element?.setAttribute(textContent ? "data-marked" : "data-crossed", dataset.kind ?? "");
    if (textContent) element?.append(Object.assign(document.createElement("span"), { className: `study-tag ${dataset.kind}`, textContent }));
  }
}

/** Marks the mistakes for which a better move was found, and remembers the latest one. */
function markFound() {
  const here = `${main.dataset.table}-${new URL(location.href).searchParams.get("seat") ?? ""}`;
  const now = main.querySelector(".verdict[data-found]")?.getAttribute("data-found");
  let found = /** @type {string[]} */ ([]);
  try {
    found = (localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
    if (now && !found.includes(`${here}-${now}`)) localStorage.setItem(KEY, (found = [...found, `${here}-${now}`].slice(-300)).join(" "));
  } catch {} // storage is blocked
  for (const mistake of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll(".mis li[data-step]"))) mistake.classList.toggle("found", found.includes(`${here}-${mistake.dataset.step}`));
}

/** The address of the move at a place of the graph. @param {SVGSVGElement} graph @param {number} clicked */
function moveAt(graph, clicked) {
  const [left, moves, whole] = [Number(graph.dataset.left), Number(graph.dataset.moves), graph.viewBox.baseVal.width];
  const { x, width } = graph.getBoundingClientRect();
  const step = Math.floor(((((clicked - x) / width) * whole - left) / (whole - left - 10)) * (moves + 1));
  const to = new URL(location.href);
  for (const name of ["retry", "guess", "tab"]) to.searchParams.delete(name);
  to.searchParams.set("step", String(Math.max(0, Math.min(moves, step))));
  return to.pathname + to.search;
}

main.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
  const [graph, link] = [event.target.closest("svg.stairs"), event.target.closest("a")];
  if (graph instanceof SVGSVGElement) return show(moveAt(graph, event.clientX));
  if (!link || new URL(link.href).pathname !== location.pathname) return;
  event.preventDefault();
  follow(link);
});

/** Follow a link of this page; from the lists the focus goes to the moment. @param {Element} link */
async function follow(link) {
  const leaves = link.closest(".mis ol, .points, [data-key=r]");
  await show(link.getAttribute("href") ?? "");
  if (leaves) /** @type {HTMLElement | null} */ (main.querySelector(".cmp"))?.focus();
}

document.addEventListener("keydown", (event) => {
  const on = /** @type {Element} */ (event.target);
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || on.closest("input, textarea, select, [popover], dialog")) return;
  const link = /Home|End/.test(event.key) && on.closest(".lines") ? null : main.querySelector(`a[data-key="${CSS.escape(event.key)}"]`);
  if (link) event.preventDefault(), follow(link);
});

/** Ask for news while the analysis goes on, but never while an answer is under way, which would then come too late. */
async function watch() {
  for (;;) {
    await new Promise((go) => setTimeout(go, main.querySelector(".stairs") ? LATER : SOON));
    const wanted = main.querySelector("[data-unfinished]") && document.visibilityState === "visible";
    if (wanted && asked === answered) await show(location.pathname + location.search, true);
  }
}

mark();
markFound();
watch();
