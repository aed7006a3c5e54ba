"""The table of Tuareg for one seat: all that its template needs, from what this seat may know."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from markupsafe import Markup

from azalai.game import LogEntry
from azalai.messages import commas, language_in_use, say
from azalai.web import parts, rendering
from azalai.web.table_context import TableContext
from azalai.web.tuareg.click_targets import Clicks
from azalai.web.tuareg.drop_targets import Drops
from azalai.web.tuareg.labels import KINDS, LETTER, SPECIALS, View, card_label, kind_title, special_title, symbol
from azalai.web.tuareg.market import middle
from azalai.web.tuareg.panel import PanelMaker
from azalai.web.tuareg.seats import SeatMaker

MOST_DECKS = 64
ONLY_BEGINS = ("load-", "take-", "buy-", "cave-", "thief", "done")  # what follows them tells the whole


@functools.cache
def icon(name: str, classes: str = "", title: str = "") -> Markup:
    """A page has a hundred of them, alike from page to page."""
    return rendering.icon(symbol(name), classes, title)


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
    """The address of a large animal."""
    return f"{rendering.static('icons.svg')}#i-{name}"


def table_html(context: TableContext) -> str:
    """The inside of <main id="table">."""
    clicks = Clicks(context)
    drops = Drops(context, clicks)
    maker = SeatMaker(context, clicks, drops)
    view, seats = context.view, context.game.seats
    looks = context.seat
    order = [(looks + 1 + i) % seats for i in range(seats - 1)] if looks is not None else list(range(seats))
    others = [maker.seat(seat) for seat in order]
    own = maker.seat(looks) if looks is not None else None
    cloth = middle(context, clicks, drops)
    hints = parts.hint_lines(context, clicks, lambda notation: places_of(context, context.game.seat or 0, notation))
    panel = PanelMaker(context, clicks).panel()
    return rendering.render(
        "tuareg/table.html",
        context=context,
        view=view,
        others=others,
        own=own,
        cloth=cloth,
        panel=panel,
        log=log(context),
        buttons=parts.buttons(context),
        hints=hints,
        sheet=sheet(context) if context.show_scores else [],
        counted=counted(context) if context.show_scores else [],
        readings=readings_html(context),
        ic=icon,
        figure=figure,
        beast=beast,
        face=face,
        letters=LETTER,
    )


# -- the log ------------------------------------------------------------------------------------------


def log(context: TableContext) -> Markup:
    """The last things that happened, the newest first. What only begins a decision is told with what follows."""
    game = context.before or context.game
    told = [entry for entry in game.log[context.log_from :] if not _only_begins(context, entry)]
    colours = tuple(f"p{seat + 1}" for seat in range(game.seats))
    return parts.log(
        context,
        told,
        lambda entry: tuple(places_of(context, entry.seat, entry.move.text)),
        colours,
        lambda number: say("web-log-round", round=number),
    )


def _only_begins(context: TableContext, entry: LogEntry) -> bool:
    if entry.move.text == "end":
        return entry.text == say("tuareg-log-end", seat=context.game.seat_names[entry.seat], passed="no")
    return entry.move.text.startswith(ONLY_BEGINS)


def places_of(context: TableContext, seat: int, notation: str) -> list[str]:
    """The ids of what a decision of a seat is about."""
    deed, _, what = notation.partition("-")
    if deed == "rob":
        colour, _, animal = what.partition("-")
        victim = context.game.seat_names.index(colour)
        return [f"thief-{seat}", f"animal-{victim}-{animal}" if animal else f"cache-{victim}"]
    if deed in ("on", "load") or (deed in ("pay", "hide") and what[1:].isdigit()):
        return [f"animal-{seat}-{what}"]
    if deed in ("lay", "take"):
        return [f"market-{kind}" for kind in KINDS if kind[0] == what]
    if deed == "buy":
        return [f"shop-{what}"]
    return {"draw": ["draw-pile", f"cache-{seat}"], "cash": [f"map-{seat}"]}.get(deed, [f"seat-{seat}"])


# -- points -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SheetLine:
    seat: int
    name: str
    stages: list[int | None]  # None: not counted yet
    rest: int  # maps and unused special cards
    total: int
    ahead: int


def sheet(context: TableContext) -> list[SheetLine]:
    """Points so far, the best first."""
    view = context.view
    lines = []
    for player in view["players"]:
        scored = player["scored"]
        first = sum(scored["stage_1"].values()) if view["stage"] == 2 or view["phase"] == "cash" else None
        second = sum(scored["stage_2"].values()) if view["phase"] == "over" else None
        rest = scored["maps_1"] + scored["unused"] + scored["maps_2"]
        ahead = 0 if view["phase"] in ("cash", "over") else sum(player["leads"].values())
        seat = player["seat"]
        lines.append(SheetLine(seat, context.places[seat].name, [first, second], rest, player["points"], ahead))
    return sorted(lines, key=lambda line: -(line.total + line.ahead))


@dataclass(frozen=True)
class CountedLine:
    """Who scored for a resource when a stage was counted."""

    kind: str
    scored: list[tuple[int, int]]  # seat and points
    label: str


def counted(context: TableContext) -> list[CountedLine]:
    """B28: how the last stage was counted, as long as it is news: until somebody draws in stage 2, and at the end."""
    view = context.view
    begun = view["stage"] == 2 and view["pile"]["count"] == sum(view["memory"]["second_pile"].values())
    if not (begun or view["phase"] in ("cash", "over")):
        return []
    stage = "stage_2" if view["phase"] == "over" else "stage_1"
    lines = []
    for kind in KINDS:
        points = [(player["seat"], player["scored"][stage][kind]) for player in view["players"]]
        scored = [(seat, count) for seat, count in points if count]
        names = [say("tuareg-log-scored", seat=context.places[seat].name, points=count) for seat, count in scored]
        if scored:
            lines.append(CountedLine(kind, scored, say("tuareg-log-majority", kind=kind, scored=commas(names))))
    return lines


# -- reading ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reading:
    """A card in large, with all it does in words."""

    id: str
    what: str
    title: str
    lines: list[str]
    dinar: int
    points: int  # 0: a special card


_readings: dict[tuple[str, str], Markup] = {}


def readings_html(context: TableContext) -> Markup:
    """The same on every page of a deck: drawn once in each language."""
    facts: View = context.view["cards"]
    key = (language_in_use(), repr(facts))
    if key not in _readings:
        if len(_readings) > MOST_DECKS:
            _readings.clear()
        html = rendering.render("tuareg/readings.html", readings=readings(facts), facts=facts, ic=icon, face=face)
        _readings[key] = Markup(html)  # made by a template, which escapes
    return _readings[key]


def readings(facts: View) -> list[Reading]:
    limits = facts["limits"]
    out = []
    for kind in KINDS:
        worth = facts["resources"][kind]
        lines = [
            card_label(kind, facts),
            say("web-tuareg-read-count", kind=kind, count=worth["count"]),
            say("web-tuareg-read-load", kind=kind, gold=limits["gold_on_a_camel"], kinds=limits["kinds_on_a_camel"]),
            say("web-tuareg-read-share", points=worth["points"] - 1),
        ]
        out.append(Reading(f"read-{kind}", kind, kind_title(kind), lines, worth["dinar"], worth["points"]))
    for special in SPECIALS:
        effect = say(
            "tuareg-effect",
            special=special,
            animal=limits["animal"],
            cave=limits["cave"],
            points=facts["map_points"],
        )
        more = say("web-tuareg-read-special", special=special, unused=facts["unused_points"])
        out.append(Reading(f"read-{special}", special, special_title(special), [effect, more], facts["price"], 0))
    return out
