"""Sorting cards."""

from azalai.kernel.gear import rule


@rule
def sort(cards: list[int], count: int) -> None:
    """Insertion sort: the piles are small."""
    for i in range(1, count):
        card = cards[i]
        j = i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
