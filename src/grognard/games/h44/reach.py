"""8.0 Where a group of units can go: every hex and entry area in reach, by mode, with the way and its cost."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from msgspec import Struct

from grognard.core.verdicts import judge
from grognard.games.h44.board import GRID
from grognard.games.h44.ground import FOOT, POINT, STEPPING, Step, area_is_open, cost, gait, is_woods
from grognard.games.h44.position import (
    AREA,
    DISMOUNTED,
    DISRUPTED,
    ENGAGED,
    GOOD,
    MARCHING,
    REFITTED,
    ROUTED,
    SCATTERED,
    SPENT,
    UNSUPPLIED,
    Position,
)
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import ALLIED, ARTILLERY, GERMAN, PACK, SIDE, SUPPLY_HEAD, Mode
from grognard.games.h44.zones import bridged, in_zoc, zones

MODES: tuple[Mode, ...] = ("normal", "extended", "tactical")


class Trek(Struct, frozen=True, kw_only=True):
    """A group on the move."""

    units: tuple[int, ...]
    start: int
    """Where it began: a hex or an entry area."""
    here: int
    mode: str = ""
    """Chosen with the first step; empty before."""
    spent: int = 0
    steps: int = 0
    woods: int = 0
    stopped: bool = False


class Way(Struct, frozen=True):
    path: tuple[int, ...]
    cost: int
    woods: int


@rule("8.2.1", "8.3.1", "17.3", "18.6", "20.2.5.b", "14.2", "11.5.1", "22.3.6", "18.4", "23.1.2")
def allowance(position: Position, units: tuple[int, ...], mode: Mode) -> int:
    """8.2 Sixths of a point for normal and extended movement; for tactical movement, the number of hexes."""
    if mode == "tactical":
        return 1 if any(position.pieces[u].has(REFITTED) for u in units) else 2
    return min(_points(position, unit) for unit in units) * POINT + (2 * POINT if mode == "extended" else 0)


def _points(position: Position, unit: int) -> int:
    piece = position.pieces[unit]
    if piece.has(DISMOUNTED):
        return PACK.tables.dismounted
    if ARTILLERY[unit]:
        return PACK.tables.marching if piece.has(MARCHING) else 0
    return position.allowance(unit)


@rule("14.2", "18.4", "22.3.6", "11.5.1", "17.3", "18.2.2", "23.1.2", "20.2.5")
def must_be_tactical(position: Position, unit: int) -> bool:
    """Units that move only tactically: disrupted, unsupplied, scattered, engaged, refitted; artillery on the gun line;
    supply heads; all Germans on turn 1."""
    piece = position.pieces[unit]
    if SUPPLY_HEAD[unit] or piece.order == DISRUPTED or piece.marks & (UNSUPPLIED | SCATTERED | ENGAGED | REFITTED):
        return True
    if ARTILLERY[unit] and not piece.has(MARCHING):
        return True
    return position.turn == 1 and SIDE[unit] == GERMAN


def modes(position: Position, trek: Trek) -> Iterator[Mode]:
    """The modes a group may use: the one it has begun with, or all that its units allow."""
    if trek.mode:
        yield trek.mode  # type: ignore[misc]  # a Mode as soon as it is not empty
        return
    tactical_only = any(must_be_tactical(position, unit) for unit in trek.units)
    routed = any(position.pieces[unit].order == ROUTED for unit in trek.units)
    for mode in MODES:
        if tactical_only and mode != "tactical":
            continue
        if routed and mode != "normal":
            continue
        yield mode


@rule("8.3.3", "7.2")
def stops(position: Position, units: tuple[int, ...], mode: Mode, hex_: int) -> bool:
    """7.2 An enemy zone of control stops a group, unless it infiltrates: through a city, or through woods or a town
    that own units screen."""
    side = SIDE[units[0]]
    if not in_zoc(position, side, hex_):
        return False
    return not (mode == "tactical" and infiltrates(position, hex_))


@rule("25.3.1.a", "25.3.1.k")
def unknown_ahead(position: Position, side: int, mode: str, hex_: int) -> tuple[int, ...]:
    """25.3.1 The unknown units that a column may go on to meet from a hex that nobody but they control: only the zone
    of a known unit ends its move."""
    if side != ALLIED or mode == "extended":
        return ()
    watchers = zones(position, 1 - side).sources.get(hex_, ())
    alone = all(near in position.unknown and not position.stack(near) for near in watchers)
    return watchers if alone else ()


@rule("8.3.3")
def infiltrates(position: Position, hex_: int) -> bool:
    """8.3.3 A city, or woods or a town with two steps that gave up their move."""
    country = position.country
    kind = country.places.get(hex_, "")
    if kind == "city":
        return True
    screen = sum(position.pieces[u].steps for u in position.stack(hex_) if position.pieces[u].has(SPENT))
    return screen >= 2 and (kind == "town" or country.rough(hex_) in ("woods", "polder-woods"))


def reach(position: Position, trek: Trek, mode: Mode) -> dict[int, Way]:
    """Every hex (and entry area, as its place) the group can get to in this mode from where it is now."""
    known: dict[tuple[Trek, Mode], dict[int, Way]] = position.__dict__.setdefault("reach", {})
    if (trek, mode) not in known:
        known[trek, mode] = _search(position, trek, mode)
    return known[trek, mode]


@rule("8.1", "7.2", "8.6.1", "19.1", "19.3.1", "19.6")
def _search(position: Position, trek: Trek, mode: Mode) -> dict[int, Way]:
    """8.1 Dijkstra over hexes and the woods behind: zones of control end a way, bonds and water bar it."""
    units, side = trek.units, SIDE[trek.units[0]]
    limit = allowance(position, units, mode)
    if trek.stopped or not limit:
        return {}
    tactical = mode == "tactical"
    found: dict[int, Way] = {}
    first = 0 if tactical else trek.spent
    edge: list[tuple[int, int, int, tuple[int, ...]]] = [(trek.steps if tactical else first, trek.here, trek.woods, ())]
    best: dict[tuple[int, int], int] = {}
    while edge:
        spent, here, woods, path = heappop(edge)
        if best.get((here, woods), -1) >= 0 and best[here, woods] < spent:
            continue
        if path:
            if here not in found or spent < found[here].cost:
                found[here] = Way(path, spent, woods)
            if here < 0:
                continue
        halted = bool(path) and stops(position, units, mode, here)
        meets = unknown_ahead(position, side, mode, here) if halted else ()
        for other in _around(position, side, here, trek, bool(path)):
            if halted and other not in meets:
                continue
            if other < 0:
                total = limit if here < 0 else spent + (1 if tactical else POINT)
                bushes = woods
            else:
                step = Step(position, units, mode, here, other, first=trek.steps == 0 and not path)
                if judge(STEPPING, step) is not True:
                    continue
                total = spent + (1 if tactical else cost(step, woods))
                off_road = here < 0 or not (position.country.road(here, other) and bridged(position, here, other))
                bushes = min(2, woods + 1) if off_road and is_woods(position, other) else woods
            if total > limit or best.get((other, bushes), total + 1) <= total:
                continue
            best[other, bushes] = total
            heappush(edge, (total, other, bushes, (*path, other)))
    if mode == "extended":
        return {hex_: way for hex_, way in found.items() if hex_ < 0 or not _company(position, trek, hex_)}
    return found


@rule("8.2.2")
def _company(position: Position, trek: Trek, hex_: int) -> bool:
    """8.2.2 Extended movement does not end with another own unit."""
    return any(unit not in trek.units for unit in position.stack(hex_))


def _around(position: Position, side: int, here: int, trek: Trek, moved: bool) -> Iterator[int]:
    """The hexes and areas next to a place."""
    country = position.country
    if here >= 0:
        yield from GRID.near[here]
        for area in country.edge_of.get(here, ()):
            if area_is_open(position, side, here, area):
                yield AREA - area
        return
    if moved or any(position.pieces[unit].order != GOOD for unit in trek.units):
        return
    area = AREA - here
    yield from country.edges[area]
    yield from (
        AREA - other for other in country.beside[area] if area_is_open(position, side, next(iter(country.land)), other)
    )


def is_mechanised(position: Position, units: tuple[int, ...]) -> bool:
    return any(gait(position, unit) != FOOT for unit in units)


def is_allied(units: tuple[int, ...]) -> bool:
    return SIDE[units[0]] == ALLIED
