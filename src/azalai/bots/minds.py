"""What the bots know of each game, in ``bots/<game>``: its valuation, its way of forgetting, where a decision ends.
``Mind`` binds the bots that know no game to it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import import_module
from typing import Any

from azalai.bots import greedy, looking
from azalai.games import rulebook
from azalai.kernel import gear


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
        weights: Callable[[], tuple[int, ...]],
    ) -> None:
        rules = rulebook(game).rules
        supplied: dict[str, Any] = {
            name: getattr(rules, name) for name in ("legal", "apply", "lone_answer_reveals", "imagine")
        }
        supplied |= {
            "forget": forget,
            "worth": worth,
            "is_new_decision": is_new_decision,
            "without_detours": without_detours,
        }
        label = f"bots.{game}"
        seen = gear.bind(looking, label, supplied)
        supplied |= {name: getattr(seen, name) for name in ("carry_out", "answers", "settled")}
        self.forget = forget
        self.worth = worth
        self.weights = weights
        self.carry_out = seen.carry_out
        self.answers = seen.answers
        self.choose = gear.bind(greedy, label, supplied).choose


@functools.cache
def mind(game: str) -> Mind:
    """The mind for a game."""
    found: Mind = import_module(f"azalai.bots.{game}").MIND
    return found
