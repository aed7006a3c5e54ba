"""Requests: the context that a handler receives (guest, fields, room), and the endpoint that runs handlers.

A handler takes a ``RequestContext`` and returns a response or raises a ``RequestError``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from python_multipart.multipart import parse_options_header
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from azalai.errors import AzalaiError
from azalai.messages import language
from azalai.server.configuration import Configuration
from azalai.server.errors import RequestError, StaleState
from azalai.server.guests import LANGUAGE_PARAMETER, Guest, Guests
from azalai.server.http import schemas
from azalai.server.http.cpu_limit import CpuLimiter
from azalai.server.http.error_responses import error_response, name_language
from azalai.server.http.rate_limit import RateLimiter, StreamLimiter, client_address
from azalai.server.metrics import Metrics
from azalai.server.reachability import is_this_machine
from azalai.server.storage.store import MalformedTable, Store, StoreError
from azalai.server.storage.stores import secret_of
from azalai.server.tables.history import CorruptTable
from azalai.server.tables.live_updates import wait_for_disconnect
from azalai.server.tables.page_rendering import PageRenderer
from azalai.server.tables.preview_pictures import PreviewPictures
from azalai.server.tables.room import Room
from azalai.server.tables.rooms import Rooms
from azalai.web import pages
from azalai.web.view_models import Document, Viewer

T = TypeVar("T")
UTF_8 = b"utf-8"

_log = logging.getLogger("azalai.server")


class Services:
    """What the handlers work with."""

    def __init__(self, configuration: Configuration, store: Store, metrics: Metrics) -> None:
        self.configuration, self.store, self.metrics = configuration, store, metrics
        self.guests = Guests(secret_of(configuration.store, configuration.data_folder), configuration)
        self.rooms = Rooms(store, configuration)
        self.renderer = PageRenderer(configuration.public_url, configuration.reach)
        limits = configuration.limits
        self.previews = PreviewPictures()
        self.posts, self.gets = RateLimiter(*limits.post_rate), RateLimiter(*limits.get_rate)
        self.new_tables, self.codes = RateLimiter(*limits.table_rate), RateLimiter(*limits.code_rate)
        self.attempts = RateLimiter(*limits.attempt_rate)
        self.reactions, self.pictures = RateLimiter(*limits.reaction_rate), RateLimiter(*limits.picture_rate)
        self.cpu, self.loading = CpuLimiter(*limits.cpu_rate), CpuLimiter(*limits.cpu_rate)
        self.streams = StreamLimiter(limits.streams_per_guest, limits.streams_per_address)
        metrics.add_gauge("azalai_tables", "Tables in memory", lambda: self.rooms.count)
        metrics.add_gauge("azalai_watchers", "Open pages with live updates", lambda: self.rooms.watchers)
        metrics.add_gauge("azalai_bot_queue", "Tasks that wait for a bot worker", lambda: self.rooms.bots.pool.waiting)


@dataclass
class RequestContext:
    """A request and the guest who sent it."""

    request: Request
    services: Services
    guest: Guest
    fields: dict[str, Any] = field(default_factory=dict)  # of the body, validated
    cookies_changed: bool = False  # the response sets new cookies
    room: Room = field(init=False)  # if the path names a table

    @property
    def is_form(self) -> bool:
        """Whether an HTML form sent the request and expects a redirect to a page."""
        return "application/json" not in self.request.headers.get("content-type", "")

    @property
    def address(self) -> str:
        return client_address(self.request.scope, self.services.configuration.limits_loopback)

    @property
    def client(self) -> str:
        """The client whose bot tasks take turns with those of others: the address, since one client can have many
        cookies; on this machine the guest. Guests without a cookie count as one."""
        return self.address or ("" if self.guest.new else self.guest.id)

    @property
    def base_url(self) -> str:
        """What links for other people begin with; empty if only this machine reaches the server."""
        host, configuration = self.request.headers.get("host", ""), self.services.configuration
        if configuration.public_url:
            return configuration.public_url
        return configuration.reach.url if is_this_machine(host) else f"{self.request.url.scheme}://{host}"

    def change_guest(self, guest: Guest) -> None:
        self.cookies_changed = self.cookies_changed or guest != self.guest
        self.guest = guest

    def rename_guest(self, name: str) -> None:
        self.change_guest(self.services.guests.with_name(self.guest, name))

    def check_rate(self, limiter: RateLimiter) -> None:
        """Count the request for the guest's cookie, if there is one, and for the address."""
        for client in {"" if self.guest.new else self.guest.id, self.address} - {""}:
            limiter.take(client)

    async def read_body(self, schema: str) -> None:
        """Set ``fields`` to the body, validated by the schema of this name."""
        try:
            if self.is_form:
                async with self._form() as form:
                    sent = {
                        name: (await part.read()).decode("utf-8") if isinstance(part, UploadFile) else part
                        for name, part in form.items()
                    }
                body = schemas.parse_form(schema, sent)
            else:
                body = schemas.parse_json(await self.request.body())
        except (ValueError, RecursionError, HTTPException):
            raise RequestError(400, "unreadable", "web-unreadable") from None
        self.fields = schemas.validated(schema, body)

    def _form(self, **limits: int) -> AbstractAsyncContextManager[FormData]:
        """The form in the body. ValueError unless its charset is UTF-8: other charsets can produce characters that
        cannot be stored, and Python keeps the name of every charset that it has looked up in memory."""
        _, options = parse_options_header(self.request.headers.get("content-type", ""))
        if options.get(b"charset", UTF_8).lower() != UTF_8:
            raise ValueError
        return self.request.form(max_files=1, **limits)

    async def upload(self) -> bytes:
        try:
            async with self._form(max_fields=4) as form:
                file = form.get("file")
                if not isinstance(file, UploadFile):
                    raise RequestError(422, "no-file", "web-no-file")
                return await file.read()
        except (ValueError, HTTPException):
            raise RequestError(400, "unreadable", "web-unreadable") from None

    async def unless_disconnected(self, answer: Coroutine[Any, Any, T]) -> T:
        """The answer, unless the client disconnects first: then it is cancelled. The body must have been read."""
        answering = asyncio.create_task(answer)
        disconnected = asyncio.create_task(wait_for_disconnect(self.request.receive))
        try:
            await asyncio.wait([answering, disconnected], return_when=asyncio.FIRST_COMPLETED)
            if answering.done():
                return answering.result()
            raise ClientDisconnect
        finally:
            answering.cancel()
            disconnected.cancel()

    async def find_room(self, *, cached: bool = False) -> Room:
        """Set ``room`` to that of the table in the path; ``cached``: other processes may have changed it since."""
        room = await self.open_room(self.request.path_params["table"], cached=cached)
        if room is None:
            raise RequestError(404, "no-table", "web-no-table")
        room.note_visit(self.guest, self.base_url)
        if self.guest.id in {*room.people, room.record.host}:
            room.client = self.client
        self.room = room
        return room

    async def open_room(self, table: str, *, cached: bool = False) -> Room | None:
        """The room of a table. If it has to be loaded, all moves are played again, in CPU time of the address: somebody
        who opens one long game after the other must not keep the server busy."""
        rooms, loading = self.services.rooms, self.services.loading
        loads = table not in rooms
        if loads:
            loading.check(self.address)
        room = await (rooms.find_cached(table) if cached else rooms.find(table))
        if loads and room is not None:
            loading.charge(self.address, room.load_seconds)
        return room

    @property
    def viewer(self) -> Viewer:
        return self.services.renderer.viewer(self.guest, self.request.url.path)

    def page(self, title: str, main: str, viewer: Viewer | None = None, **more: Any) -> Response:
        """A whole HTML document; ``more`` are fields of ``Document``."""
        document = Document(title, main, origin=self.base_url, **more)
        return HTMLResponse(pages.document_html(viewer or self.viewer, document))

    def go_to(self, path: str, **values: Any) -> Response:
        """After a form a redirect to a page; for a program the path and the values as JSON."""
        return RedirectResponse(path, 303) if self.is_form else JSONResponse(values | {"path": path})

    def error(self, error: RequestError) -> Response:
        return error_response(error, self.request.headers, self.viewer)


Handler = Callable[[RequestContext], Awaitable[ASGIApp]]


class Endpoint:
    """A handler as an ASGI application: reads the guest and the body, applies the rate limit, finds the room, turns
    exceptions into responses. An ``optimistic`` handler gets the room as this process knows it; an ``expensive`` one
    runs in CPU time of the client's address."""

    def __init__(
        self, handler: Handler, schema: str = "", name: str = "", *, optimistic: bool = False, expensive: bool = False
    ) -> None:
        self._handler, self._schema, self._name = handler, schema, name
        self._optimistic, self._expensive = optimistic, expensive

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        services: Services = scope["app"].state.services
        context = RequestContext(request, services, services.guests.from_request(request))
        with language(context.guest.language), services.metrics.requests.labels(self._name).time():
            response = await self._respond(context)
        services.metrics.responses.labels(getattr(response, "status_code", 200)).inc()
        if isinstance(response, Response):
            name_language(response, context.guest.language)
            if context.cookies_changed or context.guest.new or LANGUAGE_PARAMETER in request.query_params:
                services.guests.set_cookies(response, context.guest)
        await response(scope, receive, send)

    async def _handle(self, context: RequestContext) -> ASGIApp:
        context.check_rate(context.services.posts if context.request.method == "POST" else context.services.gets)
        if self._expensive:
            await context.request.body()  # first, so that no request waits for the network in its turn
        if self._schema:
            await context.read_body(self._schema)
        if not self._expensive:
            return await self._carry_out(context)
        return await context.services.cpu.run(context.address, lambda: self._carry_out(context))

    async def _carry_out(self, context: RequestContext) -> ASGIApp:
        if "table" in context.request.path_params:
            await context.find_room(cached=self._optimistic)
        try:
            return await self._handler(context)
        except StaleState as error:  # the client gets the current page along with the error
            page = context.services.renderer.page(await context.find_room(), context.guest)
            error.details |= vars(page)
            raise

    async def _respond(self, context: RequestContext) -> ASGIApp:
        try:
            return await self._handle(context)
        except RequestError as error:
            return context.error(error)
        except AzalaiError as error:
            return context.error(RequestError(422, "illegal", text=str(error)))
        except StoreError as error:
            _log.error("the store failed: %s", error)
            return context.error(RequestError(503, "not-stored", "web-not-stored"))
        except (MalformedTable, CorruptTable) as error:
            _log.error("a table is damaged: %s", error, exc_info=error.__cause__)
            return context.error(RequestError(410, "damaged", "web-damaged"))
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            # not the URL, which may contain an invitation code or a private seat link
            table = context.request.path_params.get("table", "")
            _log.exception("a request failed: %s, table %r", self._name, table)
            return context.error(RequestError(500, "fault", "web-fault"))
