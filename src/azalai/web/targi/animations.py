"""What is seen to happen on a table of Targi from one state to the next: figures, markers and goods that travel."""

from __future__ import annotations

from typing import Any

from azalai.games.targi.rules.board import is_corner
from azalai.web.table_context import TableContext
from azalai.web.targi.board import COLOURS
from azalai.web.targi.card_symbols import OF_GOOD, Facts
from azalai.web.targi.seats import counts

Cue = dict[str, Any]
MOST = 24  # after a long absence nobody wants to see it all


def animation_cues(before: TableContext, after: TableContext) -> list[Cue]:
    """JSON-ready, in order; the last is the note of one's own turn."""
    told = _seen(before.view, after.view)[:MOST]
    if after.decides and not before.decides:
        told.append({"do": "sound", "sound": "string"})
    return told


def _seen(before: Facts, after: Facts) -> list[Cue]:
    """From one view to another of the same seat: who may see less is shown less."""
    told: list[Cue] = []
    for seat, colour in enumerate(COLOURS):
        was, now = before["players"][seat], after["players"][seat]
        home, sources = f"home-{seat}", []
        for what, place in (("targis", "b{}"), ("dunes", "d{}")):
            came = [place.format(number) for number in now.get(what, ()) if number not in was.get(what, ())]
            told += [_fly("p-figure", home, id, classes=colour, sound="wood") for id in came]
            gone = [place.format(number) for number in was.get(what, ()) if number not in now.get(what, ())]
            told += [_fly("p-figure", id, home, classes=colour) for id in gone]
            sources += gone
        gone = [f"s{space}" for space in was["markers"] if space not in now["markers"]]
        told += [_fly("i-marker", id, home, classes=colour) for id in gone]
        sources += gone
        told += _goods(seat, counts(was), counts(now), sources[0] if sources else "cloth")
    changed = [
        f"s{space['space']}"
        for space, old in zip(after["centre"], before["centre"], strict=True)
        if _turned(space, old)
    ]
    if changed:
        told.append({"do": "light", "ids": changed, "sound": "card"})
    if before["robber"] != after["robber"]:
        told.append({"do": "sound", "sound": "drum" if is_corner(after["robber"]) else "wood"})
    return told


def _turned(space: Facts, old: Facts) -> bool:
    return (space["card"], space["face_down"]) != (old["card"], old["face_down"])


def _goods(seat: int, was: dict[str, int], now: dict[str, int], source: str) -> list[Cue]:
    """One token for each unit that came or went."""
    told = []
    for what, count in now.items():
        change = count - was[what]
        chip, icon = f"stock-{seat}-{what}", f"i-{OF_GOOD[what]}"
        if change > 0:
            told.append(_fly(icon, source, chip, count=change, sound="coin"))
        elif change < 0:
            told.append(_fly(icon, chip, "cloth", count=-change))
    return told


def _fly(icon: str, start: str, end: str, *, classes: str = "", count: int = 1, sound: str = "") -> Cue:
    cue: Cue = {"do": "fly", "icon": icon, "from": start, "to": end, "count": count}
    if classes:
        cue["classes"] = classes
    if sound:
        cue["sound"] = sound
    return cue
