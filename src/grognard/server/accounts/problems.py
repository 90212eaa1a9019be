"""Errors that only a server with accounts has."""

from __future__ import annotations

from grognard.core.errors import GrognardError


class Banned(GrognardError):
    """The account may not be used: not to sign in, create, join, play or chat."""

    code, status = "banned", 403


class Muted(GrognardError):
    """The account may not chat."""

    code, status = "muted", 403


class NotAllowed(GrognardError):
    """For moderators, or for admins."""

    code, status = "not-allowed", 403


class Outranked(GrognardError):
    """A moderator acts on players, an admin on moderators, too; none on their own kind."""

    code, status = "outranked", 403


class NoSanction(GrognardError):
    """The account is not banned, or not muted."""

    code, status = "no-sanction", 409


class NoSuchReport(GrognardError):
    """No open report of such a line."""

    code, status = "no-such-report", 404
