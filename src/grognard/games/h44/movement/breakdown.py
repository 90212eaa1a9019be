"""21.1-21.4 Breakdown units: a step that moves on its own, and rejoins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.h44.combat.losses import free_remnant, in_box, lose_step
from grognard.games.h44.data.units import (
    AIRBORNE,
    BREAKDOWN,
    GERMAN,
    MECHANISED,
    RETURN_TRACK,
    SIDE,
    TANK,
    UNIT,
    UNITS,
)
from grognard.games.h44.interface.actions import Detach, Rejoin
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.battalions import (
    PARTS_OF,
    STAYS_WHOLE,
    beside,
    fits,
    gain_step,
    in_play,
    inherit,
    large_units,
    may_split,
    parts_of_division,
    standing,
    strength,
    whole,
)
from grognard.games.h44.state.breakdown_counters import ORDINARY, fitters, fitting, free_parts
from grognard.games.h44.state.muster import muster
from grognard.games.h44.state.ownership import step_is_the_enemys
from grognard.games.h44.state.position import (
    DISRUPTED,
    ENGAGED,
    IN_FULL_RETREAT,
    POOL,
    SCATTERED,
    SPENT,
    H44Game,
    Piece,
    Position,
    names,
    place_name,
)

# -- 21.1 to 21.3: a unit is broken down -------------------------------------------------------------------------


class Split(Struct, frozen=True):
    """A unit that would give up a step, the breakdown unit made of it, and whose player turn it is."""

    position: Position
    unit: int
    part: int
    turn_of: int


@rule.forbids("21.3.h")
def not_the_owners_turn(split: Split) -> Violation:
    """21.3 Only in its own player turn."""
    return evidence(UNITS[split.unit]) if SIDE[split.unit] != split.turn_of else None


@rule.forbids("21.1.f")
def parent_is_not_there(split: Split) -> Violation:
    """21.1 The parent is on the map or in an entry area."""
    return None if in_play(split.position, split.unit) else evidence(UNITS[split.unit])


@rule("21.1.j")
@rule.forbids("21.1.a")
def unit_is_too_small(split: Split) -> Violation:
    """21.1 Only a larger unit is broken down: one with a step to spare."""
    small = split.position.pieces[split.unit].steps < 2 or STAYS_WHOLE[split.unit]
    return evidence(UNITS[split.unit]) if small else None


@rule("21.1.f")
@rule.forbids("11.4.c")
def no_remnant_for_the_rest(split: Split) -> Violation:
    """11.4 A three-step battalion that gives up its second step needs a remnant counter for the last one."""
    steps, most = strength(split.position, split.unit)
    last = most == 3 and steps == 2 and free_remnant(split.position, split.unit) is None
    return evidence(UNITS[split.unit]) if last else None


@rule.forbids("21.3.i")
def scattered_stay_whole(split: Split) -> Violation:
    """21.3 Scattered units may not be broken down."""
    return evidence(UNITS[split.unit]) if split.position.pieces[split.unit].has(SCATTERED) else None


@rule.forbids("21.3.j")
def disrupted_stay_whole(split: Split) -> Violation:
    """21.3 Nor may disrupted units."""
    return evidence(UNITS[split.unit]) if split.position.pieces[split.unit].order == DISRUPTED else None


@rule.forbids("21.3.k")
def routed_stay_whole(split: Split) -> Violation:
    """21.3 Units in full retreat may not be broken down either."""
    return evidence(UNITS[split.unit]) if split.position.pieces[split.unit].order == IN_FULL_RETREAT else None


@rule.forbids("21.1.f")
def part_is_no_breakdown_unit(split: Split) -> Violation:
    """21.1 Only a breakdown unit is placed with the parent."""
    return None if BREAKDOWN[split.part] else evidence(UNITS[split.part])


@rule("21.3.l")
@rule.forbids("21.1.c", "21.2.a")
def part_is_of_another_division(split: Split) -> Violation:
    """21.3 Airborne breakdown units belong to the parent's division; others break down into their own army's. At a
    ferry paratroopers may have to borrow one (8.5.7)."""
    apart = SIDE[split.unit] != SIDE[split.part] or RETURN_TRACK[split.unit] != RETURN_TRACK[split.part]
    if not apart or split.part in borrowed(split.position, split.unit):
        return None
    division = AIRBORNE[split.unit] or AIRBORNE[split.part]
    return evidence(UNITS[split.unit], UNITS[split.part], by="21.1.c" if division else "21.2.a")


@rule.forbids("21.2.b", "21.2.c")
def part_is_of_another_kind(split: Split) -> Violation:
    """21.2 Tanks break down into tanks, all others into infantry."""
    clause = "" if fits(split.unit, split.part) else _kind(split.unit, split.part)
    return evidence(UNITS[split.unit], UNITS[split.part], by=clause) if clause in BY_ARM else None


@rule.forbids("21.2.d", "21.2.e")
def part_moves_otherwise(split: Split) -> Violation:
    """21.2 A breakdown unit shows the side with its parent's movement class."""
    clause = "" if fits(split.unit, split.part) else _kind(split.unit, split.part)
    return evidence(UNITS[split.unit], UNITS[split.part], by=clause) if clause in BY_MOVEMENT else None


BY_ARM, BY_MOVEMENT = ("21.2.b", "21.2.c"), ("21.2.d", "21.2.e")


def _kind(unit: int, part: int) -> str:
    """21.2 The clause that determines a unit's breakdown units: by its arm, then by its movement class."""
    if TANK[part]:
        return "21.2.b"
    if (TANK[unit] and SIDE[unit] != GERMAN) or not BREAKDOWN[part]:
        return "21.2.c"
    return "21.2.d" if MECHANISED[unit] else "21.2.e"


@rule.forbids("21.3.m")
def part_is_in_use(split: Split) -> Violation:
    """21.3 The counters limit the number of breakdown units."""
    return None if in_box(split.position, split.part) else evidence(UNITS[split.part])


DETACHING = (
    not_the_owners_turn,
    parent_is_not_there,
    unit_is_too_small,
    scattered_stay_whole,
    disrupted_stay_whole,
    routed_stay_whole,
    part_is_no_breakdown_unit,
    part_is_of_another_division,
    part_is_of_another_kind,
    part_moves_otherwise,
    part_is_in_use,
    no_remnant_for_the_rest,
)


@rule("8.5.7.b")
def borrowed(position: Position, unit: int) -> tuple[int, ...]:
    """8.5.7 The ordinary breakdown units that an airborne unit may use: it is at a ferry, and its division has no
    counter left."""
    at = position.pieces[unit].place
    if not AIRBORNE[unit] or at < 0:
        return ()
    banks = position.country.ferry_banks
    if at not in banks or any(in_box(position, part) for part in parts_of_division(RETURN_TRACK[unit])):
        return ()
    return ORDINARY


@rule("21.1.a", "21.1.f")
def detach(game: H44Game, unit: int, part: int) -> int:
    """21.1 The parent loses a step and the breakdown unit is placed beside it with the same markers; if it moves with a
    group it continues at the same cost. Returns the counter the parent is now (a remnant may have replaced it)."""
    position = game.position
    piece = position.pieces[unit]
    battalion = whole(position, unit)
    position = position.with_piece(part, Piece(piece.place, 1, piece.order, piece.marks))  # §21.1.g, §21.1.h, §21.3.c
    game.change(position.but(parents=(*position.parents, (part, battalion))))  # §21.4.l
    game.log("unit-detached", "21.1.f", unit=UNITS[unit], part=UNITS[part], hex=place_name(piece.place))
    lose_step(game, unit, "21.1.f")  # §21.1.f
    return standing(game.position, battalion)


def detaches(position: Position, unit: int) -> Iterator[Detach]:
    """The breakdown units worth trying: the first free one of each kind."""
    for parts in (*fitting(unit), borrowed(position, unit)):
        part = next((part for part in parts if in_box(position, part)), None)
        if part is not None:
            yield Detach(UNITS[unit], UNITS[part])


def open_splits(position: Position, units: Iterable[int]) -> Iterator[Detach]:
    """Those of `detaches` that DETACHING allows in the owner's turn. Whether a counter is free is asked first, because
    usually none is."""
    free, pieces, banks = free_parts(position), position.pieces, position.country.ferry_banks
    worth_asking = frozenset[int]().union(*map(fitters, free))
    for unit in units:
        if unit not in worth_asking and not (AIRBORNE[unit] and pieces[unit].place in banks):
            continue
        kinds = (*fitting(unit), borrowed(position, unit)) if AIRBORNE[unit] else fitting(unit)
        parts_free = [part for parts in kinds if (part := free.get(parts)) is not None and fits(unit, part)]
        if parts_free and may_split(position, unit):
            last = position.pieces[unit].steps == 2
            if not last or not no_remnant_for_the_rest.find(Split(position, unit, unit, SIDE[unit])):
                yield from (_split(unit, part) for part in parts_free)


DETACH = Verb(
    Detach,
    candidates=lambda position, side: [action for unit in position.forces(side) for action in detaches(position, unit)],
    exists=lambda position, side, action: action.unit in UNIT and action.part in UNIT,
    legal=lambda position, side: open_splits(position, large_units(position, side)),
    args=lambda position, side, action: (Split(position, UNIT[action.unit], UNIT[action.part], side),),
    forbids=DETACHING,
    resolve=lambda game, side, action: detach(game, UNIT[action.unit], UNIT[action.part]),
)


@cache
def _split(unit: int, part: int) -> Detach:
    return Detach(UNITS[unit], UNITS[part])


# -- 21.4: it comes back -----------------------------------------------------------------------------------------


class Return(Struct, frozen=True):
    """A breakdown unit that would rejoin a unit; both have finished their movement."""

    position: Position
    part: int
    unit: int


@rule.forbids("21.4.h")
def no_breakdown_unit(plan: Return) -> Violation:
    """21.4 Only breakdown units in play rejoin."""
    there = BREAKDOWN[plan.part] and in_play(plan.position, plan.part)
    return None if there else evidence(UNITS[plan.part])


@rule.forbids("21.4.a")
def part_is_elsewhere(plan: Return) -> Violation:
    """21.4 Both have finished their movement in the same hex."""
    pieces = plan.position.pieces
    return evidence(*names((plan.part, plan.unit))) if pieces[plan.part].place != pieces[plan.unit].place else None


@rule.forbids("21.4.j")
def rejoins_another_division(plan: Return) -> Violation:
    """21.4 Airborne breakdown units rejoin units of their own division; a borrowed one (8.5.7) its parent."""
    apart = SIDE[plan.part] != SIDE[plan.unit] or RETURN_TRACK[plan.part] != RETURN_TRACK[plan.unit]
    home = plan.position.origins.get(plan.part) == whole(plan.position, plan.unit)
    return evidence(UNITS[plan.part], UNITS[plan.unit]) if apart and not home else None


@rule.forbids("21.4.k")
def not_its_parent(plan: Return) -> Violation:
    """21.4 German breakdown units rejoin only their own parent."""
    if SIDE[plan.part] != GERMAN:
        return None
    parent = plan.position.origins.get(plan.part)
    return None if parent == whole(plan.position, plan.unit) else evidence(UNITS[plan.part], UNITS[plan.unit])


@rule.forbids("8.5.7.c")
def ordinary_part_goes_home(plan: Return) -> Violation:
    """8.5.7 So do ordinary Allied breakdown units, which belong to no division and are not tanks."""
    if SIDE[plan.part] == GERMAN or AIRBORNE[plan.part] or TANK[plan.part]:
        return None
    parent = plan.position.origins.get(plan.part)
    return None if parent == whole(plan.position, plan.unit) else evidence(UNITS[plan.part], UNITS[plan.unit])


def _misfit(plan: Return) -> str:
    """21.2 The clause by which a breakdown unit does not match a unit; empty if it does."""
    unit = whole(plan.position, plan.unit)
    fit = plan.part != plan.unit and fits(unit, plan.part) and not BREAKDOWN[plan.unit]
    return "" if fit else _kind(unit, plan.part)


@rule.forbids("21.2.b", "21.2.c")
def rejoins_another_kind(plan: Return) -> Violation:
    """21.2 A breakdown unit rejoins a unit of its kind."""
    clause = _misfit(plan)
    return evidence(UNITS[plan.part], UNITS[plan.unit], by=clause) if clause in BY_ARM else None


@rule.forbids("21.2.d", "21.2.e")
def rejoins_one_that_moves_otherwise(plan: Return) -> Violation:
    """21.2 And of its movement class."""
    clause = _misfit(plan)
    return evidence(UNITS[plan.part], UNITS[plan.unit], by=clause) if clause in BY_MOVEMENT else None


@rule.forbids("21.4.h")
def unit_is_full(plan: Return) -> Violation:
    """21.4 The unit must have lost a step."""
    steps, most = strength(plan.position, plan.unit)
    return evidence(UNITS[plan.unit]) if steps >= most else None


REJOINING = (
    no_breakdown_unit,
    part_is_elsewhere,
    rejoins_another_division,
    not_its_parent,
    ordinary_part_goes_home,
    rejoins_another_kind,
    rejoins_one_that_moves_otherwise,
    unit_is_full,
)


@rule("21.4.i")
def rejoin(game: H44Game, part: int, unit: int) -> int:
    """21.4 The breakdown unit goes back to its box; the unit gains the step and its markers. Returns the counter."""
    position = game.position
    piece = position.pieces[part]
    parents = tuple(row for row in position.parents if row[0] != part)
    game.change(position.with_piece(part, Piece(POOL, 1)).but(parents=parents))  # §21.4.m
    now = gain_step(game, unit)
    inherit(game, now, piece, SPENT | ENGAGED)  # §21.4.i
    game.log("unit-rejoined", "21.4.h", unit=UNITS[now], part=UNITS[part], hex=place_name(piece.place))
    return now


def rejoins(position: Position, side: int) -> Iterator[Rejoin]:
    """Every breakdown unit of the side in play, with the units stacked with it."""
    for part in PARTS_OF[side]:
        if in_play(position, part):  # §21.4.b, §21.4.c
            yield from (Rejoin(UNITS[part], UNITS[unit]) for unit in beside(position, part))


def legal_rejoins(position: Position, side: int) -> Iterator[Rejoin]:
    """21.4 Whether the unit has lost a step is asked first, because few have."""
    for part in muster(position, side).parts:
        for unit in beside(position, part):
            steps, most = strength(position, unit)
            if steps < most and permitted(REJOINING, Return(position, part, unit)):
                yield Rejoin(UNITS[part], UNITS[unit])


def _may_rejoin(position: Position, side: int, action: Rejoin) -> Verdict:
    part, unit = UNIT[action.part], UNIT[action.unit]
    own = judge((step_is_the_enemys,), side, (unit, part), "21.4.a")
    return own and judge(REJOINING, Return(position, part, unit))


REJOIN = Verb(
    Rejoin,
    candidates=rejoins,
    legal=legal_rejoins,
    exists=lambda position, side, action: action.unit in UNIT and action.part in UNIT,
    verdict=_may_rejoin,
    resolve=lambda game, side, action: rejoin(game, UNIT[action.part], UNIT[action.unit]),
)
