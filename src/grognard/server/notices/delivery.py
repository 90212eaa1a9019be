"""Brings a notice to its player, by every way that they have left."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from msgspec.structs import replace

from grognard.core.errors import GrognardError
from grognard.server.notices.mailing import Postbox
from grognard.server.notices.messages import JSON, Event, Notice, notice, payload
from grognard.server.notices.posting import Poster
from grognard.server.notices.problems import NoticeFailed
from grognard.server.notices.pushing import Pusher
from grognard.server.notices.wire import NoticeWishes, Webhook
from grognard.server.storage.mailboxes import Waiting
from grognard.server.storage.notices import NoticeRow, NoticeStore
from grognard.server.storage.store import GameRow
from grognard.server.storage.subscriptions import Subscription
from grognard.server.tables.tables import Tables

log = logging.getLogger(__name__)


DIGEST_PAUSES = (900.0, 3600.0, 3 * 3600.0, 8 * 3600.0)
"""Seconds before each further attempt to send a digest: a mail server that is being mended is back by then."""


def plain(wishes: NoticeWishes) -> NoticeWishes:
    """With which a seat begins, whose player has left nothing for it yet."""
    return NoticeWishes(language=wishes.language, zone=wishes.zone)


class Delivery:
    def __init__(
        self, tables: Tables, store: NoticeStore, poster: Poster, postbox: Postbox, pusher: Pusher | None = None
    ) -> None:
        self.tables, self.store, self.poster, self.postbox = tables, store, poster, postbox
        self.pusher = pusher
        self.pauses = DIGEST_PAUSES
        self._failures: dict[str, int] = {}
        """How often the digest to a mailbox has failed."""

    async def browsers(self, game: GameRow, seat: str) -> list[Subscription]:
        """Those that are told of this seat by Web Push."""
        if self.pusher is None:
            return []
        account = next((s.account for s in game.seats if s.seat == seat), "")
        return await self.pusher.subscriptions.of(game.id, seat, account)

    async def left(self, game: GameRow, seat: str) -> NoticeRow | None:
        """What the player of a seat has left for this game. Without quiet hours for it, those of a browser hold."""
        browsers = await self.browsers(game, seat)
        for browser in browsers[:1]:
            await self.store.begin(game.id, [seat], plain(browser.wishes), browser.home)
        for row in await self.store.of(game.id, [seat]):
            quiet = next((b.wishes for b in browsers if b.wishes.quiet), row.wishes)
            if row.wishes.quiet is not None or quiet.quiet is None:
                return row
            return replace(row, wishes=replace(row.wishes, quiet=quiet.quiet, zone=quiet.zone))
        return None

    async def reaches(self, game: GameRow, left: NoticeRow) -> bool:
        wishes = left.wishes
        by_mail = wishes.mail is not None and self.postbox.mailer is not None
        by_webhook = wishes.webhook is not None and self.poster.reach != "off"
        return by_mail or by_webhook or bool(await self.browsers(game, left.seat))

    async def send(self, event: Event, game: GameRow, left: NoticeRow) -> None:
        """In the background."""
        said = self._said(event, game, left)
        webhook, mail = left.wishes.webhook, left.wishes.mail

        async def done(why: str) -> None:
            await self.store.failed(game.id, left.seat, why)

        if webhook is not None:
            self.poster.take_on(lambda: self._post(webhook, said), done)
        if mail is not None:
            self.poster.take_on(lambda: self.postbox.send(mail, said, left), done)
        for browser in await self.browsers(game, left.seat):
            self.poster.take_on(partial(self._push, browser, said), done)

    async def test(self, game: GameRow, left: NoticeRow) -> None:
        """One attempt, now; it raises what went wrong."""
        said = self._said("test", game, left)
        if left.wishes.webhook is not None:
            await self._post(left.wishes.webhook, said)
        if left.wishes.mail is not None:
            await self.postbox.send(left.wishes.mail, said, left)
        for browser in await self.browsers(game, left.seat):
            await self._push(browser, said)
        await self.store.failed(game.id, left.seat, "")

    def _said(self, event: Event, game: GameRow, left: NoticeRow) -> Notice:
        return notice(event, game, left, self.tables.system(game.game))

    async def _post(self, webhook: Webhook, said: Notice) -> None:
        await self.poster.post(webhook.url, payload(webhook, said), JSON)

    async def _push(self, browser: Subscription, said: Notice) -> None:
        if self.pusher is not None:
            await self.pusher.send(browser, said)

    # -- digests --------------------------------------------------------------------------------------

    async def send_digests(self, every: float) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(every)
            try:
                for address in await self.postbox.mailboxes.due(time.time()):
                    await self._send_digest(address)
            except GrognardError as wrong:
                log.warning("digests could not be sent: %s", wrong)

    async def _send_digest(self, address: str) -> None:
        """One that fails is tried again, later each time, with all that came in between; at last it is given up."""
        waiting = await self.postbox.mailboxes.collected(address)
        try:
            await self._digest(address, waiting)
            self._failures.pop(address, None)
        except NoticeFailed as wrong:
            failures = self._failures.pop(address, 0)
            for one in waiting:
                await self.store.failed(one.game, one.seat, wrong.detail)
            if failures < len(self.pauses):
                self._failures[address] = failures + 1
                await self.postbox.mailboxes.put_back(address, waiting, time.time() + self.pauses[failures])
            else:
                log.warning("a digest to a mailbox failed %d times and was given up: %s", failures + 1, wrong)

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
