"""Measuring: each speed as a ratio to a plain-Python calibration loop in the same run, since machines differ.

Every measurement runs in turns with the calibration loop, several times, and the median ratio counts. The result is
printed, compared with what is promised, and appended to a history file.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from azalai.bench import environments
from azalai.messages import say

CALIBRATION_UNITS = 1000
CALIBRATION_PASSES = 400
TURNS = 5
BATCH = 1024


@dataclass(frozen=True)
class Figure:
    """One measured figure. ``ratio`` is to the calibration loop; None for a time. A peer promises nothing (None)."""

    name: str
    game: str
    value: float
    unit: str
    ratio: float | None
    promise: float | None
    kept: bool


@dataclass(frozen=True)
class Missing:
    """An environment of others that is not here to be measured, and what was said when it was wanted."""

    name: str
    game: str
    why: str


def calibrate() -> float:
    """Units a CPU second of the calibration loop."""
    start = time.process_time()
    for _ in range(CALIBRATION_PASSES):
        d: dict[int, int] = {}
        x: list[int] = []
        for i in range(CALIBRATION_UNITS):
            d[i & 63] = d.get(i & 63, 0) + i
            x.append(i ^ 5)
    return CALIBRATION_PASSES * CALIBRATION_UNITS / (time.process_time() - start)


def measure(work: Callable[[], int]) -> tuple[float, float]:
    """Median units a CPU second of ``work``, which says how many it did, and median ratio to the calibration loop."""
    rates, ratios = [], []
    for _ in range(TURNS):
        before = calibrate()
        start = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - start))
        ratios.append(rates[-1] / median((before, calibrate())))
    return median(rates), median(ratios)


# -- speeds -------------------------------------------------------------------------------------------


def compiled_playouts(game: str, options: dict[str, Any], games: int = 20_000) -> Callable[[], int]:
    """Random playouts with legal masks, compiled gear, one thread."""
    import azalai

    azalai.simulate(game, games=10, **options)
    return lambda: int(azalai.simulate(game, games=games, seed=1, **options)["decisions"].sum())


def plain_playouts(game: str, options: dict[str, Any], games: int = 60) -> Callable[[], int]:
    """The same playouts in the plain gear."""
    from azalai.games import rulebook
    from azalai.kernel.chance import WORDS, seed_chance
    from azalai.kernel.loops import DICE

    book = rulebook(game)
    setting = book.setting(options)

    def work() -> int:
        decisions = 0
        for seed in range(games):
            t: Any = book.table()
            dice = [0] * WORDS
            book.rules.deal_seeded(t, setting.cards, setting.first, seed, 0)
            seed_chance(dice, seed ^ DICE, 0)
            mask = [0] * len(book.catalogue)
            decisions += book.rules.play_out(t, setting.cards, dice, [0] * book.most_options, mask)
        return decisions

    return work


def batch_steps(game: str, options: dict[str, Any], steps: int = 400) -> Callable[[], int]:
    """A batch of tables stepped with masks and observations; drawing the random actions is part of it."""
    from azalai.games import rulebook
    from azalai.kernel.batch import Batch

    book = rulebook(game)
    batch = Batch(book, book.setting(options), BATCH, seed=1)
    batch.step(batch.random_actions())

    def work() -> int:
        for _ in range(steps):
            batch.step(batch.random_actions())
        return steps * BATCH

    return work


def nanoseconds_a_copy(game: str, options: dict[str, Any], times: int = 3_000_000) -> float:
    """A table copy inside compiled code."""
    import numpy as np

    from azalai.games import rulebook
    from azalai.kernel.batch import compiled_rules

    book = rulebook(game)
    copy = compiled_rules(book, book.setting(options).variant).copy_repeatedly
    tables = np.zeros(3, book.table.dtype())
    copy(tables, 1)
    took = []
    for _ in range(TURNS):
        start = time.process_time()
        copy(tables, times)
        took.append((time.process_time() - start) / times * 1e9)
    return median(took)


# -- computer players ---------------------------------------------------------------------------------

SEARCH_GAMES, SEARCH_SEED = 20, 1
SEARCH, OPPONENT = "search:1000", "greedy"


def simulations(game: str, options: dict[str, Any], budget: int = 20_000) -> Callable[[], int]:
    """Simulations of a search from the first decision, compiled gear, one thread."""
    import azalai
    from azalai import bots

    table = azalai.new(game, seed=1, **options)
    assert table.seat is not None
    seen = bots.information_set(table, table.seat)
    player = bots.player(f"search:{budget}", 1)
    player.decide(seen)
    return lambda: player.decide(seen).simulations


def overrun(game: str, options: dict[str, Any], budget: int = 50, decisions: int = 100) -> float:
    """By how many milliseconds the slowest of many decisions, all through a game, went beyond its time."""
    import azalai
    from azalai import bots

    table = azalai.new(game, seed=1, **options)
    assert table.seat is not None
    player = bots.player(f"search:{budget}ms", 1)
    player.decide(bots.information_set(table, table.seat))
    worst = 0.0
    while table.seat is not None and len(table.played) < decisions:
        seen = bots.information_set(table, table.seat)
        start = time.perf_counter()
        move = player.decide(seen).move
        worst = max(worst, (time.perf_counter() - start) * 1000 - budget)
        table.play(move)
    return worst


def win_rate(game: str, options: dict[str, Any], games: int) -> float:
    """A short arena with fixed deals: how often a search beats the greedy player, in percent."""
    from azalai.arena.pairings import tournament
    from azalai.arena.run import run

    wanted = tournament(game, options, [SEARCH, OPPONENT], games, SEARCH_SEED)
    with tempfile.TemporaryDirectory(prefix="azalai-bench-") as folder:
        return 100 * run(wanted, Path(folder) / "games.jsonl", quiet=True).pairs[0].wins.value


def players(quick: bool) -> Iterator[Figure]:
    for name, game, options, promised, wins in PLAYERS:
        rate, ratio = measure(simulations(game, options))
        yield Figure("search", name, rate, "simulations/s", ratio, promised, ratio >= promised)
        late = overrun(game, options)
        yield Figure("overrun", name, late, "ms", None, 50.0, late < 50.0)
        won = win_rate(game, options, SEARCH_GAMES // 2 if quick else SEARCH_GAMES)
        yield Figure("arena", name, won, "%", None, wins, won >= wins)


# -- starts -------------------------------------------------------------------------------------------

_FIRST_MOVE = """
import sys, azalai
game = azalai.new({game!r}, seed=1, **{options!r})
game.play(game.moves()[0])
assert "numba" not in sys.modules
"""
_SIMULATE = "import azalai; azalai.simulate({game!r}, games=1, **{options!r})"


def seconds(program: str, cache: str | None = None) -> float:
    """Wall-clock time of a fresh Python running a program."""
    environment = dict(os.environ)
    if cache is not None:
        environment["AZALAI_CACHE_DIR"] = cache
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)
    return time.perf_counter() - start


def starts(variant: str, game: str, options: dict[str, Any]) -> Iterator[Figure]:
    names = {"game": game, "options": options}
    first_move = _FIRST_MOVE.format(**names)
    yield _time("first_move", variant, median(seconds(first_move) for _ in range(TURNS)), 0.4)
    with tempfile.TemporaryDirectory(prefix="azalai-bench-") as cache:
        run = _SIMULATE.format(**names)
        yield _time("first_compile", variant, seconds(run, cache), 60.0)
        yield _time("warm_start", variant, median(seconds(run, cache) for _ in range(TURNS)), 1.5)


def _time(name: str, game: str, value: float, promise: float) -> Figure:
    return Figure(name, game, value, "s", None, promise, value < promise)


def _speed(name: str, game: str, work: Callable[[], int], promise: float | None) -> Figure:
    rate, ratio = measure(work)
    return Figure(name, game, rate, "decisions/s", ratio, promise, promise is None or ratio >= promise)


# -- the whole ----------------------------------------------------------------------------------------

VARIANTS: list[tuple[str, str, dict[str, Any], float, float]] = [
    # the name, the game, its options, and what compiled playouts and batches promise
    ("targi", "targi", {}, 0.7, 0.3),
    ("targi, expansion", "targi", {"expansion": True}, 0.5, 0.2),
    ("tuareg, 2 seats", "tuareg", {"seats": 2}, 0.7, 0.3),
    ("tuareg, 5 seats", "tuareg", {"seats": 5}, 0.7, 0.3),
]

PLAYERS: list[tuple[str, str, dict[str, Any], float, float]] = [
    # the name, the game, its options, and what is promised: simulations, and wins of a few games in percent
    ("targi", "targi", {}, 0.001, 70.0),
    ("targi, expansion", "targi", {"expansion": True}, 0.001, 70.0),
    ("tuareg, 2 seats", "tuareg", {"seats": 2}, 0.001, 60.0),
    ("tuareg, 4 seats", "tuareg", {"seats": 4}, 0.0003, 30.0),  # whole games; one against three: 25 would be even
]


def figures(quick: bool) -> Iterator[Figure | Missing]:
    for name, game, options, compiled, batch in VARIANTS:
        yield _speed("compiled", name, compiled_playouts(game, options), compiled)
        yield _speed("plain", name, plain_playouts(game, options), 0.003)
        yield _speed("batch", name, batch_steps(game, options), batch)
        copy = nanoseconds_a_copy(game, options)
        yield Figure("copy", name, copy, "ns", None, 50.0, copy < 50.0)
        for face, variant, work, promise in environments.faces(name, game, options):
            yield _speed(face, variant, work, promise)
        if not quick:
            yield from starts(name, game, options)
    yield from players(quick)
    yield from peers()
    yield from web(quick)


def faces() -> Iterator[Figure | Missing]:
    """The faces for researchers alone, and beside them what others have made."""
    for name, game, options, *_ in VARIANTS:
        for face, variant, work, promise in environments.faces(name, game, options):
            yield _speed(face, variant, work, promise)
    yield from peers()


def peers() -> Iterator[Figure | Missing]:
    for face, variant, work in environments.peers():
        yield Missing(face, variant, work) if isinstance(work, str) else _speed(face, variant, work, None)


def web(quick: bool) -> Iterator[Figure]:
    from azalai.bench.web import figures

    return figures(quick)


def run(history: Path | None, quick: bool = False, only_faces: bool = False) -> list[Figure]:
    """Measure everything, or the faces for researchers alone; show each figure as it comes, keep the history."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    units = calibrate()
    console.print(say("bench-calibration", units=round(units / 1e6, 1)))
    measured: list[Figure] = []
    with console.status(say("bench-running")):
        for figure in faces() if only_faces else figures(quick):
            if isinstance(figure, Missing):
                console.print(say("bench-missing", name=say(f"bench-{figure.name}"), game=figure.game, why=figure.why))
                continue
            measured.append(figure)
            message = "bench-time" if figure.ratio is None else "bench-speed" if figure.promise else "bench-peer"
            console.print(say(message, name=say(f"bench-{figure.name}"), game=figure.game, **_shown(figure)))
    table = Table(title=say("bench-title"))
    columns = ("figure", "game", "value", "ratio", "promise", "kept")
    for column in columns:
        table.add_column(say(f"bench-column-{column}"), justify="left" if column in ("figure", "game") else "right")
    for figure in measured:
        kept = "" if figure.promise is None else say("bench-kept" if figure.kept else "bench-broken")
        shown = _shown(figure)
        table.add_row(say(f"bench-{figure.name}"), figure.game, shown["value"], shown["ratio"], shown["promise"], kept)
    console.print(table)
    if history is not None:
        keep(history, units, measured)
        console.print(say("bench-history", path=str(history)))
    return measured


def _shown(figure: Figure) -> dict[str, str]:
    large = figure.unit.endswith("/s")
    value = f"{figure.value:,.0f} {figure.unit}" if large else f"{figure.value:.2f} {figure.unit}"
    sign = "≥" if figure.ratio is not None or figure.unit in ("%", "tables") else "<"
    promise = "" if figure.promise is None else f"{sign} {figure.promise:g}"
    if figure.ratio is None:
        promise += f" {figure.unit}"
    return {"value": value, "ratio": "" if figure.ratio is None else f"{figure.ratio:.4f}", "promise": promise}


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


def main(quick: bool = False, history: Path | None = None, faces: bool = False) -> int:
    """0 when every promise was kept."""
    return 0 if all(figure.kept for figure in run(history, quick, only_faces=faces)) else 1
