"""Tables as records: one class declares the fields, and three representations follow from it.

- the object that the plain gear works on: an instance of the class with integers and lists, ten times faster in plain
  Python than a NumPy record;
- the NumPy record type that the compiled gear works on (``Table.dtype()``);
- bytes: ``pack`` and ``unpack`` convert between the two, and equality of tables is equality of bytes.

All cells are signed: in the compiled gear the difference of two unsigned cells would wrap to a huge number.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Iterator
from hashlib import blake2s
from itertools import accumulate
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast

if TYPE_CHECKING:
    import numpy as np

_L = TypeVar("_L", bound="Layout")
_layouts: dict[Any, type[Layout]] = {}  # by record type


class _Field:
    """One field: a struct code or a nested layout, and how many of them (None: a single one)."""

    def __init__(self, code: str, count: int | None = None, nested: type[Layout] | None = None) -> None:
        self.code, self.count, self.nested = code, count, nested


def small() -> int:
    """A signed 8-bit cell."""
    return cast(int, _Field("b"))


def short() -> int:
    """A signed 16-bit cell."""
    return cast(int, _Field("h"))


def smalls(count: int) -> list[int]:
    """``count`` signed 8-bit cells."""
    return cast("list[int]", _Field("b", count))


def shorts(count: int) -> list[int]:
    """``count`` signed 16-bit cells."""
    return cast("list[int]", _Field("h", count))


def wides(count: int) -> list[int]:
    """``count`` signed 64-bit cells."""
    return cast("list[int]", _Field("q", count))


def many(layout: type[_L], count: int) -> list[_L]:
    """``count`` nested records."""
    return cast("list[_L]", _Field("", count, layout))


class Layout:
    """Base of all records. A subclass declares its fields with ``small()``, ``smalls(3)``, ``many(Player, 2)`` …"""

    _fields: ClassVar[dict[str, _Field]]
    _struct: ClassVar[struct.Struct]
    _leaves: ClassVar[list[tuple[str, int, int]]]  # the path of each leaf field, and its cells from … to …

    def __init_subclass__(cls) -> None:
        cls._fields = {name: field for name, field in vars(cls).items() if isinstance(field, _Field)}
        for name in cls._fields:
            delattr(cls, name)
        cls._struct = struct.Struct("<" + cls._format())
        counts = [(path, 1 if count is None else count) for path, count in cls.places()]
        ends = list(accumulate(count for _, count in counts))
        cls._leaves = [(path, end - count, end) for (path, count), end in zip(counts, ends, strict=True)]
        cls._compile_packing()

    def __init__(self) -> None:
        self._unpack_from(self._struct.unpack(bytes(self._struct.size)))

    # -- bytes ------------------------------------------------------------------------------------

    def pack(self) -> bytes:
        """The record as bytes, the same as in the compiled gear."""
        return self._struct.pack(*self.cells())

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """The table that ``pack`` turned into these bytes."""
        return cls.from_cells(cls._struct.unpack(packed))

    @classmethod
    def from_cells(cls, cells: tuple[int, ...]) -> Self:
        """The table that ``cells`` turned into this tuple: faster than bytes, but larger."""
        table = cls.__new__(cls)
        table._unpack_from(cells)
        return table

    def restore(self, packed: bytes) -> None:
        """Become the table that ``pack`` turned into these bytes."""
        self._unpack_from(self._struct.unpack(packed))

    def copy(self) -> Self:
        twin = self.__new__(type(self))
        self._copy_to(twin)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deepcopy: the record as bytes."""
        return type(self).unpack, (self.pack(),)

    def digest(self) -> str:
        """A short hash of the state. Trailing zeros of a field do not count, so that saved games keep their hashes when
        a layout gets more fields or longer ones."""
        cells, told = self.cells(), []
        for path, start, end in self._leaves:
            if any(cells[start:end]):
                while cells[end - 1] == 0:
                    end -= 1
                told.append(f"{path}={list(cells[start:end])};")
        return blake2s("".join(told).encode(), digest_size=6).hexdigest()

    # -- dict, text and NumPy ---------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The record as JSON-ready numbers, lists and dicts."""
        tree: dict[str, Any] = {}
        for name, field in self._fields.items():
            value = getattr(self, name)
            if field.nested is not None:
                tree[name] = [part.to_dict() for part in value]
            else:
                tree[name] = value if field.count is None else list(value)
        return tree

    @classmethod
    def places(cls, prefix: str = "") -> Iterator[tuple[str, int | None]]:
        """Each leaf field in order: its path (``players[1].hand``) and its number of cells (None: a single one)."""
        for name, field in cls._fields.items():
            if field.nested is None:
                yield f"{prefix}{name}", field.count
            else:
                for index in range(field.count or 0):
                    yield from field.nested.places(f"{prefix}{name}[{index}].")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.to_dict().items())})"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]  # a table changes; hash its bytes instead

    @classmethod
    @functools.cache
    def dtype(cls) -> np.dtype[Any]:
        """The packed NumPy record type, for the compiled gear."""
        import numpy as np

        numpy_codes = {"b": "i1", "h": "<i2", "q": "<i8"}
        fields: list[Any] = []
        for name, field in cls._fields.items():
            cell: Any = field.nested.dtype() if field.nested else numpy_codes[field.code]
            fields.append((name, cell) if field.count is None else (name, cell, (field.count,)))
        made = np.dtype(fields)
        _layouts[made] = cls
        return made

    # -- code generation ---------------------------------------------------------------------------

    @classmethod
    def _format(cls) -> str:
        parts = []
        for field in cls._fields.values():
            one = field.nested._format() if field.nested else field.code
            parts.append(one * (1 if field.count is None else field.count))
        return "".join(parts)

    @classmethod
    def _blanks(cls, prefix: str, scope: dict[str, Any]) -> Iterator[str]:
        """The lines that create the nested records, outer ones first."""
        for name, field in cls._fields.items():
            if field.nested is not None:
                scope[field.nested.__name__] = field.nested
                yield f"    {prefix}.{name} = [blank({field.nested.__name__}) for _ in range({field.count})]"
                for index in range(field.count or 0):
                    yield from field.nested._blanks(f"{prefix}.{name}[{index}]", scope)

    @classmethod
    def _compile_packing(cls) -> None:
        """Generate straight-line functions that convert between cells and attributes and copy records. A loop over the
        fields would take five times as long, and every move packs the state for undo."""
        reads, at = [], 0
        scope: dict[str, Any] = {"blank": object.__new__}
        writes, copies = list(cls._blanks("t", scope)), list(cls._blanks("twin", scope))
        for path, count in cls.places():
            if count is None:
                reads.append(f"t.{path}")
                writes.append(f"    t.{path} = v[{at}]")
                copies.append(f"    twin.{path} = t.{path}")
            else:
                reads.append(f"*t.{path}")
                writes.append(f"    t.{path} = list(v[{at}:{at + count}])")
                copies.append(f"    twin.{path} = t.{path}[:]")
            at += 1 if count is None else count
        source = [f"def cells(t):\n    return ({', '.join(reads)},)", "def fill(t, v):", *writes]
        exec("\n".join([*source, "def copy(t, twin):", *copies]), scope)
        cls.cells = scope["cells"]  # type: ignore[method-assign]
        cls._unpack_from = scope["fill"]  # type: ignore[method-assign]
        cls._copy_to = scope["copy"]  # type: ignore[method-assign]

    def cells(self) -> tuple[int, ...]:
        """All numbers of the record, in order."""
        raise NotImplementedError  # written by _compile_packing

    def _unpack_from(self, cells: tuple[int, ...]) -> None:
        raise NotImplementedError  # written by _compile_packing

    def _copy_to(self, twin: Self) -> None:
        raise NotImplementedError  # written by _compile_packing


def with_shorts(layout: type[Layout], name: str, count: int) -> type[Layout]:
    """A layout that has ``count`` signed 16-bit cells in place of one of its fields."""
    fields = {each: shorts(count) if each == name else field for each, field in layout._fields.items()}
    return type(f"{layout.__name__}With{count}In{name.capitalize()}", (Layout,), fields)


def layout_of(dtype: Any) -> type[Layout]:
    """The layout with this NumPy record type."""
    return _layouts[dtype]
