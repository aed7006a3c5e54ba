"""The rules that the kernel calls: ``deal``, ``legal`` and ``apply``, which dispatch on the question asked."""

from azalai.games.targi.rules import (
    acting,
    actions,
    board,
    border,
    dispatch_expansion,
    exchanging,
    gaining,
    laying,
    paying,
    raid,
    round,
    water,
)
from azalai.games.targi.rules.card_tables import ALTERNATIVES, Cards, with_expansion
from azalai.games.targi.rules.table import DISPLAY, DUNES, GOODS, HAND, ROWS, WATER, Table
from azalai.kernel.families import is_of, item_of
from azalai.kernel.gear import hot, rule
from azalai.kernel.question_table import CHORES
from azalai.kernel.questions import answered, count_down


@rule
def deal(t: Table, c: Cards, first: int) -> None:
    """Set up an empty table whose generator is seeded, and continue to the first decision."""
    round.set_up(t, c, first)
    do_chores(t, c)


@hot
def legal(t: Table, c: Cards, options: list[int]) -> int:
    """Write the legal answers to the question on top; return how many there are. 0: the game is over."""
    if t.depth == 0:
        return 0
    n = answers(t, c, options)
    q = t.asked[t.depth - 1]
    if with_expansion(c) and t.players[q.seat].stock[WATER] > 0 and water.water_flows(t):
        n = water.legal_water(t, c, q.seat, options, n)
    return n


@hot
def answers(t: Table, c: Cards, options: list[int]) -> int:
    """The answers to the question itself, without exchanges of water (X14)."""
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    if kind == actions.ASK_ACT:
        return acting.legal_act(t, c, seat, options)
    if kind == actions.ASK_PLACE:
        return round.legal_place(t, c, seat, options)
    if kind == actions.ASK_CARD:
        return laying.legal_card(t, c, seat, q.about, options)
    if kind == actions.ASK_TRADE:
        return exchanging.legal_trade(t, c, seat, q.about, options)
    if kind == actions.ASK_GAIN or kind == actions.ASK_CARD_GAIN:
        return gaining.legal_gain(options)
    if kind == actions.ASK_ALTERNATIVE:
        return paying.legal_alternative(t, c, seat, options)
    if kind == actions.ASK_ROW:
        return laying.legal_row(t, seat, options)
    if kind == actions.ASK_DISCOUNT:
        return paying.legal_discount(t, seat, q.count, options)
    if kind == actions.ASK_RETURN or kind == actions.ASK_GIVE:
        return acting.legal_give(t, seat, options)
    if kind == actions.ASK_HAND:
        return laying.legal_hand(t, seat, options, 0)
    if kind == actions.ASK_SILVER:
        return exchanging.legal_silver(t, c, seat, q.about, options)
    if kind == actions.ASK_MOVE_FROM:
        return border.legal_spaces(border.movable(t, seat, q.about), actions.MOVE_FROM, options)
    if kind == actions.ASK_MOVE_TO:
        return border.legal_move_to(t, q.about, options)
    if kind == actions.ASK_SWAP_FIRST:
        return laying.legal_swap(t, seat, -1, q.about, options)
    if kind == actions.ASK_SWAP_SECOND:
        return laying.legal_swap(t, seat, q.about, 1, options)
    if kind == actions.ASK_RAID:
        return raid.legal_raid(t, c, seat, q.about, options)
    return dispatch_expansion.legal_in_expansion(t, c, options) if with_expansion(c) else 0


@hot
def apply(t: Table, c: Cards, action: int) -> None:
    """Carry out a legal answer to the question on top, and continue to the next question."""
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    about = q.about
    if with_expansion(c) and water.is_water(action):
        water.answer_water(t, c, seat, action)
    elif kind == actions.ASK_ACT:
        acting.answer_act(t, c, seat, action)
    elif kind == actions.ASK_PLACE:
        if with_expansion(c) and is_of(action, actions.PLACE_DUNE, DUNES):
            round.answer_place_dune(t, c, seat, action - actions.PLACE_DUNE)
        else:
            round.answer_place(t, c, seat, board.border_of(action, actions.PLACE))
    elif kind == actions.ASK_CARD:
        laying.answer_card(t, c, seat, action)
    elif kind == actions.ASK_TRADE:
        exchanging.answer_trade(t, c, seat, action)
    elif kind == actions.ASK_GAIN:
        gaining.answer_gain(t, seat, item_of(action, actions.TAKE, GOODS))
    elif kind == actions.ASK_CARD_GAIN:
        gaining.answer_card_gain(t, c, seat, item_of(action, actions.TAKE, GOODS))
    elif kind == actions.ASK_ALTERNATIVE:
        paying.answer_alternative(t, c, seat, item_of(action, actions.PAY, ALTERNATIVES))
    elif kind == actions.ASK_ROW:
        laying.answer_row(t, c, seat, item_of(action, actions.ROW, ROWS))
    elif kind == actions.ASK_DISCOUNT:
        paying.answer_discount(t, item_of(action, actions.SPARE, GOODS))
    elif kind == actions.ASK_RETURN or kind == actions.ASK_GIVE:
        acting.answer_give(t, seat, item_of(action, actions.GIVE, GOODS))
    elif kind == actions.ASK_HAND:
        answered(t)
        laying.take_up_hand(
            t,
            seat,
            item_of(action, actions.TAKE_UP_HAND, HAND),
            actions.FROM_NOBLE if about != 0 else actions.FROM_HAND,
        )
    elif kind == actions.ASK_SILVER:
        exchanging.answer_silver(t, c, seat, about, action)
    elif kind == actions.ASK_MOVE_FROM:
        border.answer_move_from(t, seat, about, item_of(action, actions.MOVE_FROM, board.CENTRE))
    elif kind == actions.ASK_MOVE_TO:
        border.answer_move_to(t, seat, about, item_of(action, actions.MOVE_TO, board.CENTRE))
    elif kind == actions.ASK_SWAP_FIRST:
        laying.answer_swap_first(t, seat, action)
    elif kind == actions.ASK_SWAP_SECOND:
        laying.answer_swap_second(t, seat, about, item_of(action, actions.SWAP, DISPLAY))
    elif kind == actions.ASK_RAID:
        raid.answer_raid(t, c, seat, about, action)
    elif with_expansion(c):
        dispatch_expansion.answer_in_expansion(t, c, action)
    do_chores(t, c)


@hot
def do_chores(t: Table, c: Cards) -> None:
    """Carry out chores until a question lies on top or the stack is empty."""
    while t.depth > 0 and t.asked[t.depth - 1].kind > CHORES:
        q = t.asked[t.depth - 1]
        kind = q.kind
        seat = q.seat
        about = q.about
        if kind == actions.DO_TURN_GOODS:
            count_down(t)
            gaining.turn_over_goods_card(t, c, seat)
            continue
        if kind == actions.DO_GAIN_CARD:
            count_down(t)
            gaining.gain_goods_card(t, c, seat, about)
            continue
        answered(t)
        if kind == actions.DO_TIDY:
            acting.tidy(t, c, seat)
        elif kind == actions.DO_LAY_MARKERS:
            round.lay_markers(t)
        elif kind == actions.DO_END_ROUND:
            round.end_round(t)
        elif kind == actions.DO_MOVE_ROBBER:
            round.move_robber(t, c)
        elif kind == actions.DO_RAID:
            raid.raid(t, c, seat, about)
        elif with_expansion(c):
            dispatch_expansion.do_in_expansion(t, c, kind, seat, about)
