"""Marks the rows of a card list that an owner's card file has corrected, for every game."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.messages import say

Sections = list[tuple[str, list[list[str]]]]


def mark_corrected(sections: Sections, standard: Sequence[tuple[str, list[list[str]]]], source: str) -> Sections:
    """The list, with the card file as the ``source`` (the name of a column) of rows that the standard list lacks."""
    marked: Sections = []
    for (heading, (names, *rows)), (_, usual) in zip(sections, standard, strict=True):
        at = names.index(source)
        for row in rows:
            if row not in usual:
                row[at] = say("card-list-corrected")
        marked.append((heading, [names, *rows]))
    return marked
