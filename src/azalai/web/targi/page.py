"""The table of Targi for one seat."""

from __future__ import annotations

from azalai.web.compose import Choices
from azalai.web.scene import Scene
from azalai.web.rendering import render


def table_html(scene: Scene) -> str:
    choices = Choices(scene.game, scene.draft) if scene.decides else None
    return render("targi/table.html", scene=scene, view=scene.view, choices=choices)
