"""Typography of the languages: quotation marks, spaces and punctuation that a language does not use."""

from __future__ import annotations

import re
from dataclasses import dataclass

HAN = "\u3005\u3040-\u30ff\u3400-\u9fff"
FULL = "，。、：；！？（）「」『』《》"
_CJK = (
    (rf"[{HAN}{FULL}] +[{HAN}{FULL}]", "no space"),
    (rf"[{HAN}][,;!?]", "， ； ！ ？"),
    (rf"[{HAN}]:(?!\w)", "："),
    (rf"[{HAN}]\.(?:\s|$)", "。"),
    (rf"[{HAN}]\([{HAN}]", "（）"),
)
RULES: dict[str, tuple[tuple[str, str], ...]] = {
    "pl": ((r"[“«»]", "„ ”"), (r" [,;:!?]| \.(?:\s|$)|\( ", "no space")),
    "de": ((r"”|«|»", "„ “"), (r" [.,;:!?](?:\s|$)|\( ", "no space")),
    "es": (
        (r"[„‚]", "«» or “”"),
        (r" [.,;:!?](?:\s|$)|\( |[¿¡] ", "no space"),
        (r"^[^¿{}\n`]*[a-záéíóúñ]\?(?:\s|$)", "¿ … ?"),
        (r"^[^¡{}\n`]*[a-záéíóúñ]!(?:\s|$)", "¡ … !"),
    ),
    "zh": (*_CJK, (r"[「」『』]", "“ ”")),
    "ja": (*_CJK, (rf"[{HAN}][“”]|[“”][{HAN}]", "「 」"), (r"，", "、")),
}
"""For each language: what it does not write, and what it writes instead."""
INSTEAD_OF_STRAIGHT = {"pl": "„ ”", "de": "„ “", "es": "«» or “”", "zh": "“ ”", "ja": "「 」"}
"""The quotation marks of a language. Straight ones stand only in code, and so only where English has them too."""


@dataclass(frozen=True)
class Fault:
    found: str
    right: str


def faults(language: str, text: list[str], english: list[str]) -> list[Fault]:
    """What a text has that its language does not write; English is the text that it translates."""
    found = []
    if language in INSTEAD_OF_STRAIGHT and '"' in "".join(text) and '"' not in "".join(english):
        found.append(Fault('"', INSTEAD_OF_STRAIGHT[language]))
    for wrong, right in RULES.get(language, ()):
        found += [Fault(match[0], right) for part in text if (match := re.search(wrong, part, re.MULTILINE))]
    return found
