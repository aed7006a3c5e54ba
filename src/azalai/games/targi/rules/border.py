"""The actions of the border cards: which are possible, the spring, the tribal expansion and the mirage. T21 to T23, X24
to X27.

``exchanging`` has the trader and the silversmith.
"""

from azalai.games.targi.rules import actions, board, card_tables, decks, effects, exchanging, gaining, laying
from azalai.games.targi.rules.card_tables import Cards, with_expansion
from azalai.games.targi.rules.table import AMOUNT, Table
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask

ORIGIN = 0b1111
ALL_CENTRE = 0b111_111_111


@rule
def edition_of(t: Table, c: Cards, number: int) -> int:
    """X31: the set of a border card: 0 base, 1 expansion."""
    return t.border[number] if with_expansion(c) else 0


@rule
def entry_of(t: Table, c: Cards, number: int) -> int:
    """The index of a border card in the card tables."""
    return number + card_tables.BORDER_NUMBERS * t.border[number] if with_expansion(c) else number


@rule
def can_use(t: Table, c: Cards, seat: int, number: int) -> bool:
    """T23: an action without any effect can only be given up."""
    role = c.role[entry_of(t, c, number)]
    if role == card_tables.NOBLE:
        return laying.can_take_up_any(t, seat)
    if role == card_tables.TRADER:
        return exchanging.can_trade_at_all(t, c, seat, edition_of(t, c, number))
    if role == card_tables.SILVERSMITH:
        return exchanging.can_sell_silver(t, c, seat, edition_of(t, c, number))
    if role == card_tables.MIRAGE:
        return movable(t, seat, c.mirage_near[edition_of(t, c, number)]) != 0
    return True


@rule
def use_border(t: Table, c: Cards, seat: int, number: int) -> None:
    """T21, T22, X24 to X28: what a border card does. The questions remember its set."""
    role = c.role[entry_of(t, c, number)]
    edition = edition_of(t, c, number)
    if role == card_tables.GOODS_ROLE:
        gaining.gain(t, seat, c.border_gain, entry_of(t, c, number) * AMOUNT)
    elif role == card_tables.NOBLE:
        ask(t, actions.ASK_HAND, seat, 1, edition)
    elif role == card_tables.TRADER:
        ask(t, actions.ASK_TRADE, seat, 1, edition << actions.EDITION_BIT)
    elif role == card_tables.SILVERSMITH:
        ask(t, actions.ASK_SILVER, seat, 1, edition)
    elif role == card_tables.MIRAGE:
        ask(t, actions.ASK_MOVE_FROM, seat, 1, c.mirage_near[edition])
    elif role == card_tables.CARAVAN:
        send_caravan(t, c, seat)
    elif role == card_tables.SPRING:
        ask(t, actions.ASK_SPRING, seat, 1, number)
    else:
        assert role == card_tables.EXPANSION
        if c.from_discard[edition] != 0:
            ask(t, actions.ASK_SOURCE, seat, 1, 0)
        else:
            draw_and_decide(t, seat, actions.FROM_DECK)


@rule
def send_caravan(t: Table, c: Cards, seat: int) -> None:
    ask(t, actions.DO_TURN_GOODS, seat, 1 + effects.count_lasting(t, c, seat, effects.CARAVAN_TWICE), 0)


@rule
def draw_and_decide(t: Table, seat: int, source: int) -> None:
    """Draw the top tribe card; only its owner sees it."""
    t.reveals += 1
    card = decks.draw_tribe_card(t)
    laying.decide_on(t, seat, card, source, 0, t.tribe_generation)


# -- the spring and the expansion's tribal expansion --------------------------------------------------


@rule
def answer_spring(t: Table, c: Cards, seat: int, number: int, action: int) -> None:
    """X26: take water, or turn over the top goods card as the caravan does."""
    answered(t)
    if action == actions.SPRING_WATER:
        gaining.gain(t, seat, c.border_gain, entry_of(t, c, number) * AMOUNT)
    else:
        assert action == actions.SPRING_CARD
        send_caravan(t, c, seat)


@rule
def legal_source(t: Table, options: list[int]) -> int:
    """X27: the top tribe card of the deck, or of the discard pile."""
    options[0] = actions.DRAW
    options[1] = actions.TAKE_TOP
    return 2 if t.tribe_discarded > 0 else 1


@rule
def answer_source(t: Table, seat: int, action: int) -> None:
    answered(t)
    if action == actions.DRAW:
        draw_and_decide(t, seat, actions.FROM_DECK_FOR_WATER)
        return
    assert action == actions.TAKE_TOP
    t.tribe_discarded -= 1
    card = t.tribe_discard[t.tribe_discarded]
    t.tribe_discard[t.tribe_discarded] = 0
    laying.decide_on(t, seat, card, actions.FROM_OPEN, 1, 0)


# -- the mirage ---------------------------------------------------------------------------------------


@rule
def free_for_marker(t: Table) -> int:
    """T22: the face-up centre cards without a marker."""
    free = 0
    for k in range(board.CENTRE):
        if t.centre[k].face_down == 0:
            free |= 1 << k
    return free & ~(t.players[0].markers | t.players[1].markers)


@rule
def reach_of(k: int, near: int) -> int:
    """X25: the centre spaces that share a side with one; without that limit, all centre spaces."""
    if near == 0:
        return ALL_CENTRE
    reach = 0
    if k >= board.SIDE:
        reach |= 1 << (k - board.SIDE)
    if k < board.CENTRE - board.SIDE:
        reach |= 1 << (k + board.SIDE)
    if k % board.SIDE > 0:
        reach |= 1 << (k - 1)
    if k % board.SIDE < board.SIDE - 1:
        reach |= 1 << (k + 1)
    return reach


@rule
def movable(t: Table, seat: int, near: int) -> int:
    """The spaces of the seat's markers that have somewhere to go."""
    free = free_for_marker(t)
    markers = t.players[seat].markers
    if near == 0:
        return markers if free != 0 else 0
    able = 0
    while markers != 0:
        k = board.lowest(markers)
        markers &= markers - 1
        if reach_of(k, near) & free != 0:
            able |= 1 << k
    return able


@rule
def answer_move_from(t: Table, seat: int, near: int, k: int) -> None:
    answered(t)
    ask(t, actions.ASK_MOVE_TO, seat, 1, k | (near << actions.NEAR_BIT))


@rule
def legal_move_to(t: Table, about: int, options: list[int]) -> int:
    reach = reach_of(about & ORIGIN, about >> actions.NEAR_BIT)
    return board.legal_of(free_for_marker(t) & reach, actions.MOVE_TO, options, 0)


@rule
def answer_move_to(t: Table, seat: int, about: int, k: int) -> None:
    t.players[seat].markers ^= (1 << (about & ORIGIN)) | (1 << k)
    answered(t)
