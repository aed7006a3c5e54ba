"""Decisions with parts: which clicks go on with a draft and which are sent.

A draft is a list of notations that is put together in the page and kept nowhere. It goes on as long as the same seat
still decides, nothing hidden has come to light and what was begun is not over; the decision after which that no longer
holds is sent with the draft, whole or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from azalai.errors import IllegalMove
from azalai.game import Game, Move
from azalai.messages import say
from azalai.web.sentence_names import uncoded


@dataclass(frozen=True)
class Choice:
    """A legal move after the draft, and how a click on it is answered."""

    move: Move
    drafted: bool  # False: it is sent, with the draft before it
    moves: tuple[str, ...]  # the draft and the move
    game: Game  # the table before the move
    after: Game | None  # the table after the move; None where something hidden would come to light

    @property
    def notation(self) -> str:
        return self.move.text

    @cached_property
    def sentence(self) -> str:
        return uncoded(self.game, self.game.say(self.move))


class Choices:
    """The legal moves at a table (after its draft), by their notations."""

    def __init__(self, game: Game, draft: Sequence[str] = ()) -> None:
        self.game = game
        self.draft = tuple(draft)
        self._choices: dict[str, Choice] = {}
        self._legal = {move.text: move for move in game.moves()}

    def __contains__(self, notation: str) -> bool:
        return notation in self._legal

    def __len__(self) -> int:
        return len(self._legal)

    @property
    def notations(self) -> list[str]:
        return list(self._legal)

    def __getitem__(self, notation: str) -> Choice:
        choice = self._choices.get(notation)
        if choice is None:
            move = self._legal[notation]
            after = self.game.copy().play(move)
            shown = after if after.reveals == self.game.reveals else None
            choice = Choice(move, _goes_on(self.game, after), (*self.draft, notation), self.game, shown)
            self._choices[notation] = choice
        return choice

    def __iter__(self) -> Iterator[Choice]:
        return (self[notation] for notation in self._legal)


def carry_out(game: Game, notations: Sequence[str]) -> Game:
    """A copy of the game after a whole decision. Every part but the last must leave the decision open; otherwise, as
    for a move that is not legal, IllegalMove tells why and nothing has changed."""
    if not notations:
        raise IllegalMove(say("web-nothing-to-send"))
    return draft(game, notations[:-1]).play(notations[-1])


def draft(game: Game, notations: Sequence[str]) -> Game:
    """A copy of the game with a draft carried out. IllegalMove where it would cross a reveal or the end of what was
    begun: what lies behind that may only be seen by those who send."""
    now = game.copy()
    for notation in notations:
        before = now.copy()
        now.play(notation)
        if not _goes_on(before, now):
            raise IllegalMove(say("web-draft-is-whole", move=notation))
    return now


def _goes_on(before: Game, after: Game) -> bool:
    return after.mid_decision and after.seat == before.seat and after.reveals == before.reveals
