"""The wire of notices: how the player of a seat wants to be told that the table waits."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

WebhookKind = Literal["discord", "slack", "json"]
Reason = Literal["turn", "request", "over", "time", "late"]
"""A decision; consent to what another player proposes; the end of the game; little time left; another player's time is
out."""


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """An address of another service that makes a message of what it is sent."""

    url: str
    kind: WebhookKind = "json"


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """From one hour of the day to another, by the player's clock; notices wait until they are over."""

    begin: int
    end: int


class MailWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Mail to a mailbox whose owner has confirmed it by a code."""

    address: str
    when: Literal["now", "daily"] = "now"
    """At once, or one message each morning."""
    proof: str = ""
    """What `confirm` answered with, in this game or another; without it a code is sent."""


class NoticeWishes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/games/{id}/notices, with the keys of the seats that it is about; GET answers with `NoticesOut`."""

    language: str = "en"
    zone: str = "UTC"
    """The time zone of the player's clock: Europe/Warsaw."""
    quiet: QuietHours | None = None
    webhook: Webhook | None = None
    mail: MailWish | None = None


class PushAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """How a browser is reached by Web Push, as the browser says it."""

    endpoint: str
    p256dh: str
    auth: str


class Subscribe(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/push: this browser is told of these games, and of those of its account. The answer is `Subscribed`."""

    address: PushAddress
    wishes: NoticeWishes | None = None
    """Language and quiet hours, with which its seats begin; None: as before."""
    seats: dict[str, tuple[str, ...]] = {}
    """Keys of the seats that it plays as a guest, by game."""
    was: str = ""
    """The endpoint that it had before."""


class Subscribed(Struct, frozen=True):
    id: str
    key: str
    """The server's key: a browser that has subscribed for another one must do so anew."""


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """DELETE /api/push: who knows the endpoint is the browser."""

    endpoint: str


class PushDevice(Struct, frozen=True):
    """A browser that is told by Web Push; DELETE /api/games/{id}/notices/devices/{device} ends it for this game, for
    one of an account for all of them."""

    id: str
    device: str
    """Browser and system."""
    created: float


class NoticesOut(Struct, frozen=True, kw_only=True):
    wishes: NoticeWishes | None
    """None: nothing was left yet."""
    webhooks: bool
    """Whether this server sends to webhooks at all."""
    mails: bool
    """Whether this server sends mail."""
    push: str = ""
    """The key for which browsers subscribe to Web Push; empty: this server has none."""
    devices: tuple[PushDevice, ...] = ()
    """The browsers that are told of this game by Web Push."""
    confirmed: bool = False
    """The mailbox is confirmed; until it is, nothing but the code is sent to it."""
    failure: str = ""
    """Why the last notice did not arrive; empty if it did, or if none was sent."""


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/{id}/notices/confirm: the code that came by mail."""

    code: str


class MailProof(Struct, frozen=True):
    """The answer: it stands for the code in all other games."""

    proof: str


class LineReport(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/{id}/complaints: report a line of chat to the host."""

    number: int
    reason: str = ""


class PushNotice(Struct, frozen=True):
    """What a browser is sent: no key, and nothing of what is on the table."""

    event: Literal["turn", "request", "over", "time", "late", "test"]
    game: str
    title: str
    text: str


class WebhookNotice(Struct, frozen=True, kw_only=True):
    """What a webhook of kind `json` is sent. It holds no key: the link shows what the browser that opens it may see."""

    event: Literal["turn", "request", "over", "time", "late", "test"]
    game: str
    scenario: str
    id: str
    name: str
    seat: str
    turn: int
    link: str
    text: str
    """The same in the player's language."""
