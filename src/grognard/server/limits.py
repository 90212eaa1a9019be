"""Limits per connection and per address, so that the others can play: generous for people, not for floods."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from grognard.server.problems import Busy, TooManyRequests

CONNECTIONS = 2048
"""All connections together; requests beyond are answered 503. Fewer where the system allows fewer open files."""
SOCKETS = 1536
"""WebSockets: the rest is for pages and for new games."""
WATCHERS = 1024
"""Connections to one table; beyond that, only holders of a key may join."""
EACH_CONNECTIONS = 100
"""Connections of one address: a club behind one router has a few for each player."""
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
REPLAY_SECONDS = 60.0
"""For the replay of an imported journal."""
REPLAY_BYTES = 3 * 1024**3
"""Address space of the process that replays them."""
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
EACH_RATE, EACH_BURST = 100.0, 600.0
"""Messages of all connections of one address."""
REQUESTS, REQUESTS_BURST = 20.0, 300.0
"""HTTP requests of one address."""
GAMES, GAMES_BURST = 1 / 30, 60.0
"""New games of one address, examples of the rulebook and imports included: one every half minute, and a burst."""
IMPORT_COST = 6.0
"""What an import counts as."""
SAYINGS, SAYINGS_BURST = 0.5, 12.0
"""Lines of chat of one connection."""
VISITS, VISITS_BURST = 2.0, 20.0
"""Questions of one visitor of the lobby."""
NOTICES, NOTICES_BURST = 1 / 15, 20.0
"""Changes and tests of how players want to be told, of one address."""
MINE = 300
"""Games that a visitor of the lobby may call theirs."""
PAGES = 100_000
ADDRESSES = 20_000
"""Addresses that are remembered."""
JOIN_SECONDS = 10.0
"""For the first message of a WebSocket."""
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
        self._refill()
        self._tokens -= 1
        return max(0.0, -self._tokens / self.rate)

    def spend(self, cost: float = 1.0) -> None:
        """Take tokens if there are enough, else refuse."""
        self._refill()
        if self._tokens < cost:
            raise TooManyRequests(seconds=int((cost - self._tokens) / self.rate) + 1)
        self._tokens -= cost

    def _refill(self) -> None:
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate)
        self._at = now


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


class Address:
    """What one address has left."""

    def __init__(self) -> None:
        self.messages = Bucket(EACH_RATE, EACH_BURST)
        self.requests = Bucket(REQUESTS, REQUESTS_BURST)
        self.games = Bucket(GAMES, GAMES_BURST)
        self.notices = Bucket(NOTICES, NOTICES_BURST)
        self.sockets = Slots(EACH_CONNECTIONS)


class Addresses:
    """The addresses seen lately."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Address] = OrderedDict()

    def of(self, client: str | None) -> Address | None:
        """None: this machine itself, which has no limit of its own. A proxy on this machine says whom it speaks for."""
        name = network(client)
        if name is None:
            return None
        if name not in self._known:
            self._known[name] = Address()
            if len(self._known) > ADDRESSES:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        return self._known[name]


@lru_cache(4096)
def network(client: str | None) -> str | None:
    """What counts as one address: of IPv6 the 64 bits that one customer gets. None: this machine."""
    try:
        address = ipaddress.ip_address(client or "")
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return network(str(address.ipv4_mapped))
        return None if address.is_loopback else str(ipaddress.ip_network((address, 64), strict=False))
    return None if client == "127.0.0.1" else str(address)
