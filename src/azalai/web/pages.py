"""The pages round a table, each the inside of its main: a pure function of who looks and of plain values. Home, waiting
room, hand-over, settings, errors are here; the end, the replay and the rules have rooms of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from azalai.games import rulebook
from azalai.messages import say
from azalai.web.end_page import end_html
from azalai.web.qr_code import qr_code_svg
from azalai.web.rendering import render
from azalai.web.replay_page import replay_html
from azalai.web.rules_page import rules_html
from azalai.web.table_descriptions import about, row
from azalai.web.view_models import Cover, Home, LevelChoice, SeatLink, Vacancy, Viewer, Waiting
from azalai.web.web_tables import WEB_TABLES, web_table

__all__ = [
    "cover_html",
    "document_html",
    "end_html",
    "error_document",
    "error_html",
    "home_html",
    "own_link_html",
    "replay_html",
    "rules_html",
    "seat_link_html",
    "settings_html",
    "vacancy_html",
    "waiting_html",
]

LIVE = ("waiting", "table", "cover", "end")  # kinds of page that a table's event stream keeps up to date
ERRORS = (400, 403, 404, 405, 409, 410, 413, 422, 429, 500, 503)
MOST_SEATS = 5
RESOURCES = (("millet", "millet"), ("salt", "rocksalt"), ("gold", "gold"), ("water", "water"))  # kind, symbol


def document_html(
    viewer: Viewer,
    *,
    title: str,
    main: str,
    kind: str = "page",
    game: str = "",
    table: str = "",
    state: int = 0,
    heading: str = "",
    seated: bool = False,
) -> str:
    """A whole document around ``main``, which is the safe HTML of one of the functions below. A table's page passes the
    table, its state and its game; ``seated`` viewers can move their seat to another device."""
    return render(
        "document.html",
        viewer=viewer,
        title=title,
        heading=heading or (say("page-game", game=game) if table else ""),
        main=Markup(main),
        kind=kind,
        live=kind in LIVE,
        game=game,
        table=table,
        state=state,
        seated=seated,
        stylesheets=web_table(game).stylesheets if game and kind != "rules" else (),
    )


@dataclass(frozen=True)
class NewGame:
    """What the home page offers for one game."""

    name: str
    levels: list[tuple[str, str, str]]
    usual_level: str
    firsts: list[tuple[str, str]]
    others: range  # the seats of the others at one screen
    seats: tuple[tuple[str, str, str], ...] = ()
    usual_seats: str = "3"
    resources: tuple[tuple[str, str, int, int], ...] = ()


def home_html(viewer: Viewer, home: Home) -> str:
    levels = dict(home.levels)
    return render(
        "pages/home.html",
        viewer=viewer,
        home=home,
        games=[_new_game(name, levels.get(name, ())) for name in WEB_TABLES],
        mine=[row(line) for line in home.mine],
        open=[row(line) for line in home.open],
        finished=[row(line) for line in home.finished],
    )


def _new_game(name: str, levels: tuple[LevelChoice, ...]) -> NewGame:
    book = rulebook(name)
    firsts = [("", say("home-first-usual", game=name))]
    firsts += [(seat, say("page-colour", colour=seat)) for seat in book.seat_names]
    offered = _levels(levels)
    usual = _usual(offered)
    if name != "tuareg":
        return NewGame(name, offered, usual, firsts, range(1, len(book.seat_names)))
    figures = book.setting({}).deck
    return NewGame(
        name,
        offered,
        usual,
        firsts,
        range(1, MOST_SEATS),
        seats=tuple((str(n), say("home-seats-number", count=n), "") for n in range(2, MOST_SEATS + 1)),
        resources=tuple(_resource(figures, *each) for each in RESOURCES),
    )


def _resource(deck: Any, kind: str, symbol: str) -> tuple[str, str, int, int]:
    """A card of the shelf, with the figures of the game's own card file."""
    from azalai.games.tuareg.cards.card_file import KIND_NAMES

    number = KIND_NAMES.index(kind)
    return kind, symbol, int(deck.tables.dinar[number]), int(deck.tables.points[number])


def _levels(levels: tuple[LevelChoice, ...]) -> list[tuple[str, str, str]]:
    return [(level.name, level.title, level.character) for level in levels]


def _usual(levels: list[tuple[str, str, str]]) -> str:
    """The second level: a friend who knows the game."""
    return levels[min(1, len(levels) - 1)][0] if levels else ""


def waiting_html(viewer: Viewer, room: Waiting) -> str:
    free = sum(each.place.kind == "open" for each in room.places)
    offered = _levels(room.levels)
    return render(
        "pages/waiting.html",
        viewer=viewer,
        room=room,
        about=about(room.game, room.options),
        facts=_facts(room),
        levels=offered,
        usual_level=_usual(offered),
        taken=len(room.places) - free,
        seated=any(each.mine for each in room.places),
        status=_waiting_for(room, free),
        qr_code=_qr_code(room.link) if room.link else "",
    )


def _facts(room: Waiting) -> list[tuple[str, str]]:
    """The options of the table in words; what is as usual is not worth a line."""
    chosen = room.options
    facts = [(say("waiting-fact-seats"), str(len(room.places)))]
    first = str(chosen.get("first", ""))
    words = say("page-colour", colour=first) if first else say("home-first-usual", game=room.game)
    facts.append((say("waiting-fact-first"), words))
    facts.append((say("waiting-fact-open"), say("waiting-open", public="yes" if room.public else "no")))
    if chosen.get("easy"):
        facts.append((say("home-easy"), say("page-on")))
    for option, label in (("tribe", say("home-tribe")), ("border", say("home-border"))):
        if isinstance(chosen.get(option), str):
            facts.append((label, say("home-set", set=str(chosen[option]))))
    return facts


def _waiting_for(room: Waiting, free: int) -> str:
    if room.may_join:
        return say("waiting-status-join")
    if free:
        return say("waiting-status-free", free=free)
    return say("waiting-status-host") if room.host else say("waiting-status-start")


def vacancy_html(viewer: Viewer, vacancy: Vacancy) -> str:
    """Above a table at which a seat was left: how the game can go on."""
    offered = _levels(vacancy.levels)
    return render("pages/vacancy.html", viewer=viewer, vacancy=vacancy, levels=offered, usual_level=_usual(offered))


def cover_html(viewer: Viewer, cover: Cover) -> str:
    """Only what everybody may know comes in, so nothing hidden can come out."""
    before = cover.before if cover.before != cover.seat else None
    return render("pages/cover.html", viewer=viewer, cover=cover, before=before)


def seat_link_html(viewer: Viewer, link: SeatLink) -> str:
    return render("pages/seat_link.html", viewer=viewer, link=link)


def own_link_html(viewer: Viewer, *, url: str, table: str) -> str:
    """The private link of the own seat, for another device."""
    return render("pages/own_link.html", viewer=viewer, url=url, table=table, qr_code=_qr_code(url))


def _qr_code(link: str) -> Markup:
    return qr_code_svg(link, say("waiting-code-picture"))


def settings_html(viewer: Viewer) -> str:
    return render("pages/settings.html", viewer=viewer)


def error_html(viewer: Viewer, status: int, reason: str = "") -> str:
    """Something did not go as wished: what, and where to go from here."""
    text = reason or say("error-text", status=_known(status))
    return render("pages/error.html", viewer=viewer, heading=_heading(status), text=text, status=status)


def error_document(viewer: Viewer, status: int, reason: str = "") -> str:
    return document_html(viewer, title=_heading(status), main=error_html(viewer, status, reason))


def _heading(status: int) -> str:
    return say("error-heading", status=_known(status))


def _known(status: int) -> int:
    """The number that the catalogue has words for."""
    return status if status in ERRORS else 500 if status >= 500 else 400
