"""The panel of a Targi page: what it asks, shows and offers while a decision is put together."""

import random
import re

import pytest

import azalai
from azalai.web.web_tables import table_html
from tests.targi.tables import acts, centre, stock
from tests.web.html_reading import Page
from tests.web.targi_pages import context_of


def test_an_exchange_of_water_shows_how_much_it_takes():
    """X13: as many drops as the sentence says."""
    dice, game = random.Random(1), azalai.new("targi", seed=3, expansion=True)
    while not any(move.text == "w>d" for move in game.moves()):
        game.play(dice.choice(game.moves()))
    html = table_html(context_of(game))
    chip = html[html.index('data-send="w>d"') :] if 'data-send="w>d"' in html else html[html.index('="w&gt;d"') :]
    told = re.search(r"Give (\d) water for 1 date", chip)
    assert told
    assert chip[: chip.index("</button>")].count("#i-water") == int(told[1]) > 1


def at_the_silversmith(**options: object) -> azalai.Game:
    """The first time that chance brings somebody to the silversmith who can pay."""
    dice, game = random.Random(1), azalai.new("targi", seed=3, **options)
    while not any(move.text.startswith("silver-") for move in game.moves()):
        game.play(dice.choice(game.moves()))
    return game


@pytest.mark.parametrize("options", [{}, {"expansion": True}])
def test_the_silversmith_shows_how_much_it_takes_and_gives(options: dict[str, object]):
    """T21, X28: the picture of an exchange has the numbers that the sentence has."""
    game = at_the_silversmith(**options)
    page = Page(table_html(context_of(game)))
    tiles = [element for element in page.elements if element.attributes.get("class", "").startswith("op1")]
    sold = [
        tile for tile in tiles if "silver-" in "".join(map(tile.attributes.get, ("data-send", "data-draft"), ("", "")))
    ]
    assert sold
    for tile in sold:
        picture, words = (child for child in tile.children if child.text.strip())
        told = re.findall(r"\d+", words.text)
        assert len(told) == 2
        assert picture.text.strip() == "".join(told)


@pytest.mark.parametrize("options", [{}, {"expansion": True}])
def test_the_picture_of_a_raid_shows_the_goods_that_it_names(options: dict[str, object]):
    """T40, X21: goods of choice in the base game, the named ones in the expansion, as the sentence says."""
    icons = {"date": "date", "salt": "salt", "pepper": "pepper", "of choice": "any"}
    dice, game, met = random.Random(2), azalai.new("targi", seed=8, **options), 0
    while not game.over:
        if game.view(game.seat)["asks"][-1]["ask"] == "raid" and "goods" in [move.text for move in game.moves()]:
            html, said = table_html(context_of(game)), game.say("goods")
            tiles = re.findall(r'<span class="big2">((?:(?!</span>).)*)</span><small>([^<]*)</small>', html, re.DOTALL)
            (picture,) = [picture for picture, words in tiles if words == said]
            assert set(re.findall(r"#i-(\w+)", picture)) == {icons[word] for word in icons if word in said}
            met += 1
        game.play(dice.choice(game.moves()))
    assert met > 1


@pytest.mark.rule("T18")
def test_T18_the_button_says_what_becomes_of_a_card_that_cannot_be_laid():
    me = {"targis": [14, 2], "markers": [5], **stock(1, 1, 2)}
    says = {}
    for name, own in (("choice", me), ("poor", me | stock()), ("full", me | stock() | {"hand": ["t1"]})):
        page = Page(table_html(context_of(acts(own, robber=1, centre=centre(c5="t3")))))
        (card,) = (each for each in page.having("id") if each.attributes["id"] == "s5")
        says[name] = card.attributes["data-do"]

    assert says == {"choice": "Take Targia", "poor": "Keep it in hand", "full": "Discard it"}


@pytest.mark.rule("T18")
def test_T18_a_card_that_can_only_be_discarded_says_why():
    me = {"targis": [14, 2], "markers": [], "hand": ["t1"], **stock()}
    game = acts(me, robber=1, centre=centre(c5="t3"))
    html = table_html(context_of(game.play("b14")))

    assert re.search(r"Cannot lay the \w+: you lack [^.]*\. Cannot keep the \w+: your hand is full\.", html)


@pytest.mark.parametrize(("card", "told"), [("t1", True), ("t4", False)])
def test_the_panel_of_a_raid_says_what_the_other_seat_gave_unless_it_was_spared(card, told):
    white = {"targis": [7], "display": [[card], [], []]} | stock(dates=9, salt=1)
    game = acts(white, robber=3, white=True).play("b7").play("-d")  # it returns what is over its limit
    if told:
        game.play("-d")
    assert game.seat == 0
    assert ('class="given"' in table_html(context_of(game))) == told


def test_the_panel_of_a_raid_tells_every_good_that_was_given_and_every_good_that_follows():
    goods = stock(dates=1, salt=1, pepper=2, points=5)
    game = acts({"targis": [7]} | goods, goods, robber=11, white=True).play("b7")
    while game.seat == 1:
        game.play(next((move for move in game.moves() if move.text in ("done", "goods", "-p")), game.moves()[0]))
    given = re.search(r'class="given">.*?</p>', table_html(context_of(game)))
    assert given is not None
    assert len(re.findall("Idir gives", given[0])) == 3
    drafted = table_html(context_of(game, draft=("goods", "-d")))
    salt = re.search(r'data-send="goods -d -s"[^>]*', drafted)
    assert salt is not None
    assert 'data-do="Give 1 date, 1 salt and 1 pepper"' in salt[0]
    assert 'data-will="0 0 1 0 ' in salt[0]


def icons_of(html: str) -> list[str]:
    return re.findall(r"#i-(\w+)", html)


def test_the_panel_shows_the_kind_of_the_card_that_it_asks_about():
    me = {"targis": [14, 2], "markers": [5], **stock(3, 3, 3)}
    html = table_html(context_of(acts(me, robber=1, centre=centre(c5="t3")).play("c5")))
    header = html[: html.index('id="panel-title"')].rpartition("<header")[2]

    assert icons_of(header) == ["targia"]


def test_T24_each_way_to_pay_shows_its_own_goods():
    me = {"targis": [14, 2], "markers": [5], **stock(3, 3, 3, gold=2)}
    game = acts(me, robber=1, centre=centre(c5="t6")).play("c5")  # 2 pepper or 1 gold
    html = table_html(context_of(game, ("lay",)))
    tiles = dict(re.findall(r'data-draft="lay (pay\d)".*?<span class="big2">(.*?)</span>', html))

    assert {way: icons_of(picture) for way, picture in tiles.items()} == {"pay1": ["pepper"] * 2, "pay2": ["gold"]}


@pytest.mark.rule("X22")
def test_X22_only_the_rightmost_card_of_a_row_can_be_given():
    blue = {"display": [["xt1", "xt6"], ["xr1"], []]} | stock(gold=1)
    game = azalai.position("targi", {"robber": 16, "first": 0, "players": [blue, {}]}, expansion=True)
    page = Page(table_html(context_of(game)))
    sent = {each.attributes["id"]: each.attributes.get("data-send") for each in page.having("id")}
    lost = {id: move for id, move in sent.items() if id.startswith("laid-0-") and move}

    assert lost == {"laid-0-1-2": "lose1", "laid-0-2-1": "lose2"}
