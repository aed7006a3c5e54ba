"""People without accounts: a signed cookie makes a guest, a seat belongs to the guest who took it.

Besides the guest, a private seat link is signed here: it names a table, a seat, and how often that seat has been moved,
so that each link works once. Nobody without the server's secret can make either.
"""

from __future__ import annotations

import functools
import hashlib
import re
import secrets
import unicodedata
from dataclasses import dataclass, replace
from typing import Any

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from azalai.messages import languages, preferred
from azalai.server.configuration import Configuration

GUEST_COOKIE = "azalai_guest"
WISHES_COOKIE = "azalai_wishes"
COOKIE_AGE = 400 * 24 * 3600  # browsers keep none longer
KNOWN = 2048  # cookies whose signature need not be checked again
INVITATIONS = 8  # of so many it is known that a guest has opened them
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that nobody can see, though Unicode does not count them among spaces."""
MOST_MARKS = 3  # above and below one letter: more of them would run over the lines around
MARKS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+")
EFFECTS = ("symbols", "text")


@dataclass(frozen=True)
class Guest:
    """Whoever looks: who they are, and how they wish to see the pages."""

    id: str
    name: str = ""
    language: str = "en"
    chose_language: bool = False  # otherwise it is what the browser asks for
    effects: str = "symbols"
    show_scores: bool = True
    invitations: tuple[str, ...] = ()  # the codes of those that were opened last
    new: bool = False  # has no cookie yet


class Guests:
    """Reads and writes the cookies, makes and checks the links."""

    def __init__(self, secret: bytes, configuration: Configuration) -> None:
        signing = {"digest_method": hashlib.sha256}
        self._cookie = URLSafeSerializer(secret, salt="guest", signer_kwargs=signing)
        self._loads = functools.lru_cache(KNOWN)(self._cookie.loads)  # what is not valid raises, and is not kept
        self._link = URLSafeSerializer(secret, salt="seat", signer_kwargs=signing)
        self._secure = configuration.secure
        self._longest_name = configuration.limits.name

    def read(self, request: Request) -> Guest:
        """The guest of a request; whoever comes without a valid cookie is a new one."""
        wishes = dict(part.split("=", 1) for part in request.cookies.get(WISHES_COOKIE, "").split("&") if "=" in part)
        chosen = wishes.get("language", "")
        spoken = chosen if chosen in languages() else preferred(request.headers.get("accept-language", ""))
        effects = wishes.get("effects", "")
        id, name = self._identity(request.cookies.get(GUEST_COOKIE, ""))
        return Guest(
            id or secrets.token_urlsafe(16),
            name,
            spoken,
            chosen in languages(),
            effects if effects in EFFECTS else EFFECTS[0],
            wishes.get("scores", "1") != "0",
            tuple(filter(None, wishes.get("invitations", "").split(".")))[:INVITATIONS],
            new=not id,
        )

    def _identity(self, cookie: str) -> tuple[str, str]:
        try:
            held = self._loads(cookie)
        except BadData:
            return "", ""
        if not isinstance(held, list) or len(held) != 2 or not all(isinstance(part, str) for part in held):
            return "", ""
        return held[0], held[1]

    def write(self, response: Response, guest: Guest) -> None:
        """Give the guest the cookies that make it this one again."""
        scores = "1" if guest.show_scores else "0"
        wishes = f"effects={guest.effects}&scores={scores}&invitations={'.'.join(guest.invitations)}"
        if guest.chose_language:
            wishes += f"&language={guest.language}"
        for name, value in ((GUEST_COOKIE, self._cookie.dumps([guest.id, guest.name])), (WISHES_COOKIE, wishes)):
            response.set_cookie(
                name, str(value), max_age=COOKIE_AGE, path="/", secure=self._secure, httponly=True, samesite="lax"
            )

    def renamed(self, guest: Guest, name: object) -> Guest:
        """The guest with a name as it may be shown; one without anything readable changes nothing."""
        wanted = self.fit(name)
        return replace(guest, name=wanted) if wanted else guest

    def invited(self, guest: Guest, code: str) -> Guest:
        """The guest who has opened the invitation with this code."""
        others = [each for each in guest.invitations if each != code]
        return replace(guest, invitations=(code, *others)[:INVITATIONS])

    def fit(self, name: object) -> str:
        """A chosen name in the shape that is kept: on one line, without what cannot be seen, not too long."""
        if not isinstance(name, str):
            return ""
        readable = "".join(
            letter if unicodedata.category(letter)[0] not in "CZ" and letter not in BLANKS else " "
            for letter in unicodedata.normalize("NFC", name[: 10 * self._longest_name])
        )
        readable = MARKS.sub(lambda heap: heap[0][:MOST_MARKS], readable)
        return " ".join(readable.split())[: self._longest_name].strip()

    def seat_token(self, table: str, seat: int, links: int) -> str:
        return str(self._link.dumps([table, seat, links]))

    def seat_of_token(self, token: str) -> tuple[str, int, int] | None:
        """The table, the seat and the number of a link; None for one that was not made here."""
        try:
            held: Any = self._link.loads(token)
        except BadData:
            return None
        table, seat, links = held
        return str(table), int(seat), int(links)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def new_code() -> str:
    """An invitation: 96 bits nobody can guess."""
    return secrets.token_urlsafe(12)
