"""The score sheet: the score of a seat line by line. T51."""

from __future__ import annotations

from azalai.games.interface import ScoreLine, Setting
from azalai.games.targi.rules.scoring import best_wild, card_points, crosses, row_points, water_points
from azalai.games.targi.rules.table import DISPLAY, POINTS, ROWS, WATER, Table


def score_sheet(t: Table, setting: Setting, seat: int) -> list[ScoreLine]:
    deck, c = setting.deck, setting.deck.tables
    wild = best_wild(t, c, seat)
    lines = [
        ScoreLine("tokens", "", t.players[seat].stock[POINTS]),
        ScoreLine("crosses", "", crosses(t, c, seat)),
    ]
    for place in range(DISPLAY):
        card = t.players[seat].display[place]
        points = card_points(t, c, seat, card, wild) if card else 0
        if points:
            lines.append(ScoreLine("card", deck.name(card), points))
    for row in range(ROWS):
        points = row_points(t, c, seat, row, wild)
        if points:
            lines.append(ScoreLine("row", str(row + 1), points))
    if t.players[seat].stock[WATER]:
        lines.append(ScoreLine("water", "", water_points(t, c, seat)))
    return lines
