"""Every other language is as complete as English: the same messages with the same arguments, all plural forms, nothing
left in English by accident; and whole games need no fallback."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import azalai
from azalai import bots
from azalai.errors import IllegalMove
from azalai.game import Game
from azalai.games import rulebook
from azalai.messages import language, say
from azalai.translation.checks import problems
from azalai.translation.glossary import misuses
from azalai.translation.message_catalogue import read
from tests.english_leftovers import AS_IT_IS, VARIANTS, WORD, english_words, english_words_for
from tests.message_uses import english
from tests.tongues import TRANSLATED

FALLS_BACK = "messages that are missing appear in English; `azalai translate` lists them"


# -- the catalogues ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("tongue", TRANSLATED)
def test_a_language_has_no_problems(tongue: str) -> None:
    """Nothing is missing, wrong, too long, left in English, or in other words than those of the glossary."""
    found = problems(read(tongue), english())
    assert [str(problem) for problem in found] == [], FALLS_BACK


@pytest.mark.parametrize("tongue", TRANSLATED)
def test_every_exception_is_needed(tongue: str) -> None:
    """An exception that is no longer needed would hide the next mistake in its message."""
    theirs = read(tongue)
    noted, theirs.exceptions = theirs.exceptions, {}
    found = {(problem.kind, problem.id) for problem in problems(theirs, english())}
    differing = {f"{misuse.id}: {misuse.term.name}" for misuse in misuses(theirs, english())}
    needless = [
        f"[{kind}] {id}"
        for kind, ids in noted.items()
        for id in ids
        if (id not in differing if kind == "glossary" else (kind, id) not in found)
    ]
    assert needless == []


@pytest.mark.parametrize("tongue", TRANSLATED)
def test_no_english_word_stands_in_a_sentence(tongue: str) -> None:
    theirs = read(tongue)
    strange = {}
    for id, message in theirs.messages.items():
        text = AS_IT_IS.sub(" ", "\n".join(message.text))
        if found := set(re.findall(WORD, text.lower())) & english_words_for(tongue):
            strange[id] = found
    assert {id: found for id, found in strange.items() if id not in theirs.exceptions.get("same", {})} == {}


# -- the rules --------------------------------------------------------------------------------------------

RULES = Path(__file__).parent.parent / "docs" / "rules"


@pytest.mark.parametrize("page", sorted(RULES.glob("*/*.md")), ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_translated_rules_have_the_same_ids_headings_and_pictures(page: Path) -> None:
    ours = (RULES / page.name).read_text(encoding="utf-8")
    theirs = page.read_text(encoding="utf-8")
    for mark in (r"^- \*\*([TXBE]\d+)\*\*", r"^(#+) ", r"\]\((?:\.\./)+(pictures/[a-z-]+\.svg)\)"):
        assert re.findall(mark, theirs, re.MULTILINE) == re.findall(mark, ours, re.MULTILINE)
    with language(page.parent.name):
        decided = re.escape(say("rules-decision"))
    assert len(re.findall(rf"\*\*{decided}\*\*", theirs)) == len(re.findall(r"\*\*Decision\*\*", ours))


# -- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tongue", TRANSLATED)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_speaks_the_language_alone(variant: str, tongue: str, alone: None) -> None:
    name, options = VARIANTS[variant]
    game = azalai.new(name, seed=11, **options)
    dice = random.Random(11)
    while not game.over:
        _everything_said(game, dice, tongue)
        game.play(dice.choice(game.moves()))
    _everything_said(game, dice, tongue)
    assert len(game.log) >= len(game.played)
    assert not [text for entry in game.log if english_words(text := entry.text, tongue)]


def _everything_said(game: Game, dice: random.Random, tongue: str) -> None:
    said = [game.say(), *(game.say(move) for move in game.moves())]
    catalogue = rulebook(game.name).catalogue
    for action in dice.sample(range(len(catalogue)), 12):
        if action not in [move.id for move in game.moves()]:
            with pytest.raises(IllegalMove) as refused:
                game.play(action)
            said.append(str(refused.value))
    if len(game.played) % 12 == 0 or game.over:
        for seat in [*range(game.seats), None]:
            game.draw(seat)
            game.picture(seat)
    assert not [text for text in said if english_words(text, tongue)]


@pytest.mark.parametrize("tongue", TRANSLATED)
@pytest.mark.parametrize("variant", VARIANTS)
def test_hints_speak_the_language_alone(variant: str, tongue: str, alone: None) -> None:
    name, options = VARIANTS[variant]
    game = azalai.new(name, seed=4, **options)
    dice = random.Random(4)
    said: list[str] = []
    for _ in range(6):
        for _ in range(dice.randrange(1, 9)):
            game.play(dice.choice(game.moves()))
        assert game.seat is not None
        said += [f"{each.gain} {each.reason}" for each in bots.hint(game, game.seat, spec="search:20")]
    assert len(said) > 6
    assert [text for text in said if english_words(text, tongue)] == []


@pytest.mark.parametrize("tongue", TRANSLATED)
def test_the_list_of_cards_speaks_the_language_alone(tongue: str, alone: None) -> None:
    for name, options in VARIANTS.values():
        book = rulebook(name)
        for heading, rows in book.card_list(book.setting(options)):
            assert not english_words(heading, tongue)
            assert not [cell for row in rows for cell in row[1:] if english_words(cell, tongue)]


# -- Polish in particular ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "dates", "points", "goods"),
    [
        (0, "0 daktyli", "0 punktów", "0 dowolnych towarów"),
        (1, "1 daktyl", "1 punkt", "1 dowolny towar"),
        (2, "2 daktyle", "2 punkty", "2 dowolne towary"),
        (5, "5 daktyli", "5 punktów", "5 dowolnych towarów"),
        (12, "12 daktyli", "12 punktów", "12 dowolnych towarów"),
        (22, "22 daktyle", "22 punkty", "22 dowolne towary"),
        (25, "25 daktyli", "25 punktów", "25 dowolnych towarów"),
    ],
)
def test_polish_numbers_take_their_forms(count: int, dates: str, points: str, goods: str) -> None:
    with language("pl"):
        said = [say("targi-amount", what=what, count=count) for what in ("dates", "points", "any")]
    joined = [text.replace(" ", "\u00a0", 1) for text in (dates, points, goods)]  # no line ends after the number
    assert said == joined


def test_polish_names_are_inflected_where_a_sentence_needs_it() -> None:
    """What English uses as it is: an animal after "on" and "from", a resource as an object, a seat as a victim."""
    with language("pl"):
        add = say("tuareg-move-add", kind="salt", count=1, sort="camel", number=2)
        pay = say("tuareg-move-pay", kind="water", count=1, dinar=3, sort="donkey", number=1)
        rob = say("tuareg-log-rob-top", thief="Niebieski", seat="red", kind="water", count=1, sort="camel", number=1)
        own = say("tuareg-move-pay", kind="millet", count=1, dinar=1, sort="cache", number=0)
        taken = say("targi-no-place-taken", number=3, seat="white", free="1, 2")
    assert add == "załaduj sól kamienną na wielbłąda 2"
    assert pay == "zapłać wodą z osła 1 (3\u00a0dinary)"
    assert rob == "Niebieski kradnie Czerwonemu wodę z wielbłąda 1."
    assert own == "zapłać prosem z zapasu (1\u00a0dinar)"
    assert taken == "nie można ustawić pionka na polu 3: stoi tam biały pionek; wolne: 1, 2"
