"""Study: what decided a finished game, what was luck, and which moves would have been better.

``azalai.analyse(game)`` returns a ``Study``. ``docs/study.md`` explains its numbers.
"""

from azalai.study.analysis import analyse
from azalai.study.results import LABELS, Alternative, Amount, Decision, Estimate, Ledger, Step, Study

__all__ = ["LABELS", "Alternative", "Amount", "Decision", "Estimate", "Ledger", "Step", "Study", "analyse"]
