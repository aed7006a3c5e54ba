"""Many games of Targi between bots, in the compiled gear, with an eye on the cards that are laid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import numpy as np

from azalai import compile_notice
from azalai.bots.binding import mind
from azalai.bots.rules.copying import copy_record, copy_table
from azalai.bots.rules.greedy import TABLES, Depths
from azalai.games import rulebook
from azalai.games.interface import Rulebook, Setting
from azalai.games.targi.rules.card_tables import TRIBE_CARDS, Cards
from azalai.games.targi.rules.dispatch import apply, deal, legal
from azalai.games.targi.rules.forced import lone_answer_reveals
from azalai.games.targi.rules.scoring import score, winner
from azalai.games.targi.rules.table import DISPLAY, SEATS, Table
from azalai.kernel import gear
from azalai.kernel.batch import as_records
from azalai.kernel.chance import LOW32, WORDS, draw, halves, seed_chance
from azalai.kernel.gear import rule
from azalai.kernel.loops import DICE

choose, weights = mind("targi").choose, mind("targi").weights

RANDOM, GREEDY = 0, 1
PLAYERS = {"random": RANDOM, "greedy": GREEDY}
PART = 500
"""So many games are played between two reports of progress, where they are quick."""
FEW_RANDOM, FEW_GREEDY = 2000, 40
"""So many games the plain gear has played before the other is compiled."""


@rule
def carry_out(t: Table, c: Cards, action: int) -> None:
    """The one place that ``apply`` is called from: compiled, it is large and goes right into its callers."""
    apply(t, c, action)


@rule
def answers(t: Table, c: Cards, options: list[int]) -> int:
    """The same for ``legal``."""
    return legal(t, c, options)


@rule
def watch(t: Table, laid: Any) -> None:
    """Note every card that lies in a display: one that is lost later (X22) was laid all the same."""
    for seat in range(SEATS):
        display = t.players[seat].display
        for place in range(DISPLAY):
            laid[seat, display[place]] = 1


@rule
def play_range(
    tables: Any,
    cards: Any,
    w: Any,
    kinds: Any,
    first: int,
    low: int,
    high: int,
    start: int,
    dice: Any,
    options: Any,
    depths: Depths,
    decisions: Any,
    rounds: Any,
    scores: Any,
    winners: Any,
    laid: Any,
) -> None:
    """Game i has the seed of the run plus i. Random players share one stream of dice, the one that ``simulate`` gives
    them, so that these are its games; a greedy player has its own. The last of the tables is an empty one."""
    c = cards[0]
    for i in range(len(decisions)):
        game_low = low + start + i
        game_high = (high + (game_low >> 32)) & LOW32
        game_low &= LOW32
        copy_table(tables, 0, TABLES)
        t = tables[0]
        seed_chance(t.chance, game_low, game_high)
        deal(t, c, first)
        for seat in range(SEATS):
            seed_chance(dice[seat], game_low ^ DICE, game_high ^ seat)
        n = answers(t, c, options[0])
        while n > 0:
            seat = t.asked[t.depth - 1].seat
            if n == 1 and not lone_answer_reveals(t):
                action = options[0][0]
            else:
                decisions[i] += 1
                if kinds[seat] == GREEDY:
                    action = choose(tables, c, w, n, dice[seat], options, depths)
                else:
                    action = options[0][draw(dice[0], n)]
            carry_out(t, c, action)
            watch(t, laid[i])  # after each answer: none of them both lays a card and loses one
            n = answers(t, c, options[0])
        rounds[i] = t.round
        for seat in range(SEATS):
            scores[i, seat] = score(t, c, seat)
        winners[i] = winner(t, c)


@dataclass(frozen=True)
class Results:
    """What came out of some games of one variant; entry i of each array is game i."""

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
    """So many games of the variant with these options; ``played`` hears how many more are done. Which gear: as said,
    else the compiled one where there is enough to play. The results are the same."""
    book = rulebook("targi")
    setting = book.setting(options)
    greedy = "greedy" in players
    if compiled is None:
        compiled = games > (FEW_GREEDY if greedy else FEW_RANDOM)
    results = Results(
        variant,
        tuple(players),
        setting.first,
        seed,
        card_names(setting),
        np.zeros(games, np.int32),
        np.zeros(games, np.int16),
        np.zeros((games, SEATS), np.int16),
        np.zeros(games, np.int8),
        np.zeros((games, SEATS, TRIBE_CARDS), np.int8),
    )
    run, room = _compiled(book, setting) if compiled else _plain(book, setting)
    tables, cards, w, *others = room
    kinds = np.array([PLAYERS[player] for player in players], np.int64)
    columns = (results.decisions, results.rounds, results.scores, results.winners, results.laid)
    low, high = halves(seed)

    def play(start: int, stop: int) -> None:
        rows = [column[start:stop] for column in columns]
        run(tables, cards, w, kinds, setting.first, low, high, start, *others, *rows)

    with compile_notice.progress() if compiled else nullcontext():
        play(0, 0)
    part = PART // 10 if greedy or not compiled else PART
    for start in range(0, games, part):
        stop = min(start + part, games)
        play(start, stop)
        played(stop - start)
    results.laid[:, :, 0] = 0  # where there is no card
    return results


def _compiled(book: Rulebook, setting: Setting) -> tuple[Any, tuple[Any, ...]]:
    """The loop and all the room it needs."""
    swaps = {**book.swaps(setting.variant), copy_table: copy_record}
    return gear.compiled(play_range, setting.variant, swaps), (
        np.zeros(TABLES + 1, book.table.dtype()),
        as_records(setting.cards),
        np.array(weights(), np.int64),
        np.zeros((SEATS, WORDS), np.int64),
        np.zeros((TABLES, book.most_options), np.int16),
        Depths(
            np.zeros(TABLES, np.int64),
            np.zeros(TABLES, np.int64),
            np.zeros(book.pool_size, np.int64),
            np.zeros(book.most_options, np.int64),
        ),
    )


def _plain(book: Rulebook, setting: Setting) -> tuple[Any, tuple[Any, ...]]:
    return play_range, (
        [book.table() for _ in range(TABLES + 1)],
        [setting.cards],
        weights(),
        [[0] * WORDS for _ in range(SEATS)],
        [[0] * book.most_options for _ in range(TABLES)],
        Depths([0] * TABLES, [0] * TABLES, [0] * book.pool_size, [0] * book.most_options),
    )
