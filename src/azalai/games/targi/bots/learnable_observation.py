"""Version 2 of the observation of Targi, for learning: cards by cost, gain and effect instead of number. T60.

It begins with the inputs of the trained network, without what is hidden, and adds what lies where: the centre space by
space, the displays place by place. Kinds are one-hot; an absent card is all zeros, an unknown one has only its mark.
"""

from azalai.games.feature_fields import block, blocks, counts, flags, starts
from azalai.games.targi.bots import evaluation
from azalai.games.targi.bots.card_inputs import CARD, NOT_COUNTED, WORTH, amount_inputs, card_inputs
from azalai.games.targi.bots.network_inputs import INPUTS, SEAT, table_inputs
from azalai.games.targi.rules import board, decks, favour
from azalai.games.targi.rules.card_tables import Cards, with_expansion
from azalai.games.targi.rules.observation import is_looked_at_unseen
from azalai.games.targi.rules.table import (
    AMOUNT,
    DISPLAY,
    DUNES,
    FIRST_GOODS_CARD,
    FIRST_WILD_CARD,
    LOOKED,
    Table,
    other,
)
from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, smalls

VERSION = 2
KINDS = 6  # the last one: a wild card
DUNE_EFFECTS = 12
WANTED_QUESTIONS = 33

CARD_FIELDS = (
    *counts("present"),
    *counts("kind", 5),
    *counts("crosses", unit=3),
    *counts("cost", 5, unit=3),
    *counts("more_ways"),
    *counts("moment", 4),
    *counts("effect", 27),
    *counts("affordable"),
    *counts("lacks", unit=4),
    *counts("alike_row", 4),
    *counts("new_kind"),
    *counts("completes", 2),
    *counts("price", unit=6),
    *counts("extra", unit=2),
    *counts("crosses_now", unit=3),
)
SEAT_FIELDS = (
    *counts("stock", 6, unit=10),
    *counts("storage", 2, unit=10),
    *flags("has_goods", 12),
    *flags("has_gold", 3),
    *flags("has_water", 4),
    *counts("score", unit=40),
    *flags("laid", DISPLAY),
    *counts("laid_count", unit=12),
    *counts("row_states", 9, unit=3),
    *counts("alike_rows", 15),
    *counts("lacking", 5),
    *counts("laid_kinds", 5, unit=4),
    *counts("lasting", 27),
    *counts("discounts", 5),
    *counts("card_bonus", 3),
    *counts("per_two", 7),
    *counts("tokens", 27),
    *counts("laying_bonus", 5),
    *counts("roles", 10),
    *counts("border_gain", 7, unit=2),
    *counts("on_dunes", DUNE_EFFECTS),
    *flags("figures", 4),
    *flags("crossings", 3),
    *counts("shown", 7, unit=2),
    *flags("starts"),
    *counts("free_roles", 10, unit=4),
    *counts("in_line", 14, unit=3),
    *counts("other", 7),
    *block("hand", CARD_FIELDS),
    *block("marked", CARD_FIELDS),
)
SPACE_FIELDS = (
    *flags("face_down"),
    *flags("goods_card"),
    *counts("gain", AMOUNT, unit=2),
    *block("tribe", CARD_FIELDS),
    *flags("they_afford"),
    *flags("my_marker"),
    *flags("their_marker"),
)
LOOKED_FIELDS = (*flags("unknown"), *flags("taken"), *counts("gain", AMOUNT, unit=2), *block("tribe", CARD_FIELDS))
FIELDS = (
    *blocks("players", 2, SEAT_FIELDS),
    *flags("round", 13),
    *flags("placing"),
    *flags("my_decision"),
    *flags("question", WANTED_QUESTIONS),
    *flags("their_question", WANTED_QUESTIONS),
    *counts("question_count", unit=6),
    *counts("to_pay", 6, unit=3),
    *block("pending", CARD_FIELDS),
    *counts("open_centre", 20, unit=4),
    *flags("raids", 8),
    *counts("next_raid", 4, unit=2),
    *counts("free_dunes", DUNE_EFFECTS),
    *counts("more_bonus", 4),
    *counts("hand_worth", 2 * WORTH, unit=3),
    *counts("marked_worth", 2 * WORTH, unit=3),
    *counts("pending_worth", WORTH, unit=3),
    # from here on: what lies where
    *flags("my_targis", board.BORDER),
    *flags("their_targis", board.BORDER),
    *flags("robber", board.BORDER),
    *blocks("centre", board.CENTRE, SPACE_FIELDS),
    *flags("my_display", DISPLAY * KINDS),
    *flags("their_display", DISPLAY * KINDS),
    *flags("my_tokens", DISPLAY),
    *flags("their_tokens", DISPLAY),
    *counts("question_about", unit=16),
    *counts("decks", 3, unit=40),
    *flags("targia", board.BORDER),
    *flags("border_set", board.BORDER),
    *flags("dunes", DUNES * DUNE_EFFECTS),
    *flags("my_dunes", DUNES),
    *flags("their_dunes", DUNES),
    *blocks("looked", LOOKED, LOOKED_FIELDS),
    *block("top_discarded", CARD_FIELDS),
)
STARTS = starts(FIELDS)
CELLS = STARTS[""]
MY_TARGIS, THEIR_TARGIS, ROBBER = STARTS["my_targis"], STARTS["their_targis"], STARTS["robber"]
SPACES, SPACE = STARTS["centre[0]"], STARTS["centre[1]"] - STARTS["centre[0]"]
GOODS_CARD, GAIN, TRIBE, THEY_AFFORD, MY_MARKER, THEIR_MARKER = (
    STARTS[f"centre[0].{name}"] - SPACES
    for name in ("goods_card", "gain", "tribe", "they_afford", "my_marker", "their_marker")
)
MY_DISPLAY, THEIR_DISPLAY = STARTS["my_display"], STARTS["their_display"]
MY_TOKENS, THEIR_TOKENS = STARTS["my_tokens"], STARTS["their_tokens"]
ABOUT, DECKS, TARGIA, BORDER_SET = (STARTS[name] for name in ("question_about", "decks", "targia", "border_set"))
DUNE_CARDS, MY_DUNES, THEIR_DUNES = STARTS["dunes"], STARTS["my_dunes"], STARTS["their_dunes"]
LOOKED_CARDS, LOOKED_CARD = STARTS["looked[0]"], STARTS["looked[1]"] - STARTS["looked[0]"]
LOOKED_GAIN, LOOKED_TRIBE = (STARTS[f"looked[0].{name}"] - LOOKED_CARDS for name in ("gain", "tribe"))
TOP_DISCARDED = STARTS["top_discarded"]
assert STARTS["players[1]"] == SEAT
assert MY_TARGIS == INPUTS
assert CELLS - TOP_DISCARDED == CARD


class LearnableObservation(Layout):
    """The features in one row; ``FIELDS`` says which is where."""

    features: list[int] = smalls(CELLS)


@rule
def observe(t: Table, c: Cards, seat: int, seen: LearnableObservation) -> None:
    """Write what the seat may know."""
    x = seen.features
    rows = table_inputs(t, c, seat, seat, x)
    for i in range(INPUTS, CELLS):
        x[i] = 0
    me = t.players[seat]
    them = t.players[other(seat)]
    for number in range(board.BORDER):
        x[MY_TARGIS + number] = (me.targis >> number) & 1
        x[THEIR_TARGIS + number] = (them.targis >> number) & 1
    if t.robber > 0:
        x[ROBBER + t.robber - 1] = 1
    for k in range(board.CENTRE):
        observe_space(t, c, seat, rows, k, x)
    for place in range(DISPLAY):
        observe_display(c, me.display[place], x, MY_DISPLAY + place * KINDS)
        observe_display(c, them.display[place], x, THEIR_DISPLAY + place * KINDS)
    if t.depth > 0:
        x[ABOUT] = max(0, min(t.asked[t.depth - 1].about, 127))
    x[DECKS] = t.goods_count
    x[DECKS + 1] = t.tribe_count
    if with_expansion(c):
        observe_expansion(t, c, seat, rows, x)


@rule
def observe_space(t: Table, c: Cards, seat: int, rows: int, k: int, x: list[int]) -> None:
    """A centre space: its card, the markers, and whether the opponent could pay for the card."""
    at = SPACES + k * SPACE
    space = t.centre[k]
    x[at + MY_MARKER] = (t.players[seat].markers >> k) & 1
    x[at + THEIR_MARKER] = (t.players[other(seat)].markers >> k) & 1
    if space.face_down != 0:
        x[at] = 1
    elif space.card != 0:
        if decks.is_goods_card(space.card):
            x[at + GOODS_CARD] = 1
            amount_inputs(c.shows, (space.card - FIRST_GOODS_CARD + 1) * AMOUNT, x, at + GAIN)
        else:
            card_inputs(t, c, seat, space.card, rows, x, at + TRIBE, NOT_COUNTED)
            if space.card < FIRST_WILD_CARD and evaluation.missing(t, c, other(seat), space.card) == 0:
                x[at + THEY_AFFORD] = 1


@rule
def observe_display(c: Cards, card: int, x: list[int], at: int) -> None:
    """The kind of a laid card; the last cell is a wild one."""
    if card != 0:
        x[at + (KINDS - 1 if card >= FIRST_WILD_CARD else c.kind[card] - 1)] = 1


@rule
def observe_expansion(t: Table, c: Cards, seat: int, rows: int, x: list[int]) -> None:
    """Dunes, tokens, the Targia, and the cards to choose from."""
    me = t.players[seat]
    them = t.players[other(seat)]
    x[DECKS + 2] = t.dune_count
    targia = favour.targia_card(t, c) if t.round > 0 else 0
    if targia > 0:
        x[TARGIA + targia - 1] = 1
    for number in range(board.BORDER):
        x[BORDER_SET + number] = t.border[number + 1]
    for place in range(DUNES):
        if t.dunes[place] != 0:
            x[DUNE_CARDS + place * DUNE_EFFECTS + c.dune_effect[t.dunes[place]]] = 1
        x[MY_DUNES + place] = (me.dunes >> place) & 1
        x[THEIR_DUNES + place] = (them.dunes >> place) & 1
    for place in range(DISPLAY):
        x[MY_TOKENS + place] = (me.tokens >> place) & 1
        x[THEIR_TOKENS + place] = (them.tokens >> place) & 1
    for i in range(LOOKED):
        observe_looked(t, c, seat, rows, i, x)
    if t.tribe_discarded > 0:
        card_inputs(t, c, seat, t.tribe_discard[t.tribe_discarded - 1], rows, x, TOP_DISCARDED, NOT_COUNTED)


@rule
def observe_looked(t: Table, c: Cards, seat: int, rows: int, i: int, x: list[int]) -> None:
    """A card turned over or looked at, to choose from; a negative number is a card that was taken."""
    at = LOOKED_CARDS + i * LOOKED_CARD
    card = t.looked[i]
    if is_looked_at_unseen(t, seat, i):
        x[at] = 1
    elif card != 0:
        if card < 0:
            x[at + 1] = 1
            card = -card
        if decks.is_goods_card(card):
            amount_inputs(c.shows, (card - FIRST_GOODS_CARD + 1) * AMOUNT, x, at + LOOKED_GAIN)
        else:
            card_inputs(t, c, seat, card, rows, x, at + LOOKED_TRIBE, NOT_COUNTED)
