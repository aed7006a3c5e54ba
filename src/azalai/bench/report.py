"""The report of ``azalai bench``: each measurement as it comes, a table that fits 80 columns, and the history file."""

from __future__ import annotations

import itertools
import json
import platform
from collections.abc import Iterable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from azalai.bench import suite
from azalai.bench.measure import Measurement, Missing, calibrate
from azalai.messages import say
from azalai.terminal.text import aligned

COLUMNS = ("game", "value", "ratio", "promise", "kept")


def main(quick: bool = False, history: Path | None = None, environments: bool = False) -> int:
    """Measure everything, or only the environments; 0 when every promise was kept."""
    from rich.console import Console

    console = Console(highlight=False)
    units = calibrate()
    console.print(say("bench-calibration", units=round(units / 1e6, 1)))
    measured: list[Measurement] = []
    with console.status(say("bench-running")):
        for measurement in suite.all_environments() if environments else suite.everything(quick):
            console.print(sentence(measurement))
            if isinstance(measurement, Measurement):
                measured.append(measurement)
    console.print("\n".join(["", say("bench-title"), "", *table(measured)]), markup=False)
    if history is not None:
        keep(history, units, measured)
        console.print(say("bench-history", path=str(history)))
    return 0 if all(measurement.kept for measurement in measured) else 1


def sentence(measurement: Measurement | Missing) -> str:
    name = say(f"bench-{measurement.name}")
    if isinstance(measurement, Missing):
        return say("bench-missing", name=name, game=measurement.game, why=measurement.why)
    value, ratio, promise = _value(measurement), _ratio(measurement), _promise(measurement)
    if measurement.ratio is None and measurement.promise is None:
        return say("bench-figure", name=name, game=measurement.game, value=value)
    if measurement.ratio is None:
        return say("bench-time", name=name, game=measurement.game, value=value, promise=promise)
    if measurement.promise is None:
        return say("bench-peer", name=name, game=measurement.game, value=value, ratio=ratio)
    return say("bench-speed", name=name, game=measurement.game, value=value, ratio=ratio, promise=promise)


def table(measured: Iterable[Measurement]) -> list[str]:
    """Lines of text: under the name of each measurement a line for each game."""
    groups: dict[str, list[list[str]]] = {}
    for measurement in measured:
        kept = "" if measurement.promise is None else say("bench-kept" if measurement.kept else "bench-broken")
        cells = [measurement.game, _value(measurement), _ratio(measurement), _promise(measurement), kept]
        groups.setdefault(measurement.name, []).append(cells)
    rows = [[say(f"bench-column-{column}") for column in COLUMNS], *itertools.chain(*groups.values())]
    left = [column == "game" for column in COLUMNS]
    head, *below = (f"  {line}" for line in aligned(rows, left))
    lines, shown = [head], iter(below)
    for name, group in groups.items():
        lines += [say(f"bench-{name}"), *itertools.islice(shown, len(group))]
    return lines


def _value(measurement: Measurement) -> str:
    unit, few_times = measurement.unit, measurement.unit == "times" and measurement.value < 10
    digits = (
        0 if (measurement.unit.endswith("/s") or measurement.unit in ("tables", "times", "")) and not few_times else 2
    )
    return f"{measurement.value:,.{digits}f} {unit}".rstrip()


def _ratio(measurement: Measurement) -> str:
    return "" if measurement.ratio is None else f"{measurement.ratio:.4f}"


def _promise(measurement: Measurement) -> str:
    if measurement.promise is None:
        return ""
    if measurement.ratio is not None:
        return f"≥ {measurement.promise:g}"
    sign = "≥" if measurement.unit in ("%", "tables", "times") else "<"
    return f"{sign} {measurement.promise:g} {measurement.unit}".rstrip()


def keep(history: Path, units: float, measured: list[Measurement]) -> None:
    """Append one line of JSON to the history."""
    from azalai import __version__

    line = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "version": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "calibration_units_per_second": round(units),
        "figures": [asdict(measurement) for measurement in measured],
    }
    history.parent.mkdir(parents=True, exist_ok=True)
    with history.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
