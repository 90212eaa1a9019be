"""The questions of A Victory Awaits: what each has to name, and what it is answered."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.system import OfSide, OfUnit, Question
from grognard.games.ava.interface.queries import Area, Odds, Routes, SupplyMap, Trace
from grognard.hexes.ideas import Distance, OfDistance, OfHex, Threats
from grognard.hexes.plans import Goal, PlanOdds


class OfWay(Struct, frozen=True, forbid_unknown_fields=True):
    unit: str
    to: str
    via: tuple[str, ...] = ()


class OfAttack(Struct, frozen=True, forbid_unknown_fields=True):
    target: str
    units: tuple[str, ...] = ()


class OfPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Attacks in the order in which they are made, and what they are made for."""

    attacks: tuple[OfAttack, ...]
    goals: tuple[Goal, ...] = ()


QUESTIONS = {
    "routes": Question(OfUnit, Routes),
    "way": Question(OfWay, Routes),
    "odds": Question(OfAttack, Odds),
    "plan": Question(OfPlan, PlanOdds),
    "distance": Question(OfDistance, Distance),
    "threat": Question(OfHex, Threats),
    "supply": Question(OfSide, SupplyMap),
    "trace": Question(OfUnit, Trace),
    "zoc": Question(OfSide, Area),
    "command": Question(OfUnit, Area),
}
