"""What the environments do with any game's rules, in the compiled gear: step many tables, answer for the other seats by
chance, pay out, show.

Like ``kernel.loops``, whose functions it calls, this module is bound to each game.
"""

from typing import Any

from azalai.kernel.chance import LOW32, draw, seed_chance
from azalai.kernel.gear import rule
from azalai.kernel.loops import DICE, deal_seeded, settle, step
from azalai.kernel.placeholders import observe, winning_seats

EVERY_SEAT = -1
"""In place of the seat that learns: all seats are answered for by the caller."""
ANY_SEAT = -2
"""A seat that changes with the seed of each game."""
UNDECIDED = -1
"""In place of a number of answers: an action is to be carried out first."""


@rule
def pay_out(won: int, rewards: Any) -> None:
    """What the end of a game is worth to each seat: the winners share one stake of each seat, and all together get 0.
    Alone it is 1 for the winner; each of n seats that lose gets -1 / (n - 1), with two seats -1; a draw of two is 0."""
    seats = len(rewards)
    sharing = 0
    for seat in range(seats):
        sharing += (won >> seat) & 1
    for seat in range(seats):
        share = seats / sharing if (won >> seat) & 1 != 0 else 0.0
        rewards[seat] = (share - 1.0) / (seats - 1.0)


@rule
def show_table(
    t: Any, c: Any, n: int, options: Any, seat: int, viewer: int, mask: Any, seats: Any, i: int, seen: Any
) -> None:
    """Write who decides (-1: nobody), the legal mask, and what the viewer sees."""
    for action in range(len(mask)):
        mask[action] = 0
    for k in range(n):
        mask[options[k]] = 1
    seats[i] = seat
    observe(t, c, viewer, seen)


@rule
def step_tables(
    tables: Any,
    blank: Any,
    cards: Any,
    first: int,
    seeds: Any,
    learner: int,
    mine: Any,
    dice: Any,
    actions: Any,
    options: Any,
    counts: Any,
    masks: Any,
    seats: Any,
    observations: Any,
    rewards: Any,
    terminations: Any,
    illegal: Any,
) -> None:
    """One decision at each table. A table that was over is dealt anew instead, from the next seed of its own. An action
    that is not legal ends the game: it is lost for its seat and won by all others."""
    c = cards[0]
    for i in range(len(tables)):
        t = tables[i]
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0
        terminations[i] = False
        illegal[i] = False
        action = 0
        if seats[i] < 0:
            seeds[i, 0] = (seeds[i, 0] + len(tables)) & LOW32
            tables[i] = blank[0]
            deal_seeded(t, c, first, seeds[i, 0], seeds[i, 1])
            seed_chance(dice[i], seeds[i, 0] ^ DICE, seeds[i, 1])
            mine[i] = seeds[i, 0] % rewards.shape[1] if learner == ANY_SEAT else learner
            n = settle(t, c, options[i])
        else:
            action = actions[i]
            illegal[i] = action < 0 or action >= masks.shape[1] or masks[i, action] == 0
            n = 0 if illegal[i] else UNDECIDED
        while True:
            if n == UNDECIDED:
                n = step(t, c, action, options[i])  # the one place that it is called from: compiled, it is large
            if n == 0 or mine[i] < 0 or t.asked[t.depth - 1].seat == mine[i]:
                break
            action = options[i, draw(dice[i], n)]
            n = UNDECIDED
        counts[i] = n
        if n > 0:
            seat = t.asked[t.depth - 1].seat
            show_table(t, c, n, options[i], seat, seat, masks[i], seats, i, observations[i])
        else:
            terminations[i] = True
            if illegal[i]:
                pay_out(((1 << rewards.shape[1]) - 1) ^ (1 << seats[i]), rewards[i])
            else:
                pay_out(winning_seats(t, c), rewards[i])
            show_table(t, c, 0, options[i], -1, max(mine[i], 0), masks[i], seats, i, observations[i])


@rule
def observe_at(tables: Any, i: int, cards: Any, seat: int, observations: Any) -> None:
    """What any seat sees."""
    observe(tables[i], cards[0], seat, observations[0])
