"""The end page: the final scoring line by line with running totals, and what to do next."""

from __future__ import annotations

from types import SimpleNamespace

from azalai.game import Game
from azalai.messages import say, with_and
from azalai.web.rendering import render
from azalai.web.table_context import TableContext
from azalai.web.table_descriptions import about
from azalai.web.timeline import course, graph
from azalai.web.turning_points import turning_points
from azalai.web.view_models import Ending, Viewer
from azalai.web.web_tables import web_table


def sheet(game: Game) -> list[SimpleNamespace]:
    """The score sheet of all seats, a line for each rule that gave points; None where it does not apply to a seat."""
    table = web_table(game.name)
    sheets = [{(line.what, line.about): line for line in game.score_sheet(seat)} for seat in range(game.seats)]
    keys = list(dict.fromkeys(key for each in sheets for key in each))
    keys.sort(key=lambda key: (table.score_order.index(key[0]), key[1] if key[0] == "row" else ""))
    view = game.view(None)
    running = [0] * game.seats
    lines = []
    for key in keys:
        row = key[1] if key[0] == "row" else ""  # the row of the display that is counted
        carried = key[1] if key[0] == "stage_2" else ""  # the resource on the animals that is counted
        line = SimpleNamespace(text=table.score_text(view, *key), cells=[], row=row, carried=carried)
        for seat, each in enumerate(sheets):
            scored = each.get(key)
            running[seat] += scored.points if scored else 0
            detail = table.score_detail(view, seat, scored) if scored else ""
            points = scored.points if scored else None
            line.cells.append(SimpleNamespace(points=points, running=running[seat], detail=detail))
        lines.append(line)
    assert running == game.scores()
    return lines


def heading(context: TableContext) -> str:
    game = context.game
    winners = [context.places[seat].name for seat in game.winners()]
    scores = sorted(game.scores(), reverse=True)
    if len(winners) > 1:
        return say("end-shared", names=with_and(winners), score=scores[0])
    return say("end-wins", name=winners[0], score=scores[0], second=scores[1])


def reason(game: Game) -> str:
    """How a tie was broken, otherwise in which round the game ended."""
    scores = sorted(game.scores(), reverse=True)
    if scores[0] == scores[1] and len(game.winners()) == 1:
        return say("end-tie", game=game.name)
    return say("end-round", round=course(game).rounds[-1][0])


def end_html(viewer: Viewer, context: TableContext, ending: Ending) -> str:
    game = context.game
    lines = sheet(game)
    return render(
        "pages/end.html",
        viewer=viewer,
        context=context,
        ending=ending,
        lines=lines,
        few=game.seats == 2,
        scores=game.scores(),
        displays=[web_table(game.name).display_html(context, seat) for seat in range(game.seats)],
        left=-(-game.seats // 2),
        most=max(10, *game.scores()),
        decided=turning_points(context),
        winners=game.winners(),
        heading=heading(context),
        reason=reason(game),
        about=about(game.name, game.options),
        rounds=course(game).rounds[-1][0],
        moves=len(game.played),
        graph=graph(course(game)),
        score_icon=web_table(game.name).score_icon,
    )
