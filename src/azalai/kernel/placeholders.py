"""The rules that a game supplies: their signatures as Protocols, and a placeholder for each.

Loops that know no game import the placeholders. ``gear.bind`` makes a copy of such loops for one game, in which that
game's own rules take their places. ``t`` is a table, ``c`` the card tables, ``seat`` the number of a player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, Protocol, cast, runtime_checkable


class Rules(Protocol):
    """The rules that decide how a game goes on."""

    def deal(self, t: Any, c: Any, first: int, /) -> None:
        """Set up an empty table and go on to the first question."""

    def legal(self, t: Any, c: Any, options: Any, /) -> int:
        """Write the legal answers to the question on top. Returns how many there are, 0 when the game is over."""

    def apply(self, t: Any, c: Any, action: int, /) -> None:
        """Carry out a legal answer and go on to the next question."""

    def lone_answer_reveals(self, t: Any, /) -> bool:
        """Whether the only legal answer would reveal hidden cards: then it is left to the player."""

    def rounds_played(self, t: Any, /) -> int: ...

    def score(self, t: Any, c: Any, seat: int, /) -> int:
        """The score of a seat at this moment."""

    def winner(self, t: Any, c: Any, /) -> int:
        """The seat that has won; -1 for a draw."""

    def winning_seats(self, t: Any, c: Any, /) -> int:
        """The seats that have won, as a set of bits."""

    def observe(self, t: Any, c: Any, seat: int, seen: Any, /) -> None:
        """Write what a seat may know into an observation."""

    def imagine(self, t: Any, c: Any, seat: int, low: int, high: int, pool: Any, /) -> None:
        """Replace what a seat cannot know at random, and reseed the generator. ``pool`` is a buffer."""


class BotRules(Protocol):
    """What bots ask about a game, besides its rules."""

    def evaluate(self, t: Any, c: Any, weights: Any, seat: int, /) -> int:
        """The evaluation of a table for a seat, in hundredths of a point."""

    def redact(self, t: Any, c: Any, seat: int, pool: Any, /) -> None:
        """Erase what a seat cannot know, so that tables that look alike to it become equal."""

    def is_new_decision(self, t: Any, seat: int, followed: int, /) -> bool:
        """Whether the question on top begins a decision of its own, ``followed`` answers after the last one."""

    def without_detours(self, options: Any, n: int, /) -> int:
        """Drop answers that lead nowhere from the first ``n`` options. Returns how many are left."""

    def is_quiet(self, t: Any, /) -> bool:
        """Whether the evaluation is reliable here."""

    def hour(self, t: Any, /) -> int:
        """The number of the present hour: a part of a round in which each seat has its share."""

    def percent_left(self, t: Any, c: Any, /) -> int:
        """How much of the game is left, in percent."""


class NetworkRules(Protocol):
    """What the network of a game sees."""

    def network_inputs(self, t: Any, c: Any, seat: int, x: Any, /) -> None:
        """Write the inputs of the network for a seat."""


@runtime_checkable
class LuckRules(Protocol):
    """What the measurement of luck asks of a game. A game may lack it."""

    def reshuffle(self, t: Any, c: Any, low: int, high: int, pool: Any, /) -> None:
        """Shuffle all that no player has seen, and reseed the generator. ``pool`` is the buffer of ``imagine``."""


@runtime_checkable
class BeliefRules(Protocol):
    """What a game adds if players choose what they hide, so that some determinizations are likelier than others."""

    HIDDEN_PLACES: tuple[str, ...]  # the names of the places where cards are hidden
    HIDDEN_COUNTS: int  # the number of counts: for each place one of each kind

    def hidden_cards(self, t: Any, c: Any, seat: int, counts: Any, /) -> None:
        """Count the cards that the other seats keep hidden from a seat, by place and kind."""


def supplied(rules: type, module: object) -> dict[str, Callable[..., Any]]:
    """The members of one of these Protocols, from the module that has them."""
    return {name: getattr(module, name) for name in vars(rules) if not name.startswith("_")}


class Placeholder:
    """Takes the place of a rule until ``gear.bind`` replaces it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *arguments: Any) -> NoReturn:
        raise NotImplementedError(f"{self.name} is supplied by a game")


class _Unbound:
    def __getattr__(self, name: str) -> Placeholder:
        return Placeholder(name)


_rules = cast(Rules, _Unbound())
deal = _rules.deal
legal = _rules.legal
apply = _rules.apply
lone_answer_reveals = _rules.lone_answer_reveals
rounds_played = _rules.rounds_played
score = _rules.score
winner = _rules.winner
winning_seats = _rules.winning_seats
observe = _rules.observe
imagine = _rules.imagine

_bot_rules = cast(BotRules, _Unbound())
evaluate = _bot_rules.evaluate
redact = _bot_rules.redact
is_new_decision = _bot_rules.is_new_decision
without_detours = _bot_rules.without_detours
is_quiet = _bot_rules.is_quiet
hour = _bot_rules.hour
percent_left = _bot_rules.percent_left

network_inputs = cast(NetworkRules, _Unbound()).network_inputs
reshuffle = cast(LuckRules, _Unbound()).reshuffle
hidden_cards = cast(BeliefRules, _Unbound()).hidden_cards
