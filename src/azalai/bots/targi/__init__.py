"""What the bots know of Targi."""

from azalai.bots.minds import Mind
from azalai.bots.targi.decisions import hour, is_new_decision, is_quiet, to_come, without_detours
from azalai.bots.targi.forgetting import forget
from azalai.bots.targi.weighing import in_words, weights
from azalai.bots.targi.worth import FADING, worth

MIND = Mind(
    "targi",
    forget=forget,
    worth=worth,
    is_new_decision=is_new_decision,
    without_detours=without_detours,
    is_quiet=is_quiet,
    hour=hour,
    to_come=to_come,
    weights=weights,
    in_words=in_words,
    not_prices=(FADING,),
)
