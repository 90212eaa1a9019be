"""POST /api/account/vacation: a player goes on vacation in all games of the account at once, or comes back."""

from __future__ import annotations

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.core.errors import GameOver
from grognard.server import limits
from grognard.server.accounts.seating import Seating
from grognard.server.bodies import body, decoded, reply
from grognard.server.clocks.problems import ClocksAlready, NoClocks, NoVacation
from grognard.server.clocks.wire import OnVacation, Vacation


def routes(seating: Seating) -> list[Route]:
    accounts, tables = seating.accounts, seating.tables
    if accounts is None:
        return []

    async def vacation(request: Request) -> Response:
        _, account = await accounts.must_be_in(request)
        on, changed = decoded(await body(request, limits.BODY), Vacation).on, 0
        for row in await tables.store.rows(await accounts.store.games(account.id)):
            if row.progress.over or row.pace is None or row.pace.vacation == 0:
                continue
            table = await tables.open(row.id)
            for seat in row.seats:
                # Where nothing is left, or it is so already, the other games are not kept waiting.
                if seat.account == account.id:
                    with suppress(ClocksAlready, NoClocks, NoVacation, GameOver):
                        await table.take_vacation(seat.seat, on=on)
                        changed += 1
        return reply(OnVacation(changed))

    return [Route("/api/account/vacation", vacation, methods=["POST"])]
