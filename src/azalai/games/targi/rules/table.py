"""The table of Targi as one record, and basic functions that all its rules use."""

from azalai.kernel.chance import WORDS
from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, many, short, shorts, small, smalls, wides
from azalai.kernel.questions import Question

SEATS = 2

# What a stock counts, in this order everywhere; ANY is a good of choice in what a card shows or gives.
DATES, SALT, PEPPER, GOLD, WATER, POINTS, ANY = 0, 1, 2, 3, 4, 5, 6
GOODS = 3  # the first three are goods; gold is not (T43), water is not
STOCK = 6
AMOUNT = 7

TARGIS = 3
ROWS = 3
ROW_LENGTH = 4
DISPLAY = 12
HAND = 2  # places for hand cards; the second is used only with a card that allows it
DUNES = 3
DUNE_DECK = 20
LOOKED = 3
GOODS_DECK = 24
TRIBE_DECK = 45

# Tribe cards are numbered from 1 (base) and 46 (expansion), a wild dune in a display from 91, goods cards from 101; 0
# is no card. Dune cards have numbers of their own, from 1, the wild ones first.
FIRST_WILD_CARD = 91
FIRST_GOODS_CARD = 101


class Space(Layout):
    """A centre space: its card and which way up it lies."""

    card: int = small()
    face_down: int = small()
    generation: int = small()  # of the deck the card came from, while it is face down (see decks.py)


class Player(Layout):
    targis: int = short()  # the border cards its Targis stand on, as bits (see board)
    markers: int = short()  # the centre spaces its markers lie on
    stock: list[int] = shorts(STOCK)
    hand: list[int] = smalls(HAND)
    hand_round: list[int] = smalls(HAND)  # the round in which the card was taken (T20)
    hand_seen: list[int] = smalls(HAND)  # 1: the opponent knows it too (T60)
    hand_generation: list[int] = smalls(HAND)
    display: list[int] = smalls(DISPLAY)  # row by row
    tokens: int = short()  # the places of its display where an unused action token lies, as bits
    dunes: int = small()  # the face-up dunes its Targis stand on, as bits
    faces_opponent: int = small()  # 1: in this round its Targis may stand opposite the opponent's
    favoured: int = small()  # 1: it has had the Targia's favour in this round


class Table(Layout):
    chance: list[int] = wides(WORDS)
    reveals: int = short()  # how often something hidden was revealed or drawn; undo does not go back past that
    round: int = small()
    first: int = small()  # the start player
    robber: int = small()
    centre: list[Space] = many(Space, 9)
    players: list[Player] = many(Player, SEATS)
    goods_count: int = small()
    goods_deck: list[int] = smalls(GOODS_DECK)  # the top card is the last of the count
    goods_discarded: int = small()
    goods_discard: list[int] = smalls(GOODS_DECK)
    goods_generation: int = small()
    tribe_count: int = small()
    tribe_deck: list[int] = smalls(TRIBE_DECK)
    tribe_discarded: int = small()
    tribe_discard: list[int] = smalls(TRIBE_DECK)
    tribe_generation: int = small()
    card: int = small()  # the tribe card being decided on: not in a deck, a hand or a display
    card_seen: int = small()
    card_generation: int = small()
    price: list[int] = smalls(STOCK)  # what is still to pay for it
    depth: int = small()
    asked: list[Question] = many(Question, 12)
    extra: int = small()  # points that the optional part of the price brings
    cheap: int = small()  # how many goods a token or the matchmaker takes off the card being laid
    border: list[int] = smalls(17)  # which set a border card is from: 0 base, 1 expansion
    dunes: list[int] = smalls(DUNES)  # the face-up dunes
    dune_count: int = small()
    dune_deck: list[int] = smalls(DUNE_DECK)
    dune_discarded: int = small()
    dune_discard: list[int] = smalls(DUNE_DECK)
    looked: list[int] = smalls(LOOKED)  # cards turned over or looked at, to choose from
    looked_generation: list[int] = smalls(LOOKED)
    box_count: int = small()
    box: list[int] = smalls(TRIBE_DECK)  # tribe cards of a mixed deck that were left out, unseen


@rule
def other(seat: int) -> int:
    return 1 - seat


@rule
def goods_held(t: Table, seat: int) -> int:
    stock = t.players[seat].stock
    return stock[DATES] + stock[SALT] + stock[PEPPER]


@rule
def cards_laid(t: Table, seat: int) -> int:
    laid = 0
    for place in range(DISPLAY):
        if t.players[seat].display[place] != 0:
            laid += 1
    return laid
