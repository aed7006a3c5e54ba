"""The rules that the kernel calls: ``deal``, ``legal`` and ``apply``, which dispatch on the question asked.

The questions, answers and chores of the expansion are in separate functions, which the compiled base game leaves out.
"""

from azalai.games.targi.rules import (
    acting,
    actions,
    board,
    border,
    dune_choices,
    dunes,
    effects,
    exchanging,
    favour,
    gaining,
    laying,
    paying,
    raid,
    round,
    table,
    water,
)
from azalai.games.targi.rules.card_tables import ALTERNATIVES, Cards, with_expansion
from azalai.games.targi.rules.table import Table
from azalai.kernel.gear import hot, rule
from azalai.kernel.question_table import CHORES
from azalai.kernel.questions import answered, count_down, either, is_of, item_of


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
    if with_expansion(c) and t.players[q.seat].stock[table.WATER] > 0 and water.water_flows(t):
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
        return gaining.legal_held(t, seat, actions.GIVE, options, 0)
    if kind == actions.ASK_HAND:
        return laying.legal_hand(t, seat, options, 0)
    if kind == actions.ASK_SILVER:
        return exchanging.legal_silver(t, c, seat, q.about, options)
    if kind == actions.ASK_MOVE_FROM:
        return board.legal_of(border.movable(t, seat, q.about), actions.MOVE_FROM, options, 0)
    if kind == actions.ASK_MOVE_TO:
        return border.legal_move_to(t, q.about, options)
    if kind == actions.ASK_SWAP_FIRST:
        return laying.legal_swap(t, seat, -1, q.about, options)
    if kind == actions.ASK_SWAP_SECOND:
        return laying.legal_swap(t, seat, q.about, 1, options)
    if kind == actions.ASK_RAID:
        return raid.legal_raid(t, c, seat, q.about, options)
    return legal_in_expansion(t, c, options) if with_expansion(c) else 0


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
        if with_expansion(c) and is_of(action, actions.PLACE_DUNE, table.DUNES):
            round.answer_place_dune(t, c, seat, action - actions.PLACE_DUNE)
        else:
            round.answer_place(t, c, seat, board.border_of(action, actions.PLACE))
    elif kind == actions.ASK_CARD:
        laying.answer_card(t, c, seat, action)
    elif kind == actions.ASK_TRADE:
        exchanging.answer_trade(t, c, seat, action)
    elif kind == actions.ASK_GAIN:
        gaining.answer_good(t, seat, item_of(action, actions.TAKE, table.GOODS), 1)
    elif kind == actions.ASK_CARD_GAIN:
        gaining.answer_card_gain(t, c, seat, item_of(action, actions.TAKE, table.GOODS))
    elif kind == actions.ASK_ALTERNATIVE:
        paying.answer_alternative(t, c, seat, item_of(action, actions.PAY, ALTERNATIVES))
    elif kind == actions.ASK_ROW:
        laying.answer_row(t, c, seat, item_of(action, actions.ROW, table.ROWS))
    elif kind == actions.ASK_DISCOUNT:
        paying.answer_discount(t, item_of(action, actions.SPARE, table.GOODS))
    elif kind == actions.ASK_RETURN or kind == actions.ASK_GIVE:
        gaining.answer_good(t, seat, item_of(action, actions.GIVE, table.GOODS), -1)
    elif kind == actions.ASK_HAND:
        answered(t)
        source = actions.FROM_NOBLE if about != 0 else actions.FROM_HAND
        laying.take_up_hand(t, seat, item_of(action, actions.TAKE_UP_HAND, table.HAND), source)
    elif kind == actions.ASK_SILVER:
        exchanging.answer_silver(t, c, seat, about, action)
    elif kind == actions.ASK_MOVE_FROM:
        border.answer_move_from(t, seat, about, item_of(action, actions.MOVE_FROM, board.CENTRE))
    elif kind == actions.ASK_MOVE_TO:
        border.answer_move_to(t, seat, about, item_of(action, actions.MOVE_TO, board.CENTRE))
    elif kind == actions.ASK_SWAP_FIRST:
        laying.answer_swap_first(t, seat, action)
    elif kind == actions.ASK_SWAP_SECOND:
        laying.answer_swap_second(t, seat, about, item_of(action, actions.SWAP, table.DISPLAY))
    elif kind == actions.ASK_RAID:
        raid.answer_raid(t, c, seat, about, action)
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
            do_in_expansion(t, c, kind, seat, about)


# -- the expansion --------------------------------------------------------------------------------------


@rule
def legal_in_expansion(t: Table, c: Cards, options: list[int]) -> int:
    """The answers to the questions that the expansion's cards ask."""
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    if kind == actions.ASK_FAVOUR:
        return favour.legal_favour(t, seat, q.about, options)
    if kind == actions.ASK_TURNED:
        return favour.legal_turned(t, seat, options)
    if kind == actions.ASK_FINISH:
        return favour.legal_finish(t, c, seat, q.about, options)
    if kind == actions.ASK_SPRING:
        return either(options, actions.SPRING_WATER, actions.SPRING_CARD)
    if kind == actions.ASK_SOURCE:
        return border.legal_source(t, options)
    if kind == actions.ASK_EXTRA:
        return either(options, actions.WITH_EXTRA, actions.WITHOUT_EXTRA)
    if kind == actions.ASK_TOKEN:
        return paying.legal_token(t, c, seat, options)
    if kind == actions.ASK_BORDER:
        return dune_choices.legal_border(t, c, seat, options)
    if kind == actions.ASK_LOOK:
        return dune_choices.legal_look(t, c, seat, options)
    if kind == actions.ASK_MARKET:
        return dune_choices.legal_market(t, options)
    if kind == actions.ASK_CENTRE:
        free = dune_choices.free_in_centre(t, q.about == table.FIRST_GOODS_CARD)
        return board.legal_of(free, actions.CENTRE_TAKE, options, 0)
    if kind == actions.ASK_MATCH:
        return dune_choices.legal_match(t, c, seat, q.about, options)
    if kind == actions.ASK_EXCHANGE:
        return dune_choices.legal_exchange(t, seat, q.about, options)
    assert kind == actions.ASK_PAY_GOODS
    return exchanging.legal_pay_goods(t, seat, q.count, q.about, options)


@rule
def answer_in_expansion(t: Table, c: Cards, action: int) -> None:
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    about = q.about
    if kind == actions.ASK_FAVOUR:
        favour.answer_favour(t, seat, action)
    elif kind == actions.ASK_TURNED:
        favour.answer_turned(t, c, seat, about, action)
    elif kind == actions.ASK_FINISH:
        favour.answer_finish(t, c, seat, about, action)
    elif kind == actions.ASK_SPRING:
        border.answer_spring(t, c, seat, about, action)
    elif kind == actions.ASK_SOURCE:
        border.answer_source(t, seat, action)
    elif kind == actions.ASK_EXTRA:
        paying.answer_extra(t, c, seat, action)
    elif kind == actions.ASK_TOKEN:
        paying.answer_token(t, c, seat, action)
    elif kind == actions.ASK_BORDER:
        answered(t)
        border.use_border(t, c, seat, board.border_of(action, actions.BY_CARD))
    elif kind == actions.ASK_LOOK:
        dune_choices.answer_look(t, c, seat, action)
    elif kind == actions.ASK_MARKET:
        dune_choices.answer_market(t, c, seat, item_of(action, actions.MARKET_TAKE, table.LOOKED))
    elif kind == actions.ASK_CENTRE:
        dune_choices.answer_centre(t, c, seat, item_of(action, actions.CENTRE_TAKE, board.CENTRE))
    elif kind == actions.ASK_MATCH:
        dune_choices.answer_match(t, c, seat, item_of(action, actions.TAKE_UP_HAND, table.HAND))
    elif kind == actions.ASK_EXCHANGE:
        dune_choices.answer_exchange(t, seat, action)
    else:
        assert kind == actions.ASK_PAY_GOODS
        exchanging.answer_pay_goods(t, seat, action)


@rule
def do_in_expansion(t: Table, c: Cards, kind: int, seat: int, about: int) -> None:
    if kind == actions.DO_INCOME:
        gaining.gain_by_effect(t, c, seat, effects.ROUND_INCOME)
    elif kind == actions.DO_DRAW_TRIBE:
        border.draw_and_decide(t, seat, actions.FROM_DECK)
    elif kind == actions.DO_RENEW_DUNES:
        dunes.renew_dunes(t)
    elif kind == actions.DO_DUNE_BONUS:
        gaining.gain_by_effect(t, c, seat, effects.DUNE_BONUS)
    elif kind == actions.DO_SILVER:
        exchanging.finish_silver(t, c, seat, about)
    elif kind == actions.DO_FAVOUR_BONUS:
        gaining.gain_by_effect(t, c, seat, effects.FAVOUR_BONUS)
    elif kind == actions.DO_GAIN_GOLD:
        t.players[seat].stock[table.GOLD] += 1
    else:
        assert kind == actions.DO_DISCARD_LOOKED
        dune_choices.discard_looked(t)
