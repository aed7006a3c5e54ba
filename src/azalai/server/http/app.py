"""The web application: routes, middleware, and the services that handlers use."""

from __future__ import annotations

import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from azalai.server.configuration import Configuration
from azalai.server.http.error_responses import routing_error
from azalai.server.http.health import Readiness, health, ready
from azalai.server.http.middleware import SecurityMiddleware
from azalai.server.http.openapi import document
from azalai.server.http.requests import Endpoint, Services
from azalai.server.http.routes import OPERATIONS, Operation
from azalai.server.metrics import Metrics, measure
from azalai.server.storage.store import Store
from azalai.server.storage.stores import make_store
from azalai.web.rendering import STATIC, static_prefix

MIN_GZIP_SIZE = 1000  # bytes


class NumberConvertor(IntegerConvertor):
    """A number in a path. Python refuses to read one of thousands of digits."""

    regex = "[0-9]{1,9}"


register_url_convertor("number", NumberConvertor())

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class ImmutableFiles(StaticFiles):
    """Static files that browsers may cache forever, since their URLs contain a hash of them."""

    def file_response(self, *arguments: Any, **named: Any) -> Response:
        response = super().file_response(*arguments, **named)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def openapi(_: Request) -> Response:
    return JSONResponse(document())


def routes() -> list[Route]:
    operations = [Route(each.path, _endpoint(each), methods=[each.method]) for each in OPERATIONS]
    return [*operations, Route("/openapi.json", openapi), Route("/healthz", health), Route("/readyz", ready)]


def _endpoint(operation: Operation) -> Endpoint:
    name = f"{operation.method} {operation.path}"
    return Endpoint(
        operation.handler, operation.schema, name, optimistic=operation.optimistic, expensive=operation.expensive
    )


def create_app(configuration: Configuration, store: Store | None = None) -> Starlette:
    """The application of a configuration; ``store`` replaces the one that it names."""
    if not configuration.store:
        configuration.data_folder.mkdir(parents=True, exist_ok=True)
    metrics = Metrics()
    store = store or make_store(configuration.store, configuration.data_folder)
    measure(store, metrics)
    services = Services(configuration, store, metrics)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await store.open()
        await services.rooms.open()
        try:
            yield
        finally:
            await services.rooms.close()
            await store.close()

    app = Starlette(
        routes=[*routes(), Mount(static_prefix(), ImmutableFiles(directory=STATIC))],
        middleware=[
            Middleware(SecurityMiddleware, configuration=configuration),
            Middleware(GZipMiddleware, minimum_size=MIN_GZIP_SIZE, compresslevel=5),
        ],
        exception_handlers={404: routing_error, 405: routing_error},
        lifespan=lifespan,
    )
    app.state.services, app.state.readiness = services, Readiness(store)
    return app
