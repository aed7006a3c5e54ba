"""A decision with parts as it has gone so far: each question of the draft, what could be answered and what was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from azalai.game import Game
from azalai.web.compose import Choices
from azalai.web.offers import Offer, Offers
from azalai.web.scene import Scene


@dataclass(frozen=True)
class Step:
    """One question; the last one is still open."""

    ask: dict[str, Any]  # as the view describes it
    view: dict[str, Any]
    game: Game
    before: tuple[str, ...]  # the draft up to here
    chosen: str  # "": not answered yet

    @property
    def kind(self) -> str:
        return str(self.ask["ask"])

    @property
    def notations(self) -> list[str]:
        return [move.text for move in self.game.moves()]


def steps(scene: Scene) -> list[Step]:
    """The questions that the draft has answered and the one that is open now."""
    told: list[Step] = []
    if scene.draft and scene.before is not None:
        game = scene.before.copy()
        for nth, notation in enumerate(scene.draft):
            view = game.view(scene.seat)
            told.append(Step(view["asks"][-1], view, game.copy(), scene.draft[:nth], notation))
            game.play(notation)
    told.append(Step(scene.view["asks"][-1], scene.view, scene.game, scene.draft, ""))
    return told


def answer(offers: Offers, step: Step, notation: str, *, do: str = "", pick: bool = True) -> Offer | None:
    """The click for an answer to a step: the open one goes on, an earlier one goes back to it."""
    if not step.chosen:
        return offers.make(notation, do=do, pick=pick)
    choice = Choices(step.game, step.before)[notation]
    return Offer(choice.moves, choice.drafted, choice.sentence, do, (), pick and not choice.drafted)


def without(draft: tuple[str, ...], notation: str) -> tuple[str, ...]:
    """The draft without the last of these moves."""
    at = len(draft) - 1 - draft[::-1].index(notation)
    return draft[:at] + draft[at + 1 :]
