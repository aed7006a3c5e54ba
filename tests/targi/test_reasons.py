"""Why a move of Targi is refused, and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import azalai
from azalai.games.targi import GAME
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.table import Table
from tests.targi.spoken import SETTING, refusal, unsettled
from tests.targi.tables import acts, centre, ended, places, raided, stock


@pytest.mark.rule("T10")
def test_why_one_cannot_place() -> None:
    game = places([2], [14], robber=1)
    free = "free: 3, 5, 7, 9, 10, 11, 13, 15"
    assert refusal(game, "p4") == f"cannot place on 4: it is a raid corner; {free}"
    assert refusal(game, "p1") == f"cannot place on 1: the robber stands there; {free}"
    assert refusal(game, "p2") == f"cannot place on 2: your own Targi stands there; {free}"
    assert refusal(game, "p14") == f"cannot place on 14: White's Targi stands there; {free}"
    assert refusal(game, "p6") == f"cannot place on 6: White's Targi stands opposite, on 14; {free}"
    assert refusal(game, "lay") == (
        '"lay" answers another question. Now asked: Blue: place your second Targi. '
        "Legal: p3, p5, p7, p9, p10, p11, p13, p15"
    )


@pytest.mark.rule("T23")
def test_why_a_border_card_can_only_be_given_up() -> None:
    nothing = "can do nothing for you"
    poor = acts({"targis": [1, 5], **stock(1, 1, 1)}, robber=2)
    assert refusal(poor, "b1") == f"1 (Noble) {nothing}: your hand is empty; give it up with b1-"
    assert refusal(poor, "b5") == f"5 (Trader) {nothing}: an exchange takes 2 identical goods; give it up with b5-"
    smith = acts({"targis": [10, 9], **stock(1, 1, 1)}, robber=1)
    assert refusal(smith, "b10") == (
        f"10 (Silversmith) {nothing}: an exchange takes 2 identical goods or 1 gold; give it up with b10-"
    )
    assert refusal(smith, "b9") == f"9 (Mirage) {nothing}: you have no marker on the board; give it up with b9-"
    assert refusal(smith, "b3") == "you have no Targi on 3; yours are on 9, 10"
    assert refusal(smith, "done") == "cannot say done: 2 figures are still out; use or give up b9, b10"
    taken = acts({"targis": [1, 5], "hand": [{"card": "n1", "taken": 2}]}, robber=2)
    assert refusal(taken, "b1") == (
        f"1 (Noble) {nothing}: your hand card was taken this round and waits for a later one; give it up with b1-"
    )


def test_why_a_figure_that_is_home_cannot_be_used() -> None:
    game = acts({"targis": [2], "markers": [5]}, robber=1).play("b2-")
    assert refusal(game, "b2") == "you have no Targi on 2: all are home; legal: c5, c5-"
    assert refusal(game, "c4-") == "you have no marker on centre 4; the last one is on 5"
    over = GAME.position(ended(stock()).view(None), SETTING, 0)
    assert unsettled(over, "b2") == "the game is over; no more moves can be made"


@pytest.mark.rule("T18", "T24", "T29")
def test_why_a_card_cannot_be_laid_kept_or_discarded() -> None:
    me = {"targis": [14, 2], "markers": [5]}

    def decide(card: str, **more: Any) -> azalai.Game:
        return acts(me | more, robber=1, centre=centre(c5=card)).play("c5")

    room = decide("t6", **stock(pepper=2))
    assert (
        refusal(room, "drop")
        == "cannot discard the Targia t6: your hand is not full, so keep or lay it; legal: lay, keep"
    )
    noble = acts({"targis": [1, 2], "hand": ["r8"], **stock(2, 2)}, robber=3).play("b1")
    assert refusal(noble, "keep") == (
        "cannot keep the Rider r8: it comes from your hand and is laid or discarded; legal: lay, drop"
    )
    full = decide("t6", hand=["n1"], **stock(pepper=2))
    assert refusal(full, "keep") == "cannot keep the Targia t6: your hand is full; legal: lay, drop"

    def draw(**more: Any) -> azalai.Game:
        return acts(me | more, robber=1, decks={"tribe": {"cards": ["t6"]}}).play("b14")

    assert refusal(draw(**stock(pepper=1)), "lay") == (
        "cannot lay the Targia t6: you lack 1 pepper or 1 gold; legal: keep, drop"
    )
    laid = ["t1", "t2", "t3", "t4"], ["n1", "n2", "n3", "n4"], ["w1", "w2", "w3", "w4"]
    assert refusal(draw(display=list(laid), **stock(pepper=2)), "lay") == (
        "cannot lay the Targia t6: your display is full with twelve cards; legal: keep, drop"
    )


@pytest.mark.rule("T25", "T26")
def test_why_a_discount_or_a_row_does_not_fit() -> None:
    me = {"targis": [14, 2], "markers": [5], "display": [["t5", "t1", "r1", "n1"]]}
    short = acts(me | stock(1, 0, 2), robber=1, centre=centre(c5="t3")).play("c5").play("lay")
    assert refusal(short, "r1") == "row 1 is full; there is free space in rows 2, 3"
    rich = acts(me | stock(1, 2, 1), robber=1, centre=centre(c5="t8")).play("c5").play("lay")
    assert refusal(rich, "spare-p") == "there is no pepper in the price (1 date and 2 salt); legal: spare-d, spare-s"
    two = me | {"display": [["t5"], ["r3"]]} | stock(1, 1, 1)
    twice = acts(two, robber=1, centre=centre(c5="t3"), decks={"tribe": {"cards": ["t1"]}}).play("b14")
    assert refusal(twice, "lay") == (
        "cannot lay the Targia t1: you lack 1 salt and 1 pepper, and only 1 good comes off; legal: keep, drop"
    )


@pytest.mark.rule("T25")
def test_why_a_discount_cannot_leave_the_rest_unpaid() -> None:
    card_text = "[tribe.targia]\nt6 = { vp = 1, cost = ['1g'], when = 'always', do = 'discount', kind = 'targia' }"
    me = {"targis": [14, 2], "markers": [5], "display": [["t5"], ["t6"]], **stock(1, 1, 1)}
    players = [me, {"targis": [3, 9, 11]}]
    described = {"phase": "act", "robber": 1, "centre": centre(c5="t1"), "players": players}
    game = azalai.position("targi", described, card_text=card_text).play("c5")
    assert game.say("lay").endswith("less 2 goods of your choice).")
    assert refusal(game.play("lay"), "spare-d") == (
        "cannot take off a date: you lack 1 salt and 1 pepper for the price; legal: spare-s, spare-p"
    )


@pytest.mark.rule("T22")
def test_why_an_exchange_cannot_be_made() -> None:
    plain = acts({"targis": [5, 10], **stock(2, 1, 0)}, robber=1).play("b5")
    assert refusal(plain, "s>d") == "that takes 2 salt, and you have 1 salt; legal: d>s, d>p, enough"
    assert refusal(plain, "d>g") == "that takes 3 dates, and you have 2 dates; legal: d>s, d>p, enough"
    assert refusal(plain, "d=s") == (
        "one for one needs a laid card that allows it; without it an exchange takes 2 identical goods; "
        "legal: d>s, d>p, enough"
    )
    allowed = acts({"targis": [5, 10], "display": [["n4"]], **stock(2, 0, 0)}, robber=1).play("b5").play("d=s")
    assert refusal(allowed, "s=d").startswith("you took salt one for one in this visit")
    assert refusal(allowed, "p=d") == "that takes 1 pepper, and you have 0 pepper; legal: d=s, d=p, enough"


@pytest.mark.rule("T20")
def test_why_a_hand_card_stays_in_the_hand() -> None:
    held = acts({"targis": [2, 3], "hand": ["n1"]}, robber=1)
    assert refusal(held, "h1").startswith("the Tent n1 in your hand needs a Targi on the Noble")
    assert refusal(held, "h2").startswith("there is no hand card 2")
    early = acts({"targis": [2, 3], "display": [["t7"]], "hand": [{"card": "n1", "taken": 1}]}, robber=1)
    assert refusal(early, "h1").startswith("the Tent n1 was taken this round and waits for a later one")
    assert refusal(acts({"targis": [2, 3]}, robber=1), "h1").startswith("your hand is empty")


@pytest.mark.rule("T42", "T43")
def test_why_a_raid_is_not_paid_so() -> None:
    both = raided(8, stock(2, points=1))
    assert refusal(both, "gold") == "Raid 2 takes goods or points, not gold; legal: goods, points"
    last = raided(16, stock(2, points=3, gold=1))
    assert refusal(last, "goods") == "Raid 4 takes gold or points, not goods; legal: points, gold"
    full = "give what you can pay in full"
    assert unsettled(raid(12, stock(2, points=2)), "goods") == (
        f"Raid 3 takes 3 goods and you have 2; {full}; legal: points"
    )
    assert unsettled(raid(16, stock(gold=1, points=2)), "points") == (
        f"Raid 4 takes 3 points and you have 2; {full}; legal: gold"
    )
    assert unsettled(raid(4, stock(1)), "points") == "you have no points to give to Raid 1; legal: goods"
    assert unsettled(raid(4, stock(points=1)), "goods") == "you have no goods to give to Raid 1; legal: points"


def raid(corner: int, blue: dict[str, Any]) -> Table:
    return GAME.position({"robber": corner, "players": [blue, {}]}, SETTING, 0)


@pytest.mark.rule("T24")
def test_why_a_way_to_pay_cannot_be_paid() -> None:
    game = acts({"targis": [14, 2], "markers": [5], **stock(pepper=2)}, robber=1, centre=centre(c5="t6")).play("c5")
    t = GAME.position(game.view(None), SETTING, 0)
    GAME.rules.apply(t, SETTING.cards, actions.LAY)
    assert unsettled(t, "pay2") == "cannot pay the Targia t6 in way 2: you lack 1 gold; legal: pay1"


@pytest.mark.rule("T22", "T23")
def test_why_the_mirage_has_nowhere_to_go() -> None:
    game = acts({"targis": [9, 14], "markers": [4]}, robber=1)
    t = GAME.position(game.view(None), SETTING, 0)
    for k in range(9):
        t.centre[k].face_down = int(k != 3)
    assert unsettled(t, "b9") == (
        "9 (Mirage) can do nothing for you: no face-up centre card is free for a marker; give it up with b9-"
    )
