"""What a seat may know: its observation, and tables that agree with all it knows. T60.

Hidden from a seat are the order of both decks, face-down centre cards, and a card the opponent drew from the deck and
holds or decides on. All these places of one sort are filled from one shuffled deck, so every order of the cards in
them is equally likely, but only within one generation of that deck: when a discard pile was shuffled into a new
deck, both players saw what went in.
"""

from azalai.games.targi.board import CENTRE
from azalai.games.targi.cards import DUNE_CARDS, GOODS_CARDS, KINDS, TRIBE_CARDS, Cards, with_expansion
from azalai.games.targi.decks import is_goods_card
from azalai.games.targi.favour import targia_card
from azalai.games.targi.table import (
    DISPLAY,
    DUNES,
    FIRST_GOODS_CARD,
    HAND,
    LOOKED,
    STOCK,
    Table,
    other,
)
from azalai.kernel.chance import draw, seed_chance, shuffle
from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, small, smalls

OBSERVATION_VERSION = 1
UNKNOWN = -1


class Observation(Layout):
    """All a seat may know, from its side of the table, as small numbers."""

    my_decision: int = small()
    question: int = small()
    question_count: int = small()
    question_about: int = small()
    round: int = small()
    robber: int = small()
    i_am_first: int = small()
    my_targis: list[int] = smalls(17)  # 1: stands there, by border number
    their_targis: list[int] = smalls(17)
    centre_card: list[int] = smalls(CENTRE)  # UNKNOWN: face down
    centre_is_goods: list[int] = smalls(CENTRE)
    my_markers: list[int] = smalls(CENTRE)
    their_markers: list[int] = smalls(CENTRE)
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
def decider(t: Table) -> int:
    return t.asked[t.depth - 1].seat if t.depth > 0 else -1


@rule
def observe(t: Table, c: Cards, seat: int, seen: Observation) -> None:
    """Fill an observation of the seat."""
    me = t.players[seat]
    them = t.players[other(seat)]
    if t.depth > 0:
        q = t.asked[t.depth - 1]
        seen.my_decision = 1 if q.seat == seat else 0
        seen.question = q.kind
        seen.question_count = min(q.count, 127)
        seen.question_about = q.about
    else:
        seen.my_decision = 0
        seen.question = 0
        seen.question_count = 0
        seen.question_about = 0
    seen.round = t.round
    seen.robber = t.robber
    seen.i_am_first = 1 if t.first == seat else 0
    for number in range(1, 17):
        seen.my_targis[number] = (me.targis >> (number - 1)) & 1
        seen.their_targis[number] = (them.targis >> (number - 1)) & 1
    for k in range(CENTRE):
        space = t.centre[k]
        seen.centre_card[k] = UNKNOWN if space.face_down != 0 else space.card
        seen.centre_is_goods[k] = 1 if is_goods_card(space.card) else 0
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
    """Dunes, tokens, the Targia, and what is being chosen from."""
    me = t.players[seat]
    them = t.players[other(seat)]
    seen.targia = targia_card(t, c) if t.round > 0 else 0
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
    """Tribe cards that the opponent looks at; goods cards are turned over for all."""
    return t.looked[i] > 0 and not is_goods_card(t.looked[i]) and decider(t) != seat


@rule
def imagine(t: Table, c: Cards, seat: int, low: int, high: int, pool: list[int]) -> None:
    """Turn the table into one that the seat could be sitting at: every hidden card is dealt anew among the hidden
    places, and all chance to come is reseeded, so that a planner cannot peek. ``pool`` is room for 64 cards."""
    seed_chance(t.chance, low, high)
    shuffle(t.chance, t.dune_deck, t.dune_count)
    if t.box_count > 0:
        exchange_with_box(t, c, seat, pool)
    for generation in range(t.goods_generation + 1):
        n = hidden_goods(t, generation, pool, False)
        shuffle(t.chance, pool, n)
        hidden_goods(t, generation, pool, True)
    for generation in range(t.tribe_generation + 1):
        n = hidden_tribe(t, seat, generation, pool, False)
        shuffle(t.chance, pool, n)
        hidden_tribe(t, seat, generation, pool, True)


@rule
def hidden_goods(t: Table, generation: int, pool: list[int], put: bool) -> int:
    """Take the hidden goods cards of a generation into the pool, or put them back from it; how many they are."""
    n = 0
    for k in range(CENTRE):
        space = t.centre[k]
        if space.face_down != 0 and space.generation == generation and is_goods_card(space.card):
            if put:
                space.card = pool[n]
            else:
                pool[n] = space.card
            n += 1
    if generation == t.goods_generation:
        n = hidden_pile(t.goods_deck, t.goods_count, pool, n, put)
    return n


@rule
def hidden_tribe(t: Table, seat: int, generation: int, pool: list[int], put: bool) -> int:
    """The same for tribe cards: in the centre, in the opponent's hand, in the opponent's mind, in the deck."""
    n = 0
    for k in range(CENTRE):
        space = t.centre[k]
        if space.face_down != 0 and space.generation == generation and not is_goods_card(space.card):
            if put:
                space.card = pool[n]
            else:
                pool[n] = space.card
            n += 1
    them = t.players[other(seat)]
    for place in range(HAND):
        if them.hand[place] != 0 and them.hand_seen[place] == 0 and them.hand_generation[place] == generation:
            if put:
                them.hand[place] = pool[n]
            else:
                pool[n] = them.hand[place]
            n += 1
    if t.card != 0 and not knows_card(t, seat) and t.card_generation == generation:
        if put:
            t.card = pool[n]
        else:
            pool[n] = t.card
        n += 1
    for i in range(LOOKED):
        if is_looked_at_unseen(t, seat, i) and t.looked_generation[i] == generation:
            if put:
                t.looked[i] = pool[n]
            else:
                pool[n] = t.looked[i]
            n += 1
    if generation == t.tribe_generation:
        n = hidden_pile(t.tribe_deck, t.tribe_count, pool, n, put)
    return n


@rule
def exchange_with_box(t: Table, c: Cards, seat: int, pool: list[int]) -> None:
    """X30: nobody knows which nine cards of a kind were drawn. Of each kind, what is hidden from the first deck and
    what lies in the box are shuffled together; so nine of each kind stay in play."""
    n = hidden_tribe(t, seat, 0, pool, False)
    for kind in range(1, len(KINDS) + 1):
        for i in range(n):
            if c.kind[pool[i]] == kind:
                # itself, a later one or one of the box, each as likely: Fisher and Yates over both lists
                others = 0
                for j in range(i + 1, n):
                    if c.kind[pool[j]] == kind:
                        others += 1
                in_box = 0
                for j in range(t.box_count):
                    if c.kind[t.box[j]] == kind:
                        in_box += 1
                pick = draw(t.chance, 1 + others + in_box)
                if pick > others:
                    swap_with_nth(c, pool, i, t.box, 0, kind, pick - others - 1)
                elif pick > 0:
                    swap_with_nth(c, pool, i, pool, i + 1, kind, pick - 1)
    hidden_tribe(t, seat, 0, pool, True)


@rule
def swap_with_nth(c: Cards, pool: list[int], i: int, pile: list[int], start: int, kind: int, nth: int) -> None:
    """Swap a card with the nth card of its kind in a pile, from a place on. (Were one of the pool left out, the first
    cards would stay more often than the last, and a planner could tell them apart.)"""
    j = start
    while nth > 0 or c.kind[pile[j]] != kind:
        if c.kind[pile[j]] == kind:
            nth -= 1
        j += 1
    card = pile[j]
    pile[j] = pool[i]
    pool[i] = card


@rule
def hidden_pile(deck: list[int], count: int, pool: list[int], n: int, put: bool) -> int:
    for i in range(count):
        if put:
            deck[i] = pool[n]
        else:
            pool[n] = deck[i]
        n += 1
    return n
