"""Numba extensions: ``int.bit_length``, with which rules walk over the bits of a set, and ``kernel.locks``. Imported
only with Numba."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.typing import signature
from numba.extending import intrinsic, overload, overload_method

from azalai.kernel import locks

_WAIT = np.int32(1)
_acquire = types.ExternalFunction("PyThread_acquire_lock", signature(types.int32, types.intp, types.int32))
_release = types.ExternalFunction("PyThread_release_lock", signature(types.void, types.intp))


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


@overload(locks.take)  # type: ignore[untyped-decorator]
def _take(lock: Any) -> Any:
    def code(lock: Any) -> Any:
        _acquire(lock, _WAIT)

    return code


@overload(locks.give_back)  # type: ignore[untyped-decorator]
def _give_back(lock: Any) -> Any:
    def code(lock: Any) -> Any:
        _release(lock)

    return code
