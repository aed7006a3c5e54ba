"""The pages in each language without English as a fallback: the tables of whole games, and every page around them. No
English word is left in what people see, hear or point at."""

from __future__ import annotations

import random
import re
from html.parser import HTMLParser

import pytest

import azalai
from azalai.games import rulebook
from azalai.messages import language_tag
from azalai.web import rules_page
from azalai.web.rules_pictures.drawings import PICTURES, drawn
from azalai.web.table_context import Place, TableContext
from azalai.web.web_tables import table_html
from tests.english_leftovers import VARIANTS, english_words
from tests.tongues import TRANSLATED
from tests.web import samples

SPOKEN = ("aria-label", "aria-description", "title", "alt", "placeholder", "data-say")
GIVEN = {
    samples.LINK,
    samples.LINK.rpartition("/")[2],
    *(level.character for level in samples.LEVELS),
}  # words that the samples bring with them
CARD = re.compile(r"(goods|dune):\w+")  # a card by its name in moves and views
NAMES = ("Ada", "Idir", "Tinni", "Mussa", "Kella")
WITHIN_A_LINE = re.compile(r"</?(?:span|b|i|em|small)\b[^>]*>")
GAP = re.compile(r"[。！？] +[\u3040-\u30ff\u3400-\u9fff]+|[\u3040-\u30ff\u3400-\u9fff][,:;!?](?!\w)")


class Said(HTMLParser):
    """All words of a page: its text, and the words for screen readers and tooltips."""

    def __init__(self, html: str, tongue: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.tag = language_tag(tongue)
        self.foreign = 0  # within what says itself that it is in another language
        self.tags: list[bool] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        foreign = tag == "code" or given.get("lang", self.tag) != self.tag
        if tag not in ("input", "img", "br", "hr", "link", "meta", "use", "path", "circle", "rect", "stop"):
            self.tags.append(foreign)
            self.foreign += foreign
        if not self.foreign and not foreign:
            self.texts += [str(given[name]) for name in SPOKEN if given.get(name)]

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("use", "path", "circle", "rect", "stop") and self.tags:
            self.foreign -= self.tags.pop()

    def handle_data(self, data: str) -> None:
        if data.strip() and not self.foreign:
            self.texts.append(data.strip())


def in_english(html: str, tongue: str) -> list[str]:
    texts = [text for text in dict.fromkeys(Said(html, tongue).texts) if text not in GIVEN and not CARD.fullmatch(text)]
    return [text for text in texts if english_words(text, tongue)]


def gaps(html: str) -> list[str]:
    """Spaces between two sentences in Chinese or Japanese, which have none, and punctuation that they do not use."""
    return GAP.findall(WITHIN_A_LINE.sub("", html))


def test_a_space_between_chinese_sentences_and_a_latin_comma_would_be_found() -> None:
    assert gaps("<p><span>抽牌。</span> <span>装载。</span></p>") == ["。 装载"]
    assert gaps("<p>抽牌。</p> <p>装载。 <a>Tuareg</a></p>") == []
    assert gaps("<p><b>错误</b>, −12.0</p>") == ["误,"]
    assert gaps("<p>错误，−12.0</p>") == []


def test_a_word_of_english_would_be_found() -> None:
    html = '<p>Twoja tura</p><button aria-label="Take the card">Weź</button><p lang="en">Rules of the game</p>'
    assert in_english(html, "pl") == ["Take the card"]


@pytest.mark.parametrize("tongue", TRANSLATED)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_as_a_page(variant: str, tongue: str, alone: None) -> None:
    name, options = VARIANTS[variant]
    game = azalai.new(name, seed=13, **options)
    places = tuple(Place(NAMES[seat], "person" if seat else "computer") for seat in range(game.seats))
    dice = random.Random(13)
    strange: list[str] = []
    number = 0
    while not game.over:
        seat = game.seat if dice.random() < 0.8 else None
        effects = dice.choice(["symbols", "text"])
        if number % 6 == 0:
            context = TableContext("t", number, game, seat, places, may_undo=True, may_hint=True, effects=effects)
            html = table_html(context)
            strange += in_english(html, tongue) + gaps(html)
        game.play(dice.choice(game.moves()))
        number += 1
    strange += in_english(table_html(TableContext("t", number, game, 0, places)), tongue)
    assert strange == []


@pytest.mark.parametrize("tongue", TRANSLATED)
@pytest.mark.parametrize("page", rules_page.PAGES)
def test_the_rules_and_the_cards(page: str, tongue: str, alone: None) -> None:
    html = rules_page.rules_html(samples.viewer(language=tongue), page)
    assert 'lang="en"' not in html
    assert in_english(html, tongue) == []


@pytest.mark.parametrize("tongue", TRANSLATED)
def test_the_page_of_the_cards_has_every_card(tongue: str, alone: None) -> None:
    for page, (name, options) in rules_page.CARDS.items():
        book = rulebook(name)
        html = rules_page.text(page, tongue).html
        rows = [row for _, rows in book.card_list(book.setting(options)) for row in rows]
        assert len(rows) > 70
        assert html.count("<tr>") == len(rows)


@pytest.mark.parametrize("tongue", TRANSLATED)
def test_every_page_round_the_table(tongue: str, alone: None) -> None:
    strange = {
        name: found
        for name, page in samples.documents().items()
        if (found := in_english(html := page(samples.viewer(language=tongue)), tongue) + gaps(html))
    }
    assert strange == {}


@pytest.mark.parametrize("tongue", TRANSLATED)
def test_the_words_in_the_pictures_of_the_rules(tongue: str, alone: None) -> None:
    for name in PICTURES:
        words = re.findall(r"<(?:text|title|desc)[^>]*>([^<]*)<", str(drawn(name, tongue)))
        assert words
        assert [text for text in words if english_words(text, tongue)] == [], name
