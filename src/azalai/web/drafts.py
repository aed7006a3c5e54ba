"""Drafts: decisions that are put together in several clicks before they are sent.

A draft is a list of moves that the page collects; nothing on the server stores it. It stays open while the same seat
decides, nothing hidden has been revealed and the decision is not complete. The move that ends this is sent together
with the draft, and the server accepts all of it or nothing.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from azalai.errors import IllegalMove
from azalai.game import Game
from azalai.games import rulebook
from azalai.kernel.catalogue import Action
from azalai.messages import say
from azalai.moves import Outcome


@functools.cache
def _numbers(game: str) -> dict[tuple[str, str], int]:
    """The action numbers of a game by family and item."""
    return {(action.family, action.item): action.id for action in rulebook(game).catalogue}


def action_of(game: str, notation: str) -> Action:
    """The action of a move that the server has accepted."""
    action = rulebook(game).catalogue.parse(notation)
    assert action is not None, notation
    return action


def find_action(game: str, family: str, item: object = "") -> Action:
    """The action of a family and item of the catalogue."""
    return rulebook(game).catalogue[_numbers(game)[family, str(item)]]


@dataclass(frozen=True)
class Choice:
    """A legal move after the draft, and what a click on it does."""

    action: Action
    drafted: bool  # True: it extends the draft; False: it is sent, with the draft before it
    moves: tuple[str, ...]  # the draft and the move
    game: Game  # the table before the move

    @cached_property
    def after(self) -> Game | None:
        """The table after the move; None if the move reveals something hidden."""
        after = self.game.copy().play(self.action.id)
        return after if after.reveals == self.game.reveals else None

    @cached_property
    def sentence(self) -> str:
        return self.game.say(self.action.id)


class Choices:
    """The legal moves at a table after a draft."""

    def __init__(self, game: Game, draft: Sequence[str] = ()) -> None:
        self.game = game
        self.draft = tuple(draft)
        catalogue = rulebook(game.name).catalogue
        self.legal = {move.id: catalogue[move.id] for move in game.moves()}
        self._numbers = _numbers(game.name)
        self._choices: dict[int, Choice] = {}

    def find(self, family: str, item: object = "") -> Choice | None:
        """The move of this family and item; None if it is not legal."""
        number = self._numbers.get((family, str(item)), -1)
        return self[number] if number in self.legal else None

    def __contains__(self, key: tuple[str, object]) -> bool:
        family, item = key
        return self._numbers.get((family, str(item)), -1) in self.legal

    def __getitem__(self, number: int) -> Choice:
        choice = self._choices.get(number)
        if choice is None:
            action = self.legal[number]
            drafted = _is_open(self.game.outcome(number), self.game.seat, self.game.reveals)
            moves = (*self.draft, action.notation)
            choice = self._choices[number] = Choice(action, drafted, moves, self.game)
        return choice


def carry_out(game: Game, notations: Sequence[str]) -> Game:
    """A copy of the game after a complete decision.

    Every move but the last must leave the decision open. IllegalMove says what is wrong; the game is never changed.
    """
    if not notations:
        raise IllegalMove(say("web-nothing-to-send"))
    return draft(game, notations[:-1]).play(notations[-1])


def draft(game: Game, notations: Sequence[str]) -> Game:
    """A copy of the game after a draft. IllegalMove if the draft reveals something or completes the decision: what
    follows may only be seen by sending it."""
    now = game.copy()
    for notation in notations:
        seat, reveals = now.seat, now.reveals
        now.play(notation)
        if not _is_open(now, seat, reveals):
            raise IllegalMove(say("web-draft-is-whole", move=notation))
    return now


def _is_open(after: Game | Outcome, seat: int | None, reveals: int) -> bool:
    """Whether a decision is still open after a move of a seat; ``reveals`` is the count before it."""
    return after.mid_decision and after.seat == seat and after.reveals == reveals
