"""The pages around the table in a real browser, against the real server: weight, axe, widths, switches, invitations,
the animated final score, replays. Pictures are kept, with ``--pictures``, under ``artefacts/``."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.server_process import ServerProcess
from tests.web.clicks import game_form, new_table, tab_to
from tests.web.screenshots import fits, picture, shift, sound

pytestmark = pytest.mark.xdist_group("pages_browser")

HOME_VISIT = 100_000  # bytes
FIRST_VISIT = HOME_VISIT + 80_000  # of a table
MOST_SHIFT = 0.02  # of a page while it loads


PAGES = {
    "home": "/",
    "rules": "/rules/targi",
    "cards": "/rules/targi-expansion-cards",
    "rules-search": "/rules?q=robber",
    "card-explorer": "/cards",
    "card-effect": "/cards/t1",
    "settings": "/settings",
    "end": "{targi}",
    "end-of-five": "{tuareg}",
    "replay": "{targi}/at/60",
    "replay-of-five": "{tuareg}/at/60?seat=1",
}
LARGE = ("cards", "card-explorer")  # with many pictures; for make test-long


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long) if name in LARGE else name for name in PAGES]
)
def test_a_page_is_sound_by_day_and_night_on_every_width(
    visit: Callable[..., Page], finished: dict[str, str], name: str
) -> None:
    path = PAGES[name].format(**finished)
    wide = visit(path)
    picture(wide, f"pages/{name}-wide-day")
    sound(wide)
    fits(wide)
    narrow = visit(path, 390, 844, color_scheme="dark", has_touch=True)
    picture(narrow, f"pages/{name}-narrow-night")
    sound(narrow)


def weigh(page: Page, path: str) -> int:
    """The bytes over the wire of a first visit."""
    weights: list[int] = []
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    wire.on("Network.loadingFinished", lambda done: weights.append(done["encodedDataLength"]))
    page.goto(path)
    page.wait_for_timeout(300)  # icons and fonts come after the page
    page.evaluate("document.fonts.ready")
    return sum(weights)


@pytest.mark.parametrize("tongue", ["en-GB", "pl-PL"])
def test_a_first_visit_is_light(visit: Callable[..., Page], finished: dict[str, str], tongue: str) -> None:
    page = visit("about:blank", locale=tongue)
    table = finished["targi"]
    paths = ["/", table, f"{table}/at/60", "/rules/targi"]
    for game, options in (("targi", {"expansion": "on"}), ("tuareg", {"seats": "5"})):
        new_table(page, game, "me", 3, **options)
        paths.append(page.url)
    found, moved = {}, {}
    for path in paths:
        found[path] = weigh(page, path)
        moved[path] = shift(page)

    assert all(weight > 30_000 for weight in found.values()), found  # fonts and icons were among them
    assert all(weight < FIRST_VISIT for weight in found.values()), found
    assert found["/"] < HOME_VISIT, found
    assert all(share <= MOST_SHIFT for share in moved.values()), moved


def test_a_game_begins_with_one_click_on_the_home_page(visit: Callable[..., Page]) -> None:
    page = visit()
    game_form(page, "targi").get_by_role("button", name="Play the computer").click()

    expect(page.locator("#table")).to_have_attribute("data-kind", "table")
    page.goto("/")
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link", name=re.compile("^Play"))).to_have_count(1)
    mine.get_by_role("link").click()
    expect(page.locator("#table")).to_have_attribute("data-kind", "table")


def test_the_options_of_the_expansion_come_with_it(visit: Callable[..., Page]) -> None:
    page = visit()
    form = game_form(page, "targi")
    form.get_by_text("More options").click()
    expect(form.get_by_label("Tribe cards")).to_be_hidden()
    form.get_by_role("switch", name=re.compile("Expansion")).check()
    form.get_by_label("Tribe cards").select_option("mixed")
    form.get_by_label("Name of player 2").fill("Idir")
    form.get_by_role("button", name="One screen").click()

    expect(page.locator("#table")).to_contain_text("Idir")
    page.goto("/")
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("Targi with the Expansion")


def test_friends_meet_in_the_waiting_room_and_a_computer_fills_up(
    visit: Callable[..., Page], served: ServerProcess
) -> None:
    host = visit()
    game_form(host, "tuareg").get_by_role("button", name="Invite friends").click()
    host.get_by_role("textbox", name="Your name").fill("Ada")
    host.get_by_role("button", name="Save the name").click()
    host.get_by_role("button", name="Take the red figure").click()
    expect(host.locator(".sitting .ok")).to_contain_text("you, plays red")
    expect(host.get_by_role("textbox", name="Your name")).to_have_count(0)  # asked once
    link = host.get_by_label("Invitation link").input_value()
    assert link.startswith(f"{served.url}/join/")  # whole, so that it can be sent and read by a camera
    start = host.get_by_role("button", name="Start with 3 seats")
    expect(start).to_have_attribute("aria-disabled", "true")
    picture(host, "pages/waiting")
    sound(host)

    friend = visit()
    friend.get_by_label("Have a code?").fill(host.locator(".word b").inner_text().lower())
    friend.get_by_role("button", name="Join", exact=True).last.click()
    friend.get_by_role("textbox", name="Your name").first.fill("Idir")
    friend.get_by_role("button", name="Sit down").first.click()
    expect(host.locator(".sitting")).to_contain_text("Idir")  # it comes by itself
    host.get_by_role("button", name="Add a computer").click()
    expect(host.locator(".sitting")).to_contain_text("3 of 3 taken")
    fits(host)
    host.get_by_role("button", name="Start with 3 seats").click()

    for page in (host, friend):
        expect(page.locator("#table")).to_have_attribute("data-kind", "table")


def test_a_code_that_nobody_gave_out_leads_nowhere(visit: Callable[..., Page]) -> None:
    page = visit(forgives=("404 (Not Found)",))
    page.get_by_label("Have a code?").fill("no-such-code")
    page.get_by_role("button", name="Join", exact=True).last.click()

    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("home page"))).to_be_visible()
    sound(page)


def test_a_seat_goes_to_another_device_by_its_private_link(visit: Callable[..., Page]) -> None:
    page = visit()
    game_form(page, "targi").get_by_role("button", name="Play the computer").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="On another device").click()
    link = page.get_by_label("Private link").input_value()
    sound(page)

    other = visit(link)
    sound(other)
    other.get_by_role("button", name="Take the seat here").click()
    expect(other.locator("#table")).to_have_attribute("data-kind", "table")
    other.get_by_role("button", name="Menu").click()
    expect(other.get_by_role("button", name="On another device")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="On another device")).to_have_count(0)


def test_the_cover_hides_the_table_until_the_next_person_takes_over(visit: Callable[..., Page]) -> None:
    page = visit()
    form = game_form(page, "tuareg")
    form.get_by_text("More options").click()
    form.get_by_label("2 seats").check()
    form.get_by_role("button", name="One screen").click()
    table = page.url
    while page.locator("#table").get_attribute("data-kind") != "cover":
        asked = page.request.get(table.replace("/t/", "/api/t/") + "/moves").json()
        move = asked["moves"][0]["text"]
        page.request.post(f"{table}/moves", data={"state": asked["state"], "moves": [move]})
        page.goto(table)

    picture(page, "pages/cover")
    sound(page)
    fits(page)
    expect(page.locator(".board, .market, [data-send]")).to_have_count(0)
    page.get_by_role("button", name=re.compile("show my cards")).click()
    expect(page.locator("#table")).to_have_attribute("data-kind", "table")


def test_the_switches_are_kept(visit: Callable[..., Page]) -> None:
    page = visit("/", color_scheme="light")
    colour = "getComputedStyle(document.body).backgroundColor"
    day = page.evaluate(colour)
    page.get_by_role("button", name="Switch between day and night").click()
    night = page.evaluate(colour)
    assert night != day
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Less").click()
    menu.get_by_role("button", name="Off").click()
    sound(page)
    menu.get_by_role("button", name="As text").click()

    root = page.locator("html")
    for name, value in (("theme", "dark"), ("motion", "less"), ("sound", "off")):
        expect(root).to_have_attribute(f"data-{name}", value)
    assert page.evaluate(colour) == night
    page.get_by_role("button", name="Menu").click()
    expect(menu.get_by_role("button", name="As text")).to_have_attribute("aria-pressed", "true")
    menu.get_by_role("button", name="Polski").click()
    expect(root).to_have_attribute("lang", "pl")
    page.reload()
    expect(root).to_have_attribute("lang", "pl")
    expect(page.locator("h1")).not_to_contain_text("desert")


def test_the_home_page_can_be_used_by_keyboard_alone(visit: Callable[..., Page]) -> None:
    page = visit()
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, "form.game.targi summary")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    form = game_form(page, "targi")
    expect(form.locator("input[name=level]:checked")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(form.locator("input[name=expansion]")).to_be_checked()
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_have_attribute("data-kind", "table")


def test_a_link_is_copied(visit: Callable[..., Page]) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    game_form(page, "targi").get_by_role("button", name="Invite a friend").click()
    page.get_by_label("Invitation link").wait_for()
    page.wait_for_load_state("load")  # only then does the script hear the click
    page.get_by_role("button", name="Copy").click()

    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.get_by_label("Invitation link").input_value()
    expect(page.locator("#say")).to_have_text("Copied")
    page.get_by_role("button", name="Spectator link").click()
    page.wait_for_function("async address => await navigator.clipboard.readText() === address", arg=page.url)
    watcher = visit(page.url)
    expect(watcher.get_by_label("Invitation link")).to_have_count(0)


def test_the_home_page_shows_the_statistics_of_this_device(visit: Callable[..., Page]) -> None:
    page = visit()
    panel = page.get_by_role("region", name="Your games on this device")
    expect(panel).to_be_hidden()
    results = [
        {"table": "a", "game": "targi", "score": 31, "won": False, "others": [{"level": "steady", "name": "Idir"}]},
        {"table": "b", "game": "targi", "score": 38, "won": True, "others": [{"level": "steady", "name": "Idir"}]},
        {"table": "c", "game": "tuareg", "score": 22, "won": True, "others": [{"level": "", "name": "Kella <b>"}]},
    ]
    page.evaluate("results => localStorage.setItem('azalai-results', JSON.stringify(results))", results)
    page.reload()
    expect(panel).to_be_visible()
    figures = {"games": 3, "won": 2, "streak": 2, "longest": 2, "best-targi": 38, "best-tuareg": 22}
    for name, figure in figures.items():
        expect(panel.locator(f"[data-figure={name}]")).to_have_text(str(figure))
    rows = [row.split("\t") for row in panel.locator("tbody").inner_text().strip().split("\n")]
    assert rows == [["Computer: Steady", "1", "1"], ["Kella <b>", "1", "0"]]
    sound(page)
    fits(page)
    panel.get_by_role("button", name="Forget them").click()
    expect(panel).to_be_hidden()
    page.reload()
    expect(panel).to_be_hidden()


def test_a_file_that_is_no_game_is_refused_in_words(visit: Callable[..., Page]) -> None:
    page = visit(forgives=("422 (Unprocessable",))
    upload = {"name": "x.azalai", "mimeType": "text/plain", "buffer": b"azalai 1\ngame chess\n"}
    page.locator("input[name=file]").set_input_files(files=[upload])  # type: ignore[list-item]
    page.get_by_role("button", name="Watch", exact=True).click()

    expect(page.get_by_role("main")).to_contain_text("saved game")


def test_the_rules_open_at_the_paragraph_that_is_asked_for(visit: Callable[..., Page]) -> None:
    page = visit("/rules/targi#T12")

    expect(page.locator("#T12")).to_be_in_viewport()
    shown = page.evaluate(
        "[...document.images].every(picture => picture.loading === 'lazy' || picture.naturalWidth > 0)"
    )
    assert shown
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Raids").click()
    expect(page.locator("#raids")).to_be_in_viewport()


def test_what_goes_wrong_is_told_in_a_page_and_in_the_wanted_language(served: ServerProcess) -> None:
    browsing = {"accept": "text/html", "accept-language": "en"}
    with served.client(headers=browsing) as guest:
        lost = guest.get("/nonsense")
        table = guest.get("/t/no-such-table")
        wrong = guest.post("/tables", data={"game": "chess"})
        large = guest.post("/replays", files={"file": ("x", b"x" * 2_000_000)})
        polish = guest.get("/nonsense", headers={"accept-language": "pl"})

    assert [answer.status_code for answer in (lost, table, wrong, large)] == [404, 404, 422, 413]
    assert "Nothing but sand here" in lost.text
    assert "Nothing but sand here" in table.text
    assert "That is not possible" in wrong.text
    assert "That is too large" in large.text
    assert '<html lang="pl"' in polish.text
    assert "Nothing but sand here" not in polish.text


@pytest.mark.long
def test_a_summary_of_the_rules_prints_on_one_page(visit: Callable[..., Page]) -> None:
    for language in ("en", "pl"):
        page = visit("/", locale=language)
        for name in ("targi-summary", "targi-expansion-summary", "tuareg-summary"):
            page.goto(f"/rules/{name}")
            assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1
