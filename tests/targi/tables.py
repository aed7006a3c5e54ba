"""Short functions with which the rule tests of Targi describe their positions: tables in the middle of a decision, and
the cards and stocks on them. Nothing here asks the rules under test."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import azalai
from azalai import Game

BLUE, WHITE = 0, 1
CORNERS = (4, 8, 12, 16)
OPPOSITE = {1: 11, 2: 10, 3: 9, 5: 15, 6: 14, 7: 13} | {11: 1, 10: 2, 9: 3, 15: 5, 14: 6, 13: 7}
ROUND_OF = {1: 1, 2: 2, 3: 3, 5: 4, 6: 5, 7: 6, 9: 7, 10: 8, 11: 9, 13: 10, 14: 11, 15: 12}
COLUMN_CARDS = (1, 2, 3, 9, 10, 11)
ROW_CARDS = (5, 6, 7, 13, 14, 15)
NOTHING: dict[str, Any] = {"goods": {}, "gold": 0, "points": 0}

Player = dict[str, Any]


def acts(
    me: Player,
    them: Player | None = None,
    *,
    robber: int = 2,
    white: bool = False,
    cards: Path | None = None,
    seed: int = 0,
    **rest: Any,
) -> Game:
    """A table at which one player acts: blue as the start player, while white waits with three Targis that do not
    cross; or (``white=True``) white as the second player, when blue is done. Only markers that are named are out."""
    me, them = {"markers": []} | me, dict(them or {})
    described = {"phase": "act", "robber": robber, **rest}
    if white:
        described |= {"seat": WHITE, "players": [them, me]}
    else:
        if "targis" not in them:
            them["targis"] = out_of_the_way(robber, me.get("targis", []))
        described["players"] = [me, them]
    return azalai.position("targi", described, seed=seed, **({"cards": cards} if cards else {}))


def lays(card: str, held: Player, *rows: list[str], cards: Path | None = None) -> Game:
    """Blue has said that it lays its hand card, by the noble; another Targi stands on 3."""
    laid = [*rows, *[[]] * (3 - len(rows))]
    return acts({"targis": [1, 3], "hand": [card], "display": laid} | held, cards=cards).play("b1").play("lay")


def card_file(folder: Path, text: str) -> Path:
    """An owner's card file."""
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return file


def places(blue: list[int], white: list[int], *, robber: int, **rest: Any) -> Game:
    """A table at which Targis are being placed."""
    players = [{"targis": blue}, {"targis": white}]
    return azalai.position("targi", {"phase": "place", "robber": robber, "players": players, **rest})


def raided(
    corner: int, blue: Player | None = None, white: Player | None = None, *, cards: Path | None = None, **rest: Any
) -> Game:
    """A table at which the robber has just come onto a corner; blue gives first."""
    described = {"robber": corner, "players": [blue or {}, white or {}], **rest}
    return azalai.position("targi", described, **({"cards": cards} if cards else {}))


def ended(blue: Player, white: Player | None = None, *, cards: Path | None = None, **rest: Any) -> Game:
    """A table after raid 4, or after the last round before it if blue has laid twelve cards."""
    robber = 15 if sum(map(len, blue.get("display", []))) == 12 else 16
    described = {"robber": robber, "phase": "over", "players": [blue, white or {}], **rest}
    return azalai.position("targi", described, **({"cards": cards} if cards else {}))


def out_of_the_way(robber: int, taken: list[int]) -> list[int]:
    """Three border cards for the opponent, all along columns or all along rows, so that nothing crosses."""
    closed = {robber, *taken, *(OPPOSITE[number] for number in taken)}
    for line in (COLUMN_CARDS, ROW_CARDS):
        for trio in combinations([number for number in line if number not in closed], 3):
            return list(trio)
    raise AssertionError("no room for the opponent")


# -- looking at a table -----------------------------------------------------------------------------------


def moves(game: Game) -> set[str]:
    return {move.text for move in game.moves()}


def player(game: Game, seat: int = BLUE) -> Player:
    seen: Player = game.view(None)["players"][seat]
    return seen


def goods(game: Game, seat: int = BLUE) -> tuple[int, int, int]:
    """Dates, salt, pepper."""
    held = player(game, seat)["goods"]
    return held["dates"], held["salt"], held["pepper"]


def gold(game: Game, seat: int = BLUE) -> int:
    return int(player(game, seat)["gold"])


def points(game: Game, seat: int = BLUE) -> int:
    """Point tokens, not the score."""
    return int(player(game, seat)["points"])


def hand(game: Game, seat: int = BLUE) -> list[str]:
    return [card["card"] for card in player(game, seat)["hand"]]


def display(game: Game, seat: int = BLUE) -> list[list[str]]:
    rows: list[list[str]] = player(game, seat)["display"]
    return rows


def space(game: Game, number: int) -> dict[str, Any]:
    seen: dict[str, Any] = game.view(None)["centre"][number - 1]
    return seen


def centre(**cards: str) -> list[str | None]:
    """Centre cards by space: ``centre(c2="t1", c5="goods:1d")``; the others are dealt."""
    return [cards.get(f"c{number}") for number in range(1, 10)]


def stock(dates: int = 0, salt: int = 0, pepper: int = 0, gold: int = 0, points: int = 0) -> Player:
    return {"goods": {"dates": dates, "salt": salt, "pepper": pepper}, "gold": gold, "points": points}
