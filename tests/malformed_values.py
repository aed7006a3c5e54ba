"""Values that cannot be part of a position, and how to put one anywhere in a position."""

from __future__ import annotations

import copy
from typing import Any

JUNK: list[Any] = [
    None, True, 0, -1, 7, 10**30, 10**5000, 1.5, float("nan"), "", "t1", "goods:1d", b"x", [], [[]], [None], {},
    {"a": 1}, {"card": []}, ["t1", "t1"], object(), [1, "a"], {1: 2}, {"ask": []}, {None: None}, (), [{"ask": {}}],
]  # fmt: skip


def paths(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every part of a tree, including its root."""
    found = [path]
    parts = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, part in parts:
        found += paths(part, (*path, key))
    return found


def with_junk(tree: Any, path: tuple[Any, ...], junk: Any) -> Any:
    if not path:
        return junk
    tree = copy.copy(tree)
    tree[path[0]] = with_junk(tree[path[0]], path[1:], junk)
    return tree
