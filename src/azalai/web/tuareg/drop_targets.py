"""Dragging: what a place does with a card that is dropped on it.

A card of the cache is dragged by its letter (``s``), a pile of the market by ``market-s``; a place says for each what
it would do. Everything that can be dragged can be clicked too.
"""

from __future__ import annotations

from azalai.web.click_targets import Offer
from azalai.web.table_context import TableContext
from azalai.web.tuareg.click_targets import Clicks
from azalai.web.tuareg.labels import LETTER, View

Takes = dict[str, Offer]


class Drops:
    """The drops that are possible now; none for a seat that is not asked."""

    def __init__(self, context: TableContext, clicks: Clicks) -> None:
        self.clicks = clicks
        view = context.view
        asks = view["asks"]
        self.ask: View = asks[-1] if asks else {"ask": "over"}
        self.kind = str(self.ask["ask"]) if context.decides else ""
        own = view["players"][context.seat]["cache"] if context.decides and context.seat is not None else []
        self.held = [LETTER[kind] for kind in LETTER if kind in own]
        self.lying = [LETTER[kind] for kind in LETTER if view["market"][kind]]

    def onto_animal(self, name: str) -> Takes:
        draft = self.clicks.draft_so_far
        if self.kind == "load" and self.ask["animal"] == name:
            return self._ways({letter: (*draft, f"+{letter}") for letter in self.held})
        if self.kind == "turn" or (self.kind == "load" and draft):
            ways: dict[str, tuple[str, ...]] = {letter: (f"load-{name}", f"+{letter}") for letter in self.held}
            ways |= {f"market-{letter}": (f"take-{letter}", f"on-{name}") for letter in self.lying}
            return self._ways(ways)
        return {}

    def into_cave(self, number: int) -> Takes:
        if self.kind not in ("turn", "drawn", "rest"):
            return {}
        before = self.clicks.draft_so_far
        return self._ways({letter: (*before, f"cave-{number}", f"hide-{letter}") for letter in self.held})

    def onto_market(self, kind: str) -> Takes:
        if self.kind != "drawn" or LETTER[kind] not in self.held:
            return {}
        return self._ways({LETTER[kind]: (*self.clicks.draft_so_far, f"lay-{LETTER[kind]}")})

    def _ways(self, ways: dict[str, tuple[str, ...]]) -> Takes:
        return {piece: offer for piece, moves in ways.items() if (offer := self.clicks.instead(moves))}
