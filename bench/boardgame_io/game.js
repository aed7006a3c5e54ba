// A game with the state of Targi: a border of 16 cards, a centre of 9, two decks, stocks, displays and hidden hands. The
// rules are a simplification: players take turns to place three figures, then to use them; a game has twelve rounds.
const ROUNDS = 12, FIGURES = 3, GOODS = ["dates", "salt", "pepper"];
const CORNERS = [4, 8, 12, 16];
const KINDS = ["well", "camp", "camel", "oasis", "targia"];

const tribeCard = (n) => ({
  id: `t${n}`, kind: KINDS[n % 5], points: 1 + (n % 3), cost: { [GOODS[n % 3]]: 1 + (n % 2), gold: n % 4 === 0 ? 1 : 0 },
  effect: { when: "end", do: "points", per: KINDS[(n + 2) % 5], points: 1 },
});
const goodsCard = (n) => ({ id: `g${n}`, gain: { [GOODS[n % 3]]: 1 + (n % 2), gold: n % 7 === 0 ? 1 : 0 } });

function setup({ random }) {
  const tribe = random.Shuffle(Array.from({ length: 45 }, (_, n) => tribeCard(n)));
  const goods = random.Shuffle(Array.from({ length: 19 }, (_, n) => goodsCard(n)));
  return {
    round: 1, robber: 1, phase: "place",
    border: Array.from({ length: 16 }, (_, n) => ({
      number: n + 1, role: CORNERS.includes(n + 1) ? "raid" : ["goods", "noble", "trader", "caravan"][n % 4],
      gain: { [GOODS[n % 3]]: 1 }, figures: [],
    })),
    centre: Array.from({ length: 9 }, (_, n) => ({ card: n % 2 ? tribe.pop() : goods.pop(), markers: [] })),
    decks: { tribe, goods }, // nobody sees them
    left: { tribe: tribe.length, goods: goods.length },
    players: [0, 1].map(() => ({
      stock: { dates: 2, salt: 2, pepper: 2, gold: 1 }, points: 4, targis: [], display: [[], [], []], hand: [], held: 0,
    })),
  };
}

function legalMoves(G, player) {
  if (G.phase === "place") {
    return G.border
      .filter((card) => !CORNERS.includes(card.number) && card.number !== G.robber && card.figures.length === 0)
      .map((card) => ["place", [card.number]]);
  }
  return G.players[player].targis.map((number) => ["use", [number]]);
}

function place({ G, playerID }, number) {
  const card = G.border[number - 1];
  if (!legalMoves(G, playerID).some(([move, [at]]) => move === "place" && at === number)) return "INVALID_MOVE";
  card.figures.push(Number(playerID));
  G.players[playerID].targis.push(number);
  if (G.players.every((player) => player.targis.length === FIGURES)) {
    G.phase = "use";
    for (const [seat, player] of G.players.entries())
      for (const at of player.targis) G.centre[(at * 5 + seat) % 9].markers.push(seat);
  }
}

function use({ G, playerID }, number) {
  const player = G.players[playerID], at = player.targis.indexOf(number);
  if (at < 0) return "INVALID_MOVE";
  player.targis.splice(at, 1);
  const card = G.border[number - 1];
  card.figures = [];
  for (const [what, count] of Object.entries(card.gain)) player.stock[what] += count;
  const space = G.centre.find((each) => each.markers.includes(Number(playerID)));
  if (space) {
    space.markers.splice(space.markers.indexOf(Number(playerID)), 1);
    if (space.card.gain) for (const [what, count] of Object.entries(space.card.gain)) player.stock[what] += count;
    else if (player.display.flat().length < 12) player.display.find((row) => row.length < 4).push(space.card);
    else player.hand = [space.card];
    player.held = player.hand.length;
    const pile = space.card.gain ? G.decks.tribe : G.decks.goods;
    if (pile.length) space.card = pile.pop();
    G.left = { tribe: G.decks.tribe.length, goods: G.decks.goods.length };
  }
  player.points = 4 + player.display.flat().reduce((sum, each) => sum + each.points, 0);
  if (G.players.every((each) => each.targis.length === 0)) {
    G.round += 1;
    G.robber = 1 + (G.robber % 16);
    G.phase = "place";
  }
}

const Caravan = {
  name: "caravan",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: { place, use },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.round > ROUNDS ? { points: G.players.map((player) => player.points) } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G, decks: undefined,
    players: G.players.map((player, seat) => (String(seat) === playerID ? player : { ...player, hand: undefined })),
  }),
};
module.exports = { Caravan, legalMoves };
