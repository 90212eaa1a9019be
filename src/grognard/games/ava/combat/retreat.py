"""10.6 Retreat: the owner goes back the number of hexes, by the way that costs least, towards supply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count, pairwise
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.derived import derived
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.ava.combat.losses import eliminate_in_combat, is_fort, lose_step
from grognard.games.ava.data.ground import GRID, HEX, PACK, SOVIET
from grognard.games.ava.interface.actions import Retreat
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.control import enter
from grognard.games.ava.state.operation import SURPRISE
from grognard.games.ava.state.position import (
    CONSTANTS,
    HEXES,
    SIDE,
    UNIT,
    UNITS,
    UNUSED,
    AvaGame,
    Position,
    hex_names,
    names,
)
from grognard.games.ava.state.seats import owners
from grognard.games.ava.supply.communications import Lines, lines


class RetreatPath(Struct, frozen=True):
    """A path of retreat, and what it costs."""

    path: tuple[int, ...]
    losses: int


class RetreatSearch(Struct, frozen=True):
    """A unit that has to leave a hex, and how far. `surprise`: of the attack in which rivers have no effect (15.1)."""

    position: Position
    unit: int
    origin: int
    distance: int
    surprise: bool = False

    def may_step(self, from_hex: int, to_hex: int, number: int) -> bool:
        """10.6 A retreat leaves neither the map nor the land, crosses no forbidden side (nor the start line, for
        Soviets) and no unbridged large river after its first hex; it never enters a hex with an enemy."""
        ground, side = self.position.ground, SIDE[self.unit]
        if to_hex not in ground.land or self.position.side_in(to_hex) == 1 - side:  # §10.6.e, §10.6.f, §3.1.d
            return False
        if ground.forbids(from_hex, to_hex, side, PACK.units[self.unit].mountain):  # §10.6.b, §10.6.g, §2.1.o
            return False
        return not self.river_bars(from_hex, to_hex, number)

    @rule("10.6.h", "15.1.e")
    def river_bars(self, from_hex: int, to_hex: int, number: int) -> bool:
        """10.6 An unbridged large river before any hex but the first. RULING ava-044, ava-084"""
        ground = self.position.ground
        large = ground.river(from_hex, to_hex) == "large" and not ground.bridged(from_hex, to_hex)
        return large and number > 1 and not self.surprise

    @rule("10.6.i", "3.2.h")
    def losses(self, path: Iterable[int]) -> int:
        """10.6 A step for each enemy zone of control entered."""
        entered = sum(1 for hex_ in path if self.position.in_zoc(hex_, SIDE[self.unit]))
        return entered * CONSTANTS.retreat_zoc_loss

    @rule("10.6.j", "3.1.g")
    def full(self, hex_: int) -> bool:
        """10.6 A retreat does not end where the stacking limit would be exceeded: it goes on."""
        return sum(1 for u in self.position.stack(hex_) if u != self.unit) >= CONSTANTS.stacking

    @rule("10.6.a", "10.6.k", "10.6.m")
    def paths(self) -> Iterator[RetreatPath]:
        """10.6 Every retreat path that leaves the unit alive: each step one hex further from the hex that was lost, and
        further still where the last hex is full. Of ways that a full hex lengthens, those with fewest losses go on."""
        ways = [RetreatPath((), 0)]
        for number in count(1):
            further: list[RetreatPath] = []
            for way in ways:
                here = way.path[-1] if way.path else self.origin
                for near in GRID.near[here]:
                    if GRID.distance(self.origin, near) != number or not self.may_step(here, near, number):
                        continue
                    losses = way.losses + self.losses((near,))
                    if losses >= self.position.steps[self.unit]:
                        continue
                    reached = RetreatPath((*way.path, near), losses)
                    if number >= self.distance and not self.full(near):
                        yield reached
                    else:
                        further.append(reached)
            ways = further if number < self.distance else list(_cheapest(further))
            if not ways:
                return

    @rule("10.6.l", "10.6.m")
    def best_paths(self) -> list[RetreatPath]:
        """10.6 The retreat paths a unit may take: fewest losses, then least crowding, then the shortest line of
        communication from the last hex; without any line, the nearest source of its own. RULING ava-043"""
        ways = list(self.paths())
        if not ways:
            return []
        least = min((way.losses, len(way.path)) for way in ways)
        ways = [way for way in ways if (way.losses, len(way.path)) == least]
        if len(ways) == 1:
            return ways
        ranks = [supply_rank(self.position, self.unit, way.path[-1]) for way in ways]
        return [way for way, rank in zip(ways, ranks, strict=True) if rank == min(ranks)]


def _cheapest(ways: list[RetreatPath]) -> Iterator[RetreatPath]:
    """For each last hex the ways that lost fewest steps."""
    least: dict[int, int] = {}
    for way in ways:
        least[way.path[-1]] = min(way.losses, least.get(way.path[-1], way.losses))
    return (way for way in ways if way.losses == least[way.path[-1]])


def retreat_paths(
    position: Position, unit: int, origin: int, distance: int, surprise: bool = False
) -> list[RetreatPath]:
    """10.6 The retreat paths that a unit may take."""
    return RetreatSearch(position, unit, origin, distance, surprise).best_paths()


@derived("rules", "places", "forts")
def lines_without(position: Position, unit: int) -> Lines:
    """The lines of a unit's side once it has left its hex."""
    return lines(position.with_place(unit, UNUSED), SIDE[unit])


def supply_rank(position: Position, unit: int, end: int) -> tuple[int, int]:
    """10.6 How far a hex is from supply, once the unit has left its old hex: by the line of communication, or without
    one by the distance to a source."""
    length = lines_without(position, unit).length
    if end in length:
        return 0, length[end]
    return 1, min((GRID.distance(end, source) for source in position.ground.sources[SIDE[unit]]), default=0)


@rule("10.6.d", "10.6.n", "14.3.c")
class RetreatStack(Procedure, frozen=True, kw_only=True):
    """10.6 Every unit left in the hex retreats, each its own way; one that cannot is eliminated."""

    units: tuple[int, ...]
    origin: int
    distance: int
    chit: str

    def run(self, game: AvaGame) -> None:
        units = tuple(unit for unit in self.units if game.position.places[unit] == self.origin)
        if not units:
            return
        ways = {unit: self.search(game.position, unit).best_paths() for unit in units}
        for unit in units:
            if not ways[unit]:
                eliminate_in_combat(game, unit, "10.6.n")
                game.then(replace(self, units=tuple(u for u in units if u != unit)))
                return
        ends = [choices[0].path[-1] for choices in ways.values()]
        crowded = len(set(ends)) < len(ends) and len(game.position.stack(ends[0])) + len(ends) > CONSTANTS.stacking
        if all(len(choices) == 1 for choices in ways.values()) and not crowded:
            self.go(game, units[0], ways[units[0]][0])
        else:
            game.then(ChooseRetreat(seats=owners(game.position, units), stack=replace(self, units=units)))

    def search(self, position: Position, unit: int) -> RetreatSearch:
        return RetreatSearch(position, unit, self.origin, self.distance, self.chit == SURPRISE)

    @rule("10.6.c", "10.6.i")
    def go(self, game: AvaGame, unit: int, way: RetreatPath) -> None:
        """10.6 A retreat is no movement and costs no points; enemy zones of control on the way cost steps."""
        game.then(replace(self, units=tuple(u for u in self.units if u != unit)))
        game.change(game.position.but(retreated=(*game.position.retreated, (unit, self.chit))))
        game.log(
            "unit-retreated",
            "10.6.a",
            unit=UNITS[unit],
            start=HEXES[self.origin],
            end=HEXES[way.path[-1]],
            path=hex_names(way.path),
            losses=way.losses,
        )
        enter(game, unit, way.path)
        for _ in range(way.losses):
            lose_step(game, unit, "10.6.i")


# -- why a unit may not go back that way -----------------------------------------------------------------------------


class Route(Struct, frozen=True):
    """A retreat path that was asked for, and the best there is."""

    search: RetreatSearch
    path: tuple[int, ...]

    def steps(self) -> Iterator[tuple[int, int]]:
        return pairwise((self.search.origin, *self.path))


@rule.forbids("14.3.c")
def fortress_does_not_retreat(name: str) -> Violation:
    """14.3 A fortress does not retreat."""
    return evidence(name) if name.startswith("fort-") else None


@rule.forbids("10.6.a")
def was_not_beaten(units: tuple[int, ...], unit: int) -> Violation:
    """10.6 Only units that were beaten retreat, each once."""
    return None if unit in units else evidence(UNITS[unit])


@rule.forbids("10.6.e")
def retreat_leaves_the_map(route: Route) -> Violation:
    """10.6 No retreat off the map."""
    out = [h for h in route.path if not route.search.position.ground.in_play(h)]
    return evidence(HEXES[out[0]]) if out else None


@rule.forbids("10.6.f")
def retreat_enters_water(route: Route) -> Violation:
    """10.6 No retreat into a hex that is all water."""
    wet = [h for h in route.path if route.search.position.ground.is_water(h)]
    return evidence(HEXES[wet[0]]) if wet else None


@rule.forbids("3.1.d")
def retreat_meets_enemies(route: Route) -> Violation:
    """3.1 Axis and Soviet units never share a hex."""
    position, foe = route.search.position, 1 - SIDE[route.search.unit]
    held = [h for h in route.path if position.side_in(h) == foe]
    return evidence(HEXES[held[0]]) if held else None


@rule.forbids("10.6.b")
def retreat_crosses_the_start_line(route: Route) -> Violation:
    """10.6 Soviet units never retreat over the start line."""
    if SIDE[route.search.unit] != SOVIET:
        return None
    over = [b for a, b in route.steps() if route.search.position.ground.over_start_line(a, b)]
    return evidence(UNITS[route.search.unit], HEXES[over[0]]) if over else None


@rule.forbids("10.6.g")
def retreat_is_barred(route: Route) -> Violation:
    """10.6 No retreat over a side that normal movement may not cross."""
    unit, ground = route.search.unit, route.search.position.ground
    mountain = PACK.units[unit].mountain
    barred = [b for a, b in route.steps() if ground.forbids(a, b, SIDE[unit], mountain)]
    return evidence(UNITS[unit], HEXES[barred[0]]) if barred else None


@rule.forbids("10.6.h")
def river_bars_the_retreat(route: Route) -> Violation:
    """10.6 After its first hex a retreat crosses no large river without a bridge."""
    steps = enumerate(route.steps(), 1)
    barred = [b for number, (a, b) in steps if route.search.river_bars(a, b, number)]
    return evidence(UNITS[route.search.unit], HEXES[barred[0]]) if barred else None


@rule.forbids("10.6.a")
def retreat_does_not_lead_away(route: Route) -> Violation:
    """10.6 Every hex of a retreat lies one further from the hex that was lost. RULING ava-042"""
    search = route.search
    rings = [GRID.distance(search.origin, hex_) for hex_ in route.path]
    away = rings == list(range(1, len(rings) + 1)) and all(GRID.adjacent(a, b) for a, b in route.steps())
    return None if away else evidence(UNITS[search.unit], HEXES[search.origin])


@rule.forbids("10.6.a")
def retreat_is_too_short(route: Route) -> Violation:
    """10.6 The unit goes back as many hexes as the result says."""
    search = route.search
    return evidence(UNITS[search.unit], count=search.distance) if len(route.path) < search.distance else None


@rule.forbids("10.6.j")
def retreat_ends_in_a_full_hex(route: Route) -> Violation:
    """10.6 Where the stacking limit would be exceeded a retreat goes on."""
    end = route.path[-1]
    there = names(u for u in route.search.position.stack(end) if u != route.search.unit)
    return evidence(HEXES[end], *there) if route.search.full(end) else None


@rule.forbids("10.6.a")
def retreat_is_too_long(route: Route) -> Violation:
    """10.6 A retreat goes on beyond the number of hexes only where the hex is full."""
    search = route.search
    room = [hex_ for hex_ in route.path[search.distance - 1 : -1] if not search.full(hex_)]
    return evidence(UNITS[search.unit], HEXES[room[0]], count=search.distance) if room else None


@rule.forbids("10.6.m")
def safer_way_is_open(route: Route) -> Violation:
    """10.6 A unit takes the way that best avoids elimination, losses and crowding."""
    search, best = route.search, route.search.best_paths()[0]
    worse = (search.losses(route.path), len(route.path)) > (best.losses, len(best.path))
    return evidence(UNITS[search.unit], *hex_names(route.path), best=hex_names(best.path)) if worse else None


@rule.forbids("10.6.l")
def way_leads_from_supply(route: Route) -> Violation:
    """10.6 Of ways that are equally safe a unit takes the one with the shortest line of communication."""
    search, best = route.search, route.search.best_paths()[0]
    ends = (supply_rank(search.position, search.unit, path[-1]) for path in (route.path, best.path))
    longer = next(ends) > next(ends)
    return evidence(UNITS[search.unit], *hex_names(route.path), best=hex_names(best.path)) if longer else None


RETREATING = (
    retreat_leaves_the_map,
    retreat_enters_water,
    retreat_meets_enemies,
    retreat_crosses_the_start_line,
    retreat_is_barred,
    retreat_does_not_lead_away,
    river_bars_the_retreat,
    retreat_is_too_short,
    retreat_is_too_long,
    retreat_ends_in_a_full_hex,
    safer_way_is_open,
    way_leads_from_supply,
)


def _retreats(position: Position, asked: ChooseRetreat) -> Iterator[Retreat]:
    """Every way that leaves the unit alive, and every hex around that none of them begins with."""
    stack = asked.stack
    for unit in stack.units:
        ways = [way.path for way in stack.search(position, unit).paths()]
        first = {path[0] for path in ways}
        shut = ((near,) for near in GRID.near[stack.origin] if HEXES[near] and near not in first)
        yield from (Retreat(UNITS[unit], hex_names(path)) for path in (*ways, *shut))


@rule("10.6.d")
def _legal_retreats(position: Position, asked: ChooseRetreat) -> Iterator[Retreat]:
    for unit in asked.stack.units:
        for way in asked.stack.search(position, unit).best_paths():
            yield Retreat(UNITS[unit], hex_names(way.path))


def names_retreat(position: Position, asked: ChooseRetreat, action: Retreat) -> bool:
    hexes = bool(action.path) and all(name in HEX for name in action.path)
    return hexes and (action.unit in UNIT or is_fort(position, action.unit))


def may_retreat(position: Position, asked: ChooseRetreat, action: Retreat) -> Verdict:
    if action.unit not in UNIT:
        return judge((fortress_does_not_retreat,), action.unit)
    unit, path = UNIT[action.unit], tuple(HEX[name] for name in action.path)
    beaten = judge((was_not_beaten,), asked.stack.units, unit)
    return beaten and judge(RETREATING, Route(asked.stack.search(position, unit), path))


@rule("10.6.a")
def retreat(game: AvaGame, asked: ChooseRetreat, action: Retreat) -> None:
    unit, path = UNIT[action.unit], tuple(HEX[name] for name in action.path)
    asked.stack.go(game, unit, RetreatPath(path, asked.stack.search(game.position, unit).losses(path)))


RETREAT = Verb(
    Retreat,
    candidates=_retreats,
    legal=_legal_retreats,
    exists=names_retreat,
    verdict=may_retreat,
    resolve=retreat,
)


class ChooseRetreat(Decision, frozen=True, kw_only=True):
    """10.6 The owner chooses between ways that are equally good, and the order."""

    rule: ClassVar[str] = "10.6.a"
    verbs = (RETREAT,)
    stack: RetreatStack

    def subject(self, game: AvaGame) -> tuple[str, ...]:
        return names(self.stack.units)

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-choose-retreat", {"hex": HEXES[self.stack.origin], "count": self.stack.distance})
