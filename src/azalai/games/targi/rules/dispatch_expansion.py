"""What the expansion adds to ``dispatch``: the questions that its cards ask, their answers, and its chores."""

from azalai.games.targi.rules import (
    actions,
    board,
    border,
    dune_choices,
    dunes,
    effects,
    exchanging,
    favour,
    gaining,
    paying,
)
from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.table import FIRST_GOODS_CARD, GOLD, HAND, LOOKED, Table
from azalai.kernel.families import item_of
from azalai.kernel.gear import rule


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
        return border.legal_spring(options)
    if kind == actions.ASK_SOURCE:
        return border.legal_source(t, options)
    if kind == actions.ASK_EXTRA:
        options[0] = actions.WITH_EXTRA
        options[1] = actions.WITHOUT_EXTRA
        return 2
    if kind == actions.ASK_TOKEN:
        return paying.legal_token(t, c, seat, options)
    if kind == actions.ASK_BORDER:
        return dune_choices.legal_border(t, c, seat, options)
    if kind == actions.ASK_LOOK:
        return dune_choices.legal_look(t, c, seat, options)
    if kind == actions.ASK_MARKET:
        return dune_choices.legal_market(t, options)
    if kind == actions.ASK_CENTRE:
        return border.legal_spaces(
            dune_choices.free_in_centre(t, q.about == FIRST_GOODS_CARD), actions.CENTRE_TAKE, options
        )
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
        dune_choices.answer_border(t, c, seat, board.border_of(action, actions.BY_CARD))
    elif kind == actions.ASK_LOOK:
        dune_choices.answer_look(t, c, seat, action)
    elif kind == actions.ASK_MARKET:
        dune_choices.answer_market(t, c, seat, item_of(action, actions.MARKET_TAKE, LOOKED))
    elif kind == actions.ASK_CENTRE:
        dune_choices.answer_centre(t, c, seat, item_of(action, actions.CENTRE_TAKE, board.CENTRE))
    elif kind == actions.ASK_MATCH:
        dune_choices.answer_match(t, c, seat, item_of(action, actions.TAKE_UP_HAND, HAND))
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
        t.players[seat].stock[GOLD] += 1
    else:
        assert kind == actions.DO_DISCARD_LOOKED
        dune_choices.discard_looked(t)
