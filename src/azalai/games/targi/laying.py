"""Laying tribe cards into the display, keeping and discarding them. T18 to T20, T24 to T29."""

from azalai.games.targi.actions import (
    ASK_ALTERNATIVE,
    ASK_CARD,
    ASK_DISCOUNT,
    ASK_ROW,
    ASK_SWAP_FIRST,
    ASK_SWAP_SECOND,
    DISCARD,
    FROM_CENTRE,
    FROM_HAND,
    KEEP,
    LAY,
    PAY,
    ROW,
    SKIP,
    SPARE,
    SWAP,
    TAKE_UP_HAND,
)
from azalai.games.targi.cards import ALTERNATIVES, COSTS, NOW, Cards
from azalai.games.targi.decks import discard_tribe_card
from azalai.games.targi.effects import GAIN, LAY_BONUS, SWAP_TWO, count_discounts
from azalai.games.targi.gaining import gain
from azalai.games.targi.table import (
    AMOUNT,
    DISPLAY,
    GOLD,
    GOODS,
    HAND,
    ROW_LENGTH,
    ROWS,
    WATER,
    Table,
    cards_laid,
)
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask, count_down

# -- may it be laid? ----------------------------------------------------------------------------------


@rule
def can_pay(t: Table, c: Cards, seat: int, card: int, alternative: int) -> bool:
    """T24, T25: paid in full, where each discount takes a good off; gold and water are never reduced."""
    at = (card * ALTERNATIVES + alternative) * COSTS
    stock = t.players[seat].stock
    if stock[GOLD] < c.cost[at + GOLD] or stock[WATER] < c.cost[at + WATER]:
        return False
    missing = 0
    for good in range(GOODS):
        missing += max(0, c.cost[at + good] - stock[good])
    return missing == 0 or missing <= count_discounts(t, c, seat, c.kind[card])


@rule
def can_lay(t: Table, c: Cards, seat: int, card: int) -> bool:
    """T24, T29: some alternative can be paid, and fewer than twelve cards are laid."""
    for alternative in range(c.alternatives[card]):
        if can_pay(t, c, seat, card, alternative):
            return cards_laid(t, seat) < DISPLAY
    return False


# -- the hand -----------------------------------------------------------------------------------------


@rule
def free_hand_place(t: Table, c: Cards, seat: int) -> int:
    """T19: the first free place of the hand; -1 when it is full."""
    hand = t.players[seat].hand
    for place in range(c.limit_hand):
        if hand[place] == 0:
            return place
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
            options[n] = TAKE_UP_HAND + place
            n += 1
    return n


@rule
def take_up_hand(t: Table, seat: int, place: int) -> None:
    """The hand card is taken up, to be laid or discarded."""
    player = t.players[seat]
    decide_on(t, seat, player.hand[place], FROM_HAND, player.hand_seen[place], player.hand_generation[place])
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
    ask(t, ASK_CARD, seat, 1, source)


@rule
def legal_card(t: Table, c: Cards, seat: int, source: int, options: list[int]) -> int:
    """T18, T22: lay it; keep it if the hand has room; discard it, but one from the centre only with a full hand."""
    n = 0
    if can_lay(t, c, seat, t.card):
        options[n] = LAY
        n += 1
    room = source != FROM_HAND and free_hand_place(t, c, seat) >= 0
    if room:
        options[n] = KEEP
        n += 1
    if source != FROM_CENTRE or not room:
        options[n] = DISCARD
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
    put_down(t)


@rule
def show_card(t: Table) -> None:
    """A card only its owner knew is laid or discarded: the opponent sees it."""
    if t.card_seen == 0:
        t.reveals += 1


@rule
def put_down(t: Table) -> None:
    """The card being decided on has found its place."""
    t.card = 0
    t.card_seen = 0
    t.card_generation = 0
    answered(t)


@rule
def answer_card(t: Table, c: Cards, seat: int, action: int) -> None:
    if action == LAY:
        show_card(t)
        t.card_seen = 1
        answered(t)
        ask(t, ASK_ALTERNATIVE, seat, 1, 0)
    elif action == KEEP:
        keep_card(t, c, seat)
    else:
        show_card(t)
        discard_tribe_card(t, t.card)
        put_down(t)


# -- paying -------------------------------------------------------------------------------------------


@rule
def legal_alternative(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    n = 0
    for alternative in range(c.alternatives[t.card]):
        if can_pay(t, c, seat, t.card, alternative):
            options[n] = PAY + alternative
            n += 1
    return n


@rule
def answer_alternative(t: Table, c: Cards, seat: int, alternative: int) -> None:
    """T24, T25: the price is set; then each discount takes one of its goods off, while there is one."""
    at = (t.card * ALTERNATIVES + alternative) * COSTS
    goods = 0
    for i in range(COSTS):
        t.price[i] = c.cost[at + i]
        if i < GOODS:
            goods += t.price[i]
    answered(t)
    ask(t, ASK_ROW, seat, 1, 0)
    off = min(goods, count_discounts(t, c, seat, c.kind[t.card]))
    if off > 0:
        ask(t, ASK_DISCOUNT, seat, off, 0)


@rule
def legal_discount(t: Table, seat: int, count: int, options: list[int]) -> int:
    """T25: any good of the price, as long as the rest can still be paid."""
    stock = t.players[seat].stock
    missing = 0
    for good in range(GOODS):
        missing += max(0, t.price[good] - stock[good])
    n = 0
    for good in range(GOODS):
        helps = 1 if t.price[good] > stock[good] else 0
        if t.price[good] > 0 and missing - helps <= count - 1:
            options[n] = SPARE + good
            n += 1
    return n


@rule
def answer_discount(t: Table, good: int) -> None:
    t.price[good] -= 1
    count_down(t)


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
            options[n] = ROW + row
            n += 1
    return n


@rule
def answer_row(t: Table, c: Cards, seat: int, row: int) -> None:
    """T26 to T28: the price is paid, the card lies there, its effect works."""
    stock = t.players[seat].stock
    for i in range(COSTS):
        stock[i] -= t.price[i]
        t.price[i] = 0
    card = t.card
    put_down(t)
    carry_out(t, c, seat, card)
    lay_bonuses(t, c, seat, card)
    t.players[seat].display[free_place(t, seat, row)] = card


@rule
def carry_out(t: Table, c: Cards, seat: int, card: int) -> None:
    """The effect of a card that works at once. What it asks lies under what ``lay_bonuses`` ask, which come first."""
    if c.when[card] == NOW:
        if c.effect[card] == GAIN:
            gain(t, seat, c.effect_what, card * AMOUNT)
        elif c.effect[card] == SWAP_TWO and cards_laid(t, seat) > 0:
            ask(t, ASK_SWAP_FIRST, seat, 1, 0)


@rule
def lay_bonuses(t: Table, c: Cards, seat: int, card: int) -> None:
    """What cards laid before give for a card of their kind."""
    display = t.players[seat].display
    for place in range(DISPLAY):
        laid = display[place]
        if laid != 0 and c.effect[laid] == LAY_BONUS and c.effect_kind[laid] == c.kind[card]:
            gain(t, seat, c.effect_what, laid * AMOUNT)


# -- two cards change places (T27, exception) ---------------------------------------------------------


@rule
def legal_swap(t: Table, seat: int, first: int, options: list[int]) -> int:
    """Any laid card but the first one chosen (-1: none is chosen yet, and it need not be done at all)."""
    n = 0
    for place in range(DISPLAY):
        if t.players[seat].display[place] != 0 and place != first:
            options[n] = SWAP + place
            n += 1
    if first < 0:
        options[n] = SKIP
        n += 1
    return n


@rule
def answer_swap_first(t: Table, seat: int, action: int) -> None:
    answered(t)
    if action != SKIP:
        ask(t, ASK_SWAP_SECOND, seat, 1, action - SWAP)


@rule
def answer_swap_second(t: Table, seat: int, first: int, second: int) -> None:
    display = t.players[seat].display
    card = display[first]
    display[first] = display[second]
    display[second] = card
    answered(t)
