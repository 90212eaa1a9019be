"""The lobby's WebSocket: a visitor says which page they look at and which games are theirs, and is told of changes."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from grognard.server import limits
from grognard.server.accounts.seating import Seating
from grognard.server.connection import TRY_AGAIN, say_and_close
from grognard.server.lobby.wire import GamePage, Lobby, Visit
from grognard.server.problems import BadRequest, Busy, StorageFailed
from grognard.server.social.store import SocialStore
from grognard.server.social.turns import asked_in, by_turn
from grognard.server.tables.tables import Tables

PAUSE = 1.0
"""Seconds between two pictures of the lobby: changes in between are gathered."""
LONGEST = 15
"""Pauses after which a picture is taken in any case: another server may have changed something."""
GONE = (WebSocketDisconnect, RuntimeError, OSError, KeyError)
"""Errors of a connection that is gone, or that sends what is not text."""

_VISIT = msgspec.json.Decoder(Visit)


class Hall:
    """All visitors. A page of the lobby is read once for all who look at it."""

    def __init__(self, tables: Tables, seating: Seating, social: SocialStore) -> None:
        self.tables = tables
        self.seating = seating
        self.social = social
        self._pages: dict[int, GamePage] = {}
        self._visitors = 0
        self._news = asyncio.Condition()
        self._ticking: asyncio.Task[None] | None = None

    async def visit(self, socket: WebSocket, sockets: limits.Slots, addresses: limits.Addresses) -> None:
        await socket.accept()
        address = addresses.of(socket.client.host if socket.client else None)
        try:
            with sockets.one(), address.sockets.one() if address else contextlib.nullcontext():
                await self._receive(socket)
        except (Busy, BadRequest) as refusal:
            await say_and_close(socket, refusal, TRY_AGAIN)

    async def _receive(self, socket: WebSocket) -> None:
        """Show the visitor what they ask for, until they go."""
        bucket, telling = limits.Bucket(limits.VISITS, limits.VISITS_BURST), None
        self._visitors += 1
        if self._ticking is None:
            self._ticking = asyncio.create_task(self._tick())
        try:
            while True:
                visit = _read(await socket.receive_text())
                if telling is not None:
                    telling.cancel()
                telling = asyncio.create_task(self._show(socket, visit))
                await asyncio.sleep(bucket.take())
        except GONE:
            pass
        finally:
            self._visitors -= 1
            if telling is not None:
                telling.cancel()

    async def _show(self, socket: WebSocket, visit: Visit) -> None:
        told, page = b"", await self.tables.page(visit.page)
        with contextlib.suppress(*GONE):
            while True:
                with contextlib.suppress(StorageFailed):
                    picture = await self._picture(socket, visit, page)
                    data = msgspec.json.encode(picture)
                    if data != told:
                        timed = msgspec.json.encode(replace(picture, now=self.tables.now()))
                        await socket.send_text(timed.decode())
                        told = data
                async with self._news:
                    await self._news.wait()
                if visit.page not in self._pages:
                    self._pages[visit.page] = await self.tables.page(visit.page)
                page = self._pages[visit.page]

    async def _picture(self, socket: WebSocket, visit: Visit, page: GamePage) -> Lobby:
        account = await self.seating.own(socket)
        own = await self.seating.games(account)
        rows = await self.tables.rows(list(dict.fromkeys((*own, *visit.mine))))
        if account is None:
            return Lobby(self.tables.shown(rows), page)
        asked = asked_in(rows, account.id)
        ties = await self.social.ties(account.id)
        return Lobby(
            mine=self.tables.shown(by_turn(rows, asked)),
            listed=page,
            asked=asked,
            watched=await self.tables.infos(await self.social.watched(account.id)) if ties else (),
            followed=tuple(target for kind, target, _ in ties if kind == "game"),
        )

    async def _tick(self) -> None:
        """Wake the visitors when something has changed, but not more often than once in a while."""
        seen = self.tables.version
        while self._visitors:
            for _ in range(LONGEST):
                await asyncio.sleep(PAUSE)
                if self.tables.version != seen:
                    break
            seen = self.tables.version
            self._pages.clear()
            async with self._news:
                self._news.notify_all()
        self._ticking = None


def _read(text: str) -> Visit:
    try:
        visit = _VISIT.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise BadRequest(detail=str(wrong)) from None
    if len(visit.mine) > limits.MINE or not 0 <= visit.page < limits.PAGES:
        raise BadRequest(detail=f"at most {limits.MINE} games, and no page beyond {limits.PAGES}")
    return visit
