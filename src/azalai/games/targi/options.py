"""The options of a table of Targi: their declarations, which of them fit together, and the cards they select.

Implements X05, X06 and X30 to X33.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypedDict

from azalai.errors import IllegalOption
from azalai.games.interface import Setting
from azalai.games.options import CARDS, TableOption, check_options, chosen_deck, first_option
from azalai.games.position_reading import shown
from azalai.games.targi.cards import card_file
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.cards.reader import CARDS_OF_A_KIND, CHANGED_BORDER
from azalai.games.targi.rules.actions import SEAT_NAMES
from azalai.games.targi.rules.card_tables import BY_CHANCE, KINDS, Cards
from azalai.games.targi.rules.round import set_up
from azalai.games.targi.rules.table import SEATS, Table
from azalai.kernel.chance import LARGEST_SEED, halves, seed_chance
from azalai.messages import say

SETS = ("base", "expansion")
OF_SETS: dict[str, Any] = {"choices": (*SETS, "mixed"), "needs": "expansion", "metavar": "cli-value-set"}
OPTIONS = (
    first_option(SEAT_NAMES, openspiel="first"),
    CARDS,
    TableOption(
        "expansion", bool, default=False, help="cli-help-expansion", label="home-expansion", openspiel="expansion"
    ),
    TableOption(
        "easy", bool, default=False, needs="expansion", help="cli-help-easy", label="home-easy", openspiel="easy"
    ),
    TableOption("tribe", str, **OF_SETS, help="cli-help-tribe", label="home-tribe", openspiel="tribe"),
    TableOption("border", str, **OF_SETS, help="cli-help-border", label="home-border", openspiel="border"),
    TableOption(
        "previous",
        int,
        high=LARGEST_SEED,
        needs="expansion",
        help="cli-help-previous",
        metavar="cli-value-number",
        label="home-previous",
        openspiel="previous",
    ),
)


class TargiOptions(TypedDict, total=False):
    """The same options with their types in Python, for type checkers."""

    first: Literal["blue", "white"]
    cards: str | Path | Mapping[str, Any]
    expansion: bool
    easy: bool
    tribe: Literal["base", "expansion", "mixed"] | Sequence[str]
    border: Literal["base", "expansion", "mixed"] | Mapping[int, str] | Mapping[str, str]
    previous: int


PRESETS: dict[str, dict[str, Any]] = {
    "base": {},
    "expansion": {"expansion": True},
    "mixed": {"expansion": True, "tribe": "mixed", "border": "mixed"},
}
"""The combinations of options that reports compare, by name."""
BORDER_KEYS: dict[str | int, int] = {key: number for number in CHANGED_BORDER for key in (number, str(number))}
MOST_NAMED = 10
BASE = "base"  # the variant without the expansion: its compiled twins leave the expansion out


def setting(options: dict[str, Any]) -> Setting:
    check_options("targi", OPTIONS, options)
    kept = dict(options)
    expansion, easy = kept.get("expansion", False), kept.get("easy", False)
    if easy and not expansion:
        raise IllegalOption(say("targi-option-easy"), ("easy", "", "expansion"))
    given = functools.partial(card_file.from_text, expansion=expansion, easy=easy)
    deck = chosen_deck(kept, given, lambda: card_file.standard(expansion, easy))
    first = kept.get("first", deck.first)
    if first not in SEAT_NAMES:
        raise IllegalOption(say("error-first", first=repr(first), names=", ".join(SEAT_NAMES)))
    own = "expansion" if expansion else "base"
    settled = {"tribe": "mixed" if expansion and "previous" in kept else own, "border": own}
    tables = _tribe(kept, deck, settled["tribe"])
    _border(kept, tables, settled["border"])
    return Setting(kept, SEATS, SEAT_NAMES.index(first), tables, deck, "" if expansion else BASE, settled)


def _tribe(kept: dict[str, Any], deck: Deck, usual: str) -> Cards:
    """X30, X32, X33: the tribe deck."""
    previous = kept.get("previous")
    chosen = kept.get("tribe", usual)
    if previous is not None:
        if not deck.expansion:
            raise _needs_expansion("previous", str(previous), str(previous))
        if chosen != "mixed":
            raise IllegalOption(say("targi-option-previous", tribe=shown(chosen)))
        return card_file.with_tribe(deck, _left_out(deck, previous))
    if isinstance(chosen, str):
        if chosen not in (*SETS, "mixed"):
            raise IllegalOption(say("targi-option-tribe", value=shown(chosen)))
        if chosen != "base" and not deck.expansion:
            raise _needs_expansion("tribe", chosen, chosen)
        if chosen == "mixed":
            return card_file.with_tribe(deck, None)
        if chosen == "expansion":
            return deck.tables.copy()
        return card_file.with_tribe(deck, [number for number in deck.tribe if number <= CARDS_OF_A_KIND * len(KINDS)])
    if not isinstance(chosen, list | tuple) or not all(isinstance(name, str) for name in chosen):
        raise IllegalOption(say("targi-option-tribe", value=shown(chosen)))
    unknown = [name for name in chosen if name not in deck.by_id]
    if unknown:
        from_expansion = [name for name in unknown if name in card_file.standard(True).by_id]
        if from_expansion and not deck.expansion:
            raise _needs_expansion("tribe", "", _some(from_expansion))
        raise IllegalOption(say("targi-option-tribe-unknown", count=len(unknown), names=_some(unknown)))
    twice = [name for name, times in Counter(chosen).items() if times > 1]
    if twice:
        raise IllegalOption(say("targi-option-tribe-twice", count=len(twice), names=_some(twice)))
    numbers = sorted(deck.by_id[name] for name in chosen)
    kinds = Counter(deck.tribe[number].kind for number in numbers)
    if any(kinds[kind] != CARDS_OF_A_KIND for kind in KINDS):
        counts = ", ".join(f"{kind} {kinds[kind]}" for kind in KINDS)
        raise IllegalOption(say("targi-option-tribe-count", wanted=CARDS_OF_A_KIND, counts=counts))
    kept["tribe"] = list(chosen)
    return card_file.with_tribe(deck, numbers)


def _left_out(deck: Deck, seed: int) -> list[int]:
    """X33: the cards that the mixed deck of the game with this seed leaves out, whatever else the players chose."""
    t, cards = Table(), card_file.with_tribe(deck, None)
    seed_chance(t.chance, *halves(seed))
    set_up(t, cards, 0)
    return sorted(t.box[: t.box_count])


def rematches(options: dict[str, Any], seed: int) -> dict[str, dict[str, Any]]:
    """X33: after a mixed deck the next game can have the other cards; after that one, a new deck is mixed."""
    again = {name: value for name, value in options.items() if name != "previous"}
    if "previous" not in options and options.get("tribe") == "mixed":
        return {"other-cards": options | {"previous": seed}, "new-mix": again}
    return {"new-mix" if "previous" in options else "again": again}


def _needs_expansion(option: str, value: str, told: str) -> IllegalOption:
    text = say("targi-option-needs-expansion", option=option, value=told)
    return IllegalOption(text, (option, value, "expansion"))


def _some(names: list[str]) -> str:
    """Names for an error message, shortened if there are many."""
    return ", ".join(names[:MOST_NAMED]) + (" …" if len(names) > MOST_NAMED else "")


def _border(kept: dict[str, Any], tables: Cards, usual: str) -> None:
    """X31, X32: the set of each of the ten border numbers that differ."""
    chosen = kept.get("border", usual)
    if isinstance(chosen, str) and chosen in (*SETS, "mixed"):
        sets = {number: BY_CHANCE if chosen == "mixed" else SETS.index(chosen) for number in CHANGED_BORDER}
    elif isinstance(chosen, dict):
        sets = dict.fromkeys(CHANGED_BORDER, SETS.index(usual))
        named = {}
        for key, name in chosen.items():
            number = BORDER_KEYS.get(key, 0) if isinstance(key, str | int) else 0
            if not number or type(key) is bool or name not in SETS:
                entry, numbers = f"{shown(key)}: {shown(name)}", ", ".join(map(str, CHANGED_BORDER))
                raise IllegalOption(say("targi-option-border-entry", entry=entry, numbers=numbers))
            sets[number] = SETS.index(name)
            named[str(number)] = name  # JSON has only text keys
        kept["border"] = named
    else:
        raise IllegalOption(say("targi-option-border", value=shown(chosen)))
    if usual == "base" and any(sets.values()):
        raise _needs_expansion("border", str(chosen), shown(chosen))
    for number, edition in sets.items():
        tables.border_set[number] = edition
