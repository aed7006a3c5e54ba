"""The ids of the rules pages."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES_PAGES = [TESTS.parent / "docs" / "rules" / f"{page}.md" for page in ("targi", "targi-expansion", "tuareg")]

RULE_ID = re.compile(r"\b[TXB]\d\d\b")
EXAMPLE_ID = re.compile(r"^\s*[-*|]\s*\**(E\d)\b", re.MULTILINE)


def ids_on(page: str, game: str = "targi") -> set[str]:
    """All ids on a rules page; examples are at the start of a list item or a row. Every game has an example E1, so
    those of other games than Targi are prefixed with the game: ``tuareg:E1``."""
    prefix = f"{game}:" if game != "targi" else ""
    return set(RULE_ID.findall(page)) | {prefix + example for example in EXAMPLE_ID.findall(page)}


def all_ids() -> set[str]:
    for page in RULES_PAGES:
        assert page.is_file(), f"the rules page {page} is missing: without it nobody knows which rules need a test"
    return set().union(*(ids_on(page.read_text(encoding="utf-8"), page.stem) for page in RULES_PAGES))
