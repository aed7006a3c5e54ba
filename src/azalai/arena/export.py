"""``azalai export``: games as a data set in Parquet, a row for each decision, with a data card.

The games are played by computer players, or their players have agreed that they are used: saved games that they handed
over, or games of a server that were marked for research before they began. A row has what the seat could know (the
observation), its legal actions, the one it took and the result of its game.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from azalai import bots
from azalai.arena.process_pool import usual_jobs
from azalai.balance import figures
from azalai.env.observations import layout
from azalai.errors import BotFault, IllegalOption
from azalai.game import Game, checked_seed
from azalai.game_file import load
from azalai.games import rulebook
from azalai.messages import say
from azalai.new_game import new

DECISIONS, CARD = "decisions.parquet", "README.md"
MOST_GAMES = 10_000_000
GAMES_AT_ONCE = 10  # of one task of a worker, and of one row group
PEOPLE = "people"
Columns = dict[str, list[Any]]
Finished = tuple[Game, Sequence[str]]
"""A finished game, and who had its seats: PEOPLE, or the level of a computer player."""
COLUMNS = (
    "game", "seed", "decision", "round", "seat", "player", "observation", "legal", "action", "move", "score", "won"
)  # fmt: skip


@dataclass(frozen=True)
class Order:
    """The games that computer players play for a data set."""

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]  # they take the seats in turn, one seat further in every game
    games: int
    seed: int


def order(game: str, given: dict[str, Any], players: Sequence[str], games: int, seed: int) -> Order:
    """A checked order, or IllegalOption."""
    setting = rulebook(game).setting(given)
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise IllegalOption(say("error-whole", name="games", value=str(games), low=1, high=MOST_GAMES))
    if not 1 <= len(players) <= setting.seats:
        raise IllegalOption(say("export-players", seats=setting.seats))
    for name in players:
        bots.player(name, 0)  # unknown names are rejected before a file is written
    return Order(game, setting.options, tuple(players), games, checked_seed(seed))


def export(wanted: Order, out: Path, jobs: int | None = None) -> int:
    """Play the games, write the data set into a folder, and return the number of decisions."""
    starts = [(wanted, at) for at in range(0, wanted.games, GAMES_AT_ONCE)]
    workers = min(usual_jobs() if jobs is None else jobs, len(starts))
    if workers <= 1:
        return _written(map(_play_some, starts), wanted, out)
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        return _written(pool.imap(_play_some, starts), wanted, out)


def export_saved(files: Sequence[Path], out: Path) -> int:
    """Write saved games of one game as a data set; the files do not say who played."""
    games = [load(file) for file in files]
    names = {game.name for game in games}
    if len(names) != 1:
        raise IllegalOption(say("export-one-game", games=", ".join(sorted(names))))
    wanted = Order(names.pop(), games[0].options, (PEOPLE,), len(games), 0)
    return _written(map(_of_finished, enumerate((game, [PEOPLE] * game.seats) for game in games)), wanted, out)


def export_finished(game: str, given: dict[str, Any], finished: Sequence[Finished], out: Path) -> int:
    """Write those of the finished games that were played with these options as a data set."""
    options = rulebook(game).setting(given).options
    fitting = [each for each in finished if each[0].name == game and each[0].options == options]
    if not fitting:
        raise IllegalOption(say("export-none", others=len(finished)))
    players = sorted({player for _, seated in fitting for player in seated})
    return _written(map(_of_finished, enumerate(fitting)), Order(game, options, tuple(players), len(fitting), 0), out)


def _play_some(task: tuple[Order, int]) -> Columns:
    """Some games, from this number on. A game that a custom bot loses by a fault is left out."""
    wanted, start = task
    columns: Columns = {name: [] for name in COLUMNS}
    for number in range(start, min(start + GAMES_AT_ONCE, wanted.games)):
        seed = (wanted.seed + number) % 2**64
        game = new(wanted.game, seed=seed, **wanted.options)
        seated = [wanted.players[(seat + number) % len(wanted.players)] for seat in range(game.seats)]
        sitting = [bots.player(name, (seed << 3 | seat) % 2**63) for seat, name in enumerate(seated)]
        try:
            while (seat := game.seat) is not None:
                only, *others = game.moves()
                game.play(sitting[seat].decide(bots.information_set(game, seat)).move if others else only)
        except BotFault:
            continue
        _add(columns, number, game, seated)
    return columns


def _of_finished(numbered: tuple[int, Finished]) -> Columns:
    number, (game, players) = numbered
    columns: Columns = {name: [] for name in COLUMNS}
    _add(columns, number, game, players)
    return columns


def _add(columns: Columns, number: int, game: Game, players: Sequence[str]) -> None:
    """The decisions of a finished game with more than one legal answer, in order."""
    scores, winners = game.scores(), game.winners()
    for at, (before, move) in enumerate(zip(game, game.played, strict=False)):
        seat, legal = before.seat, before.moves()
        if seat is None or len(legal) == 1:
            continue
        row = (
            number,
            game.seed,
            at,
            before.round,
            seat,
            players[seat],
            before.observation(seat).cells(),
            [each.id for each in legal],
            move.id,
            move.text,
            scores[seat],
            1 / len(winners) if seat in winners else 0.0,
        )
        for name, value in zip(COLUMNS, row, strict=True):
            columns[name].append(value)


def _written(parts: Iterable[Columns], wanted: Order, out: Path) -> int:
    arrow, parquet = _pyarrow()
    schema = arrow.schema(
        [
            ("game", arrow.int32()),
            ("seed", arrow.uint64()),
            ("decision", arrow.int16()),
            ("round", arrow.int16()),
            ("seat", arrow.int8()),
            ("player", arrow.dictionary(arrow.int16(), arrow.string())),
            ("observation", arrow.list_(arrow.int8(), layout(wanted.game).size)),
            ("legal", arrow.list_(arrow.int16())),
            ("action", arrow.int16()),
            ("move", arrow.string()),
            ("score", arrow.int16()),
            ("won", arrow.float32()),
        ]
    )
    decisions, games = 0, set[int]()
    try:
        out.mkdir(parents=True, exist_ok=True)
        with parquet.ParquetWriter(out / DECISIONS, schema, compression="zstd") as writer:
            for part in _not_empty(parts):
                writer.write_table(arrow.table(part, schema=schema))
                decisions += len(part["game"])
                games.update(part["game"])
        (out / CARD).write_text(data_card(wanted, len(games), decisions), encoding="utf-8")
    except OSError as error:
        raise IllegalOption(say("export-folder", folder=str(out), reason=error.strerror or str(error))) from None
    return decisions


def _not_empty(parts: Iterable[Columns]) -> Iterator[Columns]:
    return (part for part in parts if part["game"])


def data_card(wanted: Order, games: int, decisions: int) -> str:
    """What the data set is, how it was made, and what its columns mean."""
    from azalai import __version__

    options = {name: value for name, value in wanted.options.items() if name != "card_text"}
    return say(
        "export-card",
        game=wanted.game,
        options=", ".join(f"{name}={value}" for name, value in options.items()) or "–",
        own="yes" if "card_text" in wanted.options else "no",
        players=", ".join(wanted.players),
        games=figures.number(games, 0),
        decisions=figures.number(decisions, 0),
        seed=str(wanted.seed),
        version=__version__,
        layout=layout(wanted.game).version,
        cells=layout(wanted.game).size,
    )


def _pyarrow() -> Any:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise IllegalOption(say("export-no-pyarrow")) from None
    return pyarrow, parquet
