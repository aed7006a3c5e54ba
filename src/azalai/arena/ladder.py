"""The page with the ladder, made from result files of the arena."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from azalai.arena.fixtures import Tournament
from azalai.arena.report import markdown
from azalai.arena.standing import Standing, standing
from azalai.balance.result_file import Contents, read
from azalai.balance.variants import variant_of
from azalai.errors import IllegalOption
from azalai.messages import say


def ladder(files: Sequence[Path]) -> str:
    """A section for each file."""
    parts = [say("arena-ladder-title"), say("arena-ladder-about")]
    for file in files:
        kept = read(file)
        stands = standing_of(file, kept)
        wanted = stands.wanted
        parts.append(say("arena-ladder-table", game=wanted.game, variant=variant_of(wanted.game, wanted.options)))
        parts.append("```console\n" + "\n".join(f"$ {command}" for command in kept.commands) + "\n```")
        parts.append(markdown(stands))
    return "\n\n".join(parts) + "\n"


def standing_of(file: Path, kept: Contents) -> Standing:
    """How the games of a file stand, whatever commands played them."""
    if kept.heading is None:
        raise IllegalOption(say("arena-file-other", file=str(file)))
    if not kept.rows:
        raise IllegalOption(say("arena-ladder-none", file=str(file)))
    rows = list({tuple(row["key"]): row for row in reversed(kept.rows)}.values())[::-1]
    pairs = tuple(dict.fromkeys((row["key"][0], row["key"][1]) for row in rows))
    names = tuple(dict.fromkeys(name for pair in pairs for name in pair))
    most = max(sum(tuple(row["key"][:2]) == pair for row in rows) for pair in pairs)
    heading = kept.heading
    return standing(Tournament(heading["game"], heading["options"], names, pairs, most, heading["seed"]), rows)
