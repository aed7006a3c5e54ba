"""Previews of placements (T10, T12): a block for each legal placement; the page shows the one that is pointed at."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from azalai.messages import say, with_or
from azalai.web.click_targets import Offers
from azalai.web.fragment_cache import CachedFragment
from azalai.web.table_context import TableContext, View
from azalai.web.targi.board import crossings, line
from azalai.web.targi.card_faces import border_face, dune_at, face_on
from azalai.web.targi.card_symbols import ic
from azalai.web.targi.card_worth import CardWorth

PREVIEW = CachedFragment("targi/places.html", "placement_preview")


def placement_previews(context: TableContext, offers: Offers, worth: CardWorth) -> dict[str, Any] | None:
    """For each legal placement what the seat could do in this round; the first block shows the round as it stands."""
    if not context.decides or context.seat is None:
        return None
    view = context.view
    player = view["players"][context.seat]
    blocks = [_block(view, player, worth, "plan")]
    for action in offers.legal:
        if action.family == "place":
            blocks.append(_block(view, player, worth, f"plan-p{action.item}", number=int(action.item)))
        elif action.family == "place_dune":
            blocks.append(_block(view, player, worth, f"plan-pd{action.item}", dune=int(action.item)))
    return {"blocks": [_html(block) for block in blocks]}


def _html(block: dict[str, Any]) -> Markup:
    zoom = block["zoom"]
    chips = tuple(tuple(chip.values()) for chip in block["chips"])
    return PREVIEW((block["id"], block["title"], *block["lines"], chips, zoom["key"] if zoom else None), block)


def _block(view: View, player: View, worth: CardWorth, id: str, number: int = 0, dune: int = 0) -> dict[str, Any]:
    """The preview of a Targi on border card ``number`` or on ``dune``; both 0: of no further Targi."""
    targis, dunes = player["targis"], player.get("dunes", [])
    old = crossings(targis)
    new = crossings([*targis, number]) - old if number else set()
    chips = [_border_chip(view, each, new=False) for each in targis]
    chips += [_dune_chip(view, each, new=False) for each in dunes]
    chips += [_space_chip(view, each, new=False) for each in sorted(old)]
    lines: list[str] = []
    zoom = None
    if number:
        chips.append(_border_chip(view, number, new=True))
        chips += [_space_chip(view, each, new=True) for each in sorted(new)]
        face = border_face(view["border"][number - 1])
        title = say("web-targi-plan-title", number=number, name=face["name"])
        lines.append(face["does"])
        for space in sorted(new):
            card = face_on(view, space)
            lines.append(say("web-targi-plan-crossing", card=card["label"]))
            lines += filter(None, [worth.of(view["centre"][space - 1]["card"])])
            zoom = zoom or card
        if not new:
            lines.append(say("web-targi-plan-line", cards=with_or([_short(view, space) for space in line(number)])))
            chips.append(_line_chip(view, number))
    elif dune:
        chips.append(_dune_chip(view, dune, new=True))
        dune_there = dune_at(view, dune)
        assert dune_there is not None
        title = say("web-targi-plan-dune", name=dune_there["name"])
        lines.append(dune_there["does"])
    else:
        title = say("web-targi-plan-now")
        either = Markup('<span class="by-mouse">{}</span><span class="by-touch">{}</span>')
        lines.append(either.format(say("web-targi-plan-hint"), say("web-targi-plan-tap")))
    return {"id": id, "title": title, "lines": lines, "chips": chips, "zoom": zoom}


def _short(view: View, space: int) -> str:
    """A card of the centre in a word or two."""
    face = face_on(view, space)
    return str(face.get("short", face["name"]))


def _line_chip(view: View, number: int) -> dict[str, Any]:
    """The three cards of a line: the player may get one of them."""
    either = Markup(" <i>{}</i> ").format(say("web-or"))
    icons = either.join(_space_chip(view, space, new=True)["icons"] for space in line(number))
    return {"number": "", "icons": icons, "crossing": True, "new": False}


def _border_chip(view: View, number: int, *, new: bool) -> dict[str, Any]:
    face = border_face(view["border"][number - 1])
    return {"number": number, "icons": ic(face["icon"], "", face["name"]), "crossing": False, "new": new}


def _dune_chip(view: View, place: int, *, new: bool) -> dict[str, Any]:
    face = dune_at(view, place)
    return {"number": "", "icons": ic("dune", "", face["name"] if face else ""), "crossing": False, "new": new}


def _space_chip(view: View, space: int, *, new: bool) -> dict[str, Any]:
    face = face_on(view, space)
    icons = face["pile"] if face["sort"] == "goods" else ic(face.get("kind", "tribecard"), "", face["name"])
    return {"number": "", "icons": icons, "crossing": True, "new": new}
