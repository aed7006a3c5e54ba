"""Animation cues of a Tuareg table between two states: cards that fly and flip, coins, the sound of one's own turn.

They are made from the log, which everybody may read, and from what the viewer may know of the cards.
"""

from __future__ import annotations

from azalai.game import LogEntry
from azalai.games.tuareg.rules.actions import CATALOGUE
from azalai.kernel.catalogue import Action
from azalai.web.table_context import Cue, TableContext, View
from azalai.web.tuareg.labels import ANIMALS, KIND, symbol
from azalai.web.tuareg.page import ROBBED

HIDDEN = "handcard"  # the icon of a card whose face the viewer may not see
LOOK_BACK = 12  # entries: a decision that is still going on began no earlier


def animation_cues(before: TableContext, after: TableContext) -> list[Cue]:
    """The cues in order; none if something was taken back."""
    old, new = before.game.log, after.game.log
    if len(new) < len(old) or [entry.move for entry in old] != [entry.move for entry in new[: len(old)]]:
        return []
    walk = _LogWalk(before, after, old)
    for entry in new[len(old) :]:
        walk.animate(entry)
    cues = walk.cues
    turned = [*walk.turned, *_drawn_cards(before, after)]
    if turned:
        cues.append({"do": "flip", "ids": list(dict.fromkeys(turned)), "back": "resource"})
    if before.view["stage"] != after.view["stage"] or (after.game.over and not before.game.over):
        cues.append({"do": "light", "ids": [f"seat-{seat}" for seat in range(after.game.seats)], "sound": "drum"})
    if after.decides and not before.decides:
        cues.append({"do": "light", "ids": [f"seat-{after.seat}"], "sound": "string"})
    return cues


def _drawn_cards(before: TableContext, after: TableContext) -> list[str]:
    """The cards that the viewer has just drawn; in the hand they come after those that it held."""
    drawn = after.view["drawn"] if after.view["turn"] == after.seat else None
    if not drawn or before.view["drawn"] or after.seat is None:
        return []
    size = len(after.view["players"][after.seat]["cache"])
    return [f"hand-{index}" for index in range(size - len(drawn), size)]


class _LogWalk:
    """Walks through the log and keeps track of the cargo of each animal and of the decision in progress."""

    def __init__(self, before: TableContext, after: TableContext, old: list[LogEntry]) -> None:
        self.cues: list[Cue] = []
        self.turned: list[str] = []  # elements whose card was hidden from the viewer and is not any more
        self.after = after
        self.facts: View = after.view["cards"]
        self.pile: int = before.view["pile"]["count"]
        self.drew = list(after.view["drawn"] or ()) if after.view["turn"] == after.seat else []
        players = before.view["players"]
        self.stolen = [len(player["stolen"]) for player in players]
        self.cargo: dict[str, list[str]] = {
            f"animal-{player['seat']}-{name}": list(player[sort][index])
            for player in players
            for name, (sort, index) in ANIMALS.items()
            if index < len(player[sort])
        }
        self.animal = self.kind = self.special = self.cave = ""
        self.paid = 0
        for entry in old[-LOOK_BACK:]:
            self._remember(CATALOGUE[entry.move.id])

    def _remember(self, action: Action) -> None:
        """Keep what a decision is about: the entries that follow do not repeat it."""
        match action.family:
            case "load" | "onto":
                self.animal = action.item
            case "take":
                self.kind = KIND[action.item]
            case "buy":
                self.special, self.paid = action.item, 0
            case "cave":
                self.cave = action.item

    def animate(self, entry: LogEntry) -> None:
        action = CATALOGUE[entry.move.id]
        self._remember(action)
        seat, cache, item = entry.seat, f"cache-{entry.seat}", action.item
        match action.family:
            case "draw":
                self._draw(seat, cache)
            case "lay":
                self._fly(cache, f"market-{KIND[item]}", KIND[item])
                if seat != self.after.seat:
                    self.turned.append(f"market-{KIND[item]}")
            case "add":
                self._load(cache, seat, KIND[item])
            case "onto" | "more":
                self._load(f"market-{self.kind}", seat, self.kind)
            case "pay":
                self._pay(seat, cache, KIND[item])
            case "pay_top":
                self._pay(seat, f"animal-{seat}-{item}", self._unload(f"animal-{seat}-{item}"))
            case "hide" | "hide_unseen":
                self._fly(cache, f"cave-{seat}-{self.cave}", HIDDEN)
            case "hide_top":
                self._fly(f"animal-{seat}-{item}", f"cave-{seat}-{self.cave}", self._unload(f"animal-{seat}-{item}"))
            case "rob":
                victim = self.after.game.seat_names.index(item)
                self._rob(seat, f"cache-{victim}", self._stolen_card(seat))
            case "rob_top":
                victim, animal = ROBBED[item]
                self._rob(seat, f"animal-{victim}-{animal}", self._unload(f"animal-{victim}-{animal}"))
            case "cash":
                self._fly(f"map-{seat}", "shop-map", "map", sound="coin")

    def _fly(self, origin: str, goal: str, icon: str, count: int = 1, sound: str = "card") -> None:
        self.cues.append(
            {"do": "fly", "from": origin, "to": goal, "icon": f"i-{symbol(icon)}", "count": count, "sound": sound}
        )

    def _draw(self, seat: int, cache: str) -> None:
        count = min(self.pile, self.facts["limits"]["draw"])
        self.pile -= count
        if seat == self.after.seat and len(self.drew) == count:
            for kind in self.drew:
                self._fly("draw-pile", cache, kind)
        else:
            self._fly("draw-pile", cache, HIDDEN, count)

    def _load(self, origin: str, seat: int, kind: str) -> None:
        place = f"animal-{seat}-{self.animal}"
        self.cargo.setdefault(place, []).append(kind)
        self._fly(origin, place, kind)

    def _unload(self, place: str) -> str:
        """Take the top card off an animal."""
        cards = self.cargo.get(place)
        return cards.pop() if cards else HIDDEN

    def _pay(self, seat: int, place: str, kind: str) -> None:
        self._fly(place, "discard", kind, sound="coin")
        self.paid += self.facts["resources"][kind]["dinar"] if kind != HIDDEN else 0
        if self.special and self.paid >= self.facts["price"]:
            self._fly(f"shop-{self.special}", f"seat-{seat}", self.special)
            self.special = ""

    def _rob(self, seat: int, place: str, kind: str) -> None:
        self.stolen[seat] += 1
        self._fly(place, f"stolen-{seat}-{self.stolen[seat]}", kind, sound="wood")
        if place.startswith("cache-") and seat == self.after.seat:
            self.turned.append(f"stolen-{seat}-{self.stolen[seat]}")

    def _stolen_card(self, seat: int) -> str:
        """The card that a thief takes from a cache next, if the viewer knows it."""
        under, nth = self.after.view["players"][seat]["stolen"], self.stolen[seat]
        card = under[nth]["card"] if nth < len(under) else None
        return card or HIDDEN
