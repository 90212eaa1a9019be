"""16.5 Isolation: units that no line of any length reaches, and what it costs them."""

from __future__ import annotations

from grognard.core.events import Modifier, Roll
from grognard.core.game import Procedure
from grognard.games.s42.boxes.boxes import where
from grognard.games.s42.combat.city_battles import tidy
from grognard.games.s42.combat.losses import lose_step
from grognard.games.s42.data.board import GRID
from grognard.games.s42.data.units import AXIS, COMBAT, PACK, SIDE, SUPPORT, TYPE, UNITS
from grognard.games.s42.movement.ground import are_adjacent, terrain
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, ISOLATED, Position, S42Game, place_name
from grognard.games.s42.state.zones import is_contested
from grognard.games.s42.supply.lines import endless, open_ground, source_hexes
from grognard.games.s42.supply.rail_net import net
from grognard.games.s42.supply.sources import BAKU, at_source, edges
from grognard.games.s42.turn.weather import airfield, sky
from grognard.series.zoc_bonds.lines import reached

TABLES = PACK.tables


# -- who is isolated -------------------------------------------------------------------------------------------------


@rule("16.5.1.d", "24.1.2.j")
def is_isolated(position: Position, unit: int) -> bool:
    """16.5.1 No overland path of any length leads from a unit to a friendly source. From the area before Baku the path
    begins in an adjacent hex."""
    side, place = SIDE[unit], where(position, unit)
    if place < 0 and at_source(position, unit):
        return False
    sources = dict.fromkeys((*edges(position, side), *source_hexes(position, side)), 0)
    return not any(endless(position, side, hex_, sources) for hex_ in _starts(position, unit))


def _starts(position: Position, unit: int) -> tuple[int, ...]:
    """The hexes where a unit's line begins: its own, or those adjacent to the area before Baku."""
    place = where(position, unit)
    if place >= 0:
        return (place,)
    if SIDE[unit] != AXIS or place != AREA - BAKU:
        return ()
    shut = open_ground(position, AXIS).shut
    return tuple(hex_ for hex_ in position.country.touches[BAKU] if hex_ not in shut)


def pocket(position: Position, unit: int) -> frozenset[int]:
    """All hexes that a unit's line reaches."""
    ground = open_ground(position, SIDE[unit])
    return frozenset[int]().union(*(reached(hex_, ground) for hex_ in _starts(position, unit)))


@rule("16.5.1.b", "16.5.3.b")
def is_beside_enemies(position: Position, side: int, place: int, *, from_cities: bool = True) -> bool:
    """16.5.1 Enemy combat units are adjacent, or in the same city; before Baku they always are. Units in a contested
    city can be left out: they do not keep an adjacent airfield from being used."""
    if place < 0:
        return place == AREA - BAKU  # §22.4.h, §24.1.2.k
    country, weather = position.country, sky(position)
    return bool(position.fighters(place, 1 - side)) or any(
        position.fighters(near, 1 - side) and are_adjacent(country, weather, place, near)  # §2.2.3.d
        for near in GRID.near[place]
        if from_cities or not is_contested(position, near)  # §29.1.1.g
    )


@rule("16.5.3.a", "16.5.3.c", "3.0.zf")
def suffers(position: Position, unit: int) -> bool:
    """16.5.1 An isolated combat unit with adjacent enemies suffers attrition, each unit of a stack; artillery support
    and non-combat units never do."""
    piece = position.pieces[unit]
    fights = COMBAT[unit] and not SUPPORT[unit]  # §16.5.1.c, §19.2.e, §3.0.zg
    return fights and piece.has(ISOLATED) and is_beside_enemies(position, SIDE[unit], where(position, unit))


# -- 16.5.4 modifiers ------------------------------------------------------------------------------------------------


@rule("16.5.4.c", "16.5.4.d")
def is_airfield(position: Position, side: int, hex_: int) -> bool:
    """16.5.4 A town, landmark or open terrain, within the pocket and not adjacent to an enemy combat unit."""
    country = position.country
    place = country.place[hex_]
    row = TABLES.places[place] if place else TABLES.terrain[terrain(country, sky(position), hex_)]
    return row.airfield and not is_beside_enemies(position, side, hex_, from_cities=False)


@rule("16.5.4.a", "16.5.4.b")
def airlift(position: Position, unit: int, reach: frozenset[int]) -> int:
    """16.5.4 What the best airfield in reach is worth: one less if it is more than fifteen hexes from the side's rail
    net. The Axis before Baku has one."""
    side = SIDE[unit]
    fields = [hex_ for hex_ in sorted(reach) if is_airfield(position, side, hex_)]
    if where(position, unit) == AREA - BAKU:
        fields += position.country.touches[BAKU]  # §24.1.2.l
    if not fields:
        return 0
    rails = net(position, side)
    near = any(GRID.distance(hex_, rail) <= TABLES.airfield_rail for hex_ in fields for rail in rails)  # §16.5.4.f
    return max(0, airfield(position, side) + (0 if near else TABLES.modifier("attrition", "airfield-far")))


@rule("16.5.4.g")
def holds_city(position: Position, reach: frozenset[int]) -> bool:
    """16.5.4 A city of any size is in reach; no line enters an empty enemy city, so it is friendly."""
    return not reach.isdisjoint(position.country.cities)


@rule("16.5.4.h", "16.5.4.i")
def has_headquarters(position: Position, unit: int, reach: frozenset[int]) -> bool:
    """16.5.4 A friendly Axis army or Soviet front headquarters is in reach."""
    here = where(position, unit)
    places = (
        position.pieces[u].place for u, kind in enumerate(TYPE) if kind == "headquarters" and SIDE[u] == SIDE[unit]
    )
    return any(place == here or place in reach for place in places)


@rule("16.5.4.j", "16.5.4.k", "16.5.4.l")
def modifiers(position: Position, unit: int) -> tuple[Modifier, ...]:
    """16.5.4 Airfield, city, headquarters, desert: they add up, to four at most."""
    reach, place, value = pocket(position, unit), where(position, unit), TABLES.modifiers["attrition"]
    lines, axis = [], SIDE[unit] == AXIS
    if lift := airlift(position, unit, reach):
        lines.append(Modifier("airfield", lift, "16.5.4.b" if axis else "16.5.4.a", "total"))
    if holds_city(position, reach):
        lines.append(Modifier("city-in-pocket", value["city"], "16.5.4.g", "total"))
    if has_headquarters(position, unit, reach):
        clause = "16.5.4.h" if axis else "16.5.4.i"
        lines.append(Modifier("headquarters-in-pocket", value["headquarters"], clause, "total"))
    if place >= 0 and position.country.terrain[place] == "desert":
        lines.append(Modifier("desert", value["desert"], "16.5.4.j", "total"))
    over = sum(line.value for line in lines) - TABLES.attrition_cap
    return (*lines, *((Modifier("attrition-cap", -over, "16.5.4.l", "total"),) if over > 0 else ()))


# -- the rolls -------------------------------------------------------------------------------------------------------


@rule("16.5.1.a", "16.5.1.f", "16.5.1.g")
class Attrition(Procedure, frozen=True, kw_only=True):
    """16.5 In every supply phase of their owner, from the first turn on, one die for each affected unit; they are
    determined before the first roll."""

    side: int
    units: tuple[int, ...] | None = None

    def run(self, game: S42Game) -> None:
        units = self.units
        if units is None:
            rows = range(len(UNITS))
            units = tuple(unit for unit in rows if SIDE[unit] == self.side and suffers(game.position, unit))
        if units:
            game.then(Attrition(side=self.side, units=units[1:]))
            wear_down(game, units[0])


@rule("16.5.3.a")
def wear_down(game: S42Game, unit: int) -> None:
    """16.5.3 One to four, modified, costs a step, even the last."""
    dice, lines = game.roll(1), modifiers(game.position, unit)
    total = dice[0] + sum(line.value for line in lines)
    loses = TABLES.wears_down(total)  # §16.5.2.a, §16.5.2.b
    roll = Roll(dice, hits=int(not loses), total=total, modifiers=lines)
    at = place_name(game.position.pieces[unit].place)
    game.log("isolation-rolled", "16.5.3.a", roll=roll, unit=UNITS[unit], hex=at)
    if loses:
        lose_step(game, unit, "16.5.2.a")  # §16.5.3.d
        tidy(game)
