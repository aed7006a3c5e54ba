"""Reads the Fluent files of a language: every message with its file, line, text, variables and plural forms."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from azalai.messages import DEFAULT_LANGUAGE, languages

LOCALE = Path(str(files("azalai").joinpath("locale")))
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
EXCEPTIONS = "exceptions.toml"


@dataclass
class Message:
    """A message, and what stands in it. ``keys`` maps a variable to the selector keys that are compared with it."""

    id: str
    file: str
    line: int
    source: str
    comment: str
    text: list[str] = field(default_factory=list)
    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)
    keys: dict[str, list[str]] = field(default_factory=dict)
    numbers: set[str] = field(default_factory=set)  # variables that the message formats as numbers


@dataclass(frozen=True)
class SyntaxFault:
    file: str
    line: int
    fault: str


@dataclass(eq=False)
class Catalogue:
    """The messages of a language by id. ``repeated`` are messages whose id was there before. Caches tell catalogues
    apart by identity."""

    language: str
    messages: dict[str, Message] = field(default_factory=dict)
    repeated: list[Message] = field(default_factory=list)
    syntax: list[SyntaxFault] = field(default_factory=list)
    exceptions: dict[str, dict[str, str]] = field(default_factory=dict)

    def variables(self, id: str) -> set[str]:
        """The variables that a message and the messages in it need."""
        return set().union(*(message.variables for message in self.with_parts(id)))

    def text(self, id: str) -> str:
        """The words of a message and of the messages in it, in all variants."""
        return "\n".join(text for message in self.with_parts(id) for text in message.text)

    def with_parts(self, id: str) -> list[Message]:
        found: dict[str, Message] = {}
        wanted = [id]
        while wanted:
            next_id = wanted.pop()
            if next_id not in found and next_id in self.messages:
                found[next_id] = self.messages[next_id]
                wanted += sorted(found[next_id].messages)
        return list(found.values())


class _Contents(Visitor):
    """Collects what a message says and asks for."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.message.text.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.message.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "NUMBER":
            self.message.numbers |= {each.id.name for each in node.arguments.positional if hasattr(each, "id")}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        ]
        named = {key for key in keys if not key.lstrip("-").replace(".", "").isdigit()}
        if named <= CATEGORIES and (named - {"other"} or keys == ["other"]):
            self.message.plurals.append(named)
        if isinstance(node.selector, ast.VariableReference):
            self.message.keys.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def read(language: str, folder: Path | None = None) -> Catalogue:
    """The catalogue of a language, or of the folder that its files are in."""
    folder = folder or LOCALE / language
    catalogue = Catalogue(language)
    noted = folder / EXCEPTIONS
    if noted.is_file():
        catalogue.exceptions = tomllib.loads(noted.read_text(encoding="utf-8"))
    for file in sorted(folder.glob("*.ftl")):
        for entry in _entries(file):
            if isinstance(entry, SyntaxFault):
                catalogue.syntax.append(entry)
            elif entry.id in catalogue.messages:
                catalogue.repeated.append(entry)
            else:
                catalogue.messages[entry.id] = entry
    return catalogue


def _entries(file: Path) -> Iterator[Message | SyntaxFault]:
    text = file.read_text(encoding="utf-8")
    group = ""
    for entry in FluentParser().parse(text).body:
        assert entry.span is not None
        line = text.count("\n", 0, entry.span.start) + 1
        if isinstance(entry, ast.GroupComment):
            group = entry.content or ""
        elif isinstance(entry, ast.Junk):
            fault = (entry.annotations or [])[0]
            last = line + (entry.content or "").rstrip().count("\n")
            at = text.count("\n", 0, fault.span.start) + 1 if fault.span is not None else line
            yield SyntaxFault(file.name, min(at, last), str(fault.message))
        elif isinstance(entry, ast.Message) and entry.value is not None:
            own = (entry.comment.content or "") if entry.comment else ""
            source = text[entry.span.start : entry.span.end]
            line += own.count("\n") + 1 if own else 0
            message = Message(entry.id.name, file.name, line, source, f"{group}\n{own}".strip())
            _Contents(message).visit(entry.value)
            yield message


def translated() -> list[str]:
    """Every language but English."""
    return [language for language in languages() if language != DEFAULT_LANGUAGE]
