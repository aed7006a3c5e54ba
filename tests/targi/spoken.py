"""Asking a table of Targi why something cannot be done."""

from __future__ import annotations

import pytest

import azalai
from azalai.games.targi import GAME
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.table import Table

SETTING = GAME.setting({})


def refusal(game: azalai.Game, move: str) -> str:
    with pytest.raises(azalai.IllegalMove) as caught:
        game.play(move)
    return str(caught.value)


def unsettled(t: Table, move: str) -> str:
    """The reason at a table before its forced answer was taken."""
    action = CATALOGUE.parse(move)
    assert action is not None
    return GAME.why_illegal(t, SETTING, action.id)
