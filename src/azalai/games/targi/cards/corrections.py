"""Merges an owner's corrections into the standard cards, field by field.

A correction names only the fields it changes. A new ``role`` or ``do`` has its own fields, so the fields of the old one
are dropped; ``do = "none"`` removes an effect, ``extra = false`` the optional part of a cost, and ``t3 = false`` a
card.
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


def corrected_cards(standard: Tree, own: Tree, where: str, reading: CardReading) -> Tree:
    """The cards of a section. What does not fit is reported, and the standard cards stay."""
    cards = dict(standard)
    for name, card in own.items():
        if isinstance(card, dict):
            cards[name] = _card(standard.get(name, {}), card, OUTSIDE_THE_EFFECT[where.partition(".")[0]])
        elif card is not False:
            reading.fault(f"{where}{name}", "entry")
        elif name in standard:
            del cards[name]
        else:
            reading.fault(f"{where}{name}", "remove", names=", ".join(standard))
            reading.misnamed(where.removesuffix("."))
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
