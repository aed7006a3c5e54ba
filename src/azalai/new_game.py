"""New games: dealt from a seed, or set up from a described position."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from azalai.game import Game
from azalai.games import rulebook
from azalai.kernel.chance import halves
from azalai.seeds import checked_seed

if TYPE_CHECKING:
    from azalai.games.targi.options import TargiOptions
    from azalai.games.tuareg.options import TuaregOptions


# The overloads let a type checker find misspelt options of the shipped games. The last one is for a name that is not
# known before the program runs; it takes options as ``**`` of a dict[str, Any].
@overload
def new(game: Literal["targi"], *, seed: int | None = None, **options: Unpack[TargiOptions]) -> Game: ...
@overload
def new(game: Literal["tuareg"], *, seed: int | None = None, **options: Unpack[TuaregOptions]) -> Game: ...
@overload
def new(game: str, *, seed: int | None = None) -> Game: ...
def new(game: str, *, seed: int | None = None, **options: Any) -> Game:
    """Deal a new table. Without a seed, a random one is drawn; ``game.seed`` is it."""
    book = rulebook(game)
    setting = book.setting(options)
    seed = secrets.randbits(32) if seed is None else checked_seed(seed)
    t = book.table()
    book.rules.deal_seeded(t, setting.cards, setting.first, *halves(seed))
    return Game(book, setting, seed, t, None)


@overload
def position(
    game: Literal["targi"], described: dict[str, Any], *, seed: int = 0, **options: Unpack[TargiOptions]
) -> Game: ...
@overload
def position(
    game: Literal["tuareg"], described: dict[str, Any], *, seed: int = 0, **options: Unpack[TuaregOptions]
) -> Game: ...
@overload
def position(game: str, described: dict[str, Any], *, seed: int = 0) -> Game: ...
def position(game: str, described: dict[str, Any], *, seed: int = 0, **options: Any) -> Game:
    """Set up a position, described by a dict like that of ``view(None)``; missing parts are as at the start. If the
    position is not legal, IllegalPosition lists all the reasons."""
    book = rulebook(game)
    setting = book.setting(options)
    seed = checked_seed(seed)
    t = book.position(described, setting, seed)
    return Game(book, setting, seed, t, book.view(t, setting, None))
