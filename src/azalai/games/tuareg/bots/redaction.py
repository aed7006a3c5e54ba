"""Redaction: erases what a seat cannot know, as in ``games/targi/bots/redaction.py``.

In stage 2 ``imagine`` depends only on what everybody has seen, so one seed gives one table. In stage 1 it shuffles the
hidden cards, which are therefore sorted here.
"""

from azalai.games.tuareg.rules import determinization
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import Table
from azalai.kernel.gear import rule
from azalai.kernel.sorting import sort


@rule
def redact(t: Table, c: Cards, seat: int, pool: list[int]) -> None:
    if t.stage == 1:
        n = determinization.hidden_places(t, c, seat, pool, False)
        sort(pool, n)
        determinization.hidden_places(t, c, seat, pool, True)
