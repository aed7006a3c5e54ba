"""The last decisions of a game, solved exactly: every line of play to the end, if nothing is revealed or drawn before
the game is over. In both gears.

Each seat chooses what is best for itself. The caller checks that cards which stay hidden until the end do not matter:
several determinizations must give the same results.
"""

from typing import Any, NamedTuple

from azalai.bots.rules.copying import copy_table, wide
from azalai.bots.rules.network_search import final_result
from azalai.kernel.chance import WORDS
from azalai.kernel.gear import rule
from azalai.kernel.loops import step
from azalai.kernel.placeholders import legal

NOT_SOLVED = -1
WORST = -1.0


class Endgame(NamedTuple):
    """Buffers, by depth: how many decisions lie between a table and the one that is solved."""

    tables: Any  # the first is the one to solve
    options: Any
    counts: Any  # how many options there are
    tried: Any  # how many of them are done
    best: Any  # the result of each seat if the seat that decides chooses its best option
    result: Any  # by seat: of a game that is over
    answers: Any  # the results by option of the first table and by seat


@rule
def solve(e: Endgame, cards: Any, seats: int, most: int, lead_share: float) -> int:
    """Write the results of all options of the first table, and return how many decisions were tried. NOT_SOLVED if
    something is revealed or drawn before the end, or if there are more than ``most`` decisions."""
    c = cards[0]
    root = e.tables[0]
    depth = 0
    enter(e, 0, legal(root, c, e.options[0]), seats)
    decisions = 0
    while True:
        if e.tried[depth] == e.counts[depth]:
            if depth == 0:
                return decisions
            depth -= 1
            choose(e, depth, e.best[depth + 1], seats)
        elif decisions == most or depth + 1 == len(e.tables):
            return NOT_SOLVED
        else:
            decisions += 1
            copy_table(e.tables, depth + 1, depth)
            t = e.tables[depth + 1]
            n = step(t, c, wide(e.options[depth][e.tried[depth]]), e.options[depth + 1])
            if n > 0 and (t.reveals != root.reveals or draws(t, root)):
                return NOT_SOLVED
            if n > 0:
                depth += 1
                enter(e, depth, n, seats)
            else:
                for seat in range(seats):
                    e.result[seat] = final_result(t, c, seats, seat, lead_share)
                choose(e, depth, e.result, seats)


@rule
def draws(t: Any, root: Any) -> bool:
    """Whether chance was used since the first table."""
    for i in range(WORDS):
        if t.chance[i] != root.chance[i]:
            return True
    return False


@rule
def enter(e: Endgame, depth: int, n: int, seats: int) -> None:
    e.counts[depth] = n
    e.tried[depth] = 0
    for seat in range(seats):
        e.best[depth][seat] = WORST


@rule
def choose(e: Endgame, depth: int, result: Any, seats: int) -> None:
    """An option is done: keep its result if it is the best one for the seat that decides."""
    if depth == 0:
        for seat in range(seats):
            e.answers[e.tried[0]][seat] = result[seat]
    t = e.tables[depth]
    mover = wide(t.asked[t.depth - 1].seat)
    if result[mover] > e.best[depth][mover]:
        for seat in range(seats):
            e.best[depth][seat] = result[seat]
    e.tried[depth] += 1
