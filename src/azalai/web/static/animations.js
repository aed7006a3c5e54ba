// @ts-check
// Animations: cards and pieces that have changed places slide there (FLIP); animation cues from the server let tokens
// fly, turn cards over and play sounds. Nothing waits for them, and with reduced motion there are none.
const EASE = "cubic-bezier(.3,.9,.3,1)";
const root = document.documentElement;
const reducedMotion = () => document.hidden || root.dataset.motion === "less" || (root.dataset.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
/** @param {string} id */
const boxOf = (id) => document.getElementById(id)?.getBoundingClientRect();

/** The element with an id that something lies on. @param {Element} element */
const placeOf = (element) => element.parentElement?.closest("[id]")?.id;

/** @typedef {Map<string, DOMRect & {place?: string, sent?: boolean}>} Positions */

/** Where every element with an id is, and whether a click on it waits for its answer; to be called before the table changes. @returns {Positions} */
export const elementPositions = () =>
  new Map(reducedMotion() ? [] : [...document.querySelectorAll("#table [id]")].map((element) => [element.id, Object.assign(element.getBoundingClientRect(), { place: placeOf(element), sent: element.classList.contains("sent") })]));

/** @param {Positions} before @param {any[]} cues */
export function animate(before, cues) {
  for (const element of document.querySelectorAll(before.size ? "#table [data-fly]" : "none")) {
    const [from, to] = [before.get(element.id), element.getBoundingClientRect()];
    if (from?.width && to.width && from.place !== placeOf(element)) slide(element, from, to); // not what only the layout has shifted
  }
  let delay = 0;
  for (const cue of cues) {
    const [from, to] = [before.get(cue.from) ?? boxOf(cue.from), boxOf(cue.to)];
    const stands = cue.icon?.startsWith("p-figure") && before.get(cue.to)?.sent; // the player has seen it there since the click
    for (let i = 0; from && to && !stands && !reducedMotion() && i < Math.min(cue.count ?? 1, 5); i++) fly(cue, from, to, (delay += 60));
    for (const id of reducedMotion() ? [] : cue.ids ?? []) {
      const element = document.getElementById(id);
      if (element && cue.do === "flip") flip(element, cue.back);
      else element?.animate([{}, { filter: "brightness(1.35)" }, {}], 900);
    }
    if (cue.sound) playSound(cue.sound, delay / 1000);
  }
}

/** Lets everything that moves arrive now. */
export function finishAnimations() {
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** A copy slides above everything else; the real card or piece appears when it lands.
 * @param {Element} element @param {DOMRect} from @param {DOMRect} to */
function slide(element, from, to) {
  const copy = /** @type {HTMLElement} */ ((element.matches(".in") ? element.closest(".card") ?? element : element).cloneNode(true));
  const frame = document.createElement("div");
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  Object.assign(copy.style, { position: "absolute", inset: "0", width: "100%", height: "100%", transform: "none" });
  Object.assign(frame.style, { width: `${to.width}px`, height: `${to.height}px`, transformOrigin: "0 0" });
  Object.assign(frame, { className: `${document.getElementById("table")?.className} flight`, inert: true });
  frame.append(copy);
  document.body.append(frame);
  const path = [`translate(${from.x}px,${from.y}px) scale(${from.width / to.width})`, `translate(${to.x}px,${to.y}px)`];
  frame.animate({ transform: path }, { duration: 350, easing: EASE }).finished.finally(() => frame.remove());
  element.animate({ opacity: [0, 0] }, 340);
}

/** A card turns over: its back turns away, then its face turns up. @param {Element} element @param {string} back */
function flip(element, back) {
  const [cover, at, half] = [document.createElement("div"), element.getBoundingClientRect(), 160];
  const sprite = document.querySelector("use")?.getAttribute("href")?.split("#")[0];
  Object.assign(cover, { className: `${document.getElementById("table")?.className} flight`, inert: true });
  if (back === "resource") cover.innerHTML = '<span class="card back"></span>';
  else cover.innerHTML = `<span class="card down ${back}"><span class="in"><span class="bk"><svg class="ic" aria-hidden="true"><use href="${sprite}#i-${back === "dune" ? "dune" : `${back}card`}"/></svg></span></span></span>`;
  Object.assign(cover.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` });
  Object.assign(/** @type {HTMLElement} */ (cover.firstElementChild).style, { display: "block", width: "100%", height: "100%" });
  document.body.append(cover);
  cover.animate({ transform: ["rotateY(0)", "rotateY(90deg)"] }, { duration: half, easing: "ease-in" }).finished.finally(() => cover.remove());
  element.animate({ transform: ["rotateY(90deg)", "rotateY(90deg)", "rotateY(0)"] }, { duration: 2 * half, easing: "ease-out" });
}

/** A token flies on an arc. @param {any} cue @param {DOMRect} from @param {DOMRect} to @param {number} delay */
function fly(cue, from, to, delay) {
  const sprite = document.querySelector("use")?.getAttribute("href")?.split("#")[0];
  const [width, height] = cue.icon.startsWith("p-") ? [40, 56] : [32, 32];
  const frame = document.createElement("div");
  frame.className = `flight ${cue.classes ?? ""}`;
  frame.innerHTML = `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true"><use href="${sprite}#${cue.icon}"/></svg>`;
  document.body.append(frame);
  const [x, y, u, v] = [from, to].flatMap((rect) => [rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2]);
  const lift = Math.min(60, Math.hypot(u - x, v - y) / 4);
  const path = [[x, y], [(x + u) / 2, (y + v) / 2 - lift], [u, v]].map(([a, b]) => `translate(${a}px,${b}px)`);
  if (cue.icon?.startsWith("p-figure")) document.querySelector(`#${cue.to} .piece.${cue.classes}:not(.spirit)`)?.animate({ opacity: [0, 0] }, 440 + delay); // it is still under way
  frame.animate({ transform: path }, { duration: 450, delay, easing: EASE, fill: "both" }).finished.finally(() => frame.remove());
}

// -- sounds: synthesised tones, off until the first click, never the only signal
/** @type {AudioContext | undefined} */ let audio;
addEventListener("pointerdown", () => (audio = new AudioContext()), { once: true });
/** @type {Record<string, [OscillatorType, number, number, number]>} shape, from Hz, to Hz, seconds */
const SOUNDS = { wood: ["triangle", 320, 140, 0.09], coin: ["sine", 1700, 2300, 0.12], card: ["sawtooth", 900, 300, 0.05], drum: ["sine", 110, 45, 0.5], string: ["triangle", 440, 438, 0.7] };

/** @param {string} name @param {number} delay in seconds */
function playSound(name, delay) {
  if (!audio || root.dataset.sound === "off" || (document.hidden && name !== "string") || !SOUNDS[name]) return; // "string" calls a player whose turn it is
  const [type, frequency, to, length] = SOUNDS[name];
  const [begin, tone, loud] = [audio.currentTime + delay, new OscillatorNode(audio, { type, frequency }), new GainNode(audio, { gain: 0.09 })];
  tone.frequency.exponentialRampToValueAtTime(to, begin + length);
  loud.gain.setValueAtTime(0.09, begin);
  loud.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(loud).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
