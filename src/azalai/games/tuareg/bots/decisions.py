"""Where a decision of Tuareg ends: which questions belong to the previous one."""

from azalai.games.tuareg.rules import actions
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import KINDS, Table
from azalai.kernel.gear import rule


@rule
def is_new_decision(t: Table, seat: int, followed: int) -> bool:
    """Everything but a draw is followed to its end: after a draw the player sees the cards first."""
    kind = t.asked[t.depth - 1].kind
    return kind in (actions.ASK_TURN, actions.ASK_DRAWN, actions.ASK_REST, actions.ASK_CASH)


@rule
def without_detours(options: list[int], n: int) -> int:
    """Every answer makes progress."""
    return n


@rule
def percent_left(t: Table, c: Cards) -> int:
    """How much of the game is left, in percent: each stage is a half, and lasts as long as its pile."""
    pile = 0
    for kind in range(KINDS):
        pile += c.count[kind]
    left = 50 * t.pile_count // pile
    return 50 + left if t.stage == 1 else left


@rule
def is_quiet(t: Table) -> bool:
    """Whether a turn begins."""
    return t.asked[t.depth - 1].kind == actions.ASK_TURN


@rule
def hour(t: Table) -> int:
    """An hour is a round: one turn of each seat."""
    return t.round
