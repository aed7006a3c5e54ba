"""The effects of tribe cards and dunes, each described once. T25, T28, X07, X16.

An effect has a name (in card files, views and message ids), a number (for the rules), the moments it can work in, its
arguments, and a drawing in the words of ``symbols``. Card readers, pictures, pages and sentences derive from it. The
sentence for an effect is the message ``targi-effect-<name>``, the short text for a terminal ``table-effect-<name>``
(for dunes ``targi-dune-<name>`` and ``table-dune-<name>``); their variables are ``$when`` and the arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from azalai.games.targi.cards.symbols import Part, Parts, drawing
from azalai.games.targi.rules import dunes, effects
from azalai.games.targi.rules.card_tables import KINDS, MOST
from azalai.games.targi.rules.scoring import ALIKE, DIFFERENT
from azalai.games.targi.rules.table import ANY, GOLD, LOOKED, WATER

Facts = Mapping[str, Any]

KIND_NUMBERS = {kind: number for number, kind in enumerate(KINDS, 1)}


@dataclass(frozen=True)
class Argument:
    """An argument of an effect: its key in card files, and the column of the card tables that keeps it.

    Its ``sort`` is ``gain`` or ``cost`` (an amount), ``rate``, ``kind``, ``good``, ``row`` (one of ``choices``) or
    ``number`` (from ``low`` to ``high``).
    """

    name: str
    column: str
    sort: str = "number"
    low: int = 1
    high: int = 9
    choices: Mapping[str, int] = field(default_factory=dict)
    at: int | None = None  # the index in an amount that the number is written to
    most: str = ""  # the column of another argument that this one must not exceed
    needs_expansion: bool = False  # exists only with the expansion, where it is optional


WHAT = Argument("what", "effect_what", "gain")
KIND = Argument("kind", "effect_kind", "kind", choices=KIND_NUMBERS)
KIND_OR_MOST = Argument("kind", "effect_kind", "kind", choices=KIND_NUMBERS | {"most": MOST})
GOOD = Argument("good", "effect_good", "good", choices={"d": 0, "s": 1, "p": 2, "w": WATER})
POINTS = Argument("points", "effect_points")
ROW = Argument("row", "effect_kind", "row", choices={"alike": ALIKE, "different": DIFFERENT})
STORAGE = (
    Argument("goods", "effect_what", low=0, high=20, at=ANY),
    Argument("gold", "effect_what", low=0, high=20, at=GOLD),
    Argument("water", "effect_what", low=0, high=20, at=WATER, needs_expansion=True),
)


@dataclass(frozen=True)
class Effect:
    """An effect of a tribe card or a dune."""

    number: int
    drawing: str
    arguments: tuple[Argument, ...] = ()
    moments: tuple[str, ...] = ()
    new: bool = False  # added by the expansion

    def moments_in(self, expansion: bool) -> tuple[str, ...]:
        """When it can work; action tokens (``once``) come with the expansion (X07)."""
        return tuple(moment for moment in self.moments if expansion or moment != "once")

    def arguments_in(self, expansion: bool) -> tuple[Argument, ...]:
        return tuple(argument for argument in self.arguments if expansion or not argument.needs_expansion)


NOW, ALWAYS, ONCE, END = ("now",), ("always",), ("once",), ("end",)

EFFECTS = {
    "gain": Effect(effects.GAIN, "+ {what}", (WHAT,), NOW),
    "swap_two": Effect(effects.SWAP_TWO, "swap", (), NOW + ONCE),
    "discount": Effect(effects.DISCOUNT, "{kind} - any", (KIND,), ALWAYS),
    "lay_bonus": Effect(effects.LAY_BONUS, "{kind} + {what}", (KIND, WHAT), ALWAYS),
    "raid_immunity": Effect(effects.RAID_IMMUNITY, "!raid", (), ALWAYS),
    "caravan_twice": Effect(effects.CARAVAN_TWICE, "caravan ×2", (), ALWAYS),
    "trade_one_for_one": Effect(effects.TRADE_ONE_FOR_ONE, "trader 1 -> 1", (), ALWAYS),
    "storage": Effect(effects.STORAGE, "jar +{goods} any +{gold} gold [+{water} water]", STORAGE, ALWAYS),
    "goods_card_bonus": Effect(effects.GOODS_CARD_BONUS, "goodscard + {good}", (GOOD,), ALWAYS),
    "silversmith_bonus": Effect(effects.SILVERSMITH_BONUS, "smith + {points} cross", (POINTS,), ALWAYS),
    "lay_from_hand": Effect(effects.LAY_FROM_HAND, "handcard -> lay", (), ALWAYS),
    "points_per_two": Effect(effects.POINTS_PER_TWO, "1 cross / 2 {kind}", (KIND_OR_MOST,), END),
    "row_bonus": Effect(effects.ROW_BONUS, "{row} + {points} cross", (ROW, POINTS), END),
    "favour_bonus": Effect(effects.FAVOUR_BONUS, "targia + {what}", (WHAT,), ALWAYS, new=True),
    "join_dune": Effect(effects.JOIN_DUNE, "dune facing", (), ONCE, new=True),
    "hand_of_two": Effect(effects.HAND_OF_TWO, "handcard ×2", (), ALWAYS, new=True),
    "dune_bonus": Effect(effects.DUNE_BONUS, "dune + {what}", (WHAT,), ALWAYS, new=True),
    "place_opposite": Effect(effects.PLACE_OPPOSITE, "facing", (), ONCE, new=True),
    "extra_border": Effect(effects.EXTRA_BORDER, "edgecard", (), ONCE, new=True),
    "turn_goods_cards": Effect(
        effects.TURN_GOODS_CARDS, "+ {count} goodscard", (Argument("count", "effect_number"),), NOW, new=True
    ),
    "points_per_goods": Effect(
        effects.POINTS_PER_GOODS, "1 cross / {every} any", (Argument("every", "effect_number"),), END, new=True
    ),
    "round_income": Effect(effects.ROUND_INCOME, "+ {what}", (WHAT,), ALWAYS, new=True),
    "water_buys_good": Effect(effects.WATER_BUYS_GOOD, "1 water -> any", (), ALWAYS, new=True),
    "draw_tribe": Effect(effects.DRAW_TRIBE, "+ tribecard", (), NOW, new=True),
    "cheap_lay": Effect(effects.CHEAP_LAY, "lay - {goods} any", (Argument("goods", "effect_number"),), ONCE, new=True),
    "raid_shield": Effect(effects.RAID_SHIELD, "!raid", (), ONCE, new=True),
}
"""The effects of tribe cards."""

COST = Argument("cost", "dune_cost", "cost")
DUNE_GAIN = Argument("gain", "dune_what", "gain")

DUNE_EFFECTS = {
    "gain": Effect(dunes.GAIN, "+ {what}", (Argument("what", "dune_what", "gain"),)),
    "lay_wild": Effect(dunes.LAY_WILD, "{cost:paid} -> lay", (COST,)),
    "take_centre_tribe": Effect(dunes.TAKE_CENTRE_TRIBE, "+ tribecard"),
    "take_centre_goods": Effect(dunes.TAKE_CENTRE_GOODS, "+ goodscard ×{times}", (Argument("times", "dune_number"),)),
    "cheap_hand": Effect(dunes.CHEAP_HAND, "handcard - {goods} any", (Argument("goods", "dune_number"),)),
    "any_border": Effect(dunes.ANY_BORDER, "edgecard"),
    "choose_tribe": Effect(
        dunes.CHOOSE_TRIBE, "{look} tribecard -> 1", (Argument("look", "dune_number", high=LOOKED),)
    ),
    "choose_goods": Effect(
        dunes.CHOOSE_GOODS,
        "{turn} goodscard -> {keep}",
        (Argument("turn", "dune_number", high=LOOKED), Argument("keep", "dune_take", most="dune_number")),
    ),
    "pay": Effect(dunes.PAY, "{cost:paid} -> {gain}", (COST, DUNE_GAIN)),
    "swap_two": Effect(dunes.SWAP_TWO, "swap + {gain}", (DUNE_GAIN,)),
    "exchange_goods": Effect(dunes.EXCHANGE_GOODS, "swap {then}", (Argument("then", "dune_number", "rate"),)),
}
"""The effects of dunes."""


def each_effect(facts: Facts) -> list[Facts]:
    """The facts of a tribe card for each of its effects, the first one first."""
    if "do" not in facts:
        return []
    return [facts, *({"kind": facts["kind"], **more} for more in facts.get("more", ()))]


def drawn_effects(facts: Facts) -> list[tuple[str, Parts]]:
    """The icon of the moment and the drawing of each effect of a tribe card."""
    return [
        (
            moment_icon(each),
            drawing(EFFECTS[each["do"]].drawing, {**each, "kind": each.get("effect_kind", each["kind"])}),
        )
        for each in each_effect(facts)
    ]


def effect_parts(facts: Facts) -> Parts:
    """All effects of a tribe card in one drawing, without the moment of the first; empty for a card without any."""
    drawn = [[Part("moment", moment), *parts] for moment, parts in drawn_effects(facts)]
    return [part for parts in drawn for part in parts][1:]


def moment_icon(facts: Facts) -> str:
    """The icon of the moment in which a tribe card's effect works."""
    return "round" if facts["do"] == "round_income" else str(facts["when"])


def dune_parts(facts: Facts) -> Parts:
    """The drawing of a dune's effect."""
    return drawing(DUNE_EFFECTS[facts["do"]].drawing, facts)


def message_arguments(effect: Effect, facts: Facts, words: Mapping[str, Callable[[Any], object]]) -> dict[str, object]:
    """The arguments of an effect for its messages; ``words`` has a function for each sort of argument."""
    arguments: dict[str, object] = {"when": facts.get("when", "")}
    for argument in effect.arguments:
        value = facts.get("effect_kind" if argument.name == "kind" else argument.name, 0)
        arguments[argument.name] = words[argument.sort](value) if argument.sort in words else value
    return arguments
