"""21.0 Breakdown units: a step that goes its own way, and comes back; German units that are merged."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.verdicts import Bite, because
from grognard.games.h44.actions import Detach, Merge, Rejoin
from grognard.games.h44.losses import free_remnant, in_box, lose_step
from grognard.games.h44.position import (
    AREA,
    DISRUPTED,
    ENGAGED,
    MOVED,
    POOL,
    ROUTED,
    SCATTERED,
    SPENT,
    TRACK,
    H44Game,
    Piece,
    Position,
    names,
    place_name,
)
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import (
    AIRBORNE,
    ARTILLERY,
    BREAKDOWN,
    GERMAN,
    MECHANISED,
    MORALE,
    REMNANT,
    RETURN_TRACK,
    SIDE,
    STEPS,
    SUPPLY_HEAD,
    TANK,
    TYPE,
    UNITS,
)

PARTS = tuple(unit for unit in range(len(UNITS)) if BREAKDOWN[unit])
"""21.1 Every breakdown unit of the game."""


def in_play(position: Position, unit: int) -> bool:
    """In a hex or an entry area."""
    place = position.pieces[unit].place
    return place >= 0 or TRACK < place <= AREA


def whole(position: Position, unit: int) -> int:
    """11.4 The battalion a remnant stands for; any other unit is itself."""
    return dict(position.parents).get(unit, unit) if REMNANT[unit] else unit


def strength(position: Position, unit: int) -> tuple[int, int]:
    """Steps left and steps at full strength; a remnant counts as its battalion."""
    return position.pieces[unit].steps, STEPS[whole(position, unit)]


@rule("20.2.1.d", "21.4.h", "21.5.g", "22.7.a", "11.4.b")
def gain_step(game: H44Game, unit: int) -> int:
    """A unit gains a step; a remnant makes way for its battalion. Returns the counter that stands there now."""
    position = game.position
    piece = position.pieces[unit]
    battalion = whole(position, unit)
    if battalion == unit:
        game.change(position.with_piece(unit, replace(piece, steps=piece.steps + 1)))
        return unit
    parents = tuple(row for row in position.parents if row[0] != unit)
    back = {battalion: replace(piece, steps=piece.steps + 1), unit: Piece(POOL, 1)}
    game.change(position.with_pieces(back).but(parents=parents))
    return battalion


@rule("21.4.d", "21.4.e", "21.4.f", "21.4.g", "21.5.j", "21.5.k", "21.5.l", "21.5.m", "21.5.n")
def inherit(game: H44Game, unit: int, giver: Piece, marks: int) -> None:
    """21.4, 21.5 Whoever takes in a step takes over its state: the worse order, and these markers. Both had finished
    their movement, so the unit moves no more this phase."""
    piece = game.position.pieces[unit]
    order = max(piece.order, giver.order)
    carried = piece.marks | (giver.marks & marks) | MOVED
    game.change(game.position.with_piece(unit, replace(piece, order=order, marks=carried & ~(ENGAGED if order else 0))))


# -- 21.1 to 21.3: a unit is broken down -------------------------------------------------------------------------


class Split(Struct, frozen=True):
    """A unit that is to give up a step, the breakdown unit it would become, and whose player turn it is."""

    position: Position
    unit: int
    part: int
    turn_of: int


@rule.forbids("21.3.h")
def not_the_owners_turn(split: Split) -> Bite:
    """21.3 Only in the own player turn."""
    return because(UNITS[split.unit]) if SIDE[split.unit] != split.turn_of else None


@rule.forbids("21.1.f")
def parent_is_not_there(split: Split) -> Bite:
    """21.1 The parent is on the map or in an entry area."""
    return None if in_play(split.position, split.unit) else because(UNITS[split.unit])


@rule.forbids("21.1.a", "21.1.j")
def unit_is_too_small(split: Split) -> Bite:
    """21.1 Only a larger unit is broken down: one with a step to spare."""
    small = split.position.pieces[split.unit].steps < 2 or SUPPLY_HEAD[split.unit] or ARTILLERY[split.unit]
    return because(UNITS[split.unit]) if small else None


@rule.forbids("21.1.f", "11.4.c")
def no_remnant_for_the_rest(split: Split) -> Bite:
    """11.4 A battalion of three steps that gives up its second needs a remnant counter for the last one."""
    steps, most = strength(split.position, split.unit)
    last = most == 3 and steps == 2 and free_remnant(split.position, split.unit) is None
    return because(UNITS[split.unit]) if last else None


@rule.forbids("21.3.i")
def scattered_stay_whole(split: Split) -> Bite:
    """21.3 Scattered units are not broken down."""
    return because(UNITS[split.unit]) if split.position.pieces[split.unit].has(SCATTERED) else None


@rule.forbids("21.3.j")
def disrupted_stay_whole(split: Split) -> Bite:
    """21.3 Nor are disrupted ones."""
    return because(UNITS[split.unit]) if split.position.pieces[split.unit].order == DISRUPTED else None


@rule.forbids("21.3.k")
def routed_stay_whole(split: Split) -> Bite:
    """21.3 Nor are those in full retreat."""
    return because(UNITS[split.unit]) if split.position.pieces[split.unit].order == ROUTED else None


@rule.forbids("21.3.l", "21.1.c")
def part_is_of_another_division(split: Split) -> Bite:
    """21.3 Airborne breakdown units are of the division of their parent; others break down into their own army's."""
    if SIDE[split.unit] != SIDE[split.part] or RETURN_TRACK[split.unit] != RETURN_TRACK[split.part]:
        return because(UNITS[split.unit], UNITS[split.part])
    return None


@rule.forbids("21.1.b", "21.2.a", "21.2.b", "21.2.c", "21.2.d", "21.2.e")
def part_is_of_another_kind(split: Split) -> Bite:
    """21.2 Tanks break down into tanks, all others into infantry, on the side that moves as they do."""
    return None if fits(split.unit, split.part) else because(UNITS[split.unit], UNITS[split.part])


@rule.forbids("21.3.m")
def part_is_in_use(split: Split) -> Bite:
    """21.3 There are no more breakdown units than counters."""
    return None if in_box(split.position, split.part) else because(UNITS[split.part])


DETACHING = (
    not_the_owners_turn,
    parent_is_not_there,
    unit_is_too_small,
    scattered_stay_whole,
    disrupted_stay_whole,
    routed_stay_whole,
    part_is_of_another_division,
    part_is_of_another_kind,
    part_is_in_use,
    no_remnant_for_the_rest,
)


@rule("21.2.b", "21.2.c", "21.2.d", "21.2.e", "21.1.b", "8.5.7.b")
def fits(unit: int, part: int) -> bool:
    """21.2 Whether the breakdown unit is of the parent's kind."""
    if not BREAKDOWN[part]:
        return False
    if TANK[part] or (TANK[unit] and SIDE[unit] != GERMAN):
        return TANK[part] and TANK[unit]
    return bool(AIRBORNE[part]) or MECHANISED[part] == MECHANISED[unit]


@rule("21.1.a", "21.1.d", "21.1.e", "21.1.f", "21.1.g", "21.1.h", "21.3.a", "21.3.b", "21.3.c", "21.3.d", "21.3.e")
@rule("21.3.f", "21.3.g", "21.4.l")
def detach(game: H44Game, unit: int, part: int) -> int:
    """21.1 The parent loses a step, the breakdown unit stands beside it with the same markers; who moves with a group
    goes on with it at the same cost. Returns the counter the parent is now (a remnant may have taken its place)."""
    position = game.position
    piece = position.pieces[unit]
    battalion = whole(position, unit)
    position = position.with_piece(part, Piece(piece.place, 1, piece.order, piece.marks))
    game.change(position.but(parents=(*position.parents, (part, battalion))))
    game.tell("unit-detached", "21.1.f", unit=UNITS[unit], part=UNITS[part], hex=place_name(piece.place))
    lose_step(game, unit, "21.1.f")
    return standing(game.position, battalion)


def standing(position: Position, battalion: int) -> int:
    """The counter that stands for a battalion now: itself, or its remnant."""
    return next((unit for unit, parent in position.parents if parent == battalion and REMNANT[unit]), battalion)


def detaches(position: Position, unit: int) -> Iterator[Detach]:
    """The breakdown units worth trying: the first free one of each kind."""
    for parts in _fitting(unit):
        part = next((part for part in parts if in_box(position, part)), None)
        if part is not None:
            yield Detach(UNITS[unit], UNITS[part])


@cache
def _fitting(unit: int) -> tuple[tuple[int, ...], ...]:
    """The breakdown units that fit a unit, those of one kind together."""
    kinds: dict[tuple[str, bool], list[int]] = {}
    for part in PARTS:
        if SIDE[part] == SIDE[unit] and RETURN_TRACK[part] == RETURN_TRACK[unit] and fits(unit, part):
            kinds.setdefault((TYPE[part], MECHANISED[part]), []).append(part)
    return tuple(tuple(parts) for parts in kinds.values())


# -- 21.4: it comes back -----------------------------------------------------------------------------------------


class Return(Struct, frozen=True):
    """A breakdown unit that is to become a step of a unit again; both have finished their movement."""

    position: Position
    part: int
    unit: int


@rule.forbids("21.4.h")
def no_breakdown_unit(plan: Return) -> Bite:
    """21.4 Only breakdown units in play rejoin."""
    there = BREAKDOWN[plan.part] and in_play(plan.position, plan.part)
    return None if there else because(UNITS[plan.part])


@rule.forbids("21.4.a")
def part_is_elsewhere(plan: Return) -> Bite:
    """21.4 Both have finished their movement in the same hex."""
    pieces = plan.position.pieces
    return because(*names((plan.part, plan.unit))) if pieces[plan.part].place != pieces[plan.unit].place else None


@rule.forbids("21.4.j")
def rejoins_another_division(plan: Return) -> Bite:
    """21.4 Airborne breakdown units rejoin units of their own division."""
    apart = SIDE[plan.part] != SIDE[plan.unit] or RETURN_TRACK[plan.part] != RETURN_TRACK[plan.unit]
    return because(UNITS[plan.part], UNITS[plan.unit]) if apart else None


@rule.forbids("21.4.k")
def not_its_parent(plan: Return) -> Bite:
    """21.4 German breakdown units rejoin their own parent alone."""
    if SIDE[plan.part] != GERMAN:
        return None
    parent = dict(plan.position.parents).get(plan.part)
    return None if parent == whole(plan.position, plan.unit) else because(UNITS[plan.part], UNITS[plan.unit])


@rule.forbids("8.5.7.c")
def ordinary_part_goes_home(plan: Return) -> Bite:
    """8.5.7 So do the ordinary breakdown units of the Allies, which belong to no division and are no tanks."""
    if SIDE[plan.part] == GERMAN or AIRBORNE[plan.part] or TANK[plan.part]:
        return None
    parent = dict(plan.position.parents).get(plan.part)
    return None if parent == whole(plan.position, plan.unit) else because(UNITS[plan.part], UNITS[plan.unit])


@rule.forbids("21.2.b", "21.2.c", "21.2.d", "21.2.e")
def rejoins_another_kind(plan: Return) -> Bite:
    """21.2 A breakdown unit rejoins a unit of its kind."""
    kin = plan.part != plan.unit and fits(whole(plan.position, plan.unit), plan.part)
    return None if kin and not BREAKDOWN[plan.unit] else because(UNITS[plan.part], UNITS[plan.unit])


@rule.forbids("21.4.h")
def unit_is_full(plan: Return) -> Bite:
    """21.4 The unit needs a step it has lost."""
    steps, most = strength(plan.position, plan.unit)
    return because(UNITS[plan.unit]) if steps >= most else None


REJOINING = (
    no_breakdown_unit,
    part_is_elsewhere,
    rejoins_another_division,
    not_its_parent,
    ordinary_part_goes_home,
    rejoins_another_kind,
    unit_is_full,
)


@rule("21.4.a", "21.4.b", "21.4.c", "21.4.h", "21.4.i", "21.4.m")
def rejoin(game: H44Game, part: int, unit: int) -> int:
    """21.4 The breakdown unit goes back to its box, the unit gains a step and its troubles. Returns the counter."""
    position = game.position
    piece = position.pieces[part]
    parents = tuple(row for row in position.parents if row[0] != part)
    game.change(position.with_piece(part, Piece(POOL, 1)).but(parents=parents))
    now = gain_step(game, unit)
    inherit(game, now, piece, SPENT | ENGAGED)
    game.tell("unit-rejoined", "21.4.h", unit=UNITS[now], part=UNITS[part], hex=place_name(piece.place))
    return now


def rejoins(position: Position, side: int) -> Iterator[Rejoin]:
    """Every breakdown unit of the side in play, with the units beside it."""
    for part in PARTS:
        if SIDE[part] == side and in_play(position, part):
            yield from (Rejoin(UNITS[part], UNITS[unit]) for unit in beside(position, part))


def beside(position: Position, unit: int) -> list[int]:
    """The other units in the hex or entry area of a unit."""
    place = position.pieces[unit].place
    there = position.stack(place) if place >= 0 else position.in_area(AREA - place)
    return [other for other in there if other != unit]


# -- 21.5: Germans are merged ------------------------------------------------------------------------------------


class Merger(Struct, frozen=True):
    """A unit that gives a step, and the one that gains it; both have finished their movement."""

    position: Position
    unit: int
    into: int


@rule.forbids("21.5.a")
def only_germans_merge(plan: Merger) -> Bite:
    """21.5 German units alone give steps to each other."""
    ours = SIDE[plan.unit] == SIDE[plan.into] == GERMAN and plan.unit != plan.into
    return None if ours and in_play(plan.position, plan.unit) else because(UNITS[plan.unit])


@rule.forbids("21.5.c")
def formations_differ(plan: Merger) -> Bite:
    """21.5 Both are of one formation."""
    one, other = (plan.position.formation(unit) for unit in (plan.unit, plan.into))
    return because(UNITS[plan.unit], UNITS[plan.into]) if one != other else None


@rule.forbids("21.5.d")
def hexes_differ(plan: Merger) -> Bite:
    """21.5 Both have finished their movement in one hex."""
    pieces = plan.position.pieces
    return because(*names((plan.unit, plan.into))) if pieces[plan.unit].place != pieces[plan.into].place else None


@rule.forbids("21.5.e")
def types_differ(plan: Merger) -> Bite:
    """21.5 Both are of one type."""
    one, other = (TYPE[whole(plan.position, unit)] for unit in (plan.unit, plan.into))
    return because(UNITS[plan.unit], UNITS[plan.into]) if one != other else None


@rule.forbids("21.5.f")
def giver_is_of_poorer_stuff(plan: Merger) -> Bite:
    """21.5 The giver's morale is not worse than that of the unit that gains."""
    return because(UNITS[plan.unit], UNITS[plan.into]) if MORALE[plan.unit] < MORALE[plan.into] else None


@rule.forbids("21.5.a")
def nothing_to_restore(plan: Merger) -> Bite:
    """21.5 The unit that gains has lost a step, and is no breakdown unit."""
    steps, most = strength(plan.position, plan.into)
    return because(UNITS[plan.into]) if steps >= most or BREAKDOWN[plan.into] else None


MERGING = (
    only_germans_merge,
    formations_differ,
    hexes_differ,
    types_differ,
    giver_is_of_poorer_stuff,
    nothing_to_restore,
)


@rule("21.5.a", "21.5.b", "21.5.g", "21.5.h", "21.5.i")
def merge(game: H44Game, unit: int, into: int) -> int:
    """21.5 One unit is reduced or gone, the other gains a step and the troubles. Returns the gainer's counter."""
    piece = game.position.pieces[unit]
    game.tell("units-merged", "21.5.g", unit=UNITS[unit], into=UNITS[into], hex=place_name(piece.place))
    lose_step(game, unit, "21.5.g")
    now = gain_step(game, into)
    inherit(game, now, piece, SPENT | SCATTERED | ENGAGED)
    return now


def merges(position: Position) -> Iterator[Merge]:
    """Every pair of German units in one place of which one could use a step."""
    for into in range(len(UNITS)):
        if SIDE[into] == GERMAN and in_play(position, into):
            steps, most = strength(position, into)
            if steps < most:
                yield from (Merge(UNITS[unit], UNITS[into]) for unit in beside(position, into))
