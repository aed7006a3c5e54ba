"""Writes the tables of version 2 of the observations into ``observations.md``.

python docs/observation_tables.py
"""

from __future__ import annotations

import re
from pathlib import Path

from azalai.env.observations import Field, layout
from azalai.games import SHIPPED

PAGE = Path(__file__).parent / "observations.md"
HEAD = ["| field | cells | range | unit | what it says |", "|---|---|---|---|---|"]
CARD = ".hand."  # the block that shows once what all tribe cards look like
REPEATED = re.compile(r"\[[1-9]\]")


def rows(game: str) -> list[str]:
    """A row for each field. Of blocks that are repeated only the first one is shown, and a tribe card only once."""
    fields = layout(game, 2).fields
    whole = {field.name: field for field in fields}
    listed = []
    for field in fields:
        block, _, part = field.name.rpartition(".")
        is_card = f"{block}.crosses_now" in whole
        if REPEATED.search(field.name) or (is_card and CARD not in field.name and part != "present"):
            continue
        if is_card and CARD not in field.name:
            last = whole[f"{block}.crosses_now"]
            what = field.what.rpartition(": ")[0]
            listed.append(f"| `{block}` | {_cells(field.start, last.start + last.count)} | | | {what}: a tribe card |")
        else:
            listed.append(_row(field))
    return listed


def _row(field: Field) -> str:
    cells = _cells(field.start, field.start + field.count)
    return f"| `{field.name}` | {cells} | {field.low} to {field.high} | {field.unit} | {field.what} |"


def _cells(start: int, stop: int) -> str:
    return str(start) if stop == start + 1 else f"{start} to {stop - 1}"


def repeated(game: str) -> str:
    """A sentence about the blocks that are repeated."""
    fields, told = layout(game, 2).fields, {}
    for field in fields:
        for name, place in re.findall(r"(\w+)\[(\d)\]", field.name):
            told.setdefault(name, {}).setdefault(int(place), field.start)
    lines = [f"`{name}` {len(at)} times, every {at[1] - at[0]} cells" for name, at in told.items()]
    return "The first block of each kind is shown; they are repeated: " + ", ".join(lines) + "."


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for game in SHIPPED:
        start, end = f"<!-- version 2 of {game} -->\n", f"<!-- end of version 2 of {game} -->"
        size = layout(game, 2).size
        table = "\n".join([f"Version 2, {size} cells. {repeated(game)}", "", *HEAD, *rows(game)])
        before, _, rest = text.partition(start)
        text = f"{before}{start}\n{table}\n\n{end}{rest.partition(end)[2]}"
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
