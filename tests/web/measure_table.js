// Measures the table on the page: returns a sentence for each thing that overlaps, is clipped, is out of view or scrolls.
// Used by test_table_sizes.py; `wanted` lists what must be in view without scrolling.
(wanted) => {
  const found = [];
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(shown);
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const box = (element) => element.getBoundingClientRect();
  const name = (element) => element.id ? `#${element.id}` : element.localName + [...element.classList].map((one) => `.${one}`).join("");
  const round = (number) => Math.round(number);

  // sideways
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page scrolls sideways by ${wide} px`);
  const high = document.documentElement.scrollHeight - innerHeight;
  if (wanted.no_scroll && high > 1) found.push(`the page scrolls by ${high} px`);

  // what must be in view: not below the fold, not clipped by a panel, not covered by another element
  for (const [what, selectors] of Object.entries(wanted.in_view)) {
    const elements = selectors.flatMap((selector) => all(selector));
    if (elements.length === 0) { found.push(`${what} is not on the page`); continue; }
    for (const element of elements) {
      const at = box(element);
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflow === "visible") continue;
        const clip = box(parent);
        [left, top, right, bottom] = [Math.max(left, clip.left), Math.max(top, clip.top), Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
        if (getComputedStyle(element).position === "fixed") break;
      }
      const out = Math.max(left - at.left, top - at.top, at.right - right, at.bottom - bottom);
      if (out > 1.5) found.push(`${what} (${name(element)}) is out of view by ${round(out)} px`);
      else if (what === "the main button" || what === "the question") {
        for (const line of element.getClientRects()) { // of a question that begins beside the word for the turn
          const top = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
          if (top && !element.contains(top) && !top.contains(element)) found.push(`${what} is covered by ${name(top)}`);
        }
      }
    }
  }

  // regions and cards that must not overlap; lifted and fanned cards do so on purpose and are not listed
  const apart = (elements, slack) => {
    for (const [index, one] of elements.entries()) {
      for (const two of elements.slice(index + 1)) {
        if (one.contains(two) || two.contains(one)) continue;
        const [a, b] = [box(one), box(two)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > slack && down > slack) found.push(`${name(one)} overlaps ${name(two)} by ${round(across)} × ${round(down)} px`);
      }
    }
  };
  for (const group of wanted.apart) apart(all(group), 1.5);

  // what lies on a panel stays on it; a long list may scroll inside its panel
  for (const [panel, inside] of wanted.within) {
    for (const around of all(panel)) {
      const outer = box(around);
      const scrolls = getComputedStyle(around).overflowY === "auto" && around.scrollHeight > around.clientHeight;
      for (const element of all(inside, around)) {
        const at = box(element);
        const across = Math.max(outer.left - at.left, at.right - outer.right);
        const out = scrolls ? across : Math.max(across, outer.top - at.top, at.bottom - outer.bottom);
        if (out > 2) found.push(`${name(element)} leaves ${name(around)} by ${round(out)} px`);
      }
    }
  }

  // panels that stand side by side begin at the same height
  for (const selector of wanted.level) {
    const tops = all(selector).map((element) => round(box(element).top));
    if (new Set(tops).size > 1) found.push(`${selector} do not begin at the same height: ${tops.join(", ")}`);
  }

  // nothing gets too small to recognise
  for (const [selector, width] of wanted.at_least) {
    for (const element of all(selector)) {
      if (box(element).width < width) found.push(`${name(element)} is only ${round(box(element).width)} px wide`);
    }
  }

  // clipped text: more content than room, and neither a scrolling list nor an ellipsis
  for (const element of all(wanted.texts)) {
    const style = getComputedStyle(element);
    if (style.textOverflow === "ellipsis" || style.overflowY === "auto" || style.display === "inline") continue;
    const [across, down] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    if (across > 1 || down > 3) found.push(`the text of ${name(element)} needs ${Math.max(across, 0)} × ${Math.max(down, 0)} px more`);
  }
  return [...new Set(found)];
}
