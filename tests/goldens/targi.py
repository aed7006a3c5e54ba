"""A table of Targi as short facts for golden games; facts that change together share a line."""

from __future__ import annotations

from typing import Any

LETTERS = {"dates": "d", "salt": "s", "pepper": "p"}


def facts(view: dict[str, Any]) -> dict[str, str]:
    """Each fact by name, in a fixed order. Cards in brackets lie face down or are known only to their owner."""
    told = {"round robber": str(view["robber"]), "round first": view["players"][view["first"]]["name"]}
    with_expansion = "expansion" in view
    if with_expansion:
        told["round targia"] = str(view["targia"])
        told["border base"] = _listed([card["number"] for card in view["border"] if card["set"] == "base"])
        for place, dune in enumerate(view["dunes"], 1):
            told[f"dunes {place}"] = dune["card"].removeprefix("dune:") if dune else "-"
    for space in view["centre"]:
        told[f"centre {space['space']}"] = f"({space['card']})" if space["face_down"] else space["card"]
    for player in view["players"]:
        name = player["name"]
        goods = " ".join(f"{player['goods'][good]}{letter}" for good, letter in LETTERS.items())
        water = f" {player['water']}w" if with_expansion else ""
        told[f"{name} holds"] = f"{goods} {player['gold']}g {player['points']}v{water}"
        told[f"{name} targis"] = _listed(player["targis"])
        told[f"{name} markers"] = _listed(player["markers"])
        hand = [card["card"] if card["open"] else f"({card['card']})" for card in player["hand"]]
        told[f"{name} hand"] = _listed(hand)
        told[f"{name} display"] = " / ".join(_listed(row) for row in player["display"])
        if with_expansion:
            told[f"{name} dunes"] = _listed(player["dunes"])
            told[f"{name} tokens"] = _listed(player["tokens"])
            told[f"{name} may"] = _listed([word for word in ("favoured", "faces_opponent") if player[word]])
    card = view["card"]
    told["card now"] = "-" if card is None else card["card"] if card["open"] else f"({card['card']})"
    price = {} if card is None else card["price"]
    told["card price"] = "".join(f"{price[good]}{good[0]}" for good in price if price[good]) or "-"
    if with_expansion:
        told["card less"] = str(card["cheap"]) if card else "-"
        told["card extra"] = str(card["extra"]) if card else "-"
        told["card of"] = _listed([f"({name})" if place in view["gained"] else name
                                   for place, name in enumerate(view["looked"], 1)])  # fmt: skip
        told["dunes deck"] = str(view["decks"]["dunes"]["count"])
        told["dunes discards"] = str(len(view["discards"]["dunes"]))
    for sort in ("goods", "tribe"):
        deck, discards = view["decks"][sort], view["discards"][sort]
        told[f"{sort} deck"] = f"{deck['count']}" + (f" (made anew {deck['deal']})" if deck["deal"] else "")
        told[f"{sort} discards"] = f"{len(discards)}" + (f" ({discards[-1]} on top)" if discards else "")
    told["round scores"] = " : ".join(map(str, view["scores"]))
    return told


def chapter(view: dict[str, Any]) -> str:
    """The chapter of the golden game that a table belongs to."""
    return f"round {view['round']}" if view["phase"] != "raid" else f"raid on card {view['robber']}"


def _listed(things: list[Any]) -> str:
    return " ".join(map(str, things)) or "-"
