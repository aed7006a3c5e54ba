"""The parameter files of bots: what differs by the kind of table, and every fault reported with file and field."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from azalai.bots.binding import SEARCH_PARAMETERS, read_search_parameters
from azalai.bots.levels import read_levels
from azalai.bots.parameters import conditions
from azalai.errors import BotFileError
from azalai.games import rulebook
from azalai.games.interface import Setting

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


def at(game: str, **options: Any) -> Setting:
    return rulebook(game).setting(options)


def test_what_stands_under_a_condition_takes_the_place_of_the_usual() -> None:
    text = SEARCH.replace("rollout_hours = 1.0", "rollout_hours = 2.0") + '[where."seats=4"]\nrollout_hours = 100.0\n'

    search = read_search_parameters("tuareg", tomllib.loads(text))

    hours = [search.at(at("tuareg", seats=seats))["rollout_hours"] for seats in (2, 3, 4)]
    assert hours == [2.0, 2.0, 100.0]
    assert search.at(at("tuareg"))["rollout_hours"] == 2.0, "two seats are the default"
    assert search.at(at("tuareg", seats=4))["start_scale"] == 1.0


def test_a_level_differs_by_kind_of_table_and_the_last_condition_that_holds_decides() -> None:
    text = """
[steady.where.expansion]
simulations = 20
temperature = 3

[steady.where."tribe=mixed"]
simulations = 30

[steady.where."border=base"]
tolerance = 7
"""
    _, steady = read_levels("targi", tomllib.loads(LEVELS + text))

    def found(**options: Any) -> tuple[int | None, float, float]:
        level = steady.at(at("targi", **options))
        return level.simulations, level.temperature, level.tolerance

    assert found() == (12, 0, 7), "without the expansion the border is that of the base game"
    assert found(expansion=True) == (20, 3, 0)
    assert found(expansion=True, tribe="mixed") == (30, 3, 0)
    assert found(expansion=True, previous=5) == (30, 3, 0), "the rest of a mixed deck is a mixed deck"
    assert found(expansion=True, border="base") == (20, 3, 7)
    assert found(expansion=True, border={"1": "base"}) == (20, 3, 0)


def test_conditions_that_are_possible() -> None:
    sets = ("base", "expansion", "mixed")
    of_targi = [f"{option}={each}" for option in ("tribe", "border") for each in sets]

    assert list(conditions(rulebook("targi").table_options)) == ["expansion", "easy", *of_targi]
    assert list(conditions(rulebook("tuareg").table_options)) == [f"seats={seats}" for seats in (2, 3, 4, 5)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            SEARCH + '[where."seats=6"]\nrollout_hours = 1.0',
            "where.seats=6 is not a condition on a table; possible: seats=2, ",
        ),
        (SEARCH + "[where.seats]\nrollout_hours = 1.0", "where.seats is not a condition on a table"),
        (SEARCH + "[where.expansion]\nrollout_hours = 1.0", "where.expansion is not a condition on a table"),
        (SEARCH + '[where]\n"seats=4" = 1', "where.seats=4 is not a condition on a table"),
        (SEARCH + "where = 4", "where is not a condition on a table"),
        (SEARCH + "[seats.4]\nrollout_hours = 1.0", "seats is unknown"),
        (
            SEARCH + '[where."seats=4"]\nrollout_hours = "long"',
            "where.seats=4.rollout_hours must be a number from 0 to",
        ),
        (SEARCH + '[where."seats=4"]\nhour = 1.0', "where.seats=4.hour is unknown; known fields: exploration, "),
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


def test_a_fault_lists_the_conditions_of_the_game() -> None:
    (found,) = reasons_for_search(SEARCH + '[where."tribe=new"]\nrollout_hours = 1.0', "targi")

    assert found.startswith("where.tribe=new is not a condition on a table; possible: expansion, easy, tribe=base, ")


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
            '[steady.where."seats=4"]\nsimulations = 1.5',
            "steady.where.seats=4.simulations must be a whole number from 1 to 999,999,999, not 1.5",
        ),
        ('[steady.where."seats=7"]\nsimulations = 80', "steady.where.seats=7 is not a condition on a table"),
        (
            "[gentle2]\nplayer = 'greedy'\n[gentle2.where.'seats=4']\nplayer = 'search'",
            "gentle2.where.seats=4 needs simulations or milliseconds for its search",
        ),
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


def test_a_level_is_a_table_of_parameters() -> None:
    assert reasons_for_levels("[strong]\n") == ["strong.player is missing"]


def test_all_faults_are_told_at_once() -> None:
    found = reasons_for_search("exploration = 'far'\n[where.'seats=9']\n")

    assert len(found) == 1 + len(SEARCH_PARAMETERS)
