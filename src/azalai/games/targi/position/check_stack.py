"""The legal stacks of questions: which questions wait below which, in which phase. T09, T13, T41, X12, X17, X18."""

from __future__ import annotations

from azalai.games.targi.rules import actions
from azalai.games.targi.rules.board import BORDER, NO_CORNERS
from azalai.games.targi.rules.round import crossings
from azalai.games.targi.rules.table import Player, Table, other
from azalai.kernel.questions import Question

Trail = tuple[int, ...]


def trail(names: str) -> Trail:
    """Kinds of questions and chores by name, the last one on top."""
    return tuple(actions.QUESTIONS.named(name).number for name in names.split())


def _trails(listed: str) -> set[Trail]:
    return {trail(names) for names in listed.split(",")}


# What can be above the question for a seat's next action: the parts of one action.
TRAILS = {()} | _trails(
    "hand, card, alternative, row, row discount, gain, swap_first, swap_first gain, swap_second, card_gain, "
    "turn_goods card_gain, trade, silver, move_from, move_to"
)

# The same with the expansion: parts of laying a card, of a border action, of a dune, of the Targia's favour.
_MORE = _trails(
    "token, row extra, turn_goods gain, draw_tribe gain, trade gain, silver_points pay_goods, spring, source"
)
_OF_A_DUNE = _trails(
    "centre, gain_card card_gain, match, border, look, discard_looked market, discard_looked market card_gain, "
    "discard_looked card_gain, gain swap_first, gain swap_second, gain_gold pay_goods exchange, gain_gold pay_goods"
)
_OF_THE_FAVOUR = _trails("favour, favour_bonus turned, favour_bonus card_gain, gain")
_ONE_ACTION = (TRAILS - {()}) | _MORE
EXPANSION_TRAILS: set[Trail] = (
    {(), (actions.ASK_FINISH,)}
    | _ONE_ACTION
    | _OF_THE_FAVOUR
    | {(actions.ASK_FINISH, *trail) for trail in _OF_THE_FAVOUR}
    | {(actions.ASK_FAVOUR, *trail) for trail in _ONE_ACTION}
    | {(actions.DO_DUNE_BONUS, *trail) for trail in _ONE_ACTION | _OF_A_DUNE}
)


def questions(t: Table) -> list[Question]:
    """From the bottom of the stack to the top."""
    return t.asked[: t.depth]


def has_asked(t: Table, *kinds: int) -> bool:
    return any(q.kind in kinds for q in questions(t))


def targis_out(player: Player) -> int:
    """How many Targis of a player stand on the border and on dunes (X16)."""
    return player.targis.bit_count() + player.dunes.bit_count()


def crossings_of(player: Player) -> int:
    """T12: where its Targis cross; a Targi described on a corner has no line."""
    return crossings(player.targis & NO_CORNERS)


def turn_of(t: Table, seat: int) -> list[tuple[int, int]]:
    """The stack while a seat acts: kinds and seats."""
    first, second = t.first, other(t.first)
    turn = [(actions.DO_END_ROUND, first), (actions.DO_TIDY, second), (actions.ASK_ACT, second)]
    return turn if seat == second else [*turn, (actions.DO_TIDY, first), (actions.ASK_ACT, first)]


def phase_of(t: Table, expansion: bool) -> str | None:
    """``place``, ``act``, ``return``, ``raid`` or ``over``; None for a stack that is impossible."""
    stack = [(q.kind, q.seat) for q in questions(t)]
    if not stack:
        return "over"
    first, second = t.first, other(t.first)
    placing = [*turn_of(t, first), (actions.DO_LAY_MARKERS, first)]
    if stack[-1][0] == actions.ASK_PLACE and stack[:-1] == placing:
        return "place"
    if expansion and stack[: len(placing) + 1] == [*placing, (actions.ASK_PLACE, first)]:
        # income at the start of a round can be a good of choice
        income = stack[len(placing) + 1 :]
        chosen = [(actions.DO_INCOME, second), (actions.ASK_GAIN, first)], [(actions.ASK_GAIN, second)]
        return "place" if income in chosen else None
    trails = EXPANSION_TRAILS if expansion else TRAILS
    for seat in (first, second):
        turn = turn_of(t, seat)
        trail = stack[len(turn) :]
        if stack[: len(turn)] == turn and all(of == seat for _, of in trail) and tuple(k for k, _ in trail) in trails:
            return "act"
        if stack == [*turn[:-2], (actions.ASK_RETURN, seat)]:
            return "return"
    below = [] if t.robber == BORDER else [(actions.DO_MOVE_ROBBER, first)]
    if below and expansion:
        below.append((actions.DO_RENEW_DUNES, first))
    if stack[-1][0] in (actions.DO_RAID, actions.ASK_RAID, actions.ASK_GIVE):
        if stack[:-1] == [*below, (actions.DO_RAID, second)] and stack[-1][1] == first:
            return "raid"
        if stack[:-1] == below and stack[-1][1] == second:
            return "raid"
    return None


def waits(t: Table, phase: str, seat: int) -> bool:
    """Whether the seat has placed its Targis and has not acted yet."""
    return seat == other(t.first) and phase in ("act", "return") and questions(t)[-1].seat == t.first


def acting(t: Table, phase: str) -> int:
    """The seat whose figures go home one by one; -1 for nobody."""
    return questions(t)[-1].seat if phase == "act" else -1
