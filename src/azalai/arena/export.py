"""``azalai export``: games as a data set in Parquet, a row for each decision, with a data card.

The games are played by computer players, or by people who have agreed: they handed over saved games, or offered the
games of a server for research before they began. A row has what the seat could know (the observation), its legal
actions, the one it took and the result of its game.

Workers write the games that they play into small files, the parts. At the end the parts are merged into the data set.
So an interrupted export can be resumed.
"""

from __future__ import annotations

import multiprocessing
import shlex
import shutil
import signal
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2s
from pathlib import Path
from typing import Any

from azalai import bots
from azalai.arena.process_pool import usual_jobs
from azalai.arena.run import Interrupted, bar_of_games
from azalai.balance import number_format
from azalai.bots.players import GreedyBot
from azalai.env.observations import layout
from azalai.errors import BotFault, IllegalOption, reporting
from azalai.game import Game
from azalai.game_file import load
from azalai.games import rulebook
from azalai.messages import say
from azalai.new_game import new
from azalai.seeds import checked_seed

DECISIONS, CARD = "decisions.parquet", "README.md"
MOST_GAMES = 10_000_000
GAMES_AT_ONCE = 10  # in one task of a worker, which is one part and one row group
ENOUGH_TO_COMPILE = 100  # games
PEOPLE = "people"
PLAYED, SAVED, SERVER = "played", "saved", "server"  # where games come from
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

    @property
    def command(self) -> str:
        """The command that plays these games again."""
        words = ["azalai", "export", self.game, *self.players, "--games", str(self.games), "--seed", str(self.seed)]
        for name, value in self.options.items():
            words += (
                ["--cards", "FILE"] if name == "card_text" else [f"--{name}", *([] if value is True else [str(value)])]
            )
        return shlex.join([*words, "--out", "FOLDER"])


@dataclass(frozen=True)
class Source:
    """Where the games of a data set come from, and what its data card says about them."""

    kind: str
    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    seats: str
    games: int
    seed: str = "–"
    command: str = ""


Part = tuple[Order, int, Path]
"""Some games of an order: the number of the first, and the file that they are written to."""


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
    """Play the games, write the data set into a folder, and return the number of decisions. If an earlier call for the
    same order was interrupted, play only the games that are missing."""
    _pyarrow()  # reported before anything is played
    parts = out / f"parts-{_digest(wanted)}"
    files = {start: parts / f"{start:08}.parquet" for start in range(0, wanted.games, GAMES_AT_ONCE)}
    with reporting("export-folder", folder=str(out)):
        parts.mkdir(parents=True, exist_ok=True)
        missing = [(wanted, start, file) for start, file in files.items() if not file.exists()]
        try:
            if missing:
                _prepare(wanted)
            bar, task = bar_of_games(wanted.games, GAMES_AT_ONCE * (len(files) - len(missing)))
            with bar:
                for _ in _played_parts(missing, usual_jobs() if jobs is None else jobs):
                    bar.advance(task, GAMES_AT_ONCE)
        except KeyboardInterrupt:
            played = min(GAMES_AT_ONCE * sum(file.exists() for file in files.values()), wanted.games)
            stopped = say("arena-interrupted", played=played, total=wanted.games, file=str(parts))
            raise Interrupted(stopped) from None
        seats = str(rulebook(wanted.game).setting(wanted.options).seats)
        source = Source(
            PLAYED, wanted.game, wanted.options, wanted.players, seats, wanted.games, str(wanted.seed), wanted.command
        )
        decisions = _written(map(_pyarrow()[1].read_table, files.values()), source, out)
        shutil.rmtree(parts)
    return decisions


def _player(wanted: Order, name: str, seed: int) -> bots.Bot:
    """A player for a game of the order. Over many games, compiling the greedy player saves more time than it takes."""
    if name == "greedy" and wanted.games >= ENOUGH_TO_COMPILE:
        return GreedyBot(seed, compiled=True)
    return bots.player(name, seed)


def _prepare(wanted: Order) -> None:
    """Let every player decide once, so that what they need is compiled before the workers start."""
    game = new(wanted.game, seed=wanted.seed, **wanted.options)
    assert game.seat is not None
    seen = bots.information_set(game, game.seat)
    for name in set(wanted.players):
        with suppress(BotFault):  # it loses its games
            _player(wanted, name, 0).decide(seen)


def _played_parts(tasks: Sequence[Part], jobs: int) -> Iterator[None]:
    """Play parts; yields after each."""
    workers = min(jobs, len(tasks))
    if workers <= 1:
        yield from map(_play_part, tasks)
        return
    ignored = signal.SIGINT, signal.SIG_IGN  # Ctrl-C is for this process, which ends the workers
    with multiprocessing.get_context("spawn").Pool(workers, signal.signal, ignored) as pool:
        yield from pool.imap_unordered(_play_part, tasks)


def _digest(wanted: Order) -> str:
    """Identifies the parts of an order."""
    from azalai import __version__

    return blake2s(repr((wanted, __version__)).encode(), digest_size=5).hexdigest()


def export_saved(files: Sequence[Path], out: Path) -> int:
    """Write saved games of one game as a data set; the files do not say who played."""
    games = [load(file) for file in files]
    names = {game.name for game in games}
    if len(names) != 1:
        raise IllegalOption(say("export-one-game", games=", ".join(sorted(names))))
    seats = " / ".join(map(str, sorted({game.seats for game in games})))
    source = Source(SAVED, names.pop(), _options_of(games), (PEOPLE,), seats, len(games))
    return _export_games([(game, [PEOPLE] * game.seats) for game in games], source, out)


def _options_of(games: Sequence[Game]) -> dict[str, Any]:
    """The options of all games, for the data card: every value where they differ."""
    names = dict.fromkeys(name for game in games for name in game.options)
    values = {name: dict.fromkeys(str(game.options.get(name, "–")) for game in games) for name in names}
    return {name: " / ".join(each) for name, each in values.items()}


def export_finished(game: str, given: dict[str, Any], finished: Sequence[Finished], out: Path) -> int:
    """Write the finished games that were played with these options as a data set."""
    options = rulebook(game).setting(given).options
    fitting = [each for each in finished if each[0].name == game and each[0].options == options]
    if not fitting:
        raise IllegalOption(say("export-none", others=len(finished)))
    players = sorted({player for _, seated in fitting for player in seated})
    source = Source(SERVER, game, options, tuple(players), str(fitting[0][0].seats), len(fitting))
    return _export_games(fitting, source, out)


def _export_games(games: Sequence[Finished], source: Source, out: Path) -> int:
    _pyarrow()
    with reporting("export-folder", folder=str(out)):
        out.mkdir(parents=True, exist_ok=True)
        return _written((_of_finished(number, *game) for number, game in enumerate(games)), source, out)


def _play_part(task: Part) -> None:
    """Play some games, from this number on, and write them into a file, without those that a custom bot loses."""
    wanted, start, file = task
    columns: Columns = {name: [] for name in COLUMNS}
    for number in range(start, min(start + GAMES_AT_ONCE, wanted.games)):
        seed = (wanted.seed + number) % 2**64
        game = new(wanted.game, seed=seed, **wanted.options)
        seated = [wanted.players[(seat + number) % len(wanted.players)] for seat in range(game.seats)]
        sitting = [_player(wanted, name, (seed << 3 | seat) % 2**63) for seat, name in enumerate(seated)]
        try:
            while (seat := game.seat) is not None:
                only, *others = game.moves()
                game.play(sitting[seat].decide(bots.information_set(game, seat)).move if others else only)
        except BotFault:
            continue
        _add(columns, number, game, seated)
    partial = file.with_suffix(".partial")
    _pyarrow()[1].write_table(_table(columns, wanted.game), partial, compression="zstd")
    partial.replace(file)


def _of_finished(number: int, game: Game, players: Sequence[str]) -> Any:
    columns: Columns = {name: [] for name in COLUMNS}
    _add(columns, number, game, players)
    return _table(columns, game.name)


def _add(columns: Columns, number: int, game: Game, players: Sequence[str]) -> None:
    """The decisions of a finished game with more than one legal answer, in order."""
    scores, winners = game.scores(), game.winners()
    again = game.at(0)
    for at, move in enumerate(game.played):
        seat, legal = again.seat, again.moves()
        if seat is not None and len(legal) > 1:
            row = (
                number,
                game.seed,
                at,
                again.round,
                seat,
                players[seat],
                again.observation(seat).cells(),
                [each.id for each in legal],
                move.id,
                move.text,
                scores[seat],
                1 / len(winners) if seat in winners else 0.0,
            )
            for name, value in zip(COLUMNS, row, strict=True):
                columns[name].append(value)
        again.play(move)


def _schema(game: str) -> Any:
    arrow, _ = _pyarrow()
    return arrow.schema(
        [
            ("game", arrow.int32()),
            ("seed", arrow.uint64()),
            ("decision", arrow.int16()),
            ("round", arrow.int16()),
            ("seat", arrow.int8()),
            ("player", arrow.dictionary(arrow.int16(), arrow.string())),
            ("observation", arrow.list_(arrow.int8(), layout(game).size)),
            ("legal", arrow.list_(arrow.int16())),
            ("action", arrow.int16()),
            ("move", arrow.string()),
            ("score", arrow.int16()),
            ("won", arrow.float32()),
        ]
    )


def _table(columns: Columns, game: str) -> Any:
    arrow, _ = _pyarrow()
    return arrow.table(columns, schema=_schema(game))


def _written(tables: Iterable[Any], source: Source, out: Path) -> int:
    """Write tables of games as one file, with the data card. Returns the number of decisions."""
    _, parquet = _pyarrow()
    schema, decisions, games = _schema(source.game), 0, 0
    partial = out / f"{DECISIONS}.partial"
    with parquet.ParquetWriter(partial, schema, compression="zstd") as writer:
        for table in tables:
            if table.num_rows:
                writer.write_table(table.cast(schema))
            decisions += table.num_rows
            games += len(table["game"].unique())
    partial.replace(out / DECISIONS)
    (out / CARD).write_text(data_card(source, games, decisions), encoding="utf-8")
    return decisions


def data_card(source: Source, games: int, decisions: int) -> str:
    """What the data set is, how it was made, and what its columns mean."""
    from azalai import __version__

    options = {name: value for name, value in source.options.items() if name != "card_text"}
    return say(
        "export-card",
        source=source.kind,
        command=source.command,
        game=source.game,
        options=", ".join(f"{name}={value}" for name, value in options.items()) or "–",
        own="yes" if "card_text" in source.options else "no",
        seats=source.seats,
        players=", ".join(source.players),
        lost=number_format.number(source.games - games, 0),
        games=number_format.number(games, 0),
        decisions=number_format.number(decisions, 0),
        seed=source.seed,
        version=__version__,
        layout=layout(source.game).version,
        cells=layout(source.game).size,
    )


def _pyarrow() -> Any:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise IllegalOption(say("export-no-pyarrow")) from None
    return pyarrow, parquet
