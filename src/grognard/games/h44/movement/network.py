"""8.1-8.6 The country as a network of steps for a group: what its ground allows is found once for each state of the
bridges, what the enemy closes once for each position. `ground` judges single steps by the same rules, and explains."""

from __future__ import annotations

from grognard.core.derived import derived
from grognard.games.h44.data.board import GRID, Arc, Fan
from grognard.games.h44.data.units import ALLIED, PACK, SIDE, Mode
from grognard.games.h44.movement.ground import FOOT, JAM, POINT, WHEELS, deeper, movement_class, terrain_cost
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import IN_FULL_RETREAT, Position
from grognard.games.h44.state.zones import bridged, vehicles_pass, zones

OPEN, FIRST, FERRY = 0, 1, 2
"""Gates of an arc: none; only as the first step of tactical movement (8.5.3); only by ferry (8.5.4). They add up."""
DEEP = 2
"""8.6.1 Hexes of woods off the road after which each more costs a point; farther behind they need not be counted."""
MovementClasses = tuple[int, ...]


def movement_classes(position: Position, units: tuple[int, ...]) -> MovementClasses:
    return tuple(sorted({movement_class(position, unit) for unit in units}))


def fan(position: Position, walks: MovementClasses, here: int) -> Fan:
    """The steps from a hex that the ground allows a group of these movement classes."""
    country = position.country
    bridges = country.banks.get(here)
    known = (country.inland if bridges is None else position.atlas).fans.setdefault(walks, {})
    found = known.get(here)
    if found is None:
        key = walks, here, tuple(map(position.usable, bridges or ()))
        if key not in country.crossings:
            country.crossings[key] = _fan(_arcs(position, walks, here))
        found = known[here] = country.crossings[key]
    return found


def _fan(arcs: list[Arc]) -> Fan:
    free = [arc for arc in arcs if not arc.gate]
    plain = (tuple(step_along(arc, woods) for arc in free) for woods in range(DEEP + 1))
    return Fan(tuple(arcs), len(free) < len(arcs), tuple(arc.other for arc in free), tuple(plain))


@rule("8.6.1.a", "8.6.1.b")
def step_along(arc: Arc, woods: int) -> tuple[int, int, int]:
    """8.6.1 Where an arc leads after so many hexes of woods off the road, what it costs, and the woods behind it then:
    beyond the second hex of them each more costs a point."""
    if not arc.deeper:
        return arc.other, arc.cost, woods
    return (arc.other, arc.cost, woods + 1) if woods < DEEP else (arc.other, arc.cost + POINT, woods)


@rule("2.2.2.a", "8.1.f")
def _arcs(position: Position, walks: MovementClasses, here: int) -> list[Arc]:
    found = []
    for other in GRID.near[here]:
        gate = _gate(position, walks, here, other)
        if other in position.country.land and gate is not None:
            price = max(terrain_cost(position, here, other, walk) for walk in walks)  # §8.1.f
            found.append(Arc(other, price, deeper(position, here, other), gate))
    return found


@rule("8.5.2.a", "8.5.3.b", "8.5.4.a")
def _gate(position: Position, walks: MovementClasses, one: int, other: int) -> int | None:
    """What a step takes besides points; `None` if nothing opens it."""
    wheels = WHEELS in walks
    water = position.country.water(one, other)
    if bridged(position, one, other):
        return None if wheels and not vehicles_pass(position, one, other) else OPEN  # §8.6.2.a, §8.6.2.b
    if water == "major":
        return FERRY  # §8.5.4.a
    return (FIRST if water == "canal" else OPEN) + (FERRY if wheels else OPEN)  # §8.5.2.a, §8.5.3.b, §8.5.2.b, §8.5.3.c


@rule("24.2.a", "24.2.b", "24.2.d")
def jammed_cost(position: Position, walks: MovementClasses, one: int, other: int) -> int:
    """24.2 What a step to a traffic marker costs an Allied group."""
    return max(terrain_cost(position, one, other, walk) + (JAM if walk != FOOT else 0) for walk in walks)


def closed(position: Position, units: tuple[int, ...], mode: Mode, walks: MovementClasses) -> frozenset[int]:
    """The hexes that enemies and boundaries close to a group in this mode."""
    routed = any(position.pieces[unit].order == IN_FULL_RETREAT for unit in units)
    bound = position.turn <= PACK.tables.boundary_turn
    corps = tuple(sorted({position.corps(unit) for unit in units} - {""})) if bound else ()
    crowds = mode != "tactical" and walks != (FOOT,)
    return _closed(position, SIDE[units[0]], mode == "extended", crowds, routed, corps)


@derived("front", "faces", "rules", "bridges", "turn", "parents")
@rule("6.4.2.d", "7.4.2.a", "14.3.2.j")
def _closed(
    position: Position, side: int, extended: bool, crowds: bool, routed: bool, corps: tuple[str, ...]
) -> frozenset[int]:
    from grognard.games.h44.state.stacking import overstacked

    enemy = zones(position, 1 - side)
    hexes = {*barred(position, 1 - side, extended), *enemy.hexes}  # §7.4.2.a, §8.1.i
    if crowds:
        # §6.4.2.d, §6.1.b, §6.1.d, §6.1.e, §6.1.g, §25.2.1.d
        hexes.update(hex_ for hex_, stack in position.stacks.items() if len(stack) > 2 and overstacked(position, hex_))
    if routed:
        steady = {hex_ for hex_, stack in position.stacks.items() if _steady(position, stack)}
        steady |= position.unknown.keys() if side != ALLIED else set()
        hexes |= enemy.zone - steady  # §14.3.2.j
    for one in corps:
        hexes |= PACK.sectors.beyond(one, 1)
    return frozenset(hexes)


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
