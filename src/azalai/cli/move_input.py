"""Reads typed moves: the notation itself, or anything shorter that fits only one legal move.

``6`` is ``p6`` while Targis are placed, ``d`` is ``+d`` while a good is taken, ``ds`` is ``d>s`` at the trader, ``k``
is ``keep``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from azalai.errors import IllegalMove
from azalai.game import Game
from azalai.kernel.catalogue import Action, Catalogue
from azalai.messages import say
from azalai.terminal.screen import Screen

Reply = TypeVar("Reply")


def reply_to(typed: str, game: Game, answer: Callable[[str], Reply], screen: Screen) -> Reply | None:
    """What ``answer`` says to the move that was typed; None, after saying why, if it fits no single legal move."""
    fitting = matching_moves(typed, game)
    if len(fitting) != 1:
        moves = ", ".join(fitting or [move.text for move in game.moves()])
        screen.write(say("cli-several" if fitting else "learn-moves", typed=typed.strip(), moves=moves))
        return None
    try:
        return answer(fitting[0])
    except IllegalMove as error:
        screen.write(say("cli-no", reason=str(error)))
        return None


def matching_moves(typed: str, game: Game, others: Iterable[str] = ()) -> list[str]:
    """The notations that the text fits; none if it is unknown. A single one may be a move that is not legal now: then
    the game says why. ``others`` are more words that it may abbreviate, such as commands."""
    word = re.sub(r"\s+", "", typed).lower()
    if not word:
        return []
    catalogue = game.rulebook.catalogue
    legal = [move.text for move in game.moves()]
    if word in legal or catalogue.parse(word):
        return [word]
    return (
        [move.text for move in game.moves() if word in _names(catalogue[move.id])]
        or [text for text in legal if _is_tail(word, text)]
        or [text for text in legal if word == re.sub(r"[^a-z0-9]", "", text)]
        or [text for text in (*legal, *others) if text.startswith(word)]
        or _not_legal(word, catalogue, legal)
    )


def _names(action: Action) -> tuple[str, str]:
    """``place6`` and, for a move without a number, ``discard``."""
    plain = action.family.replace("_", "")
    return plain + action.item, plain


def _is_tail(word: str, notation: str) -> bool:
    """``6`` of ``p6``, ``5-`` of ``b5-``, ``d`` of ``spare-d``; but not ``1`` of ``b11``."""
    before = notation.removesuffix(word)
    return before != notation and (before.isalpha() if word[0].isdigit() else before[-1:] in ("+", "-"))


def _not_legal(word: str, catalogue: Catalogue, legal: list[str]) -> list[str]:
    """The move that a number probably means, if no legal move has this number."""
    if not word.rstrip("-").isdigit():
        return []
    letters = dict.fromkeys(match[0] for text in legal if (match := re.match(r"[a-z]+(?=\d)", text)))
    return [letter + word for letter in letters if catalogue.parse(letter + word)][:1]
