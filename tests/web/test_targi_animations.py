"""The animation cues of Targi, and that only what changed places slides."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from azalai.web.table_context import TableContext
from azalai.web.targi.animations import animation_cues
from tests.web import samples
from tests.web.clicks import new_table

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
