"""Timeouts for HTTP requests, and the limit of connections for one address. Uvicorn itself closes only connections that
are idle between two requests."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from grognard.server.limits import EACH_CONNECTIONS, HEAD_SECONDS, REQUEST_SECONDS, network

TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class PatientProtocol(H11Protocol):
    """Closes a connection whose request does not arrive in time, even if its bytes drip in slowly."""

    head_seconds = HEAD_SECONDS
    request_seconds = REQUEST_SECONDS
    _due: asyncio.TimerHandle | None = None
    _waiting_for = ""
    """What the timer waits for: `head`, `body` or nothing."""
    _upgraded = False
    each = EACH_CONNECTIONS
    proxies: frozenset[str] = frozenset()
    """Addresses of proxies, which bring many clients."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect("head")
        if self._crowded():
            transport.write(TOO_MANY)
            transport.close()

    def _crowded(self) -> bool:
        """Whether too many connections come from the same address. This machine and proxies have no limit."""
        here = self.client[0] if self.client else None
        mine = network(here)
        if mine is None or here in self.proxies:
            return False
        clients = (getattr(other, "client", None) for other in self.connections)
        return sum(client is not None and network(client[0]) == mine for client in clients) > self.each

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # A request that became a WebSocket is complete, though h11 still waits for the end of its body.
        if not self._upgraded:
            self._expect(self._missing())

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # Uvicorn's own timer closes a connection that is idle now.
        self._expect("body" if self._missing() == "body" else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect("")
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._expect("")
        super().handle_websocket_upgrade(event)

    def _missing(self) -> str:
        """Which part of the request is still missing."""
        state = self.conn.their_state
        return "head" if state is h11.IDLE else "body" if state is h11.SEND_BODY else ""

    def _expect(self, part: str) -> None:
        if part == self._waiting_for:
            return
        if self._due is not None:
            self._due.cancel()
        self._due, self._waiting_for = None, part
        if part:
            seconds = self.head_seconds if part == "head" else self.request_seconds
            self._due = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if self.transport.is_closing():
            return
        if self._waiting_for == "head":
            self.transport.write(TIMED_OUT)
        self.transport.close()
