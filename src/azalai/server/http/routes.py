"""The route table: every path with its handler and its description for the OpenAPI document."""

from __future__ import annotations

from dataclasses import dataclass

from azalai.server.http import card_routes as cards
from azalai.server.http import lesson_routes as lesson
from azalai.server.http import lobby_routes as lobby
from azalai.server.http import puzzle_routes as puzzle
from azalai.server.http import study_routes as study
from azalai.server.http import table_routes as table
from azalai.server.http import what_if_routes as what_if
from azalai.server.http.requests import Handler


@dataclass(frozen=True)
class Operation:
    """One method of one path."""

    method: str
    path: str
    handler: Handler
    summary: str
    response: str  # a key of ``openapi.RESPONSES``
    errors: tuple[int, ...] = ()  # besides those that every such operation has
    schema: str = ""  # of the request body: a key of ``schemas.SCHEMAS``
    query: tuple[str, ...] = ()  # query parameters
    optimistic: bool = False
    """Whether the table need not be compared with the store first, since ``Rooms`` does so before it refuses."""
    expensive: bool = False
    """Whether the CPU time of the requests is limited by address."""


def _get(
    path: str,
    handler: Handler,
    summary: str,
    response: str = "page",
    *errors: int,
    query: tuple[str, ...] = (),
    expensive: bool = False,
) -> Operation:
    return Operation("GET", path, handler, summary, response, errors, query=query, expensive=expensive)


def _post(
    path: str,
    handler: Handler,
    summary: str,
    schema: str,
    response: str = "next",
    *errors: int,
    optimistic: bool = False,
    expensive: bool = False,
) -> Operation:
    return Operation(
        "POST", path, handler, summary, response, errors, schema, optimistic=optimistic, expensive=expensive
    )


VIEW = "seat", "variation"

OPERATIONS = (
    # the first match responds, and these two get most requests
    _post(
        "/t/{table}/moves",
        table.moves,
        "Play moves, all or none",
        "moves",
        "state",
        403,
        409,
        503,
        optimistic=True,
    ),
    _get("/t/{table}/events", table.events, "Live updates of a table", "events"),
    _get("/", lobby.home, "The home page"),
    _post("/tables", lobby.make_table, "Make a table", "tables", "next", 409, expensive=True),
    _get("/join", lobby.invitation, "Open an invitation by its code", "to-table", 404, 410, query=("code",)),
    _get("/join/{code}", lobby.invitation, "Open an invitation", "to-table", 404, 410),
    _get("/seat/{token}", lobby.seat_link, "A private seat link: asks for confirmation", "page", 404, 410),
    _post("/seat/{token}", lobby.use_seat_link, "Take the seat of a private link", "seat", "next", 403, 404, 409, 410),
    _get("/settings", lobby.settings_page, "The settings", query=("from",)),
    _post("/settings", lobby.settings, "Change the settings and the display name", "settings"),
    _get("/offline", lobby.offline, "The page that is shown while the server cannot be reached"),
    _get("/service-worker.js", lobby.service_worker, "The service worker, which shows that page", "script"),
    _get("/rules", lobby.rules_search, "Search in the rules", query=("q",)),
    _get("/rules/{game}", lobby.rules, "The rules of a game", "page", 404),
    _get("/rules/pictures/{name}", lobby.rules_picture, "A picture of the rules", "picture", 404),
    _get("/cards", cards.overview, "Tribe cards, and how their players fared", "page", 404, query=cards.QUERY),
    _get("/cards/{card}", cards.card, "A tribe card by round and situation", "page", 404, query=cards.QUERY),
    _get("/learn", lesson.overview, "All lessons, and the guest's progress", query=("game",)),
    _get("/learn/{lesson}", lesson.page, "A lesson", "page", 404, expensive=True),
    _post("/learn/{lesson}", lesson.back, "Go back to an earlier step", "lesson", "next", 404, expensive=True),
    _post(
        "/learn/{lesson}/moves",
        lesson.moves,
        "Play moves in a lesson",
        "moves",
        "table-page",
        404,
        409,
        expensive=True,
    ),
    _post(
        "/learn/{lesson}/draft",
        lesson.draft,
        "Show a draft in a lesson",
        "draft",
        "table-page",
        404,
        409,
        expensive=True,
    ),
    _get("/puzzles", puzzle.overview, "Puzzles of the day, and the guest's rating", "page", 404, query=puzzle.QUERY),
    _get("/puzzles/next", puzzle.following, "A puzzle for this guest", "to-puzzle", 404, query=puzzle.QUERY),
    _get("/puzzles/{puzzle}", puzzle.page, "A puzzle", "page", 404, query=puzzle.QUERY),
    _post("/puzzles/{puzzle}", puzzle.turn, "Begin a puzzle again, or show its solution", "puzzle", "next", 404),
    _post("/puzzles/{puzzle}/moves", puzzle.moves, "Play moves in a puzzle", "moves", "table-page", 404, 409, 503),
    _post("/puzzles/{puzzle}/draft", puzzle.draft, "Show a draft in a puzzle", "draft", "table-page", 404, 409),
    _post("/puzzles/{puzzle}/why", puzzle.why, "What speaks for the solution", "why", "table-page", 404, 409, 503),
    _post("/puzzles/{puzzle}/play", puzzle.play_on, "Play on after the solution", "play", "next", 404, 409),
    _post("/replays", lobby.watch_file, "Upload a game file and watch it", "", "to-replay", 409, expensive=True),
    _get("/t/{table}", table.table_page, "The page of a table"),
    _get("/t/{table}/cards", table.cards_page, "Every card of a table, and what it does"),
    _post("/t/{table}/draft", table.draft, "Show a draft; nothing is stored", "draft", "table-page", 403, 409),
    _post("/t/{table}/undo", table.undo, "Undo", "undo", "state", 403, 409, 503),
    _post("/t/{table}/hint", table.hint, "Hints with reasons", "hint", "table-page", 403, 409, 503),
    _post("/t/{table}/skip", table.skip, "Skip the pauses of computers until a person's turn", "skip", "state", 403),
    _post("/t/{table}/join", table.join, "Take a seat", "join", "next", 403, 409),
    _post("/t/{table}/name", table.name, "Choose a name at the table", "name", "next", 403, 409),
    _post("/t/{table}/leave", table.leave, "Leave the table", "leave"),
    _post("/t/{table}/places", table.assign_seat, "Seat a computer, or clear a seat", "places", "next", 403, 409),
    _post("/t/{table}/start", table.start, "Start the game", "start", "next", 403, 409),
    _post("/t/{table}/takeover", table.takeover, "Hand over a shared screen", "takeover", "next", 403),
    _post("/t/{table}/rematch", table.rematch, "Play again", "rematch", "next", 403),
    _post("/t/{table}/forget", table.forget, "Take a finished game off the guest's list", "forget", "next", 403, 409),
    _post("/t/{table}/react", table.react, "Say a quick reaction to everybody", "react", "done", 403, 409),
    _post("/t/{table}/link", table.link, "The private link of a seat", "link", "link", 403),
    _get("/t/{table}/at/{moment:number}", table.replay_page, "A moment of a finished game", "page", 409, query=VIEW),
    _get(
        "/t/{table}/at/{moment:number}/table",
        table.replay_table,
        "The table of that moment, without the page around it",
        "page",
        409,
        query=VIEW,
    ),
    _get(
        "/t/{table}/at/{moment:number}/picture.png",
        table.replay_picture,
        "A picture of that moment, for programs that show links",
        "preview",
        409,
        503,
        query=VIEW,
    ),
    _get("/t/{table}/study", study.page, "What decided the game", "page", 409, query=study.QUERY, expensive=True),
    _get(
        "/t/{table}/study/inside",
        study.inside,
        "The inside of that page",
        "inside",
        409,
        query=study.QUERY,
        expensive=True,
    ),
    _post("/t/{table}/what-if", what_if.what_if, "Play on from a moment", "what-if", "next", 409, expensive=True),
    _post(
        "/t/{table}/variation",
        what_if.save,
        "Save a what-if table as a variation",
        "variation",
        "next",
        403,
        409,
        expensive=True,
    ),
    _get("/t/{table}/file", table.file, "The game file of a finished game", "file", 409, expensive=True),
    _get("/api/t/{table}", table.api_table, "A table as JSON", "table"),
    _get("/api/t/{table}/moves", table.api_moves, "The legal moves", "moves"),
)
