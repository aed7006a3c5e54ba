"""The expansion's part of the SVG: the column of dunes, the Targia and her favour, action tokens, wild dunes."""

from __future__ import annotations

from typing import Any

from azalai.games.targi.cards.effects import dune_parts
from azalai.games.targi.cards.symbols import ICON_OF_DUNE
from azalai.games.targi.pictures.cards import HEIGHT, WIDTH, Strip, card_back
from azalai.games.targi.words.names import dune_name, dune_text, seat_name
from azalai.messages import say
from azalai.svg import box, placed, symbol, text, titled

Facts = dict[str, Any]

COLUMN = 126  # the width of the column, including its border
CARDS_AT = 16  # where its cards start
WIDEST = 90
BESIDE_A_TARGI = 50


def dune_column(view: Facts, step: int) -> str:
    """The piles, the three dunes and the Targia's favour, on the five rows of the grid."""
    out = f'<path class="seam" d="M6 0v{5 * step - 9}"/>'
    out += placed(_pile(view), CARDS_AT, 0)
    for row, dune in enumerate(view["dunes"], 1):
        out += placed(_place(view, dune), CARDS_AT, row * step)
    return out + placed(_favour(), CARDS_AT, 4 * step)


def _pile(view: Facts) -> str:
    count, gone = view["decks"]["dunes"]["count"], len(view["discards"]["dunes"])
    title = say("picture-dune-deck", count=count, out=gone)
    out = text(say("picture-dunes"), WIDTH / 2, 18, 17, "name m on-cloth")
    for i in range(min(3, (count + 6) // 7)):
        out += placed(card_back("dunes", title), 18 + 2 * i, 30 - 2 * i, 0.62)
    out += text(say("picture-in-deck", count=count), WIDTH / 2, 118, 12.5, "m on-cloth")
    return titled(title, out)


def _place(view: Facts, dune: Facts | None) -> str:
    if dune is None:
        return titled(say("picture-dune-empty"), box(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, 9, "empty"))
    out = box(0, 3, WIDTH, HEIGHT, 9, "shade") + dune_card(dune, bool(dune["targis"]))
    for i, seat in enumerate(dune["targis"]):
        out += targi(view, seat, 52 - 46 * (len(dune["targis"]) - 1 - i))
    return out


def dune_card(facts: Facts, taken: bool) -> str:
    """A face-up dune: sand sky, its symbol, what it does, its name."""
    dune = facts["card"].removeprefix("dune:")
    out = box(0, 0, WIDTH, HEIGHT, 9, "paper") + '<use href="#az-scene" width="100" height="56"/>'
    out += symbol(ICON_OF_DUNE.get(dune, "dune"), 31, 10, 38)
    strip = Strip(18).parts(dune_parts(facts), 1.2).fitted(BESIDE_A_TARGI if taken else WIDEST)
    out += strip.drawn(6, 74) if taken else strip.centred(WIDTH / 2, 76)
    name = dune_name(dune)
    out += "" if taken else text(name, WIDTH / 2, 109, 13, "name second m")
    return titled(say("picture-dune", place=facts["place"], name=name, does=dune_text(facts)), out, "dune")


def _favour() -> str:
    """The favour for a Targi on her card."""
    out = box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10, "favour") + piece("targia", "piece-targia", 2, 22)
    out += symbol("plus", 60, 20, 11, "on-cloth") + symbol("any", 72, 14, 22)
    down = f'<g transform="rotate(90 79 77.5)">{symbol("arrow", 73.5, 72, 11, "on-cloth")}</g>'
    out += symbol("any", 68, 47, 22) + down + symbol("goodscard", 67, 86, 24)
    return titled(say("picture-favour"), out)


def piece(name: str, style: str, x: float = 52, y: float = 48) -> str:
    """A standing figure on a card."""
    return f'<use href="#az-piece-{name}" class="{style}" x="{x:g}" y="{y:g}" width="52" height="72.800"/>'


def targi(view: Facts, seat: int, x: float = 52) -> str:
    figure = piece("figure", f"seat-{view['players'][seat]['name']}", x)
    return titled(say("picture-targi", seat=seat_name(seat)), figure)


def targia(x: float) -> str:
    return titled(say("picture-targia"), piece("targia", "piece-targia", x))


def token() -> str:
    """An unused action token on a laid card."""
    return titled(say("picture-token"), symbol("token", 66, -8, 40))


def wild_card() -> str:
    """A wild dune in a display."""
    out = box(0, 0, WIDTH, HEIGHT, 10, "paper") + '<use href="#az-scene" width="100" height="50"/>'
    out += symbol("dune", 31, 8, 38) + Strip(24, 2).icon("most", 1.2).centred(WIDTH / 2, 72)
    out += text(dune_name("wild"), WIDTH / 2, 109, 15, "name second m")
    return titled(say("picture-wild"), out, "dune")
