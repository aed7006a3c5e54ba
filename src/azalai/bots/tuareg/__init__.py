"""What the bots know of Tuareg."""

from azalai.bots.minds import Mind
from azalai.bots.tuareg.decisions import hour, is_new_decision, is_quiet, to_come, without_detours
from azalai.bots.tuareg.forgetting import forget
from azalai.bots.tuareg.weighing import in_words, weights
from azalai.bots.tuareg.worth import LATE, worth

MIND = Mind(
    "tuareg",
    forget=forget,
    worth=worth,
    is_new_decision=is_new_decision,
    without_detours=without_detours,
    is_quiet=is_quiet,
    hour=hour,
    to_come=to_come,
    weights=weights,
    in_words=in_words,
    not_prices=(LATE,),
)
