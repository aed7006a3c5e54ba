"""The luck of one step of a game, in both gears: what the network expects after it, compared with other futures."""

from typing import Any, NamedTuple

from azalai.bots.rules.copying import copy_table
from azalai.bots.rules.network import Network
from azalai.bots.rules.network_search import value
from azalai.kernel.chance import LOW32
from azalai.kernel.gear import rule
from azalai.kernel.loops import step
from azalai.kernel.placeholders import reshuffle

BEFORE, AFTER = 0, 1
TABLES = 2


class Futures(NamedTuple):
    """How many other futures a step is compared with, and the seed of the first."""

    size: int
    low: int
    high: int


@rule
def luck_of_step(
    tables: Any,
    cards: Any,
    network: Network,
    seats: int,
    lead_share: float,
    action: int,
    futures: Futures,
    options: Any,
    pool: Any,
    luck: Any,
) -> None:
    """Add to each seat's luck: its expected result after the step, less the mean over futures in which everything that
    no player has seen lies in another order."""
    c = cards[0]
    copy_table(tables, AFTER, BEFORE)
    n = step(tables[AFTER], c, action, options)
    add_expectations(tables, c, network, seats, lead_share, n, 1.0, luck)
    for k in range(futures.size):
        copy_table(tables, AFTER, BEFORE)
        reshuffle(tables[AFTER], c, (futures.low + k) & LOW32, futures.high, pool)
        n = step(tables[AFTER], c, action, options)
        add_expectations(tables, c, network, seats, lead_share, n, -1.0 / futures.size, luck)


@rule
def add_expectations(
    tables: Any, c: Any, network: Network, seats: int, lead_share: float, n: int, share: float, luck: Any
) -> None:
    """Add a share of what each seat expects; with two seats the expectations add up to 1."""
    t = tables[AFTER]
    mine = value(t, c, network, seats, 0, n == 0, lead_share)
    if seats == 2:
        half = 0.5 * share * (mine - value(t, c, network, seats, 1, n == 0, lead_share))
        luck[0] += half
        luck[1] -= half
        return
    luck[0] += share * mine
    for seat in range(1, seats):
        luck[seat] += share * value(t, c, network, seats, seat, n == 0, lead_share)
