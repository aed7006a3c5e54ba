"""A seat's action turn, and the limits that are enforced after it. T13 to T15, T18, T30."""

from azalai.games.targi.rules.actions import (
    ASK_RETURN,
    ASK_SWAP_FIRST,
    BY_CARD,
    DONE,
    FAVOUR,
    FROM_CENTRE,
    FROM_HAND,
    GIVE,
    GIVE_UP,
    GIVE_UP_CENTRE,
    GIVE_UP_DUNE,
    SWAP_TOKEN,
    TAKE_UP_HAND,
    USE,
    USE_CENTRE,
    USE_DUNE,
)
from azalai.games.targi.rules.board import CENTRE, NO_CORNERS, border_bit, border_of, is_of_border, lowest
from azalai.games.targi.rules.border import can_use, use_border
from azalai.games.targi.rules.card_tables import Cards, with_expansion
from azalai.games.targi.rules.decks import is_goods_card, take_from_centre
from azalai.games.targi.rules.dunes import can_use_dune, leave_dune, use_dune
from azalai.games.targi.rules.effects import (
    EXTRA_BORDER,
    LAY_FROM_HAND,
    SWAP_TWO,
    count_lasting,
    more_storage,
    token_place,
    use_token,
)
from azalai.games.targi.rules.favour import ask_favour, favour_first, may_have_favour, targia_card
from azalai.games.targi.rules.gaining import gain_goods_card
from azalai.games.targi.rules.laying import can_take_up_any, decide_on, legal_hand, take_up_hand
from azalai.games.targi.rules.table import ANY, DUNES, GOLD, GOODS, HAND, WATER, Table, cards_laid, goods_held, other
from azalai.kernel.families import is_of
from azalai.kernel.gear import hot, rule
from azalai.kernel.questions import answered, ask, count_down


@hot
def legal_act(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    """T13, T14: use or give up one's figures in any order; the turn is done when the last one is home."""
    n = 0
    targis = t.players[seat].targis
    while targis != 0:
        number = lowest(targis) + 1
        targis &= targis - 1
        options[n] = GIVE_UP + number
        n += 1
        if can_use(t, c, seat, number):
            options[n] = USE + number
            n += 1
    markers = t.players[seat].markers
    while markers != 0:
        k = lowest(markers)
        markers &= markers - 1
        options[n] = GIVE_UP_CENTRE + k
        options[n + 1] = USE_CENTRE + k
        n += 2
    if with_expansion(c):
        n = legal_dunes(t, c, seat, options, n)
    if n == 0:
        options[n] = DONE
        n += 1
    if with_expansion(c):
        n = legal_beside(t, c, seat, options, n)
    if can_take_up_any(t, seat) and count_lasting(t, c, seat, LAY_FROM_HAND) > 0:
        n = legal_hand(t, seat, options, n)
    return n


@rule
def legal_dunes(t: Table, c: Cards, seat: int, options: list[int], n: int) -> int:
    """X17: use or give up a dune."""
    dunes = t.players[seat].dunes
    while dunes != 0:
        place = lowest(dunes)
        dunes &= dunes - 1
        options[n] = GIVE_UP_DUNE + place
        n += 1
        if can_use_dune(t, c, seat, place):
            options[n] = USE_DUNE + place
            n += 1
    return n


@rule
def legal_beside(t: Table, c: Cards, seat: int, options: list[int], n: int) -> int:
    """The Targia's favour before the action on her card (X12), and tokens that can be used between actions (X07)."""
    targia = targia_card(t, c)
    if t.players[seat].targis & border_bit(targia) != 0 and may_have_favour(t, c, seat, targia):
        options[n] = FAVOUR
        n += 1
    if token_place(t, c, seat, SWAP_TWO) >= 0 and cards_laid(t, seat) > 1:
        options[n] = SWAP_TOKEN
        n += 1
    if token_place(t, c, seat, EXTRA_BORDER) >= 0:
        stands = t.players[0].targis | t.players[1].targis | border_bit(targia) | border_bit(t.robber)
        empty = NO_CORNERS & ~stands
        while empty != 0:
            number = lowest(empty) + 1
            empty &= empty - 1
            if can_use(t, c, seat, number):
                options[n] = BY_CARD + number
                n += 1
    return n


@rule
def answer_beside(t: Table, c: Cards, seat: int, action: int) -> None:
    """The favour first, dunes, and tokens."""
    if is_of(action, USE_DUNE, DUNES):
        use_dune(t, c, seat, action - USE_DUNE)
    elif is_of(action, GIVE_UP_DUNE, DUNES):
        leave_dune(t, seat, action - GIVE_UP_DUNE)
    elif action == FAVOUR:
        favour_first(t, c, seat)
    elif action == SWAP_TOKEN:
        use_token(t, c, seat, SWAP_TWO)
        ask(t, ASK_SWAP_FIRST, seat, 1, 1)
    else:
        number = border_of(action, BY_CARD)
        use_token(t, c, seat, EXTRA_BORDER)
        use_border(t, c, seat, number)


@rule
def leave_border(t: Table, c: Cards, seat: int, number: int) -> None:
    """The Targi goes home; on the Targia's card her favour can follow the action (X12)."""
    t.players[seat].targis ^= border_bit(number)
    if with_expansion(c) and may_have_favour(t, c, seat, number):
        ask_favour(t, seat, 1)


@hot
def answer_act(t: Table, c: Cards, seat: int, action: int) -> None:
    player = t.players[seat]
    if is_of_border(action, USE):
        leave_border(t, c, seat, action - USE)
        use_border(t, c, seat, action - USE)
    elif is_of(action, USE_CENTRE, CENTRE):
        player.markers ^= 1 << (action - USE_CENTRE)
        use_centre(t, c, seat, action - USE_CENTRE)
    elif is_of_border(action, GIVE_UP):
        leave_border(t, c, seat, action - GIVE_UP)
    elif is_of(action, GIVE_UP_CENTRE, CENTRE):
        player.markers ^= 1 << (action - GIVE_UP_CENTRE)
    elif is_of(action, TAKE_UP_HAND, HAND):
        take_up_hand(t, seat, action - TAKE_UP_HAND, FROM_HAND)
    elif action == DONE:
        answered(t)
    else:
        assert with_expansion(c)
        answer_beside(t, c, seat, action)


@rule
def use_centre(t: Table, c: Cards, seat: int, k: int) -> None:
    """T15, T17, T18: the card is taken and replaced, then it is gained or decided on."""
    if with_expansion(c):
        t.players[other(seat)].markers &= ~(1 << k)  # X20: the card was for the first marker that used it
    card = take_from_centre(t, t.centre[k])
    if is_goods_card(card):
        gain_goods_card(t, c, seat, card)
    else:
        decide_on(t, seat, card, FROM_CENTRE, 1, 0)


# -- tidying up ---------------------------------------------------------------------------------------


@rule
def tidy(t: Table, c: Cards, seat: int) -> None:
    """T30, X13: everything over the limits goes back; the player chooses which goods."""
    stock = t.players[seat].stock
    stock[GOLD] = min(stock[GOLD], c.limit_gold + more_storage(t, c, seat, GOLD))
    stock[WATER] = min(stock[WATER], c.limit_water + more_storage(t, c, seat, WATER))
    over = goods_held(t, seat) - c.limit_goods - more_storage(t, c, seat, ANY)
    if over > 0:
        ask(t, ASK_RETURN, seat, over, 0)


@rule
def legal_give(t: Table, seat: int, options: list[int]) -> int:
    """Any good in stock: to return what is over the limit, or to give to a raid."""
    n = 0
    for good in range(GOODS):
        if t.players[seat].stock[good] > 0:
            options[n] = GIVE + good
            n += 1
    return n


@rule
def answer_give(t: Table, seat: int, good: int) -> None:
    t.players[seat].stock[good] -= 1
    count_down(t)
