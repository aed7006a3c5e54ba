"""What the bots know of Tuareg."""

from azalai.bots.minds import Mind
from azalai.bots.tuareg.decisions import is_new_decision, without_detours
from azalai.bots.tuareg.forgetting import forget
from azalai.bots.tuareg.weighing import weights
from azalai.bots.tuareg.worth import worth

MIND = Mind(
    "tuareg",
    forget=forget,
    worth=worth,
    is_new_decision=is_new_decision,
    without_detours=without_detours,
    weights=weights,
)
