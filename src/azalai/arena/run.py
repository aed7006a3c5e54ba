"""``azalai arena``: plays the games that the result file lacks, with a live display, and returns the standing."""

from __future__ import annotations

import itertools
import math
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from azalai import bots
from azalai.arena.luck import has_luck
from azalai.arena.pairings import Fixture, Tournament, fixtures
from azalai.arena.play import Row, prepare
from azalai.arena.process_pool import play_here, usual_jobs
from azalai.arena.result_file import ResultFile, usual_path
from azalai.arena.standings import Standing, rows_of, standing
from azalai.bots.unusual_decks import is_unusual
from azalai.errors import IllegalOption
from azalai.games import rulebook
from azalai.messages import say
from azalai.terminal.progress_bar import progress_bar
from azalai.terminal.screen import written_for

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

MOST_JOBS = 1024
PAUSE = 1.0  # seconds between two updates of the display


class Interrupted(KeyboardInterrupt):
    """Ctrl-C was pressed; the text says how to resume."""


def run(
    wanted: Tournament,
    out: Path | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    *,
    quiet: bool = False,
    minutes: float = math.inf,
) -> Standing:
    """Play all missing games and return the standing. ``quiet``: display nothing meanwhile. After ``minutes`` of play,
    without compilation, it stops at the next result."""
    jobs = checked_jobs(wanted, jobs, ray)
    with ResultFile(out or usual_path(wanted), wanted) as results:
        play_missing(wanted, results, jobs, ray, quiet=quiet, minutes=minutes)
        return standing(wanted, rows_of(wanted, results))


def checked_jobs(wanted: Tournament, jobs: int | None, ray: str | None) -> int:
    """The number of jobs. What cannot be played is rejected here, before any file is written."""
    jobs = usual_jobs() if jobs is None else jobs
    if not 1 <= jobs <= MOST_JOBS:
        raise IllegalOption(say("error-whole", name="jobs", value=str(jobs), low=1, high=MOST_JOBS))
    for name in wanted.contestants:
        bots.player(name, 0)
    if wanted.luck and not has_luck(wanted.game):
        raise IllegalOption(say("arena-no-luck", game=wanted.game))
    if ray is not None:
        from azalai.ray_tasks import look_for

        look_for(ray)
    return jobs


def play_missing(
    wanted: Tournament,
    results: ResultFile,
    jobs: int,
    ray: str | None,
    *,
    quiet: bool = False,
    minutes: float = math.inf,
) -> None:
    """Play the games that the result file lacks."""
    total = sum(1 for _ in fixtures(wanted))
    missing = [one for one in fixtures(wanted) if one.key not in results.rows]
    if not quiet:
        if is_unusual(rulebook(wanted.game), rulebook(wanted.game).setting(wanted.options)):
            print(written_for(sys.stderr, say("bots-unusual-deck")), file=sys.stderr)
        begins = say("arena-begins", file=str(results.path), count=len(missing), there=total - len(missing))
        print(written_for(sys.stderr, begins), file=sys.stderr)
    try:
        if missing:
            prepare(wanted)
            deadline = time.monotonic() + 60 * minutes
            with _display(wanted, results, total, quiet) as show:
                for row in _games(wanted, missing, jobs, ray):
                    results.add(row)
                    show()
                    if time.monotonic() >= deadline:
                        break
    except KeyboardInterrupt:
        played = len(rows_of(wanted, results))
        raise Interrupted(say("arena-interrupted", played=played, total=total, file=str(results.path))) from None


def _games(wanted: Tournament, missing: Iterable[Fixture], jobs: int, ray: str | None) -> Iterator[Row]:
    """The missing games of one pair and one deal are a batch."""
    batches = (list(batch) for _, batch in itertools.groupby(missing, key=lambda one: one.key[:3]))
    if ray is None:
        return play_here(wanted, batches, jobs)
    from azalai.arena.ray_cluster import play_on_cluster

    return play_on_cluster(wanted, batches, ray, jobs)


def bar_of_games(total: int, played: int) -> tuple[Progress, TaskID]:
    """A progress bar of games on standard error, and its only task."""
    bar = progress_bar(counted=True)
    return bar, bar.add_task(say("arena-playing"), total=total, completed=played)


@contextmanager
def _display(wanted: Tournament, results: ResultFile, total: int, quiet: bool) -> Iterator[Callable[[], None]]:
    """A progress bar and the standing on standard error, if it is a terminal. Yields what to call after every game."""
    if quiet or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console, Group
    from rich.live import Live

    from azalai.arena.report import pair_table

    bar, task = bar_of_games(total, len(rows_of(wanted, results)))
    updated = -PAUSE

    with Live(console=Console(stderr=True), transient=True, auto_refresh=True, refresh_per_second=2) as live:

        def show() -> None:
            nonlocal updated
            bar.advance(task)
            if not wanted.alone and time.monotonic() - updated >= PAUSE:
                now = standing(wanted, rows_of(wanted, results), rated=False)
                live.update(Group(pair_table(now), bar))
                updated = time.monotonic()

        live.update(bar)
        yield show
