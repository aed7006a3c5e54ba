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
  const more = wish.name === "expansion" && wish.form?.querySelector("fieldset.only-expansion");
  if (more) /** @type {HTMLFieldSetElement} */ (more).disabled = !wish.checked;
});

/** The score line by line, with running totals; a click shows all at once. @param {HTMLElement} sheet */
function count(sheet) {
  delete sheet.dataset.count;
  if (still()) return;
  const [rows, totals] = [[...sheet.querySelectorAll("tbody tr")], [...sheet.querySelectorAll("tfoot b")]];
  const ends = totals.map((total) => total.textContent);
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
  sheet.classList.add("counting");
  totals.forEach((total) => (total.textContent = "0"));
  document.addEventListener("click", finish, { once: true });
}
const look = () => document.querySelectorAll("[data-count]").forEach((sheet) => count(/** @type {HTMLElement} */ (sheet)));
new MutationObserver(look).observe(document.body, { childList: true, subtree: true }); // the end may come by a live update
look();
