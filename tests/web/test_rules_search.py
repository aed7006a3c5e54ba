"""Search in the rules, the cards in pictures, marked decisions, and the summaries."""

from __future__ import annotations

import re

import pytest
from markupsafe import Markup

import azalai
from azalai.messages import language, languages
from azalai.web import pages
from azalai.web.rules_page import DOCS, GAMES, PAGES, SUMMARY, text
from azalai.web.rules_search import search
from tests.tongues import TONGUES
from tests.web import samples
from tests.web.html_reading import Page


def found(query: str, tongue: str = "en") -> list[str]:
    return [result.entry.rule or result.entry.anchor for result in search(query, tongue)]


def test_a_rule_is_found_by_its_id_and_by_its_words() -> None:
    assert found("T12")[0] == "T12"
    assert found("t12")[0] == "T12"
    assert "T10" in found("opposite opponent")
    assert "B18" in found("water alone")
    assert found("camels spaceship") == []
    assert found("  ") == []


def test_words_of_the_heading_find_its_rules_after_those_that_have_the_words_themselves() -> None:
    assert {"T50", "T51"} <= set(found("end of the game"))
    results = search("end of the game", "en")
    own = [all(word in result.entry.text.casefold() for word in ("end", "of", "the", "game")) for result in results]
    assert own == sorted(own, reverse=True)


def test_accents_and_case_do_not_matter() -> None:
    assert found("ZLODZIEJ naroznik", "pl") == found("złodziej narożnik", "pl") != []


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_result_leads_to_an_anchor_that_is_there(tongue: str) -> None:
    for name in PAGES:
        with language(tongue):
            page = Page(pages.rules_html(samples.viewer(language=tongue), name))
        anchors = {element.attributes["id"] for element in page.having("id")}
        assert {entry.anchor for entry in text(name, tongue).entries} <= anchors


def test_the_words_of_the_query_are_marked_and_never_markup() -> None:
    shown = pages.search_html(samples.viewer(), "Markers <b>")
    assert "<b>" not in shown.replace("<b>T", "").replace("<b>X", "").replace("<b>B", "")
    assert "<mark>marker</mark>s" in pages.search_html(samples.viewer(), "marker row column")


def test_what_the_printed_rules_leave_open_is_marked() -> None:
    for tongue, word in (("en", "Decision"), ("pl", "Rozstrzygnięcie")):
        source = (DOCS / "rules" / ("" if tongue == "en" else tongue) / "tuareg.md").read_text(encoding="utf-8")
        marked = str(text("tuareg", tongue).html).count(f'<strong class="decision">{word}</strong>')
        assert marked == source.count(f"**{word}**") > 10


def test_the_rules_begin_with_the_game_and_end_with_the_glossary() -> None:
    headings = [heading for _, heading in text("targi", "en").contents]
    assert headings[:3] == ["The board", "Set-up", "A round"]
    assert headings[-2:] == ["Words", "About this page"]


@pytest.mark.parametrize("expansion", [False, True])
def test_every_card_of_targi_has_its_picture(expansion: bool) -> None:
    name = "targi-expansion-cards" if expansion else "targi-cards"
    page = Page(pages.rules_html(samples.viewer(), name))
    pictures = [each.name for each in page.having("title") if each.attributes.get("role") == "img"]
    game = azalai.new("targi", **({"expansion": True} if expansion else {}))
    goods = {card.shows for card in game.setting.deck.goods.values()}
    border = 6 if expansion else 16
    assert len(pictures) == len(game.view(None)["cards"]) + len(goods) + border + len(game.setting.deck.dunes)
    assert all(pictures)


def test_every_game_has_a_summary_in_every_language() -> None:
    wanted = {"targi-summary", "targi-expansion-summary", "tuareg-summary"}
    assert {page for names in GAMES.values() for page in names if page.endswith(SUMMARY)} == wanted
    for tongue in languages():
        for name in wanted:
            assert text(name, tongue).language == tongue
            rules = set(re.findall(r"#([TXB]\d\d)", str(text(name, tongue).html)))
            assert rules <= {entry.rule for entry in text(name.removesuffix(SUMMARY), tongue).entries}
    assert "data-print" in pages.rules_html(samples.viewer(), "targi-summary")


def test_words_are_found_in_languages_without_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    from azalai.web import rules_search
    from azalai.web.rules_page import Entry, Text

    words = {"T07": "每轮强盗沿顺时针移动一格。", "T12": "盗賊は交点にTargiを置く。"}
    entries = tuple(Entry(rule, "规则", rule, said) for rule, said in words.items())
    monkeypatch.setattr(rules_search, "text", lambda *_: Text("zh", "规则", Markup(""), (), entries, False))
    monkeypatch.setattr(rules_search, "PAGES", ("targi",))
    monkeypatch.setattr(rules_search, "_entries", rules_search._entries.__wrapped__)  # without its cache
    assert found("强盗") == ["T07"]
    assert found("移动 强盗") == ["T07"]
    assert found("强盗移动") == ["T07"]  # apart in the text
    assert found("交点") == ["T12"]
    assert found("targi") == ["T12"]  # a Latin word between characters
    assert found("骆驼") == []
