"""The wire of notices: how the player of a seat wants to be told that the table waits."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

WebhookKind = Literal["discord", "slack", "json"]
Reason = Literal["turn", "request", "over"]
"""A decision; consent to what another player proposes; the end of the game."""


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """An address of another service that makes a message of what it is sent."""

    url: str
    kind: WebhookKind = "json"


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """From one hour of the day to another, by the player's clock; notices wait until they are over."""

    begin: int
    end: int


class NoticeWishes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/games/{id}/notices, with the keys of the seats that it is about; GET answers with `NoticesOut`."""

    language: str = "en"
    zone: str = "UTC"
    """The time zone of the player's clock: Europe/Warsaw."""
    quiet: QuietHours | None = None
    webhook: Webhook | None = None


class NoticesOut(Struct, frozen=True, kw_only=True):
    wishes: NoticeWishes | None
    """None: nothing was left yet."""
    webhooks: bool
    """Whether this server sends to webhooks at all."""
    failure: str = ""
    """Why the last notice did not arrive; empty if it did, or if none was sent."""


class WebhookNotice(Struct, frozen=True, kw_only=True):
    """What a webhook of kind `json` is sent. It holds no key: the link shows what the browser that opens it may see."""

    event: Literal["turn", "request", "over", "test"]
    game: str
    scenario: str
    id: str
    name: str
    seat: str
    turn: int
    link: str
    text: str
    """The same in the player's language."""
