"""Why a move of Tuareg is good: majorities (B28), purchases (B21), thefts (B24), cards that others would take (B20).

A fact is used only if the seat knows it at the root of the line: cards that are drawn later are imagined.
"""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.hint_reasons import Fact, Line, Reason, weightiest
from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES, Deck
from azalai.games.tuareg.rules.actions import ASK_DRAWN, CATALOGUE, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.rules.scoring import counted, majority_points
from azalai.games.tuareg.rules.table import ANIMALS, KINDS, Table, cache_size, top_kind
from azalai.games.tuareg.words.names import cards_words, some
from azalai.messages import say

OWNED = ("donkeys", "caves", "thieves", "maps")
"""The special cards of a player, in the order of ``SPECIAL_NAMES``."""
RULES = {
    "keep": "B14",
    "draw": "B13",
    "cash": "B29",
    "rob": "B24",
    "majority": "B28",
    "more": "B28",
    "buy": "B21",
    "deny": "B20",
    "withhold": "B14",
}
"""The rule behind each sort of fact."""
WORTH_OF_A_PURCHASE = 1.5
FEW_CARDS = 2  # in a cache that needs more


def hint_reasons(line: Line, others: Sequence[Line], setting: Setting) -> list[Reason]:
    """What speaks for the first move of a line, the best reason first."""
    own, *rivals = hint_facts([line, *others], setting)
    return weightiest(own, rivals, RULES)


def hint_facts(lines: Sequence[Line], setting: Setting) -> list[list[Fact]]:
    """What speaks for each of several lines, compared with the others."""
    followed = [_LineFacts(each, setting.deck) for each in lines]
    return [[*each.facts(), *each.denied([one for one in followed if one is not each])] for each in followed]


class _LineFacts:
    """The seat's own turn, what the others take from the market after it, and the facts that follow."""

    def __init__(self, line: Line, deck: Deck) -> None:
        self.line, self.deck, self.seat, self.root = line, deck, line.seat, line.root
        self.end: Table = line.root  # after the seat's own turn, or before something hidden is revealed in it
        self.own: list[tuple[Table, int]] = []  # the table before each own move of the turn
        self.taken: dict[int, int] = {}  # the kinds that others take from the market, and who does
        own_turn = True
        for before, action, after in line.steps():
            asked = before.asked[before.depth - 1]
            if before.stage != self.root.stage:
                break
            if asked.seat != self.seat:
                own_turn = False
                if CATALOGUE[action].family == "take":
                    self.taken.setdefault(CATALOGUE[action].nth, asked.seat)
            elif own_turn:
                self.own.append((before, action))
                if after.stage == self.root.stage and after.reveals == self.root.reveals:
                    self.end = after
            else:
                break  # the next own turn

    # -- what the turn brings --------------------------------------------------------------------------

    def facts(self) -> list[Fact]:
        moves = [fact for before, action in self.own for fact in self._of_move(before, action)]
        majorities = [fact for kind in range(KINDS) for fact in self._majority(kind)]
        return [*moves, *majorities, *self._bought(), *self._kept()]

    def _kept(self) -> list[Fact]:
        """B14: what stays in the cache after cards were laid in the market."""
        cache = self.end.players[self.seat].cache
        if self.root.asked[self.root.depth - 1].kind != ASK_DRAWN or not any(cache):
            return []
        text = say("tuareg-hint-keep", cards=cards_words(cache))
        return [Fact(("keep", *cache), 0.5, Reason(text, "cache"))]

    def _of_move(self, before: Table, action: int) -> list[Fact]:
        about = CATALOGUE[action]
        match about.family:
            case "draw" if (size := cache_size(before.players[self.seat])) <= FEW_CARDS:
                text = say("tuareg-hint-draw", count=size)
                return [Fact(("draw",), 0.8, Reason(text, "draw"))]
            case "cash":
                points = self.deck.tables.map_points
                return [Fact(("cash",), points, Reason(say("tuareg-hint-cash", points=points), "maps"))]
            case "rob_top":
                victim, animal = divmod(about.nth, ANIMALS)
                kind = top_kind(before.players[victim].animals[animal])
                text = say("tuareg-hint-rob", seat=SEAT_NAMES[victim], kind=KIND_NAMES[kind])
                return [Fact(("rob", victim, kind), 1.2, Reason(text, f"{SEAT_NAMES[victim]}-{about.item[-2:]}"))]
        return []

    def _majority(self, kind: int) -> list[Fact]:
        """B28, by the cards that the seat knows of."""
        c, seat, bit = self.deck.tables, self.seat, 1 << self.seat
        was, now = (majority_points(t, c, seat, kind, bit) for t in (self.root, self.end))
        had, has = (counted(t, seat, kind, bit) for t in (self.root, self.end))
        about = f"market-{KIND_NAMES[kind]}"
        if now > was:
            ahead = max(range(c.seats), key=lambda each: counted(self.root, each, kind, bit))
            overtakes = ahead != seat and counted(self.root, ahead, kind, bit) > 0 and now == c.points[kind]
            sort = "overtakes" if overtakes else "leads" if now == c.points[kind] else "shares"
            text = say(
                "tuareg-hint-majority", sort=sort, kind=KIND_NAMES[kind], points=now, seat=SEAT_NAMES[ahead], count=has
            )
            return [Fact(("majority", kind, now), now - was, Reason(text, about))]
        if has > had:
            text = say("tuareg-hint-more", kind=KIND_NAMES[kind], cards=some(kind, has - had), count=has)
            return [Fact(("more", kind, has), 0.3 * (has - had) * c.points[kind] / 2, Reason(text, about))]
        return []

    def _bought(self) -> list[Fact]:
        """What is bought later; a move that buys says itself what the card does."""
        if CATALOGUE[self.line.actions[0]].family == "buy":
            return []
        facts = []
        for special, owned in zip(SPECIAL_NAMES, OWNED, strict=True):
            if getattr(self.end.players[self.seat], owned) > getattr(self.root.players[self.seat], owned):
                points = self.deck.tables.map_points
                text = say("tuareg-hint-buy", special=special, points=points)
                facts.append(Fact(("buy", special), WORTH_OF_A_PURCHASE, Reason(text, f"shop-{special}")))
        return facts

    # -- what it denies the others ---------------------------------------------------------------------

    def denied(self, others: Sequence[_LineFacts]) -> list[Fact]:
        """The kinds that others take from the market in other lines, and cannot or do not want to take in this one."""
        facts = []
        for rival in others:
            for kind, seat in rival.taken.items():
                if self.taken.get(kind) == seat:
                    continue
                here, there = self.end.market[kind], rival.end.market[kind]
                about = f"market-{KIND_NAMES[kind]}"
                weight = 0.3 * self.deck.tables.points[kind]
                if here < self.root.market[kind]:
                    text = say("tuareg-hint-deny", seat=SEAT_NAMES[seat], kind=KIND_NAMES[kind])
                    facts.append(Fact(("deny", kind), weight, Reason(text, about)))
                elif here < there:
                    text = say("tuareg-hint-withhold", seat=SEAT_NAMES[seat], kind=KIND_NAMES[kind])
                    facts.append(Fact(("withhold", kind), weight, Reason(text, about)))
        return facts
