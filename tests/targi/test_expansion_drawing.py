"""The table of Targi with the expansion, drawn for a terminal and as a picture: complete in all phases, and without
anything that is hidden from the viewer."""

from __future__ import annotations

import functools
import re
from xml.etree import ElementTree

import pytest

import azalai
from azalai.games.targi import GAME
from azalai.games.targi.rules.actions import QUESTIONS
from tests.strategies import Variant, Walk
from tests.targi.tables import BLUE, WHITE, centre
from tests.targi.x_tables import acts, ended, lays, places, raided, stock, tribe_on_top

VARIANTS = [
    Variant("targi", {"expansion": True}),
    Variant("targi", {"expansion": True, "tribe": "mixed", "border": "mixed"}),
]
WIDTHS = (40, 60, 80, 100, 118, 160)
SVG = "{http://www.w3.org/2000/svg}"
CARD_ID = re.compile(r"\bx?[trnwo][1-9]\b")

ME = {
    "targis": [14, 3],
    "dunes": [1],
    "hand": ["xo2"],
    "display": [["xt1", "xr9"], ["dune:wild", "xw7"], []],
    "tokens": ["1.2"],
} | stock(1, 2, 0, gold=1, points=4, water=6)
THEM = {"targis": [5, 7], "dunes": [2], "display": [["xn7"], [], []]} | stock(dates=12, gold=3, water=10, points=11)


@functools.cache
def walked() -> dict[str, list[azalai.Game]]:
    """Tables of random games, some at every question and at the end; and described ones at the rare questions."""
    found: dict[str, list[azalai.Game]] = {}
    for variant in VARIANTS:
        for seed in range(8):
            walk = Walk(variant, seed)
            while not walk.over:
                kind = QUESTIONS[walk.t.asked[walk.t.depth - 1].kind].name
                if len(found.setdefault(kind, [])) < 2 or walk.rng.random() < 0.01:
                    found[kind].append(walk.game())
                walk.step()
            found.setdefault("over", []).append(walk.game())
    token = {"targis": [1, 3], "hand": ["xw2"], "display": [["xo7"], [], []], "tokens": ["1.1"]}
    found["extra"] = [lays("xt4", stock(dates=1, salt=3, pepper=1))]
    found["token"] = [acts(token | stock(dates=1, pepper=1, gold=1)).play("b1").play("lay")]
    return found


def table() -> azalai.Game:
    shown = centre(c1="xt4", c2="goods:3w", c3="xt2")
    return acts(ME, THEM, dunes=["strongbox", "shrine"], centre=shown, discards={"tribe": ["xo3"]})


def titles(svg: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(svg).iter(f"{SVG}title")]


def words(svg: str) -> str:
    """All that can be read in a picture."""
    return " ".join(
        element.text or "" for element in ElementTree.fromstring(svg).iter() if element.tag != f"{SVG}style"
    )


# -- the terminal -----------------------------------------------------------------------------------------


def test_the_drawing_fits_its_width_in_every_phase() -> None:
    asked = {kind.name for kind in QUESTIONS if not kind.is_chore}
    assert asked - walked().keys() <= {"hand", "match"}
    for games in walked().values():
        for game in games:
            for width in WIDTHS:
                drawn = game.draw(game.seat, width=width, colour=False)
                assert drawn.isascii()
                assert max(map(len, drawn.splitlines())) <= max(width, 46)


def test_colour_changes_nothing_but_colour() -> None:
    game = table()
    plain = re.sub(r"\x1b\[[\d;]*m", "", game.draw(BLUE, width=80))
    assert len(plain.splitlines()) == len(game.draw(BLUE, width=80, colour=False).splitlines())
    assert "\x1b" in game.draw(BLUE, width=80)


def test_the_drawing_shows_water_dunes_the_targia_and_tokens() -> None:
    drawn = table().draw(BLUE, width=80, colour=False)
    assert "[B] + Targia" in drawn, "her card, with blue's Targi on it"
    assert re.search(r"\|Strongbox +\[B\]\|Shrine +\[W\]\|\. +\|", drawn)
    assert "|1d 1s 1p: +3*" in drawn
    assert "1d   2s   0p   1g   6w   4*" in drawn
    assert re.search(r"^1 xt1 T 3\* xr9! 1\*", drawn, re.MULTILINE), "the token lies on xr9"
    assert re.search(r"^2 wild 0\*", drawn, re.MULTILINE)
    assert "tokens: border card" in drawn
    assert "always: round +1w" in drawn
    assert "(+2s: 2*)" in drawn, "the optional part of xt4"
    assert "17 dunes" in drawn, "of 20 two lie open and one is laid"
    assert "open discard: Oasis xo3 2*" in drawn
    assert "at home: (B)(B)" in drawn, "two Targis on border cards, one on a dune"


def test_the_drawing_tells_which_set_a_border_card_is_from() -> None:
    border = {"5": "base", "13": "base", "16": "base"}
    mixed = azalai.new("targi", seed=1, expansion=True, border=border).draw(None, width=80, colour=False)
    assert len(re.findall(r"(Noble|Raid \d|Mirage|Silversmith|Expansion) +~\|", mixed)) == 7
    assert re.search(r"Trader +\|", mixed)
    assert re.search(r"Caravan +\|", mixed)
    assert "Spring" not in mixed


@pytest.mark.rule("T60")
def test_the_council_is_drawn_for_its_owner_alone() -> None:
    game = acts(
        {"targis": [3], "dunes": [1]} | stock(dates=2), dunes=["council"], decks=tribe_on_top("xt8", "xt1", "xo2")
    ).play("d1")
    mine, theirs = (game.draw(seat, width=80, colour=False) for seat in (BLUE, WHITE))
    assert "1. Targia xt8 1*" in mine
    assert "3. Oasis xo2 3*" in mine
    assert not {"xt8", "xt1", "xo2"} & set(CARD_ID.findall(theirs))
    assert theirs.count("a hidden card") == 3
    assert not {"xt8", "xt1", "xo2"} & set(CARD_ID.findall(words(game.picture(WHITE))))
    assert {"xt8", "xt1", "xo2"} <= set(CARD_ID.findall(words(game.picture(BLUE))))


@pytest.mark.rule("T60")
def test_neither_drawing_names_a_card_that_the_seat_cannot_know() -> None:
    named = 0
    for games in walked().values():
        for game in games:
            for seat in (BLUE, WHITE):
                view = game.view(seat)
                drawn = GAME.draw(view, 100, False) + words(GAME.picture(view))
                assert not set(CARD_ID.findall(drawn)) & set(view["unseen"]["tribe"])
                named += len(CARD_ID.findall(drawn))
    assert named > 1000


# -- the picture ------------------------------------------------------------------------------------------


def test_the_picture_is_whole_in_every_phase() -> None:
    for games in walked().values():
        for game in games[:2]:
            svg = game.picture(game.seat)
            root = ElementTree.fromstring(svg)
            ids = {element.get("id") for element in root.iter()}
            used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
            assert used <= ids
            assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
            style = root.find(f"{SVG}style")
            assert style is not None
            classes = {name for element in root.iter() for name in (element.get("class") or "").split()}
            seats_and_kinds = {"azalai-table", "icon", "seat-blue", "seat-white"}
            assert all(f".{name}" in (style.text or "") for name in classes - seats_and_kinds), classes


def test_the_picture_shows_water_dunes_the_targia_and_tokens() -> None:
    told = titles(table().picture(BLUE))
    assert "The Targia" in told
    assert "Dune 1, Strongbox: Take 1 gold." in told
    assert "Dune 2, Shrine: Pay 1 date, 1 salt and 1 pepper for 3 points." in told
    assert told.count("No dune lies here") == 1
    assert told.count("A Targi of Blue") == 3
    assert told.count("A Targi of White") == 3
    assert "Water: 6" in told
    assert "Water: 10" in told
    assert told.count("An unused action token") == 1
    assert any(title.startswith("Wild dune: 0 points") for title in told)
    assert any(title.startswith("13 Spring: Take 2 water") for title in told)
    assert any("optionally 2 salt more for 2 points" in title for title in told)
    assert "Goods card: 3 water" in told


def test_two_targis_stand_on_one_dune() -> None:
    joined = places(
        {"targis": [3], "display": [["xt7"], [], []], "tokens": ["1.1"]}, {"dunes": [1]}, dunes=["market"]
    ).play("pd1")
    told = titles(joined.picture(None))
    assert (told.count("A Targi of Blue"), told.count("A Targi of White")) == (2, 1)
    assert re.search(r"\|Market +\[B\]\[W\]\|", joined.draw(None, width=80, colour=False))


def test_what_a_raid_takes_is_drawn() -> None:
    game = raided(12, stock(1, 1, 1, points=2))
    assert "|1d 1s 1p or 2*|" in game.draw(BLUE, width=80, colour=False)
    assert "1g or 1 card" in game.draw(BLUE, width=80, colour=False)
    takes = "each player gives 1 date, 1 salt and 1 pepper or 2 points."
    assert any(title.endswith(takes) for title in titles(game.picture(BLUE)))


def test_after_the_end_the_targia_is_gone() -> None:
    game = ended(stock(points=3), stock(points=4))
    assert "Targia >" not in game.draw(None, width=80, colour=False)
    assert "The Targia" not in titles(game.picture(None))


def test_the_base_game_has_no_sixth_column() -> None:
    base, expansion = azalai.new("targi", seed=1), azalai.new("targi", seed=1, expansion=True)
    size = [ElementTree.fromstring(game.picture(None)).get("viewBox") for game in (base, expansion)]
    assert size == ["0 0 1280 800", "0 0 1406 800"]
    assert "unes" not in base.draw(None, width=80, colour=False)
