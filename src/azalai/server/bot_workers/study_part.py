"""Studies in a worker process: a part of the analysis of a finished game with the reasons for better moves, and the win
chances at a running table."""

from __future__ import annotations

import functools
import json

from azalai.bots.hints import line_of
from azalai.bots.information_set import information_set
from azalai.bots.interface import Candidate
from azalai.game import Game
from azalai.kernel import gear
from azalai.messages import language, naming, sentences
from azalai.new_game import new
from azalai.server.bot_workers.worker_process import ChanceTask, StudyTask
from azalai.study import Decision
from azalai.study.analysis import analyse_part, expectation, searches, usual_worlds, worlds_of
from azalai.study.levels import average_losses
from azalai.study.searches import Searches
from azalai.study.worlds import Worlds
from azalai.web.study_view import DEAL, StudyDecision, StudyPart, StudyStep

SECONDS = 1.0
"""The usual length of a part: a worker that analyses is soon free for moves and hints again."""
ROUGH_SECONDS = 0.2
"""The usual length of a rough part: somebody waits for the first results."""
ROUGH_WORLDS = 4
MOST_WORLDS = 4  # kinds of table whose arrays are kept


def study_part(game: Game, task: StudyTask) -> StudyPart:
    """The part that a task asks for. A rough one judges no decisions: in a few worlds that would be a guess."""
    compiled = not task.rough and gear.can_compile()
    worlds = compiled_worlds(game, task.deep) if compiled else _rough_worlds(game)
    closer = _searches(task.deep) if compiled else None
    seconds = ROUGH_SECONDS if task.rough else SECONDS
    part = analyse_part(game, worlds, task.seat, task.first, seconds, closer, judges=not task.rough)
    return StudyPart(
        seat=task.seat,
        first=task.first,
        end=part.end,
        start=part.start.win if part.start else None,
        steps=tuple(
            StudyStep(
                step.number,
                DEAL if step.seat is None else step.seat,
                step.decision.win,
                step.luck.win,
                step.value.win,
                round(step.decision.lead, 2),
                round(step.luck.lead, 2),
                step.shown.win,
            )
            for step in part.steps
        ),
        decisions=tuple(_decision(game, one, task) for one in part.decisions),
        levels=average_losses(game),
    )


def win_chances(game: Game, task: ChanceTask) -> tuple[float, ...]:
    """The win chance of each seat that a task asks for."""
    compiled = task.compiled and gear.can_compile()
    worlds = compiled_worlds(game, deep=False) if compiled else _rough_worlds(game)
    return tuple(expectation(game, worlds, seat).win for seat in task.seats)


def _decision(game: Game, one: Decision, task: StudyTask) -> StudyDecision:
    return StudyDecision(
        number=one.number,
        round=one.round,
        move=one.move,
        best=one.best,
        before=one.before.win,
        after=one.after.win,
        loss=round(one.loss.value, 4),
        low=round(one.loss.low, 4),
        high=round(one.loss.high, 4),
        points=round(one.lead_loss.value, 1),
        counts=one.counts,
        label=one.label,
        alternatives=tuple((each.move, round(each.after.win, 4)) for each in one.alternatives),
        why=_why(game, one, task.players) if one.label else {},
    )


def _why(game: Game, one: Decision, players: dict[str, dict[str, str]]) -> dict[str, str]:
    """Why the best move is better than the one that was made, in each language."""
    seen = information_set(game.at(one.number - 1), one.seat)
    moves = {move.text: move for move in seen.moves}
    better, made = (line_of(seen, Candidate(moves[text], 0, 0, [])) for text in (one.best, one.move))
    told = {}
    for locale, names in players.items():
        with language(locale), naming(names, codes=False):
            told[locale] = sentences([reason.text for reason in seen.book.hint_reasons(better, [made], seen.setting)])
    return told


def load_compiled(game: Game) -> None:
    """Compile what a study of games like this one runs, or load it from the cache. The game must not be over."""
    compiled_worlds(game, deep=False)
    _searches(deep=False).choice(game, 1)


def compiled_worlds(game: Game, deep: bool) -> Worlds:
    """The worlds of an analysis, kept from part to part."""
    return _worlds(game.name, json.dumps(game.options), deep, usual_worlds(deep), compiled=True)


@functools.cache
def _searches(deep: bool) -> Searches:
    """The searches of a closer look, kept from part to part."""
    return searches(deep)


def _rough_worlds(game: Game) -> Worlds:
    return _worlds(game.name, json.dumps(game.options), deep=False, count=ROUGH_WORLDS, compiled=False)


@functools.lru_cache(MOST_WORLDS)
def _worlds(name: str, options: str, deep: bool, count: int, compiled: bool) -> Worlds:
    return worlds_of(new(name, seed=0, **json.loads(options)), deep, count, compiled=compiled)
