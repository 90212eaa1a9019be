"""8.0 Where a group of units can move: every hex and entry area in reach, by mode, with its path and cost."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.counters.position import ANYTHING
from grognard.core.derived import derived
from grognard.games.h44.data.board import Arc
from grognard.games.h44.data.units import ALLIED, ARTILLERY, GERMAN, PACK, SIDE, SUPPLY_HEAD, Mode
from grognard.games.h44.movement.ferries import ferry_for
from grognard.games.h44.movement.ground import EXIT, POINT, deeper, exits, terrain_cost
from grognard.games.h44.movement.network import (
    DEEP,
    FERRY,
    FIRST,
    NONE,
    around,
    closed,
    fan,
    jammed_cost,
    party,
    shut,
    watched,
)
from grognard.games.h44.retreat.disorder import is_shaken
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import (
    AREA,
    DISMOUNTED,
    DISRUPTED,
    ENGAGED,
    GOOD,
    IN_FULL_RETREAT,
    MARCHING,
    MOVED,
    REFITTED,
    SCATTERED,
    SPENT,
    UNSUPPLIED,
    Piece,
    Position,
)
from grognard.games.h44.state.zones import in_zoc, zones
from grognard.games.h44.turn.edges import LANDINGS, edge_is_soft, landings
from grognard.hexes.paths import NO_ROUTES, WHOLE, Routes, Steps, node
from grognard.series.zoc_bonds import marching
from grognard.series.zoc_bonds.marching import MODES, by_hexes, ways


class March(marching.March, frozen=True, kw_only=True):
    """A group on the move."""

    woods: int = 0
    """8.6.1 Hexes of off-road woods passed."""


@rule("8.1.c", "8.1.e", "8.2.1.a")
def allowance(position: Position, units: tuple[int, ...], mode: Mode) -> int:
    """8.2 Sixths of a point for normal and extended movement; for tactical movement, the number of hexes."""
    if mode == "tactical":
        return 1 if any(position.pieces[u].has(REFITTED) for u in units) else 2  # §20.2.5.b, §8.3.1.a
    # §8.1.c, §8.1.e, §8.2.1.a, §8.1.b
    return min(_points(position, unit) for unit in units) * POINT + (2 * POINT if mode == "extended" else 0)


@rule("17.3.d", "18.6.d")
def _points(position: Position, unit: int) -> int:
    piece = position.pieces[unit]
    if piece.has(DISMOUNTED):
        return PACK.tables.dismounted
    if ARTILLERY[unit]:
        return PACK.tables.marching if piece.has(MARCHING) else 0
    return position.allowance(unit)


@rule("14.2.a", "23.1.2.a")
def must_be_tactical(position: Position, unit: int) -> bool:
    """Units that move only tactically: disrupted, unsupplied, scattered or engaged ones, units taking replacements,
    artillery without a movement marker, supply heads, all Germans on turn 1."""
    piece = position.pieces[unit]
    # §18.4.l
    if SUPPLY_HEAD[unit] or piece.order == DISRUPTED or piece.marks & (UNSUPPLIED | SCATTERED | ENGAGED | REFITTED):
        return True
    if ARTILLERY[unit] and not piece.has(MARCHING):  # §17.3.b
        return True
    return position.turn == 1 and SIDE[unit] == GERMAN  # §23.1.2.a


@rule("8.2.2.e", "14.3.2.b", "14.3.1.a")
def modes(position: Position, march: March) -> Iterator[Mode]:
    """The modes a group may use: the one it has begun with, or all that its units allow."""
    if march.mode:
        yield march.mode
        return
    tactical_only = any(must_be_tactical(position, unit) for unit in march.units)
    routed = any(position.pieces[unit].order == IN_FULL_RETREAT for unit in march.units)
    for mode in MODES:
        if tactical_only and mode != "tactical":
            continue
        if routed and mode == "extended":  # §14.3.2.c
            continue
        yield mode


@rule("7.2.a", "7.2.b", "8.3.3.f")
def stops(position: Position, side: int, mode: Mode, hex_: int) -> bool:
    """7.2 An enemy ZOC stops a group, unless it infiltrates: through a city, or through woods or a town screened by
    friendly units."""
    if not in_zoc(position, side, hex_):  # §7.2.a, §8.3.2.b
        return False
    return not (mode == "tactical" and infiltrates(position, hex_))  # §7.2.b, §8.3.3.f, §8.3.3.a


@rule("25.3.1.a", "25.3.1.k")
def unknown_ahead(position: Position, side: int, mode: str, hex_: int) -> tuple[int, ...]:
    """25.3.1 The unknown units that a column may move on to encounter, from a hex controlled by them alone: only the
    ZOC of a known unit ends its move."""
    if side != ALLIED or mode == "extended":
        return ()
    watchers = zones(position, 1 - side).sources.get(hex_, ())
    alone = all(position.lone_unknown(near) for near in watchers)
    return watchers if alone else ()


@rule("8.3.3.b", "8.3.3.c", "8.3.3.d")
def infiltrates(position: Position, hex_: int) -> bool:
    """8.3.3 A city, or woods or a town with two steps that gave up their move."""
    if hex_ in position.country.cities:
        return True
    pieces = (position.pieces[unit] for unit in position.stack(hex_))
    return is_cover(position, hex_) and sum(piece.steps for piece in pieces if screens_now(piece)) >= 2


@rule("8.3.3.e")
def screens_now(piece: Piece) -> bool:
    """8.3.3 A unit that gave up its whole move: it is spent, but not by an encounter (25.3.3)."""
    return piece.has(SPENT) and not piece.has(MOVED)


@rule("8.3.3.c", "8.3.3.d")
def is_cover(position: Position, hex_: int) -> bool:
    """8.3.3 Woods, unless in polder (8.6.3), and towns."""
    return hex_ in position.country.cover


@rule("8.3.3.c", "8.3.3.d")
def cover_clause(position: Position, place: int) -> str:
    """8.3.3 The clause by which a place could be screened: as a town, else as woods."""
    return "8.3.3.d" if position.country.places.get(place) == "town" else "8.3.3.c"


@derived(ANYTHING)
def reach(position: Position, march: March, mode: Mode) -> Routes:
    """Every hex (and entry area, as its place) the group can reach in this mode from where it is now."""
    return _search(position, march, mode, allowance(position, march.units, mode))


def reach_with(position: Position, march: March, mode: Mode, more: int) -> Routes:
    """Where the group could move if it had more points, in sixths, or more hexes for tactical movement."""
    return _search(position, march, mode, allowance(position, march.units, mode) + more)


class Scout:
    """The steps a group can take from a place: the node of each, with the woods passed by then, and its cost in sixths;
    in tactical movement each costs one hex."""

    def __init__(self, position: Position, march: March, mode: Mode) -> None:
        self.position, self.march, self.mode = position, march, mode
        self.group = party(position, march.units)
        self.side, self.walks = self.group.side, self.group.walks
        self.enemy = zones(position, 1 - self.side)
        self.tactical = mode == "tactical"
        self.traffic = frozenset([hex_ for _, hex_ in position.traffic]) if self.side == ALLIED else NONE  # §24.2.i
        self.closed = closed(position, self.group, mode)
        self.shut = shut(position, 1 - self.side, mode == "extended")
        if self.closed[2:]:
            self.shut = self.shut.union(*self.closed[2:])
        self.ends, asks = watched(position, 1 - self.side, mode)
        self.special = asks | self.enemy.flanks
        if self.traffic:
            self.special |= around(self.traffic)
        key = self.walks, exits(position, self.side), self.tactical
        self.inland = position.country.inland.plain.setdefault(key, {})
        if key not in position.atlas.plain:
            position.atlas.plain[key] = self.inland.copy()
        self.plain = position.atlas.plain[key]

    def steps(self, here: int, woods: int, moved: bool) -> Steps:
        """Where only the ground has a say, the answer is kept. Elsewhere each step is worked out."""
        steps = self.priced(here, woods, moved)
        return by_hexes(steps) if self.tactical else steps

    def priced(self, here: int, woods: int, moved: bool) -> Steps:
        if not moved or here < 0 or here in self.special or here in self.ends:
            return self._weighed(here, woods, moved)
        ground = fan(self.position, self.walks, here)
        if self.tactical and (here in LANDINGS or ground.gated):
            return self._weighed(here, woods, moved)
        out = self._out(here, woods) if here in self.position.country.map_edge else ()
        steps = (*out, *ground.free[woods])
        kept = self.plain[node(here, woods)] = by_hexes(steps) if self.tactical else steps
        if here not in self.position.country.banks:
            self.inland[node(here, woods)] = kept
        return steps

    @rule("25.3.1.j")
    def _weighed(self, here: int, woods: int, moved: bool) -> Steps:
        if here < 0:
            return tuple(self._from_area(here, woods))
        position, enemy = self.position, self.enemy
        watchers = enemy.sources.get(here)
        halted = moved and watchers is not None and stops(position, self.side, self.mode, here)
        meets = unknown_ahead(position, self.side, self.mode, here) if halted else ()
        if halted and not meets:
            return ()
        steps = [*self._out(here, woods)] if not halted and here in position.country.map_edge else []
        bonds, unknown, traffic = enemy.sides, position.unknown, self.traffic
        (barred, bonded, *further), ground = self.closed, fan(position, self.walks, here)
        for arc, (after, price) in zip(ground.arcs, ground.steps[woods], strict=True):
            to_hex = arc.to_hex
            if to_hex in barred or to_hex in bonded or arc.side in bonds or (halted and to_hex not in meets):
                continue
            if (further and any(to_hex in hexes for hexes in further)) or (
                arc.gate and not self._opens(arc, here, moved)
            ):
                continue
            if to_hex in traffic:
                price += jammed_cost(position, self.walks, here, to_hex) - arc.cost
            # §25.3.1.j
            if watchers and (to_hex not in unknown or any(hex_ != to_hex for hex_ in watchers)):
                price += EXIT  # §7.2.c, §7.2.d
            steps.append((after, price))
        return tuple(steps)

    @rule("8.5.3.b", "8.5.4.a")
    def _opens(self, arc: Arc, here: int, moved: bool) -> bool:
        """8.5 Canals are crossed as the first step of tactical movement; ferries carry only tactical movement."""
        if not self.tactical or (arc.gate & FIRST and (moved or self.march.steps)):  # §8.5.3.c, §8.5.4.b
            return False
        return not arc.gate & FERRY or ferry_for(self.position, self.march.units, here, arc.to_hex) is not None

    @rule("19.3.1.a", "19.3.1.d", "19.3.1.e")
    def _out(self, here: int, woods: int) -> Iterator[tuple[int, int]]:
        """19.3 One point to leave the map, and two more to leave an enemy ZOC."""
        price = POINT + (EXIT if here in self.enemy.sources else 0)  # §7.2.d
        areas = self.position.country.edge_of.get(here, ())
        if areas and not edge_is_soft(self.position, self.walks, here):
            for area in exits(self.position, self.side).intersection(areas):
                yield node(AREA - area, woods), price
        for place in self._landings(here):
            yield node(place, woods), price

    def _landings(self, here: int) -> list[int]:
        """19.3.2 The ends of an entry area's ferry, by tactical movement."""
        there = self.tactical and (here < 0 or here in LANDINGS)
        return landings(self.position, self.march.units, here) if there else []

    @rule("19.1.c", "19.6.a", "19.8.b")
    def _from_area(self, here: int, woods: int) -> Iterator[tuple[int, int]]:
        """19.1, 19.6 Onto the map at the cost of the first hex; or to an adjacent area, which takes the whole move."""
        position, country, walks = self.position, self.position.country, self.walks
        if self.group.order != GOOD:
            return
        closed = NONE.union(*self.closed)
        for to_hex in country.edges[AREA - here]:
            if to_hex in country.land and to_hex not in closed and not edge_is_soft(position, walks, to_hex):
                price = max(terrain_cost(position, here, to_hex, walk) for walk in walks)  # §19.1.c, §19.3.1.g
                if to_hex in self.traffic:
                    price = jammed_cost(position, walks, here, to_hex)
                # §19.8.b, §19.1.b, §20.2.5.d
                yield node(to_hex, min(DEEP, woods + deeper(position, here, to_hex))), price
        for to_hex in self._landings(here):
            if to_hex not in closed:
                yield node(to_hex, woods), POINT
        for area in country.beside[AREA - here]:
            if area in exits(position, self.side):
                yield node(AREA - area, woods), WHOLE  # §19.6.a, §19.1.f, §19.6.b, §19.6.c, §19.6.e, §20.2.5.e


@rule("7.2.e", "8.3.1.b")
def _search(position: Position, march: March, mode: Mode, limit: int) -> Routes:
    """8.1 The cheapest paths: ZOC end a path, bonds and water block it; a path may not end in some hexes."""
    if march.stopped or not limit:  # §7.2.g
        return NO_ROUTES
    spent = march.steps if mode == "tactical" else march.spent  # §8.3.1.b, §8.3.1.c, §24.2.e
    # §8.1.b, §8.6.1.b, §14.2.p
    scout = Scout(position, march, mode)
    routes = ways(scout, march.here, limit, spent=spent, burden=march.woods)
    if mode == "extended":
        return _hurried(position, march, routes)
    if is_shaken(position, march.units, march.start):
        return calmer(position, march, routes)
    if any(SUPPLY_HEAD[unit] for unit in march.units):
        return routes.where(lambda hex_: not rival_heads(position, march, hex_))
    return routes


@rule("8.2.2.f")
def _hurried(position: Position, march: March, routes: Routes) -> Routes:
    """8.2.2 Extended movement ends in an empty hex, or over the edge; not with another unit, that of a stack or any."""
    if len(march.units) > 1:
        return routes.where(lambda place: place < 0)
    stacks, unknown = position.stacks, position.unknown if SIDE[march.units[0]] == GERMAN else {}
    return routes.where(
        lambda place: (place not in stacks or not company(position, march, place)) and place not in unknown
    )


@rule("14.2.c", "14.2.d")
def calmer(position: Position, march: March, routes: Routes) -> Routes:
    """14.2 Disordered low-quality units that began in an enemy ZOC move out of it if they can, and do not enter
    another."""
    side = SIDE[march.units[0]]
    free = routes.where(lambda place: place < 0 or not in_zoc(position, side, place))
    return free if free or not in_zoc(position, side, march.here) else routes


@rule("8.2.2.f", "8.2.2.g")
def company(position: Position, march: March, hex_: int) -> list[int]:
    """8.2.2 The units in a hex where extended movement would end; units that move normally may join one that used
    it."""
    return [unit for unit in position.stack(hex_) if unit not in march.units]


@rule("8.2.2.f", "25.2.1.a")
def joins_the_unknown(position: Position, march: March, hex_: int) -> bool:
    """8.2.2 For the Germans an unknown unit is a friendly unit."""
    return SIDE[march.units[0]] == GERMAN and hex_ in position.unknown


@rule("6.1.h")
def rival_heads(position: Position, march: March, hex_: int) -> list[int]:
    """6.1 Supply heads in a hex where one of the group would end its move."""
    if hex_ < 0 or not any(SUPPLY_HEAD[unit] for unit in march.units):
        return []
    return [unit for unit in position.stack(hex_) if SUPPLY_HEAD[unit] and unit not in march.units]
