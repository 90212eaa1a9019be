"""8.1 Which units may attack a hex: one prohibition each."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.s42.boxes.boxes import shows
from grognard.games.s42.campaign.fall_blau import has_left
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import GRID, HEXES, Edge
from grognard.games.s42.data.units import CLIMBER, COMBAT, GERMAN, NATION, SIDE, SOVIET, UNITS
from grognard.games.s42.movement.ground import is_for_climbers, is_frozen, is_impassable
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    AREA,
    ATTACKED,
    AUTOMATIC_DS_MADE,
    ENTERED,
    EXTENDED,
    GOOD,
    IN_FULL_RETREAT,
    IN_RESERVE,
    RELEASED,
    REPLACED,
    TRAIN,
    Position,
    names,
)
from grognard.games.s42.state.stacking import excess
from grognard.games.s42.state.zones import is_contested
from grognard.games.s42.supply.sources import OVERSEAS, in_area
from grognard.games.s42.turn.weather import sky


class Joining(Struct, frozen=True):
    """A unit that would join an attack."""

    position: Position
    battle: Battle
    unit: int

    @property
    def at(self) -> int:
        return self.position.pieces[self.unit].place

    @property
    def edge(self) -> Edge:
        """What lies between it and the hex it attacks; nothing when it attacks from an entry area."""
        return self.position.country.edge(self.at, self.battle.target)

    @property
    def between(self) -> tuple[str, str]:
        return UNITS[self.unit], HEXES[self.battle.target]


@rule.forbids("8.1.a")
def is_the_enemys(joining: Joining) -> Violation:
    """8.1 A player attacks with their own units."""
    return None if SIDE[joining.unit] == joining.battle.side else evidence(UNITS[joining.unit])


# -- where -----------------------------------------------------------------------------------------------------------


@rule.forbids("8.1.a", "22.7.a")
def is_not_next_to_it(joining: Joining) -> Violation:
    """8.1, 22.7 Units attack from any adjacent hex, or from an adjacent entry area; units in a contested city attack
    the enemy in the same hex (29.1.3)."""
    at, target = joining.at, joining.battle.target
    if at == target:
        near = is_contested(joining.position, target)  # §29.1.3.a
    else:
        near = GRID.adjacent(at, target) if at >= 0 else _beside(joining.position, at, target)
    return None if near else evidence(*joining.between, by="22.7.a" if in_area(at) else "8.1.a")


def _beside(position: Position, place: int, target: int) -> bool:
    return in_area(place) and AREA - place != OVERSEAS and AREA - place in position.country.edge_of.get(target, ())


@rule.forbids("29.1.3.c")
def city_is_not_left_to_attack(joining: Joining) -> Violation:
    """29.1.3 Units in a contested city may not attack out of it."""
    held = joining.at != joining.battle.target and is_contested(joining.position, joining.at)
    return evidence(UNITS[joining.unit], HEXES[joining.at]) if held else None


@rule("9.5.6.b")
@rule.forbids("9.5.6.a")
def lake_stops_the_attack(joining: Joining) -> Violation:
    """9.5.6 No attack across a lake that is not frozen; the lakes of the Kalmyk steppe are frozen from turn 28 on."""
    if joining.at < 0 or joining.edge.water != "lake":
        return None
    country, weather = joining.position.country, sky(joining.position)
    return None if is_frozen(country, weather, joining.at, joining.battle.target) else evidence(*joining.between)


@rule("8.1.i")
@rule.forbids("8.1.j")
def attack_has_no_way(joining: Joining) -> Violation:
    """8.1 No attack into an impassable hex, or across an impassable hexside: the sea, alpine hexsides in winter."""
    if joining.at < 0:
        return None
    country, target = joining.position.country, joining.battle.target
    barred = target not in country.land or is_impassable(country, sky(joining.position), joining.at, target)
    return evidence(*joining.between) if barred else None


@rule("20.2.c")
@rule.forbids("9.6.2.b")
def peaks_are_for_mountain_units(joining: Joining) -> Violation:
    """9.6.2, 20.2 Off-road only mountain units attack across an alpine hexside."""
    barred = is_for_climbers(joining.edge) and not CLIMBER[joining.unit]
    return evidence(*joining.between) if barred else None


@rule("9.5.3.a", "9.5.3.b", "9.5.3.c")
def spans_volga(position: Position, side: int, from_hex: int, to_hex: int) -> bool:
    """9.5.3 Where an attack may cross the Volga: at a ferry, over the Saratov bridge, for the Soviets at the flotilla's
    hex. The Vladimirovka ferry joins hexes that are not adjacent."""
    # RULING s42-303: the flotilla carries Soviet attacks only, as it carries Soviet units only (5.5.3).
    return bool(position.country.edge(from_hex, to_hex).bridge) or (
        side == SOVIET and position.flotilla in (from_hex, to_hex)
    )


@rule("9.5.3.b", "9.5.3.c")
@rule.forbids("9.5.3.a")
def volga_has_no_ferry_here(joining: Joining) -> Violation:
    """9.5.3 Elsewhere no attack may cross the Volga."""
    if joining.edge.water != "volga":
        return None
    side, target = joining.battle.side, joining.battle.target
    return None if spans_volga(joining.position, side, joining.at, target) else evidence(*joining.between)


# -- who -------------------------------------------------------------------------------------------------------------


@rule.forbids("19.3.a")
def is_no_combat_unit(joining: Joining) -> Violation:
    """19.3 Non-combat units may not attack."""
    return None if COMBAT[joining.unit] else evidence(UNITS[joining.unit])


@rule.forbids("8.3.a")
def has_no_strength(joining: Joining) -> Violation:
    """8.3 A unit without an attack strength, such as a support unit, may not attack."""
    return None if joining.position.attack(joining.unit) else evidence(UNITS[joining.unit])


@rule("8.2.e", "8.2.f")
@rule.forbids("8.1.c")
def has_fought(joining: Joining) -> Violation:
    """8.1, 8.2 A unit attacks once in a combat phase, with its whole strength."""
    return evidence(UNITS[joining.unit]) if joining.position.pieces[joining.unit].has(ATTACKED) else None


@rule.forbids("8.6.1.j")
def has_made_automatic_ds(joining: Joining) -> Violation:
    """8.6.1 Nor may a unit that made an automatic DS this turn."""
    return evidence(UNITS[joining.unit]) if joining.position.pieces[joining.unit].has(AUTOMATIC_DS_MADE) else None


@rule.forbids("25.2.3.d", "25.1.a")
def reserves_do_not_attack(joining: Joining) -> Violation:
    """25.2.3 Reserves may not take part in combat, before or after their release."""
    # RULING s42-824: a unit in reserve is one that takes no part in an attack (25.1), under its marker too.
    piece = joining.position.pieces[joining.unit]
    clause = "25.2.3.d" if piece.has(RELEASED) else "25.1.a"
    return evidence(UNITS[joining.unit], by=clause) if piece.has(IN_RESERVE | RELEASED) else None


@rule.forbids("2.3.2.d")
def moved_too_far(joining: Joining) -> Violation:
    """2.3.2 A unit that has moved beyond its allowance may not attack."""
    return evidence(UNITS[joining.unit]) if joining.position.pieces[joining.unit].has(EXTENDED) else None


@rule.forbids("13.2.1.g", "13.3.2.a")
def is_disordered(joining: Joining) -> Violation:
    """13.2, 13.3 Disrupted units and units in full retreat may not attack."""
    order = joining.position.pieces[joining.unit].order
    return (
        None
        if order == GOOD
        else evidence(UNITS[joining.unit], by="13.3.2.a" if order == IN_FULL_RETREAT else "13.2.1.g")
    )


@rule.forbids("5.6.4.b")
def is_on_a_train(joining: Joining) -> Violation:
    """5.6.4 Units on trains may not attack."""
    return evidence(UNITS[joining.unit]) if joining.position.pieces[joining.unit].has(TRAIN) else None


@rule.forbids("21.4.e", "21.4.h")
def hex_is_refitting(joining: Joining) -> Violation:
    """21.4 A unit taking replacements may not attack, nor may any other unit in its hex; newly arrived volunteers count
    as taking replacements."""
    stack = joining.position.of_side(joining.at, joining.battle.side) if joining.at >= 0 else (joining.unit,)
    refitting = [unit for unit in stack if joining.position.pieces[unit].has(REPLACED)]
    clause = "21.4.e" if joining.unit in refitting else "21.4.h"
    return evidence(*names(refitting), by=clause) if refitting else None


@rule.forbids("9.7.2.h")
def hex_is_being_fortified(joining: Joining) -> Violation:
    """9.7.2 Units may not attack from a hex where a fortification is under construction."""
    digging = any(fort.hex == joining.at and not fort.done for fort in joining.position.forts)
    return evidence(UNITS[joining.unit], HEXES[joining.at]) if digging else None


@rule.forbids("C1.2.l")
def attacks_from_beyond(joining: Joining) -> Violation:
    """C1.2 In Fall Blau Axis units that exited through areas M to R may not attack units on the map."""
    return evidence(UNITS[joining.unit]) if has_left(joining.position, joining.unit) else None


@rule.forbids("22.6.1.c")
def came_from_another_area(joining: Joining) -> Violation:
    """22.6.1 A unit that moved from one entry area to another this turn may not attack from it."""
    came = joining.at < 0 and joining.position.pieces[joining.unit].has(ENTERED)
    return evidence(UNITS[joining.unit]) if came else None


@rule.forbids("22.7.b")
def edge_holds_one_stack(joining: Joining) -> Violation:
    """22.7 Units that attack from an entry area count as one hex at its edge: within the stacking limits."""
    if joining.at >= 0:
        return None
    same = [unit for unit in joining.battle.units if joining.position.pieces[unit].place == joining.at]
    full = excess(joining.position, joining.battle.side, [*same, joining.unit])
    return evidence(UNITS[joining.unit]) if full else None


@rule("20.5.1.d", "20.5.1.e")
@rule.forbids("20.5.1.c")
def allies_do_not_mix(joining: Joining) -> Violation:
    """20.5.1 Units of different German allies may not attack together; each may attack with Germans."""
    unit = joining.unit
    if SIDE[unit] == SOVIET or GERMAN[unit]:
        return None
    foreign = [u for u in joining.battle.units if not GERMAN[u] and NATION[u] != NATION[unit]]
    return evidence(UNITS[unit], UNITS[foreign[0]]) if foreign else None


@rule.forbids("34.6.1.a")
def is_only_shown(joining: Joining) -> Violation:
    """34.6.1 Units of a reserve army may not attack before leaving its box, even when shown."""
    return evidence(UNITS[joining.unit]) if shows(joining.position, joining.unit) is not None else None


WHERE = (
    is_the_enemys,
    is_not_next_to_it,
    city_is_not_left_to_attack,
    lake_stops_the_attack,
    attack_has_no_way,
    peaks_are_for_mountain_units,
    volga_has_no_ferry_here,
)
WHO = (
    is_no_combat_unit,
    has_no_strength,
    has_fought,
    has_made_automatic_ds,
    reserves_do_not_attack,
    moved_too_far,
    is_disordered,
    is_on_a_train,
    hex_is_refitting,
    hex_is_being_fortified,
    attacks_from_beyond,
    came_from_another_area,
    edge_holds_one_stack,
    allies_do_not_mix,
    is_only_shown,
)
JOINING = (*WHERE, *WHO)
WHO_THEN_WHERE = (*WHO, *WHERE)
"""The order for lists: markers are quicker to check than terrain."""


@rule("8.1.a")
def neighbours(position: Position, side: int, target: int) -> Iterator[int]:
    """8.1, 22.7, 29.1.3 A side's units adjacent to a hex, in a city shared with the enemy, and in adjacent entry areas:
    together they may attack it."""
    for hex_ in (target, *GRID.near[target]):  # §8.2.g, §29.1.3.a
        yield from position.of_side(hex_, side)
    for area in position.country.edge_of.get(target, ()):  # §22.7.a, §22.7.d
        yield from (unit for unit in position.at(AREA - area) if SIDE[unit] == side)


def able(position: Position, side: int, target: int) -> list[int]:
    """Every unit that could attack the hex by itself."""
    battle = Battle(side=side, target=target, units=())
    return [u for u in neighbours(position, side, target) if permitted(WHO_THEN_WHERE, Joining(position, battle, u))]


def is_exposed(position: Position, side: int, target: int) -> bool:
    """Whether there is any such unit."""
    battle = Battle(side=side, target=target, units=())
    around = neighbours(position, side, target)
    return any(permitted(WHO_THEN_WHERE, Joining(position, battle, unit)) for unit in around)


def exposure(position: Position, side: int, target: int) -> Verdict:
    """8.1 Whether any adjacent unit could attack the hex by itself. If none could, the verdict on the first of them,
    combat units before others."""
    battle = Battle(side=side, target=target, units=())
    around = sorted(neighbours(position, side, target), key=lambda unit: not COMBAT[unit])
    verdicts = [judge(JOINING, Joining(position, battle, unit)) for unit in around]
    return next((verdict for verdict in verdicts if verdict), verdicts[0])
