"""The languages that tests run in: English and Polish always, the others in the long suite."""

from __future__ import annotations

import functools

import pytest

from azalai.messages import DEFAULT_LANGUAGE, languages
from azalai.terminal.text import columns
from azalai.translation.message_catalogue import read

ALWAYS = (DEFAULT_LANGUAGE, "pl")
TONGUES = [pytest.param(each, marks=() if each in ALWAYS else pytest.mark.long) for each in languages()]
TRANSLATED = [each for each in TONGUES if each.values[0] != DEFAULT_LANGUAGE]


@functools.cache
def by_width() -> list[str]:
    """The languages by the width of what they write at tables in the browser, the narrowest first. Where a message is
    missing, English counts, which is what people see then."""
    catalogues = {tongue: read(tongue).messages for tongue in languages()}
    english = catalogues[DEFAULT_LANGUAGE]
    seen = [id for id, message in english.items() if message.file.startswith("web-")]
    widths = {
        tongue: sum(columns("".join(messages.get(id, english[id]).text)) for id in seen)
        for tongue, messages in catalogues.items()
    }
    return sorted(widths, key=lambda tongue: widths[tongue])
