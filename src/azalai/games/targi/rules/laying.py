"""Laying tribe cards into the display, keeping and discarding them. T18 to T20, T26 to T29, X07, X27."""

from azalai.games.targi.rules import actions, decks, effects, gaining, paying
from azalai.games.targi.rules.card_tables import COSTS, NOW, ONCE, Cards
from azalai.games.targi.rules.table import AMOUNT, DISPLAY, HAND, POINTS, ROW_LENGTH, ROWS, WATER, Table, cards_laid
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask, item_of

# -- the hand -----------------------------------------------------------------------------------------


@rule
def free_hand_place(t: Table, c: Cards, seat: int) -> int:
    """T19: the first free place of the hand; -1 when it is full."""
    hand = t.players[seat].hand
    for place in range(HAND):
        if hand[place] == 0:
            fits = place < c.limit_hand or effects.count_lasting(t, c, seat, effects.HAND_OF_TWO) > 0
            return place if fits else -1
    return -1


@rule
def can_take_up(t: Table, seat: int, place: int) -> bool:
    """T20: a hand card can be laid or discarded only in a later round than the one it was taken in."""
    player = t.players[seat]
    return player.hand[place] != 0 and player.hand_round[place] < t.round


@rule
def can_take_up_any(t: Table, seat: int) -> bool:
    for place in range(HAND):
        if can_take_up(t, seat, place):
            return True
    return False


@rule
def legal_hand(t: Table, seat: int, options: list[int], n: int) -> int:
    for place in range(HAND):
        if can_take_up(t, seat, place):
            options[n] = actions.TAKE_UP_HAND + place
            n += 1
    return n


@rule
def take_up_hand(t: Table, seat: int, place: int, source: int) -> None:
    """The hand card is taken up, to be laid or discarded."""
    player = t.players[seat]
    decide_on(t, seat, player.hand[place], source, player.hand_seen[place], player.hand_generation[place])
    empty_hand_place(t, seat, place)


@rule
def empty_hand_place(t: Table, seat: int, place: int) -> None:
    """Free a place. The other card moves up, so that equal hands have equal bytes."""
    player = t.players[seat]
    last = HAND - 1
    if place < last:
        player.hand[place] = player.hand[last]
        player.hand_round[place] = player.hand_round[last]
        player.hand_seen[place] = player.hand_seen[last]
        player.hand_generation[place] = player.hand_generation[last]
        place = last
    player.hand[place] = 0
    player.hand_round[place] = 0
    player.hand_seen[place] = 0
    player.hand_generation[place] = 0


# -- one card: lay, keep or discard -------------------------------------------------------------------


@rule
def decide_on(t: Table, seat: int, card: int, source: int, seen: int, generation: int) -> None:
    t.card = card
    t.card_seen = seen
    t.card_generation = generation
    ask(t, actions.ASK_CARD, seat, 1, source)


@rule
def legal_card(t: Table, c: Cards, seat: int, source: int, options: list[int]) -> int:
    """T18, T22: lay the card; keep it if the hand has room; discard it, from the centre only with a full hand."""
    n = 0
    if paying.can_lay(t, c, seat, t.card, 0):
        options[n] = actions.LAY
        n += 1
    can_keep = source != actions.FROM_HAND and source != actions.FROM_NOBLE and free_hand_place(t, c, seat) >= 0
    if can_keep:
        options[n] = actions.KEEP
        n += 1
    if source != actions.FROM_CENTRE or not can_keep:
        options[n] = actions.DISCARD
        n += 1
    if source == actions.FROM_DECK_FOR_WATER and t.players[seat].stock[WATER] >= c.redraw_water[1]:
        options[n] = actions.REDRAW
        n += 1
    return n


@rule
def keep_card(t: Table, c: Cards, seat: int) -> None:
    player = t.players[seat]
    place = free_hand_place(t, c, seat)
    player.hand[place] = t.card
    player.hand_round[place] = t.round
    player.hand_seen[place] = t.card_seen
    player.hand_generation[place] = 0 if t.card_seen else t.card_generation
    clear_card(t)


@rule
def show_card(t: Table) -> None:
    """A card that only its owner knew is laid or discarded: now the opponent sees it."""
    if t.card_seen == 0:
        t.reveals += 1


@rule
def clear_card(t: Table) -> None:
    """The decision about the card is finished."""
    t.card = 0
    t.card_seen = 0
    t.card_generation = 0


@rule
def answer_card(t: Table, c: Cards, seat: int, action: int) -> None:
    source = t.asked[t.depth - 1].about
    if action == actions.REDRAW:
        redraw(t, c, seat)
        return
    answered(t)
    if action == actions.LAY:
        start_laying(t, c, seat)
    elif action == actions.KEEP:
        keep_card(t, c, seat)
    else:
        assert action == actions.DISCARD
        show_card(t)
        decks.discard_tribe_card(t, t.card)
        clear_card(t)
        if source == actions.FROM_NOBLE:
            gaining.gain(t, seat, c.noble_gain, AMOUNT)


@rule
def redraw(t: Table, c: Cards, seat: int) -> None:
    """X27: a card drawn from the deck is discarded for water, and another drawn."""
    t.players[seat].stock[WATER] -= c.redraw_water[1]
    t.reveals += 1
    decks.discard_tribe_card(t, t.card)
    t.card = decks.draw_tribe_card(t)
    t.card_generation = t.tribe_generation


@rule
def start_laying(t: Table, c: Cards, seat: int) -> None:
    """The card is shown. Then follow the token, the alternative, the optional part, the discounts and the row."""
    show_card(t)
    t.card_seen = 1
    t.card_generation = 0
    if paying.token_saves_a_good(t, c, seat):
        ask(t, actions.ASK_TOKEN, seat, 1, 0)
    else:
        ask(t, actions.ASK_ALTERNATIVE, seat, 1, 0)


# -- into the display ---------------------------------------------------------------------------------


@rule
def free_place(t: Table, seat: int, row: int) -> int:
    """T26: the leftmost free place of a row, as a place of the display; -1 when the row is full."""
    display = t.players[seat].display
    for place in range(row * ROW_LENGTH, (row + 1) * ROW_LENGTH):
        if display[place] == 0:
            return place
    return -1


@rule
def legal_row(t: Table, seat: int, options: list[int]) -> int:
    n = 0
    for row in range(ROWS):
        if free_place(t, seat, row) >= 0:
            options[n] = actions.ROW + row
            n += 1
    return n


@rule
def answer_row(t: Table, c: Cards, seat: int, row: int) -> None:
    """T26 to T28: the price is paid, the card lies there, its effect works."""
    stock = t.players[seat].stock
    for i in range(COSTS):
        stock[i] -= t.price[i]
        t.price[i] = 0
    stock[POINTS] += t.extra
    t.extra = 0
    t.cheap = 0
    card = t.card
    clear_card(t)
    answered(t)
    carry_out(t, c, seat, card)
    lay_bonuses(t, c, seat, card)
    place = free_place(t, seat, row)
    t.players[seat].display[place] = card
    if c.when[card] == ONCE:
        t.players[seat].tokens |= 1 << place


@rule
def carry_out(t: Table, c: Cards, seat: int, card: int) -> None:
    """T28: an effect that works at once. ``lay_bonuses`` pushes its questions later, so that they are asked first."""
    if c.when[card] == NOW:
        if c.effect[card] == effects.GAIN:
            gaining.gain(t, seat, c.effect_what, card * AMOUNT)
        elif c.effect[card] == effects.SWAP_TWO and cards_laid(t, seat) > 0:
            ask(t, actions.ASK_SWAP_FIRST, seat, 1, 0)
        elif c.effect[card] == effects.TURN_GOODS_CARDS:
            ask(t, actions.DO_TURN_GOODS, seat, c.effect_number[card], 0)
        elif c.effect[card] == effects.DRAW_TRIBE:
            ask(t, actions.DO_DRAW_TRIBE, seat, 1, 0)


@rule
def lay_bonuses(t: Table, c: Cards, seat: int, card: int) -> None:
    """The bonus of earlier cards for a card of their kind."""
    display = t.players[seat].display
    for place in range(DISPLAY):
        row = display[place]
        while row != 0:
            if c.effect[row] == effects.LAY_BONUS and c.effect_kind[row] == c.kind[card]:
                gaining.gain(t, seat, c.effect_what, row * AMOUNT)
            row = c.more[row]


# -- two cards change places (T27, exception) ---------------------------------------------------------


@rule
def legal_swap(t: Table, seat: int, first: int, must: int, options: list[int]) -> int:
    """T27: any laid card but the first one chosen. -1: none yet; then it may be skipped, unless a token was given."""
    n = 0
    for place in range(DISPLAY):
        if t.players[seat].display[place] != 0 and place != first:
            options[n] = actions.SWAP + place
            n += 1
    if first < 0 and must == 0:
        options[n] = actions.SKIP
        n += 1
    return n


@rule
def answer_swap_first(t: Table, seat: int, action: int) -> None:
    answered(t)
    if action != actions.SKIP:
        ask(t, actions.ASK_SWAP_SECOND, seat, 1, item_of(action, actions.SWAP, DISPLAY))


@rule
def answer_swap_second(t: Table, seat: int, first: int, second: int) -> None:
    display = t.players[seat].display
    card = display[first]
    display[first] = display[second]
    display[second] = card
    tokens = t.players[seat].tokens
    if (tokens >> first) & 1 != (tokens >> second) & 1:
        t.players[seat].tokens = tokens ^ ((1 << first) | (1 << second))
    answered(t)
