"""From words to a table: a dict as ``view(None)`` gives it, or only the parts of it that matter.

Parse, don't validate: anything may be described; what comes back is a table that the rules could be asked about, or an
error with every reason why there is none.
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
