"""All games of a server: created, imported, listed, loaded on demand, deleted."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from grognard.core.dice import SEED_BYTES
from grognard.core.errors import GrognardError, UnknownGame
from grognard.core.journal import VERSION, Journal, Match
from grognard.core.journal.history import UNPACKED
from grognard.core.system import Scenario, System
from grognard.server.branches.keeping import Branches
from grognard.server.branches.match import BranchMatch
from grognard.server.branches.table import BranchTable
from grognard.server.clocks.clock import fresh, must_be_sensible
from grognard.server.lobby.wire import GamePage
from grognard.server.problems import (
    BadKey,
    BadSeats,
    Busy,
    StillHidden,
    StorageFailed,
    UnknownPlayer,
    UnknownTable,
)
from grognard.server.storage.store import GameRow, Line, SeatRow, Store
from grognard.server.tables.importing import Importer, row_of
from grognard.server.tables.lobby import asked_in, info_of, progress_of
from grognard.server.tables.making import all_here, named, seed_of
from grognard.server.tables.reopening import Reopened, exported, reopened, version_of
from grognard.server.tables.seats import seat_for, seats_opened, strangers
from grognard.server.tables.table import Table
from grognard.server.thinking import Thinker
from grognard.server.wire import GAME_DELETED, Created, GameInfo, NewGame, NewSeat

LIVE = 64
"""How many idle games stay in memory."""
LIVE_BYTES = 400 * 1024**2
"""How many bytes all games in memory may take before idle ones are unloaded."""
FULL_BYTES = 800 * 1024**2
"""Beyond this no further game is opened: the tables in memory are in use."""
BASE_BYTES, PLY_BYTES, PACKED_BYTES = 200_000, 18_000, 2_000
"""What a game takes, each of its last plies, which keeps a position, and each earlier one, which keeps it packed."""
ABANDONED = 5.0
"""Seconds between looks for machine players whose server died."""
REOPENING = 2
"""How many stored games are opened at a time: live tables come first."""
PAGE = 30
"""Games on a page of the lobby."""
DAY = 86_400.0
EXAMPLES = 7 * DAY
"""How long a game made from a situation is kept after its last action."""
UNTOUCHED = 30 * DAY
"""How long a game without a single action is kept."""
TIDYING = 3600.0
RESTART = 1012
"""The WebSocket close code for "try again later": the client reconnects."""

log = logging.getLogger(__name__)


class Tables:
    def __init__(
        self,
        systems: Mapping[str, System],
        store: Store,
        players: Mapping[str, tuple[str, ...]],
        thinker: Thinker,
        importer: Importer,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.systems = systems
        self.store = store
        self.players = players
        self.thinker = thinker
        self.now = now
        """The clock by which players' time is measured."""
        self._live: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._importer = importer
        self.version = 0
        """Grows whenever the lobby would show something else."""
        self.noticed: Callable[[Table], None] = lambda _: None
        """Called when a table has changed, or someone came or went."""
        self._refreshing: set[asyncio.Task[None]] = set()
        self._reopening = asyncio.Semaphore(REOPENING)
        self.branches = Branches(store, self.open, lambda row, match: self._add(self._table(row, match)), self._forget)

    def system(self, slug: str) -> System:
        try:
            return self.systems[slug]
        except KeyError:
            raise UnknownGame(game=slug, known=tuple(self.systems)) from None

    # -- making ---------------------------------------------------------------------------------------

    async def create(self, new: NewGame) -> Created:
        system = self.system(new.game)
        scenario = system.scenario(new.scenario)
        seats = self._seats(system, scenario, new.seats)
        if new.pace is not None:
            must_be_sensible(new.pace)
        seed = seed_of(new.seed)
        match = await asyncio.to_thread(Match, system, scenario.id, new.options, seed)
        private = any(seat.kind == "open" and not seat.anyone for seat in seats) if new.private is None else new.private
        return await self._keep(match, seats, new, private=private)

    async def bring(self, data: bytes, seats: Mapping[str, NewSeat] | None, name: str) -> Created:
        """A game from an exported file. It is replayed and checked to its end before anything is stored; its table is
        opened when someone comes to it."""
        brought = await self._importer.read(data)
        system = self.system(brought.game)
        scenario = system.scenario(brought.scenario)
        rows = self._seats(system, scenario, all_here(scenario) if seats is None else seats)
        row = row_of(brought, rows, named(name), await asyncio.to_thread(version_of, system))
        await self.store.create(row, brought.entries, brought.kept)
        self._change()
        return Created(info_of(row), {s.seat: s.key for s in rows if s.key})

    async def build_position(self, slug: str, id_: str) -> Created:
        """A game from a worked example of the rulebook: all seats here."""
        system = self.system(slug)
        match = await asyncio.to_thread(Match.from_situation, system, id_, secrets.token_bytes(SEED_BYTES))
        return await self._keep(match, self._seats(system, match.scenario, all_here(match.scenario)), private=True)

    async def _keep(
        self,
        match: Match,
        seats: tuple[SeatRow, ...],
        new: NewGame | None = None,
        *,
        private: bool = False,
    ) -> Created:
        pace = new.pace if new else None  # without, it is an example
        progress, people = progress_of(match), [seat.seat for seat in seats if seat.kind != "ai"]
        row = GameRow(
            # Those who know the address of a private game are invited: it cannot be guessed.
            id=secrets.token_hex(16 if private else 6),
            private=private,
            rated=new.rated if new else False,
            name=named(new.name) if new else "",
            game=match.system.slug,
            scenario=match.scenario.id,
            options=match.options,
            seats=seats,
            seed=match.seed,
            seed_known=bool(new and new.seed),
            situation=match.situation,
            start=match.system.save(match.start) if match.start else b"",
            created=time.time(),
            format=VERSION,
            progress=progress,
            pace=pace,
            clocks=None if pace is None else fresh(pace, people, progress.turn),
            version=await asyncio.to_thread(version_of, match.system),
        )
        kept = await asyncio.to_thread(lambda: [match.kept(ply) for ply in range(match.ply + 1)])
        await self.store.create(row, [msgspec.json.encode(e) for e in match.entries], kept)
        # A machine player begins when the first person comes, who may add to the seed before.
        table = self._add(self._table(row, match))
        self._change()
        return Created(table.info, {s.seat: s.key for s in seats if s.key})

    def _seats(self, system: System, scenario: Scenario, chosen: Mapping[str, NewSeat]) -> tuple[SeatRow, ...]:
        if set(chosen) != set(scenario.seats):
            raise BadSeats(detail=f"{scenario.id} has {', '.join(scenario.seats)}, not {', '.join(chosen) or 'none'}")
        if all(seat.kind == "ai" for seat in chosen.values()):
            raise BadSeats(detail="at least one seat must be a person's")
        known = self.players.get(system.slug, ())
        for seat in chosen.values():
            if seat.kind == "ai" and seat.player not in known:
                raise UnknownPlayer(player=seat.player, known=known)
        return tuple(seat_for(s, chosen[s]) for s in scenario.seats)

    # -- finding --------------------------------------------------------------------------------------

    async def page(self, number: int) -> GamePage:
        """A page of the games that are not private."""
        rows, total = await self.store.page(number * PAGE, PAGE)
        return GamePage(tuple(map(self._info, rows)), total, number, PAGE)

    async def rows(self, ids: Sequence[str]) -> list[GameRow]:
        """Those of these games that there are, most recently played first; as they are here, if they are."""
        live = self._live
        return [live[r.id].row_now if r.id in live else r for r in (await self.store.rows(ids) if ids else ())]

    async def infos(self, ids: Sequence[str]) -> tuple[GameInfo, ...]:
        return self.shown(await self.rows(ids))

    def shown(self, rows: Iterable[GameRow]) -> tuple[GameInfo, ...]:
        return tuple(map(self._info, rows))

    async def info(self, id_: str) -> GameInfo:
        for info in await self.infos([id_]):
            return info
        raise UnknownTable(id=id_)

    def in_memory(self, id_: str) -> Table | None:
        return self._live.get(id_)

    def _info(self, row: GameRow) -> GameInfo:
        return self._live[row.id].info if row.id in self._live else info_of(row)

    @property
    def live(self) -> int:
        """Games in memory."""
        return len(self._live)

    @property
    def watchers(self) -> int:
        return sum(len(table.watchers) for table in self._live.values())

    def _change(self) -> None:
        self.version += 1

    async def tidy(self) -> None:
        """Every hour, let examples of the rulebook and games that were never begun expire."""
        while True:
            now = time.time()
            try:
                if await self.store.expire(now - EXAMPLES, now - UNTOUCHED):
                    self._change()
            except StorageFailed as wrong:
                log.warning("old games could not be deleted: %s", wrong)
            await asyncio.sleep(TIDYING)

    async def open(self, id_: str) -> Table:
        """The table of a game: in memory, or as it was stored."""
        table = self._live.get(id_)
        if table is not None and not table.stale:
            return table
        if table is not None:
            self._drop(table)
        if self._weight() > FULL_BYTES:
            raise Busy()
        if id_ not in self._opening:
            self._opening[id_] = asyncio.create_task(self._open(id_))
            self._opening[id_].add_done_callback(lambda _: self._opening.pop(id_, None))
        return await asyncio.shield(self._opening[id_])

    async def _open(self, id_: str) -> Table:
        stored = await self.store.load(id_)
        if stored is None:
            raise UnknownTable(id=id_)
        system = self.system(stored.row.game)
        try:
            async with self._reopening:
                game = await asyncio.to_thread(reopened, stored, system)
        except (GrognardError, msgspec.MsgspecError):
            if stored.row.branch is None:
                raise
            # A branch that this version cannot read any more is only an idea, and its game is safe.
            await self.store.delete(id_)
            raise UnknownTable(id=id_) from None
        row = await self._brought_up_to_date(game)
        row = replace(row, progress=replace(row.progress, asked=asked_in(game.match.game)))
        return self._add(self._table(row, game.match, await self.store.chat(id_)))

    async def _brought_up_to_date(self, game: Reopened) -> GameRow:
        """Store what opening a game under another version has brought about. Only now: a game that cannot be opened
        stays as it was written."""
        if self.store.read_only or (game.kept is None and game.carried is None):
            if game.carried is not None:
                game.match.rewind((len(game.entries), ()))
            return game.row
        row = game.row
        if game.carried is not None:
            row = replace(row, progress=progress_of(game.match), request="")
            entry, kept = msgspec.json.encode(game.carried), game.match.kept(game.match.ply)
            await self.store.append(row.id, entry, row.progress, kept)
            game = Reopened(row, game.match, [*game.entries, entry], [*(game.kept or ()), kept])
        await self.store.rewrite(row, game.entries, game.kept or ())
        return row

    def _table(self, row: GameRow, match: Match, chat: Iterable[Line] = ()) -> Table:
        if isinstance(match, BranchMatch):
            return BranchTable(row, match, self.store, self.thinker, self.players.get(row.game, ()))
        table = Table(row, match, self.store, self.thinker, chat, self.players.get(row.game, ()))
        table.changed = lambda: self._changed(table)
        table.now = self.now
        return table

    def _changed(self, table: Table) -> None:
        self._change()
        # Not of one that was dropped and opened anew meanwhile.
        if self._live.get(table.row.id) is table:
            self.noticed(table)

    def _add(self, table: Table) -> Table:
        self._live[table.row.id] = table
        live = self._live
        idle = [other for other in live.values() if other.idle and other is not table]
        while idle and (len(live) > LIVE or self._weight() > LIVE_BYTES):
            del live[idle.pop(0).row.id]
        return table

    def _weight(self) -> int:
        """About how many bytes the games in memory take."""
        plies = [table.match.ply for table in self._live.values()]
        return sum(BASE_BYTES + min(ply, UNPACKED) * PLY_BYTES + ply * PACKED_BYTES for ply in plies)

    def _drop(self, table: Table) -> None:
        self._live.pop(table.row.id, None)
        table.close(RESTART)

    # -- other servers --------------------------------------------------------------------------------

    async def share(self) -> None:
        """Follow what other servers do to the games in memory, and take on the machine players of one that died; until
        cancelled."""
        if not self.store.shared:
            return
        self.store.watch(self._changed_elsewhere)
        while True:
            await asyncio.sleep(ABANDONED)
            try:
                while (id_ := await self.store.abandoned()) is not None:
                    (await self.open(id_)).wake()
            except GrognardError as wrong:
                log.warning("no machine player can be taken on: %s", wrong)

    def _changed_elsewhere(self, id_: str) -> None:
        self._change()
        for table in [t for t in self._live.values() if not id_ or t.row.id == id_]:
            task = asyncio.create_task(self._refresh(table))
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)

    async def _refresh(self, table: Table) -> None:
        try:
            await table.refresh()
        except GrognardError as wrong:
            log.warning("game %s: cannot follow the other servers: %s", table.row.id, wrong)
            table.stale = True
        self.heal(table)

    async def reload(self, id_: str) -> None:
        """What is stored of a game was changed beside its table."""
        if (table := self._live.get(id_)) is not None:
            await self._refresh(table)

    def heal(self, table: Table) -> None:
        """Disconnect everyone from a table that has fallen behind the disk; they reconnect to a fresh one."""
        if table.stale:
            self._drop(table)

    # -- with a key -----------------------------------------------------------------------------------

    async def delete(self, id_: str, keys: Iterable[str]) -> tuple[str, ...]:
        """Delete a game for a player; it goes when all who play have deleted it. The seats that have not."""
        table, given = await self.open(id_), list(keys)
        if not seats_opened(table.row, given):
            raise BadKey()
        if others := await table.abandon(given):
            return others
        await self._forget(id_)
        return ()

    async def _forget(self, id_: str) -> None:
        """Delete a game and its branches, and disconnect everyone."""
        await self.store.delete(id_)
        self._change()
        for table in [t for t in self._live.values() if id_ in (t.row.id, t.row.branch and t.row.branch.game)]:
            del self._live[table.row.id]
            table.close(GAME_DELETED)

    async def journal(self, id_: str, keys: Iterable[str]) -> Journal:
        """The whole game with its seed: for all its players once it is over; before that see `Table.journal`. A game
        that cannot be opened any more can still be exported."""
        given = list(keys)
        try:
            table = await self.open(id_)
        except (UnknownTable, Busy):
            raise
        except GrognardError as wrong:
            return await self._journal_as_stored(id_, given, wrong)
        mine = seats_opened(table.row, given)
        if not mine:
            raise BadKey()
        return await table.journal(mine)

    async def _journal_as_stored(self, id_: str, keys: list[str], wrong: GrognardError) -> Journal:
        stored = await self.store.load(id_)
        if stored is None or stored.row.branch is not None:
            raise wrong
        row, mine = stored.row, seats_opened(stored.row, keys)
        if not mine:
            raise BadKey()
        if not row.progress.over and (others := strangers(row, mine)):
            raise StillHidden(seats=others)
        if not row.seed_known and not self.store.read_only:
            await self.store.reveal(id_)
        return exported(stored)
