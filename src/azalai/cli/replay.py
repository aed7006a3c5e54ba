"""``azalai replay``: steps through a saved game, move by move."""

from __future__ import annotations

import argparse
import sys

from azalai.cli.score import show_score
from azalai.cli.seats import seat_of, seat_title
from azalai.errors import IllegalOption
from azalai.game import Game, LogEntry
from azalai.game_file import load
from azalai.messages import say
from azalai.terminal.screen import Screen


def replay(chosen: argparse.Namespace) -> int:
    game = load(chosen.file)
    seat = None if chosen.seat is None else seat_of(chosen.seat, game.seat_names)
    walk = Walk(game, seat, Screen())
    if chosen.all or not (sys.stdin.isatty() and sys.stdout.isatty()):
        walk.everything()
    else:
        walk.step_by_step()
    return 0


class Walk:
    """A saved game, shown after some of its moves."""

    def __init__(self, game: Game, seat: int | None, screen: Screen) -> None:
        self.main = game
        self.follow(game)
        self.at = 0  # how many moves were made
        self.seat = seat  # whose view is shown; None: the open table
        self.screen = screen

    def follow(self, game: Game, variation: int = 0) -> None:
        """Show the game itself, or the variation with this number."""
        self.games = list(game)  # as it was after each move
        self.log = game.log
        self.variation = variation

    @property
    def game(self) -> Game:
        return self.games[self.at]

    @property
    def last(self) -> int:
        return len(self.games) - 1

    def go_to(self, number: int) -> None:
        self.at = max(0, min(number, self.last))

    def news(self) -> list[LogEntry]:
        """What the last move did; a forced answer after it may have an entry of its own."""
        return self.log[self.games[self.at - 1].told : self.game.told] if self.at else []

    def draw(self) -> None:
        self.screen.put(self.game.draw(self.seat, width=self.screen.width, colour=self.screen.colour))

    def everything(self) -> None:
        """Every move in words; the table at the start of each round and at the end."""
        self._every_move(0)
        for number, variation in enumerate(self.main.variations, 1):
            self.follow(self.main.follow(variation), number)
            self.screen.write(say("cli-replay-variation-title", number=number, after=variation.after), "bold")
            self._every_move(variation.after)

    def _every_move(self, first: int) -> None:
        drawn = -1
        for number in range(first, self.last):
            self.at = number
            if self.game.round != drawn:
                drawn = self.game.round
                self.draw()
            self.at += 1
            for entry in self.news():
                self.screen.write(say("cli-log-line", number=str(entry.number), text=entry.text))
        self.draw()
        if self.game.over:
            show_score(self.game, self.screen)

    # -- step by step ---------------------------------------------------------------------------------

    def step_by_step(self) -> None:
        self.present()
        while True:
            try:
                typed = self.screen.ask(say("cli-prompt-replay")).strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.screen.put("")
                return
            if typed in ("q", "quit", "exit"):
                return
            self.answer(typed)

    def answer(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if word in ("", "n", "next"):
            self.go_to(self.at + 1)
        elif word in ("p", "previous", "b", "back"):
            self.go_to(self.at - 1)
        elif word in ("r", "round"):
            now = self.game.round
            while self.at < self.last and self.game.round == now:
                self.at += 1
        elif word.isdigit():
            self.go_to(int(word))
        elif word == "main":
            self.leave_variation()
        elif word[:1] == "v" and word[1:].isdecimal() and 0 < int(word[1:]) <= len(self.main.variations):
            self.enter_variation(int(word[1:]))
        elif word == "all":
            self.seat = None
        elif word == "seat" or word in self.game.seat_names:
            try:
                self.seat = seat_of(rest if word == "seat" else word, self.game.seat_names)
            except IllegalOption as error:
                self.screen.write(str(error))
                return
        else:
            self.help()
            return
        self.present()

    def enter_variation(self, number: int) -> None:
        variation = self.main.variations[number - 1]
        self.follow(self.main.follow(variation), number)
        self.at = variation.after + 1

    def leave_variation(self) -> None:
        if self.variation:
            self.at = min(self.at, self.main.variations[self.variation - 1].after)
            self.follow(self.main)

    def help(self) -> None:
        self.screen.write(say("cli-replay-help"))
        if self.main.variations:
            self.screen.write(say("cli-replay-help-variations"))

    def present(self) -> None:
        self.screen.clear()
        self.draw()
        shown = say("cli-everything") if self.seat is None else seat_title(self.game, self.seat)
        self.screen.write(say("cli-replay-at", at=self.at, last=self.last, seat=shown), "faint")
        if self.variation:
            after = self.main.variations[self.variation - 1].after
            self.screen.write(say("cli-replay-in-variation", number=self.variation, after=after), "faint")
        for entry in self.news():
            self.screen.write(entry.text, "bold")
        for number, variation in enumerate(self.main.variations, 1):
            if variation.after == self.at and not self.variation:
                first, count = self.game.say(variation.moves[0]), len(variation.moves)
                self.screen.write(say("cli-replay-variation", number=number, first=first, count=count), "faint")
        if self.at == self.last and self.game.over:
            show_score(self.game, self.screen)
        elif self.at == self.last:
            self.screen.write(say("cli-replay-end"))
        if self.at == 0:
            self.help()
