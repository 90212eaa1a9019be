"""Notices as a whole: what a server needs to know about them, and what it starts and ends."""

from __future__ import annotations

import asyncio

from msgspec import Struct
from starlette.routing import Route

from grognard.server import limits
from grognard.server.accounts.seating import Seating
from grognard.server.moderation.complaints import Complaints
from grognard.server.notices.bell import WAIT, Bell
from grognard.server.notices.delivery import Delivery
from grognard.server.notices.mailing import Postbox
from grognard.server.notices.posting import PAUSES, SECONDS, Poster
from grognard.server.notices.pushing import Pusher, PushSettings
from grognard.server.notices.routes import NoticeHandlers, routes
from grognard.server.notices.subscribing import PushHandlers
from grognard.server.notices.targets import Reach
from grognard.server.running.mail import Mailer, MailSettings
from grognard.server.storage.mailboxes import Mailboxes
from grognard.server.storage.notices import NoticeStore
from grognard.server.storage.operations import Operations
from grognard.server.storage.subscriptions import Subscriptions
from grognard.server.tables.tables import Tables


class NoticeSettings(Struct, frozen=True, kw_only=True):
    reach: Reach = "public"
    """Where webhooks may be."""
    site: str = ""
    """The address of the site for links; empty: the one that players use."""
    mail: MailSettings | None = None
    """None: no mail."""
    push: PushSettings | None = None
    """None: no Web Push."""
    every: float = 60.0
    """Seconds between looks for digests that are due."""
    wait: float = WAIT
    """Seconds before a player who is away is told."""
    pauses: tuple[float, ...] = PAUSES
    """Seconds before each further attempt."""
    seconds: float = SECONDS
    """For one attempt."""


class Notices:
    def __init__(
        self, tables: Tables, store: Operations, settings: NoticeSettings, seating: Seating, addresses: limits.Addresses
    ) -> None:
        kept = NoticeStore(store)
        mailer = None if settings.mail is None else Mailer(settings.mail)
        postbox = Postbox(Mailboxes(store), mailer)
        self._every = settings.every
        self._poster = Poster(settings.reach, pauses=settings.pauses, seconds=settings.seconds)
        pusher = None if settings.push is None else Pusher(settings.push, Subscriptions(store), self._poster)
        self._delivery = Delivery(tables, kept, self._poster, postbox, pusher)
        self._bell = Bell(tables, kept, self._delivery, settings.wait)
        self._handlers = NoticeHandlers(self._bell, seating.keys, addresses, settings.site, Complaints(store))
        self._push_handlers = PushHandlers(self._handlers, seating, pusher)
        tables.noticed = self._bell.look
        self.remind = self._bell.remind

    @property
    def routes(self) -> list[Route]:
        return [*routes(self._handlers), *self._push_handlers.routes]

    async def run(self) -> None:
        """Until cancelled."""
        await asyncio.gather(self._bell.run(), self._delivery.send_digests(self._every))

    async def close(self) -> None:
        await self._bell.close()
        await self._poster.close()
