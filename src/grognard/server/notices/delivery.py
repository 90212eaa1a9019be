"""Brings a notice to its player, by every way that they have left."""

from __future__ import annotations

import asyncio
import logging
import time

from grognard.core.errors import GrognardError
from grognard.server.notices.mailing import Postbox
from grognard.server.notices.messages import JSON, Event, Notice, notice, payload
from grognard.server.notices.posting import Poster
from grognard.server.notices.wire import Webhook
from grognard.server.storage.mailboxes import Waiting
from grognard.server.storage.notices import NoticeRow, NoticeStore
from grognard.server.storage.store import GameRow
from grognard.server.tables.tables import Tables

log = logging.getLogger(__name__)


class Delivery:
    def __init__(self, tables: Tables, store: NoticeStore, poster: Poster, postbox: Postbox) -> None:
        self.tables, self.store, self.poster, self.postbox = tables, store, poster, postbox

    def reaches(self, left: NoticeRow) -> bool:
        wishes = left.wishes
        by_mail = wishes.mail is not None and self.postbox.mailer is not None
        return by_mail or (wishes.webhook is not None and self.poster.reach != "off")

    def send(self, event: Event, game: GameRow, left: NoticeRow) -> None:
        """In the background."""
        said = self._said(event, game, left)
        webhook, mail = left.wishes.webhook, left.wishes.mail

        async def done(why: str) -> None:
            await self.store.failed(game.id, left.seat, why)

        if webhook is not None:
            self.poster.take_on(lambda: self._post(webhook, said), done)
        if mail is not None:
            self.poster.take_on(lambda: self.postbox.send(mail, said, left), done)

    async def test(self, game: GameRow, left: NoticeRow) -> None:
        """One attempt, now; it raises what went wrong."""
        said = self._said("test", game, left)
        if left.wishes.webhook is not None:
            await self._post(left.wishes.webhook, said)
        if left.wishes.mail is not None:
            await self.postbox.send(left.wishes.mail, said, left)
        await self.store.failed(game.id, left.seat, "")

    def _said(self, event: Event, game: GameRow, left: NoticeRow) -> Notice:
        return notice(event, game, left, self.tables.system(game.game))

    async def _post(self, webhook: Webhook, said: Notice) -> None:
        await self.poster.post(webhook.url, payload(webhook, said), JSON)

    # -- digests --------------------------------------------------------------------------------------

    async def send_digests(self, every: float) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(every)
            try:
                for address in await self.postbox.mailboxes.due(time.time()):
                    await self._digest(address, await self.postbox.mailboxes.collected(address))
            except GrognardError as wrong:
                log.warning("digests could not be sent: %s", wrong)

    async def _digest(self, address: str, waiting: list[Waiting]) -> None:
        said, last = list[Notice](), None
        for one in waiting:
            game = next(iter(await self.tables.store.rows([one.game])), None)
            left = next(iter(await self.store.of(one.game, [one.seat])), None)
            mail = left.wishes.mail if left is not None else None
            if game is None or left is None or mail is None or mail.address != address:
                continue
            if token := await self.postbox.mailboxes.token(address, mail.proof):
                said.append(self._said(one.reason, game, left))
                last = (token, left)
        if last is not None:
            await self.postbox.deliver(address, last[0], said, last[1])
