"""The cloth: border cards, centre and dunes, with figures, markers and what a placement would cross."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from azalai.games.targi.board import is_corner, is_on_a_column, line_of
from azalai.messages import commas, say, sentences
from azalai.web.keeping import Kept
from azalai.web.offers import Offer, Offers
from azalai.web.scene import Scene
from azalai.web.targi.faces import border_face, card_face, dune_face, tribe_face
from azalai.web.targi.symbols import Facts

COLOURS = ("p1", "p2")
SIZE = 5
Cell = dict[str, Any]
DRAWINGS = {sort: Kept("targi/places.html", sort) for sort in ("border", "space", "dune")}


def drawn(sort: str, cell: Cell) -> Markup:
    """A place of the cloth; what it is drawn from is its key."""
    face = cell["face"]
    key = tuple(tuple(value) if isinstance(value, list) else value for name, value in cell.items() if name != "face")
    return DRAWINGS[sort]((face["key"] if face else None, key), cell)


def border_at(number: int) -> tuple[int, int]:
    """Row and column of a border card on the cloth, from 0."""
    if number <= 4:
        return 0, number
    if number <= 8:
        return number - 4, 4
    if number <= 12:
        return 4, 12 - number
    return 16 - number, 0


AT = {border_at(number): number for number in range(1, 17)}


def crossings(targis: list[int]) -> set[int]:
    """T12: the centre spaces (from 1) where the lines of a row and a column meet."""
    columns = [line_of(number) for number in targis if is_on_a_column(number)]
    rows = [line_of(number) for number in targis if not is_on_a_column(number)]
    return {3 * row + column + 1 for row in rows for column in columns}


def beads(number: int, space: int) -> list[str]:
    """The ids of the beads in the gaps from a border card to a centre space."""
    row, column = (space - 1) // 3 + 1, (space - 1) % 3 + 1
    at_row, at_column = border_at(number)
    if is_on_a_column(number):
        gaps = range(at_row, row) if at_row < row else range(row, at_row)
        return [f"k{gap}{column}{'d' if at_row < row else 'u'}" for gap in gaps]
    gaps = range(at_column, column) if at_column < column else range(column, at_column)
    return [f"k{row}{gap}{'r' if at_column < column else 'l'}" for gap in gaps]


def chains(targis: list[int], spaces: set[int]) -> set[str]:
    """The beads from figures to those crossings that lie on their lines."""
    ids: set[str] = set()
    for space in spaces:
        row, column = (space - 1) // 3, (space - 1) % 3
        for number in targis:
            on_line = line_of(number) == (column if is_on_a_column(number) else row)
            ids.update(beads(number, space) if on_line else ())
    return ids


DIRECTIONS = {"u": "up", "d": "down", "l": "left", "r": "right"}


def board(scene: Scene, offers: Offers, words: bool) -> dict[str, Any]:
    view = scene.view
    mine = scene.seat if scene.seat is not None else 0
    placing = view["phase"] == "place"
    used_beads: set[str] = set()
    cells: list[Cell] = []
    for row in range(SIZE):
        for column in range(SIZE):
            number = AT.get((row, column))
            if number is not None:
                cells.append(_border(scene, offers, number, used_beads))
            else:
                cells.append(_space(scene, offers, 3 * (row - 1) + column, words, mine, placing))
    old: set[str] = set()
    if placing and scene.seat is not None:
        targis = view["players"][mine]["targis"]
        old = chains(targis, crossings(targis))
    links = [
        {
            "id": name,
            "classes": f"{DIRECTIONS[name[-1]]} h{name[1:3]} {'vt' if name[-1] in 'ud' else 'hz'}"
            + (" old" if name in old else " new"),
            "arrow": name not in old,
        }
        for name in sorted(used_beads | old)
    ]
    _one_tab_stop(cells)
    return {
        "cells": [drawn("border" if cell["border"] else "space", cell) for cell in cells],
        "raids": [
            cell["face"]
            for cell in sorted(cells, key=lambda cell: cell["number"])
            if cell["number"] and cell["face"]["raid"]
        ],
        "beads": links,
        "quiet": placing and scene.decides,
        "dunes": _dunes(scene, offers, words) if view.get("expansion") else None,
    }


def _one_tab_stop(cells: list[Cell]) -> None:
    """The grid is one stop for the Tab key: the first card that answers, else the first card."""
    first = next((cell for cell in cells if cell["offer"]), cells[0])
    for cell in cells:
        cell["tab"] = 0 if cell is first else -1


def _border(scene: Scene, offers: Offers, number: int, used_beads: set[str]) -> Cell:
    view = scene.view
    facts = view["border"][number - 1]
    face = border_face(facts)
    offer = _border_offer(scene, offers, number, face["name"], used_beads)
    targia = view.get("targia") == number
    classes = [
        "legal" if offer else "",
        "taken" if facts["targis"] or facts["robber"] or targia else "",
        "both" if targia and (facts["targis"] or facts["robber"]) else "",
        "hitcard" if facts["robber"] and is_corner(number) else "",
        "now-card" if _in_use(scene, number) else "",
    ]
    placed = view["phase"] == "place" and offer
    return {
        "border": True,
        "number": number,
        "at": "{}{}".format(*border_at(number)),
        "face": face,
        "offer": offer,
        "classes": [name for name in classes if name],
        "figures": [COLOURS[seat] for seat in facts["targis"]],
        "robber": facts["robber"],
        "targia": targia,
        "spirit": COLOURS[scene.seat] if placed and scene.seat is not None else "",
        "used": False,
        "label": _border_label(scene, facts, face, offer, targia),
    }


def _in_use(scene: Scene, number: int) -> bool:
    """Whether a draft was begun with this border card."""
    return bool(scene.draft) and scene.draft[0] in (f"b{number}", f"x{number}")


def _border_offer(scene: Scene, offers: Offers, number: int, name: str, used_beads: set[str]) -> Offer | None:
    here = f"b{number}"
    if f"p{number}" in offers and scene.seat is not None:
        targis = scene.view["players"][scene.seat]["targis"]
        new = crossings([*targis, number]) - crossings(targis)
        lines = chains([*targis, number], new)
        used_beads.update(lines)
        shows = [here, *(f"s{space}" for space in sorted(new)), *sorted(lines), f"plan-p{number}"]
        return offers.make(f"p{number}", shows=shows, key=str(number), do=say("web-targi-do-place", number=number))
    if f"b{number}" in offers:
        do = say("web-targi-do-use", number=number, name=name)
        return offers.make(f"b{number}", shows=[here, f"todo-b{number}"], key=str(number), do=do)
    top = scene.view["asks"][-1]["ask"] if scene.view["asks"] else ""
    if f"x{number}" in offers and top == "border":
        do = say("web-targi-do-use", number=number, name=name)
        return offers.make(f"x{number}", shows=[here], key=str(number), do=do)
    return None


def _border_label(scene: Scene, facts: Facts, face: Cell, offer: Offer | None, targia: bool) -> str:
    """The card and what it does, who stands there, whether it answers."""
    standing = [scene.places[seat].name for seat in facts["targis"]]
    parts = [say("web-targi-border-label", number=face["number"], name=face["name"], does=face["does"])]
    if standing:
        parts.append(say("web-targi-stands", names=commas(standing), count=len(standing)))
    if facts["robber"]:
        parts.append(say("web-targi-robber-here"))
    if targia:
        parts.append(say("web-targi-targia-here"))
    if offer:
        parts.append(offer.say)
    return sentences(parts)


def _space(scene: Scene, offers: Offers, space: int, words: bool, mine: int, placing: bool) -> Cell:
    view = scene.view
    facts = view["centre"][space - 1]
    face = card_face(view, facts["card"], facts["sort"], words=words)
    offer = _space_offer(offers, space, face["name"])
    to_come = [seat for seat in (0, 1) if placing and space in crossings(view["players"][seat]["targis"])]
    on_it = facts["markers"]
    ringed = on_it or to_come
    classes = []
    if ringed:
        classes.append(f"cross-{COLOURS[mine if mine in ringed else ringed[0]]}")
    if offer:
        classes.append("legal")
    if scene.draft and scene.draft[0] == f"c{space}":
        classes.append("now-card")
    parts = [say("web-targi-space-label", space=space, card=face["label"])]
    if on_it:
        names = commas(scene.places[seat].name for seat in on_it)
        parts.append(say("web-targi-marker-here", names=names, count=len(on_it)))
    if to_come:
        names = commas(scene.places[seat].name for seat in to_come)
        parts.append(say("web-targi-crossing-here", names=names, count=len(to_come)))
    if offer:
        parts.append(offer.say)
    markers = [f"{COLOURS[seat]} full" for seat in on_it] + [COLOURS[seat] for seat in to_come]
    return {
        "border": False,
        "number": 0,
        "space": space,
        "at": f"{(space - 1) // 3 + 1}{(space - 1) % 3 + 1}",
        "face": face,
        "offer": offer,
        "classes": classes,
        "markers": [f"{marker} nth{i}" for i, marker in enumerate(markers)],
        "dream": COLOURS[scene.seat] if placing and scene.decides and scene.seat is not None else "",
        "label": sentences(parts),
    }


def _space_offer(offers: Offers, space: int, name: str) -> Offer | None:
    here = f"s{space}"
    if f"c{space}" in offers:
        return offers.make(f"c{space}", shows=[here, f"todo-c{space}"], do=say("web-targi-do-take", name=name))
    for start, message in (("from", "web-targi-do-from"), ("to", "web-targi-do-to"), ("take", "web-targi-do-take")):
        if f"{start}{space}" in offers:
            return offers.make(f"{start}{space}", shows=[here], do=say(message, space=space, name=name))
    return None


def _dunes(scene: Scene, offers: Offers, words: bool) -> dict[str, Any]:
    view = scene.view
    facts_of = {dune["place"]: dune for dune in view["dunes"] if dune}
    cards = [_dune(scene, offers, place, facts_of.get(place)) for place in (1, 2, 3)]
    there = [card for card in cards if card["face"]]
    first = next((card for card in there if card["offer"]), there[0] if there else None)
    for card in cards:
        card["tab"] = 0 if card is first else -1
    out = view["discards"]["tribe"]
    return {
        "pile": view["decks"]["dunes"]["count"],
        "out": tribe_face(view, out[-1], words=words) if out else None,
        "out_tab": -1 if there else 0,
        "cards": [drawn("dune", card) for card in cards],
    }


def _dune(scene: Scene, offers: Offers, place: int, facts: Facts | None) -> Cell:
    if facts is None:
        return {"place": place, "face": None, "offer": None}
    face = dune_face(facts)
    offer = None
    if f"pd{place}" in offers:
        shows = [f"d{place}", f"plan-pd{place}"]
        offer = offers.make(f"pd{place}", shows=shows, do=say("web-targi-do-place-dune", name=face["name"]))
    elif f"d{place}" in offers:
        do = say("web-targi-do-use-dune", name=face["name"])
        offer = offers.make(f"d{place}", shows=[f"d{place}", f"todo-d{place}"], do=do)
    parts = [say("web-targi-dune-label", place=place, name=face["name"], does=face["does"])]
    if facts["targis"]:
        names = commas(scene.places[seat].name for seat in facts["targis"])
        parts.append(say("web-targi-stands", names=names, count=len(facts["targis"])))
    if offer:
        parts.append(offer.say)
    classes = ["legal" if offer else "", "taken2" if facts["targis"] else ""]
    in_use = scene.draft and scene.draft[0] == f"d{place}"
    return {
        "place": place,
        "face": face,
        "offer": offer,
        "classes": [name for name in [*classes, "now-card" if in_use else ""] if name],
        "figures": [COLOURS[seat] for seat in facts["targis"]],
        "spirit": COLOURS[scene.seat] if offer and scene.view["phase"] == "place" and scene.seat is not None else "",
        "label": sentences(parts),
    }
