"""Search in the rules: the paragraphs of all rules pages with every word of a query, in the viewer's language."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from azalai.messages import language_in_use, say
from azalai.web.rendering import render
from azalai.web.rules_page import GAMES, PAGES, SUMMARY, Entry, text
from azalai.web.view_models import Viewer

MAX_RESULTS = 40
MAX_QUERY = 100  # characters
WITHOUT_SPACES = re.compile("([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff])")
"""Characters of Chinese and Japanese."""


@dataclass(frozen=True)
class Result:
    """A paragraph that was found."""

    page: str
    entry: Entry
    words: tuple[re.Pattern[str], ...]  # of the query

    @property
    def html(self) -> Markup:
        """Its text with the words of the query marked."""
        return _marked(self.entry.text, self.words)

    @property
    def address(self) -> str:
        return f"/rules/{self.page}#{self.entry.anchor}"


def search_html(viewer: Viewer, query: str) -> str:
    """The page with the results of a query; without one it lists the rules pages."""
    query = query.strip()[:MAX_QUERY]
    found = search(query, language_in_use())
    pages = {game: [(page, say("rules-page", page=page)) for page in names] for game, names in GAMES.items()}
    titles = {page: title for names in pages.values() for page, title in names}
    values = {"query": query, "found": found[:MAX_RESULTS], "count": len(found), "pages": pages, "titles": titles}
    return render("pages/rules_search.html", viewer=viewer, **values)


def search(query: str, language: str) -> list[Result]:
    """The paragraphs with all words of the query, those with the rule of that id first, and last those where some of
    the words are only in the heading. Accents and case do not matter, and a word may be the beginning of a longer one.
    Chinese and Japanese write no spaces between words: there
    a word may stand anywhere, and if nothing is found, the characters of the query may stand apart."""
    words = list(dict.fromkeys(_folded(word) for word in query.split()))  # each once: repeated ones would cost time
    found = _with_all(words, language)
    if not found and any(map(WITHOUT_SPACES.match, "".join(words))):
        found = _with_all([part for word in words for part in WITHOUT_SPACES.split(word) if part], language)
    return found


def _with_all(words: list[str], language: str) -> list[Result]:
    """The paragraphs with all these words, in themselves or together with their heading."""
    if not words:
        return []
    patterns = tuple(
        re.compile(("" if WITHOUT_SPACES.match(word) else r"(?:\b|(?<=[^\x00-\u024f]))") + re.escape(word))
        for word in words
    )
    results: list[Result] = []
    by_heading: list[Result] = []
    for page, entry, own, heading in _entries(language):
        if all(pattern.search(own) or pattern.search(heading) for pattern in patterns):
            also = results if all(pattern.search(own) for pattern in patterns) else by_heading
            also.append(Result(page, entry, patterns))
    return sorted(results, key=lambda result: result.entry.rule.casefold() not in words) + by_heading


@functools.cache
def _entries(language: str) -> list[tuple[str, Entry, str, str]]:
    """All paragraphs with their pages, and their folded texts and headings. Folding takes longer than a search."""
    pages = [page for page in PAGES if not page.endswith(SUMMARY)]  # summaries repeat the rules
    entries = [(page, entry) for page in pages for entry in text(page, language).entries]
    return [(page, entry, _folded(f"{entry.rule} {entry.text}"), _folded(entry.heading)) for page, entry in entries]


def _folded(words: str) -> str:
    """Lower case without accents, character by character, so that positions stay the same."""
    letters = (unicodedata.normalize("NFKD", letter)[:1] or letter for letter in words)
    return "".join(letter.replace("ł", "l").replace("Ł", "l").lower()[:1] for letter in letters)


def _marked(words: str, patterns: Sequence[re.Pattern[str]]) -> Markup:
    folded = _folded(words)
    hits = sorted(match.span() for pattern in patterns for match in pattern.finditer(folded))
    html, at = Markup(""), 0
    for start, end in hits:
        if start >= at:
            html += escape(words[at:start]) + Markup("<mark>{}</mark>").format(words[start:end])
            at = end
    return html + escape(words[at:])
