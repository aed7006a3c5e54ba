"""Positions of every game whose tables are drawn at many window sizes: one late position for each kind of decision, and
one for each kind that is asked in the middle of a draft."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import azalai
from azalai.game import Game
from azalai.messages import language, say
from azalai.web import drafts, pages
from azalai.web.coach import coach_html
from azalai.web.drafts import Choices
from azalai.web.table_context import Better, HintLine, Place, Reason, TableContext
from azalai.web.view_models import Document, Viewer
from azalai.web.web_tables import table_html

PLACES = (
    Place("Ada", "person"),
    Place("white", "computer", level="Gentle"),
    Place("Moussa ag Amastan", "person"),
    Place("green", "computer", level="Strong"),
    Place("Kella", "person"),
)
LONG_NAMES = (
    Place("Wilhelmina-Alexandra of Strauß", "person"),
    Place("Maximilian Konstantin Ostrowski", "computer", level="Gentle"),
    Place("Bartholomew of Western Dunes", "person"),
    Place("M" * 30, "person"),
    Place("Kella", "person"),
)
LONGEST_DRAFT = 6
NOTES = ("web-thinking", "web-cannot-think", "web-cannot-store", "web-getting-ready")
"""Messages that say what a table waits for."""
LONG_REASON = "Keeps a salt for the raid after round 3, so that no gold is lost."
GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "Targi": ("targi", {}),
    "Expansion": ("targi", {"expansion": True}),
    **{f"Tuareg with {seats}": ("tuareg", {"seats": seats}) for seats in (2, 3, 4, 5)},
}


class Drawn(NamedTuple):
    """One table; the drawings after the first are empty for a table with a draft."""

    kind: str  # the kind of decision; "move_to, drafted" in the middle of a draft
    html: str  # the inside of <main id="table">
    hinted: str = ""  # the same with three hints
    coached: str = ""  # the same with the longest remark of the coach
    regretted: str = ""  # the same with what was better than an earlier move
    worded: str = ""  # the same with the effects of cards as text
    waiting: str = ""  # as another player sees it, while a computer thinks or cannot


def kind_of(game: Game) -> str:
    assert game.seat is not None
    asked = game.view(game.seat)["asks"][-1]
    return str(asked["ask"])


@functools.cache
def positions(name: str, players: tuple[Place, ...] = PLACES, tongue: str = "en") -> tuple[Drawn, ...]:
    """The last position of a random game for each kind of decision: late tables are the fullest."""
    game_name, options = GAMES[name]
    dice, drafting = random.Random(7), random.Random(7)
    game = azalai.new(game_name, seed=7, **options)
    last: dict[str, Game] = {}
    begun: dict[str, tuple[Game, tuple[str, ...]]] = {}
    while game.seat is not None:
        kind = kind_of(game)
        if kind != "drawn" or kind not in last or cards_held(game) >= cards_held(last[kind]):
            last[kind] = game.copy()
        for draft in longer_and_longer(game, drafting):
            asked = kind_of(drafts.draft(game, draft))
            begun[f"{asked}, drafted"] = game.copy(), draft
            if asked == "pay":  # early there are more options, which say more
                begun.setdefault(f"{asked}, first drafted", (game.copy(), draft))
        moves = game.moves()
        buys = [move for move in moves if move.text.startswith("buy-")]
        game.play(dice.choice(buys or moves))
    with language(tongue):
        whole = tuple(drawn(kind, game, players) for kind, game in sorted(last.items()))
        return whole + tuple(drafted(kind, *begun[kind], players) for kind in sorted(begun))


def cards_held(game: Game) -> int:
    """The cards in the cache of the seat that decides in a game of Tuareg."""
    return len(game.view(game.seat)["players"][game.seat]["cache"])


def longer_and_longer(game: Game, dice: random.Random) -> Iterator[tuple[str, ...]]:
    """The drafts that random clicks make, until one of them would be sent."""
    draft: tuple[str, ...] = ()
    while len(draft) < LONGEST_DRAFT:
        choices = Choices(drafts.draft(game, draft), draft)
        going_on = [number for number in choices.legal if choices[number].drafted]
        if not going_on:
            return
        draft = choices[dice.choice(going_on)].moves
        yield draft


def drafted(kind: str, game: Game, draft: tuple[str, ...], players: tuple[Place, ...]) -> Drawn:
    """The table in the middle of a draft."""
    now, places = drafts.draft(game, draft), players[: game.seats]
    context = TableContext("t", 5, now, game.seat, places, draft=draft, before=game, may_undo=True, may_hint=True)
    return Drawn(kind, table_html(context))


def drawn(kind: str, game: Game, players: tuple[Place, ...]) -> Drawn:
    """The table as seen by the seat that decides."""
    plain = TableContext("t", 5, game, game.seat, players[: game.seats], may_undo=True, may_hint=True, coached=True)
    reasons = tuple(Reason(LONG_REASON, rule="T40") for _ in range(3))
    hints = tuple(HintLine(move.text, 57, "about equal", reasons) for move in game.moves()[:3])
    better = (Better(len(game.played), len(game.played), game.moves()[-1].text, LONG_REASON),)
    if last := len(game.played):
        better += (Better(last - 1, last - 1, game.played[-1].text, LONG_REASON, earlier=True, decisions=2),)
    html = table_html(plain)
    other = next(seat for seat in range(game.seats) if seat != game.seat)
    return Drawn(
        kind,
        html,
        table_html(replace(plain, hints=hints)).replace(" data-hint ", ' data-hint class="picked" ', 1),
        html + longest_shown(coach_html(plain)),
        html + longest_shown(coach_html(replace(plain, better=better)), "better-"),
        table_html(replace(plain, effects="text")),
        table_html(replace(plain, seat=other, thinking=True, note=max(map(say, NOTES), key=len))),
    )


def longest_shown(remarks: str, name: str = "") -> str:
    """The remarks with one of them shown, as ``coach.js`` does it: the one with the most text."""
    sections = re.findall(rf'<section data-remark="{name}.*?</section>', remarks, re.DOTALL)
    longest = max(sections, key=len, default="")
    return remarks.replace(longest, longest.replace(" hidden>", ">", 1)) if longest else ""


def document(name: str) -> str:
    """A whole page around an empty table, as the server sends it for a coached game."""
    game_name, _ = GAMES[name]
    viewer = Viewer(name="Ada")
    return pages.document_html(viewer, Document(name, "", kind="table", game=game_name, table="t", coached=True))
