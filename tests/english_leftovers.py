"""Finds English words in the sentences of another language; lists the games that are played to collect sentences."""

from __future__ import annotations

import re
from typing import Any

from azalai.games import SHIPPED, rulebook

VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "targi": ("targi", {}),
    "expansion": ("targi", {"expansion": True}),
    "mixed": ("targi", {"expansion": True, "tribe": "mixed", "border": "mixed"}),
    "tuareg-2": ("tuareg", {"seats": 2}),
    "tuareg-5": ("tuareg", {"seats": 5}),
}
# English words that may appear in any language.
ENGLISH_WORDS = frozenset(
    (
        "the of and your you is are was were with from for this that these those or has have had not no card cards "
        "player players goods gold salt dates pepper water round raid robber marker move moves place turn score game "
        "market cache thief cave donkey camel lay take give pay choose one two it its they their be can cannot"
    ).split()
)
# Those that the language has too.
THEIR_OWN = {"pl": {"no"}, "de": {"was", "gold", "not", "marker", "die"}, "es": {"no", "has"}}
# Text between these is typed, named or quoted, so it is the same in every language.
AS_IT_IS = re.compile(
    r"„[^”“]*[”“]|“[^”]*”|«[^»]*»|「[^」]*」|"
    r"\"[^\"]*\"|`[^`]*`|\[\[?[a-z.]+\]\]?|--[a-z-]+|\b[a-z_]+=|\bview\(None\)|^\s*azalai .*$",
    re.MULTILINE,
)
WORD = r"[^\W\u3005\u3040-\u30ff\u3400-\u9fff]+"  # in Chinese and Japanese no space parts it from the characters
NOTATIONS = {action.notation for name in SHIPPED for action in rulebook(name).catalogue}


def english_words_for(tongue: str) -> frozenset[str]:
    """The English words that do not exist in another language."""
    return ENGLISH_WORDS - THEIR_OWN.get(tongue, set())


def english_words(text: str, tongue: str = "pl") -> set[str]:
    """The English words of a sentence; moves have the same notation in every language."""
    words = re.split(r"[\s、，。；：（）\u3005\u3040-\u30ff\u3400-\u9fff]+", text)
    said = " ".join(word for word in words if word.strip(".,;:()„”") not in NOTATIONS)
    return set(re.findall(WORD, AS_IT_IS.sub(" ", said.lower()))) & english_words_for(tongue)
