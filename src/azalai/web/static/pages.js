// @ts-check
// What the pages round a table do beside links and forms: copy and share a link, count the score up.
const LINE = 450; // ms a line of the score
const { dataset } = document.documentElement;
const still = () => dataset.motion === "less" || (dataset.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);

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
  field?.select(); // where the clipboard is closed to us the person can copy by hand
  const url = field?.value ?? ("moment" in button.dataset ? location.href : new URL(button.dataset.share ?? "", location.href).href);
  if (!field && navigator.share) navigator.share({ title: button.dataset.title, url }).catch(() => {});
  else copy(button, url);
});

document.addEventListener("change", (event) => {
  const wish = /** @type {HTMLInputElement} */ (event.target);
  const more = wish.form?.querySelector(`fieldset[data-needs="${wish.name}"]`);
  if (more) /** @type {HTMLFieldSetElement} */ (more).disabled = !wish.checked;
});

// The score is counted up line by line, with running totals; a click shows all at once. A live update may draw the sheet
// anew in between: what is to be seen is put in place again each time.
let [seen, clock] = [-1, 0]; // lines; -1: there is no sheet yet

function count() {
  const sheet = document.querySelector("[data-count]");
  if (!sheet) return;
  const rows = [...sheet.querySelectorAll("tbody tr")];
  if (seen < 0) {
    seen = still() ? rows.length : 0;
    clock = setInterval(() => (++seen, count()), LINE);
  }
  if (seen > rows.length) seen = rows.length;
  if (seen === rows.length) clearInterval(clock);
  sheet.classList.toggle("counting", seen < rows.length);
  rows.forEach((row, number) => row.classList.toggle("seen", number < seen));
  const running = [...(rows[seen - 1]?.querySelectorAll(".run") ?? [])].map((run) => run.lastChild?.textContent ?? "");
  sheet.querySelectorAll("tfoot b").forEach((total, seat) => {
    if (total.textContent !== (running[seat] ?? "0")) total.textContent = running[seat] ?? "0";
  });
}
document.addEventListener("click", () => (seen = seen < 0 ? seen : Infinity, count()));
new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
count();
