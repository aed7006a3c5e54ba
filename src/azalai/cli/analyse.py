"""``azalai analyse``: luck and skill in a saved game, as tables or as JSON."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from azalai.balance.number_format import number, percent
from azalai.cli.score import winner_sentence
from azalai.cli.seats import seat_of, seat_title
from azalai.game import Game
from azalai.game_file import load
from azalai.messages import say
from azalai.terminal.progress_bar import progress_bar
from azalai.terminal.screen import Screen
from azalai.terminal.text import aligned

if TYPE_CHECKING:
    from azalai.study import Decision, Estimate, Ledger, Step, Study

LUCKIEST = 5
"""Pieces of luck that are listed without ``--all``."""


def analyse(chosen: argparse.Namespace) -> None:
    from azalai.study import analyse

    game = load(chosen.file)
    seat = None if chosen.seat is None else seat_of(chosen.seat, game.seat_names)
    with progress_bar() as bar:
        task = bar.add_task(say("study-running"))

        def show(done: int, everything: int) -> None:
            bar.update(task, completed=done, total=everything)

        study = analyse(game, deep=chosen.deep, progress=show)
    if chosen.json:
        print(json.dumps(study.as_dict(), ensure_ascii=False))
        return
    report = Report(game, study, Screen())
    report.ledgers()
    report.decisions(seat, everything=chosen.all)
    report.luck(seat, everything=chosen.all)


class Report:
    """The tables of an analysis."""

    def __init__(self, game: Game, study: Study, screen: Screen) -> None:
        self.game, self.study, self.screen = game, study, screen

    def ledgers(self) -> None:
        """Start, luck, decisions and result of every seat, and what it would have been with even luck."""
        self.screen.write(winner_sentence(self.game), "bold")
        self.screen.write(say("study-method", worlds=self.study.worlds, depth="deep" if self.study.deep else "fast"))
        self._table("study-ledger-title", ("seat", "start", "luck", "own", "others", "result", "average", "level"), [
            self._ledger_cells(ledger) for ledger in self.study.ledgers
        ])  # fmt: skip
        for ledger in self.study.ledgers:
            scores = self.study.scores_with_even_luck(ledger.seat)
            told = {"seat": seat_title(self.game, ledger.seat), "scores": ":".join(map(str, scores))}
            lead = number(ledger.with_even_luck.lead, 1, sign=True)
            self.screen.write(say("study-even-luck", lead=lead, **told))

    def _ledger_cells(self, ledger: Ledger) -> list[str]:
        changes = (_signed(amount.win) for amount in (ledger.luck, ledger.own, ledger.others))
        return [
            seat_title(self.game, ledger.seat),
            percent(ledger.start.win),
            *changes,
            percent(ledger.result.win),
            percent(ledger.average_loss),
            say(f"bots-level-{ledger.level}") if ledger.level else say("balance-none"),
        ]

    def decisions(self, seat: int | None, *, everything: bool) -> None:
        """The decisions with a label, the largest loss first; or all of them in their order."""
        shown = self.study.mistakes(seat)
        if everything:
            shown = [one for one in self.study.decisions if seat in (None, one.seat)]
        if not shown:
            self.screen.write()
            self.screen.write(say("study-no-mistakes"))
            return
        names = ("move", "round", "seat", "played", "better", "before", "after", "loss", "points", "label")
        self._table("study-decisions-title", names, [self._decision_cells(one) for one in shown])

    def _decision_cells(self, one: Decision) -> list[str]:
        return [
            str(one.number),
            str(one.round),
            seat_title(self.game, one.seat),
            one.move,
            one.best if one.best != one.move else "",
            percent(one.before.win),
            percent(one.after.win),
            _with_interval(one.loss),
            number(one.lead_loss.value, 1),
            say("study-label", label=one.label) if one.label else "",
        ]

    def luck(self, seat: int | None, *, everything: bool) -> None:
        """What was revealed, and what it changed: the largest changes, or all of them in their order."""
        found = [
            (ledger.seat, step)
            for ledger in self.study.ledgers
            for step in ledger.steps
            if step.luck.win and seat in (None, ledger.seat)
        ]
        if everything:
            found.sort(key=lambda entry: (entry[1].number, entry[0]))
        else:
            found = sorted(found, key=lambda entry: -abs(entry[1].luck.win))[:LUCKIEST]
        self._table("study-luck-title", ("move", "event", "seat", "luck", "points"), [
            self._luck_cells(seat, step) for seat, step in found
        ])  # fmt: skip

    def _luck_cells(self, seat: int, step: Step) -> list[str]:
        played = self.game.played[step.number - 1].text if step.number else say("study-deal")
        points = number(step.luck.lead, 1, sign=True)
        return [str(step.number), played, seat_title(self.game, seat), _signed(step.luck.win), points]

    def _table(self, title: str, names: tuple[str, ...], rows: list[list[str]]) -> None:
        """A heading and columns as wide as their contents: words to the left, figures to the right."""
        cells = [[say(f"study-column-{name}") for name in names], *rows]
        words = {"seat", "level", "played", "better", "label", "event"}
        self.screen.write()
        self.screen.write(say(title), "bold")
        for line in aligned(cells, [name in words for name in names]):
            self.screen.put(line)


def _signed(share: float) -> str:
    return say("balance-percent", figure=number(100 * share, 1, sign=True))


def _with_interval(loss: Estimate) -> str:
    return say("study-interval", value=percent(loss.value), margin=number(100 * (loss.high - loss.value), 1))
