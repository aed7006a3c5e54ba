"""Every language but English says all that English says: the same messages with the same arguments, all plural forms of
the language, nothing left in English by accident; and whole games speak it without falling back."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import azalai
from azalai import bots
from azalai.errors import IllegalMove
from azalai.game import Game
from azalai.games import rulebook
from azalai.messages import language, languages, say
from tests.english_leftovers import AS_IT_IS, ENGLISH_WORDS, VARIANTS, english_words

LOCALE = Path(azalai.__file__).parent / "locale"
TRANSLATED = [tongue for tongue in languages() if tongue != "en"]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

# Messages that may read as in English, and why.
ALIKE = {
    "pl": {
        "cli-version": "a name",
        "learn-page-title": "a name",
        "learn-teacher": "a name",
        "cli-error": "a name",
        "argparse-argument": "placeholders only",
        "cli-value-number": "a letter for a number",
        "cli-word-moves": "commands are typed alike in every language",
        "cli-word-board": "commands are typed alike in every language",
        "cli-word-cards": "commands are typed alike in every language",
        "cli-word-log": "commands are typed alike in every language",
        "cli-word-undo": "commands are typed alike in every language",
        "cli-word-rules": "commands are typed alike in every language",
        "cli-word-hint": "commands are typed alike in every language",
        "cli-word-quit": "commands are typed alike in every language",
        "cli-value-folder": "a word that Polish has too",
        "cli-value-url": "a word that Polish has too",
        "page-menu": "a word that Polish has too",
        "arena-column-rating": "a name",
        "arena-ladder-table": "the names of the games",
        "picture-game": "the name of the game",
        "page-game": "the name of the game",
        "web-game": "the name of the game",
        "page-brand": "a name",
        "web-name": "a name",
        "web-computer": "names",
        "web-title": "a name",
        "page-language-en": "each language names itself",
        "page-language-pl": "each language names itself",
    },
}


# Arguments that a language does not name, and why.
_ONE_CARD = "it is always one card, and Polish names it without the number"
UNTOLD: dict[str, dict[str, str]] = {
    "pl": dict.fromkeys(
        [
            *(f"tuareg-move-{move}" for move in ("lay", "add", "pay", "hide", "rob-top")),
            *(f"tuareg-log-{deed}" for deed in ("lay", "add", "pay", "hide-top", "rob-top")),
        ],
        _ONE_CARD,
    ),
}


class Words(Visitor):
    """What a message says and asks for: its text, its variables, its plural selectors."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.variables: set[str] = set()
        self.others: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if keys <= CATEGORIES and keys - {"other"}:
            self.plurals.append(keys)
        self.generic_visit(node)


def read(tongue: str) -> dict[str, tuple[str, Words]]:
    """Every message of a language, with the name of its file."""
    found: dict[str, tuple[str, Words]] = {}
    for file in sorted((LOCALE / tongue).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                words = Words()
                words.visit(entry.value)
                found[entry.id.name] = file.name, words
    return found


SAID = {tongue: read(tongue) for tongue in languages()}


def variables(tongue: str, id: str) -> set[str]:
    """All variables a message needs, those of the messages it is made of too."""
    words = SAID[tongue][id][1]
    return words.variables.union(*(variables(tongue, other) for other in words.others))


def letters(words: Words) -> str:
    return re.sub(r"[\W\d_]", "", "".join(words.text))


# -- the catalogues ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("tongue", TRANSLATED)
def test_a_language_has_every_message_and_no_other_in_files_of_the_same_names(tongue: str) -> None:
    english = {id: file for id, (file, _) in SAID["en"].items()}
    theirs = {id: file for id, (file, _) in SAID[tongue].items()}
    assert sorted(english.keys() - theirs.keys()) == []
    assert sorted(theirs.keys() - english.keys()) == []
    assert [id for id in english if theirs[id] != english[id]] == []


@pytest.mark.parametrize("tongue", TRANSLATED)
def test_a_message_says_all_that_its_english_says(tongue: str) -> None:
    """An argument that English names and the language does not is something its readers are not told."""
    both = SAID["en"].keys() & SAID[tongue].keys()
    differ = {id: variables("en", id) ^ variables(tongue, id) for id in both}
    known = UNTOLD.get(tongue, {})
    assert {id: names for id, names in differ.items() if names and id not in known} == {}
    assert [id for id in known if not differ.get(id)] == []


@pytest.mark.parametrize("tongue", languages())
def test_every_plural_has_all_forms_of_the_language(tongue: str) -> None:
    rule = Locale.parse(tongue.replace("-", "_")).plural_form
    needed = {rule(number) for number in range(200)}
    lacking = [(id, needed - keys) for id, (_, words) in SAID[tongue].items() for keys in words.plurals]
    assert [(id, forms) for id, forms in lacking if forms] == []
    assert sum(len(words.plurals) for _, words in SAID[tongue].values()) > 100


@pytest.mark.parametrize("tongue", TRANSLATED)
def test_nothing_is_left_in_english(tongue: str) -> None:
    both = SAID["en"].keys() & SAID[tongue].keys()
    alike = {id for id in both if SAID["en"][id][1].text == SAID[tongue][id][1].text and letters(SAID["en"][id][1])}
    assert sorted(alike - ALIKE[tongue].keys()) == []
    assert sorted((ALIKE[tongue].keys() & both) - alike) == []


@pytest.mark.parametrize("tongue", TRANSLATED)
def test_no_english_word_stands_in_a_sentence(tongue: str) -> None:
    strange = {}
    for id, (_, words) in SAID[tongue].items():
        text = AS_IT_IS.sub(" ", "\n".join(words.text))
        if found := set(re.findall(r"\w+", text.lower())) & ENGLISH_WORDS[tongue]:
            strange[id] = found
    assert {id: found for id, found in strange.items() if id not in ALIKE[tongue]} == {}


# -- the rules --------------------------------------------------------------------------------------------

RULES = Path(__file__).parent.parent / "docs" / "rules"


@pytest.mark.parametrize("page", sorted(RULES.glob("*/*.md")), ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_translated_rules_have_the_same_ids_headings_and_pictures(page: Path) -> None:
    ours = (RULES / page.name).read_text(encoding="utf-8")
    theirs = page.read_text(encoding="utf-8")
    for mark in (r"^- \*\*([TXBE]\d+)\*\*", r"^(#+) ", r"\]\((?:\.\./)+(pictures/[a-z-]+\.svg)\)"):
        assert re.findall(mark, theirs, re.MULTILINE) == re.findall(mark, ours, re.MULTILINE)
    decided = re.escape(DECISION[page.parent.name])
    assert len(re.findall(rf"\*\*{decided}\*\*", theirs)) == len(re.findall(r"\*\*Decision\*\*", ours))


# The word that marks what the printed rules leave open.
DECISION = {"pl": "Rozstrzygnięcie"}


# -- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_speaks_the_language_alone(variant: str, polish_alone: None) -> None:
    name, options = VARIANTS[variant]
    game = azalai.new(name, seed=11, **options)
    dice = random.Random(11)
    while not game.over:
        _everything_said(game, dice)
        game.play(dice.choice(game.moves()))
    _everything_said(game, dice)
    assert len(game.log) >= len(game.played)
    assert not [text for entry in game.log if english_words(text := entry.text)]


def _everything_said(game: Game, dice: random.Random) -> None:
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
    assert not [text for text in said if english_words(text)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_hints_speak_the_language_alone(variant: str, polish_alone: None) -> None:
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
    assert [text for text in said if english_words(text)] == []


def test_the_list_of_cards_speaks_the_language_alone(polish_alone: None) -> None:
    for name, options in VARIANTS.values():
        book = rulebook(name)
        for heading, rows in book.card_list(book.setting(options)):
            assert not english_words(heading)
            assert not [cell for row in rows for cell in row[1:] if english_words(cell)]


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
    assert said == [dates, points, goods]


def test_polish_names_are_inflected_where_a_sentence_needs_it() -> None:
    """What English uses as it is: an animal after "on" and "from", a resource as an object, a seat as a victim."""
    with language("pl"):
        add = say("tuareg-move-add", kind="salt", count=1, sort="camel", number=2)
        pay = say("tuareg-move-pay", kind="water", count=1, dinar=3, sort="donkey", number=1)
        rob = say("tuareg-log-rob-top", thief="Niebieski", seat="red", kind="water", count=1, sort="camel", number=1)
        own = say("tuareg-move-pay", kind="millet", count=1, dinar=1, sort="cache", number=0)
        taken = say("targi-no-place-taken", number=3, seat="white", free="1, 2")
    assert add == "załaduj sól kamienną na wielbłąda 2"
    assert pay == "zapłać wodą z osła 1 (3 dinary)"
    assert rob == "Niebieski kradnie Czerwonemu wodę z wielbłąda 1."
    assert own == "zapłać prosem z zapasu (1 dinar)"
    assert taken == "nie można ustawić pionka na polu 3: stoi tam biały pionek; wolne: 1, 2"
