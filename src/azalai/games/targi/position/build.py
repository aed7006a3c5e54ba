"""Builds a table from a described position: a dict as ``view(None)`` gives it, or only the parts that matter.

Parse, don't validate: the result is a legal table, or an error with every reason why the position is not legal.
"""

from __future__ import annotations

from typing import Any

from azalai.games.interface import Setting
from azalai.games.targi.position.expansion import ExpansionTableReader
from azalai.games.targi.position.reader import TableReader
from azalai.games.targi.rules.table import Table


def position(described: Any, setting: Setting, seed: int) -> Table:
    reader = ExpansionTableReader if setting.deck.expansion else TableReader
    return reader(setting, seed).read(described)
