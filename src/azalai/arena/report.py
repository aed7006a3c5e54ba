"""The standing of a tournament as tables for the terminal, as JSON and as Markdown."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from azalai.arena.ratings import Interval
from azalai.arena.standings import Contestant, Pair, Standing
from azalai.balance.number_format import markdown_table, number, percent
from azalai.errors import fault_reason
from azalai.messages import say

if TYPE_CHECKING:
    from rich.table import Table

PAIR_COLUMNS = ("a", "b", "games", "wins", "adjusted", "draws", "ahead", "lead")
MOST_FAULTS = 5
"""Different faults of a contestant that the report lists, the most frequent first."""
CONTESTANT_COLUMNS = ("contestant", "rating", "wins", "milliseconds", "simulations")


def pair_rows(standing: Standing, *, narrow: bool = False) -> list[list[str]]:
    """A row of cells for each pair, after a row with the names of the columns. Narrow cells have the interval on a line
    of its own, so that the table fits 80 columns."""
    unused = set() if standing.wanted.luck else {"adjusted"}
    if standing.wanted.seats == 2:
        unused.add("ahead")  # being ahead means winning
    columns = [name for name in PAIR_COLUMNS if name not in unused]
    cells = [_pair_cells(pair, narrow) for pair in standing.pairs]
    return [_names(columns), *([row[name] for name in columns] for row in cells)]


def contestant_rows(standing: Standing, *, narrow: bool = False) -> list[list[str]]:
    return [_names(CONTESTANT_COLUMNS), *(_contestant_cells(one, narrow) for one in standing.contestants)]


def _names(columns: Sequence[str]) -> list[str]:
    return [say(f"arena-column-{name}") for name in columns]


def _pair_cells(pair: Pair, narrow: bool) -> dict[str, str]:
    return {
        "a": pair.a,
        "b": pair.b,
        "games": number(pair.games, 0),
        "wins": _percent(pair.wins, narrow),
        "adjusted": say("balance-none") if pair.adjusted is None else _percent(pair.adjusted, narrow),
        "draws": percent(pair.draws),
        "ahead": _percent(pair.ahead, narrow),
        "lead": _signed(pair.lead, 1, narrow),
    }


def _contestant_cells(one: Contestant, narrow: bool) -> list[str]:
    return [
        one.name,
        say("balance-none") if one.rating is None else _signed(one.rating, 0, narrow),
        percent(one.wins),
        number(one.milliseconds, 1),
        number(one.simulations, 0),
    ]


def pair_table(standing: Standing) -> Table:
    return _table(say("arena-pairs-title"), pair_rows(standing, narrow=True), names=2)


def contestant_table(standing: Standing) -> Table:
    return _table(say("arena-contestants-title"), contestant_rows(standing, narrow=True), names=1)


def _table(title: str, rows: list[list[str]], names: int) -> Table:
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for at, column in enumerate(rows[0]):
        table.add_column(column, justify="left" if at < names else "right")
    for row in rows[1:]:
        table.add_row(*row)
    return table


def show(standing: Standing) -> None:
    """Print both tables and the method."""
    from rich.console import Console

    console = Console()
    console.print(contestant_table(standing))
    console.print(pair_table(standing))
    for line in fault_lines(standing):
        console.print(line, markup=False, highlight=False)
    console.print(method(standing))


def fault_lines(standing: Standing) -> list[str]:
    """The games that custom bots lost by a fault, with the reasons."""
    lines = []
    for one in standing.contestants:
        if one.faults:
            lines.append(say("arena-faults", name=one.name, count=one.faults.total()))
            for (kind, detail), count in one.faults.most_common(MOST_FAULTS):
                lines.append(say("arena-fault", reason=fault_reason(kind, detail), count=count))
    return lines


def method(standing: Standing) -> str:
    return say("arena-method", method=standing.method, even=number(100 / standing.wanted.seats, 0))


def markdown(standing: Standing) -> str:
    """Both tables and the method, without a heading."""
    tables = [markdown_table(rows(standing)) for rows in (contestant_rows, pair_rows)]
    return "\n\n".join([*tables, *fault_lines(standing), method(standing)])


def as_json(standing: Standing) -> str:
    """Everything, for programs; unknown figures are null."""
    wanted = standing.wanted
    described: dict[str, Any] = {
        "game": wanted.game,
        "options": wanted.options,
        "seats": wanted.seats,
        "seed": wanted.seed,
        "games": standing.played,
        "pairs": [_pair(pair) for pair in standing.pairs],
        "ratings": [_contestant(one) for one in standing.contestants],
        "method": {
            "ratings": standing.method,
            "rating_intervals": "bayesian-bootstrap-by-deal",
            "win_rates": "wilson-by-deal",
        },
    }
    return json.dumps(described, indent=2)


def _pair(pair: Pair) -> dict[str, Any]:
    return {
        "a": pair.a,
        "b": pair.b,
        "games": pair.games,
        "deals": pair.deals,
        **_of(pair.wins, "win_rate", "low", "high"),
        "draws": pair.draws,
        **_of(pair.ahead, "ahead", "ahead_low", "ahead_high"),
        **_of(pair.lead, "score_difference", "score_difference_low", "score_difference_high"),
        **(_of(pair.adjusted, "win_rate_less_luck", "less_luck_low", "less_luck_high") if pair.adjusted else {}),
    }


def _contestant(one: Contestant) -> dict[str, Any]:
    rating = one.rating or Interval(math.nan, math.nan, math.nan)
    faults = [{"kind": kind, "detail": detail, "games": count} for (kind, detail), count in one.faults.most_common()]
    return {
        "name": one.name,
        "games": one.games,
        "win_rate": one.wins,
        **_of(rating, "elo", "low", "high"),
        "decisions": one.decisions,
        "milliseconds": one.milliseconds,
        "simulations": one.simulations,
        "faults": faults,
    }


def _of(found: Interval, *names: str) -> dict[str, float | None]:
    values = (found.value, found.low, found.high)
    return {name: value if math.isfinite(value) else None for name, value in zip(names, values, strict=True)}


# -- intervals ------------------------------------------------------------------------------------------------


def _percent(found: Interval, narrow: bool) -> str:
    return _interval(found, percent(found.value), number(100 * found.low, 1), number(100 * found.high, 1), narrow)


def _signed(found: Interval, places: int, narrow: bool) -> str:
    figure, low, high = (number(value, places, sign=True) for value in (found.value, found.low, found.high))
    return _interval(found, figure, low, high, narrow)


def _interval(found: Interval, figure: str, low: str, high: str, narrow: bool) -> str:
    if math.isnan(found.value):
        return say("balance-none")
    return say("arena-interval-narrow" if narrow else "arena-interval", figure=figure, low=low, high=high)
