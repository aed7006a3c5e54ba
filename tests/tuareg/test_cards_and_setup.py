"""The pack, the special cards, set-up. B01 to B08."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import azalai
from tests.tuareg.tables import card_file, counts, play, player, table, top_of_pile

pytestmark = pytest.mark.rules

SEATS = (2, 3, 4, 5)


def all_cards(game: azalai.Game) -> Counter[str]:
    view = game.view(None)
    found: Counter[str] = Counter(view["pile"]["cards"])
    found.update(view["market"])
    found.update(view["discard"])
    for each in view["players"]:
        found.update(each["cache"])
        for cargo in each["camels"] + each["donkeys"]:
            found.update(cargo)
    return found


@pytest.mark.rule("B01")
def test_B01_forty_four_resource_cards() -> None:
    found = all_cards(azalai.new("tuareg", seed=1))

    assert found == {"water": 8, "gold": 10, "salt": 12, "millet": 14}
    assert found.total() == 44


@pytest.mark.rule("B02", "B03")
@pytest.mark.parametrize(
    ("seats", "special"), [(2, (2, 2, 3, 3)), (3, (3, 3, 3, 2)), (4, (4, 4, 3, 3)), (5, (5, 5, 3, 4))]
)
def test_B03_special_cards_in_play_by_number_of_players(seats: int, special: tuple[int, ...]) -> None:
    view = azalai.new("tuareg", seats=seats, seed=1).view(None)

    assert view["specials"] == dict(zip(("donkey", "cave", "thief", "map"), special, strict=True))


@pytest.mark.rule("B02")
def test_B02_never_more_than_the_box_holds() -> None:
    """Donkey 5, cave 5, thief 3, map 4: no number of players needs more of any."""
    box = {"donkey": 5, "cave": 5, "thief": 3, "map": 4}
    most = {name: max(azalai.new("tuareg", seats=n).view(None)["specials"][name] for n in SEATS) for name in box}

    assert most == box


@pytest.mark.rule("B04")
@pytest.mark.parametrize(("seats", "camels"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_B04_camels_for_each_player(seats: int, camels: int) -> None:
    players = azalai.new("tuareg", seats=seats).view(None)["players"]

    assert [each["camels"] for each in players] == [[[]] * camels] * seats


@pytest.mark.rule("B05")
def test_B05_value_and_points_of_each_resource() -> None:
    resources = azalai.new("tuareg").view(0)["cards"]["resources"]

    figures = {name: (facts["dinar"], facts["points"]) for name, facts in resources.items()}
    assert figures == {"water": (3, 6), "gold": (2, 5), "salt": (2, 4), "millet": (1, 3)}


@pytest.mark.rule("B05")
def test_B05_gold_is_worth_two_as_the_english_rules_say() -> None:
    """The Japanese text gives gold 5 dinar; with 5 a single gold would pay."""
    game = play(table(player("ggs")), "buy-map", "pay-g")

    assert game.view(None)["asks"][-1] == {"ask": "pay", "seat": 0, "paid": 2, "special": "map"}


@pytest.mark.rule("B05")
def test_B05_an_owner_corrects_single_figures(tmp_path: Path) -> None:
    file = card_file(tmp_path, "[resources.gold]\ndinar = 5\n[limits]\ndraw = 2\n")
    facts = azalai.new("tuareg", cards=file).view(0)["cards"]

    assert facts["resources"]["gold"] == {"count": 10, "dinar": 5, "points": 5}
    assert facts["limits"]["draw"] == 2
    assert facts["limits"]["cache"] == 4


@pytest.mark.rule("B06", "B07")
@pytest.mark.parametrize("seats", SEATS)
def test_B06_two_cards_make_the_market_and_42_the_pile(seats: int) -> None:
    for seed in range(20):
        view = azalai.new("tuareg", seats=seats, seed=seed).view(None)
        assert view["pile"]["count"] == len(view["pile"]["cards"]) == 42
        assert sum(view["market"].values()) == 2
        assert all(each["cache"] == [] for each in view["players"])


@pytest.mark.rule("B06")
def test_B06_the_pile_is_shuffled_from_the_seed() -> None:
    piles = [azalai.new("tuareg", seed=seed).view(None)["pile"]["cards"] for seed in (1, 2, 1)]

    assert piles[0] == piles[2]
    assert piles[0] != piles[1]


@pytest.mark.rule("B07")
def test_B07_everybody_sees_the_market_by_kind() -> None:
    game = table(player(), player(), player(), market="wgg")

    for seat in (None, 0, 1, 2):
        assert game.view(seat)["market"] == counts("wgg")


@pytest.mark.rule("B08")
@pytest.mark.parametrize("first", [2, "red"])
def test_B08_the_option_first_names_the_seat_that_begins(first: object) -> None:
    assert azalai.new("tuareg", seats=4, seed=3, first=first).seat == 2


@pytest.mark.rule("B08")
def test_B08_without_it_the_seed_draws_the_first_player() -> None:
    begins = Counter(azalai.new("tuareg", seats=4, seed=seed).seat for seed in range(400))

    assert set(begins) == {0, 1, 2, 3}
    assert min(begins.values()) > 60
    assert azalai.new("tuareg", seats=4, seed=9).seat == azalai.new("tuareg", seats=4, seed=9).seat


@pytest.mark.rule("B08")
def test_B08_naming_the_first_player_changes_nothing_else() -> None:
    drawn, named = azalai.new("tuareg", seed=5), azalai.new("tuareg", seed=5, first="white")

    assert drawn.view(None)["pile"] == named.view(None)["pile"]
    assert drawn.view(None)["market"] == named.view(None)["market"]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"seats": 1}, "seats must be a whole number from 2 to 5"),
        ({"seats": 6}, "seats must be"),
        ({"seats": True}, "seats must be"),
        ({"seats": 3, "first": "green"}, "blue, white, red"),
        ({"seats": 3, "first": 3}, "first cannot be 3"),
        ({"first": True}, "first cannot be True"),
        ({"expansion": True}, 'tuareg has no option "expansion"'),
        ({"cards": 7}, "cards must be a card file: its path"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(azalai.IllegalOption, match=reason):
        azalai.new("tuareg", **options)


def test_two_seats_unless_something_else_is_said() -> None:
    game = azalai.new("tuareg")

    assert game.seats == 2
    assert game.seat_names == ("blue", "white")
    assert azalai.new("tuareg", seats=5).seat_names[-1] == "saffron"


def test_a_named_top_of_the_pile_is_drawn_in_order() -> None:
    game = play(table(player(), pile=top_of_pile("wgsm")), "draw")

    assert game.view(0)["drawn"] == ["water", "gold", "salt"]
    assert game.view(None)["pile"]["cards"][0] == "millet"
