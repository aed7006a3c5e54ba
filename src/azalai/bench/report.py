"""The report of ``azalai bench``: each figure as it comes, a table that fits 80 columns, and the history file."""

from __future__ import annotations

import itertools
import json
import platform
from collections.abc import Iterable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from azalai.bench import suite
from azalai.bench.measure import Figure, Missing, calibrate
from azalai.messages import say
from azalai.terminal.text import aligned

COLUMNS = ("game", "value", "ratio", "promise", "kept")


def main(quick: bool = False, history: Path | None = None, environments: bool = False) -> int:
    """Measure everything, or only the environments; 0 when every promise was kept."""
    from rich.console import Console

    console = Console(highlight=False)
    units = calibrate()
    console.print(say("bench-calibration", units=round(units / 1e6, 1)))
    measured: list[Figure] = []
    with console.status(say("bench-running")):
        for figure in suite.all_environments() if environments else suite.everything(quick):
            console.print(sentence(figure))
            if isinstance(figure, Figure):
                measured.append(figure)
    console.print("\n".join(["", say("bench-title"), "", *table(measured)]), markup=False)
    if history is not None:
        keep(history, units, measured)
        console.print(say("bench-history", path=str(history)))
    return 0 if all(figure.kept for figure in measured) else 1


def sentence(figure: Figure | Missing) -> str:
    name = say(f"bench-{figure.name}")
    if isinstance(figure, Missing):
        return say("bench-missing", name=name, game=figure.game, why=figure.why)
    value, ratio, promise = _value(figure), _ratio(figure), _promise(figure)
    if figure.ratio is None and figure.promise is None:
        return say("bench-figure", name=name, game=figure.game, value=value)
    if figure.ratio is None:
        return say("bench-time", name=name, game=figure.game, value=value, promise=promise)
    if figure.promise is None:
        return say("bench-peer", name=name, game=figure.game, value=value, ratio=ratio)
    return say("bench-speed", name=name, game=figure.game, value=value, ratio=ratio, promise=promise)


def table(measured: Iterable[Figure]) -> list[str]:
    """Lines of text: under the name of each figure a line for each game."""
    groups: dict[str, list[list[str]]] = {}
    for figure in measured:
        kept = "" if figure.promise is None else say("bench-kept" if figure.kept else "bench-broken")
        cells = [figure.game, _value(figure), _ratio(figure), _promise(figure), kept]
        groups.setdefault(figure.name, []).append(cells)
    rows = [[say(f"bench-column-{column}") for column in COLUMNS], *itertools.chain(*groups.values())]
    left = [column == "game" for column in COLUMNS]
    head, *below = (f"  {line}" for line in aligned(rows, left))
    lines, shown = [head], iter(below)
    for name, group in groups.items():
        lines += [say(f"bench-{name}"), *itertools.islice(shown, len(group))]
    return lines


def _value(figure: Figure) -> str:
    few_times = figure.unit == "times" and figure.value < 10
    digits = 0 if (figure.unit.endswith("/s") or figure.unit in ("tables", "times", "")) and not few_times else 2
    return f"{figure.value:,.{digits}f} {figure.unit}".rstrip()


def _ratio(figure: Figure) -> str:
    return "" if figure.ratio is None else f"{figure.ratio:.4f}"


def _promise(figure: Figure) -> str:
    if figure.promise is None:
        return ""
    if figure.ratio is not None:
        return f"≥ {figure.promise:g}"
    sign = "≥" if figure.unit in ("%", "tables", "times") else "<"
    return f"{sign} {figure.promise:g} {figure.unit}".rstrip()


def keep(history: Path, units: float, measured: list[Figure]) -> None:
    """Append one line of JSON to the history."""
    from azalai import __version__

    line = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "version": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "calibration_units_per_second": round(units),
        "figures": [asdict(figure) for figure in measured],
    }
    history.parent.mkdir(parents=True, exist_ok=True)
    with history.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
