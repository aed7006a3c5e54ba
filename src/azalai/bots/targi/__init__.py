"""What the bots know of Targi."""

from azalai.bots.minds import Mind
from azalai.bots.targi.decisions import is_new_decision, without_detours
from azalai.bots.targi.forgetting import forget
from azalai.bots.targi.weighing import weights
from azalai.bots.targi.worth import worth

MIND = Mind(
    "targi",
    forget=forget,
    worth=worth,
    is_new_decision=is_new_decision,
    without_detours=without_detours,
    weights=weights,
)
