"""Appraisal: what a seat can expect in each world, and the statistics over them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from azalai.bots.rules.network import ONE_RESULT
from azalai.study.calibration import Calibration
from azalai.study.results import Amount, Estimate
from azalai.study.rules.worlds import IMPOSSIBLE, OVER, Outcomes

QUANTILE = 1.96
"""The quantile of the normal distribution for 95 % intervals."""


@dataclass(frozen=True)
class Appraisal:
    """Win chances and leads by world, and in which worlds the answer was possible."""

    win: Any
    lead: Any
    possible: Any

    @property
    def mean(self) -> Amount:
        """The mean over the worlds in which the answer was possible. There must be at least one."""
        return amount(self.win[self.possible].mean(), self.lead[self.possible].mean())


def amount(win: float, lead: float) -> Amount:
    """Rounded to multiples of 1/65536, which add up exactly."""
    return Amount(_rounded(win), _rounded(lead))


def _rounded(value: float) -> float:
    return round(float(value) * ONE_RESULT) / ONE_RESULT


def appraisals(outcomes: Outcomes, answers: int, calibration: Calibration) -> list[Appraisal]:
    """An appraisal of each answer that was tried."""
    values, left, won, lead = (column[:answers] for column in outcomes)
    over, possible = values == OVER, values != IMPOSSIBLE
    known = np.where(values >= 0, values, ONE_RESULT // 2)
    wins = np.where(over, won / ONE_RESULT, calibration.win_chances(known, left))
    leads = np.where(over, lead, calibration.leads(known, left))
    return [Appraisal(*row) for row in zip(wins, leads, possible, strict=True)]


def shifted(appraisal: Appraisal, change: Amount) -> Appraisal:
    """An appraisal that was not repeated, shifted by the change of one that was. Its mean is shifted and then
    clipped to 0 … 1, so that appraisals keep their order."""
    win, lead = appraisal.mean.win + change.win, appraisal.mean.lead + change.lead
    worlds = np.ones(len(appraisal.win))
    return Appraisal(worlds * min(max(win, 0.0), 1.0), worlds * lead, appraisal.possible)


def paired(better: Any, worse: Any) -> Estimate:
    """The mean difference between two columns over the same worlds, with its interval."""
    differences = better - worse
    mean = float(differences.mean())
    spread = float(differences.std(ddof=1)) if len(differences) > 1 else math.inf
    margin = QUANTILE * spread / math.sqrt(len(differences))
    return Estimate(mean, mean - margin, mean + margin)
