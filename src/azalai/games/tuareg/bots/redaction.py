"""Forgetting what a seat cannot know, as in ``games/targi/bots/redaction.py``.

In stage 2 ``imagine`` asks for nothing but what all have seen, so one seed gives one table there. In stage 1 it
shuffles the hidden cards as they lie; so they are put in order."""

from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.determinization import hidden_places
from azalai.games.tuareg.rules.table import Table
from azalai.kernel.gear import rule
from azalai.kernel.sorting import sort


@rule
def redact(t: Table, c: Cards, seat: int, pool: list[int]) -> None:
    if t.stage == 1:
        n = hidden_places(t, c, seat, pool, False)
        sort(pool, n)
        hidden_places(t, c, seat, pool, True)
