"""The page of a Tuareg table for one seat: everything its template needs, from what the seat may know."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from types import SimpleNamespace
from typing import NamedTuple

from markupsafe import Markup

from azalai.game import Game, LogEntry
from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules.actions import CATALOGUE, SEAT_NAMES, SPECIAL_NAMES
from azalai.kernel.catalogue import Action
from azalai.messages import commas, say
from azalai.web import parts, rendering
from azalai.web.fragment_cache import CachedFragment
from azalai.web.log import Deed
from azalai.web.log import log as log_html
from azalai.web.table_context import TableContext, View
from azalai.web.tuareg import labels
from azalai.web.tuareg.click_targets import Clicks
from azalai.web.tuareg.drop_targets import Drops
from azalai.web.tuareg.market import market_html
from azalai.web.tuareg.panel import PanelBuilder
from azalai.web.tuareg.seats import SeatBuilder

READINGS = CachedFragment("tuareg/readings.html", "readings", most=64)
SHEET = CachedFragment("tuareg/sheet.html", "sheet")
ONLY_BEGINS = ("load", "take", "buy", "cave", "thief", "done")  # the entry after them tells the whole
LOG_ICONS = {
    "draw": "handcard",
    "lay": "handcard",
    "add": "camel",
    "onto": "camel",
    "more": "camel",
    "pay": "dinar",
    "pay_top": "dinar",
    "hide": "cave",
    "hide_top": "cave",
    "hide_unseen": "cave",
    "rob": "thief",
    "rob_top": "thief",
    "cash": "map",
    "keep": "map",
    "end": "check",
}
"""The icon of an action in the log, by the family of its decisions."""
ROBBED = {f"{seat}-{animal}": (number, animal) for number, seat in enumerate(SEAT_NAMES) for animal in labels.ANIMALS}
"""The seat and animal of each item of the family ``rob_top``."""


@functools.cache
def icon(name: str, classes: str = "", title: str = "") -> Markup:
    return rendering.icon(labels.symbol(name), classes, title)


@functools.cache
def figure(seat: int, classes: str = "") -> Markup:
    return rendering.piece("figure", f"p{seat + 1} {classes}".strip())


@functools.cache
def _face(kind: str, state: str, dinar: int, points: int) -> Markup:
    values = Markup("")
    if dinar:
        values = Markup('<span class="val di">{}{}</span><span class="val ma">{}{}</span>').format(
            dinar, icon("dinar"), points, icon("laurel")
        )
    return Markup('<span class="card res r-{} {}">{}{}</span>').format(kind, state, icon(kind, "big"), values)


def face(kind: str | None, facts: View, state: str = "", vals: bool = True) -> Markup:
    """A resource card, with its values or small without them; face down without a kind."""
    if kind is None:
        return Markup('<span class="card back {}"></span>').format(state)
    worth = facts["resources"][kind]
    return _face(kind, state, worth["dinar"], worth["points"]) if vals else _face(kind, state, 0, 0)


@functools.cache
def beast(name: str) -> str:
    """The URL of the picture of a large animal."""
    return f"{rendering.static('icons.svg')}#i-{name}"


rendering.template_functions.update(ic=icon, figure=figure, beast=beast, face=face, letter=labels.LETTER.__getitem__)


def table_html(context: TableContext) -> str:
    """The inside of <main id="table">."""
    clicks = Clicks(context)
    drops = Drops(context, clicks)
    view, seats = context.view, context.game.seats
    builder = SeatBuilder(context, clicks, drops)
    looks = context.seat
    order = [(looks + 1 + i) % seats for i in range(seats - 1)] if looks is not None else list(range(seats))
    others = [builder.other(seat, lone=len(order) == 1) for seat in order]
    own = builder.own(looks) if looks is not None else ""
    middle = market_html(context, clicks, drops, builder.deck)
    asked = context.game.seat or 0
    hints = parts.hint_lines(
        context, clicks, lambda action: highlights(asked, action), lambda about: hint_place(context, about)
    )
    may = parts.buttons(context)
    panel = PanelBuilder(context, clicks).panel()  # last: it offers the moves that are offered nowhere else
    return rendering.render(
        "tuareg/table.html",
        context=context,
        view=view,
        parts=rendering.macros("table/parts.html"),
        others=others,
        own=own,
        drawing=looks is not None and bool(builder.drawn(looks)),
        market=middle,
        panel=panel,
        log=log(context),
        buttons=may,
        small=parts.small_buttons(may),
        hints=hints,
        sheet=sheet_html(context) if context.show_scores else "",
        readings=READINGS(builder.deck, lambda: readings(view["cards"]), view["cards"]),
        words=parts.WORDS(()),
    )


# -- the log ------------------------------------------------------------------------------------------


def log(context: TableContext) -> Markup:
    """The last entries, newest first. An entry that only begins a decision is left out: the next one tells it all."""
    game = context.before or context.game
    return log_html(
        game,
        lambda entry: _is_told(game, entry),
        _deeds,
        lambda number: say("web-log-round", round=number),
        context.notices,
    )


def _deeds(entries: Sequence[LogEntry]) -> list[Deed]:
    """Entries of one seat in a row with the same icon are one action, such as loading several cards."""
    deeds: list[Deed] = []
    before = None
    for entry in entries:
        action = CATALOGUE[entry.move.id]
        now = entry.seat, entry.round, LOG_ICONS.get(action.family, "arrow")
        shows = highlights(entry.seat, action)
        deeds.append(Deed("" if now == before and action.family != "draw" else now[-1], shows))
        before = now
    return deeds


def _is_told(game: Game, entry: LogEntry) -> bool:
    family = CATALOGUE[entry.move.id].family
    if family == "end":  # told only if something came of it, such as the end of a stage
        return entry.text != say("tuareg-log-end", seat=game.seat_names[entry.seat], passed="no")
    return family not in ONLY_BEGINS


def highlights(seat: int, action: Action) -> tuple[str, ...]:
    """The ids of the elements to highlight for a move of a seat."""
    return _highlights(seat, action.id)


@functools.cache
def _highlights(seat: int, move: int) -> tuple[str, ...]:
    action = CATALOGUE[move]
    match action.family:
        case "rob":
            return f"thief-{seat}", f"cache-{SEAT_NAMES.index(action.item)}"
        case "rob_top":
            victim, animal = ROBBED[action.item]
            return f"thief-{seat}", f"animal-{victim}-{animal}"
        case "load" | "onto" | "pay_top" | "hide_top":
            return (f"animal-{seat}-{action.item}",)
        case "lay" | "take":
            return (f"market-{labels.KIND[action.item]}",)
        case "buy":
            return (f"shop-{action.item}",)
        case "draw":
            return "draw-pile", f"cache-{seat}"
        case "thief":
            return (f"thief-{seat}",)
        case "cash":
            return (f"map-{seat}",)
    return (f"seat-{seat}",)


def hint_place(context: TableContext, about: str) -> str:
    """The id of the element that a reason of a hint is about."""
    own = {"draw": "draw-pile", "cache": f"cache-{context.seat}", "maps": f"map-{context.seat}"}
    if about in ROBBED:
        victim, animal = ROBBED[about]
        return f"animal-{victim}-{animal}"
    return own.get(about, about)


# -- points -------------------------------------------------------------------------------------------


class SheetLine(NamedTuple):
    """The points of a seat. A stage that is not counted yet has none."""

    seat: int
    name: str
    stages: tuple[int | None, int | None]
    rest: int  # maps and unused special cards
    total: int
    ahead: int


class CountedLine(NamedTuple):
    """What the seats got for a kind of resource."""

    kind: str
    scored: tuple[tuple[int, int], ...]  # seats and points
    label: str


def sheet_html(context: TableContext) -> Markup:
    stage, over = context.view["stage"], context.view["phase"] == "over"
    lines, scored = tuple(sheet(context)), tuple(counted(context))
    return SHEET((lines, scored, stage, over), lines, scored, stage, over)


def sheet(context: TableContext) -> list[SheetLine]:
    """The score table, best first."""
    view = context.view
    lines = []
    for player in view["players"]:
        scored = player["scored"]
        first = sum(scored["stage_1"].values()) if view["stage"] == 2 or view["phase"] == "cash" else None
        second = sum(scored["stage_2"].values()) if view["phase"] == "over" else None
        lines.append(
            SheetLine(
                seat=player["seat"],
                name=context.places[player["seat"]].name,
                stages=(first, second),
                rest=scored["maps_1"] + scored["unused"] + scored["maps_2"],
                total=player["points"],
                ahead=labels.gain(player, view["phase"]),
            )
        )
    return sorted(lines, key=lambda line: -(line.total + line.ahead))


def counted(context: TableContext) -> list[CountedLine]:
    """B28: how the last stage was scored; shown until somebody draws in stage 2, and at the end."""
    view = context.view
    begun = view["stage"] == 2 and view["pile"]["count"] == sum(view["memory"]["second_pile"].values())
    if not (begun or view["phase"] in ("cash", "over")):
        return []
    stage = "stage_2" if view["phase"] == "over" else "stage_1"
    lines = []
    for kind in KIND_NAMES:
        points = [(player["seat"], player["scored"][stage][kind]) for player in view["players"]]
        scored = tuple((seat, count) for seat, count in points if count)
        names = [say("tuareg-log-scored", seat=context.places[seat].name, points=count) for seat, count in scored]
        if scored:
            label = say("tuareg-log-majority", kind=kind, scored=commas(names))
            lines.append(CountedLine(kind, scored, label))
    return lines


# -- reading ------------------------------------------------------------------------------------------


def readings(facts: View) -> list[SimpleNamespace]:
    """The large view of each card, with its effects in words. Special cards have no points."""
    limits = facts["limits"]
    out = []
    for kind in KIND_NAMES:
        worth = facts["resources"][kind]
        lines = [
            labels.card_label(kind, facts),
            say("web-tuareg-read-count", kind=kind, count=worth["count"]),
            say("web-tuareg-read-load", kind=kind, gold=limits["gold_on_a_camel"], kinds=limits["kinds_on_a_camel"]),
            say("web-tuareg-read-share", points=worth["points"] - 1),
        ]
        out.append(_reading(kind, labels.kind_title(kind), lines, worth["dinar"], worth["points"]))
    for special in SPECIAL_NAMES:
        effect = labels.special_effect(special, facts)
        more = say("web-tuareg-read-special", special=special, unused=facts["unused_points"])
        out.append(_reading(special, labels.special_title(special), [effect, more], facts["price"], 0))
    return out


def _reading(what: str, title: str, lines: list[str], dinar: int, points: int) -> SimpleNamespace:
    return SimpleNamespace(id=f"read-{what}", what=what, title=title, lines=lines, dinar=dinar, points=points)
