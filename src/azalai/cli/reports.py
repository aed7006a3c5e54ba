"""``azalai bench``, ``balance``, ``arena``, ``ladder``, ``export`` and ``stats``, which have their own packages."""

from __future__ import annotations

import argparse

from azalai.cli.arguments import table_options
from azalai.cli.play import DEFAULT_GAME
from azalai.messages import say


def bench(chosen: argparse.Namespace) -> int:
    from azalai.bench.report import main

    return main(chosen.quick, chosen.history, chosen.environments)


def balance(chosen: argparse.Namespace) -> None:
    from azalai.balance.run import balance

    variants = list(dict.fromkeys(chosen.variant or ()))
    game = chosen.game or DEFAULT_GAME
    balance(game, variants, chosen.games, chosen.greedy, chosen.seed, chosen.out, chosen.results)


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
