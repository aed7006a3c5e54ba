// @ts-check
// The pages around a table: copying and sharing links, dependent form fields, printing.

/** @param {HTMLElement} button @param {string} text */
async function copy(button, text) {
  await navigator.clipboard?.writeText(text).catch(() => {});
  const [words, live, copied] = [button.lastChild, document.getElementById("say"), button.dataset.copied ?? ""];
  const before = words?.textContent ?? "";
  if (!words || before === copied) return;
  for (const shown of [words, live]) if (shown) shown.textContent = copied;
  setTimeout(() => (words.textContent = before), 2000);
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-copy], [data-share]"));
  if (!button) return;
  const field = /** @type {HTMLInputElement | null} */ (button.dataset.copy && document.querySelector(button.dataset.copy));
  field?.select(); // without access to the clipboard it can be copied by hand
  const path = "moment" in button.dataset ? location.pathname + location.search : button.dataset.share ?? "";
  const url = field?.value ?? new URL(path, document.documentElement.dataset.origin || location.href).href; // the page may be open at localhost
  if (!field && navigator.share) navigator.share({ title: button.dataset.title, url }).catch(() => {});
  else copy(button, url);
});

document.addEventListener("click", ({ target }) => target instanceof Element && target.closest("[data-print]") && print());
// on narrow screens the contents lie above the rules: there they begin folded
if (matchMedia("(max-width: 900px)").matches) document.querySelector(".toc details")?.removeAttribute("open");
// in secure contexts only; a page then says so while the server cannot be reached
addEventListener("load", () => navigator.serviceWorker?.register("/service-worker.js").catch(() => {}));

document.addEventListener("change", (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const more = input.form?.querySelector(`fieldset[data-needs="${input.name}"]`);
  if (more) /** @type {HTMLFieldSetElement} */ (more).disabled = !input.checked;
});
