"""Short functions with which the rule tests of the expansion describe their positions, in addition to those of
``tables``: tables with water, dunes, tokens and the Targia. Nothing here asks the rules under test."""

from __future__ import annotations

from typing import Any

import azalai
from azalai import Game
from tests.targi.tables import BLUE, WHITE, Player, out_of_the_way, player

NO_DUNES = [None, None, None]
TARGIA_OF = {1: 15, 2: 14, 3: 13, 5: 11, 6: 10, 7: 9, 9: 7, 10: 6, 11: 5, 13: 3, 14: 2, 15: 1}  # by the robber's card


def acts(
    me: Player,
    them: Player | None = None,
    *,
    robber: int = 2,
    white: bool = False,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    **rest: Any,
) -> Game:
    """A table at which one player acts: blue as the start player, while white waits with three Targis that do not
    cross; or (``white=True``) white as the second player, when blue is done. Only markers that are named are out, and
    only dunes that are named lie open. Nobody holds anything that is not named."""
    me, them = poor({"markers": []} | me), poor(dict(them or {}))
    described = {"phase": "act", "first": BLUE, "robber": robber, "dunes": NO_DUNES, **rest}
    described["dunes"] = dunes(*described["dunes"])
    if white:
        described |= {"seat": WHITE, "players": [them, me]}
    else:
        if "targis" not in them:
            them["targis"] = out_of_the_way(robber, me.get("targis", []))
        described["players"] = [me, them]
    return at(described, seed, **(options or {}))


def lays(card: str, held: Player, *rows: list[str], **rest: Any) -> Game:
    """Blue has said that it lays its hand card, by the noble; another Targi stands on 3."""
    laid = [*rows, *[[]] * (3 - len(rows))]
    me = {"targis": [1, 3], "hand": [card], "display": laid} | held
    return go(acts(me, **rest), "b1", "lay")


def go(game: Game, *texts: str) -> Game:
    """Play these moves. A seat with water can exchange it, so forced moves are not played automatically: if there is
    one move besides exchanges of water, and it is not the next of these moves, it is played too."""
    for text in texts:
        while text not in {move.text for move in game.moves()} and len(moves(game)) == 1:
            game.play(moves(game).pop())
        game.play(text)
    return game


def places(
    blue: Player, white: Player | None = None, *, robber: int = 2, options: dict[str, Any] | None = None, **rest: Any
) -> Game:
    """A table at which Targis are being placed, blue first, with a cistern unless other dunes are named."""
    described = {"phase": "place", "first": BLUE, "robber": robber, "dunes": ["cistern"], **rest}
    described["dunes"] = dunes(*described["dunes"])
    return at(described | {"players": [blue, white or {}]}, 0, **(options or {}))


def raided(
    corner: int,
    blue: Player | None = None,
    white: Player | None = None,
    *,
    options: dict[str, Any] | None = None,
    **rest: Any,
) -> Game:
    """A table at which the robber has just come onto a corner; blue gives first. White has nothing to give, unless
    something is named."""
    players = [poor(blue or {}), poor(white or {})]
    described = {"robber": corner, "phase": "raid", "first": BLUE, "players": players, **rest}
    described["dunes"] = dunes(*described.get("dunes", NO_DUNES))
    return at(described, 0, **(options or {}))


def ended(blue: Player, white: Player | None = None, *, options: dict[str, Any] | None = None, **rest: Any) -> Game:
    """A table after raid 4, or after the last round before it if blue has laid twelve cards. Nobody holds anything
    that is not named."""
    robber = 15 if sum(map(len, blue.get("display", []))) == 12 else 16
    players = [poor(blue), poor(white or {})]
    described = {"robber": robber, "phase": "over", "first": BLUE, "players": players, **rest}
    described["dunes"] = dunes(*described.get("dunes", NO_DUNES))
    return at(described, 0, **(options or {}))


def at(described: dict[str, Any], seed: int = 0, **options: Any) -> Game:
    described["discards"] = {"tribe": []} | described.get("discards", {})
    return azalai.position("targi", described, seed=seed, expansion=True, **options)


def poor(given: Player) -> Player:
    return {"goods": {}, "gold": 0, "points": 0, "water": 0} | given


def dunes(*names: str | None) -> list[dict[str, str] | None]:
    """The face-up dunes by place."""
    return [name and {"card": f"dune:{name}"} for name in (*names, *NO_DUNES)[:3]]  # type: ignore[misc]


def stock(dates: int = 0, salt: int = 0, pepper: int = 0, gold: int = 0, points: int = 0, water: int = 0) -> Player:
    goods = {"dates": dates, "salt": salt, "pepper": pepper}
    return {"goods": goods, "gold": gold, "points": points, "water": water}


def goods_on_top(*cards: str) -> dict[str, Any]:
    return {"goods": {"cards": [f"goods:{card}" for card in cards]}}


def tribe_on_top(*cards: str) -> dict[str, Any]:
    return {"tribe": {"cards": list(cards)}}


def dunes_on_top(*cards: str) -> dict[str, Any]:
    return {"dunes": {"cards": [f"dune:{card}" for card in cards]}}


# -- looking at a table -----------------------------------------------------------------------------------


def water(game: Game, seat: int = BLUE) -> int:
    return int(player(game, seat)["water"])


def tokens(game: Game, seat: int = BLUE) -> list[str]:
    """The places where an unused action token lies."""
    seen: list[str] = player(game, seat)["tokens"]
    return seen


def on_dunes(game: Game, seat: int = BLUE) -> list[int]:
    """The places of the dunes on which Targis of a seat stand."""
    seen: list[int] = player(game, seat)["dunes"]
    return seen


def open_dunes(game: Game) -> list[str | None]:
    """What lies on the three places."""
    return [dune and dune["card"].removeprefix("dune:") for dune in game.view(None)["dunes"]]


def discarded(game: Game, sort: str) -> list[str]:
    pile: list[str] = game.view(None)["discards"][sort]
    return pile


def asked(game: Game) -> str:
    """The name of the question on top."""
    return str(game.view(None)["asks"][-1]["ask"])


def waters(game: Game) -> set[str]:
    """The exchanges of water that are open now."""
    return {move.text for move in game.moves() if move.text.startswith("w>")}


def moves(game: Game) -> set[str]:
    """The legal moves except exchanges of water."""
    return {move.text for move in game.moves()} - waters(game)
