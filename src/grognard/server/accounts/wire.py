"""What the account pages and the server tell each other, as JSON over HTTP. The session is a cookie."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Message
from grognard.server.social.store import Tie
from grognard.server.social.wire import PlayerRating, ResultOut


class Me(Struct, frozen=True):
    """The account that this browser is signed in to."""

    name: str
    created: float
    email: str = ""
    role: str = ""
    """`moderator`, `admin`, or nothing."""
    ban: Message | None = None
    """Why and until when it is banned: it can then only be exported and deleted."""
    rated: bool = False
    """It plays rated games."""
    ladder: bool = False
    """And stands on the ladders."""


class AccountOut(Struct, frozen=True):
    """GET /api/account."""

    enabled: bool
    """Whether this server has accounts at all."""
    me: Me | None = None
    mail: bool = False
    """Whether it can send mail: to confirm an address and to reset a password."""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/sign-in and …/register. The answer is `Me`."""

    name: str
    password: str


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/password: all other devices are signed out."""

    password: str
    new: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/name. The answer is `Me`."""

    name: str


class Confirmed(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/delete: the password once more."""

    password: str


class NewEmail(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/email: a letter is sent, whose link confirms the address. Empty: no address any more."""

    email: str
    password: str
    language: str = "en"


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/confirm: from the link of a letter. The answer is `Address`."""

    token: str


class Address(Struct, frozen=True):
    email: str


class Forgot(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/forgot: if an account has this address, a letter is sent. The answer is the same if not."""

    email: str
    language: str = "en"


class Reset(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/reset: a new password, by the link of a letter. The answer is `Me`."""

    token: str
    password: str


class Device(Struct, frozen=True):
    """GET /api/account/devices; DELETE /api/account/devices/ID signs one out."""

    id: str
    device: str
    """Browser and system."""
    created: float
    seen: float
    current: bool
    """The one that asks."""


class OwnSeat(Struct, frozen=True):
    game: str
    id: str
    scenario: str
    name: str
    seat: str
    created: float
    updated: float
    over: bool


class OwnAct(Struct, frozen=True):
    """What a moderator or the host did about the account."""

    at: float
    act: str
    detail: str
    until: float


class OwnPush(Struct, frozen=True):
    """A browser that is told by Web Push."""

    device: str
    endpoint: str
    created: float


class OwnTie(Struct, frozen=True):
    """A game or player that is followed, or a player that is blocked."""

    kind: Tie
    what: str


class Export(Struct, frozen=True):
    """GET /api/account/export: all that the server knows of an account, but hashes."""

    me: Me
    names: tuple[str, ...]
    """Names it has had, as they are compared: without case and accents."""
    devices: tuple[Device, ...]
    seats: tuple[OwnSeat, ...]
    acts: tuple[OwnAct, ...] = ()
    push: tuple[OwnPush, ...] = ()
    results: tuple[ResultOut, ...] = ()
    ratings: tuple[PlayerRating, ...] = ()
    follows: tuple[OwnTie, ...] = ()
