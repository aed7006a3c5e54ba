"""What Targi provides to be played in a browser (see ``web_tables.WebTable``)."""

from __future__ import annotations

from markupsafe import Markup

from azalai.game import Game
from azalai.games.interface import ScoreLine
from azalai.games.targi.words.names import effect_text, kind_name
from azalai.messages import say
from azalai.web.click_targets import Offers
from azalai.web.drafts import action_of
from azalai.web.rendering import render
from azalai.web.table_context import BestCard, ScoreText, TableContext, View
from azalai.web.targi.animations import animation_cues
from azalai.web.targi.board import crossings
from azalai.web.targi.log import highlights
from azalai.web.targi.page import RAID_EVERY, ROUNDS, table_html
from azalai.web.targi.remarks import SITUATIONS
from azalai.web.targi.seats import display_rows

SCORE_ICONS = {"tokens": "ptoken", "crosses": "cross", "row": "rowdiff", "water": "water"}
POINTS_FOR_ONE_KIND = 4  # T51: a row of one kind; four different kinds give less


class TargiWebTable:
    stylesheets = ("targi-cards.css", "targi.css", "targi-sizes.css")
    table_html = staticmethod(table_html)
    animation_cues = staticmethod(animation_cues)
    situations = SITUATIONS
    score_icon = "cross"
    raid_rounds = tuple(range(RAID_EVERY, ROUNDS + 1, RAID_EVERY))
    score_order = ("tokens", "crosses", "card", "row", "water")

    def shelf_html(self) -> Markup:
        return Markup(render("targi/shelf.html"))

    def score_text(self, view: View, what: str, about: str) -> ScoreText:
        if what == "card":
            card = view["cards"][about]
            return ScoreText(card["kind"], kind_name(card["kind"]), effect_text(card))
        return ScoreText(SCORE_ICONS[what], say("end-line", what=what, about=about))

    def display_html(self, context: TableContext, seat: int) -> Markup:
        rows = display_rows(context, Offers(context), seat, context.effects == "text")
        return Markup(render("targi/display.html", rows=rows, name=context.places[seat].name))

    def best_card(self, game: Game) -> BestCard | None:
        """The crosses of a laid card and what its own effect scores; of equal cards one of a winner."""
        view, winners, found = game.view(None), game.winners(), []
        for seat, player in enumerate(view["players"]):
            scored = {line.about: line.points for line in game.score_sheet(seat) if line.what == "card"}
            laid = [card for row in player["display"] for card in row if card in view["cards"]]
            for card in laid:
                facts = view["cards"][card]
                points = facts["crosses"] + scored.get(card, 0)
                found.append(BestCard(facts["kind"], kind_name(facts["kind"]), seat, points))
        return max(found, key=lambda best: (best.points, best.seat in winners), default=None)

    def elements(self, context: TableContext, seat: int, move: str) -> tuple[str, ...]:
        return highlights(action_of(context.game.name, move))

    def reached(self, context: TableContext, seat: int, move: str) -> tuple[str, ...]:
        """The new crossings of a figure."""
        action = action_of(context.game.name, move)
        if action.family != "place":
            return ()
        targis = context.view["players"][seat]["targis"]
        return tuple(f"s{space}" for space in sorted(crossings([*targis, int(action.item)]) - crossings(targis)))

    def score_detail(self, view: View, seat: int, line: ScoreLine) -> str:
        player = view["players"][seat]
        if line.what == "crosses":
            return say("end-cards", count=sum(map(len, player["display"])))
        if line.what == "row":
            return say("end-row", sort="alike" if line.points == POINTS_FOR_ONE_KIND else "different")
        return say("end-water", count=player["water"]) if line.what == "water" else ""
