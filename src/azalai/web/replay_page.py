"""The replay page: the table at one moment, with controls, the log and the score graph."""

from __future__ import annotations

from markupsafe import Markup

from azalai.messages import naming, say
from azalai.web.rendering import render
from azalai.web.table_context import TableContext, player_names
from azalai.web.table_descriptions import about, names
from azalai.web.timeline import course, graph, timed_log
from azalai.web.view_models import ReplayBar, Viewer
from azalai.web.web_tables import table_html

MOMENT = "{at}"
"""Placeholders in a translated text, which replay.js replaces by the current move and round."""
ROUND = "{round}"


def replay_html(viewer: Viewer, context: TableContext, bar: ReplayBar) -> str:
    whole = bar.whole or context.game
    past = course(whole)
    with naming(player_names(whole, context.places), codes=False):
        log = timed_log(whole)
    return render(
        "pages/replay.html",
        viewer=viewer,
        context=context,
        bar=bar,
        inside=Markup(table_html(context)),
        past=past,
        told=log,
        graph=graph(past),
        about=about(whole.name, whole.options),
        names=names(context.places),
        round_now=past.round_at(bar.at),
        where=say("replay-where", round=str(past.round_at(bar.at)), at=str(bar.at), all=str(bar.moves)),
        where_pattern=say("replay-where", round=ROUND, at=MOMENT, all=str(bar.moves)),
        query="" if bar.seat is None else f"?seat={bar.seat}",
    )
