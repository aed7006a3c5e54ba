"""The replay page: the table at one moment, with controls, the log, the score graph and the variations."""

from __future__ import annotations

from types import SimpleNamespace

from markupsafe import Markup

from azalai.game import Game
from azalai.messages import capitalised, naming, say
from azalai.web.rendering import render
from azalai.web.table_context import TableContext, player_names
from azalai.web.table_descriptions import about, names
from azalai.web.timeline import course, graph, timed_log
from azalai.web.view_models import ReplayBar, Viewer, replay_query
from azalai.web.web_tables import table_html

MOMENT = "{at}"
"""Placeholders in a translated text, which replay.js replaces by the current move and round."""
ROUND = "{round}"


def replay_html(viewer: Viewer, context: TableContext, bar: ReplayBar) -> str:
    whole = bar.whole or context.game
    past = course(whole)
    with naming(player_names(whole, context.places), codes=False):
        log = timed_log(whole)
        variations = _variations(bar.main or whole, bar)
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
        query=replay_query(bar.seat, bar.variation),
        queries=[replay_query(seat, bar.variation) for seat in (*range(len(context.places)), None)],
        plain_query=replay_query(bar.seat),
        variations=variations,
        over=whole.over,
        branch=variations[bar.variation - 1].after if bar.variation else 0,
    )


def _variations(game: Game, bar: ReplayBar) -> list[SimpleNamespace]:
    """The variations of a game with the addresses of their first moments."""
    found = []
    for number, one in enumerate(game.variations, 1):
        found.append(
            SimpleNamespace(
                number=number,
                after=one.after,
                count=len(one.moves),
                text=capitalised(game.at(one.after).say(one.moves[0])),
                address=f"/t/{bar.table}/at/{one.after + 1}{replay_query(bar.seat, number)}",
            )
        )
    return found
