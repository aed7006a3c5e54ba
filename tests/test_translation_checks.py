"""``azalai translate`` finds every kind of mistake in a translation at its line, and shows messages in context."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from azalai.cli import main
from azalai.messages import languages
from azalai.terminal.text import columns
from azalai.translation.checks import CHECKS, WIDTH, Problem, problems
from azalai.translation.examples import examples
from azalai.translation.glossary import GLOSSARY, shared_exceptions, terms
from azalai.translation.message_catalogue import LOCALE, Catalogue, read
from azalai.translation.places import PACKAGE, places
from azalai.translation.typography import faults

ENGLISH = read("en")


def damaged(tmp_path: Path, text: str, tongue: str = "de") -> Catalogue:
    """A language with one file."""
    (tmp_path / tongue).mkdir()
    (tmp_path / tongue / "core.ftl").write_text(text, encoding="utf-8")
    return read(tongue, tmp_path / tongue)


def found(theirs: Catalogue) -> dict[str, Problem]:
    return {problem.kind: problem for problem in problems(theirs, ENGLISH) if problem.kind != "missing"}


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        ("list-separator = ,\nlist-and = { $before\n", "syntax", 2),
        ("no-such-message = Nichts\n", "unknown", 1),
        ("home-tag = Karawane\n", "file", 1),
        ("\nlist-separator = { list-comma }\n", "reference", 2),
        ('list-separator = { ", " }\nlist-separator = { "; " }\n', "twice", 2),
        ("list-and = { $before } und\n", "unsaid", 1),
        ("list-and = { $before } und { $last } { $more }\n", "variable", 1),
        (
            "# Fehler\nerror-position =\n    { $count ->\n        [few] ein\n       *[other] Fehler\n    }\n",
            "plural",
            2,
        ),
        ("replay-log = { $count ->\n       *[other] Was geschah\n    }\n", "plural", 1),
        ("error-seed = { NUMBER($seed, style: 7) } { $largest }\n", "fault", 1),
        ("list-and = { $before } and { $last }\n", "same", 1),
        ("list-and = { $before } und ”{ $last }”\n", "typography", 1),
    ],
)
def test_a_mistake_is_found_at_its_line(text: str, kind: str, line: int, tmp_path: Path) -> None:
    problem = found(damaged(tmp_path, text))[kind]
    assert (problem.file, problem.line) == ("core.ftl", line)
    assert str(problem).startswith(f"core.ftl:{line}: ")


def test_words_other_than_those_of_the_glossary_are_found(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "targi-table.ftl").write_text(
        "table-robber = < Bandit >\npicture-track = Zwölf Runden, vier Raubzüge\n", encoding="utf-8"
    )
    theirs = read("de", tmp_path / "de")
    told = [str(problem) for problem in problems(theirs, ENGLISH) if problem.kind in ("wrong-word", "no-word")]
    assert any("“bandit”: the glossary says Räuber" in text for text in told)
    assert any("picture-track: has no form of Überfall" in text for text in told)
    assert any("“raubzüge”: the glossary says Überfall" in text for text in told)


def test_a_text_wider_than_its_place_is_found(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "targi-table.ftl").write_text("table-goods-card = Warenkarte ohne Ende\n", encoding="utf-8")
    problem = found(read("de", tmp_path / "de"))["long"]
    assert (problem.details["columns"], problem.details["limit"]) == (20, 14)


def test_an_exception_with_its_reason_is_accepted(tmp_path: Path) -> None:
    theirs = damaged(tmp_path, "list-and = { $before } and { $last }\n")
    theirs.exceptions = {"same": {"list-and": "the language says and, too"}}
    assert "same" not in found(theirs)


def test_every_missing_message_is_listed_once(tmp_path: Path) -> None:
    theirs = damaged(tmp_path, 'list-separator = { ", " }\n')
    missing = [problem for problem in problems(theirs, ENGLISH) if problem.kind == "missing"]
    assert {problem.id for problem in missing} == ENGLISH.messages.keys() - {"list-separator"}
    assert len(missing) == len(ENGLISH.messages) - 1


def test_english_itself_has_examples_of_every_message_and_keeps_to_its_widths() -> None:
    for id, message in ENGLISH.messages.items():
        shown = examples(ENGLISH, id, ENGLISH)
        assert shown
        assert not [example.fault for example in shown if example.fault], id
        if (limit := WIDTH.search(message.comment)) and "‹" not in "".join(example.text for example in shown):
            assert max(columns(example.text) for example in shown) <= int(limit[1]), id


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("zh", "打出 这张卡", "打出这张卡"),
        ("zh", "打出这张卡,然后", "打出这张卡，然后"),
        ("zh", "打出这张卡.", "打出这张卡。"),
        ("ja", "カードを“配置”する", "カードを「配置」する"),
        ("ja", "置く，引く", "置く、引く"),
        ("de", "die «Karte»", "die „Karte“"),
        ("de", 'die "Karte"', "die „Karte“"),
        ("de", "die Karte .", "die Karte."),
        ("es", "Quieres empezar?", "¿Quieres empezar?"),
        ("es", "Ganas!", "¡Ganas!"),
        ("pl", "karta “Kupiec”", "karta „Kupiec”"),
    ],
)
def test_typography(language: str, wrong: str, right: str) -> None:
    assert faults(language, [wrong], [])
    assert not faults(language, [right], [])


def test_straight_quotation_marks_stand_where_english_has_them() -> None:
    assert not faults("de", ['pip install "azalai[web]"'], ['pip install "azalai[web]"'])


# -- the glossary -----------------------------------------------------------------------------------------


def test_the_glossary_has_every_term_in_every_language_with_its_origin() -> None:
    import tomllib

    entries = tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))
    sources = entries.pop("sources")
    entries.pop("exceptions")
    for topic, terms_of_topic in entries.items():
        for name, term in terms_of_topic.items():
            for tongue in ("pl", "de", "es", "zh", "ja"):
                origin = term[tongue]["from"]
                known = origin in ("rulebook", "ours") or origin.removeprefix("published ") in sources
                assert known, f"{topic}.{name}: {tongue}: {origin}"
                assert term[tongue]["word"]


def test_the_stems_of_the_glossary_find_its_own_words_and_no_wrong_word_does() -> None:
    for term in terms():
        for tongue, stems in term.stems.items():
            assert stems.search(term.words[tongue].lower()), f"{term.name}: {tongue}"
        for tongue, wrong in term.wrong.items():
            assert not wrong.search(term.words[tongue].lower()), f"{term.name}: {tongue}"


def test_exceptions_of_the_glossary_name_messages_and_terms() -> None:
    from fnmatch import fnmatchcase

    pairs = [f"{id}: {term.name}" for id in ENGLISH.messages for term in terms()]
    assert [each for each in shared_exceptions() if not any(fnmatchcase(pair, each) for pair in pairs)] == []


# -- in context -------------------------------------------------------------------------------------------


def test_nearly_every_message_is_found_where_it_is_used() -> None:
    nowhere = [id for id in ENGLISH.messages if not places(id, ENGLISH)]
    assert len(nowhere) < len(ENGLISH.messages) / 50, nowhere
    for place in places("home-tag", ENGLISH):
        file, line = place.rsplit(":", 1)
        assert "home-tag" in (PACKAGE / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]


def test_the_command_checks_shows_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "de"
    folder.mkdir()
    (folder / "core.ftl").write_text("list-and = { $before } und\n", encoding="utf-8")
    assert main(["translate", str(folder)]) == 1
    told = capsys.readouterr().out
    assert "core.ftl:1: list-and: does not use $last" in told
    assert "missing: " in told.replace("messages", "")
    assert told.rindex("is missing;") < told.index("list-and: does not use")
    assert main(["translate", str(folder), "list-and"]) == 1
    told = capsys.readouterr().out
    assert "en: ‹before› and ‹last›" in told
    assert "de: ‹before› und" in told
    assert "used in messages.py:" in told
    assert main(["translate", str(folder), "no-such-*"]) == 2
    assert main(["translate", "tlh"]) == 2
    capsys.readouterr()
    assert main(["translate"]) == 0
    listed = capsys.readouterr().out
    assert all(f"{tongue}: " in listed for tongue in languages() if tongue != "en")


def test_every_check_is_of_a_kind_that_a_message_names() -> None:
    assert len(CHECKS) == len(set(CHECKS))
    kinds = {id.removeprefix("translate-") for id in ENGLISH.messages if id.startswith("translate-")}
    used = set(re.findall(r'"([a-z-]+)", (?:message|"")', (LOCALE.parent / "translation/checks.py").read_text("utf-8")))
    assert used <= kinds
