// @ts-check
// Statistics of this device: the results of finished games, kept in the browser and shown on the home page.
/** @typedef {{table: string, game: string, score: number, won: boolean, others: {level: string, name: string}[]}} Result */
const [KEY, MOST] = ["azalai-results", 500];

/** @returns {Result[]} oldest first */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return []; // storage is blocked or was written by something else
  }
}

/** @param {Result[]} results */
function write(results) {
  try {
    localStorage.setItem(KEY, JSON.stringify(results.slice(-MOST)));
  } catch {}
}

/** The end page says how the game ended for this player; each table counts once. */
function record() {
  const said = /** @type {HTMLElement | null} */ (document.querySelector("[data-result]"))?.dataset.result;
  if (!said) return;
  const [result, results] = [JSON.parse(said), read()];
  if (!results.some((each) => each.table === result.table)) write([...results, result]);
}

/** Won and played, by what a result is counted under. @param {Result[]} results @param {(result: Result) => string[]} under */
function tally(results, under) {
  const counts = /** @type {Map<string, [number, number]>} */ (new Map());
  for (const result of results) {
    for (const name of new Set(under(result))) {
      const [won, played] = counts.get(name) ?? [0, 0];
      counts.set(name, [won + Number(result.won), played + 1]);
    }
  }
  return counts;
}

/** The longest run of wins, and the one that goes on. @param {Result[]} results */
function streaks(results) {
  let [now, longest] = [0, 0];
  for (const { won } of results) longest = Math.max(longest, (now = won ? now + 1 : 0));
  return { now, longest };
}

function show() {
  const [panel, results] = [document.getElementById("statistics"), read()];
  if (!panel || !results.length) return;
  const levels = tally(results, ({ others }) => others.map(({ level }) => level).filter(Boolean));
  const names = tally(results, ({ others }) => others.filter(({ level }) => !level).map(({ name }) => name));
  const best = (/** @type {string} */ game) => Math.max(...results.filter((each) => each.game === game).map(({ score }) => score));
  const { now, longest } = streaks(results);
  const figures = /** @type {Record<string, number>} */ ({ games: results.length, won: results.filter(({ won }) => won).length, streak: now, longest, "best-targi": best("targi"), "best-tuareg": best("tuareg") });
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("[data-figure]"))) {
    const figure = figures[place.dataset.figure ?? ""];
    if (Number.isFinite(figure)) place.textContent = String(figure);
    else place.parentElement?.remove();
  }
  const list = /** @type {HTMLElement} */ (panel.querySelector("tbody"));
  for (const row of [...list.children]) {
    const counted = levels.get(/** @type {HTMLElement} */ (row).dataset.level ?? "");
    if (counted) fill(row, counted);
    else row.remove();
  }
  for (const [name, counted] of [...names].sort(([, a], [, b]) => b[1] - a[1]).slice(0, 8)) {
    const row = document.createElement("tr");
    row.innerHTML = '<th scope="row"></th><td></td><td></td>';
    /** @type {HTMLElement} */ (row.firstElementChild).textContent = name;
    list.append(row);
    fill(row, counted);
  }
  if (!list.children.length) panel.querySelector("table")?.remove();
  panel.hidden = false;
}

/** @param {Element} row @param {[number, number]} counted */
function fill(row, [won, played]) {
  for (const [i, place] of [...row.querySelectorAll("td")].entries()) place.textContent = String([won, played - won][i]);
}

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("[data-forget]")) return;
  write([]);
  /** @type {HTMLElement} */ (document.getElementById("statistics")).hidden = true;
});
new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
record();
show();
