"""8.1-8.6 The map as a network of steps for a group: what the terrain allows is worked out once for each state of the
bridges, what the enemy closes once for each position. `ground` judges single steps by the same rules, and explains."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.core.derived import derived
from grognard.games.h44.data.board import GRID, Arc, Fan, pair
from grognard.games.h44.data.units import ALLIED, PACK, SIDE, Mode
from grognard.games.h44.movement.ground import FOOT, JAM, POINT, WHEELS, deeper, movement_class, terrain_cost
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import IN_FULL_RETREAT, Position
from grognard.games.h44.state.zones import bridged, vehicles_pass, zones
from grognard.hexes.paths import node

OPEN, FIRST, FERRY = 0, 1, 2
"""Gates of an arc: none; only as the first step of tactical movement (8.5.3); only by ferry (8.5.4). They add up."""
DEEP = 2
"""8.6.1 Hexes of off-road woods after which each further one costs a point; more need not be counted."""
MovementClasses = tuple[int, ...]
NONE = frozenset[int]()


class Party(NamedTuple):
    """A group as terrain and enemy affect it."""

    side: int
    walks: MovementClasses
    order: int
    """The worst of its units."""
    corps: tuple[str, ...]
    """23.4 The corps whose boundaries bind it."""


def party(position: Position, units: tuple[int, ...]) -> Party:
    walks = tuple(sorted({movement_class(position, unit) for unit in units}))
    bound = position.turn <= PACK.tables.boundary_turn
    corps = tuple(sorted({position.corps(unit) for unit in units} - {""})) if bound else ()
    return Party(SIDE[units[0]], walks, max(position.pieces[unit].order for unit in units), corps)


def fan(position: Position, walks: MovementClasses, here: int) -> Fan:
    """The steps from a hex that the terrain allows a group of these movement classes."""
    country = position.country
    bridges = country.banks.get(here)
    fans = (country.inland if bridges is None else position.atlas).fans.setdefault(walks, {})
    arcs = fans.get(here)
    if arcs is None:
        key = walks, here, tuple(map(position.usable, bridges or ()))
        if key not in country.crossings:
            country.crossings[key] = _fan(_arcs(position, walks, here))
        arcs = fans[here] = country.crossings[key]
    return arcs


def _fan(arcs: list[Arc]) -> Fan:
    steps = tuple(tuple(_step_along(arc, woods) for arc in arcs) for woods in range(DEEP + 1))
    free = (tuple(step for arc, step in zip(arcs, row, strict=True) if not arc.gate) for row in steps)
    return Fan(tuple(arcs), steps, any(arc.gate for arc in arcs), tuple(free))


@rule("8.6.1.a", "8.6.1.b")
def _step_along(arc: Arc, woods: int) -> tuple[int, int]:
    """8.6.1 Where an arc leads after so many hexes of off-road woods, with the woods passed by then, and its cost:
    beyond the second hex each further one costs a point."""
    if not arc.deeper:
        return node(arc.to_hex, woods), arc.cost
    return (node(arc.to_hex, woods + 1), arc.cost) if woods < DEEP else (node(arc.to_hex, woods), arc.cost + POINT)


@rule("2.2.2.a", "8.1.f")
def _arcs(position: Position, walks: MovementClasses, here: int) -> list[Arc]:
    arcs = []
    for neighbour in GRID.near[here]:
        gate = _gate(position, walks, here, neighbour)
        if neighbour in position.country.land and gate is not None:
            price = max(terrain_cost(position, here, neighbour, walk) for walk in walks)  # §8.1.f
            arcs.append(Arc(neighbour, pair(here, neighbour), price, deeper(position, here, neighbour), gate))
    return arcs


@rule("8.5.2.a", "8.5.3.b", "8.5.4.a")
def _gate(position: Position, walks: MovementClasses, from_hex: int, to_hex: int) -> int | None:
    """What a step requires besides points; `None` if it is prohibited."""
    wheels = WHEELS in walks
    water = position.country.water(from_hex, to_hex)
    if bridged(position, from_hex, to_hex):
        return None if wheels and not vehicles_pass(position, from_hex, to_hex) else OPEN  # §8.6.2.a, §8.6.2.b
    if water == "major":
        return FERRY  # §8.5.4.a
    return (FIRST if water == "canal" else OPEN) + (FERRY if wheels else OPEN)  # §8.5.2.a, §8.5.3.b, §8.5.2.b, §8.5.3.c


@rule("24.2.a", "24.2.b", "24.2.d")
def jammed_cost(position: Position, walks: MovementClasses, from_hex: int, to_hex: int) -> int:
    """24.2 What a step to a traffic marker costs an Allied group."""
    return max(terrain_cost(position, from_hex, to_hex, walk) + (JAM if walk != FOOT else 0) for walk in walks)


def closed(position: Position, group: Party, mode: Mode) -> tuple[frozenset[int], ...]:
    """The hexes closed to a group in this mode: by enemies, by their bonds, and otherwise."""
    enemy = zones(position, 1 - group.side)
    shut: list[frozenset[int]] = [barred(position, 1 - group.side, mode == "extended"), enemy.hexes]  # §7.4.2.a, §8.1.i
    if mode != "tactical" and group.walks != (FOOT,):
        shut.append(crowded(position))  # §6.4.2.d
    if group.order == IN_FULL_RETREAT:
        steady = {hex_ for hex_, stack in position.stacks.items() if _steady(position, stack)}
        steady |= position.unknown.keys() if group.side != ALLIED else set()
        shut.append(enemy.zone - steady)  # §14.3.2.j
    shut += [PACK.sectors.beyond[corps] for corps in group.corps]
    return tuple(shut)


@lru_cache(maxsize=64)
def around(hexes: frozenset[int]) -> frozenset[int]:
    """These hexes and all adjacent ones."""
    return hexes.union(*(GRID.near[hex_] for hex_ in hexes))


@derived("front", "faces", "rules", "bridges", "turn")
def shut(position: Position, foe: int, extended: bool) -> frozenset[int]:
    """The hexes that the counters and bonds of a side close to its enemies."""
    return barred(position, foe, extended) | zones(position, foe).hexes


class Watch(NamedTuple):
    """Where the zones of one side affect a path of the other."""

    ends: frozenset[int]
    """7.2 Where it ends."""
    asks: frozenset[int]
    """Where it may go on."""


@derived("front of {0}", "faces", "rules", "bridges")
def watched(position: Position, foe: int, mode: Mode) -> Watch:
    """7.2 Where zones of a side end the paths of its enemies, unless they infiltrate (8.3.3) or encounter unknown units
    (25.3.1)."""
    zone, country = zones(position, foe).zone, position.country
    asks = zone & (country.cities | country.cover) if mode == "tactical" else NONE
    if foe != ALLIED and mode != "extended" and position.unknown:
        asks |= zone & around(frozenset(position.unknown))
    return Watch(zone - asks, asks)


@derived("front")
@rule("6.4.2.d")
def crowded(position: Position) -> frozenset[int]:
    """6.4.2 The overstacked hexes."""
    from grognard.games.h44.state.stacking import overstacked

    # §6.1.b, §6.1.d, §6.1.e, §6.1.g, §25.2.1.d
    stacks = position.stacks.items()
    return frozenset([hex_ for hex_, stack in stacks if len(stack) > 2 and overstacked(position, hex_)])


@derived("front of {0}", "faces", "rules", "bridges")
@rule("8.2.2.a", "8.2.2.b", "8.2.2.c")
def barred(position: Position, foe: int, extended: bool) -> frozenset[int]:
    """8.1, 8.2.2 The hexes that the counters of a side close to its enemies."""
    foes = {hex_ for hex_, stack in position.stacks.items() if SIDE[stack[0]] == foe}  # §8.1.i
    foes -= {hex_ for hex_ in foes & position.unknown.keys() if position.lone_unknown(hex_)}  # §25.4.a
    if not extended:
        return frozenset(foes)
    hexes = set(foes)
    if foe != ALLIED:
        foes |= position.unknown.keys()  # §8.2.2.b
        hexes |= foes
    hexes.update(near for hex_ in foes for near in GRID.near[hex_])  # §8.2.2.a, §8.2.2.c
    return frozenset(hexes)


def _steady(position: Position, stack: tuple[int, ...]) -> bool:
    return any(position.pieces[unit].order != IN_FULL_RETREAT for unit in stack)
