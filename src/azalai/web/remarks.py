"""Situations in which the coach of a first game says something. Each game lists its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from azalai.web.table_context import TableContext


class Remark(NamedTuple):
    """What the coach can say about a position."""

    name: str
    rule: str  # the id of the rule behind it
    about: tuple[str, ...]  # the ids of elements
    what: str  # what its text names


Found = tuple[tuple[str, ...], str] | None
"""The ids of the elements that a remark is about and what its text names; None: the situation is another."""
NOTHING_SPECIAL: Found = ((), "")


class Situation(NamedTuple):
    name: str  # of the remark
    asked: str  # the questions at which it can apply
    rule: str
    find: Callable[[TableContext], Found]


def fitting(context: TableContext, situations: Sequence[Situation]) -> list[Remark]:
    """The remarks that fit the viewer's decision; none while another seat decides."""
    if not context.decides:
        return []
    asked = context.question["ask"]
    found = [(each, each.find(context)) for each in situations if asked in each.asked.split()]
    return [Remark(each.name, each.rule, *told) for each, told in found if told is not None]


def own_player(context: TableContext) -> dict[str, Any]:
    """The viewer's part of the view."""
    assert context.seat is not None
    player: dict[str, Any] = context.view["players"][context.seat]
    return player


def legal_moves(context: TableContext) -> set[str]:
    """What the viewer can answer now, in notation."""
    return {move.text for move in context.game.moves()}


def always(_: TableContext) -> Found:
    return NOTHING_SPECIAL
