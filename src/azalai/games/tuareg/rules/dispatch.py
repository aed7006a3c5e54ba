"""The rules that the kernel calls: ``deal``, ``legal`` and ``apply``, which dispatch on the question asked."""

from azalai.games.tuareg.rules.actions import (
    ASK_CASH,
    ASK_DRAWN,
    ASK_HIDE,
    ASK_LOAD,
    ASK_MORE,
    ASK_ONTO,
    ASK_PAY,
    ASK_REST,
    ASK_ROB,
    ASK_TURN,
    ONTO,
)
from azalai.games.tuareg.rules.buying import answer_pay, legal_pay
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.loading import answer_load, answer_more, answer_onto, legal_load, legal_more, legal_onto
from azalai.games.tuareg.rules.specials import answer_hide, answer_rob, legal_hide, legal_rob
from azalai.games.tuareg.rules.stage import answer_cash, legal_cash, next_stage, set_up
from azalai.games.tuareg.rules.table import ANIMALS, Table
from azalai.games.tuareg.rules.turn import answer_drawn, answer_rest, answer_turn, legal_drawn, legal_rest, legal_turn
from azalai.kernel.families import item_of
from azalai.kernel.gear import rule
from azalai.kernel.question_table import CHORES
from azalai.kernel.questions import answered


@rule
def deal(t: Table, c: Cards, first: int) -> None:
    """Set up an empty table whose generator is seeded; the first decision is the first turn."""
    set_up(t, c, first)


@rule
def legal(t: Table, c: Cards, options: list[int]) -> int:
    """Write the legal answers to the question on top; return how many there are. 0: the game is over."""
    if t.depth == 0:
        return 0
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    if kind == ASK_TURN:
        return legal_turn(t, c, seat, options)
    if kind == ASK_DRAWN:
        return legal_drawn(t, c, seat, q.count, options)
    if kind == ASK_REST:
        return legal_rest(t, c, seat, options)
    if kind == ASK_LOAD:
        return legal_load(t, c, seat, q.about, q.count, options)
    if kind == ASK_PAY:
        return legal_pay(t, seat, options)
    if kind == ASK_ONTO:
        return legal_onto(t, c, seat, q.about, options)
    if kind == ASK_MORE:
        return legal_more(t, c, seat, q.about, q.count, options)
    if kind == ASK_HIDE:
        return legal_hide(t, c, seat, options)
    if kind == ASK_ROB:
        return legal_rob(t, c, seat, options)
    assert kind == ASK_CASH
    return legal_cash(options)


@rule
def apply(t: Table, c: Cards, action: int) -> None:
    """Carry out a legal answer to the question on top, and continue to the next question."""
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    if kind == ASK_TURN:
        answer_turn(t, c, seat, action)
    elif kind == ASK_DRAWN:
        answer_drawn(t, c, seat, action)
    elif kind == ASK_REST:
        answer_rest(t, c, seat, action)
    elif kind == ASK_LOAD:
        answer_load(t, c, seat, action)
    elif kind == ASK_PAY:
        answer_pay(t, c, seat, action)
    elif kind == ASK_ONTO:
        answer_onto(t, c, seat, item_of(action, ONTO, ANIMALS))
    elif kind == ASK_MORE:
        answer_more(t, c, seat, action)
    elif kind == ASK_HIDE:
        answer_hide(t, seat, q.about, action)
    elif kind == ASK_ROB:
        answer_rob(t, seat, action)
    else:
        assert kind == ASK_CASH
        answer_cash(t, c, seat, action)
    do_chores(t, c)


@rule
def do_chores(t: Table, c: Cards) -> None:
    """Carry out the chore on top, if there is one: stage 2 follows after the maps."""
    if t.depth > 0 and t.asked[t.depth - 1].kind > CHORES:
        last = t.asked[t.depth - 1].seat
        answered(t)
        next_stage(t, c, last)
