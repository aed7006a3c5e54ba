"""Worlds: determinizations of what one seat knows, in both gears. Answers are tried in all of them and evaluated.

Every answer meets the same worlds and the same dice (common random numbers), so the differences between two answers are
paired: what is luck for one is the same luck for the other.
"""

from typing import Any, NamedTuple

from azalai.bots.rules.copying import copy_table, wide
from azalai.bots.rules.network import ONE_RESULT, Network, evaluate
from azalai.bots.rules.network_search import final_result
from azalai.kernel.chance import LOW32, seed_chance
from azalai.kernel.gear import rule, woven
from azalai.kernel.loops import DICE, settle, step
from azalai.kernel.placeholders import (
    deal,
    imagine,
    legal,
    network_inputs,
    percent_left,
    redact,
    reshuffle,
    score,
)
from azalai.training.self_play import BLANK, REAL, Buffers, Exploration, best_answer

# Tables: those of ``self_play``, where ``REAL`` is the table that an answer is tried on; the table as the seat knows
# it; then the worlds, and twice as many tables to compare what the seat knows: in the worlds, and in other futures of
# the same worlds.
ROOT = BLANK + 1
WORLDS = ROOT + 1

# What the worlds are before anything is tried in them.
KEPT, IMAGINED_ANEW, DEALT_ANEW = 0, 1, 2

LOOK = -1
"""In place of an answer: evaluate the world as it is."""

# In the column of values, besides what the network says.
IMPOSSIBLE, OVER = -1, -2


class Outcomes(NamedTuple):
    """By answer and world."""

    values: Any  # what the network expects, from 0 to ONE_RESULT; or IMPOSSIBLE, or OVER
    left: Any  # how much of the game is left, in percent
    won: Any  # where the game is over: the share of the victory, from 0 to ONE_RESULT
    leads: Any  # likewise: the lead over the best other seat


class Trial(NamedTuple):
    """For whom and in which worlds answers are tried, and how many decisions are played on after them."""

    seats: int
    seat: int
    first: int
    size: int  # how many worlds there are
    worlds: int  # KEPT, IMAGINED_ANEW or DEALT_ANEW
    low: int
    high: int
    depth: int
    dealt_low: int  # the seed of the tables to compare
    dealt_high: int
    picked: Any  # for each world: the number of the determinization that it is, by which it is seeded


@woven
def contains(options: Any, n: int, action: int) -> bool:
    found = False
    for i in range(n):
        if options[i] == action:
            found = True
    return found


@woven
def lead_over_others(t: Any, c: Any, seats: int, seat: int) -> int:
    best = -1000
    for other in range(seats):
        if other != seat:
            best = max(best, score(t, c, other))
    return int(score(t, c, seat)) - best


@woven
def note_outcome(
    t: Any, c: Any, network: Network, seats: int, seat: int, n: int, j: int, k: int, outcomes: Outcomes
) -> None:
    """Write what a seat can expect of a table where ``n`` answers are legal."""
    if n == 0:
        outcomes.values[j, k] = OVER
        outcomes.won[j, k] = int(final_result(t, c, seats, seat, 0.0) * ONE_RESULT + 0.5)
        outcomes.leads[j, k] = lead_over_others(t, c, seats, seat)
    else:
        network_inputs(t, c, seat, network.inputs)
        outcomes.values[j, k] = evaluate(network, seat)
        outcomes.left[j, k] = percent_left(t, c)


@woven
def make_world(tables: Any, c: Any, trial: Trial, k: int, options: Any, pool: Any) -> None:
    world = WORLDS + k
    low = (trial.low + k) & LOW32
    if trial.worlds == DEALT_ANEW:
        copy_table(tables, world, BLANK)
        seed_chance(tables[world].chance, low, trial.high)
        deal(tables[world], c, trial.first)
        settle(tables[world], c, options[0])
    elif trial.worlds == IMAGINED_ANEW:
        copy_table(tables, world, ROOT)
        imagine(tables[world], c, trial.seat, (trial.low + wide(trial.picked[k])) & LOW32, trial.high, pool)


@woven
def carry_out(tables: Any, c: Any, trial: Trial, k: int, made: int, options: Any, pool: Any) -> int:
    """Carry out an answer in a world, and in another future of it, in which everything that no player has seen is
    shuffled. Note what the seat knows after each of the two. Return 1 if the answer was possible."""
    world = WORLDS + k
    known = world + trial.size
    known_otherwise = known + trial.size
    n = legal(tables[world], c, options)
    possible = contains(options, n, made)
    copy_table(tables, known_otherwise, world)
    if possible:
        reshuffle(tables[known_otherwise], c, (trial.low + k) & LOW32, trial.high, pool)
        step(tables[known_otherwise], c, made, options)
        step(tables[world], c, made, options)
    copy_table(tables, known, world)
    for table in range(known, known_otherwise + 1, trial.size):
        redact(tables[table], c, trial.seat, pool)
        imagine(tables[table], c, trial.seat, trial.dealt_low, trial.dealt_high, pool)
    return 1 if possible else 0


@rule
def examine(
    tables: Any,
    cards: Any,
    network: Network,
    trial: Trial,
    actions: Any,
    answers: int,
    made: int,
    buffers: Buffers,
    how: Exploration,
    outcomes: Outcomes,
) -> int:
    """Make the worlds; try the first ``answers`` actions in each, play on for ``depth`` decisions in which every seat
    takes the answer with the best value, and note the outcomes. If an answer was ``made`` (not LOOK), carry it out in
    the worlds themselves. Return in how many worlds it was possible."""
    c = cards[0]
    dice, options, pool, _ = buffers
    possible = 0
    for k in range(trial.size):
        make_world(tables, c, trial, k, options, pool)
        for j in range(answers):
            copy_table(tables, REAL, WORLDS + k)
            t = tables[REAL]
            n = legal(t, c, options[0])
            action = wide(actions[j])
            if action != LOOK:
                if not contains(options[0], n, action):
                    outcomes.values[j, k] = IMPOSSIBLE
                    continue
                n = step(t, c, action, options[0])
            seed_chance(dice, (trial.low + k) & LOW32 ^ DICE, trial.high)
            decisions = 0
            while n > 0 and decisions < trial.depth:
                mover = wide(t.asked[t.depth - 1].seat)
                chosen = best_answer(tables, c, trial.seats, mover, n, buffers, network, how)
                n = step(t, c, wide(options[0][chosen]), options[0])
                decisions += 1
            note_outcome(t, c, network, trial.seats, trial.seat, n, j, k, outcomes)
        if made != LOOK:
            possible += carry_out(tables, c, trial, k, made, options[0], pool)
    return possible
