// @ts-check
// What the pages round a table do beside links and forms: copy and share, count the score up, play a replay.
const LINE = 450; // ms a line of the score
const STEP = 900; // ms a move of a replay
const less = () => document.documentElement.dataset.motion === "less" || (document.documentElement.dataset.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
const $ = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));

/** @param {string} text */
function tell(text) {
  const live = $("#say");
  if (live) live.textContent = text;
}

// -- copy and share

/** @param {HTMLElement} button @param {string} text */
async function copy(button, text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch { // no permission, or not a secure page
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    button.focus();
  }
  const words = button.lastChild;
  const before = words?.textContent ?? "";
  if (words && before !== button.dataset.copied) {
    words.textContent = button.dataset.copied ?? before;
    setTimeout(() => (words.textContent = before), 2000);
  }
  tell(button.dataset.copied ?? "");
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-copy], [data-share]"));
  if (!button) return;
  const field = button.dataset.copy && /** @type {HTMLInputElement | null} */ ($(button.dataset.copy));
  const text = field ? field.value : "moment" in button.dataset ? location.href : button.dataset.share ?? "";
  const url = new URL(text, location.href).href;
  if (!field && navigator.share) navigator.share({ title: button.dataset.title, url }).catch(() => {});
  else copy(button, url);
});

// -- the score, counted up line by line; a click shows all

/** @param {HTMLElement} sheet */
function count(sheet) {
  delete sheet.dataset.count;
  if (less()) return;
  const rows = [...sheet.querySelectorAll("tbody tr")];
  const totals = [...sheet.querySelectorAll("tfoot b")];
  const ends = totals.map((total) => total.textContent);
  sheet.classList.add("counting");
  totals.forEach((total) => (total.textContent = "0"));
  const finish = () => {
    clearInterval(clock);
    sheet.classList.remove("counting");
    totals.forEach((total, seat) => (total.textContent = ends[seat]));
  };
  const clock = setInterval(() => {
    const row = rows.shift();
    if (!row) return finish();
    row.classList.add("seen");
    row.querySelectorAll(".run").forEach((run, seat) => (totals[seat].textContent = run.lastChild?.textContent ?? ""));
  }, LINE);
  document.addEventListener("click", finish, { once: true });
}
const look = () => document.querySelectorAll("[data-count]").forEach((sheet) => count(/** @type {HTMLElement} */ (sheet)));
new MutationObserver(look).observe(document.body, { childList: true, subtree: true }); // the end may come by a live update
look();

// -- a replay

const replay = $("[data-replay]");
if (replay) {
  const { table, moves, query, where } = /** @type {Record<string, string>} */ ({ ...replay.dataset });
  const scrubber = /** @type {HTMLInputElement} */ ($("#scrubber"));
  const button = /** @type {HTMLElement} */ ($("[data-play]"));
  let at = Number(replay.dataset.at);
  let clock = 0;

  /** @param {number} to */
  async function go(to) {
    at = Math.max(0, Math.min(Number(moves), to));
    const rounds = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-first]")]);
    const now = rounds.filter((round) => Number(round.dataset.first) <= at).at(-1);
    for (const round of rounds) mark(round, round === now);
    const words = where.replace("{at}", String(at)).replace("{round}", now?.dataset.round ?? "");
    for (const line of document.querySelectorAll(".log [data-at]")) mark(line, Number(/** @type {HTMLElement} */ (line).dataset.at) === at);
    const line = /** @type {HTMLElement | null} */ ([...document.querySelectorAll(".log [aria-current]")].at(-1) ?? null);
    const list = line?.closest("ol");
    if (line && list) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
    scrubber.value = String(at);
    scrubber.setAttribute("aria-valuetext", words);
    /** @type {HTMLElement} */ ($("#where")).textContent = words;
    for (const eyes of document.querySelectorAll("[data-eyes]")) eyes.setAttribute("href", `/t/${table}/at/${at}${/** @type {HTMLElement} */ (eyes).dataset.eyes}`);
    history.replaceState(null, "", `/t/${table}/at/${at}${query}`);
    const wanted = at;
    const answer = await fetch(`/t/${table}/at/${at}/table${query}`);
    if (answer.ok && wanted === at) show(await answer.text());
    if (list && line && clock) tell(line.textContent ?? "");
  }

  /** @param {Element} element @param {boolean} on */
  const mark = (element, on) => (on ? element.setAttribute("aria-current", "true") : element.removeAttribute("aria-current"));

  /** @param {string} html */
  function show(html) {
    const moment = /** @type {HTMLElement} */ ($("#moment"));
    moment.innerHTML = html;
  }

  /** @param {boolean} on */
  function play(on) {
    clearInterval(clock);
    clock = on ? setInterval(() => (at < Number(moves) ? go(at + 1) : play(false)), STEP) : 0;
    button.setAttribute("aria-pressed", String(on));
  }

  scrubber.addEventListener("input", () => (play(false), go(Number(scrubber.value))));
  button.addEventListener("click", () => play(!clock));
  replay.addEventListener("click", (event) => {
    const link = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-go], [data-first], .log [data-at]"));
    if (!link) return;
    event.preventDefault();
    play(false);
    const steps = { first: 0, prev: at - 1, next: at + 1, last: Number(moves) };
    go(link.dataset.go ? steps[link.dataset.go] : Number(link.dataset.first ?? link.dataset.at));
  });
}
