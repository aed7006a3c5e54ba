"""Loops over arrays without Numba: a rule that is written for the compiled gear runs as plain Python.

In the plain gear tables are objects and numbers are Python's own, which do not overflow. So the arrays that a loop
takes become lists of these, and what it has written goes back into the arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

from azalai.kernel.layout import Layout, layout_of

F = TypeVar("F", bound=Callable[..., Any])


def on_arrays(plain: F) -> F:
    """The rule as a function of arrays, in the plain gear."""

    def run(*arguments: Any) -> Any:
        lent: list[tuple[Any, Any]] = []
        result = plain(*(_lend(argument, lent) for argument in arguments))
        for array, values in lent:
            if array.dtype.names:
                for at, record in enumerate(values):
                    array[at] = np.frombuffer(record.pack(), array.dtype)[0]
            elif values:
                array[...] = values
        return result

    return cast(F, run)


class _Records(list[Layout]):
    """Tables as objects. An assignment copies the content, as in an array of records."""

    def __setitem__(self, index: Any, value: Any) -> None:
        self[index].restore(value.pack())


class _Rows(list[list[Any]]):
    """An array of two dimensions as lists of Python's numbers."""

    def __init__(self, array: Any) -> None:
        super().__init__(array.tolist())
        self.shape = array.shape

    def __getitem__(self, key: Any) -> Any:
        return super().__getitem__(key[0])[key[1]] if isinstance(key, tuple) else super().__getitem__(key)

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__getitem__(key[0])[key[1]] = value


def _lend(argument: Any, lent: list[tuple[Any, Any]]) -> Any:
    """An argument for the plain gear; ``lent`` gets each array with the values that take its place."""
    if isinstance(argument, tuple):
        parts = [_lend(part, lent) for part in argument]
        return type(argument)(*parts) if hasattr(argument, "_fields") else tuple(parts)
    if isinstance(argument, np.generic):
        return argument.item()
    if not isinstance(argument, np.ndarray):
        return argument
    if argument.dtype.names:
        layout = layout_of(argument.dtype)
        values: Any = _Records(layout.unpack(record.tobytes()) for record in argument)
    else:
        values = _Rows(argument) if argument.ndim == 2 else argument.tolist()
    lent.append((argument, values))
    return values
