"""The schema of the pack of Stalingrad '42: one struct for each kind of row in its TOML files, and what is made of
them. The charts have theirs in `charts`, the board in `grognard.hexes.board`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.core.packs.rows import Block, Named, Row
from grognard.core.packs.switches import Counter, Quality, Switch, Values

Side = Literal["axis", "soviet"]
SIDES: tuple[Side, ...] = ("axis", "soviet")
Nation = Literal[
    "german",
    "ss",
    "luftwaffe",
    "hungarian",
    "italian",
    "romanian",
    "slovak",
    "croatian",
    "caucasian",
    "red-army",
    "guards",
    "navy",
    "nkvd",
]
Size = Literal["", "II", "III", "X", "XX", "XXX", "XXXX", "XXXXX"]
Dot = Literal["", "normal", "elite", "anti"]
Weather = Literal["clear", "overcast", "overcast-w", "rain", "snow"]
Season = Literal["summer", "september", "mud", "winter"]
Sheet = Literal["A", "B", "C", "D"]
Arm = Literal["infantry", "tank", "cavalry", "special"]
Replacement = Literal["infantry", "tank", "cavalry", "special", "hungarian", "romanian", "italian", "allied"]
Display = Literal["blucher", "volunteers", "trans-caucasus"]


# -- counters.toml ---------------------------------------------------------------------------------------------------
class UnitType(Named, frozen=True, kw_only=True):
    """2.3.6, 21.1.2 A type of unit, and the kinds of replacements that serve it."""

    replacements: tuple[Arm, ...]


class Unit(Counter, frozen=True, kw_only=True):
    """2.3 A counter that moves. A defence of 0 makes it a non-combat unit (19.1)."""

    side: Side
    nation: Nation
    size: Size
    quality: Quality
    tank: Dot = ""
    """9.2 The dot: black, red or white (against tanks)."""
    bracketed: bool = False
    """9.8 Defence strength in brackets."""
    no_extended: bool = False
    """5.3 Movement allowance in a black box."""
    held: Literal["", "garrison", "caucasus"] = ""
    """20.4, 20.6 What binds it to its place at first."""
    remnant_of: str = ""
    """10.4 The type of remnant it is."""


class Air(Named, frozen=True, kw_only=True):
    """9.3 An air unit."""

    label: str
    nation: Nation
    range: int


class SupplyFace(Named, frozen=True, kw_only=True):
    """18.6 A face of a supply point. `tactical`: may move by tactical movement."""

    full: Values
    ready: bool
    tactical: bool


class Marker(Row, frozen=True, kw_only=True):
    """How many of a marker each side has."""

    axis: int
    soviet: int


class CountersFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    types: tuple[UnitType, ...]
    units: tuple[Unit, ...]
    air: tuple[Air, ...]
    supply_faces: tuple[SupplyFace, ...]
    markers: tuple[Marker, ...]


# -- setup.toml ------------------------------------------------------------------------------------------------------
class Entry(Row, frozen=True, kw_only=True):
    """22.1.1 A set of entry areas among which the owner chooses."""

    areas: tuple[str, ...]


class AreaRow(Named, frozen=True, kw_only=True):
    """22 An entry area; `zone` of the board holds the hexes it touches. Units move between areas of one `group` (22.6).
    `displaced`: where its units go when they must leave it; `closed`: the turn from which it is closed to all; `most`:
    how many combat units it holds, 0 for any number. M to R belong to a side only in single scenarios."""

    zone: str
    side: Literal["axis", "soviet", "none"]
    group: str
    displaced: tuple[str, ...] = ()
    closed: int = 0
    most: int = 0


class Placement(Row, frozen=True, kw_only=True):
    """Where a unit starts. `steps`: fewer than full strength; `reserve`: the reserve army it belongs to (31)."""

    hex: str
    steps: int = 0
    reserve: int = 0


class Arrival(Row, frozen=True, kw_only=True):
    """22.1 When a unit comes, and through which areas, or over which edge of the map."""

    turn: int
    entry: str = ""
    edge: str = ""
    historical: str = ""
    south: bool = False
    steps: int = 0


class Waiting(Row, frozen=True, kw_only=True):
    """20.7, 20.8, 30 A unit that waits beside the map."""

    display: Display


class SupplyStart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    side: Side
    hex: str
    face: str


class Contested(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """29 A city hex with units of both sides."""

    hex: str
    level: int
    defender: Side


class Start(Row, frozen=True, kw_only=True):
    """Markers at the start. `planned_axis`: ready planned offensives (26)."""

    rail_heads: tuple[str, ...]
    planned_axis: int
    supplies: tuple[SupplyStart, ...]
    air: tuple[str, ...]
    axis_controls: tuple[str, ...]
    contested: tuple[Contested, ...]


class AirArrival(Row, frozen=True, kw_only=True):
    turn: int


class RailHeadRow(Row, frozen=True, kw_only=True):
    """C2.2 A rail head that comes later; turn 0: when another has got there (17.2.2)."""

    scenario: str
    turn: int
    hex: str


class Withdrawal(Row, frozen=True, kw_only=True):
    """32 `least`: steps that must be withdrawn in all; `historical`: the units that were."""

    turn: int
    side: Side
    what: Literal["infantry", "elite-panzers", "unit", "tank-corps"]
    count: int
    units: tuple[str, ...] = ()
    least: int = 0
    historical: tuple[str, ...] = ()


class Change(Row, frozen=True, kw_only=True):
    """32.4, 32.5 A unit that becomes another, or grows."""

    turn: int
    unit: str
    into: str = ""
    full: Values | None = None
    steps: int = 0


class SetupFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    entries: tuple[Entry, ...]
    areas: tuple[AreaRow, ...]
    map_a: tuple[Placement, ...]
    campaign: tuple[Placement, ...]
    caucasus: tuple[Placement, ...]
    uranus: tuple[Placement, ...]
    arrivals: tuple[Arrival, ...]
    blau_arrivals: tuple[Arrival, ...]
    caucasus_arrivals: tuple[Arrival, ...]
    uranus_arrivals: tuple[Arrival, ...]
    displays: tuple[Waiting, ...]
    starts: tuple[Start, ...]
    air_arrivals: tuple[AirArrival, ...]
    rail_heads: tuple[RailHeadRow, ...]
    withdrawals: tuple[Withdrawal, ...]
    changes: tuple[Change, ...]

    def placements(self, name: str) -> tuple[Placement, ...]:
        """A list of units on the map, by the name a scenario gives it."""
        rows: tuple[Placement, ...] = getattr(self, name)
        return rows

    def coming(self, name: str) -> tuple[Arrival, ...]:
        """A list of reinforcements, by the name a scenario gives it."""
        rows: tuple[Arrival, ...] = getattr(self, name)
        return rows


# -- scenarios.toml --------------------------------------------------------------------------------------------------
class Scenario(Named, frozen=True, kw_only=True):
    """C1 to C4. `setups` and `arrivals` name lists of the set-up. `first_half`: the side that moves in the first turn,
    `order`: the side that goes first from then on. The Axis `needs` so many points, at the end or (`any_turn`) at the
    end of any turn."""

    first_turn: int
    last_turn: int
    sheets: tuple[Sheet, ...]
    first_half: Literal["axis", "soviet", "soviet-preliminary"]
    order: Side
    setups: tuple[Literal["map_a", "campaign", "caucasus", "uranus"], ...]
    arrivals: tuple[Literal["arrivals", "blau_arrivals", "caucasus_arrivals", "uranus_arrivals"], ...]
    displays: tuple[Display, ...]
    start: str
    track: Literal["track", "caucasus_track"]
    needs: int
    starts_with: int
    any_turn: bool
    automatic: bool
    isolated_counts: bool
    tactical_start: bool
    resource_points: dict[Side, int]
    requires: tuple[str, ...] = ()

    def brings(self, arrival: Arrival) -> bool:
        """Whether a reinforcement comes while the scenario lasts. Uranus begins after the initial phases of its first
        turn, whose reinforcements are part of its set-up (C3.4)."""
        first = self.first_turn + (self.first_half == "soviet")
        return first <= arrival.turn <= self.last_turn


class Bonus(Named, frozen=True, kw_only=True):
    """C1.3 Points of Fall Blau beside the hexes of the map."""

    points: int
    steps: int = 0
    areas: tuple[str, ...] = ()
    row: int = 0


class Check(Row, frozen=True, kw_only=True):
    """A condition that is looked at on one turn."""

    scenario: str
    turn: int
    half: Literal["axis-begin", "axis-end"]
    points: int = 0
    place: str = ""


class Caucasus(Block, frozen=True, kw_only=True):
    """C2.2 What is particular about the Caucasus."""

    first_row: int
    north_first: tuple[str, str]
    north: tuple[str, str]
    supply_west_of: str
    taman: str
    axis_resources_from: int
    german_air: int
    no_air: tuple[int, int]
    rail_head_turn: int
    rail_head_hex: str
    rail_head_hexes: int
    first_soviet_arrivals: int


class Uranus(Block, frozen=True, kw_only=True):
    """C3 What is particular about Uranus."""

    weather: Weather
    axis_areas: tuple[str, ...]
    no_replacements: int
    may_lose: int


class Blau(Block, frozen=True, kw_only=True):
    """C1.2 What is particular about Fall Blau."""

    walk_on: tuple[str, ...]
    reserve_5_turn: int
    reserve_5_north_of: str
    reserve_5_units: int
    reserve_5_by_rail: int
    reserve_6_hex: str
    reserve_6_units: int
    reserve_6_turn: int


class ScenariosFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    scenarios: tuple[Scenario, ...]
    bonuses: tuple[Bonus, ...]
    checks: tuple[Check, ...]
    caucasus: Caucasus
    uranus: Uranus
    blau: Blau
    seats: tuple[Named, ...]
    options: tuple[Switch, ...]
