// @ts-check
// The end of a game: its score is counted up line by line, and the winner is named last. A click or a key shows all of
// it. preferences.js sets data-reveal of <html> before the page is painted, so that nothing is told too early; a
// table is counted once on a device, and never with reduced motion.
const LINE_MS = 450;
const root = document.documentElement;
/** @param {string} selector @param {ParentNode} where */
const all = (selector, where = document) => /** @type {HTMLElement[]} */ ([...where.querySelectorAll(selector)]);
let [shown, timer] = [-1, 0]; // lines shown; -1: there is no sheet yet

/** Shows the first lines. A live update may replace the sheet meanwhile, so each step sets everything again. */
function draw() {
  const sheet = document.querySelector("[data-count]");
  if (!sheet) return;
  const rows = all("tbody tr", sheet);
  if (shown < 0) begin(rows.length);
  const counting = shown < rows.length;
  root.dataset.reveal = counting ? "counting" : "done";
  rows.forEach((row, number) => (row.classList.toggle("seen", number < shown), row.classList.toggle("now", counting && number === shown - 1)));
  for (const part of all("[data-line]")) part.classList.toggle("due", Number(part.dataset.line) >= shown);
  const now = rows[Math.min(shown, rows.length) - 1];
  const running = all(".run", now ?? sheet.ownerDocument.createElement("tr")).map((run) => run.lastChild?.textContent ?? "");
  const write = (/** @type {HTMLElement} */ place, /** @type {string} */ text) => place.textContent !== text && (place.textContent = text);
  all("tfoot b", sheet).forEach((total, seat) => write(total, running[seat] ?? "0"));
  for (const sum of all("[data-sum]")) write(sum, running[Number(sum.dataset.sum)] ?? "0");
  for (const row of all(".drow")) row.classList.toggle("lit", counting && !!now?.dataset.row && row.id.endsWith(`-${now.dataset.row}`));
  for (const card of all(".of-seat .res")) card.classList.toggle("lit", counting && card.classList.contains(`r-${now?.dataset.carried}`));
  for (const place of all("#counted")) write(place, counting ? now?.querySelector("th span")?.firstChild?.textContent ?? "" : ""); // without the small print
}

/** @param {number} lines */
function begin(lines) {
  scrollTo(0, 0);
  shown = root.dataset.reveal === "counting" ? 0 : lines;
  if (shown < lines) timer = setInterval(() => (++shown < lines ? draw() : end()), LINE_MS);
  else remember();
}

function end() {
  clearInterval(timer);
  shown = Infinity;
  draw();
  remember();
  const [live, heading] = [document.getElementById("say"), document.getElementById("result")];
  if (live && heading) live.textContent = heading.textContent;
}

/** A table that was counted is not counted again. */
function remember() {
  const table = document.getElementById("table")?.dataset.table ?? "";
  try {
    const counted = (localStorage.getItem("azalai-counted") ?? "").split(" ").filter((each) => each && each !== table);
    localStorage.setItem("azalai-counted", [...counted, table].slice(-100).join(" "));
  } catch {} // storage is blocked
}

const skip = () => shown >= 0 && root.dataset.reveal === "counting" && end();
document.addEventListener("click", skip);
document.addEventListener("keydown", (event) => event.key !== "Tab" && skip());
new MutationObserver(draw).observe(document.body, { childList: true, subtree: true });
draw();
