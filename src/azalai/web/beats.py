"""What is to be seen happening between two states of a table, for one seat: a list of beats for the script."""

from __future__ import annotations

from typing import Any

from azalai.web.scene import Scene


def beats(before: Scene, after: Scene) -> list[dict[str, Any]]:
    """JSON-ready, in order; made from two views of one seat, so there is nothing in them that it may not see."""
    if before.seat != after.seat or before.game.name != after.game.name:
        return []
    if after.game.name == "tuareg":
        from azalai.web.tuareg import beats as tuareg_beats

        return tuareg_beats.beats(before, after)
    return []
