"""Pages of Tuareg tables for the tests: scenes of games, and what a page offers, read from its HTML alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

import azalai
from azalai import Game
from azalai.web import drafts
from azalai.web.table_context import Place, TableContext
from azalai.web.web_tables import table_html

NAMES = ("Ada", "Idir", "Tinni", "Moussa", "Kella")
VOID = {"input", "br", "img", "use", "path", "hr", "meta", "link"}
Moves = tuple[str, ...]


def places(seats: int) -> tuple[Place, ...]:
    return tuple(Place(name, "person" if seat % 2 == 0 else "computer") for seat, name in enumerate(NAMES[:seats]))


def context(game: Game, draft: Moves = (), seat: int | None = -1, **wishes: object) -> TableContext:
    """A table through the eyes of a seat (-1: the one that decides), with a draft carried out."""
    looks = game.seat if seat == -1 else seat
    before, now = (game, drafts.draft(game, draft)) if draft else (None, game)
    return TableContext("t", 5, now, looks, places(game.seats), draft=draft, before=before, **wishes)  # type: ignore[arg-type]


def page(game: Game, draft: Moves = (), seat: int | None = -1, **wishes: object) -> Page:
    return Page(table_html(context(game, draft, seat, **wishes)))


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    text: str = ""
    inside: list[str] = field(default_factory=list)  # tags round it

    @property
    def name(self) -> str:
        """What a screen reader says."""
        return self.attributes.get("aria-label") or self.text.strip()


class Page(HTMLParser):
    """The elements of a page in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.elements: list[Element] = []
        self._open: list[Element] = []
        self.feed(html)
        assert not self._open, "an element is not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute twice in {self.get_starttag_text()}"
        element = Element(tag, {name: value or "" for name, value in attrs}, inside=[one.tag for one in self._open])
        self.elements.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data

    def all(self, attribute: str) -> list[Element]:
        return [element for element in self.elements if attribute in element.attributes]

    def by_id(self, name: str) -> Element:
        return next(element for element in self.elements if element.attributes.get("id") == name)

    @property
    def sends(self) -> set[Moves]:
        return {tuple(element.attributes["data-send"].split()) for element in self.all("data-send")}

    @property
    def drafts(self) -> set[Moves]:
        return {tuple(element.attributes["data-draft"].split()) for element in self.all("data-draft")}

    @property
    def drops(self) -> set[tuple[str, Moves]]:
        """What places do with pieces that are dropped there: ``draft`` or ``send``, and the decisions."""
        found = [
            value.split()
            for element in self.elements
            for name, value in element.attributes.items()
            if name.startswith("data-takes-")
        ]
        return {(how, tuple(moves)) for how, *moves in found}

    def offered(self, draft: Moves) -> set[str]:
        """The decisions that can be made next, by one click."""
        return {moves[-1] for moves in self.sends | self.drafts if moves and moves[:-1] == draft}


def random_game(seats: int, seed: int, *, steps: int = 10_000) -> Iterator[Game]:
    """A random game before each decision and at its end; special cards are bought and used more than chance would."""
    rng = random.Random(seed)
    game = azalai.new("tuareg", seats=seats, seed=seed)
    for _ in range(steps):
        yield game
        if game.over:
            return
        moves = game.moves()
        wanted = [move for move in moves if move.text.startswith(("buy-", "cave", "thief", "+", "more", "pay"))]
        game.play(rng.choice(wanted if wanted and rng.random() < 0.4 else moves))
