"""Review of a played move: what would have been clearly better, and why. The search judges from what the seat knew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from azalai.bots.binding import bound_bots
from azalai.bots.hints import line_of
from azalai.bots.information_set import InformationSet, information_set
from azalai.bots.interface import Candidate
from azalai.bots.players import player
from azalai.bots.weights import weights
from azalai.game import Game, Move
from azalai.games.hint_reasons import Reason

SIMULATIONS = 500
"""In the plain gear, which needs no compilation."""
SIMULATIONS_AFTER = 300
QUICK = 5
"""A quick review, for a worker that is too slow, makes one simulation for this many of the others."""
CLEARLY = 0.06
"""A move is poor if the result that the search expects is this much below the best, on a scale from 0 to 1, in an even
game: about two points. The further ahead or behind a seat is, the less a point changes the result, so a smaller
difference counts."""
SCREEN = 0.5
"""Above this share of that difference both moves are searched again: the first search hardly looks at a poor move."""
A_GAIN = 20
"""Hundredths of a point that a gain must be worth some moves later: what the store cannot keep is worth nothing."""
LEAST = 0.01
"""What is closer to the best move than this is chance of the search, however far ahead a seat is."""


class BetterMove(NamedTuple):
    move: Move
    reason: Reason  # why it is better


def better_move(game: Game, seat: int, move: str, *, seed: int = 0, quick: bool = False) -> BetterMove | None:
    """The best move of the seat that decides now, if ``move`` is clearly worse and a reason can be given; else None.

    The search simulates a move that looks bad only a few times. So both moves get a second search, each from the table
    after it.
    """
    seen = information_set(game, seat)
    if len(seen.moves) == 1:
        return None
    share = QUICK if quick else 1
    candidates = player(f"search:{SIMULATIONS // share}", seed, compiled=False).decide(seen).candidates
    best, played = candidates[0], next(each for each in candidates if each.move.text == move)
    refused = _refused(seen, candidates, played)
    best, clearly = (best, _clearly(seen, best, played)) if refused is None else (refused, -LEAST)
    if refused is None and best.expected[seat] - played.expected[seat] < SCREEN * clearly:
        return None
    best, played = (_searched_again(seen, each, SIMULATIONS_AFTER // share, seed) for each in (best, played))
    reason = _why(seen, best, played)
    if reason is None or best.expected[seat] - played.expected[seat] < clearly:
        return None
    return BetterMove(best.move, reason)


def _refused(seen: InformationSet, candidates: Sequence[Candidate], played: Candidate) -> Candidate | None:
    """The best move that the played one rules out, if the played one turns down a gain that costs nothing. That is a
    mistake even for a seat far ahead or behind, although a point or two hardly change its result."""

    def refuses(each: Candidate) -> bool:
        return seen.book.refuses_free_gain(seen.table, seen.setting, each.move.id)

    if not refuses(played):
        return None
    after = seen.game().play(played.move)
    kept = [move.text for move in after.moves()] if after.seat == seen.seat else []
    gains = [each for each in candidates if each.move.text not in kept and not refuses(each)]
    return gains[0] if gains and _worth(seen, gains[0]) - _worth(seen, played) >= A_GAIN else None


def _worth(seen: InformationSet, candidate: Candidate) -> int:
    """What the table is worth to the seat after greedy moves of all seats, in hundredths of a point."""
    end, own = line_of(seen, replace(candidate, continuation=[])).tables[-1], weights(seen.name, "greedy")
    return bound_bots(seen.name).evaluate(end, seen.setting.cards, own, seen.seat)


def _clearly(seen: InformationSet, best: Candidate, played: Candidate) -> float:
    """The difference that makes a move poor. If the best move is still possible after the played one, only their order
    differs. What the best move brings is then further ahead in the second search, which therefore expects a little
    less."""
    after = seen.game().play(played.move)
    if after.seat == seen.seat and best.move.text in [move.text for move in after.moves()]:
        return CLEARLY
    chance = best.expected[seen.seat]
    even = 4 * chance * (1 - chance)  # how steep the logistic curve from points to results is here
    return max(LEAST, CLEARLY * even)


def _why(seen: InformationSet, best: Candidate, played: Candidate) -> Reason | None:
    """The weightiest reason of a hint that speaks for the best move alone; None if an equally weighty one speaks for
    the played move alone: the advice would convince nobody."""
    lines = [line_of(seen, each) for each in (best, played)]
    better, poor = (seen.book.hint_reasons(line, [other], seen.setting) for line, other in (lines, lines[::-1]))
    shared = {reason.text for reason in better} & {reason.text for reason in poor}
    better, poor = ([each for each in reasons if each.text not in shared] for reasons in (better, poor))
    if not better or (poor and poor[0].weight >= better[0].weight):
        return None
    return better[0]


def _searched_again(seen: InformationSet, candidate: Candidate, simulations: int, seed: int) -> Candidate:
    """What the seat can expect after a move, and what follows it, on a table that is made from what the seat knows."""
    game = seen.game().play(candidate.move)
    if game.seat is None:
        winners = game.winners()
        return replace(candidate, expected=[float(seat in winners) for seat in range(seen.seats)], continuation=[])
    found = player(f"search:{simulations}", seed, compiled=False).decide(information_set(game, game.seat))
    return replace(candidate, expected=found.expected, continuation=[found.move, *found.candidates[0].continuation])
