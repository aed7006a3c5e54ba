"""Pieces of a page that are drawn once and kept: from one move to the next nearly all of a table stays as it is."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from markupsafe import Markup

from azalai.messages import language_in_use
from azalai.web.rendering import macros

MOST = 8192
FEW = 1024  # of what is large, or seldom the same


class Kept:
    """A macro of a template whose drawings are kept by a key that holds all it is drawn from. A value that is a
    function is asked only when there is something to draw."""

    def __init__(self, template: str, macro: str, most: int = MOST) -> None:
        self.template = template
        self.macro = macro
        self.most = most
        self.drawn: dict[Hashable, Markup] = {}

    def __call__(self, key: Hashable, *values: Any) -> Markup:
        whole = (language_in_use(), key)
        drawing = self.drawn.get(whole)
        if drawing is None:
            if len(self.drawn) >= self.most:
                self.drawn.clear()
            draw = getattr(macros(self.template), self.macro)
            made = [value() if callable(value) else value for value in values]
            drawing = self.drawn[whole] = Markup(str(draw(*made)).strip())
        return drawing
