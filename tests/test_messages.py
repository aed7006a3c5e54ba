"""Catalogues and code agree: every message that the code uses exists and gets its arguments, and every message is
used."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from azalai import messages
from azalai.messages import MissingMessage, language_in_use, languages, say, use_language
from azalai.translation.message_catalogue import LOCALE, read
from tests.message_uses import english, named_apart, uses

pytestmark = pytest.mark.xdist_group("messages")  # they read the code once for all

# -- catalogues and code fit ------------------------------------------------------------------------------


@pytest.mark.parametrize("tongue", languages())
def test_every_catalogue_parses_and_repeats_no_id(tongue: str) -> None:
    said = read(tongue)
    assert (said.syntax, said.repeated) == ([], [])
    assert said.messages.keys() <= english().messages.keys()
    for id, message in said.messages.items():
        assert message.messages <= said.messages.keys(), f"{id} is made of messages that are not there"
        assert said.variables(id) <= english().variables(id), id


@pytest.mark.parametrize("tongue", languages())
def test_a_message_is_found_without_parsing_the_whole_catalogue(tongue: str) -> None:
    found = messages._sources(tongue)
    without_comment = {id: re.sub(r"(?m)^#.*\n", "", each.source) for id, each in read(tongue).messages.items()}
    assert {id: source.strip() for id, source in found.items()} == without_comment


def test_every_message_the_code_asks_for_is_there() -> None:
    found, unclear = uses()
    assert unclear == [], "which messages can these be? Tell PUT_TOGETHER"
    assert len(found) > 200
    missing = [f"{use.where}: {use.id}" for use in found if use.id not in english().messages]
    assert missing == []


def test_every_message_is_asked_for() -> None:
    there = english().messages
    asked = ({use.id for use in uses()[0]} | named_apart(set(there))) & there.keys()
    more = asked
    while more:  # messages that those are made of
        more = {other for id in more for other in there[id].messages} - asked
        asked |= more
    assert sorted(there.keys() - asked) == []


def test_every_call_gives_the_arguments_its_message_needs() -> None:
    short = [
        f"{use.where}: {use.id} needs {lacking}"
        for use in uses()[0]
        if use.arguments is not None and use.id in english().messages
        if (lacking := english().variables(use.id) - use.arguments)
    ]
    assert short == []


# -- saying -----------------------------------------------------------------------------------------------


def test_a_message_that_is_nowhere_or_lacks_an_argument_is_a_mistake_of_the_program() -> None:
    with pytest.raises(MissingMessage, match="no-such-message"):
        say("no-such-message")
    with pytest.raises(MissingMessage, match="free"):
        say("targi-no-place-corner", number=4)


def test_numbers_take_their_plural() -> None:
    assert say("targi-amount", what="dates", count=1) == "1 date"
    assert say("targi-amount", what="dates", count=2) == "2 dates"
    assert say("error-position", count=1) == "this position is not legal:"
    assert say("error-position", count=3) == "this position is not legal, for 3 reasons:"


@pytest.mark.parametrize("tongue", languages())
def test_small_numbers_look_the_same_in_every_language(tongue: str) -> None:
    """They are given to Fluent as texts, which is faster."""
    bundle = FluentBundle([tongue])
    bundle.add_resource(FluentResource("one = { $number }"))
    pattern = bundle.get_message("one").value
    assert pattern is not None

    for number in (0, 7, 42, messages.SAME_EVERYWHERE - 1):
        assert bundle.format_pattern(pattern, {"number": number})[0] == str(number)


def test_a_seed_is_written_without_commas() -> None:
    assert "18446744073709551615" in say("error-seed", seed="-1", largest=2**64 - 1)


# -- languages --------------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=f"there is no language tlh; available: {', '.join(languages())}"):
        use_language("tlh")
    assert language_in_use() == "en"


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The catalogues with a second language beside them that has two messages."""
    for tongue in ("en", "pl"):
        (tmp_path / "locale" / tongue).mkdir(parents=True)
    for file in (LOCALE / "en").iterdir():
        (tmp_path / "locale" / "en" / file.name).write_bytes(file.read_bytes())
    (tmp_path / "locale" / "pl" / "core.ftl").write_text(
        "list-and = { $before } i { $last }\n"
        "targi-amount =\n    { $count ->\n        [one] { $count } daktyl\n        [few] { $count } daktyle\n"
        "       *[many] { $count } daktyli\n    }\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(messages, "files", {"azalai": tmp_path}.__getitem__)
    monkeypatch.delenv("AZALAI_LANGUAGE", raising=False)
    _forget()
    yield
    use_language(None)
    _forget()


def _forget() -> None:
    """What ``messages`` has read so far."""
    for kept in vars(messages).values():
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()


def test_the_environment_names_the_language(two_languages: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert say("list-and", before="1", last="2") == "1 and 2"
    monkeypatch.setenv("AZALAI_LANGUAGE", "pl")
    assert say("list-and", before="1", last="2") == "1 i 2"
    assert [say("targi-amount", what="dates", count=n) for n in (1, 3, 5)] == [
        "1\u00a0daktyl",
        "3\u00a0daktyle",
        "5\u00a0daktyli",
    ]
    assert say("targi-move-skip") == "Leave all cards where they are."  # it lacks this one
    monkeypatch.setenv("AZALAI_LANGUAGE", "tlh")
    assert say("list-and", before="1", last="2") == "1 and 2"


def test_a_chosen_language_comes_before_the_environment(two_languages: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZALAI_LANGUAGE", "pl")
    use_language("en")
    assert language_in_use() == "en"
    use_language(None)
    assert language_in_use() == "pl"


# -- sentences --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tongue", "phrase", "expected"),
    [
        ("en", "white pays 2 salt", "White pays 2 salt."),
        ("en", "Is it over?", "Is it over?"),
        ("pl", "łatwo", "Łatwo."),
        ("ja", "塩を払う", "塩を払う。"),
        ("zh", "支付盐。", "支付盐。"),
    ],
)
def test_a_phrase_becomes_a_sentence_of_its_language(tongue: str, phrase: str, expected: str) -> None:
    with messages.language(tongue):
        assert messages.sentence(phrase) == expected


# -- no words before they are needed ----------------------------------------------------------------------


def test_a_first_move_reads_no_catalogue() -> None:
    program = (
        "import sys, azalai\n"
        "azalai.new('targi', seed=7).play('p6')\n"
        "print([name for name in ('fluent', 'babel', 'numba', 'rich') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
