"""What a competent player of Stalingrad '42 makes of a position: what is to be won and held, who stands where, what a
step or a hex is worth."""

from __future__ import annotations

from copy import copy
from functools import cached_property
from typing import Literal

from msgspec import Struct

from grognard.ai.s42 import weights as w
from grognard.ai.s42.distance_fields import Field, field, pace, spread, within
from grognard.games.s42.campaign.fall_blau import DON, south_of_the_don, stands_beyond_the_don
from grognard.games.s42.campaign.victory import GATES
from grognard.games.s42.data.board import GRID, WEST
from grognard.games.s42.data.units import (
    AXIS,
    COMBAT,
    FOOT,
    MECH,
    MECHANISED,
    MOVEMENT_CLASS,
    PACK,
    SIDE,
    SOVIET,
    SUPPORT,
    WHEELS,
)
from grognard.games.s42.movement.ground import terrain
from grognard.games.s42.state.position import DISRUPTED, GOOD, IN_FULL_RETREAT, ISOLATED, TRAIN, UNSUPPLIED, Position
from grognard.games.s42.state.zones import zones
from grognard.games.s42.turn.weather import sky

TABLES = PACK.tables
TERRAIN, PLACES = TABLES.terrain, TABLES.places
REACH_ON_FOOT, REACH_BY_WHEEL = 4, 7
"""How many hexes away an attack may come from."""


Pressure = tuple[list[float], list[float]]
OPEN_ROAD, HUNTED = -1, -2
"""In the place of a movement class: on wheels, enemies left out; on foot to enemies."""
DistanceFields = dict[tuple[tuple[int, ...], int], Field]
"""How far it is to sets of hexes, by movement class."""


class Posture(Struct, frozen=True):
    """The temper of a side: what changes from one plan to the next. Weights never do."""

    caution: float = 1.0
    """How much what could be lost in a hex counts."""
    thrift: float = 1.0
    """How much its own losses count in an attack."""
    haste: float = 1.0
    """How far its tanks look for objectives when it attacks."""
    main_effort: int = -1
    """The hex of the objective that the attack is for; none if negative."""


STEADY = Posture()
"""As the rules of thumb have it."""


class Memory:
    """What costs much to find and hardly changes while units move: found once for a phase."""

    def __init__(self, ways: DistanceFields | None = None) -> None:
        self.ways: DistanceFields = {} if ways is None else ways
        self.inroads: Field | None = None
        self.pressure: Pressure | None = None
        self.spreads: dict[tuple[int, ...], Field] = {}
        self.covers: dict[tuple[int, bool, int], float] = {}


class Objective(Struct, frozen=True):
    """Something worth having."""

    hexes: tuple[int, ...]
    worth: float
    mine: bool
    """Held by the side that thinks; else it is to be taken."""
    german: bool = False
    """Only a German unit counts there."""
    edge: bool = False
    """A long line of hexes: kept by the units that stand before it, not by a garrison."""


class Evaluation:
    """One position as one side sees it."""

    def __init__(self, position: Position, side: int, memory: Memory | None = None, posture: Posture = STEADY) -> None:
        self.position, self.side, self.enemy, self.posture = position, side, 1 - side, posture
        self.country = position.country
        self.left = position.scenario.last_turn - position.turn
        """Turns after this one."""
        self.memory = Memory() if memory is None else memory
        self._gains: dict[int, float] = {}

    @cached_property
    def attacking(self) -> bool:
        """Whether this side has to take something: the Axis until the Soviets have begun their winter offensive."""
        winter = self.position.scenario.order == "soviet" or self.position.winter_offensive > 0
        return (self.side == SOVIET) == winter

    # -- what is to be had ---------------------------------------------------------------------------------

    @cached_property
    def objectives(self) -> tuple[Objective, ...]:
        """Victory hexes, cities, the entry areas that the Axis must not lose, and the bank of the Don in Fall Blau."""
        position, found = self.position, []
        for hex_ in sorted(self.country.sites):
            mine = position.controller(hex_) == self.side
            worth = self._price(hex_) * (w.MAIN_EFFORT if hex_ == self.posture.main_effort and not mine else 1.0)
            found.append(Objective((hex_,), worth * (w.IN_HAND if mine else 1.0), mine))
        if position.rules.scenario == "fall-blau" and self.side == AXIS and not stands_beyond_the_don(position):
            bank = tuple(sorted(south_of_the_don(self.country)))
            found.append(Objective(bank, DON.points * w.POINT, mine=False, german=True))
        late = self.left <= w.RAIDS
        for area in GATES:
            edge, axis = self.country.touches[area], self.side == AXIS
            worth = -TABLES.entry_penalty * w.POINT * (w.IN_HAND if axis else 1.0 if late else w.RAID)
            if edge:
                found.append(Objective(edge, worth, mine=axis, edge=True))
        return tuple(found)

    @cached_property
    def own_sites(self) -> dict[int, float]:
        """The single hexes among the objectives that are ours, and what each is worth."""
        return {found.hexes[0]: found.worth for found in self.objectives if found.mine and not found.edge}

    def _price(self, hex_: int) -> float:
        """What a victory hex or a city is worth; west of the start line what the Axis would lose with it."""
        points = self.country.points.get(hex_, 0)
        if not points and WEST[hex_] and hex_ in self.country.cities:
            lost = TABLES.major_city_penalty if hex_ in self.country.majors else TABLES.minor_city_penalty
            points = -lost
        return points * w.POINT if points else w.CITY

    @cached_property
    def obstacles(self) -> dict[int, int]:
        """What enemies cost on the way."""
        found = dict.fromkeys(zones(self.position, self.enemy).zone, w.BESIDE)
        for hex_ in self.enemies:
            found[hex_] = found.get(hex_, 0) + w.HELD
        return found

    def far(self, number: int, movement_class: int) -> Field:
        """How far it is from everywhere to an objective, past the enemies."""
        hexes = self.objectives[number].hexes
        if (hexes, movement_class) not in self.memory.ways:
            goals, limit = dict.fromkeys(hexes, 0), int(pace(movement_class) / w.FADE)
            self.memory.ways[hexes, movement_class] = field(self.position, goals, movement_class, self.obstacles, limit)
        return self.memory.ways[hexes, movement_class]

    def near(self, number: int, movement_class: int, hex_: int) -> float:
        """The part of an objective's worth that counts at a hex: less for each turn's march."""
        return max(w.LEAST, 1.0 - w.FADE * self.far(number, movement_class)[hex_] / pace(movement_class))

    def need(self, objective: Objective) -> float:
        """The attack strength that is wanted at an objective of the enemy's."""
        return w.BASE_WANT + w.ENOUGH * max(
            (self.strength(hex_) for hex_ in objective.hexes if hex_ in self.held), default=0.0
        )

    # -- who stands where ----------------------------------------------------------------------------------

    @cached_property
    def held(self) -> frozenset[int]:
        return frozenset(self.enemies)

    @cached_property
    def enemies(self) -> tuple[int, ...]:
        """Hexes with enemy combat units."""
        return self._occupied(self.enemy)

    @cached_property
    def friends(self) -> tuple[int, ...]:
        """Hexes with own combat units."""
        return self._occupied(self.side)

    def _occupied(self, side: int) -> tuple[int, ...]:
        pieces = self.position.pieces
        return tuple(sorted({pieces[u].place for u in self.position.on_map(side) if COMBAT[u]}))

    @cached_property
    def away(self) -> Field:
        """Hexes to the nearest enemy."""
        return self._spread(self.enemies)

    @cached_property
    def behind(self) -> Field:
        """Hexes to the nearest friend."""
        return self._spread(self.friends)

    def _spread(self, hexes: tuple[int, ...]) -> Field:
        if hexes not in self.memory.spreads:
            self.memory.spreads[hexes] = spread(self.position, list(hexes))
        return self.memory.spreads[hexes]

    def cover(self, hex_: int, unit: int) -> float:
        """How many times a unit counts that defends a hex, the shift of rough ground taken as half as much again."""
        key = hex_, MOVEMENT_CLASS[unit] == WHEELS, SIDE[unit]
        if key not in self.memory.covers:
            self.memory.covers[key] = self._cover(hex_, unit)
        return self.memory.covers[key]

    def _cover(self, hex_: int, unit: int) -> float:
        place = self.country.place[hex_]
        city = hex_ in self.country.cities
        row = PLACES[place] if city else TERRAIN[terrain(self.country, sky(self.position), hex_)]
        value = 2.0 if row.doubles == "all" or (row.doubles == "infantry" and MOVEMENT_CLASS[unit] != WHEELS) else 1.0
        if row.shift or self.position.fortified(hex_, SIDE[unit]):
            value *= 1.4
        return value

    def defence(self, unit: int, hex_: int) -> float:
        """What a unit would defend a hex with."""
        piece = self.position.pieces[unit]
        if piece.order == IN_FULL_RETREAT or not COMBAT[unit] or piece.has(TRAIN):
            return 0.0
        value = self.position.defence(unit) * (0.5 if piece.order == DISRUPTED else 1.0)
        return value * self.cover(hex_, unit)

    def strength(self, hex_: int) -> float:
        """What the units of a hex would defend with."""
        return max(1.0, sum(self.defence(unit, hex_) for unit in self.position.stack(hex_)))

    @cached_property
    def pressure(self) -> Pressure:
        """The attack strength that each side could bring to bear on a hex."""
        if self.memory.pressure is None:
            self.memory.pressure = self._pressure()
        return self.memory.pressure

    def _pressure(self) -> Pressure:
        found = ([0.0] * GRID.size, [0.0] * GRID.size)
        for unit, piece in enumerate(self.position.pieces):
            if piece.place < 0 or piece.order != GOOD or not COMBAT[unit]:
                continue
            value = float(self.position.attack(unit))
            cut = piece.has(UNSUPPLIED | ISOLATED)
            if not value:
                continue
            reach = REACH_BY_WHEEL if MECHANISED[unit] and not cut else REACH_ON_FOOT
            into = found[SIDE[unit]]
            for hex_ in within(piece.place, reach):
                into[hex_] += value / 2 if cut else value
        return found

    @cached_property
    def inroads(self) -> Field:
        """How long the enemy takes to every hex, past those who stand in his way."""
        if self.memory.inroads is None:
            extra = dict.fromkeys(zones(self.position, self.side).zone, w.SCREENED)
            extra.update(dict.fromkeys(self.friends, w.BLOCKED))
            limit = int(w.GUARDED * w.TURN_BY_WHEEL) + 1
            self.memory.inroads = field(self.position, dict.fromkeys(self.enemies, 0), MECH, extra, limit)
        return self.memory.inroads

    def _peril(self, worth: float) -> Field:
        """How far it is from everywhere to the nearest of our objectives of this worth, units in the way left out."""
        hexes = tuple(hex_ for found in self.objectives if found.mine and found.worth == worth for hex_ in found.hexes)
        if (hexes, OPEN_ROAD) not in self.memory.ways:
            limit = int(w.HORIZON * w.TURN_BY_WHEEL)
            self.memory.ways[hexes, OPEN_ROAD] = field(self.position, dict.fromkeys(hexes, 0), MECH, limit=limit)
        return self.memory.ways[hexes, OPEN_ROAD]

    @cached_property
    def dangers(self) -> dict[int, tuple[float, Field]]:
        """For each enemy stack that threatens something of ours: what there is to lose, and the way it would come."""
        found: dict[int, tuple[float, Field]] = {}
        worths = sorted({objective.worth for objective in self.objectives if objective.mine})
        for start in self.enemies:
            best = 0.0
            for worth in worths:
                way = self._peril(worth)
                danger = worth * (1.0 - way[start] / (w.HORIZON * self.turn_of(start)))
                if danger > best:
                    best, found[start] = danger, (danger, way)
        return found

    def hunt(self, without: frozenset[int]) -> Field:
        """How far it is on foot to the next enemies but some; those who threaten something count as nearer."""
        enemies = tuple(foe for foe in self.enemies if foe not in without)
        key = (enemies, HUNTED)
        if key not in self.memory.ways:
            dangers = ((foe, self.dangers[foe][0] if foe in self.dangers else 0.0) for foe in enemies)
            goals = {foe: int(max(0.0, w.TURN_ON_FOOT - danger)) for foe, danger in dangers}
            limit = int(pace(FOOT) / w.FADE)
            self.memory.ways[key] = field(self.position, goals, FOOT, None, limit)
        return self.memory.ways[key]

    def turn_of(self, hex_: int) -> int:
        """How far an enemy stack comes in a turn."""
        quick = any(MECHANISED[u] for u in self.position.fighters(hex_, self.enemy) if not SUPPORT[u])
        return w.TURN_BY_WHEEL if quick else w.TURN_ON_FOOT

    # -- worth ---------------------------------------------------------------------------------------------

    def step(self, unit: int) -> float:
        """What a step of a unit is worth."""
        steps = max(1, self.position.pieces[unit].steps)
        value = (self.position.attack(unit) + self.position.defence(unit)) / steps / 4.0
        return value + (w.LAST_STEP if steps == 1 else 0.0)

    def body(self, unit: int) -> float:
        """What a whole unit is worth."""
        return self.step(unit) * max(1, self.position.pieces[unit].steps)

    def prize(self, hex_: int) -> float:
        """What it is worth to take a hex, for what lies there."""
        return sum(found.worth for found in self.objectives if not found.mine and hex_ in found.hexes)

    def gain(self, target: int) -> float:
        """What it is worth to drive the enemy out of a hex: what lies there, and what lies behind him."""
        if target not in self._gains:
            behind = 0.0
            for number, objective in enumerate(self.objectives):
                if target not in objective.hexes and objective.mine != self.attacking:
                    behind = max(behind, objective.worth * self.near(number, MECH, target) ** 2)
            menace = self.dangers[target][0] if target in self.dangers else 0.0
            self._gains[target] = (
                w.GROUND + self.prize(target) + w.WAY * behind + (w.RAIDER if self.attacking else w.MENACE) * menace
            )
        return self._gains[target]


Stage = Literal["move", "fight", "answer"]
"""Of a side's own phases, the one of movement or of combat; or it only answers."""


class Evaluations:
    """The evaluations of one side, one for each position. Distances are computed once a turn, when the side begins
    to move."""

    def __init__(self) -> None:
        self.last: Evaluation | None = None
        self.when: tuple[int, Stage] | None = None
        self.marched = 0
        """The turn for which ways have been found."""
        self.memory = Memory()

    def copy(self) -> Evaluations:
        return copy(self)

    def about(self, position: Position, side: int, stage: Stage, posture: Posture = STEADY) -> Evaluation:
        """What the side makes of a position."""
        last = self.last
        if self.when != (position.turn, stage):
            begins = stage == "move" and self.marched != position.turn
            self.marched = position.turn if begins else self.marched
            self.when, self.memory = (position.turn, stage), Memory(None if begins else self.memory.ways)
        elif last is not None and last.posture == posture and _same(last.position, position):
            return last
        self.last = Evaluation(position, side, self.memory, posture)
        return self.last


def _same(one: Position, other: Position) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in _COMPARED)


_COMPARED = ("pieces", "held", "turn", "weather", "battles", "forts", "supplies", "wings", "planned", "heads")
