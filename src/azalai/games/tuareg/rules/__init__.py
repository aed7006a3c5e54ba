"""The rules of Tuareg, by topic, with the record they work on. Everything that is compiled is in this package."""

from azalai.games.tuareg.rules.determinization import imagine, reshuffle
from azalai.games.tuareg.rules.dispatch import apply, do_chores, legal
from azalai.games.tuareg.rules.forced import lone_answer_reveals
from azalai.games.tuareg.rules.observation import observe
from azalai.games.tuareg.rules.scoring import rounds_played, score, winner, winning_seats
from azalai.games.tuareg.rules.stage import deal
