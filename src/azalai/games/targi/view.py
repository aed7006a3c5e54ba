"""A table of Targi as a dict that goes into JSON: what one seat may know (T60), or all of it. Names as in T61.

The same words describe a position (see ``position``). Cards are named ``t3`` and ``goods:1d1s``; a card that the seat
may not know is null. ``deal`` counts how often a deck was made anew from its discard pile; on a hidden card it says
which of those decks the card came from, which everybody saw.
"""

from __future__ import annotations

from typing import Any

from azalai.games.rulebook import Setting
from azalai.games.targi import actions
from azalai.games.targi.board import BORDER, CENTRE
from azalai.games.targi.card_file import Deck
from azalai.games.targi.cards import Cards
from azalai.games.targi.decks import is_goods_card
from azalai.games.targi.scoring import score, winner
from azalai.games.targi.sight import decider, knows_card
from azalai.games.targi.table import (
    GOLD,
    HAND,
    POINTS,
    ROW_LENGTH,
    ROWS,
    SEATS,
    WATER,
    Player,
    Table,
)

GOODS_NAMES = ("dates", "salt", "pepper")
PRICE_NAMES = (*GOODS_NAMES, "gold", "water")
SEAT_NAMES = ("blue", "white")

QUESTIONS = {
    value: name.removeprefix("ASK_").removeprefix("DO_").lower()
    for name, value in vars(actions).items()
    if name.startswith(("ASK_", "DO_"))
}
CARD_SOURCES = {actions.FROM_CENTRE: "centre", actions.FROM_DECK: "deck", actions.FROM_HAND: "hand"}


def numbers(bits: int, first: int = 1) -> list[int]:
    """A set of bits as people count: border numbers, centre spaces from 1."""
    return [place + first for place in range(16) if bits >> place & 1]


def phase(t: Table) -> str:
    """``raid``, ``place``, ``act`` or ``over``."""
    kinds = {t.asked[i].kind for i in range(t.depth)}
    if not kinds:
        return "over"
    if actions.ASK_PLACE in kinds:
        return "place"
    return "act" if actions.DO_END_ROUND in kinds else "raid"


def view(t: Table, setting: Setting, seat: int | None) -> dict[str, Any]:
    deck: Deck = setting.deck
    c = deck.tables
    to_decide = decider(t)
    seen: dict[str, Any] = {
        "game": "targi",
        "seen_by": seat,
        "phase": phase(t),
        "seat": to_decide if to_decide >= 0 else None,
        "round": t.round,
        "robber": t.robber,
        "first": t.first,
        "reveals": t.reveals,
        "border": [_border(t, deck, number) for number in range(1, BORDER + 1)],
        "centre": [_space(t, deck, k, seat) for k in range(CENTRE)],
        "players": [_player(t, deck, each, seat) for each in range(SEATS)],
        "decks": {
            "goods": _pile(t.goods_deck, t.goods_count, t.goods_generation, deck, seat),
            "tribe": _pile(t.tribe_deck, t.tribe_count, t.tribe_generation, deck, seat),
        },
        "discards": {
            "goods": [deck.name(card) for card in t.goods_discard[: t.goods_discarded]],
            "tribe": [deck.name(card) for card in t.tribe_discard[: t.tribe_discarded]],
        },
        "unseen": _unseen(t, deck, seat),
        "card": _card_in_question(t, deck, seat),
        "asks": [_question(t, i) for i in range(t.depth)],
        "scores": [score(t, c, each) for each in range(SEATS)],
        "winners": _winners(t, c) if to_decide < 0 else None,
        "cards": {card.id: card_facts(deck, number) for number, card in deck.tribe.items()},
    }
    if seat is None:
        seen["chance"] = list(t.chance)
    return seen


def card_facts(deck: Deck, number: int) -> dict[str, Any]:
    """What is printed on a tribe card."""
    card = deck.tribe[number]
    facts: dict[str, Any] = {"kind": card.kind, "crosses": card.crosses, "cost": list(card.cost)}
    if card.effect:
        # the kind an effect speaks of need not be the card's own
        named = {"effect_kind" if name == "kind" else name: value for name, value in card.arguments.items()}
        facts |= {"when": card.when, "do": card.effect, **named}
    return facts


def _winners(t: Table, c: Cards) -> list[int]:
    best = winner(t, c)
    return [best] if best >= 0 else list(range(SEATS))


def _border(t: Table, deck: Deck, number: int) -> dict[str, Any]:
    card = deck.border[number]
    facts = {name: list(value) if isinstance(value, list) else value for name, value in card.facts.items()}
    on_it = [seat for seat in range(SEATS) if t.players[seat].targis >> (number - 1) & 1]
    return {"number": number, "role": card.role, **facts, "targis": on_it, "robber": t.robber == number}


def _space(t: Table, deck: Deck, k: int, seat: int | None) -> dict[str, Any]:
    space = t.centre[k]
    hidden = bool(space.face_down)
    seen: dict[str, Any] = {
        "space": k + 1,
        "sort": "goods" if is_goods_card(space.card) else "tribe",
        "card": None if hidden and seat is not None else deck.name(space.card),
        "face_down": hidden,
        "markers": [each for each in range(SEATS) if t.players[each].markers >> k & 1],
    }
    if hidden:
        seen["deal"] = space.generation
    return seen


def _player(t: Table, deck: Deck, whose: int, seat: int | None) -> dict[str, Any]:
    player = t.players[whose]
    return {
        "seat": whose,
        "name": SEAT_NAMES[whose],
        "goods": {name: player.stock[good] for good, name in enumerate(GOODS_NAMES)},
        "gold": player.stock[GOLD],
        "points": player.stock[POINTS],
        "targis": numbers(player.targis),
        "markers": numbers(player.markers),
        "hand": [_hand_card(player, place, deck, seat in (None, whose)) for place in range(HAND) if player.hand[place]],
        "display": [
            [deck.name(card) for card in player.display[row * ROW_LENGTH : (row + 1) * ROW_LENGTH] if card]
            for row in range(ROWS)
        ],
    }


def _hand_card(player: Player, place: int, deck: Deck, own: bool) -> dict[str, Any]:
    seen = bool(player.hand_seen[place])
    card: dict[str, Any] = {
        "card": deck.name(player.hand[place]) if own or seen else None,
        "taken": player.hand_round[place],
        "open": seen,
    }
    if not seen:
        card["deal"] = player.hand_generation[place]
    return card


def _pile(pile: list[int], count: int, generation: int, deck: Deck, seat: int | None) -> dict[str, Any]:
    """The number of cards; on the open table also the cards, from the top."""
    seen: dict[str, Any] = {"count": count, "deal": generation}
    if seat is None:
        seen["cards"] = [deck.name(card) for card in reversed(pile[:count])]
    return seen


def _unseen(t: Table, deck: Deck, seat: int | None) -> dict[str, list[str]]:
    """For card counters: the cards whose place the seat cannot know, sorted by name."""
    hidden = t.goods_deck[: t.goods_count] + t.tribe_deck[: t.tribe_count]
    hidden += [space.card for space in t.centre if space.face_down]
    if seat is not None:
        them = t.players[1 - seat]
        hidden += [them.hand[place] for place in range(HAND) if them.hand[place] and not them.hand_seen[place]]
        if t.card and not knows_card(t, seat):
            hidden.append(t.card)
    names = sorted(deck.name(card) for card in hidden)
    return {
        "goods": [name for name in names if name.startswith("goods:")],
        "tribe": [name for name in names if not name.startswith("goods:")],
    }


def _card_in_question(t: Table, deck: Deck, seat: int | None) -> dict[str, Any] | None:
    """The tribe card that is being decided on or paid."""
    if not t.card:
        return None
    card: dict[str, Any] = {
        "card": deck.name(t.card) if seat is None or knows_card(t, seat) else None,
        "open": bool(t.card_seen),
        "price": {name: t.price[i] for i, name in enumerate(PRICE_NAMES) if i != WATER},
    }
    if not t.card_seen:
        card["deal"] = t.card_generation
    return card


def _question(t: Table, i: int) -> dict[str, Any]:
    q = t.asked[i]
    asked: dict[str, Any] = {"ask": QUESTIONS[q.kind], "seat": q.seat, "count": q.count}
    if q.kind == actions.ASK_CARD:
        asked["from"] = CARD_SOURCES[q.about]
    else:
        asked["about"] = q.about
    return asked
