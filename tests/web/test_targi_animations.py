"""The animation cues of Targi, and that only elements that changed places slide."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import azalai
from azalai.web import web_tables
from azalai.web.table_context import TableContext
from azalai.web.targi.animations import animation_cues
from tests.web import samples
from tests.web.clicks import new_table
from tests.web.targi_pages import PLACES, VARIANTS, context_of, tables

SLIDES = """async () => {
  const script = document.querySelector("script[src*='/table.js']").src;
  const { elementPositions, animate } = await import(script.replace("table.js", "animations.js"));
  const flights = change => {
    const before = elementPositions();
    change();
    animate(before, []);
    return document.querySelectorAll(".flight").length;
  };
  const shifted = flights(() => { document.querySelector("#cloth").style.marginTop = "40px" });
  const moved = flights(() => document.querySelector("#b9").append(document.querySelector("#robber")));
  return [shifted, moved];
}"""


PLACED = """async () => {
  const script = document.querySelector("script[src*='/table.js']").src;
  const { elementPositions, animate } = await import(script.replace("table.js", "animations.js"));
  const card = document.querySelector("#b9");
  const placed = () => {
    const before = elementPositions();
    const piece = document.querySelector("#who-0 .avatar").cloneNode(true);
    piece.setAttribute("class", "piece p1");
    card.append(piece);
    animate(before, [{ do: "fly", icon: "p-figure1", classes: "p1", from: "home-0", to: "b9" }]);
    const seen = [document.querySelectorAll(".flight").length, piece.getAnimations().length];
    piece.remove();
    for (const flight of document.querySelectorAll(".flight")) flight.remove();
    return seen;
  };
  const theirs = placed();
  card.classList.add("sent");
  return [theirs, placed()];
}"""


@pytest.mark.parametrize("options", [{}, {"expansion": True}])
def test_cards_that_are_turned_up_flip_and_others_do_not(options: dict[str, bool]) -> None:
    game = samples.finished(**options)
    flips = 0
    for moment in range(20, 60):
        before, after = (
            TableContext("t", at, samples.moment(game, at), 0, (samples.ADA, samples.IDIR))
            for at in (moment, moment + 1)
        )
        down = {
            (f"s{now['space']}", was["sort"])
            for was, now in zip(before.view["centre"], after.view["centre"], strict=True)
            if was["face_down"] and not now["face_down"]
        }
        dunes = zip(before.view.get("dunes", ()), after.view.get("dunes", ()), strict=True)
        down |= {(f"d{now['place']}", "dune") for was, now in dunes if now and (was or {}).get("card") != now["card"]}
        cues = [cue for cue in animation_cues(before, after) if cue["do"] == "flip"]
        assert {(id, cue["back"]) for cue in cues for id in cue["ids"]} == down
        flips += len(down)
    assert flips > 0


def test_nothing_slides_that_only_the_layout_has_shifted(visit: Callable[..., Page]) -> None:
    page = visit("about:blank", reduced_motion="no-preference")
    new_table(page, "targi", "me", 7)
    assert page.evaluate(SLIDES) == [0, 1]


def test_a_figure_is_seen_once_while_it_flies_and_ones_own_stands_since_the_click(visit: Callable[..., Page]) -> None:
    page = visit("about:blank", reduced_motion="no-preference")
    new_table(page, "targi", "me", 7)
    assert page.evaluate(PLACED) == [[1, 1], [0, 0]]


def test_a_placed_targi_flies_from_its_seat_to_its_card() -> None:
    before = azalai.new("targi", seed=7)
    after = before.copy().play("p6")
    told = web_tables.animation_cues(context_of(before, seat=1), context_of(after, seat=1))
    flights = [cue for cue in told if cue["do"] == "fly"]
    assert [(cue["icon"], cue["from"], cue["to"]) for cue in flights] == [("p-figure", "home-0", "b6")]
    sounds = [cue["sound"] for cue in told if cue["do"] == "sound"]
    assert sounds == ["string"], "seat 1 is asked now, and the robber has not moved"


@pytest.mark.parametrize("variant", VARIANTS)
def test_animation_cues_reveal_nothing_hidden(variant: str) -> None:
    """The cues are the same whatever the hidden cards are; a seat gets none from another seat's view."""
    moments = [game.copy() for game, draft in tables(variant, 16, every=9) if not draft]
    for before, after in itertools.pairwise(moments):
        for seat in (0, 1):
            one = [each.imagine(seat, 1) for each in (before, after)]
            other = [each.imagine(seat, 2) for each in (before, after)]
            told = [
                web_tables.animation_cues(*(TableContext("t", 1, game, seat, PLACES) for game in pair))
                for pair in (one, other)
            ]
            assert told[0] == told[1]
        assert web_tables.animation_cues(context_of(before, seat=0), context_of(after, seat=1)) == []
