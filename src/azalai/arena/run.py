"""``azalai arena``: plays what is not in the result file yet, shows how it stands, and says how it ended."""

from __future__ import annotations

import itertools
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from azalai.arena.pairings import Fixture, Tournament, fixtures
from azalai.arena.play import Row
from azalai.arena.process_pool import play_here, usual_jobs
from azalai.arena.result_file import ResultFile, usual_path
from azalai.arena.standings import Standing, rows_of, standing
from azalai.arena.warm_up import check_names, prepare
from azalai.errors import IllegalOption
from azalai.messages import say

MOST_JOBS = 1024
PAUSE = 1.0  # seconds between two looks at the standing


class Interrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl-C; it says how to go on."""


def run(
    wanted: Tournament, out: Path | None = None, jobs: int | None = None, ray: str | None = None, *, quiet: bool = False
) -> Standing:
    """Play all games that are missing, and give back the standing at the end. Quiet: nothing is shown meanwhile."""
    jobs = usual_jobs() if jobs is None else jobs
    if not 1 <= jobs <= MOST_JOBS:
        raise IllegalOption(say("error-whole", name="jobs", value=str(jobs), low=1, high=MOST_JOBS))
    check_names(wanted)
    if ray is not None:
        from azalai.arena.ray_cluster import look_for

        look_for(ray)
    path = out or usual_path(wanted)
    with ResultFile(path, wanted) as results:
        total = sum(1 for _ in fixtures(wanted))
        missing = [one for one in fixtures(wanted) if one.key not in results.rows]
        if not quiet:
            _tell(say("arena-begins", file=str(path), count=len(missing), there=total - len(missing)))
        try:
            if missing:
                prepare(wanted)
                with _display(wanted, results, total, quiet) as show:
                    for row in _games(wanted, missing, jobs, ray):
                        results.add(row)
                        show()
        except KeyboardInterrupt:
            played = len(rows_of(wanted, results))
            raise Interrupted(say("arena-interrupted", played=played, total=total, file=str(path))) from None
        return standing(wanted, rows_of(wanted, results))


def _games(wanted: Tournament, missing: Iterable[Fixture], jobs: int, ray: str | None) -> Iterator[Row]:
    """A batch is what is missing of one pair at one deal."""
    batches = (list(batch) for _, batch in itertools.groupby(missing, key=lambda one: one.key[:3]))
    if ray is None:
        return play_here(wanted, batches, jobs)
    from azalai.arena.ray_cluster import play_on_cluster

    return play_on_cluster(wanted, batches, ray, jobs)


def _tell(text: str) -> None:
    from azalai.terminal.screen import written_for

    print(written_for(sys.stderr, text), file=sys.stderr)


@contextmanager
def _display(wanted: Tournament, results: ResultFile, total: int, quiet: bool) -> Iterator[Callable[[], None]]:
    """A bar and the standing on standard error, where somebody is looking; the function given is called after every
    game."""
    if quiet or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from azalai.arena.report import pair_table

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns)
    task = bar.add_task(say("arena-playing"), total=total, completed=len(rows_of(wanted, results)))
    looked = -PAUSE

    with Live(console=Console(stderr=True), transient=True, auto_refresh=True, refresh_per_second=2) as live:

        def show() -> None:
            nonlocal looked
            bar.advance(task)
            if time.monotonic() - looked >= PAUSE:
                now = standing(wanted, rows_of(wanted, results), rated=False)
                live.update(Group(pair_table(now), bar))
                looked = time.monotonic()

        live.update(bar)
        yield show
