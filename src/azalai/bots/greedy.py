"""A simple greedy player of Targi: it takes the answer after which its seat is worth most.

It looks one decision ahead; the questions that follow from a decision (how to pay, which row) belong to it. What the
seat cannot know is dealt anew before it looks (``imagine``), so no hidden card is ever seen. What things are worth
stands in ``greedy.toml``. The rules here run in both gears; ``GreedyPlayer`` is the plain one.
"""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files
from typing import Any

from azalai.bots.forgetting import forget
from azalai.bots.worth import ROLE, WEIGHTS, worth
from azalai.games.targi.actions import ASK_ACT, ASK_EXCHANGE, ASK_PLACE, ASK_TRADE, WATER_GOOD
from azalai.games.targi.cards import ROLES, Cards
from azalai.games.targi.lone import lone_answer_reveals
from azalai.games.targi.rules import apply, legal
from azalai.games.targi.sight import imagine
from azalai.games.targi.table import Table
from azalai.kernel.chance import WORDS, draw, halves, next_word, seed_chance
from azalai.kernel.gear import rule

DEPTH = 5
"""So many answers of its own it follows one decision: use, lay, pay, spare, row."""
TABLES = DEPTH + 2  # the real one, the imagined one, and one after each answer
LEAST = -1_000_000


@rule
def copy_table(tables: Any, to: int, of: int) -> None:
    """In the plain gear tables are objects."""
    tables[to] = tables[of].copy()


@rule
def copy_record(tables: Any, to: int, of: int) -> None:
    """In the compiled gear they are records: it stands for ``copy_table`` there."""
    tables[to] = tables[of]


@rule
def carry_out(t: Table, c: Cards, action: int) -> None:
    """The one place that ``apply`` is called from: compiled, it is large and goes right into its callers."""
    apply(t, c, action)


@rule
def answers(t: Table, c: Cards, options: list[int]) -> int:
    """The same for ``legal``."""
    return legal(t, c, options)


@rule
def is_decided(t: Table, seat: int, n: int, depth: int) -> bool:
    """Whether the decision is over: the game is, somebody else is asked, or the seat for something new. An exchange is
    followed no further than its first step: there is always another."""
    if n == 0 or depth == DEPTH:
        return True
    q = t.asked[t.depth - 1]
    if q.seat != seat or q.kind == ASK_ACT or q.kind == ASK_PLACE:
        return True
    return depth > 1 and (q.kind == ASK_TRADE or q.kind == ASK_EXCHANGE)


@rule
def without_water(options: list[int], n: int) -> int:
    """How many answers there are before the exchanges of water, which come last: water is exchanged as a decision of
    its own, inside another it would only multiply the ways."""
    while n > 1 and options[n - 1] >= WATER_GOOD:
        n -= 1
    return n


@rule
def choose(
    tables: Any,
    c: Cards,
    weights: Any,
    n: int,
    dice: list[int],
    options: list[list[int]],
    left: list[int],
    best: list[int],
    pool: list[int],
) -> int:
    """The answer of the seat that is asked at tables[0], whose ``n`` legal ones are in options[0].

    tables[1] is the one it imagines; from there each decision is followed to its end, depth first, and every way its
    own questions can be answered is tried. ``options``, ``left`` and ``best`` are room for each depth.
    """
    seat = tables[0].asked[tables[0].depth - 1].seat
    copy_table(tables, 1, 0)
    forget(tables[1], c, seat, pool)
    low = next_word(dice)
    imagine(tables[1], c, seat, low, next_word(dice), pool)
    for i in range(n):
        options[1][i] = options[0][i]
    chosen = options[0][0]
    equal = 0
    depth = 1
    left[1] = n
    best[1] = LEAST
    while True:
        if left[depth] > 0:
            left[depth] -= 1
            after = depth + 1
            copy_table(tables, after, depth)
            t = tables[after]
            carry_out(t, c, options[depth][left[depth]])
            n = answers(t, c, options[after])
            while n == 1 and not lone_answer_reveals(t):
                carry_out(t, c, options[after][0])
                n = answers(t, c, options[after])
            if not is_decided(t, seat, n, depth):
                depth = after
                left[depth] = without_water(options[depth], n)
                best[depth] = LEAST
                continue
            value = worth(t, c, weights, seat)
        elif depth > 1:
            value = best[depth]
            depth -= 1
        else:
            return chosen
        if value > best[depth]:
            best[depth] = value
            equal = 0
        if depth == 1 and value == best[1]:  # one of several equals, each as likely
            equal += 1
            if draw(dice, equal) == 0:
                chosen = options[1][left[1]]


@functools.cache
def weights() -> tuple[int, ...]:
    """``greedy.toml`` as the rules read it."""
    given = tomllib.loads(files("azalai.bots").joinpath("greedy.toml").read_text(encoding="utf-8"))
    read = [0] * (ROLE + len(ROLES) + 1)
    for name, (at, count) in WEIGHTS.items():
        values = given.pop(name)
        read[at : at + count] = [values] if count == 1 else values
    for role, value in given.pop("role").items():
        read[ROLE + ROLES[role]] = value
    assert not given, f"greedy.toml: nobody asks for {', '.join(given)}"
    return tuple(read)


class GreedyPlayer:
    """A greedy player with dice of its own: they break ties and deal what it imagines."""

    def __init__(self, seed: int) -> None:
        self._dice = [0] * WORDS
        seed_chance(self._dice, *halves(seed))

    def choose(self, game: Any) -> Any:
        """The Move it makes at a Game where it is to decide."""
        book, setting = game._book, game._setting
        tables: list[Any] = [game._t] + [None] * (TABLES - 1)
        options = [[0] * book.most_options for _ in range(TABLES)]
        n = answers(tables[0], setting.cards, options[0])
        left, best, pool = [0] * TABLES, [0] * TABLES, [0] * book.pool_size
        return game._move(choose(tables, setting.cards, weights(), n, self._dice, options, left, best, pool))
