"""Loops over the rules of any game: take forced decisions, play to the end, simulate many games.

They call placeholders; ``gear.bind`` makes a copy of this module for each game that calls the game's own rules.
``Loops`` is the type of such a copy. The functions that take arrays of tables are entry points of the compiled gear:
to pass an array and an index from Python to compiled code costs almost nothing, to pass a record costs 10 µs.
"""

import functools
import sys
from typing import Any, NamedTuple, Protocol

from azalai.kernel import gear
from azalai.kernel.catalogue import Catalogue
from azalai.kernel.chance import LOW32, draw, seed_chance
from azalai.kernel.gear import hot, rule
from azalai.kernel.layout import Layout
from azalai.kernel.placeholders import (
    Rules,
    apply,
    deal,
    imagine,
    legal,
    lone_answer_reveals,
    rounds_played,
    score,
    supplied,
    winner,
)

DICE = 0x5EED
"""Makes the dice of random players differ from the chance of the table with the same seed."""


# -- one table, both gears ----------------------------------------------------------------------------


@hot
def settle(t: Any, c: Any, options: Any) -> int:
    """Take forced decisions, those with a single answer that reveals nothing. Then write the legal answers to the next
    real decision. Returns how many there are, 0 when the game is over."""
    while True:
        n = legal(t, c, options)
        if n != 1 or lone_answer_reveals(t):
            return n
        apply(t, c, options[0])


@rule
def step(t: Any, c: Any, action: int, options: Any) -> int:
    """Carry out a legal decision and settle."""
    apply(t, c, action)
    return settle(t, c, options)


@rule
def play_out(t: Any, c: Any, dice: Any, options: Any, mask: Any) -> int:
    """Play to the end, drawing each decision evenly from its legal mask. Returns how many decisions there were."""
    decisions = 0
    while True:
        n = settle(t, c, options)
        if n == 0:
            return decisions
        for i in range(n):
            mask[options[i]] = 1
        action = options[draw(dice, n)]
        for i in range(n):
            mask[options[i]] = 0
        apply(t, c, action)
        decisions += 1


@rule
def deal_seeded(t: Any, c: Any, first: int, low: int, high: int) -> None:
    """Deal an empty table from a seed."""
    seed_chance(t.chance, low, high)
    deal(t, c, first)


# -- many tables, compiled gear -----------------------------------------------------------------------


@rule
def deal_at(tables: Any, i: int, blank: Any, cards: Any, first: int, low: int, high: int, options: Any) -> int:
    tables[i] = blank[0]
    deal_seeded(tables[i], cards[0], first, low, high)
    return settle(tables[i], cards[0], options)


@rule
def legal_at(tables: Any, i: int, cards: Any, options: Any) -> int:
    return legal(tables[i], cards[0], options)


@rule
def step_at(tables: Any, i: int, cards: Any, action: int, options: Any) -> int:
    return step(tables[i], cards[0], action, options)


@rule
def imagine_at(tables: Any, i: int, cards: Any, seat: int, low: int, high: int, pool: Any) -> None:
    imagine(tables[i], cards[0], seat, low, high, pool)


class Dealing(NamedTuple):
    """What tables are dealt from: arrays with one empty table and with the card tables, and the seat that begins."""

    blank: Any
    cards: Any
    first: int


class Playout(NamedTuple):
    """Buffers for one playout."""

    tables: Any  # a single one
    dice: Any
    options: Any
    mask: Any


class Columns(NamedTuple):
    """The results of simulated games, one entry or row for each game. They are separate arrays so that the number of
    seats is no part of their type: one compilation serves all."""

    decisions: Any
    rounds: Any
    scores: Any  # by game and seat
    winners: Any


@rule
def simulate_range(dealing: Dealing, low: int, high: int, start: int, playout: Playout, columns: Columns) -> None:
    """Games of random players from number ``start`` on. Game i of the run has the seed of the run plus i."""
    cards = dealing.cards
    for i in range(len(columns.decisions)):
        game_low = low + start + i
        game_high = (high + (game_low >> 32)) & LOW32
        game_low &= LOW32
        playout.tables[0] = dealing.blank[0]
        t = playout.tables[0]
        deal_seeded(t, cards[0], dealing.first, game_low, game_high)
        seed_chance(playout.dice, game_low ^ DICE, game_high)
        columns.decisions[i] = play_out(t, cards[0], playout.dice, playout.options, playout.mask)
        columns.rounds[i] = rounds_played(t)
        for seat in range(columns.scores.shape[1]):
            columns.scores[i, seat] = score(t, cards[0], seat)
        columns.winners[i] = winner(t, cards[0])


@rule
def random_actions(options: Any, counts: Any, dice: Any, actions: Any) -> None:
    """Draw an action for each table evenly from its legal answers; 0 where there is none."""
    for i in range(len(counts)):
        actions[i] = options[i, draw(dice, counts[i])] if counts[i] > 0 else 0


@rule
def copy_repeatedly(tables: Any, times: int) -> None:
    """Copy tables[1] and tables[2] by turns over tables[0], for the benchmark."""
    for i in range(times):
        tables[0] = tables[1 + (i & 1)]


class Loops(Rules):
    """The rules of one game and these loops bound to them, in either gear."""

    settle = staticmethod(settle)
    step = staticmethod(step)
    play_out = staticmethod(play_out)
    deal_seeded = staticmethod(deal_seeded)
    deal_at = staticmethod(deal_at)
    legal_at = staticmethod(legal_at)
    step_at = staticmethod(step_at)
    imagine_at = staticmethod(imagine_at)
    simulate_range = staticmethod(simulate_range)
    random_actions = staticmethod(random_actions)
    copy_repeatedly = staticmethod(copy_repeatedly)


class KernelGame(Protocol):
    """What the kernel needs of a game: its records, its action catalogue and its rules."""

    name: str
    catalogue: Catalogue
    table: type[Layout]  # with the fields chance, asked, depth, first, round and reveals
    observation: type[Layout]
    own_rules: Rules
    most_options: int  # no decision has more legal answers
    pool_size: int  # the size of the buffer that ``imagine`` needs

    def __hash__(self) -> int:
        return hash(self.name)

    @functools.cached_property
    def rules(self) -> Loops:
        """The rules of the game, and the loops bound to them."""
        bound: Loops = gear.bind(sys.modules[__name__], self.name, supplied(Rules, self.own_rules))
        return bound

    def swaps(self, variant: str) -> gear.Swaps:
        """Which rules replace which in the compiled twins of a variant."""
        return {}
