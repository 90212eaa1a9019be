"""What a notice says, in the player's language, and how each service wants it. No notice holds a key."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from grognard.core.system import System
from grognard.core.texts import LANGUAGES, Texts
from grognard.core.verdicts import Message
from grognard.server.notices.wire import Webhook, WebhookKind, WebhookNotice
from grognard.server.storage.notices import NoticeRow
from grognard.server.storage.store import GameRow

Event = Literal["turn", "request", "over", "time", "late", "test"]

JSON = {"content-type": "application/json"}


class Notice(Struct, frozen=True, kw_only=True):
    """One notice to the player of a seat."""

    event: Event
    row: GameRow
    seat: str
    title: str
    """The name of the table, else of the game."""
    sentence: str
    link: str

    @property
    def text(self) -> str:
        return f"{self.title}: {self.sentence} {self.link}"


def notice(event: Event, game: GameRow, left: NoticeRow, system: System) -> Notice:
    language = left.wishes.language if left.wishes.language in LANGUAGES else LANGUAGES[0]
    texts = Texts.of("", language, system.names)
    return Notice(
        event=event,
        row=game,
        seat=left.seat,
        title=game.name or system.title.in_(language),
        sentence=texts.render(Message(f"notice-{event}", {"seat": left.seat})),
        link=f"{left.home}/#/game/{game.id}",
    )


def payload(webhook: Webhook, notice: Notice) -> bytes:
    return msgspec.json.encode(_SHAPES[webhook.kind](notice))


def _discord(notice: Notice) -> object:
    # The name of a table is anyone's: it calls no one.
    return {"content": notice.text, "allowed_mentions": {"parse": []}}


def _slack(notice: Notice) -> object:
    text = f"{notice.title}: {notice.sentence}".replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": f"{text} {notice.link}"}


def _json(notice: Notice) -> object:
    row = notice.row
    return WebhookNotice(
        event=notice.event,
        game=row.game,
        scenario=row.scenario,
        id=row.id,
        name=row.name,
        seat=notice.seat,
        turn=row.progress.turn,
        link=notice.link,
        text=notice.text,
    )


_SHAPES: dict[WebhookKind, Any] = {"discord": _discord, "slack": _slack, "json": _json}
