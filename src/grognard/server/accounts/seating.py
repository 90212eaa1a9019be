"""Which seats belong to the account that a browser is signed in to. Its session opens them, on any device; the keys
never leave the server, so a device that is signed out has nothing left. Guests bring the keys of their seats along."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from msgspec.structs import replace
from starlette.requests import HTTPConnection

from grognard.core.errors import GrognardError
from grognard.server import limits
from grognard.server.accounts.accounts import Accounts
from grognard.server.accounts.names import folded
from grognard.server.accounts.problems import Banned
from grognard.server.problems import (
    BadKey,
    SeatTaken,
    SignedOut,
    StorageFailed,
    UnknownAccount,
    UnknownTable,
    problem,
)
from grognard.server.social.problems import Blocked, NotRated
from grognard.server.social.store import SocialStore
from grognard.server.storage.accounts import Account
from grognard.server.storage.store import GameRow, SeatRow
from grognard.server.tables.seats import Seats, new_key, refusal, seats_opened
from grognard.server.tables.showing import Watcher
from grognard.server.tables.table import Table
from grognard.server.tables.tables import Tables
from grognard.server.wire import BAD_KEY, Created, NewGame, Trouble

SWEEPING = 10.0
"""Seconds between looks for sessions that ended on another server."""

log = logging.getLogger(__name__)


def keys_in(connection: HTTPConnection) -> list[str]:
    """The keys of seats that come with a request: in a header, since addresses are written to logs."""
    return connection.headers.get("seat-keys", "").split()[: limits.KEYS]


class Seating:
    """Between accounts and tables. Without accounts, everyone is a guest."""

    def __init__(self, tables: Tables, accounts: Accounts | None, social: SocialStore) -> None:
        self.tables = tables
        self.accounts = accounts
        self.social = social

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

    async def games(self, account: Account | None) -> list[str]:
        """The games of an account, those that run first."""
        return [] if account is None else (await self._games(account))[: limits.MINE]

    async def invited(self, connection: HTTPConnection, new: NewGame) -> dict[str, Account]:
        """Who is invited to which seat of a game that is to be made."""
        found = dict[str, Account]()
        for seat, chosen in new.seats.items():
            if chosen.invite:
                inviting = await self.account(connection)
                invited = await self.accounts.store.named(folded(chosen.invite)) if self.accounts and inviting else None
                if inviting is None or invited is None or chosen.kind != "open":
                    raise UnknownAccount(name=chosen.invite)
                if invited.id in await self.social.blocked(inviting.id):
                    raise Blocked()
                found[seat] = invited
        return found

    async def created(
        self, connection: HTTPConnection, created: Created, invited: Mapping[str, Account] | None = None
    ) -> Created:
        """A new game: the seats at the creator's device are the account's, others are told of their invitation."""
        account = await self.account(connection)
        if account is None:
            return created
        guests = invited or {}
        await self._reseat(created.info.id, lambda seats: _with_guests(_sat_here(seats, account), guests))
        info = await self.tables.info(created.info.id)
        return Created(info, {s.seat: created.keys[s.seat] for s in info.seats if s.kind == "open"})

    async def joined(
        self, connection: HTTPConnection, table: Table, keys: tuple[str, ...]
    ) -> tuple[tuple[str, ...], str]:
        """The keys with which a browser sits down, and its session. Seats that the keys open become the account's, and
        so does the seat of a link: it is spent at once."""
        current = await self.accounts.session(connection) if self.accounts else None
        if self.accounts is not None and any(
            not _seat(table.row, seat).account for seat in seats_opened(table.row, keys)
        ):
            must_suit(table.row, current[1] if current else None)
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

    def hang_up(self, sessions: Iterable[str], why: GrognardError | None = None) -> None:
        """These devices were signed out, or their account is banned: they leave their tables."""
        error = why or SignedOut()
        for session in sessions:
            for watcher in list(self._present.get(session, ())):
                watcher.send(Trouble(problem(error)))
                watcher.close(BAD_KEY, error.code)

    async def sweep(self) -> None:
        """For as long as the server runs: what was signed out or banned on another server leaves its tables here."""
        while self.accounts is not None:
            await asyncio.sleep(SWEEPING)
            try:
                sessions = list(self._present)
                self.hang_up(set(sessions) - await self.accounts.store.valid(sessions))
            except StorageFailed as wrong:
                log.warning("sessions could not be checked: %s", wrong)

    async def taken(self, connection: HTTPConnection, id_: str, seat: str) -> Created:
        """Take a free seat that anyone may have, or that the account is invited to. A guest gets its link's key."""
        account, row = await self.account(connection), await self._row(id_)
        wanted = next((s for s in row.seats if s.seat == seat and s.kind == "open"), None) if row else None
        if row is None or wanted is None:
            raise UnknownTable(id=id_)
        if wanted.spent:
            raise SeatTaken(seat=seat)
        if not wanted.anyone and not (account and wanted.invited == account.id):
            raise BadKey()
        must_suit(row, account)
        if account is None:
            return Created(await self.tables.info(id_), {seat: wanted.key})
        if (apart := await self.social.blocked(account.id)) and any(s.account in apart for s in row.seats):
            raise Blocked()
        await self._reseat(id_, lambda seats: _taken(seats, [wanted.key], account))
        row = await self._row(id_)
        if row is None or not any(s.seat == seat and s.account == account.id for s in row.seats):
            raise SeatTaken(seat=seat)
        return Created(await self.tables.info(id_), {})

    async def declined(self, connection: HTTPConnection, id_: str) -> None:
        if (account := await self.account(connection)) is not None:
            await self._reseat(id_, lambda seats: _uninvited(seats, account))

    async def renamed(self, account: Account, name: str) -> None:
        for id_ in await self._games(account):
            await self._reseat(id_, _changed(account, lambda seat: replace(seat, player=name)))

    async def barred(self, account: Account, until: float) -> None:
        """The account is banned until then: at its running games the others need not wait for it."""
        for id_ in await self._games(account):
            await self._reseat(id_, _changed(account, lambda seat: replace(seat, barred=until)))

    async def forgotten(self, account: Account) -> None:
        """The account goes: its games, where others play on, go on without a name."""
        for id_ in await self._games(account):
            await self._reseat(id_, lambda seats: _uninvited(seats, account))
            row = await self._row(id_)
            keys = [] if row is None else keys_of(row, account)
            if keys and await self.tables.delete(id_, keys):
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

    async def own(self, connection: HTTPConnection) -> Account | None:
        """The account of a visitor; a banned one sees the lobby as a guest does."""
        try:
            return await self.account(connection)
        except Banned:
            return None

    async def _games(self, account: Account) -> list[str]:
        return [] if self.accounts is None else await self.accounts.store.games(account.id)


def must_suit(row: GameRow, account: Account | None) -> None:
    """A rated game is between two accounts whose players have switched ratings on."""
    if row.rated and (account is None or not account.rated or any(s.account == account.id for s in row.seats)):
        raise NotRated()


def keys_of(row: GameRow, account: Account) -> list[str]:
    return [seat.key for seat in row.seats if seat.account == account.id and seat.key]


def _seat(row: GameRow, seat: str) -> SeatRow:
    return next(s for s in row.seats if s.seat == seat)


def _owned(seat: SeatRow, account: Account) -> SeatRow:
    """The seat under a new key, which only the server knows; the old ones, of links or in a browser, are spent."""
    spent = (seat.key, *seat.offers, *seat.spent)
    fresh = replace(seat, key=new_key(), offers=(), spent=spent, invited="", invitee="")
    return replace(fresh, account=account.id, player=account.name)


def _sat_here(seats: Seats, account: Account) -> Seats:
    return tuple(_owned(seat, account) if seat.kind == "here" else seat for seat in seats)


def _with_guests(seats: Seats, invited: Mapping[str, Account]) -> Seats:
    return tuple(
        replace(s, invited=invited[s.seat].id, invitee=invited[s.seat].name) if s.seat in invited else s for s in seats
    )


def _uninvited(seats: Seats, account: Account) -> Seats:
    return tuple(replace(s, invited="", invitee="") if s.invited == account.id else s for s in seats)


def _taken(seats: Seats, keys: Sequence[str], account: Account) -> Seats:
    """The seats that the keys open, unless another account has them."""

    def opened(seat: SeatRow) -> bool:
        return not seat.account and any(key in (seat.key, *seat.offers) for key in keys if key)

    return tuple(replace(_owned(s, account), taken=True, left=False) if opened(s) else s for s in seats)


def _changed(account: Account, change: Callable[[SeatRow], SeatRow]) -> Callable[[Seats], Seats]:
    return lambda seats: tuple(change(seat) if seat.account == account.id else seat for seat in seats)
