"""The branches of a game: made, listed, compared with the real game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable

from msgspec.structs import replace

from grognard.server.branches.match import BranchMatch
from grognard.server.branches.opening import LIFETIME, branched, dealt_for, owner_of, room_for
from grognard.server.branches.plans import followed
from grognard.server.branches.table import BranchTable, branch_info
from grognard.server.branches.wire import NewBranch, Plan
from grognard.server.problems import BadKey, NoSuchPly, NotABranch, NotYourSeat
from grognard.server.storage.store import BranchRow, GameRow, Store
from grognard.server.tables.questions import QUERIES
from grognard.server.tables.seats import new_key, seats_held
from grognard.server.tables.table import Table
from grognard.server.wire import Created

Open = Callable[[str], Awaitable[Table]]
Add = Callable[[GameRow, BranchMatch], Table]


class Branches:
    """Nothing here tells anyone at the table of the game that a branch was made of it."""

    def __init__(self, store: Store, open_: Open, add: Add, drop: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._open = open_
        self._add = add
        self._drop = drop

    async def create(self, id_: str, new: NewBranch, keys: Iterable[str]) -> Created:
        parent = await self._open(id_)
        match = parent.match
        at = match.ply if new.at is None else new.at
        if not 0 <= at <= match.ply:
            raise NoSuchPly(ply=at, last=match.ply)
        game, first = match.states[at].fork(), parent.row.branch
        mine = seats_held(parent.row, keys)
        if first is not None:
            if not mine:
                raise BadKey()
            origin = replace(first, key=new_key())
        else:
            if new.seat is not None and new.seat not in mine:
                raise NotYourSeat(seat=new.seat)
            origin = BranchRow(id_, at, new.seat, owner_of(new), new_key())
            game = await asyncio.to_thread(dealt_for, match.system, game, new.seat)
        await self._store.expire_branches(time.time() - LIFETIME)
        crowded = room_for(origin.owner, await self._store.branches(origin.game))
        if crowded is not None:
            await self._drop(crowded)
        row, branch = await asyncio.to_thread(branched, parent.row, match.system, game, origin, new.name)
        await self._store.create(row, [], [branch.kept(0)])
        return _created(self._add(row, branch).row)

    async def kept(self, id_: str, keys: Iterable[str], guest: str) -> list[Created]:
        """The branches that the holder of these keys, or an onlooker's browser, made of a game, with their keys."""
        parent = await self._open(id_)
        owners = {f"seat:{seat}" for seat in seats_held(parent.row, keys)} | ({f"guest:{guest}"} if guest else set())
        rows = await self._store.branches(id_)
        return [_created(row) for row in rows if row.branch is not None and row.branch.owner in owners]

    async def plan(self, id_: str, keys: Iterable[str], since: int) -> Plan:
        """How far the real game has followed a branch."""
        table = await self._open(id_)
        if not isinstance(table, BranchTable) or table.row.branch is None:
            raise NotABranch()
        if not seats_held(table.row, keys):
            raise BadKey()
        origin = table.row.branch
        if origin.seat is None:
            raise NotYourSeat(seat="")
        parent = await self._open(origin.game)
        real, system, name = parent.match.game.fork(), parent.match.system, table.row.name
        branch, seat, loop = table.match, origin.seat, asyncio.get_running_loop()
        return await loop.run_in_executor(QUERIES, followed, system, real, branch, seat, since, name)


def _created(row: GameRow) -> Created:
    assert row.branch is not None
    return Created(branch_info(row), {s.seat: s.key for s in row.seats if s.key})
