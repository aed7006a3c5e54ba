"""States of our games in OpenSpiel, some way into a game."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

import azalai.env.openspiel  # noqa: F401  (registers the games)


def any_action(state: Any, rng: random.Random) -> int:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(outcomes, chances)[0])
    return int(rng.choice(state.legal_actions()))


def played(name: str, decisions: int, seed: int) -> Any:
    """A state some way into a game, at a decision."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or state.move_number() < decisions):
        state.apply_action(any_action(state, rng))
    return state
