"""Random games for the tests: seeded walks in the plain gear, and the same walks as Hypothesis strategies.

Every game and variant under test is a row of ``VARIANTS``; the tests run for each row. What is particular to a game is
in ``tests/<game>/invariants.py``, which has

- ``check(t, setting)``: cheap invariants on the record, checked at every decision;
- ``check_view(view, setting)``: the same on the open view;
- ``most_decisions(setting)``: a bound on the number of decisions of a game, with its proof;
- ``first_counts(t, setting)``: how many tables there are after the first decisions, counted by hand;
- ``STYLES``: for each style of play the weights of action families; the first style is uniform;
- ``starts(setting)``: described positions that are close to rare events;
- ``Witness``: what each seat knows, recorded only by watching the game; if knowledge is more than which hidden places
  are equivalent, the game has tests of its own instead.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import pytest
from hypothesis import strategies as st

import azalai
from azalai.games import rulebook
from azalai.kernel.chance import LARGEST_SEED, halves

_OWN_TRIBE = [f"{kind}{n}" for kind in ("xt", "xr", "n", "w", "xo") for n in range(1, 10)]
_OWN_BORDER = {"5": "base", "9": "base", "16": "base"}
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("targi", {}),
    ("targi", {"expansion": True}),
    ("targi", {"expansion": True, "tribe": "mixed", "border": "mixed"}),
    ("targi", {"expansion": True, "easy": True, "tribe": _OWN_TRIBE, "border": _OWN_BORDER}),
    ("tuareg", {"seats": 2}),
    ("tuareg", {"seats": 3}),
    ("tuareg", {"seats": 4}),
    ("tuareg", {"seats": 5}),
]


@dataclass(frozen=True)
class Variant:
    """A row of ``VARIANTS`` with everything that belongs to it."""

    name: str
    options: dict[str, Any] = field(hash=False)

    @functools.cached_property
    def book(self) -> Any:
        return rulebook(self.name)

    @functools.cached_property
    def setting(self) -> Any:
        return self.book.setting(self.options)

    @functools.cached_property
    def invariants(self) -> Any:
        return import_module(f"tests.{self.name}.invariants")

    @functools.cached_property
    def weights(self) -> dict[str, list[float]]:
        """For each style, a weight for each action."""
        styles = self.invariants.STYLES
        return {style: [styles[style].get(a.family, 1.0) for a in self.book.catalogue] for style in styles}

    @property
    def styles(self) -> list[str]:
        return list(self.invariants.STYLES)

    @functools.cached_property
    def starts(self) -> dict[str, dict[str, Any]]:
        described: dict[str, dict[str, Any]] = self.invariants.starts(self.setting)
        return described

    @property
    def own_decks(self) -> bool:
        return isinstance(self.options.get("tribe"), list)

    def share(self, games: int) -> int:
        """This variant's share of a number of games: all for a game without options, a quarter for each variant."""
        return games if not self.options else max(1, games // 4)

    def __str__(self) -> str:
        def word(option: str, value: Any) -> str:
            if type(value) is int:
                return f"{option}={value}"
            return option if value is True else f"{value if isinstance(value, str) else 'own'}-{option}"

        return "-".join([self.name, *(word(option, value) for option, value in self.options.items())])


ALL = [Variant(name, options) for name, options in VARIANTS]


def each(chosen: Sequence[Variant] = ALL, long: Callable[[Variant], bool] = lambda one: one.own_decks) -> list[Any]:
    """The parameters of a test that runs for these variants. Custom decks follow the rules of mixed ones, so outside
    ``test_properties`` they run only in the long suite."""
    return [pytest.param(one, id=str(one), marks=[pytest.mark.long] if long(one) else []) for one in chosen]


variants = pytest.mark.parametrize("variant", each())
loop_variants = pytest.mark.parametrize("variant", each(long=lambda one: bool(one.options.get("expansion"))))
"""For loops around the rules, which know no game: compiling each of them for the expansion takes another minute, which
only the long run takes. That both gears play the expansion alike is shown in ``test_gears``."""


class Walk:
    """One game in the plain gear, on the record itself: fast enough for thousands of games."""

    def __init__(self, variant: Variant, seed: int, start: str | None = None, style: str | None = None) -> None:
        self.variant = variant
        self.seed = seed
        self.start = start
        self.style = style or variant.styles[seed % len(variant.styles)]
        self.rng = random.Random(seed)
        self.cards = variant.setting.cards
        self.options = [0] * variant.book.most_options
        self.decisions = 0
        if start is None:
            self.t = variant.book.table()
            variant.book.rules.deal_seeded(self.t, self.cards, variant.setting.first, *halves(seed))
        else:
            self.t = variant.book.position(variant.starts[start], variant.setting, seed)
        self.n = variant.book.rules.settle(self.t, self.cards, self.options)

    @property
    def over(self) -> bool:
        return bool(self.n == 0)

    @property
    def seat(self) -> int:
        """The seat that decides; -1 when the game is over."""
        return self.t.asked[self.t.depth - 1].seat if self.n else -1

    def legal(self) -> list[int]:
        return self.options[: self.n]

    def choose(self) -> int:
        """A random legal action in the style of this walk."""
        weights = self.variant.weights[self.style]
        legal = self.legal()
        return self.rng.choices(legal, [weights[action] for action in legal])[0]

    def step(self, action: int | None = None) -> int:
        """Carry out an action, or a random one."""
        action = self.choose() if action is None else action
        self.n = self.variant.book.rules.step(self.t, self.cards, action, self.options)
        self.decisions += 1
        return action

    def steps(self, most: int | None = None) -> Iterator[int]:
        """Play to the end, or a number of decisions; yields the actions."""
        while self.n and (most is None or self.decisions < most):
            yield self.step()

    def game(self) -> azalai.Game:
        """A separate Game at this table, without a past."""
        variant = self.variant
        return azalai.Game(variant.book, variant.setting, self.seed, self.t.copy(), None)

    def __repr__(self) -> str:
        return f"Walk({self.variant}, seed={self.seed}, start={self.start}, style={self.style!r}, at {self.decisions})"


def walks(variant: Variant, seeds: range) -> Iterator[Walk]:
    """Dealt games, one for each seed, in all styles by turns."""
    for seed in seeds:
        yield Walk(variant, seed)


def walks_from_starts(variant: Variant, seeds: range) -> Iterator[Walk]:
    """Games from the described positions, by turns."""
    starts = list(variant.starts)
    for seed in seeds:
        yield Walk(variant, seed, starts[seed // len(variant.styles) % len(starts)])


def played_game(variant: Variant, seed: int, decisions: int, style: str) -> azalai.Game:
    """A Game with its past, some random decisions after the deal (fewer if it ends before)."""
    rng = random.Random(seed)
    game = azalai.new(variant.name, seed=seed, **variant.options)
    while not game.over and len(game.played) < decisions:
        moves = game.moves()
        game.play(rng.choices(moves, [variant.weights[style][move.id] for move in moves])[0])
    return game


def games(variant: Variant, most: int = 300) -> st.SearchStrategy[azalai.Game]:
    """Games at some decision, with their past; failures shrink to a small seed and an early decision."""
    return st.builds(
        functools.partial(played_game, variant),
        seed=st.integers(0, LARGEST_SEED),
        decisions=st.integers(0, most),
        style=st.sampled_from(variant.styles),
    )
