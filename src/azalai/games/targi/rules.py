"""The whole game as the kernel asks for it: ``deal``, ``legal``, ``apply``, ``lone_answer_reveals``."""

from azalai.games.targi.acting import answer_act, answer_give, legal_act, legal_give, tidy
from azalai.games.targi.actions import (
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
    CHORES,
    DO_END_ROUND,
    DO_LAY_MARKERS,
    DO_MOVE_ROBBER,
    DO_RAID,
    DO_TIDY,
    DO_TURN_GOODS,
    GIVE,
    MOVE_FROM,
    MOVE_TO,
    PAY,
    PLACE,
    ROW,
    SPARE,
    SWAP,
    TAKE,
    TAKE_UP_HAND,
)
from azalai.games.targi.border import (
    answer_move_from,
    answer_move_to,
    answer_silver,
    answer_trade,
    free_for_marker,
    legal_silver,
    legal_spaces,
    legal_trade,
)
from azalai.games.targi.cards import Cards
from azalai.games.targi.gaining import answer_card_gain, answer_gain, legal_gain, turn_over_goods_card
from azalai.games.targi.laying import (
    answer_alternative,
    answer_card,
    answer_discount,
    answer_row,
    answer_swap_first,
    answer_swap_second,
    legal_alternative,
    legal_card,
    legal_discount,
    legal_hand,
    legal_row,
    legal_swap,
    take_up_hand,
)
from azalai.games.targi.raid import answer_raid, legal_raid, raid
from azalai.games.targi.round import (
    answer_place,
    end_round,
    has_face_down,
    lay_markers,
    legal_place,
    move_robber,
    set_up,
)
from azalai.games.targi.table import Table
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, count_down


@rule
def deal(t: Table, c: Cards, first: int) -> None:
    """Set up an empty table whose chance is seeded, and go on to the first decision."""
    set_up(t, c, first)
    do_chores(t, c)


@rule
def legal(t: Table, c: Cards, options: list[int]) -> int:
    """Write the legal answers to the question on top; how many there are. None: the game is over."""
    if t.depth == 0:
        return 0
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    if kind == ASK_ACT:
        return legal_act(t, c, seat, options)
    if kind == ASK_PLACE:
        return legal_place(t, seat, options)
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
        return legal_silver(t, c, seat, options)
    if kind == ASK_MOVE_FROM:
        return legal_spaces(t.players[seat].markers, MOVE_FROM, options)
    if kind == ASK_MOVE_TO:
        return legal_spaces(free_for_marker(t), MOVE_TO, options)
    if kind == ASK_SWAP_FIRST:
        return legal_swap(t, seat, -1, options)
    if kind == ASK_SWAP_SECOND:
        return legal_swap(t, seat, q.about, options)
    assert kind == ASK_RAID
    return legal_raid(t, c, seat, q.about, options)


@rule
def apply(t: Table, c: Cards, action: int) -> None:
    """Carry out a legal answer to the question on top, and go on to the next question."""
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    if kind == ASK_ACT:
        answer_act(t, c, seat, action)
    elif kind == ASK_PLACE:
        answer_place(t, seat, action - PLACE)
    elif kind == ASK_CARD:
        answer_card(t, c, seat, action)
    elif kind == ASK_TRADE:
        answer_trade(t, c, seat, action)
    elif kind == ASK_GAIN:
        answer_gain(t, seat, action - TAKE)
    elif kind == ASK_CARD_GAIN:
        answer_card_gain(t, c, seat, action - TAKE)
    elif kind == ASK_ALTERNATIVE:
        answer_alternative(t, c, seat, action - PAY)
    elif kind == ASK_ROW:
        answer_row(t, c, seat, action - ROW)
    elif kind == ASK_DISCOUNT:
        answer_discount(t, action - SPARE)
    elif kind == ASK_RETURN or kind == ASK_GIVE:
        answer_give(t, seat, action - GIVE)
    elif kind == ASK_HAND:
        answered(t)
        take_up_hand(t, seat, action - TAKE_UP_HAND)
    elif kind == ASK_SILVER:
        answer_silver(t, c, seat, action)
    elif kind == ASK_MOVE_FROM:
        answer_move_from(t, seat, action - MOVE_FROM)
    elif kind == ASK_MOVE_TO:
        answer_move_to(t, seat, q.about, action - MOVE_TO)
    elif kind == ASK_SWAP_FIRST:
        answer_swap_first(t, seat, action)
    elif kind == ASK_SWAP_SECOND:
        answer_swap_second(t, seat, q.about, action - SWAP)
    elif kind == ASK_RAID:
        answer_raid(t, c, seat, q.about, action)
    do_chores(t, c)


@rule
def do_chores(t: Table, c: Cards) -> None:
    """Carry out what waits for nobody, until a question lies on top or nothing does."""
    while t.depth > 0 and t.asked[t.depth - 1].kind > CHORES:
        q = t.asked[t.depth - 1]
        kind = q.kind
        seat = q.seat
        about = q.about
        if kind == DO_TURN_GOODS:
            count_down(t)
            turn_over_goods_card(t, c, seat)
            continue
        answered(t)
        if kind == DO_TIDY:
            tidy(t, c, seat)
        elif kind == DO_LAY_MARKERS:
            lay_markers(t)
        elif kind == DO_END_ROUND:
            end_round(t)
        elif kind == DO_MOVE_ROBBER:
            move_robber(t)
        elif kind == DO_RAID:
            raid(t, c, seat, about)


@rule
def lone_answer_reveals(t: Table) -> bool:
    """Whether the only answer there is would show hidden cards, so that it is left to the player: discarding a card
    that only its owner knows (T60); saying done as the last of the round, which turns up the face-down cards (T31)."""
    kind = t.asked[t.depth - 1].kind
    if kind == ASK_CARD:
        return t.card_seen == 0
    ends_round = t.depth > 2 and t.asked[t.depth - 3].kind == DO_END_ROUND
    return kind == ASK_ACT and ends_round and has_face_down(t)
