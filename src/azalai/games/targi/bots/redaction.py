"""Redaction: erases what a seat cannot know, so that tables that look the same to it become equal.

``imagine`` shuffles the hidden cards; with one seed, different hidden cards would give different tables. If they are
sorted first, one seed gives the same table for everything that the seat considers possible. So a bot with the same dice
decides the same, whatever is hidden from it.
"""

from azalai.games.targi.rules import determinization
from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.table import Table
from azalai.kernel.gear import rule
from azalai.kernel.sorting import sort


@rule
def redact(t: Table, c: Cards, seat: int, pool: list[int]) -> None:
    """Sort all cards that are hidden from the seat."""
    sort(t.dune_deck, t.dune_count)
    for generation in range(t.goods_generation + 1):
        n = determinization.hidden_goods(t, generation, pool, False)
        sort(pool, n)
        determinization.hidden_goods(t, generation, pool, True)
    for generation in range(t.tribe_generation + 1):
        n = determinization.hidden_tribe(t, seat, generation, pool, False)
        sort(pool, n)
        if generation == 0:
            redact_box(t, c, pool, n)
        determinization.hidden_tribe(t, seat, generation, pool, True)


@rule
def redact_box(t: Table, c: Cards, pool: list[int], n: int) -> None:
    """X30: the lowest cards of each kind are in play, the others in the box."""
    for i in range(n):
        for j in range(t.box_count):
            if c.kind[t.box[j]] == c.kind[pool[i]] and t.box[j] < pool[i]:
                card = t.box[j]
                t.box[j] = pool[i]
                pool[i] = card
    sort(pool, n)
    sort(t.box, t.box_count)
