"""What bots ask of a game and of its mind: stand-ins, in whose places ``minds.Mind`` puts the rules of a game."""

from typing import Any


def deal(t: Any, c: Any, first: int) -> None:
    raise NotImplementedError("supplied by a game")


def legal(t: Any, c: Any, options: Any) -> int:
    raise NotImplementedError("supplied by a game")


def step(t: Any, c: Any, action: int, options: Any) -> int:
    raise NotImplementedError("supplied by a game")


def imagine(t: Any, c: Any, seat: int, low: int, high: int, pool: Any) -> None:
    raise NotImplementedError("supplied by a game")


def score(t: Any, c: Any, seat: int) -> int:
    raise NotImplementedError("supplied by a game")


def winner(t: Any, c: Any) -> int:
    raise NotImplementedError("supplied by a game")


def forget(t: Any, c: Any, seat: int, pool: Any) -> None:
    raise NotImplementedError("supplied by a game's mind")


def worth(t: Any, c: Any, weights: Any, seat: int) -> int:
    raise NotImplementedError("supplied by a game's mind")


def is_new_decision(t: Any, seat: int, followed: int) -> bool:
    raise NotImplementedError("supplied by a game's mind")


def without_detours(options: Any, n: int) -> int:
    raise NotImplementedError("supplied by a game's mind")


def is_quiet(t: Any) -> bool:
    raise NotImplementedError("supplied by a game's mind")


def hour(t: Any) -> int:
    raise NotImplementedError("supplied by a game's mind")


def to_come(t: Any, c: Any) -> int:
    raise NotImplementedError("supplied by a game's mind")
