"""The files of figures that bots play with: what differs by the number of seats, and every fault named by file and
field."""

from __future__ import annotations

import tomllib

import pytest

from azalai.bots.binding import HOW, read_how
from azalai.bots.levels import read_levels
from azalai.bots.parameters import Figures
from azalai.errors import BotFileError

LEVELS = """
[gentle]
player = "greedy"
weights = "gentle"

[steady]
player = "search"
weights = "greedy"
simulations = 12
"""
SEARCH = "".join(f"{name} = 1.0\n" for name in HOW)


def reasons_for_levels(text: str, game: str = "tuareg") -> list[str]:
    with pytest.raises(BotFileError, match=rf"^{game}/levels\.toml cannot be used") as refused:
        read_levels(game, tomllib.loads(LEVELS + text))
    return refused.value.reasons


def reasons_for_how(text: str, game: str = "tuareg") -> list[str]:
    with pytest.raises(BotFileError, match=f"^{game}/how.toml cannot be used") as refused:
        read_how(game, tomllib.loads(text))
    return refused.value.reasons


def test_what_stands_under_a_number_of_seats_takes_the_place_of_the_usual() -> None:
    figures = Figures({"hours": 2.0, "wide": 900.0}, {4: {"hours": 100.0}})

    assert figures.at(3) == {"hours": 2.0, "wide": 900.0}
    assert figures.at(4) == {"hours": 100.0, "wide": 900.0}


def test_both_files_say_it_in_the_same_way() -> None:
    how = read_how("tuareg", tomllib.loads(SEARCH + "[seats.5]\nhours = 9\n"))
    _, steady = read_levels("tuareg", tomllib.loads(LEVELS + "[steady.seats.5]\nsimulations = 9\n"))

    assert [how.at(seats)["hours"] for seats in (2, 5)] == [1.0, 9]
    assert [steady.at(seats).simulations for seats in (2, 5)] == [12, 9]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (SEARCH + "[seats.6]\nhours = 1.0", "seats.6 is no table for a number of seats; there can be [seats.2], "),
        (SEARCH + "[seats.many]\nhours = 1.0", "seats.many is no table for a number of seats"),
        (SEARCH + "[seats]\n4 = 1", "seats.4 is no table for a number of seats"),
        (SEARCH + "seats = 4", "seats is no table for a number of seats"),
        (SEARCH + '[seats.4]\nhours = "long"', "seats.4.hours must be a number from 0 to 1,000,000, not 'long'"),
        (SEARCH + "[seats.4]\nhour = 1.0", "seats.4.hour is not known here; known are exploration, "),
        (SEARCH + "speed = 1.0", "speed is not known here"),
        (SEARCH.replace("wide = 1.0", "wide = -1.0"), "wide must be a number from 0 to 1,000,000, not -1.0"),
        (SEARCH.replace("wide = 1.0", "wide = true"), "wide must be a number from 0 to 1,000,000, not True"),
        (SEARCH.replace("wide = 1.0", "wide = nan"), "wide must be a number from 0 to 1,000,000, not nan"),
        (SEARCH.replace("wide = 1.0\n", ""), "wide is missing"),
    ],
)
def test_faults_in_how_to_search(text: str, told: str) -> None:
    (found,) = reasons_for_how(text)

    assert found.startswith(told)


def test_a_game_for_two_has_no_larger_tables() -> None:
    (found,) = reasons_for_how(SEARCH + "[seats.4]\nhours = 1.0", "targi")

    assert found == "seats.4 is no table for a number of seats; there can be [seats.2]"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "[x]\nplayer = 'oracle'\nweights = 'greedy'",
            "x.player must be one of greedy, search, not 'oracle'",
        ),
        ("[x]\nplayer = 'greedy'\nweights = 'how'", "x.weights must be one of gentle, greedy, not 'how'"),
        ("[x]\nplayer = 'greedy'", "x.weights is missing"),
        (
            "[steady.seats.4]\nsimulations = 1.5",
            "steady.seats.4.simulations must be a whole number from 1 to 999,999,999, not 1.5",
        ),
        ("[steady.seats.7]\nsimulations = 80", "steady.seats.7 is no table for a number of seats"),
        ("simulations_of_many = 80", "steady.simulations_of_many is not known here; known are player, "),
        (
            "[x]\nplayer = 'search'\nweights = 'greedy'",
            "x needs simulations or milliseconds to search with",
        ),
        ("oracle = 1", "steady.oracle is not known here"),
    ],
)
def test_faults_in_levels(text: str, told: str) -> None:
    (found,) = reasons_for_levels(text)

    assert found.startswith(told)


def test_a_level_of_a_game_for_two_has_no_larger_tables() -> None:
    (found,) = reasons_for_levels("[gentle.seats.3]\nlapses = 1", "targi")

    assert found.startswith("gentle.seats.3 is no table for a number of seats")


def test_a_level_is_a_table_of_figures() -> None:
    assert reasons_for_levels("[strong]\n") == ["strong.player is missing", "strong.weights is missing"]


def test_all_faults_are_told_at_once() -> None:
    found = reasons_for_how("exploration = 'far'\n[seats.9]\n")

    assert len(found) == 1 + len(HOW)
