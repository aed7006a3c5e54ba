"""The symbols on the cards of Targi as markup: amounts, costs, effects. Which symbols a card has is described in
``games/targi/cards``. The label of a card says in words what its symbols mean, so here they are decoration."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from azalai.games.targi.cards import symbols
from azalai.games.targi.cards.symbols import ICON_OF_LETTER, Parts
from azalai.web.rendering import icon

Facts = dict[str, Any]

ICONS = ICON_OF_LETTER
OF_GOOD = {"dates": "date", "salt": "salt", "pepper": "pepper", "gold": "gold", "water": "water", "points": "ptoken"}
ARROW = ("arrow", "op")


@functools.cache
def ic(name: str, classes: str = "", title: str = "") -> Markup:
    return icon(name, classes, title)


_MARKUP: dict[str, Callable[[str], Markup]] = {
    "icon": ic,
    "sign": lambda name: ic(name, "op"),
    "struck": lambda name: Markup('<span class="safe">{}</span>').format(ic(name)),
    "figure": lambda figure: Markup("<b>{}</b>").format(figure),
    "moment": lambda name: Markup('<s class="br"></s><span class="when">{}</span>').format(ic(name)),
    "slash": lambda slash: Markup('<i class="per">{}</i>').format(slash),
}


def drawn(parts: Parts) -> Markup:
    return Markup("").join(_MARKUP[part.sort](part.content) for part in parts)


def paid(amount: str) -> Markup:
    """An amount as on a cost: a thing or two are drawn, more are counted."""
    return drawn(symbols.paid(amount))


def counted(amount: str) -> Markup:
    return drawn(symbols.counted(amount))
