"""Over the network: two browsers and a spectator at one table of Targi, and a server that is killed in the middle."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.server_process import ServerProcess
from tests.web.clicks import MAY, SETTLED, SHOWN, act, answered, state
from tests.web.friends import friends, whose_turn
from tests.web.screenshots import PHONE, fits, picture, sound

pytestmark = pytest.mark.xdist_group("network_browser")

Visit = Callable[..., Page]
LOST = ("ERR_CONNECTION", "ERR_INCOMPLETE_CHUNKED", "ERR_EMPTY_RESPONSE")  # what the browser notes of a dead server


def move(page: Page, dice: random.Random) -> int:
    """One click on what is sent; the number of the state it led to."""
    return act(page, dice, sooner=1.0)


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    """Each move appears at the others without a reload; a player who is not asked can click nothing; a spectator sees
    no hand."""
    pages = friends(visit)
    spectator = visit(f"/t/{pages[0].locator('#table').get_attribute('data-table')}")
    dice = random.Random(8)
    for _ in range(12):
        moved = whose_turn(pages)
        reached = move(moved, dice)
        for page in (*pages, spectator):
            page.wait_for_function(SHOWN, arg=reached)
        assert not spectator.evaluate(MAY)
        assert spectator.locator("#table [data-post]").count() == 0
    assert [state(page) for page in pages] == [state(spectator)] * 2
    boards = [page.locator("#table .grid .card").count() for page in (*pages, spectator)]
    assert boards == [25, 25, 25]
    reactions_are_heard_unless_muted(*pages, spectator)
    a_hidden_page_calls_its_player(pages, dice)


def reactions_are_heard_unless_muted(host: Page, friend: Page, spectator: Page) -> None:
    for page in (host, spectator):
        page.wait_for_load_state("load")
    expect(spectator.locator("[data-react]")).to_have_count(0)
    friend.get_by_role("button", name="Say something").first.click()
    friend.get_by_role("button", name="mute").click()
    friend.keyboard.press("Escape")
    host.get_by_role("button", name="Say something").first.click()
    host.get_by_role("button", name="Well played!").click()
    for page in (host, spectator):
        expect(page.locator("#reaction")).to_contain_text("Player 1 Well played!")
        expect(page.locator("#say")).to_contain_text("Well played!")
    picture(spectator, "targi/reaction")
    expect(friend.locator("#reaction")).to_be_empty()


HIDE = """() => { Object.defineProperty(document, "hidden", { get: () => window.isAway, configurable: true });
  window.isAway = true; window.shown = []; document.documentElement.dataset.notify = "on";
  const Real = Notification;
  window.Notification = class extends Real { constructor(title) { super(title); window.shown.push(title); } }; }"""
COME_BACK = "() => { window.isAway = false; document.dispatchEvent(new Event('visibilitychange')); }"


def a_hidden_page_calls_its_player(pages: tuple[Page, Page], dice: random.Random) -> None:
    mover = whose_turn(pages)
    other = pages[1 - pages.index(mover)]
    other.context.grant_permissions(["notifications"])
    other.evaluate(HIDE)
    while not other.evaluate(MAY):
        reached = move(mover, dice)
        for page in pages:
            page.wait_for_function(SHOWN, arg=reached)
    expect(other).to_have_title(re.compile("^● Your turn"))
    icon = other.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("favicon-turn.svg$"))
    assert other.evaluate("window.shown") == [other.title().removeprefix("● ")]
    other.evaluate(COME_BACK)
    expect(other).to_have_title(re.compile("^Your turn"))
    expect(icon).to_have_attribute("href", re.compile("favicon.svg$"))


def test_a_page_comes_back_by_itself_when_the_server_was_killed(visit: Visit, served: ServerProcess) -> None:
    """The page says that the connection is lost, finds the server again and shows every move that was acknowledged."""
    pages = friends(visit, forgives=LOST)
    dice = random.Random(9)
    for _ in range(5):
        reached = move(whose_turn(pages), dice)
    served.kill()
    for page in pages:
        expect(page.locator("#notice")).not_to_be_empty()
    served.start()
    for page in pages:
        expect(page.locator("#notice")).to_be_empty(timeout=60_000)
        assert state(page) >= reached
    later = move(whose_turn(pages), dice)
    for page in pages:
        page.wait_for_function(SHOWN, arg=later)
    assert later > reached


def test_a_page_says_that_the_server_cannot_be_reached_and_comes_back(visit: Visit, served: ServerProcess) -> None:
    page = visit("/settings", forgives=(*LOST, "Failed to load resource"), service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    served.kill()
    page.goto("/")
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.btn')).fontFamily").startswith("Figtree")
    picture(page, "pages/offline")
    served.start()
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_have_count(0, timeout=60_000)
    expect(page.locator("form.game").first).to_be_visible()


def test_a_seat_that_was_left_is_given_to_a_computer_by_keyboard(visit: Visit, served: ServerProcess) -> None:
    """The friend leaves by the menu; the host is told, chooses a level and lets a computer play on, which moves."""
    host, friend = friends(visit)
    reached = move(host, random.Random(3))

    friend.get_by_role("button", name="Menu").click()
    friend.get_by_text("Leave the table").click()
    friend.get_by_role("button", name="Leave for good").click()
    expect(friend).to_have_url(f"{served.url}/")

    told = host.locator("#vacancy + [role=status]")
    expect(told).to_contain_text("the game is waiting")
    expect(host.get_by_label("Invitation link")).to_have_value(re.compile(r"/join/[\w-]{16}$"))
    host.evaluate(SETTLED)
    picture(host, "pages/a-seat-was-left")
    sound(host)
    fits(host)
    host.locator("input[name=level]").first.focus()
    host.keyboard.press("Space")
    host.keyboard.press("Tab")
    expect(host.get_by_role("button", name="Let a computer take over")).to_be_focused()
    host.keyboard.press("Enter")

    expect(host.locator("#vacancy")).to_have_count(0)
    expect(host.locator("#table")).to_contain_text("Computer")
    host.wait_for_function(SHOWN, arg=reached + 1)  # the computer was asked


# -- what is half chosen while something comes from another seat -------------------------------------------


def goes_away(friend: Page, host: Page) -> None:
    """The friend opens another page, which makes the host's page redraw."""
    friend.goto("about:blank")
    expect(host.locator("#table")).to_contain_text("· away", timeout=30_000)
    host.evaluate(SETTLED)


def comes_back(friend: Page, host: Page) -> None:
    friend.go_back()
    expect(host.locator("#table")).not_to_contain_text("· away", timeout=30_000)
    host.evaluate(SETTLED)


def placed(host: Page, friend: Page) -> None:
    """All Targis are placed, and the host is asked what to do first."""
    for number, space in enumerate((2, 3, 5, 6, 7, 9)):
        page = (host, friend)[number % 2]
        page.locator(f"#b{space}.legal").wait_for()
        reached = answered(page, page.locator(f"#b{space}").click)
        for each in (host, friend):
            each.wait_for_function(SHOWN, arg=reached)


def test_a_choice_in_a_panel_stays_when_the_friend_comes_and_goes(visit: Visit) -> None:
    """Targi: a card is to be paid or kept, and keeping it is selected but not confirmed. The selection and the focus
    stay, and the main button confirms it."""
    host, friend = friends(visit)
    placed(host, friend)
    before = state(host)
    answered(host, host.locator("#table [data-draft='c2']:visible").first.click)
    keep = host.locator("[data-dialog] [data-send='c2 keep']:not(.main)")
    keep.click()

    for meanwhile in (goes_away, comes_back):
        meanwhile(friend, host)
        expect(keep).to_have_class(re.compile(r"\bpicked\b"))
        expect(keep).to_be_focused()
        expect(host.locator(".main:visible")).to_have_attribute("data-send", "c2 keep")
    assert state(host) == before

    reached = answered(host, host.locator(".main:visible").click)
    assert reached == before + 1
    friend.wait_for_function(SHOWN, arg=reached)
    expect(host.locator("[id^=hand-0-]")).to_have_count(1)


def test_what_is_loaded_by_keyboard_stays_when_the_friend_comes_and_goes(visit: Visit) -> None:
    """Tuareg: a salt of the market is on a camel in the draft, a second one is chosen, by keys alone. Enter on what has
    the focus loads both."""
    host, friend = friends(visit, "tuareg", 14)
    for key in ("#market-salt", "#animal-0-c1"):
        host.locator(key).focus()
        answered(host, lambda: host.keyboard.press("Enter"))
    pile, camel = host.locator("#market-salt"), host.locator("#animal-0-c1")
    pile.focus()
    host.keyboard.press("Enter")

    for meanwhile in (goes_away, comes_back):
        meanwhile(friend, host)
        expect(camel.locator(".load")).to_have_text("1/4")
        expect(pile).to_have_class(re.compile(r"\bpicked\b"))
        expect(pile).to_be_focused()
    assert state(host) == 0

    answered(host, lambda: host.keyboard.press("Enter"))
    expect(camel.locator(".load")).to_have_text("2/4")
    expect(friend.locator("#animal-0-c1 .load")).to_have_text("2/4")


def test_a_card_chosen_by_touch_stays_when_the_friend_comes_and_goes(visit: Visit) -> None:
    """Targi on a phone: a card was tapped, and the main button says what it will do. Afterwards it still does it."""
    host, friend = friends(visit, **PHONE)
    card, button = host.locator("#b3"), host.locator(".main:visible")
    card.tap()
    says = button.inner_text()

    for meanwhile in (goes_away, comes_back):
        meanwhile(friend, host)
        expect(card).to_have_class(re.compile(r"\bpicked\b"))
        expect(button).to_have_attribute("data-send", "p3")
        assert button.inner_text() == says

    assert answered(host, button.tap) == 1
    expect(friend.locator("#b3 .piece")).to_have_count(1)


def test_the_focus_stays_while_the_friend_moves(visit: Visit) -> None:
    """A waiting player has moved the focus to a card by keyboard. The friend's move does not take the focus away, and
    Enter places there when it is the player's turn."""
    host, friend = friends(visit)
    answered(host, host.locator("#b2").click)
    for key in ("1", "1"):
        host.keyboard.press(key)
    expect(host.locator("#b11")).to_be_focused()

    moved = answered(friend, friend.locator("#b3").click)
    host.wait_for_function(SHOWN, arg=moved)

    expect(host.locator("#b11")).to_be_focused()
    expect(host.locator("#preview")).to_contain_text("Place on")  # what has the focus is looked at
    assert answered(host, lambda: host.keyboard.press("Enter")) == moved + 1
    expect(friend.locator("#b11 .piece")).to_have_count(1)


def test_a_click_while_the_page_draws_its_draft_anew_is_not_lost(visit: Visit) -> None:
    """The friend goes away, and the host's page asks for its draft again; a click before the answer waits for it."""
    host, friend = friends(visit)
    placed(host, friend)
    before = state(host)
    answered(host, host.locator("#table [data-draft='c2']:visible").first.click)
    host.locator("[data-dialog] [data-send='c2 keep']:not(.main)").click()
    held: list[Route] = []
    host.route("**/draft", lambda route: held.append(route))

    friend.goto("about:blank")
    for _ in range(600):
        if held:
            break
        host.wait_for_timeout(50)
    host.locator(".main:visible").click()
    with host.expect_response("**/moves") as answer:
        held[0].continue_()

    assert answer.value.ok
    host.wait_for_function(SHOWN, arg=before + 1)
    expect(host.locator("#notice")).to_be_empty()


PRESS = """() => { document.querySelector("#b3").click(); return document.querySelectorAll("#table .sent").length }"""


def test_a_click_is_answered_at_once_however_slow_the_network_is(visit: Visit) -> None:
    """The card is pressed and a ghost of the figure stands on it in the same task as the click. A refusal takes both
    away and says why; so does a lost connection. An accepted move leaves no trace of the ghost."""
    host, friend = friends(visit, forgives=("ERR_FAILED", "409 (Conflict)"))
    held: list[Route] = []
    host.route("**/moves", lambda route: held.append(route))
    card, ghost, notice = host.locator("#b3"), host.locator("#b3 .spirit"), host.locator("#notice")
    host.mouse.move(5, 5)

    def press() -> Route:
        with host.expect_request("**/moves"):
            assert host.evaluate(PRESS) > 0
        expect(ghost).to_be_visible()
        return held.pop()

    stale = press()
    stale.continue_(post_data='{"state": 99, "moves": ["p3"]}')  # as if somebody else had moved meanwhile
    expect(ghost).to_be_hidden()
    expect(notice).to_contain_text("The table has changed")

    press().abort()
    expect(ghost).to_be_hidden()
    expect(notice).to_contain_text("did not reach the server")

    press().continue_()
    host.wait_for_function(SHOWN, arg=1)
    expect(card.locator(".piece:not(.spirit)")).to_have_count(1)
    expect(host.locator(".sent")).to_have_count(0)
    friend.wait_for_function(SHOWN, arg=1)
