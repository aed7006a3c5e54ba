"""Range and wording of each field of Targi's observation (``rules/observation.py``)."""

from __future__ import annotations

from typing import Any

from azalai.games.field_meanings import Meaning, at_places, count, flag, marked, number, one, with_unknown
from azalai.games.targi.rules.actions import QUESTIONS
from azalai.games.targi.rules.board import BORDER, CENTRE
from azalai.games.targi.rules.card_tables import DUNE_CARDS, GOODS_CARDS, TRIBE_CARDS
from azalai.games.targi.rules.observation import OBSERVATION_VERSION
from azalai.games.targi.rules.table import (
    DISPLAY,
    DUNE_DECK,
    DUNES,
    FIRST_GOODS_CARD,
    GOODS_DECK,
    HAND,
    LOOKED,
    TRIBE_DECK,
)
from azalai.games.targi.words.names import amount_words, any_card, dune_name
from azalai.messages import commas, say

VERSION = OBSERVATION_VERSION

LAST_CARD = FIRST_GOODS_CARD + GOODS_DECK - 1
ROUNDS = 12
PLENTY = 10
"""The number of goods a player may keep without storage; stocks are scaled by it."""
MOST = 127

_border = [str(n) for n in range(BORDER + 1)]
_centre = [str(k + 1) for k in range(CENTRE)]
_display = [f"{place // 4 + 1}.{place % 4 + 1}" for place in range(DISPLAY)]
_hand = [str(place + 1) for place in range(HAND)]
_dunes = [str(place + 1) for place in range(DUNES)]


def _question(_setting: Any, cells: list[int]) -> str:
    return QUESTIONS[cells[0]].name


def _card(setting: Any, card: int) -> str:
    return any_card(setting.deck, card)


def _looked(setting: Any, card: int) -> str:
    return _card(setting, card) if card > 0 else say("env-taken", card=_card(setting, -card))


def _dune(setting: Any, dune: int) -> str:
    return dune_name(setting.deck.dunes[dune].id)


def _amount(_setting: Any, cells: list[int]) -> str:
    return amount_words(cells)


def _lying(first: int, word: Any = _card) -> Any:
    """A cell for each card, 1 if it is in the pile."""
    return lambda setting, cells: commas(word(setting, first + i) for i, cell in enumerate(cells) if cell)


def _cards(places: list[str], unknown: bool = False) -> Meaning:
    return (with_unknown if unknown else count)(LAST_CARD, LAST_CARD, at_places(places, _card))


_stock = count(MOST, PLENTY, _amount)

MEANINGS = {
    "my_decision": flag(),
    "question": count(32, 32, _question),
    "question_count": count(MOST, PLENTY),
    "question_about": count(MOST, MOST),
    "round": count(ROUNDS),
    "robber": count(BORDER),
    "i_am_first": flag(),
    "my_targis": flag(marked(_border)),
    "their_targis": flag(marked(_border)),
    "centre_card": _cards(_centre, unknown=True),
    "centre_is_goods": flag(marked(_centre)),
    "my_markers": flag(marked(_centre)),
    "their_markers": flag(marked(_centre)),
    "my_stock": _stock,
    "their_stock": _stock,
    "my_display": _cards(_display),
    "their_display": _cards(_display),
    "my_hand": _cards(_hand),
    "my_hand_ready": flag(marked(_hand)),
    "their_hand": _cards(_hand, unknown=True),
    "their_hand_ready": flag(marked(_hand)),
    "card": with_unknown(LAST_CARD, LAST_CARD, one(_card)),
    "price": count(MOST, PLENTY, _amount),
    "goods_deck": count(GOODS_DECK),
    "tribe_deck": count(TRIBE_DECK),
    "goods_discarded": flag(_lying(FIRST_GOODS_CARD - 1)),
    "tribe_discarded": flag(_lying(0)),
    "targia": count(BORDER),
    "border_set": flag(marked(_border)),
    "dunes": count(DUNE_DECK, DUNE_DECK, at_places(_dunes, _dune)),
    "my_dunes": flag(marked(_dunes)),
    "their_dunes": flag(marked(_dunes)),
    "my_tokens": flag(marked(_display)),
    "their_tokens": flag(marked(_display)),
    "dune_deck": count(DUNE_DECK),
    "dune_discarded": flag(_lying(0, _dune)),
    "looked": Meaning(
        -LAST_CARD, LAST_CARD, LAST_CARD, at_places([str(place + 1) for place in range(LOOKED)], _looked)
    ),
    "top_discarded": count(LAST_CARD, LAST_CARD, one(_card)),
    "cheap": count(MOST, PLENTY, number),
    "my_favour": flag(),
    "their_favour": flag(),
    "i_may_face": flag(),
    "they_may_face": flag(),
}
assert GOODS_CARDS == GOODS_DECK + 1
assert DUNE_CARDS == DUNE_DECK + 1
assert TRIBE_CARDS < FIRST_GOODS_CARD
