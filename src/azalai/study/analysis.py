"""The analysis of a finished game: a ledger of luck and skill for each seat, and a judgement of each decision.

Each ledger follows the game with one value function: the mean win chance over worlds that agree with what its seat
knows. A move changes the value to the mean over all that it may reveal; what it does reveal is luck. If a seat learns
nothing from a move, its worlds are kept, and its luck is exactly zero.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from azalai.errors import IllegalOption
from azalai.game import Game, Move
from azalai.messages import say
from azalai.study.appraisal import Appraisal, amount, appraisals, paired, shifted
from azalai.study.calibration import calibration
from azalai.study.levels import level_like
from azalai.study.results import LABELS, NOTHING, Alternative, Amount, Decision, Estimate, Ledger, Step, Study
from azalai.study.searches import Searches
from azalai.study.worlds import Worlds

FAST_WORLDS, FAST_DEPTH = 128, 0
DEEP_WORLDS, DEEP_DEPTH = 64, 12
FAST_SIMULATIONS, DEEP_SIMULATIONS = (64, 400, 1000), (400, 1000, 2000)
"""The simulations of a search after a move in a closer look, and of the longer searches that confirm a large loss:
short searches overestimate some losses by far."""
SCREEN_WORLDS = 2
"""The number of worlds in which a closer look tries all moves: near the end of a game the network overlooks some
winning ones."""
FEW_WORLDS, CLOSE_WORLDS = 4, 12
"""The number of worlds in which it compares the move that was made with its rivals: at first, and if the move may be a
mistake."""
SUSPICIOUS = 0.03
"""A loss of win chance in ``FEW_WORLDS`` that calls for a comparison in ``CLOSE_WORLDS``."""
RIVALS = 4
"""Moves that are best at first sight."""
FIRST_RIVALS = 2
"""How many rivals are compared in ``FEW_WORLDS``."""
LARGE = 0.10
"""A loss that a closer look checks again, with longer searches: the largest of many estimates is likely too large."""
LONGER = (24, 2), (32, 1)
"""The worlds of each of these checks, and with how many rivals the move is compared there."""
LEAST_WORLDS = 64
"""An analysis in fewer worlds is a rough one, without a closer look."""
TRIVIAL = 0.01
"""A decision whose best and worst moves differ by less does not count."""
DEALS = 1
"""The value before the deal is the mean over other deals. This is their seed."""

FIRST_LABEL = min(LABELS.values())

Progress = Callable[[int, int], None]
"""Called with the number of moves that are done and the number of moves in all ledgers."""


def analyse(
    game: Game,
    *,
    deep: bool = False,
    worlds: int | None = None,
    compiled: bool = True,
    progress: Progress | None = None,
) -> Study:
    """Analyse a finished game: what was luck, what was skill, and which moves would have been better.

    ``deep`` plays on after each move before it evaluates, and searches further, which takes many times as long.
    ``worlds`` is the number of determinizations; more make the intervals narrower.
    The result depends on the game alone: the same game gives the same analysis.
    """
    _check_over(game)
    usual = usual_worlds(deep)
    count = usual if worlds is None else worlds
    if type(count) is not int or not 2 <= count <= 4096:
        raise IllegalOption(say("error-whole", name="worlds", value=repr(worlds), low=2, high=4096))
    examined = worlds_of(game, deep, count, compiled=compiled)
    closer = searches(deep, compiled=compiled) if count >= LEAST_WORLDS else None
    return _Analysis(game, examined, closer, deep, progress or (lambda _done, _all: None)).study()


def usual_worlds(deep: bool) -> int:
    return DEEP_WORLDS if deep else FAST_WORLDS


def worlds_of(game: Game, deep: bool, count: int, *, compiled: bool = True) -> Worlds:
    """The worlds in which a fast or deep analysis examines games like this one. Making them compiles the rules."""
    return Worlds(game.rulebook, game.setting, count, DEEP_DEPTH if deep else FAST_DEPTH, compiled=compiled)


def searches(deep: bool, *, compiled: bool = True) -> Searches:
    """The searches of a closer look in a fast or deep analysis."""
    return Searches(*(DEEP_SIMULATIONS if deep else FAST_SIMULATIONS), compiled=compiled)


def analyse_part(
    game: Game,
    worlds: Worlds,
    seat: int,
    first: int,
    seconds: float,
    closer: Searches | None = None,
    *,
    judges: bool = True,
) -> Part:
    """A part of a seat's ledger that begins after ``first`` moves. After ``seconds`` it ends at the next moment from
    which the analysis can continue, or at the end of the game. All parts together equal a whole analysis. ``closer``
    searches where a decision gets a closer look; None: none does. Unless it ``judges`` decisions, only the moves that
    were made are tried, and the part has no decisions: the same ledger in a fraction of the time."""
    _check_over(game)
    analysis = _Analysis(game, worlds, closer, False, lambda _done, _all: None, judges=judges)
    return analysis.part(seat, first, seconds)


def judged(game: Game, worlds: Worlds, closer: Searches, numbers: Sequence[int]) -> list[Decision]:
    """Some decisions of a finished game by the numbers of their moves, judged as in an analysis, but each in worlds of
    its own."""
    _check_over(game)
    analysis = _Analysis(game, worlds, closer, False, lambda _done, _all: None)
    return [analysis.judge(number) for number in numbers]


def expectation(game: Game, worlds: Worlds, seat: int) -> Amount:
    """What a seat can expect at a table, from what it knows."""
    if game.over:
        return _result(game, seat)
    worlds.take(game.table, seat, DEALS)  # always the same seed: two values differ by what has changed
    return appraisals(worlds.outcomes, 1, calibration(game.rulebook, game.setting))[0].mean


def _check_over(game: Game) -> None:
    if not game.over:
        raise IllegalOption(say("study-unfinished"))


@dataclass(frozen=True)
class _Moment:
    """A move, the table before it and the one after it."""

    number: int
    seat: int
    move: Move
    before: Game
    after: Game


@dataclass(frozen=True)
class Part:
    """Some lines of a ledger, and the seat's decisions among them."""

    start: Amount | None  # before the deal, in the part with the deal
    steps: tuple[Step, ...]
    decisions: tuple[Decision, ...]
    end: int  # the number of the last move


class _Analysis:
    def __init__(
        self,
        game: Game,
        worlds: Worlds,
        closer: Searches | None,
        deep: bool,
        progress: Progress,
        *,
        judges: bool = True,
    ) -> None:
        self._game, self._worlds, self._closer, self._deep, self._progress = game, worlds, closer, deep, progress
        self._judges = judges
        self._calibration = calibration(game.rulebook, game.setting)
        states = list(game)
        self._start = states[0]
        self._moments = [
            _Moment(number, before.seat, move, before, after)  # type: ignore[arg-type]  # somebody has moved
            for number, (before, move, after) in enumerate(zip(states, game.played, states[1:], strict=False), 1)
        ]
        self._decisions: list[Decision] = []
        self._renewed = False  # whether the last step has made new worlds: a part may end only there

    def study(self) -> Study:
        game = self._game
        ledgers = tuple(self._ledger(seat) for seat in range(game.seats))
        return Study(
            game=game.name,
            options=game.options,
            seed=game.seed,
            seats=game.seat_names,
            scores=tuple(game.scores()),
            winners=tuple(game.winners()),
            deep=self._deep,
            worlds=self._worlds.count,
            ledgers=ledgers,
            decisions=tuple(sorted(self._decisions, key=lambda one: one.number)),
        )

    def part(self, seat: int, first: int = 0, seconds: float = math.inf) -> Part:
        until = time.monotonic() + seconds
        start, steps, known = None, list[Step](), len(self._decisions)
        if first == 0:
            start, value = self._opening(seat)
            steps.append(Step(0, None, NOTHING, value - start, value))
        else:
            value = self._look(self._moments[first - 1].after, seat, first)
        for moment in self._moments[first:]:
            steps.append(self._step(seat, moment, value))
            value = steps[-1].value
            self._progress(seat * len(self._moments) + moment.number, self._game.seats * len(self._moments))
            if self._renewed and time.monotonic() > until:
                break
        return Part(start, tuple(steps), tuple(self._decisions[known:]), steps[-1].number if steps else first)

    def judge(self, number: int) -> Decision:
        """The judgement of one move, without the rest of the ledger."""
        moment = self._moments[number - 1]
        self._own_move(moment, self._look(moment.before, moment.seat, number - 1))
        return self._decisions.pop()

    def _opening(self, seat: int) -> tuple[Amount, Amount]:
        """The values before and after the deal."""
        before_deal = None
        if self._game.start is None:  # otherwise it began from a position, and nothing was dealt
            self._worlds.deal(seat, DEALS)
            before_deal = self._tried(1)[0].mean
        value = self._look(self._start, seat, 0)
        return before_deal or value, value

    def _ledger(self, seat: int) -> Ledger:
        part = self.part(seat)
        assert part.start is not None
        steps = part.steps
        losses = [one.loss.value for one in part.decisions if one.counts]
        average = sum(losses) / len(losses) if losses else 0.0
        return Ledger(
            seat=seat,
            start=part.start,
            luck=_sum(step.luck for step in steps),
            own=_sum(step.decision for step in steps if step.seat == seat),
            others=_sum(step.shown if step.seat == seat else step.decision for step in steps if step.seat is not None),
            result=steps[-1].value,
            decisions=len(losses),
            average_loss=average,
            level=level_like(self._game, average) if losses else "",
            steps=steps,
        )

    def _step(self, seat: int, moment: _Moment, value: Amount) -> Step:
        """The change of a seat's value by a move, and by what the move revealed."""
        mean: Amount | None
        if seat == moment.seat and self._judges:
            mean = self._own_move(moment, value)
        else:
            self._worlds.try_answers(seat, _seed(moment.number), [moment.move.id])
            tried = self._tried(1)[0]
            mean = tried.mean if tried.possible.any() else None
        learned = self._worlds.advance(seat, moment.move.id, moment.after.table)
        self._renewed = False
        if moment.after.over:
            after = _result(self._game, seat)
        elif learned.nothing:
            after = mean if mean is not None else value
        else:
            after = self._look(moment.after, seat, moment.number)
        if mean is None or (seat != moment.seat and not learned.by_chance):
            mean = after  # what another seat has shown of its cards belongs to its decision
        luck, shown = (after - mean, NOTHING) if learned.by_chance else (NOTHING, after - mean)
        return Step(moment.number, moment.seat, mean - value, luck, after, shown)

    def _own_move(self, moment: _Moment, value: Amount) -> Amount:
        """Judge a decision by what its seat knew; the value after it."""
        moves = moment.before.moves()
        self._worlds.try_answers(moment.seat, _seed(moment.number), [move.id for move in moves])
        at_first_sight = dict(zip(moves, self._tried(len(moves)), strict=True))
        after = at_first_sight[moment.move].mean
        found = self._closer_look(moment, at_first_sight)
        made = found[moment.move]
        ranked = sorted(found, key=lambda move: _rank(found[move], made, move == moment.move))
        best = found[ranked[0]]
        loss, lead_loss = paired(best.win, made.win), paired(best.lead, made.lead)
        counts = best.mean.win - found[ranked[-1]].mean.win >= TRIVIAL
        self._decisions.append(
            Decision(
                number=moment.number,
                seat=moment.seat,
                round=moment.before.round,
                move=moment.move.text,
                before=value,
                after=after,
                best=ranked[0].text,
                loss=loss,
                lead_loss=lead_loss,
                counts=counts,
                label=_label(loss) if counts else "",
                alternatives=tuple(Alternative(move.text, found[move].mean) for move in ranked),
            )
        )
        return after

    def _closer_look(self, moment: _Moment, found: dict[Move, Appraisal]) -> dict[Move, Appraisal]:
        """The appraisals by searches after the moves, if the move may have lost much; otherwise those at first sight.
        The ledger keeps its value function: only the judgement of the decision changes."""
        wins = {move: appraisal.mean.win for move, appraisal in found.items()}
        ranked, made = sorted(wins, key=lambda move: -wins[move]), moment.move
        if self._closer is None or len(ranked) == 1:
            return found
        screened = self._searched(moment, ranked, 0, SCREEN_WORLDS)
        screened_wins = [appraisal.mean.win for appraisal in screened.values()]
        if max(wins[ranked[0]] - wins[ranked[-1]], max(screened_wins) - min(screened_wins)) < TRIVIAL:
            return found
        favourite = self._closer.choice(moment.before, _seed(moment.number))
        ahead = [favourite, max(screened, key=lambda move: screened[move].mean.win)]
        if wins[ranked[0]] - wins[made] < FIRST_LABEL:
            rivals = list(dict.fromkeys(move for move in (*ahead, *ranked[:FIRST_RIVALS]) if move != made))
            tried = self._searched(moment, [made, *rivals], 1, FEW_WORLDS)
            if max(paired(tried[rival].win, tried[made].win).value for rival in rivals) < SUSPICIOUS:
                return found
        searched = self._searched(moment, list(dict.fromkeys([made, *ahead, *ranked[:RIVALS]])), 2, CLOSE_WORLDS)
        for effort, (worlds, rivals_then) in enumerate(LONGER, 1):
            here = [move for move in searched if len(searched[move].win) == len(searched[made].win)]
            best, *others = sorted(here, key=lambda move: -searched[move].mean.win)
            if paired(searched[best].win, searched[made].win).value < LARGE:
                break
            rivals = [move for move in (best, *others) if move != made][:rivals_then]
            surely = self._searched(moment, [made, *rivals], 2 + effort, worlds, effort=effort)
            change = surely[best].mean - searched[best].mean
            searched = {move: surely.get(move) or shifted(searched[move], change) for move in searched}
        change = searched[ranked[0]].mean - found[ranked[0]].mean
        return {move: searched.get(move) or shifted(found[move], change) for move in found}

    def _searched(
        self, moment: _Moment, moves: list[Move], stage: int, worlds: int, *, effort: int = 0
    ) -> dict[Move, Appraisal]:
        """Appraisals by searches, each stage in other worlds."""
        assert self._closer is not None
        seed = _seed(moment.number) + (stage << 16)
        found = self._closer.appraise(moment.before, moves, seed, worlds, effort=effort)
        return dict(zip(moves, found, strict=True))

    def _look(self, game: Game, seat: int, number: int) -> Amount:
        self._renewed = True
        self._worlds.take(game.table, seat, _seed(number))
        return self._tried(1)[0].mean

    def _tried(self, answers: int) -> list[Appraisal]:
        return appraisals(self._worlds.outcomes, answers, self._calibration)


def _result(game: Game, seat: int) -> Amount:
    winners, scores = game.winners(), game.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    return amount(1 / len(winners) if seat in winners else 0.0, scores[seat] - max(others))


def _rank(tried: Appraisal, made: Appraisal, is_made: bool) -> tuple[float, bool, float, bool]:
    """Best first: by win chance, then moves in the same worlds as the one that was made, then by lead; of equal moves
    the one that was made."""
    return -tried.mean.win, len(tried.win) != len(made.win), -tried.mean.lead, not is_made


def _label(loss: Estimate) -> str:
    """The label of a loss; none while its interval includes zero."""
    fitting = [name for name, least in LABELS.items() if loss.value >= least and loss.low > 0]
    return fitting[-1] if fitting else ""


def _seed(number: int) -> int:
    """A seed for each move: the worlds of one move are independent of those of another."""
    return (number + 1) << 32


def _sum(amounts: Any) -> Amount:
    return sum(amounts, NOTHING)
