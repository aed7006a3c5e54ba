"""Hints for people: the best moves, how they compare, and why, taken from the analysis of a search.

The reason follows the search's continuation on the determinization: what the seat would do next, in the game's words,
until something hidden would be revealed, and what the scores would be then.
"""

from __future__ import annotations

from dataclasses import dataclass

from azalai.bots.analysis import Candidate
from azalai.bots.information_set import InformationSet, information_set
from azalai.bots.players import player
from azalai.game import Game, Move
from azalai.messages import say, sentences, with_and

USUAL = "search:1000"
"""Enough for advice. In the plain gear, which needs no compilation, it takes 0.6 to 2.5 seconds of one core."""
MOST = 3
LONGEST_PLAN = 6  # moves of the seat's own in a reason
LEAST_SHARE = 0.01  # a move that the search hardly looked at is not given as a hint
EVEN = 0.005  # results closer than this count as equal


@dataclass(frozen=True)
class Hint:
    """A move worth considering. ``gain`` compares it with the others, ``reason`` says what it does and what follows.
    For a page that lists the moves in words, ``brief`` is a shorter ``gain`` and ``leads_to`` the reason without its
    first sentence."""

    move: Move
    gain: str
    reason: str
    brief: str = ""
    leads_to: str = ""


def hint(game: Game, seat: int, spec: str = USUAL, *, seed: int = 0, compiled: bool = False) -> list[Hint]:
    """The best moves of the seat that decides now, the best first, from what it knows."""
    seen = information_set(game, seat)
    if len(seen.moves) == 1:
        only = say("bots-hint-only")
        return [Hint(seen.moves[0], only, _sentence(game.say(seen.moves[0])), only)]
    candidates = player(spec, seed, compiled=compiled).decide(seen).candidates
    searched = any(each.visits for each in candidates)
    best = [each for each in candidates if not searched or each.share >= LEAST_SHARE][:MOST]
    return [_hint(seen, best, at) for at in range(len(best))]


def _hint(seen: InformationSet, candidates: list[Candidate], at: int) -> Hint:
    brief, gain = (_gain(candidates, at, seen.seat, message) for message in ("bots-hint-brief", "bots-hint-gain"))
    told = reasons(seen, candidates[at])
    return Hint(candidates[at].move, gain, sentences(told), brief, sentences(told[1:]) if told[1:] else "")


def _gain(candidates: list[Candidate], at: int, seat: int, message: str) -> str:
    """Compare the best move with the second best, each other one with the best. The best is the most visited one: its
    mean may be a little lower."""
    mine = candidates[at].expected[seat]
    outlook = f"{100 * mine:.0f}"
    if len(candidates) == 1:
        return say(message, compared="alone", outlook=outlook, gain="", other="")
    other = candidates[1] if at == 0 else candidates[0]
    gain = mine - other.expected[seat]
    if abs(gain) < EVEN or (gain > 0) != (at == 0):
        compared = "even"
    else:
        compared = "better" if at == 0 else "worse"
    return say(message, compared=compared, outlook=outlook, gain=f"{100 * abs(gain):.1f}", other=other.move.text)


def reasons(seen: InformationSet, candidate: Candidate) -> list[str]:
    """Sentences: what the move does, what the seat would do after it, and where that leads."""
    table = seen.game()
    before, reveals = table.scores(), table.reveals
    told = [_sentence(table.say(candidate.move))]
    plan: list[str] = []
    for move in (candidate.move, *candidate.continuation):
        if move not in table.moves():  # it was legal in another determinization
            break
        if table.seat == seen.seat and move is not candidate.move:
            plan.append(_sentence(table.say(move)))
        table.play(move)
        if table.reveals != reveals or len(plan) == LONGEST_PLAN:
            break  # what is revealed here is not the truth
    if plan:
        told.append(say("bots-hint-plan", steps=sentences(plan)))
    return told + _scores(table, seen, before)


def _sentence(words: str) -> str:
    """Some games describe a move by a phrase: make it a sentence."""
    if words.endswith((".", "!", "?")):
        return words
    return say("bots-hint-sentence", words=words[:1].upper() + words[1:])


def _scores(table: Game, seen: InformationSet, before: list[int]) -> list[str]:
    after = table.scores()
    if after[seen.seat] == before[seen.seat]:
        return []
    others = [
        say("bots-hint-score-of", seat=say("seat-name", seat=table.seat_names[seat]), score=after[seat])
        for seat in range(seen.seats)
        if seat != seen.seat
    ]
    return [say("bots-hint-score", before=before[seen.seat], after=after[seen.seat], others=with_and(others))]
