"""The address /api/push, where a browser subscribes to Web Push for the games that it plays, and leaves it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.server import limits
from grognard.server.accounts.cookies import device_of
from grognard.server.accounts.seating import Seating
from grognard.server.bodies import body, decoded, reply
from grognard.server.notices.delivery import plain
from grognard.server.notices.problems import NoPush
from grognard.server.notices.pushing import Pusher
from grognard.server.notices.routes import PRIVATE, NoticeHandlers
from grognard.server.notices.wire import NoticeWishes, Subscribe, Subscribed, Unsubscribe
from grognard.server.problems import BadRequest, NoSuchDevice
from grognard.server.storage.subscriptions import Subscription, name_of
from grognard.server.tables.seats import seats_held

LONGEST = 64_000
"""Bytes of a subscription: keys of the seats of a few hundred games."""
GAMES = 300
PATH = "/api/push"


class PushHandlers:
    def __init__(self, notices: NoticeHandlers, seating: Seating, pusher: Pusher | None) -> None:
        self._notices, self._seating, self._pusher = notices, seating, pusher

    @property
    def pusher(self) -> Pusher:
        if self._pusher is None:
            raise NoPush()
        return self._pusher

    async def subscribe(self, request: Request) -> Response:
        self._notices.pay(request)
        pusher = self.pusher
        asked = decoded(await body(request, LONGEST), Subscribe)
        if len(asked.seats) > GAMES:
            raise BadRequest(detail=f"at most {GAMES} games at once")
        await pusher.check(asked.address)
        id_, was = name_of(asked.address.endpoint), name_of(asked.was) if asked.was else ""
        before = await pusher.subscriptions.find(id_) or (await pusher.subscriptions.find(was) if was else None)
        wishes = asked.wishes or (before[0].wishes if before else NoticeWishes())
        await self._notices.check(wishes)
        shared = NoticeWishes(language=wishes.language, zone=wishes.zone, quiet=wishes.quiet)
        fresh = Subscription(
            id_,
            asked.address,
            device_of(request),
            shared,
            self._notices.home(request),
            before[0].created if before else time.time(),
        )
        await pusher.subscriptions.keep(fresh, await self._session(request), was)
        await self._add(fresh, asked.seats)
        return reply(Subscribed(fresh.id, pusher.public), 200, PRIVATE)

    async def _session(self, request: Request) -> str | None:
        accounts = self._seating.accounts
        current = None if accounts is None else await accounts.session(request)
        return None if current is None else current[0].id

    async def _add(self, browser: Subscription, seats: Mapping[str, Sequence[str]]) -> None:
        """Games that are gone, and keys that open nothing any more, are passed over: a browser may have old ones."""
        keys = {game: given[: limits.KEYS] for game, given in seats.items()}
        for row in await self._notices.bell.tables.store.rows(list(keys)):
            if held := seats_held(row, keys[row.id]):
                await self.pusher.subscriptions.add(browser.id, row.id, held)
                await self._notices.store.begin(row.id, held, plain(browser.wishes), browser.home)

    async def unsubscribe(self, request: Request) -> Response:
        self._notices.pay(request)
        asked = decoded(await body(request, limits.BODY), Unsubscribe)
        await self.pusher.subscriptions.forget(name_of(asked.endpoint))
        return Response(status_code=204)

    async def end(self, request: Request) -> Response:
        """Another browser, from the list."""
        self._notices.pay(request)
        row, held = await self._notices.held(request)
        account = await self._seating.account(request)
        wanted = request.path_params["device"]
        listed = False
        for seat in held:
            if any(browser.id == wanted for browser in await self._notices.delivery.browsers(row, seat)):
                listed = True
                await self.pusher.subscriptions.leave(wanted, row.id, seat, account.id if account else "")
        if not listed:
            raise NoSuchDevice()
        return Response(status_code=204)

    @property
    def routes(self) -> list[Route]:
        return [
            Route(PATH, self.subscribe, methods=["PUT"]),
            Route(PATH, self.unsubscribe, methods=["DELETE"]),
            Route("/api/games/{id}/notices/devices/{device}", self.end, methods=["DELETE"]),
        ]
