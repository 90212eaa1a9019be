"""Errors of the server, and the `Problem` that a client gets for any error."""

from __future__ import annotations

from grognard.core.errors import GrognardError
from grognard.core.verdicts import Message
from grognard.server.wire import Problem


class BadRequest(GrognardError):
    """A body or message that does not fit the wire format."""

    code = "bad-request"


class BadHost(GrognardError):
    """The request was meant for another host."""

    code, status = "bad-host", 421


class BadOrigin(GrognardError):
    """A page of another site sent the request."""

    code, status = "bad-origin", 403


class NotJson(GrognardError):
    code, status = "not-json", 415


class TooLarge(GrognardError):
    code, status = "too-large", 413


class UnknownTable(GrognardError):
    """No game with this id is kept here."""

    code, status = "unknown-table", 404


class NotFound(GrognardError):
    code, status = "not-found", 404


class BadKey(GrognardError):
    code, status = "bad-key", 403


class SeatTaken(GrognardError):
    """The key of a link that another browser opened first."""

    code, status = "seat-taken", 403


class NotOver(GrognardError):
    """Chances of winning are no advice: they are told when the game is over."""

    code, status = "not-over", 409


class NotYourSeat(GrognardError):
    code, status = "not-your-seat", 403


class BadSeats(GrognardError):
    code = "bad-seats"


class UnknownPlayer(GrognardError):
    """No machine player has this name."""

    code = "unknown-player"


class StillHidden(GrognardError):
    """The journal holds the seed, which would reveal what the other seats may not know yet."""

    code, status = "still-hidden", 409


class Declined(GrognardError):
    """A player does not consent to what another asked for."""

    code, status = "declined", 409


class NoSuchRequest(GrognardError):
    """No request is open, or not the one that was answered."""

    code, status = "no-such-request", 409


class NoOpponent(GrognardError):
    """No person plays the other side."""

    code, status = "no-opponent", 409


class MachinePlays(GrognardError):
    """A machine player plays this seat for its player now."""

    code, status = "machine-plays", 409


class NoSuchOrder(GrognardError):
    """This game cannot answer such questions in advance, or not in this way."""

    code, status = "no-such-order", 400


class SeatPresent(GrognardError):
    """The player of the seat is here, or was not long ago."""

    code, status = "seat-present", 409


class TooManyQuestions(GrognardError):
    code, status = "too-many-questions", 429


class TooManyRequests(GrognardError):
    """From one address, for now."""

    code, status = "too-many-requests", 429


class Busy(GrognardError):
    """The server is busy: try again later."""

    code, status = "busy", 503


class Stopping(GrognardError):
    """The server is being shut down."""

    code, status = "stopping", 503


class JournalTooLong(GrognardError):
    code, status = "journal-too-long", 413


class JournalTooSlow(GrognardError):
    """Its replay took longer than it may."""

    code, status = "journal-too-slow", 413


class NoSuchPly(GrognardError):
    code = "no-such-ply"


class NotABranch(GrognardError):
    """Only a what-if branch can do this."""

    code, status = "not-a-branch", 409


class HelpRefused(GrognardError):
    """The machine helps no one who plays against other people."""

    code, status = "help-refused", 409


class NotAPuzzle(GrognardError):
    """The table was not made from a puzzle."""

    code, status = "not-a-puzzle", 404


class NotOnTheDie(GrognardError):
    """A face was named that the die does not have."""

    code = "not-on-the-die"


class NoJournal(GrognardError):
    """A branch starts from a position that no scenario sets up."""

    code, status = "no-journal", 409


class TooManyBranches(GrognardError):
    code, status = "too-many-branches", 409


class BranchTooLong(GrognardError):
    code, status = "branch-too-long", 409


class BadProtocol(GrognardError):
    """A client of another version."""

    code = "bad-protocol"


class StorageFailed(GrognardError):
    """The disk is full or read-only: nothing was changed."""

    code, status = "storage-failed", 507


class ReadOnly(StorageFailed):
    """The whole database is damaged or cannot be written: its games can be looked at."""

    code = "read-only"


class OutgrownGame(GrognardError):
    """A stored game that today's rules and facts neither replay nor go on from."""

    code, status = "outgrown-game", 409


class Conflict(GrognardError):
    """Another server has written to the same game."""

    code, status = "conflict", 409


class NewerDatabase(GrognardError):
    code, status = "newer-database", 500


class OlderDatabase(GrognardError):
    """It would have to be changed, which was not asked for."""

    code, status = "older-database", 500


class NotADatabase(GrognardError):
    code, status = "not-a-database", 500


class DamagedDatabase(GrognardError):
    """The file is ours, and not whole."""

    code, status = "damaged-database", 500


class DatabaseInUse(GrognardError):
    """Another server works with the same file."""

    code, status = "database-in-use", 500


class BadSettings(GrognardError):
    """A setting of the file or of the environment that makes no sense."""

    code, status = "bad-settings", 500


class UnknownDatabase(GrognardError):
    """The address is not one of PostgreSQL."""

    code, status = "unknown-database", 500


class NotAFile(GrognardError):
    """Only a database in a file can be copied by us."""

    code, status = "not-a-file", 500


class NoDriver(GrognardError):
    """The driver of PostgreSQL is not installed."""

    code, status = "no-driver", 500


class NameTaken(GrognardError):
    """By another account, or one that looks like it."""

    code, status = "name-taken", 409


class BadName(GrognardError):
    """`reason`: length, letters, scripts or reserved."""

    code = "bad-name"


class BadPassword(GrognardError):
    """Too short or too long to be one."""

    code = "bad-password"


class WrongPassword(GrognardError):
    """The name or the password: which of them is not told."""

    code, status = "wrong-password", 403


class SignedOut(GrognardError):
    """Only for those who are signed in."""

    code, status = "signed-out", 401


class NoSuchDevice(GrognardError):
    code, status = "no-such-device", 404


class UnknownAccount(GrognardError):
    """No player of this name can be invited."""

    code, status = "unknown-account", 404


class BadEmail(GrognardError):
    code = "bad-email"


class BadLetter(GrognardError):
    """The link of a letter that was used, is too old, or never was."""

    code, status = "bad-letter", 403


class NoMail(GrognardError):
    """This server sends no mail."""

    code, status = "no-mail", 404


class NoHasher(GrognardError):
    """The library that hashes passwords is not installed."""

    code, status = "no-hasher", 500


class MailFailed(GrognardError):
    """The SMTP server did not take a message."""

    code, status = "mail-failed", 502


class PortTaken(GrognardError):
    code, status = "port-taken", 500


class InternalError(GrognardError):
    """A fault of the program: the details are in the server's log."""

    code, status = "internal", 500


def problem(error: GrognardError) -> Problem:
    return Problem(error.code, Message(error.message.id, error.message.args), str(error))
