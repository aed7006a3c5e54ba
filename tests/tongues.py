"""The languages that tests run in: English and Polish always, the others in the long suite."""

from __future__ import annotations

import pytest

from azalai.messages import DEFAULT_LANGUAGE, languages

ALWAYS = (DEFAULT_LANGUAGE, "pl")
TONGUES = [pytest.param(each, marks=() if each in ALWAYS else pytest.mark.long) for each in languages()]
TRANSLATED = [each for each in TONGUES if each.values[0] != DEFAULT_LANGUAGE]
