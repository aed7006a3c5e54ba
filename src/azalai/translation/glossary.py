"""The glossary: one word for each thing. Finds messages that use a different word."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from azalai.translation.message_catalogue import LOCALE, Catalogue

GLOSSARY = LOCALE / "glossary.toml"
NOT_TERMS = ("sources", "exceptions")
_CODE = re.compile(r"`[^`]*`|--[a-z-]+|\b[a-z_]+=|\bazalai [a-z-]+|\b[\w/-]+\.(?:ftl|md|txt|json|toml|jsonl)\b")
"""What users type, which is the same in every language."""


@dataclass(frozen=True)
class Term:
    """A thing. ``stems`` and ``wrong`` hold, for each language, patterns for its word and for words it does not use."""

    name: str
    english: str
    match: re.Pattern[str] | None
    words: dict[str, str]
    stems: dict[str, re.Pattern[str]]
    wrong: dict[str, re.Pattern[str]]

    def name_in(self, english: str) -> bool:
        return self.match is not None and bool(self.match.search(english))


@dataclass(frozen=True)
class Misuse:
    """A message that does not use the word of the glossary. ``found`` is the wrong word; empty: the word is missing."""

    id: str
    term: Term
    found: str


@functools.cache
def terms() -> tuple[Term, ...]:
    return tuple(_read(GLOSSARY))


@functools.cache
def shared_exceptions() -> dict[str, str]:
    """Messages in which the English word means something else, with the reason."""
    found: dict[str, str] = tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))["exceptions"]
    return found


def _read(file: Path) -> Iterator[Term]:
    for topic, entries in tomllib.loads(file.read_text(encoding="utf-8")).items():
        for name, entry in entries.items() if topic not in NOT_TERMS else ():
            spoken = {language: fields for language, fields in entry.items() if isinstance(fields, dict)}
            yield Term(
                f"{topic}.{name}",
                entry["en"],
                re.compile(rf"\b(?:{entry['match']})\b", _case(entry["match"])) if "match" in entry else None,
                {language: fields["word"] for language, fields in spoken.items()},
                {language: _any(fields["stems"]) for language, fields in spoken.items() if "stems" in fields},
                {language: _any(fields["wrong"]) for language, fields in spoken.items() if "wrong" in fields},
            )


def _case(match: str) -> re.RegexFlag:
    """A pattern with a capital letter is a name: it matches as it is written."""
    return re.RegexFlag(0) if match != match.lower() else re.IGNORECASE


def _any(patterns: list[str]) -> re.Pattern[str]:
    return re.compile("|".join(patterns))


def misuses(catalogue: Catalogue, english: Catalogue) -> Iterator[Misuse]:
    """The messages whose English has a term and that lack the language's word for it, or that have a wrong word."""
    language = catalogue.language
    own_exceptions = catalogue.exceptions.get("glossary", {})
    for id, message in catalogue.messages.items():
        if id not in english.messages:
            continue
        own, whole = _words(message.text).lower(), _words([catalogue.text(id)]).lower()
        source = _words(english.messages[id].text)
        for term in terms():
            pair = f"{id}: {term.name}"
            if pair in own_exceptions:
                continue
            lacks = term.name_in(source) and language in term.stems and not term.stems[language].search(whole)
            if lacks and not any(fnmatchcase(pair, each) for each in shared_exceptions()):
                yield Misuse(id, term, "")
            if (wrong := term.wrong.get(language)) and (found := wrong.search(own)):
                yield Misuse(id, term, found[0])


def _words(text: list[str]) -> str:
    return _CODE.sub(" ", "\n".join(text))
