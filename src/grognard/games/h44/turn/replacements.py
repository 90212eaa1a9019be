"""20.2 Replacements, in night turns from turn 8 on: a step for a reduced unit, or the return of an eliminated one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.h44.combat.losses import free_remnant
from grognard.games.h44.data.board import AREA_INDEX, AREAS, HEX, HEXES
from grognard.games.h44.data.units import (
    AIRBORNE,
    ALLIED,
    ARTILLERY,
    BREAKDOWN,
    DUMMY,
    GERMAN,
    MORALE,
    PACK,
    REMNANT,
    SIDE,
    STEPS,
    UNIT,
    UNITS,
    VEHICLE,
)
from grognard.games.h44.interface.actions import Refit
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.battalions import gain_step, strength, whole
from grognard.games.h44.state.muster import muster
from grognard.games.h44.state.ownership import unit_is_the_enemys
from grognard.games.h44.state.position import (
    AREA,
    BOX,
    ELIMINATED,
    ENGAGED,
    GOOD,
    MOVED,
    PLATE,
    REFITTED,
    H44Game,
    Piece,
    Position,
    is_area,
    place_name,
)
from grognard.games.h44.state.zones import in_zoc
from grognard.games.h44.supply.lines import net, overland
from grognard.games.h44.turn.weather import part

FIRST_TURN = PACK.tables.replacements_from
"""20.2.1 The first turn with replacements."""


class Source(Struct, frozen=True):
    """20.2.2 A replacement of the turn: the word that records its use, and the entry areas it comes from."""

    token: str
    areas: tuple[int, ...]


def _areas(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(AREA_INDEX[name] for name in names)


_FROM = PACK.tables.replacements
SOURCES = {
    ALLIED: (Source("refit-south", _areas(_FROM.british)),),  # §20.2.2.f
    # §20.2.2.b, §20.2.2.c
    GERMAN: (Source("refit-west", _areas(_FROM.german_west)), Source("refit-east", _areas(_FROM.german_east))),
}
"""20.2.2 One for the British from N; two for the Germans, from the west and from the north or east."""


class Replacement(Struct, frozen=True):
    """A unit that would gain a step, or return at a place."""

    position: Position
    unit: int
    at: int | None = None
    """Where an eliminated unit returns: a city hex, or the place of an entry area; for a unit in play, the entry area
    its replacement comes from, if that matters."""


def is_dead(position: Position, unit: int) -> bool:
    return position.pieces[unit].place == ELIMINATED


@rule("20.2.2.a", "20.2.2.d", "20.2.1.f")
def left(position: Position, side: int) -> list[Source]:
    """20.2.2 The replacements of this turn that have not been used."""
    return [source for source in SOURCES[side] if source.token not in position.used]


@rule("20.2.3.a")
def reached(position: Position, side: int, place: int, source: Source) -> bool:
    """20.2.3 Whether a line of supply leads from the place to one of the areas of the source."""
    if place < 0:
        return is_area(place) and AREA - place in source.areas
    return bool(overland(position, side, place, net(position, side, source.areas).goals))


def source_for(plan: Replacement) -> Source | None:
    """The replacement a unit would use: the first that can reach it."""
    position, side = plan.position, SIDE[plan.unit]
    dead = is_dead(position, plan.unit)
    for source in left(position, side):
        if dead:
            if plan.at is not None and reached(position, side, plan.at, source):
                return source
        elif plan.at is None or AREA - plan.at in source.areas:
            if reached(position, side, position.pieces[plan.unit].place, source):
                return source
    return None


# -- prohibitions ----------------------------------------------------------------------------------------------------


@rule("20.1.g")
@rule.forbids("20.2.1.a")
def it_is_day(plan: Replacement) -> Violation:
    """20.2.1 Replacements come in night turns."""
    return evidence(UNITS[plan.unit]) if part(plan.position) != "night" else None


@rule.forbids("20.2.1.b")
def replacements_come_later(plan: Replacement) -> Violation:
    """20.2.1 Not before turn 8."""
    return evidence(UNITS[plan.unit], turn=FIRST_TURN) if plan.position.turn < FIRST_TURN else None


@rule.forbids("20.2.2.a", "20.2.2.d")
def replacements_are_used_up(plan: Replacement) -> Violation:
    """20.2.2 One a night for the British, two for the Germans."""
    side = SIDE[plan.unit]
    clause = "20.2.2.d" if side == ALLIED else "20.2.2.a"
    return None if left(plan.position, side) else evidence(UNITS[plan.unit], by=clause)


@rule("20.2.2.e", "22.7.b")
@rule.forbids("20.2.3.e")
def airborne_get_none(plan: Replacement) -> Violation:
    """20.2.3 Airborne units and supply heads take only returning paratroopers (22.7)."""
    return evidence(UNITS[plan.unit]) if AIRBORNE[plan.unit] else None


@rule.forbids("20.2.3.f")
def artillery_gets_none(plan: Replacement) -> Violation:
    """20.2.3 Nor does artillery."""
    return evidence(UNITS[plan.unit]) if ARTILLERY[plan.unit] else None


@rule.forbids("20.2.3.d")
def german_elite_gets_none(plan: Replacement) -> Violation:
    """20.2.3 Nor German elite units."""
    elite = SIDE[plan.unit] == GERMAN and MORALE[whole(plan.position, plan.unit)] > 0
    return evidence(UNITS[plan.unit]) if elite else None


@rule("20.2.2.a")
@rule.forbids("20.2.3.g")
def german_vehicles_get_none(plan: Replacement) -> Violation:
    """20.2.3 Nor German vehicles: the replacements are infantry."""
    return evidence(UNITS[plan.unit]) if SIDE[plan.unit] == GERMAN and VEHICLE[plan.unit] else None


@rule.forbids("20.2.1.d", "20.2.1.e")
def nothing_was_lost(plan: Replacement) -> Violation:
    """20.2.1 Only a reduced unit in play or an eliminated one; remnants and breakdown units do not return."""
    position, unit = plan.position, plan.unit
    if is_dead(position, unit):
        return evidence(UNITS[unit], by="20.2.1.e") if REMNANT[unit] or BREAKDOWN[unit] or DUMMY[unit] else None
    place = position.pieces[unit].place
    steps, most = strength(position, unit)
    there = place >= 0 or is_area(place)
    return evidence(UNITS[unit], by="20.2.1.d") if not there or steps >= most else None


@rule("14.2.l")
@rule.forbids("20.2.3.b")
def unit_is_in_disorder(plan: Replacement) -> Violation:
    """20.2.3 The unit must be in good order."""
    return evidence(UNITS[plan.unit]) if plan.position.pieces[plan.unit].order != GOOD else None


@rule.forbids("11.5.1.j")
def engaged_get_none(plan: Replacement) -> Violation:
    """11.5.1 An engaged unit receives no replacements."""
    return evidence(UNITS[plan.unit]) if plan.position.pieces[plan.unit].has(ENGAGED) else None


@rule.forbids("20.2.5.b")
def unit_has_marched(plan: Replacement) -> Violation:
    """20.2.5 A unit that takes replacements may move one hex at most, so it takes none after a move."""
    return evidence(UNITS[plan.unit]) if plan.position.pieces[plan.unit].has(MOVED) else None


@rule.forbids("20.2.4.a", "20.2.4.b")
def not_a_place_to_come_back(plan: Replacement) -> Violation:
    """20.2.4 An eliminated unit returns in the entry area of its replacement or in a friendly city."""
    position, at = plan.position, plan.at
    if not is_dead(position, plan.unit):
        return None
    if at is None:
        return evidence(UNITS[plan.unit], by="20.2.4.a")
    if at >= 0:
        own = is_own_city(position, SIDE[plan.unit], at)
        return None if own else evidence(UNITS[plan.unit], HEXES[at], by="20.2.4.b")
    areas = [area for source in SOURCES[SIDE[plan.unit]] for area in source.areas]
    fits = is_area(at) and AREA - at in areas
    return None if fits else evidence(UNITS[plan.unit], place_name(at), by="20.2.4.a")


def is_own_city(position: Position, side: int, hex_: int) -> bool:
    """20.2.4 A city hex the side controls, without an enemy in it."""
    held = (hex_ in position.held) == (side == ALLIED)
    return hex_ in position.country.cities and held and position.side_in(hex_) != 1 - side


@rule.forbids("20.2.4.c")
def city_is_watched(plan: Replacement) -> Violation:
    """20.2.4 That city hex must not be in an enemy ZOC."""
    dead = is_dead(plan.position, plan.unit) and plan.at is not None and plan.at >= 0
    watched = dead and in_zoc(plan.position, SIDE[plan.unit], plan.at or 0)
    return evidence(UNITS[plan.unit], HEXES[plan.at or 0]) if watched else None


@rule.forbids("20.2.4.d")
def no_remnant_counter_is_left(plan: Replacement) -> Violation:
    """20.2.4 An eliminated three-step unit needs a remnant counter to return as."""
    dead = is_dead(plan.position, plan.unit) and STEPS[plan.unit] == 3
    return evidence(UNITS[plan.unit]) if dead and free_remnant(plan.position, plan.unit) is None else None


@rule.forbids("20.2.3.a", "20.2.4.b")
def no_line_to_the_entry_area(plan: Replacement) -> Violation:
    """20.2.3 A line of supply must lead to an entry area that still has a replacement."""
    if source_for(plan):
        return None
    return evidence(UNITS[plan.unit], by="20.2.4.b" if is_dead(plan.position, plan.unit) else "20.2.3.a")


REFITTING = (
    it_is_day,
    replacements_come_later,
    replacements_are_used_up,
    airborne_get_none,
    artillery_gets_none,
    german_elite_gets_none,
    german_vehicles_get_none,
    nothing_was_lost,
    unit_is_in_disorder,
    engaged_get_none,
    unit_has_marched,
    not_a_place_to_come_back,
    city_is_watched,
    no_remnant_counter_is_left,
    no_line_to_the_entry_area,
)
OF_THE_PLACE = (not_a_place_to_come_back, city_is_watched, no_line_to_the_entry_area)
OF_THE_UNIT = tuple(prohibition for prohibition in REFITTING if prohibition not in OF_THE_PLACE)
"""For eliminated units: prohibitions about the unit, whatever the place; and about the place, whatever the unit."""


def replacement(position: Position, action: Refit) -> Replacement:
    at = BOX[action.at] if action.at in BOX else HEX[action.at] if action.at else None
    return Replacement(position, UNIT[action.unit], at)


def refits(position: Position, side: int) -> Iterator[tuple[int, Iterable[Refit]]]:
    """20.2 Every replacement worth asking about, by unit: reduced units in play, and eliminated ones where they could
    return."""
    if part(position) != "night" or position.turn < FIRST_TURN or not left(position, side):
        return
    cities = [hex_ for hex_ in sorted(position.country.cities) if is_own_city(position, side, hex_)]
    areas = [area for source in left(position, side) for area in source.areas]
    dead = (unit for unit in position.at(ELIMINATED) if SIDE[unit] == side)
    for unit in sorted((*dead, *muster(position, side).reduced)):
        piece = position.pieces[unit]
        if AIRBORNE[unit]:
            continue
        if piece.place == ELIMINATED:
            if not (REMNANT[unit] or BREAKDOWN[unit] or DUMMY[unit]):
                places = (*(f"area-{AREAS[area]}" for area in areas), *(HEXES[hex_] for hex_ in cities))
                yield unit, (Refit(UNITS[unit], place) for place in places)
        else:
            steps, most = strength(position, unit)
            if steps < most:  # §20.2.3.c
                yield unit, _from_sources(position, unit, piece.place)


def _from_sources(position: Position, unit: int, place: int) -> Iterator[Refit]:
    """20.2.2 The replacement that comes first, or any other that could reach it as well."""
    yield Refit(UNITS[unit])
    sources = left(position, SIDE[unit])
    if len(sources) > 1 and all(reached(position, SIDE[unit], place, source) for source in sources):
        yield from (Refit(UNITS[unit], f"area-{AREAS[source.areas[0]]}") for source in sources[1:])


@rule("20.2.1.e", "20.2.4.d", "20.2.5.a")
def refit(game: H44Game, action: Refit) -> int:
    """20.2 The unit gains a step or returns with one, and is marked. Returns the counter that has the marker."""
    plan = replacement(game.position, action)
    source, unit = source_for(plan), plan.unit
    assert source is not None
    if is_dead(game.position, unit):  # §20.2.1.e, §20.2.4.d
        assert plan.at is not None
        now = _revive(game, unit, plan.at)  # §20.2.4.a, §20.2.4.b
    else:
        now = gain_step(game, unit)  # §20.2.1.d
    position = game.position.mark((now,), REFITTED)  # §20.2.5.a
    game.change(position.but(used=(*position.used, source.token)))
    where = place_name(position.pieces[now].place)
    game.log("unit-refitted", "20.2.5.a", unit=UNITS[now], hex=where, area=f"area-{AREAS[source.areas[0]]}")
    return now


def _revive(game: H44Game, unit: int, at: int) -> int:
    """20.2.4 One step returns; for a three-step battalion, as a remnant."""
    position = game.position
    if STEPS[unit] < 3:
        game.change(position.with_piece(unit, Piece(at, 1)))
        return unit
    remnant = free_remnant(position, unit)
    assert remnant is not None
    position = position.with_pieces({unit: Piece(PLATE, 1), remnant: Piece(at, 1)})
    game.change(position.but(parents=(*position.parents, (remnant, unit))))
    return remnant


def _is_known(position: Position, side: int, action: Refit) -> bool:
    return action.unit in UNIT and (not action.at or action.at in HEX or action.at in BOX)


def _may_refit(position: Position, side: int, action: Refit) -> Verdict:
    own = judge((unit_is_the_enemys,), side, (UNIT[action.unit],), "20.2.1.c")
    return own and judge(REFITTING, replacement(position, action))


def legal_refits(position: Position, side: int) -> list[Refit]:
    """20.2 Every unit that could return has the same places: they are judged once."""
    legal: dict[Refit, None] = {}
    places: list[str] | None = None
    for unit, worth_asking in refits(position, side):
        if position.pieces[unit].place != ELIMINATED:
            legal.update((r, None) for r in worth_asking if permitted(REFITTING, replacement(position, r)))
        elif permitted(OF_THE_UNIT, Replacement(position, unit)):
            if places is None:
                plans = ((refit.at, replacement(position, refit)) for refit in worth_asking)
                places = [at for at, plan in plans if permitted(OF_THE_PLACE, plan)]
            legal.update((Refit(UNITS[unit], at), None) for at in places)
    return list(legal)


REFIT = Verb(
    Refit,
    candidates=lambda position, side: dict.fromkeys(r for _, each in refits(position, side) for r in each),
    legal=legal_refits,
    exists=_is_known,
    verdict=_may_refit,
    resolve=lambda game, side, action: refit(game, action),
)
