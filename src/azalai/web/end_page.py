"""The end of a game: the score of every seat counted line by line, with running totals, and what can be done next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from azalai.game import Game
from azalai.games.rulebook import ScoreLine
from azalai.messages import say, with_and
from azalai.web.rendering import render
from azalai.web.table_context import TableContext
from azalai.web.table_descriptions import about
from azalai.web.timeline import course, graph
from azalai.web.view_models import Ending, Viewer

Key = tuple[str, str]
ORDER = ("tokens", "crosses", "card", "row", "water", "stage_1", "maps_1", "stage_2", "unused", "maps_2")
ICONS = {
    "tokens": "ptoken",
    "crosses": "cross",
    "water": "water",
    "row": "rowdiff",
    "maps_1": "map",
    "maps_2": "map",
    "unused": "donkey",
}
RESOURCES = {"water": "water", "gold": "gold", "salt": "rocksalt", "millet": "millet"}
ALIKE = 4  # points of a row of one kind


@dataclass(frozen=True)
class Cell:
    """What one seat gets for a line; None: the line is not theirs."""

    points: int | None
    running: int
    detail: str = ""


@dataclass(frozen=True)
class Line:
    icon: str
    words: str
    more: str
    cells: list[Cell] = field(default_factory=list)


def sheet(game: Game) -> list[Line]:
    """The score sheet of all seats, a line for each rule that gave anybody points."""
    sheets = [{(line.what, line.about): line for line in game.score_sheet(seat)} for seat in range(game.seats)]
    keys: list[Key] = list(dict.fromkeys(key for each in sheets for key in each))
    keys.sort(key=lambda key: (ORDER.index(key[0]), key[1] if key[0] == "row" else ""))
    view = game.view(None)
    running = [0] * game.seats
    lines = []
    for key in keys:
        line = _line(view, key)
        for seat, each in enumerate(sheets):
            scored = each.get(key)
            running[seat] += scored.points if scored else 0
            detail = _detail(view, seat, scored) if scored else ""
            line.cells.append(Cell(scored.points if scored else None, running[seat], detail))
        lines.append(line)
    assert running == game.scores()
    return lines


def _line(view: dict[str, Any], key: Key) -> Line:
    what, subject = key
    if what == "card":
        from azalai.games.targi.words.names import card_name, effect_text

        facts = view["cards"][subject]
        return Line(facts["kind"], card_name(facts), effect_text(facts))
    icon = ICONS.get(what) or RESOURCES[subject]
    return Line(icon, say("end-line", what=what, about=subject), "")


def _detail(view: dict[str, Any], seat: int, line: ScoreLine) -> str:
    """What the points are for, in a few words."""
    player = view["players"][seat]
    if line.what == "crosses":
        return say("end-cards", count=sum(map(len, player["display"])))
    if line.what == "row":
        return say("end-row", sort="alike" if line.points == ALIKE else "different")
    if line.what == "water":
        return say("end-water", count=player["water"])
    return ""


def heading(scene: TableContext) -> str:
    game = scene.game
    winners = [scene.places[seat].name for seat in game.winners()]
    scores = sorted(game.scores(), reverse=True)
    if len(winners) > 1:
        return say("end-shared", names=with_and(winners), score=scores[0])
    return say("end-wins", name=winners[0], score=scores[0], second=scores[1])


def reason(game: Game) -> str:
    """Why it ended so, where the points alone do not say it."""
    scores = sorted(game.scores(), reverse=True)
    if scores[0] == scores[1] and len(game.winners()) == 1:
        return say("end-tie", game=game.name)
    return say("end-round", round=course(game).rounds[-1][0])


def end_html(viewer: Viewer, scene: TableContext, ending: Ending) -> str:
    game = scene.game
    lines = sheet(game)
    return render(
        "pages/end.html",
        viewer=viewer,
        scene=scene,
        ending=ending,
        lines=lines,
        few=game.seats == 2,
        scores=game.scores(),
        winners=game.winners(),
        heading=heading(scene),
        reason=reason(game),
        about=about(game.name, game.options),
        rounds=course(game).rounds[-1][0],
        moves=len(game.played),
        graph=graph(course(game)),
    )
