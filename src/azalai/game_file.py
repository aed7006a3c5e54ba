"""Saved games: readable text files with a hash after every move, which loading checks.

::

    azalai 1
    game targi
    options {"first": "blue"}
    seed 7
    moves
    1 blue p6 9f2c66a1b0d4
    2 white p14 77ab01c2d3e4

Each move has a line: its number, the seat, the notation, and the hash of the state after it. Lines that begin with #
are comments. A game that began from a position has a line ``position {…}``. Each variation follows the moves, with its
own under a line ``variation after 12``: 12 moves of the game come before them.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import secrets
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from azalai.errors import AzalaiError, GameFileError, IllegalMove, IllegalOption
from azalai.game import Game, Move
from azalai.games import rulebook
from azalai.messages import say
from azalai.new_game import new, position

FORMAT = 1
LARGEST_FILE = 4 * 2**20
VARIATION = "variation after"

Line = tuple[int, str]
"""Its number in the file, and its text."""


def to_text(game: Game) -> str:
    """The game as the text of a file."""
    options, start = game.options, game.start
    lines = [f"azalai {FORMAT}", f"game {game.name}", f"options {_json(options)}", f"seed {game.seed}"]
    if start is None:
        again = new(game.name, seed=game.seed, **options)
    else:
        again = position(game.name, start, seed=game.seed, **options)
        lines.append(f"position {_json(start)}")
    lines.append("moves")
    lines += _move_lines(again, game.played)
    for variation in game.variations:
        lines.append(f"{VARIATION} {variation.after}")
        lines += _move_lines(again.at(variation.after), variation.moves)
    return "\n".join(lines) + "\n"


def _move_lines(game: Game, moves: Iterable[Move]) -> Iterator[str]:
    """Play moves; a line for each."""
    for number, move in enumerate(moves, len(game.played) + 1):
        seat = game.seat_names[game.seat]  # type: ignore[index]
        game.play(move)
        yield f"{number} {seat} {move.text} {game.digest()}"


def write(game: Game, path: Path) -> None:
    """Write the file atomically."""
    text = to_text(game)
    try:
        temporary = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
        try:
            with temporary.open("x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            if path.exists():
                shutil.copymode(path, temporary)
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:  # ValueError: a path with a NUL in it
        raise GameFileError(say("file-write", path=str(path), error=_why(error))) from error


def load(path: str | os.PathLike[str]) -> Game:
    """Read a saved game; every move and every hash is checked."""
    path = Path(path)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise GameFileError(say("file-large", path=str(path)))
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise GameFileError(say("file-not-text", path=str(path))) from None
    except (OSError, ValueError) as error:
        raise GameFileError(say("file-read", path=str(path), error=_why(error))) from error
    return from_text(text, str(path))


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def from_text(text: str, name: str = "game") -> Game:
    """Read a game from the text of a file: play every move again and compare every hash."""
    # not splitlines(): an owner's card text may contain other characters that it splits at
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    header: dict[str, str] = {}
    while lines and lines[0][1] != "moves":
        number, line = lines.pop(0)
        key, _, value = line.partition(" ")
        if not header and (key, value) != ("azalai", str(FORMAT)):
            raise _wrong(name, number, "file-format", format=FORMAT)
        if key not in ("azalai", "game", "options", "seed", "position") or key in header or not value:
            raise _wrong(name, number, "file-header", text=line)
        header[key] = value
    if not lines or not {"game", "options", "seed"} <= header.keys():
        raise GameFileError(say("file-incomplete", name=name))
    del lines[0]
    options = _parsed(name, "options", header["options"])
    if "cards" in options:  # a saved game must not make the loader read other files
        raise GameFileError(say("file-names-a-file", name=name))
    if not re.fullmatch("[0-9]{1,20}", header["seed"]):
        raise GameFileError(say("file-seed", name=name, seed=header["seed"]))
    try:
        seed = int(header["seed"])
        rulebook(header["game"]).setting(options)  # before anything is added to them
        if "position" in header:
            start = _parsed(name, "position", header["position"])
            game = position(header["game"], start, seed=seed, **options)
        else:
            game = new(header["game"], seed=seed, **options)
    except (AzalaiError, TypeError) as error:
        raise GameFileError(f"{name}: {error}") from None
    first = next((at for at, (_, line) in enumerate(lines) if line.startswith("variation")), len(lines))
    _play_lines(game, name, lines[:first])
    _read_variations(game, name, lines[first:])
    return game


def _play_lines(game: Game, name: str, lines: list[Line]) -> None:
    dropped, before = False, len(game.played)
    for at, (number, line) in enumerate(lines, 1):
        following = lines[at][1].split() if at < len(lines) else []
        dropped = _play_line(game, name, number, before + at, line, following, dropped)


def _read_variations(game: Game, name: str, lines: list[Line]) -> None:
    while lines:
        (number, heading), *lines = lines
        moves = list(itertools.takewhile(lambda line: not line[1].startswith("variation"), lines))
        lines = lines[len(moves) :]
        after, last = heading.removeprefix(f"{VARIATION} "), len(game.played)
        if not re.fullmatch("[0-9]{1,6}", after) or int(after) > last:
            raise _wrong(name, number, "file-variation", text=heading, last=last)
        line = game.at(int(after))
        _play_lines(line, name, moves)
        try:
            game.add_variation(line)
        except IllegalOption as error:
            raise GameFileError(say("file-line", name=name, line=number, reason=str(error))) from None


def was_dropped(game: Game, notation: str) -> bool:
    """Whether a recorded answer is no longer asked for here, though earlier versions did ask for it."""
    dropped = rulebook(game.name).dropped_answer(notation)
    return bool(dropped) and all(notation != move.text for move in game.moves())


def _play_line(game: Game, name: str, number: int, index: int, line: str, following: list[str], dropped: bool) -> bool:
    """Play the move of a line. Returns whether the following line is an answer that is no longer asked for.

    Such an answer is left out if it changed nothing: the state after it has the same hash as ours without it. The hash
    of the line before it cannot be compared, because it includes the question.
    """
    parts = line.split()
    if len(parts) != 4 or parts[0] != str(index):
        raise _wrong(name, number, "file-move", text=line, index=index)
    _, seat, notation, digest = parts
    if dropped:
        if digest != game.digest():
            reason = rulebook(game.name).dropped_answer(notation)
            raise GameFileError(say("file-line", name=name, line=number, reason=reason))
        return False
    if game.seat is None:
        raise _wrong(name, number, "file-after-end")
    right = game.seat_names[game.seat]
    if seat != right:
        raise _wrong(name, number, "file-seat", seat=seat, right=right)
    try:
        game.play(notation)
    except IllegalMove as error:
        raise GameFileError(say("file-line", name=name, line=number, reason=str(error))) from None
    if digest == game.digest():
        return False
    if len(following) > 2 and was_dropped(game, following[2]):
        return True
    raise _wrong(name, number, "file-hash", digest=digest, right=game.digest())


def _wrong(name: str, number: int, message: str, **arguments: object) -> GameFileError:
    return GameFileError(say("file-line", name=name, line=number, reason=say(message, **arguments)))


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _parsed(name: str, key: str, text: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise GameFileError(say("file-json", name=name, key=key))
    return value
