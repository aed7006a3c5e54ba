"""Templates are compiled with their constant messages inside, for each language."""

from __future__ import annotations

from jinja2 import DictLoader
from markupsafe import Markup

from azalai.messages import language, naming, say
from azalai.web.template_compiler import LocalEnvironment


def test_calls_with_constant_arguments_are_made_once_for_each_language() -> None:
    calls: list[str] = []

    def mark(name: str) -> Markup:
        calls.append(name)
        return Markup("<i>{}</i>").format(name)

    sources = {"page": '{{ mark("a") }} {{ mark(name) }} {{ say("web-cancel") }} {{ name }}'}
    page = LocalEnvironment("pl", {"say": say, "mark": mark}, loader=DictLoader(sources), autoescape=True).get_template(
        "page"
    )
    with language("pl"):
        cancel = say("web-cancel")
    drawn = [page.render(name="<b>") for _ in range(3)]

    assert drawn == [f"<i>a</i> <i>&lt;b&gt;</i> {cancel} &lt;b&gt;"] * 3
    assert calls == ["a", "<b>", "<b>", "<b>"]


def test_sentences_that_name_players_are_not_constant() -> None:
    source = '{{ say("tuareg-log-end", seat="red", passed="no") }}'
    page = LocalEnvironment("en", {"say": say}, autoescape=True).from_string(source)

    with language("en"), naming({"red": "Ada"}, codes=False):
        assert "Ada" in page.render()
        assert page.render() == say("tuareg-log-end", seat="red", passed="no")


def test_an_included_template_is_compiled_into_the_one_that_includes_it() -> None:
    """It sees the variables around it, and what it sets stays inside it."""
    sources = {
        "outer": "{% for each in names %}{% include 'inner' %}{% endfor %}{{ mark }}",
        "inner": "{% set mark = each ~ '!' %}{% from 'parts' import bold %}{{ bold(mark) }}",
        "parts": "{% macro bold(text) %}<b>{{ text }}</b>{% endmacro %}",
    }
    loader = DictLoader(sources)
    page = LocalEnvironment("en", {"say": say}, loader=loader, autoescape=True).get_template("outer")
    del sources["inner"]

    assert page.render(names=["a", "<"], mark="end") == "<b>a!</b><b>&lt;!</b>end"
