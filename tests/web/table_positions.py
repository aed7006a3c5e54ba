"""Positions of every game whose tables are drawn at many window sizes: one late position for each kind of decision."""

from __future__ import annotations

import functools
import random
from typing import NamedTuple

import azalai
from azalai.game import Game
from azalai.messages import language
from azalai.web import pages
from azalai.web.table_context import Place, TableContext
from azalai.web.view_models import Viewer
from azalai.web.web_tables import table_html

PLACES = (
    Place("Ada", "person"),
    Place("white", "computer", level="Gentle"),
    Place("Moussa ag Amastan", "person"),
    Place("green", "computer", level="Strong"),
    Place("Kella", "person"),
)
LONG_NAMES = (
    Place("Wilhelmina-Alexandra of Strauß", "person"),
    Place("Maximilian Konstantin Ostrowski", "computer", level="Gentle"),
    Place("Bartholomew of Western Dunes", "person"),
    Place("M" * 30, "person"),
    Place("Kella", "person"),
)
GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "Targi": ("targi", {}),
    "Expansion": ("targi", {"expansion": True}),
    **{f"Tuareg with {seats}": ("tuareg", {"seats": seats}) for seats in (2, 3, 4, 5)},
}


class Drawn(NamedTuple):
    kind: str  # the kind of decision
    html: str  # the inside of <main id="table">


def kind_of(game: Game) -> str:
    assert game.seat is not None
    asked = game.view(game.seat)["asks"][-1]
    return str(asked["ask"])


@functools.cache
def positions(name: str, players: tuple[Place, ...] = PLACES, tongue: str = "en") -> tuple[Drawn, ...]:
    """The last position of a random game for each kind of decision: late tables are the fullest."""
    game_name, options = GAMES[name]
    dice = random.Random(7)
    game = azalai.new(game_name, seed=7, **options)
    last: dict[str, Game] = {}
    while game.seat is not None:
        last[kind_of(game)] = game.copy()
        moves = game.moves()
        buys = [move for move in moves if move.text.startswith("buy-")]
        game.play(dice.choice(buys or moves))
    with language(tongue):
        return tuple(Drawn(kind, table_of(game, players)) for kind, game in sorted(last.items()))


def table_of(game: Game, players: tuple[Place, ...] = PLACES) -> str:
    """The table as the seat sees it that decides."""
    return table_html(
        TableContext("t", 5, game, game.seat, players[: game.seats], may_undo=True, may_hint=True, show_scores=True)
    )


def document(name: str) -> str:
    """A whole page around an empty table, as the server sends it."""
    game_name, _ = GAMES[name]
    return pages.document_html(Viewer(name="Ada"), title=name, main="", kind="table", game=game_name, table="t")
