"""Where every request comes in: who asks, in which language, how often, with which fields; and how they are answered.

A handler gets an ``Asked`` and gives a response back, or raises ``Refused``.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from azalai.errors import AzalaiError
from azalai.messages import language
from azalai.server.configuration import Configuration
from azalai.server.errors import Refused
from azalai.server.guests import Guest, Guests
from azalai.server.http import schemas
from azalai.server.http.middleware import Buckets, address_of
from azalai.server.storage.store import Store, StoreError
from azalai.server.tables.page_rendering import Drawer
from azalai.server.tables.room import Room
from azalai.server.tables.rooms import Rooms

_log = logging.getLogger("azalai.server")


@dataclass
class Server:
    """All that the handlers work with."""

    configuration: Configuration
    store: Store
    guests: Guests
    rooms: Rooms
    drawer: Drawer
    changes: Buckets = field(init=False)
    tables: Buckets = field(init=False)
    pages: Buckets = field(init=False)
    streams: dict[str, int] = field(default_factory=dict)  # open streams of each guest and address

    def __post_init__(self) -> None:
        limits = self.configuration.limits
        self.changes, self.tables, self.pages = (
            Buckets(*limits.changes),
            Buckets(*limits.tables),
            Buckets(*limits.pages),
        )


@dataclass
class Asked:
    """A request, and who asks."""

    request: Request
    server: Server
    guest: Guest
    whole: bool = False  # the guest has changed: the answer brings new cookies

    @property
    def form(self) -> bool:
        """Whether a page's form asks, and wants to be led to a page."""
        return "application/json" not in self.request.headers.get("content-type", "")

    def become(self, guest: Guest) -> None:
        self.whole = self.whole or guest != self.guest
        self.guest = guest

    def whose(self) -> str:
        """Whom a limit counts for: the guest, or the address of whoever has no cookie yet; "": nobody."""
        return self.guest.id if not self.guest.new else address_of(self.request.scope)

    def limit(self, buckets: Buckets) -> None:
        for whose in {self.whose(), address_of(self.request.scope)} - {""}:
            wait = buckets.take(whose)
            if wait:
                raise Refused.too_many(wait)

    async def fields(self, shape: str) -> dict[str, Any]:
        """What was sent, in the shape of this name."""
        wanted = schemas.SHAPES[shape]
        try:
            if self.form:
                sent = {name: text for name, text in (await self.request.form()).items() if isinstance(text, str)}
                values = schemas.from_form(wanted, sent)
            else:
                values = json.loads(await self.request.body() or b"{}")
        except (ValueError, RecursionError, HTTPException):
            raise Refused(400, "unreadable", "web-unreadable") from None
        if not schemas.fits(wanted, values):
            raise Refused(422, "unfit", "web-unfit", fields=", ".join(wanted["properties"]))
        return dict(values)

    async def upload(self) -> bytes:
        try:
            async with self.request.form(max_files=1, max_fields=4) as form:
                file = form.get("file")
                if not isinstance(file, UploadFile):
                    raise Refused(422, "no-file", "web-no-file")
                return await file.read()
        except HTTPException:
            raise Refused(400, "unreadable", "web-unreadable") from None

    async def room(self) -> Room:
        room = await self.server.rooms.find(self.request.path_params["table"])
        if room is None:
            raise Refused(404, "no-table", "web-no-table")
        room.meet(self.guest, self.address())
        return room

    def address(self) -> str:
        """What links to this server begin with, as this browser reaches it."""
        told = self.server.configuration.public_url.rstrip("/")
        return told or f"{self.request.url.scheme}://{self.request.headers.get('host', '')}"

    def led_to(self, path: str, **values: Any) -> Response:
        """After a form, the page of this path; for a program the values."""
        return RedirectResponse(path, 303) if self.form else JSONResponse(values | {"path": path})


Handler = Callable[[Asked], Awaitable[Response]]


class Door:
    """A handler as an ASGI application; Starlette routes to it."""

    def __init__(self, handler: Handler) -> None:
        self.handler = handler
        self.__name__ = handler.__name__

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        server: Server = scope["app"].state.server
        asked = Asked(request, server, server.guests.read(request))
        with language(asked.guest.language):
            response = await self._answer(asked)
        if isinstance(response, Response) and (asked.whole or asked.guest.new):
            server.guests.write(response, asked.guest)
        await response(scope, receive, send)

    async def _answer(self, asked: Asked) -> Response:
        try:
            asked.limit(asked.server.changes if asked.request.method == "POST" else asked.server.pages)
            return await self.handler(asked)
        except Refused as refused:
            return refuse(asked, refused)
        except AzalaiError as error:
            return refuse(asked, Refused.because(422, "illegal", str(error)))
        except StoreError as error:
            _log.error("the store failed: %s", error)
            return refuse(asked, Refused(503, "not-stored", "web-not-stored"))
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            # by name: in the address may stand an invitation or the private link of a seat
            _log.exception("a request failed: %s %r", self.__name__, asked.request.path_params.get("table", ""))
            return refuse(asked, Refused(500, "fault", "web-fault"))


def refuse(asked: Asked, refused: Refused) -> Response:
    viewer = asked.server.drawer.viewer(asked.guest, asked.request.url.path)
    return refused.response(asked.request.headers, viewer)


async def not_found(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: no such page, no such method."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    message = {404: "web-no-page", 405: "web-no-method"}.get(status, "web-fault")
    response = Refused(status, {404: "no-page", 405: "no-method"}.get(status, "fault"), message).response(
        request.headers
    )
    for name, value in (getattr(error, "headers", None) or {}).items():
        response.headers[name] = value
    return response
