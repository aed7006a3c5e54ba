// @ts-check
// Hints: a panel with Cancel while a strong player thinks; then numbers mark the moves on the table, and letters mark
// what the reasons of the selected one are about.

/** @param {string} selector @param {ParentNode} where */
const all = (selector, where = document) => /** @type {HTMLElement[]} */ ([...where.querySelectorAll(selector)]);

/** Shows that a hint is on its way. @param {() => void} cancel */
export function showThinking(cancel) {
  const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("thinking"));
  if (!template || document.querySelector(".thinking")) return;
  template.after(template.content.cloneNode(true));
  const button = document.querySelector("[data-cancel-hint]");
  button?.addEventListener("click", cancel);
  if (document.activeElement instanceof HTMLElement && document.activeElement.matches("[data-post=hint]")) /** @type {HTMLElement} */ (button).focus();
}

/** Takes the panel away; the focus goes back to the button that asked. */
export function hideThinking() {
  const panel = document.querySelector(".thinking");
  const focused = panel?.contains(document.activeElement);
  panel?.remove();
  if (focused) all("[data-post=hint]").find((button) => button.getClientRects().length)?.focus();
}

/** The element of the page that a hint or a reason is about. @param {HTMLElement} element */
function placeOf(element) {
  const named = element.dataset.at ? document.getElementById(element.dataset.at) : null;
  const { send, draft } = element.dataset;
  return named ?? (send ?? draft ? all("#table [data-send], #table [data-draft]").find((other) => !other.matches("[data-hint], .main") && other.dataset.send === send && other.dataset.draft === draft) : null);
}

/** Marks the moves and, for the selected one, what its reasons are about. */
export function markHints() {
  for (const mark of all(".hintmark")) mark.remove();
  const moves = all("[data-hint]");
  const chosen = moves.findIndex((move) => move.matches(".picked"));
  const reasons = all("ul > [data-at]", moves[chosen]?.parentElement ?? document.createElement("p"));
  const marked = new Map();
  for (const element of [...moves, ...reasons]) {
    const [place, letter] = [placeOf(element), element.querySelector("i")?.textContent ?? ""];
    if (!place) continue;
    const row = marked.get(place) ?? document.createElement("span");
    if (!marked.has(place)) place.append(Object.assign(row, { className: "hintmark", ariaHidden: "true" }));
    marked.set(place, row);
    row.append(Object.assign(document.createElement("b"), { textContent: letter, className: element === moves[chosen] ? "chosen" : element.dataset.show ? "" : "why" }));
  }
  const next = moves[(chosen + 1) % moves.length];
  for (const label of all("[data-next-hint] span")) label.textContent = next?.dataset.show ?? "";
}

/** The hint after the selected one. */
export function nextHint() {
  const moves = all("[data-hint]");
  return moves[(moves.findIndex((move) => move.matches(".picked")) + 1) % moves.length];
}
