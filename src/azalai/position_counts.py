"""Perft: counts the tables that a game can reach after n decisions, to check the rules move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from azalai.errors import IllegalOption
from azalai.game import Game
from azalai.messages import say

DEEPEST = 1000


class Counts(NamedTuple):
    """What can be reached with a number of decisions: different tables, and lines of play that lead to them."""

    tables: int
    lines: int


def perft(game: Game, depth: int) -> list[Counts]:
    """The counts after 1, 2 … ``depth`` decisions from here. Only decisions branch: each line goes on with the chance
    events of this game.

    >>> import azalai
    >>> azalai.perft(azalai.new("targi", seed=7), 2)
    [Counts(tables=11, lines=11), Counts(tables=100, lines=100)]
    """
    if type(depth) is not int or not 0 <= depth <= DEEPEST:
        raise IllegalOption(say("error-whole", name="depth", value=repr(depth), low=0, high=DEEPEST))
    counts = []
    level = {game.table.pack(): 1}
    for _ in range(depth):
        below: dict[bytes, int] = {}
        for packed, lines in level.items():
            for table in _after(game, packed):
                below[table] = below.get(table, 0) + lines
        level = below
        counts.append(Counts(len(level), sum(level.values())))
    return counts


def _after(game: Game, packed: bytes) -> Iterator[bytes]:
    """The tables that one decision leads to, one for each legal move."""
    book, cards = game.rulebook, game.setting.cards
    options = [0] * book.most_options
    t = book.table.unpack(packed)
    for action in options[: book.rules.settle(t, cards, options)]:
        step = book.table.unpack(packed)
        book.rules.step(step, cards, action, [0] * len(options))
        yield step.pack()
