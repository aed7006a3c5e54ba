// @ts-check
// What moves: cards and pieces fly from where they were to where they are (FLIP), beats send tokens through the air,
// sounds go with them. Nothing waits for it, and a wish for less motion is a wish for none.
const EASE = "cubic-bezier(.3,.9,.3,1)";
const root = document.documentElement;
const still = () =>
  document.hidden || root.dataset.motion === "less" || (root.dataset.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);

/** @param {Element} element */
const box = (element) => element.getBoundingClientRect();

/** Where everything with an id is, before the table changes. */
export function places() {
  /** @type {Map<string, DOMRect>} */ const seen = new Map();
  if (!still()) for (const element of document.querySelectorAll("#table [id]")) seen.set(element.id, box(element));
  return seen;
}

/** @param {Map<string, DOMRect>} before @param {any[]} beats */
export function moves(before, beats) {
  if (beats.length) document.body.dataset.beats = String(Number(document.body.dataset.beats ?? 0) + beats.length);
  const quiet = still();
  for (const element of quiet ? [] : document.querySelectorAll("#table [data-fly]")) {
    const from = before.get(element.id);
    const to = box(element);
    if (from?.width && to.width && Math.hypot(from.x - to.x, from.y - to.y) > 8) slide(element, from, to);
  }
  let late = 0;
  for (const beat of beats) {
    if (beat.do === "fly" && !quiet) {
      const from = before.get(beat.from) ?? (document.getElementById(beat.from) && box(/** @type {Element} */ (document.getElementById(beat.from))));
      const end = document.getElementById(beat.to);
      for (let i = 0; from && end && i < Math.min(beat.count ?? 1, 5); i++) fly(beat, from, box(end), (late += 60));
    }
    if (beat.sound) sound(beat.sound, late / 1000);
    if (beat.do === "light" && !quiet) for (const id of beat.ids) glow(document.getElementById(id));
  }
}

/** A card or piece slides as a copy over everything; the real one appears when it lands.
 * @param {Element} element @param {DOMRect} from @param {DOMRect} to */
function slide(element, from, to) {
  const whole = element.closest(".card") ?? element;
  const copy = /** @type {HTMLElement} */ (element.classList.contains("in") ? whole.cloneNode(true) : element.cloneNode(true));
  const frame = document.createElement("div");
  frame.className = `${document.getElementById("table")?.className ?? ""} flight`;
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  copy.removeAttribute("tabindex");
  frame.inert = true;
  frame.style.width = `${to.width}px`;
  frame.style.height = `${to.height}px`;
  Object.assign(copy.style, { position: "absolute", inset: "0", width: "100%", height: "100%", transform: "none", margin: "0" });
  frame.append(copy);
  document.body.append(frame);
  const scale = from.width / to.width;
  const walk = frame.animate(
    [
      { transform: `translate(${from.x}px,${from.y}px) scale(${scale})`, transformOrigin: "0 0" },
      { transform: `translate(${to.x}px,${to.y}px)`, transformOrigin: "0 0" },
    ],
    { duration: 350, easing: EASE, fill: "both" },
  );
  element.animate([{ opacity: 0 }, { opacity: 0 }], 340);
  walk.finished.finally(() => frame.remove());
}

/** A token flies on an arc.
 * @param {any} beat @param {DOMRect} from @param {DOMRect} to @param {number} delay */
function fly(beat, from, to, delay) {
  const sprite = document.querySelector("use")?.getAttribute("href")?.split("#")[0] ?? "";
  const figure = beat.icon.startsWith("p-");
  const [width, height] = figure ? [40, 56] : [30, 30];
  const token = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  token.setAttribute("class", `flight ${beat.classes ?? ""}`);
  token.setAttribute("viewBox", figure ? "0 0 40 56" : "0 0 32 32");
  token.setAttribute("width", String(width));
  token.setAttribute("height", String(height));
  token.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${sprite}#${beat.icon}`);
  token.append(use);
  document.body.append(token);
  const at = (/** @type {DOMRect} */ rect) => [rect.x + rect.width / 2 - width / 2, rect.y + rect.height / 2 - height / 2];
  const [x, y] = at(from);
  const [u, v] = at(to);
  const lift = Math.min(60, Math.hypot(u - x, v - y) / 4);
  const put = (/** @type {number} */ a, /** @type {number} */ b) => ({ transform: `translate(${a}px,${b}px)` });
  token.animate([put(x, y), put((x + u) / 2, (y + v) / 2 - lift), put(u, v)], { duration: 450, delay, easing: EASE, fill: "both" }).finished.finally(() => token.remove());
}

/** @param {Element | null} element */
function glow(element) {
  element?.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.35)" }, { filter: "brightness(1)" }], 900);
}

// -- sound: small tones made here; off until the first click, never the only signal
/** @type {AudioContext | null} */ let air = null;
addEventListener("pointerdown", () => (air ??= new AudioContext()), { once: true });
/** @type {Record<string, [OscillatorType, number, number, number]>} shape, from Hz, to Hz, seconds */
const SOUNDS = { wood: ["triangle", 320, 140, 0.09], coin: ["sine", 1700, 2300, 0.12], card: ["sawtooth", 900, 300, 0.05], drum: ["sine", 110, 45, 0.5], string: ["triangle", 440, 438, 0.7] };

/** @param {string} name @param {number} late */
export function sound(name, late = 0) {
  if (!air || root.dataset.sound === "off" || document.hidden || !SOUNDS[name]) return;
  const [shape, from, to, length] = SOUNDS[name];
  const begin = air.currentTime + late;
  const tone = new OscillatorNode(air, { type: shape, frequency: from });
  const loud = new GainNode(air, { gain: 0.09 });
  tone.frequency.exponentialRampToValueAtTime(to, begin + length);
  loud.gain.setValueAtTime(0.09, begin);
  loud.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(loud).connect(air.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
