"""Set-up and the course of a round: robber, placing, markers, end. T03 to T12, T31, T44, T50."""

from azalai.games.targi.rules import actions, board, decks, dunes, effects, table
from azalai.games.targi.rules.card_tables import BY_CHANCE, DRAWN_BLIND, KINDS, SETS, Cards, with_expansion
from azalai.games.targi.rules.table import Table
from azalai.kernel.chance import draw, shuffle
from azalai.kernel.gear import hot, rule
from azalai.kernel.questions import answered, ask


@rule
def set_up(t: Table, c: Cards, first: int) -> None:
    """T03 to T06, on an empty table whose generator is seeded."""
    t.first = first
    for i in range(c.goods_cards):
        t.goods_deck[i] = c.goods_deck[i]
    t.goods_count = c.goods_cards
    shuffle(t.chance, t.goods_deck, t.goods_count)
    if c.tribe_mode == DRAWN_BLIND:
        draw_blind(t, c)
    else:
        for i in range(c.tribe_cards):
            t.tribe_deck[i] = c.tribe_deck[i]
        t.tribe_count = c.tribe_cards
    shuffle(t.chance, t.tribe_deck, t.tribe_count)
    for k in range(board.CENTRE):
        # X02: with the expansion the checkerboard is swapped
        t.centre[k].card = decks.draw_goods_card(t) if k % 2 == c.expansion else decks.draw_tribe_card(t)
    for seat in range(table.SEATS):
        for i in range(table.STOCK):
            t.players[seat].stock[i] = c.start[i]
    ask(t, actions.DO_MOVE_ROBBER, first, 1, 0)
    if with_expansion(c):
        set_up_expansion(t, c)


@rule
def set_up_expansion(t: Table, c: Cards) -> None:
    """X03, X04, X31: the first card of the tribe discard pile, the dunes, a mixed border."""
    decks.discard_tribe_card(t, decks.draw_tribe_card(t))
    for i in range(c.dune_cards):
        t.dune_deck[i] = i + 1
    t.dune_count = c.dune_cards
    shuffle(t.chance, t.dune_deck, t.dune_count)
    for place in range(table.DUNES):
        t.dunes[place] = decks.turn_up_dune(t)
    for number in range(1, board.BORDER + 1):
        edition = c.border_set[number]
        t.border[number] = draw(t.chance, SETS) if edition == BY_CHANCE else edition


@rule
def draw_blind(t: Table, c: Cards) -> None:
    """X30: nine of the eighteen cards of each kind are drawn blind; the others go into the box unseen."""
    of_kind = t.tribe_discard  # serves as a buffer: no card is discarded yet
    for kind in range(1, len(KINDS) + 1):
        n = 0
        for card in range(1, table.FIRST_WILD_CARD):
            if c.kind[card] == kind:
                of_kind[n] = card
                n += 1
        shuffle(t.chance, of_kind, n)
        for i in range(n):
            if i < n // 2:
                t.tribe_deck[t.tribe_count] = of_kind[i]
                t.tribe_count += 1
            else:
                t.box[t.box_count] = of_kind[i]
                t.box_count += 1
            of_kind[i] = 0


# -- the robber ---------------------------------------------------------------------------------------


@rule
def move_robber(t: Table, c: Cards) -> None:
    """T07, T08: the robber moves one card clockwise, after a raid on a corner once more. T44: raid 4 ends the game."""
    t.robber += 1
    if board.is_corner(t.robber):
        if t.robber != board.LAST_CORNER:
            ask(t, actions.DO_MOVE_ROBBER, t.first, 1, 0)
            if with_expansion(c):
                ask(t, actions.DO_RENEW_DUNES, t.first, 1, 0)
        ask(t, actions.DO_RAID, table.other(t.first), 1, t.robber)
        ask(t, actions.DO_RAID, t.first, 1, t.robber)
    else:
        begin_round(t, c)


@rule
def begin_round(t: Table, c: Cards) -> None:
    """Push the parts of a round, the last one first."""
    t.round += 1
    second = table.other(t.first)
    ask(t, actions.DO_END_ROUND, t.first, 1, 0)
    ask(t, actions.DO_TIDY, second, 1, 0)
    ask(t, actions.ASK_ACT, second, 1, 0)
    ask(t, actions.DO_TIDY, t.first, 1, 0)
    ask(t, actions.ASK_ACT, t.first, 1, 0)
    ask(t, actions.DO_LAY_MARKERS, t.first, 1, 0)
    ask(t, actions.ASK_PLACE, t.first, table.SEATS * table.TARGIS, 0)
    if with_expansion(c):
        ask(t, actions.DO_INCOME, second, 1, 0)
        ask(t, actions.DO_INCOME, t.first, 1, 0)
        if not dunes.has_open_dune(t):  # X18
            dunes.open_a_dune(t, 0)


# -- placing ------------------------------------------------------------------------------------------


@rule
def free_to_place(t: Table, seat: int) -> int:
    """T10: not the robber's card, a corner, a card with a Targi, or one opposite an opponent's Targi. (T11: the card
    opposite the robber or one's own Targi is free.)"""
    mine = t.players[seat].targis
    theirs = t.players[table.other(seat)].targis
    return board.NO_CORNERS & ~(board.border_bit(t.robber) | mine | theirs | board.opposites(theirs))


@rule
def free_to_face(t: Table, c: Cards, seat: int) -> int:
    """The free cards opposite the opponent's Targis, for a player whose token opens them in this round (X07)."""
    if t.players[seat].faces_opponent == 0 and effects.token_place(t, c, seat, effects.PLACE_OPPOSITE) < 0:
        return 0
    mine = t.players[seat].targis
    theirs = t.players[table.other(seat)].targis
    return board.NO_CORNERS & board.opposites(theirs) & ~(board.border_bit(t.robber) | mine | theirs)


@hot
def legal_place(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    free = free_to_place(t, seat)
    n = 0
    if with_expansion(c):
        free |= free_to_face(t, c, seat)
        n = legal_place_dune(t, c, seat, options)
    return board.legal_of(free, actions.PLACE + 1, options, n)


@rule
def legal_place_dune(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    """X16: a face-up dune without a Targi; with a token one that the opponent holds."""
    held = t.players[table.other(seat)].dunes
    if held != 0 and effects.token_place(t, c, seat, effects.JOIN_DUNE) >= 0:
        held = 0
    n = 0
    for place in range(table.DUNES):
        if t.dunes[place] != 0 and (held | t.players[seat].dunes) & (1 << place) == 0:
            options[n] = actions.PLACE_DUNE + place
            n += 1
    return n


@rule
def answer_place_dune(t: Table, c: Cards, seat: int, place: int) -> None:
    if t.players[table.other(seat)].dunes & (1 << place) != 0:
        effects.use_token(t, c, seat, effects.JOIN_DUNE)
    t.players[seat].dunes |= 1 << place
    next_to_place(t, seat)


@hot
def answer_place(t: Table, c: Cards, seat: int, number: int) -> None:
    """T09. The first Targi that needs a token uses it up, and it is valid for the rest of the round."""
    player = t.players[seat]
    if with_expansion(c) and player.faces_opponent == 0:
        if board.opposites(t.players[table.other(seat)].targis) & board.border_bit(number) != 0:
            effects.use_token(t, c, seat, effects.PLACE_OPPOSITE)
            player.faces_opponent = 1
    player.targis |= board.border_bit(number)
    next_to_place(t, seat)


@rule
def next_to_place(t: Table, seat: int) -> None:
    """T09: the players take turns to place until each has placed three."""
    q = t.asked[t.depth - 1]
    q.count -= 1
    q.seat = table.other(seat)
    if q.count == 0:
        answered(t)


@rule
def is_placing(t: Table) -> bool:
    """Whether Targis are still placed; income at the start of the round can ask for a good of choice before that."""
    for i in range(t.depth):
        if t.asked[i].kind == actions.ASK_PLACE:
            return True
    return False


# -- markers ------------------------------------------------------------------------------------------


@rule
def crossings(targis: int) -> int:
    """T12: the centre spaces where a row and a column of these border cards cross."""
    rows = 0
    columns = 0
    while targis != 0:
        number = board.lowest(targis) + 1
        if board.is_on_a_column(number):
            columns |= 0b001001001 << board.line_of(number)
        else:
            rows |= 0b111 << (board.SIDE * board.line_of(number))
        targis &= targis - 1
    return rows & columns


@rule
def lay_markers(t: Table) -> None:
    """T12: a marker on every centre card where a row and a column of the same player cross."""
    for seat in range(table.SEATS):
        t.players[seat].markers = crossings(t.players[seat].targis)


# -- the end of a round -------------------------------------------------------------------------------


@rule
def has_face_down(t: Table) -> bool:
    for k in range(board.CENTRE):
        if t.centre[k].face_down != 0:
            return True
    return False


@rule
def end_round(t: Table) -> None:
    """T31: face-down cards are turned up, the start player changes. T50: with twelve cards laid the game ends here."""
    if has_face_down(t):
        t.reveals += 1
    for k in range(board.CENTRE):
        t.centre[k].face_down = 0
        t.centre[k].generation = 0
    for seat in range(table.SEATS):
        t.players[seat].faces_opponent = 0
        t.players[seat].favoured = 0
    t.first = table.other(t.first)
    if table.cards_laid(t, 0) < table.DISPLAY and table.cards_laid(t, 1) < table.DISPLAY:
        ask(t, actions.DO_MOVE_ROBBER, t.first, 1, 0)
