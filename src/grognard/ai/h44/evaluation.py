"""What a competent player of Holland '44 makes of a position: the highway, who stands where, what a hex or a step is
worth. It never looks under an unknown unit."""

from __future__ import annotations

from functools import cached_property

from grognard.ai.h44 import weights as w
from grognard.ai.h44.distance_fields import FAR, Field, field, gait_of, road_to, spread, within
from grognard.ai.h44.posture import STEADY, Posture
from grognard.games.h44.data.board import AREA_INDEX, BOARD, BRIDGE, GRID
from grognard.games.h44.data.units import (
    AIRBORNE,
    ALLIED,
    BRIDGING,
    ENGINEER,
    GERMAN,
    MECHANISED,
    PACK,
    SIDE,
    STEPS,
    SUPPLY_HEAD,
    VEHICLE,
)
from grognard.games.h44.movement.ground import MECH, POINT, WHEELS
from grognard.games.h44.state.position import DISRUPTED, GOOD, IN_FULL_RETREAT, MINED, UNSUPPLIED, Position
from grognard.games.h44.state.zones import dry, zones
from grognard.games.h44.supply.lines import road_reached
from grognard.games.h44.turn.victory import PRIZES

GATES = {"north-of-waal": "bridge-nijmegen", "north-of-rhine": "bridge-arnhem"}
"""The bridge that cannot be blown, over the river that the scenario is about."""
ENTRY = AREA_INDEX["N"]
FIRST_CUT = 21
"""From this hex of the highway on the Germans try to cut it."""
HEAD_OF_COLUMN = 9
"""How deep the head of the column is, in sixths of a movement point."""
RELIEF = 2
"""Battalions of the ground forces that paratroopers make room for."""


def enemies(position: Position, side: int) -> tuple[int, ...]:
    """Hexes with enemy units, as a side sees them."""
    found = {position.pieces[u].place for u in position.on_map(1 - side)}
    return tuple(sorted(found | set(position.unknown) if side == ALLIED else found))


class Evaluation:
    """One position as one side sees it."""

    def __init__(self, position: Position, side: int, posture: Posture = STEADY) -> None:
        self.position, self.side, self.enemy, self.posture = position, side, 1 - side, posture
        self.country = position.country
        self.scenario = PACK.scenarios[position.rules.scenario]
        self.short = bool(self.scenario.steps)
        """S1.3 Only the far bank counts."""
        self.left = self.scenario.turns - position.turn
        """Turns after this one."""
        self.bank = BOARD.zones[self.scenario.bank]
        self._drives: dict[int, Field] = {}

    @property
    def late(self) -> bool:
        """Whether few turns of the short game are left."""
        return self.short and self.left <= w.LATE

    @property
    def urgency(self) -> float:
        """How much more a turn's march counts when few turns are left."""
        return w.HURRY if self.late else 1.0

    # -- the highway ---------------------------------------------------------------------------------------

    @cached_property
    def gate(self) -> tuple[int, int]:
        """The near and the far end of the bridge that the column drives for."""
        one, other = self.country.bridge_side[BRIDGE[GATES[self.scenario.bank]]]
        return (other, one) if one in self.bank else (one, other)

    @cached_property
    def goal(self) -> int:
        return self.gate[1]

    @cached_property
    def highway(self) -> tuple[int, ...]:
        """The quickest road from the south edge to the far bank, as the bridges are now."""
        return tuple(road_to(self.position, self.country.edges[ENTRY], (self.goal,)))

    @cached_property
    def mile(self) -> dict[int, int]:
        """How far up the highway each of its hexes lies."""
        return {hex_: number for number, hex_ in enumerate(self.highway)}

    @cached_property
    def roadside(self) -> frozenset[int]:
        return frozenset(near for hex_ in self.highway for near in GRID.near[hex_]) | frozenset(self.highway)

    @cached_property
    def away_road(self) -> list[int]:
        """Hexes from everywhere to the highway."""
        return spread(self.highway)

    @cached_property
    def spear(self) -> int:
        """How far up the highway the ground forces have come."""
        best = 0
        for unit in self.position.on_map(ALLIED):
            if not AIRBORNE[unit] and not SUPPLY_HEAD[unit]:
                at = self.position.pieces[unit].place
                for hex_ in (at, *GRID.near[at]):
                    if hex_ in self.mile and (hex_ == at or dry(self.position, at, hex_)):
                        best = max(best, self.mile[hex_] - (hex_ != at))
        return best

    @cached_property
    def keys(self) -> tuple[int, ...]:
        """The hexes of the highway that matter: both ends of its bridges, its towns and cities."""
        found = []
        for number, hex_ in enumerate(self.highway):
            beside = self.highway[max(0, number - 1) : number + 2]
            bridge = any(self.position.bridge(hex_, other) is not None for other in beside if other != hex_)
            if bridge or self.country.places.get(hex_) in ("town", "city"):
                found.append(hex_)
        return tuple(found)

    @cached_property
    def lifelines(self) -> frozenset[int]:
        """Both ends of the bridges over large rivers on this side of the goal: there is no way round them."""
        pairs = zip(self.highway, self.highway[1:], strict=False)
        wet = (pair for pair in pairs if self.country.water(*pair) == "major" and self.goal not in pair)
        return frozenset(hex_ for pair in wet for hex_ in pair)

    @cached_property
    def front(self) -> tuple[int, ...]:
        """The hexes of the highway right ahead of the spearhead."""
        return self.highway[max(0, self.spear - 2) : self.spear + w.AHEAD]

    @cached_property
    def supplied(self) -> int:
        """How far up the highway, as far as the ground forces have come, a line of supply leads."""
        open_ = road_reached(self.position, ALLIED)
        return max((mile for mile in range(self.spear + 1) if self.highway[mile] in open_), default=0)

    @cached_property
    def obstacles(self) -> frozenset[int]:
        """Enemies who keep supply from going on up the highway: no unit gets far before they are gone."""
        watched = zones(self.position, GERMAN).zone
        found: set[int] = set()
        for mile in range(self.supplied + 1, min(len(self.highway), max(self.supplied, self.spear) + w.AHEAD)):
            hex_ = self.highway[mile]
            if hex_ in watched or self.position.side_in(hex_) == GERMAN:
                around = (hex_, *(near for near in GRID.near[hex_] if dry(self.position, hex_, near)))
                found.update(near for near in around if self.position.side_in(near) == GERMAN)
                if mile > self.spear:
                    break
        return frozenset(found)

    def leads(self, hex_: int) -> bool:
        """Whether a hex lies at the head of the column."""
        way = self.drive(WHEELS)
        return way[hex_] <= way[self.highway[self.spear]] + HEAD_OF_COLUMN

    @cached_property
    def blown(self) -> tuple[int, ...]:
        """Bridges of the highway that are down, the southernmost first."""
        found = []
        for one, other in zip(self.highway, self.highway[1:], strict=False):
            bridge = self.position.bridge(one, other)
            if bridge is not None and not self.position.usable(bridge):
                found.append(bridge)
        return tuple(found)

    @cached_property
    def shores(self) -> tuple[tuple[int, int], ...]:
        """Where boats could cross: a hex on the near bank and one opposite."""
        land = self.country.land
        return tuple(
            (one, other)
            for other in sorted(self.bank & land)
            for one in GRID.near[other]
            if one in land and one not in self.bank and self.country.water(one, other) == "major"
        )

    # -- who stands where ----------------------------------------------------------------------------------

    @cached_property
    def crossed(self) -> tuple[int, ...]:
        """Allied ground units on the far bank."""
        pieces = self.position.pieces
        return tuple(
            u
            for u in self.position.on_map(ALLIED)
            if pieces[u].place in self.bank and not AIRBORNE[u] and not SUPPLY_HEAD[u]
        )

    @cached_property
    def relieved(self) -> frozenset[int]:
        """The hexes from which a bridge leads to the far bank, and its far end, once ground forces can be there this
        turn: the paratroopers leave them to those who count over there."""
        position = self.position
        found = {self.goal} if position.side_in(self.goal) == ALLIED else set[int]()
        for hex_ in (self.gate[0], *GRID.near[self.gate[0]]):
            if hex_ in self.bank or hex_ not in self.country.land or position.side_in(hex_) == GERMAN:
                continue
            over = (position.bridge(hex_, near) for near in GRID.near[hex_] if near in self.bank)
            if any(bridge is not None and position.usable(bridge) for bridge in over):
                found.add(hex_)
        return frozenset(hex_ for hex_ in found if self._reached(hex_) >= RELIEF)

    def _reached(self, goal: int) -> int:
        """How many battalions of the ground forces can be in a hex this turn."""
        pieces = self.position.pieces
        ways = {movement_class: self.march(goal, movement_class, w.TURN_BY_WHEEL) for movement_class in (MECH, WHEELS)}
        return sum(
            1
            for u in self.position.on_map(ALLIED)
            if MECHANISED[u]
            and not AIRBORNE[u]
            and self.position.attack(u)
            and pieces[u].order == GOOD
            and not pieces[u].has(UNSUPPLIED)
            and ways[gait_of(u)][pieces[u].place] <= w.TURN_BY_WHEEL
        )

    def march(self, goal: int, movement_class: int, limit: int = FAR) -> Field:
        """The way to a hex round the enemies and the traffic."""
        shut = dict.fromkeys(zones(self.position, self.enemy).zone, 2 * POINT)
        for _, hex_ in self.position.traffic:
            shut[hex_] = shut.get(hex_, 0) + 2 * POINT
        shut.update(dict.fromkeys(self.enemies, w.BARRED))
        shut.pop(goal, None)
        return field(self.position, (goal,), movement_class, limit, shut, wary=True)

    @cached_property
    def boats(self) -> tuple[int, ...]:
        """Engineers that could take a unit over."""
        return tuple(u for u in self.position.on_map(ALLIED) if ENGINEER[u])

    def strength(self, hex_: int) -> float:
        """What the units of a hex would defend with."""
        position, total = self.position, 0.0
        place = self.country.places.get(hex_, "")
        for unit in position.stack(hex_):
            piece = position.pieces[unit]
            if piece.order == IN_FULL_RETREAT or SUPPLY_HEAD[unit]:
                continue
            value = position.defence(unit) * (0.5 if piece.order == DISRUPTED else 1.0)
            total += value * (2.0 if place in ("town", "city") and not VEHICLE[unit] else 1.0)
        if hex_ in position.unknown:
            total += w.UNKNOWN_DEFENCE * (2.0 if place in ("town", "city") else 1.0)
        return max(1.0, total)

    @cached_property
    def pressure(self) -> tuple[list[float], list[float]]:
        """The attack strength that each side could bring to bear near a hex."""
        found = ([0.0] * GRID.size, [0.0] * GRID.size)
        for unit, piece in enumerate(self.position.pieces):
            if piece.place < 0 or piece.order != GOOD:
                continue
            value = float(self.position.attack(unit))
            if not value:
                continue
            if piece.has(UNSUPPLIED):
                value /= 2
            reach = 4 if MECHANISED[unit] and not piece.has(UNSUPPLIED) else 3
            into = found[SIDE[unit]]
            for hex_ in within(piece.place, reach):
                into[hex_] += value
        for hex_ in self.position.unknown:
            for near in within(hex_, 1):
                found[GERMAN][near] += 1.0
        return found

    @cached_property
    def enemies(self) -> tuple[int, ...]:
        """Hexes with enemy units."""
        return enemies(self.position, self.side)

    @cached_property
    def away(self) -> list[int]:
        """Hexes to the nearest enemy."""
        return spread(self.enemies)

    def field(self, goals: tuple[int, ...], unit: int) -> Field:
        """How far it is to the goals, as a unit of this kind goes, enemies left out."""
        return field(self.position, goals, gait_of(unit), wary=self.side == ALLIED)

    @cached_property
    def hindrance(self) -> dict[int, int]:
        """What enemies cost on the way."""
        found = dict(self.astray)
        for hex_ in zones(self.position, self.enemy).zone:
            found[hex_] = found.get(hex_, 0) + w.BESIDE_ENEMY
        for hex_ in self.enemies:
            found[hex_] = found.get(hex_, 0) + w.HELD_BY_ENEMY
        for _, hex_ in self.position.traffic:
            found[hex_] = found.get(hex_, 0) + 2 * POINT
        return found

    @cached_property
    def astray(self) -> dict[int, int]:
        """What it costs to leave the highway: the more, the farther."""
        return {hex_: w.STRAY * min(4, far - 2) for hex_, far in enumerate(self.away_road) if 2 < far < FAR}

    def drive(self, movement_class: int) -> Field:
        """The way to the goal past the enemies."""
        if movement_class not in self._drives:
            self._drives[movement_class] = field(
                self.position, (self.goal,), movement_class, extra=self.hindrance, wary=True
            )
        return self._drives[movement_class]

    # -- worth ---------------------------------------------------------------------------------------------

    def step(self, unit: int) -> float:
        """What a step of a unit is worth."""
        position = self.position
        steps = max(1, position.pieces[unit].steps)
        value = (position.attack(unit) + position.defence(unit)) / steps / 4.0
        value += w.LAST_STEP if steps == 1 else 0.0
        if ENGINEER[unit] or BRIDGING[unit]:
            value += w.ENGINEERS
        if self.short and unit in self.crossed:
            value += w.OVER
        if SIDE[unit] == ALLIED and not self.short and steps == 1:
            value += 0.5 * PACK.tables.victory.three_step if STEPS[unit] == 3 else 0.5
        return value

    def body(self, unit: int) -> float:
        """What a whole unit is worth."""
        return self.step(unit) * max(1, self.position.pieces[unit].steps)

    def gain(self, target: int) -> float:
        """What it is worth to drive the enemy out of a hex."""
        value = w.GROUND
        if target in self.mile:
            value += w.ON_ROAD
        elif target in self.roadside:
            value += w.BY_ROAD
        if target in self.country.cities or target in PRIZES:
            value += w.CITY if not self.short else 0.3 * w.CITY
        return value + (self._german_gain(target) if self.side == GERMAN else self._allied_gain(target))

    def _allied_gain(self, target: int) -> float:
        """The enemy who stops the spearhead comes first."""
        front = self.front
        if target in self.lifelines and self._mined_at(target):
            return w.SECURE
        if target in self.bank and self.late:
            return w.IN_THE_WAY + w.LAST_BANK
        if target in self.obstacles:
            return w.OBSTACLE
        if target in front:
            return w.IN_THE_WAY
        around = [self.mile[near] for near in (target, *GRID.near[target]) if near in self.mile]
        if any(mile < self.spear for mile in around):
            return w.CUTS_OFF
        return w.NEAR_THE_WAY if any(near in front for near in GRID.near[target]) else 0.0

    def _mined_at(self, hex_: int) -> bool:
        found = (self.position.bridge(hex_, near) for near in GRID.near[hex_])
        return any(bridge is not None and self.position.bridges[bridge] == MINED for bridge in found)

    def _german_gain(self, target: int) -> float:
        value = 0.0
        stack = self.position.stack(target)
        if target in self.bank and any(unit in self.crossed for unit in stack):
            value += w.OVER * (3.0 if self.left == 0 else 2.0 if self.left <= 2 else 1.0)
        if any(ENGINEER[unit] or BRIDGING[unit] for unit in stack):
            value += w.ENGINEERS
        if self.mile.get(target, -9) >= self.spear - 1:
            value += w.SPEARHEAD
        if self.posture.cut > 1.0 and FIRST_CUT <= self.mile.get(target, -1) < self.spear - 1:
            alone = sum(not SUPPLY_HEAD[unit] for unit in stack) <= 1
            value += w.CORRIDOR * (self.posture.cut - 1.0) * (1.0 if alone else 0.5)
        return value


_LAST: dict[tuple[int, bool], Evaluation] = {}
_COMPARED = ("pieces", "bridges", "turn", "held", "rules", "traffic", "pontoons")


def evaluation_of(position: Position, side: int, posture: Posture = STEADY) -> Evaluation:
    """The evaluation of this position: the last one, if nothing has changed that it depends on."""
    key = side, posture == STEADY
    last = _LAST.get(key)
    if last is not None and last.posture == posture:
        was = last.position
        same = all(getattr(was, name) == getattr(position, name) for name in _COMPARED)
        if same and was.unknown.keys() == position.unknown.keys():
            return last
    made = Evaluation(position, side, posture)
    _LAST[key] = made
    return made
