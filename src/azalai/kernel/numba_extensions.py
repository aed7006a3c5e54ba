"""A Numba extension for ``int.bit_length``, with which rules walk over the bits of a set. Imported only with Numba."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload_method


@intrinsic  # type: ignore[untyped-decorator]
def _bits_used(typing_context: Any, number: Any) -> Any:
    """64 minus the number of leading zeros."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        leading = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(ir.IntType(64), 64), leading)

    return types.int64(types.int64), code


@overload_method(types.Integer, "bit_length")  # type: ignore[untyped-decorator]
def _bit_length(number: Any) -> Any:
    def code(number: Any) -> Any:
        return _bits_used(abs(number))

    return code
