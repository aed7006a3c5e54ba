"""Where a decision of Targi ends: which questions belong to the previous one."""

from azalai.games.targi.bots import evaluation
from azalai.games.targi.rules import actions, round, water
from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.table import SEATS, Table
from azalai.kernel.gear import rule


@rule
def is_new_decision(t: Table, seat: int, followed: int) -> bool:
    """Whether a new decision is asked for. Exchanges are followed for one step only, since there is always another."""
    kind = t.asked[t.depth - 1].kind
    if kind in (actions.ASK_ACT, actions.ASK_PLACE):
        return True
    return followed > 1 and kind in (actions.ASK_TRADE, actions.ASK_EXCHANGE)


@rule
def without_detours(options: list[int], n: int) -> int:
    """The number of answers without the exchanges of water, which come last: exchanging water is a decision of its own,
    and inside another decision it would only multiply the possibilities."""
    while n > 1 and water.is_water(options[n - 1]):
        n -= 1
    return n


@rule
def percent_left(t: Table, c: Cards) -> int:
    """How much of the game is left, in percent."""
    return 100 * (evaluation.LAST_ROUND - t.round) // evaluation.LAST_ROUND


@rule
def is_quiet(t: Table) -> bool:
    """Whether nothing is half done: a round begins, or a seat has to choose its next action."""
    q = t.asked[t.depth - 1]
    return q.kind == actions.ASK_ACT or (q.kind == actions.ASK_PLACE and hour(t) == 2 * t.round and nobody_placed(t))


@rule
def nobody_placed(t: Table) -> bool:
    for seat in range(SEATS):
        if t.players[seat].targis != 0 or t.players[seat].dunes != 0:
            return False
    return True


@rule
def hour(t: Table) -> int:
    """Each round has two hours: one to place Targis and one to act."""
    if t.depth == 0:
        return 2 * t.round + 1
    return 2 * t.round if round.is_placing(t) else 2 * t.round + 1
