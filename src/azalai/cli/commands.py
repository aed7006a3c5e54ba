"""The commands at a table besides moves: help, moves, hint, undo, log, cards, save, board, rules, quit."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from azalai.cli.seats import hides
from azalai.errors import GameFileError
from azalai.game import Game
from azalai.games import SHIPPED
from azalai.messages import say

if TYPE_CHECKING:
    from azalai.cli.play import Sitting


class Left(Exception):
    """A player has quit."""


def help_(sitting: Sitting, _: str) -> None:
    """What can be typed."""
    screen, game = sitting.screen, sitting.game
    screen.write(say("cli-help-moves", example=game.moves()[0].text if not game.over else "done"))
    screen.pairs([(say(f"cli-word-{word}"), say(f"cli-does-{word}")) for word in WORDS if word != "help"])


def moves(sitting: Sitting, _: str) -> None:
    """The legal moves in words."""
    sitting.ask(in_words=True)


def hint(sitting: Sitting, _: str) -> None:
    """The moves that look best, and why."""
    from azalai.bots import hint

    game, screen = sitting.game, sitting.screen
    if game.seat is None:
        screen.write(say("cli-hint-over"))
        return
    screen.write(say("cli-hint-about"), "faint")
    hints = hint(game, game.seat)
    screen.pairs([(one.move.text, say("cli-hint", gain=one.gain, reason=one.reason)) for one in hints])


def board(sitting: Sitting, _: str) -> None:
    sitting.draw()
    sitting.ask()


def log(sitting: Sitting, _: str) -> None:
    for entry in sitting.game.log:
        sitting.screen.write(say("cli-log-line", number=str(entry.number), text=entry.text), indent=2)
    if not sitting.game.log:
        sitting.screen.write(say("cli-log-empty"))


def rules(sitting: Sitting, _: str) -> None:
    game = sitting.game
    if game.name not in SHIPPED:
        sitting.screen.write(say("cli-rules-other", game=game.name))
        return
    pages = [game.name, f"{game.name}-expansion"] if game.options.get("expansion") else [game.name]
    for page in pages:
        sitting.screen.write(say(f"cli-rules-{page}"))


def cards(sitting: Sitting, rest: str) -> None:
    """Describe one card, from the list of cards."""
    sections = sitting.game.rulebook.card_list(sitting.game.setting)
    found = [
        (heading, zip(names, row, strict=True))
        for heading, (names, *rows) in sections
        for row in rows
        if rest and rest.lower() in (row[0].lower(), row[0].lower().removeprefix("dune:"))
    ]
    for heading, cells in found:
        sitting.screen.write(heading, "bold")
        sitting.screen.pairs([(name, cell) for name, cell in cells if cell])
    if not found:
        sitting.screen.write(say("cli-no-card", card=rest) if rest else say("cli-which-card"))


# -- taking back ---------------------------------------------------------------------------------------


def undo(sitting: Sitting, _: str) -> None:
    """Take back a move as fair players would: not past another person's move, not past a reveal."""
    game, screen = sitting.game, sitting.screen
    steps, refusal = fair_steps_back(game, sitting.people)
    if refusal:
        screen.write(say(refusal))
        return
    taken = [game.undo() for _ in range(steps)][-1]
    for seat, told in sitting.told.items():
        sitting.told[seat] = min(told, len(game.log))
    sitting.notice = say("cli-taken-back", move=taken.text)


def fair_steps_back(game: Game, people: list[int]) -> tuple[int, str]:
    """How many moves to take back to the last decision of the person who decides now; or the id of the message that
    says why not. Moves of computer players since then must reveal nothing about hidden cards: both seats must have
    known the same before them and know the same now."""
    now = game.seat
    if now is None or all(entry.seat != now for entry in game.log):
        return 0, "cli-undo-nothing"
    earlier = game.copy()
    others: set[int] = set()  # the seats that have moved since
    for steps in range(1, len(game.played) + 1):
        since = earlier.told
        earlier.undo()
        others |= {entry.seat for entry in game.log[earlier.told : since]} - {now}
        if any(other in people or _tells(game, earlier, now, other) for other in others):
            return 0, "cli-undo-other"
        if earlier.reveals != game.reveals:
            return 0, "cli-undo-reveal"
        if earlier.seat == now:
            return steps, ""
    return 0, "cli-undo-nothing"


def _tells(game: Game, earlier: Game, one: int, other: int) -> bool:
    """Whether the moves of another seat since then may have revealed something that only it knew."""
    return game.rulebook.moves_tell_of_hands or hides(earlier, one, other) or hides(game, one, other)


# -- saving and leaving --------------------------------------------------------------------------------


def save(sitting: Sitting, rest: str) -> None:
    """Save the game to a file; overwrite another file only after asking."""
    if not rest and sitting.file is None:
        sitting.screen.write(say("cli-save-where"))
        return
    file = rest or str(sitting.file)
    path = Path(file).expanduser()
    if path.exists() and file != sitting.file:
        answer = sitting.screen.ask(say("cli-overwrite", file=file)).strip().lower()
        if answer not in say("cli-yes").split():
            sitting.screen.write(say("cli-not-saved"))
            return
    try:
        sitting.game.save(path)
    except GameFileError as error:
        sitting.screen.write(str(error))
        return
    sitting.file, sitting.saved = file, len(sitting.game.played)
    sitting.screen.write(say("cli-saved", file=file))


def quit_(sitting: Sitting, _: str) -> None:
    """Quit, after offering to save. Yes and no are answers, not file names; "save n" saves a file called n."""
    if len(sitting.game.played) != sitting.saved:
        answer = sitting.screen.ask(say("cli-save-first")).strip()
        if answer and answer.lower() not in say("cli-no-words").split():
            save(sitting, "" if answer.lower() in say("cli-yes").split() else answer)
            if len(sitting.game.played) != sitting.saved:
                return
    how_to_resume(sitting)
    raise Left


def how_to_resume(sitting: Sitting) -> None:
    """Print the command that continues the game. Nothing is saved without being asked for."""
    game = sitting.game
    if game.over:
        return
    players = _players_as_typed(sitting)
    if sitting.file is not None:
        command = f"azalai play --load {shlex.quote(sitting.file)}{players}"
        message = "cli-resume" if sitting.saved == len(game.played) else "cli-resume-earlier"
        sitting.screen.write(say(message, command=command, count=sitting.saved))
        return
    given = {name: value for name, value in game.options.items() if value is not False}
    can_be_typed = "card_text" not in given and all(isinstance(value, str | int) for value in given.values())
    if game.start is None and can_be_typed:
        flags = "".join(f" --{name}" if value is True else f" --{name} {value}" for name, value in given.items())
        command = f"azalai play {game.name} --seed {game.seed}{flags}{players}"
        sitting.screen.write(say("cli-play-again", command=command))


def _players_as_typed(sitting: Sitting) -> str:
    """The flags for the players, unless it is one person in the first seat against gentle computer players."""
    from azalai.cli.play import DEFAULT_BOT

    people, names = sitting.people, list(sitting.computers.values())
    typed = ""
    if people != list(range(len(people))):
        typed += " --seat " + " ".join(sitting.game.seat_names[seat] for seat in people)
    elif len(people) > 1:
        typed += f" --people {len(people)}"
    if not set(names) <= {DEFAULT_BOT}:
        typed += " --bot " + shlex.join(names if len(set(names)) > 1 else names[:1])
    return typed


COMMANDS = {
    "help": help_,
    "moves": moves,
    "hint": hint,
    "board": board,
    "cards": cards,
    "log": log,
    "undo": undo,
    "save": save,
    "rules": rules,
    "quit": quit_,
}
WORDS = tuple(COMMANDS)
COMMANDS |= {"?": help_, "card": cards, "u": undo, "q": quit_, "exit": quit_}
