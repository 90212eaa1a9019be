"""The queries of Stalingrad '42: what each must name, and its answer."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.system import Nothing, OfSide, OfUnit, Question
from grognard.games.s42.interface.odds import Odds
from grognard.games.s42.interface.previews import Pursuit, Stands
from grognard.games.s42.interface.queries import Supply
from grognard.hexes.ideas import Distance, OfDistance, OfHex, Threats
from grognard.hexes.plans import Goal, PlanOdds
from grognard.series.zoc_bonds.interface.answers import Area, Bonds, Routes, Trace
from grognard.series.zoc_bonds.interface.questions import OfBonds, OfGroup


class Firing(Struct, frozen=True, forbid_unknown_fields=True):
    unit: str
    supply: str = ""
    """18.3 The supply point it fires off; empty: none."""


class OfAttack(Struct, frozen=True, forbid_unknown_fields=True):
    """An attack; without units, the one on this hex that is being planned."""

    target: str
    units: tuple[str, ...] = ()
    guns: tuple[str | Firing, ...] = ()
    air: str = ""
    cover: str = ""
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
    "rails": Question(OfSide, Area),
    "odds": Question(OfAttack, Odds),
    "plan": Question(OfPlan, PlanOdds),
    "distance": Question(OfDistance, Distance),
    "threat": Question(OfHex, Threats),
    "stand": Question(Nothing, Stands),
    "advance": Question(Nothing, Pursuit),
}
