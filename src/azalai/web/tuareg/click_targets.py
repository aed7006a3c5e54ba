"""What can be clicked at a table of Tuareg: each legal decision at its place, and ways to change what was begun."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from azalai.errors import IllegalMove
from azalai.messages import say, sentences
from azalai.web import drafts
from azalai.web.click_targets import Offer, Offers
from azalai.web.drafts import Choices
from azalai.web.table_context import TableContext


class Clicks(Offers):
    """The decisions of the seat that looks; none where it is not asked."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.draft_so_far = context.draft
        self._start = context.before or context.game
        self._after: dict[tuple[str, ...], Choices | None] = {}  # what is legal after other drafts that were asked for
        if self.choices is not None and not context.draft:
            self._after[()] = self.choices
        self.first = [move.text for move in self._start.moves()] if context.decides else []

    def of(
        self,
        notation: str,
        shows: Iterable[str] = (),
        key: str = "",
        *,
        do: str = "",
        pick: bool = False,
        then: str = "",
    ) -> Offer | None:
        """The click that makes this decision; None where it is not legal now. ``then`` is a sentence about what comes
        of it."""
        choice = self.choice(notation)
        if choice is None:
            return None
        said = _you_can(choice.sentence, then)
        return self.make(notation, say=said, shows=shows, key=key, do=do, pick=pick)

    def any_of(self, notations: Sequence[str], shows: Iterable[str] = (), key: str = "") -> Offer | None:
        """A short way to the first of several decisions, made in place of what is in the draft; it does not count as
        the place of any of them."""
        return next((offer for one in notations if (offer := self.instead((one,), shows, key))), None)

    def instead(
        self, moves: Sequence[str], shows: Iterable[str] = (), key: str = "", *, do: str = "", then: str = ""
    ) -> Offer | None:
        """Other decisions in place of the draft; None where they are not possible."""
        choices = self._choices_after(tuple(moves[:-1]))
        if choices is None or moves[-1] not in choices:
            return None
        choice = choices[moves[-1]]
        pick = bool(do) and not choice.drafted
        says = _you_can(choice.sentence, then)
        return Offer(choice.moves, choice.drafted, say=says, do=do, shows=tuple(shows), pick=pick, key=key)

    def _choices_after(self, draft: tuple[str, ...]) -> Choices | None:
        """What is legal after another draft; None where that cannot be one, or nobody is asked."""
        if self.choices is not None and draft not in self._after:
            try:
                self._after[draft] = Choices(drafts.draft(self._start, draft), draft)
            except IllegalMove:
                self._after[draft] = None
        return self._after.get(draft)

    def without(self, index: int) -> Offer:
        """The draft less one of its decisions; where the rest cannot be without it, less all that follow too."""
        so_far, said = self.draft_so_far, say("web-tuareg-take-back")
        fewer = (*so_far[:index], *so_far[index + 1 :])
        return self.draft(fewer, said) or Offer(so_far[:index], True, said)

    def left_over(self) -> list[Offer]:
        """The legal decisions that nothing on the table shows: plain buttons, so that none is missing."""
        return [offer for one in self.left if (offer := self.of(one))]


def _you_can(sentence: str, then: str) -> str:
    can = say("web-tuareg-can", move=sentence)
    return sentences([can, then]) if then else can
