"""Brings a notice to its player, by every way that they have left."""

from __future__ import annotations

from grognard.server.notices.messages import JSON, Event, Notice, notice, payload
from grognard.server.notices.posting import Poster
from grognard.server.notices.wire import Webhook
from grognard.server.storage.notices import NoticeRow, NoticeStore
from grognard.server.storage.store import GameRow
from grognard.server.tables.tables import Tables


class Delivery:
    def __init__(self, tables: Tables, store: NoticeStore, poster: Poster) -> None:
        self.tables, self.store, self.poster = tables, store, poster

    def reaches(self, left: NoticeRow) -> bool:
        return left.wishes.webhook is not None and self.poster.reach != "off"

    def send(self, event: Event, game: GameRow, left: NoticeRow) -> None:
        """In the background."""
        said = notice(event, game, left, self.tables.system(game.game))
        webhook = left.wishes.webhook
        if webhook is not None:
            self.poster.take_on(
                lambda: self._post(webhook, said), lambda why: self.store.failed(game.id, left.seat, why)
            )

    async def test(self, game: GameRow, left: NoticeRow) -> None:
        """One attempt, now; it raises what went wrong."""
        said = notice("test", game, left, self.tables.system(game.game))
        if left.wishes.webhook is not None:
            await self._post(left.wishes.webhook, said)
        await self.store.failed(game.id, left.seat, "")

    async def _post(self, webhook: Webhook, said: Notice) -> None:
        await self.poster.post(webhook.url, payload(webhook, said), JSON)
