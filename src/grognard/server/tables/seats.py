"""Which browser holds which seat. An invitation link works for one browser: the first to take it up gets a secret key.

The creator of the game knows the key of the link. So a browser that comes with it is offered a new one, and sees
nothing of the seat's own before it uses it. From then on the link's key is spent: if the creator took the seat, the
player it was meant for is sent away with the reason. Until then the link still works: the offer may have been lost.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from grognard.server.problems import BadKey, SeatTaken
from grognard.server.storage.store import GameRow, SeatRow
from grognard.server.wire import NewSeat

OFFERS = 16
"""How many offers are kept for one seat. A browser that cannot store its key gets a new one at every visit."""

NOTE = 80
"""Characters of what a challenger says."""

Seats = tuple[SeatRow, ...]


def new_key() -> str:
    return secrets.token_urlsafe(16)


def seat_for(seat: str, chosen: NewSeat) -> SeatRow:
    """A seat of a new game."""
    if chosen.kind == "ai":
        return SeatRow(seat, "ai", "", chosen.player)
    offered = chosen.kind == "open" and chosen.anyone
    return SeatRow(seat, chosen.kind, new_key(), anyone=offered, note=chosen.note.strip()[:NOTE] if offered else "")


def _among(key: str, keys: Iterable[str]) -> bool:
    return any(hmac.compare_digest(key.encode(), other.encode()) for other in keys if other)


def _opens(seat: SeatRow, keys: Sequence[str]) -> bool:
    return any(_among(key, (seat.key, *seat.offers)) for key in keys)


def seats_opened(row: GameRow, keys: Iterable[str]) -> tuple[str, ...]:
    """The seats that these keys open, those of links and offers included."""
    given = list(keys)
    return tuple(s.seat for s in row.seats if _opens(s, given))


def seats_held(row: GameRow, keys: Iterable[str]) -> tuple[str, ...]:
    """The seats that these keys play and see: the key of a link shows nothing before its seat is kept."""
    given = list(keys)
    kept = (s for s in row.seats if s.kind != "open" or s.spent)
    return tuple(s.seat for s in kept if any(_among(key, (s.key,)) for key in given))


def contributions(seats: Seats) -> tuple[tuple[str, str], ...]:
    """What browsers added to the seed, in the order in which they came."""
    given = sorted((s.turn, s.seat, s.entropy) for s in seats if s.entropy)
    return tuple((seat, entropy) for _, seat, entropy in given)


def contributed(seats: Seats, given: Sequence[tuple[str, str]]) -> Seats:
    """The seats with what was added to the seed of an imported game."""
    turns = {seat: (turn, entropy) for turn, (seat, entropy) in enumerate(given, 1)}
    return tuple(replace(s, turn=turns[s.seat][0], entropy=turns[s.seat][1]) if s.seat in turns else s for s in seats)


def with_entropy(seats: Seats, mine: Iterable[str], entropy: str) -> Seats:
    """The seats after a browser that holds some of them has contributed to the seed; each player does so once."""
    held = set(mine)
    if not entropy or not held or any(s.entropy for s in seats if s.seat in held):
        return seats
    first, turn = next(s.seat for s in seats if s.seat in held), 1 + max(s.turn for s in seats)
    return tuple(replace(s, entropy=entropy, turn=turn) if s.seat == first else s for s in seats)


def refusal(row: GameRow, keys: Iterable[str]) -> BadKey | SeatTaken | None:
    """Why a browser with these keys may not join: each of them must open a seat."""
    for key in keys:
        if not seats_opened(row, [key]):
            lost = next((s.seat for s in row.seats if _among(key, s.spent)), None)
            return BadKey() if lost is None else SeatTaken(seat=lost)
    return None


def claimed(seats: Seats, keys: Sequence[str]) -> tuple[Seats, dict[str, str]]:
    """The seats after a browser came with these keys; and, for each link's key among them, the key offered instead."""
    after, fresh = [], dict[str, str]()
    for seat in seats:
        offer = next((key for key in keys if _among(key, seat.offers)), None)
        if offer is not None:
            losers = (k for k in seat.offers if k != offer)
            seat = replace(seat, key=offer, offers=(), spent=(seat.key, *losers), taken=True, left=False)
        elif _opens(seat, keys):
            if seat.kind == "open" and not seat.spent:
                fresh[seat.key] = new_key()
                seat = replace(seat, offers=(*seat.offers, fresh[seat.key])[-OFFERS:])
            else:
                seat = replace(seat, taken=True, left=False)
        after.append(seat)
    return tuple(after), fresh


def marked(seats: Seats, keys: Sequence[str]) -> Seats:
    """The seats, only marked as taken."""
    return tuple(replace(s, taken=True) if _opens(s, keys) else s for s in seats)


def left(seats: Seats, keys: Iterable[str]) -> Seats:
    """The seats after the player with these keys has deleted the game. All seats at the creator's device are one
    player's."""
    given = list(keys)
    mine = {s.seat for s in seats if _opens(s, given)}
    here = any(s.kind == "here" and s.seat in mine for s in seats)
    return tuple(replace(s, left=True) if s.seat in mine or (here and s.kind == "here") else s for s in seats)


def remaining(seats: Seats) -> tuple[str, ...]:
    """The seats of people who play and have not deleted the game."""
    return tuple(s.seat for s in seats if s.kind != "ai" and s.taken and not s.left)


def strangers(row: GameRow, mine: Iterable[str]) -> tuple[str, ...]:
    """The seats that an export of a running game would betray: those that others hold, and every seat taken by a link,
    since the creator of the game once knew its key."""
    held = set(mine)
    return tuple(s.seat for s in row.seats if s.kind != "ai" and (s.seat not in held or (s.kind == "open" and s.taken)))
