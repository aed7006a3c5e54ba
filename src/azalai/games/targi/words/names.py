"""Names and texts for seats, amounts, cards, border cards and dunes of Targi.

All text comes from the message catalogue. Functions that take ``facts`` take them as ``view`` gives them, so that
pictures and pages use the same texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from azalai.games.decision import Moment
from azalai.games.targi.cards.card_file import Deck, parse_amount
from azalai.games.targi.cards.effects import DUNE_EFFECTS, EFFECTS, message_arguments
from azalai.games.targi.rules.actions import ASK_CARD_GAIN, CATALOGUE, SEAT_NAMES
from azalai.games.targi.rules.border import edition_of
from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.decks import is_goods_card
from azalai.games.targi.rules.dispatch import legal
from azalai.games.targi.rules.effects import goods_card_bonus, more_storage
from azalai.games.targi.rules.table import (
    AMOUNT,
    ANY,
    FIRST_GOODS_CARD,
    FIRST_WILD_CARD,
    GOLD,
    POINTS,
    STOCK,
    WATER,
    Table,
    goods_held,
    other,
)
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
    def opponent(self) -> str:
        return SEAT_NAMES[other(self.seat)]

    @property
    def stock(self) -> list[int]:
        return self.t.players[self.seat].stock

    @property
    def card(self) -> str:
        """The tribe card being decided on."""
        return tribe_card(self.deck, self.t.card)

    def laid(self, place: int) -> str:
        """The tribe card on a place of the display."""
        return tribe_card(self.deck, self.t.players[self.seat].display[place])

    def held(self, place: int) -> str:
        """The tribe card on a place of the hand."""
        return tribe_card(self.deck, self.t.players[self.seat].hand[place])

    def gain(self, card: int, times: int = 1) -> str:
        """What a goods card gives the seat, in words."""
        return amount_words([times * n for n in goods_card_gain(self.t, self.deck, self.seat, card)])

    def border(self, number: int) -> str:
        return border_card(self.t, self.deck, number)

    def dune(self, place: int) -> str:
        return dune_card(self.t, self.deck, place)

    def space(self, k: int) -> str:
        return centre_space(self.t, self.deck, k)


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


def card_name(facts: dict[str, Any]) -> str:
    """The name of a tribe card: that of its kind."""
    return kind_name(facts["kind"])


def tribe_card(deck: Deck, card: int) -> str:
    """A single tribe card: "Targia t3"; or a wild dune on its way into a display."""
    if card >= FIRST_WILD_CARD:
        return dune_name(deck.dunes[card - FIRST_WILD_CARD + 1].id)
    return say("targi-card", kind=deck.tribe[card].kind, card=deck.tribe[card].id)


def any_card(deck: Deck, card: int) -> str:
    return amount_text(deck.goods[card].shows) if is_goods_card(card) else tribe_card(deck, card)


def centre_space(t: Table, deck: Deck, k: int) -> str:
    """A centre space and the face-up card on it: "centre 5 (Oasis o3)"."""
    assert not t.centre[k].face_down, "nobody knows what lies there"
    return say("targi-space", space=k + 1, card=any_card(deck, t.centre[k].card))


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
    at = (card - FIRST_GOODS_CARD + 1) * AMOUNT
    shows = deck.tables.shows[at : at + AMOUNT]
    return [n + goods_card_bonus(t, deck.tables, seat, i) if n and i < STOCK else n for i, n in enumerate(shows)]


def choice_gain(t: Table, deck: Deck, good: int) -> str:
    """What choosing a good gives now. The first of its sort from a goods card includes the bonus of tribe cards."""
    q = t.asked[t.depth - 1]
    first_of_a_card = q.kind == ASK_CARD_GAIN and not q.about >> good & 1
    return some(good, 1 + (goods_card_bonus(t, deck.tables, q.seat, good) if first_of_a_card else 0))


def effect_text(facts: dict[str, Any]) -> str:
    """The effect of a tribe card as a sentence; empty for a card without one."""
    if "do" not in facts:
        return ""
    return say(f"targi-effect-{facts['do']}", **message_arguments(EFFECTS[facts["do"]], facts, _IN_SENTENCES))


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
    if role == "goods":
        return say("targi-text-goods", amount=amount_text(facts["gain"]))
    if role == "raid":
        wares = some(GOLD, facts["gold"]) if "gold" in facts else amount_text(facts["goods"])
        points = some(POINTS, facts["points"]) if "points" in facts else say("targi-rightmost-card")
        if facts.get("last"):
            return say("targi-text-last-raid", wares=wares, points=points)
        return say("targi-text-raid", wares=wares, points=points)
    if role == "trader":
        return say("targi-text-trader", rates=_rates(facts["rates"]))
    if role == "silversmith":
        return say("targi-text-silversmith", rates=_rates(facts["rates"]))
    if role == "noble" and "discard_gain" in facts:
        return say("targi-text-noble", amount=amount_text(facts["discard_gain"]))
    if role == "mirage" and facts.get("reach") == "neighbour":
        return say("targi-text-mirage")
    if role == "spring":
        return say("targi-text-spring", amount=amount_text(facts["gain"]))
    if role == "expansion" and "redraw" in facts:
        return say("targi-text-expansion", amount=amount_text(facts["redraw"]))
    return say("targi-text", role=role)


def border_card(t: Table, deck: Deck, number: int) -> str:
    """A single border card: "6 (Pepper)"."""
    edition = edition_of(t, deck.tables, number)
    name = border_name(deck.borders[edition][number].role, border_facts(deck, number, edition))
    return say("targi-border-card", number=number, name=name)


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
    if match[2] == "other good":
        return say("targi-rate-other", count=int(match[1]))
    return say("targi-rate-identical", count=int(match[1]))


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


def dune_card(t: Table, deck: Deck, place: int) -> str:
    """A face-up dune: "dune 2 (Shrine)"."""
    return say("targi-dune-card", place=place + 1, name=dune_name(deck.dunes[t.dunes[place]].id))


# -- limits -----------------------------------------------------------------------------------------------


def over_limits(t: Table, c: Cards, seat: int) -> list[int]:
    """T30, X13: what a seat has to return now, with goods counted as ANY."""
    limits = {GOLD: c.limit_gold, WATER: c.limit_water, ANY: c.limit_goods}
    held = {GOLD: t.players[seat].stock[GOLD], WATER: t.players[seat].stock[WATER], ANY: goods_held(t, seat)}
    over = [0] * AMOUNT
    for what, limit in limits.items():
        over[what] = max(0, held[what] - limit - more_storage(t, c, seat, what))
    return over
