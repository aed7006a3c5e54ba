"""The coach of a first game: remarks about the situation at the table, and what would have been better than a move.

The page contains every remark that fits the position, hidden. coach.js shows the first one that this device has not
shown yet. Remarks are made from what the viewer may know, like the table itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from azalai.game import Game
from azalai.messages import naming, say, sentence, sentences
from azalai.web.remarks import Remark, fitting
from azalai.web.rendering import render
from azalai.web.table_context import Better, TableContext, player_names
from azalai.web.tooltips import rule_address
from azalai.web.web_tables import web_table


@dataclass(frozen=True)
class ShownRemark:
    """A remark in words."""

    name: str
    title: str
    text: str
    about: tuple[str, ...] = ()  # ids of elements
    rule: str = ""  # the id of the rule behind it
    address: str = ""  # of that rule
    may_undo: bool = False  # a move can be taken back because of it
    decisions: int = 0  # of the viewer since the move that it speaks of


def coach_html(context: TableContext) -> str:
    """The remarks that fit the position, and before them what was better than moves of the viewer."""
    game = context.before or context.game
    shown = [_in_words(game.name, remark) for remark in fitting(context, web_table(game.name).situations)]
    return render("table/coach.html", remarks=[*(_better(context, game, each) for each in context.better), *shown])


def _better(context: TableContext, game: Game, better: Better) -> ShownRemark:
    """What was better than a move, and why. A remark about an earlier move names that move and marks nothing: the table
    has changed since."""
    then, title, text = _earlier(game, better.at), say("coach-better"), []
    about = () if better.earlier else web_table(game.name).elements(context, context.seat or 0, better.move)
    with naming(player_names(game, context.places), codes=False):
        if better.earlier:
            title = say("coach-better-earlier")
            text = [say("coach-your-move"), sentence(then.say(game.played[better.at])), say("coach-better-was")]
        text += [sentence(then.say(better.move)), better.why]
    return ShownRemark(
        f"better-{better.at}",
        title,
        sentences(text),
        about,
        better.rule,
        rule_address(better.rule) if better.rule else "",
        may_undo=not better.earlier,
        decisions=better.decisions,
    )


def _in_words(game: str, remark: Remark) -> ShownRemark:
    title = say(f"coach-title-{game}-{remark.name}")
    text = say(f"coach-{game}-{remark.name}", what=remark.what)
    return ShownRemark(remark.name, title, text, remark.about, remark.rule, rule_address(remark.rule))


def _earlier(game: Game, at: int) -> Game:
    """The game when ``at`` moves had been played."""
    earlier = game.copy()
    while len(earlier.played) > at:
        earlier.undo()
    return earlier
