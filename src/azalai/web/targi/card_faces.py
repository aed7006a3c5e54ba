"""A card of Targi as the templates draw it: what is printed on it, and the sentence that says all of it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from azalai.games.targi.cards.effects import dune_parts, effect_parts, moment_icon
from azalai.games.targi.cards.symbols import (
    DRAWN_ONE_BY_ONE,
    ICON_OF_DUNE,
    WIDE,
    WIDEST,
    amounts,
    border_icon,
    border_news,
    breadth,
    extra_parts,
    raid_instead,
    raid_wares,
)
from azalai.games.targi.words.names import (
    amount_text,
    border_name,
    border_text,
    cost_text,
    dune_name,
    dune_text,
    effect_text,
    kind_name,
)
from azalai.messages import language_in_use, say, sentences
from azalai.web.fragment_cache import BoundedCache
from azalai.web.rendering import macros
from azalai.web.targi.card_symbols import Facts, counted, drawn, ic, paid

Face = dict[str, Any]

LONG_NAME = 12  # a longer name of a border card breaks into two lines
KEPT_FACES = 4096
STANDING = ("targis", "robber", "place")  # what lies or stands on a card is not printed on it


def kept(draw: Callable[..., Face]) -> Callable[..., Face]:
    """Draws a card once for each language and remembers it: a table shows some fifty, most of them at every move. What
    comes back is shared and must not be changed."""
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
    extra = facts.get("extra")
    does = effect_text(facts)
    parts = effect_parts(facts)
    costs = [paid(cost) for cost in facts["cost"]]
    return {
        "id": card,
        "sort": "tribe",
        "kind": facts["kind"],
        "name": kind_name(facts["kind"]),
        "points": facts["crosses"],
        "costs": costs,
        "extra": _extra_pill(extra) if extra else "",
        "fx": drawn(parts),
        "tight": "tight tightest" if breadth(parts) > WIDEST else "tight" if breadth(parts) > WIDE else "",
        "moment": moment_icon(facts) if parts else "",
        "used_up": facts.get("when") == "once",
        "does": does,
        "words": words and bool(does),
        "two": len(costs) > 1 or bool(extra),
        "label": sentences(
            [
                say(
                    "web-targi-card-label",
                    kind=facts["kind"],
                    crosses=facts["crosses"],
                    cost=cost_text(facts["cost"], extra),
                ),
                does or say("web-targi-no-effect"),
            ]
        ),
        "laid_label": sentences(
            [
                say("web-targi-laid-label", kind=facts["kind"], crosses=facts["crosses"]),
                does or say("web-targi-no-effect"),
            ]
        ),
    }


@kept
def _wild(card: str) -> Face:
    """X22: a wild dune in a display is a card of no kind yet."""
    label = say("web-targi-wild-label")
    return {
        "id": card.replace(":", "-"),
        "sort": "tribe",
        "kind": "wild",
        "name": dune_name("wild"),
        "points": 0,
        "costs": [],
        "extra": "",
        "fx": Markup(""),
        "tight": "",
        "moment": "",
        "used_up": False,
        "does": "",
        "words": False,
        "two": False,
        "label": label,
        "laid_label": label,
    }


def _extra_pill(extra: Facts) -> Markup:
    """X08: the optional part of a cost, in parentheses."""
    return Markup("<i>(</i>{}<i>)</i>").format(drawn(extra_parts(extra)))


@kept
def goods_face(card: str) -> Face:
    shows = card.removeprefix("goods:")
    count = sum(number for number, _ in amounts(shows))
    if shows == "1any":
        slash = Markup("<i>/</i>")
        pile = slash.join([ic("date"), ic("salt"), ic("pepper")])
    else:
        pile = paid(shows) if count <= DRAWN_ONE_BY_ONE else counted(shows)
    return {
        "id": card.replace(":", "-"),
        "sort": "goods",
        "pile": pile,
        "count": count,
        "choice": shows == "1any",
        "short": amount_text(shows),
        "name": say("web-targi-goods-card"),
        "label": say("web-targi-goods-label", amount=amount_text(shows)),
    }


@kept
def hidden_face(sort: str, held: bool = False) -> Face:
    """The back of a card."""
    label = say("web-targi-hidden-hand") if held else say("web-targi-hidden-label", sort=sort)
    return {"id": f"back-{sort}", "sort": "hidden", "of": sort, "name": label, "label": label}


def card_face(view: Facts, card: str | None, sort: str, *, words: bool) -> Face:
    """Any card of the centre or a pile; None: it is not known."""
    if card is None:
        return hidden_face(sort)
    return goods_face(card) if card.startswith("goods:") else tribe_face(view, card, words=words)


def border_face(facts: Facts) -> Face:
    return _border({name: value for name, value in facts.items() if name not in STANDING})


@kept
def _border(facts: Facts) -> Face:
    name = border_name(facts["role"], facts)
    raid = facts["role"] == "raid"
    return {
        "sort": "border",
        "number": facts["number"],
        "icon": border_icon(facts),
        "name": name,
        "long": len(name) > LONG_NAME,
        "raid": raid,
        "wares": drawn(raid_wares(facts)) if raid else "",
        "instead": drawn(raid_instead(facts)) if raid else "",
        "more": drawn(border_news(facts)),
        "new": facts.get("set") == "expansion" and not raid,
        "does": border_text(facts["role"], facts),
    }


def dune_face(facts: Facts) -> Face:
    return _dune({name: value for name, value in facts.items() if name not in STANDING})


@kept
def _dune(facts: Facts) -> Face:
    dune = facts["card"].removeprefix("dune:")
    return {
        "sort": "dune",
        "icon": ICON_OF_DUNE.get(dune, "dune"),
        "name": dune_name(dune),
        "fx": drawn(dune_parts(facts)),
        "does": dune_text(facts),
    }
