"""The addresses under /api/games/{id}/notices. They are for those who hold a seat of the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.texts import LANGUAGES
from grognard.server import limits
from grognard.server.bodies import body, decoded, reply
from grognard.server.notices.bell import Bell
from grognard.server.notices.targets import target
from grognard.server.notices.wire import NoticesOut, NoticeWishes
from grognard.server.problems import BadKey, BadRequest, NoNotices, UnknownTable
from grognard.server.storage.store import GameRow
from grognard.server.tables.seats import seats_held

PRIVATE = {"cache-control": "no-store"}
TESTS = 4
"""Tests at the same time."""

Keys = Callable[[Request], Awaitable[list[str]]]


class NoticeHandlers:
    def __init__(self, bell: Bell, keys: Keys, addresses: limits.Addresses, site: str) -> None:
        self.bell, self.store, self.delivery = bell, bell.store, bell.delivery
        self._keys, self._addresses, self._site = keys, addresses, site.rstrip("/")
        self._tests = limits.Slots(TESTS)

    async def _held(self, request: Request) -> tuple[GameRow, tuple[str, ...]]:
        id_ = request.path_params["id"]
        for row in await self.bell.tables.store.rows([id_]):
            if held := seats_held(row, await self._keys(request)):
                return row, held
            raise BadKey()
        raise UnknownTable(id=id_)

    def _pay(self, request: Request) -> None:
        address = self._addresses.of(request.client.host if request.client else None)
        if address is not None:
            address.notices.spend()

    async def show(self, request: Request) -> Response:
        row, held = await self._held(request)
        left = await self.store.of(row.id, held)
        wishes, failure = (left[0].wishes, left[0].failure) if left else (None, "")
        webhooks = self.delivery.poster.reach != "off"
        return reply(NoticesOut(wishes=wishes, webhooks=webhooks, failure=failure), 200, PRIVATE)

    async def leave(self, request: Request) -> Response:
        self._pay(request)
        wishes = decoded(await body(request, limits.BODY), NoticeWishes)
        row, held = await self._held(request)
        await self._check(wishes)
        # The page that asks knows the address of the site, unless the host has said it.
        home = self._site or f"{request.url.scheme}://{request.url.netloc}"
        await self.store.leave(row.id, held, wishes, home)
        return await self.show(request)

    async def _check(self, wishes: NoticeWishes) -> None:
        if wishes.language not in LANGUAGES:
            raise BadRequest(detail=f"`language` is one of {', '.join(LANGUAGES)}")
        try:
            ZoneInfo(wishes.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise BadRequest(detail="`zone` is a time zone: Europe/Warsaw") from None
        if wishes.quiet is not None and not (0 <= wishes.quiet.begin < 24 and 0 <= wishes.quiet.end < 24):
            raise BadRequest(detail="quiet hours are from 0 to 23")
        if wishes.webhook is not None:
            await target(wishes.webhook.url, self.delivery.poster.reach)

    async def test(self, request: Request) -> Response:
        self._pay(request)
        row, held = await self._held(request)
        left = next(iter(await self.store.of(row.id, held)), None)
        if left is None or not self.delivery.reaches(left):
            raise NoNotices()
        with self._tests.one():
            await self.delivery.test(row, left)
        return Response(status_code=204)


def routes(handlers: NoticeHandlers) -> list[Route]:
    path = "/api/games/{id}/notices"
    return [
        Route(path, handlers.show, methods=["GET"]),
        Route(path, handlers.leave, methods=["PUT"]),
        Route(f"{path}/test", handlers.test, methods=["POST"]),
    ]
