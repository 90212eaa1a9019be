"""The queries of Holland '44: what each must name, and its answer."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.system import Nothing, OfSide, OfUnit, Question
from grognard.games.h44.airborne.landing_plan import Landings
from grognard.games.h44.interface.odds import Odds
from grognard.games.h44.interface.previews import Pursuit, Stands
from grognard.games.h44.interface.queries import Supply
from grognard.games.h44.interface.single_rolls import Charge, Descent
from grognard.hexes.ideas import Distance, OfDistance, OfHex, Threats
from grognard.hexes.plans import Goal, PlanOdds
from grognard.series.zoc_bonds.interface.answers import Area, Bonds, Routes, Trace
from grognard.series.zoc_bonds.interface.questions import OfBonds, OfGroup


class OfBridge(Struct, frozen=True, forbid_unknown_fields=True):
    bridge: str


class OfAttack(Struct, frozen=True, forbid_unknown_fields=True):
    """An attack; without units, the one on this hex that is being planned."""

    target: str
    units: tuple[str, ...] = ()
    lead: str = ""
    attached: str = ""
    guns: tuple[str, ...] = ()
    air: bool = False
    kind: str = "attack"


class OfPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Attacks in the order in which they are made, and what they are made for."""

    attacks: tuple[OfAttack, ...]
    goals: tuple[Goal, ...] = ()


QUESTIONS = {
    "routes": Question(OfGroup, Routes),
    "bonds": Question(OfBonds, Bonds),
    "supply": Question(OfSide, Supply),
    "trace": Question(OfUnit, Trace),
    "zoc": Question(OfSide, Area),
    "odds": Question(OfAttack, Odds),
    "plan": Question(OfPlan, PlanOdds),
    "distance": Question(OfDistance, Distance),
    "threat": Question(OfHex, Threats),
    "landing": Question(OfUnit, Descent),
    "landings": Question(Nothing, Landings),
    "bridge": Question(OfBridge, Charge),
    "stand": Question(Nothing, Stands),
    "advance": Question(Nothing, Pursuit),
}
