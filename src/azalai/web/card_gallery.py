"""Pictures of the cards for the rules pages, drawn as on the table."""

from __future__ import annotations

import functools
from typing import NamedTuple

from markupsafe import Markup

from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules.actions import SPECIAL_NAMES
from azalai.messages import language as speaking
from azalai.messages import language_in_use, say
from azalai.new_game import new
from azalai.web.rendering import icon
from azalai.web.targi.card_faces import Face, border_face, dune_face, goods_face, tribe_face
from azalai.web.tuareg import labels
from azalai.web.tuareg.page import face

STYLESHEETS = {"targi": ("targi-cards.css",), "tuareg": ("tuareg.css",)}
"""The stylesheets that the cards of a game need."""


class Picture(NamedTuple):
    classes: str
    html: Markup
    label: str


class Group(NamedTuple):
    """Cards of one kind."""

    title: str
    pictures: list[Picture]


def gallery(page: str) -> tuple[str, list[Group]]:
    """The game whose cards a rules page shows, and the cards; ("", []) for a page without."""
    if page not in GALLERIES:
        return "", []
    game, expansion = GALLERIES[page]
    return game, _groups(game, expansion, language_in_use())


GALLERIES = {"targi-cards": ("targi", False), "targi-expansion-cards": ("targi", True), "tuareg": ("tuareg", False)}


@functools.cache
def _groups(game: str, expansion: bool, language: str) -> list[Group]:
    with speaking(language):
        return _tuareg() if game == "tuareg" else _targi(expansion)


def _targi(expansion: bool) -> list[Group]:
    table = new("targi", seed=1, **({"expansion": True} if expansion else {}))
    view, deck = table.view(None), table.setting.deck
    border = [border_face(facts) for facts in view["border"] if not expansion or border_face(facts)["new"]]
    goods = [goods_face(f"goods:{shows}") for shows in dict.fromkeys(card.shows for card in deck.goods.values())]
    groups = [Group(say("gallery-border"), _pictures(border)), Group(say("gallery-goods"), _pictures(goods))]
    if expansion:
        printed = [{"card": f"dune:{dune.id}", "do": dune.effect, **dune.facts} for dune in deck.dunes.values()]
        dunes = [dune_face(facts) for facts in printed]
        groups.append(Group(say("gallery-dunes"), _pictures(dunes)))
    by_kind: dict[str, list[Face]] = {}
    for card in view["cards"]:
        tribe = tribe_face(view, card, words=False)
        by_kind.setdefault(tribe["name"], []).append(tribe)
    return groups + [Group(name, _pictures(faces)) for name, faces in by_kind.items()]


def _pictures(faces: list[Face]) -> list[Picture]:
    return [Picture(each["classes"], each["copy"], _label(each)) for each in faces]


def _label(face: Face) -> str:
    """A card in words. Those of border cards and dunes on a table also say where the card lies."""
    told: str = face.get("label") or say("gallery-card", name=face["name"], does=face["does"])
    return told


def _tuareg() -> list[Group]:
    facts = new("tuareg", seed=1).view(None)["cards"]
    resources = [Picture("", face(kind, facts), labels.card_label(kind, facts)) for kind in KIND_NAMES]
    return [
        Group(say("gallery-resources"), resources),
        Group(say("gallery-specials"), [_special(special, facts["price"]) for special in SPECIAL_NAMES]),
    ]


def _special(special: str, price: int) -> Picture:
    title = labels.special_title(special)
    drawn = Markup('<span class="card special"><span class="val di">{}{}</span>{}<span class="nm">{}</span></span>')
    return Picture("", drawn.format(price, icon("dinar"), icon(special, "big"), title), title)
