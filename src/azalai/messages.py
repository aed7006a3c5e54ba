"""All text for people comes from the message catalogues under ``locale``, in Fluent's format.

``say("targi-place", number=6)`` gives the sentence in the wanted language: the one set by ``use_language``, else by
AZALAI_LANGUAGE, else English. A message that a language lacks is taken from English.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT_LANGUAGE = "en"
LONGEST_ARGUMENT = 2000
_chosen: str | None = None


class MissingMessage(KeyError):
    """A message id that no catalogue has: a mistake in the program."""


def use_language(language: str | None) -> None:
    """Speak this language from now on (None: as the environment says)."""
    global _chosen
    if language is not None and language not in languages():
        raise ValueError(say("error-language", language=language, languages=", ".join(languages())))
    _chosen = language


@functools.cache
def languages() -> list[str]:
    return sorted(folder.name for folder in files("azalai").joinpath("locale").iterdir() if folder.is_dir())


def language() -> str:
    wanted = _chosen or os.environ.get("AZALAI_LANGUAGE", "")
    return wanted if wanted in languages() else DEFAULT_LANGUAGE


@functools.cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    folder = files("azalai").joinpath("locale", language)
    for catalogue in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
    return bundle


def _short(argument: object) -> object:
    """Fluent takes no longer texts as arguments; somebody's endless line is shown as far as it helps."""
    too_long = isinstance(argument, str) and len(argument) > LONGEST_ARGUMENT
    return f"{str(argument)[:LONGEST_ARGUMENT]}…" if too_long else argument


def say(message: str, /, **arguments: object) -> str:
    """The text of a message in the language in use."""
    for tongue in dict.fromkeys((language(), DEFAULT_LANGUAGE)):
        bundle = _bundle(tongue)
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is None:
                raise MissingMessage(message)
            text, errors = bundle.format_pattern(pattern, {name: _short(value) for name, value in arguments.items()})
            if errors:
                raise MissingMessage(f"{message}: {errors}")
            return str(text)
    raise MissingMessage(message)


# -- lists ----------------------------------------------------------------------------------------------


def commas(parts: Iterable[object]) -> str:
    return say("list-separator").join(map(str, parts))


def with_and(parts: Sequence[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return say("list-and", before=commas(parts[:-1]), last=parts[-1])


def with_or(parts: Sequence[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return say("list-or", before=commas(parts[:-1]), last=parts[-1])


def sentences(parts: Sequence[str]) -> str:
    return functools.reduce(lambda before, part: say("list-sentences", before=before, next=part), parts)
