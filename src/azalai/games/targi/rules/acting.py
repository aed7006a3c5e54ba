"""A seat's action turn, and the limits that are enforced after it. T13 to T15, T18, T30."""

from azalai.games.targi.rules import actions, board, border, decks, dunes, effects, favour, gaining, laying
from azalai.games.targi.rules.card_tables import Cards, with_expansion
from azalai.games.targi.rules.table import ANY, DUNES, GOLD, HAND, WATER, Table, cards_laid, goods_held, other
from azalai.kernel.gear import hot, rule
from azalai.kernel.questions import answered, ask, is_of


@hot
def legal_act(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    """T13, T14: use or give up one's figures in any order; the turn is done when the last one is home."""
    n = 0
    extended = with_expansion(c)
    targis = t.players[seat].targis
    while targis != 0:
        number = board.lowest(targis) + 1
        targis &= targis - 1
        options[n] = actions.GIVE_UP + number
        n += 1
        if border.can_use(t, c, seat, number):
            options[n] = actions.USE + number
            n += 1
    markers = t.players[seat].markers
    while markers != 0:
        k = board.lowest(markers)
        markers &= markers - 1
        options[n] = actions.GIVE_UP_CENTRE + k
        options[n + 1] = actions.USE_CENTRE + k
        n += 2
    if extended:
        n = legal_dunes(t, c, seat, options, n)
    if n == 0:
        options[n] = actions.DONE
        n += 1
    if extended:
        n = legal_beside(t, c, seat, options, n)
    if laying.can_take_up_any(t, seat) and effects.count_lasting(t, c, seat, effects.LAY_FROM_HAND) > 0:
        n = laying.legal_hand(t, seat, options, n)
    return n


@rule
def legal_dunes(t: Table, c: Cards, seat: int, options: list[int], n: int) -> int:
    """X17: use or give up a dune."""
    held = t.players[seat].dunes
    while held != 0:
        place = board.lowest(held)
        held &= held - 1
        options[n] = actions.GIVE_UP_DUNE + place
        n += 1
        if dunes.can_use_dune(t, c, seat, place):
            options[n] = actions.USE_DUNE + place
            n += 1
    return n


@rule
def legal_beside(t: Table, c: Cards, seat: int, options: list[int], n: int) -> int:
    """The Targia's favour before the action on her card (X12), and tokens that can be used between actions (X07)."""
    targia = favour.targia_card(t, c)
    if t.players[seat].targis & board.border_bit(targia) != 0 and favour.may_have_favour(t, c, seat, targia):
        options[n] = actions.FAVOUR
        n += 1
    if effects.token_place(t, c, seat, effects.SWAP_TWO) >= 0 and cards_laid(t, seat) > 1:
        options[n] = actions.SWAP_TOKEN
        n += 1
    if effects.token_place(t, c, seat, effects.EXTRA_BORDER) >= 0:
        stands = t.players[0].targis | t.players[1].targis | board.border_bit(targia) | board.border_bit(t.robber)
        empty = board.NO_CORNERS & ~stands
        while empty != 0:
            number = board.lowest(empty) + 1
            empty &= empty - 1
            if border.can_use(t, c, seat, number):
                options[n] = actions.BY_CARD + number
                n += 1
    return n


@rule
def answer_beside(t: Table, c: Cards, seat: int, action: int) -> None:
    """The favour first, dunes, and tokens."""
    if is_of(action, actions.USE_DUNE, DUNES):
        dunes.use_dune(t, c, seat, action - actions.USE_DUNE)
    elif is_of(action, actions.GIVE_UP_DUNE, DUNES):
        dunes.leave_dune(t, seat, action - actions.GIVE_UP_DUNE)
    elif action == actions.FAVOUR:
        favour.favour_first(t, c, seat)
    elif action == actions.SWAP_TOKEN:
        effects.use_token(t, c, seat, effects.SWAP_TWO)
        ask(t, actions.ASK_SWAP_FIRST, seat, 1, 1)
    else:
        number = board.border_of(action, actions.BY_CARD)
        effects.use_token(t, c, seat, effects.EXTRA_BORDER)
        border.use_border(t, c, seat, number)


@rule
def leave_border(t: Table, c: Cards, seat: int, number: int) -> None:
    """The Targi goes home; on the Targia's card her favour can follow the action (X12)."""
    t.players[seat].targis ^= board.border_bit(number)
    if with_expansion(c) and favour.may_have_favour(t, c, seat, number):
        favour.ask_favour(t, seat, 1)


@hot
def answer_act(t: Table, c: Cards, seat: int, action: int) -> None:
    player = t.players[seat]
    if board.is_of_border(action, actions.USE):
        leave_border(t, c, seat, action - actions.USE)
        border.use_border(t, c, seat, action - actions.USE)
    elif is_of(action, actions.USE_CENTRE, board.CENTRE):
        player.markers ^= 1 << (action - actions.USE_CENTRE)
        use_centre(t, c, seat, action - actions.USE_CENTRE)
    elif board.is_of_border(action, actions.GIVE_UP):
        leave_border(t, c, seat, action - actions.GIVE_UP)
    elif is_of(action, actions.GIVE_UP_CENTRE, board.CENTRE):
        player.markers ^= 1 << (action - actions.GIVE_UP_CENTRE)
    elif is_of(action, actions.TAKE_UP_HAND, HAND):
        laying.take_up_hand(t, seat, action - actions.TAKE_UP_HAND, actions.FROM_HAND)
    elif action == actions.DONE:
        answered(t)
    else:
        assert with_expansion(c)
        answer_beside(t, c, seat, action)


@rule
def use_centre(t: Table, c: Cards, seat: int, k: int) -> None:
    """T15, T17, T18: the card is taken and replaced, then it is gained or decided on."""
    if with_expansion(c):
        t.players[other(seat)].markers &= ~(1 << k)  # X20: the card was for the first marker that used it
    card = decks.take_from_centre(t, t.centre[k])
    if decks.is_goods_card(card):
        gaining.gain_goods_card(t, c, seat, card)
    else:
        laying.decide_on(t, seat, card, actions.FROM_CENTRE, 1, 0)


# -- tidying up ---------------------------------------------------------------------------------------


@rule
def tidy(t: Table, c: Cards, seat: int) -> None:
    """T30, X13: everything over the limits goes back; the player chooses which goods."""
    stock = t.players[seat].stock
    stock[GOLD] = min(stock[GOLD], c.limit_gold + effects.more_storage(t, c, seat, GOLD))
    stock[WATER] = min(stock[WATER], c.limit_water + effects.more_storage(t, c, seat, WATER))
    over = goods_held(t, seat) - c.limit_goods - effects.more_storage(t, c, seat, ANY)
    if over > 0:
        ask(t, actions.ASK_RETURN, seat, over, 0)
