"""Reads a page as a browser does, without one: its elements, and what a click on each of them does."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr", "use"}


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    parent: Element | None
    text: str = ""  # with that of all elements inside
    heard: str = ""  # the same without what is hidden from those who listen
    children: list[Element] = field(default_factory=list)

    @property
    def enabled(self) -> bool:
        return self.attributes.get("aria-disabled") != "true"

    @property
    def name(self) -> str:
        """How a screen reader calls it."""
        return self.attributes.get("aria-label") or " ".join(self.heard.split())


class Page(HTMLParser):
    """All elements of a piece of HTML, in order. A tag that does not close is a mistake."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self._open: list[Element] = []
        self.feed(html)
        assert not self._open, f"never closed: {[element.tag for element in self._open]}"

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        element = Element(
            tag, {name: value or "" for name, value in attributes}, self._open[-1] if self._open else None
        )
        self.elements.append(element)
        if element.parent:
            element.parent.children.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        element = self._open.pop()
        assert element.tag == tag, f"<{element.tag}> closed by </{tag}>"

    def handle_data(self, data: str) -> None:
        hidden = any(element.attributes.get("aria-hidden") == "true" for element in self._open)
        for element in self._open:
            element.text += data
            element.heard += "" if hidden else data

    def all(self, tag: str, **attributes: str) -> list[tuple[dict[str, str], str]]:
        """The attributes and the text of each element like this."""
        return [
            (element.attributes, " ".join(element.text.split()))
            for element in self.elements
            if element.tag == tag and attributes.items() <= element.attributes.items()
        ]

    def having(self, attribute: str) -> list[Element]:
        return [element for element in self.elements if attribute in element.attributes]

    def clicks(self) -> list[tuple[str, tuple[str, ...]]]:
        """What can be clicked: ``send`` or ``draft`` with its notations."""
        found = []
        for kind in ("send", "draft"):
            for element in self.having(f"data-{kind}"):
                assert element.enabled, element.attributes
                found.append((kind, tuple(element.attributes[f"data-{kind}"].split())))
        return found
