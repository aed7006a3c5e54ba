"""Games of Targi between random and greedy players for the balance report, and their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import numpy as np

from azalai import compile_notice
from azalai.balance.rules.laid_cards import GREEDY, RANDOM, Buffers, Players, Records, play_range
from azalai.bots.binding import compiled_swaps
from azalai.bots.rules.greedy import TABLES
from azalai.bots.search_buffers import depth_buffers, numbers, table_buffers
from azalai.bots.weights import weights
from azalai.games import rulebook
from azalai.games.interface import Setting
from azalai.games.targi.rules.card_tables import TRIBE_CARDS
from azalai.games.targi.rules.table import SEATS
from azalai.kernel import gear
from azalai.kernel.chance import WORDS, halves

PLAYERS = {"random": RANDOM, "greedy": GREEDY}
PART = 500
"""Games between two reports of progress, where they are fast."""
FEW_RANDOM, FEW_GREEDY = 2000, 40
"""Up to this many games the plain gear is faster than compiling."""


@dataclass(frozen=True)
class Results:
    """The results of some games of one variant; entry i of each array is game i."""

    variant: str
    players: tuple[str, ...]  # the kind of each seat
    first: Any  # the seat that began: always the same one, or by game
    seed: int
    names: tuple[str, ...]  # of the cards, by number; "" where there is none
    decisions: Any
    rounds: Any
    scores: Any  # by game and seat
    winners: Any  # -1: a draw
    laid: Any  # by game, seat and card: 1 for a card that was laid
    shares: Any = None  # by game and seat: its part of the win; None: as the winners say
    deals: Any = None  # by game, where several were played with the same cards; None: every game had its own
    bought: Any = None  # by game, seat and kind of card: how many were bought; None: the game sells none
    kinds: tuple[str, ...] = ()  # of the cards that are for sale

    def __len__(self) -> int:
        return len(self.decisions)


def card_names(setting: Setting) -> tuple[str, ...]:
    """The cards that can lie in a display, by number: the tribe cards in play, and a wild dune."""
    from azalai.games.targi.position.view import tribe_in_play
    from azalai.games.targi.rules.table import FIRST_WILD_CARD

    names = [""] * TRIBE_CARDS
    for number in tribe_in_play(setting):
        names[number] = setting.deck.name(number)
    for dune, card in setting.deck.dunes.items():
        if card.effect == "lay_wild":
            names[FIRST_WILD_CARD + dune - 1] = setting.deck.name(FIRST_WILD_CARD + dune - 1)
    return tuple(names)


def play_many(
    variant: str,
    options: dict[str, Any],
    players: Sequence[str],
    games: int,
    seed: int,
    played: Callable[[int], None] = lambda _: None,
    *,
    compiled: bool | None = None,
) -> Results:
    """Games of the variant with these options; ``played`` is called with the number of games since the last call. By
    default the gear depends on the number of games. Both gears give the same results."""
    book = rulebook("targi")
    setting = book.setting(options)
    greedy = "greedy" in players
    if compiled is None:
        compiled = games > (FEW_GREEDY if greedy else FEW_RANDOM)
    compiled = compiled and gear.can_compile()
    columns = Records(
        decisions=np.zeros(games, np.int32),
        rounds=np.zeros(games, np.int16),
        scores=np.zeros((games, SEATS), np.int16),
        winners=np.zeros(games, np.int8),
        laid=np.zeros((games, SEATS, TRIBE_CARDS), np.int8),
    )
    sitting = Players(
        kinds=np.array([PLAYERS[player] for player in players], np.int64),
        weights=np.array(weights("targi"), np.int64) if compiled else weights("targi"),
        dice=numbers((SEATS, WORDS), compiled),
    )
    buffers = Buffers(*table_buffers(book, setting, TABLES + 1, compiled), depth_buffers(book, compiled))
    swaps = compiled_swaps(book, setting.variant)
    run = gear.compiled(play_range, setting.variant, swaps) if compiled else play_range

    def play(start: int, stop: int) -> None:
        rows = Records(*(column[start:stop] for column in columns))
        run(sitting, buffers, rows, setting.first, *halves(seed), start)

    with compile_notice.progress() if compiled else nullcontext():
        play(0, 0)
    part = PART // 10 if greedy or not compiled else PART
    for start in range(0, games, part):
        stop = min(start + part, games)
        play(start, stop)
        played(stop - start)
    columns.laid[:, :, 0] = 0  # where there is no card
    return Results(variant, tuple(players), setting.first, seed, card_names(setting), *columns)
