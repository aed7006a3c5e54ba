"""Many games of Targi between random and greedy players, in one compiled call, with a record of the cards laid."""

from typing import Any, NamedTuple

from azalai.bots.binding import bound_bots
from azalai.bots.rules.copying import copy_table
from azalai.bots.rules.greedy import TABLES, Depths
from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.dispatch import apply, deal, legal
from azalai.games.targi.rules.forced import lone_answer_reveals
from azalai.games.targi.rules.scoring import score, winner
from azalai.games.targi.rules.table import DISPLAY, SEATS, Table
from azalai.kernel.chance import LOW32, draw, seed_chance
from azalai.kernel.gear import rule
from azalai.kernel.loops import DICE

choose = bound_bots("targi").choose

RANDOM, GREEDY = 0, 1


class Players(NamedTuple):
    kinds: Any  # by seat
    weights: Any
    dice: Any  # by seat


class Buffers(NamedTuple):
    tables: Any  # those of the greedy player; the last one is empty
    cards: Any
    options: Any
    depths: Depths


class Records(NamedTuple):
    """What is recorded of each game; see ``balance.games.Results``."""

    decisions: Any
    rounds: Any
    scores: Any
    winners: Any
    laid: Any


@rule
def carry_out(t: Table, c: Cards, action: int) -> None:
    """The only caller of ``apply``, which Numba inlines into each of its callers."""
    apply(t, c, action)


@rule
def answers(t: Table, c: Cards, options: list[int]) -> int:
    """The only caller of ``legal``, likewise."""
    return legal(t, c, options)


@rule
def record_displays(t: Table, laid: Any) -> None:
    """Record every card that lies in a display: one that is lost later (X22) was laid all the same."""
    for seat in range(SEATS):
        display = t.players[seat].display
        for place in range(DISPLAY):
            laid[seat, display[place]] = 1


@rule
def play_range(
    players: Players, buffers: Buffers, records: Records, first: int, low: int, high: int, start: int
) -> None:
    """Game i has the seed of the run plus i. Random players share one stream of dice, the same as in ``simulate``, so
    that they play the same games; a greedy player has its own."""
    tables, cards, options, depths = buffers
    kinds, weights, dice = players
    c = cards[0]
    for i in range(len(records.decisions)):
        game_low = low + start + i
        game_high = (high + (game_low >> 32)) & LOW32
        game_low &= LOW32
        copy_table(tables, 0, TABLES)
        t = tables[0]
        seed_chance(t.chance, game_low, game_high)
        deal(t, c, first)
        for seat in range(SEATS):
            seed_chance(dice[seat], game_low ^ DICE, game_high ^ seat)
        n = answers(t, c, options[0])
        while n > 0:
            seat = t.asked[t.depth - 1].seat
            if n == 1 and not lone_answer_reveals(t):
                action = options[0][0]
            else:
                records.decisions[i] += 1
                if kinds[seat] == GREEDY:
                    action = choose(tables, c, weights, n, dice[seat], options, depths)
                else:
                    action = options[0][draw(dice[0], n)]
            carry_out(t, c, action)
            record_displays(t, records.laid[i])  # after each answer: none of them both lays a card and loses one
            n = answers(t, c, options[0])
        records.rounds[i] = t.round
        for seat in range(SEATS):
            records.scores[i, seat] = score(t, c, seat)
        records.winners[i] = winner(t, c)
