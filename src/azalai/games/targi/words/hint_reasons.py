"""Why a move of Targi is good: what its line brings until the round ends, and what the opponent gets in other lines.

Rows (T26, T51), laid cards and exchanges, blocked cards (T10), raids (T40). A fact is used only if the seat knows it at
the root of the line: cards that are drawn later are imagined.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from azalai.games.hint_reasons import Fact, Line, Reason, weightiest
from azalai.games.interface import Setting
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.rules import scoring
from azalai.games.targi.rules.actions import ASK_PAY_GOODS, ASK_RETURN, ASK_ROW, CATALOGUE, SEAT_NAMES
from azalai.games.targi.rules.board import CENTRE, SIDE, opposite, space_in_line
from azalai.games.targi.rules.table import GOLD, GOODS, POINTS, ROW_LENGTH, STOCK, WATER, Table, other
from azalai.games.targi.words.names import Now, amount_words, any_card, tribe_card
from azalai.messages import say

WORTH = {GOLD: 1.5, WATER: 0.5, POINTS: 1.0} | dict.fromkeys(range(GOODS), 0.6)
"""About how many points one of a stock is worth, to order reasons."""
ROUNDS_OF_A_RAID = 3
PLACES = {
    "use": "b{}",
    "by_card": "b{}",
    "use_centre": "c{}",
    "use_dune": "d{}",
    "take_up_hand": "hand",
    "water_good": "",
    "water_gold": "",
}
"""The families that begin an action, and the notation of the place that they use."""
GIVES = ("raid_goods", "raid_points", "raid_gold", "give", "lose", "shield")
RULES = {
    "keep": "T19",
    "lay": "T18",
    "row": "T51",
    "goods": "T13",
    "left": "T41",
    "returned": "T30",
    "given": "X17",
    "raid": "T40",
    "block": "T10",
    "deny": "T12",
}
"""The rule behind each sort of fact."""
PARTS_WITH_GOODS = {ASK_RETURN: "returned", ASK_PAY_GOODS: "given"}
"""The decisions about nothing but goods, and the sort of the fact that says what is left."""
NO_DEEDS = ("place_dune", "give_up", "give_up_centre", "give_up_dune", "done")


@dataclass
class Deed:
    """One action of a seat: the place that it uses and what it changes."""

    seat: int
    place: str  # "" if the line begins within the action
    before: Table
    after: Table
    revealed: bool = False  # something hidden was turned over on the way: then the amounts are imagined
    laid: list[int] = field(default_factory=list)  # places of the display

    def change(self) -> list[int]:
        stocks = zip(self.before.players[self.seat].stock, self.after.players[self.seat].stock, strict=True)
        return [now - was for was, now in stocks]


def hint_reasons(line: Line, others: Sequence[Line], setting: Setting) -> list[Reason]:
    """What speaks for the first move of a line, the best reason first."""
    own, *rivals = hint_facts([line, *others], setting)
    return weightiest(own, rivals, RULES)


def hint_facts(lines: Sequence[Line], setting: Setting) -> list[list[Fact]]:
    """What speaks for each of several lines, compared with the others."""
    followed = [_LineFacts(each, setting.deck) for each in lines]
    return [[*each.facts(), *each.denied([one for one in followed if one is not each])] for each in followed]


class _LineFacts:
    """The deeds of both seats until the round of the hint ends, and the facts that follow from them."""

    def __init__(self, line: Line, deck: Deck) -> None:
        self.line, self.deck, self.seat, self.root = line, deck, line.seat, line.root
        self.deeds: list[Deed] = []
        self.placed: dict[int, list[int]] = {0: [], 1: []}  # border cards, by seat
        self.given: list[int] | None = None  # what the raid of this round takes from the seat
        self.left: list[int] = []  # what the seat has after it
        self.asked = line.root.asked[line.root.depth - 1].kind
        self.kept: list[int] = []  # what the seat has after the decision at the root, if goods are all it is about
        hand = self.root.players[self.seat].hand
        faces = {space.card for space in self.root.centre if not space.face_down}
        discarded = self.root.tribe_discard[: self.root.tribe_discarded]
        self.known = faces | {*hand, *discarded, self.root.card, *self.root.looked}
        deciding = self.asked in PARTS_WITH_GOODS
        for before, action, after in line.steps():
            if before.round != self.root.round:
                break
            self._follow(before, action, after)
            deciding = deciding and before.asked[before.depth - 1].kind == self.asked
            if deciding:
                self.kept = list(after.players[self.seat].stock)

    def _follow(self, before: Table, action: int, after: Table) -> None:
        family, item = CATALOGUE[action].family, CATALOGUE[action].item
        seat, ended = before.asked[before.depth - 1].seat, after.round != self.root.round
        if family == "place":
            self.placed[seat].append(int(item))
        elif family in GIVES and before.robber % 4 == 0:
            if seat == self.seat:
                was, now = before.players[seat].stock, after.players[seat].stock
                self.given = [so_far + max(0, was[i] - now[i]) for i, so_far in enumerate(self.given or [0] * STOCK)]
                self.left = list(now)
        elif not ended and family not in NO_DEEDS and before.asked[before.depth - 1].kind != ASK_RETURN:
            begins = family in PLACES and not (family == "take_up_hand" and self._goes_on(seat))
            if begins or not self._goes_on(seat):
                self.deeds.append(Deed(seat, PLACES[family].format(item) if begins else "", before, after))
            deed = self.deeds[-1]
            deed.after = after
            deed.revealed |= before.reveals != after.reveals
            display = zip(before.players[seat].display, after.players[seat].display, strict=True)
            deed.laid += [place for place, (was, now) in enumerate(display) if now and not was]

    def _goes_on(self, seat: int) -> bool:
        """Whether the last deed is of this seat, so that a later part of a decision belongs to it."""
        return bool(self.deeds) and self.deeds[-1].seat == seat

    # -- what the line brings --------------------------------------------------------------------------

    def facts(self) -> list[Fact]:
        own = [deed for deed in self.deeds if deed.seat == self.seat]
        return [fact for deed in own for fact in self._of(deed)] + self._kept() + self._raid()

    def _kept(self) -> list[Fact]:
        """T30, X17: what is left after goods were given."""
        if not self.kept:
            return []
        text = say("targi-hint-left", amount=amount_words(self.kept))
        return [Fact((PARTS_WITH_GOODS[self.asked], *self.kept), 0.6, Reason(text))]

    def _of(self, deed: Deed) -> list[Fact]:
        laid = [place for place in deed.laid if deed.after.players[self.seat].display[place] in self.known]
        if laid:
            return [fact for place in laid for fact in self._laid(deed, place)]
        kept = [card for card in deed.after.players[self.seat].hand if card and card in self.known]
        kept = [card for card in kept if card not in deed.before.players[self.seat].hand]
        if kept:
            text = say("targi-hint-keep", card=tribe_card(self.deck, kept[0]))
            return [Fact(("keep", kept[0]), 0.5 + self.deck.tables.crosses[kept[0]] / 4, Reason(text, deed.place))]
        return [] if deed.revealed or deed.laid else self._goods(deed)

    def _laid(self, deed: Deed, place: int) -> list[Fact]:
        c, row = self.deck.tables, place // ROW_LENGTH
        t, card = deed.after, deed.after.players[self.seat].display[place]
        text = say("targi-hint-lay", card=tribe_card(self.deck, card), crosses=c.crosses[card])
        facts = [Fact(("lay", card), 1 + c.crosses[card], Reason(text, self._where(deed, card)))]
        sort = scoring.row_sort(t, c, self.seat, row, scoring.best_wild(t, c, self.seat))
        if sort:
            points = scoring.ROW_OF_ONE_KIND if sort == scoring.ALIKE else scoring.ROW_OF_FOUR_KINDS
            completes = "alike" if sort == scoring.ALIKE else "different"
            text = say("targi-hint-row", completes=completes, row=row + 1, points=points)
            return [Fact(("row", row), points + 2, Reason(text, f"r{row + 1}")), *facts]
        kinds = self._kinds(t, row)
        whole = len(set(kinds)) in (1, len(kinds))
        if whole and len(kinds) > 1:
            missing = "one-card" if len(kinds) == ROW_LENGTH - 1 else "more"
            same = "alike" if len(set(kinds)) == 1 else "different"
            text = say("targi-hint-row-open", same=same, row=row + 1, count=len(kinds), missing=missing)
            facts.append(Fact(("row", row, same), len(kinds) / 2, Reason(text, f"r{row + 1}")))
        elif self.asked == ASK_ROW and (whole or self._mixed(deed.before, row)):
            text = say("targi-hint-row-joined", state="empty" if whole else "mixed", row=row + 1)
            facts.append(Fact(("row", row, "joined"), 0.3, Reason(text, f"r{row + 1}")))
        return facts

    def _mixed(self, t: Table, row: int) -> bool:
        """Whether a row can be neither of one kind nor of different kinds, so that another card spoils nothing."""
        kinds = self._kinds(t, row)
        return 1 < len(set(kinds)) < len(kinds)

    def _kinds(self, t: Table, row: int) -> list[int]:
        display = t.players[self.seat].display[row * ROW_LENGTH : (row + 1) * ROW_LENGTH]
        return [self.deck.tables.kind[each] for each in display if each]

    def _where(self, deed: Deed, card: int) -> str:
        """Where a card lies at the root."""
        for k in range(CENTRE):
            if self.root.centre[k].card == card and not self.root.centre[k].face_down:
                return f"c{k + 1}"
        return "hand" if card in self.root.players[self.seat].hand else deed.place

    def _goods(self, deed: Deed) -> list[Fact]:
        """What a place gives, or exchanges."""
        change = deed.change()
        got, given = [max(0, n) for n in change], [max(0, -n) for n in change]
        if not any(got) or deed.place == "hand":
            return []
        weight = sum(WORTH[what] * n for what, n in enumerate(change))
        at = {"": "here", "c": "centre"}.get(deed.place[:1], "place")
        place = _place_name(deed.before, self.deck, deed.place) if at == "place" else ""
        message = "targi-hint-exchange" if any(given) else "targi-hint-goods"
        text = say(message, at=at, got=amount_words(got), given=amount_words(given), place=place)
        return [Fact(("goods", deed.place, *change), max(weight, 0.2), Reason(text, deed.place))]

    def _raid(self) -> list[Fact]:
        """T40: the raid after this round."""
        if self.given is None:
            return []
        if self.root.robber % 4 == 0:  # the raid is on: what is left after it
            left = self.left
            return [Fact(("left", *left), 1.0, Reason(say("targi-hint-left", amount=amount_words(left))))]
        if self.given[POINTS] or not any(self.given):
            return []
        raid = self.root.round // ROUNDS_OF_A_RAID
        text = say("targi-hint-raid", raid=raid, amount=amount_words(self.given))
        return [Fact(("raid", "spared"), 0.8, Reason(text, f"b{4 * raid}"))]

    # -- what it denies the opponent -------------------------------------------------------------------

    def denied(self, others: Sequence[_LineFacts]) -> list[Fact]:
        """What the opponent gets in other lines and not in this one, because this one takes or blocks it."""
        them = other(self.seat)
        mine = {deed.place for deed in self.deeds if deed.seat == self.seat}
        theirs = {deed.place for deed in self.deeds if deed.seat == them}
        first = CATALOGUE[self.line.actions[0]]
        blocked = {int(first.item), opposite(int(first.item))} if first.family == "place" else set()
        facts = []
        for rival in others:
            wanted = [number for number in rival.placed[them] if number in blocked and number not in self.placed[them]]
            lost = {f"c{space_in_line(number, i) + 1}" for number in wanted for i in range(SIDE)}
            got = {deed.place for deed in rival.deeds if deed.seat == them and deed.place[:1] == "c"} - theirs
            for place in got & (mine | lost):
                space = self.root.centre[int(place[1:]) - 1]
                if not space.face_down:
                    facts.append(self._denied_card(space.card, place, taken=place in mine))
            for number in wanted:
                place = _place_name(self.root, self.deck, f"b{number}")
                text = say("targi-hint-block", seat=SEAT_NAMES[them], place=place)
                facts.append(Fact(("block",), 0.7, Reason(text, f"b{number}")))
        return facts

    def _denied_card(self, card: int, place: str, *, taken: bool) -> Fact:
        """A card of the centre that the opponent would take. It weighs less if the seat takes it itself."""
        if goods := self.deck.goods.get(card):
            weight = 1.6 if "g" in goods.shows else 1.0
        else:
            weight = 1.0 + self.deck.tables.crosses[card] / 2
        sort, seat = "goods" if goods else "tribe", SEAT_NAMES[other(self.seat)]
        text = say("targi-hint-deny", seat=seat, card=any_card(self.deck, card), sort=sort)
        return Fact(("deny", place), weight * (0.6 if taken else 1), Reason(text, place))


def _place_name(t: Table, deck: Deck, place: str) -> str:
    """A border card or a dune in words."""
    now, number = Now(t, deck), int(place[1:])
    return now.border(number) if place[0] == "b" else now.dune(number - 1)
