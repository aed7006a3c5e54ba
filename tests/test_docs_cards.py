"""The pages of rules and cards agree with the rules and the card files."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from azalai.games import rulebook
from azalai.games.targi.cards import card_file
from azalai.games.targi.cards.card_file import TribeCard
from azalai.games.targi.cards.effects import DUNE_EFFECTS, EFFECTS
from azalai.games.targi.cards.reader import CHANGED_BORDER
from azalai.kernel.catalogue import Action
from tests.doc_pages import quoted, read, rows, section


def test_the_rules_page_has_every_id_once_and_in_order() -> None:
    ids = re.findall(r"^- \*\*([A-Z]\d+)\*\* ", read("docs/rules/targi.md"), re.MULTILINE)

    numbers = [*range(1, 32), *range(40, 45), *range(50, 53), 60, 61]
    assert ids == [f"T{number:02}" for number in numbers] + ["E1", "E2"]


def test_the_expansions_page_has_every_id_once_and_in_order() -> None:
    ids = re.findall(r"^- \*\*([A-Z]\d+)\*\* ", read("docs/rules/targi-expansion.md"), re.MULTILINE)

    assert ids == [f"X{number:02}" for number in (*range(1, 9), *range(10, 29), *range(30, 34))]


def test_the_rules_page_of_tuareg_has_every_id_once_and_in_order() -> None:
    ids = re.findall(r"^- \*\*([A-Z]\d+)\*\* ", read("docs/rules/tuareg.md"), re.MULTILINE)

    assert ids == [f"B{number:02}" for number in range(1, 37)] + ["E1", "E2", "E3"]


@pytest.mark.parametrize("game", ["targi", "tuareg"])
def test_notation_lists_each_family_with_its_numbers_and_notations(game: str) -> None:
    table = section(read("docs/notation.md"), f"## {game.capitalize()}")
    listed = {quoted(row[0])[0]: (row[1], quoted(row[2])) for row in rows(table)}

    families: dict[str, list[Action]] = {}
    for action in rulebook(game).catalogue:
        families.setdefault(action.family, []).append(action)
    ends = {family: list(dict.fromkeys((each[0], each[-1]))) for family, each in families.items()}
    assert listed == {
        family: (" to ".join(str(action.id) for action in both), [action.notation for action in both])
        for family, both in ends.items()
    }


def arguments_and_moments(expansion: bool) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    return {
        name: (tuple(each.name for each in effect.arguments_in(expansion)), effect.moments_in(expansion))
        for name, effect in EFFECTS.items()
        if expansion or not effect.new
    }


ARGUMENTS, EXPANSION_ARGUMENTS = arguments_and_moments(expansion=False), arguments_and_moments(expansion=True)


def test_each_effect_is_described_where_players_and_owners_look() -> None:
    fields = section(read("docs/add-a-card.md"), "### A tribe card, field by field")
    base, more = fields.split("arguments of the effects")[1].split("With the expansion,")
    pages = [
        ("docs/rules/targi-cards.md", base, ARGUMENTS),
        ("docs/rules/targi-expansion-cards.md", more, EXPANSION_ARGUMENTS),
    ]
    everywhere: set[str] = set()
    for page, table, arguments in pages:
        described = {quoted(row[0])[0]: row[1] for row in rows(section(read(page), "## Effects of tribe cards"))}
        owners = {quoted(row[0])[0]: (quoted(row[1]), quoted(row[2])) for row in rows(table)}
        for effect, moments in described.items():
            assert moments == " or ".join(arguments[effect][1]), effect
        for effect, (moments, names) in owners.items():
            assert moments == list(arguments[effect][1]), effect
            assert set(arguments[effect][0]) <= set(names), effect
        new = {name for name in arguments if arguments is ARGUMENTS or arguments[name] != ARGUMENTS.get(name)}
        assert new <= described.keys()
        assert new == owners.keys()
        everywhere |= described.keys()
    assert everywhere == EFFECTS.keys()


@pytest.mark.parametrize("options", [{}, {"expansion": True}])
def test_each_effect_has_its_words(options: dict[str, bool]) -> None:
    book = rulebook("targi")
    setting = book.setting(options)
    in_play = setting.deck.tribe.values() if not options else list(setting.deck.tribe.values())[45:]
    with_effect = {card.id for card in in_play if card.effect}

    lists = [rows for _, rows in book.card_list(setting)]
    said = {row[0] for rows in lists for row in rows[1:] if row[list(rows[0]).index("Effect")]}

    assert with_effect <= said


def tribe_rows(cards: Iterable[TribeCard]) -> list[list[str]]:
    listed = []
    for card in cards:
        arguments = ", ".join(f"{name} {value}" for name, value in card.arguments.items())
        effect = f"`{card.effect}`" + (f": {arguments}" if arguments else "") if card.effect else ""
        extra = f" ({card.extra['cost']} for {card.extra['vp']}v)" if card.extra else ""
        cost = " or ".join(card.cost) + extra
        listed.append([f"`{card.id}`", card.kind, str(card.crosses), cost, card.when or "", effect])
    return listed


def goods_rows(shown: list[str]) -> list[list[str]]:
    return [[shows, str(shown.count(shows))] for shows in dict.fromkeys(shown)]


def test_the_card_page_shows_the_cards_of_the_card_file() -> None:
    page = read("docs/rules/targi-cards.md")
    deck = card_file.standard()

    assert rows(section(page, "## Tribe cards")) == tribe_rows(deck.tribe.values())
    assert rows(section(page, "## Goods cards")) == goods_rows([card.shows for card in deck.goods.values()])


def test_the_expansions_card_page_shows_the_cards_of_its_card_file() -> None:
    page = read("docs/rules/targi-expansion-cards.md")
    deck = card_file.standard(expansion=True)
    tribe, goods = list(deck.tribe.values())[45:], list(deck.goods.values())[19:]

    assert rows(section(page, "## Tribe cards")) == tribe_rows(tribe)
    assert rows(section(page, "## Goods cards")) == goods_rows([card.shows for card in goods])
    names = [card.id for card in deck.dunes.values()]
    dunes = []
    for name in dict.fromkeys(names):
        card = next(card for card in deck.dunes.values() if card.id == name)
        arguments = ", ".join(f"{key} {value}" for key, value in card.facts.items())
        effect = f"`{card.effect}`" + (f": {arguments}" if arguments else "")
        dunes.append([f"`{name}`", str(names.count(name)), effect, f"`{card.source}`"])
    described = section(page, "### What dunes do")
    assert rows(section(page, "## Dune cards").split("### ")[0]) == dunes
    assert {quoted(row[0])[0] for row in rows(described)} == DUNE_EFFECTS.keys()
    border = {int(row[0]): (row[1], quoted(row[3])) for row in rows(section(page, "## Border cards"))}
    new = {number: (card.role, [card.source]) for number, card in deck.borders[1].items() if number in CHANGED_BORDER}
    assert border == new
