"""What the bots know about Tuareg; ``azalai.bots.binding`` binds the bots to it."""

from azalai.games.tuareg.bots.decisions import hour, is_new_decision, is_quiet, percent_left, without_detours
from azalai.games.tuareg.bots.evaluation import NOT_PRICES, WEIGHTS, evaluate
from azalai.games.tuareg.bots.hidden_cards import HIDDEN_COUNTS, HIDDEN_PLACES, hidden_cards
from azalai.games.tuareg.bots.redaction import redact
