"""Range and wording of each field of Tuareg's observation (``rules/observation.py``)."""

from __future__ import annotations

from typing import Any

from azalai.games.field_meanings import UNKNOWN, asked, at_places, count, flag, marked, one, places, with_unknown
from azalai.games.tuareg.rules.actions import QUESTIONS
from azalai.games.tuareg.rules.observation import CELLS, HOLD, OBSERVATION_VERSION
from azalai.games.tuareg.rules.table import CARGO, CAVE_PLACES, CAVES, KINDS, PILE, SEATS, SPECIALS, THIEVES
from azalai.games.tuareg.words.names import animal_name, cards_words, kind_name, special_name
from azalai.messages import commas, say

VERSION = OBSERVATION_VERSION

MOST = 127
MANY = 20
"""A large number of cards of a kind, of rounds or of points, by which fields are scaled."""


def _seat(_setting: Any, place: int) -> str:
    """Seats are counted from the observer."""
    return say("env-seat", place=place)


def _kinds(_setting: Any, cells: list[int]) -> str:
    return say("env-unknown") if cells[0] == UNKNOWN else cards_words(cells)


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


def _lacking(_setting: Any, kinds: int) -> str:
    """The kinds as bits."""
    return commas(kind_name(kind) for kind in range(KINDS) if kinds >> kind & 1)


def _specials(setting: Any, cells: list[int]) -> str:
    return at_places([special_name(special) for special in range(SPECIALS)])(setting, cells)


_cells = [f"{cell // CAVE_PLACES + 1}.{cell % CAVE_PLACES + 1}" for cell in range(CELLS)]
_of_kinds = count(PILE, MANY, _kinds)

MEANINGS = {
    "my_decision": flag(),
    "decider": with_unknown(SEATS - 1, tell=one(_seat)),
    "question": asked(QUESTIONS),
    "question_count": count(MOST, KINDS),
    "question_about": count(MOST, HOLD // CARGO),
    "seats": count(SEATS),
    "stage": count(2),
    "round": count(MOST, MANY),
    "first": count(SEATS - 1, tell=one(_seat)),
    "last_turns": count(SEATS),
    "caves_used": flag(marked(places(CAVES))),
    "pile": count(PILE),
    "market": _of_kinds,
    "discard": _of_kinds,
    "bank": count(MOST, THIEVES, _specials),
    "second_pile": _of_kinds,
    "drawn": count(PILE, 3, _kinds),
    "my_old": _of_kinds,
    "players.cache_size": count(PILE, MANY),
    "players.cache": with_unknown(PILE, MANY, _kinds),
    "players.cargo": count(KINDS, tell=_cargo),
    "players.donkeys": count(HOLD // CARGO, 5),
    "players.caves": count(CAVES),
    "players.cave": with_unknown(KINDS, tell=at_places(_cells, _card)),
    "players.thieves": count(THIEVES),
    "players.stolen": with_unknown(KINDS, tell=at_places(places(THIEVES), _card)),
    "players.stolen_from": count(
        SEATS, tell=at_places(places(THIEVES), lambda setting, cell: _seat(setting, cell - 1))
    ),
    "players.maps": count(MOST, THIEVES),
    "players.points": count(MOST, MANY),
    "players.old_size": count(PILE, MANY),
    "players.drew": count(PILE, MANY),
    "players.gave": _of_kinds,
    "players.pass_lacks": count(2**KINDS - 1, tell=at_places(places(2), _lacking)),
    "players.pass_dinar": count(MOST, MANY, at_places(places(2))),
}
