"""The web table of each game: the one place that decides which page, animations and stylesheets a game has."""

from __future__ import annotations

from typing import Protocol

from markupsafe import Markup

from azalai.game import Game
from azalai.games.interface import ScoreLine
from azalai.messages import naming
from azalai.web.remarks import Situation
from azalai.web.table_context import BestCard, Cue, ScoreText, TableContext, View, player_names
from azalai.web.targi.web_table import TargiWebTable
from azalai.web.tuareg.web_table import TuaregWebTable


class WebTable(Protocol):
    """What a game provides to be played in a browser."""

    @property
    def stylesheets(self) -> tuple[str, ...]: ...
    @property
    def score_icon(self) -> str: ...
    @property
    def score_order(self) -> tuple[str, ...]:
        """The kinds of line on its score sheet (``ScoreLine.what``), from the first to the last."""

    @property
    def situations(self) -> tuple[Situation, ...]:
        """The situations in which the coach of a first game says something, the most specific first."""

    def shelf_html(self) -> Markup:
        """Some cards of the game, to decorate the home page."""
        ...

    def table_html(self, context: TableContext) -> str:
        """The inside of <main id="table"> as one seat sees it, with every decision that seat can make."""

    def animation_cues(self, before: TableContext, after: TableContext) -> list[Cue]:
        """What one seat sees happen between two states of its table, in order."""

    def score_text(self, view: View, what: str, about: str) -> ScoreText:
        """The words and the icon of a line on the score sheet."""

    def display_html(self, context: TableContext, seat: int) -> Markup:
        """What lies before a seat when the game is over; may be empty."""
        ...

    def best_card(self, game: Game) -> BestCard | None:
        """The card with the most points of all seats, or what comes closest to it in this game."""

    def elements(self, context: TableContext, seat: int, move: str) -> tuple[str, ...]:
        """The ids of the elements that a move of a seat is about."""

    def reached(self, context: TableContext, seat: int, move: str) -> tuple[str, ...]:
        """The ids of the elements that a move reaches from elsewhere, as the crossings of a figure."""
        ...

    @property
    def raid_rounds(self) -> tuple[int, ...]:
        """The rounds that end with a raid."""

    def score_detail(self, view: View, seat: int, line: ScoreLine) -> str:
        """What the points of a line are for, in a few words; often empty."""


WEB_TABLES: dict[str, WebTable] = {"targi": TargiWebTable(), "tuareg": TuaregWebTable()}


def web_table(game: str) -> WebTable:
    """The web table of a game; LookupError for a game that cannot be played in a browser yet."""
    if game not in WEB_TABLES:
        raise LookupError(f"{game} has no web table: add one to WEB_TABLES in {__name__}")
    return WEB_TABLES[game]


def table_html(context: TableContext) -> str:
    """The inside of <main id="table">, for any game. Sentences name players and leave out the codes of the notation."""
    with naming(player_names(context.game, context.places), codes=False):
        return web_table(context.game.name).table_html(context)


def animation_cues(before: TableContext, after: TableContext) -> list[Cue]:
    """The animation from one state of a table to another; both views belong to one seat, so that it reveals nothing."""
    if before.seat != after.seat or before.open_table != after.open_table or before.table != after.table:
        return []
    with naming(player_names(after.game, after.places), codes=False):  # the same log as on the page
        return web_table(after.game.name).animation_cues(before, after)
