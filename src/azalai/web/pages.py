"""The pages around a table: home, waiting page, hand-over, settings and errors. Each function returns the inside of
<main> and depends only on the viewer and plain values. The end, the replay and the rules are in other modules."""

from __future__ import annotations

import json
from dataclasses import replace

from markupsafe import Markup

from azalai.games import rulebook
from azalai.games.interface import Setting
from azalai.messages import say
from azalai.web.end_page import end_html as end_html
from azalai.web.new_table_form import level_choices, new_table_form, option_value, usual_level
from azalai.web.qr_code import qr_code_svg
from azalai.web.reactions import REACTIONS
from azalai.web.rendering import STATIC, render, static, static_prefix
from azalai.web.replay_page import replay_html as replay_html
from azalai.web.rules_page import rules_html as rules_html
from azalai.web.rules_search import search_html as search_html
from azalai.web.study_page import study_html as study_html
from azalai.web.table_descriptions import about, row
from azalai.web.tooltips import tooltips
from azalai.web.view_models import Cover, Document, Home, LocalOnly, SeatLink, Vacancy, Viewer, Waiting, has_table
from azalai.web.web_tables import WEB_TABLES, web_table

OFFLINE_FILES = (
    "base.css",
    "pages.css",
    "preferences.js",
    "pages.js",
    "statistics.js",
    "offline.js",
    "icons.svg",
    "dunes.svg",
    "fonts/figtree-latin.woff2",
    "fonts/marcellus-latin.woff2",
)
"""The static files that the page needs which is shown while the server cannot be reached."""
LIVE = ("waiting", "table", "cover", "end")  # kinds of page that a table's event stream keeps up to date
ERRORS = (400, 403, 404, 405, 409, 410, 413, 422, 429, 500, 503)


def document_html(viewer: Viewer, document: Document) -> str:
    kind, game, table = document.kind, document.game, document.table
    heading = document.heading or (say("page-game", game=game) if table else "")
    return render(
        "document.html",
        **vars(document) | {"main": Markup(document.main), "heading": heading},
        viewer=viewer,
        live=kind in LIVE,
        reactions=REACTIONS,
        tooltips=tooltips(game) if table else (),
        stylesheets=web_table(game).stylesheets if game and kind != "rules" else (),
    )


def home_html(viewer: Viewer, home: Home) -> str:
    levels = dict(home.levels)
    return render(
        "pages/home.html",
        viewer=viewer,
        home=home,
        forms=[new_table_form(game, levels.get(game, ())) for game in WEB_TABLES],
        levels={level.name: level for _, choices in home.levels for level in choices}.values(),
        mine=[row(line) for line in home.mine],
        open=[row(line) for line in home.open],
        finished=[row(line) for line in home.finished],
        coached_games=[(game, say("home-coached-game", game=game)) for game in WEB_TABLES],
    )


def cards_html(viewer: Viewer, table: str, game: str, setting: Setting, *, unusual: bool) -> str:
    """Every card of a table; those of a custom deck are marked. ``unusual``: the computer players cannot judge them."""
    return render(
        "pages/cards.html",
        viewer=viewer,
        table=table,
        about=about(game, setting.options),
        unusual=unusual,
        sections=[(heading, rows[0], rows[1:]) for heading, rows in rulebook(game).card_list(setting)],
    )


def waiting_html(viewer: Viewer, waiting: Waiting) -> str:
    free = sum(each.place.kind == "open" for each in waiting.places)
    return render(
        "pages/waiting.html",
        viewer=viewer,
        waiting=waiting,
        about=about(waiting.game, waiting.options),
        facts=_facts(waiting),
        levels=level_choices(waiting.levels),
        usual_level=usual_level(waiting.levels),
        taken=len(waiting.places) - free,
        one_seat=sum(each.mine for each in waiting.places) == 1,
        own=next((each.seat for each in waiting.places if each.mine), None),
        status=_waiting_for(waiting, free, viewer.name),
        qr_code=_qr_code(waiting.link) if waiting.link else "",
    )


def _facts(waiting: Waiting) -> list[tuple[str, str]]:
    """The options of the table in words, except those that have their default value."""
    options = {option.name: option for option in rulebook(waiting.game).table_options}
    begins = say("home-first-usual", game=waiting.game)
    if first := str(waiting.options.get("first", "")):
        begins = option_value(waiting.game, options["first"], first)
    facts = [
        (say("waiting-fact-seats"), str(len(waiting.places))),
        (say("waiting-fact-first"), begins),
        (say("waiting-fact-open"), say("waiting-open", public="yes" if waiting.public else "no")),
    ]
    if waiting.deal_chosen:
        facts.append((say("waiting-fact-deal"), say("waiting-deal-chosen")))
    if waiting.for_research:
        facts.append((say("waiting-fact-research"), say("waiting-research")))
    for option in (option for option in options.values() if option.needs):
        value = waiting.options.get(option.name)
        if value is True:
            facts.append((say(option.label), say("page-on")))
        elif type(value) is int:
            facts.append((say(option.label), str(value)))
        elif isinstance(value, str):
            facts.append((say(option.label), option_value(waiting.game, option, value)))
    return facts


def _waiting_for(waiting: Waiting, free: int, name: str) -> str:
    if waiting.may_join:
        return say("waiting-status-join", named="yes" if name else "no")
    if free:
        return say("waiting-status-free", free=free)
    return say("waiting-status-host") if waiting.host else say("waiting-status-start")


def vacancy_html(viewer: Viewer, vacancy: Vacancy) -> str:
    """Above a table whose player has left or is away: how the game can continue."""
    levels, usual = level_choices(vacancy.levels), usual_level(vacancy.levels)
    return render("pages/vacancy.html", viewer=viewer, vacancy=vacancy, levels=levels, usual_level=usual)


def cover_html(viewer: Viewer, cover: Cover) -> str:
    """The hand-over; ``Cover`` holds nothing hidden, so the page cannot either."""
    before = cover.before if cover.before != cover.seat else None
    return render("pages/cover.html", viewer=viewer, cover=cover, before=before)


def seat_link_html(viewer: Viewer, link: SeatLink) -> str:
    return render("pages/seat_link.html", viewer=viewer, link=link)


def own_link_html(viewer: Viewer, *, url: str, table: str, local: LocalOnly | None = None) -> str:
    """The private link to the viewer's seat, for another device; ``local`` if no other device reaches the server."""
    qr_code = "" if local else _qr_code(url)
    return render("pages/own_link.html", viewer=viewer, url=url, table=table, qr_code=qr_code, local=local)


def _qr_code(link: str) -> Markup:
    return qr_code_svg(link, say("waiting-code-picture"))


def settings_html(viewer: Viewer, came_from: str = "") -> str:
    """The settings, and the way back to the table if the viewer came from there."""
    table = came_from if has_table(came_from) else ""
    return render("pages/settings.html", viewer=viewer, table=table, here=replace(viewer, path=table).settings)


def error_html(viewer: Viewer, status: int, reason: str = "") -> str:
    """An error, and the way back to the home page."""
    text = reason or say("error-text", status=_known(status))
    return render("pages/error.html", viewer=viewer, heading=_heading(status), text=text, status=status)


def error_document(viewer: Viewer, status: int, reason: str = "") -> str:
    return document_html(viewer, Document(_heading(status), error_html(viewer, status, reason)))


def _heading(status: int) -> str:
    return say("error-heading", status=_known(status))


def _known(status: int) -> int:
    """The status itself, or the most similar one that the message catalogue has texts for."""
    return status if status in ERRORS else 500 if status >= 500 else 400


def offline_html(viewer: Viewer) -> str:
    """The page that the service worker shows while the server cannot be reached."""
    main = render("pages/offline.html", viewer=viewer)
    return document_html(viewer, Document(say("offline-title"), main, kind="offline"))


def service_worker(page: str) -> str:
    """The script of the service worker, with the address of the page above and of the files that it needs."""
    files = [static(name) for name in OFFLINE_FILES]
    settings = {"cache": static_prefix(), "page": page, "files": files}
    script = (STATIC / "service-worker.js").read_text(encoding="utf-8")
    return f"self.OFFLINE = {json.dumps(settings)};\n{script}"
