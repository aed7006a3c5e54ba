"""Choices that dunes give: a card of the centre or of the hand, a border card, cards looked at, goods. X17."""

from azalai.games.targi.rules import actions, board, border, decks, exchanging, gaining, laying, paying
from azalai.games.targi.rules.card_tables import RAID, Cards
from azalai.games.targi.rules.table import GOODS, HAND, LOOKED, Table
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask, count_down, is_of, item_of

# -- a card of the centre -----------------------------------------------------------------------------


@rule
def free_in_centre(t: Table, goods: bool) -> int:
    """The face-up cards of a sort without a marker, as bits."""
    free = 0
    for k in range(board.CENTRE):
        if t.centre[k].face_down == 0 and decks.is_goods_card(t.centre[k].card) == goods:
            free |= 1 << k
    return free & ~(t.players[0].markers | t.players[1].markers)


@rule
def answer_centre(t: Table, c: Cards, seat: int, k: int) -> None:
    """T15: the card is taken and replaced. A tribe card is decided on, a goods card gained as often as is asked."""
    times = t.asked[t.depth - 1].count
    answered(t)
    card = decks.take_from_centre(t, t.centre[k])
    if decks.is_goods_card(card):
        ask(t, actions.DO_GAIN_CARD, seat, times, card)
    else:
        laying.decide_on(t, seat, card, actions.FROM_OPEN, 1, 0)


# -- the matchmaker -----------------------------------------------------------------------------------


@rule
def can_match(t: Table, c: Cards, seat: int, dune: int, hand_place: int) -> bool:
    """The matchmaker lays a hand card of an earlier round (T20) for fewer goods."""
    if not laying.can_take_up(t, seat, hand_place):
        return False
    return paying.can_lay(t, c, seat, t.players[seat].hand[hand_place], c.dune_number[dune])


@rule
def legal_match(t: Table, c: Cards, seat: int, dune: int, options: list[int]) -> int:
    n = 0
    for hand_place in range(HAND):
        if can_match(t, c, seat, dune, hand_place):
            options[n] = actions.TAKE_UP_HAND + hand_place
            n += 1
    return n


@rule
def answer_match(t: Table, c: Cards, seat: int, hand_place: int) -> None:
    """The hand card is taken up to be laid at once."""
    answered(t)
    player = t.players[seat]
    t.card = player.hand[hand_place]
    t.card_seen = player.hand_seen[hand_place]
    laying.empty_hand_place(t, seat, hand_place)
    laying.start_laying(t, c, seat)


# -- any border card ----------------------------------------------------------------------------------


@rule
def can_use_by_dune(t: Table, c: Cards, seat: int, number: int) -> bool:
    """Any border card but a raid, no matter who stands on it."""
    return c.role[border.entry_of(t, c, number)] != RAID and border.can_use(t, c, seat, number)


@rule
def legal_border(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    n = 0
    for number in range(1, board.BORDER):
        if can_use_by_dune(t, c, seat, number):
            options[n] = actions.BY_CARD + number
            n += 1
    return n


# -- the council and the market -----------------------------------------------------------------------


@rule
def legal_look(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    """Lay one of the cards, keep one if the hand has room, or neither."""
    n = 0
    can_keep = laying.free_hand_place(t, c, seat) >= 0
    for i in range(LOOKED):
        if t.looked[i] != 0:
            if paying.can_lay(t, c, seat, t.looked[i], 0):
                options[n] = actions.LOOK_LAY + i
                n += 1
            if can_keep:
                options[n] = actions.LOOK_KEEP + i
                n += 1
    options[n] = actions.LOOK_NONE
    return n + 1


@rule
def answer_look(t: Table, c: Cards, seat: int, action: int) -> None:
    """The cards not chosen are discarded in the order they were drawn."""
    answered(t)
    lays = is_of(action, actions.LOOK_LAY, LOOKED)
    chosen = -1
    if action != actions.LOOK_NONE:
        chosen = item_of(action, actions.LOOK_LAY if lays else actions.LOOK_KEEP, LOOKED)
    t.reveals += 1
    for i in range(LOOKED):
        card = t.looked[i]
        generation = t.looked_generation[i]
        t.looked[i] = 0
        t.looked_generation[i] = 0
        if card != 0 and i != chosen:
            decks.discard_tribe_card(t, card)
        elif card != 0:
            t.card = card
            t.card_generation = generation
    if chosen < 0:
        return
    if lays:
        laying.start_laying(t, c, seat)
    else:
        laying.keep_card(t, c, seat)


@rule
def legal_market(t: Table, options: list[int]) -> int:
    n = 0
    for i in range(LOOKED):
        if t.looked[i] > 0:
            options[n] = actions.MARKET_TAKE + i
            n += 1
    return n


@rule
def answer_market(t: Table, c: Cards, seat: int, i: int) -> None:
    """A gained card stays in its place, marked by a negative number, until the choice is over."""
    card = t.looked[i]
    t.looked[i] = -card
    count_down(t)
    gaining.gain_goods_card(t, c, seat, card)


@rule
def discard_looked(t: Table) -> None:
    """In the order drawn."""
    for i in range(LOOKED):
        if t.looked[i] != 0:
            decks.discard_goods_card(t, abs(t.looked[i]))
            t.looked[i] = 0


# -- the exchange -------------------------------------------------------------------------------------


@rule
def legal_exchange(t: Table, seat: int, taken: int, options: list[int]) -> int:
    """One good for another; a kind that was taken is not given again."""
    n = 0
    for give in range(GOODS):
        if t.players[seat].stock[give] > 0 and taken & (1 << give) == 0:
            n = exchanging.legal_trades(actions.TRADE_ONE, give, options, n)
    options[n] = actions.ENOUGH
    return n + 1


@rule
def answer_exchange(t: Table, seat: int, action: int) -> None:
    if action == actions.ENOUGH:
        answered(t)
        return
    exchanging.trade_one(t, seat, item_of(action, actions.TRADE_ONE, exchanging.TRADES))
