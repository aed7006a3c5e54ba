"""The loops of batches, in the compiled gear: step many tables, answer for the other seats at random, write rewards,
observations and legal masks.

Like ``kernel.loops``, whose functions it calls, this module is bound to each game.
"""

from typing import Any, NamedTuple

from azalai.kernel.chance import LOW32, draw, seed_chance
from azalai.kernel.gear import rule
from azalai.kernel.loops import DICE, deal_seeded, settle, step
from azalai.kernel.placeholders import observe, score, winning_seats

EVERY_SEAT = -1
"""In place of the learner's seat: the caller answers for all seats."""
ANY_SEAT = -2
"""In place of the learner's seat: a seat that changes with the seed of each game."""
UNDECIDED = -1
"""In place of a number of legal answers: an action is to be carried out first."""
WIN, DIFFERENCE, SHARE = 0, 1, 2
"""What a reward measures: the victory, the lead in points, or the share of all points."""
FORFEIT = 100.0
"""A seat that chooses an illegal action loses by this many points, more than in any normal game."""


class Deals(NamedTuple):
    """How tables are dealt, and the dice of the random players. Arrays have a row for each table."""

    blank: Any  # one empty table
    cards: Any
    first: int  # the seat that begins; -1: chance draws it
    stride: int  # the difference between the seeds of successive games at a table
    learner: int  # the seat that the caller answers for, EVERY_SEAT or ANY_SEAT
    others_at_random: bool  # whether the other seats play at random; otherwise the caller answers for them too
    reward: int  # WIN, DIFFERENCE or SHARE
    seeds: Any  # of the present game: low and high half
    dice: Any  # the generator that answers for the other seats
    learners: Any  # the seat that the caller answers for


class Shown(NamedTuple):
    """What a step writes, a row for each table."""

    options: Any  # the legal answers, and how many they are
    counts: Any
    masks: Any  # 0 or 1 for each action
    seats: Any  # who decides; -1: the game is over
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
def pay_points(t: Any, c: Any, reward: int, rewards: Any) -> None:
    """Write the reward of each seat by points; rewards sum to 0.

    DIFFERENCE: the points of the seat less the mean of the others, with two seats the lead. SHARE: like a victory that
    all seats share by their points: 1 for all points, -1 / (n - 1) for none among n seats."""
    seats = len(rewards)
    total = 0
    for seat in range(seats):
        points = max(0, score(t, c, seat)) if reward == SHARE else score(t, c, seat)
        rewards[seat] = points
        total += points
    for seat in range(seats):
        if reward == DIFFERENCE:
            rewards[seat] -= (total - rewards[seat]) / (seats - 1.0)
        elif total > 0:
            rewards[seat] = (seats * rewards[seat] / total - 1.0) / (seats - 1.0)


@rule
def reward_seats(t: Any, c: Any, reward: int, rewards: Any) -> None:
    """Write the reward of each seat at the end of a game."""
    if reward == WIN:
        pay_out(winning_seats(t, c), rewards)
    else:
        pay_points(t, c, reward, rewards)


@rule
def forfeit(loser: int, reward: int, rewards: Any) -> None:
    """Write the reward of each seat when one has chosen an illegal action: it loses, all others win."""
    seats = len(rewards)
    pay_out(((1 << seats) - 1) ^ (1 << loser), rewards)
    if reward == DIFFERENCE:
        for seat in range(seats):
            rewards[seat] *= FORFEIT


@rule
def show_table(n: int, answers: Any, seat: int, options: Any, masks: Any, seats: Any, i: int) -> None:
    """Write who decides (-1: nobody), and the ``n`` legal answers as a list and as a mask."""
    for action in range(masks.shape[1]):
        masks[i, action] = 0
    for k in range(n):
        options[i, k] = answers[k]
        masks[i, answers[k]] = 1
    seats[i] = seat


@rule
def step_tables(tables: Any, deals: Deals, asked: Any, actions: Any, shown: Shown) -> None:
    """Carry out one action at each table that is asked. A finished table is dealt again instead, from its next seed. An
    illegal action ends the game: its seat loses, all others win."""
    # unpacked once, and without views of the rows of single tables: compiled, each access to a field of a named tuple
    # and each view would count references in the loop
    blank, cards, first, stride, learner, others_at_random, reward, seeds, dice, learners = deals
    options, counts, masks, seats, rewards, terminations, illegal = shown
    c = cards[0]
    answers = options[0].copy()
    for i in range(len(tables)):
        if not asked[i]:
            continue
        t = tables[i]
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0
        terminations[i] = False
        illegal[i] = False
        action = 0
        if seats[i] < 0:
            seeds[i, 0] = (seeds[i, 0] + stride) & LOW32
            tables[i] = blank[0]
            deal_seeded(t, c, first, seeds[i, 0], seeds[i, 1])
            seed_chance(dice[i], seeds[i, 0] ^ DICE, seeds[i, 1])
            learners[i] = seeds[i, 0] % rewards.shape[1] if learner == ANY_SEAT else learner
            n = settle(t, c, answers)
        else:
            action = actions[i]
            illegal[i] = action < 0 or action >= masks.shape[1] or masks[i, action] == 0
            n = 0 if illegal[i] else UNDECIDED
        while True:
            if n == UNDECIDED:
                n = step(t, c, action, answers)  # called from one place only: compiled, it is large
            if n == 0 or not others_at_random or t.asked[t.depth - 1].seat == learners[i]:
                break
            action = answers[draw(dice[i], n)]
            n = UNDECIDED
        counts[i] = n
        if n > 0:
            show_table(n, answers, t.asked[t.depth - 1].seat, options, masks, seats, i)
        else:
            terminations[i] = True
            if illegal[i]:
                forfeit(seats[i], reward, rewards[i])
            else:
                reward_seats(t, c, reward, rewards[i])
            show_table(0, answers, -1, options, masks, seats, i)


@rule
def observe_tables(tables: Any, cards: Any, seats: Any, learners: Any, observations: Any) -> None:
    """Write what the seat that decides may know; at the end of a game, what the learner may know."""
    c = cards[0]
    for i in range(len(tables)):
        observe(tables[i], c, seats[i] if seats[i] >= 0 else max(learners[i], 0), observations[i])


@rule
def observe_at(tables: Any, i: int, cards: Any, seat: int, observations: Any) -> None:
    """Write what any seat may know."""
    observe(tables[i], cards[0], seat, observations[0])
