"""Inputs of the network for Targi: a table as one seat sees it, as small whole numbers.

A card is described by what it costs, does and would complete, never by its number, so that the network also plays with
corrected card files. For the network, hidden cards count as they lie: bots only ever evaluate tables on which
``imagine`` has dealt them again. Version 2 of the observation (``learnable_observation``) begins with the same inputs,
without what is hidden. The weights belong to this layout: change it, and the network must be trained again.
"""

from azalai.games.targi.bots import evaluation
from azalai.games.targi.bots.card_inputs import CARD, KINDS, PRESENT, WORTH, amount_inputs, card_inputs, longest_alike
from azalai.games.targi.rules import board, border, decks, effects, favour, round, scoring, table
from azalai.games.targi.rules.card_tables import ALWAYS, COSTS, END, ONCE, Cards
from azalai.games.targi.rules.table import Player, Space, Table
from azalai.kernel.gear import rule

QUESTIONS = 33  # kinds of question, which are numbered from 1
CORNERS = 0b1000_1000_1000_1000
EVERYTHING = -1
"""In place of the seat that looks: hidden cards count as they lie."""

# A seat.
HELD, OVER_LIMIT, HAS_GOODS, HAS_GOLD, HAS_WATER, SCORE, LAID = 0, 6, 8, 20, 23, 27, 28
ROW_STATES, ALIKE_ROWS, LACKING, LAID_KINDS = 41, 50, 65, 70
LASTING, DISCOUNTS, CARD_BONUS, PER_TWO, TOKENS, LAYING_BONUS = 75, 102, 107, 110, 117, 144
ROLES, BORDER_GAIN, ON_DUNES, FIGURES, CROSSINGS, SHOWN = 149, 159, 166, 178, 182, 185
STARTS, FREE_ROLES, IN_LINE, OTHER, IN_HAND = 192, 193, 203, 217, 224
MARKED = IN_HAND + CARD
SEAT = MARKED + CARD

# The table.
ROUND = 2 * SEAT
PLACING = ROUND + 13
MY_DECISION = PLACING + 1
QUESTION = MY_DECISION + 1
COUNT = QUESTION + 2 * QUESTIONS
TO_PAY = COUNT + 1
PENDING = TO_PAY + 6
OPEN_CENTRE = PENDING + CARD
RAIDS = OPEN_CENTRE + 20
NEXT_RAID = RAIDS + 8
FREE_DUNES = NEXT_RAID + 4
MORE_BONUS = FREE_DUNES + 12
# What the effects of tribe cards are worth: goods, points and a number. By block: hand and crossings of each seat, and
# the card that a question is about.
HAND_WORTH = MORE_BONUS + 4
MARKED_WORTH = HAND_WORTH + 2 * WORTH
PENDING_WORTH = MARKED_WORTH + 2 * WORTH
INPUTS = PENDING_WORTH + WORTH


@rule
def network_inputs(t: Table, c: Cards, seat: int, x: list[int]) -> None:
    """Write the inputs of a seat."""
    table_inputs(t, c, seat, EVERYTHING, x)


@rule
def table_inputs(t: Table, c: Cards, seat: int, viewer: int, x: list[int]) -> int:
    """Write the inputs of a seat as far as the viewer may know them; what ``row_inputs`` says of its display."""
    for i in range(INPUTS):
        x[i] = 0
    placing = round.is_placing(t)
    mine = seat_inputs(t, c, seat, viewer, placing, x, 0)
    seat_inputs(t, c, 1 - seat, viewer, placing, x, SEAT)
    at_least(x, ROUND, t.round, 12)
    if placing:
        x[PLACING] = 1
    question_inputs(t, c, seat, viewer, mine, x)
    for k in range(board.CENTRE):
        centre_inputs(t, c, seat, t.centre[k], x)
    raid_inputs(t, c, x)
    dune_inputs(t, c, x)
    return mine


@rule
def at_least(x: list[int], at: int, value: int, n: int) -> None:
    """A thermometer: input i is 1 when the value is larger than i."""
    for i in range(n):
        if value > i:
            x[at + i] = 1


# -- a seat -------------------------------------------------------------------------------------------------


@rule
def seat_inputs(t: Table, c: Cards, seat: int, viewer: int, placing: bool, x: list[int], at: int) -> int:
    """Write the block of a seat; what ``row_inputs`` says of its display."""
    player = t.players[seat]
    stock_inputs(t, c, seat, x, at)
    x[at + SCORE] = max(0, min(60, scoring.score(t, c, seat)))
    laid = table.cards_laid(t, seat)
    at_least(x, at + LAID, laid, table.DISPLAY)
    x[at + LAID + table.DISPLAY] = laid
    rows = 0
    for row in range(table.ROWS):
        rows = row_inputs(c, player, row, rows, x, at)
    effect_inputs(c, player, x, at)
    figure_inputs(t, c, player, x, at)
    marked = round.crossings(player.targis) if placing else player.markers
    marker_inputs(t, c, seat, marked, rows, x, at)
    if t.first == seat:
        x[at + STARTS] = 1
    for place in range(table.HAND):
        card = player.hand[place]
        if card != 0:
            if viewer == EVERYTHING or viewer == seat or player.hand_seen[place] != 0:
                card_inputs(t, c, seat, card, rows, x, at + IN_HAND, HAND_WORTH + (WORTH if at > 0 else 0))
            else:
                x[at + IN_HAND + PRESENT] += 1
                x[at + OTHER + 5] += 1
            if player.hand_round[place] == t.round:
                x[at + OTHER + 1] = 1
    x[at + OTHER + 2] = player.favoured
    x[at + OTHER + 3] = player.faces_opponent
    if placing:
        free_border_inputs(t, c, seat, x, at)
        line_inputs(t, c, seat, marked, x, at)
    return rows


@rule
def stock_inputs(t: Table, c: Cards, seat: int, x: list[int], at: int) -> None:
    stock = t.players[seat].stock
    for i in range(table.STOCK):
        x[at + HELD + i] = min(stock[i], 31)
    held = table.goods_held(t, seat)
    limit = c.limit_goods + effects.more_storage(t, c, seat, table.ANY)
    x[at + OVER_LIMIT] = min(15, max(0, held - limit))
    x[at + OVER_LIMIT + 1] = min(15, max(0, limit - held))
    for good in range(table.GOODS):
        at_least(x, at + HAS_GOODS + 4 * good, stock[good], 4)
    at_least(x, at + HAS_GOLD, stock[table.GOLD], 3)
    for i in range(4):
        if stock[table.WATER] > 2 * i:
            x[at + HAS_WATER + i] = 1


@rule
def row_inputs(c: Cards, player: Player, row: int, rows: int, x: list[int], at: int) -> int:
    """Write a row of the display, and add to ``rows`` what it could still become: for each kind the length of the
    longest row of that kind alone (two bits from bit 2 * kind), and whether a row of different kinds lacks it (bit 16 +
    kind; bit 24 + kind where it would complete the row)."""
    seen = 0
    count = 0
    kinds = 0
    last = 0
    for place in range(row * table.ROW_LENGTH, (row + 1) * table.ROW_LENGTH):
        card = player.display[place]
        if card != 0:
            count += 1
            if card < table.FIRST_WILD_CARD:
                last = c.kind[card]
                if (seen >> last) & 1 == 0:
                    kinds += 1
                seen |= 1 << last
    # empty; 1 to 3 of one kind; 2 or 3 different kinds; 2 or 3 cards that make no row; complete
    if count == 0:
        x[at + ROW_STATES] += 1
    elif count == table.ROW_LENGTH:
        x[at + ROW_STATES + 8] += 1
    elif kinds <= 1:
        x[at + ROW_STATES + count] += 1
    elif kinds == count:
        x[at + ROW_STATES + 2 + count] += 1
    else:
        x[at + ROW_STATES + 4 + count] += 1
    if count == 0 or count == table.ROW_LENGTH:
        return rows
    if kinds == 1:
        x[at + ALIKE_ROWS + 3 * (last - 1) + count - 1] += 1
        longest = longest_alike(rows, last)
        if count > longest:
            rows += (count - longest) << (2 * last)
    if kinds == count:
        for kind in range(1, KINDS + 1):
            if (seen >> kind) & 1 == 0:
                if count >= 2:
                    x[at + LACKING + kind - 1] += 1
                rows |= 1 << (16 + kind)
                if count == table.ROW_LENGTH - 1:
                    rows |= 1 << (24 + kind)
    return rows


@rule
def effect_inputs(c: Cards, player: Player, x: list[int], at: int) -> None:
    """Kinds of the laid cards, lasting effects, effects of the final scoring, and unused action tokens."""
    for place in range(table.DISPLAY):
        card = player.display[place]
        if card != 0 and card < table.FIRST_WILD_CARD:
            x[at + LAID_KINDS + c.kind[card] - 1] += 1
            row = card
            while row != 0:
                effect = c.effect[row]
                when = c.when[row]
                if when == ALWAYS or when == END:
                    x[at + LASTING + effect] += 1
                    if effect == effects.DISCOUNT:
                        x[at + DISCOUNTS + c.effect_kind[row] - 1] += 1
                    elif effect == effects.GOODS_CARD_BONUS:
                        good = c.effect_good[row]
                        if good < table.GOODS:
                            x[at + CARD_BONUS + good] += 1
                        else:
                            x[MORE_BONUS + (2 if at > 0 else 0) + good - table.GOODS] += 1
                    elif effect == effects.POINTS_PER_TWO:
                        x[at + PER_TWO + c.effect_kind[row]] += 1
                    elif effect == effects.LAY_BONUS:
                        x[at + LAYING_BONUS + c.effect_kind[row] - 1] += 1
                elif when == ONCE and (player.tokens >> place) & 1 != 0:
                    x[at + TOKENS + effect] += 1
                row = c.more[row]


@rule
def figure_inputs(t: Table, c: Cards, player: Player, x: list[int], at: int) -> None:
    """The border cards and dunes that the seat's Targis stand on."""
    targis = player.targis
    n = 0
    while targis != 0:
        number = board.lowest(targis) + 1
        n += 1
        x[at + ROLES + c.role[border.entry_of(t, c, number)]] += 1
        amount_inputs(c.border_gain, border.entry_of(t, c, number) * table.AMOUNT, x, at + BORDER_GAIN)
        targis &= targis - 1
    for place in range(table.DUNES):
        if (player.dunes >> place) & 1 != 0:
            n += 1
            if t.dunes[place] != 0:
                x[at + ON_DUNES + c.dune_effect[t.dunes[place]]] += 1
    x[at + FIGURES + min(3, n)] = 1
    targia = favour.targia_card(t, c)
    if targia > 0 and (player.targis >> (targia - 1)) & 1 != 0:
        x[at + OTHER + 4] = 1


@rule
def marker_inputs(t: Table, c: Cards, seat: int, marked: int, rows: int, x: list[int], at: int) -> None:
    """The centre cards that the seat has or would have a marker on."""
    count = 0
    for k in range(board.CENTRE):
        if (marked >> k) & 1 != 0:
            count += 1
            space = t.centre[k]
            if space.face_down != 0:
                x[at + OTHER] += 1
            elif decks.is_goods_card(space.card):
                amount_inputs(c.shows, (space.card - table.FIRST_GOODS_CARD + 1) * table.AMOUNT, x, at + SHOWN)
            else:
                card_inputs(t, c, seat, space.card, rows, x, at + MARKED, MARKED_WORTH + (WORTH if at > 0 else 0))
    x[at + CROSSINGS + min(2, count)] = 1


@rule
def free_border_inputs(t: Table, c: Cards, seat: int, x: list[int], at: int) -> None:
    """While Targis are placed: what the border cards do that the seat could still take (T10)."""
    theirs = t.players[1 - seat].targis
    blocked = t.players[seat].targis | theirs | board.opposites(theirs) | (1 << (t.robber - 1)) | CORNERS
    for number in range(1, board.BORDER + 1):
        if (blocked >> (number - 1)) & 1 == 0:
            x[at + FREE_ROLES + c.role[border.entry_of(t, c, number)]] += 1


@rule
def line_inputs(t: Table, c: Cards, seat: int, marked: int, x: list[int], at: int) -> None:
    """While Targis are placed: the cards in the lines of the seat's Targis, for crossings that may still come."""
    targis = t.players[seat].targis
    while targis != 0:
        number = board.lowest(targis) + 1
        for i in range(board.SIDE):
            k = board.space_in_line(number, i)
            space = t.centre[k]
            if (marked >> k) & 1 == 0 and space.face_down == 0:
                if decks.is_goods_card(space.card):
                    amount_inputs(c.shows, (space.card - table.FIRST_GOODS_CARD + 1) * table.AMOUNT, x, at + IN_LINE)
                elif space.card < table.FIRST_WILD_CARD:
                    x[at + IN_LINE + table.AMOUNT] += 1
                    discount = effects.count_discounts(t, c, seat, c.kind[space.card])
                    if evaluation.missing(t, c, seat, space.card) <= discount:
                        x[at + IN_LINE + table.AMOUNT + 1] += 1
                        x[at + IN_LINE + table.AMOUNT + 2 + min(4, c.crosses[space.card])] += 1
        targis &= targis - 1


# -- the table ----------------------------------------------------------------------------------------------


@rule
def question_inputs(t: Table, c: Cards, seat: int, viewer: int, rows: int, x: list[int]) -> None:
    """What is asked, of whom, and the tribe card that it is about. Of a card that the opponent decides on only its
    crosses count, if the viewer knows it."""
    if t.depth == 0:
        return
    q = t.asked[t.depth - 1]
    mine = q.seat == seat
    if mine:
        x[MY_DECISION] = 1
    if q.kind < QUESTIONS:
        x[QUESTION + q.kind + (0 if mine else QUESTIONS)] = 1
    x[COUNT] = min(12, max(0, q.count))
    if t.card == 0 or t.card >= table.FIRST_GOODS_CARD:
        return
    if mine:
        card_inputs(t, c, seat, t.card, rows, x, PENDING, PENDING_WORTH)
        for i in range(COSTS):
            x[TO_PAY + i] = max(0, t.price[i])
        x[TO_PAY + COSTS] = t.cheap
    else:
        x[PENDING + PRESENT] = 2
        if t.card < table.FIRST_WILD_CARD and (viewer == EVERYTHING or t.card_seen != 0):
            x[TO_PAY + COSTS] = c.crosses[t.card] + 4


@rule
def raid_inputs(t: Table, c: Cards, x: list[int]) -> None:
    """When the next raid comes and what it demands."""
    third = min(3, max(0, t.round - 1) // 3)
    x[RAIDS + third] = 1
    if t.round > 0 and t.round % 3 == 0:
        x[RAIDS + 4 + third] = 1
    corner = border.entry_of(t, c, (board.SIDE + 1) * (third + 1))
    x[NEXT_RAID] = c.raid_goods[corner]
    x[NEXT_RAID + 1] = c.raid_gold[corner]
    x[NEXT_RAID + 2] = c.raid_points[corner]
    x[NEXT_RAID + 3] = c.raid_cards[corner]


@rule
def dune_inputs(t: Table, c: Cards, x: list[int]) -> None:
    """What the dunes do that no Targi stands on."""
    taken = t.players[0].dunes | t.players[1].dunes
    for place in range(table.DUNES):
        if t.dunes[place] != 0 and (taken >> place) & 1 == 0:
            x[FREE_DUNES + c.dune_effect[t.dunes[place]]] += 1


@rule
def centre_inputs(t: Table, c: Cards, seat: int, space: Space, x: list[int]) -> None:
    """Add a card of the centre."""
    if space.face_down != 0:
        x[OPEN_CENTRE + 19] += 1
    elif space.card != 0:
        if decks.is_goods_card(space.card):
            amount_inputs(c.shows, (space.card - table.FIRST_GOODS_CARD + 1) * table.AMOUNT, x, OPEN_CENTRE)
        elif space.card < table.FIRST_WILD_CARD:
            x[OPEN_CENTRE + table.AMOUNT + c.kind[space.card] - 1] += 1
            x[OPEN_CENTRE + table.AMOUNT + KINDS + min(4, c.crosses[space.card])] += 1
            if evaluation.missing(t, c, seat, space.card) == 0:
                x[OPEN_CENTRE + 17] += 1
            if evaluation.missing(t, c, 1 - seat, space.card) == 0:
                x[OPEN_CENTRE + 18] += 1
