"""18.2 to 18.5 Artillery support: headquarters and artillery divisions that shift the odds of an attack or help a
determined defence, once or with every supply point stacked with them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from grognard.core.derived import derived
from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.s42.boxes.boxes import shows
from grognard.games.s42.data.board import GRID
from grognard.games.s42.data.units import GERMAN, NATION, PACK, RANGE, SIDE, SOVIET, SUPPORT, TYPE, UNITS
from grognard.games.s42.movement.ground import is_impassable
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import SupplyPoint
from grognard.games.s42.state.position import (
    AREA,
    DISRUPTED,
    IN_FULL_RETREAT,
    REMOVED,
    REPLACED,
    TRAIN,
    USED,
    Piece,
    Position,
    S42Game,
    place_name,
)
from grognard.games.s42.state.zones import bonded, in_zoc
from grognard.games.s42.supply.sources import in_area
from grognard.games.s42.supply.supply_points import is_ready, spend, supplies_at, supply_name, supply_of
from grognard.games.s42.turn.weather import SKY, sky

DIVISION = tuple(kind == "artillery" for kind in TYPE)
"""18.5 Artillery divisions; all are Soviet."""
SUPPORT_UNITS = tuple(tuple(u for u in range(len(UNITS)) if SUPPORT[u] and SIDE[u] == side) for side in range(2))
FAR = PACK.tables.asu_hexes
"""18.2.2 Hexes that a support unit may move and still fire."""
Fire = tuple[int, int]
"""A support unit, and the number of the supply point it fires off; 0: its own ammunition."""


@rule("34.6.3.a")
def guns(position: Position, side: int) -> list[int]:
    """A side's support units on the map or in an entry area; units with a reserve army give no support, even when shown
    (34.6.3)."""
    places = ((unit, position.pieces[unit].place) for unit in SUPPORT_UNITS[side])
    return [u for u, place in places if (place >= 0 or in_area(place)) and shows(position, u) is None]


@rule("13.1.2.b", "18.2.2.c")
def is_unsettled(position: Position, unit: int, hexes: int) -> bool:
    """18.2.2, 13.1.2 Whether a move of so many hexes disrupts a support unit: more than two, if it is ready."""
    # RULING s42-601: 18.2.2 leaves out the word "ready" that 13.1.2 has; both are true of ready units alone.
    return SUPPORT[unit] and hexes > FAR and not position.pieces[unit].has(USED)


# -- 18.4 range ------------------------------------------------------------------------------------------------------


@rule("18.4.f", "18.4.h")
def is_watched(position: Position, side: int, hex_: int) -> bool:
    """18.4 An enemy ZOC not cancelled by a friendly combat unit in the hex (RULING s42-503)."""
    return in_zoc(position, side, hex_) and not position.fighters(hex_, side)


@rule("18.4.d")
def carries(position: Position, side: int, from_hex: int, to_hex: int) -> bool:
    """18.4 Whether a range path may go from hex to hex: across any terrain, rivers and the Volga included, but not
    across alpine hexsides off-road or impassable hexsides, into or across a bond, or from one watched hex into the
    next."""
    edge = position.country.edge(from_hex, to_hex)
    if (edge.water == "alpine" and not edge.road) or is_impassable(position.country, sky(position), from_hex, to_hex):
        return False
    if is_watched(position, side, from_hex) and is_watched(position, side, to_hex):  # §18.4.f
        return False
    return not bonded(position, side, from_hex, to_hex)  # §18.4.e


@derived("front", "rules", "battles", *SKY)
@rule("18.4.a", "18.4.b", "18.3.3.d")
def reach(position: Position, unit: int) -> frozenset[int]:
    """18.4 The places within range of a unit: hexes, and friendly entry areas, one hex from the map edge. The path ends
    at an enemy combat unit; it enters that hex only to a friendly unit in the same city."""
    return frozenset(_spread(position, SIDE[unit], position.pieces[unit].place, RANGE[unit]))


def _spread(position: Position, side: int, start: int, limit: int) -> dict[int, int]:
    country, depth, queue = position.country, {start: 0}, [start]
    for place in queue:
        if depth[place] == limit or (place != start and (place < 0 or position.fighters(place, 1 - side))):  # §18.4.g
            continue
        for neighbour in _beside(position, side, place):
            closed = (
                neighbour in country.land
                and position.fighters(neighbour, 1 - side)
                and not position.fighters(neighbour, side)
            )
            if neighbour not in depth and not closed:
                depth[neighbour] = depth[place] + 1
                queue.append(neighbour)
    return depth


def _beside(position: Position, side: int, place: int) -> Iterator[int]:
    """One step further: to adjacent hexes, into a friendly entry area, or out of it onto the map."""
    country = position.country
    if place < 0:
        yield from (hex_ for hex_ in country.touches[AREA - place] if not bonded(position, side, place, hex_))
        return
    yield from (edge.to_hex for edge in country.edges[place] if carries(position, side, place, edge.to_hex))
    yield from (AREA - area for area in country.edge_of.get(place, ()) if country.owner(area) == side)


# -- who may fire ----------------------------------------------------------------------------------------------------


class Call(Struct, frozen=True):
    """A support unit called to a combat, on the attacking side or (with a lead unit) on the defending one."""

    position: Position
    fire: Fire
    units: tuple[int, ...]
    """Its friends in the combat."""
    lead: int = -1
    """The lead unit of a determined defence."""
    breakthrough: bool = False

    @property
    def unit(self) -> int:
        return self.fire[0]

    @property
    def piece(self) -> Piece:
        return self.position.pieces[self.unit]

    @property
    def supply(self) -> SupplyPoint | None:
        return supply_of(self.position, supply_name(self.fire[1])) if self.fire[1] else None


@rule("15.2.9.c")
@rule.forbids("18.3.3.a")
def no_guns_in_a_breakthrough(call: Call) -> Violation:
    """18.3.3 A breakthrough attack has no artillery; a determined defence against it may."""
    return evidence(UNITS[call.unit]) if call.breakthrough and call.lead < 0 else None


@rule.forbids("18.2.1.a")
def is_no_support_unit(call: Call) -> Violation:
    """18.2.1 Only headquarters and artillery divisions support."""
    return None if SUPPORT[call.unit] else evidence(UNITS[call.unit])


@rule.forbids("18.2.1.e", "11.3.c")
def guns_are_used(call: Call) -> Violation:
    """18.2.1 A used unit gives no support of its own; a supply point may fire through it (18.6.5)."""
    clause = "11.3.c" if call.lead >= 0 else "18.2.1.e"
    return evidence(UNITS[call.unit], by=clause) if call.piece.has(USED) and not call.fire[1] else None


@rule("13.2.1.k")
@rule.forbids("18.2.3.c")
def guns_are_disrupted(call: Call) -> Violation:
    """18.2.3 Disrupted units give no support, with a supply point or not."""
    return evidence(UNITS[call.unit]) if call.piece.order == DISRUPTED else None


@rule.forbids("18.2.3.d")
def guns_are_in_full_retreat(call: Call) -> Violation:
    """18.2.3 Nor do units in full retreat."""
    return evidence(UNITS[call.unit]) if call.piece.order == IN_FULL_RETREAT else None


@rule("5.6.4.c")
@rule.forbids("18.2.3.e")
def guns_are_on_a_train(call: Call) -> Violation:
    """18.2.3, 5.6.4 Nor from a train."""
    return evidence(UNITS[call.unit]) if call.piece.has(TRAIN) else None


@rule.forbids("18.2.3.f")
def guns_are_refitting(call: Call) -> Violation:
    """18.2.3 Nor under a replacement marker."""
    return evidence(UNITS[call.unit]) if call.piece.has(REPLACED) else None


@rule.forbids("18.6.5.a")
def shells_are_not_with_the_guns(call: Call) -> Violation:
    """18.6.5 A supply point fires through a support unit of its side that it is stacked with."""
    if not call.fire[1]:
        return None
    supply = call.supply
    together = supply is not None and supply.side == SIDE[call.unit] and supply.place == call.piece.place
    return None if together else evidence(supply_name(call.fire[1]), UNITS[call.unit])


@rule("18.6.5.a")
@rule.forbids("18.6.2.d")
def shells_are_on_the_move(call: Call) -> Violation:
    """18.6.2 On its moving side a supply point gives no shift."""
    supply = call.supply
    return evidence(supply_name(supply.n)) if supply is not None and not is_ready(supply) else None


@rule.forbids("18.6.7.c")
def shells_are_still_on_a_train(call: Call) -> Violation:
    """18.6.7 Nor does it under a train marker."""
    supply = call.supply
    return evidence(supply_name(supply.n)) if supply is not None and supply.marks & TRAIN else None


@rule("18.3.1.a", "18.3.2.c")
@rule.forbids("18.4.c")
def guns_are_out_of_range(call: Call) -> Violation:
    """18.4 A friendly unit in the combat must be within range by an open path; in its own hex it is."""
    places = {call.position.pieces[unit].place for unit in call.units}
    in_range = not _are_far(call.unit, call.piece.place, places) and not places.isdisjoint(
        reach(call.position, call.unit)
    )
    return None if in_range else evidence(UNITS[call.unit], range=RANGE[call.unit])


def _are_far(unit: int, start: int, places: Collection[int]) -> bool:
    """Whether the map alone shows that no path can be short enough, which saves the search."""
    if start < 0 or any(place < 0 for place in places):
        return False
    return all(GRID.distance(start, place) > RANGE[unit] for place in places)


@rule("18.3.3.b", "18.3.3.c")
def is_foreign(unit: int) -> bool:
    """18.3.3 A Romanian, Hungarian or Italian headquarters."""
    return SIDE[unit] != SOVIET and not GERMAN[unit]


@rule.forbids("18.3.3.b")
def guns_serve_their_own_nation(call: Call) -> Violation:
    """18.3.3 An ally's headquarters helps an attack only if a unit of its nation takes part."""
    bound = is_foreign(call.unit) and call.lead < 0
    kin = any(NATION[unit] == NATION[call.unit] for unit in call.units)
    return evidence(UNITS[call.unit], nation=NATION[call.unit]) if bound and not kin else None


@rule.forbids("18.3.3.c")
def lead_unit_is_of_another_nation(call: Call) -> Violation:
    """18.3.3 And a determined defence only if the lead unit is of its nation."""
    bound = is_foreign(call.unit) and call.lead >= 0
    return evidence(UNITS[call.unit], UNITS[call.lead]) if bound and NATION[call.lead] != NATION[call.unit] else None


SUPPORTING = (
    no_guns_in_a_breakthrough,
    is_no_support_unit,
    guns_are_used,
    guns_are_disrupted,
    guns_are_in_full_retreat,
    guns_are_on_a_train,
    guns_are_refitting,
    shells_are_not_with_the_guns,
    shells_are_on_the_move,
    shells_are_still_on_a_train,
    guns_are_out_of_range,
    guns_serve_their_own_nation,
    lead_unit_is_of_another_nation,
)


# -- 18.3.1, 18.5 how many shifts ------------------------------------------------------------------------------------


@rule("18.5.a", "18.5.b", "18.3.1.e")
def is_massed(fires: Sequence[Fire]) -> bool:
    """18.5 Two artillery divisions, or one and a front headquarters, with their own ammunition: no supply point and no
    second headquarters gives a second shift."""
    two = len({unit for unit, _ in fires}) == len(fires) == 2
    own_shells = not any(number for _, number in fires)
    return two and own_shells and any(DIVISION[unit] for unit, _ in fires)  # §18.5.d, §18.5.f


@rule.forbids("18.3.1.d")
def one_shift_is_enough(fires: Sequence[Fire], fire: Fire) -> Violation:
    """18.3.1 One artillery shift per combat. Only Soviet artillery is massed, for two shifts at most."""
    full = len(fires) >= 2 or SIDE[fire[0]] != SOVIET
    return evidence(UNITS[fire[0]]) if fires and full else None


@rule.forbids("18.5.c", "18.5.e")
def supply_points_mass_no_guns(fires: Sequence[Fire], fire: Fire) -> Violation:
    """18.5 A second shift comes neither from two supply points nor from one and another unit."""
    shells = sum(1 for _, number in (*fires, fire) if number)
    return evidence(UNITS[fire[0]], by="18.5.c" if shells > 1 else "18.5.e") if fires and shells else None


@rule.forbids("18.5.d", "18.5.f")
def guns_are_not_massed(fires: Sequence[Fire], fire: Fire) -> Violation:
    """18.5 Two shifts need an artillery division and another unit: two front headquarters are not enough."""
    every = (*fires, fire)
    if not fires or is_massed(every):
        return None
    return evidence(UNITS[fire[0]], by="18.5.f" if any(DIVISION[unit] for unit, _ in every) else "18.5.d")


MASSING = (one_shift_is_enough, supply_points_mass_no_guns, guns_are_not_massed)


@rule("9.4.a", "18.2.1.b")
def shifts(fires: Sequence[Fire]) -> int:
    """18.3.1, 18.5 Columns to the right for an attack: one, or two for a massed barrage. A defence gets none."""
    return len(fires)  # §9.4.b


def may_shift(
    position: Position, fires: Sequence[Fire], fire: Fire, units: tuple[int, ...], *, breakthrough: bool = False
) -> Verdict:
    """18.3.1 Whether a support unit may give an attack a shift, after others have."""
    verdict = judge(SUPPORTING, Call(position, fire, units, breakthrough=breakthrough))
    return verdict and judge(MASSING, fires, fire)


def shifting_fires(position: Position, fires: Sequence[Fire], units: tuple[int, ...], side: int) -> Iterator[Fire]:
    """Those of `fires_of` that may still give an attack a shift. Ranges are checked last."""
    for fire in fires_of(position, side):
        if fire not in fires and permitted(MASSING, fires, fire) and permitted(SUPPORTING, Call(position, fire, units)):
            yield fire


@rule("18.3.2.b", "18.2.1.c", "18.3.2.d")
def may_help_to_stand(position: Position, fire: Fire, units: tuple[int, ...], lead: int) -> Verdict:
    """18.3.2 Whether a support unit may help the determined defence of these units, also in its own hex."""
    return judge(SUPPORTING, Call(position, fire, units, lead))


@rule("18.3.1.b", "18.6.5.a", "18.6.5.b")
def fires_of(position: Position, side: int) -> Iterator[Fire]:
    """18.3.1, 18.6.5 Every way support could be given: by a unit itself, or by a supply point through a unit it is
    stacked with, ready or used."""
    for unit in guns(position, side):
        yield unit, 0
        yield from ((unit, supply.n) for supply in supplies_at(position, position.pieces[unit].place, side))


@rule("18.3.1.c", "18.3.2.e")
def fired(game: S42Game, fire: Fire, *, attacking: bool) -> None:
    """18.3 What the support cost: the supply point, or the unit is turned to its used side. An artillery division that
    gave a shift leaves the game."""
    unit, number = fire
    place = place_name(game.position.pieces[unit].place)
    supply = supply_of(game.position, supply_name(number)) if number else None
    if supply is not None:
        spend(game, supply)  # §18.6.1.a, §18.6.5.c
        game.log("shells-fired", "18.6.5.c", unit=UNITS[unit], hex=place, supply=supply_name(number))
    elif attacking and DIVISION[unit]:
        game.change(game.position.with_piece(unit, Piece(REMOVED, 0)))  # §18.5.g
        game.log("division-withdrawn", "18.5.g", unit=UNITS[unit], hex=place)
    else:
        game.change(game.position.mark((unit,), USED))  # §18.2.1.d, §11.3.e
        game.log("guns-fired", "18.2.1.d", unit=UNITS[unit], hex=place)
