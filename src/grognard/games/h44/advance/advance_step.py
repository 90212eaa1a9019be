"""15.0 One hex of an advance after combat: how far it may go, which ZOC and bonds it passes, what terrain it
crosses."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Violation, evidence
from grognard.games.h44.combat.strength import Battle
from grognard.games.h44.data.board import HEXES, pair
from grognard.games.h44.data.units import ALLIED, MECHANISED, PACK, SIDE, UNITS, VEHICLE
from grognard.games.h44.movement.ground import exits
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import AREA, DISMOUNTED, UNSUPPLIED, Position, names, place_name
from grognard.games.h44.state.stacking import counted
from grognard.games.h44.state.zones import bridged, owner, vehicles_pass, zones

ADVANCE = PACK.tables.advance
HEXES_OF = {kind: row.hexes for kind, row in ADVANCE.items()}
"""15.2 The length of each kind of advance, without the road bonus."""


class Run(Struct, frozen=True):
    """How far a unit has come."""

    unit: int
    start: int
    used: int = 0
    road: bool = True
    """Along a road so far, in every hex."""
    over: bool = False
    """The terrain it has entered ends its advance."""
    water: str = ""
    """The water it attacked across, by `attacked_over`."""


class AdvanceStep(Struct, frozen=True):
    """A unit that wants to advance one hex."""

    position: Position
    battle: Battle
    kind: str
    run: Run
    to: int

    @property
    def here(self) -> int:
        return self.position.pieces[self.run.unit].place

    @property
    def wet(self) -> str:
        """Unbridged water on the way."""
        if self.here < 0 or self.to < 0 or bridged(self.position, self.here, self.to):
            return ""
        return self.position.country.water(self.here, self.to)


@rule("15.6.d", "15.6.f", "9.5.3.j")
def attacked_over(position: Position, start: int, target: int) -> str:
    """15.6 The water between a unit and the hex it attacked, before the advance: a canal, bridged or not; a large river
    only if it had no bridge there, so that the attack was made by boat. A bridge blown later opens no way."""
    water = position.country.water(start, target) if start >= 0 else ""
    return "" if water == "major" and bridged(position, start, target) else water


def along_road(position: Position, from_hex: int, to_hex: int) -> bool:
    return bool(position.country.road(from_hex, to_hex)) and bridged(position, from_hex, to_hex)


# -- 15.2 how far ----------------------------------------------------------------------------------------------------


@rule("15.2.a")
@rule.forbids("15.2.b")
def limited_means_the_hex(advance_step: AdvanceStep) -> Violation:
    """15.2 After an exchange units may enter only the attacked hex."""
    return (
        evidence(place_name(advance_step.to))
        if advance_step.kind == "limited" and advance_step.to != advance_step.battle.target
        else None
    )


@rule.forbids("15.6.h")
def marsh_ends_the_advance(advance_step: AdvanceStep) -> Violation:
    """15.6 A unit that entered a marsh off-road stops."""
    return (
        evidence(UNITS[advance_step.run.unit], place_name(advance_step.here))
        if advance_step.run.over and _is_marsh(advance_step.position, advance_step.here)
        else None
    )


@rule.forbids("24.2.c")
def traffic_ends_the_advance(advance_step: AdvanceStep) -> Violation:
    """24.2 Allied mechanised units stop at a traffic marker."""
    stuck = advance_step.run.over and advance_step.here >= 0 and not _is_marsh(advance_step.position, advance_step.here)
    return evidence(UNITS[advance_step.run.unit], place_name(advance_step.here)) if stuck else None


@rule.forbids("19.3.1.e")
def area_ends_the_advance(advance_step: AdvanceStep) -> Violation:
    """19.3.1 A unit that enters an entry area stops there."""
    return (
        evidence(UNITS[advance_step.run.unit], place_name(advance_step.here))
        if advance_step.run.over and advance_step.here < 0
        else None
    )


@rule("15.6.h", "24.2.c")
def ends(position: Position, unit: int, here: int, to: int) -> bool:
    """15.6 A marsh entered off-road, a traffic marker (for Allied mechanised units) or an entry area ends an
    advance."""
    if to < 0:
        return True
    jam = SIDE[unit] == ALLIED and on_wheels(position, unit) and any(hex_ == to for _, hex_ in position.traffic)
    return jam or (_is_marsh(position, to) and not along_road(position, here, to))


def _is_marsh(position: Position, hex_: int) -> bool:
    return hex_ >= 0 and position.country.rough(hex_) == "marsh" and hex_ not in position.country.cities


def _beyond(advance_step: AdvanceStep) -> bool:
    """The step is one hex more than the advance allows, and along a road all the way: the road bonus may allow it."""
    road = advance_step.run.road and along_road(advance_step.position, advance_step.here, advance_step.to)
    return bool(ADVANCE[advance_step.kind].bonus) and road and advance_step.run.used == HEXES_OF[advance_step.kind]


@rule("18.6.d")
def on_wheels(position: Position, unit: int) -> bool:
    """18.6 A mechanised unit, but not dismounted infantry."""
    return MECHANISED[unit] and not position.pieces[unit].has(DISMOUNTED)


@rule("15.2.k")
def has_road_bonus(position: Position, unit: int) -> bool:
    """15.2 Only mechanised units not marked out of supply have the bonus."""
    return on_wheels(position, unit) and not position.pieces[unit].has(UNSUPPLIED)


@rule.forbids("15.2.k")
def bonus_is_for_wheels(advance_step: AdvanceStep) -> Violation:
    """15.2 Units on foot have no road bonus."""
    return (
        evidence(UNITS[advance_step.run.unit])
        if _beyond(advance_step) and not on_wheels(advance_step.position, advance_step.run.unit)
        else None
    )


@rule("18.4.c")
@rule.forbids("15.2.l")
def bonus_needs_supply(advance_step: AdvanceStep) -> Violation:
    """15.2 Nor have units marked out of supply."""
    cut = advance_step.position.pieces[advance_step.run.unit].has(UNSUPPLIED)
    return evidence(UNITS[advance_step.run.unit]) if _beyond(advance_step) and cut else None


@rule.forbids("15.2.c", "15.2.h")
def normal_advance_is_used_up(advance_step: AdvanceStep) -> Violation:
    """15.2 One hex, plus one along a road."""
    if advance_step.kind == "bonus" or not _used_up(advance_step):  # §15.2.f, §15.2.j
        return None
    return evidence(
        UNITS[advance_step.run.unit], by="15.2.h" if advance_step.run.used > HEXES_OF[advance_step.kind] else "15.2.c"
    )


@rule("15.2.f")
@rule.forbids("15.2.d", "15.2.i")
def bonus_advance_is_used_up(advance_step: AdvanceStep) -> Violation:
    """15.2 Two hexes, plus one along a road."""
    if advance_step.kind != "bonus" or not _used_up(advance_step):
        return None
    return evidence(
        UNITS[advance_step.run.unit], by="15.2.i" if advance_step.run.used > HEXES_OF[advance_step.kind] else "15.2.d"
    )


def _used_up(advance_step: AdvanceStep) -> bool:
    return advance_step.run.used >= HEXES_OF[advance_step.kind] and not _beyond(advance_step)


@rule("15.4.b", "15.2.g")
@rule.forbids("15.4.a")
def bonus_ends_alone(advance_step: AdvanceStep) -> Violation:
    """15.4 The road bonus may not end in a hex with another friendly unit, unless one of the two does not count for
    stacking."""
    if advance_step.run.used < HEXES_OF[advance_step.kind] or advance_step.to < 0:
        return None
    unit, stacked = (
        advance_step.run.unit,
        [u for u in advance_step.position.stack(advance_step.to) if u != advance_step.run.unit],
    )
    alone = max(counted(advance_step.position, (unit,)), counted(advance_step.position, stacked))
    return evidence(*names(stacked)) if counted(advance_step.position, (*stacked, unit)) > alone else None


# -- 15.5 zones and bonds --------------------------------------------------------------------------------------------


@rule("7.4.2.d")
@rule.forbids("15.5.1.a", "15.5.1.c")
def advance_enters_a_bond(advance_step: AdvanceStep) -> Violation:
    """15.5.1 Units may enter an enemy bond only in the attacked hex."""
    if (
        advance_step.to == advance_step.battle.target
        or advance_step.to not in zones(advance_step.position, 1 - advance_step.battle.side).hexes
    ):
        return None
    return evidence(
        HEXES[advance_step.to], by="15.5.1.c" if advance_step.here == advance_step.battle.target else "15.5.1.a"
    )


@rule("7.4.2.d")
@rule.forbids("15.5.1.b", "15.5.1.c")
def advance_crosses_a_bond(advance_step: AdvanceStep) -> Violation:
    """15.5.1 Units may cross an enemy bond only into the attacked hex."""
    if advance_step.to == advance_step.battle.target or advance_step.to < 0 or advance_step.here < 0:
        return None
    if pair(advance_step.here, advance_step.to) not in zones(advance_step.position, 1 - advance_step.battle.side).sides:
        return None
    return evidence(
        HEXES[advance_step.to], by="15.5.1.c" if advance_step.here == advance_step.battle.target else "15.5.1.b"
    )


@rule("15.5.2.a")
@rule.forbids("15.5.2.b")
def same_enemy_holds_both(advance_step: AdvanceStep) -> Violation:
    """15.5.2 A unit may advance from one hex in an enemy unit's ZOC to another in the same unit's ZOC only into the
    attacked hex or a friendly-occupied one, an unknown unit included. Otherwise ZOC do not stop an advance."""
    # §15.5.2.c, §15.5.2.d
    if (
        advance_step.to < 0
        or advance_step.here < 0
        or advance_step.to == advance_step.battle.target
        or advance_step.position.side_in(advance_step.to) == advance_step.battle.side
    ):
        return None
    sources = zones(advance_step.position, 1 - advance_step.battle.side).sources
    both = set(sources.get(advance_step.here, ())) & set(sources.get(advance_step.to, ()))
    return evidence(HEXES[advance_step.to], *(HEXES[h] for h in sorted(both))) if both else None  # §7.3.b


# -- 15.6 the ground -------------------------------------------------------------------------------------------------


@rule.forbids("15.6.a")
def enemy_is_in_the_way(advance_step: AdvanceStep) -> Violation:
    """15.6 Units may not advance into an enemy-occupied hex."""
    held = advance_step.to >= 0 and advance_step.position.side_in(advance_step.to) == 1 - advance_step.battle.side
    return evidence(HEXES[advance_step.to]) if held else None


@rule.forbids("25.3.5.a")
def unknown_unit_takes_a_breakthrough(advance_step: AdvanceStep) -> Violation:
    """25.3.5 A hex held only by an unknown unit is entered by breakthrough combat."""
    alone = (
        advance_step.battle.side == ALLIED
        and advance_step.to in advance_step.position.unknown
        and not advance_step.position.stack(advance_step.to)
    )
    return evidence(HEXES[advance_step.to]) if alone else None


@rule.forbids("15.6.a")
def hex_is_not_land(advance_step: AdvanceStep) -> Violation:
    """15.6 Units may not advance into open water or off the map."""
    return (
        evidence(HEXES[advance_step.to])
        if advance_step.to >= 0 and advance_step.to not in advance_step.position.country.land
        else None
    )


@rule.forbids("15.6.a")
def unit_cannot_move(advance_step: AdvanceStep) -> Violation:
    """15.6 A unit without a movement allowance does not advance."""
    return (
        evidence(UNITS[advance_step.run.unit]) if advance_step.position.allowance(advance_step.run.unit) == 0 else None
    )


@rule.forbids("15.6.a")
def vehicles_advance_by_bridge(advance_step: AdvanceStep) -> Violation:
    """15.6 Vehicles cross water only by bridge."""
    return (
        evidence(UNITS[advance_step.run.unit], HEXES[advance_step.to])
        if VEHICLE[advance_step.run.unit] and advance_step.wet
        else None
    )


@rule.forbids("15.6.a")
def vehicles_advance_by_road(advance_step: AdvanceStep) -> Violation:
    """15.6 Vehicles enter and leave polder and marsh only by road, across the map edge too."""
    barred = (
        VEHICLE[advance_step.run.unit]
        and not advance_step.wet
        and not vehicles_pass(advance_step.position, advance_step.here, advance_step.to)
    )
    return evidence(UNITS[advance_step.run.unit], place_name(advance_step.to)) if barred else None


@rule("15.6.a")
@rule.forbids("23.4.b")
def boundary_stops_the_advance(advance_step: AdvanceStep) -> Violation:
    """15.6 Until turn 6 a British unit may advance no further beyond its corps boundary than it could move."""
    corps = advance_step.position.corps(advance_step.run.unit)
    if not corps or advance_step.to < 0 or advance_step.position.turn > PACK.tables.boundary_turn:
        return None
    return evidence(HEXES[advance_step.to], corps=corps) if PACK.sectors.depth(corps, advance_step.to) > 1 else None


@rule("15.6.g", "9.5.3.m")
@rule.forbids("15.3.b")
def assault_takes_the_hex(advance_step: AdvanceStep) -> Violation:
    """15.3 After an assault across an unbridged large river the first hex must be the attacked hex."""
    aside = (
        advance_step.run.used == 0
        and advance_step.to != advance_step.battle.target
        and advance_step.run.water == "major"
    )
    return evidence(place_name(advance_step.to), HEXES[advance_step.battle.target]) if aside else None


@rule.forbids("15.6.b")
def small_river_comes_first(advance_step: AdvanceStep) -> Violation:
    """15.6 Infantry may cross a small river only in its first hex."""
    return evidence(HEXES[advance_step.to]) if advance_step.wet == "minor" and advance_step.run.used else None


@rule.forbids("15.6.c")
def canal_comes_first(advance_step: AdvanceStep) -> Violation:
    """15.6 Infantry may cross an unbridged canal only in its first hex."""
    return evidence(HEXES[advance_step.to]) if advance_step.wet == "canal" and advance_step.run.used else None


@rule.forbids("15.6.d")
def canal_was_not_attacked_over(advance_step: AdvanceStep) -> Violation:
    """15.6 And only if it attacked across that canal."""
    return evidence(HEXES[advance_step.to]) if advance_step.wet == "canal" != advance_step.run.water else None


@rule.forbids("15.6.e")
def large_river_comes_first(advance_step: AdvanceStep) -> Violation:
    """15.6 Infantry may cross an unbridged large river only in its first hex."""
    return evidence(HEXES[advance_step.to]) if advance_step.wet == "major" and advance_step.run.used else None


@rule("9.5.3.j", "9.5.3.k")
@rule.forbids("15.6.f")
def large_river_was_not_attacked_over(advance_step: AdvanceStep) -> Violation:
    """15.6 And only if it attacked across that river."""
    return evidence(HEXES[advance_step.to]) if advance_step.wet == "major" != advance_step.run.water else None


@rule.forbids("19.4.e", "19.4.f", "23.1.2.c")
def area_is_closed_to_the_advance(advance_step: AdvanceStep) -> Violation:
    """19.3.1 Units may advance off the map only into an area of their own side."""
    position, side, area = advance_step.position, advance_step.battle.side, AREA - advance_step.to
    if advance_step.to >= 0 or area in exits(position, side):  # §19.3.1.c
        return None
    if owner(position.turn, area) == side:
        return evidence(place_name(advance_step.to), by="23.1.2.c")
    return evidence(place_name(advance_step.to), by="19.4.e" if side == ALLIED else "19.4.f")


FOLLOWING = (unit_cannot_move, vehicles_advance_by_bridge, vehicles_advance_by_road, boundary_stops_the_advance)
"""11.2 What prevents a unit from ever entering the hex it attacks."""
ADVANCING = (
    limited_means_the_hex,
    marsh_ends_the_advance,
    traffic_ends_the_advance,
    area_ends_the_advance,
    bonus_is_for_wheels,
    bonus_needs_supply,
    normal_advance_is_used_up,
    bonus_advance_is_used_up,
    unknown_unit_takes_a_breakthrough,
    enemy_is_in_the_way,
    hex_is_not_land,
    *FOLLOWING,
    area_is_closed_to_the_advance,
    advance_enters_a_bond,
    advance_crosses_a_bond,
    same_enemy_holds_both,
    assault_takes_the_hex,
    small_river_comes_first,
    canal_comes_first,
    canal_was_not_attacked_over,
    large_river_comes_first,
    large_river_was_not_attacked_over,
    bonus_ends_alone,
)
