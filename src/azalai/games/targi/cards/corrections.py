"""Merges an owner's corrections into the standard cards, field by field.

A correction names only the fields it changes. Another ``role`` or ``do`` brings its own fields, so those of the old one
go; ``do = "none"`` removes an effect, ``extra = false`` the optional part of a cost, and ``t3 = false`` a card.
"""

from __future__ import annotations

from typing import Any

from azalai.games.card_reading import CardReading

Tree = dict[str, Any]

NO_EFFECT = "none"
OUTSIDE_THE_EFFECT = {"tribe": ("vp", "cost", "extra", "source"), "dunes": ("count", "source"), "border": ("source",)}
"""By section: the fields that stay when the effect changes."""
RAID_ALTERNATIVES = (("goods", "gold"), ("points", "rightmost_card"))
"""Of each of these a raid names one."""


def corrected(standard: Tree, own: Tree, reading: CardReading) -> Tree:
    """The standard cards with the corrections. What does not fit is reported, and the standard cards stay."""
    tree = dict(standard)
    for name, part in own.items():
        if not isinstance(standard.get(name), dict):  # the list of goods cards, and unknown sections
            tree[name] = part
        elif not isinstance(part, dict):
            reading.fault(name, "section")
        elif name == "tribe":
            tree[name] = _tribe(standard[name], part, reading)
        elif name in ("border", "dunes"):
            tree[name] = _cards(standard[name], part, name, reading)
        else:
            tree[name] = standard[name] | part
    return tree


def _tribe(standard: Tree, own: Tree, reading: CardReading) -> Tree:
    tree = dict(standard)
    for kind, cards in own.items():
        if kind not in standard:  # the reader reports it
            tree[kind] = cards
        elif not isinstance(cards, dict):
            reading.fault(f"tribe.{kind}", "section")
        else:
            tree[kind] = _cards(standard[kind], cards, f"tribe.{kind}", reading)
    return tree


def _cards(standard: Tree, own: Tree, where: str, reading: CardReading) -> Tree:
    cards = dict(standard)
    for name, card in own.items():
        if isinstance(card, dict):
            cards[name] = _card(standard.get(name, {}), card, OUTSIDE_THE_EFFECT[where.partition(".")[0]])
        elif card is not False:
            reading.fault(f"{where}.{name}", "entry")
        elif name in standard:
            del cards[name]
        else:
            reading.fault(f"{where}.{name}", "remove", names=", ".join(standard))
    return cards


def _card(standard: Tree, own: Tree, outside: tuple[str, ...]) -> Tree:
    if own.get("role", standard.get("role")) != standard.get("role"):
        return own
    kept = dict(standard)
    if standard.get("role") == "raid":
        for alternatives in RAID_ALTERNATIVES:
            if any(name in own for name in alternatives):
                kept = {name: value for name, value in kept.items() if name not in alternatives}
    if own.get("do", standard.get("do")) != standard.get("do"):
        stays = outside if own["do"] == NO_EFFECT else (*outside, "when")
        kept = {name: value for name, value in kept.items() if name in stays}
    card = kept | own
    if isinstance(standard.get("extra"), dict) and isinstance(own.get("extra"), dict):
        card["extra"] = standard["extra"] | own["extra"]
    if card.get("do") == NO_EFFECT:
        del card["do"]
    if card.get("extra") is False:
        del card["extra"]
    return card
