"""What the bots know of Targi."""

from azalai.bots.minds import Mind
from azalai.bots.targi.decisions import hour, is_new_decision, is_quiet, to_come, without_detours
from azalai.bots.targi.forgetting import forget
from azalai.bots.targi.weighing import in_words, weights
from azalai.bots.targi.worth import FADING, worth

HOW = {
    "exploration": 0.6,
    "urgency": 0.0,
    "sharpness": 100.0,
    "narrow": 300.0,
    "wide": 900.0,
    "played_on": 40.0,
    "hours": 1.0,
    "score_share": 0.3,
}
"""How it searches: see ``bots/search.py``; found by matches, see the journal."""

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
    how=HOW,
    in_words=in_words,
    not_prices=(FADING,),
)
