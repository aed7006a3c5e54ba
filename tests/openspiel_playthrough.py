"""OpenSpiel's playthrough of a game, condensed to what a person can review.

The library prints every tensor, and every string in full, at about 30 states of a game. Kept are the game's parameters,
every action, whose turn it is, the legal actions, the returns, and which fields of each seat's observation have changed
since the last state shown. The rest becomes two hashes a state: one of the tensors, one of the other lines.
"""

from __future__ import annotations

import re
from hashlib import blake2s

HEADING = "# An OpenSpiel playthrough, condensed by tests/openspiel_playthrough.py."
REVIEWED = ("CurrentPlayer", "StringLegalActions", "Returns")
_STATE = re.compile(r"^# State (\d+)\n", re.MULTILINE)
_ACTION = re.compile(r"^# Apply action (\".*\")\naction: (\d+)\n", re.MULTILINE)
_ENTRY = re.compile(r"^(?=[A-Z]\w*\(|# )", re.MULTILINE)


def playthrough(game: str, actions: list[int]) -> str:
    """A game that takes these actions, and then random ones up to its end."""
    from open_spiel.python.algorithms import generate_playthrough

    return condensed(generate_playthrough.playthrough(game, actions, seed=7))


def recorded_actions(text: str) -> list[int]:
    """The actions of a condensed playthrough."""
    return [int(action) for action in re.findall(r"^(\d+) \"", text, re.MULTILINE)]


def condensed(text: str) -> str:
    header, *parts = _STATE.split(text)
    lines = [HEADING, header.strip(), ""]
    seen: dict[str, dict[str, str]] = {}
    for number, block in zip(parts[::2], parts[1::2], strict=True):
        shown = _ACTION.sub("", block).strip()
        if shown:
            lines += [f"# State {number}", *_state(shown, seen)]
        lines += [f"{action} {name}" for name, action in _ACTION.findall(block)]
    return "\n".join(lines) + "\n"


def _state(shown: str, seen: dict[str, dict[str, str]]) -> list[str]:
    """The lines of one state; ``seen`` holds each observation as it was shown last."""
    lines, tensors, others = [], "", ""
    for entry in _ENTRY.split(shown):
        name = entry.partition("(")[0]
        if name in REVIEWED:
            lines.append(entry.strip())
        elif name == "ObservationString":
            seat, _, fields = entry.strip().partition(" = ")
            lines.append(f"{seat} has changed: {_changed(fields, seen.setdefault(seat, {}))}")
        elif name.endswith("Tensor"):
            tensors += entry
        else:
            others += entry
    return [*lines, f"hash of the tensors {_hash(tensors)}, of the rest {_hash(others)}"]


def _changed(fields: str, before: dict[str, str]) -> str:
    """The fields that differ from those of ``before``, which becomes ``fields``; a field of zeros is not shown by the
    library, here as ``name=0``."""
    now = dict(re.findall(r"(\w+)=([-\d,]+)", fields))
    changed = {name: now.get(name, "0") for name in {**before, **now} if now.get(name) != before.get(name)}
    before.clear()
    before.update(now)
    return " ".join(f"{name}={values}" for name, values in changed.items()) or "nothing"


def _hash(text: str) -> str:
    return blake2s(text.encode(), digest_size=6).hexdigest()
