"""Observations: what a seat may know, as a record of small numbers. T60."""

from azalai.games.targi.rules import board, decks, favour
from azalai.games.targi.rules.card_tables import DUNE_CARDS, GOODS_CARDS, TRIBE_CARDS, Cards, with_expansion
from azalai.games.targi.rules.table import DISPLAY, DUNES, FIRST_GOODS_CARD, HAND, LOOKED, STOCK, Table, other
from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, small, smalls
from azalai.kernel.questions import decider

OBSERVATION_VERSION = 1
UNKNOWN = -1


class Observation(Layout):
    """Everything a seat may know, from its own point of view."""

    my_decision: int = small()
    question: int = small()
    question_count: int = small()
    question_about: int = small()
    round: int = small()
    robber: int = small()
    i_am_first: int = small()
    my_targis: list[int] = smalls(17)  # 1: stands there, by border number
    their_targis: list[int] = smalls(17)
    centre_card: list[int] = smalls(board.CENTRE)  # UNKNOWN: face down
    centre_is_goods: list[int] = smalls(board.CENTRE)
    my_markers: list[int] = smalls(board.CENTRE)
    their_markers: list[int] = smalls(board.CENTRE)
    my_stock: list[int] = smalls(STOCK)
    their_stock: list[int] = smalls(STOCK)
    my_display: list[int] = smalls(DISPLAY)
    their_display: list[int] = smalls(DISPLAY)
    my_hand: list[int] = smalls(HAND)
    my_hand_ready: list[int] = smalls(HAND)
    their_hand: list[int] = smalls(HAND)  # UNKNOWN: drawn unseen
    their_hand_ready: list[int] = smalls(HAND)
    card: int = small()  # the card being decided on; UNKNOWN: the opponent's, drawn unseen
    price: list[int] = smalls(STOCK)
    goods_deck: int = small()
    tribe_deck: int = small()
    goods_discarded: list[int] = smalls(GOODS_CARDS)  # 1: lies in the discard pile
    tribe_discarded: list[int] = smalls(TRIBE_CARDS)
    # the expansion
    targia: int = small()
    border_set: list[int] = smalls(17)
    dunes: list[int] = smalls(DUNES)
    my_dunes: list[int] = smalls(DUNES)
    their_dunes: list[int] = smalls(DUNES)
    my_tokens: list[int] = smalls(DISPLAY)
    their_tokens: list[int] = smalls(DISPLAY)
    dune_deck: int = small()
    dune_discarded: list[int] = smalls(DUNE_CARDS)
    looked: list[int] = smalls(LOOKED)  # UNKNOWN: the opponent looks at it
    top_discarded: int = small()  # the tribe card that lies open on top of the discard pile
    cheap: int = small()
    my_favour: int = small()  # 1: had in this round
    their_favour: int = small()
    i_may_face: int = small()  # 1: a token was used for it in this round
    they_may_face: int = small()


@rule
def knows_card(t: Table, seat: int) -> bool:
    """Whether the seat knows the card being decided on: it came from an open place, or the seat itself drew it."""
    return t.card_seen != 0 or decider(t) == seat


@rule
def observe(t: Table, c: Cards, seat: int, seen: Observation) -> None:
    """Fill an observation of the seat."""
    me = t.players[seat]
    them = t.players[other(seat)]
    q = t.asked[max(t.depth, 1) - 1]  # all 0 when the game is over
    seen.my_decision = 1 if decider(t) == seat else 0
    seen.question = q.kind
    seen.question_count = min(q.count, 127)
    seen.question_about = q.about
    seen.round = t.round
    seen.robber = t.robber
    seen.i_am_first = 1 if t.first == seat else 0
    for number in range(1, 17):
        seen.my_targis[number] = (me.targis >> (number - 1)) & 1
        seen.their_targis[number] = (them.targis >> (number - 1)) & 1
    for k in range(board.CENTRE):
        space = t.centre[k]
        seen.centre_card[k] = UNKNOWN if space.face_down != 0 else space.card
        seen.centre_is_goods[k] = 1 if decks.is_goods_card(space.card) else 0
        seen.my_markers[k] = (me.markers >> k) & 1
        seen.their_markers[k] = (them.markers >> k) & 1
    for i in range(STOCK):
        seen.my_stock[i] = min(me.stock[i], 127)
        seen.their_stock[i] = min(them.stock[i], 127)
        seen.price[i] = t.price[i]
    for place in range(DISPLAY):
        seen.my_display[place] = me.display[place]
        seen.their_display[place] = them.display[place]
    for place in range(HAND):
        seen.my_hand[place] = me.hand[place]
        seen.my_hand_ready[place] = 1 if me.hand[place] != 0 and me.hand_round[place] < t.round else 0
        hidden = them.hand[place] != 0 and them.hand_seen[place] == 0
        seen.their_hand[place] = UNKNOWN if hidden else them.hand[place]
        seen.their_hand_ready[place] = 1 if them.hand[place] != 0 and them.hand_round[place] < t.round else 0
    seen.card = UNKNOWN if t.card != 0 and not knows_card(t, seat) else t.card
    seen.goods_deck = t.goods_count
    seen.tribe_deck = t.tribe_count
    for i in range(GOODS_CARDS):
        seen.goods_discarded[i] = 0
    for i in range(t.goods_discarded):
        seen.goods_discarded[t.goods_discard[i] - FIRST_GOODS_CARD + 1] = 1
    for i in range(TRIBE_CARDS):
        seen.tribe_discarded[i] = 0
    for i in range(t.tribe_discarded):
        seen.tribe_discarded[t.tribe_discard[i]] = 1
    if with_expansion(c):
        observe_expansion(t, c, seat, seen)


@rule
def observe_expansion(t: Table, c: Cards, seat: int, seen: Observation) -> None:
    """Write dunes, tokens, the Targia, and the cards to choose from."""
    me = t.players[seat]
    them = t.players[other(seat)]
    seen.targia = favour.targia_card(t, c) if t.round > 0 else 0
    for number in range(17):
        seen.border_set[number] = t.border[number]
    for place in range(DUNES):
        seen.dunes[place] = t.dunes[place]
        seen.my_dunes[place] = (me.dunes >> place) & 1
        seen.their_dunes[place] = (them.dunes >> place) & 1
    for place in range(DISPLAY):
        seen.my_tokens[place] = (me.tokens >> place) & 1
        seen.their_tokens[place] = (them.tokens >> place) & 1
    seen.dune_deck = t.dune_count
    for dune in range(DUNE_CARDS):
        seen.dune_discarded[dune] = 0
    for i in range(t.dune_discarded):
        seen.dune_discarded[t.dune_discard[i]] = 1
    for i in range(LOOKED):
        seen.looked[i] = UNKNOWN if is_looked_at_unseen(t, seat, i) else t.looked[i]
    seen.top_discarded = t.tribe_discard[t.tribe_discarded - 1] if t.tribe_discarded > 0 else 0
    seen.cheap = t.cheap
    seen.my_favour = me.favoured
    seen.their_favour = them.favoured
    seen.i_may_face = me.faces_opponent
    seen.they_may_face = them.faces_opponent


@rule
def is_looked_at_unseen(t: Table, seat: int, i: int) -> bool:
    """Tribe cards that the opponent looks at are hidden; goods cards are turned over for all."""
    return t.looked[i] > 0 and not decks.is_goods_card(t.looked[i]) and decider(t) != seat
