"""What no rule of a game brings about: a side resigns or is out of time, all agree on a draw; a seat changes hands, the
clocks are changed."""

from __future__ import annotations

from grognard.core.errors import BadJournal
from grognard.core.events import Event
from grognard.core.game import Outcome
from grognard.core.journal.entries import Clocked, Drawn, Resigned, Seated, TimedOut
from grognard.core.system import Scenario
from grognard.core.verdicts import Arg, Message

Ending = Resigned | Drawn | TimedOut


def outcome_of(scenario: Scenario, ending: Ending) -> Outcome:
    """How a game ends by this entry. In a game without an opponent a resignation is a defeat by the game itself."""
    _must_exist(scenario, ending.seat)
    if isinstance(ending, Drawn):
        reason = Message("ended-by-agreed-draw", {"seat": ending.seat})
        return Outcome(results=dict.fromkeys(scenario.seats, "draw"), reason=reason, rule="")
    side = scenario.side(ending.seat)
    if isinstance(ending, TimedOut):
        _must_exist(scenario, ending.by)
        if ending.by in side:
            raise BadJournal(detail=f"{ending.by} is on the side of {ending.seat}")
    results = {seat: "loss" if seat in side else "win" for seat in scenario.seats}
    why = "ended-on-time" if isinstance(ending, TimedOut) else "ended-by-resignation"
    return Outcome(results=results, reason=Message(why, {"seats": side}), rule="")


def noted(scenario: Scenario, entry: Seated | Clocked) -> Event:
    """The line of the log for an entry that changes nothing on the table."""
    _must_exist(scenario, entry.seat)
    if isinstance(entry, Clocked) and entry.what == "more-time":
        _must_exist(scenario, entry.to)
        hours, minutes = divmod(entry.seconds // 60, 60)
        args: dict[str, Arg] = {"seat": entry.seat, "to": entry.to, "time": f"{hours}:{minutes:02}"}
        return Event("clocks-more-time", "", args)
    return Event(_line(entry), "", {"seat": entry.seat})


def _line(entry: Seated | Clocked) -> str:
    if isinstance(entry, Clocked):
        return "clocks-paused" if entry.what == "paused" else "clocks-resumed"
    if not entry.player:
        return "seat-to-person"
    return "seat-to-machine-on-time" if entry.timed is True else "seat-to-machine"


def _must_exist(scenario: Scenario, seat: str) -> None:
    if seat not in scenario.seats:
        raise BadJournal(detail=f"there is no seat {seat}")
