"""Which seats belong to the account that a browser is signed in to. Its session opens them, on any device; the keys
never leave the server, so a device that is signed out has nothing left. Guests bring the keys of their seats along."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from msgspec.structs import replace
from starlette.requests import HTTPConnection

from grognard.server import limits
from grognard.server.accounts.accounts import Accounts
from grognard.server.problems import SignedOut, problem
from grognard.server.storage.accounts import Account
from grognard.server.storage.store import GameRow, SeatRow
from grognard.server.tables.seats import Seats, new_key, refusal, seats_opened
from grognard.server.tables.showing import Watcher
from grognard.server.tables.table import Table
from grognard.server.tables.tables import Tables
from grognard.server.wire import BAD_KEY, Created, Trouble


def keys_in(connection: HTTPConnection) -> list[str]:
    """The keys of seats that come with a request: in a header, since addresses are written to logs."""
    return connection.headers.get("seat-keys", "").split()[: limits.KEYS]


class Seating:
    """Between accounts and tables. Without accounts, everyone is a guest."""

    def __init__(self, tables: Tables, accounts: Accounts | None) -> None:
        self.tables = tables
        self.accounts = accounts

        self._present: dict[str, set[Watcher]] = {}
        """The connections of devices that are signed in, by session."""

    async def account(self, connection: HTTPConnection) -> Account | None:
        return None if self.accounts is None else await self.accounts.account(connection)

    async def keys(self, connection: HTTPConnection) -> list[str]:
        """The keys a request may use at the game it names: those it brings, and those of the account."""
        given = keys_in(connection)
        account = await self.account(connection)
        row = await self._row(connection.path_params["id"]) if account else None
        if account is None or row is None:
            return given
        return [key for key in given if refusal(row, [key]) is None] + keys_of(row, account)

    async def games(self, connection: HTTPConnection) -> list[str]:
        """The games of the account."""
        account = await self.account(connection)
        return [] if account is None else (await self._games(account))[: limits.MINE]

    async def created(self, connection: HTTPConnection, created: Created) -> Created:
        """A new game: the seats at the creator's device are the account's."""
        account = await self.account(connection)
        if account is None:
            return created
        await self._reseat(created.info.id, lambda seats: _sat_here(seats, account))
        info = await self.tables.info(created.info.id)
        return Created(info, {s.seat: created.keys[s.seat] for s in info.seats if s.kind == "open"})

    async def joined(
        self, connection: HTTPConnection, table: Table, keys: tuple[str, ...]
    ) -> tuple[tuple[str, ...], str]:
        """The keys with which a browser sits down, and its session. Seats that the keys open become the account's, and
        so does the seat of a link: it is spent at once."""
        current = await self.accounts.session(connection) if self.accounts else None
        if current is None or table.row.branch is not None:
            return keys, ""
        session, account = current
        if any(not _seat(table.row, seat).account for seat in seats_opened(table.row, keys)):
            await table.reseat(lambda seats: _taken(seats, keys, account))
        others = (key for key in keys if refusal(table.row, [key]) is None)
        return tuple(dict.fromkeys((*others, *keys_of(table.row, account)))), session.id

    @contextmanager
    def present(self, session: str, watcher: Watcher) -> Iterator[None]:
        """As long as a connection lasts, its device can be signed out."""
        if session:
            self._present.setdefault(session, set()).add(watcher)
        try:
            yield
        finally:
            self._present.get(session, set()).discard(watcher)
            if not self._present.get(session, True):
                del self._present[session]

    def hang_up(self, sessions: Iterable[str]) -> None:
        """These devices were signed out: they leave their tables."""
        for session in sessions:
            for watcher in list(self._present.get(session, ())):
                watcher.send(Trouble(problem(SignedOut())))
                watcher.close(BAD_KEY, SignedOut.code)

    async def renamed(self, account: Account, name: str) -> None:
        for id_ in await self._games(account):
            await self._reseat(id_, _changed(account, lambda seat: replace(seat, player=name)))

    async def forgotten(self, account: Account) -> None:
        """The account goes: its games, where others play on, go on without a name."""
        for id_ in await self._games(account):
            row = await self._row(id_)
            if row is not None and await self.tables.delete(id_, keys_of(row, account)):
                await self._reseat(id_, _changed(account, lambda seat: replace(seat, account="", player="")))

    async def _row(self, id_: str) -> GameRow | None:
        if (table := self.tables.in_memory(id_)) is not None:
            return table.row
        return next(iter(await self.tables.store.rows([id_])), None)

    async def _reseat(self, id_: str, change: Callable[[Seats], Seats]) -> None:
        """Change who has the seats of a game, whether it is in memory or not."""
        if (table := self.tables.in_memory(id_)) is not None:
            await table.reseat(change)
        elif (row := await self._row(id_)) is not None:
            await self.tables.store.seat(id_, change(row.seats), row.seats)

    async def _games(self, account: Account) -> list[str]:
        return [] if self.accounts is None else await self.accounts.store.games(account.id)


def keys_of(row: GameRow, account: Account) -> list[str]:
    return [seat.key for seat in row.seats if seat.account == account.id and seat.key]


def _seat(row: GameRow, seat: str) -> SeatRow:
    return next(s for s in row.seats if s.seat == seat)


def _owned(seat: SeatRow, account: Account) -> SeatRow:
    """The seat under a new key, which only the server knows; the old ones, of links or in a browser, are spent."""
    spent = (seat.key, *seat.offers, *seat.spent)
    return replace(seat, key=new_key(), offers=(), spent=spent, account=account.id, player=account.name)


def _sat_here(seats: Seats, account: Account) -> Seats:
    return tuple(_owned(seat, account) if seat.kind == "here" else seat for seat in seats)


def _taken(seats: Seats, keys: Sequence[str], account: Account) -> Seats:
    """The seats that the keys open, unless another account has them."""

    def opened(seat: SeatRow) -> bool:
        return not seat.account and any(key in (seat.key, *seat.offers) for key in keys if key)

    return tuple(replace(_owned(s, account), taken=True, left=False) if opened(s) else s for s in seats)


def _changed(account: Account, change: Callable[[SeatRow], SeatRow]) -> Callable[[Seats], Seats]:
    return lambda seats: tuple(change(seat) if seat.account == account.id else seat for seat in seats)
