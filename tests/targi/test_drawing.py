"""The drawing in the terminal and the picture show everything in a view and nothing else."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from typing import Any

import pytest

import azalai
from azalai.games.targi.pictures.svg import picture
from azalai.games.targi.pictures.terminal import GRID, draw
from azalai.games.targi.words.short import card_words, effect_words
from azalai.messages import language, say
from azalai.terminal.text import columns

View = dict[str, Any]
SVG = "{http://www.w3.org/2000/svg}"
LETTERS = "BW"
CARD_WIDTH = 14  # of a drawn card at 80 columns


def tables(seed: int, every: int = 7) -> Iterator[azalai.Game]:
    """A random game whose players like to draw and lay cards, looked at again and again, and at its end."""
    game = azalai.new("targi", seed=seed)
    dice = random.Random(seed)
    while not game.over:
        if len(game.played) % every == 0:
            yield game
        moves = [move for move in game.moves() if not move.text.endswith("-")]
        liked = [move for move in moves if move.text in ("p14", "b14", "lay")]
        game.play(dice.choice(liked or moves or game.moves()))
    yield game


def drawn(text: str, place: int | str) -> str:
    """What stands on one card of a plain drawing at 80 columns."""
    row = next(row for row, places in enumerate(GRID) if place in places)
    column = GRID[row].index(place)
    lines = text.splitlines()
    top = next(i for i, line in enumerate(lines) if line.startswith("+-16-")) + 4 * row
    left = column * (CARD_WIDTH + 1)
    assert lines[top][left:].startswith(f"+-{place}-")
    return "\n".join(line[left + 1 : left + 1 + CARD_WIDTH] for line in lines[top + 1 : top + 4])


def visible_cards(view: View) -> set[str]:
    """The tribe cards that lie open or that the seat knows."""
    cards = {space["card"] for space in view["centre"]}
    cards |= {held["card"] for player in view["players"] for held in player["hand"]}
    cards |= {card for player in view["players"] for row in player["display"] for card in row}
    cards |= {view["card"]["card"]} if view["card"] else set()
    return {card for card in cards if card and not card.startswith("goods:")}


def named(text: str, view: View) -> set[str]:
    """The tribe cards that a text names."""
    return set(re.findall(r"\b[a-z]{1,3}\d{1,2}\b", text)) & view["cards"].keys()


# -- the terminal --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_drawing_shows_every_card_a_seat_knows_and_no_other(seat: int | None) -> None:
    hidden = 0
    for seed in range(4):
        for game in tables(seed):
            view = game.view(seat)
            text = draw(view, 80, False)
            assert named(text, view) == visible_cards(view)
            hidden += sum(held["card"] is None for player in view["players"] for held in player["hand"])
    assert (hidden > 0) == (seat is not None)


@pytest.mark.parametrize("width", [46, 60, 80, 100, 117, 118, 140, 200])
def test_the_drawing_keeps_to_its_width_and_is_ascii_without_colour(width: int) -> None:
    for game in tables(seed=width, every=11):
        for seat in (0, 1, None):
            text = game.draw(seat, width=width, colour=False)
            assert text.isascii()
            assert text.isprintable() or all(line.isprintable() for line in text.splitlines())
            assert max(map(len, text.splitlines())) <= width
            coloured = re.sub(r"\x1b\[[0-9;]*m", "", game.draw(seat, width=width, colour=True))
            assert "\x1b" not in coloured
            assert max(map(columns, coloured.splitlines())) <= width


def test_colour_adds_colour_and_nothing_else() -> None:
    """Colour never carries meaning alone: without it the same characters are in the same places."""
    for game in tables(seed=3):
        plain = game.draw(0, width=80, colour=False).splitlines()
        coloured = re.sub(r"\x1b\[[0-9;]*m", "", game.draw(0, width=80, colour=True)).splitlines()
        assert len(plain) == len(coloured)
        for one, other in zip(plain, coloured, strict=True):
            other = other.replace("×", "x")
            assert re.sub(r"[^A-Za-z0-9]", " ", one).rstrip() == re.sub(r"[^A-Za-z0-9]", " ", other).rstrip()


def test_figures_robber_and_markers_stand_on_their_cards() -> None:
    for seed in range(4):
        for game in tables(seed, every=3):
            view = game.view(0)
            text = draw(view, 80, False)
            for card in view["border"]:
                shown = drawn(text, card["number"])
                assert re.findall(r"\[(.)\]", shown) == [LETTERS[seat] for seat in card["targis"]]
                assert ("robber" in shown) == card["robber"]
            for space in view["centre"]:
                shown = drawn(text, f"c{space['space']}")
                assert re.findall(r"\((.)\)", shown) == [LETTERS[seat] for seat in space["markers"]]
                assert (":::" in shown) == space["face_down"]


def test_a_tribe_card_shows_kind_crosses_cost_and_effect() -> None:
    view = azalai.position("targi", {"centre": [None, "t6", None, "o9", None, "n9", None, "r1", None]}).view(0)
    text = draw(view, 80, False)
    assert drawn(text, "c2").split() == ["Targia", "t6", "1*", "2p", "/", "1g", "2", "Targia", "=", "1*"]
    assert drawn(text, "c4").split() == ["Oasis", "o9", "1*", "1s", "1p", "/", "1g", "mixed", "row", "+1*"]
    assert drawn(text, "c6").split() == ["Tent", "n9", "1*", "1d", "1p", "keep", "+4", "+2g"]
    assert drawn(text, "c8").split() == ["Rider", "r1", "3*", "1d", "2s", "2p"]


def test_border_cards_say_what_they_give() -> None:
    text = draw(azalai.new("targi", seed=1).view(None), 80, False)
    assert drawn(text, 6).split() == ["Pepper", "+1p"]
    assert drawn(text, 5).split() == ["Trader", "2:1", "3:1g"]
    assert drawn(text, 10).split() == ["Silversmith", "2:1*", "4:3*", "1g:2*", "2g:4*"]
    assert drawn(text, 12).split() == ["Raid", "3", "3", "any", "or", "2*"]
    assert drawn(text, 16).split() == ["Raid", "4", "1g", "or", "3*"]


def test_the_seats_show_stock_hand_display_and_score() -> None:
    blue = {
        "goods": {"dates": 3, "salt": 0, "pepper": 1},
        "gold": 2,
        "points": 5,
        "display": [["o1", "o6"], [], ["r4"]],
    }
    game = azalai.position(
        "targi", {"robber": 6, "players": [blue | {"hand": ["w7"]}, {"hand": [{"card": "t1", "open": False}]}]}
    )
    lines = game.draw(0, width=140, colour=False).splitlines()
    left = next(line.index("[B] Blue") for line in lines if "[B] Blue" in line)
    seats = [line[left:].strip() for line in lines]
    blue_seat, white_seat = (next(i for i, line in enumerate(seats) if line.startswith(f"[{who}]")) for who in LETTERS)
    assert re.fullmatch(rf"\[B\] Blue \(you, starts\) > +score {game.scores()[0]}", seats[blue_seat])
    assert re.sub(" +", " ", seats[blue_seat + 1]) == "3 dates 0 salt 1 pepper 2 gold 5*"
    assert seats[blue_seat + 2].startswith("hand: Well w7 1*, 1s 1g, goods +1d")
    assert "1 o1 Oas" in seats[blue_seat + 4]
    assert "3 r4 Rid" in seats[blue_seat + 6]
    assert "always: caravan x2" in seats
    assert "at the end: 2 Oasis = 1*" in seats
    assert say("table-hand", cards=say("table-hand-unknown")) in seats[white_seat + 2]


def test_rates_name_goods_of_choice_in_the_language() -> None:
    text = draw(azalai.new("targi", seed=1, expansion=True).view(None), 80, False).replace("~", " ")
    assert drawn(text, 5).split() == ["Trader", "2:1", "3:1g", "1g:2", "any"]
    assert drawn(text, 10).split() == ["Silversmith", "any", "2:1*", "4:3*", "1g:2*", "2g:4*"]


def test_wide_characters_leave_the_rows_of_a_display_whole() -> None:
    game = azalai.position("targi", {"robber": 6, "players": [{"display": [["o1", "r4", "t5", "w7"]]}]})
    with language("zh"):
        rows = [line for line in game.draw(0, width=140).splitlines() if "o1 绿洲" in line]
    assert len(rows) == 1
    assert "…" not in rows[0]
    assert "w7 水井 1✚" in rows[0]


def test_the_heading_tells_round_raid_turn_and_end() -> None:
    raid = azalai.position("targi", {"robber": 8, "phase": "raid"})
    assert "6 [raid] 7" in str(raid)
    assert say("table-asks-raid", seat="Blue") in str(raid)
    placing = azalai.position("targi", {"robber": 9})
    assert "raid [7] 8" in str(placing)
    *_, over = tables(seed=1)
    winners = over.winners()
    assert len(winners) == 1
    assert say("table-over-won", seat=("Blue", "White")[winners[0]]) in str(over)


def test_every_card_of_the_deck_has_short_words_that_fit() -> None:
    view = azalai.new("targi", seed=0).view(None)
    for card, facts in view["cards"].items():
        assert card in card_words(view, card)
        assert bool(effect_words(facts)) == ("do" in facts)
        assert columns(effect_words(facts)) <= CARD_WIDTH


# -- the picture ---------------------------------------------------------------------------------------


def titles(root: ElementTree.Element) -> list[str]:
    return [title.text or "" for title in root.iter(f"{SVG}title")]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_picture_names_every_card_a_seat_knows_and_no_other(seat: int | None) -> None:
    for seed in range(2):
        for game in tables(seed):
            view = game.view(seat)
            root = ElementTree.fromstring(picture(view))
            on_top = set(view["discards"]["tribe"][-1:])
            assert named(" ".join(titles(root)), view) == visible_cards(view) | on_top


def test_the_picture_stands_on_its_own() -> None:
    for game in tables(seed=5, every=25):
        svg = game.picture(game.seat)
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert root[0].tag == f"{SVG}title"
        assert root[0].text == say("picture-title", round=game.view(None)["round"])
        assert root[1].tag == f"{SVG}desc"
        assert all(str(score) in (root[1].text or "") for score in game.scores())
        assert not list(root.iter(f"{SVG}script"))
        assert not list(root.iter(f"{SVG}image"))
        assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        used = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg)
        assert {one or other for one, other in used} <= set(ids)
        assert len(svg.encode()) < 120_000


def test_the_picture_says_where_figures_stand() -> None:
    game = azalai.position(
        "targi", {"phase": "act", "robber": 1, "players": [{"targis": [5, 6, 2]}, {"targis": [3, 7, 11]}]}
    )
    said = titles(ElementTree.fromstring(game.picture(0)))
    view = game.view(0)
    assert said.count(say("picture-targi", seat="Blue")) == 3
    assert said.count(say("picture-targi", seat="White")) == 3
    assert said.count(say("picture-robber")) == 1
    for seat, name in enumerate(("Blue", "White")):
        markers = len(view["players"][seat]["markers"])
        assert said.count(say("picture-marker", seat=name)) == markers > 0


def test_a_notebook_shows_the_picture_of_the_seat_that_decides() -> None:
    game = azalai.new("targi", seed=2).play("p6")
    assert game._repr_svg_() == game.picture(1)


# -- what is hidden ------------------------------------------------------------------------------------


def test_both_are_the_same_at_every_table_the_seat_could_be_sitting_at() -> None:
    """They are made from the view alone, so dealing the unknown cards again does not change the drawing."""
    others = 0
    for seed in range(3):
        for game in tables(seed, every=17):
            for seat in (0, 1):
                imagined = game.imagine(seat, seed=99)
                assert imagined.draw(seat, width=100, colour=True) == game.draw(seat, width=100, colour=True)
                assert imagined.picture(seat) == game.picture(seat)
                others += imagined.draw(1 - seat, width=100) != game.draw(1 - seat, width=100)
    assert others > 0
