"""``azalai replay``: steps through a saved game, move by move."""

from __future__ import annotations

import argparse
import sys

from azalai.cli.score import show_score
from azalai.cli.seats import seat_of, seat_title
from azalai.errors import IllegalOption
from azalai.game import Game, load
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
        self.whole = game
        self.game = game.copy()
        self.seat = seat  # whose view is shown; None: the open table
        self.screen = screen
        self.log_lengths = self._log_lengths()
        self.go_to(0)

    def _log_lengths(self) -> list[int]:
        """The length of the log after each move; a forced answer after it may have an entry of its own."""
        lengths = [len(self.whole.log)]
        while self.game.played:
            self.game.undo()
            lengths.append(len(self.game.log))
        return lengths[::-1]

    @property
    def at(self) -> int:
        return len(self.game.played)

    @property
    def last(self) -> int:
        return len(self.whole.played)

    def go_to(self, number: int) -> None:
        number = max(0, min(number, self.last))
        while self.at > number:
            self.game.undo()
        while self.at < number:
            self.game.play(self.whole.played[self.at])

    def next_round(self) -> None:
        now = self.round
        while self.at < self.last and self.round == now:
            self.go_to(self.at + 1)

    @property
    def round(self) -> int:
        return self.game.round

    def draw(self) -> None:
        self.screen.put(self.game.draw(self.seat, width=self.screen.width, colour=self.screen.colour))

    # -- all at once ----------------------------------------------------------------------------------

    def everything(self) -> None:
        """Every move in words; the table at the start of each round and at the end."""
        drawn = -1
        for number in range(self.last):
            self.go_to(number)
            if self.round != drawn:
                drawn = self.round
                self.draw()
            for entry in self.whole.log[self.log_lengths[number] : self.log_lengths[number + 1]]:
                self.screen.write(say("cli-log-line", number=str(entry.number), text=entry.text))
        self.go_to(self.last)
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
            self.next_round()
        elif word.isdigit():
            self.go_to(int(word))
        elif word == "all":
            self.seat = None
        elif word == "seat" or word in self.game.seat_names:
            try:
                self.seat = seat_of(rest if word == "seat" else word, self.game.seat_names)
            except IllegalOption as error:
                self.screen.write(str(error))
                return
        else:
            self.screen.write(say("cli-replay-help"))
            return
        self.present()

    def present(self) -> None:
        self.screen.clear()
        self.draw()
        shown = say("cli-everything") if self.seat is None else seat_title(self.game, self.seat)
        self.screen.write(say("cli-replay-at", at=self.at, last=self.last, seat=shown), "faint")
        if self.at:
            for entry in self.whole.log[self.log_lengths[self.at - 1] : self.log_lengths[self.at]]:
                self.screen.write(entry.text, "bold")
        if self.at == self.last and self.game.over:
            show_score(self.game, self.screen)
        elif self.at == self.last:
            self.screen.write(say("cli-replay-end"))
        if self.at == 0:
            self.screen.write(say("cli-replay-help"))
