"""Mailboxes that notices may go to: who has proved that they are theirs, and digests that wait."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence

from msgspec import Struct

from grognard.server.notices.wire import Reason
from grognard.server.storage.operations import DAY, Operations
from grognard.server.storage.rows import Database

CODES = 3
"""Codes that are sent to one address in a day, by all who ask for them."""
TRIES = 5
"""Wrong answers to one code."""
LASTING = 1800.0
"""Seconds for which a code is good."""


class Waiting(Struct, frozen=True):
    """What a digest will say."""

    game: str
    seat: str
    reason: Reason


class Mailboxes:
    def __init__(self, operations: Operations) -> None:
        self._do = operations

    async def new_code(self, address: str, now: float) -> str | None:
        """A code to be sent to an address; None when it got too many today."""

        def do(db: Database) -> str | None:
            new = "INSERT INTO mailboxes (address, token) VALUES (?, ?) ON CONFLICT (address) DO NOTHING"
            db.execute(new, (address, secrets.token_urlsafe(24)))
            counted = "UPDATE mailboxes SET codes = 0, since = ? WHERE address = ? AND since < ?"
            db.execute(counted, (now, address, now - DAY))
            code = f"{secrets.randbelow(10**6):06}"
            sent = (
                "UPDATE mailboxes SET code = ?, coded = ?, tries = 0, codes = codes + 1 WHERE address = ? AND codes < ?"
            )
            return code if db.execute(sent, (code, now, address, CODES)).rowcount == 1 else None

        return await self._do._write(do)

    async def confirm(self, address: str, code: str, now: float) -> str | None:
        """The proof that the mailbox is theirs, for those who know the code; None if it is wrong, or too old."""

        def do(db: Database) -> str | None:
            tried = (
                "UPDATE mailboxes SET tries = tries + 1 WHERE address = ? AND code <> '' AND coded > ? AND tries < ?"
            )
            if db.execute(tried, (address, now - LASTING, TRIES)).rowcount != 1:
                return None
            found = db.execute("SELECT code, proof FROM mailboxes WHERE address = ?", (address,)).fetchone()
            if not hmac.compare_digest(found[0], code):
                return None
            proof = found[1] or secrets.token_urlsafe(18)
            db.execute("UPDATE mailboxes SET code = '', proof = ? WHERE address = ?", (proof, address))
            return str(proof)

        return await self._do._write(do)

    async def token(self, address: str, proof: str) -> str | None:
        """What ends all mail to an address, if the proof is right."""
        sql = "SELECT proof, token FROM mailboxes WHERE address = ?"
        found = await self._do._read(lambda db: db.execute(sql, (address,)).fetchone())
        return str(found[1]) if found and proof and hmac.compare_digest(found[0], proof) else None

    async def end(self, token: str) -> bool:
        """No more mail to the address of this token, until it is confirmed anew; whether there is one."""

        def do(db: Database) -> bool:
            found = db.execute("SELECT address FROM mailboxes WHERE token = ?", (token,)).fetchone()
            if found is None:
                return False
            db.execute("UPDATE mailboxes SET proof = '', code = '' WHERE address = ?", found)
            db.execute("DELETE FROM digests WHERE address = ?", found)
            return True

        return await self._do._write(do)

    # -- digests --------------------------------------------------------------------------------------

    async def collect(self, address: str, what: Waiting, due: float) -> None:
        kept = (
            "INSERT INTO digests VALUES (?, ?, ?, ?, ?) ON CONFLICT (address, game, seat) "
            "DO UPDATE SET reason = excluded.reason"
        )
        await self._do._write(lambda db: db.execute(kept, (address, what.game, what.seat, what.reason, due)))

    async def due(self, now: float) -> list[str]:
        sql = "SELECT DISTINCT address FROM digests WHERE due <= ?"
        return [address for (address,) in await self._do._read(lambda db: db.execute(sql, (now,)).fetchall())]

    async def collected(self, address: str) -> list[Waiting]:
        """What waits for an address; it waits no longer."""
        taken = "DELETE FROM digests WHERE address = ? RETURNING game, seat, reason"
        found = await self._do._write(lambda db: db.execute(taken, (address,)).fetchall())
        return [Waiting(*columns) for columns in found]

    async def put_back(self, address: str, waiting: Sequence[Waiting], due: float) -> None:
        """What was collected could not be sent: it waits again, unless something newer of its seat does."""
        kept = "INSERT INTO digests VALUES (?, ?, ?, ?, ?) ON CONFLICT (address, game, seat) DO NOTHING"
        rows = [(address, one.game, one.seat, one.reason, due) for one in waiting]
        await self._do._write(lambda db: db.executemany(kept, rows))
