"""Whole games between bots without a line of Python between two moves: for matches of many games.

Every seat has a kind, a budget, weights and a way of searching of its own, so that a bot can be matched against another
version of itself. ``minds.Mind`` puts a game's own greedy and searching player in the places of those imported here.
"""

from typing import Any

from azalai.bots.rules.copying import copy_table, wide
from azalai.bots.rules.greedy import Depths, choose
from azalai.bots.rules.search import ACTION, Tree, best_child, clear_tree, search
from azalai.kernel.chance import LOW32, draw, seed_chance
from azalai.kernel.gear import rule
from azalai.kernel.loops import DICE, step
from azalai.kernel.placeholders import deal, forget, legal, score, to_come, winner, worth

RANDOM, GREEDY, SEARCH = 0, 1, 2
# Tables: the bots think at the first ones; one is empty, one is played at; snapshots of games lie behind them.
BLANK, PLAYED = 8, 9
SNAPSHOTS = 10
SPACING = 7
"""One decision in so many is kept, where there is room for snapshots."""


@rule
def play_games(
    tables: Any,
    cards: Any,
    kinds: Any,
    budgets: Any,
    weights: Any,
    how: Any,
    first: int,
    low: int,
    high: int,
    dice: Any,
    options: Any,
    depths: Depths,
    tree: Tree,
    decisions: Any,
    simulations: Any,
    scores: Any,
    winners: Any,
    kept_of: Any,
) -> int:
    """Game i has the seed of the run plus i. How many snapshots were kept; ``kept_of`` says of which games."""
    c = cards[0]
    seats = len(kinds)
    kept = 0
    moves = 0
    for i in range(len(winners)):
        game_low = low + i
        game_high = (high + (game_low >> 32)) & LOW32
        game_low &= LOW32
        copy_table(tables, PLAYED, BLANK)
        t = tables[PLAYED]
        seed_chance(t.chance, game_low, game_high)
        deal(t, c, first)
        for seat in range(seats):
            seed_chance(dice[seat], game_low ^ DICE, game_high ^ seat)
        n = legal(t, c, options[0])
        while n > 0:
            seat = wide(t.asked[t.depth - 1].seat)
            action = wide(options[0][0])
            if n > 1:
                decisions[i, seat] += 1
                moves += 1
                if moves % SPACING == 0 and kept < len(kept_of):
                    copy_table(tables, SNAPSHOTS + kept, PLAYED)
                    kept_of[kept] = i
                    kept += 1
                copy_table(tables, 0, PLAYED)
                if kinds[seat] == SEARCH:
                    forget(tables[0], c, seat, depths.pool)
                    clear_tree(tree)
                    goal = budgets[seat]
                    search(
                        tables,
                        cards,
                        weights[seat],
                        how[seat],
                        seats,
                        goal,
                        goal,
                        dice[seat],
                        options,
                        depths.pool,
                        tree,
                    )
                    simulations[i, seat] += tree.counters[0]
                    action = wide(tree.links[best_child(tree.links, tree.sums, 0, seat), ACTION])
                elif kinds[seat] == GREEDY:
                    action = choose(tables, c, weights[seat], n, dice[seat], options, depths)
                else:
                    action = wide(options[0][draw(dice[seat], n)])
            n = step(t, c, action, options[0])
        for seat in range(seats):
            scores[i, seat] = score(t, c, seat)
        winners[i] = winner(t, c)
    return kept


@rule
def weigh(tables: Any, cards: Any, weights: Any, seats: int, worths: Any, left: Any) -> None:
    """What each snapshot is worth to each seat with each row of weights, and how much of its game is to come: what
    weights are fitted with."""
    for i in range(len(worths)):
        t = tables[SNAPSHOTS + i]
        left[i] = to_come(t, cards[0])
        for row in range(len(weights)):
            for seat in range(seats):
                worths[i, row, seat] = worth(t, cards[0], weights[row], seat)
