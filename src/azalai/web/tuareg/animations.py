"""What is seen to happen at a table of Tuareg between two states: cards that fly, coins, the note of one's own turn.

Made from the log, which everybody may read, and from what the seat that looks may know of the cards.
"""

from __future__ import annotations

from typing import Any

from azalai.game import LogEntry
from azalai.web.table_context import TableContext
from azalai.web.tuareg.labels import KIND, View, symbol

Cue = dict[str, Any]
HIDDEN = "handcard"  # a card whose face is not seen


def animation_cues(before: TableContext, after: TableContext) -> list[Cue]:
    """JSON-ready, in order. Nothing is shown of what was taken back."""
    old, new = before.game.log, after.game.log
    if len(new) < len(old) or [entry.move for entry in old] != [entry.move for entry in new[: len(old)]]:
        return []
    telling = _Telling(before, after, old)
    for entry in new[len(old) :]:
        telling.tell(entry)
    told = telling.told
    if before.view["stage"] != after.view["stage"] or (after.game.over and not before.game.over):
        told.append({"do": "light", "ids": [f"seat-{seat}" for seat in range(after.game.seats)], "sound": "drum"})
    if after.decides and not before.decides:
        told.append({"do": "light", "ids": [f"seat-{after.seat}"], "sound": "string"})
    return told


class _Telling:
    """Goes through the log, with what each animal carries and what was begun."""

    def __init__(self, before: TableContext, after: TableContext, old: list[LogEntry]) -> None:
        self.told: list[Cue] = []
        self.after = after
        self.facts: View = after.view["cards"]
        self.pile: int = before.view["pile"]["count"]
        self.drew = list(after.view["drawn"] or ()) if after.view["turn"] == after.seat else []
        self.stolen = [len(player["stolen"]) for player in before.view["players"]]
        self.cargo: dict[str, list[str]] = {}
        for player in before.view["players"]:
            for sort in ("camels", "donkeys"):
                for number, cards in enumerate(player[sort], 1):
                    self.cargo[f"animal-{player['seat']}-{sort[0]}{number}"] = list(cards)
        self.animal = self.kind = self.special = self.cave = ""
        self.paid = 0
        for entry in old[-12:]:  # what was begun before, perhaps
            self._remember(*_parted(entry))

    def fly(self, origin: str, goal: str, icon: str, count: int = 1, sound: str = "card") -> None:
        self.told.append(
            {"do": "fly", "from": origin, "to": goal, "icon": f"i-{symbol(icon)}", "count": count, "sound": sound}
        )

    def _remember(self, deed: str, what: str) -> None:
        if deed in ("load", "on"):
            self.animal = what
        elif deed == "take":
            self.kind = KIND[what]
        elif deed == "buy":
            self.special, self.paid = what, 0
        elif deed == "cave":
            self.cave = what

    def tell(self, entry: LogEntry) -> None:
        deed, what = _parted(entry)
        self._remember(deed, what)
        seat = entry.seat
        here = f"cache-{seat}"
        if deed == "draw":
            self._draw(seat, here)
        elif deed == "lay":
            self.fly(here, f"market-{KIND[what]}", KIND[what])
        elif deed == "+":
            self._onto(here, seat, KIND[what])
        elif deed in ("on", "more"):
            self._onto(f"market-{self.kind}", seat, self.kind)
        elif deed == "pay":
            self._pay(seat, here, what)
        elif deed == "hide":
            self._hide(seat, here, what)
        elif deed == "rob":
            self._rob(seat, what)
        elif deed == "cash":
            self.fly(f"map-{seat}", "shop-map", "map", sound="coin")

    def _draw(self, seat: int, here: str) -> None:
        count = min(self.pile, self.facts["limits"]["draw"])
        self.pile -= count
        if seat == self.after.seat and len(self.drew) == count:
            for kind in self.drew:
                self.fly("draw-pile", here, kind)
        else:
            self.fly("draw-pile", here, HIDDEN, count)

    def _onto(self, origin: str, seat: int, kind: str) -> None:
        place = f"animal-{seat}-{self.animal}"
        self.cargo.setdefault(place, []).append(kind)
        self.fly(origin, place, kind)

    def _off(self, place: str) -> str:
        """The top card of an animal, which leaves it."""
        cards = self.cargo.get(place)
        return cards.pop() if cards else HIDDEN

    def _pay(self, seat: int, here: str, what: str) -> None:
        place = here if what in KIND else f"animal-{seat}-{what}"
        kind = KIND[what] if what in KIND else self._off(place)
        self.fly(place, "discard", kind, sound="coin")
        self.paid += self.facts["resources"][kind]["dinar"] if kind != HIDDEN else 0
        if self.special and self.paid >= self.facts["price"]:
            self.fly(f"shop-{self.special}", f"seat-{seat}", self.special)
            self.special = ""

    def _hide(self, seat: int, here: str, what: str) -> None:
        place = here if what in KIND or what == "?" else f"animal-{seat}-{what}"
        kind = HIDDEN if place == here else self._off(place)
        self.fly(place, f"cave-{seat}-{self.cave}", kind)

    def _rob(self, seat: int, what: str) -> None:
        colour, _, animal = what.partition("-")
        victim = self.after.game.seat_names.index(colour)
        place = f"animal-{victim}-{animal}" if animal else f"cache-{victim}"
        self.stolen[seat] += 1
        nth = self.stolen[seat]
        kind = self._off(place) if animal else self._seen_under(seat, nth)
        self.fly(place, f"stolen-{seat}-{nth}", kind, sound="wood")

    def _seen_under(self, seat: int, nth: int) -> str:
        """The card that was stolen from a cache, where the one who looks knows it."""
        under = self.after.view["players"][seat]["stolen"]
        card = under[nth - 1]["card"] if nth <= len(under) else None
        return card or HIDDEN


def _parted(entry: LogEntry) -> tuple[str, str]:
    """A decision as a deed and what it is about: ``+s`` as ``+`` and ``s``."""
    text = entry.move.text
    if text.startswith("+"):
        return "+", text[1:]
    deed, _, what = text.partition("-")
    return deed, what
