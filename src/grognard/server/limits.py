"""Limits per client, so that the others can play: generous for people, not for floods."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from grognard.server.problems import Busy

CONNECTIONS = 512
"""All connections together; requests beyond are answered 503. Below the 1,024 open files of a usual process."""
SOCKETS = 400
"""Connections to tables: the rest is for the lobby and for new games."""
WATCHERS = 100
"""Connections to one table; beyond that, only holders of a key may join, since each is told of every other."""
HEAD_SECONDS = 10.0
"""For the head of a request, from its first byte or from the connection's."""
REQUEST_SECONDS = 60.0
"""For a whole request, its body included."""
BODY = 64 * 1024
"""Bytes of a request's body."""
JOURNAL = 4 * 1024 * 1024
"""Bytes of a journal."""
ENTRIES = 20_000
"""Entries of a journal. The longest campaigns have some thousands; each keeps 10 to 15 KB in memory."""
JOURNALS = 4
"""Journals that are read or wait to be replayed; they are replayed one at a time."""
PLAYOUTS = 1
"""Games whose chances of winning are being played out."""
MESSAGE = 256 * 1024
"""Bytes of a WebSocket message."""
BACKLOG = 256
"""Messages that may wait for a slow browser before it is disconnected; on reconnecting it gets the current state."""
BACKLOG_BYTES = 16 * 1024 * 1024
QUESTIONS = 64
"""Queries of one connection that may wait for their answer; they are answered one after another."""
RATE, BURST = 25.0, 150.0
"""Messages of one connection: sustained rate per second, and burst."""
KEYS = 32
"""Keys that one connection may present; no scenario has half as many seats."""


class Bucket:
    """A token bucket: each message takes a token, and they come back at a steady rate."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._tokens = burst
        self._at = clock()

    def take(self) -> float:
        """Take a token; the seconds to wait before the message may be answered."""
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate) - 1
        self._at = now
        return max(0.0, -self._tokens / self.rate)


class Slots:
    """A fixed number of places; when all are taken, the next is refused."""

    def __init__(self, count: int) -> None:
        self.free = count

    @contextmanager
    def one(self) -> Iterator[None]:
        if self.free <= 0:
            raise Busy()
        self.free -= 1
        try:
            yield
        finally:
            self.free += 1
