"""What is on the table of Stalingrad '42. Small ints inside; printed names at the edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum, IntFlag
from functools import cached_property
from typing import Any, Self

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from grognard.core.counters.position import ANYTHING, PIECE_INPUTS, CounterPosition, beside, piece_change
from grognard.core.counters.position import DISRUPTED as DISRUPTED
from grognard.core.counters.position import GOOD as GOOD
from grognard.core.counters.position import IN_FULL_RETREAT as IN_FULL_RETREAT
from grognard.core.counters.position import ORDERS as ORDERS
from grognard.core.counters.position import Piece as Piece
from grognard.core.derived import carry_over, derived_property
from grognard.core.game import Game
from grognard.games.s42.data.board import AREAS, HEX, HEXES, NO_PATCH, WEST, Country, Patch, country
from grognard.games.s42.data.schema import SIDES, Scenario
from grognard.games.s42.data.units import COMBAT, PACK, RESERVES, SIDE, STEPS, UNIT, UPGRADES, VALUES
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import CityBattle, Fort, Offensive, RailHead, SupplyPoint, Wing
from grognard.hexes.altered import Altered, Faces, in_box, with_faces
from grognard.series.zoc_bonds.interface.names import TableNames


class OffMap(IntEnum):
    """Places of a unit that is not in a hex, entry area or reserve army box, nor on the turn track."""

    ELIMINATED = -1
    POOL = -2
    """Remnants that are not in use."""
    PLATE = -3
    """Under its remnant."""
    REMOVED = -4
    """Out of the game."""
    VOLUNTEERS = -5
    """20.8 Off the map until called."""
    TRANS_CAUCASUS = -6
    """30 Off the map until called."""


# Plain ints, as all places are: a position holds hexes and off-map places alike.
ELIMINATED = OffMap.ELIMINATED.value
POOL = OffMap.POOL.value
PLATE = OffMap.PLATE.value
REMOVED = OffMap.REMOVED.value
VOLUNTEERS = OffMap.VOLUNTEERS.value
TRANSCAUCASUS = OffMap.TRANS_CAUCASUS.value
AREA = -10
"""Entry area `k` (of AREAS) is `AREA - k`."""
BOX = -40
"""34.1.2 Box `k` of the reserve armies is `BOX - k`."""
TRACK = -60
"""The box of turn `n` on the turn track is `TRACK - n`."""
MASKS = PACK.markers["maskirovka"].soviet
PLACE = (
    {place.name.lower().replace("_", "-"): place.value for place in OffMap}
    | beside(AREA, (f"area-{name}" for name in AREAS))
    | beside(BOX, (f"box-{k}" for k in range(1, MASKS + 1)))
    | {f"track-{n}": TRACK - n for n in PACK.tables.track}
)


class Mark(IntFlag):
    """Markers on a unit."""

    UNSUPPLIED = 1
    """16.1 The white side."""
    ISOLATED = 2
    """16.5 The red side."""
    TRAIN = 4
    """5.6 On a train."""
    USED = 8
    """18.2, 28.1 A support unit or leader that has been used."""
    REPLACED = 16
    """21.4 Has received a replacement this turn."""
    IN_RESERVE = 32
    """25.2 In reserve."""
    ALERTED = 64
    """20.4 A garrison that has seen the enemy, free for good."""
    UNMASKED = 512
    """34.7 A reserve army that has been unmasked."""
    MOVED = 1024
    EXTENDED = 2048
    ATTACKED = 4096
    AUTOMATIC_DS = 8192
    """8.6 Made an automatic DS this turn."""
    RETREATED = 16384
    ENTERED = 32768
    """22.3.1, 22.6.1 Entered an entry area this turn."""
    WAS_ATTACKED = 65536
    """8.1 In this combat phase."""
    CHOSE_FULL_RETREAT = 131072
    """13.3.1 Went into full retreat voluntarily."""
    RELEASED = 262144
    """25.2.3 Released from reserve in this combat phase."""
    MOVED_ONE_HEX = 524288
    """25.2.1 In this phase, not into an enemy ZOC."""


MARKS = {str(mark.name).lower().replace("_", "-"): mark.value for mark in Mark}
"""Each marker by its word in situations and views."""
# Plain ints: the operators of a flag cost ten times as much, and rules ask for markers all the time.
UNSUPPLIED = Mark.UNSUPPLIED.value
ISOLATED = Mark.ISOLATED.value
TRAIN = Mark.TRAIN.value
USED = Mark.USED.value
REPLACED = Mark.REPLACED.value
IN_RESERVE = Mark.IN_RESERVE.value
ALERTED = Mark.ALERTED.value
UNMASKED = Mark.UNMASKED.value
MOVED = Mark.MOVED.value
EXTENDED = Mark.EXTENDED.value
ATTACKED = Mark.ATTACKED.value
AUTOMATIC_DS_MADE = Mark.AUTOMATIC_DS.value
RETREATED = Mark.RETREATED.value
ENTERED = Mark.ENTERED.value
WAS_ATTACKED = Mark.WAS_ATTACKED.value
CHOSE_FULL_RETREAT = Mark.CHOSE_FULL_RETREAT.value
RELEASED = Mark.RELEASED.value
MOVED_ONE_HEX = Mark.MOVED_ONE_HEX.value

CLEAR, OVERCAST, WINTER_OVERCAST, RAIN, SNOW = 0, 1, 2, 3, 4
WEATHER = ("clear", "overcast", "overcast-w", "rain", "snow")

NAMES = TableNames("s42", sides=SIDES, units=UNIT, hexes=HEXES, index=HEX, places=PLACE, areas=AREAS, marks=MARKS)
place_name, names, hex_names = NAMES.place, NAMES.units, NAMES.hexes


class Rules(Struct, frozen=True, kw_only=True, dict=True):
    """What was agreed before play: the scenario, and the optional chapters 25 to 29."""

    scenario: str
    reserves: bool = False
    planned_offensives: bool = False
    disengagement: bool = False
    commanders: bool = False
    contested_cities: bool = False
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


def _acts_otherwise(before: Piece, after: Piece) -> bool:
    """Whether a unit affects the map around it differently: by its order, or because it boards or leaves a train."""
    return before.order != after.order or bool((before.marks ^ after.marks) & TRAIN)


class Position(CounterPosition, frozen=True, kw_only=True, dict=True):
    """The whole table."""

    side_of = SIDE

    rules: Rules
    turn: int
    weather: int = CLEAR
    """23.1 That of the present turn."""
    before: int = CLEAR
    """23.1 That of the turn before."""
    rained: bool = False
    """23.2.2 It has rained in this game: seasonal marshes are marsh."""
    supplies: tuple[SupplyPoint, ...] = ()
    resources: tuple[int, int] = (0, 0)
    """18.1 Resource points each side can still spend in this phase."""
    wings: tuple[Wing, ...] = ()
    """9.3 The air units, in the order of the pack."""
    heads: tuple[RailHead, ...] = ()
    converted: tuple[int, ...] = ()
    """17.2 Green railway hexes east of the start line that are converted, sorted."""
    forts: tuple[Fort, ...] = ()
    fallen_lines: tuple[str, ...] = ()
    """9.7.7 Groups of printed fortifications that are out of use."""
    battles: tuple[CityBattle, ...] = ()
    planned: tuple[Offensive, ...] = ()
    flotilla: int = -1
    """5.5.3 The hex of the Volga Flotilla."""
    parents: tuple[tuple[int, int], ...] = ()
    """10.4 Remnants on the map and the unit each represents."""
    breaches: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """8.6 Hexes against which an automatic DS was made in this movement phase, and the units that made it: they advance
    after the combats."""
    earned: int = 0
    """15.2.7 How far the last breakthrough combat would have let its group advance."""
    masks: tuple[int, ...] = ()
    """34.1.2 The box of each reserve army; the Soviet player's secret."""
    shown: tuple[tuple[int, int], ...] = ()
    """34.2 Units shown on the counter of a reserve army, and the army of each."""
    freed: tuple[str, ...] = ()
    """20.6, 30, 31 The groups that may move by now: `caucasus`, `trans-caucasus`, `reserve-5`."""
    winter_offensive: int = 0
    """33.1 The turn on which it was declared."""
    elbrus: bool = False
    """24.3 An Axis mountain unit has been on the summit."""
    baku: bool = False
    """24.1.2 Five divisions have exited through area G in one phase."""
    lost_special: int = 0
    """32.3 Special replacements the Axis has yet to lose."""
    used: tuple[tuple[str, int], ...] = ()
    """Limited actions used this turn: `rail`, `rail-map`, `azov`, `black`, `kerch`, `vladimirovka`."""

    # -- questions ----------------------------------------------------------------------------------------

    @property
    def scenario(self) -> Scenario:
        return PACK.scenarios[self.rules.scenario]

    @derived_property("rules")
    def country(self) -> Country:
        return country(self.rules.scenario, self.rules.patch)

    @rule("2.3.1.d")
    def of_side(self, hex_: int, side: int) -> tuple[int, ...]:
        """2.3.1 The units of one side in a hex; markers there only inform, and are not units."""
        there = self.stacks.get(hex_)  # most hexes are empty
        return tuple(unit for unit in there if SIDE[unit] == side) if there else ()

    def fighters(self, hex_: int, side: int) -> tuple[int, ...]:
        """The combat units of one side in a hex."""
        there = self.stacks.get(hex_)
        return tuple(unit for unit in there if SIDE[unit] == side and COMBAT[unit]) if there else ()

    @rule("2.3.2.a")
    def attack(self, unit: int) -> int:
        """The printed attack strength."""
        return self.rules.values[unit][self.pieces[unit].steps][0]

    @rule("2.3.2.b")
    def defence(self, unit: int) -> int:
        """The printed defence strength."""
        return self.rules.values[unit][self.pieces[unit].steps][1]

    @rule("2.3.2.c")
    def allowance(self, unit: int) -> int:
        """The printed movement allowance."""
        return self.rules.values[unit][self.pieces[unit].steps][2]

    @rule("32.4.d", "30.0.a")
    def most_steps(self, unit: int) -> int:
        """Steps at full strength. One division grows for good, on its turn of the campaign (32.4)."""
        grown = unit in UPGRADES and self.rules.scenario == "campaign" and self.turn >= UPGRADES[unit].turn
        return UPGRADES[unit].steps if grown else STEPS[unit]

    def full(self, unit: int) -> bool:
        return self.pieces[unit].steps == self.most_steps(unit)

    @rule("13.1.1.a", "13.1.1.b")
    def good(self, unit: int) -> bool:
        """13.1.1 Neither disrupted nor in full retreat."""
        return self.pieces[unit].order == GOOD

    @rule("31.0.a", "31.0.e", "C1.2.q")
    def waiting_army(self, unit: int) -> int:
        """31 The number of the reserve army a unit waits in; 0 for others, and once it is released."""
        army = RESERVES[self.rules.scenario].get(unit, 0)
        return army if army and f"reserve-{army}" not in self.freed else 0

    @property
    @rule("31.0.a", "C1.2.q")
    def release_clause(self) -> str:
        """31 The clause that holds a reserve army: chapters 30 to 34 are for the campaign only."""
        return "C1.2.q" if self.rules.scenario == "fall-blau" else "31.0.a"

    @derived_property("held")
    def axis_sites(self) -> frozenset[int]:
        return frozenset(self.held)

    @rule("16.3.4.b")
    def controller(self, hex_: int) -> int:
        """16.3.4 Which side controls a city or victory hex: the one that last passed through."""
        return 0 if hex_ in self.axis_sites else 1

    @rule("17.1.a")
    def is_converted(self, hex_: int) -> bool:
        """17.1 Whether a green railway hex serves the Axis: all west of the start line do from the beginning."""
        return WEST[hex_] or hex_ in self.converted

    @rule("9.7.1.a", "9.7.6.b")
    def fortified(self, hex_: int, side: int) -> bool:
        """9.7 A finished fortification of this side; printed ones in use are Soviet."""
        line = self.country.fort_lines.get(hex_)
        if side and line is not None and line not in self.fallen_lines:  # §9.7.6.d, §9.7.7.c
            return True
        return any(fort.hex == hex_ and fort.side == side and fort.done for fort in self.forts)

    def uses(self, what: str) -> int:
        """How often something has been done this turn."""
        return dict(self.used).get(what, 0)

    # -- changes ------------------------------------------------------------------------------------------

    def with_pieces(self, changed: Mapping[int, Piece]) -> Self:
        after = super().with_pieces(changed)
        inputs, detail = piece_change(self, changed, _acts_otherwise)
        carry_over(self, after, inputs, detail)
        return after

    def but(self, **changes: Any) -> Self:
        """The same position with other fields changed: values that do not depend on them are kept."""
        news = {name: value for name, value in changes.items() if getattr(self, name) != value}
        if not news:
            return self
        after = replace(self, **news)
        carry_over(self, after, (ANYTHING, *news, *(PIECE_INPUTS if "pieces" in news else ())))
        return after

    def having(self, what: str) -> Self:
        """Once more this turn."""
        return self.but(used=tuple(sorted({**dict(self.used), what: self.uses(what) + 1}.items())))


S42Game = Game[Position]
