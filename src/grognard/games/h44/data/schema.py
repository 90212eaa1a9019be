"""The schema of the pack of Holland '44: one struct for each kind of row in its TOML files, and what is made of them.
The board has a schema of its own (`grognard.hexes.board`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.core.packs.rows import Block, Named, Row, Text
from grognard.core.packs.switches import Counter, Quality, Switch

Side = Literal["allied", "german"]
SIDES: tuple[Side, ...] = ("allied", "german")
Nation = Literal["british", "us", "polish", "dutch", "canadian", "wehrmacht", "luftwaffe", "ss", "kriegsmarine"]
Weather = Literal["clear", "cloudy", "overcast"]
Part = Literal["am", "pm", "night"]
Corps = Literal["", "8C", "12C", "30C"]
State = Literal["mined", "intact", "blown"]
ArrivalKind = Literal["hex", "air", "area", "head", "holding", "unknown", "pool"]


# -- counters.toml ---------------------------------------------------------------------------------------------------
class UnitType(Named, frozen=True, kw_only=True):
    """2.3.13 A type of unit; `arm` is its symbol, which differs from the id for remnants and breakdown units."""

    arm: str


class Formation(Named, frozen=True, kw_only=True):
    """10.2.2 A division, a brigade, or a German command."""

    side: Side


class Unit(Counter, frozen=True, kw_only=True):
    """2.3 A combat unit. Artillery has a `range` and no attack of its own. Units of the airlift have a `division`,
    whose supply head they use, and a `track` of returning paratroopers (22.7)."""

    side: Side
    nation: Nation
    formation: str
    size: str
    morale: Quality
    armour: int = 0
    tank: bool = False
    """2.3.15 It may claim an armour shift."""
    anti_tank: bool = False
    """10.3.3 One armour class less in attack."""
    recon: bool = False
    garrison: bool = False
    airborne: bool = False
    division: str = ""
    track: str = ""
    half_of: str = ""
    corps: Corps = ""
    serves: tuple[str, ...] = ()
    """17.6.1 Formations it supports; empty: only its own."""
    breakdown: bool = False
    is_remnant: bool = False
    unknown: bool = False
    twin: str = ""
    """The other face of the same counter, a unit of its own here: only one of the two can be in play."""


class CountersFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    types: tuple[UnitType, ...]
    formations: tuple[Formation, ...]
    units: tuple[Unit, ...]


# -- setup.toml ------------------------------------------------------------------------------------------------------
class Arrival(Row, frozen=True, kw_only=True):
    """2.3.11 When and where a unit arrives; its id is the unit's. `steps`: fewer than its full strength."""

    kind: ArrivalKind
    turn: int = 0
    hex: str = ""
    zone: str = ""
    area: str = ""
    head: str = ""
    steps: int = 0


class AreaRow(Named, frozen=True, kw_only=True):
    """19.2 An entry area; `zone` of the board holds the hexes it touches. From turn `changes` on it belongs to the
    other side. `ferry`: a ferry that leads into it."""

    zone: str
    side: Side
    beside: tuple[str, ...]
    changes: int = 0
    corps: Corps = ""
    ferry: str = ""


class BridgeRow(Row, frozen=True, kw_only=True):
    """5.7, S1.2 What is special about a bridge."""

    state: State = "mined"
    blowable: bool = True
    blowable_from: int = 1


class Landing(Row, frozen=True, kw_only=True):
    """22.2 A landing zone, by its id. Usable from `turn` on; `only`: these units alone may ever use it."""

    division: str
    turn: int = 1
    only: bool = False


class Unknown(Block, frozen=True, kw_only=True):
    hexes: tuple[str, ...]


class Markers(Block, frozen=True, kw_only=True):
    traffic: int
    traffic_start: int
    moved_allied: int
    moved_german: int
    air: int
    returns: int


class SetupFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    arrivals: tuple[Arrival, ...]
    areas: tuple[AreaRow, ...]
    bridges: tuple[BridgeRow, ...]
    landings: tuple[Landing, ...]
    unknown: Unknown
    markers: Markers


class Area(Struct, frozen=True, kw_only=True):
    """19.2 An entry area with its map hexes; `ferry_hexes` are reached only by its ferry (19.3.2)."""

    id: str
    name: Text
    side: Side
    changes: int
    hexes: tuple[str, ...]
    beside: tuple[str, ...]
    corps: Corps
    ferry: str
    ferry_hexes: tuple[str, ...]

    def owner_from(self, turn: int) -> int:
        """The side it belongs to on a turn: 0 Allied, 1 German."""
        side = SIDES.index(self.side)
        return 1 - side if self.changes and turn >= self.changes else side


class Bridge(Struct, frozen=True, kw_only=True):
    """5.0 A bridge over a canal or a major river."""

    id: str
    name: Text
    kind: Literal["road", "rail"]
    side: str
    hexes: tuple[str, str]
    river: str
    water: Literal["canal", "major"]
    state: State
    blowable: bool
    blowable_from: int


class Ferry(Struct, frozen=True, kw_only=True):
    """8.5.5 A ferry between two hexes; the one that leads off the map belongs to its entry area."""

    id: str
    name: Text
    side: str
    hexes: tuple[str, str]
    river: str


# -- scenarios.toml --------------------------------------------------------------------------------------------------
class Scenario(Named, frozen=True, kw_only=True):
    """S1, S2. `automatic`: 26.2 and 26.3 are checked each turn. With `steps`, the Allies win at the end with so many
    steps of non-airborne units on the `bank`, a zone of the board."""

    turns: int
    automatic: bool
    bank: str
    steps: int = 0


class ScenariosFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    scenarios: tuple[Scenario, ...]
    seats: tuple[Named, ...]
    options: tuple[Switch, ...]
