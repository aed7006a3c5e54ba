"""Computer players: ``player`` makes one from a spec.

- ``random``: any legal move, with equal chances;
- ``greedy``: the move with the best evaluation for its seat;
- ``search:1000`` and ``search:50ms``: a tree search with a trained network, where the game has one, with this many
  simulations, or this much time, per decision; also called ``champion``. To compare versions of it,
  ``search:1000,exploration=0.5`` changes parameters; ``search:13,temperature=3.2,tolerance=9.5`` chooses like a level
  with these parameters;
- ``search-classic:1000`` and ``search-classic:50ms``: the tree search before there were networks, to compare with;
- the name of a level: the game defines what plays;
- ``mymodule:Eager`` and ``command:node eager.js``: a custom bot in a separate process (``custom.py``).
"""

from __future__ import annotations

import math
import re
import time
from dataclasses import replace
from typing import Any

from azalai.bots.binding import bound_bots
from azalai.bots.compiled_greedy import CompiledGreedy
from azalai.bots.custom import DECISION_LIMIT, CustomBot, is_custom
from azalai.bots.information_set import InformationSet
from azalai.bots.interface import Analysis, Bot, Candidate
from azalai.bots.levels import Level, level, level_names
from azalai.bots.network_player import HALVING, NetworkBot
from azalai.bots.rules.greedy import TABLES
from azalai.bots.rules.outcome import expected_result, lead_of
from azalai.bots.search_buffers import depth_buffers, numbers
from azalai.bots.search_player import Clock, SearchBot
from azalai.bots.weights import weights
from azalai.errors import IllegalOption
from azalai.kernel import gear
from azalai.kernel.chance import WORDS, draw, halves, seed_chance
from azalai.messages import say

CHOICES = 0x1A95E
"""Makes the dice of a level differ from the dice of the player that it uses."""
CHOICE = {"temperature", "tolerance"}
"""The parameters of a search that chooses like a level."""
FINE = 1 << 30
GREEDY_SCALE = 1500
"""The lead in hundredths of a point that the greedy player takes for halfway to a sure win."""
SEARCH = re.compile(r"(search|search-classic|champion):([1-9]\d{0,8})(ms)?((?:,[a-z_]+=\d+(?:\.\d+)?)*)")


def player(
    spec: str,
    seed: int,
    *,
    compiled: bool = True,
    at_once: bool = True,
    limit: float = DECISION_LIMIT,
    clock: Clock = time.perf_counter,
) -> Bot:
    """A bot with its own dice. The same seed and the same decisions give the same moves, unless the budget is a time.
    A search runs in the compiled gear by default; the plain gear gives the same moves, slowly. With ``at_once`` a level
    with few simulations runs in the plain gear, which needs no compilation. ``limit`` is the time in seconds that a
    custom bot has for a decision; ``clock`` measures the time of a search."""
    if not isinstance(spec, str):
        raise _unknown(spec)
    if spec == "random":
        return RandomBot(seed)
    if spec == "greedy":
        return GreedyBot(seed)
    searching = SEARCH.fullmatch(spec)
    if searching:
        kind = SearchBot if searching[1] == "search-classic" else NetworkBot
        budget: Any = {"milliseconds" if searching[3] else "simulations": int(searching[2])}
        changes = (change.split("=") for change in searching[4].split(",")[1:])
        parameters = {name: float(value) for name, value in changes}
        if parameters.keys() <= kind.PARAMETERS:
            return kind(seed, compiled=compiled, parameters=parameters, clock=clock, **budget)
        if kind is NetworkBot and parameters.keys() == CHOICE:
            chosen = Level(
                "", spec, "search", **budget, temperature=parameters["temperature"], tolerance=parameters["tolerance"]
            )
            return LevelBot(chosen, seed, compiled=compiled, at_once=at_once, clock=clock)
    if spec in level_names():
        return LevelBot(spec, seed, compiled=compiled, at_once=at_once, clock=clock)
    if is_custom(spec):
        return CustomBot(spec, seed, limit=limit)
    raise _unknown(spec)


def _unknown(spec: object) -> IllegalOption:
    return IllegalOption(say("bots-spec", spec=repr(spec), levels=", ".join(level_names())))


def dice(seed: int, salt: int = 0) -> list[int]:
    """A separate random stream."""
    stream = [0] * WORDS
    low, high = halves(seed)
    seed_chance(stream, low, high ^ salt)
    return stream


class RandomBot:
    """Any legal move, with equal chances."""

    def __init__(self, seed: int) -> None:
        self._dice = dice(seed)

    def decide(self, seen: InformationSet) -> Analysis:
        move = seen.moves[draw(self._dice, len(seen.moves))]
        even = [1 / seen.seats] * seen.seats
        share = 1 / len(seen.moves)
        others = (other for other in seen.moves if other != move)
        return Analysis(move, even, [Candidate(each, share, 0, even) for each in (move, *others)], 0, 0.0)


class GreedyBot:
    """Looks one decision ahead. Its dice break ties and deal the determinization. The compiled gear gives the same
    moves and pays for many games."""

    def __init__(self, seed: int, *, weights: str = "greedy", compiled: bool = False) -> None:
        self._weights = weights
        self._dice = dice(seed)
        self._compiled = compiled and gear.can_compile()
        self._answers: CompiledGreedy | None = None

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: the dice go on, and the arrays are made again."""
        return {**self.__dict__, "_answers": None}

    def decide(self, seen: InformationSet) -> Analysis:
        began = time.perf_counter()
        bound = bound_bots(seen.name)
        own = weights(seen.name, self._weights)
        cards = seen.setting.cards
        options = numbers((TABLES, seen.book.most_options), compiled=False)
        n = seen.book.rules.legal(seen.table, cards, options[0])
        if self._compiled:
            if self._answers is None or self._answers.setting is not seen.setting:
                self._answers = CompiledGreedy(seen.book, seen.setting, own)
            action, values = self._answers.choose(seen.table, options[0][:n], self._dice)
        else:
            tables: list[Any] = [seen.table] + [None] * (TABLES - 1)
            depths = depth_buffers(seen.book, compiled=False)
            values = depths.values
            action = bound.choose(tables, cards, own, n, self._dice, options, depths)
        ranked = sorted(range(n), key=lambda i: (-values[i], options[0][i] != action, options[0][i]))
        now = [bound.evaluate(seen.table, cards, own, seat) for seat in range(seen.seats)]
        candidates: list[Candidate] = []
        for i in ranked:
            after = [*now[: seen.seat], values[i], *now[seen.seat + 1 :]]
            leads = [lead_of(after, seen.seats, seat) for seat in range(seen.seats)]
            expected = [expected_result(lead, GREEDY_SCALE) for lead in leads]
            candidates.append(Candidate(seen.move(options[0][i]), float(not candidates), 0, expected))
        return Analysis(seen.move(action), candidates[0].expected, candidates, 0, time.perf_counter() - began)


class LevelBot:
    """A level that people choose by name; the game defines what plays. A level with a temperature chooses like a
    person: among the moves that look nearly as good as the best, a better one is likelier (softmax). It leaves out
    moves that refuse a free gain: so short a search does not see the difference, while a person sees it at once."""

    def __init__(
        self,
        which: str | Level,
        seed: int,
        *,
        compiled: bool = True,
        at_once: bool = True,
        clock: Clock = time.perf_counter,
    ) -> None:
        """``which`` is the name of a level, which each game defines, or a level. With ``at_once`` a level with few
        simulations runs in the plain gear, which needs no compilation."""
        self._which = which
        self._seed = seed
        self._compiled = compiled
        self._at_once = at_once
        self._clock = clock
        self._behind: dict[Level, Bot] = {}
        self._dice = dice(seed, CHOICES)

    def decide(self, seen: InformationSet) -> Analysis:
        named = self._which if isinstance(self._which, Level) else level(seen.name, self._which)
        chosen = named.at(seen.setting)
        if chosen not in self._behind:
            self._behind[chosen] = self._player(chosen)
        analysis = self._behind[chosen].decide(seen)
        if not chosen.temperature:
            return analysis
        sensible = [each for each in analysis.candidates if not self._refuses_free_gain(seen, each)]
        taken = self._choice(sensible, seen.seat, chosen.temperature / 100, chosen.tolerance / 100)
        return replace(analysis, move=taken.move, expected=taken.expected)

    def _refuses_free_gain(self, seen: InformationSet, candidate: Candidate) -> bool:
        return seen.book.refuses_free_gain(seen.table, seen.setting, candidate.move.id)

    def _choice(self, candidates: list[Candidate], seat: int, temperature: float, tolerance: float) -> Candidate:
        best = max(each.expected[seat] for each in candidates)
        plausible = [each for each in candidates if each.expected[seat] >= best - tolerance]
        weights = [math.exp((each.expected[seat] - best) / temperature) for each in plausible]
        at = sum(weights) * draw(self._dice, FINE) / FINE
        for each, weight in zip(plausible, weights, strict=True):
            at -= weight
            if at < 0:
                return each
        return plausible[-1]

    def _player(self, chosen: Level) -> Bot:
        if chosen.player == "greedy":
            return GreedyBot(self._seed, weights=chosen.weights)
        return NetworkBot(
            self._seed,
            simulations=chosen.simulations,
            milliseconds=chosen.milliseconds,
            weights=chosen.weights,
            compiled=self._compiled and (chosen.needs_compiling or not self._at_once),
            parameters={HALVING: 0} if chosen.temperature else {},
            solves=not chosen.temperature,
            clock=self._clock,
        )
