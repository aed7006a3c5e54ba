"""The icons of the resources of Tuareg, for SVG pictures and web pages. Special cards have the icon of their name."""

ICON_OF_KIND = {"water": "water", "gold": "gold", "salt": "rocksalt", "millet": "millet"}
