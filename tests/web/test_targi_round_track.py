"""The track of rounds and raids on the page of Targi."""

from __future__ import annotations

import azalai
from azalai.web.web_tables import table_html
from tests.web.html_reading import Page
from tests.web.targi_pages import context_of

ROUND = {"past": "x", "here": "O", "": "."}
RAID = {"raid past": "X", "raid here": "R", "raid": "-"}


def track(game: azalai.Game) -> str:
    """A character for each step, as in ``xxxXO..-...-...-``: rounds and a raid that are over, the present round."""
    page = Page(table_html(context_of(game)))
    (steps,) = (each.children for each in page.having("class") if each.attributes["class"] == "track")
    return "".join((ROUND | RAID)[step.attributes["class"].strip()] for step in steps)


def test_rounds_and_raids_before_the_present_round_are_over():
    for number, expected in ((1, "O..-...-...-...-"), (5, "xxxXxO.-...-...-"), (12, "xxxXxxxXxxxXxxO-")):
        game = azalai.position("targi", {"round": number, "players": [{}, {}]})
        assert track(game) == expected
