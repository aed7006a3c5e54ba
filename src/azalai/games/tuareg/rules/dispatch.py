"""The rules ``legal`` and ``apply``, which dispatch on the question asked."""

from azalai.games.tuareg.rules import actions, buying, loading, specials, stage, turn
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import ANIMALS, Table
from azalai.kernel.gear import rule
from azalai.kernel.question_table import CHORES
from azalai.kernel.questions import answered, either, item_of


@rule
def legal(t: Table, c: Cards, options: list[int]) -> int:
    """Write the legal answers to the question on top; return how many there are. 0: the game is over."""
    if t.depth == 0:
        return 0
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    if kind == actions.ASK_TURN:
        return turn.legal_turn(t, c, seat, options)
    if kind == actions.ASK_DRAWN:
        return turn.legal_drawn(t, c, seat, q.count, options)
    if kind == actions.ASK_REST:
        return turn.legal_rest(t, c, seat, options)
    if kind == actions.ASK_LOAD:
        return loading.legal_load(t, c, seat, q.about, q.count, options)
    if kind == actions.ASK_PAY:
        return buying.legal_pay(t, seat, options)
    if kind == actions.ASK_ONTO:
        return loading.legal_onto(t, c, seat, q.about, options)
    if kind == actions.ASK_MORE:
        return loading.legal_more(t, c, seat, q.about, q.count, options)
    if kind == actions.ASK_HIDE:
        return specials.legal_hide(t, c, seat, options)
    if kind == actions.ASK_ROB:
        return specials.legal_rob(t, c, seat, options)
    assert kind == actions.ASK_CASH
    return either(options, actions.CASH, actions.KEEP)


@rule
def apply(t: Table, c: Cards, action: int) -> None:
    """Carry out a legal answer to the question on top, and continue to the next question."""
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    if kind == actions.ASK_TURN:
        turn.answer_turn(t, c, seat, action)
    elif kind == actions.ASK_DRAWN or kind == actions.ASK_REST:
        turn.answer_rest(t, c, seat, action)
    elif kind == actions.ASK_LOAD:
        loading.answer_load(t, c, seat, action)
    elif kind == actions.ASK_PAY:
        buying.answer_pay(t, c, seat, action)
    elif kind == actions.ASK_ONTO:
        loading.answer_onto(t, c, seat, item_of(action, actions.ONTO, ANIMALS))
    elif kind == actions.ASK_MORE:
        loading.answer_more(t, c, seat, action)
    elif kind == actions.ASK_HIDE:
        specials.answer_hide(t, seat, q.about, action)
    elif kind == actions.ASK_ROB:
        specials.answer_rob(t, seat, action)
    else:
        assert kind == actions.ASK_CASH
        stage.answer_cash(t, c, seat, action)
    do_chores(t, c)


@rule
def do_chores(t: Table, c: Cards) -> None:
    """Carry out the chore on top, if there is one: stage 2 follows after the maps."""
    if t.depth > 0 and t.asked[t.depth - 1].kind > CHORES:
        last = t.asked[t.depth - 1].seat
        answered(t)
        stage.next_stage(t, c, last)
