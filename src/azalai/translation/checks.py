"""Checks of a language against English: missing and wrong messages, words that are not the glossary's, texts that are
too long. ``exceptions.toml`` of a language lists the messages that differ on purpose, with the reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from azalai.messages import say
from azalai.terminal.text import columns
from azalai.translation.examples import examples
from azalai.translation.glossary import misuses
from azalai.translation.message_catalogue import Catalogue, Message
from azalai.translation.typography import faults as typographic_faults

WIDTH = re.compile(r"at most (\d+) columns", re.IGNORECASE)
"""How the comment above an English message, or above its group, limits the width of the text."""

PLACEHOLDER = re.compile(r"‹\w+›")
AMOUNT = "2d"  # what most variables of a drawing look like


@dataclass(frozen=True)
class Problem:
    """What is wrong with a message; ``kind`` is the message that says so, and the section of its exceptions."""

    kind: str
    id: str
    file: str
    line: int
    details: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        what = say(f"translate-{self.kind}", **self.details)
        return f"{self.file}:{self.line}: {self.id + ': ' if self.id else ''}{what}"


def problems(theirs: Catalogue, english: Catalogue) -> list[Problem]:
    """Everything that is wrong with a language, without its exceptions."""
    found = [problem for check in CHECKS for problem in check(theirs, english)]
    return [problem for problem in found if problem.id not in theirs.exceptions.get(problem.kind, {})]


def syntax(theirs: Catalogue, _: Catalogue) -> Iterator[Problem]:
    for fault in theirs.syntax:
        yield Problem("syntax", "", fault.file, fault.line, {"fault": fault.fault})


def ids(theirs: Catalogue, english: Catalogue) -> Iterator[Problem]:
    for message in english.messages.values():
        if message.id not in theirs.messages:
            yield _problem("missing", message)
    for message in theirs.messages.values():
        if message.id not in english.messages:
            yield _problem("unknown", message)
        elif message.file != english.messages[message.id].file:
            yield _problem("file", message, file=english.messages[message.id].file)
        for other in sorted(message.messages - theirs.messages.keys()):
            yield _problem("reference", message, other=other)
    for message in theirs.repeated:
        yield _problem("twice", message, line=theirs.messages[message.id].line)


def variables(theirs: Catalogue, english: Catalogue) -> Iterator[Problem]:
    """A variable that only English shows is a value that the readers of the language do not get."""
    for message in _both(theirs, english):
        given, needed = theirs.variables(message.id), english.variables(message.id)
        if lacking := sorted(needed - given):
            yield _problem("unsaid", message, names=", ".join(f"${name}" for name in lacking))
        if more := sorted(given - needed):
            yield _problem("variable", message, names=", ".join(f"${name}" for name in more))


def plurals(theirs: Catalogue, _: Catalogue) -> Iterator[Problem]:
    needed = plural_forms(theirs.language)
    for message in theirs.messages.values():
        if lacking := sorted({form for keys in message.plurals for form in needed - keys}):
            yield _problem("plural", message, forms=", ".join(f"[{form}]" for form in lacking))


def plural_forms(language: str) -> set[str]:
    """The plural forms of a language, for whole numbers."""
    from babel import Locale

    rule = Locale.parse(language, sep="-").plural_form
    return {str(rule(number)) for number in range(200)}


def renderings(theirs: Catalogue, english: Catalogue) -> Iterator[Problem]:
    """Messages that cannot be shown, whatever the reason."""
    for message in _both(theirs, english):
        if message.messages <= theirs.messages.keys() and theirs.variables(message.id) <= english.variables(message.id):
            for shown in examples(theirs, message.id, english):
                if shown.fault:
                    yield _problem("fault", message, fault=shown.fault)
                    break


def same(theirs: Catalogue, english: Catalogue) -> Iterator[Problem]:
    for message in _both(theirs, english):
        ours = english.messages[message.id].text
        if message.text == ours and any(letter.isalpha() for letter in "".join(ours)):
            yield _problem("same", message)


def words(theirs: Catalogue, english: Catalogue) -> Iterator[Problem]:
    for misuse in misuses(theirs, english):
        message, word = theirs.messages[misuse.id], misuse.term.words[theirs.language]
        details = {"english": misuse.term.english, "word": word, "term": misuse.term.name}
        if misuse.found:
            yield _problem("wrong-word", message, found=misuse.found, **details)
        else:
            yield _problem("no-word", message, **details)


def typography(theirs: Catalogue, english: Catalogue) -> Iterator[Problem]:
    for message in _both(theirs, english):
        if found := typographic_faults(theirs.language, message.text, english.messages[message.id].text):
            yield _problem("typography", message, found=found[0].found, right=found[0].right)


def width(theirs: Catalogue, english: Catalogue) -> Iterator[Problem]:
    for message in _both(theirs, english):
        if limit := WIDTH.search(english.messages[message.id].comment):
            shown = [PLACEHOLDER.sub(AMOUNT, example.text) for example in examples(theirs, message.id, english)]
            widest = max(shown, key=columns, default="")
            if columns(widest) > int(limit[1]):
                yield _problem("long", message, text=widest, columns=columns(widest), limit=int(limit[1]))


def _both(theirs: Catalogue, english: Catalogue) -> list[Message]:
    return [message for id, message in theirs.messages.items() if id in english.messages]


def _problem(kind: str, message: Message, **details: Any) -> Problem:
    return Problem(kind, message.id, message.file, message.line, details)


CHECKS: tuple[Callable[[Catalogue, Catalogue], Iterator[Problem]], ...] = (
    *(syntax, ids, variables, plurals, renderings, same, words, typography, width),
)
