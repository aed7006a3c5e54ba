"""Fragment cache: pieces of HTML that are rendered once, since most of a table stays the same from move to move."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from markupsafe import Markup

from azalai.messages import language_in_use
from azalai.web.rendering import macros

K = TypeVar("K")
V = TypeVar("V")
MOST_FRAGMENTS = 8192
MOST_LARGE_FRAGMENTS = 1024  # for fragments that are large or rarely repeat


class BoundedCache(dict[K, V]):
    """A dict that is emptied when it is full, so that nobody can fill the memory."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: K, value: V) -> None:
        if len(self) >= self.most:
            self.clear()
        super().__setitem__(key, value)


class CachedFragment:
    """A template macro whose output is cached by language and a key. The key must contain everything the macro draws
    from. Arguments that are functions are only called on a cache miss."""

    def __init__(self, template: str, macro: str, most: int = MOST_FRAGMENTS) -> None:
        self.template = template
        self.macro = macro
        self.cached: dict[Hashable, Markup] = BoundedCache(most)

    def __call__(self, key: Hashable, *arguments: Any) -> Markup:
        full_key = (language_in_use(), key)
        html = self.cached.get(full_key)
        if html is None:
            macro = getattr(macros(self.template), self.macro)
            values = [argument() if callable(argument) else argument for argument in arguments]
            html = self.cached[full_key] = Markup(str(macro(*values)).strip())
        return html
