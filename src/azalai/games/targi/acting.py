"""A seat's turn of actions, and tidying up after it. T13 to T15, T18, T30."""

from azalai.games.targi.actions import (
    ASK_RETURN,
    DONE,
    FROM_CENTRE,
    GIVE,
    GIVE_UP,
    GIVE_UP_CENTRE,
    TAKE_UP_HAND,
    USE,
    USE_CENTRE,
)
from azalai.games.targi.board import border_bit, lowest
from azalai.games.targi.border import can_use, use_border
from azalai.games.targi.cards import Cards
from azalai.games.targi.decks import is_goods_card, take_from_centre
from azalai.games.targi.effects import LAY_FROM_HAND, count_lasting, more_storage
from azalai.games.targi.gaining import gain_goods_card
from azalai.games.targi.laying import can_take_up_any, decide_on, legal_hand, take_up_hand
from azalai.games.targi.table import ANY, GOLD, GOODS, Table, goods_held
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask, count_down


@rule
def legal_act(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    """T13, T14: use or give up any own figure, in any order; done when the last one is home."""
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
    if n == 0:
        options[n] = DONE
        n += 1
    if can_take_up_any(t, seat) and count_lasting(t, c, seat, LAY_FROM_HAND) > 0:
        n = legal_hand(t, seat, options, n)
    return n


@rule
def answer_act(t: Table, c: Cards, seat: int, action: int) -> None:
    player = t.players[seat]
    if action < USE_CENTRE:
        player.targis ^= border_bit(action - USE)
        use_border(t, c, seat, action - USE)
    elif action <= GIVE_UP:
        player.markers ^= 1 << (action - USE_CENTRE)
        use_centre(t, c, seat, action - USE_CENTRE)
    elif action < GIVE_UP_CENTRE:
        player.targis ^= border_bit(action - GIVE_UP)
    elif action < TAKE_UP_HAND:
        player.markers ^= 1 << (action - GIVE_UP_CENTRE)
    elif action < DONE:
        take_up_hand(t, seat, action - TAKE_UP_HAND)
    else:
        answered(t)


@rule
def use_centre(t: Table, c: Cards, seat: int, k: int) -> None:
    """T15, T17, T18: the card is taken and replaced, then it is gained or decided on."""
    card = take_from_centre(t, t.centre[k])
    if is_goods_card(card):
        gain_goods_card(t, c, seat, card)
    else:
        decide_on(t, seat, card, FROM_CENTRE, 1, 0)


# -- tidying up ---------------------------------------------------------------------------------------


@rule
def tidy(t: Table, c: Cards, seat: int) -> None:
    """T30: what is over the limits goes back; of goods the player chooses which."""
    stock = t.players[seat].stock
    stock[GOLD] = min(stock[GOLD], c.limit_gold + more_storage(t, c, seat, GOLD))
    over = goods_held(t, seat) - c.limit_goods - more_storage(t, c, seat, ANY)
    if over > 0:
        ask(t, ASK_RETURN, seat, over, 0)


@rule
def legal_give(t: Table, seat: int, options: list[int]) -> int:
    """Any good held: what is over the limit, or what a raid takes."""
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
