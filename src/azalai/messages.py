"""All text for people comes from the message catalogues under ``locale``, in Fluent's format.

``say("targi-move-skip")`` gives the sentence in the language in use: the one of the innermost ``with language("pl"):``,
else the one set by ``use_language`` for the whole process, else by AZALAI_LANGUAGE, else English. A message that a
language lacks is taken from English. The block is kept in a context variable, so a server can speak to several people
at once, each in a language of their own.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

DEFAULT_LANGUAGE = "en"
LONGEST_ARGUMENT = 2000
KEPT_TEXTS = 16384
LONGEST_WISH = 1000  # characters of an Accept-Language header that are read
_WISH = re.compile(r"(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?))?", re.ASCII)
_chosen: str | None = None
_within: ContextVar[str | None] = ContextVar("language", default=None)


class Naming(NamedTuple):
    """How sentences name seats, cards and spaces. See ``naming``."""

    players: tuple[tuple[str, str], ...] = ()  # (seat, name of its player)
    codes: bool = True


PLAIN = Naming()
_naming: ContextVar[Naming] = ContextVar("naming", default=PLAIN)


class MissingMessage(KeyError):
    """A message id that no catalogue has: a mistake in the program."""


def use_language(name: str | None) -> None:
    """Speak this language from now on, in the whole process (None: as the environment says)."""
    global _chosen
    _chosen = None if name is None else _known(name)


@contextmanager
def language(name: str) -> Iterator[None]:
    """Within the block, and only for whoever runs it (its thread or task), speak this language."""
    before = _within.set(_known(name))
    try:
        yield
    finally:
        _within.reset(before)


@contextmanager
def naming(players: Mapping[str, str] | None = None, *, codes: bool = True) -> Iterator[None]:
    """Within the block, sentences name seats and cards in this way.

    ``players`` maps a seat to the name of its player: ``{"blue": "Ada"}``. Seats without a name are called by their
    colour. With ``codes=False`` a card is "Targia", not "Targia t3", and a centre space is told by where it lies, not
    by its number.

    >>> import azalai
    >>> game = azalai.new("targi", seed=4).play("p6")
    >>> with naming({"blue": "Ada"}, codes=False):
    ...     print(game.log[-1])
    Ada places on 6 (Pepper).

    Catalogues read it with three functions: ``PLAYER($seat, seat-colour)`` is the player's name, or the second
    argument for a seat without one; ``NAMED($seat)`` is yes or no; ``CODES()`` is yes or no. A cache of sentences is
    keyed by ``audience()``.
    """
    before = _naming.set(Naming(tuple((seat, name) for seat, name in (players or {}).items() if name), codes))
    try:
        yield
    finally:
        _naming.reset(before)


def audience() -> tuple[str, Naming]:
    """Everything that ``say`` depends on beside its arguments: the language and the naming in use."""
    return language_in_use(), _naming.get()


def language_in_use() -> str:
    named = _within.get() or _chosen  # both were looked at when they were set
    if named is not None:
        return named
    wanted = os.environ.get("AZALAI_LANGUAGE", "")
    return wanted if wanted in languages() else DEFAULT_LANGUAGE


@functools.cache
def languages() -> list[str]:
    return sorted(folder.name for folder in files("azalai").joinpath("locale").iterdir() if folder.is_dir())


def preferred(header: str) -> str:
    """The language that serves a browser best, by its Accept-Language header. What cannot be read is passed over; where
    nothing fits it is English."""
    parts = (part.strip() for part in header[:LONGEST_WISH].lower().split(","))
    wishes = [(float(read[2] or 1), str(read[1])) for part in parts if (read := _WISH.fullmatch(part))]
    there = {name.lower(): name for name in languages()}
    for weight, wish in sorted(wishes, key=lambda each: -each[0]):
        if weight > 0 and wish == "*":
            return DEFAULT_LANGUAGE
        while weight > 0 and wish:  # pl-PL is served by pl
            if wish in there:
                return there[wish]
            wish = wish.rpartition("-")[0]
    return DEFAULT_LANGUAGE


def _known(name: str) -> str:
    if name not in languages():
        raise ValueError(say("error-language", language=name, languages=", ".join(languages())))
    return name


def _player(seat: object, default: object = "") -> object:
    return dict(_naming.get().players).get(str(seat), default)


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "PLAYER": _player,
    "NAMED": lambda seat: "yes" if _player(seat) else "no",
    "CODES": lambda: "yes" if _naming.get().codes else "no",
}


@functools.cache
def _resources(tongue: str) -> list[ast.Resource]:
    from fluent.runtime import FluentResource

    folder = files("azalai").joinpath("locale", tongue)
    catalogues = sorted(folder.iterdir(), key=lambda file: file.name)
    return [FluentResource(catalogue.read_text(encoding="utf-8")) for catalogue in catalogues]


@functools.cache
def _bundle(tongue: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([tongue], functions=_FUNCTIONS, use_isolating=False)
    for resource in _resources(tongue):
        bundle.add_resource(resource)
    return bundle


def _references(node: object) -> Iterator[str]:
    """The messages and functions that a message refers to."""
    from fluent.syntax import ast

    if isinstance(node, ast.MessageReference | ast.FunctionReference):
        yield node.id.name
    if isinstance(node, ast.BaseNode | list):
        for child in node if isinstance(node, list) else vars(node).values():
            yield from _references(child)


@functools.cache
def _depend_on_naming(tongue: str) -> frozenset[str]:
    """The messages whose text changes with the naming: those that call its functions, directly or through others."""
    from fluent.syntax import ast

    entries = [entry for resource in _resources(tongue) for entry in resource.body if isinstance(entry, ast.Message)]
    uses = {entry.id.name: set(_references(entry)) for entry in entries}
    depend, before = set(_FUNCTIONS), 0
    while len(depend) > before:
        before = len(depend)
        depend |= {message for message, found in uses.items() if found & depend}
    return frozenset(depend)


def _short(argument: object) -> object:
    """Fluent takes no longer texts as arguments; somebody's endless line is shown as far as it helps."""
    too_long = isinstance(argument, str) and len(argument) > LONGEST_ARGUMENT
    return f"{str(argument)[:LONGEST_ARGUMENT]}…" if too_long else argument


def say(message: str, /, **arguments: object) -> str:
    """The text of a message in the language in use."""
    tongue, named = audience()
    if named != PLAIN and message not in _depend_on_naming(tongue):
        named = PLAIN
    try:
        return _spoken(tongue, named, message, tuple(arguments), *arguments.values())
    except TypeError:  # an argument that cannot be looked up by
        return _spoken.__wrapped__(tongue, named, message, tuple(arguments), *arguments.values())


@functools.lru_cache(maxsize=KEPT_TEXTS, typed=True)
def _spoken(
    tongue: str,
    named: Naming,  # noqa: ARG001 - the catalogue's functions read it; here it tells cached texts apart
    message: str,
    names: tuple[str, ...],
    /,
    *values: object,
) -> str:
    """A page says some hundred sentences, most of them again and again; to make one takes fifty microseconds."""
    for each in dict.fromkeys((tongue, DEFAULT_LANGUAGE)):
        bundle = _bundle(each)
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is None:
                raise MissingMessage(message)
            text, errors = bundle.format_pattern(pattern, dict(zip(names, map(_short, values), strict=True)))
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
