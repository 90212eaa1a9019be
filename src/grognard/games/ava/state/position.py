"""What lies on the table of A Victory Awaits. Small ints inside; printed names at the edge."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from grognard.core.derived import DROP, Change, carry_over, derived_property
from grognard.core.game import Game
from grognard.core.game import Position as BasePosition
from grognard.games.ava.data.ground import (
    AXIS,
    BOARD,
    GRID,
    NO_PATCH,
    PACK,
    SOVIET,
    Ground,
    Patch,
    ground_of,
)
from grognard.games.ava.data.schema import ScenarioData, Unit
from grognard.games.ava.rulebook import rule
from grognard.hexes.altered import Altered, Faces, with_faces

HEXES = BOARD.names
"""The printed id of each hex."""
CONSTANTS = PACK.tables.constants

SIDES = ("axis", "soviet")
UNITS = tuple(unit.id for unit in PACK.units)
UNIT = {name: index for index, name in enumerate(UNITS)}
SIDE = bytes(SIDES.index(unit.side) for unit in PACK.units)
"""The side of each unit."""
IS_HQ = tuple(unit.kind == "hq" for unit in PACK.units)
IS_MECH = tuple(unit.kind == "mech" for unit in PACK.units)

# Places of a unit that is on no hex.
AVAILABLE, ELIMINATED, WITHDRAWN, UNUSED = -1, -2, -3, -4
TRACK = -10
"""The box of turn `n` on the turn track is `TRACK - n`."""
_BOXES = {AVAILABLE: "available", ELIMINATED: "eliminated", WITHDRAWN: "withdrawn", UNUSED: "unused"}
BOX = {name: place for place, name in _BOXES.items()} | {f"track-{n}": TRACK - n for n in range(1, 11)}


def place_name(place: int) -> str:
    if place >= 0:
        return HEXES[place]
    return _BOXES.get(place) or f"track-{TRACK - place}"


def names(units: Iterable[int]) -> tuple[str, ...]:
    return tuple(UNITS[unit] for unit in units)


def hex_names(hexes: Iterable[int]) -> tuple[str, ...]:
    return tuple(HEXES[hex_] for hex_ in hexes)


class Rules(Struct, frozen=True, kw_only=True, dict=True):
    """What was agreed before play: the scenario, who sits where, which optional rules."""

    scenario: str
    axis: tuple[str, ...]
    soviet: tuple[str, ...]
    length: str = "full"
    bid: bool = False
    reserves: bool = False
    relocation: bool = False
    soviet_limits: bool = False
    armour_limit: bool = False
    group_limits: bool = False
    patch: Patch = NO_PATCH
    """What a situation changed on the board."""
    altered: Altered | UnsetType = UNSET
    """What a situation changed beside it."""

    @cached_property
    def values(self) -> Sequence[Faces]:
        """2.2 Attack, defence and movement of each unit by steps left."""
        return with_faces(VALUES, self.altered.faces) if self.altered else VALUES

    @property
    def data(self) -> ScenarioData:
        return PACK.scenarios[self.scenario]

    @property
    def ground(self) -> Ground:
        return ground_of("".join(self.data.sheets), self.patch)

    @property
    def seats(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return self.axis, self.soviet

    @property
    def team(self) -> bool:
        """20.0 The master-chit variant."""
        return bool(self.data.team)


class Chits(Struct, frozen=True, kw_only=True):
    """6.0 The activation chits of one side."""

    available: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    """Selected for this turn, wherever they are now."""
    hand: tuple[str, ...] = ()
    unseen: tuple[str, ...] = ()
    """18 Available chits of choice that the other side has not seen yet."""


Stacks = dict[int, tuple[int, ...]]
Zones = tuple[bytearray, bytearray]


class PlaceChange(NamedTuple):
    """A unit put somewhere else."""

    unit: int
    was: int
    place: int


def _restacked(change: Change, stacks: Stacks) -> Stacks:
    """The stacks after one unit was put somewhere else."""
    unit, was, place = change.detail
    stacks = dict(stacks)
    if was >= 0:
        left = tuple(stayer for stayer in stacks[was] if stayer != unit)
        if left:
            stacks[was] = left
        else:
            del stacks[was]
    if place >= 0:
        stacks[place] = tuple(sorted((*stacks.get(place, ()), unit)))
    return stacks


def _rezoned(change: Change, zones: Zones) -> Zones:
    """The zones of control after one unit was put somewhere else."""
    if change.detail is None:
        return DROP  # type: ignore[no-any-return]
    (unit, was, place), before = change.detail, change.before
    if was == place:
        return zones
    zone = bytearray(zones[SIDE[unit]])
    if was >= 0 and len(before.stacks[was]) == 1 and was not in before.fort:
        for around in GRID.near[was]:
            zone[around] -= 1
    if place >= 0 and place not in before.stacks and place not in before.fort:
        for around in GRID.near[place]:
            zone[around] += 1
    return (zone, zones[SOVIET]) if SIDE[unit] == AXIS else (zones[AXIS], zone)


class Position(BasePosition, frozen=True, kw_only=True, dict=True):
    """The whole table."""

    rules: Rules
    turn: int = 1  # §4.0.zb
    threshold: int = 0
    """16.4, 17.1 The victory points the Axis needs."""
    # the map
    places: tuple[int, ...]
    steps: tuple[int, ...]
    held: tuple[int, ...] = ()
    """3.4 The sites that the Axis controls, sorted."""
    forts: tuple[tuple[int, int], ...] = ()
    """14.0 Hex and level of each fortress, sorted."""
    markers: tuple[tuple[str, int], ...] = ()
    """14.3 Fortress markers left in the box, by sheet."""
    stand_fast: tuple[int, ...] = ()
    retreated: tuple[tuple[int, str], ...] = ()
    """10.3 Units that retreated, each with the chit of the combat segment in which it did."""
    # the chits
    chits: tuple[Chits, Chits] = (Chits(), Chits())
    cup: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    """7.1 Chits played this turn."""
    queue: tuple[str, ...] = ()
    """19.4 Chits drawn and waiting, face down, in the order drawn."""
    cups: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """20.1 The headquarters cup of each player."""
    dummies: tuple[tuple[str, int], ...] = ()
    """20.2 Dummy chits in the cup of each player."""
    # what has to be remembered
    zhukov: int = 0
    """18.1 The turn in which Zhukov took command; 0: not yet."""
    groups: tuple[str, ...] = ()
    """17.6 Panzer group headquarters activated this turn, once for each activation."""
    rails: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = ()
    """17.6 The railway that each panzer group used this turn for the line of its second activation."""
    extra: tuple[int, ...] = ()
    """17.3, 18.1 Units from the turn track that come this turn on top of the ordinary reinforcements."""

    # -- questions ----------------------------------------------------------------------------------------

    @derived_property("rules")
    def ground(self) -> Ground:
        return self.rules.ground

    @derived_property("places", patch=_restacked)
    def stacks(self) -> Stacks:
        """The units in each occupied hex."""
        stacks: Stacks = {}
        for unit, place in enumerate(self.places):
            if place >= 0:
                stacks[place] = (*stacks.get(place, ()), unit)
        return stacks

    @derived_property("forts")
    def fort(self) -> dict[int, int]:
        return dict(self.forts)

    @derived_property("places", "forts", patch=_rezoned)
    @rule("3.2.a", "3.2.d", "13.0.a")
    def zoc(self) -> Zones:
        """3.2 For each side, how many of its hexes exert a zone of control into each hex."""
        zones = bytearray(GRID.size), bytearray(GRID.size)
        near = GRID.near
        for hex_, stack in self.stacks.items():
            zone = zones[SIDE[stack[0]]]
            for around in near[hex_]:
                zone[around] += 1
        for hex_, _ in self.forts:
            if hex_ not in self.stacks:  # §14.2.j
                for around in near[hex_]:
                    zones[SOVIET][around] += 1
        return zones

    @rule("14.2.c")
    def stack(self, hex_: int) -> tuple[int, ...]:
        """3.1, 14.2 What counts for the stacking limit: units, not fortress markers."""
        return self.stacks.get(hex_, ())

    def side_in(self, hex_: int) -> int | None:
        """Whose units (or fortress) stand in a hex."""
        stack = self.stacks.get(hex_)
        if stack:
            return SIDE[stack[0]]
        return SOVIET if hex_ in self.fort else None

    @rule("14.2.b")
    def in_zoc(self, hex_: int, side: int) -> bool:
        """3.2, 14.2 Whether an enemy zone of control works on this side in the hex: never where it has a fortress."""
        return bool(self.zoc[1 - side][hex_]) and not (side == SOVIET and hex_ in self.fort)

    def on_map(self, side: int) -> list[int]:
        return [unit for unit, place in enumerate(self.places) if place >= 0 and SIDE[unit] == side]

    def in_box(self, side: int, box: int) -> list[int]:
        return [unit for unit, place in enumerate(self.places) if place == box and SIDE[unit] == side]

    def attack(self, unit: int) -> int:
        return self.rules.values[unit][self.steps[unit]][0]  # §2.2.j

    def defence(self, unit: int) -> int:
        return self.rules.values[unit][self.steps[unit]][1]  # §2.2.k

    @rule("2.2.l", "2.2.zc", "13.0.c")
    def allowance(self, unit: int) -> int:
        """In half points."""
        return 2 * self.rules.values[unit][self.steps[unit]][2]  # §11.1.e

    def full(self, unit: int) -> bool:
        return self.steps[unit] == PACK.units[unit].steps

    # -- changes ------------------------------------------------------------------------------------------

    def with_place(self, unit: int, place: int) -> Position:
        """The unit put somewhere else."""
        changed = replace(self, places=(*self.places[:unit], place, *self.places[unit + 1 :]))
        carry_over(self, changed, ("places",), PlaceChange(unit, self.places[unit], place))
        return changed

    def with_steps(self, unit: int, steps: int) -> Position:
        changed = replace(self, steps=(*self.steps[:unit], steps, *self.steps[unit + 1 :]))
        carry_over(self, changed, ("steps",))
        return changed

    def but(self, **changes: Any) -> Position:
        """The same table with something changed beside the map."""
        changed = replace(self, **changes)
        carry_over(self, changed, changes)
        return changed

    def with_fort(self, hex_: int, level: int) -> Position:
        """A fortress of this level in the hex; 0 removes it."""
        forts = {k: v for k, v in self.forts if k != hex_} | ({hex_: level} if level else {})
        return self.but(forts=tuple(sorted(forts.items())))

    def with_chits(self, side: int, chits: Chits) -> Position:
        both = self.chits
        return self.but(chits=(chits, both[SOVIET]) if side == AXIS else (both[AXIS], chits))


def _printed(unit: Unit) -> dict[int, tuple[int, int, int]]:
    """Attack, defence and movement by the number of steps left."""
    full = (unit.attack, unit.defence, unit.move)
    return {1: full} if unit.reduced is None else {1: unit.reduced, 2: full}


VALUES = tuple(_printed(unit) for unit in PACK.units)
AvaGame = Game[Position]
