"""The country of Holland '44 as a network of ways: what a step costs on foot, with half-tracks and on wheels, and how
far it is from everywhere to a set of hexes. Enemies are left out; what is known of them is given as extra cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from grognard.ai.h44 import weights as w
from grognard.games.h44.data.board import GRID, Country, Patch, country
from grognard.games.h44.data.units import MECHANISED, PACK, VEHICLE
from grognard.games.h44.movement.ground import FOOT, MECH, POINT, WHEELS
from grognard.games.h44.state.position import INTACT, MINED, REPAIRING, Position
from grognard.games.h44.supply.lines import never_blown
from grognard.hexes.paths import FAR as FAR
from grognard.hexes.paths import distances

ROADS, TERRAIN = PACK.tables.roads, PACK.tables.terrain
SOFT = ("polder", "polder-woods", "marsh")
Link = tuple[int, int, int, int]
"""A hex next door, the cost of the step from there, the bridge on the way or -1, the cost when that bridge is gone."""
Field = list[int]


def turns(movement_class: int) -> int:
    """What a unit covers in a turn, in sixths of a movement point."""
    return w.TURN_ON_FOOT if movement_class == FOOT else w.TURN_BY_WHEEL


@cache
def within(hex_: int, reach: int) -> tuple[int, ...]:
    """The hexes not farther than that."""
    return tuple(GRID.within(hex_, reach))


def gait_of(unit: int) -> int:
    return WHEELS if VEHICLE[unit] else MECH if MECHANISED[unit] else FOOT


def _ground(land: Country, hex_: int, movement_class: int) -> int:
    if hex_ in land.cities:
        return POINT
    cost = TERRAIN[land.rough(hex_)].cost[movement_class]
    return cost * POINT if cost is not None else FAR


def _wet(land: Country, one: int, other: int, movement_class: int) -> int:
    """Over the water without a bridge: a turn's work for infantry at a canal, wheels wait for the engineers."""
    water = land.water(one, other)
    if water == "minor":
        return (
            FAR
            if movement_class == WHEELS
            else _ground(land, other, movement_class) + PACK.tables.minor_river[movement_class] * POINT
        )
    if water == "canal":
        return w.BRIDGING if movement_class == WHEELS else w.DISMOUNTING if movement_class == MECH else w.WADING
    return w.RIVER


def _soft(land: Country, hex_: int) -> bool:
    return land.rough(hex_) in SOFT and hex_ not in land.cities


def _link(land: Country, one: int, other: int, movement_class: int) -> Link | None:
    """The step from `one` into `other`, as a link that leads back from `other`."""
    road, water = land.road(one, other), land.water(one, other)
    bridge = land.bridge_at.get((one, other) if one < other else (other, one), -1)
    barred = movement_class == WHEELS and (_soft(land, one) or _soft(land, other))
    if road and (not water or bridge >= 0 or water == "minor"):
        gone = _wet(land, one, other, movement_class) if bridge >= 0 else FAR
        return one, ROADS[road][movement_class], bridge, gone
    if barred:
        return None
    if not water:
        return one, _ground(land, other, movement_class), -1, FAR
    if bridge >= 0:
        over = _ground(land, other, movement_class) + PACK.tables.rail_bridge[movement_class] * POINT
        return one, over, bridge, _wet(land, one, other, movement_class)
    cost = _wet(land, one, other, movement_class)
    return (one, cost, -1, FAR) if cost < FAR and water != "major" else None


@cache
def links(patch: Patch, movement_class: int) -> tuple[tuple[Link, ...], ...]:
    """For each hex the steps that lead into it."""
    land = country(patch)
    found: list[tuple[Link, ...]] = []
    for hex_ in range(GRID.size):
        if hex_ not in land.land:
            found.append(())
            continue
        into = (_link(land, near, hex_, movement_class) for near in GRID.near[hex_] if near in land.land)
        found.append(tuple(link for link in into if link is not None and link[1] < FAR))
    return tuple(found)


def _doubt(position: Position, bridge: int, *, wary: bool) -> float:
    """How likely a bridge is to be down when a unit comes: the Germans try whatever is mined."""
    state = position.bridges[bridge]
    if state in (INTACT, MINED):
        return w.MINED if wary and state == MINED and not never_blown(bridge) else 0.0
    return w.HALF_MENDED if state == REPAIRING else 1.0


Steps = list[list[tuple[int, int]]]
"""For each hex the steps that lead into it, as the bridges are: where from, and the cost."""


class DistanceFields:
    """What was found before, with the bridges as they are."""

    def __init__(self) -> None:
        self.fields: dict[tuple[tuple[int, ...], int, int, bool], Field] = {}
        self.steps: dict[tuple[int, bool], Steps] = {}
        self.roads: dict[tuple[tuple[int, ...], tuple[int, ...]], list[int]] = {}


_WAYS: dict[tuple[tuple[int, ...], Patch], DistanceFields] = {}
KEPT = 3
"""States of the bridges whose ways are kept."""


def _known(position: Position) -> DistanceFields:
    """The ways found before, with the bridges as they are."""
    state = (position.bridges, position.rules.patch)
    known = _WAYS.get(state)
    if known is None:
        while len(_WAYS) >= KEPT:
            del _WAYS[next(iter(_WAYS))]
        known = _WAYS[state] = DistanceFields()
    return known


def _steps(position: Position, movement_class: int, *, wary: bool) -> Steps:
    """What each step costs with the bridges as they are: a part of the delay, if a bridge may be down."""
    odds = [_doubt(position, bridge, wary=wary) for bridge in range(len(position.bridges))]
    return [
        [
            (other, cost + int(odds[bridge] * (gone - cost)) if bridge >= 0 and gone > cost else cost)
            for other, cost, bridge, gone in into
        ]
        for into in links(position.rules.patch, movement_class)
    ]


def field(
    position: Position,
    goals: Iterable[int],
    movement_class: int,
    limit: int = FAR,
    extra: Mapping[int, int] | None = None,
    *,
    wary: bool = False,
) -> Field:
    """How far it is to the nearest goal from every hex, in sixths of a movement point; `extra`: what entering a hex
    costs more. Blown bridges cost what it takes to mend or wade; to the wary, mined ones cost a part of it."""
    key = (tuple(goals), movement_class, limit, wary)
    known = _known(position)
    if extra is None and key in known.fields:
        return known.fields[key]
    steps = known.steps.get((movement_class, wary))
    if steps is None:
        steps = known.steps[movement_class, wary] = _steps(position, movement_class, wary=wary)
    far = distances(steps, key[0], limit=limit, extra=extra)
    if extra is None:
        known.fields[key] = far
    return far


def road_to(position: Position, starts: Iterable[int], goals: Iterable[int]) -> list[int]:
    """The hexes of the quickest way for wheels, the start first; a blown bridge on it is only a nuisance, and so is one
    of a railway: no line of supply leads over it (18.3.2)."""
    ends = (tuple(starts), tuple(goals))
    roads = _known(position).roads
    if ends not in roads:
        roads[ends] = _road(position, *ends)
    return roads[ends]


def _road(position: Position, starts: tuple[int, ...], goals: tuple[int, ...]) -> list[int]:
    land = country(position.rules.patch)
    doubts = [_doubt(position, bridge, wary=True) for bridge in range(len(position.bridges))]

    def delay(hex_: int, near: int, bridge: int) -> int:
        if land.road(hex_, near):
            return int(w.DETOUR * doubts[bridge]) if bridge >= 0 else 0
        return w.OVERLAND + w.DETOUR * (bridge >= 0)

    steps = [
        [(near, cost + delay(hex_, near, bridge)) for near, cost, bridge, _ in into]
        for hex_, into in enumerate(links(position.rules.patch, WHEELS))
    ]
    after: dict[int, int] = {}
    far = distances(steps, goals, onward=after)
    path = [min(starts, key=lambda h: (far[h], h))]
    while path[-1] in after:
        path.append(after[path[-1]])
    return path


def spread(starts: Iterable[int]) -> list[int]:
    """How many hexes it is from everywhere to the nearest of these."""
    found = [FAR] * GRID.size
    edge = list(starts)
    for hex_ in edge:
        found[hex_] = 0
    for hex_ in edge:
        for near in GRID.near[hex_]:
            if found[near] == FAR:
                found[near] = found[hex_] + 1
                edge.append(near)
    return found
