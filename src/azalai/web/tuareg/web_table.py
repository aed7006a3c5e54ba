"""What Tuareg provides to be played in a browser (see ``web_tables.WebTable``)."""

from __future__ import annotations

from azalai.games.interface import ScoreLine
from azalai.messages import say
from azalai.web.table_context import Cue, ScoreText, TableContext, View
from azalai.web.tuareg.animations import animation_cues
from azalai.web.tuareg.labels import symbol
from azalai.web.tuareg.page import table_html

SCORE_ICONS = {"maps_1": "map", "maps_2": "map", "unused": "donkey"}


class TuaregWebTable:
    stylesheets = ("tuareg.css", "tuareg-narrow.css")
    score_icon = "laurel"
    score_order = ("stage_1", "maps_1", "stage_2", "unused", "maps_2")

    def table_html(self, context: TableContext) -> str:
        return table_html(context)

    def animation_cues(self, before: TableContext, after: TableContext) -> list[Cue]:
        return animation_cues(before, after)

    def score_text(self, view: View, what: str, about: str) -> ScoreText:
        return ScoreText(SCORE_ICONS.get(what) or symbol(about), say("end-line", what=what, about=about))

    def score_detail(self, view: View, seat: int, line: ScoreLine) -> str:
        return ""
