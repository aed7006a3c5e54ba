"""Copying a table within a row of tables, in either gear; and a cell of a table as a number like any other."""

from typing import Any

from azalai.kernel.gear import rule, woven


@rule
def copy_table(tables: Any, to: int, of: int) -> None:
    """In the plain gear tables are objects."""
    tables[to] = tables[of].copy()


@rule
def copy_record(tables: Any, to: int, of: int) -> None:
    """In the compiled gear they are records: it stands for ``copy_table`` there."""
    tables[to] = tables[of]


@woven
def wide(cell: int) -> int:
    """A small cell as a wide number: compiled, a rule is made anew for each width that it is called with."""
    return int(cell) + 0
