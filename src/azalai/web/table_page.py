"""The page of a table: ``table_html``, the inside of <main id="table">, for any game."""

from __future__ import annotations

from azalai.web.scene import Scene


def table_html(scene: Scene) -> str:
    """The table as one seat sees it, with every decision it can make."""
    if scene.game.name == "tuareg":
        from azalai.web.tuareg import page as tuareg_page

        return str(tuareg_page.table_html(scene))
    from azalai.web.targi import page as targi_page

    return targi_page.table_html(scene)
