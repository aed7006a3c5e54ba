"""Several languages at the same time: a block has its own language, a browser's preference is matched, and no cache
keeps a text in the wrong language."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import azalai
from azalai import messages
from azalai.messages import language, language_in_use, languages, preferred, say, use_language
from tests.other_processes import elsewhere
from tests.terminal import run

AND = {"en": "1 and 2", "pl": "1 i 2"}


def one_and_two() -> str:
    return say("list-and", before="1", last="2")


# -- a block speaks its language --------------------------------------------------------------------------


def test_a_block_speaks_its_language_and_the_one_before_comes_back() -> None:
    assert one_and_two() == AND["en"]
    with language("pl"):
        assert (language_in_use(), one_and_two()) == ("pl", AND["pl"])
        with language("en"):
            assert one_and_two() == AND["en"]
        assert one_and_two() == AND["pl"]
    assert one_and_two() == AND["en"]


def test_a_block_comes_before_what_the_process_speaks() -> None:
    use_language("pl")
    try:
        with language("en"):
            assert language_in_use() == "en"
        assert language_in_use() == "pl"
    finally:
        use_language(None)


def test_a_block_that_fails_gives_the_language_back() -> None:
    with pytest.raises(ZeroDivisionError), language("pl"):
        1 // 0  # noqa: B018
    assert language_in_use() == "en"


def test_a_block_in_an_unknown_language_is_refused() -> None:
    available = ", ".join(languages())
    with pytest.raises(ValueError, match=f"there is no language tlh; available: {available}"), language("tlh"):
        pass
    assert language_in_use() == "en"


def test_tasks_that_take_turns_each_speak_their_own() -> None:
    async def speaker(tongue: str) -> list[str]:
        said = []
        with language(tongue):
            for _ in range(5):
                said.append(one_and_two())
                await asyncio.sleep(0)
        return said

    async def together() -> list[list[str]]:
        return list(await asyncio.gather(*(speaker(tongue) for tongue in ("pl", "en", "pl"))))

    said = elsewhere(asyncio.run, together())
    assert said == [[AND["pl"]] * 5, [AND["en"]] * 5, [AND["pl"]] * 5]


def test_a_thread_does_not_hear_the_block_of_another() -> None:
    said = []
    with language("pl"):
        thread = threading.Thread(target=lambda: said.append(one_and_two()))
        thread.start()
        thread.join()
    assert said == [AND["en"]]


# -- what a browser wishes --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "tongue"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", "pl"),
        ("en-GB,en;q=0.9,pl;q=0.8", "en"),
        ("en;q=0.5, pl;q=0.9", "pl"),
        ("EN;Q=0.5 , PL ; Q = 0.9", "pl"),
        ("fi-FI, sv;q=0.9, pl;q=0.1", "pl"),
        ("fi, sv;q=0.9", "en"),
        ("pl;q=0, en;q=0.1", "en"),
        ("pl;q=0", "en"),
        ("*", "en"),
        ("fi, *;q=0.5, pl;q=0.4", "en"),
        ("pl-Latn-PL-x-y", "pl"),
        ("pl;q=2, en;q=0.2", "en"),  # no weight is above 1: that part cannot be read
        ("pl;q=nan, en;q=0.2", "en"),
        ("../../pl, <pl>, pl/../en", "en"),
        ("\x00pl, ᴘʟ, p\u0142", "en"),
        ("x-" * 100_000 + "pl", "en"),
        (",;=-" * 100_000, "en"),
    ],
)
def test_the_wish_of_a_browser_is_matched(header: str, tongue: str) -> None:
    assert preferred(header) == tongue


@pytest.mark.parametrize(
    ("header", "tongue"),
    [
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh"),
        ("zh-Hans-CN", "zh"),
        ("zh-TW, zh-Hant;q=0.9", "zh"),
        ("ja-JP, en;q=0.5", "ja"),
        ("es-MX,es-419;q=0.9", "es"),
        ("de-AT", "de"),
        ("gsw, de-CH;q=0.8", "de"),
        ("pt-PT, pl;q=0.5", "pl"),
    ],
)
def test_a_region_or_a_script_is_served_by_its_language(
    header: str, tongue: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "languages", lambda: ["de", "en", "es", "ja", "pl", "pt-BR", "zh"])
    assert preferred(header) == tongue


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(), st.text("plen-*;=q01., ", max_size=60)))
def test_whatever_a_browser_sends_a_language_comes_back(header: str) -> None:
    assert preferred(header) in languages()


# -- nothing is frozen ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "moves"), [("targi", ["p6", "p2"]), ("tuareg", [])], ids=["targi", "tuareg"])
def test_one_table_tells_each_its_story(game: str, moves: list[str]) -> None:
    table = azalai.new(game, seed=7)
    for move in moves or [table.moves()[0].text]:
        table.play(move)
    english = [entry.text for entry in table.log]
    with language("pl"):
        polish = [entry.text for entry in table.log]
    assert len(polish) == len(english) > 0
    assert all(one != other for one, other in zip(polish, english, strict=True))
    assert [entry.text for entry in table.log] == english
    with language("pl"):
        assert [entry.text for entry in table.copy().log] == polish


def test_what_is_taken_back_leaves_the_story_in_every_language() -> None:
    table = azalai.new("targi", seed=7).play("p6").play("p2")
    first = table.log[0].text
    with language("pl"):
        told = table.log[0].text
    table.undo()
    table.play("p3")
    assert [entry.move.text for entry in table.log] == ["p6", "p3"]
    assert table.log[0].text == first
    with language("pl"):
        assert [entry.move.text for entry in table.log] == ["p6", "p3"]
        assert table.log[0].text == told


def test_questions_and_drawings_follow_the_language() -> None:
    table = azalai.new("targi", seed=7)
    with language("pl"):
        polish = table.say(), table.say("p6"), table.draw(0), table.picture(0)
    english = table.say(), table.say("p6"), table.draw(0), table.picture(0)
    with language("pl"):
        assert (table.say(), table.say("p6"), table.draw(0), table.picture(0)) == polish
    assert all(one != other for one, other in zip(polish, english, strict=True))


# -- the terminal -----------------------------------------------------------------------------------------


def test_the_terminal_speaks_the_language_that_is_asked_for() -> None:
    by_option = run("--language", "pl", "play", "targi", "--seed", "7", typed="moves\nquit\n")
    by_environment = run("play", "targi", "--seed", "7", typed="moves\nquit\n", AZALAI_LANGUAGE="pl")
    assert by_option.status == by_environment.status == 0
    assert by_option.out == by_environment.out
    assert "Targi, rozdanie numer 7" in by_option.out
    assert "Niebieski: ustaw swój pierwszy pionek." in by_option.out
    assert "p6   Ustaw pionek na polu 6 (Pieprz)." in re.sub(" +p6 +", "p6   ", by_option.out)


def test_the_terminal_asks_and_understands_yes_in_the_language(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("a letter", encoding="utf-8")
    typed = "save mine.txt\nnie\nsave mine.txt\ntak\nquit\n"
    ran = run("--language", "pl", "play", "targi", "--seed", "7", typed=typed, cwd=tmp_path)
    assert ran.out.index("Niczego nie zapisano.") < ran.out.index("Zapisano w mine.txt.")
    assert azalai.load(tmp_path / "mine.txt").seed == 7


def test_help_and_errors_speak_it_too_also_where_only_ascii_can_be_written() -> None:
    told = run("--language", "pl", "--help")
    assert "użycie:" in told.out
    assert "polecenia" in told.out
    wrong = run("--language", "pl", "play", "targi", "--seat", "7", PYTHONIOENCODING="ascii")
    assert wrong.status == 2
    assert 'azalai: nie ma miejsca "7"; miejsca to blue, white lub numery od 1 do 2' in wrong.err
