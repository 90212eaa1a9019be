"""18.1 Resource points: in the initial phase a player makes support units ready, places supply points, begins
fortifications and plans offensives; unused points are lost."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.s42.combat.artillery import guns
from grognard.games.s42.combat.fortifications import BUILDING, Site, build, fortifications_are_used_up, may_build
from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, COMBAT, PACK, SIDE, TYPE, UNIT, UNITS
from grognard.games.s42.forces.rebuilding import gateways
from grognard.games.s42.interface.actions import Fortify, Plan, Provide, Rearm
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import Offensive
from grognard.games.s42.state.position import PLACE, USED, Position, S42Game, place_name
from grognard.games.s42.supply.lines import has_line
from grognard.games.s42.supply.rail_net import net
from grognard.games.s42.supply.sources import in_area
from grognard.games.s42.supply.supply_points import (
    REARMING,
    Rearming,
    may_refill,
    new_supply,
    refill,
    refills,
    supply_name,
    supply_of,
    with_supply,
)

MARKERS = (PACK.markers["planned-offensive"].axis, PACK.markers["planned-offensive"].soviet)
"""26.2 Planned offensives that each side may have."""


@rule("18.1.a", "C2.2.d", "C2.3.a")
def granted(position: Position, side: int) -> int:
    """18.1 Two resource points a turn; in the Caucasus one, for the Axis from turn 11 on."""
    late = position.rules.scenario == "caucasus" and side == AXIS
    if late and position.turn < PACK.caucasus.axis_resources_from:
        return 0
    return position.scenario.resource_points[SIDES[side]]


@rule("3.0.k")
def receive(game: S42Game, side: int) -> None:
    """18.1 The points of the phase."""
    game.change(_with_points(game.position, side, granted(game.position, side)))


@rule("18.1.b")
def forfeit(game: S42Game, side: int) -> None:
    """18.1 Points that were not used are lost."""
    game.change(_with_points(game.position, side, 0))


def _with_points(position: Position, side: int, points: int) -> Position:
    axis, soviet = position.resources
    return position.but(resources=(points, soviet) if side == AXIS else (axis, points))


def _pay(position: Position, side: int) -> Position:
    return _with_points(position, side, position.resources[side] - 1)


@rule("18.1.b")
@rule.forbids("18.1.a")
def resources_are_spent(position: Position, side: int) -> Violation:
    """18.1 Each point buys one thing, and there are no more than the phase brought."""
    return None if position.resources[side] > 0 else evidence()


# -- support units ---------------------------------------------------------------------------------------------------


@rule.forbids("18.1.d")
def guns_are_off_the_net(rearming: Rearming) -> Violation:
    """18.1 The unit must be in a hex of its side's rail net."""
    place = rearming.position.pieces[rearming.unit].place
    near = place in net(rearming.position, rearming.side)
    return None if near else evidence(UNITS[rearming.unit], place_name(place))


@rule("18.1.d", "18.6.4.a")
def _may_rearm(position: Position, side: int, action: Rearm) -> Verdict:
    """18.1, 18.6.4 With a supply point stacked with it, or with a resource point on the rail net."""
    if action.supply:
        return may_refill(position, side, action)
    verdict = judge((resources_are_spent,), position, side)
    return verdict and judge((*REARMING, guns_are_off_the_net), Rearming(position, side, UNIT[action.unit]))


def _rearms(position: Position, side: int) -> Iterator[Rearm]:
    yield from (Rearm(UNITS[unit]) for unit in guns(position, side) if position.pieces[unit].has(USED))
    yield from refills(position, side)


@rule("18.1.d", "18.2.1.g", "3.0.zk")
def _rearm(game: S42Game, side: int, action: Rearm) -> None:
    """18.1 The unit is turned to its ready side."""
    if action.supply:
        refill(game, action)
        return
    unit = UNIT[action.unit]
    game.change(_pay(game.position, side).unmark((unit,), USED))
    game.log("guns-readied", "18.1.d", unit=action.unit, hex=place_name(game.position.pieces[unit].place))


REARM = Verb(
    Rearm,
    candidates=_rearms,
    exists=lambda position, side, action: (
        action.unit in UNIT and (not action.supply or supply_of(position, action.supply) is not None)
    ),
    verdict=_may_rearm,
    resolve=_rearm,
    confirm=True,
)


# -- supply points ---------------------------------------------------------------------------------------------------


@rule("18.6.1.b")
@rule.forbids("18.1.e")
def supplies_come_by_own_areas(position: Position, side: int, place: int) -> Violation:
    """18.1, 18.6.1 A supply point is placed only in a friendly entry area."""
    return None if place in gateways(position, side) else evidence(place_name(place))


def _may_provide(position: Position, side: int, action: Provide) -> Verdict:
    verdict = judge((resources_are_spent,), position, side)
    return verdict and judge((supplies_come_by_own_areas,), position, side, PLACE[action.area])


def _provides(position: Position, side: int) -> Iterator[Provide]:
    yield from (Provide(place_name(place)) for place in gateways(position, side))


@rule("18.1.e", "18.6.1.b", "19.4.a")
def _provide(game: S42Game, side: int, action: Provide) -> None:
    """18.1 A new supply point, on its moving side."""
    supply = new_supply(game.position, side, PLACE[action.area])
    game.change(with_supply(_pay(game.position, side), supply))
    game.log("supply-provided", "18.1.e", supply=supply_name(supply.n), area=action.area)


PROVIDE = Verb(
    Provide,
    candidates=_provides,
    exists=lambda position, side, action: action.area in PLACE and in_area(PLACE[action.area]),
    verdict=_may_provide,
    resolve=_provide,
    confirm=True,
)


# -- fortifications --------------------------------------------------------------------------------------------------


def _may_fortify(position: Position, side: int, action: Fortify) -> Verdict:
    verdict = judge((resources_are_spent,), position, side)
    return verdict and may_build(position, side, HEX[action.hex])


def _fortifies(position: Position, side: int) -> Iterator[Fortify]:
    """The hexes of combat units, and those adjacent to them."""
    hexes = {position.pieces[unit].place for unit in position.on_map(side) if COMBAT[unit]}
    around = {near for hex_ in hexes for near in GRID.near[hex_] if near in position.country.land}
    yield from (Fortify(HEXES[hex_]) for hex_ in sorted(hexes | around))


def _legal_sites(position: Position, side: int) -> list[Fortify]:
    """18.1 Whether points and markers are left is asked once, not for every hex."""
    if resources_are_spent.find(position, side) or fortifications_are_used_up.find(Site(position, side, 0)):
        return []
    return [
        action for action in _fortifies(position, side) if permitted(BUILDING, Site(position, side, HEX[action.hex]))
    ]


@rule("18.1.c", "9.7.2.a")
def _fortify(game: S42Game, side: int, action: Fortify) -> None:
    """18.1 A fortification is begun."""
    game.change(_pay(game.position, side))
    build(game, side, HEX[action.hex])


FORTIFY = Verb(
    Fortify,
    candidates=_fortifies,
    exists=lambda position, side, action: action.hex in HEX,
    legal=_legal_sites,
    verdict=_may_fortify,
    resolve=_fortify,
    confirm=True,
)


# -- planned offensives ----------------------------------------------------------------------------------------------


class Planning(Struct, frozen=True):
    """A headquarters that would plan an offensive."""

    position: Position
    side: int
    unit: int


@rule("26.0")
@rule.forbids("25.0.a")
def nothing_is_planned_here(planning: Planning) -> Violation:
    """26 Only if planned offensives are in use."""
    return None if planning.position.rules.planned_offensives else evidence()


@rule("26.1.a")
@rule.forbids("18.1.f")
def plans_are_made_by_headquarters(planning: Planning) -> Violation:
    """18.1 Friendly Soviet front or Axis army headquarters, on the map."""
    unit = planning.unit
    fits = TYPE[unit] == "headquarters" and SIDE[unit] == planning.side and planning.position.pieces[unit].place >= 0
    return None if fits else evidence(UNITS[unit])


@rule("18.1.f")
@rule.forbids("26.2.c")
def headquarters_is_in_disorder(planning: Planning) -> Violation:
    """18.1 In good order."""
    return None if planning.position.good(planning.unit) else evidence(UNITS[planning.unit])


@rule("18.1.f")
@rule.forbids("26.2.b")
def headquarters_is_cut_off(planning: Planning) -> Violation:
    """18.1 In supply at the moment the point is spent."""
    return None if has_line(planning.position, planning.unit) else evidence(UNITS[planning.unit])


@rule.forbids("26.2.k")
def plans_are_enough(planning: Planning) -> Violation:
    """26.2 At most two markers a side; markers of the set-up still in hand count."""
    laid = sum(1 for plan in planning.position.planned if plan.side == planning.side)
    return evidence(count=MARKERS[planning.side]) if laid >= MARKERS[planning.side] else None  # §26.2.j


PLANNING = (
    nothing_is_planned_here,
    plans_are_made_by_headquarters,
    headquarters_is_in_disorder,
    headquarters_is_cut_off,
    plans_are_enough,
)


def _may_plan(position: Position, side: int, action: Plan) -> Verdict:
    verdict = judge((resources_are_spent,), position, side)
    return verdict and judge(PLANNING, Planning(position, side, UNIT[action.unit]))


def _plans(position: Position, side: int) -> Iterator[Plan]:
    if position.rules.planned_offensives:
        yield from (Plan(UNITS[unit]) for unit in guns(position, side) if TYPE[unit] == "headquarters")


@rule("18.1.f", "26.1.a", "26.2.a")
def _plan(game: S42Game, side: int, action: Plan) -> None:
    """18.1, 26.2 The marker is on its planning side until the next initial phase."""
    plan = Offensive(side, UNIT[action.unit])
    paid = _pay(game.position, side)
    game.change(paid.but(planned=(*paid.planned, plan)))
    game.log("offensive-planned", "26.2.a", unit=action.unit)


@rule("26.2.f", "3.0.p")
def ripen(position: Position, side: int) -> Position:
    """26.2 What was planned a turn ago is ready."""
    rows = (replace(plan, ready=True) if plan.side == side and plan.unit >= 0 else plan for plan in position.planned)
    return position.but(planned=tuple(rows))


PLAN = Verb(
    Plan,
    candidates=_plans,
    exists=lambda position, side, action: action.unit in UNIT,
    verdict=_may_plan,
    resolve=_plan,
    confirm=True,
)
RESOURCE_VERBS = (REARM, PROVIDE, FORTIFY, PLAN)
"""18.1, 18.6.4 In the initial phase."""
