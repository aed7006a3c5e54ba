"""Clicking as people do: who aims at something that is drawn anew in that moment looks again."""

from __future__ import annotations

import functools
from collections.abc import Callable

from playwright.sync_api import Error

TRIES = 4


def looks_again(act: Callable[..., None]) -> Callable[..., None]:
    @functools.wraps(act)
    def patiently(*arguments: object, **how: object) -> None:
        for left in reversed(range(TRIES)):
            try:
                act(*arguments, **how)
                return
            except Error as error:
                if "not attached to the DOM" not in str(error) or not left:
                    raise

    return patiently
