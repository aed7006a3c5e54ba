"""What a card of Targi would mean now: what the seat lacks for it, what it would bring."""

from __future__ import annotations

import pytest

from azalai.game import Game
from azalai.web.table_context import TableContext
from azalai.web.targi.card_worth import CardWorth
from tests.targi.tables import acts
from tests.web.targi_pages import PLACES

NOTHING = {"dates": 0, "salt": 0, "pepper": 0}
SOME = {"dates": 3, "salt": 3, "pepper": 3}


def worth(game: Game, card: str, seat: int | None = 0) -> str:
    return CardWorth(TableContext("t", 1, game, seat, PLACES)).of(card)


@pytest.mark.rule("T24")
def test_T24_a_card_says_what_the_seat_lacks_for_it() -> None:
    poor = acts({"targis": [3], "goods": NOTHING, "gold": 0})
    rich = acts({"targis": [3], "goods": SOME, "gold": 1})

    assert worth(poor, "t1") == "You lack 1 date, 2 salt and 2 pepper. Laid now, it adds 3 points."
    assert worth(rich, "t1") == "You can pay for it. Laid now, it adds 3 points."
    assert worth(rich, "t1", None) == ""  # spectators have no goods


@pytest.mark.rule("T25")
def test_T25_a_discount_counts() -> None:
    """t5 takes a good off each further targia; the 2 dates of t4 are still too many, those of t7 not."""
    game = acts({"targis": [3], "goods": NOTHING, "gold": 1, "display": [["t5"], [], []]})

    assert worth(game, "t4").startswith("You lack 2 dates.")
    assert worth(game, "t7").startswith("You can pay for it.")


@pytest.mark.rule("T51")
def test_T51_a_card_that_completes_a_row_says_what_that_adds() -> None:
    """t4 has 2 crosses and completes a row of one kind: 4 points. t6 has 1, and counts four targias: 2 more."""
    game = acts({"targis": [3], "goods": SOME, "gold": 3, "display": [["t1", "t2", "t3"], [], []]})

    assert worth(game, "t4").endswith("Laid now, it adds 6 points.")
    assert worth(game, "t6").endswith("Laid now, it adds 7 points.")


@pytest.mark.rule("T17")
def test_T17_a_goods_card_says_what_laid_cards_add() -> None:
    game = acts({"targis": [3], "display": [["w7"], [], []]})

    assert worth(game, "goods:1d") == "You would take 2 dates."
    assert worth(game, "goods:1s") == ""


def border(game: Game, number: int) -> str:
    return CardWorth(TableContext("t", 1, game, 0, PLACES)).of_border(number)


@pytest.mark.rule("T22")
def test_T22_border_cards_say_what_they_would_bring_now() -> None:
    poor = acts({"targis": [3], "goods": NOTHING, "gold": 0})
    rich = acts({"targis": [3], "goods": {"dates": 2, "salt": 4, "pepper": 4}, "gold": 2})

    assert border(poor, 2) == "You would have 1 date."
    assert border(rich, 2) == "You would have 3 dates. That makes more than the 10 goods that you may keep."
    assert border(poor, 1) == "Your hand is empty."
    assert border(poor, 5) == "You have too few goods to exchange."
    assert border(rich, 5) == ""
    assert border(poor, 10) == "You have nothing to exchange for points."
    assert border(rich, 10) == "It would bring you up to 4 points."
    assert border(poor, 13) == "You would get 1 goods card."
    assert border(rich, 4) == ""  # a raid
