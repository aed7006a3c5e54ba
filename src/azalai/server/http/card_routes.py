"""Card explorer routes: all tribe cards with their measured effects, and one card by round and situation."""

from __future__ import annotations

from starlette.responses import Response

from azalai.messages import say
from azalai.server.errors import RequestError
from azalai.server.http.requests import RequestContext
from azalai.web import card_explorer

QUERY = ("cards", "way", "sort", "order")


async def overview(context: RequestContext) -> Response:
    choice = _choice(context)
    return _page(context, card_explorer.explorer_html(context.viewer, choice, card_explorer.measured(choice.cards)))


async def card(context: RequestContext) -> Response:
    choice, name = _choice(context), context.request.path_params["card"]
    try:
        main = card_explorer.card_html(context.viewer, name, choice, card_explorer.measured(choice.cards))
    except KeyError:
        raise RequestError(404, "no-page", "web-no-page") from None
    return _page(context, main)


def _page(context: RequestContext, main: str) -> Response:
    return context.page(say("card-explorer-title"), main, kind="cards", styles=card_explorer.STYLES)


def _choice(context: RequestContext) -> card_explorer.Choice:
    query = context.request.query_params
    try:
        return card_explorer.Choice(**{name: query[name] for name in QUERY if name in query})
    except ValueError:
        raise RequestError(404, "no-page", "web-no-page") from None
