"""Click targets of a Tuareg table: each legal move at its place, and ways to change the draft."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from azalai.errors import IllegalMove
from azalai.games.tuareg.rules.actions import CATALOGUE
from azalai.kernel.catalogue import Action
from azalai.messages import say
from azalai.web import drafts
from azalai.web.click_targets import Offer, Offers, label
from azalai.web.drafts import Choice, Choices
from azalai.web.table_context import TableContext

ONE_MORE = {("lay", "lay"), ("add", "add"), ("onto", "more"), ("more", "more")}
"""Families of two moves in a row of which the second adds a card to what the first has chosen."""


def action(family: str, item: object = "") -> Action:
    return drafts.find_action("tuareg", family, item)


class Clicks(Offers):
    """The clicks of the seat that looks; none while another seat is asked."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.drafted = tuple(drafts.action_of("tuareg", notation) for notation in context.draft)
        self._start = context.before or context.game
        self._after: dict[tuple[str, ...], Choices | None] = {}  # the legal moves after other drafts
        if self.choices is not None and not context.draft:
            self._after[()] = self.choices
        self.first = [CATALOGUE[move.id] for move in self._start.moves()] if context.decides else []

    def sentence(self, choice: Choice, then: str) -> str:
        before = [drafts.action_of("tuareg", notation).family for notation in choice.moves[-2:-1]]
        also = any((family, choice.action.family) in ONE_MORE for family in before)
        return label(say("web-tuareg-can", also="yes" if also else "no", move=choice.sentence), then)

    def any_of(self, actions: Sequence[Action], key: str = "") -> Offer | None:
        """A shortcut to the first of several moves, replacing the draft; it does not count as the place of any."""
        return next((offer for one in actions if (offer := self.instead((one,), key=key))), None)

    def instead(
        self, actions: Sequence[Action], shows: Iterable[str] = (), key: str = "", *, do: str = "", then: str = ""
    ) -> Offer | None:
        """Other moves in place of the draft; None if they are not legal."""
        choices = self._choices_after(tuple(each.notation for each in actions[:-1]))
        if choices is None or actions[-1].id not in choices.legal:
            return None
        choice = choices[actions[-1].id]
        says, pick = self.sentence(choice, then), bool(do) and not choice.drafted
        return Offer(choice.moves, choice.drafted, says, do, tuple(shows), pick, key)

    def _choices_after(self, draft: tuple[str, ...]) -> Choices | None:
        """The legal moves after another draft; None if that draft is not possible, or nobody is asked."""
        if self.choices is not None and draft not in self._after:
            try:
                self._after[draft] = Choices(drafts.draft(self._start, draft), draft)
            except IllegalMove:
                self._after[draft] = None
        return self._after.get(draft)

    def without(self, index: int) -> Offer:
        """The draft without one of its moves; if the later ones depend on it, without those too."""
        draft, said = self.context.draft, say("web-tuareg-take-back")
        return self.draft((*draft[:index], *draft[index + 1 :]), said) or Offer(draft[:index], True, said)

    def left_over(self) -> list[Offer]:
        """The legal moves that no place shows, as plain buttons."""
        return [offer for each in self.left if (offer := self.make(each.family, each.item))]
