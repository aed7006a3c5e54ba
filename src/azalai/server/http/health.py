"""Health checks: ``/healthz`` says that the process answers, ``/readyz`` that it can also serve tables."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from azalai import __version__
from azalai.server.http.requests import Services
from azalai.server.storage.store import Store, StoreError

STORE_TIMEOUT = 2.0  # seconds
REMEMBERED = 1.0  # seconds: strangers cannot keep the store busy with checks


async def health(request: Request) -> Response:
    services: Services = request.app.state.services
    return JSONResponse({"status": "ok", "version": __version__, "tables": services.rooms.count})


async def ready(request: Request) -> Response:
    services: Services = request.app.state.services
    readiness: Readiness = request.app.state.readiness
    if services.rooms.closing:
        return JSONResponse({"status": "stopping"}, 503)
    return JSONResponse({"status": "ready"}) if await readiness.check() else JSONResponse({"status": "no-store"}, 503)


class Readiness:
    """Whether the store answers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._answer, self._until = False, 0.0
        self._lock = asyncio.Lock()

    async def check(self) -> bool:
        async with self._lock:
            if time.monotonic() >= self._until:
                self._answer = False
                with suppress(StoreError, TimeoutError):
                    async with asyncio.timeout(STORE_TIMEOUT):
                        await self._store.table("")
                        self._answer = True
                self._until = time.monotonic() + REMEMBERED
            return self._answer
