"""Self-play for training: every seat chooses the answer with the best value one step ahead, or the one that a search
prefers.

Positions become samples: the inputs of a seat, and its TD(lambda) target, the mean of the final result and of all later
values of that seat, where a step further ahead counts ``trace`` times as much. If some decisions are searched, their
positions are the samples, and half of a target is what the search expects. The other decisions can have a quick search
(as with the playout caps of KataGo): the games are stronger then, and more of them are played in the same time.
"""

from typing import Any, NamedTuple

from azalai.bots.rules.copying import copy_table, wide
from azalai.bots.rules.network import ONE_RESULT, Network, evaluate
from azalai.bots.rules.network_search import final_result, value
from azalai.kernel.chance import LOW32, draw, next_word, seed_chance
from azalai.kernel.gear import rule
from azalai.kernel.loops import DICE, settle, step
from azalai.kernel.placeholders import Placeholder, deal, imagine, network_inputs, score

# Tables: the real one, the one dealt again for the seat that decides, the one after an answer, an empty one.
REAL, IMAGINED, TRIED, BLANK = 0, 1, 2, 3
TABLES = 4
PER_MILLE = 1000
RANDOM_STARTS = 250  # per mille of the games begin with random moves
RANDOM_MOVES = 40  # at most
SEARCH_SHARE = 0.5  # of the target of a position that was searched
SEARCHED, AT_RANDOM = 1, 2  # marks of a decision, to be added

GAMES, PLAYERS, POINTS = 0, 1, 2  # of all games: how many, their players, the points of these
COUNTERS = 3

# (search, seats, simulations, values): the answer that a search of the real table prefers; writes the seats' values
searched_answer: Any = Placeholder("searched_answer")


class Samples(NamedTuple):
    """What self-play writes: one row a sample."""

    inputs: Any
    targets: Any  # between 0 and 1
    leads: Any  # of the final score, over the best other seat
    values: Any  # buffer: by decision, the value of each seat, the number of its sample or -1, and the marks
    counters: Any


class Buffers(NamedTuple):
    """Arrays that the loops work in."""

    dice: Any  # the generator of random numbers
    options: Any  # legal answers: of the real table, and of one that an answer was tried on
    pool: Any  # cards that are dealt again
    search: Any  # of ``searched_answer``; its tables are those of self-play


class Exploration(NamedTuple):
    """How self-play departs from the best value."""

    noise: float  # added to each value, evenly from 0 to this
    random_answers: int  # per mille of the decisions
    kept: int  # per mille of the positions become samples
    trace: float  # lambda
    lead_share: float
    searched: int  # per mille of the decisions; then their positions alone become samples
    simulations: int  # of a search
    quick: int  # simulations in the other decisions; 0: they are made one step ahead


@rule
def play_samples(
    tables: Any,
    cards: Any,
    first: int,
    seats: int,
    low: int,
    high: int,
    buffers: Buffers,
    network: Network,
    how: Exploration,
    samples: Samples,
) -> int:
    """Play games until the samples are full, and return how many there are."""
    c = cards[0]
    longest = len(samples.values) - 1
    used = 0
    game = 0
    while used + longest <= len(samples.targets):
        seed = (low + game) & LOW32
        copy_table(tables, REAL, BLANK)
        seed_chance(tables[REAL].chance, seed, high)
        seed_chance(buffers.dice, seed ^ DICE, high)
        deal(tables[REAL], c, first)
        used = play_one(tables, c, seats, buffers, network, how, samples, used)
        game += 1
    return used


@rule
def play_one(
    tables: Any,
    c: Any,
    seats: int,
    buffers: Buffers,
    network: Network,
    how: Exploration,
    samples: Samples,
    used: int,
) -> int:
    """Play one game from the deal to its end. Returns how many samples there are after it."""
    dice = buffers.dice
    options = buffers.options
    longest = len(samples.values) - 1
    t = tables[REAL]
    n = settle(t, c, options[0])
    random_until = draw(dice, RANDOM_MOVES) if draw(dice, PER_MILLE) < RANDOM_STARTS else 0
    decisions = 0
    while n > 0:
        seat = wide(t.asked[t.depth - 1].seat)
        at_random = decisions < random_until or draw(dice, PER_MILLE) < how.random_answers
        several = n > 1 and decisions < longest
        searched = how.searched > 0 and several and draw(dice, PER_MILLE) < how.searched
        if decisions < longest:
            marks = (SEARCHED if searched else 0) + (AT_RANDOM if at_random else 0)
            samples.values[decisions, 2 * seats] = marks
            used = keep(t, c, seats, seat, decisions, dice, network, how, samples, used)
        action = wide(options[0][0])
        if searched:
            action = searched_answer(buffers.search, seats, how.simulations, samples.values[decisions])
        if at_random:
            action = wide(options[0][draw(dice, n)])
        elif how.quick > 0 and several and not searched:
            action = searched_answer(buffers.search, seats, how.quick, samples.values[decisions])
        elif not searched:
            action = wide(options[0][best_answer(tables, c, seats, seat, n, buffers, network, how)])
        n = step(t, c, action, options[0])
        decisions += 1
    for seat in range(seats):
        set_targets(t, c, seats, seat, min(decisions, longest), how, samples)
    for seat in range(seats):
        samples.counters[POINTS] += score(t, c, seat)
    samples.counters[PLAYERS] += seats
    samples.counters[GAMES] += 1
    return used


@rule
def keep(
    t: Any,
    c: Any,
    seats: int,
    decider: int,
    decision: int,
    dice: Any,
    network: Network,
    how: Exploration,
    samples: Samples,
    used: int,
) -> int:
    """Note the value of every seat. Some positions become samples: of the seat that decides, and of each in turn. If
    decisions are searched, these become samples of every seat."""
    for seat in range(seats):
        network_inputs(t, c, seat, network.inputs)
        samples.values[decision, seat] = evaluate(network, seat) / ONE_RESULT
        samples.values[decision, seats + seat] = -1.0
        chosen = is_marked(samples.values[decision, 2 * seats], SEARCHED)
        if how.searched == 0:
            chosen = (seat == decider or seat == decision % seats) and draw(dice, PER_MILLE) < how.kept
        if chosen and used < len(samples.targets):
            for i in range(samples.inputs.shape[1]):
                samples.inputs[used, i] = network.inputs[i]
            samples.values[decision, seats + seat] = used
            used += 1
    return used


@rule
def best_answer(
    tables: Any,
    c: Any,
    seats: int,
    seat: int,
    n: int,
    buffers: Buffers,
    network: Network,
    how: Exploration,
) -> int:
    """The answer with the best value on a table whose hidden cards and chance were dealt again."""
    dice = buffers.dice
    options = buffers.options
    copy_table(tables, IMAGINED, REAL)
    low = next_word(dice)
    imagine(tables[IMAGINED], c, seat, low, next_word(dice), buffers.pool)
    best = -1.0
    chosen = 0
    for i in range(n):
        copy_table(tables, TRIED, IMAGINED)
        left = step(tables[TRIED], c, wide(options[0][i]), options[1])
        promise = value(tables[TRIED], c, network, seats, seat, left == 0, how.lead_share)
        promise += how.noise * draw(dice, PER_MILLE) / PER_MILLE
        if promise > best:
            best = promise
            chosen = i
    return chosen


@rule
def set_targets(t: Any, c: Any, seats: int, seat: int, decisions: int, how: Exploration, samples: Samples) -> None:
    """TD(lambda), backwards from the end of the game. If decisions are searched, what comes after a random answer does
    not count for the positions before it."""
    best_other = -1000
    for other in range(seats):
        if other != seat:
            best_other = max(best_other, score(t, c, other))
    lead = score(t, c, seat) - best_other
    target = final_result(t, c, seats, seat, how.lead_share)
    for decision in range(decisions - 1, -1, -1):
        searched = is_marked(samples.values[decision, 2 * seats], SEARCHED)
        if how.searched > 0 and is_marked(samples.values[decision, 2 * seats], AT_RANDOM):
            target = samples.values[decision, seat]
        elif searched:
            target += SEARCH_SHARE * (samples.values[decision, seat] - target)
        sample = int(samples.values[decision, seats + seat])
        if sample >= 0:
            samples.targets[sample] = target
            samples.leads[sample] = lead
        if not searched:
            target = how.trace * target + (1.0 - how.trace) * samples.values[decision, seat]


@rule
def is_marked(marks: float, mark: int) -> bool:
    return int(marks) & mark != 0
