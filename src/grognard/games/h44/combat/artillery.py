"""17.4, 17.6 Artillery: which units can support a combat."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.h44.data.board import GRID, HEXES
from grognard.games.h44.data.units import ALLIED, ARTILLERY, FORMATION, PACK, RANGE, SIDE, UNIT, UNITS
from grognard.games.h44.interface.actions import Limber, Unlimber
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.ownership import is_in_play, may_act
from grognard.games.h44.state.position import (
    AREA,
    DISRUPTED,
    ENGAGED,
    FIRED,
    IN_FULL_RETREAT,
    MARCHING,
    MOVED,
    SCATTERED,
    H44Game,
    Piece,
    Position,
)
from grognard.games.h44.supply.lines import in_own_area

CORPS_TROOPS = "CORPS"


def guns(position: Position, side: int) -> list[int]:
    """The artillery of a side that is in play."""
    return [
        unit
        for unit in range(len(UNITS))
        if ARTILLERY[unit] and SIDE[unit] == side and (position.pieces[unit].place >= 0 or in_own_area(position, unit))
    ]


@rule("17.6.1.n", "17.6.1.l")
def serves(unit: int, formations: Collection[str]) -> bool:
    """17.6.1 Allied corps artillery supports any formation; other artillery its own, Arko 191 two."""
    if SIDE[unit] == ALLIED and FORMATION[unit] == CORPS_TROOPS:
        return True
    return any(own in formations for own in PACK.units[unit].serves or (FORMATION[unit],))


@rule("17.4.a", "17.4.d")
def in_range(position: Position, unit: int, target: int) -> bool:
    """17.4 Range is counted to the hex of the combat; from an entry area the first map hex counts as one."""
    at = position.pieces[unit].place
    if at >= 0:
        return GRID.distance(at, target) <= RANGE[unit]  # §17.4.b, §17.4.c
    if not in_own_area(position, unit):  # §19.8.c
        return False
    # §19.8.d, §19.8.e
    return any(GRID.distance(hex_, target) + 1 <= RANGE[unit] for hex_ in position.country.edges[AREA - at])


class Call(Struct, frozen=True):
    """An artillery unit that would support a combat in a hex."""

    position: Position
    unit: int
    target: int
    formations: Collection[str]
    """The units that take part in the attack."""
    defending: bool

    @property
    def piece(self) -> Piece:
        return self.position.pieces[self.unit]


@rule("17.6.1.a")
@rule.forbids("17.6.1.b")
def gun_has_fired(call: Call) -> Violation:
    """17.6.1 Only active artillery supports; firing makes it inactive, so it supports one combat."""
    return evidence(UNITS[call.unit]) if call.piece.has(FIRED) else None  # §17.5.b, §17.5.c


@rule("22.3.6.e")
@rule.forbids("17.6.1.d")
def gun_is_scattered(call: Call) -> Violation:
    """17.6.1 No scattered gun."""
    return evidence(UNITS[call.unit]) if call.piece.has(SCATTERED) else None


@rule("11.5.1.h")
@rule.forbids("17.6.1.e")
def gun_is_engaged(call: Call) -> Violation:
    """17.6.1 No engaged gun."""
    return evidence(UNITS[call.unit]) if call.piece.has(ENGAGED) else None


@rule("14.2.j")
@rule.forbids("17.6.1.f")
def gun_is_disrupted(call: Call) -> Violation:
    """17.6.1 No disrupted gun."""
    return evidence(UNITS[call.unit]) if call.piece.order == DISRUPTED else None


@rule.forbids("17.6.1.g")
def gun_is_routed(call: Call) -> Violation:
    """17.6.1 Not artillery in full retreat."""
    return evidence(UNITS[call.unit]) if call.piece.order == IN_FULL_RETREAT else None


@rule("17.3.n")
@rule.forbids("17.6.1.h")
def gun_is_on_the_march(call: Call) -> Violation:
    """17.6.1 Not artillery with a movement marker."""
    return evidence(UNITS[call.unit]) if call.piece.has(MARCHING) else None


@rule("17.7.c", "17.7.d")
@rule.forbids("17.6.1.i")
def gun_is_in_the_hex(call: Call) -> Violation:
    """17.6.1 Artillery may not support combat in its own hex, but may support another even after being attacked."""
    return evidence(UNITS[call.unit], HEXES[call.target]) if call.piece.place == call.target else None


@rule.forbids("17.6.1.c")
def gun_is_out_of_range(call: Call) -> Violation:
    """17.6.1 The combat must be within range."""
    near = in_range(call.position, call.unit, call.target)
    return None if near else evidence(UNITS[call.unit], HEXES[call.target], range=RANGE[call.unit])


@rule("17.6.1.k", "17.6.1.m")
@rule.forbids("17.6.1.j")
def gun_serves_others(call: Call) -> Violation:
    """17.6.1 In an attack a unit of its formation must take part; it may support the defence of any formation."""
    fits = call.defending or serves(call.unit, call.formations)
    return None if fits else evidence(UNITS[call.unit], formation=FORMATION[call.unit])


SUPPORTING = (
    gun_has_fired,
    gun_is_scattered,
    gun_is_engaged,
    gun_is_disrupted,
    gun_is_routed,
    gun_is_on_the_march,
    gun_is_in_the_hex,
    gun_is_out_of_range,
    gun_serves_others,
)


@rule("18.4.e")
def may_support(position: Position, unit: int, target: int, formations: Collection[str], *, defending: bool) -> Verdict:
    """17.6 Whether an artillery unit can support a combat in a hex, and if not, why."""
    return judge(SUPPORTING, Call(position, unit, target, formations, defending))


def supporters(
    position: Position, side: int, target: int, formations: Collection[str], *, defending: bool
) -> list[int]:
    """17.6 A side's artillery units that can support a combat in a hex."""
    return [
        unit for unit in guns(position, side) if may_support(position, unit, target, formations, defending=defending)
    ]


# -- 17.3 movement markers -------------------------------------------------------------------------------------------


GUNS = tuple(tuple(u for u in range(len(UNITS)) if ARTILLERY[u] and SIDE[u] == side) for side in range(2))
MARKERS = (3, 2)
"""17.3 Movement markers of each side."""


def markers_left(position: Position, side: int) -> int:
    """17.3 The movement markers not on any artillery unit of a side."""
    return MARKERS[side] - sum(1 for u in GUNS[side] if position.pieces[u].has(MARCHING))


@rule.forbids("17.3.d")
def only_guns_limber(position: Position, side: int, unit: int) -> Violation:
    """17.3 Movement markers are for artillery."""
    return None if ARTILLERY[unit] else evidence(UNITS[unit])


@rule.forbids("17.3.d")
def gun_is_limbered(position: Position, side: int, unit: int) -> Violation:
    """17.3 One marker per artillery unit."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(MARCHING) else None


@rule("17.3.i")
@rule.forbids("17.3.j")
def no_movement_marker(position: Position, side: int, unit: int) -> Violation:
    """17.3 Three movement markers for the Allies, two for the Germans."""
    return None if markers_left(position, side) else evidence(UNITS[unit], count=MARKERS[side])


@rule.forbids("17.3.h")
def has_no_marker(position: Position, side: int, unit: int) -> Violation:
    """17.3 Only artillery with a movement marker can give it up."""
    return None if position.pieces[unit].has(MARCHING) else evidence(UNITS[unit])


@rule.forbids("17.3.g")
def marker_stays_on_the_gun(position: Position, side: int, unit: int) -> Violation:
    """17.3 Artillery that has moved keeps its marker until the next movement phase."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(MOVED) else None


LIMBERING = (only_guns_limber, gun_is_limbered, no_movement_marker)
UNLIMBERING = (has_no_marker, marker_stays_on_the_gun)


def _may_limber(position: Position, side: int, action: Limber) -> Verdict:
    unit = UNIT[action.unit]
    return may_act(position, side, unit) and judge(LIMBERING, position, side, unit)


def _may_unlimber(position: Position, side: int, action: Unlimber) -> Verdict:
    unit = UNIT[action.unit]
    return may_act(position, side, unit) and judge(UNLIMBERING, position, side, unit)


def _limberable(position: Position, side: int) -> list[Limber]:
    """17.3 Artillery units in play without a marker, while one is left."""
    if not markers_left(position, side):
        return []
    pieces = position.pieces
    return [Limber(UNITS[u]) for u in GUNS[side] if is_in_play(pieces[u].place) and not pieces[u].has(MARCHING)]


@rule("17.3.d")
def _limber(game: H44Game, side: int, action: Limber) -> None:
    """17.3 The artillery unit gets a movement marker."""
    game.change(game.position.mark((UNIT[action.unit],), MARCHING))


@rule("17.3.h")
def _unlimber(game: H44Game, side: int, action: Unlimber) -> None:
    """17.3 The artillery unit gives up its marker."""
    game.change(game.position.unmark((UNIT[action.unit],), MARCHING))


LIMBER = Verb(
    Limber,
    candidates=lambda position, side: [Limber(UNITS[u]) for u in position.forces(side) if ARTILLERY[u]],
    exists=lambda position, side, action: action.unit in UNIT,
    legal=_limberable,
    verdict=_may_limber,
    resolve=_limber,
)
UNLIMBER = Verb(
    Unlimber,
    candidates=lambda position, side: [
        Unlimber(UNITS[u])
        for u in GUNS[side]
        if position.pieces[u].has(MARCHING) and is_in_play(position.pieces[u].place)
    ],
    exists=lambda position, side, action: action.unit in UNIT,
    verdict=_may_unlimber,
    resolve=_unlimber,
)
