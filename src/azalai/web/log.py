"""The log on the page of a table: one line for each action, under its round, the newest first."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from markupsafe import Markup

from azalai.game import Game, LogEntry
from azalai.web.fragment_cache import MOST_LARGE_FRAGMENTS, BoundedCache, CachedFragment
from azalai.web.table_context import Notice

ENTRIES = 60  # the last ones are shown
OPEN_ROUNDS = 2  # the newest; earlier ones are folded
NOTICE_ICON = "people"
LOG = CachedFragment("table/log.html", "log", MOST_LARGE_FRAGMENTS)
LOG_ROUND = CachedFragment("table/log.html", "log_round", MOST_LARGE_FRAGMENTS)
LOG_LINE = CachedFragment("table/log.html", "log_line")


class Deed(NamedTuple):
    """An entry of the log as a part of an action."""

    icon: str = ""  # of the action that the entry begins; "": it goes on with the action before
    shows: tuple[str, ...] = ()  # ids of the elements that the entry is about
    repeated: bool = False  # the next entry tells the same and more


class Log(NamedTuple):
    """A finished log."""

    newest: LogEntry
    told: tuple[LogEntry, ...]  # the entries that are shown, at most ``ENTRIES`` without notices
    notices: Sequence[Notice]
    html: Markup


logs: BoundedCache[int, Log] = BoundedCache(MOST_LARGE_FRAGMENTS)
"""By the identity of the newest entry. Copies of a game share the entries before they differ, so an entry has the same
entries before it in every log, and the same language and names."""


class Line(NamedTuple):
    """What a seat did with one action."""

    round: int
    number: int | str  # of its last entry
    seat: int  # -1: none
    icon: str
    texts: tuple[str, ...]
    shows: tuple[str, ...] = ()


def log(
    game: Game,
    is_told: Callable[[LogEntry], bool],
    deeds: Callable[[Sequence[LogEntry]], Sequence[Deed]],
    heading: Callable[[int], str],
    notices: Sequence[Notice] = (),
) -> Markup:
    """The last lines, with the notices in between. ``is_told`` says which entries are shown, and ``deeds`` what part
    each of them has in an action."""
    newest = next(game.log_backwards(), None)
    found = _known(newest)
    if found is not None and found.notices == notices:
        return found.html
    told = _told(game, is_told, whole=bool(notices))
    last = told[-ENTRIES:]
    lines = _lines(last, deeds(last))
    if notices:
        lines = _with_notices(told, lines, notices)
    html = _html(lines, heading)
    if newest is not None:
        logs[id(newest)] = Log(newest, told, notices, html)
    return html


def _known(newest: LogEntry | None) -> Log | None:
    """The log that ends with this entry, if it was made."""
    found = logs.get(id(newest))
    return found if found is not None and found.newest is newest else None


def _told(game: Game, is_told: Callable[[LogEntry], bool], *, whole: bool) -> tuple[LogEntry, ...]:
    """The entries that are shown: those of an earlier log of the game, then the new ones. Most games have no notices
    between them, and then need only the last ones."""
    added: list[LogEntry] = []
    before: tuple[LogEntry, ...] = ()
    for entry in game.log_backwards():
        earlier = _known(entry)
        if earlier is not None and bool(earlier.notices) == whole:
            before = earlier.told
            break
        if is_told(entry):
            added.append(entry)
        if len(added) == ENTRIES and not whole:
            break
    told = (*before, *reversed(added))
    return told if whole else told[-ENTRIES:]


def _lines(entries: Sequence[LogEntry], deeds: Sequence[Deed]) -> list[Line]:
    lines: list[Line] = []
    for entry, deed in zip(entries, deeds, strict=True):
        texts = () if deed.repeated else (entry.text,)
        last = lines[-1] if lines else None
        if last and not deed.icon and (last.seat, last.round) == (entry.seat, entry.round):
            shows = tuple(dict.fromkeys(last.shows + deed.shows))
            lines[-1] = last._replace(number=entry.number, texts=last.texts + texts, shows=shows)
        else:
            lines.append(Line(entry.round, entry.number, entry.seat, deed.icon or "arrow", texts, deed.shows))
    return lines


def _with_notices(entries: Sequence[LogEntry], lines: list[Line], notices: Sequence[Notice]) -> list[Line]:
    """The lines, and after each the notices of that moment."""
    placed = [(float(line.number), line) for line in lines]
    first = entries[-ENTRIES:][0].number if entries else 0
    for number, notice in enumerate(notices):
        if notice.pinned or notice.moves >= first or len(entries) <= ENTRIES:
            rounds = [entry.round for entry in entries if entry.number <= notice.moves]
            round = rounds[-1] if rounds else entries[0].round if entries else 1
            line = Line(round, f"notice-{number}", notice.seat, NOTICE_ICON, (notice.text,))
            placed.append((notice.moves + 0.5, line))
    return [line for _, line in sorted(placed, key=lambda each: each[0])]


def _html(lines: Sequence[Line], heading: Callable[[int], str]) -> Markup:
    """The rounds, the newest first. Those that are over stay the same from move to move."""
    rounds = []
    for nth, (number, found) in enumerate(groupby(reversed(lines), key=attrgetter("round"))):
        key = number, heading(number), nth < OPEN_ROUNDS, tuple(found)
        rounds.append(LOG_ROUND(key, functools.partial(_round, *key)))
    return LOG(tuple(rounds), rounds)


def _round(number: int, heading: str, is_open: bool, lines: Sequence[Line]) -> dict[str, Any]:
    return {
        "round": number,
        "heading": heading,
        "lines": [LOG_LINE(line, line) for line in lines],
        "open": is_open,
    }
