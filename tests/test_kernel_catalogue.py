"""The action catalogue: numbers, names, notations."""

from __future__ import annotations

import pytest

from azalai.games.targi.rules.actions import CATALOGUE
from azalai.kernel.catalogue import Action, Catalogue

pytestmark = pytest.mark.rules


def small_catalogue() -> Catalogue:
    catalogue = Catalogue()
    catalogue.family("place", "p{}", range(1, 4))
    catalogue.family("done", "done")
    return catalogue


def test_actions_are_numbered_in_the_order_of_definition() -> None:
    catalogue = Catalogue()

    assert catalogue.family("place", "p{}", range(1, 4)) == 0
    assert catalogue.family("done", "done") == 3
    assert len(catalogue) == 4
    assert [action.id for action in catalogue] == [0, 1, 2, 3]
    assert catalogue[1] == Action(1, "place", "2", "p2", 1)
    assert [action.name for action in catalogue] == ["place_1", "place_2", "place_3", "done"]


@pytest.mark.parametrize(("text", "number"), [("p2", 1), (" p2 ", 1), ("P2", 1), ("DONE\n", 3)])
def test_a_notation_is_read_with_spaces_and_capitals(text: str, number: int) -> None:
    action = small_catalogue().parse(text)

    assert action is not None
    assert action.id == number


@pytest.mark.parametrize("text", ["", "p4", "p 2", "2", "donee"])
def test_what_is_no_notation_is_nothing(text: str) -> None:
    assert small_catalogue().parse(text) is None


@pytest.mark.parametrize(
    ("pattern", "items"),
    [("p{}", [1]), ("{}", [""]), ("a {}", [1]), ("#{}", [1]), ("x", ["a", "b"]), ("a\t", [""])],
)
def test_a_notation_that_is_taken_empty_or_spaced_is_refused(pattern: str, items: list[object]) -> None:
    with pytest.raises(ValueError, match="taken"):
        small_catalogue().family("other", pattern, items)


def test_there_is_no_action_beyond_the_last() -> None:
    with pytest.raises(IndexError):
        small_catalogue()[4]


def test_every_notation_of_targi_is_read_back_as_itself() -> None:
    for action in CATALOGUE:
        assert CATALOGUE.parse(action.notation) == action
        assert CATALOGUE[action.id] == action


def test_the_notations_of_targi_keep_their_numbers() -> None:
    """Saved games and trained players rely on them: a change here is a new format."""
    firsts = {
        "p1": 0,
        "b1": 16,
        "c1": 32,
        "b1-": 41,
        "c1-": 57,
        "h1": 66,
        "done": 68,
        "lay": 69,
        "keep": 70,
        "drop": 71,
    }
    firsts |= {"pay1": 72, "spare-d": 75, "r1": 78, "+d": 81, "-d": 84, "d>s": 87, "d>g": 93, "d=s": 96, "enough": 102}
    firsts |= {"silver-d": 103, "silver-dd": 106, "silver-g": 109, "from1": 111, "to1": 120, "s1.1": 129, "skip": 141}
    firsts |= {"goods": 142, "points": 143, "gold": 144}
    # the expansion
    firsts |= {"pd1": 145, "d1": 148, "d1-": 151, "favour": 154, "favour-d": 155, "accept": 158, "leave": 159}
    firsts |= {"water": 160, "caravan": 161, "draw": 162, "top": 163, "redraw": 164, "g>any": 165, "silver-any": 166}
    firsts |= {"extra": 168, "plain": 169, "token": 170, "no-token": 171, "shield": 172, "x1": 173, "swap": 189}
    firsts |= {"lose1": 190, "lay1": 193, "keep1": 196, "none": 199, "card1": 200, "take1": 203, "w>d": 212, "w>g": 215}

    assert {text: action.id for text in firsts if (action := CATALOGUE.parse(text))} == firsts
    assert len(CATALOGUE) == 216
