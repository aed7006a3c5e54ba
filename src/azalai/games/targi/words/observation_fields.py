"""Range and wording of each field of Targi's observation (``rules/observation.py``)."""

from __future__ import annotations

from typing import Any

from azalai.games.field_meanings import Meaning, asked, at_places, count, flag, marked, one, places, with_unknown
from azalai.games.targi.position.view import place_name
from azalai.games.targi.rules import card_tables, table
from azalai.games.targi.rules.actions import QUESTIONS
from azalai.games.targi.rules.board import BORDER, CENTRE
from azalai.games.targi.rules.observation import OBSERVATION_VERSION
from azalai.games.targi.rules.table import DUNE_DECK, FIRST_GOODS_CARD, GOODS_DECK
from azalai.games.targi.words.names import amount_words, any_card, dune_name
from azalai.messages import commas, say

VERSION = OBSERVATION_VERSION

LAST_CARD = FIRST_GOODS_CARD + GOODS_DECK - 1
ROUNDS = 12
PLENTY = 10
"""The number of goods a player may keep without storage; stocks are scaled by it."""
MOST = 127

_border = [str(n) for n in range(BORDER + 1)]
_centre, _hand, _dunes = places(CENTRE), places(table.HAND), places(table.DUNES)
_display = [place_name(place) for place in range(table.DISPLAY)]


def _card(setting: Any, card: int) -> str:
    return any_card(setting.deck, card)


def _looked(setting: Any, card: int) -> str:
    return _card(setting, card) if card > 0 else say("env-taken", card=_card(setting, -card))


def _dune(setting: Any, dune: int) -> str:
    return dune_name(setting.deck.dunes[dune].id)


def _lying(first: int, word: Any = _card) -> Any:
    """A cell for each card, 1 if it is in the pile."""
    return lambda setting, cells: commas(word(setting, first + i) for i, cell in enumerate(cells) if cell)


def _cards(names: list[str], unknown: bool = False) -> Meaning:
    return (with_unknown if unknown else count)(LAST_CARD, tell=at_places(names, _card))


def _of_both(field: str, meaning: Meaning) -> dict[str, Meaning]:
    return {f"my_{field}": meaning, f"their_{field}": meaning}


_amounts = count(MOST, PLENTY, lambda _setting, cells: amount_words(cells))

MEANINGS = {
    "my_decision": flag(),
    "question": asked(QUESTIONS),
    "question_count": count(MOST, PLENTY),
    "question_about": count(MOST),
    "round": count(ROUNDS),
    "robber": count(BORDER),
    "i_am_first": flag(),
    **_of_both("targis", flag(marked(_border))),
    "centre_card": _cards(_centre, unknown=True),
    "centre_is_goods": flag(marked(_centre)),
    **_of_both("markers", flag(marked(_centre))),
    **_of_both("stock", _amounts),
    **_of_both("display", _cards(_display)),
    "my_hand": _cards(_hand),
    "their_hand": _cards(_hand, unknown=True),
    **_of_both("hand_ready", flag(marked(_hand))),
    "card": with_unknown(LAST_CARD, tell=one(_card)),
    "price": _amounts,
    "goods_deck": count(GOODS_DECK),
    "tribe_deck": count(table.TRIBE_DECK),
    "goods_discarded": flag(_lying(FIRST_GOODS_CARD - 1)),
    "tribe_discarded": flag(_lying(0)),
    "targia": count(BORDER),
    "border_set": flag(marked(_border)),
    "dunes": count(DUNE_DECK, tell=at_places(_dunes, _dune)),
    **_of_both("dunes", flag(marked(_dunes))),
    **_of_both("tokens", flag(marked(_display))),
    "dune_deck": count(DUNE_DECK),
    "dune_discarded": flag(_lying(0, _dune)),
    "looked": Meaning(-LAST_CARD, LAST_CARD, LAST_CARD, at_places(places(table.LOOKED), _looked)),
    "top_discarded": count(LAST_CARD, tell=one(_card)),
    "cheap": count(MOST, PLENTY),
    **_of_both("favour", flag()),
    "i_may_face": flag(),
    "they_may_face": flag(),
}
assert card_tables.GOODS_CARDS == GOODS_DECK + 1
assert card_tables.DUNE_CARDS == DUNE_DECK + 1
assert card_tables.TRIBE_CARDS < FIRST_GOODS_CARD
