"""``azalai stats``: the balance report from a result file of the arena or of ``azalai balance``, with plots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from azalai.balance import number_format
from azalai.balance.games import Results, card_names
from azalai.balance.player_report import Played, player_page
from azalai.balance.plots import plots
from azalai.balance.report import page
from azalai.balance.result_file import PLAYER, Contents, Row, read
from azalai.balance.run import written
from azalai.balance.variants import variant_of
from azalai.errors import IllegalOption
from azalai.games import rulebook
from azalai.games.interface import Setting
from azalai.messages import say


def stats(file: Path, out: Path | None) -> None:
    """Write the report to ``out`` with plots beside it, or to standard output without plots."""
    kept = read(file)
    kept.rows[:] = [row for row in kept.rows if "fault" not in row]  # these games were not played to their end
    if not kept.rows:
        raise IllegalOption(say("stats-none", file=str(file)))
    game = kept.rows[0]["game"]
    options = _options(file, kept)
    settings = {variant: rulebook(game).setting(given) for variant, given in options.items()}
    by_variant = {variant: gathered(variant, settings[variant], kept) for variant in options}
    pictures: list[str] = []
    if out is not None:
        try:
            pictures = plots(by_variant, out.parent, out.stem)
        except ImportError:
            print(say("stats-no-plots"), file=sys.stderr)
    made = f"azalai stats {file.name}" + (f" --out {out.name}" if out else "")
    commands = "\n".join(f"$ {command}" for command in [*kept.commands, made])
    beginning = [
        say("balance-page-title", game=game),
        say("stats-page-about", games=number_format.number(len(kept.rows), 0)),
        f"```console\n{commands}\n```",
        say("stats-page-players"),
    ]
    if kept.heading is not None and PLAYER in kept.heading:
        played = [Played(game, variant, settings[variant], one) for variant, some in by_variant.items() for one in some]
        written(player_page(beginning, played, pictures), out)
    else:
        written(page(beginning, by_variant, settings, pictures), out)


def _options(file: Path, kept: Contents) -> dict[str, dict[str, Any]]:
    """The options of each variant that was played."""
    if kept.heading is not None:
        return {variant_of(kept.heading["game"], kept.heading["options"]): kept.heading["options"]}
    names = dict.fromkeys(row.get("variant") for row in kept.rows)
    presets = rulebook("targi").presets
    for name in names:
        if name not in presets:
            raise IllegalOption(say("stats-variant", file=str(file), variant=str(name)))
    return {str(name): presets[str(name)] for name in names}


def gathered(variant: str, setting: Setting, kept: Contents) -> list[Results]:
    """The games of a variant, grouped by players."""
    by_players: dict[tuple[str, ...], list[Row]] = {}
    seen: set[tuple[Any, ...]] = set()
    for row in kept.rows:
        if kept.heading is None and row["variant"] != variant:
            continue
        if "key" in row:
            if tuple(row["key"]) in seen:
                continue
            seen.add(tuple(row["key"]))
        players = tuple(row["key"][:2]) if "key" in row else tuple(row["players"])
        by_players.setdefault(players, []).append(row)
    return [results_of(variant, setting, players, rows) for players, rows in by_players.items()]


def results_of(variant: str, setting: Setting, players: tuple[str, ...], rows: Sequence[Row]) -> Results:
    """Some games of a variant, as arrays."""
    names = card_names(setting) if rows[0]["laid"] is not None else ()
    number = {name: at for at, name in enumerate(names) if name}
    laid = np.zeros((len(rows), setting.seats, len(names)), np.int8)
    shares = np.zeros((len(rows), setting.seats))
    book = rulebook(rows[0]["game"])
    kinds = tuple(book.bought_cards(book.table(), 0) or ()) if "bought" in rows[0] else ()
    bought = np.zeros((len(rows), setting.seats, len(kinds)), np.int8)
    for i, row in enumerate(rows):
        everybody = list(range(setting.seats))
        winners = row.get("winners") or (everybody if row["winner"] is None else [row["winner"]])
        shares[i, winners] = 1 / len(winners)
        for seat, cards in enumerate(row["laid"] or ()):
            laid[i, seat, [number[card] for card in cards]] = 1
        for seat, numbers in enumerate(row.get("bought") or ()):
            bought[i, seat] = [numbers.get(kind, 0) for kind in kinds]
    return Results(
        variant,
        players,
        np.array([row["first"] for row in rows]),
        rows[0]["seed"],
        names,
        np.array([row["decisions"] for row in rows]),
        np.array([row["rounds"] for row in rows]),
        np.array([row["scores"] for row in rows]),
        np.array([-1 if row["winner"] is None else row["winner"] for row in rows]),
        laid,
        shares,
        np.array([row["seed"] for row in rows], np.uint64),
        bought if kinds else None,
        kinds,
    )
