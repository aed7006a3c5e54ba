"""Review of a played move: what would have been clearly better, and why. The search judges from what the seat knew."""

from __future__ import annotations

from typing import NamedTuple

from azalai.bots.analysis import Candidate
from azalai.bots.hints import line_of
from azalai.bots.information_set import InformationSet, information_set
from azalai.bots.players import player
from azalai.game import Game, Move
from azalai.games.hint_reasons import Reason
from azalai.messages import say

SIMULATIONS = 500
"""In the plain gear, which needs no compilation."""
SIMULATIONS_AFTER = 300
CLEARLY = 0.04
"""A move is poor if the result that the search expects is this much below the best, on a scale from 0 to 1, in an even
game. The further ahead or behind a seat is, the less a point changes the result, so the less it takes."""
LEAST = 0.01
"""What is closer to the best move than this is chance of the search, however far ahead a seat is."""


class BetterMove(NamedTuple):
    move: Move
    reason: Reason  # why it is better


def better_move(game: Game, seat: int, move: str, *, seed: int = 0) -> BetterMove | None:
    """The best move of the seat that decides now, if ``move`` is clearly worse; None if it is not.

    The search simulates a move that looks bad only a few times. So both moves get a second search, each from the table
    after it.
    """
    seen = information_set(game, seat)
    if len(seen.moves) == 1:
        return None
    candidates = player(f"search:{SIMULATIONS}", seed, compiled=False).decide(seen).candidates
    best, played = candidates[0], next(each for each in candidates if each.move.text == move)
    clearly = _clearly(seen, best, played)
    if best.expected[seat] - played.expected[seat] < clearly:
        return None
    difference = _expected_after(seen, best.move, seed) - _expected_after(seen, played.move, seed)
    return BetterMove(best.move, _why(seen, best, played, difference)) if difference >= clearly else None


def _clearly(seen: InformationSet, best: Candidate, played: Candidate) -> float:
    """The difference that makes a move poor. Where the best move can still be made, only the order was another: what it
    brings is further ahead in the second search, which therefore expects a little less."""
    after = seen.game().play(played.move)
    if after.seat == seen.seat and best.move.text in [move.text for move in after.moves()]:
        return CLEARLY
    even = 1 - abs(2 * best.expected[seen.seat] - 1)
    return max(LEAST, CLEARLY * even)


def _why(seen: InformationSet, best: Candidate, played: Candidate, difference: float) -> Reason:
    """The weightiest reason of a hint that does not speak for the played move too."""
    better, poor = line_of(seen, best), line_of(seen, played)
    also = {reason.text for reason in seen.book.hint_reasons(poor, [better], seen.setting)}
    reasons = [each for each in seen.book.hint_reasons(better, [poor], seen.setting) if each.text not in also]
    return reasons[0] if reasons else Reason(say("bots-better-outlook", gain=round(100 * difference)))


def _expected_after(seen: InformationSet, move: Move, seed: int) -> float:
    """The result that the seat can expect after a move, on a table that is made from what the seat knows."""
    game = seen.game().play(move)
    if game.seat is None:
        return float(seen.seat in game.winners())
    search = player(f"search:{SIMULATIONS_AFTER}", seed, compiled=False)
    return search.decide(information_set(game, game.seat)).expected[seen.seat]
