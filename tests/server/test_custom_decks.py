"""Custom decks at the web table: uploaded with the form, validated, stored, and visible to everybody at the table."""

from __future__ import annotations

import re

import httpx

from tests.server.http_player import get_table, legal_moves, make_table, send_moves

CARDS = '[tribe.tent]\nn1 = { when = "now", do = ["gain", { do = "discount", kind = "well" }], what = "2g" }\n'


def test_a_form_uploads_a_deck_that_everybody_at_the_table_sees(ana: httpx.Client, bo: httpx.Client) -> None:
    fields = {"game": "targi", "opponent": "computer", "level": "gentle", "seed": "1"}
    home = ana.get("/").text
    assert re.search(r'<details class="more">.*name="card_text"', home, re.DOTALL)

    made = ana.post("/tables", data=fields, files={"card_text": ("own.toml", CARDS, "text/plain")})

    assert made.status_code == 303, made.text
    table = made.headers["location"].removeprefix("/t/")
    page = ana.get(f"/t/{table}").text
    assert f'href="/t/{table}/cards"' in page
    for guest in (ana, bo):
        cards = guest.get(f"/t/{table}/cards")
        assert cards.status_code == 200
        assert "Each well you lay later costs one good of your choice less." in cards.text
        assert "with custom cards" in cards.text
    assert get_table(ana, table)["view"]["cards"]["n1"]["more"][0]["do"] == "discount"
    assert send_moves(ana, table, 0, legal_moves(ana, table)[0]).status_code == 200


def test_without_a_file_the_standard_deck_is_played(ana: httpx.Client) -> None:
    made = ana.post("/tables", data={"game": "targi"}, files={"card_text": ("", b"", "application/octet-stream")})

    assert made.status_code == 303, made.text
    assert "/cards" not in ana.get(made.headers["location"]).text
    assert "with custom cards" not in ana.get("/").text


def test_a_faulty_deck_is_refused_with_every_reason(ana: httpx.Client) -> None:
    faulty = '[tribe.tent]\nn1 = { vp = 33 }\nn2 = { do = "nonsense" }\n'

    answer = ana.post("/tables", json={"game": "targi", "card_text": faulty})

    assert answer.status_code == 422
    assert "tribe.tent.n1.vp" in answer.text
    assert "nonsense" in answer.text
    for text, status in (("x" * 40_001, 422), ("[" * 500, 422), ("tribe = 7", 422)):
        assert ana.post("/tables", json={"game": "targi", "card_text": text}).status_code == status
    assert make_table(ana, card_text=CARDS)["table"]


def test_a_file_that_is_not_text_is_refused(ana: httpx.Client) -> None:
    answer = ana.post(
        "/tables", data={"game": "targi"}, files={"card_text": ("own.toml", b"\xff\xfe\x00", "text/plain")}
    )

    assert answer.status_code == 400
