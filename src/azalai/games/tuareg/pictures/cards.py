"""The cards and animals of Tuareg as SVG, at the size they have on the table. The ``<title>`` of a card is its text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azalai.games.tuareg.cards.symbols import ICON_OF_KIND
from azalai.messages import commas, say
from azalai.svg import box, placed, symbol, text, titled

Facts = dict[str, Any]

WIDTH, HEIGHT = 90, 120
SPECIAL_WIDTH, SPECIAL_HEIGHT = 78, 104
SMALL = (34, 46)  # a card on an animal or in a row
ANIMAL_WIDTH, ANIMAL_HEIGHT = 104, 108
FAN = 13  # the offset of each card of a cargo from the one below


def resource_card(kind: str, facts: Facts) -> str:
    """The value above, the resource, the points for the majority below."""
    out = box(0, 0, WIDTH, HEIGHT, 8, "paper") + box(4, 4, WIDTH - 8, HEIGHT - 8, 6, f"tint-{kind}")
    out += text(facts["dinar"], 9, 22, 16, "b") + symbol("dinar", 20, 9, 15)
    out += symbol(ICON_OF_KIND[kind], WIDTH / 2 - 22, 36, 44)
    out += box(WIDTH - 44, HEIGHT - 29, 38, 22, 6, "pill")
    out += text(facts["points"], WIDTH - 38, HEIGHT - 12, 15, "b") + symbol("laurel", WIDTH - 26, HEIGHT - 27, 17)
    title = say("tuareg-picture-resource", kind=kind, dinar=facts["dinar"], points=facts["points"])
    return titled(title, out)


def empty_pile(kind: str) -> str:
    """An empty place of the market."""
    out = box(1, 1, WIDTH - 2, HEIGHT - 2, 8, "gap") + f'<g class="spent">{symbol(ICON_OF_KIND[kind], 27, 42, 36)}</g>'
    return titled(say("tuareg-picture-empty", kind=kind), out)


def card_back(title: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    return titled(title, box(1, 1, width - 2, height - 2, 8 * width / WIDTH, "back back-card"))


def special_card(name: str, price: int, left: int) -> str:
    out = box(0, 0, SPECIAL_WIDTH, SPECIAL_HEIGHT, 8, "edge")
    out += text(price, 9, 21, 14, "b") + symbol("dinar", 19, 9, 13)
    out += symbol(name, SPECIAL_WIDTH / 2 - 19, 27, 38)
    title = say("tuareg-special-title", special=name)
    out += text(title, SPECIAL_WIDTH / 2, SPECIAL_HEIGHT - 14, 15, "name m")
    return titled(say("tuareg-picture-special", special=name, count=left), out, "" if left else "spent")


def badge(number: int, x: float, y: float) -> str:
    """The number of cards, on the corner of a pile."""
    return f'<circle class="badge" cx="{x:g}" cy="{y:g}" r="13"/>' + text(number, x, y + 5, 14.5, "b m badge-ink")


def small_card(kind: str | None) -> str:
    """A card in a row: its resource, or its back."""
    width, height = SMALL
    if kind is None:
        return card_back(say("tuareg-picture-hidden"), width, height)
    out = box(0, 0, width, height, 4, "paper") + box(2, 2, width - 4, height - 4, 3, f"tint-{kind}")
    out += symbol(ICON_OF_KIND[kind], width / 2 - 10, height / 2 - 10, 20)
    return titled(say("tuareg-kind-title", kind=kind), out)


def animal(sort: str, number: int, cargo: Sequence[str], most: int) -> str:
    """A camel or a donkey with its cargo, bottom card left."""
    width, _ = SMALL
    left = (ANIMAL_WIDTH - width - FAN * (len(cargo) - 1)) / 2 if cargo else 0
    out = symbol(sort, 16, 38, 70)
    for i, kind in enumerate(cargo):
        turned = f'<g transform="rotate({(i - (len(cargo) - 1) / 2) * 7:g} {width / 2} 40)">{small_card(kind)}</g>'
        out += placed(turned, left + FAN * i, 2)
    out += box(ANIMAL_WIDTH - 36, ANIMAL_HEIGHT - 22, 34, 18, 9, "chip")
    out += text(f"{len(cargo)}/{most}", ANIMAL_WIDTH - 19, ANIMAL_HEIGHT - 9, 12, "b m second")
    out += text(f"{sort[0]}{number}", 4, ANIMAL_HEIGHT - 9, 12, "second")
    carried = commas(say("tuareg-kind", kind=kind) for kind in cargo)
    return titled(say("tuareg-picture-animal", sort=sort, number=number, count=len(cargo), cargo=carried), out)


def special_in_use(name: str, cards: Sequence[str | None], note: str) -> str:
    """A cave, a thief or a map of a player, with the cards in or under it and a word below."""
    out = box(0, 12, 54, 62, 7, "edge") + symbol(name, 11, 18, 32)
    for i, card in enumerate(cards):
        out += placed(small_card(card), 14 + 22 * i - 11 * (len(cards) - 1), 44, 0.8)
    out += text(note, 27, 100, 11.5, "m second")
    return titled(say("tuareg-special-title", special=name), out)
