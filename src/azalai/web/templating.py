"""Jinja2 for all pages: one environment, everything escaped, words from the message catalogues."""

from __future__ import annotations

import functools
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from azalai.messages import say


@functools.cache
def environment() -> Environment:
    paper = Environment(
        loader=PackageLoader("azalai.web"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    paper.globals["say"] = say
    return paper


def render(template: str, /, **values: Any) -> str:
    """A template of the folder ``templates`` with its values."""
    return environment().get_template(template).render(**values)
