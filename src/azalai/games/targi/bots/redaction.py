"""Forgetting what a seat cannot know. ``imagine`` deals it anew, evenly, but by one seed differently for different
hidden cards; once they lie in order, one seed gives one table for all that the seat could be sitting at. So a bot with
the same dice decides the same, whatever is hidden from it."""

from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.determinization import hidden_goods, hidden_tribe
from azalai.games.targi.rules.table import Table
from azalai.kernel.gear import rule
from azalai.kernel.sorting import sort


@rule
def redact(t: Table, c: Cards, seat: int, pool: list[int]) -> None:
    """Put all that is hidden from the seat in order, wherever it lies."""
    sort(t.dune_deck, t.dune_count)
    for generation in range(t.goods_generation + 1):
        n = hidden_goods(t, generation, pool, False)
        sort(pool, n)
        hidden_goods(t, generation, pool, True)
    for generation in range(t.tribe_generation + 1):
        n = hidden_tribe(t, seat, generation, pool, False)
        sort(pool, n)
        if generation == 0:
            redact_box(t, c, pool, n)
        hidden_tribe(t, seat, generation, pool, True)


@rule
def redact_box(t: Table, c: Cards, pool: list[int], n: int) -> None:
    """X30: of each kind the lowest cards are in play, the others in the box."""
    for i in range(n):
        for j in range(t.box_count):
            if c.kind[t.box[j]] == c.kind[pool[i]] and t.box[j] < pool[i]:
                card = t.box[j]
                t.box[j] = pool[i]
                pool[i] = card
    sort(pool, n)
    sort(t.box, t.box_count)
