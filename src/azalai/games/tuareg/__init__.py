"""Tuareg, for two to five. ``GAME`` is the game as the rest of Azalai sees it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from azalai.errors import IllegalOption
from azalai.games.rulebook import Rulebook, ScoreLine, Setting
from azalai.games.tuareg import card_file, rules, scoring, sight
from azalai.games.tuareg.actions import ASK_REST, ASK_TURN, CATALOGUE, HIDE, HIDE_UNSEEN, SEAT_NAMES
from azalai.games.tuareg.imagining import imagine
from azalai.games.tuareg.second_stage import POOL
from azalai.games.tuareg.table import KINDS, Table
from azalai.kernel.gear import rule
from azalai.messages import say

OPTIONS = ("seats", "first", "cards", "card_text")
DEFAULT_SEATS = 2


@rule
def rounds_played(t: Table) -> int:
    """Over both stages; the last round of each may be begun by any seat and counts once for each turn of the first."""
    return t.round


class Tuareg(Rulebook):
    name = "tuareg"
    catalogue = CATALOGUE
    table = Table
    observation = sight.Observation
    most_options = 64
    pool_size = POOL
    seat_names = SEAT_NAMES
    openings = frozenset((ASK_TURN, ASK_REST))
    tells_lone_answers = True

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
                "winning_seats": scoring.winning_seats,
                "observe": sight.observe,
                "imagine": imagine,
            }
        )

    def setting(self, options: dict[str, Any]) -> Setting:
        for option in options:
            if option not in OPTIONS:
                raise IllegalOption(say("error-option", option=option, game=self.name, known="seats, first, cards"))
        kept = dict(options)
        seats = kept.get("seats", DEFAULT_SEATS)
        if type(seats) is not int or seats not in card_file.SEAT_NUMBERS:
            low, high = card_file.SEAT_NUMBERS[0], card_file.SEAT_NUMBERS[-1]
            raise IllegalOption(say("error-whole", name="seats", value=repr(seats), low=low, high=high))
        if "cards" in kept:
            path = kept.pop("cards")
            if not isinstance(path, str | Path):
                raise IllegalOption(say("error-cards-option", cards=repr(path)))
            deck = card_file.from_file(path, seats)
            kept["card_text"] = deck.custom
        elif "card_text" in kept:
            deck = card_file.from_text(str(kept["card_text"]), seats)
        else:
            deck = card_file.standard(seats)
        return Setting(kept, seats, self._first(kept, seats), deck.tables, deck)

    def _first(self, options: dict[str, Any], seats: int) -> int:
        """B08: the seat that begins, by number or name; -1: drawn from the seed."""
        if "first" not in options:
            return -1
        first = options["first"]
        names = SEAT_NAMES[:seats]
        if type(first) is int and 0 <= first < seats:
            return first
        if first not in names:
            raise IllegalOption(say("error-first", first=repr(first), names=", ".join(names)))
        return names.index(first)

    def view(self, t: Any, setting: Setting, seat: int | None) -> dict[str, Any]:
        from azalai.games.tuareg.view import view

        return view(t, setting, seat)

    def position(self, described: dict[str, Any], setting: Setting, seed: int) -> Table:
        from azalai.games.tuareg.position import position

        t = position(described, setting, seed)
        rules.do_chores(t, setting.deck.tables)
        return t

    def score_sheet(self, t: Any, setting: Setting, seat: int) -> list[ScoreLine]:
        """B28, B29, B34, line by line."""
        return scoring_lines(t, seat)

    def why_illegal(self, t: Any, setting: Setting, action: int) -> str:
        from azalai.games.tuareg.texts import why_illegal

        return why_illegal(t, setting, action)

    def say_move(self, t: Any, setting: Setting, action: int) -> str:
        from azalai.games.tuareg.texts import say_move

        return say_move(t, setting, action)

    def say_question(self, t: Any, setting: Setting) -> str:
        from azalai.games.tuareg.texts import say_question

        return say_question(t, setting)

    def seen_as(self, action: int) -> int:
        """B22: which card of the cache was hidden is known to its owner alone."""
        return HIDE_UNSEEN if HIDE <= action < HIDE + KINDS else action

    def say_what_happened(self, before: Any, action: int, after: Any, setting: Setting) -> str:
        from azalai.games.tuareg.texts import say_what_happened

        return say_what_happened(before, action, after, setting)

    def draw(self, view: dict[str, Any], width: int, colour: bool) -> str:
        from azalai.games.tuareg.drawing import draw

        return draw(view, width, colour)

    def picture(self, view: dict[str, Any]) -> str:
        from azalai.games.tuareg.picture import picture

        return picture(view)

    def card_list(self, setting: Setting) -> Sequence[tuple[str, Sequence[Sequence[str]]]]:
        from azalai.games.tuareg.texts import card_list

        return card_list(setting)


def scoring_lines(t: Table, seat: int) -> list[ScoreLine]:
    from azalai.games.tuareg.card_file import KIND_NAMES
    from azalai.games.tuareg.table import MAPS_1, MAPS_2, STAGE_1, STAGE_2, UNUSED

    points = t.players[seat].points
    lines = [ScoreLine("stage_1", name, points[STAGE_1 + kind]) for kind, name in enumerate(KIND_NAMES)]
    lines.append(ScoreLine("maps_1", "", points[MAPS_1]))
    lines += [ScoreLine("stage_2", name, points[STAGE_2 + kind]) for kind, name in enumerate(KIND_NAMES)]
    lines += [ScoreLine("unused", "", points[UNUSED]), ScoreLine("maps_2", "", points[MAPS_2])]
    return lines


GAME = Tuareg()
