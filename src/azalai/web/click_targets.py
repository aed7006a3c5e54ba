"""What can be clicked: each legal move once or more on the page, none left out.

``Offers`` hands out legal moves to the places of a page and remembers which it has handed out; what no place asked for
is listed by itself, so that no decision is ever missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from azalai.errors import IllegalMove
from azalai.web import drafts
from azalai.web.drafts import Choice, Choices
from azalai.web.table_context import TableContext


class Offer(NamedTuple):
    """A click: the decisions it stands for, and what the page says and shows beforehand. (A page makes dozens, and they
    are keys of what is drawn: a named tuple is made and hashed several times faster than a frozen dataclass.)"""

    moves: tuple[str, ...]
    drafted: bool
    say: str = ""  # a sentence
    do: str = ""  # the words of a button that carries it out
    shows: tuple[str, ...] = ()  # ids of what lights up
    pick: bool = False  # chosen first, carried out by the main button
    key: str = ""
    empty: bool = False  # a draft of nothing: takes everything back
    will: str = ""  # what the seat will have then, as the preview of a panel counts it


class Offers:
    def __init__(self, context: TableContext) -> None:
        self.context = context
        self.choices = Choices(context.game, context.draft) if context.decides else None
        self.made: set[str] = set()

    def __contains__(self, notation: str) -> bool:
        return self.choices is not None and notation in self.choices

    def choice(self, notation: str) -> Choice | None:
        return self.choices[notation] if self.choices is not None and notation in self.choices else None

    def starting(self, prefix: str) -> list[str]:
        """The legal moves whose notation begins so."""
        return [notation for notation in self.notations if notation.startswith(prefix)]

    @property
    def notations(self) -> list[str]:
        return self.choices.notations if self.choices is not None else []

    @property
    def left(self) -> list[str]:
        """Legal moves that no place has asked for."""
        return [notation for notation in self.notations if notation not in self.made]

    def make(
        self,
        notation: str,
        *,
        do: str = "",
        shows: Iterable[str] = (),
        pick: bool = False,
        key: str = "",
        say: str = "",
        will: str = "",
    ) -> Offer | None:
        """The click for a legal move; None where it is not legal."""
        choice = self.choice(notation)
        if choice is None:
            return None
        self.made.add(notation)
        return Offer(
            choice.moves,
            choice.drafted,
            say or choice.sentence,
            do,
            tuple(shows),
            pick and not choice.drafted,
            key,
            will=will,
        )

    def draft(self, notations: Sequence[str], say: str = "") -> Offer | None:
        """The click that shows another draft of the same decision; None where it cannot be one."""
        if not notations:
            return self.nothing(say)
        before = self.context.before or self.context.game
        try:
            drafts.draft(before, notations)
        except IllegalMove:
            return None
        return Offer(tuple(notations), True, say)

    def nothing(self, say: str = "") -> Offer:
        """The click that takes the draft back."""
        return Offer((), True, say, empty=True)
