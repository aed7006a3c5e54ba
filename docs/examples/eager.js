// A bot for Azalai in JavaScript. It likes to use cards and to lay tribe cards, takes the goods that it has fewest of,
// and chooses at random between equal moves. Try it: azalai arena targi "command:node eager.js" random
const lines = require("readline").createInterface({ input: process.stdin });

let seed = 1; // of our dice: the same seed gives the same game

function dice(count) {
  seed = (seed * 48271) % 2147483647;
  return seed % count;
}

function answer(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

/** How much we like a move. The page "Notation" lists all moves, "The API" what a view contains. */
function worth(move, view) {
  const goods = { "+d": "dates", "+s": "salt", "+p": "pepper" }[move];
  if (goods) return -view.players[view.seat].goods[goods];
  if (move === "lay") return 10; // a card in the display is worth points
  if (move === "drop" || move.endsWith("-")) return -10; // this gives something up
  if (/^c\d$/.test(move)) return 5; // use a card of the centre
  return 0;
}

function choose(moves, view) {
  const worths = moves.map((move) => worth(move, view));
  const best = moves.filter((_, at) => worths[at] === Math.max(...worths));
  return best[dice(best.length)];
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") answer({ type: "ready" });
  if (message.type === "new") seed = 1 + (message.seed % 2147483646);
  if (message.type === "decide") answer({ move: choose(message.moves, message.view) });
});
lines.on("close", () => process.exit(0));
