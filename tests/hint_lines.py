"""Lines of moves as the search finds them, and the reasons that a game gives for them."""

from __future__ import annotations

import azalai
from azalai import Game
from azalai.games import rulebook
from azalai.games.hint_reasons import Line


def line(game: Game, *moves: str) -> Line:
    """The line that these moves make, for the seat that is to decide."""
    assert game.seat is not None
    seat, tables, actions = game.seat, [game.table.copy()], []
    followed = azalai.position(game.name, game.view(None), **game.options)
    for move in moves:
        actions.extend(each.id for each in followed.moves() if each.text == move)
        followed.play(move)
        tables.append(followed.table.copy())
    return Line(seat, tuple(actions), tuple(tables))


def why(game: Game, *lines: tuple[str, ...]) -> list[tuple[str, str]]:
    """The reasons for the first line against the others, and what they are about."""
    first, *others = (line(game, *moves) for moves in lines)
    reasons = rulebook(game.name).hint_reasons(first, others, game.setting)
    return [(reason.text, reason.about) for reason in reasons]
