"""Set-up and the course of a round: robber, placing, markers, end. T03 to T12, T31, T44, T50."""

from azalai.games.targi.actions import (
    ASK_ACT,
    ASK_PLACE,
    DO_END_ROUND,
    DO_LAY_MARKERS,
    DO_MOVE_ROBBER,
    DO_RAID,
    DO_TIDY,
    PLACE,
)
from azalai.games.targi.board import (
    CENTRE,
    LAST_CORNER,
    NO_CORNERS,
    SIDE,
    border_bit,
    is_corner,
    is_on_a_column,
    line_of,
    lowest,
    opposites,
)
from azalai.games.targi.cards import Cards
from azalai.games.targi.decks import draw_goods_card, draw_tribe_card
from azalai.games.targi.table import DISPLAY, SEATS, STOCK, TARGIS, Table, cards_laid, other
from azalai.kernel.chance import shuffle
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask


@rule
def set_up(t: Table, c: Cards, first: int) -> None:
    """T03 to T06, on an empty table whose chance is seeded."""
    t.first = first
    for i in range(c.goods_cards):
        t.goods_deck[i] = c.goods_deck[i]
    t.goods_count = c.goods_cards
    shuffle(t.chance, t.goods_deck, t.goods_count)
    for i in range(c.tribe_cards):
        t.tribe_deck[i] = c.tribe_deck[i]
    t.tribe_count = c.tribe_cards
    shuffle(t.chance, t.tribe_deck, t.tribe_count)
    for k in range(CENTRE):
        t.centre[k].card = draw_goods_card(t) if k % 2 == 0 else draw_tribe_card(t)
    for seat in range(SEATS):
        for i in range(STOCK):
            t.players[seat].stock[i] = c.start[i]
    ask(t, DO_MOVE_ROBBER, first, 1, 0)


# -- the robber ---------------------------------------------------------------------------------------


@rule
def move_robber(t: Table) -> None:
    """T07, T08: one card clockwise; a raid on a corner, and on at once; T44: after raid 4 the game is over."""
    t.robber += 1
    if is_corner(t.robber):
        if t.robber != LAST_CORNER:
            ask(t, DO_MOVE_ROBBER, t.first, 1, 0)
        ask(t, DO_RAID, other(t.first), 1, t.robber)
        ask(t, DO_RAID, t.first, 1, t.robber)
    else:
        begin_round(t)


@rule
def begin_round(t: Table) -> None:
    """What a round consists of, last things first."""
    t.round += 1
    second = other(t.first)
    ask(t, DO_END_ROUND, t.first, 1, 0)
    ask(t, DO_TIDY, second, 1, 0)
    ask(t, ASK_ACT, second, 1, 0)
    ask(t, DO_TIDY, t.first, 1, 0)
    ask(t, ASK_ACT, t.first, 1, 0)
    ask(t, DO_LAY_MARKERS, t.first, 1, 0)
    ask(t, ASK_PLACE, t.first, SEATS * TARGIS, 0)


# -- placing ------------------------------------------------------------------------------------------


@rule
def free_to_place(t: Table, seat: int) -> int:
    """T10: not the robber's card, a corner, a card with a Targi, or one opposite an opponent's Targi. (T11: the card
    opposite the robber or an own Targi is free.)"""
    mine = t.players[seat].targis
    theirs = t.players[other(seat)].targis
    return NO_CORNERS & ~(border_bit(t.robber) | mine | theirs | opposites(theirs))


@rule
def legal_place(t: Table, seat: int, options: list[int]) -> int:
    free = free_to_place(t, seat)
    n = 0
    while free != 0:
        options[n] = PLACE + lowest(free) + 1
        free &= free - 1
        n += 1
    return n


@rule
def answer_place(t: Table, seat: int, number: int) -> None:
    """T09: the players place by turns until each has placed three."""
    t.players[seat].targis |= border_bit(number)
    q = t.asked[t.depth - 1]
    q.count -= 1
    q.seat = other(seat)
    if q.count == 0:
        answered(t)


# -- markers ------------------------------------------------------------------------------------------


@rule
def crossings(targis: int) -> int:
    """T12: the centre spaces where a row and a column of these border cards cross."""
    rows = 0
    columns = 0
    while targis != 0:
        number = lowest(targis) + 1
        if is_on_a_column(number):
            columns |= 0b001001001 << line_of(number)
        else:
            rows |= 0b111 << (SIDE * line_of(number))
        targis &= targis - 1
    return rows & columns


@rule
def lay_markers(t: Table) -> None:
    """T12: a marker on every centre card where an own row and an own column cross."""
    for seat in range(SEATS):
        t.players[seat].markers = crossings(t.players[seat].targis)


# -- the end of a round -------------------------------------------------------------------------------


@rule
def has_face_down(t: Table) -> bool:
    for k in range(CENTRE):
        if t.centre[k].face_down != 0:
            return True
    return False


@rule
def end_round(t: Table) -> None:
    """T31: face-down cards are turned up, the start player changes. T50: with twelve cards laid the game ends here."""
    if has_face_down(t):
        t.reveals += 1
    for k in range(CENTRE):
        t.centre[k].face_down = 0
        t.centre[k].generation = 0
    t.first = other(t.first)
    if cards_laid(t, 0) < DISPLAY and cards_laid(t, 1) < DISPLAY:
        ask(t, DO_MOVE_ROBBER, t.first, 1, 0)
