"""The loops of batches, in the compiled gear: step many tables, answer for the other seats at random, pay out rewards,
write observations and legal masks.

Like ``kernel.loops``, whose functions it calls, this module is bound to each game.
"""

from typing import Any, NamedTuple

from azalai.kernel.chance import LOW32, draw, seed_chance
from azalai.kernel.gear import rule
from azalai.kernel.loops import DICE, deal_seeded, settle, step
from azalai.kernel.placeholders import observe, winning_seats

EVERY_SEAT = -1
"""In place of the learner's seat: the caller answers for all seats."""
ANY_SEAT = -2
"""In place of the learner's seat: a seat that changes with the seed of each game."""
UNDECIDED = -1
"""In place of a number of legal answers: an action is to be carried out first."""


class Deals(NamedTuple):
    """How tables are dealt, and the dice of the random players. Arrays have a row for each table."""

    blank: Any  # one empty table
    cards: Any
    first: int  # the seat that begins; -1: chance draws it
    seeds: Any  # of the present game: low and high half
    dice: Any  # the generator that answers for the other seats
    learners: Any  # the seat that the caller answers for


class Shown(NamedTuple):
    """What a step writes, a row for each table."""

    options: Any  # the legal answers, and how many they are
    counts: Any
    masks: Any  # 0 or 1 for each action
    seats: Any  # who decides; -1: the game is over
    observations: Any
    rewards: Any  # a column for each seat
    terminations: Any
    illegal: Any  # whether the game ended with an illegal action


@rule
def pay_out(won: int, rewards: Any) -> None:
    """Write the reward of each seat at the end of a game. ``won`` has the winners as bits; they share one stake from
    each seat, so rewards sum to 0. A sole winner gets 1, each loser among n seats -1 / (n - 1); a draw of two is 0."""
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
    """Write who decides (-1: nobody), the legal mask, and what the viewer may know."""
    for action in range(len(mask)):
        mask[action] = 0
    for k in range(n):
        mask[options[k]] = 1
    seats[i] = seat
    observe(t, c, viewer, seen)


@rule
def step_tables(tables: Any, deals: Deals, learner: int, actions: Any, shown: Shown) -> None:
    """Carry out one action at each table. A finished table is dealt again instead, from its next seed. An illegal
    action ends the game: its seat loses, all others win."""
    # unpacked once: compiled, each access to a field of a named tuple in the loop would count references
    blank, cards, first, seeds, dice, learners = deals
    options, counts, masks, seats, observations, rewards, terminations, illegal = shown
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
            learners[i] = seeds[i, 0] % rewards.shape[1] if learner == ANY_SEAT else learner
            n = settle(t, c, options[i])
        else:
            action = actions[i]
            illegal[i] = action < 0 or action >= masks.shape[1] or masks[i, action] == 0
            n = 0 if illegal[i] else UNDECIDED
        while True:
            if n == UNDECIDED:
                n = step(t, c, action, options[i])  # called from one place only: compiled, it is large
            if n == 0 or learners[i] < 0 or t.asked[t.depth - 1].seat == learners[i]:
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
            show_table(t, c, 0, options[i], -1, max(learners[i], 0), masks[i], seats, i, observations[i])


@rule
def observe_at(tables: Any, i: int, cards: Any, seat: int, observations: Any) -> None:
    """Write what any seat may know."""
    observe(tables[i], cards[0], seat, observations[0])
