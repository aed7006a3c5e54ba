"""``azalai balance --player``: plays every deal once with the same player in all seats, a result file for each variant,
and writes the report when all games are played."""

from __future__ import annotations

import math
import re
import shlex
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from azalai.arena.pairings import Tournament, one_player
from azalai.arena.play import Row
from azalai.arena.result_file import ResultFile
from azalai.arena.run import checked_jobs, play_missing
from azalai.arena.standings import rows_of
from azalai.balance import number_format
from azalai.balance.from_results import results_of
from azalai.balance.player_report import Played, player_page
from azalai.balance.run import FEWEST, MOST, checked_variants, written
from azalai.errors import IllegalOption, reporting
from azalai.games import rulebook
from azalai.messages import say
from azalai.terminal.screen import written_for


@dataclass(frozen=True)
class Order:
    """A report as requested."""

    game: str
    player: str
    variants: tuple[str, ...]
    games: int
    seed: int
    cards: Path | None  # an owner's card file, to be compared with the standard cards
    folder: Path | None  # of the result files; None: the current one
    out: Path | None

    @property
    def command(self) -> str:
        """The command that makes the same page again."""
        words = ["azalai", "balance", self.game, "--player", self.player, "--variant", *self.variants]
        words += ["--games", str(self.games), "--seed", str(self.seed)]
        for flag, value in (("--cards", self.cards), ("--results", self.folder), ("--out", self.out)):
            words += [flag, str(value)] if value else []
        return shlex.join(words)


@dataclass(frozen=True)
class Part:
    """The games of one variant, with the standard cards or with the owner's."""

    variant: str
    cards: str  # the name of the owner's file; "": the standard cards
    wanted: Tournament
    path: Path


def balance_of_player(order: Order, jobs: int | None, ray: str | None, minutes: float = math.inf) -> None:
    """Play the games that the result files lack, then write the report. After ``minutes`` it stops without one."""
    parts = parts_of(order)
    for part in parts:
        workers = checked_jobs(part.wanted, jobs, ray)
    if order.folder is not None:
        with reporting("balance-file", file=str(order.folder)):
            order.folder.mkdir(parents=True, exist_ok=True)
    deadline = time.monotonic() + 60 * minutes
    played: list[tuple[Part, Sequence[Row]]] = []
    for part in parts:
        with ResultFile(part.path, part.wanted) as results:
            left = (deadline - time.monotonic()) / 60
            if left > 0:
                play_missing(part.wanted, results, workers, ray, minutes=left)
            played.append((part, rows_of(part.wanted, results)))
    total, there = len(parts) * order.games, sum(len(rows) for _, rows in played)
    if there < total:
        stopped = say("balance-stopped", played=there, total=total)
        print(written_for(sys.stderr, stopped), file=sys.stderr)
        return
    beginning = [
        say("balance-page-title", game=order.game),
        say("balance-player-about", games=number_format.number(order.games, 0), player=order.player),
        f"```console\n$ {order.command}\n```",
        say("balance-player-deals"),
    ]
    written(player_page(beginning, [_results(part, rows) for part, rows in played]), order.out)


def parts_of(order: Order) -> list[Part]:
    """What to play; IllegalOption if anything of the order is wrong."""
    if not FEWEST <= order.games <= MOST:
        raise IllegalOption(say("error-whole", name="games", value=str(order.games), low=FEWEST, high=MOST))
    parts = []
    for variant, options in checked_variants(order.game, order.variants).items():
        for cards in [None, *([order.cards] if order.cards else [])]:
            given = options if cards is None else options | {"cards": cards}
            wanted = one_player(order.game, given, order.player, order.games, order.seed)
            words = ["balance", order.game, variant, order.player, *([cards.stem] if cards else [])]
            name = re.sub(r"[^\w.]+", "-", "-".join(words)).strip("-")
            path = (order.folder or Path()) / f"{name}.jsonl"
            parts.append(Part(variant, cards.name if cards else "", wanted, path))
    return parts


def _results(part: Part, rows: Sequence[Row]) -> Played:
    wanted = part.wanted
    setting = rulebook(wanted.game).setting(wanted.options)
    finished = [row for row in rows if "fault" not in row]
    if not finished:
        raise IllegalOption(say("stats-none", file=str(part.path)))
    results = results_of(part.variant, setting, wanted.pairs[0], finished)
    return Played(wanted.game, part.variant, setting, results, len(rows) - len(finished), part.cards)
