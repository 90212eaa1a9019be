"""The addresses under /api/moderation. Every request is checked for the role of its account."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.server import limits
from grognard.server.accounts.accounts import Accounts
from grognard.server.accounts.names import folded
from grognard.server.accounts.problems import NotAllowed
from grognard.server.accounts.seating import Seating
from grognard.server.bodies import body, decoded, reply
from grognard.server.moderation.complaints import Complaints
from grognard.server.moderation.store import RANKS, ModerationStore, Role
from grognard.server.moderation.wire import AuditOut, CloseReport, Impose, Lift, ModerationOut, Sanctioned
from grognard.server.problems import BadRequest, UnknownAccount
from grognard.server.storage.accounts import Account
from grognard.server.storage.operations import DAY, Operations
from grognard.server.storage.sanctions import Sanction

PRIVATE = {"cache-control": "no-store"}
REASON, LONGEST = 300, 3650.0
"""Characters of a reason; days of a ban that ends."""
FOREVER = 1e11
"""Later than any game lasts."""


def routes(seating: Seating, store: Operations) -> list[Route]:
    """None without accounts."""
    if seating.accounts is None:
        return []
    pages = ModerationPages(seating.accounts, seating, store)
    path = "/api/moderation"
    return [
        Route(path, pages.show, methods=["GET"]),
        Route(f"{path}/audit", pages.audit, methods=["GET"]),
        Route(f"{path}/impose", pages.impose, methods=["POST"]),
        Route(f"{path}/lift", pages.lift, methods=["POST"]),
        Route(f"{path}/close", pages.close, methods=["POST"]),
    ]


class ModerationPages:
    def __init__(self, accounts: Accounts, seating: Seating, store: Operations) -> None:
        self.accounts, self.seating = accounts, seating
        self.store, self.complaints = ModerationStore(store), Complaints(store)

    async def _must_be(self, request: Request, role: Role) -> Account:
        _, account = await self.accounts.must_be_in(request)
        if RANKS[account.role] < RANKS[role]:
            raise NotAllowed(role=role)
        return account

    async def _named(self, name: str) -> Account:
        account = await self.accounts.store.named(folded(name))
        if account is None:
            raise UnknownAccount(name=name[:80])
        return account

    async def show(self, request: Request) -> Response:
        await self._must_be(request, "moderator")
        sanctioned = tuple(
            Sanctioned(a.name, tuple(s for s in (a.ban, a.mute) if s is not None))
            for a in await self.store.sanctioned()
        )
        return reply(ModerationOut(tuple(await self.complaints.all()), sanctioned), headers=PRIVATE)

    async def audit(self, request: Request) -> Response:
        await self._must_be(request, "admin")
        before = request.query_params.get("before", "0")
        if not before.isdecimal() or len(before) > 9:
            raise BadRequest(detail="`before` is a number")
        return reply(AuditOut(tuple(await self.store.audit(int(before)))), headers=PRIVATE)

    async def impose(self, request: Request) -> Response:
        moderator = await self._must_be(request, "moderator")
        given = decoded(await body(request, limits.BODY), Impose)
        reason = given.reason.strip()[:REASON]
        if not reason:
            raise BadRequest(detail="`reason` says why")
        if given.days is not None and not 0 < given.days <= LONGEST:
            raise BadRequest(detail=f"`days` is more than 0, and at most {LONGEST:.0f}")
        account = await self._named(given.name)
        until = 0.0 if given.days is None else time.time() + given.days * DAY
        sanction = Sanction(given.kind, reason, until)
        await self.store.impose(moderator.id, account.id, sanction)
        if sanction.kind == "ban":
            self.seating.hang_up((device.id for device in await self.accounts.devices(account)), sanction.error)
            await self.seating.barred(account, until or FOREVER)
        return Response(status_code=204)

    async def lift(self, request: Request) -> Response:
        moderator = await self._must_be(request, "moderator")
        given = decoded(await body(request, limits.BODY), Lift)
        account = await self._named(given.name)
        await self.store.lift(moderator.id, account.id, given.kind)
        if given.kind == "ban":
            await self.seating.barred(account, 0.0)
        return Response(status_code=204)

    async def close(self, request: Request) -> Response:
        moderator = await self._must_be(request, "moderator")
        given = decoded(await body(request, limits.BODY), CloseReport)
        await self.store.close(moderator.id, given.game, given.number)
        return Response(status_code=204)
