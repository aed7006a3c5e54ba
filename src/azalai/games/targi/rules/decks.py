"""The decks and their open discard piles. T15, T16, X18.

``generation`` counts how often a deck was renewed from its discard pile. Everybody knows what lay in that pile, so a
card that is face down since before cannot be one of the new deck: ``determinization`` keeps them apart.
"""

from azalai.games.targi.rules.table import FIRST_GOODS_CARD, GOODS_DECK, TRIBE_DECK, Space, Table
from azalai.kernel.chance import shuffle, top_card
from azalai.kernel.gear import hot, rule


@rule
def is_goods_card(card: int) -> bool:
    return card >= FIRST_GOODS_CARD


@rule
def draw_goods_card(t: Table) -> int:
    """T16: the top goods card; from an empty deck, after the discard pile was shuffled into a new one."""
    if t.goods_count == 0:
        assert t.goods_discarded > 0
        for i in range(t.goods_discarded):
            t.goods_deck[i] = t.goods_discard[i]
            t.goods_discard[i] = 0
        t.goods_count = t.goods_discarded
        t.goods_discarded = 0
        t.goods_generation += 1
        shuffle(t.chance, t.goods_deck, t.goods_count)
    card = top_card(t.chance, t.goods_deck, t.goods_count)
    t.goods_count -= 1
    t.goods_deck[t.goods_count] = 0
    return card


@rule
def draw_tribe_card(t: Table) -> int:
    """T16: the top tribe card, in the same way."""
    if t.tribe_count == 0:
        assert t.tribe_discarded > 0
        for i in range(t.tribe_discarded):
            t.tribe_deck[i] = t.tribe_discard[i]
            t.tribe_discard[i] = 0
        t.tribe_count = t.tribe_discarded
        t.tribe_discarded = 0
        t.tribe_generation += 1
        shuffle(t.chance, t.tribe_deck, t.tribe_count)
    card = top_tribe_card(t)
    t.tribe_count -= 1
    t.tribe_deck[t.tribe_count] = 0
    return card


@hot
def top_tribe_card(t: Table) -> int:
    """A rule of its own, since chance as an explicit player replaces it: the deck can be mixed."""
    return top_card(t.chance, t.tribe_deck, t.tribe_count)


@rule
def discard_goods_card(t: Table, card: int) -> None:
    assert t.goods_discarded < GOODS_DECK
    t.goods_discard[t.goods_discarded] = card
    t.goods_discarded += 1


@rule
def discard_tribe_card(t: Table, card: int) -> None:
    assert t.tribe_discarded < TRIBE_DECK
    t.tribe_discard[t.tribe_discarded] = card
    t.tribe_discarded += 1


@rule
def turn_up_dune(t: Table) -> int:
    """X18: the top dune card; from an empty deck, after the discard pile was shuffled into a new one."""
    if t.dune_count == 0:
        for i in range(t.dune_discarded):
            t.dune_deck[i] = t.dune_discard[i]
            t.dune_discard[i] = 0
        t.dune_count = t.dune_discarded
        t.dune_discarded = 0
        shuffle(t.chance, t.dune_deck, t.dune_count)
    dune = top_dune(t)
    t.dune_count -= 1
    t.dune_deck[t.dune_count] = 0
    return dune


@hot
def top_dune(t: Table) -> int:
    """A rule of its own, for the same reason: dunes and cards have different names."""
    return top_card(t.chance, t.dune_deck, t.dune_count)


@rule
def discard_dune(t: Table, dune: int) -> None:
    t.dune_discard[t.dune_discarded] = dune
    t.dune_discarded += 1


@rule
def take_from_centre(t: Table, space: Space) -> int:
    """T15: take the card; a face-down card of the other sort replaces it at once."""
    card = space.card
    if is_goods_card(card):
        discard_goods_card(t, card)
        space.card = draw_tribe_card(t)
        space.generation = t.tribe_generation
    else:
        space.card = draw_goods_card(t)
        space.generation = t.goods_generation
    space.face_down = 1
    return card
