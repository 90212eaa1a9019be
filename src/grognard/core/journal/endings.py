"""Ends of a game that no rule of it brings about: a side resigns, or all agree on a draw."""

from __future__ import annotations

from grognard.core.game import Outcome
from grognard.core.journal.entries import Drawn, Resigned
from grognard.core.system import Scenario
from grognard.core.verdicts import Message

Ending = Resigned | Drawn


def outcome_of(scenario: Scenario, ending: Ending) -> Outcome:
    """How a game ends by this entry. In a game without an opponent a resignation is a defeat by the game itself."""
    if isinstance(ending, Drawn):
        reason = Message("ended-by-agreed-draw", {"seat": ending.seat})
        return Outcome(results=dict.fromkeys(scenario.seats, "draw"), reason=reason, rule="")
    side = scenario.side(ending.seat)
    results = {seat: "loss" if seat in side else "win" for seat in scenario.seats}
    return Outcome(results=results, reason=Message("ended-by-resignation", {"seats": side}), rule="")
