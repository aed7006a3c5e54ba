"""A card of Targi as the templates draw it: what is printed on it, and the sentence that says all of it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from azalai.games.targi.cards import symbols
from azalai.games.targi.cards.effects import drawn_effects, dune_parts, effect_parts, moment_icon
from azalai.games.targi.words import names
from azalai.messages import language_in_use, say
from azalai.web.click_targets import label
from azalai.web.fragment_cache import BoundedCache
from azalai.web.rendering import macros
from azalai.web.targi.card_symbols import Facts, counted, drawn, ic, paid

Face = dict[str, Any]

LONG_NAME = 12  # a longer name of a border card breaks into two lines
KEPT_FACES = 4096


def kept(draw: Callable[..., Face]) -> Callable[..., Face]:
    """Draw a card once for each language and cache it: a table shows about fifty cards, most of them again after every
    move. The result is shared and must not be changed."""
    drawn: dict[tuple[object, ...], Face] = BoundedCache(KEPT_FACES)

    @functools.wraps(draw)
    def look_up(*printed: object) -> Face:
        key = (language_in_use(), *map(repr, printed))
        face = drawn.get(key)
        if face is None:
            face = drawn[key] = draw(*printed)
            face |= _drawn(face) | {"key": key}
        return face

    return look_up


def _drawn(face: Face) -> Face:
    """The drawing itself, for the centre and the hand (``html``) and for a display (``laid``)."""
    card = macros("targi/cards.html")
    drawings = {"html": card.inside(face), "classes": card.classes(face)}
    if face["sort"] == "tribe":
        drawings |= {"laid": card.inside(face, True), "laid_with_token": card.inside(face, True, True)}
        drawings |= {"laid_classes": card.classes(face, True), "copy": card.inside(face, copy=True)}
    else:
        drawings["copy"] = drawings["html"]
    return drawings


def tribe_face(view: Facts, card: str, *, words: bool) -> Face:
    """A tribe card, face up; ``words``: its text side."""
    return _wild(card) if card.startswith("dune:") else _tribe(card, view["cards"][card], words)


@kept
def _tribe(card: str, facts: Facts, words: bool) -> Face:
    extra, crosses = facts.get("extra"), facts["crosses"]
    does = names.effect_text(facts)
    effects = drawn_effects(facts)
    costs = [paid(cost) for cost in facts["cost"]]
    cost = names.cost_text(facts["cost"], extra)
    says = does or say("web-targi-no-effect")
    return {
        "id": card,
        "sort": "tribe",
        "kind": facts["kind"],
        "name": names.kind_name(facts["kind"]),
        "points": crosses,
        "costs": costs,
        "extra": _extra_pill(extra) if extra else "",
        "fx": drawn(effect_parts(facts)),
        "tight": _tight(effects),
        "moment": moment_icon(facts) if effects else "",
        "used_up": facts.get("when") == "once",
        "does": does,
        "words": words and bool(does),
        "two": len(costs) > 1 or bool(extra),
        "label": label(say("web-targi-card-label", kind=facts["kind"], crosses=crosses, cost=cost), says),
        "laid_label": label(say("web-targi-laid-label", kind=facts["kind"], crosses=crosses), says),
    }


def _tight(effects: list[tuple[str, symbols.Parts]]) -> str:
    """The CSS classes that make the drawing of a card's effects fit. If there are several, each has a line."""
    if len(effects) > 1:
        return "several" if len(effects) == 2 else "several three"
    breadth = max((symbols.breadth(parts) for _, parts in effects), default=0)
    return "tight tightest" if breadth > symbols.WIDEST else "tight" if breadth > symbols.WIDE else ""


@kept
def _wild(card: str) -> Face:
    """X22: a wild dune in a display is a card of no kind yet."""
    text = say("web-targi-wild-label")
    return {
        **dict.fromkeys(("costs", "extra", "fx", "tight", "moment", "used_up", "does", "words", "two"), ""),
        "id": card.replace(":", "-"),
        "sort": "tribe",
        "kind": "wild",
        "name": names.dune_name("wild"),
        "points": 0,
        "label": text,
        "laid_label": text,
    }


def _extra_pill(extra: Facts) -> Markup:
    """X08: the optional part of a cost, in parentheses."""
    return Markup("<i>(</i>{}<i>)</i>").format(drawn(symbols.extra_parts(extra)))


@kept
def goods_face(card: str) -> Face:
    shows = card.removeprefix("goods:")
    count = sum(number for number, _ in symbols.amounts(shows))
    if shows == "1any":
        slash = Markup("<i>/</i>")
        pile = slash.join([ic("date"), ic("salt"), ic("pepper")])
    else:
        pile = paid(shows) if count <= symbols.DRAWN_ONE_BY_ONE else counted(shows)
    return {
        "id": card.replace(":", "-"),
        "sort": "goods",
        "pile": pile,
        "count": count,
        "choice": shows == "1any",
        "short": names.amount_text(shows),
        "name": say("web-targi-goods-card"),
        "label": say("web-targi-goods-label", amount=names.amount_text(shows)),
    }


@kept
def hidden_face(sort: str, held: bool = False) -> Face:
    """The back of a card."""
    text = say("web-targi-hidden-hand") if held else say("web-targi-hidden-label", sort=sort)
    return {"id": f"back-{sort}", "sort": "hidden", "of": sort, "name": text, "label": text}


def card_face(view: Facts, card: str | None, sort: str, *, words: bool) -> Face:
    """Any card of the centre or a pile; None: it is not known."""
    if card is None:
        return hidden_face(sort)
    return goods_face(card) if card.startswith("goods:") else tribe_face(view, card, words=words)


def _printed(facts: Facts) -> Facts:
    """The facts without what lies or stands on the card."""
    return {name: value for name, value in facts.items() if name not in ("targis", "robber", "place")}


def face_on(view: Facts, space: int, *, words: bool = False) -> Face:
    """The card on a space of the centre."""
    facts = view["centre"][space - 1]
    return card_face(view, facts["card"], facts["sort"], words=words)


def dune_at(view: Facts, place: int) -> Face | None:
    """The dune at a place of the column; None if there is none."""
    return next((dune_face(dune) for dune in view["dunes"] if dune and dune["place"] == place), None)


def border_face(facts: Facts) -> Face:
    return _border(_printed(facts))


@kept
def _border(facts: Facts) -> Face:
    name = names.border_name(facts["role"], facts)
    raid = facts["role"] == "raid"
    return {
        "sort": "border",
        "number": facts["number"],
        "icon": symbols.border_icon(facts),
        "name": name,
        "long": len(name) > LONG_NAME,
        "raid": raid,
        "wares": drawn(symbols.raid_wares(facts)) if raid else "",
        "instead": drawn(symbols.raid_instead(facts)) if raid else "",
        "more": drawn(symbols.border_news(facts)),
        "new": facts.get("set") == "expansion" and not raid,
        "does": names.border_text(facts["role"], facts),
    }


def dune_face(facts: Facts) -> Face:
    return _dune(_printed(facts))


@kept
def _dune(facts: Facts) -> Face:
    dune = facts["card"].removeprefix("dune:")
    return {
        "sort": "dune",
        "icon": symbols.ICON_OF_DUNE.get(dune, "dune"),
        "name": names.dune_name(dune),
        "fx": drawn(dune_parts(facts)),
        "does": names.dune_text(facts),
    }
