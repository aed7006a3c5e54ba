"""Copying a table within a list or array of tables, in either gear; and widening a table's small integers."""

from typing import Any

from azalai.kernel.gear import rule, woven


@rule
def copy_table(tables: Any, to: int, of: int) -> None:
    """In the plain gear tables are objects."""
    tables[to] = tables[of].copy()


@rule
def copy_record(tables: Any, to: int, of: int) -> None:
    """In the compiled gear tables are records; there this replaces ``copy_table``."""
    tables[to] = tables[of]


@woven
def wide(cell: int) -> int:
    """A table's int8 or int16 as an int64: Numba compiles a rule again for each width that it is called with."""
    return int(cell) + 0
