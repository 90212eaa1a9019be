"""The arithmetic of clocks. All of it is a matter of stamps: nothing ticks on the server, and nothing is polled."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from msgspec.structs import replace

from grognard.server.clocks.problems import BadPace
from grognard.server.clocks.wire import Clocks, Pace, SeatClock

MINUTE, HOUR, DAY = 60, 3600, 86_400
LIMITS = {
    "live": {"delay": (0, 10 * MINUTE), "bank": (MINUTE, DAY), "increment": (0, HOUR), "vacation": (0, 0)},
    "days": {"delay": (HOUR, 30 * DAY), "bank": (0, 90 * DAY), "increment": (0, 7 * DAY), "vacation": (0, 60 * DAY)},
}
"""The least and the most that a pace may have of each, in seconds."""
WARNING = {"live": 5 * MINUTE, "days": DAY}
"""Little time is less than this, and less than a quarter of what a seat has at first."""
NEVER = 1e12


def must_be_sensible(pace: Pace) -> None:
    for name, (least, most) in LIMITS[pace.kind].items():
        if not least <= getattr(pace, name) <= most:
            raise BadPace(part=name, least=least, most=most)


def fresh(pace: Pace, seats: Iterable[str], turn: int) -> Clocks:
    """The clocks of a game that has not begun."""
    return Clocks(0, turn, tuple(SeatClock(seat, pace.bank, vacation=pace.vacation) for seat in seats))


def clock_of(clocks: Clocks, seat: str) -> SeatClock | None:
    return next((clock for clock in clocks.seats if clock.seat == seat), None)


def with_clock(clocks: Clocks, seat: str, change: Callable[[SeatClock], SeatClock]) -> Clocks:
    return replace(clocks, seats=tuple(change(c) if c.seat == seat else c for c in clocks.seats))


def deadline(clock: SeatClock) -> float:
    """When its time is out if nothing happens; `NEVER` while it stands."""
    return max(clock.since, clock.away) + clock.delay + clock.bank if clock.since else NEVER


def is_out(clock: SeatClock, now: float) -> bool:
    return deadline(clock) <= now


def late(clocks: Clocks, now: float) -> tuple[str, ...]:
    """The seats whose time is out."""
    return tuple(clock.seat for clock in clocks.seats if is_out(clock, now))


def settled(clock: SeatClock, now: float) -> SeatClock:
    """The same clock with the time up to now taken off. What was overdrawn is forgiven: it was not claimed."""
    if not clock.since:
        return clock
    used = max(0.0, now - max(clock.since, clock.away))
    bank = max(0.0, clock.bank - max(0.0, used - clock.delay))
    return replace(clock, bank=bank, delay=max(0.0, clock.delay - used), since=max(clock.since, now))


def advanced(pace: Pace, clocks: Clocks, now: float, asked: Collection[str], *, ply: int, turn: int) -> Clocks:
    """The clocks after something has happened: these seats are asked now. A seat that was asked before goes on as it
    was, others get a new delay; with a new game turn every bank grows."""
    grown = max(0, turn - clocks.turn) * pace.increment
    seats = []
    for clock in clocks.seats:
        if grown:
            clock = settled(clock, now)
            clock = replace(clock, bank=clock.bank + grown)
        if clock.seat not in asked:
            clock = replace(settled(clock, now), asked=False, delay=0.0, since=0.0, told=0)
        elif not clock.asked:
            clock = replace(clock, asked=True, delay=float(pace.delay), since=now, told=0)
        if clocks.paused:
            clock = replace(settled(clock, now), since=0.0)
        elif clock.asked and not clock.since:
            clock = replace(clock, since=now)
        seats.append(clock)
    return replace(clocks, ply=ply, turn=max(turn, clocks.turn), seats=tuple(seats))


def given(clock: SeatClock, seconds: float, now: float) -> SeatClock:
    """With more time; notices will tell anew when that is little."""
    clock = settled(clock, now)
    return replace(clock, bank=clock.bank + seconds, told=0)


def refilled(pace: Pace, clock: SeatClock) -> SeatClock:
    """As at first, standing."""
    return replace(clock, bank=float(pace.bank), delay=0.0, asked=False, since=0.0)


def departed(clock: SeatClock, now: float) -> SeatClock:
    """On vacation, for as long as there is any left."""
    return replace(settled(clock, now), away=now + clock.vacation, vacation=0.0, told=0)


def returned(clock: SeatClock, now: float) -> SeatClock:
    """Back from vacation; what was not taken is kept."""
    if not clock.away:
        return clock
    return replace(settled(clock, now), away=0.0, vacation=max(0.0, clock.away - now))


def awakened(clocks: Clocks, last: float, now: float) -> Clocks:
    """After an outage: what ran when the server was last known to work has stood since."""
    seats = (replace(c, since=c.since + now - max(c.since, last)) if 0 < c.since < now else c for c in clocks.seats)
    return replace(clocks, seats=tuple(seats))


def _little(pace: Pace) -> float:
    return min(float(WARNING[pace.kind]), (pace.delay + pace.bank) / 4)


def next_notice(pace: Pace, clock: SeatClock) -> float:
    """When someone is to be told of this clock; `NEVER` if it stands, or all has been told."""
    end = deadline(clock)
    if end == NEVER or clock.told > 1:
        return NEVER
    return end if clock.told else end - _little(pace)


def next_look(pace: Pace, clocks: Clocks) -> float:
    """When these clocks are to be looked at; 0 while all of them stand."""
    if not any(clock.since for clock in clocks.seats):
        return 0.0
    return min(next_notice(pace, clock) for clock in clocks.seats)
