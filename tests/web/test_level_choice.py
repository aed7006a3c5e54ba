"""The choice of a computer's level on the home page."""

from __future__ import annotations

import pytest

from azalai import bots
from azalai.games import SHIPPED
from azalai.web import rendering


@pytest.mark.parametrize("game", SHIPPED)
def test_the_style_shows_the_character_of_every_level(game: str) -> None:
    """Without a script, the style sheet shows the sentence of the level that is chosen."""
    style = (rendering.STATIC / "pages.css").read_text(encoding="utf-8")
    for number in range(1, len(bots.levels(game)) + 1):
        assert f".seg:has(label:nth-of-type({number}) :checked) + .chars p:nth-child({number})" in style
