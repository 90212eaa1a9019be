"""Who holds which seat. A link is good for one browser: who opens it first gets a key that nobody else has seen.

The key of a link is known to whoever made the game. So a browser that comes with it is offered a new one, and as soon
as a key on offer is used the link's key is spent. Until then the link still works: the offer may have been lost.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from grognard.server.problems import BadKey, SeatTaken
from grognard.server.storage.store import GameRow, SeatRow

OFFERS = 16
"""Offers that are remembered for one seat. A browser that cannot keep its key is made a new one at every visit."""

Seats = tuple[SeatRow, ...]


def new_key() -> str:
    return secrets.token_urlsafe(16)


def _among(key: str, keys: Iterable[str]) -> bool:
    return any(hmac.compare_digest(key.encode(), other.encode()) for other in keys if other)


def _opens(seat: SeatRow, keys: Sequence[str]) -> bool:
    return any(_among(key, (seat.key, *seat.offers)) for key in keys)


def seats_opened(row: GameRow, keys: Iterable[str]) -> tuple[str, ...]:
    """The seats whose keys are among these."""
    given = list(keys)
    return tuple(s.seat for s in row.seats if _opens(s, given))


def refusal(row: GameRow, keys: Iterable[str]) -> BadKey | SeatTaken | None:
    """Why somebody with these keys may not come in: each of them must open a seat."""
    for key in keys:
        if not seats_opened(row, [key]):
            lost = next((s.seat for s in row.seats if _among(key, s.spent)), None)
            return BadKey() if lost is None else SeatTaken(seat=lost)
    return None


def claimed(seats: Seats, keys: Sequence[str]) -> tuple[Seats, dict[str, str]]:
    """The seats after somebody came with these keys; and, for each link's key among them, the key on offer for it."""
    after, fresh = [], dict[str, str]()
    for seat in seats:
        offer = next((key for key in keys if _among(key, seat.offers)), None)
        if offer is not None:
            losers = (k for k in seat.offers if k != offer)
            seat = replace(seat, key=offer, offers=(), spent=(seat.key, *losers), taken=True)
        elif _opens(seat, keys):
            seat = replace(seat, taken=True)
            if seat.kind == "open" and not seat.spent:
                fresh[seat.key] = new_key()
                seat = replace(seat, offers=(*seat.offers, fresh[seat.key])[-OFFERS:])
        after.append(seat)
    return tuple(after), fresh


def marked(seats: Seats, keys: Sequence[str]) -> Seats:
    """The seats with no more than the mark that somebody took them."""
    return tuple(replace(s, taken=True) if _opens(s, keys) else s for s in seats)


def strangers(row: GameRow, mine: Iterable[str]) -> tuple[str, ...]:
    """The seats from which the journal of a running game hides something: those that others hold, and every open seat
    that was taken, by whomever: whoever made the game once knew its key."""
    held = set(mine)
    return tuple(s.seat for s in row.seats if s.kind != "ai" and (s.seat not in held or (s.kind == "open" and s.taken)))
