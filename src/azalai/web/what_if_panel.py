"""The panel of a what-if table: the live win chance of the viewer's seat, the link to share, saving as a variation."""

from __future__ import annotations

from azalai.web.rendering import render
from azalai.web.view_models import WhatIf


def what_if_html(what_if: WhatIf) -> str:
    change = "" if not what_if.change else f"{what_if.change:+d}".replace("-", "−")
    return render("table/what_if.html", what_if=what_if, change=change)
