"""Drag and drop: what a place does with a card that is dropped on it.

A card of the cache is dragged by its letter (``s``), a pile of the market by ``market-s``; a place says for each what
dropping it does. Everything that can be dragged can be clicked too.
"""

from __future__ import annotations

from collections.abc import Sequence

from azalai.kernel.catalogue import Action
from azalai.web.click_targets import Offer
from azalai.web.table_context import TableContext
from azalai.web.tuareg.click_targets import Clicks, action
from azalai.web.tuareg.labels import LETTER

Takes = dict[str, Offer]


class Drops:
    """The drops that are possible now; none for a seat that is not asked."""

    def __init__(self, context: TableContext, clicks: Clicks) -> None:
        self.clicks = clicks
        self.question = context.question
        self.kind = str(self.question["ask"]) if context.decides else ""
        own = context.view["players"][context.seat]["cache"] if context.decides and context.seat is not None else []
        self.held = [letter for kind, letter in LETTER.items() if kind in own]
        self.lying = [letter for kind, letter in LETTER.items() if context.view["market"][kind]]

    def onto_animal(self, name: str) -> Takes:
        draft = self.clicks.drafted
        if self.kind == "load" and self.question["animal"] == name:
            return self._takes({letter: (*draft, action("add", letter)) for letter in self.held})
        if self.kind == "turn" or (self.kind == "load" and draft):
            load, onto = action("load", name), action("onto", name)
            cards: dict[str, Sequence[Action]] = {letter: (load, action("add", letter)) for letter in self.held}
            piles = {f"market-{letter}": (action("take", letter), onto) for letter in self.lying}
            return self._takes(cards | piles)
        return {}

    def into_cave(self, number: int) -> Takes:
        if self.kind not in ("turn", "drawn", "rest"):
            return {}
        begin = (*self.clicks.drafted, action("cave", number))
        return self._takes({letter: (*begin, action("hide", letter)) for letter in self.held})

    def onto_market(self, kind: str) -> Takes:
        letter = LETTER[kind]
        if self.kind != "drawn" or letter not in self.held:
            return {}
        return self._takes({letter: (*self.clicks.drafted, action("lay", letter))})

    def _takes(self, moves: dict[str, Sequence[Action]]) -> Takes:
        return {piece: offer for piece, each in moves.items() if (offer := self.clicks.instead(each))}
