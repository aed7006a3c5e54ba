"""What the bots know of Tuareg; ``minds.Mind`` binds it to how they think."""

from azalai.games.tuareg.bots.decisions import hour, is_new_decision, is_quiet, to_come, without_detours
from azalai.games.tuareg.bots.evaluation import NOT_PRICES, WEIGHTS, worth
from azalai.games.tuareg.bots.redaction import forget

__all__ = [
    "NOT_PRICES",
    "WEIGHTS",
    "forget",
    "hour",
    "is_new_decision",
    "is_quiet",
    "to_come",
    "without_detours",
    "worth",
]
