"""The steps of a draft: each question it has answered, the possible answers and the one that was chosen."""

from __future__ import annotations

from dataclasses import dataclass

from azalai.game import Game
from azalai.games import rulebook
from azalai.games.targi.rules.actions import QUESTIONS
from azalai.kernel.catalogue import Action
from azalai.kernel.question_table import Kind
from azalai.web.click_targets import Offer, Offers
from azalai.web.drafts import Choice, Choices, action_of
from azalai.web.table_context import TableContext, View
from azalai.web.targi.seats import counts

WATER = ("water_good", "water_gold")
"""X13: water can be exchanged beside any question of one's own turn; these moves answer none."""


@dataclass(frozen=True)
class Step:
    """One question; the last one is still open."""

    question: View
    view: View
    game: Game
    before: tuple[str, ...]  # the draft up to here
    chosen: Action | None  # None: not answered yet

    @property
    def kind(self) -> str:
        return str(self.question["ask"])

    @property
    def listed(self) -> Kind:
        """The row of the question table."""
        return QUESTIONS.named(self.kind)

    @property
    def answers(self) -> list[Action]:
        catalogue = rulebook(self.game.name).catalogue
        legal = (catalogue[move.id] for move in self.game.moves())
        return [action for action in legal if action.family not in WATER]


def steps(context: TableContext) -> list[Step]:
    """The questions that the draft has answered, and the open one."""
    found: list[Step] = []
    if context.draft and context.before is not None:
        game = context.before.copy()
        for nth, notation in enumerate(context.draft):
            view = game.view(context.seat)
            chosen = action_of(game.name, notation)
            found.append(Step(view["asks"][-1], view, game.copy(), context.draft[:nth], chosen))
            game.play(notation)
    found.append(Step(context.question, context.view, context.game, context.draft, None))
    return found


def answer(offers: Offers, step: Step, action: Action, *, do: str = "", will: str = "") -> Offer:
    """The click for an answer. Answering an earlier question again drops the part of the draft after it. ``will``: the
    seat's stock after it, where the table after it does not show it."""
    if step.chosen is None:
        choice = offers.choice(action.family, action.item)
        assert choice is not None
        offer = offers.make(action.family, action.item, do=do, pick=True, will=stock_after(choice) or will)
        assert offer is not None
        return offer
    choice = Choices(step.game, step.before)[action.id]
    return Offer(choice.moves, choice.drafted, choice.sentence, do, (), not choice.drafted, will=stock_after(choice))


def stock_after(choice: Choice) -> str:
    """The seat's stock after a move that completes the decision, without what the next round brings."""
    seat = choice.game.seat
    if choice.drafted or choice.after is None or seat is None:
        return ""
    after = choice.after.view(seat)
    if after["round"] != choice.game.view(seat)["round"]:
        return ""
    return " ".join(str(count) for count in counts(after["players"][seat]).values())


def without_last(draft: tuple[str, ...], notation: str) -> tuple[str, ...]:
    """The draft without the last of these moves."""
    at = len(draft) - 1 - draft[::-1].index(notation)
    return draft[:at] + draft[at + 1 :]
