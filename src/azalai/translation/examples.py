"""Example texts of a message: one for each variant, with values that its selectors ask for."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from fluent.runtime import FluentBundle, FluentResource

from azalai.messages import CATALOGUE_FUNCTIONS
from azalai.translation.message_catalogue import CATEGORIES, Catalogue

MOST = 24  # examples of a message with many selectors
NUMBERS = (1, 2, 5)
FEW_NUMBERS = (2,)  # where several variables are numbers
SOME_NUMBER = 3
USUALLY_NUMBERS = frozenset({"count", "number", "points", "score", "round", "turn", "keep", "goods", "gold", "times"})


@dataclass(frozen=True)
class Example:
    """The text of a message for some values, or the ``fault`` that prevents it."""

    values: dict[str, object]
    text: str
    fault: str = ""


def examples(catalogue: Catalogue, id: str, english: Catalogue) -> list[Example]:
    """The texts of a message, with the values that its own selectors and those of the English message know."""
    bundle = _bundle(catalogue, english)
    found: dict[str, Example] = {}
    for values in itertools.islice(_values(catalogue, id, english), MOST):
        message = bundle.get_message(id)
        assert message.value is not None
        text, errors = bundle.format_pattern(message.value, values)
        found.setdefault(str(text), Example(values, str(text), "; ".join(map(str, errors))))
    return list(found.values())


def _values(catalogue: Catalogue, id: str, english: Catalogue) -> Iterator[dict[str, object]]:
    keys: dict[str, list[str]] = {name: [] for name in sorted(catalogue.variables(id) | english.variables(id))}
    for each in (catalogue, english):
        for message in each.with_parts(id):
            for name, compared in message.keys.items():
                keys.setdefault(name, []).extend(compared)
    formatted = {name for each in (catalogue, english) for part in each.with_parts(id) for name in part.numbers}
    counted = [name for name, compared in keys.items() if _is_number(compared)]
    numbers = NUMBERS if len(counted) < 2 else FEW_NUMBERS
    choices = {
        name: _choices(name, compared, numbers) if name not in formatted or compared else [SOME_NUMBER]
        for name, compared in keys.items()
    }
    longest = max(map(len, choices.values()), default=1)
    yield from ({name: few[turn % len(few)] for name, few in choices.items()} for turn in range(longest))
    yield from (dict(zip(choices, values, strict=True)) for values in itertools.product(*choices.values()))


def _is_number(keys: list[str]) -> bool:
    return bool(keys) and all(key in CATEGORIES or key.lstrip("-").isdigit() for key in keys)


def _choices(name: str, keys: list[str], numbers: tuple[int, ...]) -> list[object]:
    if not keys:
        return [SOME_NUMBER] if name in USUALLY_NUMBERS else [f"‹{name}›"]
    if _is_number(keys):
        return [*numbers, *(int(key) for key in dict.fromkeys(keys) if key.isdigit() and int(key) not in numbers)]
    return list(dict.fromkeys(keys))


@functools.cache
def _bundle(catalogue: Catalogue, english: Catalogue) -> FluentBundle:
    """The messages of a catalogue; English ones replace those that are missing."""
    bundle = FluentBundle([catalogue.language], functions=CATALOGUE_FUNCTIONS, use_isolating=False)
    for message in {**english.messages, **catalogue.messages}.values():
        bundle.add_resource(FluentResource(message.source))
    return bundle
