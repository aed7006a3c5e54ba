"""A message in context, for translators: where it is used, both languages side by side, examples, problems."""

from __future__ import annotations

from azalai.messages import say
from azalai.translation.checks import Problem
from azalai.translation.examples import examples
from azalai.translation.glossary import terms
from azalai.translation.message_catalogue import Catalogue
from azalai.translation.places import places

MOST_EXAMPLES = 6
MOST_PLACES = 5


def context(id: str, theirs: Catalogue, english: Catalogue, problems: list[Problem]) -> str:
    """Some lines about a message."""
    ours = english.messages[id]
    own = theirs.messages.get(id)
    where = f"{own.file}:{own.line}" if own else f"{ours.file}:{ours.line}"
    lines = [f"== {id} ({where})", *(f"   # {line}" for line in ours.comment.splitlines())]
    lines += [f"   {say('translate-used', place=place)}" for place in places(id, english)[:MOST_PLACES]]
    source = "\n".join(ours.text)
    for term in terms():
        if term.name_in(source) and theirs.language in term.words:
            lines.append(f"   {say('translate-term', english=term.english, word=term.words[theirs.language])}")
    for catalogue in (english, theirs):
        if id in catalogue.messages:
            shown = [example.text or example.fault for example in examples(catalogue, id, english)]
            lines += [f"   {catalogue.language}: {text}" for text in shown[:MOST_EXAMPLES]]
    lines += [f"   ! {problem}" for problem in problems]
    return "\n".join([*lines, ""])
