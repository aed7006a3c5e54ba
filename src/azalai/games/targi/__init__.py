"""Targi, for two. ``GAME`` is the game as the rest of Azalai sees it."""

from __future__ import annotations

from azalai.games.rulebook import Rulebook
from azalai.games.targi import imagining, lone, options, rules, scoring, sight
from azalai.games.targi.actions import ASK_ACT, ASK_PLACE, CATALOGUE, SEAT_NAMES
from azalai.games.targi.cards import never, with_expansion
from azalai.games.targi.table import Table
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
    pool_size = imagining.POOL
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
                "imagine": imagining.imagine,
            }
        )

    def swaps(self, variant: str) -> Swaps:
        return {with_expansion: never} if variant == options.BASE else {}


GAME = Targi()
