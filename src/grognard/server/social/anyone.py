"""Play anyone: the best open challenge of a game is taken up, or one is opened."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

from starlette.requests import Request

from grognard.core.system import Scenario
from grognard.server.accounts.seating import Seating
from grognard.server.clocks.wire import Pace
from grognard.server.problems import BadKey, SeatTaken, UnknownTable
from grognard.server.social.problems import Blocked, NotForRating, NotRated
from grognard.server.social.results import can_be_rated
from grognard.server.social.store import SocialStore
from grognard.server.social.wire import FindOpponent, Opponent
from grognard.server.storage.accounts import Account
from grognard.server.storage.operations import DAY, offered
from grognard.server.storage.store import GameRow
from grognard.server.wire import Created, NewGame, NewSeat

GONE = (SeatTaken, UnknownTable, BadKey, Blocked)
"""Another was quicker, or the challenge is no longer there."""

PACE = Pace(kind="days", delay=int(3 * DAY), bank=int(7 * DAY), vacation=int(14 * DAY))
"""Of a challenge of one's own: three days a turn, and a week in reserve."""

Make = Callable[[Request, NewGame], Awaitable[Created]]


class Matchmaking:
    def __init__(self, store: SocialStore, seating: Seating, make: Make) -> None:
        self.store, self.seating, self._make = store, seating, make

    async def find(self, request: Request, account: Account, wish: FindOpponent) -> Opponent:
        if wish.rated and not account.rated:
            raise NotRated()
        rows = await self.seating.tables.store.rows(await self.store.offered(game=wish.game))
        own = next((row for row in rows if _fits(row, wish) and row.rated == wish.rated and _plays(row, account)), None)
        for row in await self._best(rows, account, wish):
            free = next(s.seat for s in row.seats if s.anyone and not s.spent)
            try:
                return Opponent(await self.seating.taken(request, row.id, free), False)
            except GONE:
                continue
        if own is not None:
            return Opponent(Created(await self.seating.tables.info(own.id), {}), True)
        return Opponent(await self._make(request, self._challenge(wish)), True)

    async def _best(self, rows: list[GameRow], account: Account, wish: FindOpponent) -> list[GameRow]:
        """The challenges that fit, best first: rated if wished, the maker at the table, about as strong, waiting
        longest."""
        apart = await self.store.blocked(account.id)
        fitting = [row for row in rows if _fits(row, wish) and not _plays(row, account)]
        fitting = [row for row in fitting if not any(seat.account in apart for seat in row.seats)]
        mine = (await self.store.rating(account.id, wish.game)).rating
        keys = dict[str, tuple[bool, bool, float, float]]()
        for row in fitting:
            maker = next((seat.account for seat in row.seats if seat.account), "")
            theirs = (await self.store.rating(maker, wish.game)).rating
            table = self.seating.tables.in_memory(row.id)
            away = table is None or not any(watcher.mine for watcher in table.watchers)
            if away and row.pace is not None and row.pace.kind == "live":
                continue  # a live game without its maker would be lost on time
            keys[row.id] = not row.rated, away, abs(theirs - mine) // 100 if row.rated else 0, row.created
        return sorted((row for row in fitting if row.id in keys), key=lambda row: keys[row.id])

    def _challenge(self, wish: FindOpponent) -> NewGame:
        """A challenge of one's own: the side is left to chance."""
        scenario = self._scenario(wish)
        mine = secrets.choice(scenario.seats)
        seats = {s: NewSeat("here") if s == mine else NewSeat("open", anyone=True) for s in scenario.seats}
        return NewGame(game=wish.game, scenario=scenario.id, seats=seats, rated=wish.rated, pace=PACE)

    def _scenario(self, wish: FindOpponent) -> Scenario:
        system = self.seating.tables.system(wish.game)
        if wish.scenario:
            scenario = system.scenario(wish.scenario)
            if not can_be_rated(scenario):
                raise NotForRating(why="scenario")
            return scenario
        for scenario in system.scenarios:
            if can_be_rated(scenario):
                return scenario
        raise NotForRating(why="scenario")


def _fits(row: GameRow, wish: FindOpponent) -> bool:
    return offered(row.seats) and (wish.rated or not row.rated) and wish.scenario in ("", row.scenario)


def _plays(row: GameRow, account: Account) -> bool:
    return any(seat.account == account.id for seat in row.seats)
