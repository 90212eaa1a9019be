"""13.1-13.3, 14.3.2 Why a unit may not retreat along a path: its length, what would eliminate it, and the
priorities."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.h44.data.board import GRID, HEXES
from grognard.games.h44.data.units import UNITS
from grognard.games.h44.retreat.retreat_paths import (
    Priority,
    fatal,
    in_effective_ezoc,
    is_shelter,
    lies_by_a_head,
    retreat_paths,
)
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import AREA, IN_FULL_RETREAT, Position, place_name
from grognard.series.zoc_bonds.retreat import Flight as RetreatPath
from grognard.series.zoc_bonds.retreat import fails


class Route(Struct, frozen=True):
    """A path along which a unit would retreat."""

    position: Position
    units: tuple[int, ...]
    """The units retreating now."""
    unit: int
    origin: int
    path: tuple[int, ...]
    lengths: tuple[int, ...]
    clause: str
    """The clause that sets the lengths."""
    stops: bool
    """13.3 Whether it may stop in the first hex."""

    @property
    def cause(self) -> str:
        """The clause that makes the units retreat: a combat result, or the one that sets the length as well."""
        return "13.1.1.a" if self.clause in ("8.7.g", "13.1.1.b", "13.1.1.c") else self.clause

    @property
    def flees(self) -> bool:
        """14.3.2 Units in full retreat flee from the enemy that has come adjacent."""
        return self.clause in ("14.3.2.e", "14.3.2.f")

    @property
    def steps(self) -> tuple[tuple[int, int], ...]:
        return tuple(zip((self.origin, *self.path), self.path, strict=False))

    @property
    def stopped(self) -> bool:
        """13.3 It stops in the first hex."""
        return self.stops and len(self.path) == 1 and self.path[0] >= 0

    def kills(self, *clauses: str) -> Violation:
        """The first step that eliminates the unit does so by one of these clauses."""
        for here, to in self.steps:
            clause = fatal(self.position, self.unit, here, to)
            if clause:
                return evidence(UNITS[self.unit], place_name(to), by=clause) if clause in clauses else None
        return None


# -- 13.1 which way, and how far -------------------------------------------------------------------------------------


@rule.forbids("13.1.1.a", "27.1.1.b")
def unit_does_not_retreat(route: Route) -> Violation:
    """13.1.1, 27.1.1 Only units that must retreat, or have disengaged, do."""
    return None if route.unit in route.units or route.flees else evidence(UNITS[route.unit], by=route.cause)


@rule.forbids("14.3.2.e", "14.3.2.f")
def unit_does_not_flee(route: Route) -> Violation:
    """14.3.2 Only units in full retreat with an enemy newly adjacent flee."""
    return evidence(UNITS[route.unit], by=route.cause) if route.flees and route.unit not in route.units else None


@rule.forbids("13.1.3.a")
def retreat_skips_a_hex(route: Route) -> Violation:
    """13.1.3 The owner chooses the direction, but each hex of the retreat must be adjacent to the one before."""
    country = route.position.country
    for here, to in route.steps:
        if here < 0 or not (GRID.adjacent(here, to) if to >= 0 else AREA - to in country.edge_of.get(here, ())):
            return evidence(UNITS[route.unit], place_name(to), place_name(here))
    return None


def _turns_back(route: Route) -> Violation:
    """13.1.1 A retreat enters no hex twice, nor the hex it left (RULING h44-120)."""
    places = (route.origin, *route.path)
    again = [place for n, place in enumerate(places) if place in places[:n]]
    return evidence(UNITS[route.unit], place_name(again[0]), by=route.cause) if again else None


@rule.forbids("13.1.1.a", "27.1.1.b")
def retreat_turns_back(route: Route) -> Violation:
    """13.1.1, 27.1.1 A retreat enters no hex twice."""
    return None if route.flees else _turns_back(route)


@rule.forbids("14.3.2.e", "14.3.2.f")
def full_retreat_turns_back(route: Route) -> Violation:
    """14.3.2 Nor do units that flee."""
    return _turns_back(route) if route.flees else None


@rule.forbids("8.7.g", "13.1.1.b", "13.1.1.c")
def retreat_has_another_length(route: Route) -> Violation:
    """13.1.1 Two hexes, or three where the result says so; a friendly entry area ends it early, and so may 13.3."""
    return _wrong_length(route) if route.cause == "13.1.1.a" else None


@rule.forbids("14.3.2.e", "14.3.2.f", "27.1.1.b")
def full_retreat_has_another_length(route: Route) -> Violation:
    """14.3.2, 27.1.1 Two hexes for units that flee, one or two for units that disengage."""
    return None if route.cause == "13.1.1.a" else _wrong_length(route)


def _wrong_length(route: Route) -> Violation:
    early = bool(route.path) and route.path[-1] < 0 and len(route.path) <= max(route.lengths)
    if len(route.path) in route.lengths or early or route.stopped:  # §13.1.1.e
        return None
    return evidence(UNITS[route.unit], by=route.clause, hexes="–".join(map(str, route.lengths)))


# -- 13.2 what kills -------------------------------------------------------------------------------------------------


@rule.forbids("13.2.b")
def retreat_leaves_the_map(route: Route) -> Violation:
    """13.2 A unit may not retreat into an enemy entry area."""
    return route.kills("13.2.b")


@rule.forbids("13.2.c")
def retreat_meets_impassable_ground(route: Route) -> Violation:
    """13.2 Nor across or into prohibited terrain: water, and soft ground off-road for vehicles."""
    return route.kills("13.2.c")


@rule.forbids("13.2.d")
def retreat_meets_the_enemy(route: Route) -> Violation:
    """13.2 Nor into a hex with an enemy unit."""
    return route.kills("13.2.d")


@rule.forbids("13.2.e")
def retreat_meets_a_bond(route: Route) -> Violation:
    """13.2 Nor into or across an enemy bond."""
    return route.kills("13.2.e")


@rule.forbids("13.2.h", "13.2.i")
def retreat_has_no_bridge(route: Route) -> Violation:
    """13.2 A major river or canal needs a bridge; a ferry does not count."""
    return route.kills("13.2.h", "13.2.i")


@rule.forbids("13.2.m")
def vehicles_retreat_by_bridge(route: Route) -> Violation:
    """13.2 Vehicles need one across a minor river too."""
    return route.kills("13.2.m")


@rule.forbids("14.3.2.j")
def full_retreat_enters_a_zone(route: Route) -> Violation:
    """14.3.2 A unit in full retreat may not enter an enemy ZOC that no friendly unit in good order cancels."""
    if route.position.pieces[route.unit].order != IN_FULL_RETREAT:
        return None
    watched = [place for place in route.path if in_effective_ezoc(route.position, route.unit, place)]
    return evidence(UNITS[route.unit], place_name(watched[0])) if watched else None


@rule.forbids("13.2.f")
def retreat_passes_two_zones(route: Route) -> Violation:
    """13.2 Two consecutive empty hexes in enemy ZOC eliminate the unit."""
    watched = [in_effective_ezoc(route.position, route.unit, place) for place in route.path]
    for n in range(len(watched) - 1):
        if watched[n] and watched[n + 1]:
            return evidence(UNITS[route.unit], HEXES[route.path[n]], HEXES[route.path[n + 1]])
    return None


@rule.forbids("13.2.g", "13.3.f")
def retreat_ends_in_a_zone(route: Route) -> Violation:
    """13.2, 13.3 So does ending a retreat in an enemy ZOC that no friendly unit in good order cancels."""
    if not in_effective_ezoc(route.position, route.unit, route.path[-1]):
        return None
    return evidence(UNITS[route.unit], HEXES[route.path[-1]], by="13.3.f" if route.stopped else "13.2.g")


@rule.forbids("6.1.h")
def retreat_joins_a_supply_head(route: Route) -> Violation:
    """6.1 A supply head may not end its retreat in a hex with another."""
    there = lies_by_a_head(route.position, route.unit, route.path[-1])
    return evidence(UNITS[route.unit], HEXES[route.path[-1]]) if there else None


@rule("13.3.e")
@rule.forbids("13.3.c")
def hex_gives_no_shelter(route: Route) -> Violation:
    """13.3 A retreat stops in a town, village, city or woods, or with friendly units that did not retreat."""
    stops = route.stopped and not is_shelter(route.position, route.unit, route.path[0])
    return evidence(UNITS[route.unit], HEXES[route.path[0]]) if stops else None


LEADING_BACK = (
    unit_does_not_retreat,
    unit_does_not_flee,
    retreat_skips_a_hex,
    retreat_has_another_length,
    full_retreat_has_another_length,
    retreat_turns_back,
    full_retreat_turns_back,
)
"""Which paths are retreats at all."""
KILLING = (
    retreat_leaves_the_map,
    retreat_meets_impassable_ground,
    retreat_meets_the_enemy,
    retreat_meets_a_bond,
    retreat_has_no_bridge,
    vehicles_retreat_by_bridge,
)
"""13.2 Steps that eliminate the unit, whatever comes after."""
ENDING = (
    full_retreat_enters_a_zone,
    retreat_passes_two_zones,
    retreat_ends_in_a_zone,
    retreat_joins_a_supply_head,
    hex_gives_no_shelter,
)
"""13.2, 13.3 ZOC on the way, and where it ends."""


# -- 13.1.3 the order of preference ----------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """A retreat path that a unit could take, and the best it has."""

    unit: int
    retreat_path: RetreatPath
    best: tuple[int, ...]

    def fails(self, priority: Priority) -> Violation:
        """The path equals the best by all earlier priorities, and is worse by this one."""
        rank = self.retreat_path.rank
        worse = bool(rank) and fails(rank, self.best, priority)
        return evidence(UNITS[self.unit], place_name(self.retreat_path.path[-1])) if worse else None


@rule("13.1.3.b")
@rule.forbids("13.1.3.d")
def retreat_ends_too_near(choice: Choice) -> Violation:
    """13.1.3 Rule 2: a retreat ends two hexes away if it can."""
    return choice.fails(Priority.DISTANCE)


@rule.forbids("13.1.3.f")
def retreat_passes_a_zone(choice: Choice) -> Violation:
    """13.1.3 Rule 3: not through an enemy ZOC if there is another path."""
    return choice.fails(Priority.ZONES)


@rule.forbids("13.1.3.j")
def retreat_joins_friends_in_contact(choice: Choice) -> Violation:
    """13.1.3 Rule 4: not to friendly units adjacent to the enemy if there is another path."""
    return choice.fails(Priority.CONTACT)


@rule.forbids("13.1.3.m")
def retreat_leaves_supply(choice: Choice) -> Violation:
    """13.1.3 Rule 5: to a hex with a line of supply if there is one."""
    return choice.fails(Priority.SUPPLY)


@rule.forbids("13.1.3.o")
def retreat_crowds_a_hex(choice: Choice) -> Violation:
    """13.1.3 Rule 6: not into a hex that would be overstacked if there is another path; otherwise it is allowed."""
    return choice.fails(Priority.STACKING)


RETREATING = (
    retreat_ends_too_near,
    retreat_passes_a_zone,
    retreat_joins_friends_in_contact,
    retreat_leaves_supply,
    retreat_crowds_a_hex,
)


def may_retreat(route: Route, best: list[RetreatPath]) -> Verdict:
    """13.1.3 Whether the path is one of the best that the unit survives; if not, why."""
    if route.unit in route.units and any(retreat_path.path == route.path for retreat_path in best):
        return True
    alive = judge((*LEADING_BACK, *KILLING, *ENDING), route)
    if not alive:
        return alive
    every = retreat_paths(route.position, route.unit, route.origin, route.lengths)
    retreat_path = next(retreat_path for retreat_path in every if retreat_path.path == route.path)
    return judge(RETREATING, Choice(route.unit, retreat_path, best[0].rank))
