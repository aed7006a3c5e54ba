"""The ladder page, made from result files of the arena."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from azalai.arena.pairings import Tournament
from azalai.arena.report import markdown
from azalai.arena.standings import Standing, standing
from azalai.balance.result_file import Contents, read
from azalai.balance.variants import variant_of
from azalai.errors import IllegalOption
from azalai.messages import say


def ladder(files: Sequence[Path]) -> str:
    """A section for each file."""
    parts = [say("arena-ladder-title"), say("arena-ladder-about")]
    for file in files:
        kept = read(file)
        standings = standings_of(file, kept)
        wanted = standings[0].wanted
        parts.append(say("arena-ladder-table", game=wanted.game, variant=variant_of(wanted.game, wanted.options)))
        parts.append("```console\n" + "\n".join(f"$ {command}" for command in kept.commands) + "\n```")
        parts += [markdown(stands) for stands in standings]
    return "\n\n".join(parts) + "\n"


def standings_of(file: Path, kept: Contents) -> list[Standing]:
    """The standings of a file's games, whatever commands played them: one for each group of players who are connected
    by games. Between two groups no rating would mean anything."""
    if kept.heading is None:
        raise IllegalOption(say("arena-file-other", file=str(file)))
    if not kept.rows:
        raise IllegalOption(say("arena-ladder-none", file=str(file)))
    rows = list({tuple(row["key"]): row for row in reversed(kept.rows)}.values())[::-1]
    heading = kept.heading
    found = []
    for pairs in connected_pairs(dict.fromkeys((row["key"][0], row["key"][1]) for row in rows)):
        own = [row for row in rows if (row["key"][0], row["key"][1]) in pairs]
        names = tuple(dict.fromkeys(name for pair in pairs for name in pair))
        most = max(sum(tuple(row["key"][:2]) == pair for row in own) for pair in pairs)
        wanted = Tournament(heading["game"], heading["options"], names, tuple(pairs), most, heading["seed"])
        found.append(standing(wanted, own))
    return found


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
