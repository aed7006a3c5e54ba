"""Localisation: every text for people comes from the message catalogues under ``locale``, in Fluent's format.

``say("targi-move-skip")`` gives the text in the language in use: that of the innermost ``with language("pl"):``, else
the one that ``use_language`` set for the process, else AZALAI_LANGUAGE, else English. Messages that a language lacks
are taken from English. The language of the block is a context variable, so that a server can answer several people at
once, each in their own language.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

T = TypeVar("T")
DEFAULT_LANGUAGE = "en"
LONGEST_ARGUMENT = 2000
CACHED_TEXTS = 16384
SAME_EVERYWHERE = 1000  # whole numbers below it have no separators in any language
SENTENCE_ENDS = tuple(".!?。！？")
LONGEST_HEADER = 1000  # characters of an Accept-Language header that are read
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)  # up to the next one, or a comment
_LANGUAGE_RANGE = re.compile(r"(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?))?", re.ASCII)
_chosen: str | None = None
_within: ContextVar[str | None] = ContextVar("language", default=None)


class Naming(NamedTuple):
    """How sentences name seats, cards and spaces. See ``naming``."""

    players: tuple[tuple[str, str], ...] = ()  # (seat, name of its player)
    codes: bool = True


PLAIN = Naming()
_naming: ContextVar[Naming] = ContextVar("naming", default=PLAIN)


class MissingMessage(KeyError):
    """A message id that is in no catalogue: a mistake in the program."""


def use_language(name: str | None) -> None:
    """Set the language of the whole process; None: the environment decides."""
    global _chosen
    _chosen = None if name is None else _known(name)


@contextmanager
def _within_block(variable: ContextVar[T], value: T) -> Iterator[None]:
    before = variable.set(value)
    try:
        yield
    finally:
        variable.reset(before)


def language(name: str) -> AbstractContextManager[None]:
    """Within the block, use this language, in the present thread or task only."""
    return _within_block(_within, _known(name))


def naming(players: Mapping[str, str] | None = None, *, codes: bool = True) -> AbstractContextManager[None]:
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
    named = tuple((seat, name) for seat, name in (players or {}).items() if name)
    return _within_block(_naming, Naming(named, codes))


def audience() -> tuple[str, Naming]:
    """Everything that ``say`` depends on beside its arguments: the language and the naming in use."""
    return language_in_use(), _naming.get()


def language_in_use() -> str:
    named = _within.get() or _chosen  # both were checked when they were set
    if named is not None:
        return named
    wanted = os.environ.get("AZALAI_LANGUAGE", "")
    return wanted if wanted in languages() else DEFAULT_LANGUAGE


@functools.cache
def languages() -> list[str]:
    return sorted(folder.name for folder in files("azalai").joinpath("locale").iterdir() if folder.is_dir())


@functools.cache
def _self_description(locale: str) -> FluentBundle:
    """The messages in which a language describes itself, without the rest of its catalogue."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale])
    file = files("azalai").joinpath("locale", locale, "language.ftl")
    if file.is_file():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _of_language(locale: str, message: str) -> str:
    bundle = _self_description(locale)
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    return locale if pattern is None else str(bundle.format_pattern(pattern)[0])


def language_name(locale: str) -> str:
    """What a language calls itself: Polski for pl. Reads no more of the language than this."""
    return _of_language(locale, "language-name")


def language_tag(locale: str) -> str:
    """The code of a language in documents: zh-Hans for zh."""
    return _of_language(locale, "language-tag")


def preferred(header: str) -> str:
    """The best language for an Accept-Language header. Malformed parts are ignored; without a match it is English."""
    parts = (part.strip() for part in header[:LONGEST_HEADER].lower().split(","))
    ranges = [(float(read[2] or 1), str(read[1])) for part in parts if (read := _LANGUAGE_RANGE.fullmatch(part))]
    for weight, wanted in sorted(ranges, key=lambda each: -each[0]):
        if weight > 0 and (found := DEFAULT_LANGUAGE if wanted == "*" else closest(wanted)):
            return found
    return DEFAULT_LANGUAGE


def closest(tag: str) -> str | None:
    """The language for a tag: pl for pl-PL, zh for zh-Hans-CN and zh-TW; None if there is none."""
    known = {name.lower(): name for name in languages()}
    wanted = tag[:LONGEST_HEADER].lower()
    while wanted and wanted not in known:
        wanted = wanted.rpartition("-")[0]
    return known.get(wanted)


def _known(name: str) -> str:
    if name not in languages():
        raise ValueError(say("error-language", language=name, languages=", ".join(languages())))
    return name


def _player(seat: object, default: object = "") -> object:
    return dict(_naming.get().players).get(str(seat), default)


CATALOGUE_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "PLAYER": _player,
    "NAMED": lambda seat: "yes" if _player(seat) else "no",
    "CODES": lambda: "yes" if _naming.get().codes else "no",
}


@functools.cache
def _sources(locale: str) -> dict[str, str]:
    """The source of each message. Messages are parsed one by one, when they are first needed: parsing a whole language
    takes 0.4 s, and most processes need few messages."""
    folder = files("azalai").joinpath("locale", locale)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {found[1]: found[0] for text in texts for found in _MESSAGE.finditer(text)}


_NUMBER_AND_WORD = re.compile(r"(?<![\w.,:-])(\d+) (?=[^\W\d_])")


def join_numbers(text: str) -> str:
    """The text with no-break spaces between its numbers and the words after them."""
    return _NUMBER_AND_WORD.sub("\\1\u00a0", text)


def _join_numbers(node: object, counted: frozenset[str]) -> None:
    """Put no-break spaces between numbers and the words after them, so that no line ends between the two: after
    written numbers, and after the variables that a plural selector around them counts (``counted``)."""
    from fluent.syntax import ast

    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"one", "few", "many", "other"}:
            counted |= {node.selector.id.name}
    if isinstance(node, ast.Pattern):
        for before, element in zip([None, *node.elements], node.elements, strict=False):
            if isinstance(element, ast.TextElement):
                element.value = join_numbers(element.value)
                if _is_number(before, counted) and re.match(r" [^\W\d_]", element.value):
                    element.value = "\u00a0" + element.value[1:]
    if isinstance(node, ast.BaseNode | list):
        for child in node if isinstance(node, list) else vars(node).values():
            _join_numbers(child, counted)


def _is_number(element: object, counted: frozenset[str]) -> bool:
    from fluent.syntax import ast

    inside = element.expression if isinstance(element, ast.Placeable) else None
    if isinstance(inside, ast.FunctionReference) and inside.id.name == "NUMBER":
        return True
    return isinstance(inside, ast.VariableReference) and inside.id.name in counted


@functools.cache
def _bundle(locale: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    return FluentBundle([locale], functions=CATALOGUE_FUNCTIONS, use_isolating=False)


class Parsed(NamedTuple):
    """What a message needs, directly or through the messages that it refers to."""

    references: frozenset[str]  # messages and functions
    numbers: frozenset[str]  # the variables that select a text or are given to functions


@functools.cache
def _parsed(locale: str, message: str) -> Parsed:
    """Add a message to the bundle of its language, with those that it refers to."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    resource = FluentResource(_sources(locale)[message])
    if locale != "en":
        _join_numbers(resource, frozenset())
    _bundle(locale).add_resource(resource)
    direct = frozenset(_references(resource.body))
    deciding: list[object] = [node.selector for node in _nodes(resource.body, ast.SelectExpression)]
    deciding.extend(_nodes(resource.body, ast.CallArguments))
    numbers = frozenset(node.id.name for node in _nodes(deciding, ast.VariableReference))
    others = [_parsed(locale, other) for other in direct & _sources(locale).keys()]
    return Parsed(
        direct.union(*(other.references for other in others)), numbers.union(*(other.numbers for other in others))
    )


def _nodes(node: object, kind: type[T]) -> Iterator[T]:
    """The parts of a message of one kind."""
    from fluent.syntax import ast

    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode | list):
        for child in node if isinstance(node, list) else vars(node).values():
            yield from _nodes(child, kind)


def _references(node: object) -> Iterator[str]:
    """The messages and functions that a part of a message refers to."""
    from fluent.syntax import ast

    yield from (found.id.name for found in _nodes(node, ast.MessageReference))
    yield from (found.id.name for found in _nodes(node, ast.FunctionReference))


@functools.cache
def _depends_on_naming(locale: str, message: str) -> bool:
    """Whether the text of a message changes with the naming: it calls its functions, directly or through others."""
    return message in _sources(locale) and not CATALOGUE_FUNCTIONS.keys().isdisjoint(
        _parsed(locale, message).references
    )


def depends_on_naming(locale: str, message: str) -> bool:
    """Whether the text of a message changes with ``naming``, in this language or in English, which may stand in."""
    return _depends_on_naming(locale, message) or _depends_on_naming(DEFAULT_LANGUAGE, message)


def _argument(value: object, *, is_number: bool) -> object:
    """An argument as Fluent gets it. Fluent limits the length of texts, so longer ones are cut. It formats a number in
    15 µs; a small one, which looks the same in every language, is given as a text, unless a text is selected by it."""
    if type(value) is int and not is_number and 0 <= value < SAME_EVERYWHERE:
        return str(value)
    too_long = isinstance(value, str) and len(value) > LONGEST_ARGUMENT
    return f"{str(value)[:LONGEST_ARGUMENT]}…" if too_long else value


def say(message: str, /, **arguments: object) -> str:
    """The text of a message in the language in use."""
    locale, named = _within.get() or language_in_use(), _naming.get()
    if named is not PLAIN and not _depends_on_naming(locale, message):
        named = PLAIN
    try:
        return _formatted(locale, named, message, **arguments)
    except TypeError:  # an unhashable argument
        return _formatted.__wrapped__(locale, named, message, **arguments)


@functools.lru_cache(maxsize=CACHED_TEXTS, typed=True)
def _formatted(
    locale: str,
    named: Naming,  # noqa: ARG001 - the catalogue's functions read it; here it tells cached texts apart
    message: str,
    /,
    **arguments: object,
) -> str:
    """Cached, since formatting takes 50 µs and a page repeats most of its hundreds of sentences."""
    found = next((each for each in (locale, DEFAULT_LANGUAGE) if message in _sources(each)), None)
    if found is None:
        raise MissingMessage(message)
    numbers, bundle = _parsed(found, message).numbers, _bundle(found)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise MissingMessage(message)
    given = {name: _argument(value, is_number=name in numbers) for name, value in arguments.items()}
    text, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise MissingMessage(f"{message}: {errors}")
    return str(text)


def decimal(value: float, places: int = 1, *, sign: bool = False) -> str:
    """A number in the format of the language in use; with ``sign`` a positive one begins with a plus.

    >>> with language("de"):
    ...     print(decimal(1234.5), decimal(-0.25, 2))
    1.234,5 −0,25
    """
    from babel.numbers import get_decimal_symbol, get_group_symbol

    locale = language_in_use()
    marks = str.maketrans({"-": "−", ",": get_group_symbol(locale), ".": get_decimal_symbol(locale)})
    return f"{value:{'+' if sign else ''},.{places}f}".translate(marks)


# -- lists ----------------------------------------------------------------------------------------------


def commas(parts: Iterable[object]) -> str:
    return say("list-separator").join(map(str, parts))


def with_and(parts: Sequence[str]) -> str:
    return say("list-and", before=commas(parts[:-1]), last=parts[-1]) if len(parts) != 1 else parts[0]


def with_or(parts: Sequence[str]) -> str:
    return say("list-or", before=commas(parts[:-1]), last=parts[-1]) if len(parts) != 1 else parts[0]


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(words: str) -> str:
    """Some games describe a move or a reason by a phrase: make it a sentence."""
    return capitalised(words) if words.endswith(SENTENCE_ENDS) else say("list-sentence", words=capitalised(words))


def between_sentences() -> str:
    """A space, but nothing in Chinese and Japanese."""
    return say("list-sentences", before="", next="")


def sentences(parts: Sequence[str]) -> str:
    """One after the other. Formatting the whole text would fill the cache of ``say`` with long texts."""
    return parts[0] if len(parts) == 1 else between_sentences().join(parts)
