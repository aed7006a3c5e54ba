"""What stands on every table, whatever the game: prompt, log, hints, the buttons beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from markupsafe import Markup

from azalai.game import LogEntry
from azalai.messages import say
from azalai.web.keeping import FEW, Kept
from azalai.web.naming import told_by_name, with_names
from azalai.web.offers import Offers
from azalai.web.scene import Scene

LOG_LINES = 30
LOG, LOG_LINE = Kept("table/parts.html", "log", FEW), Kept("table/parts.html", "log_line")
WORDS = Kept("table/parts.html", "words")


def turn_chip(scene: Scene) -> dict[str, Any]:
    """Whose turn it is, as the chip before the prompt."""
    seat = scene.game.seat
    if seat is None:
        return {"text": say("web-turn-over"), "wait": True}
    if scene.replay_at is not None:
        return {"text": say("web-turn-replay", name=scene.places[seat].name), "wait": True}
    if scene.decides and scene.shared:
        return {"text": say("web-turn-shared", name=scene.places[seat].name), "wait": False}
    if scene.decides:
        return {"text": say("web-turn-yours"), "wait": False}
    return {"text": say("web-turn-theirs", name=scene.places[seat].name), "wait": True}


def waiting(scene: Scene) -> str:
    """Beside the prompt: what one waits for, or that one watches."""
    if scene.note or scene.thinking:
        return scene.note or say("web-thinking")
    return say("web-watching") if scene.seat is None and scene.replay_at is None else ""


def buttons(scene: Scene) -> dict[str, bool]:
    return {"undo": scene.may_undo, "hint": scene.may_hint and scene.decides}


def hint_lines(scene: Scene, offers: Offers, shows: Callable[[str], Sequence[str]]) -> list[dict[str, Any]]:
    """What a strong player would think about, best first; each can be clicked."""
    lines = []
    for hint in scene.hints:
        offer = offers.make(hint.move, shows=shows(hint.move))
        if offer:
            reason = told_by_name(scene, hint.reason)
            lines.append({"offer": offer, "gain": hint.gain, "reason": reason, "words": offer.say})
    return lines


def log(scene: Scene, shows: Callable[[LogEntry], Sequence[str]], colours: tuple[str, ...], note: str) -> Markup:
    """The last sentences of the log, the newest first: the same drawing for all who sit at the table."""
    entries = (scene.before or scene.game).log[scene.log_from :][-LOG_LINES:]
    names = ((place.name, place.kind) for place in scene.places)
    key = (note, *colours, *names, *((entry.number, entry.seat, entry.text, *shows(entry)) for entry in entries))
    return LOG(key, lambda: _log_lines(with_names(scene, entries), shows, colours), note)


def _log_lines(
    entries: Sequence[LogEntry], shows: Callable[[LogEntry], Sequence[str]], colours: tuple[str, ...]
) -> list[dict[str, Any]]:
    return [_log_line(entry, shows(entry), colours[entry.seat]) for entry in reversed(entries)]


def _log_line(entry: LogEntry, ids: Sequence[str], colour: str) -> dict[str, Any]:
    line = {"number": entry.number, "text": entry.text, "shows": ids, "colour": colour}
    return line | {"html": LOG_LINE((entry.number, entry.text, colour, *ids), line)}
