"""Whole games between bots in one compiled call, for matches of many games.

Every seat has its own kind of bot, budget, weights and search parameters, so that a bot can be matched against another
version of itself. ``binding`` replaces the greedy and the searching player imported here by those bound to a game.
"""

from typing import Any, NamedTuple

from azalai.bots.rules.copying import copy_table, wide
from azalai.bots.rules.greedy import Depths, choose
from azalai.bots.rules.search import Search, Tree, clear_tree, search
from azalai.bots.rules.tree import ACTION, best_child
from azalai.kernel.chance import LOW32, draw, seed_chance
from azalai.kernel.gear import rule
from azalai.kernel.loops import DICE, step
from azalai.kernel.placeholders import deal, evaluate, legal, percent_left, redact, score, winner

RANDOM, GREEDY, SEARCH = 0, 1, 2
# Tables: the bots use the first ones; one is empty, one is played at; snapshots of games follow.
BLANK, PLAYED = 8, 9
SNAPSHOTS = 10
SPACING = 7
"""The number of decisions between two snapshots, which are kept while there is a table left for them."""


class Seats(NamedTuple):
    """Who plays, by seat."""

    kinds: Any
    budgets: Any  # simulations per decision
    weights: Any
    parameters: Any
    dice: Any


class Buffers(NamedTuple):
    """The tables that the games and the bots use, and the bots' buffers."""

    tables: Any
    cards: Any
    options: Any
    depths: Depths
    tree: Tree


class Records(NamedTuple):
    """What is recorded of each game."""

    decisions: Any  # by game and seat
    simulations: Any  # by game and seat
    scores: Any  # by game and seat
    winners: Any
    game_of: Any  # by snapshot


@rule
def play_games(seats: Seats, buffers: Buffers, records: Records, first: int, low: int, high: int) -> int:
    """Game i has the seed of the run plus i. Return how many snapshots were kept."""
    tables = buffers.tables
    cards = buffers.cards
    options = buffers.options
    c = cards[0]
    pool = buffers.depths.pool
    tree = buffers.tree
    count = len(seats.kinds)
    kept = 0
    moves = 0
    for i in range(len(records.winners)):
        game_low = low + i
        game_high = (high + (game_low >> 32)) & LOW32
        game_low &= LOW32
        copy_table(tables, PLAYED, BLANK)
        t = tables[PLAYED]
        seed_chance(t.chance, game_low, game_high)
        deal(t, c, first)
        for seat in range(count):
            seed_chance(seats.dice[seat], game_low ^ DICE, game_high ^ seat)
        n = legal(t, c, options[0])
        while n > 0:
            seat = wide(t.asked[t.depth - 1].seat)
            action = wide(options[0][0])
            if n > 1:
                records.decisions[i, seat] += 1
                moves += 1
                if moves % SPACING == 0 and kept < len(records.game_of):
                    copy_table(tables, SNAPSHOTS + kept, PLAYED)
                    records.game_of[kept] = i
                    kept += 1
                copy_table(tables, 0, PLAYED)
                dice = seats.dice[seat]
                weights = seats.weights[seat]
                if seats.kinds[seat] == SEARCH:
                    redact(tables[0], c, seat, pool)
                    clear_tree(tree)
                    goal = seats.budgets[seat]
                    searching = Search(tables, cards, weights, seats.parameters[seat], dice, options, pool, tree)
                    search(searching, count, goal, goal)
                    records.simulations[i, seat] += tree.counters[0]
                    action = wide(tree.links[best_child(tree.links, tree.sums, 0, seat), ACTION])
                elif seats.kinds[seat] == GREEDY:
                    action = choose(tables, c, weights, n, dice, options, buffers.depths)
                else:
                    action = wide(options[0][draw(dice, n)])
            n = step(t, c, action, options[0])
        for seat in range(count):
            records.scores[i, seat] = score(t, c, seat)
        records.winners[i] = winner(t, c)
    return kept


@rule
def evaluate_snapshots(tables: Any, cards: Any, weights: Any, seats: int, values: Any, left: Any) -> None:
    """The value of each snapshot for each seat with each row of weights, and how much of its game is left. Weights are
    fitted with it."""
    for i in range(len(values)):
        t = tables[SNAPSHOTS + i]
        left[i] = percent_left(t, cards[0])
        for row in range(len(weights)):
            for seat in range(seats):
                values[i, row, seat] = evaluate(t, cards[0], weights[row], seat)
