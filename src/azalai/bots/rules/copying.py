"""Copying a table within a row of tables, in either gear."""

from typing import Any

from azalai.kernel.gear import rule


@rule
def copy_table(tables: Any, to: int, of: int) -> None:
    """In the plain gear tables are objects."""
    tables[to] = tables[of].copy()


@rule
def copy_record(tables: Any, to: int, of: int) -> None:
    """In the compiled gear they are records: it stands for ``copy_table`` there."""
    tables[to] = tables[of]
