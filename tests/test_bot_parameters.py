"""The parameter files of bots: what differs by the number of seats, and every fault reported with file and field."""

from __future__ import annotations

import tomllib

import pytest

from azalai.bots.binding import SEARCH_PARAMETERS, read_search_parameters
from azalai.bots.levels import read_levels
from azalai.bots.parameters import Parameters
from azalai.errors import BotFileError

LEVELS = """
[gentle]
player = "greedy"
weights = "greedy"

[steady]
player = "search"
weights = "greedy"
simulations = 12
"""
SEARCH = "".join(f"{name} = 1.0\n" for name in SEARCH_PARAMETERS)


def reasons_for_levels(text: str, game: str = "tuareg") -> list[str]:
    with pytest.raises(BotFileError, match=rf"^{game}/levels\.toml cannot be used") as refused:
        read_levels(game, tomllib.loads(LEVELS + text))
    return refused.value.reasons


def reasons_for_search(text: str, game: str = "tuareg") -> list[str]:
    with pytest.raises(BotFileError, match=f"^{game}/search.toml cannot be used") as refused:
        read_search_parameters(game, tomllib.loads(text))
    return refused.value.reasons


def test_what_stands_under_a_number_of_seats_takes_the_place_of_the_usual() -> None:
    parameters = Parameters({"rollout_hours": 2.0, "start_scale": 900.0}, {4: {"rollout_hours": 100.0}})

    assert parameters.at(3) == {"rollout_hours": 2.0, "start_scale": 900.0}
    assert parameters.at(4) == {"rollout_hours": 100.0, "start_scale": 900.0}


def test_both_files_say_it_in_the_same_way() -> None:
    search = read_search_parameters("tuareg", tomllib.loads(SEARCH + "[seats.5]\nrollout_hours = 9\n"))
    _, steady = read_levels("tuareg", tomllib.loads(LEVELS + "[steady.seats.5]\nsimulations = 9\n"))

    assert [search.at(seats)["rollout_hours"] for seats in (2, 5)] == [1.0, 9]
    assert [steady.at(seats).simulations for seats in (2, 5)] == [12, 9]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            SEARCH + "[seats.6]\nrollout_hours = 1.0",
            "seats.6 is not a table for a number of seats; possible: [seats.2], ",
        ),
        (SEARCH + "[seats.many]\nrollout_hours = 1.0", "seats.many is not a table for a number of seats"),
        (SEARCH + "[seats]\n4 = 1", "seats.4 is not a table for a number of seats"),
        (SEARCH + "seats = 4", "seats is not a table for a number of seats"),
        (
            SEARCH + '[seats.4]\nrollout_hours = "long"',
            "seats.4.rollout_hours must be a number from 0 to",
        ),
        (SEARCH + "[seats.4]\nhour = 1.0", "seats.4.hour is unknown; known fields: exploration, "),
        (SEARCH + "speed = 1.0", "speed is unknown"),
        (
            SEARCH.replace("start_scale = 1.0", "start_scale = -1.0"),
            "start_scale must be a number from 0 to 1,000,000, not -1.0",
        ),
        (
            SEARCH.replace("start_scale = 1.0", "start_scale = true"),
            "start_scale must be a number from 0 to 1,000,000, not True",
        ),
        (
            SEARCH.replace("start_scale = 1.0", "start_scale = nan"),
            "start_scale must be a number from 0 to 1,000,000, not nan",
        ),
        (SEARCH.replace("start_scale = 1.0\n", ""), "start_scale is missing"),
    ],
)
def test_faults_in_the_search_parameters(text: str, told: str) -> None:
    (found,) = reasons_for_search(text)

    assert found.startswith(told)


def test_a_game_for_two_has_no_larger_tables() -> None:
    (found,) = reasons_for_search(SEARCH + "[seats.4]\nrollout_hours = 1.0", "targi")

    assert found == "seats.4 is not a table for a number of seats; possible: [seats.2]"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "[x]\nplayer = 'oracle'\nweights = 'greedy'",
            "x.player must be one of greedy, search, not 'oracle'",
        ),
        ("[x]\nplayer = 'greedy'\nweights = 'how'", "x.weights must be one of greedy, not 'how'"),
        ("[x]\nweights = 'greedy'", "x.player is missing"),
        (
            "[steady.seats.4]\nsimulations = 1.5",
            "steady.seats.4.simulations must be a whole number from 1 to 999,999,999, not 1.5",
        ),
        ("[steady.seats.7]\nsimulations = 80", "steady.seats.7 is not a table for a number of seats"),
        ("simulations_of_many = 80", "steady.simulations_of_many is unknown; known fields: player, "),
        (
            "[x]\nplayer = 'search'\nweights = 'greedy'",
            "x needs simulations or milliseconds for its search",
        ),
        ("oracle = 1", "steady.oracle is unknown"),
    ],
)
def test_faults_in_levels(text: str, told: str) -> None:
    (found,) = reasons_for_levels(text)

    assert found.startswith(told)


def test_a_level_of_a_game_for_two_has_no_larger_tables() -> None:
    (found,) = reasons_for_levels("[gentle.seats.3]\ntolerance = 1", "targi")

    assert found.startswith("gentle.seats.3 is not a table for a number of seats")


def test_a_level_is_a_table_of_parameters() -> None:
    assert reasons_for_levels("[strong]\n") == ["strong.player is missing"]


def test_all_faults_are_told_at_once() -> None:
    found = reasons_for_search("exploration = 'far'\n[seats.9]\n")

    assert len(found) == 1 + len(SEARCH_PARAMETERS)
