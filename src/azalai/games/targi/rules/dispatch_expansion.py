"""What the expansion adds to ``dispatch``: the questions that its cards ask, their answers, and its chores."""

from azalai.games.targi.rules.actions import (
    ASK_BORDER,
    ASK_CENTRE,
    ASK_EXCHANGE,
    ASK_EXTRA,
    ASK_FAVOUR,
    ASK_FINISH,
    ASK_LOOK,
    ASK_MARKET,
    ASK_MATCH,
    ASK_PAY_GOODS,
    ASK_SOURCE,
    ASK_SPRING,
    ASK_TOKEN,
    ASK_TURNED,
    BY_CARD,
    CENTRE_TAKE,
    DO_DISCARD_LOOKED,
    DO_DRAW_TRIBE,
    DO_DUNE_BONUS,
    DO_FAVOUR_BONUS,
    DO_GAIN_GOLD,
    DO_INCOME,
    DO_RENEW_DUNES,
    DO_SILVER,
    FROM_DECK,
    MARKET_TAKE,
    TAKE_UP_HAND,
    WITH_EXTRA,
    WITHOUT_EXTRA,
)
from azalai.games.targi.rules.board import CENTRE, border_of
from azalai.games.targi.rules.border import (
    answer_source,
    answer_spring,
    draw_and_decide,
    legal_source,
    legal_spaces,
    legal_spring,
)
from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.dune_choices import (
    answer_border,
    answer_centre,
    answer_exchange,
    answer_look,
    answer_market,
    answer_match,
    discard_looked,
    free_in_centre,
    legal_border,
    legal_exchange,
    legal_look,
    legal_market,
    legal_match,
)
from azalai.games.targi.rules.dunes import renew_dunes
from azalai.games.targi.rules.effects import DUNE_BONUS, FAVOUR_BONUS, ROUND_INCOME
from azalai.games.targi.rules.exchanging import answer_pay_goods, finish_silver, legal_pay_goods
from azalai.games.targi.rules.favour import (
    answer_favour,
    answer_finish,
    answer_turned,
    legal_favour,
    legal_finish,
    legal_turned,
)
from azalai.games.targi.rules.gaining import gain_by_effect
from azalai.games.targi.rules.paying import answer_extra, answer_token, legal_token
from azalai.games.targi.rules.table import FIRST_GOODS_CARD, GOLD, HAND, LOOKED, Table
from azalai.kernel.families import item_of
from azalai.kernel.gear import rule


@rule
def legal_in_expansion(t: Table, c: Cards, options: list[int]) -> int:
    """The answers to the questions that the expansion's cards ask."""
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    if kind == ASK_FAVOUR:
        return legal_favour(t, seat, q.about, options)
    if kind == ASK_TURNED:
        return legal_turned(t, seat, options)
    if kind == ASK_FINISH:
        return legal_finish(t, c, seat, q.about, options)
    if kind == ASK_SPRING:
        return legal_spring(options)
    if kind == ASK_SOURCE:
        return legal_source(t, options)
    if kind == ASK_EXTRA:
        options[0] = WITH_EXTRA
        options[1] = WITHOUT_EXTRA
        return 2
    if kind == ASK_TOKEN:
        return legal_token(t, c, seat, options)
    if kind == ASK_BORDER:
        return legal_border(t, c, seat, options)
    if kind == ASK_LOOK:
        return legal_look(t, c, seat, options)
    if kind == ASK_MARKET:
        return legal_market(t, options)
    if kind == ASK_CENTRE:
        return legal_spaces(free_in_centre(t, q.about == FIRST_GOODS_CARD), CENTRE_TAKE, options)
    if kind == ASK_MATCH:
        return legal_match(t, c, seat, q.about, options)
    if kind == ASK_EXCHANGE:
        return legal_exchange(t, seat, q.about, options)
    assert kind == ASK_PAY_GOODS
    return legal_pay_goods(t, seat, q.count, q.about, options)


@rule
def answer_in_expansion(t: Table, c: Cards, action: int) -> None:
    q = t.asked[t.depth - 1]
    kind = q.kind
    seat = q.seat
    about = q.about
    if kind == ASK_FAVOUR:
        answer_favour(t, seat, action)
    elif kind == ASK_TURNED:
        answer_turned(t, c, seat, about, action)
    elif kind == ASK_FINISH:
        answer_finish(t, c, seat, about, action)
    elif kind == ASK_SPRING:
        answer_spring(t, c, seat, about, action)
    elif kind == ASK_SOURCE:
        answer_source(t, seat, action)
    elif kind == ASK_EXTRA:
        answer_extra(t, c, seat, action)
    elif kind == ASK_TOKEN:
        answer_token(t, c, seat, action)
    elif kind == ASK_BORDER:
        answer_border(t, c, seat, border_of(action, BY_CARD))
    elif kind == ASK_LOOK:
        answer_look(t, c, seat, action)
    elif kind == ASK_MARKET:
        answer_market(t, c, seat, item_of(action, MARKET_TAKE, LOOKED))
    elif kind == ASK_CENTRE:
        answer_centre(t, c, seat, item_of(action, CENTRE_TAKE, CENTRE))
    elif kind == ASK_MATCH:
        answer_match(t, c, seat, item_of(action, TAKE_UP_HAND, HAND))
    elif kind == ASK_EXCHANGE:
        answer_exchange(t, seat, action)
    else:
        assert kind == ASK_PAY_GOODS
        answer_pay_goods(t, seat, action)


@rule
def do_in_expansion(t: Table, c: Cards, kind: int, seat: int, about: int) -> None:
    if kind == DO_INCOME:
        gain_by_effect(t, c, seat, ROUND_INCOME)
    elif kind == DO_DRAW_TRIBE:
        draw_and_decide(t, seat, FROM_DECK)
    elif kind == DO_RENEW_DUNES:
        renew_dunes(t)
    elif kind == DO_DUNE_BONUS:
        gain_by_effect(t, c, seat, DUNE_BONUS)
    elif kind == DO_SILVER:
        finish_silver(t, c, seat, about)
    elif kind == DO_FAVOUR_BONUS:
        gain_by_effect(t, c, seat, FAVOUR_BONUS)
    elif kind == DO_GAIN_GOLD:
        t.players[seat].stock[GOLD] += 1
    else:
        assert kind == DO_DISCARD_LOOKED
        discard_looked(t)
