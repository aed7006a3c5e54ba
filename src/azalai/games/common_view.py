"""What several views of a table have in common: the view of a spectator."""

from __future__ import annotations

from typing import Any


def common_part(one: Any, other: Any) -> Any:
    """The parts of two views that are equal; null where they differ."""
    if one == other:
        return one
    if isinstance(one, dict) and isinstance(other, dict):
        return {name: common_part(one[name], other.get(name)) for name in one}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [common_part(*pair) for pair in zip(one, other, strict=True)]
    return None
