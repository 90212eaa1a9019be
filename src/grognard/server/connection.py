"""One browser's WebSocket: its messages in, the table's messages out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from grognard.core.errors import GrognardError, IllegalAction
from grognard.server import limits
from grognard.server.accounts.problems import Banned
from grognard.server.accounts.seating import Seating
from grognard.server.agreements.wire import OfferDraw, Reply, Resign
from grognard.server.branches.wire import Rename, SetDice, SetMachine
from grognard.server.clocks.wire import ClaimTime, GiveTime, PauseClocks, TakeVacation
from grognard.server.helping.wire import AskHint, LetPlay, StopPlaying
from grognard.server.orders.wire import SetOrder
from grognard.server.problems import (
    BadKey,
    BadProtocol,
    BadRequest,
    Busy,
    InternalError,
    TooManyQuestions,
    UnknownTable,
    problem,
)
from grognard.server.tables.table import Table
from grognard.server.tables.tables import Tables
from grognard.server.wire import (
    BAD_KEY,
    BAD_PROTOCOL,
    PROTOCOL,
    UNKNOWN_GAME,
    About,
    Hurry,
    Join,
    Keep,
    Look,
    Ping,
    Play,
    Pong,
    ProposeEdit,
    Query,
    Refused,
    Say,
    ToServer,
    Trouble,
    Undo,
    Welcome,
    Why,
)

ENTROPY = re.compile("(?:[0-9a-f]{2}){16,64}")
TRY_AGAIN = 1013
FAILED = 1011

HUNG_UP = (WebSocketDisconnect, RuntimeError, OSError)
"""Errors of sending to a connection that is gone."""

log = logging.getLogger(__name__)
_MESSAGE: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


class Connection:
    """A `Watcher`. Messages wait in a queue, so that a slow browser delays no one else."""

    def __init__(self, socket: WebSocket, join: Join, address: limits.Address | None = None) -> None:
        self.socket = socket
        self.address = address
        self.keys = join.keys
        self.mine: tuple[str, ...] = ()
        self.tab = join.tab[:40]
        self.entropy = join.entropy
        self.seen = -1
        self.shown: str | None = None
        self.questions: asyncio.Queue[Query] = asyncio.Queue(limits.QUESTIONS)
        self.bucket = limits.Bucket(limits.RATE, limits.BURST)
        self.talk = limits.Bucket(limits.SAYINGS, limits.SAYINGS_BURST)
        self._closing = False
        self._waiting = 0
        """Bytes in the queue."""
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()

    def send(self, message: msgspec.Struct | bytes) -> None:
        if self._closing:
            return
        if self._queue.qsize() >= limits.BACKLOG or self._waiting >= limits.BACKLOG_BYTES:
            self.close(TRY_AGAIN)
            return
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self._waiting += len(data)
        self._queue.put_nowait(data)

    def close(self, code: int, reason: str = "") -> None:
        self._closing = True
        self._queue.put_nowait((code, reason))

    def pause(self) -> float:
        """The seconds until the next message may be answered: one of the connection, and one of its address."""
        wait = self.bucket.take()
        return wait if self.address is None else max(wait, self.address.messages.take())

    async def post(self) -> None:
        """Send what waits, until told to close."""
        while isinstance(item := await self._queue.get(), bytes):
            self._waiting -= len(item)
            await self.socket.send_text(item.decode())
        await self.socket.close(*item)


async def serve(
    socket: WebSocket, tables: Tables, sockets: limits.Slots, addresses: limits.Addresses, seating: Seating
) -> None:
    """A connection from its first byte to its last."""
    await socket.accept()
    address = addresses.of(socket.client.host if socket.client else None)
    try:
        with sockets.one(), address.sockets.one() if address else contextlib.nullcontext():
            await _sit(socket, tables, address, seating)
    except Busy as refusal:
        await say_and_close(socket, refusal, TRY_AGAIN)


async def _sit(socket: WebSocket, tables: Tables, address: limits.Address | None, seating: Seating) -> None:
    try:
        table, join = await _admit(socket, tables)
        keys, session = await seating.joined(socket, table, join.keys)
    except GrognardError as refusal:
        code = next((c for type_, c in _CODES.items() if isinstance(refusal, type_)), FAILED)
        await say_and_close(socket, refusal, code)
        return
    except HUNG_UP:
        return
    except Exception:
        log.exception("a game could not be opened")
        await say_and_close(socket, InternalError(), FAILED)
        return
    connection = Connection(socket, replace(join, keys=keys), address)
    posting = asyncio.create_task(connection.post())
    listening = asyncio.create_task(_listen(connection, table, tables))
    tasks = (posting, listening, asyncio.create_task(_answer_queries(connection, table, tables)))
    try:
        with seating.present(session, connection):
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        # Cancel all tasks before leaving: one that is just joining would otherwise stay at the table for good.
        for task in tasks:
            task.cancel()
        try:
            await asyncio.wait(tasks)
        finally:
            table.leave(connection)
    for task in tasks:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, HUNG_UP):
            log.error("game %s: a connection broke", table.row.id, exc_info=error)


_CODES: dict[type[GrognardError], int] = {
    UnknownTable: UNKNOWN_GAME,
    BadProtocol: BAD_PROTOCOL,
    BadKey: BAD_KEY,
    Banned: BAD_KEY,
    Busy: TRY_AGAIN,
}


async def _admit(socket: WebSocket, tables: Tables) -> tuple[Table, Join]:
    asked = socket.query_params.get("protocol", str(PROTOCOL))
    if asked != str(PROTOCOL):
        raise BadProtocol(client=asked[:20], server=str(PROTOCOL))
    table = await tables.open(socket.path_params["id"])
    welcome = Welcome(PROTOCOL, table.match.commitment, table.match.contributions)
    await socket.send_text(msgspec.json.encode(welcome).decode())
    join = await _joined(socket)
    if len(join.keys) > limits.KEYS:
        raise BadKey()
    if not join.keys and len(table.watchers) >= limits.WATCHERS:
        raise Busy()
    return table, join


async def _joined(socket: WebSocket) -> Join:
    """The first message: who it is."""
    try:
        data = await asyncio.wait_for(socket.receive(), limits.JOIN_SECONDS)
    except TimeoutError:
        raise BadRequest(detail="no `join` came in time") from None
    if data["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(data.get("code", FAILED))
    message = _read(data.get("text"), data.get("bytes"))
    if not isinstance(message, Join):
        raise BadRequest(detail="the first message is `join`")
    if message.entropy and not ENTROPY.fullmatch(message.entropy):
        raise BadRequest(detail="`entropy` is 16 to 64 bytes in hexadecimal")
    return message


async def say_and_close(socket: WebSocket, error: GrognardError, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(msgspec.json.encode(Trouble(problem(error))).decode())
        await socket.close(code, error.code)


async def _listen(connection: Connection, table: Table, tables: Tables) -> None:
    await table.join(connection)
    while True:
        # Even if there is nothing to wait for: a queue that is never empty would starve all others.
        await asyncio.sleep(connection.pause())
        data = await connection.socket.receive()
        if data["type"] == "websocket.disconnect":
            return
        ref = 0
        try:
            message = _read(data.get("text"), data.get("bytes"))
            ref = message.id if isinstance(message, Query) else getattr(message, "ref", 0)
            await _answer(connection, table, message)
        except Exception as wrong:
            _tell(connection, table, tables, wrong, ref)
        table.wake()


async def _answer_queries(connection: Connection, table: Table, tables: Tables) -> None:
    """Runs concurrently: a slow query delays neither the table nor the other messages of this connection."""
    while True:
        message = await connection.questions.get()
        try:
            await table.query(connection, message)
        except Exception as wrong:
            _tell(connection, table, tables, wrong, message.id)


def _tell(connection: Connection, table: Table, tables: Tables, wrong: Exception, ref: int) -> None:
    """Report an error to the sender of the message."""
    if isinstance(wrong, IllegalAction):
        connection.send(Refused(wrong.forbidden, ref))
    elif isinstance(wrong, GrognardError):
        connection.send(Trouble(problem(wrong), ref))
        tables.heal(table)
    else:
        log.error("game %s: a message could not be answered", table.row.id, exc_info=wrong)
        connection.send(Trouble(problem(InternalError()), ref))


def _read(text: str | None, data: bytes | None) -> ToServer:
    try:
        return _MESSAGE.decode(text if text is not None else data or b"")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise BadRequest(detail=str(wrong)) from None


async def _answer(connection: Connection, table: Table, message: ToServer) -> None:
    match message:
        case Play():
            await table.play(connection, message)
        case About():
            await table.about(connection, message)
        case Why():
            await table.why(connection, message)
        case Query():
            try:
                connection.questions.put_nowait(message)
            except asyncio.QueueFull:
                raise TooManyQuestions() from None
        case Undo():
            await table.undo(connection, message)
        case ProposeEdit():
            await table.propose_edit(connection, message)
        case Resign():
            await table.resign(connection, message)
        case OfferDraw():
            await table.offer_draw(connection, message)
        case Reply():
            await table.reply(connection, message)
        case ClaimTime() | GiveTime() | PauseClocks() | TakeVacation():
            await table.clock(connection, message)
        case SetOrder():
            await table.set_order(connection, message)
        case Look():
            await table.look(connection, message)
        case Say():
            connection.talk.spend()
            await table.say(connection, message)
        case Hurry():
            table.hurry(connection)
        case AskHint():
            await table.hint(connection, message)
        case LetPlay() | StopPlaying():
            await table.let_play(connection, message)
        case Keep():
            await table.keep(connection, message)
        case SetDice() | SetMachine() | Rename():
            await table.adjust(connection, message)
        case Join():
            raise BadRequest(detail="`join` is the first message, once")
        case Ping():
            connection.send(Pong(message.ref))
