"""The page of a table of Targi as a pure function of what a seat may know: without a browser, in milliseconds."""

import gzip
import random
import re
from collections import Counter
from pathlib import Path

import pytest

import azalai
from azalai import bots
from azalai.games.hint_reasons import Reason
from azalai.messages import language, say
from azalai.web.drafts import Choices
from azalai.web.table_context import HintLine, Place, TableContext
from azalai.web.web_tables import table_html
from tests.targi.tables import acts, stock
from tests.web.html_reading import Page
from tests.web.targi_pages import PLACES, VARIANTS, context_of, tables

SNAPSHOTS = Path(__file__).parent / "snapshots"
SMALLEST_UPDATE = 12 * 1024


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_page_is_well_made(variant):
    """Tags are closed, ids are unique, every button has a name, there are no inline styles, and every element to
    highlight exists."""
    for game, draft in tables(variant, 11):
        page = Page(table_html(context_of(game, draft, may_undo=True, may_hint=True)))
        ids = Counter(element.attributes["id"] for element in page.having("id"))
        assert not [id for id, count in ids.items() if count > 1]
        assert not page.having("style")
        assert not [element for element in page.elements if element.tag in ("script", "style")]
        for element in page.elements:
            if element.tag == "button":
                assert element.name, element.attributes
        for element in page.having("data-shows"):
            missing = [id for id in element.attributes["data-shows"].split() if id not in ids]
            assert not missing, (element.name, missing)
        for group in page.having("data-roving"):
            stops = [each for each in page.elements if each.tag == "button" and inside(each, group)]
            tabs = [each.attributes["tabindex"] for each in stops]
            assert sorted(tabs) == ["-1"] * (len(stops) - 1) + ["0"] * bool(stops), group.attributes


def inside(element, group):
    while element is not None:
        if element is group:
            return True
        element = element.parent
    return False


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_hidden_from_a_seat_is_not_in_its_page(variant):
    """Whatever the hidden cards are, the page of the seat is the same, and that of a spectator too."""
    for game, _ in tables(variant, 12, every=11):
        for seat in (0, 1):
            one, other = game.imagine(seat, 1), game.imagine(seat, 2)
            for eyes in (seat, None):
                pages = [table_html(TableContext("t", 1, each, eyes, PLACES)) for each in (one, other)]
                assert pages[0] == pages[1]
            if not game.over and game.seat == seat:
                for move in one.moves():
                    if Choices(one)[move.id].drafted:
                        drafted = [table_html(context_of(each, (move.text,), seat)) for each in (one, other)]
                        assert drafted[0] == drafted[1]


def test_a_card_in_the_other_hand_stays_hidden():
    """A tribe card drawn unseen is in the page of its owner and in nobody else's."""
    found = 0
    moments = (game for seed in (13, 17, 18) for game, _ in tables("base", seed, every=3))
    for game in moments:
        for seat in (0, 1):
            for card in game.view(seat)["players"][seat]["hand"]:
                if not card["open"]:
                    found += 1
                    assert f'card-{card["card"]}"' in table_html(context_of(game, seat=seat))
                    for eyes in (1 - seat, None):
                        assert f'card-{card["card"]}"' not in table_html(context_of(game, seat=eyes))
    assert found


def test_an_update_is_small():
    for game, draft in tables("expansion", 14):
        html = table_html(context_of(game, draft, may_hint=True))
        assert len(gzip.compress(html.encode(), 6)) < SMALLEST_UPDATE


@pytest.mark.rule("T12")
def test_T12_a_targi_shows_its_line_until_it_crosses_another():
    """The first Targi marks the three cards it looks along, and the beads on the way; the page lists them."""
    html = table_html(context_of(azalai.new("targi", seed=4)))
    first = Page(html)
    marked = {each.attributes["id"]: each.attributes["data-ahead"] for each in first.having("data-ahead")}
    assert marked["b15"] == "s1 s2 s3 k10r k11r k12r"
    assert marked["b10"] == "s8 s5 s2 k12u k22u k32u"
    ids = {each.attributes["id"] for each in first.having("id")}
    assert all(ids.issuperset(ahead.split()) for ahead in marked.values())
    preview = next(each for each in first.having("id") if each.attributes["id"] == "plan-p15")
    assert "Its line: 1 good of choice, Rider or 1 gold." in preview.text
    assert "15 Salt" in preview.text
    assert re.search('<b>15</b><svg[^>]*aria-label="Salt"', html), "among what the round brings"
    for other in (1, None):  # blue decides
        assert 'id="plans"' not in table_html(context_of(azalai.new("targi", seed=4), seat=other))

    second = azalai.new("targi", seed=4).play("p15").play("p9")
    marked = {each.attributes["id"] for each in Page(table_html(context_of(second))).having("data-ahead")}
    assert marked == {"b5", "b6", "b7", "b13", "b14"}  # they look along rows, as the first one does


def test_the_main_button_never_declines_what_is_offered():
    """Declining has a labelled button of its own; "enough" ends exchanges that were chosen."""
    declined = 0
    for game, draft in tables("mixed", 16, every=3):
        page = Page(table_html(context_of(game, draft)))
        sends = [each for each in page.having("data-send") if "enough" in each.attributes["data-send"].split()]
        mains = [each for each in page.having("data-plain") if "data-send" in each.attributes]
        for main in mains:
            *before, last = main.attributes["data-send"].split()
            assert last not in ("skip", "none", "leave"), main.attributes
            assert last != "enough" or before, main.attributes
        declined += bool([each for each in sends if each not in mains and each.name == "No trade"])
    assert declined


@pytest.mark.rule("T40")
def test_T40_the_light_of_a_raid_falls_on_the_corner_of_the_robber():
    lit = set()
    for seed in range(5):
        game, dice = azalai.new("targi", seed=seed), random.Random(seed)
        while game.seat is not None and len(lit) < 4:
            view = game.view(game.seat)
            if view["asks"][-1]["ask"] == "raid" and view["robber"] not in lit:
                lit.add(view["robber"])
                page = Page(table_html(context_of(game)))
                worn = [each.attributes["class"].split() for each in page.having("class")]
                assert [each for each in worn if "dim" in each] == [["dim", "red", f"at{view['robber']}"]]
                assert f"at{view['robber']}" in next(each for each in worn if "over" in each)
            game.play(dice.choice(game.moves()))
    assert lit == {4, 8, 12, 16}


def test_a_finger_is_told_to_tap_and_a_mouse_to_point():
    page = Page(table_html(context_of(azalai.new("targi", seed=4))))
    told = {
        each.attributes["class"]: each.text
        for each in page.elements
        if each.tag == "span" and "class" in each.attributes
    }
    assert told["by-mouse"].startswith("Point at a glowing card")
    assert told["by-touch"].startswith("Tap a glowing card")


def test_symbols_or_words_hidden_scores_another_language():
    game = azalai.new("targi", seed=4)
    plain = table_html(context_of(game))
    assert 'class="tx"' not in plain
    assert 'class="tx"' in table_html(context_of(game, effects="text"))
    assert 'class="score"' in plain
    assert 'class="score"' not in table_html(context_of(game, show_scores=False))
    with language("pl"):
        polish = table_html(context_of(game))
    assert "Place your first Targi." in plain
    assert "Place your first Targi." not in polish
    assert table_html(context_of(game)) == plain


@pytest.mark.rule("T01")
def test_T01_the_ring_goes_clockwise_around_the_centre():
    """Row and column of each card in the grid of five by five, from the top left corner."""
    page = Page(table_html(context_of(azalai.new("targi", seed=4))))
    ring = "01 02 03 04 14 24 34 44 43 42 41 40 30 20 10 00".split()
    centre = "11 12 13 21 22 23 31 32 33".split()
    expected = {f"b{n}": f"g{at}" for n, at in enumerate(ring, 1)} | {
        f"s{n}": f"g{at}" for n, at in enumerate(centre, 1)
    }
    cards = {each.attributes["id"]: each for each in page.having("id")}

    assert [id for id, place in expected.items() if place not in cards[id].attributes["class"].split()] == []


def test_each_seat_shows_its_stock():
    game = acts(stock(1, 2, 3, 2, 7) | {"targis": [6]}, stock(4, 0, 1, 0, 5))
    page = Page(table_html(context_of(game)))
    for seat, chips in (
        (0, ["Dates: 1", "Salt: 2", "Pepper: 3", "Gold: 2", "Point tokens: 7"]),
        (1, ["Dates: 4", "Salt: 0", "Pepper: 1", "Gold: 0", "Point tokens: 5"]),
    ):
        own = f"stock-{seat}-"
        assert [each.heard.strip() for each in page.having("id") if each.attributes["id"].startswith(own)] == chips


@pytest.mark.rule("T30")
@pytest.mark.parametrize(("card", "most"), [("n9", 14), ("t6", 10)])
def test_T30_the_meter_counts_what_laid_cards_can_store(card: str, most: int):
    game = acts(stock(1, 2, 3) | {"targis": [6], "display": [[card], [], []]})
    assert f"6 of {most} goods" in table_html(context_of(game))


def test_names_are_escaped():
    places = (Place("<b>Ada</b>", "person"), Place('"Idir', "computer"))
    html = table_html(TableContext("t", 1, azalai.new("targi", seed=4), 0, places))
    assert "<b>Ada" not in html
    assert "&lt;b&gt;Ada" in html
    Page(html)


def test_hints_can_be_clicked_and_name_their_reason():
    game = azalai.new("targi", seed=4)
    why = (Reason("It crosses at the Oasis.", "c5"), Reason("Row 2 follows.", "r2"))
    hints = (HintLine("p6", 57, "", why), HintLine("p5", 56, "about equal"))
    page = Page(table_html(context_of(game, hints=hints, may_hint=True)))

    told = page.having("data-hint")
    assert [element.attributes["data-send"] for element in told] == ["p6", "p5"]
    assert all("data-pick" in element.attributes for element in told), "a click selects, the main button plays"
    assert {"b6", "plan-p6"} <= set(told[0].attributes["data-shows"].split()), "as if the card were pointed at"
    assert "57" in told[0].name
    assert "about equal" in told[1].name
    assert [element.attributes["data-at"] for element in page.having("data-at")] == ["b6", "s5", "laid-0-2-1", "b5"]
    (shows_next,) = {element.name for element in page.having("data-next-hint")}
    assert shows_next == say("web-hint-show", number=2)
    closes = next(element for element in page.having("data-draft") if element.name == say("web-hints-close"))
    assert closes.attributes["data-draft"] == ""


def test_a_hint_that_is_about_equal_shows_no_more_than_the_first():
    hints = (HintLine("p6", 38, "about equal"), HintLine("p5", 40, "about equal"), HintLine("p3", 31, "7 less"))
    page = Page(table_html(context_of(azalai.new("targi", seed=4), hints=hints, may_hint=True)))

    shown = [re.findall(r"\d\d(?= of 100)", element.name) for element in page.having("data-hint")]
    assert shown == [["38"], ["38"], ["31"]]


def test_the_only_move_has_no_outlook_and_is_called_as_its_button():
    game = azalai.new("targi", seed=11)
    while [move.text for move in game.moves()] != ["done"]:
        game.play(game.moves()[0])
    (hint,) = bots.hint(game, game.seat)
    lines = (HintLine(hint.move.text, hint.outlook, hint.brief, hint.reasons),)
    page = Page(table_html(context_of(game, hints=lines, may_hint=True)))

    (told,) = page.having("data-hint")
    assert say("bots-hint-only") in told.name
    assert say("web-targi-do", sort="done") in told.name
    assert not any(letter.isdigit() for letter in told.name.removeprefix("1"))


def test_a_placement_shows_the_crossing_it_would_make():
    """T12: with a Targi on 2 (second column), one on 6 (second row) crosses at centre 5; beads lead there."""
    game = azalai.new("targi", seed=7).play("p2").play("p11")
    page = Page(table_html(context_of(game)))
    placed = next(element for element in page.having("data-send") if element.attributes.get("id") == "b6")
    shows = placed.attributes["data-shows"].split()
    assert set(shows) == {"b6", "s5", "plan-p6", "k02d", "k12d", "k22l", "k23l"}
    assert "your lines cross at the middle (1 gold)" in placed.attributes["data-say"]


def test_a_payment_says_what_it_leaves():
    """In the panel of a card that is being paid, the preview counts the price down."""
    for game, _ in tables("base", 15, every=1):
        if game.over or game.view(game.seat)["asks"][-1]["ask"] != "row":
            continue
        view = game.view(game.seat)
        price = view["card"]["price"]
        page = Page(table_html(context_of(game)))
        will = [element for element in page.elements if "prev" in element.attributes.get("class", "").split()]
        for what, count in price.items():
            held = {**view["players"][game.seat]["goods"], "gold": view["players"][game.seat]["gold"]}[what]
            if count:
                assert f"{held - count}, now {held}" in will[0].text
        return
    raise AssertionError("no card was laid")


def test_the_log_lights_up_what_it_speaks_of():
    game = azalai.new("targi", seed=7).play("p6").play("p2")
    page = Page(table_html(context_of(game)))
    lines = {
        element.attributes["id"]: element for element in page.elements if element.attributes.get("id", "")[:4] == "log-"
    }
    assert lines["log-1"].attributes["data-shows"] == "b6"
    assert "6 (Pepper)" in lines["log-1"].text


# -- snapshots ------------------------------------------------------------------------------------------


def outline(html):
    """What a page asks and offers, as text that can be read in a review."""
    page = Page(html)
    lines = [" ".join(element.text.split()) for element in page.elements if element.attributes.get("id") == "prompt"]
    lines += [f"panel: {each.text.strip()}" for each in page.elements if each.attributes.get("id") == "panel-title"]
    lines += [f"part: {each.text.strip()}" for each in page.elements if each.tag == "legend"]
    for kind in ("send", "draft"):
        for each in page.having(f"data-{kind}"):
            lines.append(f"{kind} [{each.attributes[f'data-{kind}']}] {each.name}")
    return "\n".join(re.sub(r"\s+", " ", line) for line in lines) + "\n"


ASKED = {
    "base": ["place", "act", "trade", "row", "raid", "silver"],
    "expansion": ["place", "act", "favour", "spring", "source", "return"],
}


@pytest.mark.parametrize("variant", ASKED)
def test_snapshots(variant, pytestconfig):
    """The first page of each of these questions in a game of its own; ``--write-goldens`` writes them again."""
    wanted = dict.fromkeys(ASKED[variant], "")
    seed = 40
    while not all(wanted.values()):
        game = azalai.new("targi", seed=seed, **VARIANTS[variant])
        dice = random.Random(seed)
        while not game.over:
            top = game.view(game.seat)["asks"][-1]["ask"]
            if wanted.get(top) == "":
                wanted[top] = outline(table_html(context_of(game)))
            game.play(dice.choice(game.moves()))
        seed += 1
    for ask, text in wanted.items():
        file = SNAPSHOTS / f"targi-{variant}-{ask}.txt"
        if pytestconfig.getoption("--write-goldens"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        assert file.read_text(encoding="utf-8") == text, f"{file.name}: look at the difference, then --write-goldens"


@pytest.mark.parametrize(("shared", "words"), [(False, "Your turn"), (True, "Ada, your turn")])
def test_at_one_screen_whoever_is_asked_is_called_by_name(shared: bool, words: str):
    game = azalai.new("targi", seed=4, first="blue")
    assert f'<span class="turn">{words}</span>' in table_html(context_of(game, shared=shared))


def test_a_spectator_is_told_so_and_nobody_else():
    game = azalai.new("targi", seed=4, first="blue")
    told = ["You are watching." in table_html(context_of(game, seat=seat)) for seat in (None, 0, 1)]
    assert told == [True, False, False]
    assert "You are watching." not in table_html(context_of(game, seat=None, replay_at=0))


def test_a_figure_that_is_being_used_is_still_among_the_actions():
    """T13: while it is put together what becomes of a centre card, its marker counts as open."""
    begun = [(game.copy(), draft) for game, draft in tables("base", 11) if draft and re.fullmatch(r"c\d", draft[0])]
    assert begun
    for game, draft in begun:
        before, within = table_html(context_of(game)), table_html(context_of(game, draft))
        count = re.search(r"\d+ of \d+ done", before)
        assert count is not None
        assert count[0] in within
        (doing,) = [element for element in Page(within).elements if element.attributes.get("class") == "doing"]
        assert doing.attributes["id"] == f"todo-{draft[0]}"
