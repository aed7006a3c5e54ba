"""A decision with parts as it has gone so far: each question of the draft, what could be answered and what was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from azalai.game import Game
from azalai.web.click_targets import Offer, Offers
from azalai.web.drafts import Choice, Choices
from azalai.web.table_context import TableContext
from azalai.web.targi.seats import counts


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


def steps(context: TableContext) -> list[Step]:
    """The questions that the draft has answered and the one that is open now."""
    told: list[Step] = []
    if context.draft and context.before is not None:
        game = context.before.copy()
        for nth, notation in enumerate(context.draft):
            view = game.view(context.seat)
            told.append(Step(view["asks"][-1], view, game.copy(), context.draft[:nth], notation))
            game.play(notation)
    told.append(Step(context.view["asks"][-1], context.view, context.game, context.draft, ""))
    return told


def answer(offers: Offers, step: Step, notation: str, *, do: str = "") -> Offer:
    """The click for an answer to a step: the open one goes on, an earlier one goes back to it."""
    choice = Choices(step.game, step.before)[notation] if step.chosen else offers.choice(notation)
    assert choice is not None
    will = will_have(choice)
    if not step.chosen:
        offer = offers.make(notation, do=do, pick=True, will=will)
        assert offer is not None
        return offer
    return Offer(choice.moves, choice.drafted, choice.sentence, do, (), not choice.drafted, will=will)


def will_have(choice: Choice) -> str:
    """The own stock after a move that ends the decision; what the next round brings is no part of it."""
    seat = choice.game.seat
    if choice.drafted or choice.after is None or seat is None:
        return ""
    after = choice.after.view(seat)
    if after["round"] != choice.game.view(seat)["round"]:
        return ""
    return " ".join(str(count) for count in counts(after["players"][seat]).values())


def without(draft: tuple[str, ...], notation: str) -> tuple[str, ...]:
    """The draft without the last of these moves."""
    at = len(draft) - 1 - draft[::-1].index(notation)
    return draft[:at] + draft[at + 1 :]
