"""A table of Tuareg as short facts for golden games; facts that change together share a line."""

from __future__ import annotations

from typing import Any

LETTERS = {"water": "w", "gold": "g", "salt": "s", "millet": "m"}


def facts(view: dict[str, Any]) -> dict[str, str]:
    """Each fact by name, in a fixed order. Cards in brackets are not known to everybody."""
    told = {
        "stage number": str(view["stage"]),
        "stage first": view["players"][view["first"]]["name"],
        "stage last-turns": str(view["last_turns"]),
        "stage scores": " : ".join(map(str, view["scores"])),
        "pile count": str(view["pile"]["count"]),
        "pile next": _letters(view["pile"]["cards"][:3]),
        "market has": _counted(view["market"]),
        "discard has": _counted(view["discard"]),
        "specials left": " ".join(f"{count} {name}" for name, count in view["specials"].items()),
    }
    for player in view["players"]:
        name = player["name"]
        told[f"{name} cache"] = f"({_letters(player['cache'])})"
        told[f"{name} camels"] = " / ".join(_letters(cargo) for cargo in player["camels"])
        told[f"{name} donkeys"] = " / ".join(_letters(cargo) for cargo in player["donkeys"]) or "none"
        told[f"{name} caves"] = " / ".join(_hidden(cave) for cave in player["caves"]) or "none"
        told[f"{name} thieves"] = str(player["thieves"])
        told[f"{name} stolen"] = _hidden(player["stolen"])
        told[f"{name} maps"] = str(player["maps"])
    told["asks"] = " ".join(question["ask"] for question in view["asks"]) or "nothing"
    return told


def chapter(view: dict[str, Any]) -> str:
    """The chapter of the golden game that a table belongs to."""
    return f"round {view['round']}" if view["phase"] != "cash" else "cashing maps"


def _letters(cards: list[str]) -> str:
    return "".join(LETTERS[card] for card in cards) or "-"


def _hidden(cards: list[dict[str, Any]]) -> str:
    letters = (LETTERS[card["card"]] if card["known"] == "all" else f"({LETTERS[card['card']]})" for card in cards)
    return "".join(letters) or "-"


def _counted(counts: dict[str, int]) -> str:
    return "".join(f"{count}{LETTERS[name]}" for name, count in counts.items() if count) or "-"
