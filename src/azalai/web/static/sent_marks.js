// @ts-check
// What was clicked shows at once that it was: pressed, with the figure that it places as a ghost, until the page shows
// the answer of the server. A refusal takes the mark away again.

/** @typedef {{name: string, value: string, at: number, element?: Element}} Mark the attribute of what was clicked, its value, the state it belongs to, and the element itself: something dropped there need not be what a click there does */
/** @type {Set<Mark>} */ const marks = new Set();

function draw() {
  for (const element of document.querySelectorAll(".sent")) element.classList.remove("sent");
  for (const { name, value, element: clicked } of marks) {
    for (const element of [clicked, ...document.querySelectorAll(`#table [data-${name}="${CSS.escape(value)}"]`)]) element?.classList.add("sent");
  }
}

/** Marks everything on the page that does the same. @param {"send" | "draft" | "post"} name @param {string} value @param {number} at @param {Element} [element] and this @returns {Mark} */
export function markSent(name, value, at, element) {
  const mark = { name, value, at, element };
  marks.add(mark);
  draw();
  return mark;
}

/** @param {Mark} mark */
export function unmark(mark) {
  marks.delete(mark);
  draw();
}

/** After the page has changed: marks of earlier states are gone. @param {number} state */
export function keepMarks(state) {
  for (const mark of marks) if (mark.at < state) marks.delete(mark);
  draw();
}
