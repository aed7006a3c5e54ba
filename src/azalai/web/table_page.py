"""The page of a table: ``table_html``, the inside of <main id="table">, for any game."""

from __future__ import annotations

from importlib import import_module

from azalai.web.table_context import TableContext


def table_html(scene: TableContext) -> str:
    """The table as one seat sees it, with every decision it can make."""
    html: str = import_module(f"azalai.web.{scene.game.name}.page").table_html(scene)
    return html
