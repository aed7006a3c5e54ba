"""The rows of a results file. Rows of another network stay in the file, but do not count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from azalai.level_calibration.tables import TABLES
from azalai.study.parallel import keep, kept_lines

Row = dict[str, Any]


class KeptRows:
    """Reads a file, and appends to it. A subclass counts the rows."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file
        for row in map(json.loads, kept_lines(file)):
            self._take(row)

    def add(self, row: Row) -> None:
        keep(self._file, [json.dumps(row)])
        self._take(row)

    def _take(self, row: Row) -> None:
        if row["network"] == TABLES[row["table"]].network:
            self.count(row)

    def count(self, row: Row) -> None:
        raise NotImplementedError
