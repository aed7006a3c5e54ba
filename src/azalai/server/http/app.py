"""The application: every address and who answers it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from azalai import __version__
from azalai.server.configuration import Configuration
from azalai.server.guests import Guests
from azalai.server.http import lobby_routes as door_pages
from azalai.server.http import table_routes as table_pages
from azalai.server.http.middleware import Guard
from azalai.server.http.openapi import document
from azalai.server.http.requests import Door, Handler, Server, not_found
from azalai.server.http.static_files import Static
from azalai.server.storage.data_folder import secret_of
from azalai.server.storage.sqlite_store import SQLiteStore
from azalai.server.storage.store import Store
from azalai.server.tables.page_rendering import Drawer
from azalai.server.tables.rooms import Rooms

DATABASE = "azalai.sqlite3"
WORTH_PACKING = 1000  # bytes


async def health(request: Request) -> Response:
    server: Server = request.app.state.server
    return JSONResponse({"status": "ok", "version": __version__, "tables": server.rooms.count})


async def openapi(_: Request) -> Response:
    return JSONResponse(document())


def _get(path: str, handler: Handler) -> Route:
    return Route(path, Door(handler), methods=["GET"])


def _post(path: str, handler: Handler) -> Route:
    return Route(path, Door(handler), methods=["POST"])


def routes() -> list[Route]:
    at, door = table_pages, door_pages
    table = "/t/{table}"
    return [
        _post(f"{table}/moves", at.moves),  # the first that fits answers, and these two are asked for most
        _get(f"{table}/events", at.events),
        _get("/", door.home),
        _post("/tables", door.make_table),
        _get("/join", door.invitation),
        _get("/join/{code}", door.invitation),
        _get("/seat/{token}", door.seat_link),
        _post("/seat/{token}", door.use_seat_link),
        _get("/settings", door.settings_page),
        _post("/settings", door.settings),
        _get("/rules/{game}", door.rules),
        _get("/rules/pictures/{name}", door.rules_picture),
        _post("/replays", door.watch_file),
        _get(table, at.table_page),
        _post(f"{table}/draft", at.draft),
        _post(f"{table}/undo", at.undo),
        _post(f"{table}/hint", at.hint),
        _post(f"{table}/join", at.join),
        _post(f"{table}/leave", at.leave),
        _post(f"{table}/places", at.places),
        _post(f"{table}/start", at.start),
        _post(f"{table}/takeover", at.takeover),
        _post(f"{table}/rematch", at.rematch),
        _post(f"{table}/link", at.link),
        _get(f"{table}/at/{{moment:int}}", at.replay_page),
        _get(f"{table}/at/{{moment:int}}/table", at.replay_table),
        _get(f"{table}/file", at.file),
        _get("/api/t/{table}", at.api_table),
        _get("/api/t/{table}/moves", at.api_moves),
        Route("/openapi.json", openapi),
        Route("/healthz", health),
    ]


def create_app(configuration: Configuration, store: Store | None = None) -> Starlette:
    """The web application of a data folder."""
    configuration.data.mkdir(parents=True, exist_ok=True)
    static = Static()
    kept = store or SQLiteStore(configuration.data / DATABASE)
    guests = Guests(secret_of(configuration.data), configuration)
    drawer = Drawer(static.prefix, configuration.public_url.rstrip("/"))
    server = Server(configuration, kept, guests, Rooms(kept, configuration), drawer)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.store.open()
        await server.rooms.open()
        try:
            yield
        finally:
            await server.rooms.close()
            await server.store.close()

    app = Starlette(
        routes=[*routes(), Route("/static/{hash}/{path:path}", static)],
        middleware=[
            Middleware(Guard, configuration=configuration),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=5),
        ],
        exception_handlers={404: not_found, 405: not_found},
        lifespan=lifespan,
    )
    app.state.server = server
    return app
