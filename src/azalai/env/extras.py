"""What an import says if the extra that installs the library is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from azalai.messages import say


@contextmanager
def needs_env(module: str) -> Iterator[None]:
    """Imports libraries of the extra ``env``; if one is missing, the error names the extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("azalai"):
            raise
        text = say("env-no-extra", module=module, library=error.name or "")
        raise ModuleNotFoundError(text, name=error.name) from None
