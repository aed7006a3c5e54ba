"""A study and its what-if table in a real browser, in one visit: graph, moments, mistakes, retries, live win chances,
variations. The study is stored before; tests/server/test_study_requests.py makes real ones."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import FilePayload, Page, expect

from azalai.game_file import to_text
from azalai.server.storage.sqlite_store import SQLiteStore
from azalai.server.storage.stores import DATABASE
from azalai.server.tables.new_tables import uploaded_record
from azalai.server.tables.studies import FAST, FORMAT
from tests.server.server_process import ServerProcess
from tests.web import samples
from tests.web.screenshots import accessible, fits, picture, sound

pytestmark = pytest.mark.xdist_group("pages_browser")

WORKER = 90_000  # milliseconds that a bot worker may take to start on a busy machine
RECORD = uploaded_record(samples.finished(), "somebody")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose store has a finished game with its study."""
    folder = tmp_path_factory.mktemp("studied") / "data"
    folder.mkdir()

    async def fill() -> None:
        store = SQLiteStore(folder / DATABASE)
        await store.open()
        await store.add(RECORD)
        (part,) = samples.seat_study().parts
        seats = [[part], [part._replace(seat=1, decisions=())]]
        await store.save_study(RECORD.id, FAST, json.dumps({"format": FORMAT, "seats": seats}))
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # the browser's thread has an event loop already
        thread.submit(lambda: asyncio.run(fill())).result()
    with ServerProcess(folder) as server:
        yield server


def test_a_study_from_the_graph_to_a_saved_variation(visit: Callable[..., Page]) -> None:
    study, moves = samples.seat_study(), len(samples.finished().played)
    page = visit(f"/t/{RECORD.id}/study?seat=0", width=1440, height=900)
    page.wait_for_load_state("load")
    expect(page.locator(".state")).to_contain_text("Analysed")

    # luck and decisions differ in colour and in texture, and a click on the graph goes to its moment
    fills = {
        kind: page.locator(f".stairs rect.k-{kind}").first.evaluate("bar => getComputedStyle(bar).fill")
        for kind in ("luck", "own", "others")
    }
    assert len(set(fills.values())) == 3
    assert "hatch" in fills["luck"]
    expect(page.locator(".stairs .point").first).to_be_visible()
    graph = page.locator(".stairs")
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page).to_have_url(re.compile(r"step=\d+"))
    step = int(re.findall(r"step=(\d+)", page.url)[0])
    assert moves / 3 < step < 2 * moves / 3
    expect(page.locator(".where")).to_contain_text(f"move {step} of {moves}")

    # the bar of moves can be seen beside the moment, however small the window
    page.set_viewport_size({"width": 1440, "height": 640})
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator(".tp")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1440, "height": 900})

    # the keyboard
    for key, at in (("End", moves), ("ArrowLeft", moves - 1), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        expect(page).to_have_url(re.compile(rf"step={at}\b" if at else r"study\?seat=0$"))
    expect(page.get_by_role("table", name="Where the result came from")).to_contain_text("Own decisions")
    worst = study.mistakes[1]
    page.locator(f'.mis li[data-step="{worst.number}"] a.btn').click()

    # a retry hides both moves until one is chosen
    expect(page.locator(".choices a")).to_have_count(len(worst.alternatives))
    expect(page.locator("[data-marked]")).to_have_count(0)
    page.locator(f'.choices a[href$="guess={worst.best}"]').click()
    expect(page.locator(".verdict")).to_contain_text("best move")
    expect(page.locator(f'.mis li[data-step="{worst.number}"]')).to_have_class(re.compile("found"))
    page.get_by_role("link", name="Show the answer").click()
    expect(page.locator(".choices")).to_have_count(0)
    expect(page.get_by_role("link", name="Show the answer")).to_have_count(0)
    for kind in ("played", "better"):
        expect(page.locator(f"[data-marked={kind}] .study-tag")).to_have_text(kind)
    expect(page.locator(".whyp")).to_contain_text("It lays the Oasis.")
    sound(page)
    accessible(page, "dark", 390)
    fits(page)
    picture(page, "study/mistake")

    # what comes later can be hidden
    page.get_by_role("link", name="Hide what comes later").click()
    expect(page.locator(".all tbody tr")).to_have_count(worst.number + 1)
    expect(page.get_by_role("link", name="Show what comes later")).to_be_visible()

    # play on for all sides: the chance is there, and changes with the moves
    page.get_by_label("Play on against").select_option("")
    page.get_by_role("button", name="What if").click()
    page.wait_for_load_state("load")
    chance = page.locator("#whatif .wch b")
    expect(chance).to_have_text(re.compile(r"^\d+ of 100$"), timeout=WORKER)
    table = page.url.split("/t/")[1]
    move = next(each for each, _ in worst.alternatives if each != worst.move)
    sent = page.request.post(f"/t/{table}/moves", data={"state": 1, "moves": [move]})
    assert sent.ok, sent.text()
    expect(page.locator("#table")).to_have_attribute("data-state", "2")
    expect(page.locator("#whatif .wch:not(.old) b")).to_have_text(re.compile(r"^\d+ of 100$"), timeout=WORKER)
    sound(page)
    fits(page)
    picture(page, "study/what-if")

    # the link opens the moves for somebody else; saved, they are a variation of the game
    other = visit(f"/t/{table}")
    expect(other).to_have_url(re.compile(rf"/t/{table}/at/{worst.number - 1}$"))
    page.get_by_role("button", name="Save as a variation").click()
    expect(page).to_have_url(re.compile(rf"/at/{worst.number}\?variation=1$"))
    page.wait_for_load_state("load")
    expect(page.locator("#where")).to_have_text(re.compile(f"move {worst.number} of {worst.number}$"))
    page.get_by_role("link", name="Back to the game").click()
    page.wait_for_load_state("load")
    fork = page.locator(".forks ol a")
    expect(fork).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowRight")
    expect(fork).not_to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowLeft")
    fork.click()
    expect(page).to_have_url(re.compile(r"variation=1$"))
    sound(page)


OUTSIDE = """() => {
  const mat = document.querySelector(".market .mat").getBoundingClientRect();
  return [...document.querySelectorAll(".market :is(.pile, .special, h3, .lead)")].filter(element => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height && (top < mat.top + 9 || bottom > mat.bottom - 9);  // the ornament at the edges
  }).map(element => element.className || element.textContent);
}"""


def test_the_panel_of_a_what_if_table_leaves_the_market_of_tuareg_its_height(visit: Callable[..., Page]) -> None:
    page = visit(width=1440, height=900)
    game = samples.finished("tuareg", seats=3)
    file = FilePayload(name="a.azalai", mimeType="text/plain", buffer=to_text(game).encode())
    uploaded = page.request.post("/replays", multipart={"file": file}, max_redirects=0).headers["location"]
    made = page.request.post(f"/t/{uploaded.split('/')[2]}/what-if", data={"step": 100, "level": ""})
    page.goto(f"/t/{made.json()['table']}")
    expect(page.locator("#whatif")).to_be_visible()

    for width, height in ((1440, 900), (1280, 800), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUTSIDE) == [], (width, height)
