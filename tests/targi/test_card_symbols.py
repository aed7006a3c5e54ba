"""Every card shows the same symbols in the SVG picture and on the web page, and its figures in a terminal too."""

import re
from collections import Counter
from typing import Any

import pytest

import azalai
from azalai.games.targi.cards import effects, symbols
from azalai.games.targi.cards.effects import DUNE_EFFECTS, EFFECTS, Effect, dune_parts, effect_parts, moment_icon
from azalai.games.targi.cards.symbols import Part, border_icon, border_news, raid_instead, raid_wares
from azalai.games.targi.pictures.cards import border_card, effect_line, laid_card, tribe_card
from azalai.games.targi.pictures.dunes import dune_card
from azalai.games.targi.position.view import card_facts
from azalai.games.targi.rules import dunes as dune_rules
from azalai.games.targi.rules import effects as effect_rules
from azalai.games.targi.words.names import dune_facts, dune_text, effect_text
from azalai.games.targi.words.short import dune_words, effect_words
from azalai.web.targi.card_faces import border_face, dune_face, tribe_face

Facts = dict[str, Any]

DECK = azalai.new("targi", seed=1, expansion=True, tribe="mixed", border="mixed").setting.deck
TRIBE = {card.id: card_facts(DECK, number) for number, card in DECK.tribe.items()}
DUNES = {card.id: {**dune_facts(DECK, number), "place": 1, "targis": []} for number, card in DECK.dunes.items()}
BORDER = {
    f"{edition}-{number}": {
        "number": number,
        "role": card.role,
        "set": ("base", "expansion")[edition],
        **card.facts,
    }
    for edition, cards in enumerate(DECK.borders)
    for number, card in cards.items()
    if edition == 0 or DECK.borders[0][number] is not card
}
LETTERS = {"date": "d", "salt": "s", "pepper": "p", "gold": "g", "water": "w", "cross": "✚"}


def in_svg(svg: str) -> Counter[str]:
    """The symbols and figures of a picture; not its texts, which have other sizes and classes."""
    icons = re.findall(r'href="#az-([\w-]+)"', svg)
    figures = re.findall(r'<text class="b"[^>]*>([^<]*)<', svg)
    return Counter(icons) + Counter(figures)


def in_html(html: str) -> Counter[str]:
    icons = re.findall(r'href="[^"]*icons\.svg#i-([\w-]+)"', html)
    figures = re.findall(r'<(?:b|i class="per")>([^<]*)<', html)
    return Counter(icons) + Counter(figures)


def expected(*parts: Part) -> Counter[str]:
    return Counter(part.content for part in parts)


@pytest.mark.parametrize("card", [card for card, facts in TRIBE.items() if "do" in facts])
def test_an_effect_has_the_same_symbols_in_every_drawing(card: str) -> None:
    facts = TRIBE[card]
    parts = effect_parts(facts)
    svg = in_svg(effect_line(facts, 19, 75))
    svg.subtract([moment_icon(facts)])
    assert +svg == in_html(str(tribe_face({"cards": TRIBE}, card, words=False)["fx"])) == expected(*parts)
    assert effect_line(facts, 19, 75) in tribe_card(card, facts)
    icons = {part.content for part in parts if part.sort in ("icon", "struck")}
    assert icons <= in_svg(laid_card(card, facts)).keys()


def told(figure: int, text: str) -> bool:
    return any(word in text for word in (str(figure), *{1: ("one", "the top"), 2: ("two", "twice")}.get(figure, ())))


@pytest.mark.parametrize("card", [card for card, facts in TRIBE.items() if "do" in facts])
def test_the_texts_tell_the_goods_and_figures_of_an_effect(card: str) -> None:
    facts = TRIBE[card]
    figure = 0
    for part in effect_parts(facts):
        if part.sort == "figure":
            figure = int(re.sub(r"\D", "", part.content))
            assert told(figure, effect_words(facts))
            assert told(figure, effect_text(facts))
        elif figure and part.content in LETTERS:
            assert f"{figure}{LETTERS[part.content]}" in effect_words(facts)


def test_xn7_shows_its_water_everywhere() -> None:
    """X07: limits of 4 goods, 2 gold and 5 water more."""
    facts = TRIBE["xn7"]
    drawn = in_html(str(tribe_face({"cards": TRIBE}, "xn7", words=False)["fx"]))
    assert drawn == Counter(["jar", "+4", "any", "+2", "gold", "+5", "water"])
    assert drawn == in_svg(effect_line(facts, 19, 75)) - Counter(["always"])
    assert "water" in in_svg(laid_card("xn7", facts))
    assert effect_words(facts) == "keep +4+2g+5w"
    assert effect_text(facts) == "You may keep 4 more goods, 2 more gold and 5 more water."


@pytest.mark.parametrize("dune", DUNES)
def test_a_dune_has_the_same_symbols_in_every_drawing(dune: str) -> None:
    facts = DUNES[dune]
    face = dune_face(facts)
    parts = dune_parts(facts)
    picture = Part("icon", symbols.ICON_OF_DUNE[dune])
    assert in_html(str(face["fx"])) == expected(*parts)
    assert in_svg(dune_card(facts, taken=False)) - Counter(["scene"]) == expected(*parts, picture)
    assert face["icon"] == picture.content
    for value in [facts[argument.name] for argument in DUNE_EFFECTS[facts["do"]].arguments]:
        for figure in re.findall(r"\d+", str(value)):
            assert figure in dune_words(facts)
            assert told(int(figure), dune_text(facts))


@pytest.mark.parametrize("card", BORDER)
def test_a_border_card_has_the_same_symbols_in_every_drawing(card: str) -> None:
    facts = BORDER[card]
    face = border_face(facts)
    raid = facts["role"] == "raid"
    parts = [*raid_wares(facts), *raid_instead(facts)] if raid else border_news(facts)
    drop = ["water"] if facts["set"] == "expansion" else []
    svg = in_svg(border_card(facts, taken=False)) - Counter([border_icon(facts), *drop])
    assert in_html(f"{face['wares']}{face['instead']}{face['more']}") == svg == expected(*parts)
    assert face["icon"] == border_icon(facts)


@pytest.mark.parametrize(("table", "rules"), [(EFFECTS, effect_rules), (DUNE_EFFECTS, dune_rules)])
def test_the_rules_and_the_table_have_the_same_effects(table: dict[str, Effect], rules: Any) -> None:
    numbers = {name: getattr(rules, name.upper()) for name in table}
    assert {name: effect.number for name, effect in table.items()} == numbers
    assert sorted(numbers.values()) == list(range(1, len(table) + 1))


def test_every_argument_has_its_own_place_in_the_card_tables() -> None:
    for effect in [*EFFECTS.values(), *DUNE_EFFECTS.values()]:
        places = [(argument.column, argument.at) for argument in effect.arguments]
        assert len(set(places)) == len(places)
        names = set(re.findall(r"\{(\w+)", effect.drawing))
        assert names == {argument.name for argument in effect.arguments}
    assert effects.KIND_OR_MOST.choices.keys() - effects.KIND.choices.keys() == {"most"}
