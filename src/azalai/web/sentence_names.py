"""Sentences of a game as a table tells them: with the names of those who sit there (the game itself knows its seats by
colour only), and without the codes of cards and the numbers of spaces, which are for game files."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from azalai.game import Game, LogEntry
from azalai.messages import language, language_in_use, say
from azalai.web.table_context import Place, TableContext

CODE = re.compile(r"(?<=\w) ([a-z]+[0-9]+)\b")
"""What may be the code of a card, after its kind."""
KEPT = 1024


def by_name(text: str, places: Sequence[Place], colours: Sequence[str]) -> str:
    """A log belongs to a game and is kept by language; names belong to a table. So they come in afterwards, wherever
    the sentence names a seat; a colour that is inflected stays."""
    names = tuple("" if place.kind == "open" else place.name for place in places)
    return _renaming(language_in_use(), tuple(colours), names)(text)


def told_by_name(context: TableContext, text: str) -> str:
    return by_name(uncoded(context.game, text), context.places, context.game.seat_names)


def uncoded(game: Game, text: str) -> str:
    """ "Targia t3" tells cards apart in a game file and in a terminal; who sees the card needs its kind only. Nor is
    the number of a centre space printed on the table: who looks for "centre 4" is told where it lies."""
    if game.name != "targi":
        return text
    cards = game.setting.deck.by_id
    return _placing(language_in_use())(CODE.sub(lambda found: "" if found[1] in cards else found[0], text))


def with_names(context: TableContext, entries: Sequence[LogEntry]) -> list[LogEntry]:
    return [replace(entry, text=told_by_name(context, entry.text)) for entry in entries]


@functools.cache
def _placing(tongue: str) -> Callable[[str], str]:
    with language(tongue):
        numbered = re.compile(rf"\b({say('web-targi-centre-words')}) ([1-9])\b")
    return lambda text: numbered.sub(lambda at: say("web-targi-centre-told", centre=at[1], space=int(at[2])), text)


@functools.lru_cache(KEPT)
def _renaming(tongue: str, colours: tuple[str, ...], names: tuple[str, ...]) -> Callable[[str], str]:
    with language(tongue):
        called = {say("web-seat", seat=colour): name for colour, name in zip(colours, names, strict=True)}
    seats = re.compile(rf"\b({'|'.join(map(re.escape, called))})\b")
    return lambda text: seats.sub(lambda found: called[found[1]] or found[1], text)
