"""What is seen and heard to happen between two states of a table, for one seat: a list of beats for the script."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from azalai.web.table_context import TableContext


def beats(before: TableContext, after: TableContext) -> list[dict[str, Any]]:
    """JSON-ready, in order; made from two views of one seat, so there is nothing in them that it may not see."""
    if before.seat != after.seat or before.open_table != after.open_table or before.table != after.table:
        return []
    told: list[dict[str, Any]] = import_module(f"azalai.web.{after.game.name}.animations").beats(before, after)
    return told
