"""Guests: cookies, names, invitations, seat links, leaving, settings."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlencode

import httpx
import pytest

import azalai
from azalai.game_file import to_text
from azalai.messages import language
from azalai.server.bot_workers.levels import levels
from azalai.server.guests import GUEST_COOKIE, Guest
from azalai.server.storage.store import PERSON, Seat, TableRecord
from azalai.server.tables.page_rendering import PageRenderer
from azalai.server.tables.room import MAX_CACHED_PAGES, MAX_REMEMBERED_GUESTS, Room
from tests.server.http_player import get_table, make_and_join, make_table, send_moves
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("guests")

PAGE = {"accept": "text/html"}


def test_the_cookie_is_http_only_and_same_site(served: ServerProcess) -> None:
    answer = httpx.get(f"{served.url}/", headers=PAGE)

    (cookie,) = [line for line in answer.headers.get_list("set-cookie") if line.startswith(GUEST_COOKIE)]
    assert "HttpOnly" in cookie
    assert re.search("SameSite=(lax|strict)", cookie, re.IGNORECASE)


def test_a_forged_cookie_makes_a_new_guest(served: ServerProcess, ana: httpx.Client) -> None:
    table = make_table(ana, seed=7)["table"]
    assert get_table(ana, table)["seat"] == 0
    signed = ana.cookies[GUEST_COOKIE]

    for forged in (signed[:-2], signed.split(".")[0], "", "x" * 5000, signed.replace(".", "..")):
        with httpx.Client(base_url=served.url, cookies={GUEST_COOKIE: forged}) as other:
            assert get_table(other, table)["seat"] is None


def test_the_secret_is_readable_by_its_owner_only(served: ServerProcess) -> None:
    secret = served.folder / "secret"

    assert secret.stat().st_mode & 0o777 == 0o600
    assert len(secret.read_bytes()) == 32


def test_a_name_is_escaped(ana: httpx.Client, bo: httpx.Client) -> None:
    made = make_table(ana, opponent="open", name="<b onclick=x>Ana")
    hostile = "<script>alert(1)</script>"

    bo.post(f"/t/{made['table']}/join", json={"name": hostile, "code": made["code"]})
    ana.post(f"/t/{made['table']}/start", json={})

    for guest in (ana, bo):
        for path in (f"/t/{made['table']}", "/", "/settings"):
            page = guest.get(path, headers=PAGE).text
            assert "<script>alert" not in page
            assert "<b onclick" not in page
    assert "&lt;script&gt;" in ana.get(f"/t/{made['table']}", headers=PAGE).text


def test_a_name_is_cut_to_one_short_line(ana: httpx.Client) -> None:
    table = make_table(ana, name="  A\u202en\na\x00 " + "x" * 150)["table"]

    name = get_table(ana, table)["places"][0]["name"]
    assert name.startswith("A n a x")
    assert len(name) == 30


def test_a_name_must_be_visible_and_stay_within_its_line(ana: httpx.Client) -> None:
    """Invisible letters; stacks of combining marks."""
    made = make_table(ana, opponent="open")
    for unseen in ("\u3164", "\u2800 \uffa0", "\u200b"):
        with httpx.Client(base_url=ana.base_url) as nobody:
            refused = nobody.post(f"/t/{made['table']}/join", json={"name": unseen, "code": made["code"]})
            assert (refused.status_code, refused.json()["error"]) == (422, "no-name")

    table = make_table(ana, name="A" + "\u0316" * 60 + "na")["table"]

    assert get_table(ana, table)["places"][0]["name"] == "A" + "\u0316" * 3 + "na"


# -- invitations ----------------------------------------------------------------------------------------------


def test_a_guest_who_opened_an_invitation_is_still_invited_after_a_crash(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as served, served.client() as ana, served.client() as bo:
        made = make_table(ana, opponent="open")
        table = made["table"]
        assert bo.get(f"/join/{made['code']}").headers["location"] == f"/t/{table}"
        sit = f'action="/t/{table}/join"'
        assert sit in bo.get(f"/t/{table}", headers=PAGE).text

        served.kill()
        served.start()

        assert sit in bo.get(f"/t/{table}", headers=PAGE).text
        assert bo.post(f"/t/{table}/join", json={"name": "Bo"}).status_code == 200


def test_a_room_remembers_nothing_about_spectators() -> None:
    """There may be many spectators, each with a long Host header."""
    seats = (Seat(PERSON, "Ana", "ana"), Seat())
    room = Room(TableRecord("t", "targi", {}, 7, seats, "ana", "code"), [])

    room.note_visit(Guest("stranger"), "http://" + "x" * 1000)
    room.note_visit(Guest("ana"), "http://here")
    room.note_visit(Guest("bo", invitations=("other", "code")), "http://there")

    assert room.base_urls == {"ana": "http://here", "bo": "http://there"}
    assert room.invited == {"bo"}


def test_what_a_room_remembers_about_invited_guests_is_bounded() -> None:
    """The same person can open an invitation again and again, each time as another guest."""
    seats = (Seat(PERSON, "Ana", "ana"), Seat())
    room = Room(TableRecord("t", "targi", {}, 7, seats, "ana", "code"), [])

    for number in range(3 * MAX_REMEMBERED_GUESTS):
        room.note_visit(Guest(f"guest {number}", invitations=("code",)), "http://here")

    assert len(room.invited) <= MAX_REMEMBERED_GUESTS
    assert len(room.base_urls) <= MAX_REMEMBERED_GUESTS + 1
    assert room.may_join(f"guest {number}"), "the last one"


def test_the_page_cache_of_a_room_is_bounded() -> None:
    seats = (Seat(PERSON, "Ana", "ana"), Seat())
    room = Room(TableRecord("t", "targi", {}, 7, seats, "ana", "code", public=True), [])
    renderer = PageRenderer("")

    pages = {renderer.page(room, Guest(f"stranger {number}")).html for number in range(MAX_CACHED_PAGES + 20)}

    assert len(pages) == 1
    assert len(room.page_cache) <= MAX_CACHED_PAGES


# -- seat links -----------------------------------------------------------------------------------------------


def test_a_private_link_moves_a_seat_once(served: ServerProcess, ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    link = ana.post(f"/t/{table}/link", json={"seat": 0}).json()["url"].removeprefix(served.url)
    with served.client() as phone, served.client() as thief:
        assert phone.get(link, headers=PAGE).status_code == 200
        assert get_table(ana, table)["seat"] == 0, "opening the link moves nothing"

        assert phone.post(link).status_code == 303

        assert get_table(phone, table)["seat"] == 0
        assert get_table(ana, table)["seat"] is None
        assert send_moves(ana, table, 0, "p6").status_code == 403
        assert thief.post(link).status_code == 410, "each link works once"
        assert send_moves(phone, table, 0, "p6").status_code == 200


def test_seat_links_cannot_be_forged(served: ServerProcess, ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    link = ana.post(f"/t/{table}/link", json={"seat": 0}).json()["url"].removeprefix(served.url)

    for made_up in (link[:-1], link + "A", "/seat/x", "/seat/WyJ0IiwwLDBd.sig"):
        assert bo.post(made_up).status_code == 404, made_up


# -- leaving ----------------------------------------------------------------------------------------------------


def test_the_seat_link_of_a_player_who_left_is_void(served: ServerProcess, ana: httpx.Client, bo: httpx.Client) -> None:
    made = make_table(ana, opponent="open", seed=7)
    table, invited = made["table"], {"name": "Guest", "code": made["code"], "seat": 1}
    bo.post(f"/t/{table}/join", json=invited)
    ana.post(f"/t/{table}/start", json={})
    link = bo.post(f"/t/{table}/link", json={"seat": 1}).json()["url"].removeprefix(served.url)
    bo.post(f"/t/{table}/leave", json={})
    with served.client() as cy:
        assert cy.post(f"/t/{table}/join", json=invited).status_code == 200

        assert bo.post(link).status_code == 410

        assert get_table(cy, table)["seat"] == 1


def test_a_computer_can_take_a_seat_that_was_left(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    level = levels("targi")[0][0]
    assert ana.post(f"/t/{table}/places", json={"seat": 1, "level": level}).status_code == 409, "somebody sits there"

    bo.post(f"/t/{table}/leave", json={})
    assert get_table(ana, table)["places"][1]["kind"] == "open"
    assert ana.post(f"/t/{table}/places", json={"seat": 1, "level": level}).status_code == 200

    assert get_table(ana, table)["places"][1]["kind"] == "computer"
    assert send_moves(ana, table, 0, "p6").status_code == 200


def test_the_page_offers_to_fill_a_seat_that_was_left(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    made = make_table(ana, opponent="open", seed=7)
    table, code = made["table"], made["code"]
    bo.post(f"/t/{table}/join", json={"name": "Bo", "code": code})
    ana.post(f"/t/{table}/start", json={})
    fill, sit, link = f'action="/t/{table}/places"', f'action="/t/{table}/join"', f"/join/{code}"

    def page(guest: httpx.Client) -> set[str]:
        text = guest.get(f"/t/{table}", headers=PAGE).text
        return {each for each in (fill, sit, link, 'id="vacancy"') if each in text}

    assert page(ana) == page(bo) == set(), "all seats are taken"

    assert bo.post(f"/t/{table}/leave", data={}).headers["location"] == "/"

    assert page(ana) == {fill, link, 'id="vacancy"'}
    with served.client() as stranger:
        assert page(stranger) == {'id="vacancy"'}, "no invitation for guests who are not invited"
        assert stranger.post(f"/t/{table}/places", json={"seat": 1, "level": "easy"}).status_code in (403, 422)
    bo.get(link)
    assert page(bo) == {sit, 'id="vacancy"'}

    bo.post(f"/t/{table}/join", data={"name": "Bo", "seat": "1"})
    assert page(ana) == page(bo) == set()
    assert [place["kind"] for place in get_table(ana, table)["places"]] == ["person", "person"]

    bo.post(f"/t/{table}/leave", data={})
    ana.post(f"/t/{table}/places", data={"seat": "1", "level": levels("targi")[0][0]})
    assert page(ana) == set()
    assert [place["kind"] for place in get_table(ana, table)["places"]] == ["person", "computer"]


# -- settings ---------------------------------------------------------------------------------------------------


def test_settings_are_kept_in_a_cookie(ana: httpx.Client) -> None:
    ana.post("/settings", data={"effects": "text", "scores": "hidden", "name": "Änne", "back": "/settings"})

    table = make_table(ana, seed=7, name="")["table"]
    assert get_table(ana, table)["places"][0]["name"] == "Änne"


def test_settings_redirect_only_to_pages_of_this_server(ana: httpx.Client) -> None:
    for back in ("//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nb"):
        answer = ana.post("/settings", data={"back": back})
        assert answer.headers["location"] == "/", back
    assert ana.post("/settings", data={"back": "/t/abc"}).headers["location"] == "/t/abc"


def test_the_settings_lead_back_to_the_table(ana: httpx.Client) -> None:
    table = f"/t/{make_table(ana)['table']}"
    settings = f"/settings?{urlencode({'from': table})}"
    assert ana.get(table).text.count(f'href="{settings}"') == 2  # the figure in the header, and the menu

    page = ana.get(settings).text
    assert f'href="{table}"' in page
    assert page.count(f'value="{settings}"') == 2  # after a change, too
    for elsewhere in ("", "/", "//evil.example", "/t/../..", '/t/a">'):
        assert "Back to the table" not in ana.get("/settings", params={"from": elsewhere}).text


def test_a_level_is_named_in_the_viewers_language(ana: httpx.Client, bo: httpx.Client) -> None:
    """The stored seat does not fix the language of the level's title."""
    bo.headers["accept-language"] = "pl-PL,pl;q=0.9"
    level, english, _ = levels("targi")[0]
    with language("pl"):
        polish = levels("targi")[0][1]
    table = make_table(ana, opponent="computer", level=level)["table"]
    assert english != polish
    assert [place["level"] for place in get_table(ana, table)["places"]] == ["", english]
    assert [place["level"] for place in get_table(bo, table)["places"]] == ["", polish]
    assert polish in bo.get(f"/t/{table}").text


def test_seats_of_a_game_file_are_named_in_the_viewers_language(ana: httpx.Client, bo: httpx.Client) -> None:
    bo.headers["accept-language"] = "pl"
    game = azalai.new("targi", seed=3).play("p6")
    sent = ana.post("/replays", files={"file": ("a.azalai", to_text(game).encode())})
    table = sent.headers["location"].split("/")[2]
    assert [place["name"] for place in get_table(ana, table)["places"]] == ["Blue", "White"]
    assert [place["name"] for place in get_table(bo, table)["places"]] == ["Niebieski", "Biały"]


# -- short codes, names and figures --------------------------------------------------------------------------------


def short_code(host: httpx.Client, table: str) -> str:
    shown = re.search(r'<p class="word">.*<b>(.*?)</b>', host.get(f"/t/{table}").text)
    assert shown is not None
    return shown[1]


def test_a_short_code_opens_the_invitation_however_it_is_typed(served: ServerProcess, ana: httpx.Client) -> None:
    table = str(make_table(ana, opponent="open")["table"])
    code = short_code(ana, table)

    assert re.fullmatch("[B-DF-HJKMNP-TV-Z2-9]{3} [B-DF-HJKMNP-TV-Z2-9]{3}", code)
    for typed in (code, code.lower(), f" {code.replace(' ', '')} ", code.replace(" ", "-")):
        with served.client() as bo:
            assert bo.get("/join", params={"code": typed}).headers["location"] == f"/t/{table}"
            assert bo.post(f"/t/{table}/join", json={"name": "Bo"}).status_code == 200
            assert bo.post(f"/t/{table}/leave", json={}).status_code == 200
    with served.client() as cem:
        short = {"name": "Cem", "code": code}
        assert cem.post(f"/t/{table}/join", json=short).status_code == 403, "only the limited route takes short codes"


def test_short_codes_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    with (
        ServerProcess(tmp_path / "data", limits={"code_rate": [5, 0.001]}) as served,
        served.client() as ana,
        served.client() as eve,
    ):
        made = make_table(ana, opponent="open")
        eve.get("/")
        guessed = [eve.get("/join", params={"code": f"BBBBB{last}"}).status_code for last in "BCDFGH"]
        found = eve.get("/join", params={"code": short_code(ana, made["table"])})

        assert guessed == [404, 404, 404, 404, 404, 429]
        assert (found.status_code, "retry-after" in found.headers) == (429, True), "even the right one, for now"
        assert eve.get(f"/join/{made['code']}").status_code == 303, "links are too long to guess"


def test_a_host_without_a_name_is_asked_once(ana: httpx.Client) -> None:
    table = make_table(ana, opponent="open", name="")["table"]
    asks = f'action="/t/{table}/name"'
    assert asks in ana.get(f"/t/{table}").text
    assert get_table(ana, table)["places"][0]["name"] == "Player 1"

    unreadable = ana.post(f"/t/{table}/name", json={"name": "\u200b"})
    named = ana.post(f"/t/{table}/name", data={"name": "  Ana  Maria "})

    assert (unreadable.status_code, unreadable.json()["error"]) == (422, "no-name")
    assert named.status_code == 303
    assert get_table(ana, table)["places"][0]["name"] == "Ana Maria"
    assert asks not in ana.get(f"/t/{table}").text
    next_table = make_table(ana, opponent="open", name="")["table"]
    assert "Ana Maria" in ana.get(f"/t/{next_table}").text
    assert f'action="/t/{next_table}/name"' not in ana.get(f"/t/{next_table}").text


def test_players_change_their_figure_before_the_game(ana: httpx.Client, bo: httpx.Client) -> None:
    made = make_table(ana, opponent="open", name="")
    table = made["table"]
    assert "Take the white figure" in ana.get(f"/t/{table}").text

    assert ana.post(f"/t/{table}/join", data={"seat": "1"}).status_code == 303
    assert [place["name"] for place in get_table(ana, table)["places"]] == ["Free seat", "Player 2"]
    ana.post(f"/t/{table}/name", json={"name": "Ana"})
    bo.post(f"/t/{table}/join", json={"name": "Bo", "code": made["code"]})
    bo.post(f"/t/{table}/join", json={"seat": 1})

    assert [place["name"] for place in get_table(ana, table)["places"]] == ["Bo", "Ana"], "a taken figure stays"
    assert bo.post(f"/t/{table}/name", json={"name": "Bohdan"}).status_code == 200
    ana.post(f"/t/{table}/start", json={})
    assert bo.post(f"/t/{table}/name", json={"name": "Ana"}).status_code == 409
