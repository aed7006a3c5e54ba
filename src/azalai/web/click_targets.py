"""Click targets: which legal moves each place of a page offers.

``Offers`` hands out legal moves to the places of a page and remembers which it has handed out. Moves that no place
asked for are listed separately, so that every legal move can be clicked somewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from azalai.errors import IllegalMove
from azalai.kernel.catalogue import Action
from azalai.messages import sentences
from azalai.web import drafts
from azalai.web.drafts import Choice, Choices
from azalai.web.table_context import TableContext


class Offer(NamedTuple):
    """What one click does, and what the page says and highlights before it. (A page makes dozens and uses them as
    cache keys; a named tuple is created and hashed several times faster than a frozen dataclass.)"""

    moves: tuple[str, ...]
    drafted: bool  # the moves replace the draft; otherwise they are sent
    say: str = ""  # the sentence of the preview
    do: str = ""  # the text of the main button once this is selected
    shows: tuple[str, ...] = ()  # ids of the elements to highlight
    pick: bool = False  # the click only selects it; the main button sends it
    key: str = ""  # keyboard shortcut
    will: str = ""  # the seat's stock afterwards, for the preview in the panel
    ahead: tuple[str, ...] = ()  # ids of elements that only a later move may reach, marked less strongly


def label(*parts: str | Offer | None) -> str:
    """What a screen reader says of a place: sentences about it, unless they are empty, and what a click does."""
    texts = (part.say if isinstance(part, Offer) else part for part in parts)
    return sentences([text for text in texts if text])


class Offers:
    def __init__(self, context: TableContext) -> None:
        self.context = context
        self.choices = Choices(context.game, context.draft) if context.decides else None
        self._made: dict[int, Offer] = {}  # the first offer of each move

    def can(self, family: str, item: object = "") -> bool:
        return self.choices is not None and (family, item) in self.choices

    def choice(self, family: str, item: object = "") -> Choice | None:
        return self.choices.find(family, item) if self.choices is not None else None

    @property
    def legal(self) -> list[Action]:
        return list(self.choices.legal.values()) if self.choices is not None else []

    @property
    def left(self) -> list[Action]:
        """The legal moves that no place has asked for."""
        return [action for action in self.legal if action.id not in self._made]

    def make(
        self,
        family: str,
        item: object = "",
        *,
        do: str = "",
        shows: Iterable[str] = (),
        pick: bool = False,
        key: str = "",
        will: str = "",
        ahead: tuple[str, ...] = (),
        then: str = "",
    ) -> Offer | None:
        """The click for a move; None if it is not legal. ``then`` is a sentence about its consequence."""
        choice = self.choice(family, item)
        if choice is None:
            return None
        says, pick = self.sentence(choice, then), pick and not choice.drafted
        offer = Offer(choice.moves, choice.drafted, says, do, tuple(shows), pick, key, will, ahead)
        self._made.setdefault(choice.action.id, offer)
        return offer

    def made(self, action: Action) -> Offer | None:
        """The offer of a move at the place that asked for it first."""
        return self._made.get(action.id)

    def sentence(self, choice: Choice, then: str) -> str:
        """What the page says before a click."""
        return label(choice.sentence, then)

    def draft(self, notations: Sequence[str], say: str = "") -> Offer | None:
        """The click that replaces the draft by another one; None if that draft is not possible."""
        try:
            drafts.draft(self.context.before or self.context.game, notations)
        except IllegalMove:
            return None
        return Offer(tuple(notations), True, say)

    def clear(self, say: str = "") -> Offer:
        """The click that takes the whole draft back."""
        return Offer((), True, say)
