"""Bodies of requests and answers: JSON, and never longer than they may be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from grognard.server.problems import BadRequest, TooLarge

T = TypeVar("T")


def reply(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, "application/json")


async def body(request: Request, limit: int) -> bytes:
    """The body of a request, refused as soon as it grows beyond the limit."""
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > limit:
                raise TooLarge(limit=limit)
    except ClientDisconnect:
        raise BadRequest(detail="the connection ended before the request did") from None
    return bytes(data)


def decoded(data: bytes | str, type_: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=type_)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise BadRequest(detail=str(wrong)) from None
