"""The messages that the web templates use: the calls of ``say`` in their syntax trees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, nodes


@dataclass(frozen=True)
class Asked:
    """A call: the ids it can ask for, or their common prefix; ``arguments`` is None if they cannot be determined."""

    ids: list[str]
    beginning: str | None
    arguments: frozenset[str] | None
    line: int


def asked_in(template: Path) -> Iterator[Asked]:
    tree = Environment(autoescape=True).parse(template.read_text(encoding="utf-8"))
    for call in tree.find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name == "say":
            names = frozenset(keyword.key for keyword in call.kwargs)
            arguments = None if call.dyn_kwargs is not None else names
            yield Asked(_literals(call.args[0]), _beginning(call.args[0]), arguments, call.lineno)


def strings_in(template: Path) -> set[str]:
    tree = Environment(autoescape=True).parse(template.read_text(encoding="utf-8"))
    return {node.value for node in tree.find_all(nodes.Const) if isinstance(node.value, str)}


def _literals(node: nodes.Expr) -> list[str]:
    if isinstance(node, nodes.Const):
        return [node.value]
    if isinstance(node, nodes.CondExpr) and node.expr2 is not None:
        return _literals(node.expr1) + _literals(node.expr2)
    return []


def _beginning(node: nodes.Expr) -> str | None:
    """The prefix of ``"page-" ~ name``."""
    if isinstance(node, nodes.Concat) and isinstance(node.nodes[0], nodes.Const):
        return str(node.nodes[0].value)
    return None
