"""Animation cues of a Targi table between two states: figures, markers and goods that fly."""

from __future__ import annotations

from azalai.games.targi.rules.board import is_corner
from azalai.games.targi.rules.table import SEATS
from azalai.web.parts import seat_class
from azalai.web.rendering import of_seat
from azalai.web.table_context import Cue, TableContext, View
from azalai.web.targi.card_symbols import OF_GOOD
from azalai.web.targi.seats import counts

MOST_CUES = 24  # after a long absence nobody wants to watch them all


def animation_cues(before: TableContext, after: TableContext) -> list[Cue]:
    """The cues in order, from two views of the same seat; the last is the sound of one's own turn."""
    cues = _changes(before.view, after.view)[:MOST_CUES]
    if after.decides and not before.decides:
        cues.append({"do": "sound", "sound": "string"})
    return cues


def _changes(before: View, after: View) -> list[Cue]:
    cues: list[Cue] = []
    for seat in range(SEATS):
        was, now = before["players"][seat], after["players"][seat]
        home, colour, sources = f"home-{seat}", seat_class(seat), []
        figure = of_seat("p-figure", colour)
        for what, place in (("targis", "b{}"), ("dunes", "d{}")):
            came = [place.format(number) for number in now.get(what, ()) if number not in was.get(what, ())]
            cues += [_fly(figure, home, id, classes=colour, sound="wood") for id in came]
            gone = [place.format(number) for number in was.get(what, ()) if number not in now.get(what, ())]
            cues += [_fly(figure, id, home, classes=colour) for id in gone]
            sources += gone
        gone = [f"s{space}" for space in was["markers"] if space not in now["markers"]]
        cues += [_fly(of_seat("i-marker", colour), id, home, classes=colour) for id in gone]
        sources += gone
        cues += _goods(seat, counts(was), counts(now), sources[0] if sources else "cloth")
    cues += _turned(before, after)
    if before["robber"] != after["robber"]:
        cues.append({"do": "sound", "sound": "drum" if is_corner(after["robber"]) else "wood"})
    return cues


def _turned(before: View, after: View) -> list[Cue]:
    """Cards of the centre and dunes that were turned face up flip over; others that changed light up."""
    flipped: dict[str, list[str]] = {}
    dunes = zip(before.get("dunes", ()), after.get("dunes", ()), strict=True)
    turned = [now["place"] for was, now in dunes if now and (not was or was["card"] != now["card"])]
    if turned:
        flipped["dune"] = [f"d{place}" for place in turned]
    lit = []
    for space, old in zip(after["centre"], before["centre"], strict=True):
        if old["face_down"] and not space["face_down"]:
            flipped.setdefault(old["sort"], []).append(f"s{space['space']}")
        elif (space["card"], space["face_down"]) != (old["card"], old["face_down"]):
            lit.append(f"s{space['space']}")
    cues: list[Cue] = [{"do": "flip", "ids": ids, "back": sort, "sound": "card"} for sort, ids in flipped.items()]
    return cues + ([{"do": "light", "ids": lit, "sound": "card"}] if lit else [])


def _goods(seat: int, was: dict[str, int], now: dict[str, int], source: str) -> list[Cue]:
    """One token for each unit that came or went."""
    cues = []
    for what, count in now.items():
        change = count - was[what]
        chip, icon = f"stock-{seat}-{what}", f"i-{OF_GOOD[what]}"
        if change > 0:
            cues.append(_fly(icon, source, chip, count=change, sound="coin"))
        elif change < 0:
            cues.append(_fly(icon, chip, "cloth", count=-change))
    return cues


def _fly(icon: str, start: str, end: str, *, classes: str = "", count: int = 1, sound: str = "") -> Cue:
    extras = {"classes": classes, "sound": sound}
    cue: Cue = {"do": "fly", "icon": icon, "from": start, "to": end, "count": count}
    return cue | {name: value for name, value in extras.items() if value}
