"""``azalai translate``: checks a language, or shows its messages in context."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

from azalai.errors import IllegalOption
from azalai.messages import DEFAULT_LANGUAGE, languages, say
from azalai.terminal.screen import written_for

if TYPE_CHECKING:
    from azalai.translation.message_catalogue import Catalogue


def translate(chosen: argparse.Namespace) -> int:
    """Exit status 1 if the language has problems."""
    from azalai.translation.checks import problems
    from azalai.translation.message_catalogue import read, translated

    english = read(DEFAULT_LANGUAGE)
    if chosen.translation is None:
        for language in translated():
            count = len(read(language).messages.keys() & english.messages.keys())
            _print(say("translate-language", language=language, count=count, all=len(english.messages)))
        return 0
    folder = Path(chosen.translation)
    theirs = read(folder.resolve().name, folder) if folder.is_dir() else _known(chosen.translation)
    found = problems(theirs, english)
    wanted = [id for id in english.messages if any(fnmatchcase(id, each) for each in chosen.messages)]
    if chosen.messages and not wanted:
        raise IllegalOption(say("translate-no-message", pattern=" ".join(chosen.messages)))
    if chosen.show or wanted:
        from azalai.translation.context import context

        for id in wanted or dict.fromkeys(problem.id for problem in found if problem.id):
            _print(context(id, theirs, english, [problem for problem in found if problem.id == id]))
        return int(any(problem.id in wanted for problem in found) if wanted else bool(found))
    for problem in sorted(found, key=lambda each: each.kind != "missing"):  # the mistakes stand above the summary
        _print(str(problem))
    for kind, count in Counter(problem.kind for problem in found).most_common():
        _print(say("translate-count", kind=kind, count=count))
    _print(say("translate-done", language=theirs.language, count=len(found), all=len(english.messages)))
    return int(bool(found))


def _known(language: str) -> Catalogue:
    from azalai.translation.message_catalogue import read

    if language not in languages() or language == DEFAULT_LANGUAGE:
        known = ", ".join(each for each in languages() if each != DEFAULT_LANGUAGE)
        raise IllegalOption(say("error-language", language=language, languages=known))
    return read(language)


def _print(text: str) -> None:
    print(written_for(sys.stdout, text))
