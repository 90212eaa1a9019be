"""What is on the table of Holland '44. Small ints inside; printed names at the edge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum, IntFlag
from functools import cached_property
from typing import Any, Self

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from grognard.core.counters.position import (
    ANYTHING,
    PIECE_INPUTS,
    CounterPosition,
    Rosters,
    beside,
    mustered,
    piece_change,
)
from grognard.core.counters.position import DISRUPTED as DISRUPTED
from grognard.core.counters.position import GOOD as GOOD
from grognard.core.counters.position import IN_FULL_RETREAT as IN_FULL_RETREAT
from grognard.core.counters.position import ORDERS as ORDERS
from grognard.core.counters.position import Piece as Piece
from grognard.core.derived import carry_over, derived_property
from grognard.core.game import Game
from grognard.games.h44.data.board import AREAS, HEX, HEXES, NO_PATCH, Atlas, Country, Patch, atlas, country
from grognard.games.h44.data.units import CORPS, FORMATION, SIDE, SIDES, STEPS, SUPPLY_HEAD, UNIT, VALUES
from grognard.games.h44.rulebook import rule
from grognard.hexes.altered import Altered, Faces, in_box, with_faces
from grognard.series.zoc_bonds.interface.names import TableNames


class OffMap(IntEnum):
    """Places of a unit that is not in a hex, in an entry area or on the turn track."""

    ELIMINATED = -1
    POOL = -2
    """The box of breakdown units, remnants and faces of unknown units."""
    AIR = -3
    """Waiting for its flight."""
    PLATE = -4
    """Under its remnant."""
    REMOVED = -5
    """Out of the game."""


# Plain ints, as all places are: a position holds hexes and off-map places alike.
ELIMINATED = OffMap.ELIMINATED.value
POOL = OffMap.POOL.value
AIR = OffMap.AIR.value
PLATE = OffMap.PLATE.value
REMOVED = OffMap.REMOVED.value
AREA = -10
"""Entry area `k` (of AREAS) is `AREA - k`."""
TRACK = -40
"""The box of turn `n` on the turn track is `TRACK - n`."""


def is_area(place: int) -> bool:
    """Whether a place is an entry area."""
    return TRACK < place <= AREA


BOX = (
    {place.name.lower(): place.value for place in OffMap}
    | beside(AREA, (f"area-{name}" for name in AREAS))
    | {f"track-{n}": TRACK - n for n in range(1, 21)}
)


class Mark(IntFlag):
    """Markers on a unit."""

    ENGAGED = 1
    SPENT = 2
    UNSUPPLIED = 4
    SCATTERED = 8
    REFITTED = 16
    MARCHING = 32
    """17.3 An artillery unit with a movement marker."""
    FIRED = 64
    DISMOUNTED = 128
    AUTOMATIC_DS = 256
    """8.7 Made an automatic DS this turn."""
    RETREATED = 512
    ATTACKED = 1024
    FERRYING = 2048
    MOVED = 4096
    ASSAULTS = 8192
    """23.3.3 Engineers whose boats were used in an assault."""
    DEPLETED = 16384
    EXTENDED = 32768
    LANDED = 65536
    """18.5 Landed this turn, and needs no line of supply until the next."""
    ALERTED = 131072
    """23.6 A garrison that has seen the Allies come, and is free for good."""


MARKS = {str(mark.name).lower().replace("_", "-"): mark.value for mark in Mark}
"""Each marker by its word in situations and views."""
# Plain ints: the operators of a flag cost ten times as much, and rules ask for markers all the time.
ENGAGED = Mark.ENGAGED.value
SPENT = Mark.SPENT.value
UNSUPPLIED = Mark.UNSUPPLIED.value
SCATTERED = Mark.SCATTERED.value
REFITTED = Mark.REFITTED.value
MARCHING = Mark.MARCHING.value
FIRED = Mark.FIRED.value
DISMOUNTED = Mark.DISMOUNTED.value
AUTOMATIC_DS_MADE = Mark.AUTOMATIC_DS.value
RETREATED = Mark.RETREATED.value
ATTACKED = Mark.ATTACKED.value
FERRYING = Mark.FERRYING.value
MOVED = Mark.MOVED.value
ASSAULTS = Mark.ASSAULTS.value
DEPLETED = Mark.DEPLETED.value
EXTENDED = Mark.EXTENDED.value
LANDED = Mark.LANDED.value
ALERTED = Mark.ALERTED.value

# 5.3 The state of a bridge.
MINED, INTACT, BLOWN, REPAIRING, REBUILDING = 0, 1, 2, 3, 4
STATES = ("mined", "intact", "blown", "repairing", "rebuilding")
"""5.8 `repairing`: by the Allies; `rebuilding`: by the Germans."""
WEATHER = ("clear", "cloudy", "overcast")

NAMES = TableNames("h44", sides=SIDES, units=UNIT, hexes=HEXES, index=HEX, places=BOX, areas=AREAS, marks=MARKS)
place_name, names, hex_names = NAMES.place, NAMES.units, NAMES.hexes


class Rules(Struct, frozen=True, kw_only=True, dict=True):
    """What was agreed before play."""

    scenario: str
    disengagement: bool = False
    """27.1"""
    attrition: bool = False
    """27.2"""
    first_rolls: bool = True
    """22.3.1 against 23.1.1: whether the landings of turn 1 are rolled for."""
    patch: Patch = NO_PATCH
    """What a situation changed on the board."""
    altered: Altered | UnsetType = UNSET
    """What a situation changed elsewhere."""

    @cached_property
    def values(self) -> Sequence[Faces]:
        """2.3 Attack, defence and movement of each unit by steps left."""
        return with_faces(VALUES, self.altered.faces) if self.altered else VALUES

    def in_box(self, turn: int, key: str, printed: int) -> int:
        """A number of the turn track: as a situation changed it, else as printed."""
        return in_box(self.altered.track, turn, key, printed) if self.altered else printed


HIDDEN = "hidden"
"""Input of derived values: which counters lie under the unknown units; `faces` stands for their hexes."""
HEAD_PLACES = "heads"
"""Input of derived values: where the supply heads are."""
AREA_UNITS = "area units"
"""Input of derived values: the units in entry areas and boxes."""


def _acts_otherwise(before: Piece, after: Piece) -> bool:
    """Whether a unit affects the map around it differently: by its order or its strength."""
    return before.order != after.order or before.steps != after.steps


class Position(CounterPosition, frozen=True, kw_only=True, dict=True):
    """The whole table."""

    side_of = SIDE

    rules: Rules
    turn: int = 1
    faces: tuple[tuple[int, int], ...] = ()
    """25.1 The hex of each unknown unit and the counter it hides; neither player may look."""
    bridges: tuple[int, ...] = ()
    """5.3 The state of each bridge of the board."""
    traffic: tuple[tuple[int, int], ...] = ()
    """24.1 Number of each traffic marker on the map, and its hex."""
    weather: tuple[int, int] = (0, 0)
    """4.1 Morning and afternoon of the day."""
    landed: bool = False
    """22.1.2 Whether a unit has landed today."""
    flights: int = 0
    """10.7 Air units left this turn."""
    returns: tuple[tuple[str, int], ...] = ()
    """22.7 Paratroopers that can return to each division."""
    fresh: tuple[tuple[str, int], ...] = ()
    """22.7 Those lost this turn, which may not be used yet."""
    ferries: tuple[tuple[int, int, int], ...] = ()
    """8.5.6 Ferry or engineer (by number), steps and vehicle steps it has carried this turn."""
    pontoons: tuple[tuple[int, int, int], ...] = ()
    """23.3.3 Engineer unit, and the two hexes between which it serves as a ferry."""
    parents: tuple[tuple[int, int], ...] = ()
    """21.4 Breakdown units on the map and the unit each came from."""
    breaches: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """8.7 Hexes against which an automatic DS was made in this movement phase, and the units that made it: they advance
    in the combat phase."""
    last_result: tuple[int, str] = (-1, "")
    """The hex of the last combat and its result, for what follows from it."""
    attacked_units: tuple[int, ...] = ()
    """9.1 Units that have been attacked in this combat phase."""
    poised: tuple[int, ...] = ()
    """16.5 Units of a breakthrough group that may still help the next attack by others."""
    german_points: int = 0
    """26.5.2 In half points."""
    used: tuple[str, ...] = ()
    """Once-a-turn actions already used: `refit-west`, `rally-82`, `redeploy` (20.2.2, 22.7, 25.6)."""

    # -- questions ----------------------------------------------------------------------------------------

    @derived_property("rules")
    def country(self) -> Country:
        return country(self.rules.patch)

    @derived_property("rules", "bridges")
    def atlas(self) -> Atlas:
        return atlas(self.rules.patch, tuple([state in (MINED, INTACT) for state in self.bridges]))

    @derived_property("faces", HIDDEN)
    def unknown(self) -> dict[int, int]:
        """25.1 The unknown unit in each hex that has one; it is not part of the stack."""
        return dict(self.faces)

    @derived_property("parents")
    def origins(self) -> dict[int, int]:
        """11.4, 21.4 The battalion of each remnant and breakdown unit."""
        return dict(self.parents)

    @derived_property("roster", AREA_UNITS, patch=mustered(lambda place: place >= 0 or is_area(place)))
    def _forces(self) -> Rosters:
        there = [unit for unit, piece in enumerate(self.pieces) if piece.place >= 0 or is_area(piece.place)]
        return tuple(u for u in there if not SIDE[u]), tuple(u for u in there if SIDE[u])

    def forces(self, side: int) -> tuple[int, ...]:
        """The units of a side in play: in a hex or an entry area."""
        return self._forces[side]

    def side_in(self, hex_: int) -> int | None:
        """The side whose combat units are in a hex; an unknown unit is German."""
        stack = self.stacks.get(hex_)
        if stack:
            return SIDE[stack[0]]
        return 1 if hex_ in self.unknown else None

    def lone_unknown(self, hex_: int) -> bool:
        """25.4 An unknown unit not stacked with a known one, units in full retreat aside."""
        return hex_ in self.unknown and all(self.pieces[unit].order == IN_FULL_RETREAT for unit in self.stack(hex_))

    def in_area(self, area: int) -> tuple[int, ...]:
        return self.at(AREA - area)

    def formation(self, unit: int) -> str:
        """10.2.2 The formation a unit fights with: remnants and breakdown units are of the one they came from."""
        return FORMATION[self.origins.get(unit, unit)]

    def corps(self, unit: int) -> str:
        """23.4 8C, 12C or 30C; remnants and breakdown units are of the corps they came from."""
        return CORPS[unit] or CORPS[self.origins.get(unit, unit)]

    @rule("2.3.2.a")
    def attack(self, unit: int) -> int:
        return self.rules.values[unit][self.pieces[unit].steps][0]

    @rule("2.3.3.a")
    def defence(self, unit: int) -> int:
        return self.rules.values[unit][self.pieces[unit].steps][1]

    @rule("2.3.4.a")
    def allowance(self, unit: int) -> int:
        return self.rules.values[unit][self.pieces[unit].steps][2]

    def good(self, unit: int) -> bool:
        """14.1.1 In good order, neither disrupted nor in full retreat, whatever other markers it has."""
        return self.pieces[unit].order == GOOD

    def full(self, unit: int) -> bool:
        return self.pieces[unit].steps == STEPS[unit]

    def bridge(self, from_hex: int, to_hex: int) -> int | None:
        """The bridge on a hexside, by its number."""
        return self.country.bridge_at.get((from_hex, to_hex) if from_hex < to_hex else (to_hex, from_hex))

    def usable(self, bridge: int) -> bool:
        """5.2 A bridge that is not blown."""
        return self.bridges[bridge] in (MINED, INTACT)

    def fighters(self, hex_: int) -> Iterator[int]:
        """The combat units of a hex without supply heads."""
        return (unit for unit in self.stack(hex_) if not SUPPLY_HEAD[unit])

    # -- changes ------------------------------------------------------------------------------------------

    def with_pieces(self, changed: Mapping[int, Piece]) -> Self:
        after = super().with_pieces(changed)
        inputs, detail = piece_change(self, changed, _acts_otherwise)
        for unit, piece in detail.moved.items():
            if piece.place < 0 or self.pieces[unit].place < 0:
                inputs.add(AREA_UNITS)
            if SUPPLY_HEAD[unit]:
                inputs.add(HEAD_PLACES)
        carry_over(self, after, inputs, detail)
        return after

    def but(self, **changes: Any) -> Self:
        """The same table with other things changed: what is derived from the rest is kept."""
        after = replace(self, **changes)
        more = (*PIECE_INPUTS, HEAD_PLACES, AREA_UNITS) if "pieces" in changes else ()
        carry_over(self, after, (ANYTHING, *changes, *more, *((HIDDEN,) if "faces" in changes else ())))
        return after

    def determinized(self, faces: tuple[tuple[int, int], ...]) -> Self:
        """The same table with other counters under the unknown units, in the same hexes."""
        after = replace(self, faces=faces)
        carry_over(self, after, (ANYTHING, HIDDEN))
        return after

    def with_bridge(self, bridge: int, state: int) -> Self:
        return self.but(bridges=(*self.bridges[:bridge], state, *self.bridges[bridge + 1 :]))


H44Game = Game[Position]
