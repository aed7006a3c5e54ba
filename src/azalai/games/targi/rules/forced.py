"""Decisions that have a single answer and are still left to the player: ``lone_answer_reveals``. T31, T60, X18."""

from azalai.games.targi.rules import actions, board, dunes, round
from azalai.games.targi.rules.table import HAND, Table
from azalai.kernel.gear import rule


@rule
def lone_answer_reveals(t: Table) -> bool:
    """Whether a lone answer is left to the player because it shows hidden cards: discarding a card that only its owner
    knows (T60), drawing a card, laying one that turns over others, and the last answer before face-down cards (T31) or
    dunes (X18) are turned up. Also an answer that is alone because of a hidden card, which not asking would reveal."""
    q = t.asked[t.depth - 1]
    kind = q.kind
    if kind == actions.ASK_CARD:
        return t.card_seen == 0
    if kind == actions.ASK_ACT:
        player = t.players[q.seat]
        if player.targis | player.markers | player.dunes != 0:  # a figure that can only be given up
            return player.dunes != 0 and holds_unseen(t, q.seat)
        ends_round = t.depth > 2 and t.asked[t.depth - 3].kind == actions.DO_END_ROUND
        return ends_round and (round.has_face_down(t) or dunes_come(t))
    if kind == actions.ASK_RAID or kind == actions.ASK_GIVE:
        return q.count == 1 and t.asked[1].kind == actions.DO_RENEW_DUNES
    if kind == actions.ASK_ROW:
        return q.about != 0
    if kind == actions.ASK_MATCH:
        return holds_unseen(t, q.seat)
    return kind == actions.ASK_SOURCE or kind == actions.ASK_LOOK


@rule
def dunes_come(t: Table) -> bool:
    """X18: whether the end of this round can turn up dunes: none lies open, or a raid follows, but not the last one."""
    played = t.dune_count + t.dune_discarded > 0
    return played and t.robber + 1 < board.LAST_CORNER and (not dunes.has_open_dune(t) or board.is_corner(t.robber + 1))


@rule
def holds_unseen(t: Table, seat: int) -> bool:
    """Whether the seat holds a tribe card that the opponent does not know (T60)."""
    player = t.players[seat]
    for place in range(HAND):
        if player.hand[place] != 0 and player.hand_seen[place] == 0:
            return True
    return False
