"""Constant data of a game as HTTP responses: a board is large, never changes, and every page needs it."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

SMALL = 1024
"""Smaller responses are not compressed."""


class Fact(Struct, frozen=True):
    """A response ready to be sent. Its ETag is a hash of the content, so that other data or another version is never
    mistaken for it."""

    plain: bytes
    packed: bytes
    tag: str

    @classmethod
    def of(cls, value: Any) -> Fact:
        plain = msgspec.json.encode(value)
        packed = gzip.compress(plain, mtime=0) if len(plain) > SMALL else b""
        return cls(plain, packed, f'W/"{hashlib.sha256(plain).hexdigest()[:32]}"')

    def reply(self, request: Request) -> Response:
        """The response, or 304 for a browser that has it."""
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known or "*" in known:
            return Response(status_code=304, headers=headers)
        if self.packed and _takes_gzip(request):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, 200, headers, "application/json")
        return Response(self.plain, 200, headers, "application/json")


def _takes_gzip(request: Request) -> bool:
    codings = request.headers.get("accept-encoding", "").lower().split(",")
    for name, _, weight in (coding.partition(";") for coding in codings):
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
