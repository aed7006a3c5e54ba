"""Rendering of templates: the Jinja environment, with messages, icons and URLs of static files.

The URL of a static file contains a hash of all of them (``/static/{hash}/base.css``): browsers may cache it for ever,
and the files can refer to each other by relative URLs.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

from jinja2 import FileSystemLoader, StrictUndefined
from jinja2.runtime import Context, Macro
from markupsafe import Markup

from azalai.messages import (
    between_sentences,
    language_in_use,
    language_name,
    language_tag,
    languages,
    say,
    sentence,
    with_and,
)
from azalai.web.template_compiler import LocalEnvironment

HERE = Path(__file__).parent
STATIC = HERE / "static"
FUNCTIONS = (FunctionType, type(functools.lru_cache(lambda: None)))
SOFT_HYPHEN = "\u00ad"
OTHER_SEATS = ("p2", "p3", "p4", "p5")  # classes


@functools.cache
def static_prefix() -> str:
    """What the URLs of static files begin with: it contains a hash of all of them."""
    whole = hashlib.sha256()
    for file in sorted(STATIC.rglob("*")):
        if file.is_file():
            whole.update(file.relative_to(STATIC).as_posix().encode() + b"\0" + file.read_bytes())
    return f"/static/{whole.hexdigest()[:12]}"


@functools.cache
def static(path: str) -> str:
    """The URL of a static file; FileNotFoundError if there is none."""
    if not (STATIC / path).is_file():
        raise FileNotFoundError(path)
    return f"{static_prefix()}/{path}"


def of_seat(symbol: str, classes: str) -> str:
    """The variant of a symbol for the seat with the class p1 to p5: figures and markers show the shape of their seat.
    The variants of the first seat have the plain names."""
    seats = [name[1] for name in classes.split() if name in OTHER_SEATS]
    return symbol + seats[0] if seats and symbol in ("p-figure", "i-marker") else symbol


def crest(seat: int) -> Markup:
    """The shape and colour of a seat: diamond, disc, triangle, square, hourglass."""
    return icon(f"crest{seat + 1}", f"crest p{seat + 1}")


@functools.cache
def _with_soft_hyphens(words: str) -> dict[str, str]:
    return {word.replace("-", ""): word.replace("-", SOFT_HYPHEN) for word in words.split()}


def divided(name: str) -> str:
    """The name of a card, with soft hyphens where a long word may be divided: not every browser knows where."""
    known = _with_soft_hyphens(say("language-divided"))
    return " ".join(known.get(word, word) for word in name.split(" "))


@functools.lru_cache(4096)
def icon(name: str, classes: str = "", title: str = "") -> Markup:
    """A symbol of icons.svg: ``salt`` for i-salt. Without a title it is decoration."""
    spoken = Markup('role="img" aria-label="{}"').format(title) if title else Markup('aria-hidden="true"')
    href = f"{static('icons.svg')}#{of_seat('i-' + name, classes)}"
    return Markup('<svg class="ic {}" {}><use href="{}"/></svg>').format(classes, spoken, href)


@functools.lru_cache(512)
def piece(name: str, classes: str = "", title: str = "") -> Markup:
    """A standing piece (figure, robber, targia); its colour comes from a class p1 to p5."""
    spoken = Markup('role="img" aria-label="{}"').format(title) if title else Markup('aria-hidden="true"')
    href = f"{static('icons.svg')}#{of_seat('p-' + name, classes)}"
    return Markup('<svg class="{}" viewBox="0 0 40 56" {}><use href="{}"/></svg>').format(classes, spoken, href)


class PlainCalls(Context):
    """Calls functions and macros directly. Jinja first looks whether they want the context, which costs as much as the
    calls of a page themselves; ours do not."""

    def call(__self, __obj: Any, *args: Any, **named: Any) -> Any:  # noqa: N805 - templates may pass any name
        if type(__obj) in FUNCTIONS:
            return __obj(*args, **named)
        if type(__obj) is Macro:
            return __obj(__self.eval_ctx, *args, **named)
        return super().call(__obj, *args, **named)


template_functions: dict[str, Callable[..., str]] = {
    "say": say,
    "between_sentences": between_sentences,
    "sentence": sentence,
    "static": static,
    "icon": icon,
    "piece": piece,
    "crest": crest,
    "divided": divided,
}
"""What every template can call. Calls with constant arguments are made when a template is compiled, so a result must
depend on nothing but the arguments and the language. The pages of a game add their own before the first rendering."""


@functools.cache
def environment(locale: str) -> LocalEnvironment:
    """The templates in a language."""
    env = LocalEnvironment(
        locale,
        template_functions,
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    env.context_class = PlainCalls
    env.globals.update(with_and=with_and)
    env.globals.update(languages=languages, language_name=language_name, language_tag=language_tag)
    return env


def macros(template: str) -> Any:
    """The macros of a template that need no context. Passing them to a page as a value is faster than importing them in
    its template, which costs a look-up on each rendering."""
    return _macros(language_in_use(), template)


@functools.cache
def _macros(locale: str, template: str) -> Any:
    return environment(locale).get_template(template).module


def render(template: str, **values: Any) -> str:
    """Render a template (``pages/home.html``)."""
    return environment(language_in_use()).get_template(template).render(**values)
