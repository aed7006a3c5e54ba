"""Guests: signed cookies instead of accounts, display names, private seat links.

A seat belongs to the guest who took it. A seat link names a table, a seat and how often that seat has moved, so each
link works once. Cookies and links are signed with the server's secret.
"""

from __future__ import annotations

import functools
import hashlib
import re
import secrets
import unicodedata
from dataclasses import dataclass, replace

from itsdangerous import BadData, URLSafeSerializer
from starlette.datastructures import Headers
from starlette.requests import Request, cookie_parser
from starlette.responses import Response

from azalai.messages import closest, languages, preferred
from azalai.server.configuration import Configuration

GUEST_COOKIE = "azalai_guest"
PREFERENCES_COOKIE = "azalai_wishes"
LANGUAGE_PARAMETER = "lang"  # a link with ?lang=de chooses a language, as the switch does
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep a cookie
CACHED_COOKIES = 2048  # verified signatures that are remembered
MAX_INVITATIONS = 8  # opened invitations that a guest's cookie lists
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters without a glyph that Unicode does not class as spaces."""
MAX_MARKS = 3  # combining marks on one letter; more would overlap the neighbouring lines
MARKS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+")
EFFECTS = ("symbols", "text")
PACES = ("brisk", "calm", "instant")  # how fast computers act; the first is the default


def language_of(headers: Headers) -> str:
    """The language that a guest chose earlier, or else the one that the browser prefers. For responses to requests
    without a known guest, such as for a page that does not exist."""
    cookie = cookie_parser(headers.get("cookie", "")).get(PREFERENCES_COOKIE, "")
    chosen = _preferences(cookie).get("language", "")
    return chosen if chosen in languages() else preferred(headers.get("accept-language", ""))


def _preferences(cookie: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in cookie.split("&") if "=" in part)


@dataclass(frozen=True)
class Guest:
    """A visitor: identity, display name and preferences."""

    id: str
    name: str = ""
    language: str = "en"
    chose_language: bool = False  # False: taken from the Accept-Language header
    effects: str = "symbols"
    show_scores: bool = True
    pace: str = PACES[0]
    invitations: tuple[str, ...] = ()  # codes of the invitations opened last
    new: bool = False  # has no cookie yet


class Guests:
    """Reads and writes guest cookies; signs and verifies seat links."""

    def __init__(self, secret: bytes, configuration: Configuration) -> None:
        signing = {"digest_method": hashlib.sha256}
        self._cookie = URLSafeSerializer(secret, salt="guest", signer_kwargs=signing)
        self._loads = functools.lru_cache(CACHED_COOKIES)(self._cookie.loads)  # an invalid cookie raises: not cached
        self._link = URLSafeSerializer(secret, salt="seat", signer_kwargs=signing)
        self._secure = configuration.secure
        self._name_length = configuration.limits.name_length

    def from_request(self, request: Request) -> Guest:
        """The guest who sent a request; a new guest if there is no valid cookie."""
        preferences = _preferences(request.cookies.get(PREFERENCES_COOKIE, ""))
        chosen = closest(request.query_params.get(LANGUAGE_PARAMETER, "")) or preferences.get("language", "")
        effects, pace = preferences.get("effects", ""), preferences.get("pace", "")
        id, name = self._identity(request.cookies.get(GUEST_COOKIE, ""))
        return Guest(
            id or secrets.token_urlsafe(16),
            name,
            chosen if chosen in languages() else preferred(request.headers.get("accept-language", "")),
            chosen in languages(),
            effects if effects in EFFECTS else EFFECTS[0],
            preferences.get("scores", "1") != "0",
            pace if pace in PACES else PACES[0],
            tuple(filter(None, preferences.get("invitations", "").split(".")))[:MAX_INVITATIONS],
            new=not id,
        )

    def _identity(self, cookie: str) -> tuple[str, str]:
        """The id and the name in a guest cookie; empty if the cookie is not valid."""
        try:
            match self._loads(cookie):
                case [str(id), str(name)]:
                    return id, name
        except BadData:
            pass
        return "", ""

    def set_cookies(self, response: Response, guest: Guest) -> None:
        scores = "1" if guest.show_scores else "0"
        preferences = f"effects={guest.effects}&scores={scores}&pace={guest.pace}"
        preferences += f"&invitations={'.'.join(guest.invitations)}"
        if guest.chose_language:
            preferences += f"&language={guest.language}"
        identity = str(self._cookie.dumps([guest.id, guest.name]))
        for name, value in ((GUEST_COOKIE, identity), (PREFERENCES_COOKIE, preferences)):
            response.set_cookie(
                name, value, max_age=COOKIE_AGE, path="/", secure=self._secure, httponly=True, samesite="lax"
            )

    def with_name(self, guest: Guest, name: str) -> Guest:
        """The guest under another name; unchanged if nothing of the name is readable."""
        cleaned = self.clean_name(name)
        return replace(guest, name=cleaned) if cleaned else guest

    def with_invitation(self, guest: Guest, code: str) -> Guest:
        others = [each for each in guest.invitations if each != code]
        return replace(guest, invitations=(code, *others)[:MAX_INVITATIONS])

    def clean_name(self, name: str) -> str:
        """A name on one line, without invisible characters, cut to the longest length allowed."""
        readable = "".join(
            letter if unicodedata.category(letter)[0] not in "CZ" and letter not in INVISIBLE else " "
            for letter in unicodedata.normalize("NFC", name[: 10 * self._name_length])
        )
        readable = MARKS.sub(lambda marks: marks[0][:MAX_MARKS], readable)
        return " ".join(readable.split())[: self._name_length].strip()

    def seat_token(self, table: str, seat: int, links: int) -> str:
        return str(self._link.dumps([table, seat, links]))

    def read_seat_token(self, token: str) -> tuple[str, int, int] | None:
        """The table, the seat and the number of moves of a seat link; None if this server did not sign it."""
        try:
            table, seat, links = self._link.loads(token)
        except BadData:
            return None
        return str(table), int(seat), int(links)
