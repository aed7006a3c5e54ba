"""The rules that the kernel calls: ``deal``, ``legal`` and ``apply``, which dispatch on the question asked."""

from azalai.games.targi.rules.acting import answer_act, answer_give, legal_act, legal_give, tidy
from azalai.games.targi.rules.actions import (
    ASK_ACT,
    ASK_ALTERNATIVE,
    ASK_CARD,
    ASK_CARD_GAIN,
    ASK_DISCOUNT,
    ASK_GAIN,
    ASK_GIVE,
    ASK_HAND,
    ASK_MOVE_FROM,
    ASK_MOVE_TO,
    ASK_PLACE,
    ASK_RAID,
    ASK_RETURN,
    ASK_ROW,
    ASK_SILVER,
    ASK_SWAP_FIRST,
    ASK_SWAP_SECOND,
    ASK_TRADE,
    DO_END_ROUND,
    DO_GAIN_CARD,
    DO_LAY_MARKERS,
    DO_MOVE_ROBBER,
    DO_RAID,
    DO_TIDY,
    DO_TURN_GOODS,
    FROM_HAND,
    FROM_NOBLE,
    GIVE,
    MOVE_FROM,
    MOVE_TO,
    PAY,
    PLACE,
    PLACE_DUNE,
    ROW,
    SPARE,
    SWAP,
    TAKE,
    TAKE_UP_HAND,
)
from azalai.games.targi.rules.board import CENTRE, border_of
from azalai.games.targi.rules.border import answer_move_from, answer_move_to, legal_move_to, legal_spaces, movable
from azalai.games.targi.rules.card_tables import ALTERNATIVES, Cards, with_expansion
from azalai.games.targi.rules.dispatch_expansion import answer_in_expansion, do_in_expansion, legal_in_expansion
from azalai.games.targi.rules.exchanging import answer_silver, answer_trade, legal_silver, legal_trade
from azalai.games.targi.rules.gaining import (
    answer_card_gain,
    answer_gain,
    gain_goods_card,
    legal_gain,
    turn_over_goods_card,
)
from azalai.games.targi.rules.laying import (
    answer_card,
    answer_row,
    answer_swap_first,
    answer_swap_second,
    legal_card,
    legal_hand,
    legal_row,
    legal_swap,
    take_up_hand,
)
from azalai.games.targi.rules.paying import answer_alternative, answer_discount, legal_alternative, legal_discount
from azalai.games.targi.rules.raid import answer_raid, legal_raid, raid
from azalai.games.targi.rules.round import (
    answer_place,
    answer_place_dune,
    end_round,
    lay_markers,
    legal_place,
    move_robber,
    set_up,
)
from azalai.games.targi.rules.table import DISPLAY, DUNES, GOODS, HAND, ROWS, WATER, Table
from azalai.games.targi.rules.water import answer_water, is_water, legal_water, water_flows
from azalai.kernel.families import is_of, item_of
from azalai.kernel.gear import hot, rule
from azalai.kernel.question_table import CHORES
from azalai.kernel.questions import answered, count_down


@rule
def deal(t: Table, c: Cards, first: int) -> None:
    """Set up an empty table whose generator is seeded, and continue to the first decision."""
    set_up(t, c, first)
    do_chores(t, c)


@hot
def legal(t: Table, c: Cards, options: list[int]) -> int:
    """Write the legal answers to the question on top; return how many there are. 0: the game is over."""
    if t.depth == 0:
        return 0
    n = answers(t, c, options)
    q = t.asked[t.depth - 1]
    if with_expansion(c) and t.players[q.seat].stock[WATER] > 0 and water_flows(t):
        n = legal_water(t, c, q.seat, options, n)
    return n


@hot
def answers(t: Table, c: Cards, options: list[int]) -> int:
    """The answers to the question itself, without exchanges of water (X14)."""
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    if kind == ASK_ACT:
        return legal_act(t, c, seat, options)
    if kind == ASK_PLACE:
        return legal_place(t, c, seat, options)
    if kind == ASK_CARD:
        return legal_card(t, c, seat, q.about, options)
    if kind == ASK_TRADE:
        return legal_trade(t, c, seat, q.about, options)
    if kind == ASK_GAIN or kind == ASK_CARD_GAIN:
        return legal_gain(options)
    if kind == ASK_ALTERNATIVE:
        return legal_alternative(t, c, seat, options)
    if kind == ASK_ROW:
        return legal_row(t, seat, options)
    if kind == ASK_DISCOUNT:
        return legal_discount(t, seat, q.count, options)
    if kind == ASK_RETURN or kind == ASK_GIVE:
        return legal_give(t, seat, options)
    if kind == ASK_HAND:
        return legal_hand(t, seat, options, 0)
    if kind == ASK_SILVER:
        return legal_silver(t, c, seat, q.about, options)
    if kind == ASK_MOVE_FROM:
        return legal_spaces(movable(t, seat, q.about), MOVE_FROM, options)
    if kind == ASK_MOVE_TO:
        return legal_move_to(t, q.about, options)
    if kind == ASK_SWAP_FIRST:
        return legal_swap(t, seat, -1, q.about, options)
    if kind == ASK_SWAP_SECOND:
        return legal_swap(t, seat, q.about, 1, options)
    if kind == ASK_RAID:
        return legal_raid(t, c, seat, q.about, options)
    return legal_in_expansion(t, c, options) if with_expansion(c) else 0


@hot
def apply(t: Table, c: Cards, action: int) -> None:
    """Carry out a legal answer to the question on top, and continue to the next question."""
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    about = q.about
    if with_expansion(c) and is_water(action):
        answer_water(t, c, seat, action)
    elif kind == ASK_ACT:
        answer_act(t, c, seat, action)
    elif kind == ASK_PLACE:
        if with_expansion(c) and is_of(action, PLACE_DUNE, DUNES):
            answer_place_dune(t, c, seat, action - PLACE_DUNE)
        else:
            answer_place(t, c, seat, border_of(action, PLACE))
    elif kind == ASK_CARD:
        answer_card(t, c, seat, action)
    elif kind == ASK_TRADE:
        answer_trade(t, c, seat, action)
    elif kind == ASK_GAIN:
        answer_gain(t, seat, item_of(action, TAKE, GOODS))
    elif kind == ASK_CARD_GAIN:
        answer_card_gain(t, c, seat, item_of(action, TAKE, GOODS))
    elif kind == ASK_ALTERNATIVE:
        answer_alternative(t, c, seat, item_of(action, PAY, ALTERNATIVES))
    elif kind == ASK_ROW:
        answer_row(t, c, seat, item_of(action, ROW, ROWS))
    elif kind == ASK_DISCOUNT:
        answer_discount(t, item_of(action, SPARE, GOODS))
    elif kind == ASK_RETURN or kind == ASK_GIVE:
        answer_give(t, seat, item_of(action, GIVE, GOODS))
    elif kind == ASK_HAND:
        answered(t)
        take_up_hand(t, seat, item_of(action, TAKE_UP_HAND, HAND), FROM_NOBLE if about != 0 else FROM_HAND)
    elif kind == ASK_SILVER:
        answer_silver(t, c, seat, about, action)
    elif kind == ASK_MOVE_FROM:
        answer_move_from(t, seat, about, item_of(action, MOVE_FROM, CENTRE))
    elif kind == ASK_MOVE_TO:
        answer_move_to(t, seat, about, item_of(action, MOVE_TO, CENTRE))
    elif kind == ASK_SWAP_FIRST:
        answer_swap_first(t, seat, action)
    elif kind == ASK_SWAP_SECOND:
        answer_swap_second(t, seat, about, item_of(action, SWAP, DISPLAY))
    elif kind == ASK_RAID:
        answer_raid(t, c, seat, about, action)
    elif with_expansion(c):
        answer_in_expansion(t, c, action)
    do_chores(t, c)


@hot
def do_chores(t: Table, c: Cards) -> None:
    """Carry out chores until a question lies on top or the stack is empty."""
    while t.depth > 0 and t.asked[t.depth - 1].kind > CHORES:
        q = t.asked[t.depth - 1]
        kind = q.kind
        seat = q.seat
        about = q.about
        if kind == DO_TURN_GOODS:
            count_down(t)
            turn_over_goods_card(t, c, seat)
            continue
        if kind == DO_GAIN_CARD:
            count_down(t)
            gain_goods_card(t, c, seat, about)
            continue
        answered(t)
        if kind == DO_TIDY:
            tidy(t, c, seat)
        elif kind == DO_LAY_MARKERS:
            lay_markers(t)
        elif kind == DO_END_ROUND:
            end_round(t)
        elif kind == DO_MOVE_ROBBER:
            move_robber(t, c)
        elif kind == DO_RAID:
            raid(t, c, seat, about)
        elif with_expansion(c):
            do_in_expansion(t, c, kind, seat, about)
