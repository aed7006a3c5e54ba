"""Locks that compiled loops can wait for: those of Python's C API, whose functions need no interpreter.

A lock is known by its address, a whole number. In compiled code ``take`` and ``give_back`` are calls of the same C
functions (``kernel.numba_extensions``).
"""

from __future__ import annotations

import ctypes

_WAIT = 1
_allocate = ctypes.CFUNCTYPE(ctypes.c_void_p)(("PyThread_allocate_lock", ctypes.pythonapi))
_acquire = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)(("PyThread_acquire_lock", ctypes.pythonapi))
_release = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(("PyThread_release_lock", ctypes.pythonapi))
_free = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(("PyThread_free_lock", ctypes.pythonapi))


def take(lock: int) -> None:
    """Wait until a lock was given back, and take it."""
    _acquire(int(lock), _WAIT)


def give_back(lock: int) -> None:
    """Let one who waits for a lock take it, in whatever thread."""
    _release(int(lock))


CALLED_BY_RULES = (take, give_back)
"""These have a compiled form of their own, so rules may call them although they are no rules."""


class Lock:
    """Owns a lock, which is taken at first."""

    def __init__(self) -> None:
        self.address = int(_allocate())
        take(self.address)

    def __del__(self) -> None:
        _free(self.address)
