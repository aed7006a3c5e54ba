"""Binds the bots, which know no game, to a game's rules and to what its package ``bots`` knows about it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import ModuleType
from typing import Any

from azalai.bots import generic
from azalai.bots.parameters import Number, Parameters, read_parameters
from azalai.bots.rules import endgame, greedy, greedy_batch, network_search, search, tree_search
from azalai.bots.rules.copying import copy_record, copy_table
from azalai.bots.rules.network import evaluate, evaluate_in_loops
from azalai.bots.weights import SEARCH_FILE, knowledge
from azalai.errors import BotFileError
from azalai.games import rulebook
from azalai.games.card_reading import shipped
from azalai.kernel import gear, placeholders
from azalai.kernel.placeholders import BotRules, NetworkRules

SEARCH_PARAMETERS = (
    "exploration",
    "urgency",
    "prior_scale",
    "end_scale",
    "start_scale",
    "rollout_decisions",
    "rollout_hours",
    "score_share",
    "rollout_noise",
)
"""The parameters in ``search.toml``, in the order of their indices in ``rules/search.py``."""


class BoundBots:
    """The bots' rules for one game, in the plain gear; ``gear.compiled`` gives their twins."""

    def __init__(self, game: str) -> None:
        rules = rulebook(game).rules
        label = f"bots.{game}"
        own = knowledge(game)
        bot_rules = own if own is not generic else gear.bind(generic, label, {"score": rules.score})
        supplied: dict[str, Any] = vars(rules) | placeholders.supplied(BotRules, bot_rules)
        self.redact: Callable[..., None] = supplied["redact"]
        self.evaluate: Callable[..., int] = supplied["evaluate"]
        self.percent_left: Callable[..., int] = supplied["percent_left"]
        self.hour: Callable[..., int] = supplied["hour"]
        self.choose = gear.bind(greedy, label, supplied).choose
        self.answer_tables = gear.bind(greedy_batch, label, {**supplied, "choose": self.choose}).answer_tables
        searching = bound_search(search, label, supplied)
        self.search, self.clear_tree = searching.search, searching.clear_tree
        self.search_parameters = read_search_parameters(game, shipped(own.__name__, SEARCH_FILE)).at
        """The parameters of the search for a kind of table."""


bound_bots = functools.cache(BoundBots)


def compiled_swaps(book: Any, variant: str) -> dict[Any, Any]:
    """Which rules replace which in the compiled gear of bots: the swaps of the variant, records for tables, loops for
    NumPy."""
    return {**book.swaps(variant), copy_table: copy_record, evaluate: evaluate_in_loops}


def bound_search(kind: ModuleType, label: str, supplied: dict[str, Any]) -> Any:
    """The tree search with the values of one kind of search."""
    return gear.bind(tree_search, label, vars(gear.bind(kind, label, supplied)))


def read_search_parameters(game: str, tree: dict[str, Any]) -> Parameters:
    """The parameters of a game's ``search.toml``; BotFileError lists every fault."""
    known = dict.fromkeys(SEARCH_PARAMETERS, Number(0, 1_000_000))
    read, faults = read_parameters(tree, known, SEARCH_PARAMETERS, rulebook(game).table_options)
    if faults:
        raise BotFileError(f"{game}/{SEARCH_FILE}", faults)
    return read


@functools.cache
def bound_network_search(game: str) -> Any:
    """The rules of the search with a network, bound to one game."""
    return bound_search(network_search, f"bots.{game}.network", _network_rules(game))


@functools.cache
def bound_endgame(game: str) -> Any:
    """The rules that solve the last decisions, bound to one game."""
    label, supplied = f"bots.{game}.endgame", _network_rules(game)
    supplied["final_result"] = gear.bind(network_search, label, supplied).final_result
    return gear.bind(endgame, label, supplied)


def _network_rules(game: str) -> dict[str, Any]:
    """The rules of a game, and the inputs of its network."""
    book = rulebook(game)
    own = book.network_knowledge()
    assert own is not None, f"{game} has no network"
    return vars(book.rules) | placeholders.supplied(NetworkRules, own)
