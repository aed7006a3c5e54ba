"""Hints for people: the best moves, how much better they look than the next, and why, taken from what a search expects.

The reason is the search's own line, walked on the table it imagines: what the seat would do next, in the game's words,
up to the moment where something unknown comes to light, and what the scores would be then.
"""

from __future__ import annotations

from dataclasses import dataclass

from azalai.bots.analysis import Line
from azalai.bots.information_set import InformationSet, information_set
from azalai.bots.players import player
from azalai.game import Game, Move
from azalai.messages import say, sentences, with_and

USUAL = "search:1000"
"""Enough for advice. In the plain gear, where nobody waits for a compiler, it takes 0.6 to 2.5 seconds of one core."""
MOST = 3
LONGEST_PLAN = 6  # moves of the seat's own that a reason tells
LEAST_SHARE = 0.01  # of the thinking: what was hardly looked at is no advice
EVEN = 0.005  # results closer than this look the same


@dataclass(frozen=True)
class Hint:
    """A move that is worth considering. ``gain`` compares it, ``reason`` says what it does and what is to follow.
    Where the moves stand in a list in words, ``brief`` compares it within the list and ``leads_to`` is the rest of the
    reason."""

    move: Move
    gain: str
    reason: str
    brief: str = ""
    leads_to: str = ""


def hint(game: Game, seat: int, spec: str = USUAL, *, seed: int = 0, compiled: bool = False) -> list[Hint]:
    """The best moves of the seat that is to decide, the best first, from what it knows."""
    seen = information_set(game, seat)
    if len(seen.moves) == 1:
        only = say("bots-hint-only")
        return [Hint(seen.moves[0], only, _sentence(game.say(seen.moves[0])), only)]
    thought = player(spec, seed, compiled=compiled).decide(seen)
    searched = any(line.visits for line in thought.lines)
    lines = [line for line in thought.lines if not searched or line.share >= LEAST_SHARE][:MOST]
    return [_hint(seen, lines, at) for at in range(len(lines))]


def _hint(seen: InformationSet, lines: list[Line], at: int) -> Hint:
    line = lines[at]
    brief, gain = (_gain(lines, at, seen.seat, message) for message in ("bots-hint-brief", "bots-hint-gain"))
    told = _reasons(seen, line)
    return Hint(line.move, gain, sentences(told), brief, sentences(told[1:]) if told[1:] else "")


def _gain(lines: list[Line], at: int, seat: int, message: str = "bots-hint-gain") -> str:
    """The best against the next best, each other one against the best. The best was tried most: its mean may be a
    little lower."""
    mine = lines[at].expected[seat]
    if len(lines) == 1:
        return say(message, compared="alone", outlook=_percent(mine), gain="", other="")
    other = lines[1] if at == 0 else lines[0]
    gain = mine - other.expected[seat]
    if abs(gain) < EVEN or (gain > 0) != (at == 0):
        compared = "even"
    else:
        compared = "better" if at == 0 else "worse"
    return say(
        message,
        compared=compared,
        outlook=_percent(mine),
        gain=f"{100 * abs(gain):.1f}",
        other=other.move.text,
    )


def _percent(result: float) -> str:
    return f"{100 * result:.0f}"


def reason(seen: InformationSet, line: Line) -> str:
    """What the move does, what the seat would do after it, and where that leads."""
    return sentences(_reasons(seen, line))


def _reasons(seen: InformationSet, line: Line) -> list[str]:
    """The sentences of the reason; the first says what the move does."""
    table = seen.game()
    before, reveals = table.scores(), table.reveals
    told = [_sentence(table.say(line.move))]
    plan: list[str] = []
    for move in (line.move, *line.continuation):
        if move not in table.moves():  # dealt otherwise, it was legal
            break
        if table.seat == seen.seat and move is not line.move:
            plan.append(_sentence(table.say(move)))
        table.play(move)
        if table.reveals != reveals or len(plan) == LONGEST_PLAN:
            break  # what comes to light here is imagined
    if plan:
        told.append(say("bots-hint-plan", steps=sentences(plan)))
    return told + _scores(table, seen, before)


def _sentence(words: str) -> str:
    """What a move does is told in a sentence or, where moves are listed, in less."""
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
