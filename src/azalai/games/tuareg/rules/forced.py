"""Forced decisions that the player must take: ``lone_answer_reveals``. B11."""

from azalai.games.tuareg.rules import actions, loading
from azalai.games.tuareg.rules.table import CARGO, Table, cache_size
from azalai.kernel.gear import rule


@rule
def lone_answer_reveals(t: Table) -> bool:
    """Whether the only legal answer is left to the player because it reveals something hidden: a draw, a theft, the end
    of a stage, or an answer that is the only one because of what the cache holds, which the others could notice if it
    were taken at once. Any other forced answer is taken for the player and logged (B11)."""
    q = t.asked[t.depth - 1]
    held = cache_size(t.players[q.seat])
    if q.kind == actions.ASK_TURN:
        return t.pile_count > 0 or held > 0 or t.last_turns == 1
    if q.kind == actions.ASK_REST:
        return t.last_turns == 1
    if q.kind == actions.ASK_DRAWN:
        return held > 1 or t.last_turns == 1
    if q.kind == actions.ASK_LOAD:
        return held > 0 and loading.cards_on(t.players[q.seat].animals[q.about]) < CARGO
    if q.kind == actions.ASK_PAY or q.kind == actions.ASK_HIDE:
        return held > 1
    return q.kind == actions.ASK_ROB
