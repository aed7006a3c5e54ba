"""``azalai bench``, ``balance``, ``arena``, ``ladder``, ``export`` and ``stats``, which have their own packages."""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from azalai.cli.arguments import table_options
from azalai.cli.play import DEFAULT_GAME
from azalai.errors import IllegalOption
from azalai.messages import say

RANDOM_GAMES, GREEDY_GAMES, PLAYER_GAMES = 100_000, 2000, 2000


def bench(chosen: argparse.Namespace) -> int:
    from azalai.bench.report import main

    return main(chosen.quick, chosen.history, chosen.environments)


ONLY_WITH_PLAYER = ("cards", "jobs", "ray", "minutes")


def balance(chosen: argparse.Namespace) -> None:
    from azalai.balance.run import balance, checked_variants

    game = chosen.game or DEFAULT_GAME
    variants = list(dict.fromkeys(chosen.variant or ()))
    if chosen.player is not None:
        if chosen.greedy is not None:
            raise IllegalOption(say("balance-without-player", option="--greedy"))
        from azalai.arena.one_player import Order, balance_of_player

        games = PLAYER_GAMES if chosen.games is None else chosen.games
        cards = None if chosen.cards is None else Path(chosen.cards)
        names = tuple(checked_variants(game, variants))
        order = Order(game, chosen.player, names, games, chosen.seed, cards, chosen.results, chosen.out)
        minutes = math.inf if chosen.minutes is None else chosen.minutes
        balance_of_player(order, chosen.jobs, chosen.ray, minutes)
        return
    for name in ONLY_WITH_PLAYER:
        if getattr(chosen, name) is not None:
            raise IllegalOption(say("balance-needs-player", option=f"--{name}"))
    games = RANDOM_GAMES if chosen.games is None else chosen.games
    greedy = GREEDY_GAMES if chosen.greedy is None else chosen.greedy
    balance(game, variants, games, greedy, chosen.seed, chosen.out, chosen.results)


def arena(chosen: argparse.Namespace) -> None:
    from azalai.arena import report
    from azalai.arena.pairings import tournament
    from azalai.arena.run import run
    from azalai.bots.custom import DECISION_LIMIT

    limit = DECISION_LIMIT if chosen.limit is None else chosen.limit
    luck = chosen.subtract_luck
    options, contestants = table_options(chosen), chosen.contestants
    wanted = tournament(chosen.game, options, contestants, chosen.games, chosen.seed, limit, luck=luck)
    standing = run(wanted, chosen.out, chosen.jobs, chosen.ray)
    if chosen.json:
        print(report.as_json(standing))
    elif chosen.markdown:
        print(report.markdown(standing))
    else:
        report.show(standing)


def ladder(chosen: argparse.Namespace) -> None:
    from azalai.arena.ladder import ladder
    from azalai.balance.run import written

    written(ladder(chosen.files), chosen.out)


def export(chosen: argparse.Namespace) -> None:
    from azalai.arena.export import export, export_finished, export_saved, order
    from azalai.balance import number_format
    from azalai.cli import server_games
    from azalai.cli.tidy import data_folder

    if chosen.saved:
        decisions = export_saved(chosen.saved, chosen.out)
    elif chosen.server:
        finished = server_games.for_research(data_folder(chosen), chosen.store or "")
        decisions = export_finished(chosen.game or DEFAULT_GAME, table_options(chosen), finished, chosen.out)
    else:
        players = chosen.players or ["greedy"]
        wanted = order(chosen.game or DEFAULT_GAME, table_options(chosen), players, chosen.games, chosen.seed)
        decisions = export(wanted, chosen.out, chosen.jobs)
    print(say("export-done", folder=str(chosen.out), decisions=number_format.number(decisions, 0)))


def stats(chosen: argparse.Namespace) -> None:
    from azalai.balance.from_results import stats

    stats(chosen.file, chosen.out)
