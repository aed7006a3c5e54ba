"""Names and texts for seats, amounts, cards, border cards and dunes of Targi.

All text comes from the message catalogue. Functions that take ``facts`` take them as ``view`` gives them, so that
pictures and pages use the same texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from azalai.games.decision import Moment
from azalai.games.targi.cards.border_reader import parse_amount
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.cards.effects import DUNE_EFFECTS, EFFECTS, each_effect, message_arguments
from azalai.games.targi.rules import table
from azalai.games.targi.rules.actions import ASK_CARD_GAIN, CATALOGUE, EDITION_BIT, SEAT_NAMES
from azalai.games.targi.rules.border import edition_of
from azalai.games.targi.rules.card_tables import COSTS, Cards
from azalai.games.targi.rules.dispatch import legal
from azalai.games.targi.rules.effects import count_lasting, goods_card_bonus, more_storage
from azalai.games.targi.rules.table import AMOUNT, ANY, GOLD, POINTS, STOCK, WATER, Player, Table, goods_held, other
from azalai.messages import commas, say, with_and, with_or

AMOUNT_NAMES = ("dates", "salt", "pepper", "gold", "water", "points", "any")
GOOD_OF_LETTER = {"d": "dates", "s": "salt", "p": "pepper", "w": "water"}


class Now(Moment[Table, Deck, Cards]):
    """A table at a decision, from the point of view of the seat that decides."""

    game = "targi"
    catalogue = CATALOGUE
    seat_names = SEAT_NAMES

    def legal(self, options: list[int]) -> int:
        return legal(self.t, self.c, options)

    @property
    def player(self) -> Player:
        return self.t.players[self.seat]

    @property
    def them(self) -> Player:
        return self.t.players[other(self.seat)]

    @property
    def opponent(self) -> str:
        return SEAT_NAMES[other(self.seat)]

    @property
    def stock(self) -> list[int]:
        return self.player.stock

    @property
    def edition(self) -> int:
        """Of the trader that the question is about: the base game's or the expansion's."""
        return self.question.about >> EDITION_BIT

    def lasting(self, effect: int) -> int:
        """How many laid cards of the seat have this lasting effect."""
        return count_lasting(self.t, self.c, self.seat, effect)

    @property
    def card(self) -> str:
        """The tribe card being decided on."""
        return tribe_card(self.deck, self.t.card)

    @property
    def top_discarded(self) -> str:
        """The tribe card on top of the discard pile."""
        return tribe_card(self.deck, self.t.tribe_discard[self.t.tribe_discarded - 1])

    @property
    def spring_gain(self) -> str:
        """The water of the spring that the question is about."""
        return amount_text(self.deck.borders[1][self.question.about].facts["gain"])

    def extra_part(self) -> dict[str, object]:
        """X08: the optional part of the cost of the card being decided on, and its points."""
        at = self.t.card * COSTS
        cost = amount_words(self.c.extra_cost[at : at + COSTS])
        return {"cost": cost, "points": some(POINTS, self.c.extra_points[self.t.card])}

    def laid(self, place: int) -> str:
        """The tribe card on a place of the display."""
        return tribe_card(self.deck, self.player.display[place])

    def rightmost(self, row: int) -> str:
        """The last tribe card of a row of the display (X22)."""
        first = row * table.ROW_LENGTH
        return self.laid(max(place for place in range(first, first + table.ROW_LENGTH) if self.player.display[place]))

    def held(self, place: int) -> str:
        """The tribe card on a place of the hand."""
        return tribe_card(self.deck, self.player.hand[place])

    def gain(self, card: int, times: int = 1) -> str:
        """What a goods card gives the seat, in words."""
        return amount_words([times * n for n in goods_card_gain(self.t, self.deck, self.seat, card)])

    def choice_gain(self, good: int) -> str:
        """What choosing a good gives. The first of its sort from a goods card includes the bonus of tribe cards."""
        first_of_a_card = self.question.kind == ASK_CARD_GAIN and not self.question.about >> good & 1
        return some(good, 1 + (goods_card_bonus(self.t, self.c, self.seat, good) if first_of_a_card else 0))

    def over_limits(self) -> list[int]:
        """T30, X13: what the seat has to return, with goods counted as ANY."""
        limits = {GOLD: self.c.limit_gold, WATER: self.c.limit_water, ANY: self.c.limit_goods}
        held = {GOLD: self.stock[GOLD], WATER: self.stock[WATER], ANY: goods_held(self.t, self.seat)}
        over = [0] * AMOUNT
        for what, limit in limits.items():
            over[what] = max(0, held[what] - limit - more_storage(self.t, self.c, self.seat, what))
        return over

    def border(self, number: int) -> str:
        """A single border card: "6 (Pepper)"."""
        edition = edition_of(self.t, self.c, number)
        name = border_name(self.deck.borders[edition][number].role, border_facts(self.deck, number, edition))
        return say("targi-border-card", number=number, name=name)

    def dune(self, place: int) -> str:
        """A face-up dune: "dune 2 (Shrine)"."""
        return say("targi-dune-card", place=place + 1, name=dune_name(self.deck.dunes[self.t.dunes[place]].id))

    def space(self, k: int) -> str:
        """A centre space and the face-up card on it: "centre 5 (Oasis o3)"."""
        assert not self.t.centre[k].face_down, "nobody knows what lies there"
        return say("targi-space", space=k + 1, card=any_card(self.deck, self.t.centre[k].card))


# -- seats and amounts ------------------------------------------------------------------------------------


def seat_name(seat: int) -> str:
    return say("seat-name", seat=SEAT_NAMES[seat])


def some(what: int, count: int) -> str:
    """A count of one thing in words, zero included."""
    return say("targi-amount", what=AMOUNT_NAMES[what], count=count)


def amount_words(counts: Sequence[int]) -> str:
    """Counts in the order of a stock (and perhaps ANY) in words."""
    parts = [some(what, count) for what, count in enumerate(counts) if count > 0]
    return with_and(parts) if parts else say("targi-amount-nothing")


def amount_text(amount: str) -> str:
    """``1d2s`` as "1 date and 2 salt"."""
    counts = parse_amount(amount)
    if counts is None:
        raise ValueError(f"{amount!r} is not an amount")
    return amount_words(counts)


# -- cards ------------------------------------------------------------------------------------------------


def kind_name(kind: str) -> str:
    """The name of a kind of tribe card, as on the card."""
    return say("targi-kind", kind=kind)


def tribe_card(deck: Deck, card: int) -> str:
    """A single tribe card: "Targia t3"; or a wild dune on its way into a display."""
    if card >= table.FIRST_WILD_CARD:
        return dune_name(deck.dunes[card - table.FIRST_WILD_CARD + 1].id)
    return say("targi-card", kind=deck.tribe[card].kind, card=deck.tribe[card].id)


def any_card(deck: Deck, card: int) -> str:
    return amount_text(deck.goods[card].shows) if card in deck.goods else tribe_card(deck, card)


def centre_name(k: int) -> str:
    """A centre space without the card on it: "centre 5"."""
    return say("targi-centre", space=k + 1)


def cost_text(cost: Sequence[str], extra: dict[str, Any] | None = None) -> str:
    """The alternatives of a cost, and its optional part (X08)."""
    ways = with_or([amount_text(alternative) for alternative in cost])
    if extra is None:
        return ways
    return say("targi-cost-extra", cost=ways, extra=amount_text(extra["cost"]), points=some(POINTS, extra["vp"]))


def goods_card_gain(t: Table, deck: Deck, seat: int, card: int) -> list[int]:
    """What a goods card gives a seat, including the bonus of tribe cards (goods of choice are still open)."""
    at = (card - table.FIRST_GOODS_CARD + 1) * AMOUNT
    shows = deck.tables.shows[at : at + AMOUNT]
    return [n + goods_card_bonus(t, deck.tables, seat, i) if n and i < STOCK else n for i, n in enumerate(shows)]


def effect_text(facts: dict[str, Any]) -> str:
    """The effects of a tribe card, each as a sentence; empty for a card without one."""
    return " ".join(
        say(f"targi-effect-{each['do']}", **message_arguments(EFFECTS[each["do"]], each, _IN_SENTENCES))
        for each in each_effect(facts)
    )


# -- border cards -----------------------------------------------------------------------------------------


def border_name(role: str, facts: dict[str, Any]) -> str:
    """The name of a border card, as ``view`` describes it."""
    if role == "raid":
        return say("targi-border-raid", raid=facts["number"] // 4)
    if role == "goods":
        gains = [what for what, n in zip(AMOUNT_NAMES, parse_amount(facts["gain"]) or [], strict=False) if n]
        return say("targi-border-goods", what=gains[0] if len(gains) == 1 else "any")
    return say("targi-border", role=role)


def border_text(role: str, facts: dict[str, Any]) -> str:
    """What a border card does, as a sentence."""
    if role == "raid":
        wares = some(GOLD, facts["gold"]) if "gold" in facts else amount_text(facts["goods"])
        points = some(POINTS, facts["points"]) if "points" in facts else say("targi-rightmost-card")
        return say("targi-text-last-raid" if facts.get("last") else "targi-text-raid", wares=wares, points=points)
    if facts.get("reach") == "neighbour":
        return say("targi-text-mirage")
    amount = str(facts.get("gain") or facts.get("discard_gain") or facts.get("redraw") or "")
    rates = facts.get("rates", [])
    if amount or rates:
        return say(f"targi-text-{role}", amount=amount_text(amount) if amount else "", rates=_rates(rates))
    return say("targi-text", role=role)


def border_facts(deck: Deck, number: int, edition: int) -> dict[str, Any]:
    return {"number": number, **deck.borders[edition][number].facts}


def _rates(rates: list[str]) -> str:
    sides = [rate.split(" -> ") for rate in rates]
    return commas(say("targi-rate", give=_wares(give), get=_wares(get)) for give, get in sides)


def _wares(side: str) -> str:
    """One side of a rate as the card file writes it: ``2 identical goods``, ``1 other good``, ``2any``, ``3v``."""
    match = re.fullmatch(r"(\d) (identical goods|other good)", side)
    if match is None:
        return amount_text(side)
    return say("targi-rate-other" if match[2] == "other good" else "targi-rate-identical", count=int(match[1]))


# -- dunes ------------------------------------------------------------------------------------------------


def dune_name(dune: str) -> str:
    """The name of a dune card, from its name in the card file."""
    return say("targi-dune", dune=dune)


def dune_text(facts: dict[str, Any]) -> str:
    """What a dune card does, as a sentence."""
    return say(f"targi-dune-{facts['do']}", **message_arguments(DUNE_EFFECTS[facts["do"]], facts, _IN_SENTENCES))


_IN_SENTENCES: dict[str, Callable[[Any], object]] = {
    "gain": amount_text,
    "cost": amount_text,
    "good": GOOD_OF_LETTER.get,
    "rate": lambda rate: _rates([rate]),
}


def dune_facts(deck: Deck, dune: int) -> dict[str, Any]:
    card = deck.dunes[dune]
    return {"card": f"dune:{card.id}", "do": card.effect, **card.facts}
