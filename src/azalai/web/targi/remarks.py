"""The coach's remarks in a first game of Targi: the situations in which they help, from what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.targi.cards.effects import each_effect
from azalai.games.targi.rules.board import is_corner
from azalai.games.targi.words.names import effect_text
from azalai.web.remarks import Found, Situation, always, own_player
from azalai.web.table_context import TableContext
from azalai.web.targi.board import line
from azalai.web.targi.seats import ROW_LENGTH, kinds_of, limits, row_state

LATE_ROUND = 10  # of twelve: the end is near
MANY_CARDS = 9  # of twelve in a display: the end is near
NEARLY_FULL = 2  # goods below the limit


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


def _end(context: TableContext) -> Found:
    laid = max(sum(map(len, player["display"])) for player in context.view["players"])
    return (("progress",), "") if context.view["round"] >= LATE_ROUND or laid >= MANY_CARDS else None


def _raid(context: TableContext) -> Found:
    """T08: the robber's next card is a corner."""
    corner = context.view["robber"] + 1
    return ((f"b{corner}",), "") if is_corner(corner) else None


def _store(context: TableContext) -> Found:
    assert context.seat is not None
    own, most = own_player(context), limits(context, context.seat)
    full = sum(own["goods"].values()) > most["goods"] - NEARLY_FULL or own["gold"] >= most["gold"]
    return (tuple(f"stock-{context.seat}-{what}" for what in (*own["goods"], "gold")), "") if full else None


def _placed(count: int) -> Callable[[TableContext], Found]:
    """The viewer has placed this many Targis; the remark is about their lines."""

    def find(context: TableContext) -> Found:
        targis = own_player(context)["targis"]
        lines = dict.fromkeys(f"s{space}" for targi in targis for space in line(targi))
        return (tuple(lines), "") if len(targis) == count else None

    return find


def _crossing(context: TableContext) -> Found:
    markers = own_player(context)["markers"]
    return (tuple(f"s{space}" for space in markers), "") if markers else None


def _first(context: TableContext) -> Found:
    """No Targi is placed yet; the remark is about the tribe cards, which bring the points."""
    tribe = [
        f"s{facts['space']}" for facts in context.view["centre"] if facts["sort"] == "tribe" and not facts["face_down"]
    ]
    return (tuple(tribe), "") if not own_player(context)["targis"] else None


def _rows(context: TableContext) -> Found:
    return tuple(f"row-{context.seat}-{number}" for number in (1, 2, 3)), ""


def _no_crossing(context: TableContext) -> Found:
    own = own_player(context)
    targis = own["targis"]
    return (tuple(f"b{number}" for number in targis), "") if len(targis) == 3 and not own["markers"] else None


def _effect(context: TableContext) -> Found:
    """A laid card whose effect lasts."""
    for number, row in enumerate(own_player(context)["display"], 1):
        for place, card in enumerate(row, 1):
            facts = context.view["cards"].get(card, {})
            if facts.get("when", "now") != "now":
                return (f"laid-{context.seat}-{number}-{place}",), effect_text(facts)
    return None


def _hand(context: TableContext) -> Found:
    """T20: a card waits in the hand, only the noble lays it, and a Targi can be placed on him now."""
    legal = {move.text for move in context.game.moves()}
    laid = (context.view["cards"].get(card, {}) for row in own_player(context)["display"] for card in row)
    if any(effect["do"] == "lay_from_hand" for facts in laid for effect in each_effect(facts)):
        return None
    nobles = [facts["number"] for facts in context.view["border"] if facts["role"] == "noble"]
    free = [f"b{number}" for number in nobles if f"p{number}" in legal]
    return ((f"hand-{context.seat}-1", *free), "") if own_player(context)["hand"] and free else None


SITUATIONS = (
    Situation("completes", "card row", "T51", _completes_row),
    Situation("lay", "card", "T18", always),
    Situation("row", "row", "T51", _rows),
    Situation("give", "raid give", "T41", always),
    Situation("trade", "trade", "T22", always),
    Situation("silver", "silver", "T22", always),
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
