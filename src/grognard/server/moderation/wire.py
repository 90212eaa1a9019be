"""What the page of the moderators and the server tell each other, as JSON over HTTP."""

from __future__ import annotations

from msgspec import Struct

from grognard.server.moderation.complaints import Complaint
from grognard.server.moderation.store import Act
from grognard.server.storage.sanctions import Kind, Sanction


class Sanctioned(Struct, frozen=True):
    """An account that is banned, muted or both."""

    name: str
    sanctions: tuple[Sanction, ...]


class ModerationOut(Struct, frozen=True):
    """GET /api/moderation: for moderators."""

    reports: tuple[Complaint, ...]
    """Reported lines of chat, open ones first."""
    sanctioned: tuple[Sanctioned, ...]


class AuditOut(Struct, frozen=True):
    """GET /api/moderation/audit?before=NUMBER: for admins. The log, latest first."""

    acts: tuple[Act, ...]


class Impose(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/moderation/impose: ban or mute the account of this name."""

    name: str
    kind: Kind
    reason: str
    days: float | None = None
    """None: for good."""


class Lift(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/moderation/lift."""

    name: str
    kind: Kind


class CloseReport(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/moderation/close: all reports of a line."""

    game: str
    number: int
