"""The page of a Tuareg table: whole games by clicks on the HTML alone, and what the page must always be."""

from __future__ import annotations

import random

import pytest

import azalai
from azalai.games.hint_reasons import Reason
from azalai.web import drafts
from azalai.web.table_context import HintLine, Place, TableContext
from azalai.web.tuareg.labels import cards_in_words
from azalai.web.web_tables import table_html
from tests.tuareg.tables import counts, player, table, whole_pile
from tests.web.tuareg_pages import Moves, Page, page, random_game

SEATS = (2, 3, 4, 5)
FEWEST_AND_MOST = (2, *(pytest.param(seats, marks=pytest.mark.long) for seats in (3, 4)), 5)


@pytest.mark.parametrize("seats", FEWEST_AND_MOST)
def test_a_whole_game_by_clicks_alone(seats):
    """Every legal decision is on the page and no other; every click is accepted; drafts can be taken back."""
    rng = random.Random(seats)
    game = azalai.new("tuareg", seats=seats, seed=40 + seats)
    draft: Moves = ()
    clicks = 0
    while not game.over:
        shown = page(game, draft)
        now = drafts.draft(game, draft)
        assert shown.offered(draft) == {move.text for move in now.moves()}
        for moves in shown.sends:
            drafts.carry_out(game, moves)
        for moves in shown.drafts - {()}:
            drafts.draft(game, moves)
        for how, moves in shown.drops:
            (drafts.draft if how == "draft" else drafts.carry_out)(game, moves)
        sent = sorted(shown.sends)
        drafted = sorted(shown.drafts)
        if sent and (not drafted or rng.random() < 0.5):
            game = drafts.carry_out(game, rng.choice(sent))
            draft = ()
        else:
            draft = rng.choice(drafted)
        clicks += 1
        assert clicks < 3000
    assert game.winners()
    over = page(game, seat=0)
    assert not over.sends | over.drafts


def test_the_question_and_the_main_button_after_a_draw_say_the_same():
    """B14: one card has to be laid. Before one is chosen, after one, after one more, and after one that was sent."""
    pile = {"cards": ["gold", "water", "millet"]}
    drawn = table(player("", ",,"), player("", ",,"), market="", pile=pile).play("draw")

    def told(game: azalai.Game, draft: Moves = ()) -> tuple[str, str]:
        shown = page(game, draft).elements
        heading = next(each for each in shown if each.tag == "h2" and "aside" in each.inside)
        button = next(each for each in shown if "data-plain" in each.attributes)
        return heading.text.strip(), button.text.strip()

    assert told(drawn) == ("Lay 1 card in the market.", "Choose 1 more")
    assert told(drawn, ("lay-g",)) == ("Lay 1 in the market, or choose more.", "Lay 1 in the market")
    assert told(drawn, ("lay-g", "lay-m")) == ("Lay 2 in the market, or choose more.", "Lay 2 in the market")
    assert told(drawn.play("lay-g")) == ("Lay more, or end your turn.", "End your turn")


@pytest.mark.parametrize("seats", SEATS)
def test_a_page_is_sound_at_every_decision(seats):
    """Ids are unique, every element to highlight exists, every button has a name, buttons are not nested, and there are
    no inline styles."""
    for number, game in enumerate(random_game(seats, seed=7 + seats)):
        if number % 9:
            continue
        for seat in (game.seat, *range(seats), None):
            shown = page(game, seat=seat)
            ids = [element.attributes["id"] for element in shown.all("id")]
            assert len(ids) == len(set(ids))
            for element in shown.all("data-shows"):
                lit = element.attributes["data-shows"].split()
                if element.tag == "button":
                    assert set(lit) <= set(ids), lit
            for element in shown.elements:
                assert "style" not in element.attributes
                if element.tag == "button":
                    assert element.name
                    assert "button" not in element.inside
                    acts = {"data-send", "data-draft", "data-post", "data-open", "popovertarget"} & set(
                        element.attributes
                    )
                    assert bool(acts) or element.attributes.get("aria-disabled") == "true"
            for moves in shown.sends | shown.drafts:
                assert seat == game.seat, f"{moves} is offered to a seat that is not asked"


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_but_the_seat_that_is_asked_can_click(seats):
    game = azalai.new("tuareg", seats=seats, seed=3, first=0)
    assert page(game, seat=0).sends
    for seat in (*range(1, seats), None):
        shown = page(game, seat=seat)
        assert not shown.sends | shown.drafts
    moment = page(game, seat=0, replay_at=0)
    assert not moment.sends | moment.drafts


# -- hidden cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_cannot_know_changes_nothing_on_its_page(seats):
    """B36: hidden cards dealt again leave the page as it is, for seats and spectators."""
    other_tables = 0
    for number, game in enumerate(random_game(seats, seed=20 + seats)):
        if number % 12 or game.over:
            continue
        for seat in (*range(seats), None):
            knows = number % seats if seat is None else seat  # what a spectator sees, every seat sees
            twin = game.copy()
            twin.table = game.imagine(knows, seed=number).table
            other_tables += twin.view(None)["players"] != game.view(None)["players"]
            assert page(twin, seat=seat).html == page(game, seat=seat).html
    assert other_tables > 10


def test_a_hidden_card_is_on_no_page_but_its_owners():
    game = table(player("www", "ss,"), player("ggg", ",", caves=[[{"card": "gold", "known": [1]}]]), player("mmm", ","))
    assert cards_of(page(game, seat=0), "cache-1") == [None, None, None]
    assert cards_of(page(game, seat=0), "cave-1-1") == [None]
    assert cards_of(page(game, seat=1), "cave-1-1") == ["gold"]
    assert cards_of(page(game, seat=None), "cache-0") == [None, None, None]
    assert cards_of(page(game, seat=None, open_table=True), "cache-0") == ["water"] * 3


def cards_of(shown: Page, name: str) -> list[str | None]:
    """The resource cards that lie in an element; None for one face down."""
    start = next(i for i, element in enumerate(shown.elements) if element.attributes.get("id") == name)
    depth = len(shown.elements[start].inside)
    found: list[str | None] = []
    for element in shown.elements[start + 1 :]:
        if len(element.inside) <= depth and element.tag != "use":
            break
        classes = element.attributes.get("class", "").split()
        if "card" in classes:
            found.append(next((name[2:] for name in classes if name.startswith("r-")), None))
    return found


# -- the parts of a turn ----------------------------------------------------------------------------------


def four_seats(**rest):
    return table(
        player("sswm", "ss,g", caves=[[{"card": "water", "known": [0]}]]),
        player("sgm", "ww,m"),
        player("mmsg", "mmm,gs"),
        player("ws", "g,", maps=1, thieves=1),
        market="wgssmm",
        discard=counts("wwgs"),
        pile={"count": 8},
        **rest,
    )


def test_the_four_options_have_keys_and_lead_into_the_table():
    shown = page(four_seats())
    keys = {element.attributes["data-key"]: element for element in shown.all("data-key")}
    assert keys["1"].attributes["data-send"] == "draw"
    assert keys["2"].attributes["data-draft"] == "load-c1"
    assert keys["3"].attributes["data-draft"] == "take-g"
    assert keys["4"].attributes["data-draft"] == "buy-donkey"
    assert shown.by_id("animal-0-c1").attributes["data-draft"] == "load-c1"
    assert shown.by_id("market-salt").attributes["data-draft"] == "take-s"
    assert shown.by_id("shop-map").attributes["data-draft"] == "buy-map"
    assert shown.by_id("market-water").attributes["aria-disabled"] == "true"
    drawn = page(four_seats().play("draw"))
    assert all("not this turn" in drawn.by_id(f"option-{name}").text for name in ("load", "market", "buy"))


def test_a_card_of_the_cache_can_be_loaded_with_one_click():
    shown = page(four_seats())
    assert {("load-c1", "+s"), ("load-c1", "+m")} <= shown.drafts


def test_while_one_animal_is_loaded_another_can_take_over_with_the_same_cards():
    shown = page(four_seats(), ("load-c1", "+s"))
    assert shown.by_id("animal-0-c2").attributes["data-draft"] == "load-c2 +s"
    assert ("load-c1", "+s", "done") in shown.sends
    assert () in shown.drafts
    loaded = shown.by_id("animal-0-c1").name
    assert loaded.startswith("Camel 1 carries 3 of 4, from the bottom: 3 rock salt.")


def test_what_is_laid_rises_and_a_second_click_takes_it_back():
    game = table(player("wgm", ","), player("", ","), pile={"count": 30, "cards": ["water", "salt", "millet"]})
    game.play("draw")
    shown = page(game, ("lay-m",))
    risen = [element for element in shown.all("aria-pressed") if element.attributes["id"].startswith("hand-")]
    assert [element.attributes["data-draft"] for element in risen] == [""]
    assert "It goes to the market." in risen[0].name
    assert "Choose 1 more" in shown.html
    assert "+1" in shown.by_id("market-millet").text
    both = page(game, ("lay-m", "lay-w"))
    assert ("lay-m", "lay-w", "end") in both.sends
    assert {("lay-w",), ("lay-m",)} <= both.drafts


def test_paying_is_put_together_card_by_card_and_the_last_one_is_chosen_first():
    shown = page(four_seats(), ("buy-thief", "pay-m"))
    assert shown.by_id("animal-0-c2").attributes["data-send"] == "buy-thief pay-m pay-c2"
    assert "data-pick" in shown.by_id("animal-0-c2").attributes
    assert shown.by_id("animal-0-c2").attributes["data-do"] == "Buy the thief"
    assert shown.by_id("shop-cave").attributes["data-draft"] == "buy-cave pay-m"
    assert "1 of 3" in shown.html
    assert 'aria-label="Paid: 1 millet"' in shown.html


def test_a_thief_steals_from_caches_and_animals_of_others():
    game = table(player("w", ",", thieves=1), player("gm", "s,"), player("", ","))
    shown = page(game, ("thief",))
    assert shown.by_id("cache-1").attributes["data-send"] == "thief rob-white"
    assert shown.by_id("animal-1-c1").attributes["data-send"] == "thief rob-white-c1"
    assert "steal 1 rock salt" in shown.by_id("animal-1-c1").name
    assert "data-send" not in shown.by_id("cache-2").attributes


def test_maps_are_cashed_or_kept_between_the_stages():
    game = table(player("w", "s,", maps=2), player("", ","), pile=whole_pile(""), last_turns=1, phase="rest")
    game.play("end")
    shown = page(game)
    assert ("keep",) in shown.sends
    assert shown.by_id("map-0").attributes["data-draft"] == "cash"


def test_cards_can_be_dropped_where_they_may_go():
    shown = page(four_seats())
    assert ("draft", ("load-c2", "+s")) in shown.drops
    assert ("send", ("cave-1", "hide-w")) in shown.drops
    assert ("send", ("take-g", "on-c1")) in shown.drops
    assert shown.by_id("market-gold").attributes["data-piece"] == "market-g"
    assert "data-piece" not in shown.by_id("market-water").attributes
    assert not page(four_seats(), seat=1).drops


def test_how_a_stage_was_counted_is_told_until_somebody_draws():
    game = table(player("w", "ss,", maps=1), player("", "s,"), pile=whole_pile(""), last_turns=1, phase="rest")
    game.play("end")
    assert 'aria-label="Rock salt: Ada 4."' in page(game).html
    game.play("keep")
    assert game.view(None)["stage"] == 2
    assert 'aria-label="Rock salt: Ada 4."' in page(game).html
    game.play("draw")
    assert 'aria-label="Rock salt: Ada 4."' not in page(game, seat=0).html


def test_the_last_round_is_announced():
    game = table(player("w", "s,"), player("", ","), pile=whole_pile(""), last_turns=2)
    assert "last round · 2 turns to go" in page(game).html


def test_hints_can_be_clicked_and_give_their_reason():
    shown = page(
        four_seats(), hints=(HintLine("draw", 61, "about equal", (Reason("More to choose from.", "draw", "B13"),)),)
    )
    (hint,) = shown.all("data-hint")
    assert hint.attributes["data-send"] == "draw"
    assert "61" in hint.text
    assert [element.attributes["data-at"] for element in shown.all("data-at")] == ["draw-pile", "draw-pile"]
    assert 'href="/rules/tuareg#B13"' in shown.html, "the rule that the reason is about"


def test_points_can_be_hidden():
    game = four_seats()
    assert "if the stage ended now" in page(game).html
    hidden = page(game, show_scores=False)
    assert "if the stage ended now" not in hidden.html
    assert not [element for element in hidden.elements if "pts" in element.attributes.get("class", "").split()]


def test_names_are_escaped():
    game = azalai.new("tuareg", seats=2, seed=1, first=0)
    wild = '<script>alert("x")</script>'
    html = table_html(TableContext("t", 1, game, 0, (Place(wild, "person"), Place(wild, "computer"))))
    assert "<script" not in html
    assert "&lt;script&gt;" in html


def test_effects_stand_on_the_cards_in_words_when_wished():
    game = four_seats()
    effect = "An extra animal; carries 4 cards in any order."
    assert effect not in page(game).by_id("shop-donkey").text
    assert effect in page(game, effects="text").by_id("shop-donkey").text


def test_a_preview_says_what_the_stage_would_bring():
    game = table(player("ss", "s,"), player("", "ss,"), market="s", pile={"count": 20})
    for place in ("market-salt", "hand-1"):
        assert "This stage would then bring you 3 instead of 0." in page(game).by_id(place).name
    hidden = page(game, show_scores=False)
    assert "instead of" not in hidden.html
    robbing = table(player("m", ",", thieves=1), player("", "s,"), pile={"count": 20})
    assert "would then bring you 4 instead of 0." in page(robbing, ("thief",)).by_id("animal-1-c1").name


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ([], "no cards"),
        (["gold", "millet", "millet", "millet"], "1 gold and 3 millet"),
        (["gold", "gold", "millet", "gold"], "2 gold, 1 millet and 1 gold"),
    ],
)
def test_a_cargo_is_named_from_bottom_to_top(cards, words):
    assert cards_in_words(cards) == words


def test_one_card_more_is_offered_as_one_more() -> None:
    """After two millet were chosen, "You can load 1 millet" sounded as if only one would be loaded."""
    game = table(player("mm", ",,"), player("", ",,"), market="sss")
    assert "You can load 1 millet on camel 1." in page(game, ("load-c1",)).html
    assert "You can also load 1 millet on camel 1." in page(game, ("load-c1", "+m")).html
    assert "You can also load 1 rock salt on camel 2." in page(game, ("take-s", "on-c2")).html
    drawn = table(player("mm", ",,"), player("", ",,")).play("draw")
    assert "You can lay 1 millet in the market." in page(drawn).html
    assert "You can also lay 1 millet in the market." in page(drawn, ("lay-m",)).html
