"""The catalogues and the code that speaks from them fit together: every message the code asks for is there, with the
arguments it needs, and none is there that nobody asks for."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import azalai
from azalai import messages
from azalai.cli.arguments import WITH_EXAMPLES, commands
from azalai.games import SHIPPED
from azalai.games.targi.bots import learnable_observation as targi_features
from azalai.games.targi.cards.effects import DUNE_EFFECTS, EFFECTS
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.card_tables import ROLES
from azalai.games.targi.words import observation_fields as targi_fields
from azalai.games.tuareg.bots import learnable_observation as tuareg_features
from azalai.games.tuareg.rules import actions as tuareg_actions
from azalai.games.tuareg.words import observation_fields as tuareg_fields
from azalai.messages import MissingMessage, language_in_use, languages, say, use_language
from azalai.web.tooltips import TOOLTIPS
from azalai.web.web_tables import WEB_TABLES
from tests.lesson_texts import lesson_texts
from tests.template_messages import asked_in, strings_in

PACKAGE = Path(azalai.__file__).parent
LOCALE = PACKAGE / "locale"
TEMPLATES = sorted(PACKAGE.rglob("*.html"))

# Ids that are put together in the code: the part that is written there, and the ends it can get.
_ASKS = [kind.name for kind in actions.QUESTIONS if not kind.is_chore]
_TUAREG_MOVES = "draw load take buy cave thief end lay add done pay hide rob rob-top cash keep".split()
_PLAIN_MOVES = "enough favour-leave draw without-extra without-token shield swap-token look-none".split()
_WORKING_ROLES = [role for role in ROLES if role not in ("goods", "raid")]
_TYPED_WORDS = ["moves", "hint", "board", "cards", "log", "undo", "save", "rules", "quit"]
_LEVELS = ["curious", "gentle", "steady", "clever", "strong", "expert", "champion"]
_GLANCE = "variant players games wins draws lead score rounds full decisions laid".split()
_CARD_COLUMNS = "card kind crosses cost".split()
_FEATURES = {"targi": targi_features.FIELDS, "tuareg": tuareg_features.FIELDS}
_WEB = [f"web_{name}" for name in "first_page page p50 p95 errors memory update tables".split()]
PUT_TOGETHER: dict[str, list[str]] = {
    "targi-ask-": [name.replace("_", "-") for name in _ASKS],
    "tuareg-ask-": [kind.name for kind in tuareg_actions.QUESTIONS if not kind.is_chore],
    "tuareg-move-": _TUAREG_MOVES,
    "tuareg-log-": [*_TUAREG_MOVES, "hide-top"],
    "targi-log-": ["enough", "favour-leave", "without-token", "shield", "swap-token"],
    "targi-move-": _PLAIN_MOVES,
    "targi-text-": ["goods", "trader", "silversmith", "noble", "spring", "expansion"],
    "targi-effect-": list(EFFECTS),
    "bots-fault-": ["slow", "illegal", "raised", "answer", "died"],
    "targi-position-other-": ["markers", "targis", "dunes"],
    "table-effect-": list(EFFECTS),
    "table-asks-": _ASKS,
    "table-border-": _WORKING_ROLES,
    "table-gives-": [role for role in _WORKING_ROLES if role not in ("trader", "silversmith")],
    "table-stock-": ["dates", "salt", "pepper", "gold", "water"],
    "table-": ["always", "end", "once"],
    "table-more-": [role for role in _WORKING_ROLES if role not in ("trader", "silversmith", "caravan")],
    "table-dune-": list(DUNE_EFFECTS),
    "targi-dune-": list(DUNE_EFFECTS),
    "targi-move-use-": [role for role in _WORKING_ROLES if role != "caravan"],
    "targi-column-": ["number", "name", "effect", "source", "card", "count", "cost", "crosses", "moment", "set"],
    "lesson-": [id.removeprefix("lesson-") for id in lesson_texts()],
    "cli-help-": list(commands()),
    "cli-about-": list(commands()),
    "cli-examples-": list(WITH_EXAMPLES),
    "bench-": [
        *"compiled plain batch copy search overrun arena first_move first_compile warm_start".split(),
        *"env_batch env_scaled pettingzoo openspiel peer_pettingzoo peer_openspiel peer_openspiel_python".split(),
        *"env_greedy env_greedy_speedup peer_rl_environment peer_pgx analysis".split(),
        *_WEB,
    ],
    "bench-column-": ["game", "value", "ratio", "promise", "kept"],
    "balance-column-": _GLANCE + _CARD_COLUMNS,
    "arena-column-": "a b games wins adjusted draws ahead lead contestant rating milliseconds simulations".split(),
    "study-column-": [
        *"seat start luck own others result average level".split(),
        *"move round played better before after loss points label event".split(),
    ],
    "bots-level-": _LEVELS,
    "bots-character-": _LEVELS,
    "cli-word-": _TYPED_WORDS,
    "cli-does-": _TYPED_WORDS,
    "cli-rules-": [*SHIPPED, "targi-expansion"],
    "env-": [
        *(f"targi-{field}" for field in targi_fields.MEANINGS),
        *(f"tuareg-{field.replace('players.', 'player-')}" for field in tuareg_fields.MEANINGS),
    ],
    "coach-": [f"{game}-{each.name}" for game, table in WEB_TABLES.items() for each in table.situations],
    "coach-title-": [f"{game}-{each.name}" for game, table in WEB_TABLES.items() for each in table.situations],
    "feature-": [
        f"{game}-{part.partition('[')[0]}"
        for game, fields in _FEATURES.items()
        for part in {part for field in fields for part in field.name.split(".")}
    ],
    "web-tip-": [f"{game}-{name}" for game, names in TOOLTIPS.items() for name in names],
    "web-targi-do-": ["row", "lose"],
    "web-tuareg-own-": ["cave", "unused", "used", "map"],
    "web-tuareg-note-": ["cave", "unused", "used", "map"],
    "page-": [
        *("theme", "theme-system", "theme-light", "theme-dark"),
        *("motion", "motion-system", "motion-full", "motion-less", "on", "off"),
    ],
    "page-effects-": ["symbols", "text"],
    "page-pace-": ["calm", "brisk", "instant"],
    "page-scores-": ["shown", "hidden"],
    "translate-": [
        *"syntax missing unknown file reference twice unsaid variable plural fault same wrong-word no-word".split(),
        *"typography long".split(),
    ],
    "replay-": ["first", "prev", "next", "last"],
}
# Functions that hand a message on: which argument names it, and what they put before it.
HANDED_ON = {
    "refuse": (0, "{game}-position-"),
    "misread": (0, "position-"),
    "fault": (1, "card-file-"),
    "single_rates": (2, "card-file-"),
    "phrase": (0, "{game}-"),
    "refusal": (0, "{game}-no-"),
    "say_log": (0, "{game}-log-"),
    "_wrong": (2, ""),
}
# The arguments that these add.
ADDED = {"phrase": {"seat"}, "refusal": {"seat", "moves"}, "say_log": {"seat"}}
# Where faults are given as pairs of a name and its arguments.
PAIRS = {
    f"games/{game}/position/{module}.py": f"{game}-position-"
    for game in SHIPPED
    for module in ("check", "check_dunes", "check_laying", "check_questions", "check_stack")
}


@dataclass(frozen=True)
class Use:
    """A place in the code that asks for a message; ``arguments`` is None where they cannot be read from it."""

    id: str
    arguments: frozenset[str] | None
    where: str


# -- reading catalogues and code --------------------------------------------------------------------------


class Needs(Visitor):
    """The variables and the other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.others.add(node.id.name)


def catalogue(tongue: str) -> dict[str, Needs]:
    """Every message of a language; an id that two files have is a mistake."""
    found: dict[str, Needs] = {}
    for file in sorted((LOCALE / tongue).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} is there twice"
                found[entry.id.name] = needs = Needs()
                needs.visit(entry)
    return found


def variables(messages: dict[str, Needs], id: str) -> set[str]:
    """All variables a message needs, those of the messages it is made of too."""
    needs = messages[id]
    return needs.variables.union(*(variables(messages, other) for other in needs.others))


def literals(node: ast.expr) -> list[str] | None:
    """The strings an expression can be, where they stand in the code."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        either = literals(node.body), literals(node.orelse)
        return either[0] + either[1] if either[0] and either[1] else None
    return None


def beginning(node: ast.expr) -> str | None:
    """What an f-string begins with."""
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return str(node.values[0].value)
    return None


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def uses() -> tuple[list[Use], list[str]]:
    """Every place that asks for a message, and those of which the code does not say for which."""
    found: list[Use] = []
    unclear: list[str] = []
    for file in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        name = file.relative_to(PACKAGE).as_posix()
        handing_on = {id(node) for outer in ast.walk(tree) if _hands_on(outer) for node in ast.walk(outer)}
        for node in ast.walk(tree):
            where = f"{name}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call) and id(node) not in handing_on:
                asked = _uses_of_call(node, where)
                unclear += [where] if asked is None else []
                found += asked or []
            if name in PAIRS and isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple):
                found += _uses_of_pair(node.value, PAIRS[name], where)
    for template in TEMPLATES:
        for asked_there in asked_in(template):
            where = f"{template.relative_to(PACKAGE).as_posix()}:{asked_there.line}"
            ids = asked_there.ids
            if asked_there.beginning in PUT_TOGETHER:
                ids = [asked_there.beginning + end for end in PUT_TOGETHER[asked_there.beginning]]
            unclear += [] if ids else [where]
            found += [Use(id, asked_there.arguments, where) for id in ids]
    return found, unclear


def _hands_on(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name in HANDED_ON


def _uses_of_call(node: ast.Call, where: str) -> list[Use] | None:
    is_say = isinstance(node.func, ast.Name) and node.func.id == "say"
    if not is_say and called(node) not in HANDED_ON:
        return []
    at, pattern = (0, "") if is_say else HANDED_ON[called(node)]
    found: list[Use] = []
    for prefix in dict.fromkeys(pattern.format(game=game) for game in _games_of(where)):
        asked = _uses_of_message(node, node.args[at], prefix, where)
        if asked is None:
            return None
        found += asked
    return found


def _games_of(where: str) -> list[str]:
    """The game whose room it is; what the games share speaks for each of them."""
    return [game for game in SHIPPED if where.startswith(f"games/{game}/")] or list(SHIPPED)


def _uses_of_message(node: ast.Call, message: ast.expr, prefix: str, where: str) -> list[Use] | None:
    names = {keyword.arg for keyword in node.keywords} | ADDED.get(called(node), set())
    arguments = None if None in names else frozenset(str(name) for name in names)
    start = beginning(message)
    if written := literals(message):
        return [Use(prefix + id, arguments, where) for id in written]
    if start is not None and prefix + start in PUT_TOGETHER:
        return [Use(prefix + start + end, arguments, where) for end in PUT_TOGETHER[prefix + start]]
    named = isinstance(message, ast.Name | ast.Attribute)  # what a name holds is found by `named_apart`
    return [] if named else None


def _uses_of_pair(pair: ast.Tuple, prefix: str, where: str) -> list[Use]:
    message, arguments = pair.elts
    written = literals(message)
    if written is None:  # handed through
        return []
    assert isinstance(arguments, ast.Dict), where
    names = [str(key.value) for key in arguments.keys if isinstance(key, ast.Constant)]
    known = frozenset(names) if len(names) == len(arguments.keys) else None  # None: some are handed on as a whole
    return [Use(prefix + id, known, where) for id in written]


def named_apart(ids: set[str]) -> set[str]:
    """Ids that stand in the code as plain strings: chosen first, said later."""
    in_code = {
        node.value
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return ids & in_code.union(*(strings_in(template) for template in TEMPLATES))


ENGLISH = catalogue("en")
USES, UNCLEAR = uses()


# -- catalogues and code fit ------------------------------------------------------------------------------


@pytest.mark.parametrize("tongue", languages())
def test_every_catalogue_parses_and_repeats_no_id(tongue: str) -> None:
    messages = catalogue(tongue)
    assert messages
    assert messages.keys() <= ENGLISH.keys()
    for id, needs in messages.items():
        assert needs.others <= messages.keys(), f"{id} is made of messages that are not there"
        assert variables(messages, id) <= variables(ENGLISH, id), id


def test_every_message_the_code_asks_for_is_there() -> None:
    assert UNCLEAR == [], "which messages can these be? Tell PUT_TOGETHER"
    assert len(USES) > 200
    missing = [f"{use.where}: {use.id}" for use in USES if use.id not in ENGLISH]
    assert missing == []


def test_every_message_is_asked_for() -> None:
    asked = ({use.id for use in USES} | named_apart(set(ENGLISH))) & ENGLISH.keys()
    more = asked
    while more:  # messages that those are made of
        more = {other for id in more for other in ENGLISH[id].others} - asked
        asked |= more
    assert sorted(ENGLISH.keys() - asked) == []


def test_every_call_gives_the_arguments_its_message_needs() -> None:
    short = [
        f"{use.where}: {use.id} needs {lacking}"
        for use in USES
        if use.arguments is not None and use.id in ENGLISH
        if (lacking := variables(ENGLISH, use.id) - use.arguments)
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


def test_a_seed_is_written_without_commas() -> None:
    assert "18446744073709551615" in say("error-seed", seed="-1", largest=2**64 - 1)


# -- languages --------------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="there is no language tlh; available: en"):
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
    assert [say("targi-amount", what="dates", count=n) for n in (1, 3, 5)] == ["1 daktyl", "3 daktyle", "5 daktyli"]
    assert say("targi-move-skip") == "Leave all cards where they are."  # it lacks this one
    monkeypatch.setenv("AZALAI_LANGUAGE", "tlh")
    assert say("list-and", before="1", last="2") == "1 and 2"


def test_a_chosen_language_comes_before_the_environment(two_languages: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZALAI_LANGUAGE", "pl")
    use_language("en")
    assert language_in_use() == "en"
    use_language(None)
    assert language_in_use() == "pl"


# -- no words before they are needed ----------------------------------------------------------------------


def test_a_first_move_reads_no_catalogue() -> None:
    program = (
        "import sys, azalai\n"
        "azalai.new('targi', seed=7).play('p6')\n"
        "print([name for name in ('fluent', 'babel', 'numba', 'rich') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
