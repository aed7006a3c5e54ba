"""The study page: win chances move by move with luck and decisions apart, a moment on the board, mistakes to retry."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

from markupsafe import Markup

from azalai.game import Game
from azalai.messages import capitalised, decimal, language_in_use, naming, say, sentences
from azalai.web.rendering import render
from azalai.web.study_graph import study_graph
from azalai.web.study_view import DEAL, SeatStudy, StudyDecision, StudyStep
from azalai.web.table_context import Place, TableContext, player_names
from azalai.web.table_descriptions import about
from azalai.web.timeline import Course, course, timed_log
from azalai.web.view_models import LevelChoice, Viewer, replay_query
from azalai.web.web_tables import table_html, web_table

TABS = ("moment", "ledger", "mistakes")
"""What a phone shows below the graph: one of them."""
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


@dataclass(frozen=True)
class StudyPage:
    """What a guest wants to see of a study."""

    table: str
    game: Game  # which is over
    places: tuple[Place, ...]
    study: SeatStudy
    step: int  # the move that is shown; 0: the deal
    deep: bool = False
    hide: bool = False  # what comes after the step
    retry: bool = False  # the better move is to be found
    guess: str = ""  # the move that was chosen in a retry
    tab: str = ""  # one of TABS; empty: the moment
    done: int = 0  # analysed moves of all seats
    finished: bool = True
    rough: bool = False  # first results: in a few worlds, and without a judgement of decisions
    whole: SeatStudy | None = None  # the study, continued by first results; None: the study as it is
    failed: bool = False
    level: str = ""  # the title of the computer level that plays like the seat
    levels: tuple[LevelChoice, ...] = ()  # to play on against

    @property
    def board_at(self) -> int:
        """How many moves come before the table that is shown: a decision of the seat is shown before its move,
        everything else after it."""
        return self.step - 1 if self.step > 0 and self.decision is not None else self.step

    @property
    def may_continue(self) -> bool:
        return self.game.start is None and self.board_at < len(self.game.played)

    @property
    def variations(self) -> list[tuple[str, int, str]]:
        """The variations that begin at the table that is shown: the first move in words, the number of moves, the
        address."""
        before = self.game.at(self.board_at)
        return [
            (
                capitalised(before.say(one.moves[0])),
                len(one.moves),
                f"/t/{self.table}/at/{one.after + 1}{replay_query(self.seat, number)}",
            )
            for number, one in enumerate(self.game.variations, 1)
            if one.after == self.board_at
        ]

    @property
    def shown(self) -> SeatStudy:
        return self.study.until(self.step) if self.hide else self.study

    @property
    def outlook(self) -> SeatStudy:
        """What the graph and the table of all moments show."""
        whole = self.whole or self.study
        return whole.until(self.step) if self.hide else whole

    @property
    def complete(self) -> bool:
        """Whether all decisions of the seat are judged and shown."""
        return not self.hide and not self.rough and self.study.done == len(self.game.played)

    @property
    def seat(self) -> int:
        return self.study.seat

    @property
    def name(self) -> str:
        return self.places[self.seat].name

    @property
    def decision(self) -> StudyDecision | None:
        """The seat's own decision at the step."""
        return self.study.decisions.get(self.step)

    def address(self, **changes: Any) -> str:
        """The address of this page with other choices."""
        choices = {"step": self.step, "deep": self.deep, "hide": self.hide, "tab": self.tab} | changes
        query = [f"{name}={'1' if value is True else quote(str(value))}" for name, value in choices.items() if value]
        return f"/t/{self.table}/study?{'&'.join([f'seat={self.seat}', *query])}"


def study_html(viewer: Viewer, page: StudyPage) -> str:
    past = course(page.game)
    with naming(player_names(page.game, page.places), codes=False):
        told = _told(page)
        outlook = page.outlook
        return render(
            "pages/study.html",
            viewer=viewer,
            page=page,
            about=about(page.game.name, page.game.options),
            where=_where(page, past),
            inside=Markup(table_html(_context(page, viewer))),
            marks=_marks(page, viewer),
            moment=_moment(page, told),
            mistakes=[_mistake(page, one) for one in page.shown.mistakes],
            next_mistake=_next_mistake(page),
            points=[_point(page, step, told) for step in outlook.turning_points],
            rows=[_row(page, step, told, past) for step in outlook.steps],
            ledger=_ledger(page),
            adjusted=_adjusted(page),
            graph=_graph(page, past) if outlook.steps else None,
            result=" – ".join(
                f"{place.name} {score}" for place, score in zip(page.places, page.game.scores(), strict=True)
            ),
            tabs=TABS,
            percent_done=round(100 * page.done / max(1, len(page.game.played) * page.game.seats)),
            ended=not page.hide and page.study.done == len(page.game.played),
        )


def _graph(page: StudyPage, past: Course) -> SimpleNamespace:
    return study_graph(page.outlook, page.step, past, web_table(page.game.name).raid_rounds)


def figure(share: float) -> str:
    """A change of win chance, in hundredths."""
    return decimal(100 * share, sign=True)


def _context(page: StudyPage, viewer: Viewer) -> TableContext:
    """The board as the seat saw it: before its own decision, after everything else."""
    at = page.board_at
    return TableContext(
        table=page.table,
        state=at,
        game=page.game.at(at),
        seat=page.seat,
        places=page.places,
        replay_at=at,
        show_scores=viewer.show_scores,
        effects=viewer.effects,
    )


def _marks(page: StudyPage, viewer: Viewer) -> list[tuple[str, str, str]]:
    """Elements of the board with the kind of their mark and its word: the move that was made, and the better one. What
    a move reaches has no word."""
    one = page.decision
    if one is None or (page.retry and not page.guess):
        return []
    better = {"better": one.best} if one.best != one.move and not _hides_answer(page, one) else {}
    marked = {"played": one.move} | better
    if page.retry and page.guess not in marked.values():
        marked["yours"] = page.guess
    context, table = _context(page, viewer), web_table(page.game.name)
    found = []
    for kind, move in marked.items():
        word = say("study-mark", kind=kind)
        found += [(element, kind, word) for element in table.elements(context, page.seat, move)[:1]]
        found += [(element, kind, "") for element in table.reached(context, page.seat, move)]
    return found


def _moment(page: StudyPage, told: dict[int, str]) -> SimpleNamespace:
    """The step in words and figures."""
    one, step = page.decision, next((each for each in page.outlook.steps if each.number == page.step), None)
    if one is None:
        return SimpleNamespace(
            own=False,
            text=say("study-deal-says") if page.step == 0 else told.get(page.step, ""),
            whose="own" if step and step.seat == page.seat else "others",
            decision=figure(step.decision) if step and step.decision else "",
            luck=figure(step.luck) if step and step.luck else "",
            value=_chance(step.value) if step else "",
        )
    before = page.game.at(page.step - 1)
    moves = {
        kind: SimpleNamespace(text=capitalised(before.say(move)), chance=_chance(one.chance_of(move) or 0.0))
        for kind, move in {"played": one.move, "better": one.best, "yours": page.guess}.items()
        if move
    }
    return SimpleNamespace(
        own=True,
        luck=figure(step.luck) if step and step.luck else "",
        shown=figure(step.shown) if step and step.shown else "",
        label=one.label,
        sign=SIGNS.get(one.label, ""),
        loss=figure(-one.loss),
        margin=decimal(100 * (one.high - one.loss)),
        points=decimal(one.points),
        moves=moves,
        same=one.best == one.move,
        why=one.why.get(language_in_use(), ""),
        verdict=_verdict(page, one) if page.retry else "",
        found=page.retry and _found(page, one) in ("best", "good"),
        answered=not _hides_answer(page, one),
        choices=[(move.text, capitalised(before.say(move))) for move in before.moves()] if page.retry else [],
    )


def _verdict(page: StudyPage, one: StudyDecision) -> str:
    """How good a guess is."""
    if not page.guess:
        return ""
    return say("study-verdict", found=_found(page, one), loss=decimal(100 * _guess_loss(page, one)))


def _found(page: StudyPage, one: StudyDecision) -> str:
    """Whether a guess is the best move, a good one, the one that was made, or worse; empty without a guess."""
    if not page.guess or page.guess == one.best:
        return "best" if page.guess else ""
    return "good" if _guess_loss(page, one) < 0.02 else "same" if page.guess == one.move else "worse"


def _hides_answer(page: StudyPage, one: StudyDecision) -> bool:
    """Whether a retry goes on: after a wrong guess the better move can still be found."""
    return page.retry and _found(page, one) not in ("best", "good")


def _guess_loss(page: StudyPage, one: StudyDecision) -> float:
    return one.alternatives[0][1] - (one.chance_of(page.guess) or 0.0)


def _told(page: StudyPage) -> dict[int, str]:
    """What has happened at each moment. A move can have several entries in the log."""
    texts: dict[int, list[str]] = {}
    for entry in timed_log(page.game):
        texts.setdefault(entry.moment, []).append(entry.text)
    return {moment: sentences(found) for moment, found in texts.items()}


def _chance(share: float) -> int:
    return round(100 * share)


def _where(page: StudyPage, past: Course) -> str:
    if page.step == 0:
        return say("study-where-deal", name=page.name)
    shown_round = past.round_at(page.step - 1)
    return say("study-where", round=str(shown_round), step=str(page.step), all=str(past.moves), name=page.name)


def _mistake(page: StudyPage, one: StudyDecision) -> SimpleNamespace:
    before = page.game.at(one.number - 1)
    return SimpleNamespace(
        number=one.number,
        label=one.label,
        sign=SIGNS[one.label],
        round=one.round,
        text=capitalised(before.say(one.move)),
        loss=figure(-one.loss),
        here=one.number == page.step,
    )


def _next_mistake(page: StudyPage) -> int | None:
    numbers = sorted(one.number for one in page.study.mistakes)
    later = [number for number in numbers if number > page.step]
    return later[0] if later else numbers[0] if numbers and not page.hide else None


def _event(step: StudyStep, told: dict[int, str]) -> str:
    """A line of the ledger in words, with what it showed of the cards of others."""
    if step.number == 0:
        return say("study-deal-says")
    parts = [told[step.number]] if step.number in told else []
    if step.shown:
        parts.append(say("study-shown-after", change=figure(step.shown)))
    return sentences(parts) if parts else ""


def _point(page: StudyPage, step: StudyStep, told: dict[int, str]) -> SimpleNamespace:
    kind = "luck" if abs(step.luck) > abs(step.decision) else "own" if step.seat == page.seat else "others"
    text = _event(step, told)
    return SimpleNamespace(number=step.number, change=figure(step.change), kind=kind, text=text)


def _row(page: StudyPage, step: StudyStep, told: dict[int, str], past: Course) -> SimpleNamespace:
    return SimpleNamespace(
        number=step.number,
        round=past.round_at(max(0, step.number - 1)),
        who="" if step.seat == DEAL else page.places[step.seat].name,
        text=_event(step, told),
        decision=figure(step.decision) if step.decision else "",
        luck=figure(step.luck) if step.luck else "",
        value=_chance(step.value),
        here=step.number == page.step,
    )


def _ledger(page: StudyPage) -> list[SimpleNamespace]:
    """The lines of the ledger with bars from where the last one ended, in percent of the width."""
    found = page.shown
    lines, at = [], 0.0
    for kind, change in (("start", found.start), ("luck", found.luck), ("own", found.own), ("others", found.others)):
        low, high = sorted((at, at + change))
        words = decimal(100 * change) if kind == "start" else figure(change)
        lines.append(SimpleNamespace(kind=kind, low=low, width=high - low, figure=words))
        at += change
    lines.append(SimpleNamespace(kind="result", low=0.0, width=found.value, figure=decimal(100 * found.value)))
    least = min(0.0, *(line.low for line in lines))
    span = max(1.0, *(line.low + line.width for line in lines)) - least
    for line in lines:
        line.low, line.width = (round(100 * part / span, 1) for part in (line.low - least, line.width))
    return lines


def _adjusted(page: StudyPage) -> str:
    """The result with even luck, and the level that loses as much per decision."""
    scores = page.game.scores()
    order = [page.seat, *(seat for seat in range(page.game.seats) if seat != page.seat)]
    even = page.study.scores_with_even_luck(scores)
    real, adjusted = (":".join(str(each[seat]) for seat in order) for each in (scores, even))
    told = say(
        "study-adjusted", name=page.name, scores=real, even=adjusted, loss=decimal(100 * page.study.average_loss)
    )
    return sentences([told, say("study-like-level", level=page.level)]) if page.level else told
