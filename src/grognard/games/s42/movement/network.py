"""5.0 The map as a network of steps for a group: what the terrain allows is worked out once for each weather, what the
enemy closes once for each position. `steps` judges single steps by the same rules, and explains."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from grognard.core.derived import derived
from grognard.games.s42.boxes.boxes import carried
from grognard.games.s42.data.board import Country
from grognard.games.s42.data.units import CLIMBER, COMBAT, MOVEMENT_CLASS, SIDE, Mode
from grognard.games.s42.movement.ground import are_adjacent, is_crossed_first, step_cost
from grognard.games.s42.retreat.disorder import is_covered
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import IN_FULL_RETREAT, Position
from grognard.games.s42.state.zones import is_contested, zones
from grognard.games.s42.supply.lines import held_by
from grognard.games.s42.turn.weather import SKY, Sky, sky
from grognard.hexes.paths import Steps, node
from grognard.series.zoc_bonds.marching import by_hexes

OPEN, RIVER, VOLGA = 0, 1, 2
"""Gates of an arc: none; the first step or a pontoon (5.5.2); whatever crosses the Volga (5.5.3)."""
Walk = tuple[int, bool]
"""A movement class, and whether the unit climbs mountains."""


class Arc(NamedTuple):
    """A step that the terrain allows."""

    to_hex: int
    cost: int
    """Sixths of a point."""
    gate: int


class Party(Struct, frozen=True):
    """A group as terrain and enemy affect it."""

    side: int
    walks: tuple[Walk, ...]
    units: tuple[int, ...] = ()
    armed: bool = False
    """It has a combat unit."""
    routed: bool = False
    """A unit of it is in full retreat."""


@rule("5.1.e")
def party(position: Position, units: tuple[int, ...]) -> Party:
    return Party(
        SIDE[units[0]],
        tuple(sorted({(MOVEMENT_CLASS[unit], CLIMBER[unit]) for unit in units})),  # §20.1.3.b
        units,
        armed=any(COMBAT[unit] for unit in units),
        routed=any(position.pieces[unit].order == IN_FULL_RETREAT for unit in carried(position, units)),
    )


# -- the ground ------------------------------------------------------------------------------------------------------


class Arcs(dict[int, tuple[Arc, ...]]):
    """The steps from each hex that the terrain allows a group of these movement classes, on demand."""

    def __init__(self, country: Country, weather: Sky, walks: tuple[Walk, ...]) -> None:
        self._country, self._weather, self._walks = country, weather, walks
        self.plain: dict[int, Steps] = {}
        """The same in the form the search uses, by node, for hexes inland where no step has a gate."""
        self.hexes: dict[int, Steps] = {}
        """The same with each step counted as one hex."""

    def __missing__(self, here: int) -> tuple[Arc, ...]:
        arcs = self[here] = tuple(_arcs(self._country, self._weather, self._walks, here))
        if here not in self._country.map_edge and not any(arc.gate for arc in arcs):
            self.plain[node(here)] = tuple((node(arc.to_hex), arc.cost) for arc in arcs)
            self.hexes[node(here)] = by_hexes(self.plain[node(here)])
        return arcs


@lru_cache(maxsize=64)
def arcs(country: Country, weather: Sky, walks: tuple[Walk, ...]) -> Arcs:
    """The steps that the terrain allows a group of these movement classes, in this weather."""
    return Arcs(country, weather, walks)


def _arcs(country: Country, weather: Sky, walks: tuple[Walk, ...], here: int) -> Iterable[Arc]:
    for edge in country.edges[here]:
        gate, bridge = OPEN, ""
        if edge.water == "volga" and edge.bridge != "ferry":  # §5.5.3.a, §5.5.3.b
            gate, bridge = VOLGA, edge.bridge or "ferry"
        elif is_crossed_first(country, weather, here, edge.to_hex):  # §5.5.2.a, §5.5.2.b, §5.5.2.d, §5.5.2.g
            gate = RIVER
        price = dearest(country, weather, here, edge.to_hex, walks, bridge)
        if price is not None:
            yield Arc(edge.to_hex, price, gate)


@rule("5.1.b", "5.1.e")
def dearest(
    country: Country, weather: Sky, from_hex: int, to_hex: int, walks: Iterable[Walk], bridge: str = ""
) -> int | None:
    """5.1 What a step costs the group: the highest cost of any unit. None: not all of them can move there."""
    return highest(
        step_cost(country, weather, from_hex, to_hex, movement_class, climbers=climbs, bridge=bridge)
        for movement_class, climbs in walks
    )


@rule("5.1.e")
def highest(prices: Iterable[int | None]) -> int | None:
    """5.1 The highest of these costs; None if the step is prohibited to one of the group."""
    paid: list[int] = []
    for price in prices:
        if price is None:
            return None
        paid.append(price)
    return max(paid)


# -- the enemy -------------------------------------------------------------------------------------------------------


@rule("19.2.f", "19.2.g")
def foes(position: Position, side: int, *, armed: bool) -> frozenset[int]:
    """5.1, 19.2 Hexes closed by the enemy: those with enemy combat units; to a group without combat units also those
    with other enemy units or supply points."""
    # RULING s42-202: only a combat unit drives non-combat units away, so others do not enter their hex.
    held = held_by(position, 1 - side)
    if armed:
        return held
    goods = (supply.place for supply in position.supplies if supply.side != side and supply.place >= 0)
    return held.union(position.occupied(1 - side), goods)


def closed(position: Position, group: Party, mode: Mode) -> tuple[frozenset[int], ...]:
    """The hexes closed to a group in this mode: by enemies, by their bonds, and otherwise."""
    enemy = zones(position, 1 - group.side)
    shut = [barred(position, 1 - group.side, group.armed, mode), enemy.hexes]  # §5.1.h, §7.2.a, §29.1.2.b
    if group.routed:
        own = held_by(position, group.side)
        covered = (hex_ for hex_ in enemy.zone & own if is_covered(position, group.side, hex_))
        shut.append(enemy.zone.difference(covered))  # §13.3.2.b
    return tuple(shut)


@derived("places of {0}", "rules", "battles", "supplies", *SKY)
def barred(position: Position, foe: int, armed: bool, mode: Mode) -> frozenset[int]:
    """5.1, 5.3 The hexes that the counters of a side close to its enemies."""
    held = foes(position, 1 - foe, armed=armed)
    shared = {battle.hex for battle in position.battles if is_contested(position, battle.hex)}
    hexes = (held - shared) | (shared if mode != "tactical" else set())
    return hexes | beside_enemies(position, 1 - foe) if mode == "extended" else hexes  # §5.3.b, §5.3.c


@derived("front", "places", "rules", "battles", "supplies", *SKY)
def shut(position: Position, foe: int, armed: bool, mode: Mode) -> frozenset[int]:
    """The hexes that the counters and bonds of a side close to its enemies."""
    return barred(position, foe, armed, mode) | zones(position, foe).hexes


@derived("places", "rules", "battles", *SKY)
def cities(position: Position) -> frozenset[int]:
    """29.1.2 The contested cities."""
    return frozenset([battle.hex for battle in position.battles if is_contested(position, battle.hex)])


def beside_enemies(position: Position, side: int) -> frozenset[int]:
    """5.3 The hexes adjacent to enemy combat units."""
    return vicinity(position, 1 - side)


@derived("places of {0}", "rules", *SKY)
@rule("5.3.b", "2.2.3.d", "19.2.f")
def vicinity(position: Position, side: int) -> frozenset[int]:
    """5.3 The hexes adjacent to combat units of a side, also across the Volga and with or without a ZOC; impassable
    hexsides separate them."""
    # RULING s42-208: every enemy combat unit counts, whether it has a zone of control or not.
    country, weather = position.country, sky(position)
    return frozenset(
        edge.to_hex
        for hex_ in held_by(position, side)
        for edge in country.edges[hex_]
        if are_adjacent(country, weather, hex_, edge.to_hex)
    )
