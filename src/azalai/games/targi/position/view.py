"""A table of Targi as a JSON-ready dict: what one seat may know (T60), or everything. Names as in T61.

The same keys describe a position (see ``build.py``). Cards are named ``t3`` and ``goods:1d1s``; a card that the seat
may not know is null. ``deal`` counts how often a deck was reshuffled from its discard pile; on a hidden card it says
which of those decks the card came from, which everybody saw.

A table with the expansion has more keys: ``targia``, ``dunes``, ``looked`` (cards turned over or looked at, to choose
from; ``gained`` are the places of those that were chosen already, ``looked_deals`` the decks they came from), ``box``
(the tribe cards left out of a mixed deck), and for each player ``water``, ``dunes`` (the places its Targis stand on),
``tokens`` (row and place of each unused action token), ``favoured`` and ``faces_opponent``.
"""

from __future__ import annotations

from typing import Any

from azalai.games.interface import Setting
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.rules import table
from azalai.games.targi.rules.actions import A_DUNE, A_GOODS_CARD, QUESTIONS, SEAT_NAMES
from azalai.games.targi.rules.board import BORDER, CENTRE
from azalai.games.targi.rules.border import edition_of
from azalai.games.targi.rules.card_tables import DRAWN_BLIND, Cards
from azalai.games.targi.rules.favour import targia_card
from azalai.games.targi.rules.observation import is_looked_at_unseen, knows_card
from azalai.games.targi.rules.scoring import score, winner
from azalai.games.targi.rules.table import GOLD, HAND, LOOKED, POINTS, ROW_LENGTH, SEATS, WATER, Player, Table
from azalai.kernel.questions import decider

GOODS_NAMES = ("dates", "salt", "pepper")
PRICE_NAMES = (*GOODS_NAMES, "gold", "water")
SET_NAMES = ("base", "expansion")


def numbers(bits: int, first: int = 1) -> list[int]:
    """A set of bits as border numbers, or as centre spaces from 1."""
    return [place + first for place in range(16) if bits >> place & 1]


def view(t: Table, setting: Setting, seat: int | None) -> dict[str, Any]:
    deck: Deck = setting.deck
    c = deck.tables
    to_decide = decider(t)
    seen: dict[str, Any] = {
        "game": "targi",
        "seen_by": seat,
        "phase": QUESTIONS.phase(t),
        "seat": to_decide if to_decide >= 0 else None,
        "round": t.round,
        "robber": t.robber,
        "first": t.first,
        "reveals": t.reveals,
        "border": [_border(t, deck, number) for number in range(1, BORDER + 1)],
        "centre": [_space(t, deck, k, seat) for k in range(CENTRE)],
        "players": [_player(t, deck, each, seat) for each in range(SEATS)],
        "decks": {"goods": _pile(t, deck, seat, "goods"), "tribe": _pile(t, deck, seat, "tribe")},
        "discards": {
            "goods": [deck.name(card) for card in t.goods_discard[: t.goods_discarded]],
            "tribe": [deck.name(card) for card in t.tribe_discard[: t.tribe_discarded]],
        },
        "unseen": _unseen(t, deck, seat),
        "card": _card_in_question(t, deck, seat),
        "asks": [_question(t, deck, i) for i in range(t.depth)],
        "scores": [score(t, c, each) for each in range(SEATS)],
        "winners": None if to_decide >= 0 else [best] if (best := winner(t, c)) >= 0 else list(range(SEATS)),
        "cards": {deck.tribe[number].id: card_facts(deck, number) for number in tribe_in_play(setting)},
    }
    if deck.expansion:
        _add_expansion(seen, t, deck, seat)
    seen["chance"] = list(t.chance) if seat is None else None
    return seen


def tribe_in_play(setting: Setting) -> list[int]:
    """X30: the tribe cards that can come up, in the order of their numbers."""
    c = setting.cards
    assert isinstance(c, Cards)
    return sorted(setting.deck.tribe) if c.tribe_mode == DRAWN_BLIND else c.tribe_deck[: c.tribe_cards]


def _add_expansion(seen: dict[str, Any], t: Table, deck: Deck, seat: int | None) -> None:
    """The keys that only a table with the expansion has."""
    seen["expansion"] = True
    seen["targia"] = targia_card(t, deck.tables)
    seen["dunes"] = [_dune(t, deck, place) for place in range(table.DUNES)]
    in_deck = [dune_name(deck, dune) for dune in reversed(t.dune_deck[: t.dune_count])]
    seen["decks"]["dunes"] = {"count": t.dune_count} | ({"cards": in_deck} if seat is None else {})
    seen["discards"]["dunes"] = [dune_name(deck, dune) for dune in t.dune_discard[: t.dune_discarded]]
    seen["unseen"]["dunes"] = sorted(in_deck)
    looked = [i for i in range(LOOKED) if t.looked[i]]
    hidden = [seat is not None and is_looked_at_unseen(t, seat, i) for i in looked]
    seen["looked"] = [None if hides else deck.name(abs(t.looked[i])) for hides, i in zip(hidden, looked, strict=True)]
    seen["gained"] = [i + 1 for i in looked if t.looked[i] < 0]
    seen["looked_deals"] = [t.looked_generation[i] for i in looked]
    if t.box_count:
        seen["box"] = [deck.name(card) for card in t.box[: t.box_count]] if seat is None else None


def dune_name(deck: Deck, dune: int) -> str:
    return f"dune:{deck.dunes[dune].id}"


def _dune(t: Table, deck: Deck, place: int) -> dict[str, Any] | None:
    """A face-up dune with what is printed on it."""
    if not t.dunes[place]:
        return None
    card = deck.dunes[t.dunes[place]]
    name, on_it = dune_name(deck, card.number), _who(t, "dunes", place)
    return {"place": place + 1, "card": name, "do": card.effect, **card.facts, "targis": on_it}


def card_facts(deck: Deck, number: int) -> dict[str, Any]:
    """What is printed on a tribe card."""
    card = deck.tribe[number]
    facts: dict[str, Any] = {"kind": card.kind, "crosses": card.crosses, "cost": list(card.cost)}
    if card.effect:
        # the kind that an effect refers to can differ from the card's own
        facts |= {"when": card.when, "do": card.effect, **_named(card.arguments)}
    if card.more:
        facts["more"] = [_named(effect) for effect in card.more]
    if card.extra:
        facts["extra"] = dict(card.extra)
    return facts


def _named(arguments: dict[str, Any]) -> dict[str, Any]:
    return {"effect_kind" if name == "kind" else name: value for name, value in arguments.items()}


def _who(t: Table, figures: str, place: int) -> list[int]:
    """The seats that have one of these figures on a place."""
    return [seat for seat in range(SEATS) if getattr(t.players[seat], figures) >> place & 1]


def _border(t: Table, deck: Deck, number: int) -> dict[str, Any]:
    edition = edition_of(t, deck.tables, number)
    card = deck.borders[edition][number]
    facts = {name: list(value) if isinstance(value, list) else value for name, value in card.facts.items()}
    named = {"set": SET_NAMES[edition]} if deck.expansion else {}
    figures = {"targis": _who(t, "targis", number - 1), "robber": t.robber == number}
    return {"number": number, "role": card.role, **named, **facts, **figures}


def _space(t: Table, deck: Deck, k: int, seat: int | None) -> dict[str, Any]:
    space = t.centre[k]
    hidden = bool(space.face_down)
    return {
        "space": k + 1,
        "sort": "goods" if space.card in deck.goods else "tribe",
        "card": None if hidden and seat is not None else deck.name(space.card),
        "face_down": hidden,
        "markers": _who(t, "markers", k),
        **({"deal": space.generation} if hidden else {}),
    }


def _player(t: Table, deck: Deck, whose: int, seat: int | None) -> dict[str, Any]:
    player = t.players[whose]
    rows = range(0, table.DISPLAY, ROW_LENGTH)
    seen = {
        "seat": whose,
        "name": SEAT_NAMES[whose],
        "goods": {name: player.stock[good] for good, name in enumerate(GOODS_NAMES)},
        "gold": player.stock[GOLD],
        "points": player.stock[POINTS],
        "targis": numbers(player.targis),
        "markers": numbers(player.markers),
        "hand": [_hand_card(player, place, deck, seat in (None, whose)) for place in range(HAND) if player.hand[place]],
        "display": [[deck.name(card) for card in player.display[row : row + ROW_LENGTH] if card] for row in rows],
    }
    if deck.expansion:
        seen |= {
            "water": player.stock[WATER],
            "dunes": numbers(player.dunes),
            "tokens": [place_name(place) for place in numbers(player.tokens, 0)],
            "favoured": bool(player.favoured),
            "faces_opponent": bool(player.faces_opponent),
        }
    return seen


def place_name(place: int) -> str:
    """A place of a display as row and place: ``1.2``."""
    return f"{place // ROW_LENGTH + 1}.{place % ROW_LENGTH + 1}"


def _hand_card(player: Player, place: int, deck: Deck, own: bool) -> dict[str, Any]:
    seen = bool(player.hand_seen[place])
    return {
        "card": deck.name(player.hand[place]) if own or seen else None,
        "taken": player.hand_round[place],
        "open": seen,
        **({} if seen else {"deal": player.hand_generation[place]}),
    }


def _pile(t: Table, deck: Deck, seat: int | None, sort: str) -> dict[str, Any]:
    """The number of cards; on the open table also the cards, from the top."""
    count, deal = getattr(t, f"{sort}_count"), getattr(t, f"{sort}_generation")
    seen = {"count": count, "deal": deal}
    if seat is None:
        seen["cards"] = [deck.name(card) for card in reversed(getattr(t, f"{sort}_deck")[:count])]
    return seen


def _unseen(t: Table, deck: Deck, seat: int | None) -> dict[str, list[str]]:
    """The cards whose place the seat cannot know, by name; of a mixed deck also those that may have been left out."""
    hidden = t.goods_deck[: t.goods_count] + t.tribe_deck[: t.tribe_count] + t.box[: t.box_count]
    hidden += [space.card for space in t.centre if space.face_down]
    if seat is not None:
        them = t.players[1 - seat]
        hidden += [them.hand[place] for place in range(HAND) if them.hand[place] and not them.hand_seen[place]]
        if t.card and not knows_card(t, seat):
            hidden.append(t.card)
        hidden += [t.looked[i] for i in range(LOOKED) if is_looked_at_unseen(t, seat, i)]
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
        "price": {name: t.price[i] for i, name in enumerate(PRICE_NAMES) if i != WATER or deck.expansion},
    }
    card |= {"extra": t.extra, "cheap": t.cheap} if deck.expansion else {}
    return card | ({} if t.card_seen else {"deal": t.card_generation})


def _question(t: Table, deck: Deck, i: int) -> dict[str, Any]:
    q = t.asked[i]
    kind = QUESTIONS[q.kind]
    about: str | int = kind.about.shown(q.about)
    if kind.about is A_GOODS_CARD:
        about = deck.name(q.about)
    elif kind.about is A_DUNE:
        about = dune_name(deck, q.about)
    return {"ask": kind.name, "seat": q.seat, "count": q.count, kind.about.word or "about": about}
