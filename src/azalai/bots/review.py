"""Review of a played move: what would have been clearly better, and why. The search judges from what the seat knew."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from azalai.bots.hints import line_of
from azalai.bots.information_set import InformationSet, information_set
from azalai.bots.interface import Candidate
from azalai.bots.players import player
from azalai.game import Game, Move
from azalai.games.hint_reasons import Reason

SIMULATIONS = 500
"""In the plain gear, which needs no compilation."""
SIMULATIONS_AFTER = 300
CLEARLY = 0.06
"""A move is poor if the result that the search expects is this much below the best, on a scale from 0 to 1, in an even
game: about two points. The further ahead or behind a seat is, the less a point changes the result, so the less it
takes."""
SCREEN = 0.5
"""Above this share of that difference both moves are searched again: the first search hardly looks at a poor move."""
LEAST = 0.01
"""What is closer to the best move than this is chance of the search, however far ahead a seat is."""


class BetterMove(NamedTuple):
    move: Move
    reason: Reason  # why it is better


def better_move(game: Game, seat: int, move: str, *, seed: int = 0) -> BetterMove | None:
    """The best move of the seat that decides now, if ``move`` is clearly worse and a reason can be given; else None.

    The search simulates a move that looks bad only a few times. So both moves get a second search, each from the table
    after it.
    """
    seen = information_set(game, seat)
    if len(seen.moves) == 1:
        return None
    candidates = player(f"search:{SIMULATIONS}", seed, compiled=False).decide(seen).candidates
    best, played = candidates[0], next(each for each in candidates if each.move.text == move)
    clearly = _clearly(seen, best, played)
    if best.expected[seat] - played.expected[seat] < SCREEN * clearly:
        return None
    best, played = (_searched_again(seen, each, seed) for each in (best, played))
    reason = _why(seen, best, played)
    if reason is None or best.expected[seat] - played.expected[seat] < clearly:
        return None
    return BetterMove(best.move, reason)


def _clearly(seen: InformationSet, best: Candidate, played: Candidate) -> float:
    """The difference that makes a move poor. Where the best move can still be made, only the order was another: what it
    brings is further ahead in the second search, which therefore expects a little less."""
    after = seen.game().play(played.move)
    if after.seat == seen.seat and best.move.text in [move.text for move in after.moves()]:
        return CLEARLY
    chance = best.expected[seen.seat]
    even = 4 * chance * (1 - chance)  # how steep the logistic curve from points to results is here
    return max(LEAST, CLEARLY * even)


def _why(seen: InformationSet, best: Candidate, played: Candidate) -> Reason | None:
    """The weightiest reason of a hint that speaks for the best move alone; None if something as weighty speaks for the
    played move alone: then nobody would believe it."""
    lines = [line_of(seen, each) for each in (best, played)]
    better, poor = (seen.book.hint_reasons(line, [other], seen.setting) for line, other in (lines, lines[::-1]))
    shared = {reason.text for reason in better} & {reason.text for reason in poor}
    better, poor = ([each for each in reasons if each.text not in shared] for reasons in (better, poor))
    if not better or (poor and poor[0].weight >= better[0].weight):
        return None
    return better[0]


def _searched_again(seen: InformationSet, candidate: Candidate, seed: int) -> Candidate:
    """What the seat can expect after a move, and what follows it, on a table that is made from what the seat knows."""
    game = seen.game().play(candidate.move)
    if game.seat is None:
        winners = game.winners()
        return replace(candidate, expected=[float(seat in winners) for seat in range(seen.seats)], continuation=[])
    found = player(f"search:{SIMULATIONS_AFTER}", seed, compiled=False).decide(information_set(game, game.seat))
    return replace(candidate, expected=found.expected, continuation=[found.move, *found.candidates[0].continuation])
