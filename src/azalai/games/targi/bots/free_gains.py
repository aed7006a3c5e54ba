"""Moves that refuse a gain which costs nothing: no beginner makes them on purpose, however little they look ahead."""

from __future__ import annotations

from azalai.games.interface import Setting
from azalai.games.targi.rules import actions, board, border, decks, dunes
from azalai.games.targi.rules.card_tables import CARAVAN, EXPANSION, GOODS_ROLE, SPRING
from azalai.games.targi.rules.table import DUNES, Table
from azalai.kernel.questions import is_of

FREE_ROLES = (GOODS_ROLE, CARAVAN, SPRING, EXPANSION)
"""Border cards that give something and take nothing. A card from the tribal expansion can be discarded at once."""


def refuses_free_gain(t: Table, setting: Setting, action: int) -> bool:
    """T14, X17: whether a figure is given up that would bring goods, or a tribe card to choose about."""
    if board.is_of_border(action, actions.GIVE_UP):
        entry = border.entry_of(t, setting.deck.tables, action - actions.GIVE_UP)
        return bool(setting.deck.tables.role[entry] in FREE_ROLES)
    if is_of(action, actions.GIVE_UP_CENTRE, board.CENTRE):
        return bool(decks.is_goods_card(t.centre[action - actions.GIVE_UP_CENTRE].card))
    if is_of(action, actions.GIVE_UP_DUNE, DUNES):
        dune = t.dunes[action - actions.GIVE_UP_DUNE]
        return bool(setting.deck.tables.dune_effect[dune] == dunes.GAIN)
    return False
