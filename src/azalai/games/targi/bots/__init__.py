"""What the bots know about Targi; ``azalai.bots.binding`` binds the bots to it."""

from azalai.games.targi.bots.decisions import hour, is_new_decision, is_quiet, percent_left, without_detours
from azalai.games.targi.bots.evaluation import NOT_PRICES, WEIGHTS, evaluate
from azalai.games.targi.bots.redaction import redact
