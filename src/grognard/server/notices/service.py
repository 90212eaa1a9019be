"""Notices as a whole: what a server needs to know about them, and what it starts and ends."""

from __future__ import annotations

from msgspec import Struct
from starlette.routing import Route

from grognard.server import limits
from grognard.server.notices.bell import WAIT, Bell
from grognard.server.notices.delivery import Delivery
from grognard.server.notices.posting import PAUSES, SECONDS, Poster
from grognard.server.notices.routes import Keys, NoticeHandlers, routes
from grognard.server.notices.targets import Reach
from grognard.server.storage.notices import NoticeStore
from grognard.server.storage.operations import Operations
from grognard.server.tables.tables import Tables


class NoticeSettings(Struct, frozen=True, kw_only=True):
    reach: Reach = "public"
    """Where webhooks may be."""
    site: str = ""
    """The address of the site for links; empty: the one that players use."""
    wait: float = WAIT
    """Seconds before a player who is away is told."""
    pauses: tuple[float, ...] = PAUSES
    """Seconds before each further attempt."""
    seconds: float = SECONDS
    """For one attempt."""


class Notices:
    def __init__(
        self, tables: Tables, store: Operations, settings: NoticeSettings, keys: Keys, addresses: limits.Addresses
    ) -> None:
        kept = NoticeStore(store)
        self._poster = Poster(settings.reach, pauses=settings.pauses, seconds=settings.seconds)
        self._bell = Bell(tables, kept, Delivery(tables, kept, self._poster), settings.wait)
        self._handlers = NoticeHandlers(self._bell, keys, addresses, settings.site)
        tables.noticed = self._bell.look

    @property
    def routes(self) -> list[Route]:
        return routes(self._handlers)

    async def run(self) -> None:
        """Until cancelled."""
        await self._bell.run()

    async def close(self) -> None:
        await self._bell.close()
        await self._poster.close()
