# ruff: noqa: E501, BLE001, RUF100
"""Stand-ins for pages that are not there yet."""

from __future__ import annotations

from html import escape
from typing import Any

from azalai.web.scene import Scene

try:
    from azalai.web import pages as _pages
except Exception:
    _pages = None  # type: ignore[assignment]


def __getattr__(name: str) -> Any:
    if _pages is not None and hasattr(_pages, name):
        drawn = getattr(_pages, name)

        def careful(*values: Any, **more: Any) -> str:
            try:
                return str(drawn(*values, **more))
            except Exception as error:
                print(name, repr(error))
                return str(globals()["_" + name](*values, **more))

        return careful
    if "_" + name not in globals():
        raise AttributeError(name)
    return globals()["_" + name]


def _document_html(viewer: Any, *, title: str, main: str, kind: str, table: str = "", state: int = 0) -> str:
    return f'<!doctype html><html lang="{viewer.language}"><title>{escape(title)}</title><body data-kind="{kind}"><main id="table" data-table="{table}" data-state="{state}">{main}</main></body></html>'


def _plain(viewer: Any, *values: Any, **more: Any) -> str:
    return f"<pre>{escape(repr(values))}{escape(repr(more))}</pre>"


_home_html = _waiting_html = _cover_html = _end_html = _replay_html = _rules_html = _message_html = _seat_link_html = (
    _plain
)


def table_html(scene: Scene) -> str:
    try:
        from azalai.web.table_page import table_html as drawn

        return drawn(scene)
    except Exception as error:
        moves = scene.game.moves() if scene.decides else []
        buttons = "".join(f'<button data-send="{m.text}">{escape(scene.game.say(m))}</button>' for m in moves)
        return f"<p>{escape(repr(error))}</p><p>{escape(scene.game.say() if not scene.game.over else '')}</p>{buttons}<ol>{''.join('<li>' + escape(e.text) for e in scene.game.log)}</ol>"
