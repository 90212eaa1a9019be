"""Keeps other sites out: which host names are answered, which pages may send requests, what browsers must not do.

A page of another site can make a visitor's browser send requests here, and a name of another site can be made to point
here. Neither gets an answer that it could use.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.core.errors import GrognardError
from grognard.server.limits import Addresses
from grognard.server.problems import BadHost, BadOrigin, NotJson, TooManyRequests, problem

READING = ("GET", "HEAD", "OPTIONS")
FORMS = ("/api/mail/end",)
"""Where programs of mail post a form, as their standard has it; a token in the address is all that counts."""
POLICY_VIOLATED = 1008
YEAR = 31_536_000

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    # An invitation link is a secret: no other site may see it.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Wraps the application. `names`: host names under which the server is reached, besides this machine's own. Every
    request counts for its address."""

    def __init__(self, app: ASGIApp, names: Collection[str] = (), addresses: Addresses | None = None) -> None:
        self.app = app
        self.addresses = addresses or Addresses()
        here = socket.gethostname().lower()
        self.names = {"localhost", here, f"{here}.local", *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        wrong = self.refusal(scope)
        if scope["type"] == "websocket":
            if wrong is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": POLICY_VIOLATED, "reason": wrong.code})
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", f"max-age={YEAR}")
            await send(message)

        if wrong is None:
            await self.app(scope, receive, send_guarded)
        else:
            later = {"retry-after": str(wrong.args_["seconds"])} if isinstance(wrong, TooManyRequests) else None
            refused = Response(msgspec.json.encode(problem(wrong)), wrong.status, later, "application/json")
            await refused(scope, receive, send_guarded)

    def refusal(self, scope: Scope) -> GrognardError | None:
        address = self.addresses.of(scope["client"][0] if scope.get("client") else None)
        if address is not None:
            try:
                address.requests.spend()
            except TooManyRequests as flood:
                return flood
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.is_ours(host):
            return BadHost(host=host[:200])
        if scope["type"] == "http" and scope["method"] in READING:
            return None
        if scope["type"] == "http" and scope["path"] in FORMS:
            return None
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc.lower() != host.lower():
            return BadOrigin(origin=origin[:200])
        if origin is None and "cookie" in headers and headers.get("sec-fetch-site") != "same-origin":
            # Who has a session must say which page sends the request: every browser does.
            return BadOrigin(origin="-")
        if scope["type"] == "http" and has_body(headers) and media_type(headers) != "application/json":
            return NotJson(given=headers.get("content-type", "-")[:100])
        return None

    def is_ours(self, host: str) -> bool:
        """An address of digits cannot be pointed elsewhere; a name must be known."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self.names or name.endswith(".localhost")
        return True


def has_body(headers: Headers) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def media_type(headers: Headers) -> str:
    return headers.get("content-type", "").partition(";")[0].strip().lower()
