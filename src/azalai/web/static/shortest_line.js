// @ts-check
// The shortest line between two boxes on the page; a box out of view has none.

/** @param {DOMRect | undefined} from @param {DOMRect} to */
export function shortestLine(from, to) {
  if (!from || !to.width || to.bottom < 0 || to.top > innerHeight) return { length: Infinity, x: 0, y: 0, angle: 0 };
  /** @param {number} low @param {number} high @param {number} other */
  const near = (low, high, other) => Math.min(Math.max(other, low), high);
  const [x, y] = [near(from.left, from.right, (to.left + to.right) / 2), near(from.top, from.bottom, (to.top + to.bottom) / 2)];
  const [right, down] = [near(to.left, to.right, x) - x, near(to.top, to.bottom, y) - y];
  return { length: Math.hypot(right, down), x, y, angle: Math.atan2(down, right) };
}
