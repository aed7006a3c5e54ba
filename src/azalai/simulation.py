"""Simulation: many games between random players, in the compiled gear."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from azalai.errors import IllegalOption
from azalai.games import rulebook
from azalai.messages import say
from azalai.seeds import checked_seed

if TYPE_CHECKING:
    import numpy as np

    from azalai.games.targi.options import TargiOptions
    from azalai.games.tuareg.options import TuaregOptions

    Results = np.ndarray[tuple[int], np.dtype[np.void]]

MOST_THREADS = 256


@overload
def simulate(
    game: Literal["targi"], games: int, seed: int = 0, *, threads: int = 1, **options: Unpack[TargiOptions]
) -> Results: ...
@overload
def simulate(
    game: Literal["tuareg"], games: int, seed: int = 0, *, threads: int = 1, **options: Unpack[TuaregOptions]
) -> Results: ...
@overload
def simulate(game: str, games: int, seed: int = 0, *, threads: int = 1) -> Results: ...
def simulate(game: str, games: int, seed: int = 0, *, threads: int = 1, **options: Any) -> Any:
    """Play many games between random players in the compiled gear. Returns a structured array with one row per game:
    ``decisions``, ``rounds``, ``scores`` (a column per seat) and ``winner`` (-1 for a draw). Game i of a run is dealt
    as ``new(game, seed=seed + i)`` would deal it."""
    from concurrent.futures import ThreadPoolExecutor

    import numpy as np

    from azalai import compile_notice
    from azalai.kernel.batch import as_records, compiled_rules
    from azalai.kernel.chance import WORDS, halves
    from azalai.kernel.loops import Columns, Dealing, Playout

    book = rulebook(game)
    setting = book.setting(options)
    for name, value, low, high in (("games", games, 0, 2**31), ("threads", threads, 1, MOST_THREADS)):
        if type(value) is not int or not low <= value <= high:
            raise IllegalOption(say("error-whole", name=name, value=repr(value), low=low, high=high))
    low, high = halves(checked_seed(seed))
    names = "decisions", "rounds", "scores", "winner"
    row = np.dtype(list(zip(names, ("<i4", "<i2", ("<i2", setting.seats), "i1"), strict=True)))
    results = np.zeros(games, row)
    # contiguous copies: the columns of a structured array have another type, for which Numba would compile again
    columns = Columns(*(results[name].copy() for name in names))
    rules = compiled_rules(book, setting.variant)
    dealing = Dealing(as_records(book.table()), as_records(setting.cards), setting.first)

    def play(start: int, stop: int) -> None:
        playout = Playout(
            tables=np.zeros(1, book.table.dtype()),
            dice=np.zeros(WORDS, np.int64),
            options=np.zeros(book.most_options, np.int16),
            mask=np.zeros(len(book.catalogue), np.int8),
        )
        part = Columns(*(column[start:stop] for column in columns))
        rules.simulate_range(dealing, low, high, start, playout, part)

    with compile_notice.progress():
        play(0, 0)
    if threads == 1:
        play(0, games)
    else:
        cuts = np.linspace(0, games, threads + 1).astype(int).tolist()
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, cuts[:-1], cuts[1:]))
    for name, column in zip(names, columns, strict=True):
        results[name] = column
    return results
