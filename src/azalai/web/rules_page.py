"""The rules pages: Markdown from ``docs/rules`` as HTML, each rule with its id as an anchor (/rules/targi#T12).

A wheel carries a copy of the Markdown in this package. Translations are in a folder named after the language. Without
one, the card pages are made from the game's own list of cards, and other pages are shown in English.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from azalai.games import rulebook
from azalai.messages import DEFAULT_LANGUAGE, join_numbers, language_in_use, say
from azalai.messages import language as speaking
from azalai.web.card_gallery import STYLESHEETS, gallery
from azalai.web.rendering import HERE, render
from azalai.web.rules_pictures.drawings import drawn
from azalai.web.tooltips import RULES_PAGES
from azalai.web.view_models import Viewer

GAMES = {
    "targi": (
        *("targi", "targi-summary", "targi-cards"),
        *("targi-expansion", "targi-expansion-summary", "targi-expansion-cards"),
    ),
    "tuareg": ("tuareg", "tuareg-summary"),
}
PAGES = tuple(page for pages in GAMES.values() for page in pages)
SUMMARY = "-summary"  # the suffix of pages that fit on one sheet of paper
CARDS: dict[str, tuple[str, dict[str, Any]]] = {
    "targi-cards": ("targi", {}),
    "targi-expansion-cards": ("targi", {"expansion": True}),
}
PACKED = HERE / "book"  # in a wheel
DOCS = HERE.parents[2] / "docs"  # in a checkout
_LETTERS = "".join(RULES_PAGES)  # the first letters of rule ids
RULE = re.compile(rf"[{_LETTERS}]\d+[a-z]?")
NAMED_RULE = re.compile(rf"\b([{_LETTERS}]\d\d)\b")
WIDTH = re.compile(r'\{ width="\d+" \}')
LINK = re.compile(r"(?:(?:\.\./)?([a-z-]+)\.md)?(#.*)?")  # translations link to pages one folder above
SIZE = re.compile(r'<svg[^>]* width="(\d+)" height="(\d+)"')


@dataclass(frozen=True)
class Entry:
    """A paragraph of the rules, for the search."""

    anchor: str
    heading: str  # of its section
    rule: str  # its id; empty for other paragraphs
    text: str


@dataclass(frozen=True)
class Text:
    """The rules of one page, as HTML."""

    language: str
    title: str
    html: Markup
    contents: tuple[tuple[str, str], ...]  # anchor, heading
    entries: tuple[Entry, ...]
    has_decisions: bool

    @property
    def anchor(self) -> str:
        """The anchor of the title."""
        return slug(self.title)


def folder() -> Path:
    return PACKED if PACKED.is_dir() else DOCS


def picture(name: str, language: str) -> str | None:
    """A picture of the rules in a language; None if there is no such picture."""
    file = folder() / "pictures" / name
    if not re.fullmatch(r"[a-z-]+\.svg", name) or not file.is_file():
        return None
    drawing = drawn(name, language) if language != DEFAULT_LANGUAGE else None
    return file.read_text(encoding="utf-8") if drawing is None else drawing


def _picture_size(name: str) -> tuple[str, str]:
    """Width and height of a picture: with them the page keeps its place free, and nothing shifts when it arrives."""
    found = SIZE.search((folder() / "pictures" / name).read_text(encoding="utf-8"))
    assert found, name
    return found[1], found[2]


def rules_html(viewer: Viewer, name: str) -> str:
    """The inside of a rules page; KeyError if there is no such page."""
    if name not in PAGES:
        raise KeyError(name)
    game = next(game for game, pages in GAMES.items() if name in pages)
    siblings = [(each, say("rules-page", page=each), each == name) for each in GAMES[game]]
    cards_of, cards = gallery(name)
    return render(
        "pages/rules.html",
        viewer=viewer,
        text=text(name, language_in_use()),
        siblings=siblings,
        game=game,
        games=GAMES,
        summary=name.endswith(SUMMARY),
        gallery=cards,
        gallery_game=cards_of,
        gallery_open=name in CARDS,
    )


def stylesheets(name: str) -> tuple[str, ...]:
    """The stylesheets that the cards on a rules page need."""
    return STYLESHEETS.get(gallery(name)[0], ())


@functools.cache
def text(name: str, language: str) -> Text:
    language, source = _source(name, language)
    tokens = _reader().parse(WIDTH.sub("", source))
    title = tokens[1].content
    with speaking(language):
        decision = say("rules-decision")
    contents = []
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            anchor = slug(tokens[at + 1].content)
            token.attrSet("id", anchor)
            if token.tag == "h2":
                contents.append((anchor, _plain(tokens[at + 1])))
        elif token.type == "list_item_open":
            _name_rule(token, tokens[at + 2])
        _point_all(token.children or [], language)
        _mark_decisions(token.children or [], decision)
        if language != DEFAULT_LANGUAGE:
            for child in token.children or []:
                child.content = join_numbers(child.content) if child.type == "text" else child.content
        token.children = token.children and list(_with_rule_links(token.children))
    html = _reader().renderer.render(tokens[3:], _reader().options, {})
    decisions = 'class="decision"' in html
    return Text(language, title, Markup(html), tuple(contents), tuple(_entries(tokens)), decisions)


def _entries(tokens: Sequence[Token]) -> Iterator[Entry]:
    """The paragraphs and table rows of a page below its title, each with its place."""
    anchor = heading = rule = ""
    row: list[str] = []
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            anchor, heading = str(token.attrs["id"]), _plain(tokens[at + 1])
        elif token.type == "list_item_open":
            rule = str(token.attrs.get("id", ""))
        elif token.type in ("list_item_close", "tr_close"):
            if row:
                yield Entry(anchor, heading, "", " · ".join(row))
            rule, row = "", []
        elif token.type in ("td_open", "th_open"):
            row.append(_plain(tokens[at + 1]))
        elif token.type == "paragraph_open" and _plain(tokens[at + 1]):
            words = _plain(tokens[at + 1]).removeprefix(rule).strip()
            yield Entry(rule or anchor, heading, rule, words)


def _with_rule_links(children: Sequence[Token]) -> Iterator[Token]:
    """Rule ids in a text, such as (T14), become links to the rule. The id that names a rule is bold and stays."""
    linked = bold = False
    for child in children:
        linked = child.type == "link_open" or (linked and child.type != "link_close")
        bold = child.type == "strong_open" or (bold and child.type != "strong_close")
        if child.type != "text" or linked or bold:
            yield child
            continue
        for number, part in enumerate(NAMED_RULE.split(child.content)):
            words = Token("text", "", 0, content=part)
            if number % 2:  # what the pattern matched
                href = f"/rules/{RULES_PAGES[part[0]]}#{part}"
                yield from (Token("link_open", "a", 1, attrs={"href": href}), words, Token("link_close", "a", -1))
            elif part:
                yield words


def _mark_decisions(children: Sequence[Token], word: str) -> None:
    """Mark the word of the language for what the printed rules leave open."""
    for at, child in enumerate(children):
        if child.type == "strong_open" and children[at + 1].content == word:
            child.attrSet("class", "decision")


def _source(name: str, language: str) -> tuple[str, str]:
    """The language and the text of a page."""
    found = folder() / "rules" / language / f"{name}.md"
    if language != DEFAULT_LANGUAGE and found.is_file():
        return language, found.read_text(encoding="utf-8")
    if language != DEFAULT_LANGUAGE and name in CARDS:
        return language, _listed(name, language)
    return DEFAULT_LANGUAGE, (folder() / "rules" / f"{name}.md").read_text(encoding="utf-8")


def _listed(name: str, language: str) -> str:
    """The card list of a game as Markdown tables."""
    game, options = CARDS[name]
    book = rulebook(game)
    with speaking(language):
        parts = [f"# {say('rules-page', page=name)}"]
        for heading, (columns, *rows) in book.card_list(book.setting(options)):
            table = [columns, ["---"] * len(columns), *rows]
            parts += [f"## {heading}", "\n".join(f"| {' | '.join(row)} |" for row in table)]
    return "\n\n".join(parts)


@functools.cache
def _reader() -> MarkdownIt:
    """Markdown as HTML: a wide table scrolls in its frame, and code examples are for the documentation only."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    frame = '<div class="frame" tabindex="0" role="group">'
    reader.add_render_rule("table_open", lambda self, *table: frame + self.renderToken(*table))
    reader.add_render_rule("table_close", lambda self, *table: self.renderToken(*table) + "</div>")
    reader.add_render_rule("fence", lambda *_: "")
    return reader


def slug(heading: str) -> str:
    """The anchor of a heading, the same as in the documentation."""
    return re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())


def _plain(token: Token) -> str:
    return "".join(" " if child.type == "softbreak" else child.content for child in token.children or ())


def _name_rule(item: Token, inline: Token) -> None:
    """Make the bold rule id at the beginning of a list item its anchor."""
    children = inline.children or []
    found = next((at for at, child in enumerate(children) if child.type == "strong_open"), None)
    if found is not None and not any(child.content for child in children[:found]):
        name = children[found + 1].content
        if RULE.fullmatch(name):
            item.attrSet("id", name)
            item.attrSet("class", "rule")


def _point_all(children: Sequence[Token], language: str) -> None:
    """Rewrite links and pictures to URLs of this server; links that lead elsewhere in the documentation become text."""
    tag = "a"
    for child in children:
        if child.type == "image":
            query = "" if language == DEFAULT_LANGUAGE else f"?in={language}"
            name = Path(str(child.attrs["src"])).name
            width, height = _picture_size(name)
            address = f"/rules/pictures/{name}{query}"
            child.attrs |= {"src": address, "loading": "lazy", "width": width, "height": height}
        elif child.type == "link_open":
            read = LINK.fullmatch(str(child.attrs["href"]))
            here = bool(read and (read[1] in PAGES or (not read[1] and read[2])))
            tag = child.tag = "a" if here else "span"
            child.attrs = {"href": f"/rules/{read[1]}{read[2] or ''}" if read[1] else read[2]} if here and read else {}
        elif child.type == "link_close":
            child.tag = tag
