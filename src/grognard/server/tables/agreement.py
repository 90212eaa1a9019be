"""Which players must consent to an undo past a roll or to a change of the table.

Machine players and empty seats have no vote.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from grognard.server.storage.store import GameRow
from grognard.server.wire import EditRequest, UndoRequest

Request = UndoRequest | EditRequest


class Pending(Struct, frozen=True, omit_defaults=True):
    """A request as it is stored, so that it survives a restart."""

    undo: UndoRequest | None = None
    edit: EditRequest | None = None


def request_out(request: Request) -> str:
    pending = Pending(undo=request) if isinstance(request, UndoRequest) else Pending(edit=request)
    return msgspec.json.encode(pending).decode()


def request_in(text: str) -> Request | None:
    if not text:
        return None
    pending = msgspec.json.decode(text, type=Pending)
    return pending.undo or pending.edit


def spoken_for(row: GameRow, mine: Iterable[str]) -> tuple[str, ...]:
    """The seats that a connection answers for: those it holds; all seats `here` belong to one person's browser."""
    held = set(mine)
    here = any(s.kind == "here" and s.seat in held for s in row.seats)
    return tuple(s.seat for s in row.seats if s.seat in held or (here and s.kind == "here"))


def still_to_ask(row: GameRow, agreed: Iterable[str]) -> tuple[str, ...]:
    """The seats whose consent is missing."""
    people = (s.seat for s in row.seats if s.kind == "here" or (s.kind == "open" and s.taken))
    given = set(agreed)
    return tuple(seat for seat in people if seat not in given)


def with_consent(request: Request, seats: Iterable[str]) -> Request:
    """The request after these seats said yes."""
    given = set(seats)
    agreed = (*request.agreed, *(s for s in request.waiting if s in given))
    return replace(request, agreed=agreed, waiting=tuple(s for s in request.waiting if s not in given))
