"""What Tuareg provides to be played in a browser (see ``web_tables.WebTable``)."""

from __future__ import annotations

from markupsafe import Markup

from azalai.game import Game
from azalai.games.interface import ScoreLine
from azalai.games.tuareg.cards.card_file import KIND_NAMES, standard
from azalai.games.tuareg.options import DEFAULT_SEATS
from azalai.messages import say
from azalai.web.drafts import action_of
from azalai.web.rendering import render
from azalai.web.table_context import BestCard, ScoreText, TableContext, View
from azalai.web.tuareg.animations import animation_cues
from azalai.web.tuareg.click_targets import Clicks
from azalai.web.tuareg.drop_targets import Drops
from azalai.web.tuareg.labels import symbol
from azalai.web.tuareg.page import highlights, table_html
from azalai.web.tuareg.remarks import SITUATIONS
from azalai.web.tuareg.seats import SeatBuilder

SCORE_ICONS = {"maps_1": "map", "maps_2": "map", "unused": "donkey"}


class TuaregWebTable:
    stylesheets = ("tuareg.css", "tuareg-narrow.css", "tuareg-sizes.css")
    table_html = staticmethod(table_html)
    animation_cues = staticmethod(animation_cues)
    situations = SITUATIONS
    score_icon = "laurel"
    raid_rounds = ()
    score_order = ("stage_1", "maps_1", "stage_2", "unused", "maps_2")

    def shelf_html(self) -> Markup:
        tables = standard(DEFAULT_SEATS).tables
        values = zip(KIND_NAMES, tables.dinar, tables.points, strict=True)
        resources = [(kind, symbol(kind), int(dinar), int(points)) for kind, dinar, points in values]
        return Markup(render("tuareg/shelf.html", resources=reversed(resources)))

    def score_text(self, view: View, what: str, about: str) -> ScoreText:
        return ScoreText(SCORE_ICONS.get(what) or symbol(about), say("end-line", what=what, about=about))

    def display_html(self, context: TableContext, seat: int) -> Markup:
        clicks = Clicks(context)
        shown = SeatBuilder(context, clicks, Drops(context, clicks)).seat(seat)
        facts = context.view["cards"]
        return Markup(render("tuareg/display.html", seat=shown, facts=facts))

    def best_card(self, game: Game) -> BestCard | None:
        """The resource or special card that brought a seat the most points in one stage; of equals one of a winner."""
        view, winners = game.view(None), game.winners()
        scored = [(line, seat) for seat in range(game.seats) for line in game.score_sheet(seat)]
        line, seat = max(scored, key=lambda each: (each[0].points, each[1] in winners))
        text = self.score_text(view, line.what, line.about)
        return BestCard(text.icon, text.words, seat, line.points)

    def elements(self, context: TableContext, seat: int, move: str) -> tuple[str, ...]:
        return highlights(seat, action_of(context.game.name, move))

    def reached(self, context: TableContext, seat: int, move: str) -> tuple[str, ...]:
        return ()

    def score_detail(self, view: View, seat: int, line: ScoreLine) -> str:
        return ""
