"""Rasterise our SVG pictures with resvg, for ``render_mode="rgb_array"``.

resvg draws everything our pictures use except CSS variables, which ``svg_resolving`` replaces first. The fonts are the
ones in matplotlib, so every machine draws the same.
"""

from __future__ import annotations

import io
from importlib.resources import files
from typing import Any

import numpy as np

from azalai.errors import AzalaiError
from azalai.messages import say
from azalai.svg_resolving import resolved

try:
    import resvg_py
    from PIL import Image

    FONTS = files("matplotlib") / "mpl-data" / "fonts" / "ttf"
except ImportError as missing:  # pragma: no cover  (the tests have it)
    raise AzalaiError(say("env-no-raster")) from missing

FONT_FILES = [
    str(FONTS / f"{font}.ttf") for font in ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif", "DejaVuSerif-Bold")
]
LETTER_SPACING = "-.04em"
"""Compensates for DejaVu being wider than the fonts that our pictures are set in."""


def pixels(svg: str, width: int = 1000) -> Any:
    """A picture as an array of shape (height, width, 3), in its light colours."""
    png = resvg_py.svg_to_bytes(
        svg_string=resolved(svg, LETTER_SPACING),
        width=width,
        background="#fff",
        skip_system_fonts=True,
        font_files=FONT_FILES,
        sans_serif_family="DejaVu Sans",
        serif_family="DejaVu Serif",
    )
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))
