"""Targi, for two. ``GAME`` is the game as the rest of Azalai sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azalai.games.rulebook import Rulebook, ScoreLine, Setting
from azalai.games.targi import lone, options, rules, scoring, sight
from azalai.games.targi.actions import ASK_ACT, ASK_PLACE, CATALOGUE
from azalai.games.targi.cards import never, with_expansion
from azalai.games.targi.options import SEAT_NAMES
from azalai.games.targi.table import DISPLAY, POINTS, ROWS, WATER, Table
from azalai.kernel.gear import Swaps, rule


@rule
def rounds_played(t: Table) -> int:
    return t.round


class Targi(Rulebook):
    name = "targi"
    catalogue = CATALOGUE
    table = Table
    observation = sight.Observation
    most_options = 40
    pool_size = 64
    seat_names = SEAT_NAMES
    openings = frozenset((ASK_PLACE, ASK_ACT))

    def __init__(self) -> None:
        self.rules = self.bind(
            {
                "deal": rules.deal,
                "legal": rules.legal,
                "apply": rules.apply,
                "lone_answer_reveals": lone.lone_answer_reveals,
                "rounds_played": rounds_played,
                "score": scoring.score,
                "winner": scoring.winner,
                "winning_seats": scoring.winning_seats,
                "observe": sight.observe,
                "imagine": sight.imagine,
            }
        )

    def swaps(self, variant: str) -> Swaps:
        return {with_expansion: never} if variant == options.BASE else {}

    def setting(self, given: dict[str, Any]) -> Setting:
        return options.setting(given)

    def view(self, t: Any, setting: Setting, seat: int | None) -> dict[str, Any]:
        from azalai.games.targi.view import view

        return view(t, setting, seat)

    def position(self, described: dict[str, Any], setting: Setting, seed: int) -> Table:
        from azalai.games.targi.position import position

        t = position(described, setting, seed)
        rules.do_chores(t, setting.deck.tables)
        return t

    def score_sheet(self, t: Any, setting: Setting, seat: int) -> list[ScoreLine]:
        """T51, line by line."""
        deck, c = setting.deck, setting.deck.tables
        wild = scoring.best_wild(t, c, seat)
        lines = [
            ScoreLine("tokens", "", t.players[seat].stock[POINTS]),
            ScoreLine("crosses", "", scoring.crosses(t, c, seat)),
        ]
        for place in range(DISPLAY):
            card = t.players[seat].display[place]
            points = scoring.card_points(t, c, seat, card, wild) if card else 0
            if points:
                lines.append(ScoreLine("card", deck.name(card), points))
        for row in range(ROWS):
            points = scoring.row_points(t, c, seat, row, wild)
            if points:
                lines.append(ScoreLine("row", str(row + 1), points))
        if t.players[seat].stock[WATER]:
            lines.append(ScoreLine("water", "", scoring.water_points(t, c, seat)))
        return lines

    def why_illegal(self, t: Any, setting: Setting, action: int) -> str:
        from azalai.games.targi.texts import why_illegal

        return why_illegal(t, setting, action)

    def say_move(self, t: Any, setting: Setting, action: int) -> str:
        from azalai.games.targi.texts import say_move

        return say_move(t, setting, action)

    def say_question(self, t: Any, setting: Setting) -> str:
        from azalai.games.targi.texts import say_question

        return say_question(t, setting)

    def say_what_happened(self, before: Any, action: int, after: Any, setting: Setting) -> str:
        from azalai.games.targi.texts import say_what_happened

        return say_what_happened(before, action, after, setting)

    def draw(self, view: dict[str, Any], width: int, colour: bool) -> str:
        from azalai.games.targi.drawing import draw

        return draw(view, width, colour)

    def picture(self, view: dict[str, Any]) -> str:
        from azalai.games.targi.picture import picture

        return picture(view)

    def card_list(self, setting: Setting) -> Sequence[tuple[str, Sequence[Sequence[str]]]]:
        from azalai.games.targi.texts import card_list

        return card_list(setting)


GAME = Targi()
