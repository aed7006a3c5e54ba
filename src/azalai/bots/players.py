"""The bots themselves: ``player`` makes one from a spec.

- ``random``: any legal move, each as likely;
- ``greedy``: the move after which its seat is worth most;
- ``search:1000`` and ``search:50ms``: looks ahead, so many simulations or so long a decision;
- the name of a level: what it means depends on the game.
"""

from __future__ import annotations

import re
import time
from dataclasses import replace
from typing import Any

from azalai.bots.analysis import Bot, Line, Thought
from azalai.bots.binding import mind
from azalai.bots.information_set import InformationSet
from azalai.bots.levels import Level, level, level_names
from azalai.bots.rules.greedy import TABLES, Depths
from azalai.bots.rules.outcome import lead, squashed
from azalai.bots.search_player import SearchBot
from azalai.errors import IllegalOption
from azalai.kernel.chance import WORDS, draw, halves, seed_chance
from azalai.messages import say

LAPSES = 0x1A95E
"""Sets the dice of lapses apart from those of the player behind a level."""
SEARCH = re.compile(r"search:([1-9]\d{0,8})(ms)?")


def player(spec: str, seed: int, *, compiled: bool = True) -> Bot:
    """A bot with dice of its own; the same seed and the same decisions asked for give the same moves (except where the
    clock decides how long it thinks). A search runs compiled; in the plain gear it gives the same moves, slowly."""
    if spec == "random":
        return RandomBot(seed)
    if spec == "greedy":
        return GreedyBot(seed)
    searching = SEARCH.fullmatch(spec)
    if searching:
        budget = int(searching[1])
        if searching[2]:
            return SearchBot(seed, milliseconds=budget, compiled=compiled)
        return SearchBot(seed, simulations=budget, compiled=compiled)
    if spec in level_names():
        return LevelBot(spec, seed, compiled=compiled)
    raise IllegalOption(say("bots-spec", spec=repr(spec), levels=", ".join(level_names())))


class RandomBot:
    """Any legal move, each as likely."""

    def __init__(self, seed: int) -> None:
        self._dice = [0] * WORDS
        seed_chance(self._dice, *halves(seed))

    def decide(self, seen: InformationSet) -> Thought:
        move = seen.moves[draw(self._dice, len(seen.moves))]
        even = [1 / seen.seats] * seen.seats
        share = 1 / len(seen.moves)
        lines = [Line(other, share, 0, even) for other in (move, *(m for m in seen.moves if m != move))]
        return Thought(move, even, lines, 0, 0.0)


class GreedyBot:
    """One decision ahead. Its dice break ties and deal what it imagines."""

    def __init__(self, seed: int, *, weights: str = "greedy") -> None:
        self._weights = weights
        self._dice = [0] * WORDS
        seed_chance(self._dice, *halves(seed))

    def decide(self, seen: InformationSet) -> Thought:
        began = time.perf_counter()
        own = mind(seen.name)
        weights = own.weights(self._weights)
        tables: list[Any] = [seen.table] + [None] * (TABLES - 1)
        options = [[0] * seen.book.most_options for _ in range(TABLES)]
        cards = seen.setting.cards
        n = seen.book.rules.legal(tables[0], cards, options[0])
        values = [0] * n
        depths = Depths([0] * TABLES, [0] * TABLES, [0] * seen.book.pool_size, values)
        action = own.choose(tables, cards, weights, n, self._dice, options, depths)
        ranked = sorted(range(n), key=lambda i: (-values[i], options[0][i] != action, options[0][i]))
        now = [own.worth(seen.table, cards, weights, seat) for seat in range(seen.seats)]
        lines: list[Line] = []
        for i in ranked:
            after = [*now[: seen.seat], values[i], *now[seen.seat + 1 :]]
            expected = [squashed(lead(after, seen.seats, seat)) for seat in range(seen.seats)]
            lines.append(Line(seen.move(options[0][i]), float(not lines), 0, expected))
        return Thought(seen.move(action), lines[0].expected, lines, 0, time.perf_counter() - began)


class LevelBot:
    """A level that people choose by name: what plays behind it depends on the game. A level with lapses sometimes takes
    a move that looks nearly as good to it as its best."""

    def __init__(self, name: str, seed: int, *, compiled: bool = True) -> None:
        self._name = name
        self._seed = seed
        self._compiled = compiled
        self._behind: dict[tuple[str, int], Bot] = {}
        self._dice = [0] * WORDS
        low, high = halves(seed)
        seed_chance(self._dice, low, high ^ LAPSES)

    def decide(self, seen: InformationSet) -> Thought:
        chosen = level(seen.name, self._name).at(seen.seats)
        table = seen.name, seen.seats
        if table not in self._behind:
            self._behind[table] = self._player(chosen)
        thought = self._behind[table].decide(seen)
        if draw(self._dice, 100) >= chosen.lapses:
            return thought
        least = thought.expected[seen.seat] - chosen.tolerance / 100
        near = [line for line in thought.lines if line.expected[seen.seat] >= least]
        line = near[draw(self._dice, len(near))]
        return replace(thought, move=line.move, expected=line.expected)

    def _player(self, chosen: Level) -> Bot:
        if chosen.player == "greedy":
            return GreedyBot(self._seed, weights=chosen.weights)
        return SearchBot(
            self._seed,
            simulations=chosen.simulations,
            milliseconds=chosen.milliseconds,
            weights=chosen.weights,
            compiled=self._compiled,
        )
