"""What argparse says about wrong arguments, in the language of the messages.

It speaks English and lets nobody translate it; its few sentences are known by their shape. One that is not known is
said as it is.
"""

from __future__ import annotations

import re

from azalai.messages import say

_ARGUMENT = r"argument (?P<argument>[^:]+): "
SENTENCES = {
    "cli-wrong-whole": _ARGUMENT + r"invalid int value: '(?P<value>.*)'",
    "cli-wrong-choice": _ARGUMENT + r"invalid choice: '(?P<value>.*)' \(choose from (?P<choices>.*)\)",
    "cli-wrong-one": _ARGUMENT + r"expected one argument",
    "cli-wrong-some": _ARGUMENT + r"expected at least one argument",
    "cli-wrong-none": _ARGUMENT + r"ignored explicit argument '(?P<value>.*)'",
    "cli-wrong-missing": r"the following arguments are required: (?P<arguments>.*)",
    "cli-wrong-unknown": r"unrecognized arguments: (?P<arguments>.*)",
}


def in_our_words(sentence: str) -> str:
    for message, shape in SENTENCES.items():
        if found := re.fullmatch(shape, sentence, re.DOTALL):
            given = found.groupdict()
            if "choices" in given:
                given["choices"] = given["choices"].replace("'", "")
            return say(message, **given)
    return sentence
