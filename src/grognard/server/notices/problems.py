"""Errors of notices: what could not be sent, or may not be."""

from __future__ import annotations

from grognard.core.errors import GrognardError


class NoticeFailed(GrognardError):
    """A notice did not arrive."""

    code, status = "notice-failed", 502
    final = False
    """Another attempt would fail too."""
    answered = 0
    """The status of the answer, if there was one."""

    @property
    def detail(self) -> str:
        return str(self.args_["detail"])

    def for_good(self) -> NoticeFailed:
        self.final = True
        return self


class NoPush(GrognardError):
    """This server has no Web Push."""

    code, status = "no-push", 404


class NoPusher(GrognardError):
    """The library for Web Push is not installed."""

    code, status = "no-pusher", 500


class BadPushKey(GrognardError):
    """The file of the key for Web Push cannot be used."""

    code, status = "bad-push-key", 500


class NoNotices(GrognardError):
    """The player of this seat has left no way to be told."""

    code, status = "no-notices", 409


class WrongCode(GrognardError):
    """Not the code that was sent, or too late, or too often wrong."""

    code, status = "wrong-code", 403


class TooManyCodes(GrognardError):
    """To one mailbox, for today."""

    code, status = "too-many-codes", 429


class BadTarget(NoticeFailed):
    """The server sends nothing there."""

    code, status = "bad-target", 400
