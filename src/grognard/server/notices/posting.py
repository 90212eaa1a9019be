"""Posts to other services, with limits: a slow or broken one holds up nothing here."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import httpx

from grognard.server import limits
from grognard.server.notices.problems import NoticeFailed
from grognard.server.notices.targets import TLS, Reach, Target, target
from grognard.server.problems import TooManyRequests

SECONDS = 10.0
"""For one attempt, from the first byte to the answer."""
PAUSES = (5.0, 60.0)
"""Before the second and the third attempt."""
AT_ONCE = 8
"""Attempts at the same time; others wait."""
WAITING = 500
"""Notices on their way or waiting for another attempt; beyond that none is taken on."""
HOST_RATE, HOST_BURST = 0.5, 30.0
"""Notices to one host."""
HOSTS = 2000
AGAIN = (408, 425, 429)
"""Answers after which another attempt makes sense, besides those of a broken server."""

log = logging.getLogger(__name__)


class Poster:
    def __init__(
        self, reach: Reach = "public", *, pauses: tuple[float, ...] = PAUSES, seconds: float = SECONDS
    ) -> None:
        self.reach: Reach = reach
        self._pauses, self._seconds = pauses, seconds
        self._places = asyncio.Semaphore(AT_ONCE)
        self._hosts: OrderedDict[tuple[str, tuple[float, float]], limits.Bucket] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._client: httpx.AsyncClient | None = None

    # -- in the background ----------------------------------------------------------------------------

    def take_on(self, send: Callable[[], Awaitable[None]], done: Callable[[str], Awaitable[None]]) -> None:
        """Send something in the background, again after a while if that fails, and report why it failed for good;
        nothing if it arrived."""
        if len(self._tasks) >= WAITING:
            log.warning("%d notices are waiting: one more was dropped", WAITING)
            return
        task = asyncio.create_task(self._persist(send, done))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _persist(self, send: Callable[[], Awaitable[None]], done: Callable[[str], Awaitable[None]]) -> None:
        try:
            await done(await self._attempts(send))
        except Exception:
            log.exception("a notice could not be sent")

    async def _attempts(self, send: Callable[[], Awaitable[None]]) -> str:
        for pause in (*self._pauses, None):
            try:
                await send()
                return ""
            except NoticeFailed as wrong:
                if wrong.final or pause is None:
                    return wrong.detail
                await asyncio.sleep(pause)
        return ""

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._client is not None:
            await self._client.aclose()

    # -- one attempt ----------------------------------------------------------------------------------

    async def post(
        self,
        url: str,
        body: bytes,
        headers: Mapping[str, str],
        *,
        reach: Reach | None = None,
        rate: tuple[float, float] = (HOST_RATE, HOST_BURST),
    ) -> None:
        """One attempt. `BadTarget` if we must not send there, `NoticeFailed` if it was not taken."""
        where = await target(url, self.reach if reach is None else reach)
        try:
            self._bucket(where.host, rate).spend()
        except TooManyRequests:
            raise NoticeFailed(detail=f"too many notices for {where.host}").for_good() from None
        try:
            async with self._places, asyncio.timeout(self._seconds):
                status = await self._sent(where, body, headers)
        except TimeoutError:
            raise NoticeFailed(detail=f"{where.host} did not answer in time") from None
        except httpx.HTTPError as wrong:
            raise NoticeFailed(detail=f"{where.host}: {type(wrong).__name__}") from None
        if not 200 <= status < 300:
            failed = NoticeFailed(detail=f"{where.host} answered {status}")
            failed.answered = status
            raise failed if status in AGAIN or status >= 500 else failed.for_good()

    async def _sent(self, where: Target, body: bytes, headers: Mapping[str, str]) -> int:
        if self._client is None:
            self._client = await asyncio.to_thread(_client)
        host = f"[{where.host}]" if ":" in where.host else where.host
        named = host if where.port == (TLS if where.scheme == "https" else 80) else f"{host}:{where.port}"
        # To the address that was checked; certificate and Host are those of the name.
        pinned = f"[{where.address}]" if ":" in where.address else where.address
        request = self._client.build_request(
            "POST",
            f"{where.scheme}://{pinned}:{where.port}{where.path}",
            content=body,
            headers={**headers, "host": named},
            extensions={"sni_hostname": where.host},
        )
        # The answer's body is not read: it could be endless, and says nothing that is needed.
        response = await self._client.send(request, stream=True)
        await response.aclose()
        return response.status_code

    def _bucket(self, host: str, rate: tuple[float, float]) -> limits.Bucket:
        name = (host, rate)
        if name not in self._hosts:
            self._hosts[name] = limits.Bucket(*rate)
            if len(self._hosts) > HOSTS:
                self._hosts.popitem(last=False)
        self._hosts.move_to_end(name)
        return self._hosts[name]


def _client(**more: Any) -> httpx.AsyncClient:
    """In a thread: it reads the certificates that are trusted. It follows no redirect and asks no proxy."""
    return httpx.AsyncClient(
        follow_redirects=False,
        trust_env=False,
        timeout=SECONDS,
        limits=httpx.Limits(max_keepalive_connections=0),
        headers={"user-agent": "grognard"},
        **more,
    )
