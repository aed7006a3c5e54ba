"""Set-up of the expansion, and the first things of a round. X01 to X06, X10, X18."""

from __future__ import annotations

from collections import Counter

import pytest

import azalai
from azalai import Game
from azalai.games.targi.rules.favour import targia_card
from tests.targi.tables import BLUE, WHITE, gold, goods, hand, player, points
from tests.targi.x_tables import TARGIA_OF, acts, discarded, open_dunes, stock, water

pytestmark = pytest.mark.rules

CHANGED = {1, 4, 5, 8, 9, 10, 12, 13, 14, 16}
GOODS_CARDS = {2: "1d", 3: "1s", 6: "1p", 7: "1d", 11: "1p", 15: "1s"}


def new(seed: int = 0, **options: object) -> Game:
    return azalai.new("targi", seed=seed, expansion=True, **options)


@pytest.mark.rule("X01")
def test_X01_six_goods_cards_stay_and_ten_numbers_take_new_cards() -> None:
    border = {card["number"]: card for card in new().view(None)["border"]}
    base = {card["number"]: card for card in azalai.new("targi", seed=0).view(None)["border"]}

    assert {number: card["gain"] for number, card in border.items() if card["role"] == "goods"} == GOODS_CARDS
    figures = ("robber", "targis", "targia", "set")

    def facts(card: dict[str, object]) -> dict[str, object]:
        return {key: value for key, value in card.items() if key not in figures}

    assert {number for number in border if facts(border[number]) != facts(base[number])} == CHANGED
    assert border[13]["role"] == "spring"


@pytest.mark.rule("X02")
def test_X02_the_decks_are_the_new_tribe_and_all_goods_cards_with_the_checkerboard_turned_round() -> None:
    for seed in range(5):
        table = new(seed).view(None)
        centre = table["centre"]
        goods_cards = [space["card"] for space in centre if space["sort"] == "goods"]
        tribe_cards = [space["card"] for space in centre if space["sort"] == "tribe"]

        assert [space["space"] for space in centre if space["sort"] == "goods"] == [2, 4, 6, 8]
        assert len(tribe_cards) == 5
        in_the_game = Counter(goods_cards + table["decks"]["goods"]["cards"])
        assert in_the_game.total() == 24
        with_water = {"2w": 1, "3w": 1, "1w1d": 1, "1w1s": 1, "1w1p": 1}
        assert {shows: in_the_game[f"goods:{shows}"] for shows in with_water} == with_water
        tribe = tribe_cards + table["decks"]["tribe"]["cards"] + table["discards"]["tribe"]
        assert sorted(tribe) == sorted(f"x{kind}{n}" for kind in "trnwo" for n in range(1, 10))


@pytest.mark.rule("X03")
def test_X03_the_top_tribe_card_starts_the_discard_pile() -> None:
    table = new(3).view(WHITE)

    assert len(table["discards"]["tribe"]) == 1
    assert table["discards"]["tribe"][0] is not None, "everybody sees it"
    assert table["decks"]["tribe"]["count"] == 45 - 5 - 1


@pytest.mark.rule("X04")
def test_X04_three_of_twenty_shuffled_dunes_lie_face_up() -> None:
    deals = [new(seed) for seed in range(30)]

    for game in deals:
        table = game.view(None)
        assert None not in open_dunes(game)
        cards = [dune["card"] for dune in table["dunes"]] + table["decks"]["dunes"]["cards"]
        assert Counter(Counter(cards).values()) == {1: 8, 2: 6}
        assert len(cards) == 20
        assert table["discards"]["dunes"] == []
    assert len({open_dunes(game)[0] for game in deals}) > 5, "they are shuffled"


@pytest.mark.rule("X05")
def test_X05_each_player_starts_with_one_of_each_good_and_two_water() -> None:
    game = new()

    for seat in (BLUE, WHITE):
        assert (goods(game, seat), water(game, seat), gold(game, seat)) == ((1, 1, 1), 2, 1)
        assert (points(game, seat), hand(game, seat)) == (4, [])
        assert player(game, seat)["display"] == [[], [], []]


@pytest.mark.rule("X05")
def test_X05_easy_gives_two_of_each_good_and_changes_nothing_else() -> None:
    game = new(easy=True)

    for seat in (BLUE, WHITE):
        assert (goods(game, seat), water(game, seat), gold(game, seat)) == ((2, 2, 2), 2, 1)
        assert points(game, seat) == 4


@pytest.mark.rule("X06")
def test_X06_white_starts_unless_the_option_says_otherwise() -> None:
    assert new().seat == WHITE
    assert new(first="blue").seat == BLUE


@pytest.mark.rule("X10")
def test_X10_the_targia_walks_counter_clockwise_over_the_corners_from_fifteen() -> None:
    walked = []
    for robber, card in TARGIA_OF.items():
        with_her = acts({"targis": [card]}, robber=robber)
        assert "favour" in {move.text for move in with_her.moves()}, f"robber on {robber}: she stands on {card}"
        walked.append(with_her.view(None)["targia"])

    assert walked == [15, 14, 13, 11, 10, 9, 7, 6, 5, 3, 2, 1]


@pytest.mark.rule("X10")
def test_X10_she_is_on_one_card_alone() -> None:
    for card in (1, 3, 5, 6, 7, 9, 10, 11, 13, 15):
        game = acts({"targis": [card]} | stock(dates=3, gold=1), robber=2)

        assert "favour" not in {move.text for move in game.moves()}, f"she is on 14, not on {card}"


@pytest.mark.rule("X03", "X27")
def test_X03_the_first_discard_can_be_taken_by_the_tribal_expansion() -> None:
    dealt = new(1, first="blue")
    top = discarded(dealt, "tribe")[-1]
    for place in ("p14", "p2", "p6", "p9", "p7", "p11"):
        dealt.play(place)

    game = dealt.play("b14").play("top")

    assert game.view(WHITE)["card"]["card"] == top, "everybody knows it"


@pytest.mark.rule("X10")
def test_X10_without_the_expansion_she_stands_nowhere() -> None:
    base, expansion = azalai.new("targi", seed=1), azalai.new("targi", seed=1, expansion=True)

    assert targia_card(base.table, base.setting.cards) == 0
    assert targia_card(expansion.table, expansion.setting.cards) == 15
