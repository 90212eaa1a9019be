"""Who must consent to what. Machine players and empty seats have no vote."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable

import msgspec
from msgspec.structs import replace

from grognard.core.system import Scenario
from grognard.server.agreements.wire import GiveUp, Request, ToMachine
from grognard.server.clocks.wire import MoreTime, OnTime
from grognard.server.problems import BadSeats, NoOpponent, SeatPresent
from grognard.server.storage.store import GameRow, SeatRow

VANISHED = 24 * 3600.0
"""Seconds without a step after which a player who is not at the table may be replaced."""


def request_out(request: Request) -> str:
    return msgspec.json.encode(request).decode()


def request_in(text: str) -> Request | None:
    """A request as it was stored; one that an older version wrote in another form has lapsed."""
    try:
        return msgspec.json.decode(text, type=Request) if text else None
    except msgspec.ValidationError:
        return None


def plays(seat: SeatRow) -> bool:
    """Whether a person plays this seat now."""
    return not seat.machine and (seat.kind == "here" or seat.taken)


def spoken_for(row: GameRow, mine: Iterable[str]) -> tuple[str, ...]:
    """The seats that a connection answers for: those it holds; all seats `here` belong to one person's browser."""
    held = set(mine)
    here = any(s.kind == "here" and s.seat in held for s in row.seats)
    return tuple(s.seat for s in row.seats if s.seat in held or (here and s.kind == "here"))


def still_to_ask(row: GameRow, scenario: Scenario, request: Request) -> tuple[str, ...]:
    """The seats whose consent is missing."""
    people = [s.seat for s in row.seats if plays(s) and s.seat not in request.agreed]
    if isinstance(request.what, GiveUp):
        side = scenario.side(request.by)
        return tuple(seat for seat in people if seat in side)
    if isinstance(request.what, ToMachine):
        return tuple(seat for seat in people if seat != request.what.seat)
    if isinstance(request.what, OnTime | MoreTime):
        side = scenario.side(request.what.seat)
        return tuple(seat for seat in people if seat not in side)
    return tuple(people)


def with_consent(request: Request, seats: Iterable[str]) -> Request:
    """The request after these seats said yes."""
    given = set(seats)
    agreed = (*request.agreed, *(s for s in request.waiting if s in given))
    return replace(request, agreed=agreed, waiting=tuple(s for s in request.waiting if s not in given))


def concerns(request: Request, scenario: Scenario, mine: Collection[str]) -> bool:
    """Whether a connection with these seats may know of a request: the other side sees no hesitation."""
    return not isinstance(request.what, GiveUp) or any(seat in scenario.side(request.by) for seat in mine)


def must_have_an_opponent(row: GameRow, scenario: Scenario) -> None:
    """A draw is agreed between people: a machine player cannot take the offer up."""
    people = {s.seat for s in row.seats if plays(s)}
    if len(scenario.sides) < 2 or not all(people.intersection(side) for side in scenario.sides):
        raise NoOpponent()


def must_be_absent(row: GameRow, seat: SeatRow, online: Collection[str]) -> None:
    """Only a player who never came, has been gone for long, or is banned, is replaced without being asked."""
    if seat.barred > time.time() or (not seat.taken and seat.kind == "open"):
        return
    away = time.time() - row.progress.updated
    if seat.seat in online or away < VANISHED:
        raise SeatPresent(seat=seat.seat, hours=int(VANISHED / 3600))


def reseated(row: GameRow, name: str, player: str, *, by_others: bool = False) -> tuple[SeatRow, ...]:
    """The seats after a machine player (empty: its own player) took one over. One at least stays a person's."""
    seats = tuple(replace(s, stand_in=player, ousted=by_others) if s.seat == name else s for s in row.seats)
    if not any(plays(s) for s in seats):
        raise BadSeats(detail="at least one seat must be a person's")
    return seats
