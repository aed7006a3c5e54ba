"""The ladder page, made from result files of the arena."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from azalai.arena.pairings import Tournament
from azalai.arena.play import Row
from azalai.arena.report import markdown
from azalai.arena.result_file import NETWORK
from azalai.arena.standings import Standing, standing
from azalai.balance.result_file import PLAYER, Contents, read
from azalai.balance.variants import variant_of
from azalai.errors import IllegalOption
from azalai.games import rulebook
from azalai.messages import say


def ladder(files: Sequence[Path]) -> str:
    """A section for each kind of table, with the games of all files about it."""
    sections: dict[str, list[Contents]] = {}
    for file in files:
        kept = read(file)
        if kept.heading is None or PLAYER in kept.heading:
            raise IllegalOption(say("arena-file-other", file=str(file)))
        if not kept.rows:
            raise IllegalOption(say("arena-ladder-none", file=str(file)))
        game = kept.heading["game"]
        defaults = {option.name: option.default for option in rulebook(game).table_options}
        kind = json.dumps([game, defaults | kept.heading["options"]], sort_keys=True)
        others = sections.setdefault(kind, [])
        if others:
            check_network(file, kept, others[0])
        others.append(kept)
    parts = [say("arena-ladder-title"), say("arena-ladder-about")]
    for contents in sections.values():
        standings = standings_of(contents)
        wanted = standings[0].wanted
        commands = dict.fromkeys(command for kept in contents for command in kept.commands)
        parts.append(say("arena-ladder-table", game=wanted.game, variant=variant_of(wanted.game, wanted.options)))
        parts.append("```console\n" + "\n".join(f"$ {command}" for command in commands) + "\n```")
        parts += [markdown(stands) for stands in standings]
    return "\n\n".join(parts) + "\n"


def check_network(file: Path, kept: Contents, other: Contents) -> None:
    """IllegalOption if two files have different networks: their players have the same names, but are not the same."""
    found, wanted = ((each.heading or {}).get(NETWORK, "") for each in (kept, other))
    if found != wanted:
        raise IllegalOption(say("arena-file-setting", file=str(file), name=NETWORK, found=found, wanted=wanted))


def standings_of(contents: Sequence[Contents]) -> list[Standing]:
    """The standings of all games in some files, one for each group of players who are connected by games. Ratings of
    different groups cannot be compared."""
    heading = contents[0].heading
    assert heading is not None
    rows = list({tuple(row["key"]): row for row in reversed(list(_rows(contents)))}.values())[::-1]
    found = []
    for pairs in connected_pairs(dict.fromkeys((row["key"][0], row["key"][1]) for row in rows)):
        own = [row for row in rows if (row["key"][0], row["key"][1]) in pairs]
        names = tuple(dict.fromkeys(name for pair in pairs for name in pair))
        most = max(sum(tuple(row["key"][:2]) == pair for row in own) for pair in pairs)
        luck = any("luck" in row for row in own)
        wanted = Tournament(heading["game"], heading["options"], names, tuple(pairs), most, 0, luck=luck)
        found.append(standing(wanted, own))
    return found


def _rows(contents: Iterable[Contents]) -> Iterator[Row]:
    """All games. Their keys count deals from 0, not from the seed of their file, so that files can be merged."""
    for kept in contents:
        assert kept.heading is not None
        for row in kept.rows:
            a, b, deal, seating = row["key"]
            yield {**row, "key": [a, b, kept.heading["seed"] + deal, seating]}


def connected_pairs(pairs: Iterable[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    """The pairs in groups that share players, directly or through others, in the order of their first pairs."""
    groups: list[list[tuple[str, str]]] = []
    for pair in pairs:
        linked = [group for group in groups if any(set(pair) & set(other) for other in group)]
        groups = [group for group in groups if group not in linked[1:]]
        if linked:
            linked[0] += [other for group in linked[1:] for other in group] + [pair]
        else:
            groups.append([pair])
    return groups
