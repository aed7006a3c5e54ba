"""Short functions with which the rule tests of Tuareg describe their positions: tables in the middle of a decision, and
the cards on them. Nothing here asks the rules under test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import azalai
from azalai import Game

BLUE, WHITE, RED, GREEN, SAFFRON = range(5)
KINDS = ("water", "gold", "salt", "millet")
WORDS = {"w": "water", "g": "gold", "s": "salt", "m": "millet"}

Player = dict[str, Any]


def cards(letters: str) -> list[str]:
    """``"wwg"`` as three cards."""
    return [WORDS[letter] for letter in letters]


def counts(letters: str) -> dict[str, int]:
    """``"wwg"`` as counts of every kind."""
    return {kind: cards(letters).count(kind) for kind in KINDS}


def player(cache: str = "", camels: str = "", donkeys: str | None = None, **rest: Any) -> Player:
    """A player described by letters: the cache, and the cargo of each animal from bottom to top, separated by commas.
    Without ``donkeys`` the player has none; an empty text is one donkey without cargo."""
    described: Player = {"cache": cards(cache), "camels": [cards(cargo) for cargo in camels.split(",")]}
    if donkeys is not None:
        described["donkeys"] = [cards(cargo) for cargo in donkeys.split(",")]
    return described | rest


def table(*players: Player, seats: int | None = None, seed: int = 0, file: Path | None = None, **rest: Any) -> Game:
    """A table of these players (at least two). It is blue's turn unless the arguments say otherwise."""
    own: dict[str, Any] = {"cards": file} if file else {}
    market = counts(rest.pop("market", ""))
    described = {"players": list(players), "market": market, **rest}
    return azalai.position("tuareg", described, seed=seed, seats=seats or max(2, len(players)), **own)


def top_of_pile(letters: str) -> dict[str, Any]:
    """A pile with these cards on top, in this order."""
    return {"cards": cards(letters)}


def whole_pile(letters: str) -> dict[str, Any]:
    """A pile of exactly these cards; all others are in the discard pile."""
    return {"cards": cards(letters), "count": len(letters)}


def last_turn(*players: Player, **rest: Any) -> Game:
    """Blue's last turn of a stage, after its option."""
    return table(*players, pile=whole_pile(""), last_turns=1, phase="rest", **rest)


def moves(game: Game) -> set[str]:
    return {move.text for move in game.moves()}


def play(game: Game, *texts: str) -> Game:
    for text in texts:
        game.play(text)
    return game


def cache(game: Game, seat: int = BLUE) -> list[str]:
    held: list[str] = game.view(None)["players"][seat]["cache"]
    return held


def camel(game: Game, number: int = 1, seat: int = BLUE) -> list[str]:
    cargo: list[str] = game.view(None)["players"][seat]["camels"][number - 1]
    return cargo


def donkey(game: Game, number: int = 1, seat: int = BLUE) -> list[str]:
    cargo: list[str] = game.view(None)["players"][seat]["donkeys"][number - 1]
    return cargo


def market(game: Game) -> dict[str, int]:
    lying: dict[str, int] = game.view(None)["market"]
    return lying


def own(game: Game, seat: int = BLUE) -> dict[str, Any]:
    """All of one player, on the open table."""
    described: dict[str, Any] = game.view(None)["players"][seat]
    return described


def card_file(folder: Path, text: str) -> Path:
    """An owner's card file."""
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return file
