"""Range and wording of each field of Tuareg's observation (``rules/observation.py``)."""

from __future__ import annotations

from typing import Any

from azalai.games.field_meanings import UNKNOWN, Meaning, at_places, count, flag, marked, number, one, with_unknown
from azalai.games.tuareg.rules.actions import QUESTIONS
from azalai.games.tuareg.rules.observation import CELLS, HOLD, OBSERVATION_VERSION
from azalai.games.tuareg.rules.table import CARGO, CAVE_ROOM, CAVES, KINDS, PILE, SEATS, SPECIALS, THIEVES
from azalai.games.tuareg.words.names import animal_name, cards_words, kind_name, special_name
from azalai.messages import commas, say

VERSION = OBSERVATION_VERSION

MOST = 127
MANY = 20
"""A large number of cards of a kind, of rounds or of points, by which fields are scaled."""


def _question(_setting: Any, cells: list[int]) -> str:
    return QUESTIONS[cells[0]].name


def _seat(_setting: Any, place: int) -> str:
    """Seats are counted from the observer."""
    return say("env-seat", place=place)


def _kinds(_setting: Any, cells: list[int]) -> str:
    return say("env-unknown") if cells[0] == UNKNOWN else cards_words(cells)


def _specials(_setting: Any, cells: list[int]) -> str:
    return commas(say("env-at", place=special_name(i), value=cells[i]) for i in range(SPECIALS) if cells[i])


def _card(_setting: Any, card: int) -> str:
    return kind_name(card - 1)


def _cargo(_setting: Any, cells: list[int]) -> str:
    """Each animal from top to bottom."""
    loads = []
    for animal in range(HOLD // CARGO):
        cards = [kind_name(card - 1) for card in cells[animal * CARGO : (animal + 1) * CARGO] if card]
        if cards:
            loads.append(say("env-at", place=animal_name(animal), value=commas(cards)))
    return commas(loads)


def _victims(setting: Any, cells: list[int]) -> str:
    return commas(say("env-at", place=i + 1, value=_seat(setting, cell - 1)) for i, cell in enumerate(cells) if cell)


def _lacking(_setting: Any, cells: list[int]) -> str:
    """For each stage, the kinds as bits."""
    return commas(
        say("env-at", place=stage + 1, value=commas(kind_name(kind) for kind in range(KINDS) if cell >> kind & 1))
        for stage, cell in enumerate(cells)
        if cell
    )


_caves = [str(cave + 1) for cave in range(CAVES)]
_cells = [f"{cell // CAVE_ROOM + 1}.{cell % CAVE_ROOM + 1}" for cell in range(CELLS)]
_thieves = [str(place + 1) for place in range(THIEVES)]
_stages = ["1", "2"]
_of_kinds = count(PILE, MANY, _kinds)

MEANINGS: dict[str, Meaning] = {
    "my_decision": flag(),
    "decider": with_unknown(SEATS - 1, SEATS - 1, one(_seat)),
    "question": count(QUESTIONS.last, QUESTIONS.last, _question),
    "question_count": count(MOST, KINDS),
    "question_about": count(MOST, HOLD // CARGO),
    "seats": count(SEATS),
    "stage": count(2),
    "round": count(MOST, MANY),
    "first": count(SEATS - 1, SEATS - 1, one(_seat)),
    "last_turns": count(SEATS),
    "caves_used": flag(marked(_caves)),
    "pile": count(PILE),
    "market": _of_kinds,
    "discard": _of_kinds,
    "bank": count(MOST, THIEVES, _specials),
    "second_pile": _of_kinds,
    "drawn": count(PILE, 3, _kinds),
    "my_old": _of_kinds,
    "players.cache_size": count(PILE, MANY),
    "players.cache": with_unknown(PILE, MANY, _kinds),
    "players.cargo": count(KINDS, KINDS, _cargo),
    "players.donkeys": count(HOLD // CARGO, 5),
    "players.caves": count(CAVES),
    "players.cave": with_unknown(KINDS, KINDS, at_places(_cells, _card)),
    "players.thieves": count(THIEVES),
    "players.stolen": with_unknown(KINDS, KINDS, at_places(_thieves, _card)),
    "players.stolen_from": count(SEATS, SEATS, _victims),
    "players.maps": count(MOST, THIEVES),
    "players.points": count(MOST, MANY),
    "players.old_size": count(PILE, MANY),
    "players.drew": count(PILE, MANY, number),
    "players.gave": _of_kinds,
    "players.pass_lacks": count(2**KINDS - 1, 2**KINDS - 1, _lacking),
    "players.pass_dinar": count(MOST, MANY, at_places(_stages)),
}
