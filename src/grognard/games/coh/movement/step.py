"""5.0, 11, 14.0 A step into the next hex: what it costs, and why it cannot be taken."""

from __future__ import annotations

from functools import cache, lru_cache

from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.coh.combat.shot import has_veteran
from grognard.games.coh.data.boards import Battlefield
from grognard.games.coh.data.schema import FACINGS, GAITS, SIDES, Gait, Hexside
from grognard.games.coh.data.units import (
    GAIT,
    KINDS,
    NUMBER,
    PACK,
    SIDE,
    TRACKED,
    UNITS,
    VEHICLE,
    VETERAN,
    WHEELED,
    WORKS,
)
from grognard.games.coh.interface.actions import Move
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.ground import climb, front, hexside, is_road, terrain
from grognard.games.coh.state.markers import Fieldwork
from grognard.games.coh.state.position import ARRIVAL, BOGGED, LEFT, NONE, Position, place_name
from grognard.games.coh.state.presence import (
    by_pool,
    enemies,
    enemy_hexes,
    hit_of,
    is_barred,
    is_rooted,
    is_stuck,
    stunned_by,
)
from grognard.games.coh.turn.actor import Actor

ORGANISED_RETREAT = VETERAN["veteran-organised-retreat"]


def gait(unit: int) -> Gait:
    """1.1, 5.0 How a unit moves: on foot, pushed, on tracks or on wheels."""
    # RULING coh-001
    return GAITS[GAIT[unit]]  # §1.1.b, §1.1.c, §5.0.a, §19.0.a


# -- costs -----------------------------------------------------------------------------------------------------------
@rule("5.2.i")
def is_backward(position: Position, unit: int, to: int) -> bool:
    """5.2 Out of the rear; a unit that enters from beyond the edge comes forward."""
    piece = position.pieces[unit]
    return piece.place >= 0 and to not in front(position.field, piece.place, piece.facing)  # §5.2.e, §5.2.f, §5.2.j


@rule("5.0.c", "5.0.d")
def step_cost(position: Position, unit: int, to: int) -> int:
    """Points for a step: the unit's own cost and all that is added."""
    start = position.pieces[unit].place
    hit = hit_of(position, unit)
    cost = position.figures.move[unit] + extra_cost(position, unit, start, to)  # §5.0.b, §14.0.b
    if hit is not None:
        cost += hit.move  # §7.4.zh
    if is_backward(position, unit, to) and not has_veteran(position, unit, ORGANISED_RETREAT):  # §5.2.k, §14.0.t
        cost += NUMBER["backward"]  # §card.V09.b
    return cost  # §17.0.i


def extra_cost(position: Position, unit: int, start: int, to: int) -> int:
    """What ground, height, hexsides, works and other vehicles add."""
    # RULING coh-020
    ground = _ground_cost(position.field, gait(unit), start, to)
    return ground + _works(position, unit, to) + _crowd(position, unit, to)  # §5.1.j, §18.3.c


@lru_cache(maxsize=1 << 15)
def _ground_cost(field: Battlefield, by: Gait, start: int, to: int) -> int:
    """What terrain, height and hexside add: the same for all units that move this way, whatever else is on the
    board."""
    by_road = start >= 0 and is_road(field, start, to)  # §5.0.g, §5.0.h, §14.0.w, §4.0.h, §4.0.i
    cost = 0 if by_road else terrain(field, to).enter.get(by, 0)  # §5.0.f, §14.0.v, §4.0.f, §4.0.g, §14.0.d
    if start >= 0:
        side = hexside(field, start, to)
        if side is not None and not by_road:
            cost += side.enter.get(by, 0)
        cost += height_cost(field, start, to)  # §14.0.e
    return cost


@rule("11.0.g", "11.1.a", "11.1.b")
def height_cost(field: Battlefield, start: int, to: int) -> int:
    """11.0, 11.1 Up a hill, road or not; up or down by two levels. Gullies have a cost of their own."""
    # RULING coh-086, coh-094
    level = field.level
    rise = max(level[to], 0) - max(level[start], 0)  # §11.5.e, §11.5.g, §11.5.h
    if abs(rise) >= 2:
        return NUMBER["steep"]
    return NUMBER["climb"] * max(rise, 0)  # §11.0.h, §14.0.ze


@rule("18.4.i")
def _works(position: Position, unit: int, to: int) -> int:
    works = known_works(position, unit, to)
    return sum(PACK.works[WORKS[work.kind]].extra.get(gait(unit), 0) for work in works) if works else 0


def known_works(position: Position, unit: int, hex_: int) -> tuple[Fieldwork, ...]:
    """The works in a hex that the side of a unit knows of."""
    works = position.works_in(hex_)
    return tuple(work for work in works if not work.hidden or work.side == SIDE[unit]) if works else works


@rule("10.0.w")
def shelter_in(position: Position, unit: int, hex_: int) -> int:
    """10.0 A work in a hex that the unit can use as cover, or NONE."""
    for work in known_works(position, unit, hex_):
        row = PACK.works[WORKS[work.kind]]
        if row.family == "fort" and gait(unit) in row.users:
            return work.kind
    return NONE


@rule("16.0.e")
def _crowd(position: Position, unit: int, to: int) -> int:
    """16.0 Wheels on a road that others block."""
    # RULING coh-130
    if GAIT[unit] != WHEELED or to not in position.field.on_road:
        return 0
    # Hidden enemies block a road, but the cost may not give them away.
    seen = (stacked for stacked in position.stack(to) if SIDE[stacked] == SIDE[unit] or not position.is_hidden(stacked))
    vehicles = sum(1 for stacked in seen if VEHICLE[stacked] and stacked != unit)
    return vehicles * NUMBER["crowded-road"]


# -- prohibitions ----------------------------------------------------------------------------------------------------
@rule.forbids("7.4.s", "15.2.m")
def moves_while_stunned(position: Position, unit: int, to: int) -> Violation:
    """A stunned unit rallies and does nothing else."""
    return evidence(UNITS[unit], by=stunned_by(unit)) if is_rooted(position, unit) else None


@rule.forbids("7.4.zb", "15.2.f")
def moves_while_pinned(position: Position, unit: int, to: int) -> Violation:
    """Some counters keep a unit where it is."""
    barred = is_barred(position, unit, "move")  # §7.4.zm, §14.1.k
    return evidence(UNITS[unit], by=by_pool(unit, "7.4.zb", "15.2.f")) if barred else None


@rule.forbids("14.1.j")
def moves_while_stuck(position: Position, unit: int, to: int) -> Violation:
    """A vehicle that the ground holds must be towed out."""
    return evidence(UNITS[unit]) if is_stuck(position, unit) else None


@rule.forbids("card.20.c")
def moves_while_bogged(position: Position, unit: int, to: int) -> Violation:
    """A unit that is bogged down does not move in this round."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(BOGGED) else None


@rule.forbids("17.0.d")
def moves_while_carried(position: Position, unit: int, to: int) -> Violation:
    """A carried unit goes where its vehicle goes."""
    carrier = position.pieces[unit].carrier
    return evidence(UNITS[unit], UNITS[carrier]) if carrier != NONE else None


@rule("5.0.f", "14.0.v")
def is_closed(position: Position, unit: int, to: int) -> bool:
    """Some ground is closed to a kind of unit, but by road."""
    return _bars(position.field, gait(unit), position.pieces[unit].place, to)


def _bars(field: Battlefield, by: Gait, start: int, to: int) -> bool:
    if by in terrain(field, to).enter or (start >= 0 and is_road(field, start, to)):
        return False
    return start >= 0 or to not in field.on_road


@rule.forbids("4.0.k")
def river_has_no_bridge(position: Position, unit: int, to: int) -> Violation:
    """Vehicles and guns cross a river by bridges and fords alone."""
    river = terrain(position.field, to).id == "stream" and is_closed(position, unit, to)
    return evidence(UNITS[unit], place_name(position, to)) if river else None


@rule.forbids("18.3.b")
def ditch_is_closed(position: Position, unit: int, to: int) -> Violation:
    """Vehicles and guns do not enter an anti-tank ditch."""
    ditch = terrain(position.field, to).id == "ditch" and is_closed(position, unit, to)
    return evidence(UNITS[unit], place_name(position, to)) if ditch else None


@rule.forbids("14.0.x", "14.0.f", "4.0.f")
def ground_is_closed(position: Position, unit: int, to: int) -> Violation:
    """Wheels keep out of woods; what else is closed to vehicles and guns stands in the tables."""
    if not is_closed(position, unit, to):
        return None
    ground = terrain(position.field, to).id
    by = "14.0.x" if ground == "woods" else "14.0.f" if VEHICLE[unit] else "4.0.f"
    return evidence(UNITS[unit], place_name(position, to), ground, by=by)


CLOSED_SIDES = {
    "small-gully": {"tracked": "11.5.v", "other": "11.5.u"},
    "gully-wall": {"other": "11.5.d"},
    "other": {"vehicle": "14.0.f", "other": "4.0.f"},
}
"""4.0, 11.5, 14.0 Where it stands that a hexside keeps units out."""


@rule.forbids(*(clause for row in CLOSED_SIDES.values() for clause in row.values()))
def hexside_is_closed(position: Position, unit: int, to: int) -> Violation:
    """Small gullies, walls and the slopes of large gullies are closed to some."""
    side = _closed_side(position.field, gait(unit), position.pieces[unit].place, to)
    if side is None:
        return None
    row = CLOSED_SIDES.get(side.id, CLOSED_SIDES["other"])
    kinds = ("tracked",) * (GAIT[unit] == TRACKED) + ("vehicle",) * VEHICLE[unit]
    by = next((row[kind] for kind in kinds if kind in row), row["other"])
    return evidence(UNITS[unit], place_name(position, to), side.id, by=by)


def _closed_side(field: Battlefield, by: Gait, start: int, to: int) -> Hexside | None:
    """The hexside on the way, if it is closed to those who move so."""
    side = hexside(field, start, to) if start >= 0 else None
    return None if side is None or by in side.enter or is_road(field, start, to) else side


@rule.forbids("11.1.c")
def is_too_steep(position: Position, unit: int, to: int) -> Violation:
    """Vehicles do not climb two levels at once."""
    # RULING coh-087
    steep = _is_cliff(position.field, gait(unit), position.pieces[unit].place, to)
    return evidence(UNITS[unit], place_name(position, to)) if steep else None


def _is_cliff(field: Battlefield, by: Gait, start: int, to: int) -> bool:
    return by in ("tracked", "wheeled") and start >= 0 and abs(climb(field, start, to)) >= 2


@lru_cache(maxsize=1 << 15)
def _lets_through(field: Battlefield, by: Gait, start: int, to: int) -> bool:
    """Whether ground, hexside and height are open on the way into the next hex to those who move so."""
    closed = _bars(field, by, start, to) or _closed_side(field, by, start, to) is not None
    return not closed and not _is_cliff(field, by, start, to)


CLOSED_WORKS = {"trench": "18.2.f", "wire": "18.4.k", "heavy-wire": "errata.firefights.f"}
"""18.2, 18.4 Where it stands that a work keeps units out."""


@rule.forbids(*CLOSED_WORKS.values())
def work_is_closed(position: Position, unit: int, to: int) -> Violation:
    """Wire and trenches keep some units out."""
    # RULING coh-145
    for work in known_works(position, unit, to):
        if gait(unit) in PACK.works[WORKS[work.kind]].barred:
            name = WORKS[work.kind]
            return evidence(UNITS[unit], place_name(position, to), name, by=CLOSED_WORKS[name])
    return None


@rule("7.63.t")
@rule.forbids("7.63.r", "7.63.s")
def withdraws_towards_the_enemy(position: Position, unit: int, to: int) -> Violation:
    """A unit that answers an enemy's entry by leaving does not go to where the enemy came from, nor next to it."""
    # RULING coh-047
    place, grid = position.pieces[unit].place, position.field.grid
    for enemy, origin in position.came:
        same = position.pieces[enemy].place == place and SIDE[enemy] != SIDE[unit]
        if same and origin >= 0 and (to == origin or grid.adjacent(to, origin)):
            by = "7.63.r" if to == origin else "7.63.s"
            return evidence(UNITS[unit], UNITS[enemy], place_name(position, to), by=by)
    return None


HELD = (
    moves_while_stunned,
    moves_while_pinned,
    moves_while_stuck,
    moves_while_bogged,
    moves_while_carried,
)
"""What keeps a unit where it is, wherever it wants to go."""
GROUND = (river_has_no_bridge, ditch_is_closed, ground_is_closed)
WAY_AHEAD = (
    withdraws_towards_the_enemy,
    *GROUND,
    hexside_is_closed,
    is_too_steep,
    work_is_closed,
)
"""What closes the way into a hex."""
STEPS = (*HELD, *WAY_AHEAD)


def can_step(position: Position, unit: int, to: int) -> bool:
    """Whether nothing closes the way into a hex, for lists. Of the ground it is asked once a game."""
    if not _lets_through(position.field, gait(unit), position.pieces[unit].place, to):
        return False
    if position.came and withdraws_towards_the_enemy.find(position, unit, to):
        return False
    return not (position.works_in(to) and work_is_closed.find(position, unit, to))


@cache
def moves_into(hex_: str, careful: tuple[bool, ...] = (False,)) -> tuple[Move, ...]:
    """5.2 The moves into a hex, with each free turn there. They are made once: lists are full of them."""
    return tuple(Move(hex_, facing, care) for facing in FACINGS for care in careful)


def held(position: Position, actor: Actor) -> Verdict:
    """Whether all who act can stir at all."""
    verdicts = (judge(HELD, position, unit, NONE) for unit in actor.units)
    return next((verdict for verdict in verdicts if verdict is not True), True)


# -- where a unit can be meant to go ---------------------------------------------------------------------------------
@rule("5.1.c", "5.1.f", "5.1.k")
def ways(position: Position, unit: int) -> tuple[int, ...]:
    """The neighbours of a unit; for one that waits beside the boards, the hexes by which it may come in: those that the
    firefight names and no enemy holds, and where enemies hold them all the nearest others."""
    # RULING coh-023
    place = position.pieces[unit].place
    if place >= 0:
        return position.field.grid.near[place]
    named = entries(position, unit)
    held = enemy_hexes(position, SIDE[unit])
    free = tuple(hex_ for hex_ in named if hex_ not in held)
    return free or _nearest(position, unit, named)


@rule("5.1.c")
def entries(position: Position, unit: int) -> tuple[int, ...]:
    """5.1 The whole hexes that the firefight names for a unit that waits; parts of hexes are not on our boards."""
    place = position.pieces[unit].place
    if place == LEFT:
        return tuple(position.field.hex(name) for name in ways_back(position, unit))
    row = next(row for row in position.scenario.arrivals if ARRIVAL - row.n == place)
    return tuple(position.field.hex(name) for name in row.entry)


def ways_back(position: Position, unit: int) -> tuple[str, ...]:
    """5.1 Where a unit that has driven off may come back, as the firefight says for its kind."""
    kind, side = KINDS[unit].id, SIDES[SIDE[unit]]
    rows = (row for row in position.scenario.exits if row.returns and (row.side, row.kind) == (side, kind))
    return tuple(row.returns for row in rows) if position.pieces[unit].place == LEFT else ()


@rule("5.1.f")
def _nearest(position: Position, unit: int, named: tuple[int, ...]) -> tuple[int, ...]:
    """5.1 The hexes at the same edge of the map, open to the unit and free of enemies, that are nearest to those held
    by them."""
    field = position.field
    edges = frozenset(edge for hex_ in named for edge in field.edges_at(hex_))
    far: dict[int, int] = {}
    for hex_ in sorted(field.edge):
        closed = is_closed(position, unit, hex_) or work_is_closed.find(position, unit, hex_)
        if edges & field.edges_at(hex_) and not enemies(position, hex_, SIDE[unit]) and not closed:
            far[hex_] = min(field.grid.distance(entry, hex_) for entry in named)
    return tuple(hex_ for hex_ in far if far[hex_] == min(far.values()))


@rule("5.1.b", "5.1.k", "5.1.l")
def is_due(position: Position, unit: int) -> bool:
    """5.1 Whether a unit that waits may come in: in its round or later, or back after it has driven off."""
    place = position.pieces[unit].place
    if place > ARRIVAL:
        return place == LEFT and bool(ways_back(position, unit))
    row = next((row for row in position.scenario.arrivals if ARRIVAL - row.n == place), None)
    return row is not None and row.round <= position.round
