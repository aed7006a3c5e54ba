"""The language of a page: chosen by the browser, by a link or by the switch, and remembered for each guest."""

from __future__ import annotations

import httpx
import pytest

from azalai.messages import language, language_name, language_tag, languages, say
from tests.server.http_player import make_table

pytestmark = pytest.mark.xdist_group("guests")
PAGE = {"accept": "text/html"}


def spoken(answer: httpx.Response) -> str:
    assert f'<html lang="{answer.headers["content-language"]}"' in answer.text
    return answer.headers["content-language"]


def test_a_link_chooses_a_language_which_is_remembered(ana: httpx.Client) -> None:
    assert spoken(ana.get("/", headers=PAGE)) == "en"
    assert spoken(ana.get("/rules?lang=pl", headers=PAGE)) == "pl"
    assert spoken(ana.get("/", headers=PAGE)) == "pl"
    assert spoken(ana.get("/?lang=tlh", headers=PAGE)) == "pl"
    assert spoken(ana.get("/?lang=en-GB", headers=PAGE | {"accept-language": "pl"})) == "en"
    assert spoken(ana.get("/settings", headers=PAGE | {"accept-language": "pl"})) == "en"


def test_everyone_at_a_table_reads_their_own_language(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_table(ana, seed=7)["table"]
    ana.get("/?lang=pl")
    hers, his = (guest.get(f"/t/{table}", headers=PAGE) for guest in (ana, bo))
    assert (spoken(hers), spoken(his)) == ("pl", "en")
    with language("pl"):
        assert say("page-skip") in hers.text
    assert say("page-skip") in his.text


def test_pages_say_in_which_languages_they_exist_and_what_their_text_depends_on(ana: httpx.Client) -> None:
    answer = ana.get("/rules/targi", headers=PAGE)
    for tongue in languages():
        alternate = f'<link rel="alternate" hreflang="{language_tag(tongue)}" href="'
        assert f'/rules/targi?lang={tongue}">' in answer.text.split(alternate)[1].splitlines()[0] + '">'
        assert language_name(tongue) in answer.text
    assert 'hreflang="x-default"' in answer.text
    assert {"accept-language", "cookie"} <= {each.strip().lower() for each in answer.headers["vary"].split(",")}


def test_error_pages_name_their_language(ana: httpx.Client) -> None:
    wrong = ana.get("/no-such-page", headers=PAGE | {"accept-language": "pl"})
    assert (wrong.status_code, spoken(wrong)) == (404, "pl")


def test_error_pages_speak_the_language_that_was_chosen(ana: httpx.Client) -> None:
    ana.get("/?lang=pl", headers=PAGE)
    wrong = ana.get("/no-such-page", headers=PAGE | {"accept-language": "en"})
    assert (wrong.status_code, spoken(wrong)) == (404, "pl")
    other = ana.post("/settings", headers=PAGE | {"accept-language": "en", "origin": "https://other.example"})
    with language("pl"):
        assert other.status_code == 403
        assert say("web-other-origin") in other.text
