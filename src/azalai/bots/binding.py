"""Binds the bots, which know no game, to a game's rules and to what its package ``bots`` knows about it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from azalai.bots import generic
from azalai.bots.parameters import Figures, Number, figures, shipped
from azalai.bots.rules import duels, greedy, search
from azalai.bots.weights import HOW_FILE, in_words, knowledge, weights
from azalai.errors import BotFileError
from azalai.games import rulebook
from azalai.kernel import gear, placeholders
from azalai.kernel.placeholders import BotRules

HOW = ("exploration", "urgency", "sharpness", "narrow", "wide", "played_on", "hours", "score_share", "looseness")
"""What ``how.toml`` says of the search, in the order in which ``search.py`` reads it."""


class Mind:
    """The bots' rules for one game, in the plain gear; ``gear.compiled`` gives their twins."""

    def __init__(self, game: str) -> None:
        rules = rulebook(game).rules
        label = f"bots.{game}"
        own = knowledge(game)
        bot_rules = own if own is not generic else gear.bind(generic, label, {"score": rules.score})
        supplied: dict[str, Any] = vars(rules) | placeholders.supplied(BotRules, bot_rules)
        self.forget: Callable[..., None] = supplied["forget"]
        self.worth: Callable[..., int] = supplied["worth"]
        self.not_prices = tuple(own.NOT_PRICES)
        self.weights = functools.partial(weights, game)
        self.in_words = functools.partial(in_words, game)
        self._how = read_how(game, shipped(own.__name__, HOW_FILE))
        self.choose = gear.bind(greedy, label, supplied).choose
        searching = gear.bind(search, label, supplied)
        self.search, self.clear_tree, self.best_child = searching.search, searching.clear_tree, searching.best_child
        supplied |= {"choose": self.choose, "search": self.search, "clear_tree": self.clear_tree}
        supplied["best_child"] = self.best_child
        dueling = gear.bind(duels, label, supplied)
        self.play_games, self.weigh = dueling.play_games, dueling.weigh

    def how(self, seats: int) -> dict[str, float]:
        """How to search at a table with so many seats."""
        return self._how.at(seats)


def read_how(game: str, tree: dict[str, Any]) -> Figures:
    """How to search in a game; BotFileError names every fault."""
    read, faults = figures(tree, dict.fromkeys(HOW, Number(0, 1_000_000)), HOW, len(rulebook(game).seat_names))
    if faults:
        raise BotFileError(f"{game}/{HOW_FILE}", faults)
    return read


@functools.cache
def mind(game: str) -> Mind:
    """The mind for a game."""
    return Mind(game)
