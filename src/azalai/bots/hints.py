"""Hints for people: the best moves, how they compare, and why, taken from the analysis of a search.

The reasons follow the line that the search expects after each move, on a determinization: its own continuation, and
where that ends the moves of its rollouts, which each seat chooses greedily. The game compares the lines and says what
speaks for each (``Rulebook.hint_reasons``).
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from azalai.bots.binding import bound_bots
from azalai.bots.information_set import InformationSet, information_set
from azalai.bots.interface import Bot, Candidate
from azalai.bots.network_player import NetworkBot
from azalai.bots.players import player
from azalai.game import Game, Move
from azalai.games.hint_reasons import MOST_REASONS, Line, Reason
from azalai.messages import say, sentence, sentences, with_and

SIMULATIONS = 1000
MILLISECONDS = 1000
"""Whichever ends first. In the plain gear, which needs no compilation, the simulations take 0.3 to 1.2 seconds of one
core, and people should see a hint within 2 seconds."""
MOST = 3
LONGEST_LINE = 60  # moves of all seats
HOURS = 2  # that a line lasts: in Targi to the end of the round, in Tuareg two rounds
LONGEST_PLAN = 6  # moves of the seat's own in a plan
SHORT_PLAN = 2  # the same where a plan is all that tells a move apart
LEAST_SHARE = 0.01  # a move that the search hardly looked at is not given as a hint
EVEN = 0.02  # results closer than this count as equal


@dataclass(frozen=True)
class Hint:
    """A move worth considering. ``outlook`` is between 0 (lost) and 100 (won), ``gain`` compares it with the others,
    ``reason`` says what it does and why.
    For a page that lists the moves in words, ``brief`` is a shorter ``gain``, and ``reasons`` say only why."""

    move: Move
    outlook: int
    gain: str
    brief: str
    reason: str
    reasons: tuple[Reason, ...] = ()


def hint(game: Game, seat: int, spec: str = "", *, seed: int = 0, compiled: bool = False) -> list[Hint]:
    """The best moves of the seat that decides now, from what it knows. ``spec`` names the computer player to ask."""
    seen = information_set(game, seat)
    usual: Bot = NetworkBot(seed, simulations=SIMULATIONS, milliseconds=MILLISECONDS, compiled=compiled)
    bot = player(spec, seed, compiled=compiled) if spec else usual
    if len(seen.moves) == 1:
        return [_only(seen, bot)]
    candidates = bot.decide(seen).candidates
    searched = any(each.visits for each in candidates)
    best = [each for each in candidates if not searched or each.share >= LEAST_SHARE][:MOST]
    lines = [line_of(seen, each) for each in best]
    told = [
        seen.book.hint_reasons(line, [other for other in lines if other is not line], seen.setting) for line in lines
    ]
    hints, said = list[Hint](), set[str]()
    for at in range(len(best)):
        hints.append(_hint(seen, best, told, at, said))
        said.update(reason.text for reason in hints[at].reasons[:1])
    return hints


def _only(seen: InformationSet, bot: Bot) -> Hint:
    """The hint for the only move. If the same seat decides at once again, it says what that decision should be, such as
    which goods to return after the end of a turn."""
    move, only, follows = seen.moves[0], say("bots-hint-only"), list[str]()
    game = seen.game()
    reveals = game.reveals
    game.play(move)
    if game.seat == seen.seat and game.reveals == reveals and len(game.moves()) > 1:
        then = bot.decide(information_set(game, seen.seat)).candidates[0]
        follows = plan(seen, replace(then, move=move, continuation=[then.move, *then.continuation]))
    why = sentences([sentence(seen.game().say(move)), *follows])
    return Hint(move, round(100 / seen.seats), only, only, why, tuple(Reason(text) for text in follows))


def _hint(
    seen: InformationSet, candidates: list[Candidate], told: Sequence[Sequence[Reason]], at: int, said: Set[str]
) -> Hint:
    """The hint for a candidate. ``told`` are the reasons of all candidates, ``said`` the first ones of better hints."""
    brief, gain = (_gain(candidates, at, seen.seat, message) for message in ("bots-hint-brief", "bots-hint-gain"))
    follows = [Reason(text) for text in plan(seen, candidates[at], SHORT_PLAN if at else LONGEST_PLAN)]
    reasons = list(told[at]) or follows
    if at and not any(reason.alone for reason in told[at]):
        instead = _instead(_compared(candidates, at, seen.seat), told[0], told[at], follows)
        first = next((reason for reason in instead if reason.text not in said), instead[-1])
        reasons = [first, *(reason for reason in reasons if reason != first)][:MOST_REASONS]
    does = sentence(seen.game().say(candidates[at].move))
    why = sentences([does, *(reason.text for reason in reasons)])
    return Hint(candidates[at].move, _outlook(candidates[at], seen.seat), gain, brief, why, tuple(reasons))


def _outlook(candidate: Candidate, seat: int) -> int:
    return round(100 * candidate.expected[seat])


def _gain(candidates: list[Candidate], at: int, seat: int, message: str) -> str:
    """Compare the best move with the second, others with the best: the most visited one, whose mean may be lower."""
    mine = candidates[at].expected[seat]
    outlook = _outlook(candidates[at], seat)
    if len(candidates) == 1:
        return say(message, compared="alone", outlook=outlook, gain=0, other="")
    other = candidates[1] if at == 0 else candidates[0]
    gain = round(100 * abs(mine - other.expected[seat]))
    compared = _compared(candidates, at, seat)
    return say(message, compared=compared, outlook=outlook, gain=gain, other=other.move.text)


def _compared(candidates: list[Candidate], at: int, seat: int) -> str:
    """Whether the best move is "better" than the second, or another one "worse" than the best; or "even"."""
    gain = candidates[at].expected[seat] - candidates[1 if at == 0 else 0].expected[seat]
    if abs(gain) < EVEN or (gain > 0) != (at == 0):
        return "even"
    return "better" if at == 0 else "worse"


def _instead(compared: str, best: Sequence[Reason], mine: Sequence[Reason], follows: Sequence[Reason]) -> list[Reason]:
    """What may stand first for a move that has no reason of its own, the best sentence first: that it is about equal,
    what of the best move it does without, or what would follow."""
    theirs, own = ({reason.text for reason in reasons} for reasons in (best, mine))
    if compared == "even":
        return [Reason(say("bots-hint-alike", sort="same" if own and own == theirs else "even"))]
    without = [replace(each, text=say("bots-hint-without", reason=each.text)) for each in best if each.text not in own]
    return [*without, *follows[:1], Reason(say("bots-hint-alike", sort="later"))]


# -- what is expected to follow ------------------------------------------------------------------------------


def line_of(seen: InformationSet, candidate: Candidate) -> Line:
    """The line of a candidate: the continuation of the search, then greedy moves of all seats."""
    game, rules, greedy = seen.game(), bound_bots(seen.name), player("greedy", 0)
    until = rules.hour(game.table) + HOURS
    tables, actions = [game.table.copy()], list[int]()
    expected = iter((candidate.move, *candidate.continuation))
    while not game.over and len(actions) < LONGEST_LINE and rules.hour(game.table) < until:
        move = next(expected, None)
        if move not in game.moves():  # the continuation has ended, or was legal in another determinization
            expected = iter(())
            move = greedy.decide(information_set(game, game.seat)).move
        game.play(move)
        actions.append(move.id)
        tables.append(game.table.copy())
    return Line(seen.seat, tuple(actions), tuple(tables))


def plan(seen: InformationSet, candidate: Candidate, longest: int = LONGEST_PLAN) -> list[str]:
    """Sentences: what the seat would do after the move, until something hidden is revealed, and where that leads."""
    table = seen.game()
    before, reveals = table.scores(), table.reveals
    steps: list[str] = []
    for move in (candidate.move, *candidate.continuation):
        if move not in table.moves():  # it was legal in another determinization
            break
        if table.seat == seen.seat and move is not candidate.move:
            steps.append(sentence(table.say(move)))
        table.play(move)
        if table.reveals != reveals or len(steps) == longest:
            break  # what is revealed here is not the truth
    told = [say("bots-hint-plan", steps=sentences(steps))] if steps else []
    return told + _scores(table, seen, before)


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
