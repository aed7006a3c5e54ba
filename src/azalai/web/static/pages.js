// @ts-check
// The pages around a table: copying and sharing links, dependent form fields, counting up the final score.
const LINE_MS = 450; // per line of the score sheet
const { dataset } = document.documentElement;
const reducedMotion = () => dataset.motion === "less" || (dataset.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);

/** @param {HTMLElement} button @param {string} text */
async function copy(button, text) {
  await navigator.clipboard?.writeText(text).catch(() => {});
  const [words, live, before] = [button.lastChild, document.getElementById("say"), button.lastChild?.textContent ?? ""];
  const copied = button.dataset.copied ?? "";
  if (!words || before === copied) return;
  words.textContent = copied;
  if (live) live.textContent = copied;
  setTimeout(() => (words.textContent = before), 2000);
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-copy], [data-share]"));
  if (!button) return;
  const field = /** @type {HTMLInputElement | null} */ (button.dataset.copy && document.querySelector(button.dataset.copy));
  field?.select(); // without access to the clipboard it can be copied by hand
  const path = "moment" in button.dataset ? location.pathname + location.search : button.dataset.share ?? "";
  const url = field?.value ?? new URL(path, dataset.origin || location.href).href; // the page may be open at localhost
  if (!field && navigator.share) navigator.share({ title: button.dataset.title, url }).catch(() => {});
  else copy(button, url);
});

// in secure contexts only; a page then says so while the server cannot be reached
addEventListener("load", () => navigator.serviceWorker?.register("/service-worker.js").catch(() => {}));

document.addEventListener("change", (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const more = input.form?.querySelector(`fieldset[data-needs="${input.name}"]`);
  if (more) /** @type {HTMLFieldSetElement} */ (more).disabled = !input.checked;
});

// The score sheet appears line by line with running totals; a click shows all of it. A live update may replace the sheet
// meanwhile, so each step sets the visible lines again.
let [shown, timer] = [-1, 0]; // lines shown; -1: there is no sheet yet

function countUp() {
  const sheet = document.querySelector("[data-count]");
  if (!sheet) return;
  const rows = [...sheet.querySelectorAll("tbody tr")];
  if (shown < 0) {
    shown = reducedMotion() ? rows.length : 0;
    timer = setInterval(() => (++shown, countUp()), LINE_MS);
  }
  if (shown > rows.length) shown = rows.length;
  if (shown === rows.length) clearInterval(timer);
  sheet.classList.toggle("counting", shown < rows.length);
  rows.forEach((row, number) => row.classList.toggle("seen", number < shown));
  const running = [...(rows[shown - 1]?.querySelectorAll(".run") ?? [])].map((run) => run.lastChild?.textContent ?? "");
  sheet.querySelectorAll("tfoot b").forEach((total, seat) => {
    if (total.textContent !== (running[seat] ?? "0")) total.textContent = running[seat] ?? "0";
  });
}
document.addEventListener("click", () => (shown = shown < 0 ? shown : Infinity, countUp()));
new MutationObserver(countUp).observe(document.body, { childList: true, subtree: true });
countUp();
