"""The rules of Tricks, a tiny card game for two or three players.

There are nine cards, 1 to 9. Each seat is dealt three; the others are the stock. A game has three tricks. In a trick
each seat in turn plays a card face up. The highest card wins a point, and its seat draws a card of the stock, unseen by
the others, and leads the next trick. Most points win.
"""

from azalai.kernel.catalogue import Catalogue
from azalai.kernel.chance import WORDS, draw, seed_chance, shuffle
from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, many, short, small, smalls, wides
from azalai.kernel.questions import Question, answered, ask

CARDS, HAND, TRICKS, SEATS = 9, 3, 3, 3
STOCK, PLAYED = 0, SEATS + 1  # where a card is; 1 to 3: in the hand of seat 0 to 2
UNKNOWN = -1

ASK_PLAY, END_TRICK = 1, 2  # a question, and a chore

CATALOGUE = Catalogue()
PLAY = CATALOGUE.family("play", "c{}", range(1, CARDS + 1))


class CardTables(Layout):
    """What the options decide; in a larger game also what is printed on the cards."""

    seats: int = small()


class Table(Layout):
    chance: list[int] = wides(WORDS)
    asked: list[Question] = many(Question, SEATS + 1)
    depth: int = small()
    round: int = small()
    reveals: int = short()
    first: int = small()
    leader: int = small()
    where: list[int] = smalls(CARDS)
    trick: list[int] = smalls(SEATS)  # the card that each seat has played, 1 to 9; 0: none yet
    points: list[int] = smalls(SEATS)


class Observation(Layout):
    """What a seat knows. Seats are counted from the observer: 0 is itself."""

    my_decision: int = small()
    seats: int = small()
    round: int = small()
    leader: int = small()
    cards: list[int] = smalls(CARDS)  # 1: in my hand, 2: played, UNKNOWN: hidden
    trick: list[int] = smalls(SEATS)
    held: list[int] = smalls(SEATS)  # the number of cards in each hand
    points: list[int] = smalls(SEATS)


# -- the course of the game ---------------------------------------------------------------------------


@rule
def deal(t: Table, c: CardTables, first: int) -> None:
    t.first = first if first >= 0 else draw(t.chance, c.seats)
    t.leader = t.first
    t.round = 1
    for seat in range(c.seats):
        for _ in range(HAND):
            draw_card(t, seat)
    begin_trick(t, c)


@rule
def in_place(t: Table, place: int) -> int:
    """How many cards are in a place."""
    count = 0
    for card in range(CARDS):
        if t.where[card] == place:
            count += 1
    return count


@rule
def draw_card(t: Table, seat: int) -> None:
    """Each card of the stock is equally likely."""
    skipped = draw(t.chance, in_place(t, STOCK))
    for card in range(CARDS):
        if t.where[card] == STOCK:
            if skipped == 0:
                t.where[card] = seat + 1
                return
            skipped -= 1


@rule
def begin_trick(t: Table, c: CardTables) -> None:
    """Push the questions in reverse order: the last one first."""
    ask(t, END_TRICK, 0, 0, 0)
    for place in range(c.seats - 1, -1, -1):
        ask(t, ASK_PLAY, (t.leader + place) % c.seats, 0, 0)


@rule
def end_trick(t: Table, c: CardTables) -> None:
    best = 0
    for seat in range(c.seats):
        if t.trick[seat] > t.trick[best]:
            best = seat
    for seat in range(c.seats):
        t.trick[seat] = 0
    t.points[best] += 1
    t.leader = best
    if t.round == TRICKS:
        return
    t.round += 1
    if in_place(t, STOCK) > 0:
        draw_card(t, best)
        t.reveals += 1
    begin_trick(t, c)


@rule
def legal(t: Table, c: CardTables, options: list[int]) -> int:
    if t.depth == 0:
        return 0
    n = 0
    for card in range(CARDS):
        if t.where[card] == t.asked[t.depth - 1].seat + 1:
            options[n] = PLAY + card
            n += 1
    return n


@rule
def apply(t: Table, c: CardTables, action: int) -> None:
    card = action - PLAY
    t.where[card] = PLAYED
    t.trick[t.asked[t.depth - 1].seat] = card + 1
    answered(t)
    if t.asked[t.depth - 1].kind == END_TRICK:
        answered(t)
        end_trick(t, c)


@rule
def lone_answer_reveals(t: Table) -> bool:
    """Everybody can count the cards of a hand, so a last card can be played automatically."""
    return False


# -- scoring ------------------------------------------------------------------------------------------


@rule
def rounds_played(t: Table) -> int:
    return t.round


@rule
def score(t: Table, c: CardTables, seat: int) -> int:
    return t.points[seat]


@rule
def winning_seats(t: Table, c: CardTables) -> int:
    most = 0
    seats = 0
    for seat in range(c.seats):
        if t.points[seat] > most:
            most = t.points[seat]
            seats = 0
        if t.points[seat] == most:
            seats |= 1 << seat
    return seats


@rule
def winner(t: Table, c: CardTables) -> int:
    won = winning_seats(t, c)
    for seat in range(c.seats):
        if won == 1 << seat:
            return seat
    return -1


# -- hidden information -------------------------------------------------------------------------------


@rule
def is_hidden(t: Table, card: int, seat: int) -> bool:
    return t.where[card] != PLAYED and t.where[card] != seat + 1


@rule
def observe(t: Table, c: CardTables, seat: int, seen: Observation) -> None:
    seen.my_decision = 1 if t.depth > 0 and t.asked[t.depth - 1].seat == seat else 0
    seen.seats = c.seats
    seen.round = t.round
    seen.leader = (t.leader - seat) % c.seats
    for card in range(CARDS):
        seen.cards[card] = UNKNOWN if is_hidden(t, card, seat) else 2 if t.where[card] == PLAYED else 1
    for place in range(SEATS):
        whose = (seat + place) % c.seats
        there = place < c.seats
        seen.trick[place] = t.trick[whose] if there else 0
        seen.held[place] = in_place(t, whose + 1) if there else 0
        seen.points[place] = t.points[whose] if there else 0


@rule
def imagine(t: Table, c: CardTables, seat: int, low: int, high: int, pool: list[int]) -> None:
    """Any card may be played at any time, so every distribution of the hidden cards is equally likely."""
    seed_chance(t.chance, low, high)
    n = 0
    for card in range(CARDS):
        if is_hidden(t, card, seat):
            pool[n] = t.where[card]
            n += 1
    shuffle(t.chance, pool, n)
    put_back(t, seat, pool)


@rule
def put_back(t: Table, seat: int, places: list[int]) -> None:
    """Give the hidden cards these places, in their order."""
    n = 0
    for card in range(CARDS):
        if is_hidden(t, card, seat):
            t.where[card] = places[n]
            n += 1
