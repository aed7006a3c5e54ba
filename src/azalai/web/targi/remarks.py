"""The coach's remarks in a first game of Targi: the situations in which they help, from what the viewer may know.

A remark comes only where each of its sentences is true. What it says of raids, the Trader and the Silversmith is true
in the base game alone.
"""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.targi.cards.effects import each_effect
from azalai.games.targi.rules.board import LAST_CORNER, is_corner
from azalai.games.targi.words.names import effect_text
from azalai.web.remarks import NOTHING_SPECIAL, Found, Situation, legal_moves, own_player
from azalai.web.table_context import TableContext
from azalai.web.targi.board import crossings, line
from azalai.web.targi.seats import ROW_LENGTH, kinds_of, limits, row_state

LATE_ROUND = 10  # of twelve: the end is near
MANY_CARDS = 9  # of twelve in a display: the end is near
NEARLY_FULL = 2  # goods below the limit
LASTING = ("always", "end")  # when effects that stay with a laid card work


def _has_laid(context: TableContext, effect: str) -> bool:
    """Whether a card of the viewer's display has this effect."""
    laid = (context.view["cards"].get(card, {}) for row in own_player(context)["display"] for card in row)
    return any(each["do"] == effect for facts in laid for each in each_effect(facts))


def _base(context: TableContext) -> bool:
    return not context.game.options.get("expansion")


def _completes_row(context: TableContext) -> Found:
    """T51: the card in question makes four of one kind or four different kinds."""
    view = context.view
    card = view["card"]["card"] if view["card"] else ""
    if card not in view["cards"]:  # none, or one that the viewer does not see
        return None
    rows = [
        f"row-{context.seat}-{number}"
        for number, row in enumerate(own_player(context)["display"], 1)
        if len(row) == ROW_LENGTH - 1 and row_state(kinds_of(view, [*row, card]))[1] == "done"
    ]
    return (tuple(rows), "") if rows else None


def _lay(context: TableContext) -> Found:
    """T18: there is a choice between the display and the hand."""
    return NOTHING_SPECIAL if {"lay", "keep"} <= legal_moves(context) else None


def _give(context: TableContext) -> Found:
    """T41: the player has the choice between goods and points, or had it and now gives goods."""
    raid = context.view["border"][context.view["robber"] - 1]
    if context.question["ask"] == "give":
        chooses = own_player(context)["points"] >= raid.get("points", 0)
    else:
        chooses = {"goods", "points"} <= legal_moves(context)
    return NOTHING_SPECIAL if chooses and _base(context) else None


def _trade(context: TableContext) -> Found:
    return NOTHING_SPECIAL if _base(context) and not _has_laid(context, "trade_one_for_one") else None


def _silver(context: TableContext) -> Found:
    return NOTHING_SPECIAL if _base(context) and not _has_laid(context, "silversmith_bonus") else None


def _end(context: TableContext) -> Found:
    if _has_laid(context, "points_per_goods"):
        return None
    laid = max(sum(map(len, player["display"])) for player in context.view["players"])
    return (("progress",), "") if context.view["round"] >= LATE_ROUND or laid >= MANY_CARDS else None


def _raid(context: TableContext) -> Found:
    """T08: the robber's next card is a corner, and the raid would cost the viewer points if they had no goods, or no
    gold. No laid card keeps it away."""
    corner = context.view["robber"] + 1
    threatens = is_corner(corner) and own_player(context)["points"] > 0 and not _has_laid(context, "raid_immunity")
    return ((f"b{corner}",), "gold" if corner == LAST_CORNER else "goods") if threatens and _base(context) else None


def _store(context: TableContext) -> Found:
    assert context.seat is not None
    own, most = own_player(context), limits(context, context.seat)
    full = sum(own["goods"].values()) > most["goods"] - NEARLY_FULL or own["gold"] >= most["gold"]
    return (tuple(f"stock-{context.seat}-{what}" for what in (*own["goods"], "gold")), "") if full else None


def _placed(count: int) -> Callable[[TableContext], Found]:
    """The viewer has placed this many Targis, and with the next one they can cross as often. The remark is about their
    lines."""

    def find(context: TableContext) -> Found:
        targis, legal = own_player(context)["targis"], legal_moves(context)
        lines = dict.fromkeys(f"s{space}" for targi in targis for space in line(targi))
        free = [number for number in range(1, LAST_CORNER) if f"p{number}" in legal]
        crosses = any(len(crossings([*targis, number])) == count for number in free)
        return (tuple(lines), "") if len(targis) == count and crosses else None

    return find


def _crossing(context: TableContext) -> Found:
    """Markers lie where the viewer's lines cross. An action may move a marker."""
    own = own_player(context)
    crossed = own["markers"] and set(own["markers"]) <= crossings(own["targis"])
    return (tuple(f"s{space}" for space in own["markers"]), "") if crossed else None


def _first(context: TableContext) -> Found:
    """No Targi is placed yet; the remark is about the tribe cards, which bring the points."""
    tribe = [
        f"s{facts['space']}" for facts in context.view["centre"] if facts["sort"] == "tribe" and not facts["face_down"]
    ]
    return (tuple(tribe), "") if not own_player(context)["targis"] else None


def _rows(context: TableContext) -> Found:
    return tuple(f"row-{context.seat}-{number}" for number in (1, 2, 3)), ""


def _no_crossing(context: TableContext) -> Found:
    """Without a marker lines may cross nevertheless: the viewer has used the marker first."""
    targis = own_player(context)["targis"]
    return (tuple(f"b{number}" for number in targis), "") if len(targis) == 3 and not crossings(targis) else None


def _effect(context: TableContext) -> Found:
    """A laid card whose effect lasts."""
    for number, row in enumerate(own_player(context)["display"], 1):
        for place, card in enumerate(row, 1):
            facts = context.view["cards"].get(card, {})
            if facts.get("when") in LASTING:
                return (f"laid-{context.seat}-{number}-{place}",), effect_text(facts)
    return None


def _hand(context: TableContext) -> Found:
    """T20: a card waits in the hand, only the noble lays it, and a Targi can be placed on him now."""
    if _has_laid(context, "lay_from_hand") or _has_laid(context, "hand_of_two"):
        return None
    legal = legal_moves(context)
    nobles = [facts["number"] for facts in context.view["border"] if facts["role"] == "noble"]
    free = [f"b{number}" for number in nobles if f"p{number}" in legal]
    return ((f"hand-{context.seat}-1", *free), "") if own_player(context)["hand"] and free else None


SITUATIONS = (
    Situation("completes", "card row", "T51", _completes_row),
    Situation("lay", "card", "T18", _lay),
    Situation("row", "row", "T51", _rows),
    Situation("give", "raid give", "T41", _give),
    Situation("trade", "trade", "T22", _trade),
    Situation("silver", "silver", "T22", _silver),
    Situation("first", "place", "T10", _first),
    Situation("line", "place", "T12", _placed(1)),
    Situation("third", "place", "T12", _placed(2)),
    Situation("crossing", "act", "T13", _crossing),
    Situation("no-crossing", "act", "T12", _no_crossing),
    Situation("end", "place", "T50", _end),
    Situation("raid", "place", "T08", _raid),
    Situation("store", "place act", "T30", _store),
    Situation("effect", "place act", "T28", _effect),
    Situation("hand", "place", "T20", _hand),
)
