"""What the bots know of Targi; ``minds.Mind`` binds it to how they think."""

from azalai.games.targi.bots.decisions import hour, is_new_decision, is_quiet, to_come, without_detours
from azalai.games.targi.bots.evaluation import NOT_PRICES, WEIGHTS, worth
from azalai.games.targi.bots.redaction import forget

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
