"""The panel of a seat: its player, stock, display and hand."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from azalai.games.targi.cards.effects import each_effect
from azalai.messages import say
from azalai.web.click_targets import Offer, Offers, label
from azalai.web.fragment_cache import MOST_LARGE_FRAGMENTS, CachedFragment
from azalai.web.parts import seat_class
from azalai.web.table_context import TableContext
from azalai.web.targi.card_faces import hidden_face, tribe_face
from azalai.web.targi.card_symbols import OF_GOOD, Facts
from azalai.web.targi.card_worth import CardWorth
from azalai.web.targi.why_not import why_not

TARGIS = 3
ROW = CachedFragment("targi/places.html", "row")
STOCK = CachedFragment("targi/places.html", "stock")
WHO = CachedFragment("targi/seat.html", "who")
HOLDS = CachedFragment("targi/seat.html", "holds", MOST_LARGE_FRAGMENTS)
ROW_LENGTH = 4


def seat_panel(context: TableContext, offers: Offers, seat: int, words: bool) -> dict[str, Any]:
    view = context.view
    player = view["players"][seat]
    name = context.places[seat].name
    stock, rows = _stock(context, seat), display_rows(context, offers, seat, words)
    who = {
        "number": seat,
        "colour": seat_class(seat),
        "name": name,
        "role": _role(context, seat),
        "places": view["phase"] == "place" and context.decides and seat == context.seat,
        "score": view["scores"][seat] if context.show_scores else None,
        "home": max(0, TARGIS - len(player["targis"]) - len(player.get("dunes", ()))),
        "cards": len(player["hand"]),
        "first": view["first"] == seat,
    }
    return {
        "number": seat,
        "name": name,
        "active": view["seat"] == seat,
        "who": WHO(tuple(who.values()), lambda: who | _bits(who)),
        "holds": HOLDS((name, stock, *rows), {"name": name, "stock": stock, "rows": rows}),
    }


def _role(context: TableContext, seat: int) -> str:
    place = context.places[seat]
    kind = "you" if seat == context.seat and place.kind == "person" else place.kind
    return say(
        "web-targi-role",
        kind=kind,
        level=place.level or "none",
        seat=context.game.seat_names[seat],
        here="yes" if place.here or place.kind != "person" else "no",
    )


def _bits(who: dict[str, Any]) -> dict[str, Any]:
    """The seat's Targis that are not placed, and its hand cards."""
    home, cards = who["home"], who["cards"]
    bits = [{"icon": "figure", "classes": who["colour"]}] * home
    bits += [{"icon": "handcard", "classes": "hc"}] * cards
    return {"bits": bits, "bits_label": say("web-targi-bits", targis=home, cards=cards)}


def limits(context: TableContext, seat: int) -> dict[str, int]:
    """T30, X13: how much the seat may keep, including what its laid cards add."""
    view, cards = context.view, context.game.setting.deck.tables
    most = {"goods": cards.limit_goods, "gold": cards.limit_gold, "water": cards.limit_water}
    for row in view["players"][seat]["display"]:
        for card in row:
            facts = view["cards"].get(card, {})
            for effect in each_effect(facts):
                if effect["do"] == "storage":
                    for what in most:
                        most[what] += effect.get(what, 0)
    return most


def counts(player: Facts) -> dict[str, int]:
    """The stock of a seat, in the order of the chips."""
    stock = dict(player["goods"]) | {"gold": player["gold"]}
    if "water" in player:
        stock["water"] = player["water"]
    return stock | {"points": player["points"]}


def _stock(context: TableContext, seat: int) -> Markup:
    now, was = counts(context.view["players"][seat]), counts(context.view_before["players"][seat])
    most = limits(context, seat)
    key = (seat, *now.values(), *was.values(), *most.values())
    return STOCK(key, lambda: {"number": seat, "chips": _chips(now, was, most)})


def _chips(now: dict[str, int], was: dict[str, int], most: dict[str, int]) -> list[dict[str, Any]]:
    chips = []
    for what, count in now.items():
        change = "up" if count > was[what] else "dn" if count < was[what] else ""
        limit = most["gold"] if what == "gold" else 0
        chip: dict[str, Any] = {
            "what": what,
            "tip": what if what in ("gold", "water", "points") else "goods",
            "icon": OF_GOOD[what],
            "count": count,
            "label": say("web-targi-chip", what=what, count=count),
            "limit": limit,
            "change": change,
            "meter": None,
        }
        if what == "pepper":
            goods = sum(now[good] for good in ("dates", "salt", "pepper"))
            chip["meter"] = {
                "count": goods,
                "limit": most["goods"],
                "tenths": min(10, goods * 10 // most["goods"]),
                "label": say("web-targi-meter", count=goods, most=most["goods"]),
            }
        chips.append(chip)
    return chips


# -- the display ----------------------------------------------------------------------------------------


def row_state(kinds: list[str]) -> tuple[str, str, str]:
    """T51: what a row is worth or can still be worth, whether that is settled, and the message about it."""
    known = [kind for kind in kinds if kind != "wild"]
    wild = len(kinds) - len(known)
    alike = len(set(known)) <= 1
    different = len(set(known)) == len(known)
    if len(kinds) == ROW_LENGTH:
        if alike:
            return "4", "done", "alike"
        return ("2", "done", "different") if different else ("0", "no", "nothing")
    if not kinds:
        return "4", "", "empty"
    if alike and len(known) > 1:
        return "4", "", "alike-open"
    if different:
        return ("4" if len(known) + wild <= 1 else "2"), "", "open" if len(known) <= 1 else "different-open"
    return "–", "no", "lost"


def kinds_of(view: Facts, row: list[str]) -> list[str]:
    return [view["cards"][card]["kind"] if card in view["cards"] else "wild" for card in row]


def display_rows(context: TableContext, offers: Offers, seat: int, words: bool) -> list[Markup]:
    """The display is one Tab stop: the first card that can be clicked, else the first card or free place."""
    display = context.view["players"][seat]["display"]
    cards = [(row, nth) for row in range(3) for nth in range(len(display[row]))]
    own = seat == context.seat
    answering = [(row, nth) for row, nth in cards if own and offers.can("swap", f"{row + 1}.{nth + 1}")]
    waiting = [(row, len(display[row])) for row in range(3) if own and offers.can("row", row + 1)]
    stop = next(iter([*answering, *cards, *waiting]), (-1, -1))
    return [_row(context, offers, seat, row, words, stop[1] if stop[0] == row else -1) for row in range(3)]


def _row(context: TableContext, offers: Offers, seat: int, row: int, words: bool, stop: int) -> Markup:
    view = context.view
    player = view["players"][seat]
    cards = player["display"][row]
    own = seat == context.seat and context.decides
    places = []
    for nth in range(ROW_LENGTH):
        spot = f"{row + 1}.{nth + 1}"
        if nth < len(cards):
            token = spot in player.get("tokens", ())
            face = tribe_face(view, cards[nth], words=words)
            offer = _card_offer(offers, row + 1, nth + 1, nth == len(cards) - 1) if own else None
            says = label(face["laid_label"], say("web-targi-token-unused") if token else "", offer)
            tab = 0 if nth == stop else -1
            lit = ["legal"] if offer else []
            places.append({"face": face, "token": token, "offer": offer, "classes": lit, "label": says, "tab": tab})
        else:
            offer = None
            if own and nth == len(cards):
                offer = offers.make("row", row + 1, pick=True, do=say("web-targi-do-row", row=row + 1))
            places.append({"face": None, "offer": offer, "tab": 0 if nth == stop else -1})
    kinds = kinds_of(view, cards)
    bonus, state, message = row_state(kinds)
    dots = kinds + [""] * (ROW_LENGTH - len(kinds))
    row_label = say("web-targi-row-label", row=row + 1, state=message, count=len(kinds))
    empty = not any(player["display"])  # then the display has no other Tab stop
    stop_here = 0 if empty and row == 0 else -1
    about = {"seat": seat, "number": row + 1, "bonus": bonus, "state": state, "label": row_label, "tab": stop_here}
    key = (*about.values(), stop, *(_place_key(place) for place in places))
    return ROW(key, {**about, "places": places, "dots": dots})


def _place_key(place: dict[str, Any]) -> tuple[object, ...]:
    face = place["face"]
    return (place["offer"], face["key"], place["token"], place["label"]) if face else (place["offer"],)


def _card_offer(offers: Offers, row: int, nth: int, last: bool) -> Offer | None:
    """The click on a card that can change places (T27) or that the last raid takes (X22)."""
    shows = [f"laid-{offers.context.seat}-{row}-{nth}"]
    offer = offers.make("swap", f"{row}.{nth}", shows=shows, do=say("web-targi-do-swap"))
    if offer is None and last:
        offer = offers.make("lose", row, pick=True, do=say("web-targi-do-lose", row=row))
    return offer


# -- the hand -------------------------------------------------------------------------------------------


def hand(context: TableContext, offers: Offers, seat: int, words: bool, worth: CardWorth) -> list[dict[str, Any]]:
    """The hand of a seat, with unknown cards face down. A rule may let the seat take up a card (T22)."""
    cards = []
    for nth, held in enumerate(context.view["players"][seat]["hand"], 1):
        known = held["card"] is not None
        face = tribe_face(context.view, held["card"], words=words) if known else hidden_face("tribe", True)
        offer = None
        if seat == context.seat and context.question["ask"] == "act":
            do = say("web-targi-do-hand")
            offer = offers.make("take_up_hand", nth, shows=[f"hand-{seat}-{nth}"], do=do)
        why = why_not(context, "hand", nth) if seat == context.seat and not offer else None
        says = label(say("web-targi-hand-label", card=face["label"]), offer)
        now = worth.of(held["card"]) if seat == context.seat else ""
        cards.append({"face": face, "offer": offer, "nth": nth, "label": says, "why": why, "now": now})
    return cards
