"""The coach of a first game: which remarks fit a position, that they say nothing hidden, and what was better."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

import azalai
from azalai import bots
from azalai.bots import information_set, player
from azalai.bots.interface import Candidate
from azalai.bots.review import _clearly, better_move
from azalai.game import Game
from azalai.games.hint_reasons import Line, Reason
from azalai.games.interface import Setting
from azalai.games.targi.words import hint_reasons as targi_reasons
from azalai.games.tuareg.words import hint_reasons as tuareg_reasons
from azalai.messages import language
from azalai.web.coach import coach_html
from azalai.web.remarks import fitting
from azalai.web.rendering import HERE, STATIC
from azalai.web.table_context import Better, Place, TableContext
from azalai.web.web_tables import WEB_TABLES
from tests.rule_ids import all_ids
from tests.targi.tables import acts, lays, places, raided
from tests.tuareg import tables as caravans

CENTRE = ["goods:1d1p", "w4", "goods:2s", "w3", "goods:1g", "n5", "goods:1any", "o9", "goods:2d"]
PLACES = (Place("Ada", "person"), Place("Idir", "computer"))


def table(game: Game, seat: int = 0, **values: object) -> TableContext:
    return TableContext("t", len(game.played), game, seat, PLACES, coached=True, **values)  # type: ignore[arg-type]


def remarks(game: Game, seat: int = 0) -> dict[str, tuple[str, ...]]:
    """The remarks to a seat, each with what it is about."""
    return {remark.name: remark.about for remark in fitting(table(game, seat), WEB_TABLES[game.name].situations)}


def shown(html: str) -> list[str]:
    return re.findall(r'data-remark="([\w-]+)"', html)


def test_placing_the_first_two_targis() -> None:
    game = azalai.new("targi", seed=1)
    assert remarks(game) == {"first": ("s2", "s4", "s6", "s8")}  # the tribe cards
    game.play("p14")
    assert remarks(game) == {}  # white decides
    game.play("p10")
    assert remarks(game) == {"line": ("s4", "s5", "s6")}


def test_a_raid_comes_when_the_next_card_of_the_robber_is_a_corner() -> None:
    assert remarks(places([], [], robber=3))["raid"] == ("b4",)
    assert "raid" not in remarks(places([], [], robber=2))
    safe = [{"display": [["t4"]]}, {}]
    assert "raid" not in remarks(places([], [], robber=3, players=safe)), "t4: raids take nothing from blue"


def test_a_store_with_room_for_one_more_is_nearly_full() -> None:
    targis = {"targis": [1, 3]}
    assert "store" in remarks(acts(targis | {"goods": {"dates": 3, "salt": 3, "pepper": 3}}))
    assert "store" not in remarks(acts(targis | {"goods": {"dates": 3, "salt": 3, "pepper": 2}}))


def test_a_card_in_the_hand_waits_for_a_noble_that_is_free() -> None:
    def placing(white: list[int], *laid: str) -> Game:
        players = [{"hand": ["t1"], "targis": [3], "display": [list(laid)]}, {"targis": white}]
        return places([], [], robber=2, players=players)

    assert remarks(placing([6]))["hand"] == ("hand-0-1", "b1")
    assert "hand" not in remarks(placing([1]))
    assert "hand" not in remarks(placing([11]))  # opposite
    assert "hand" not in remarks(placing([6], "t7"))  # T20: a laid card allows it without the noble


def test_the_remark_about_a_raid_stays_while_the_goods_for_it_are_chosen() -> None:
    game = raided(8, {"goods": {"dates": 2, "salt": 2, "pepper": 2}, "points": 4})
    assert "give" in remarks(game)
    assert "give" in remarks(game.play("goods"))


def test_three_targis_can_cross_twice_unless_two_of_them_share_a_line() -> None:
    assert "third" in remarks(places([1, 2], [6, 7], robber=3))
    assert "third" in remarks(places([1, 5], [6, 7], robber=3))
    assert "third" not in remarks(places([1, 11], [6, 7], robber=3))


def test_no_lines_cross_only_where_none_do() -> None:
    """A player who uses the marker first has none left, and three Targis."""
    crossing = acts({"targis": [1, 2, 6], "markers": [4, 5]}, robber=9, centre=CENTRE)
    assert "no-crossing" not in remarks(crossing)
    assert "crossing" in remarks(crossing)
    assert "no-crossing" not in remarks(crossing.play("c5").play("c4").play("keep")), "both markers are used"
    assert remarks(acts({"targis": [1, 2, 3]}, robber=9, centre=CENTRE))["no-crossing"] == ("b1", "b2", "b3")


def test_a_marker_that_was_moved_lies_on_no_crossing() -> None:
    mirage = acts({"targis": [2, 6, 9], "markers": [5, 6]}, robber=3, centre=CENTRE)
    assert "crossing" in remarks(mirage)
    assert "crossing" not in remarks(mirage.play("b9").play("from6").play("to4"))


def test_to_lay_or_to_keep_is_a_choice_with_room_in_the_hand() -> None:
    rich = {"goods": {"dates": 3, "salt": 3, "pepper": 3}, "gold": 3, "targis": [1, 6], "markers": [4]}
    assert "lay" in remarks(acts(rich, robber=9, centre=CENTRE).play("c4"))
    assert "lay" not in remarks(acts(rich | {"hand": ["t1"]}, robber=9, centre=CENTRE).play("c4"))


def test_goods_or_points_is_a_question_only_to_a_player_who_has_both() -> None:
    goods = {"goods": {"dates": 2, "salt": 2, "pepper": 2}}
    assert "give" not in remarks(raided(8, goods | {"points": 0}))
    assert "give" in remarks(raided(8, goods | {"points": 1}))
    assert "give" not in remarks(raided(16, {"gold": 2, "points": 4})), "raid 4 takes gold"


def test_for_the_last_raid_gold_is_to_be_kept_and_without_points_a_raid_costs_none() -> None:
    assert "Keep goods to give" in coach_html(table(places([], [], robber=3)))
    last = coach_html(table(places([], [], robber=15)))
    assert "Keep gold to give" in last
    poor = [{"points": 0}, {}]
    assert "raid" not in remarks(places([], [], robber=3, players=poor))


def test_the_rates_of_the_trader_and_the_silversmith_are_those_without_laid_cards() -> None:
    def at(border: int, *laid: str) -> set[str]:
        stock = {"goods": {"dates": 3, "salt": 3, "pepper": 3}, "gold": 1, "display": [list(laid)]}
        return set(remarks(acts(stock | {"targis": [border, 3]}, robber=2).play(f"b{border}")))

    assert "trade" in at(5)
    assert "trade" not in at(5, "n4")
    assert "silver" in at(10)
    assert "silver" not in at(10, "o7")


def test_a_card_that_completes_a_row() -> None:
    stock = {"goods": {"dates": 3, "salt": 3, "pepper": 3}, "gold": 3}
    assert remarks(lays("w4", stock, ["w1", "w2", "w3"]))["completes"] == ("row-0-1",)
    assert remarks(lays("w4", stock, ["o1"], ["o2", "r1", "t1"]))["completes"] == ("row-0-2",)
    assert "completes" not in remarks(lays("w4", stock, ["w1", "w2", "o3"]))


def test_a_card_of_ones_own_under_the_thief_of_another_player() -> None:
    """B24: a card has vanished from the cache or an animal, and the remark points at where it lies."""
    game = caravans.table(caravans.player("m", "s", thieves=1), caravans.player("g", ","))
    game.play("thief").play("rob-white")
    assert "stolen" not in remarks(game), "blue is the thief"
    game.play("draw").play("lay-m").play("end")
    assert remarks(game, 1)["stolen"] == ("stolen-0-1",)


def test_what_the_coach_of_tuareg_advises_is_possible() -> None:
    """B12 to B24: cards that no animal carries are not loaded, an empty pile gives nothing, a full cave has no room."""
    laden = caravans.player("m", "mmmm,mmmm,ssss", thieves=1)
    stuck = remarks(caravans.table(laden, caravans.player("", ",,"), market="ss"))
    assert not {"load", "market", "thief"} & set(stuck)
    equipped = caravans.player("m", ",,", thieves=1, caves=[[]])
    free = remarks(caravans.table(equipped, caravans.player("g", ",,"), market="ss"))
    assert {"load", "market", "thief", "cave"} <= set(free)
    full, white = caravans.player("msms", ",,"), caravans.player("", ",,")
    assert "full" in remarks(caravans.table(full, white))
    assert "full" not in remarks(caravans.table(full, white, pile=caravans.whole_pile(""), last_turns=2))


def test_who_shares_a_lead_does_not_lead() -> None:
    def lead(white: str) -> bool:
        return "lead" in remarks(caravans.table(caravans.player("", "mm,,"), caravans.player("", f"{white},,")))

    assert lead("m")
    assert not lead("mm")


def test_a_card_is_owed_to_the_market_only_after_a_full_draw() -> None:
    """B15: one or two cards are left in stage 2."""
    nobody = caravans.player("", ",,")
    for pile, owed in {"mmss": True, "mm": False}.items():
        game = caravans.table(nobody, nobody, stage=2, pile=caravans.whole_pile(pile)).play("draw")
        assert ("drawn" in remarks(game)) == owed


def test_the_animals_are_empty_only_when_the_second_stage_begins() -> None:
    white = caravans.player("", ",,")
    assert "second" in remarks(caravans.table(caravans.player("m", ",,"), white, stage=2))
    assert "second" not in remarks(caravans.table(caravans.player("m", "m,,"), white, stage=2))


def test_nobody_but_the_player_hears_the_coach() -> None:
    game = azalai.new("targi", seed=1)
    assert shown(coach_html(table(game))) == ["first"]
    assert shown(coach_html(table(game, seat=1))) == []


@pytest.mark.parametrize("name", list(WEB_TABLES))
def test_every_remark_fits_somewhere_and_says_nothing_hidden(name: str) -> None:
    """The page of a table that looks the same to the seat, with other hidden cards, has the same remarks."""
    player = bots.player("greedy", 1)
    said: set[str] = set()
    for seed in (3, 4, 5):
        game = azalai.new(name, seed=seed)
        while game.seat is not None:
            seen = bots.information_set(game, game.seat)
            if game.seat == 0:
                html = coach_html(table(game))
                assert html == coach_html(table(seen.game()))
                said.update(shown(html))
            game.play(player.decide(seen).move)
    rare = {"targi": {"no-crossing", "trade"}, "tuareg": {"cave"}}[name]  # greedy players do not come into them
    assert said | rare == {situation.name for situation in WEB_TABLES[name].situations}


def test_every_remark_names_a_rule() -> None:
    for web_table in WEB_TABLES.values():
        assert {situation.rule for situation in web_table.situations} <= all_ids()


def test_every_reason_of_a_hint_names_a_rule() -> None:
    for rules in (targi_reasons.RULES, tuareg_reasons.RULES):
        assert set(rules.values()) <= all_ids()


def test_what_was_better_stands_beside_undo() -> None:
    game = azalai.new("tuareg", seed=5, first="blue").play("draw")
    why = Better(0, 0, "take-s", "Otherwise White takes the rock salt from the market.", "B20")
    better = coach_html(table(game, better=(why,)))
    assert shown(better)[0] == "better-0"
    assert "onto one animal. Otherwise White takes the rock salt from the market." in better
    assert 'href="/rules/tuareg#B20"' in better
    assert 'data-about="market-salt"' in better
    assert 'data-post="undo"' in better
    with language("pl"):
        assert "Był lepszy ruch" in coach_html(table(game, better=(why,)))


def test_what_was_better_than_an_earlier_move_names_that_move_and_offers_no_undo() -> None:
    game = azalai.new("tuareg", seed=5, first="blue").play("draw")
    why = Better(0, 0, "take-s", "Otherwise White takes the rock salt from the market.", "B20", True, 2)
    late = coach_html(table(game, better=(why,)))
    said = f"Your move: {game.at(0).say('draw').capitalize()}. Better: Take"
    assert said in re.sub("<[^>]*>", "", late)
    assert "There was a better move earlier" in late
    assert 'data-about=""' in late
    assert "data-post" not in late


def test_giving_up_points_in_a_last_round_is_clearly_poor_and_the_best_move_is_not() -> None:
    game, players = azalai.new("targi", seed=1), [player("greedy", seat) for seat in range(2)]
    while game.round < 10 or [move.text for move in game.moves()] != ["lay", "drop"]:
        assert game.seat is not None
        game.play(players[game.seat].decide(information_set(game, game.seat)).move)
    assert game.seat == 1
    better = better_move(game, 1, "drop")
    assert better is not None
    assert better.move.text == "lay"
    assert better.reason.text.startswith(("Lays the", "Completes row"))
    assert better.reason.rule in ("T18", "T51")
    assert better_move(game, 1, "lay") is None


def test_giving_up_a_card_is_poor_for_a_player_who_is_far_ahead_too_and_another_order_is_not() -> None:
    rich = {"goods": {"dates": 2, "salt": 2, "pepper": 2}, "points": 18, "targis": [3], "markers": [4]}
    game = acts(rich, {"points": 4}, robber=9, centre=CENTRE)
    better = better_move(game, 0, "c4-")
    assert better is not None
    assert better.move.text == "c4"
    assert better_move(game, 0, "b3") is None


@pytest.mark.parametrize(("own", "other"), [(40, 4), (4, 40)], ids=["far ahead", "far behind"])
def test_giving_up_a_goods_card_is_poor_however_clear_the_result_is(own: int, other: int) -> None:
    """T14: one good less hardly changes who wins."""
    me = {"goods": {"dates": 1, "salt": 1, "pepper": 1}, "points": own, "targis": [2, 5], "markers": [2]}
    game = acts(me, {"points": other}, robber=9, centre=CENTRE)
    better = better_move(game, 0, "b2-")
    assert better is not None
    assert better.move.text == "b2"
    assert better_move(game, 0, "b2") is None


def test_giving_up_what_would_go_back_to_the_supply_is_not_poor() -> None:
    full = {"goods": {"dates": 4, "salt": 3, "pepper": 3}, "points": 40, "targis": [2]}
    assert better_move(acts(full, {"points": 4}, robber=9, centre=CENTRE), 0, "b2-") is None


def test_the_coach_says_nothing_where_as_much_speaks_for_the_played_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """The player goes for a card of three points, and two pepper would not convince them."""
    game = azalai.new("targi", seed=26)
    said = better_move(game, 0, "p5")
    assert said is not None

    reasons = [Reason("Lays a card.", weight=said.reason.weight)]

    def speak(line: Line, others: Sequence[Line], setting: Setting) -> list[Reason]:
        played = game.rulebook.catalogue[line.actions[0]].notation == "p5"
        return reasons if played else [said.reason]

    monkeypatch.setattr(type(game.rulebook), "hint_reasons", lambda _, *line: speak(*line))
    assert better_move(game, 0, "p5") is None
    reasons.clear()
    assert better_move(game, 0, "p5") == said


def test_what_only_chance_tells_apart_is_never_poor() -> None:
    """Whatever the search expects, a remark needs a difference that can be said in hundredths."""
    seen = information_set(acts({"targis": [3, 5]}, robber=9, centre=CENTRE), 0)
    used, unused = (next(move for move in seen.moves if move.text == text) for text in ("b3", "b3-"))
    for outlook in (0.0, 0.03, 0.5, 0.97, 1.0):
        best, played = (Candidate(move, 0.5, 1, [outlook, 1 - outlook]) for move in (used, unused))
        assert round(100 * _clearly(seen, best, played)) >= 1


def test_marks_of_remarks_and_tooltips_are_no_classes_that_a_table_uses() -> None:
    """The scripts take these classes away from every element, and a table's style for one would move what it marks."""
    scripts = [(STATIC / name).read_text("utf-8") for name in ("coach.js", "tooltips.js")]
    removed = [found for script in scripts for found in re.findall(r"classList\.remove\(([^)]+)\)", script)]
    marks = {mark for found in removed for mark in re.findall(r'"([\w-]+)"', found)}
    assert len(marks) == 3
    for template in (HERE / "templates").rglob("*.html"):
        for mark in marks:
            assert not re.search(rf'class="[^"]*\b{mark}\b', template.read_text("utf-8")), (template, mark)
