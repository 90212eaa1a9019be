"""What moderators have imposed on an account, in the row of the account: a ban, a mute."""

from __future__ import annotations

import time
from typing import Literal

from msgspec import Struct

from grognard.core.errors import GrognardError
from grognard.server.accounts.problems import Banned, Muted
from grognard.server.storage.rows import Database

Kind = Literal["ban", "mute"]
KINDS: tuple[Kind, ...] = ("ban", "mute")
COLUMNS = "accounts.ban, accounts.ban_until, accounts.mute, accounts.mute_until"
_ERRORS: dict[Kind, type[GrognardError]] = {"ban": Banned, "mute": Muted}


class Sanction(Struct, frozen=True):
    kind: Kind
    reason: str
    until: float
    """0: for good."""

    @property
    def error(self) -> GrognardError:
        end = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(self.until))
        return _ERRORS[self.kind](why=self.reason, until=end, forever=int(self.until == 0))


def in_force(kind: Kind, reason: str, until: float) -> Sanction | None:
    """An empty reason: none."""
    return Sanction(kind, reason, until) if reason and (until == 0 or until > time.time()) else None


def refuse_banned(db: Database, account: str) -> None:
    """One who is banned takes no seat. The row is locked: a ban on another server comes before this change or after."""
    db.execute("UPDATE accounts SET id = id WHERE id = ?", (account,))
    row = db.execute("SELECT ban, ban_until FROM accounts WHERE id = ?", (account,)).fetchone()
    if row is not None and (sanction := in_force("ban", *row)) is not None:
        raise sanction.error


def refuse_silenced(db: Database, account: str) -> None:
    """One who is banned or muted says nothing. Within the change that would store the line: a ban a moment before
    counts, on whichever server."""
    row = db.execute(f"SELECT {COLUMNS} FROM accounts WHERE id = ?", (account,)).fetchone()
    for kind, columns in zip(KINDS, (row[:2], row[2:]) if row else (), strict=False):
        if (sanction := in_force(kind, *columns)) is not None:
            raise sanction.error
