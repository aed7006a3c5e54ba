"""The table of Targi as short facts, for golden playthroughs: what stands on a line is what changes together."""

from __future__ import annotations

from typing import Any

LETTERS = {"dates": "d", "salt": "s", "pepper": "p"}


def facts(view: dict[str, Any]) -> dict[str, str]:
    """Each fact by name, in a fixed order. Cards in brackets lie face down or are known to their owner only."""
    told = {"round robber": str(view["robber"]), "round first": view["players"][view["first"]]["name"]}
    for space in view["centre"]:
        told[f"centre {space['space']}"] = f"({space['card']})" if space["face_down"] else space["card"]
    for player in view["players"]:
        name = player["name"]
        goods = " ".join(f"{player['goods'][good]}{letter}" for good, letter in LETTERS.items())
        told[f"{name} holds"] = f"{goods} {player['gold']}g {player['points']}v"
        told[f"{name} targis"] = _listed(player["targis"])
        told[f"{name} markers"] = _listed(player["markers"])
        hand = [card["card"] if card["open"] else f"({card['card']})" for card in player["hand"]]
        told[f"{name} hand"] = _listed(hand)
        told[f"{name} display"] = " / ".join(_listed(row) for row in player["display"])
    card = view["card"]
    told["card now"] = "-" if card is None else card["card"] if card["open"] else f"({card['card']})"
    price = {} if card is None else card["price"]
    told["card price"] = "".join(f"{price[good]}{good[0]}" for good in price if price[good]) or "-"
    for sort in ("goods", "tribe"):
        deck, discards = view["decks"][sort], view["discards"][sort]
        told[f"{sort} deck"] = f"{deck['count']}" + (f" (made anew {deck['deal']})" if deck["deal"] else "")
        told[f"{sort} discards"] = f"{len(discards)}" + (f" ({discards[-1]} on top)" if discards else "")
    told["round scores"] = " : ".join(map(str, view["scores"]))
    return told


def chapter(view: dict[str, Any]) -> str:
    """What the playthrough is divided by."""
    return f"round {view['round']}" if view["phase"] != "raid" else f"raid on card {view['robber']}"


def _listed(things: list[Any]) -> str:
    return " ".join(map(str, things)) or "-"
