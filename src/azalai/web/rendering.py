"""Pages from templates: one Jinja environment for all rooms, with messages, icons and addresses of static files.

Static files live under one address that changes with their contents (``/static/{hash}/base.css``), so that a browser
may keep them for ever and files may name each other relatively.
"""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from azalai.messages import commas, languages, say, with_and

HERE = Path(__file__).parent
STATIC = HERE / "static"


@functools.cache
def static_hash() -> str:
    """One hash of all static files."""
    whole = hashlib.sha256()
    for file in sorted(STATIC.rglob("*")):
        if file.is_file():
            whole.update(file.relative_to(STATIC).as_posix().encode() + b"\0" + file.read_bytes())
    return whole.hexdigest()[:12]


@functools.cache
def static(path: str) -> str:
    """The address of a static file; one that is not there is a mistake in the program."""
    if not (STATIC / path).is_file():
        raise FileNotFoundError(path)
    return f"/static/{static_hash()}/{path}"


@functools.lru_cache(4096)
def icon(name: str, classes: str = "", title: str = "") -> Markup:
    """A symbol of the sprite: ``salt`` for i-salt. Without a title it is decoration."""
    spoken = Markup('role="img" aria-label="{}"').format(title) if title else Markup('aria-hidden="true"')
    href = f"{static('icons.svg')}#i-{name}"
    return Markup('<svg class="ic {}" {}><use href="{}"/></svg>').format(classes, spoken, href)


@functools.lru_cache(512)
def piece(name: str, classes: str = "", title: str = "") -> Markup:
    """A standing piece (figure, robber, targia); its colour comes from a class p1 to p5."""
    spoken = Markup('role="img" aria-label="{}"').format(title) if title else Markup('aria-hidden="true"')
    href = f"{static('icons.svg')}#p-{name}"
    return Markup('<svg class="{}" viewBox="0 0 40 56" {}><use href="{}"/></svg>').format(classes, spoken, href)


def markup_say(message: str, /, **arguments: object) -> Markup:
    """A message into which marked-up arguments are put: plain ones are escaped, the message itself too."""
    slots = {name: f"\ue000{number}\ue001" for number, name in enumerate(arguments)}
    kept = {name: value for name, value in arguments.items() if not isinstance(value, Markup)}
    text = str(escape(say(message, **(slots | kept))))
    for name, value in arguments.items():
        if isinstance(value, Markup):
            text = text.replace(slots[name], str(value))
    return Markup(text)  # all that was not Markup is escaped above


@functools.cache
def environment() -> Environment:
    env = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    env.globals.update(
        say=say, markup_say=markup_say, static=static, icon=icon, piece=piece, commas=commas, with_and=with_and
    )
    env.globals["languages"] = languages
    return env


@functools.cache
def macros(template: str) -> Any:
    """The macros of a template, which draw from their values alone. A page that is drawn often gets them as a value: an
    import is looked up anew each time."""
    return environment().get_template(template).module


def render(template: str, **values: Any) -> str:
    """A template (``pages/home.html``) with its values."""
    return environment().get_template(template).render(**values)
