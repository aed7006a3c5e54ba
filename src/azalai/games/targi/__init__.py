"""Targi, for two. ``GAME`` is the game as the rest of Azalai sees it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from azalai.errors import IllegalOption
from azalai.games.rulebook import Rulebook, ScoreLine, Setting
from azalai.games.targi import card_file, rules, scoring, sight
from azalai.games.targi.actions import CATALOGUE
from azalai.games.targi.table import DISPLAY, POINTS, ROWS, SEATS, Table
from azalai.games.targi.view import SEAT_NAMES
from azalai.kernel.gear import rule
from azalai.messages import say


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

    def __init__(self) -> None:
        self.rules = self.bind(
            {
                "deal": rules.deal,
                "legal": rules.legal,
                "apply": rules.apply,
                "lone_answer_reveals": rules.lone_answer_reveals,
                "rounds_played": rounds_played,
                "score": scoring.score,
                "winner": scoring.winner,
                "observe": sight.observe,
                "imagine": sight.imagine,
            }
        )

    def setting(self, options: dict[str, Any]) -> Setting:
        known = ("first", "cards", "card_text")
        for option in options:
            if option not in known:
                raise IllegalOption(say("error-option", option=option, game=self.name, known="first, cards"))
        kept = dict(options)
        if "cards" in kept:
            path = kept.pop("cards")
            deck = card_file.from_file(path) if isinstance(path, str | Path) else None
            if deck is None:
                raise IllegalOption(say("error-cards-option", cards=repr(path)))
            kept["card_text"] = deck.custom
        elif "card_text" in kept:
            deck = card_file.from_text(str(kept["card_text"]))
        else:
            deck = card_file.standard()
        first = kept.get("first", deck.first)
        if first not in SEAT_NAMES:
            raise IllegalOption(say("error-first", first=repr(first), names=", ".join(SEAT_NAMES)))
        return Setting(kept, SEATS, SEAT_NAMES.index(first), deck.tables, deck)

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
        lines = [
            ScoreLine("tokens", "", t.players[seat].stock[POINTS]),
            ScoreLine("crosses", "", scoring.crosses(t, c, seat)),
        ]
        for place in range(DISPLAY):
            card = t.players[seat].display[place]
            points = scoring.card_points(t, c, seat, card) if card else 0
            if points:
                lines.append(ScoreLine("card", deck.name(card), points))
        for row in range(ROWS):
            points = scoring.row_points(t, c, seat, row)
            if points:
                lines.append(ScoreLine("row", str(row + 1), points))
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
