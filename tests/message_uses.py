"""Which messages the code asks for: read from the calls in the modules and from the templates. Also the messages that
exist."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import azalai
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
from azalai.translation.message_catalogue import Catalogue, read
from azalai.web.tooltips import TOOLTIPS
from azalai.web.web_tables import WEB_TABLES
from tests.lesson_texts import lesson_texts
from tests.template_messages import asked_in, strings_in

PACKAGE = Path(azalai.__file__).parent
TEMPLATES = sorted(PACKAGE.rglob("*.html"))


@cache
def english() -> Catalogue:
    """Reading a language takes 0.4 s, so tests read it when they run, not when they are collected."""
    return read("en")


# Ids that are put together in the code: the part that is written there, and the ends it can get.
_ASKS = [kind.name for kind in actions.QUESTIONS if not kind.is_chore]
_TUAREG_MOVES = "draw load take buy cave thief end lay add done pay hide rob rob-top cash keep".split()
_PLAIN_MOVES = "enough favour-leave draw without-extra without-token shield swap-token look-none".split()
_WORKING_ROLES = [role for role in ROLES if role not in ("goods", "raid")]
_TYPED_WORDS = ["moves", "hint", "board", "cards", "log", "undo", "save", "rules", "quit"]
_LEVELS = ["curious", "gentle", "steady", "clever", "strong", "expert", "champion"]
_GLANCE = "variant players games wins draws lead score rounds full decisions laid".split()
_CARD_COLUMNS = "card kind crosses cost".split()
_PLAYER_COLUMNS = "turn even share each share-laid share-bought above-even adjusted above-mean cards-used".split()
_FEATURES = {"targi": targi_features.FIELDS, "tuareg": tuareg_features.FIELDS}
_WEB = [f"web_{name}" for name in "first_page page p50 p95 errors memory update tables studies".split()]
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
    "cli-help-": [*commands(), "keep-waiting", "keep-uploads", "keep-abandoned", "keep-what-if", "keep-puzzles"],
    "cli-about-": list(commands()),
    "cli-examples-": list(WITH_EXAMPLES),
    "bench-": [
        *"compiled plain batch copy search evaluation overrun arena first_move".split(),
        *"first_compile first_search warm_start".split(),
        *"env_batch env_scaled pettingzoo openspiel peer_pettingzoo peer_openspiel peer_openspiel_python".split(),
        *"env_greedy env_greedy_speedup env_threads peer_rl_environment peer_pgx analysis analysis_memory".split(),
        *_WEB,
    ],
    "bench-column-": ["game", "value", "ratio", "promise", "kept"],
    "balance-column-": [*_GLANCE, *_CARD_COLUMNS, *_PLAYER_COLUMNS],
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
    "reporting": (0, ""),
}
# The arguments that these add.
ADDED = {"phrase": {"seat"}, "refusal": {"seat", "moves"}, "say_log": {"seat"}, "reporting": {"reason"}}
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


def literals(node: ast.expr) -> list[str] | None:
    """The strings that an expression can have, if they are in the code."""
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


@cache
def uses() -> tuple[list[Use], list[str]]:
    """Every place that asks for a message, and the places whose message cannot be read from the code."""
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
    """The game of a module; modules that the games share speak for each of them."""
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
    """Ids that are plain strings in the code, because they are chosen in one place and said in another."""
    in_code = {
        node.value
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return ids & in_code.union(*(strings_in(template) for template in TEMPLATES))
