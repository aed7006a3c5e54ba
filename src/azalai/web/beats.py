"""What is seen and heard to happen between two states of a table, for one seat: a list of beats for the script."""

from __future__ import annotations

from typing import Any

from azalai.web.scene import Scene

MOST = 24  # after a long absence nobody wants to see it all


def beats(before: Scene, after: Scene) -> list[dict[str, Any]]:
    """JSON-ready, in order; made from two views of one seat, so there is nothing in them that it may not see."""
    if before.seat != after.seat or before.open_table != after.open_table or before.table != after.table:
        return []
    if after.game.name == "tuareg":
        from azalai.web.tuareg.beats import beats as tuareg_beats

        return tuareg_beats(before, after)
    from azalai.web.targi.happening import happening

    told = happening(before.view, after.view)[:MOST]
    if after.decides and not before.decides:
        told.append({"do": "sound", "sound": "string"})
    return told
