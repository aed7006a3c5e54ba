"""The score sheet: the score of a seat line by line. B28, B29, B34."""

from __future__ import annotations

from azalai.games.interface import ScoreLine, Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules.table import MAPS_1, MAPS_2, STAGE_1, STAGE_2, UNUSED, Table


def score_sheet(t: Table, setting: Setting, seat: int) -> list[ScoreLine]:
    points = t.players[seat].points
    lines = [ScoreLine("stage_1", name, points[STAGE_1 + kind]) for kind, name in enumerate(KIND_NAMES)]
    lines.append(ScoreLine("maps_1", "", points[MAPS_1]))
    lines += [ScoreLine("stage_2", name, points[STAGE_2 + kind]) for kind, name in enumerate(KIND_NAMES)]
    lines += [ScoreLine("unused", "", points[UNUSED]), ScoreLine("maps_2", "", points[MAPS_2])]
    return lines
