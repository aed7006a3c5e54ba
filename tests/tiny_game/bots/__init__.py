"""What the computer players know about Tricks: an evaluation, redaction, and where a decision ends."""

from typing import Any

from azalai.kernel.gear import rule
from tests.tiny_game.rules import CARDS, SEATS, STOCK, TRICKS, CardTables, Table, in_place, put_back

CARD = 0
WEIGHTS = {"card": (CARD, 1)}
NOT_PRICES: tuple[int, ...] = ()


@rule
def evaluate(t: Table, c: CardTables, weights: Any, seat: int) -> int:
    """A point, and a little for each pip in the hand."""
    total = 100 * t.points[seat]
    for card in range(CARDS):
        if t.where[card] == seat + 1:
            total += weights[CARD] * (card + 1)
    return total


@rule
def redact(t: Table, c: CardTables, seat: int, pool: list[int]) -> None:
    """Put the hidden cards in order: first the stock, then the hands."""
    n = 0
    for place in range(STOCK, SEATS + 1):
        if place != seat + 1:
            for _ in range(in_place(t, place)):
                pool[n] = place
                n += 1
    put_back(t, seat, pool)


@rule
def is_new_decision(t: Table, seat: int, followed: int) -> bool:
    return True


@rule
def without_detours(options: list[int], n: int) -> int:
    return n


@rule
def is_quiet(t: Table) -> bool:
    """Between two tricks."""
    return t.trick[0] == 0 and t.trick[1] == 0 and t.trick[2] == 0


@rule
def hour(t: Table) -> int:
    return t.round


@rule
def percent_left(t: Table, c: CardTables) -> int:
    return 100 * (TRICKS + 1 - t.round) // TRICKS
