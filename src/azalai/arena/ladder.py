"""The page with the ladder, made from result files of the arena."""

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
        circles = standings_of(file, kept)
        wanted = circles[0].wanted
        parts.append(say("arena-ladder-table", game=wanted.game, variant=variant_of(wanted.game, wanted.options)))
        parts.append("```console\n" + "\n".join(f"$ {command}" for command in kept.commands) + "\n```")
        parts += [markdown(stands) for stands in circles]
    return "\n\n".join(parts) + "\n"


def standings_of(file: Path, kept: Contents) -> list[Standing]:
    """How the games of a file stand, whatever commands played them: a standing for each circle of players who met, or
    met others who did. Between two circles no rating would mean anything."""
    if kept.heading is None:
        raise IllegalOption(say("arena-file-other", file=str(file)))
    if not kept.rows:
        raise IllegalOption(say("arena-ladder-none", file=str(file)))
    rows = list({tuple(row["key"]): row for row in reversed(kept.rows)}.values())[::-1]
    heading = kept.heading
    found = []
    for pairs in circles_of(dict.fromkeys((row["key"][0], row["key"][1]) for row in rows)):
        own = [row for row in rows if (row["key"][0], row["key"][1]) in pairs]
        names = tuple(dict.fromkeys(name for pair in pairs for name in pair))
        most = max(sum(tuple(row["key"][:2]) == pair for row in own) for pair in pairs)
        wanted = Tournament(heading["game"], heading["options"], names, tuple(pairs), most, heading["seed"])
        found.append(standing(wanted, own))
    return found


def circles_of(pairs: Iterable[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    """The pairs, those together that are linked by a player; a circle stands where its first pair stood."""
    circles: list[list[tuple[str, str]]] = []
    for pair in pairs:
        linked = [circle for circle in circles if any(set(pair) & set(other) for other in circle)]
        circles = [circle for circle in circles if circle not in linked[1:]]
        if linked:
            linked[0] += [other for circle in linked[1:] for other in circle] + [pair]
        else:
            circles.append([pair])
    return circles
