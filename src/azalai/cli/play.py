"""``azalai play``: people at one screen play against each other or against computer players."""

from __future__ import annotations

import argparse

from azalai.cli import INTERRUPTED
from azalai.cli.arguments import table_options
from azalai.cli.commands import COMMANDS, WORDS, Left, how_to_resume
from azalai.cli.move_input import matching_moves
from azalai.cli.score import show_score
from azalai.cli.seats import hides, seat_of, seat_title
from azalai.errors import BotFault, IllegalMove, IllegalOption
from azalai.game import Game, LogEntry
from azalai.game_file import load
from azalai.messages import say
from azalai.new_game import new
from azalai.terminal.screen import Screen

DEFAULT_GAME = "targi"
DEFAULT_BOT = "gentle"
MOST_NEWS = 12
FEW_CHOICES, MOST_CHOICES = 6, 16


def play(chosen: argparse.Namespace) -> int:
    game = _game(chosen)
    people = _people(chosen, game)
    return Sitting(game, people, _computers(chosen, game, people), Screen(), chosen.load, limit=chosen.limit).run()


def _game(chosen: argparse.Namespace) -> Game:
    options = table_options(chosen)
    if chosen.load is None:
        return new(chosen.game or DEFAULT_GAME, seed=chosen.seed, **options)
    for name in (*options, *(["seed"] if chosen.seed is not None else [])):
        raise IllegalOption(say("cli-load-and", option=f"--{name}"))
    game = load(chosen.load)
    if chosen.game not in (None, game.name):
        raise IllegalOption(say("cli-load-other", file=chosen.load, game=game.name, wanted=chosen.game))
    return game


def _people(chosen: argparse.Namespace, game: Game) -> list[int]:
    """The seats of the people; computer players have the others."""
    if chosen.seat is not None:
        people = sorted({seat_of(seat, game.seat_names) for seat in chosen.seat})
        if chosen.people not in (None, len(people)):
            raise IllegalOption(say("cli-people-and-seats", people=chosen.people, seats=len(people)))
        return people
    count = 1 if chosen.people is None else chosen.people
    if not 1 <= count <= game.seats:
        raise IllegalOption(say("cli-people", people=count, most=game.seats))
    return list(range(count))


def _computers(chosen: argparse.Namespace, game: Game, people: list[int]) -> dict[int, str]:
    """The computer players of the other seats: one for all of them, or one for each."""
    seats = [seat for seat in range(game.seats) if seat not in people]
    named: list[str] = chosen.bot or [DEFAULT_BOT]
    if len(named) not in (1, len(seats)):
        raise IllegalOption(say("cli-bots", named=len(named), seats=len(seats)))
    return dict(zip(seats, named if len(named) > 1 else named * len(seats), strict=True))


class Sitting:
    """One game at one screen, until it ends or somebody quits."""

    def __init__(
        self,
        game: Game,
        people: list[int],
        computers: dict[int, str],
        screen: Screen,
        file: str | None = None,
        *,
        limit: float | None = None,
    ) -> None:
        from azalai import bots
        from azalai.bots.custom import DECISION_LIMIT

        limit = DECISION_LIMIT if limit is None else limit
        self.game = game
        self.people = people
        self.computers = computers
        self.players = {seat: bots.player(name, game.seed ^ seat, limit=limit) for seat, name in computers.items()}
        self.screen = screen
        self.file = file  # where the game was saved
        self.saved = len(game.played) if file else 0  # its number of moves then
        self.shown: int | None = None  # the seat whose view is on the screen
        self.told = dict.fromkeys(people, len(game.log))  # how many log entries each seat has read
        self.reveals = 0  # the game's ``reveals`` when the table was last shown
        self.notice = ""  # printed under the next drawing

    def run(self) -> int:
        try:
            self.greet()
            while (seat := self.game.seat) is not None:
                if seat in self.people:
                    self.decide(seat)
                else:
                    self.computer(seat)
            self.finish()
        except BotFault as fault:
            self.screen.write(str(fault), "bold")
            how_to_resume(self)
        except Left:
            pass
        except (EOFError, KeyboardInterrupt) as stopped:
            self.screen.put("")
            how_to_resume(self)
            return INTERRUPTED if isinstance(stopped, KeyboardInterrupt) else 0
        return 0

    def greet(self) -> None:
        from azalai.bots.unusual_decks import is_unusual

        self.screen.clear()
        self.screen.write(say("cli-welcome", game=self.game.name, seed=str(self.game.seed)), "bold")
        for seat, name in enumerate(self.game.seat_names):
            self.screen.write(self.who(seat, say("cli-seat", seat=name)), indent=2)
        if self.computers and is_unusual(self.game.rulebook, self.game.setting):
            self.screen.write(say("bots-unusual-deck"))
        self.screen.write(say("cli-how-to-type"))
        if self.screen.live:
            self.screen.ask(say("cli-begin"))

    def who(self, seat: int, title: str) -> str:
        """The player in a seat; a level with its character."""
        from azalai.bots import levels

        if seat in self.people:
            return say("cli-sits", seat=title, who="you" if len(self.people) == 1 else "person")
        name = self.computers[seat]
        for level in levels(self.game.name):
            if level.name == name:
                return say("cli-sits-level", seat=title, level=level.title(), character=level.character())
        return say("cli-sits", seat=title, who=name)

    def computer(self, seat: int) -> None:
        """Let a computer player decide, from what its seat knows."""
        from azalai.bots import information_set

        only, *others = self.game.moves()
        self.game.play(self.players[seat].decide(information_set(self.game, seat)).move if others else only)

    # -- a decision -----------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Prompt until a move is made or taken back (then another seat may have to decide)."""
        self.hand_over(seat)
        self.present(seat)
        before = len(self.game.played)
        while len(self.game.played) == before:
            self.answer(self.screen.ask(say("cli-prompt", seat=self.game.seat_names[seat])))

    def answer(self, typed: str) -> None:
        word, _, rest = typed.strip().partition(" ")
        if not word:
            self.ask()
        elif word.lower() in COMMANDS:
            COMMANDS[word.lower()](self, rest.strip())
        else:
            self.move(typed)

    def move(self, typed: str) -> None:
        fitting = matching_moves(typed, self.game, WORDS)
        if len(fitting) == 1 and fitting[0] in COMMANDS:
            COMMANDS[fitting[0]](self, "")
        elif len(fitting) == 1:
            try:
                self.game.play(fitting[0])
            except IllegalMove as error:
                self.screen.write(say("cli-no", reason=str(error)))
        elif fitting:
            self.screen.write(say("cli-several", typed=typed.strip(), moves=", ".join(fitting)))
        else:
            self.screen.write(say("cli-not-understood", typed=typed.strip()))
            self.ask()

    # -- what is on the screen ------------------------------------------------------------------------

    def present(self, seat: int) -> None:
        """Show the table as the seat sees it, what happened since its last decision, and the question."""
        news = self.game.log[self.told[seat] :]
        turn_came = self.shown != seat or any(entry.seat != seat for entry in news)
        reveals = self.game.reveals
        revealed, self.reveals = reveals != self.reveals, reveals
        self.shown, self.told[seat] = seat, len(self.game.log)
        if self.screen.live:
            self.screen.clear()
            self.draw()
        self.tell(news)
        if not self.screen.live and (turn_came or revealed):
            self.draw()
        if self.notice:
            self.screen.write(self.notice)
            self.notice = ""
        self.ask()

    def ask(self, in_words: bool = False) -> None:
        """The question and the legal moves: in words if they are few or the player wants it, otherwise in notation."""
        self.screen.write(self.game.say(), "bold")
        moves = self.game.moves()
        if in_words or len(moves) <= FEW_CHOICES:
            self.screen.pairs([(move.text, self.game.say(move)) for move in moves])
            return
        message = "cli-choices" if len(moves) <= MOST_CHOICES else "cli-choices-more"
        self.screen.write(say(message, moves="  ".join(move.text for move in moves[:MOST_CHOICES])), "faint")

    def draw(self) -> None:
        seat = None if self.game.over else self.shown
        self.screen.put(self.game.draw(seat, width=self.screen.width, colour=self.screen.colour))

    def tell(self, news: list[LogEntry]) -> None:
        if len(news) > MOST_NEWS:
            self.screen.write(say("cli-earlier", count=len(news) - MOST_NEWS), indent=2)
        for entry in news[-MOST_NEWS:]:
            self.screen.write(entry.text, indent=2)

    def hand_over(self, seat: int) -> None:
        """If the seats know different things, clear the screen and wait until the next player has it alone."""
        readers = [self.shown] if self.shown is not None else self.people
        if any(reader != seat and hides(self.game, reader, seat) for reader in readers):
            self.screen.clear(history=True)
            self.screen.write(say("cli-hand-over", seat=seat_title(self.game, seat)), "bold")
            self.screen.ask(say("cli-hand-over-ready", seat=seat_title(self.game, seat)))

    # -- the end --------------------------------------------------------------------------------------

    def finish(self) -> None:
        news = self.game.log[min(self.told.values()) :]
        self.screen.clear()
        self.draw()
        self.tell(news)
        show_score(self.game, self.screen)
        if len(self.game.played) == self.saved:
            return
        self.screen.write(say("cli-after-the-end"))
        while typed := self.screen.ask(say("cli-prompt-end")).strip():
            word, _, rest = typed.partition(" ")
            if word.lower() in COMMANDS and word.lower() != "undo":
                COMMANDS[word.lower()](self, rest.strip())
            else:
                self.screen.write(say("cli-after-the-end"))
