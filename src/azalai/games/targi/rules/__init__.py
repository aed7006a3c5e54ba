"""The rules of Targi, by topic, with the record they work on. Everything that is compiled is in this package."""

from azalai.games.targi.rules.determinization import imagine, reshuffle
from azalai.games.targi.rules.dispatch import apply, deal, do_chores, legal
from azalai.games.targi.rules.forced import lone_answer_reveals
from azalai.games.targi.rules.observation import observe
from azalai.games.targi.rules.scoring import rounds_played, score, winner, winning_seats
