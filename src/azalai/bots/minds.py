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
from azalai.games import rulebook
from azalai.kernel import gear

FROM_THE_GAME = ("deal", "legal", "step", "imagine", "score", "winner")


class Mind:
    """The bots' rules for one game, in the plain gear; ``gear.compiled`` gives their twins."""

    def __init__(
        self,
        game: str,
        *,
        forget: Callable[..., None],
        worth: Callable[..., int],
        is_new_decision: Callable[..., bool],
        without_detours: Callable[..., int],
        is_quiet: Callable[..., bool],
        hour: Callable[..., int],
        to_come: Callable[..., int],
        weights: Callable[..., tuple[int, ...]],
        in_words: Callable[[list[int]], str],
        not_prices: tuple[int, ...],
    ) -> None:
        rules = rulebook(game).rules
        supplied: dict[str, Any] = {name: getattr(rules, name) for name in FROM_THE_GAME}
        supplied |= {
            "forget": forget,
            "worth": worth,
            "is_new_decision": is_new_decision,
            "without_detours": without_detours,
            "is_quiet": is_quiet,
            "hour": hour,
            "to_come": to_come,
        }
        label = f"bots.{game}"
        self.forget = forget
        self.worth = worth
        self.weights = weights
        how = files(f"azalai.bots.{game}").joinpath("how.toml").read_text(encoding="utf-8")
        self.how: dict[str, float] = tomllib.loads(how)
        self.in_words = in_words
        self.not_prices = not_prices
        self.choose = gear.bind(greedy, label, supplied).choose
        searching = gear.bind(search, label, supplied)
        self.search, self.clear_tree, self.best_child = searching.search, searching.clear_tree, searching.best_child
        supplied |= {"choose": self.choose, "search": self.search, "clear_tree": self.clear_tree}
        supplied["best_child"] = self.best_child
        dueling = gear.bind(duels, label, supplied)
        self.play_games, self.weigh = dueling.play_games, dueling.weigh


@functools.cache
def mind(game: str) -> Mind:
    """The mind for a game."""
    found: Mind = import_module(f"azalai.bots.{game}").MIND
    return found
