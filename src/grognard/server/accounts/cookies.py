"""The cookie of a session: a random token. Scripts cannot read it, other sites cannot use it, and the database holds
only its hash."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

DAYS = 60
"""How long a device that is not used stays signed in."""
LIFETIME = DAYS * 86_400
PLAIN, SECURE = "grognard-session", "__Host-grognard-session"
"""Browsers keep a `__Host-` cookie only over TLS, and from this very host."""
BROWSER, SECURE_BROWSER = "grognard-browser", "__Host-grognard-browser"
"""A browser is known again when another account signs in from it: a game between the two does not count."""
_TOKEN = re.compile("[A-Za-z0-9_-]{43}")


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """A token is as random as its hash: no salt, no stretching."""
    return hashlib.sha256(token.encode()).hexdigest()


def _name(connection: HTTPConnection) -> str:
    return SECURE if connection.url.scheme in ("https", "wss") else PLAIN


def token_of(connection: HTTPConnection) -> str | None:
    token = connection.cookies.get(_name(connection), "")
    return token if _TOKEN.fullmatch(token) else None


def keep(response: Response, connection: HTTPConnection, token: str) -> None:
    name = _name(connection)
    secure = name == SECURE
    response.set_cookie(name, token, max_age=LIFETIME, path="/", secure=secure, httponly=True, samesite="strict")


def drop(response: Response, connection: HTTPConnection) -> None:
    name = _name(connection)
    response.delete_cookie(name, path="/", secure=name == SECURE, httponly=True, samesite="strict")


def browser_of(connection: HTTPConnection) -> str | None:
    """The mark of a browser that has signed in before."""
    mark = connection.cookies.get(SECURE_BROWSER if _name(connection) == SECURE else BROWSER, "")
    return mark if _TOKEN.fullmatch(mark) else None


def keep_browser(response: Response, connection: HTTPConnection, mark: str) -> None:
    secure = _name(connection) == SECURE
    name = SECURE_BROWSER if secure else BROWSER
    response.set_cookie(name, mark, max_age=LIFETIME, path="/", secure=secure, httponly=True, samesite="strict")


def origins_of(connection: HTTPConnection, address: str | None) -> list[str]:
    """Hashes of the browser and of the address that a request comes from."""
    mark = browser_of(connection) or getattr(connection.state, "browser", "")
    return [hashed(f"{kind} {what}") for kind, what in (("browser", mark), ("address", address)) if what]


_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux")
_BROWSERS = (("Firefox", "Firefox"), ("Edg/", "Edge"), ("OPR/", "Opera"), ("Chrome", "Chrome"), ("Safari", "Safari"))


def device_of(connection: HTTPConnection) -> str:
    """What a player knows their device by: the browser and the system, as far as it says."""
    agent = connection.headers.get("user-agent", "")
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    system = next((name for name in _SYSTEMS if name in agent), "")
    return " · ".join(part for part in (browser, "Mac" if system == "Macintosh" else system) if part)
