"""Hashes of passwords by Argon2, in threads of their own: one takes tens of milliseconds and 64 MB."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from grognard.server.limits import Slots
from grognard.server.problems import BadPassword, NoHasher

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")

SHORTEST, LONGEST = 8, 200
"""Characters of a password. A longer one is refused before anything is computed."""
THREADS = 2
WAITING = 64
"""Hashes that wait or are being computed; beyond that the server is busy."""


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        # Imported here: without accounts the library is not needed.
        try:
            from argon2 import PasswordHasher, exceptions
        except ImportError:
            raise NoHasher() from None
        self._hasher = hasher or PasswordHasher()
        self._refusals = (exceptions.VerificationError, exceptions.InvalidHashError)
        self._threads = ThreadPoolExecutor(THREADS, "grognard-passwords")
        self._places = Slots(WAITING)
        self._stand_in: str | None = None
        """The hash that stands in where there is no account, so that the answer takes as long."""
        self.computed = 0
        """How many hashes were computed."""

    async def hashed(self, password: str) -> str:
        refuse_unfit(password)
        return await self._in_thread(lambda: self._hasher.hash(password))

    async def fits(self, hash_: str | None, password: str) -> bool:
        """Whether a password is the one of the hash; None: of no account, which takes as long."""
        if len(password) > LONGEST:
            return False
        return await self._in_thread(lambda: self._fits(hash_, password))

    def _fits(self, hash_: str | None, password: str) -> bool:
        if hash_ is None and self._stand_in is None:
            self._stand_in = self._hasher.hash("no account has this password")
        try:
            self._hasher.verify(hash_ or self._stand_in or "", password)
        except self._refusals:
            return False
        return hash_ is not None

    def outdated(self, hash_: str) -> bool:
        """Whether the hash was made with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(hash_)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        with self._places.one():
            self.computed += 1
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def refuse_unfit(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadPassword(shortest=SHORTEST, longest=LONGEST)
