"""24.1.2, 24.1.3 Baku: five divisions that exit together through entry area G, and the Soviet units they drive out of
it. Lines of supply from there are in `lines`, attrition in `isolation`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.derived import derived
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.data.board import AREA_INDEX, AREAS, GRID
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.tables import POINT
from grognard.games.s42.data.units import AXIS, COMBAT, GERMAN, PACK, REMNANT, SIDE, SOVIET, TYPE, UNIT
from grognard.games.s42.interface.actions import LeaveForBaku, Shift
from grognard.games.s42.movement.areas import EXIT
from grognard.games.s42.movement.eligibility import Group, may_move
from grognard.games.s42.movement.network import party
from grognard.games.s42.movement.reach import March, allowance, modes, reach
from grognard.games.s42.movement.steps import exit_price
from grognard.games.s42.retreat.disorder import disrupt
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import AREA, GOOD, MOVED, PLACE, Position, S42Game, names
from grognard.games.s42.state.zones import in_zoc
from grognard.games.s42.supply.lines import baku_gates
from grognard.games.s42.supply.sources import BAKU

TABLES = PACK.tables
GATE = AREA - BAKU
BESIDE = ("H", "J")
"""24.1.3 Where the Soviet units in area G go."""


# -- what counts as a division ---------------------------------------------------------------------------------------


@rule("24.1.2.d", "24.1.2.e", "24.1.2.f")
def halves(position: Position, unit: int) -> int:
    """24.1.2 How many half divisions a unit counts as: two for a full German one, one for a reduced German or a full
    allied one, none for anything smaller, weaker, or a remnant."""
    division = SIDE[unit] == AXIS and COMBAT[unit] and PACK.units[unit].size == "XX" and not REMNANT[unit]
    return max(0, 1 + GERMAN[unit] - (not position.full(unit))) if division else 0


@rule("24.1.2.a", "24.1.2.c")
def is_enough(position: Position, units: Iterable[int]) -> bool:
    """24.1.2 Five divisions, a panzer division among them."""
    counted = [unit for unit in units if halves(position, unit)]
    panzers = sum(TYPE[unit] == "tank" for unit in counted)
    return _sum(position, counted) >= 2 * TABLES.baku_divisions and panzers >= TABLES.baku_panzers


def _sum(position: Position, units: Iterable[int]) -> int:
    return sum(halves(position, unit) for unit in units)


@rule("24.1.1.c", "24.1.2.a", "24.1.2.g")
def baku_points(position: Position) -> int:
    """24.1.2 Three points, while five divisions are in area G and a road leads from there to a source."""
    # RULING s42-840: looked at when points are counted; no other unit can come there, so what was lost stays lost.
    there = [unit for unit in position.at(GATE) if SIDE[unit] == AXIS]
    kept = position.baku and is_enough(position, there) and bool(baku_gates(position))
    return TABLES.baku_points if kept else 0


# -- leaving ---------------------------------------------------------------------------------------------------------


def way_there(position: Position, unit: int) -> tuple[int, ...] | None:
    """22.3.1 The hexes a unit passes on its way off the map into area G in this phase, at one point for the last step;
    None if it cannot get there. A unit that enters an enemy ZOC stops."""
    place = position.pieces[unit].place
    if place < 0:
        return None
    march = March(units=(unit,), start=place, here=place)
    gates = position.country.touches[BAKU]
    for mode in modes(position, march):
        paths, limit = reach(position, march, mode), allowance(position, march.units, mode)
        step = 1 if mode == "tactical" else EXIT
        if place in gates:
            leaving = 0 if mode == "tactical" else exit_price(position, party(position, march.units), place, first=True)
            if step + leaving <= limit:
                return ()
        ways = (paths[hex_] for hex_ in gates if hex_ in paths and not in_zoc(position, AXIS, hex_))
        fit = sorted((way.cost, way.path) for way in ways if way.cost + step <= limit)
        if fit:
            return fit[0][1]
    return None


@rule.forbids("24.1.2.a")
def area_is_not_the_way(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """24.1.2 Only the Axis, and only on maps with entry area G."""
    there = side == AXIS and position.country.owner(BAKU) == SOVIET
    return None if there else evidence(f"area-{AREAS[BAKU]}")


@rule.forbids("24.1.2.f")
def is_no_division(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """24.1.2 Only units that count may go."""
    unfit = [unit for unit in units if not halves(position, unit)]
    return evidence(*names(unfit)) if unfit else None


@rule.forbids("24.1.2.a")
def five_divisions_are_needed(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """24.1.2 Fewer than five divisions, allied and reduced ones counting half."""
    few = _sum(position, units) < 2 * TABLES.baku_divisions or len(set(units)) < len(units)
    return evidence(*names(units), count=TABLES.baku_divisions) if few else None


@rule.forbids("24.1.2.c")
def no_panzers_are_among_them(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """24.1.2 One of them must be a panzer division."""
    return None if is_enough(position, units) else evidence(*names(units))


@rule.forbids("24.1.2.b")
def unit_comes_too_late(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """24.1.2 All must exit in the same movement phase: one of them cannot reach the edge in this one."""
    late = [unit for unit in units if way_there(position, unit) is None]
    return evidence(*names(late)) if late else None


LEAVING = (area_is_not_the_way, is_no_division, five_divisions_are_needed, no_panzers_are_among_them)


def _verdict(position: Position, side: int, action: LeaveForBaku) -> Verdict:
    units = tuple(UNIT[name] for name in action.units)
    verdict = judge(LEAVING, position, side, units)
    for unit in units:
        verdict = verdict and may_move(Group(position, side, (unit,)))
    return verdict and judge((unit_comes_too_late,), position, side, units)


CHEAPEST = min(sixths for road in TABLES.roads.values() for sixths in (*road.sixths, *road.wet) if sixths)
"""The lowest cost of a step, in sixths of a point."""


@derived("rules")
def _near_the_gates(position: Position) -> frozenset[int]:
    """The hexes from which a path to the exits is worth searching: no unit has the points for a longer one."""
    points = max(face[2] for faces in position.rules.values for face in faces.values()) + TABLES.extended_bonus
    gates, far = position.country.touches[BAKU], max(TABLES.tactical_hexes, points * POINT // CHEAPEST)
    return frozenset(hex_ for gate in gates for hex_ in GRID.within(gate, far))


def _candidates(position: Position, side: int) -> Iterator[LeaveForBaku]:
    """All units that can leave together, and as few of them as are needed."""
    if area_is_not_the_way(position, side, ()) is not None:
        return
    divisions = [unit for unit in position.on_map(AXIS) if halves(position, unit)]
    if _sum(position, divisions) < 2 * TABLES.baku_divisions:
        return
    near = _near_the_gates(position)
    divisions = [unit for unit in divisions if position.pieces[unit].place in near]
    if not is_enough(position, divisions):
        return
    able = [u for u in divisions if may_move(Group(position, side, (u,))) and way_there(position, u) is not None]
    if not is_enough(position, able):
        return
    few = sorted(able, key=lambda unit: (TYPE[unit] != "tank", -halves(position, unit), unit))
    least = next(n for n in range(1, len(few) + 1) if is_enough(position, few[:n]))
    yield from dict.fromkeys((LeaveForBaku(names(able)), LeaveForBaku(names(sorted(few[:least])))))


@rule("24.1.2.a", "24.1.2.b")
def _leave(game: S42Game, side: int, action: LeaveForBaku) -> None:
    """24.1.2 They exit one after another, and have moved; then the Soviet units there give way."""
    units = tuple(UNIT[name] for name in action.units)
    for unit in units:
        piece = game.position.pieces[unit]
        path = way_there(game.position, unit) or ()
        passed(game, (unit,), (piece.place, *path))
        # §22.4.g
        game.change(game.position.with_piece(unit, replace(game.position.pieces[unit], place=GATE).marked(MOVED)))
    game.change(game.position.but(baku=True))
    game.log("divisions-left-for-baku", "24.1.2.a", units=names(units), area=f"area-{AREAS[BAKU]}")
    game.then(GiveWay())  # §24.1.3.a


LEAVE = Verb(
    LeaveForBaku,
    exists=lambda position, side, action: bool(action.units) and all(name in UNIT for name in action.units),
    candidates=_candidates,
    verdict=_verdict,
    resolve=_leave,
    confirm=True,
)
"""24.1.2 In the Axis movement phase."""


# -- the Soviets of area G -------------------------------------------------------------------------------------------


@rule("24.1.3.a")
class GiveWay(Procedure, frozen=True, kw_only=True):
    """24.1.3 The Soviet units in area G are moved, one by one; their supply points go to the first adjacent area."""

    def run(self, game: S42Game) -> None:
        position = game.position
        if any(SIDE[unit] == SOVIET for unit in position.at(GATE)):
            game.then(LeaveGate(seats=(SIDES[SOVIET],)), self)
            return
        rows = (replace(s, place=AREA - AREA_INDEX[BESIDE[0]]) if s.place == GATE else s for s in position.supplies)
        game.change(position.but(supplies=tuple(rows)))


@rule.forbids("24.1.3.a")
def gate_leads_elsewhere(position: Position, unit: int, area: int) -> Violation:
    """24.1.3 They go to H or J."""
    return None if AREAS[area] in BESIDE else evidence(f"area-{AREAS[area]}")


def _soviets_at_the_gate(position: Position) -> tuple[str, ...]:
    return names(unit for unit in position.at(GATE) if SIDE[unit] == SOVIET)


def _shifts(position: Position, asked: LeaveGate) -> list[Shift]:
    group = PACK.areas[BAKU].row.group
    areas = [row.id for row in PACK.areas if row.row.group == group and row.id != AREAS[BAKU]]
    return [Shift(unit, f"area-{area}") for unit in _soviets_at_the_gate(position) for area in areas]


@rule("24.1.3.b")
def _shift(game: S42Game, asked: LeaveGate, action: Shift) -> None:
    """24.1.3 A combat unit is disrupted."""
    unit = UNIT[action.unit]
    piece = replace(game.position.pieces[unit], place=PLACE[action.area])
    game.change(game.position.with_piece(unit, piece))
    game.log("unit-gave-way", "24.1.3.a", unit=action.unit, area=action.area)
    if COMBAT[unit] and game.position.pieces[unit].order == GOOD:
        disrupt(game, unit)


SHIFT = Verb(
    Shift,
    candidates=_shifts,
    args=lambda position, asked, action: (
        position,
        UNIT[action.unit],
        AREA_INDEX[action.area.removeprefix("area-")],
    ),
    forbids=(gate_leads_elsewhere,),
    resolve=_shift,
)


class LeaveGate(Decision, frozen=True, kw_only=True):
    """24.1.3 The Soviet player chooses where a unit goes; it is disrupted."""

    rule: ClassVar[str] = "24.1.3.a"
    verbs = (SHIFT,)

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return _soviets_at_the_gate(game.position)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-leave-gate", {"area": f"area-{AREAS[BAKU]}"})
