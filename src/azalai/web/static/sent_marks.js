// @ts-check
// What was clicked shows at once that it was: pressed, with the figure that it places as a ghost, until the page shows
// the answer of the server. A refusal takes the mark away again.

/** @typedef {{name: string, value: string, at: number}} Mark the attribute of what was clicked, its value, and the state it belongs to */
/** @type {Set<Mark>} */ const marks = new Set();

function draw() {
  for (const element of document.querySelectorAll(".sent")) element.classList.remove("sent");
  for (const { name, value } of marks) {
    for (const element of document.querySelectorAll(`#table [data-${name}]`)) {
      if (element instanceof HTMLElement && element.dataset[name] === value) element.classList.add("sent");
    }
  }
}

/** Marks everything on the page that does the same. @param {"send" | "draft" | "post"} name @param {string} value @param {number} at @returns {Mark} */
export function markSent(name, value, at) {
  const mark = { name, value, at };
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
