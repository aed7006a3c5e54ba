"""Tables of Targi that become pages in the tests: their players, variants and moments."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import azalai
from azalai.web import drafts
from azalai.web.drafts import Choices
from azalai.web.table_context import Place, TableContext

PLACES = (Place("Ada", "person"), Place("Idir", "person"))
VARIANTS = {
    "base": {},
    "expansion": {"expansion": True},
    "mixed": {"expansion": True, "tribe": "mixed", "border": "mixed"},
}


def tables(variant: str, seed: int, every: int = 7) -> Iterator[tuple[azalai.Game, tuple[str, ...]]]:
    """Moments of a random game, with a draft where one can be begun."""
    game = azalai.new("targi", seed=seed, **VARIANTS[variant])
    dice = random.Random(seed)
    while not game.over:
        if len(game.played) % every == 0:
            yield game, ()
            begun = [move.text for move in game.moves() if Choices(game)[move.id].drafted]
            if begun:
                yield game, (dice.choice(begun),)
        game.play(dice.choice(game.moves()))
    yield game, ()


def context_of(game: azalai.Game, draft: tuple[str, ...] = (), seat: int | None = -1, **more: Any) -> TableContext:
    now = drafts.draft(game, draft) if draft else game
    looks = game.seat if seat == -1 else seat
    return TableContext("t", 1, now, looks, PLACES, draft=draft, before=game if draft else None, **more)
