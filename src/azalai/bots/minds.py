"""What the bots know of each game, in ``bots/<game>``: its valuation, its way of forgetting, where a decision ends.
``Mind`` binds the bots that know no game to it."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from typing import Any

from azalai.bots.rules import duels, greedy, search
from azalai.bots.weighing import in_words, weights
from azalai.games import rulebook
from azalai.kernel import gear

FROM_THE_GAME = ("deal", "legal", "step", "imagine", "score", "winner")
FROM_ITS_MIND = {
    "forgetting": ("forget",),
    "worth": ("worth",),
    "decisions": ("is_new_decision", "without_detours", "is_quiet", "hour", "to_come"),
}
"""What each room of ``bots/<game>`` supplies."""


class Mind:
    """The bots' rules for one game, in the plain gear; ``gear.compiled`` gives their twins."""

    def __init__(self, game: str) -> None:
        rules = rulebook(game).rules
        rooms = {name: import_module(f"azalai.bots.{game}.{name}") for name in FROM_ITS_MIND}
        supplied: dict[str, Any] = {name: getattr(rules, name) for name in FROM_THE_GAME}
        supplied |= {name: getattr(rooms[room], name) for room, names in FROM_ITS_MIND.items() for name in names}
        label = f"bots.{game}"
        self.forget: Callable[..., None] = supplied["forget"]
        self.worth: Callable[..., int] = supplied["worth"]
        self.not_prices: tuple[int, ...] = rooms["worth"].NOT_PRICES
        self.weights = functools.partial(weights, game)
        self.in_words = functools.partial(in_words, game)
        how = files(f"azalai.bots.{game}").joinpath("how.toml").read_text(encoding="utf-8")
        self._how: dict[str, Any] = tomllib.loads(how)
        self.choose = gear.bind(greedy, label, supplied).choose
        searching = gear.bind(search, label, supplied)
        self.search, self.clear_tree, self.best_child = searching.search, searching.clear_tree, searching.best_child
        supplied |= {"choose": self.choose, "search": self.search, "clear_tree": self.clear_tree}
        supplied["best_child"] = self.best_child
        dueling = gear.bind(duels, label, supplied)
        self.play_games, self.weigh = dueling.play_games, dueling.weigh

    def how(self, seats: int) -> dict[str, float]:
        """How to search at a table with so many seats."""
        apart: dict[str, float] = self._how.get("seats", {}).get(str(seats), {})
        return self._how | apart


@functools.cache
def mind(game: str) -> Mind:
    """The mind for a game."""
    return Mind(game)
