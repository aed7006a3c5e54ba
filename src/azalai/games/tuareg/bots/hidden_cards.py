"""Counts the cards that the other seats keep hidden: those of each kind in their caves, then in their caches."""

from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import CAVE_PLACES, CAVES, KINDS, Table, knows
from azalai.kernel.gear import rule

HIDDEN_PLACES = "caves", "caches"
HIDDEN_COUNTS = len(HIDDEN_PLACES) * KINDS


@rule
def hidden_cards(t: Table, c: Cards, seat: int, counts: list[int]) -> None:
    """A card in a cave counts if the seat does not know it."""
    for i in range(HIDDEN_COUNTS):
        counts[i] = 0
    for other in range(c.seats):
        if other != seat:
            them = t.players[other]
            for cell in range(CAVES * CAVE_PLACES):
                if them.cave[cell] != 0 and not knows(them.cave_known[cell], seat):
                    counts[them.cave[cell] - 1] += 1
            for kind in range(KINDS):
                counts[KINDS + kind] += them.cache[kind]
