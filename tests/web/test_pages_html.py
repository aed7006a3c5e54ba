"""The pages around the table as pure functions: what they contain, for whom, and what they never contain."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import azalai
from azalai.messages import language, say
from azalai.web import pages, rendering, rules_page
from azalai.web.end_page import sheet
from azalai.web.table_context import Place, TableContext
from azalai.web.timeline import Course, course, graph, timed_log
from azalai.web.turning_points import Swing, largest_swing
from azalai.web.view_models import Cover, Document, Ending, Home, Viewer
from azalai.web.web_tables import web_table
from tests.tongues import TONGUES
from tests.web import puzzle_pages, samples
from tests.web.html_reading import Page

pytestmark = pytest.mark.xdist_group("pages_html")

EVERY = sorted(samples.documents())
ALL_TARGI = [{}, {"expansion": True}, {"expansion": True, "tribe": "mixed", "border": "mixed"}]
PAGES_CATALOGUE = rendering.HERE.parent / "locale" / "en" / "web-pages.ftl"
PICTURES = ("board", "placing", "tuareg")


@pytest.fixture(scope="module")
def whole() -> dict[str, str]:
    return {name: make(samples.viewer()) for name, make in samples.documents().items()}


@pytest.mark.parametrize("name", EVERY)
def test_a_page_is_well_formed_and_keeps_the_strict_policy(whole: dict[str, str], name: str) -> None:
    page = Page(whole[name])

    assert len(page.all("h1")) == 1
    assert [found["lang"] for found, _ in page.all("html")] == ["en"]
    assert len(page.all("main")) == 1
    ids = [element.attributes["id"] for element in page.having("id")]
    assert len(ids) == len(set(ids))
    for element in page.elements:
        tag, found = element.tag, element.attributes
        assert "style" not in found, f"the policy forbids {tag} style"
        assert not [name for name in found if name.startswith("on")]
        assert tag != "style"
        assert tag != "script" or (found["src"] and not element.text.strip())


@pytest.mark.parametrize("name", EVERY)
def test_everything_that_can_be_used_has_a_name(whole: dict[str, str], name: str) -> None:
    page = Page(whole[name])
    labelled = {found["for"] for found, text in page.all("label") if "for" in found and text}

    for tag in ("button", "a"):
        for found, text in page.all(tag):
            assert text or found.get("aria-label"), f"{tag} {found} has no name"
    wrapped = re.findall(r"<label[^>]*>(?:(?!</label>).)*?<(?:input|select)[^>]*>", whole[name], re.DOTALL)
    fields = [found for tag in ("input", "select") for found, _ in page.all(tag) if found.get("type") != "hidden"]
    named = [found for found in fields if found.get("id") in labelled]
    assert len(named) + len(wrapped) == len(fields)


@pytest.mark.parametrize("name", [name for name in EVERY if name != "rules-cards"])  # it has a note for it
def test_a_page_is_wholly_in_the_wanted_language(name: str) -> None:
    ids = re.findall(r"^([\w-]+) = [^{\n]+$", PAGES_CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE)
    english = {id: say(id) for id in ids}
    with language("pl"):
        polish = Page(samples.documents()[name](samples.viewer(language="pl")))
        other = {text for id, text in english.items() if text != say(id)}

    assert polish.all("html")[0][0]["lang"] == "pl"
    texts = {" ".join(each.text.split()) for each in polish.elements if each.tag not in ("title", "head")}
    assert len(other) > 100
    assert texts & other == set()


def test_names_are_shown_as_they_were_typed_and_never_as_markup(whole: dict[str, str]) -> None:
    for name in ("home", "end-tuareg", "replay-tuareg"):
        assert "Tinni &lt;b&gt;" in whole[name]
        assert "Tinni <b>" not in whole[name]
    evil = '"><script>alert(1)</script>'
    shown = pages.document_html(Viewer(name=evil, path=evil), Document(evil, "", heading=evil))
    assert "<script>alert" not in shown


def test_home_offers_every_game_with_its_levels_and_its_three_ways_to_play() -> None:
    page = Page(pages.home_html(samples.viewer(), samples.home()))

    assert [found["value"] for found, _ in page.all("input", name="game")] == ["targi", "tuareg"]
    assert [found["value"] for found, _ in page.all("button", name="opponent")] == ["computer", "open", "me"] * 2
    assert [found["value"] for found, _ in page.all("input", name="level")] == [
        level.name for level in samples.LEVELS
    ] * 2
    assert [found["value"] for found, _ in page.all("input", name="seats")] == ["2", "3", "4", "5"]
    buttons = [(text, found["href"]) for found, text in page.all("a") if found.get("href", "").startswith("/t/")]
    assert buttons[0] == ("Play Ada and Idir", "/t/a1")
    assert ("Replay Ada and Idir", "/t/c1") in buttons
    texts = " ".join(text for _, text in page.all("li"))
    assert "Your turn" in texts
    assert "Moussa ag Amastan’s turn" in texts
    assert "4 seats are free" in texts
    assert "Ada and Idir share the victory" in texts


def test_home_says_so_where_there_is_nothing_yet() -> None:
    empty = pages.home_html(Viewer(), Home())

    assert empty.count('class="empty"') == 3
    assert 'name="level"' not in empty  # no computer is there to choose


def test_the_waiting_room_shows_each_what_they_may_do() -> None:
    host = Page(pages.waiting_html(samples.viewer(), samples.waiting()))
    guest = Page(pages.waiting_html(samples.viewer(name="Kella"), samples.waiting(host=False, may_join=True)))
    watcher = Page(pages.waiting_html(Viewer(), samples.waiting(host=False, code="", link="")))

    actions = [found["action"] for found, _ in host.all("form")]
    assert actions.count("/t/w1/places") == 4  # two seats to fill, a computer and a guest to remove
    assert [(found.get("aria-disabled"), text) for found, text in host.all("button") if "Start" in text] == [
        ("true", "Start with 5 seats")
    ]
    assert {found["action"] for found, _ in guest.all("form")} == {"/t/w1/join", "/t/w1/leave"}
    assert not guest.all("input", name="name"), "who has a name is not asked again"
    stranger = Page(pages.waiting_html(Viewer(), samples.waiting(host=False, may_join=True)))
    assert len(stranger.all("input", name="name")) == 2
    assert not watcher.all("input", id="link")
    full = samples.waiting(2, may_start=True)
    assert "aria-disabled" not in pages.waiting_html(samples.viewer(), full)


def test_a_link_that_is_too_long_for_a_code_is_shown_without_one() -> None:
    waiting = samples.waiting(link=f"{samples.LINK}/{'x' * 300}")

    assert 'class="qr"' in pages.waiting_html(samples.viewer(), samples.waiting())
    assert 'class="qr"' not in pages.waiting_html(samples.viewer(), waiting)
    assert 'class="qr"' in pages.own_link_html(samples.viewer(), url=samples.LINK, table="x")


def test_the_cover_is_made_of_nothing_that_is_hidden() -> None:
    """It is a function of public values alone; it never gets the game itself."""
    html = pages.cover_html(samples.viewer(), samples.cover())
    game = samples.moment(samples.finished("tuareg", seats=2), 30)
    assert [entry.text for entry in game.log[-4:]] == list(samples.cover().news)

    page = Page(html)
    assert [text for _, text in page.all("button")] == ["I am Idir, show my cards"]
    assert page.all("form")[0][0]["action"] == "/t/k1/takeover"
    assert "Ada is done" in html
    first = Cover("k1", 0, 0, "blue", "Ada", (samples.ADA, samples.IDIR))
    assert "is done" not in pages.cover_html(samples.viewer(), first)


@pytest.mark.parametrize("options", ALL_TARGI)
def test_the_score_of_targi_is_counted_line_by_line(options: dict[str, object]) -> None:
    game = samples.finished(seed=11, **options)
    lines = sheet(game)

    for seat in range(game.seats):
        own = [line.cells[seat].points for line in lines if line.cells[seat].points is not None]
        assert own == [line.points for line in game.score_sheet(seat)]
        assert [line.cells[seat].running for line in lines][-1] == game.scores()[seat]
        assert sum(own) == game.scores()[seat]


def test_the_score_of_tuareg_is_counted_for_all_five() -> None:
    game = samples.finished("tuareg", seats=5)
    lines = sheet(game)

    assert len(lines) == 11  # four kinds and the maps of stage 1; four kinds, unused cards and maps of stage 2
    assert [cell.running for cell in lines[-1].cells] == game.scores()
    page = Page(samples.end(samples.viewer(), game))
    sums = [(int(found["data-sum"]), text) for found, text in page.all("b") if "data-sum" in found]
    assert sorted(sums) == [(seat, str(score)) for seat, score in enumerate(game.scores())]
    labels = {found.get("id"): found.get("aria-label", "") for found, _ in page.all("div")}
    for player in game.view(None)["players"]:  # what each seat carries is shown, one element an animal
        carried = [labels[f"animal-{player['seat']}-c{number}"] for number in range(1, 1 + len(player["camels"]))]
        counts = [int((re.findall(r"carries (\d)", told) or ["0"])[0]) for told in carried]
        assert counts == [len(cargo) for cargo in player["camels"]]


def test_the_end_names_the_winner_and_why_a_tie_was_won() -> None:
    game = samples.finished(expansion=True)
    high, low = sorted(game.scores(), reverse=True)
    winner = samples.NAMES[game.winners()[0]]
    html = samples.end(samples.viewer(), game)
    assert f"{winner} wins, {high} to {low}" in html
    assert html.count("(winner)") == 1

    start = azalai.new("targi", seed=1).view(None)
    players = start["players"]
    players[0]["gold"], players[1]["gold"] = 2, 1
    over = {"phase": "over", "robber": 16, "round": 12, "players": players}
    tie = azalai.position("targi", over)
    assert tie.scores()[0] == tie.scores()[1]
    assert "more gold, then more goods, decides" in samples.end(samples.viewer(), tie)
    players[1]["gold"] = 2
    drawn = azalai.position("targi", over)
    assert drawn.winners() == [0, 1]
    assert "Ada and Idir share the victory with 4 points" in samples.end(samples.viewer(), drawn)


def test_the_first_paint_waits_for_the_whole_table() -> None:
    """Otherwise a slow phone draws a part of the board, and the seat above it moves it down."""
    html = pages.document_html(samples.viewer(), Document("t", "<p>x</p>", kind="table", game="targi", table="t"))
    waits = html.index('<link rel="expect" href="#tips" blocking="render">')
    assert waits < html.index("<main") < html.index('id="tips"')


def test_the_end_says_what_decided_the_game() -> None:
    """The round in which the lead changed most, and the card with the most points, checked by hand."""
    scores = ((4, 4), (6, 5), (7, 12), (12, 13), (20, 13))  # the lead of the first: 0, 1, -5, -1, 7
    past = Course(4, ((1, 0), (2, 1), (3, 2), (4, 3)), scores, ())
    assert largest_swing(past, 0) == Swing(4, 3, 0, 8)
    assert largest_swing(replace(past, scores=(*scores[:4], (12, 13))), 0) == Swing(2, 1, 1, 6)
    assert largest_swing(Course(1, ((1, 0),), ((4, 4), (6, 6)), ()), 0) is None

    game = samples.finished(expansion=True)
    best = web_table("targi").best_card(game)
    assert best is not None
    view = game.view(None)
    laid = [card for row in view["players"][best.seat]["display"] for card in row]
    crosses = max(view["cards"][card]["crosses"] for card in laid)
    assert best.points >= crosses
    equal = [card.id for card in game.setting.deck.tribe.values() if card.crosses == 3][:2]
    for winner in (0, 1):  # of two equal cards the winner's is named
        players = [{"display": [[equal[seat]], [], []], "points": 9 * (seat == winner)} for seat in (0, 1)]
        tied = azalai.position("targi", {"phase": "over", "robber": 16, "round": 12, "players": players})
        tied_best = web_table("targi").best_card(tied)
        assert tied_best is not None
        assert (tied.winners(), tied_best.seat) == ([winner], winner)
    html = samples.end(samples.viewer(), game)
    assert "What decided it" in html
    assert f"Worth {best.points} points to {samples.NAMES[best.seat]}." in html
    assert "Most points: Stage" in samples.end(samples.viewer(), samples.finished("tuareg", seats=5))


def test_a_rematch_that_was_begun_is_linked_to() -> None:
    game = samples.finished()
    context = TableContext("e1", 1, game, 0, (samples.ADA, samples.IDIR), open_table=True)
    linked = pages.end_html(samples.viewer(), context, Ending(rematch="next"))
    watched = pages.end_html(samples.viewer(), context, Ending())
    offered = pages.end_html(samples.viewer(), context, Ending(rematches=("other-cards", "new-mix")))

    assert 'href="/t/next"' in linked
    assert "rematch" not in watched
    assert re.findall(r'<button class="btn (\w*)" name="next" value="([\w-]+)">', offered) == [
        ("prime", "other-cards"),
        ("", "new-mix"),
    ]
    assert "Rematch with the other 45 tribe cards" in offered


def test_the_course_of_a_game_is_what_was_played() -> None:
    game = samples.finished()
    past = course(game)

    assert past.moves == len(game.played)
    assert [number for number, _ in past.rounds] == list(range(1, len(past.rounds) + 1))
    assert list(past.scores[-1]) == game.scores()
    assert [line.text for line in timed_log(game)] == [entry.text for entry in game.log]
    assert past.round_at(0) == 1
    for number, first in past.rounds[1:]:
        assert samples.moment(game, first).public_view()["round"] == number
        assert samples.moment(game, first - 1).public_view()["round"] == number - 1
    alone = samples.finished("tuareg", seats=3)  # lone answers are told there
    lines = timed_log(alone)
    assert len(lines) == len(alone.log) > len(alone.played)
    for moment in (1, 40, len(alone.played)):
        assert sum(line.moment <= moment for line in lines) == len(samples.moment(alone, moment).log)
    drawn = graph(past)
    assert len(drawn.lines) == 2
    assert len(drawn.lines[0][1].split()) == len(past.rounds) + 1


def test_a_replay_links_to_every_round_every_line_and_every_pair_of_eyes() -> None:
    game = samples.finished()
    page = Page(samples.replay(samples.viewer(), game, 60, 1))
    links = [found.get("href", "") for found, _ in page.all("a")]

    for _, first in course(game).rounds:
        assert f"/t/r1/at/{first}?seat=1" in links
    assert {"/t/r1/at/60?seat=0", "/t/r1/at/60?seat=1", "/t/r1/at/60"} <= set(links)
    assert {"/t/r1/at/59?seat=1", "/t/r1/at/61?seat=1", f"/t/r1/at/{len(game.played)}?seat=1"} <= set(links)
    assert "Round 3, move 60 of" in page.all("p", id="where")[0][1]
    assert "/t/r1/file" in links


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("name", rules_page.PAGES)
def test_the_rules_are_those_of_the_documentation_with_each_rule_as_an_anchor(name: str, tongue: str) -> None:
    own = rules_page.DOCS / "rules" / tongue / f"{name}.md"
    source = (own if own.is_file() else rules_page.DOCS / "rules" / f"{name}.md").read_text(encoding="utf-8")
    with language(tongue):
        page = Page(pages.rules_html(samples.viewer(language=tongue), name))

    wanted = re.findall(r"^- \*\*([TXB]\d+)\*\*", source, re.MULTILINE)
    assert [found["id"] for found, _ in page.all("li") if "id" in found] == wanted
    anchors = {element.attributes["id"] for element in page.having("id")}
    for found, _ in page.all("a"):
        path, _, anchor = found["href"].partition("#")
        assert path in ("", "/cards", *(f"/rules/{other}" for other in rules_page.PAGES))
        assert path or anchor in anchors
    for found, _ in page.all("img"):
        address, _, language_of_it = found["src"].partition("?in=")
        assert rules_page.picture(address.removeprefix("/rules/pictures/"), language_of_it or "en") is not None
        assert found["alt"]


def test_only_pictures_of_the_rules_are_given_out() -> None:
    assert all(rules_page.picture(f"{name}.svg", "en") for name in PICTURES)
    assert rules_page.picture("../rules/targi.md", "en") is None
    assert rules_page.picture("no-such.svg", "pl") is None
    with pytest.raises(KeyError):
        pages.rules_html(samples.viewer(), "../engine")


@pytest.mark.parametrize("status", [400, 403, 404, 405, 409, 413, 422, 429, 500, 502, 503, 418])
def test_an_error_says_what_happened_and_leads_home(status: int) -> None:
    page = Page(pages.error_html(samples.viewer(), status))

    assert page.all("h1")[0][1]
    assert f"Error {status}" in page.all("p")[0][1]
    assert page.all("a")[0][0]["href"] == "/"
    assert "the reason" in pages.error_html(samples.viewer(), status, "the reason")


def test_errors_have_words_of_their_own() -> None:
    headings = {status: Page(pages.error_html(samples.viewer(), status)).all("h1")[0][1] for status in pages.ERRORS}

    assert headings[404] == "Nothing but sand here"
    assert len(set(headings.values())) == len(pages.ERRORS)


def test_a_seat_link_asks_before_it_moves_anybody() -> None:
    page = Page(samples.documents()["seat-link"](samples.viewer()))

    assert ("/seat/token", "post") in [(found["action"], found["method"]) for found, _ in page.all("form")]


OF_ONE_PAGE = {"coach.js", "offline.js", "replay.js", "service-worker.js", "study.js"}


def test_scripts_stay_small() -> None:
    """The server draws the table. What a page does by itself is in modules that can be read in one go."""
    ours = [path for path in rendering.STATIC.glob("*.js") if path.name != "idiomorph.js"]
    lines = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in ours}

    assert lines.keys() > OF_ONE_PAGE
    assert max(lines.values()) < 200, lines
    assert max(lines[name] for name in OF_ONE_PAGE) < 120, lines
    assert sum(count for name, count in lines.items() if name not in OF_ONE_PAGE) < 1050, lines  # at a table


def test_the_document_of_a_table_brings_what_the_script_needs() -> None:
    live = pages.document_html(samples.viewer(), Document("t", "", kind="table", game="targi", table="x", state=7))
    still = pages.document_html(samples.viewer(), Document("t", ""))

    main = Page(live).all("main")[0][0]
    assert (main["data-table"], main["data-state"], main["data-kind"]) == ("x", "7", "table")
    assert "table.js" in live
    assert "targi.css" in live
    assert "table.js" not in still
    assert "/link" not in live  # a spectator has no seat to take along
    seated = pages.document_html(
        samples.viewer(), Document("t", "", kind="table", game="targi", table="x", seated=True)
    )
    assert 'action="/t/x/link"' in seated


def test_static_files_have_one_address_that_changes_with_them() -> None:
    assert rendering.static("base.css") == f"{rendering.static_prefix()}/base.css"
    with pytest.raises(FileNotFoundError):
        rendering.static("no-such.css")
    css = "".join(file.read_text(encoding="utf-8") for file in rendering.STATIC.glob("*.css"))
    for named in re.findall(r"url\(([^)\"]+)\)", css):
        assert (rendering.STATIC / named).is_file(), named


def test_every_icon_that_the_pages_use_is_in_the_sprite(whole: dict[str, str]) -> None:
    symbols = set(re.findall(r'<symbol id="([\w-]+)"', (rendering.STATIC / "icons.svg").read_text(encoding="utf-8")))
    used = {name for html in whole.values() for name in re.findall(r'icons\.svg#([\w-]+)"', html)}
    assert used <= symbols


@pytest.mark.parametrize("finished", [False, True])
def test_the_moves_of_a_puzzle_begin_with_a_capital_letter(finished: bool) -> None:
    html = puzzle_pages.puzzle(samples.viewer(), "tuareg", samples.LEVELS, finished=finished, solution=("end",))
    panel = html[html.index('id="coach"') :]

    moves = re.findall(r"<li>(?:<svg.*?</svg><span>)?([^<]+)<", panel)
    assert moves
    assert all(move[0].isupper() for move in moves)
    assert ("End your turn" in panel) == finished


def test_places_that_are_free_are_not_among_the_names() -> None:
    from azalai.web.table_descriptions import names

    assert names((samples.ADA, Place("", "open"))) == "Ada"
    assert names((Place("", "open"),)) == "Nobody yet"
