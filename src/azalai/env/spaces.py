"""Gymnasium spaces, rendering, and the options that the Gymnasium and PettingZoo environments share."""

from __future__ import annotations

from typing import Any

import numpy as np

from azalai.env.extras import needs_env
from azalai.env.observations import layout
from azalai.errors import IllegalOption
from azalai.games import rulebook
from azalai.messages import say

with needs_env(__name__):
    from gymnasium import spaces

ANSI, RGB_ARRAY, HUMAN = "ansi", "rgb_array", "human"
RENDER_MODES = [ANSI, RGB_ARRAY, HUMAN]
LOSE, AT_RANDOM = "lose", "random"


def observation_space(game: str, scaled: bool, version: int = 1) -> spaces.Dict:
    """The space of observations and action masks. A new one each time, since a space has its own random generator."""
    fields = layout(game, version)
    factors, cell = (fields.factors, np.float32) if scaled else (np.int8(1), np.int8)
    box: spaces.Box[Any] = spaces.Box(fields.low * factors, fields.high * factors, dtype=cell)
    mask = spaces.Box(0, 1, (len(rulebook(game).catalogue),), np.int8)
    return spaces.Dict({"observation": box, "action_mask": mask})


def action_space(game: str) -> spaces.Discrete:
    return spaces.Discrete(len(rulebook(game).catalogue))


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise IllegalOption(say("env-render-mode", mode=repr(mode)))
    return mode


def checked_illegal(illegal: str) -> str:
    if illegal not in (LOSE, AT_RANDOM):
        raise IllegalOption(say("env-illegal-choice", illegal=repr(illegal)))
    return illegal


def render(mode: str | None, game: Any, seat: int | None) -> Any:
    """Render the table as a seat sees it, by the render mode."""
    if mode == ANSI:
        return game.draw(seat, colour=False)
    if mode == HUMAN:
        print(game.draw(seat, colour=False))
    if mode == RGB_ARRAY:
        from azalai.env.raster import pixels

        return pixels(game.picture(seat))
    return None
