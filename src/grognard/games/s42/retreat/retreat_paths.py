"""12.1.3, 12.2 Retreat paths: what eliminates a unit on them, which come first, and the two ways to avoid
elimination."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum

from msgspec import Struct

from grognard.core.counters.position import ANYTHING
from grognard.core.derived import derived
from grognard.core.verdicts import Violation, evidence, judge
from grognard.games.s42.boxes.boxes import may_be_manned
from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.units import SIDE, UNITS
from grognard.games.s42.movement.areas import is_open
from grognard.games.s42.movement.crossings import has_pontoon
from grognard.games.s42.movement.ground import GROUND, Step, is_open_river
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, IN_FULL_RETREAT, PLACE, POOL, RETREATED, Position, place_name
from grognard.games.s42.state.zones import bonded, in_zoc
from grognard.games.s42.supply.lines import hex_has_line
from grognard.games.s42.supply.sources import OVERSEAS
from grognard.games.s42.turn.weather import sky
from grognard.games.s42.turn.winter import area_is_closed
from grognard.series.zoc_bonds.retreat import Flight, Path, Rank, best, fails, longer_ways, vacated, ways


class Length(IntEnum):
    """12.1.3, 12.2 How a path gets its length, the better ones first."""

    FULL = 0
    LONGER = 1
    """One hex more, which avoids elimination."""
    SHORTENED = 2
    """Steps were given for hexes."""
    WRONG = 3


class Priority(IntEnum):
    """12.1.3 The rules by which paths are compared, in order."""

    LENGTH = 0
    DISTANCE = 1
    SUPPLY = 2


class Way(Struct, frozen=True):
    """A unit retreats along these places."""

    position: Position
    unit: int
    origin: int
    path: Path
    lengths: Path = ()
    """The hexes the result requires: one length, or several to choose from."""
    spare: int = 0
    """12.1.3 Steps that the retreating group can pay."""

    @property
    def end(self) -> int:
        return self.path[-1]

    @property
    def legs(self) -> Iterator[tuple[int, int]]:
        return zip((self.origin, *self.path), self.path, strict=False)

    @property
    def hex_legs(self) -> Iterator[tuple[int, int]]:
        """The legs that stay on the map."""
        return ((from_hex, to_hex) for from_hex, to_hex in self.legs if to_hex >= 0)

    def said(self, from_hex: int, to_hex: int, clause: str = "") -> Violation:
        return evidence(UNITS[self.unit], place_name(from_hex), place_name(to_hex), by=clause)


def is_chain(position: Position, origin: int, path: tuple[str, ...]) -> bool:
    """Whether the named places form a path: each next to the one before, from the origin on, none twice."""
    here, been = origin, [origin]
    for name in path:
        place = PLACE.get(name, -1) if name not in HEX else HEX[name]
        areas = (AREA - area for area in position.country.edge_of.get(here, ()))
        if here < 0 or place in been or place not in (*GRID.near[here], *areas):
            return False
        here = place
        been.append(place)
    return bool(path)


def places(path: tuple[str, ...]) -> Path:
    """The places of a chain, by their printed names."""
    return tuple(HEX[name] if name in HEX else PLACE[name] for name in path)


# -- 12.2 what kills -------------------------------------------------------------------------------------------------


@rule.forbids("12.2.a", "5.7.3.a")
def retreat_meets_the_impassable(way: Way) -> Violation:
    """12.2 A unit that retreats across an impassable hexside or into an impassable hex, such as the sea, is eliminated:
    what the chart prohibits to it is impassable (RULING s42-412)."""
    position, units = way.position, (way.unit,)
    for from_hex, to_hex in way.hex_legs:
        if judge(GROUND, Step(position, units, from_hex, to_hex)) is not True:
            return way.said(from_hex, to_hex, "5.7.3.a" if position.country.terrain[to_hex] == "sea" else "12.2.a")
    return None


@rule.forbids("12.2.b")
def retreat_meets_the_enemy(way: Way) -> Violation:
    """12.2 A unit that retreats into a hex with an enemy combat unit, or one that may hide some, is eliminated; other
    units do not hinder it (19.2, RULING s42-410)."""
    # RULING s42-812: a reserve army counts here, unless both players know that its box is empty: its secret is kept.
    for from_hex, to_hex in way.hex_legs:
        if may_be_manned(way.position, 1 - SIDE[way.unit], to_hex):
            return way.said(from_hex, to_hex)
    return None


@rule("7.2.c")
@rule.forbids("12.2.c")
def retreat_meets_a_bond(way: Way) -> Violation:
    """12.2 A unit that retreats into or across an enemy bond, also at the map edge, is eliminated."""
    for from_hex, to_hex in way.legs:
        if bonded(way.position, SIDE[way.unit], from_hex, to_hex):
            return way.said(from_hex, to_hex)
    return None


@rule.forbids("12.2.h")
def retreat_meets_a_river(way: Way) -> Violation:
    """12.2 A unit that retreats across a major river without ice, bridge, ferry or pontoon, even from its bank, is
    eliminated."""
    position = way.position
    country, weather = position.country, sky(position)
    for from_hex, to_hex in way.hex_legs:  # §12.2.i
        spanned = has_pontoon(position, SIDE[way.unit], from_hex, to_hex, (way.unit,))
        if is_open_river(country, weather, from_hex, to_hex) and not spanned:  # §12.2.j, §12.2.k, §5.5.5.i
            return way.said(from_hex, to_hex)
    return None


@rule.forbids("12.2.l")
def retreat_meets_the_volga(way: Way) -> Violation:
    """12.2 A unit that retreats across the Volga, by ferry, bridge or flotilla, is eliminated (RULING s42-413)."""
    for from_hex, to_hex in way.hex_legs:
        if way.position.country.edge(from_hex, to_hex).water == "volga":
            return way.said(from_hex, to_hex)
    return None


@rule.forbids("12.2.m", "22.5.a", "23.4.k")
def retreat_leaves_the_map(way: Way) -> Violation:
    """12.2 A unit that leaves the map other than into an open friendly entry area is eliminated; there is none across
    the strait."""
    for from_hex, to_hex in way.legs:
        if to_hex < 0 and not _is_home(way.position, SIDE[way.unit], AREA - to_hex):
            return way.said(from_hex, to_hex, _why_no_home(way.position, SIDE[way.unit], AREA - to_hex))
    return None


@rule("12.2.m", "22.5.a", "23.4.k")
def _why_no_home(position: Position, side: int, area: int) -> str:
    """12.2 The clause by which an area receives no unit: it is the enemy's, closed by winter, or there is none."""
    if position.country.owner(area) == 1 - side:
        return "22.5.a"
    return "23.4.k" if area_is_closed(position, area) else "12.2.m"


def _is_home(position: Position, side: int, area: int) -> bool:
    return area != OVERSEAS and is_open(position, side, area)


DEADLY = (
    retreat_meets_the_impassable,
    retreat_meets_the_enemy,
    retreat_meets_a_bond,
    retreat_meets_a_river,
    retreat_meets_the_volga,
    retreat_leaves_the_map,
)


# -- 12.2 enemy zones of control -------------------------------------------------------------------------------------


@rule("12.2.o", "13.3.2.b", "13.3.2.k")
def friend_stays(position: Position, unit: int, hex_: int) -> bool:
    """12.2 A friendly combat unit that has not retreated in this phase is in the hex: it cancels enemy ZOC there. Units
    in full retreat need one that is not in full retreat itself (13.3.2, RULING s42-411)."""
    running = position.pieces[unit].order == IN_FULL_RETREAT
    friends = (position.pieces[other_unit] for other_unit in position.fighters(hex_, SIDE[unit]) if other_unit != unit)
    return any(not friend.has(RETREATED) and not (running and friend.order == IN_FULL_RETREAT) for friend in friends)


@rule("6.3.a", "12.2.o")
def in_effective_ezoc(position: Position, unit: int, hex_: int) -> bool:
    """12.2 The hex is in an enemy ZOC that no friendly unit cancels."""
    return hex_ >= 0 and in_zoc(position, SIDE[unit], hex_) and not friend_stays(position, unit, hex_)


@rule("12.2.d", "13.3.2.b")
def borne(position: Position, unit: int) -> int:
    """12.2 Consecutive empty hexes in enemy ZOC that a unit survives: one, and in full retreat none."""
    return 0 if position.pieces[unit].order == IN_FULL_RETREAT else 1


def _pressed(way: Way) -> int | None:
    """The hex where a unit enters one enemy ZOC more than it survives."""
    pressed = 0
    for hex_ in way.path:
        pressed = pressed + 1 if in_effective_ezoc(way.position, way.unit, hex_) else 0
        if pressed > borne(way.position, way.unit):
            return hex_
    return None


@rule("12.2.g")
@rule.forbids("12.2.d")
def retreat_is_pressed(way: Way) -> Violation:
    """12.2 A unit that retreats through two consecutive empty hexes in enemy ZOC is eliminated."""
    hex_ = _pressed(way) if borne(way.position, way.unit) else None
    return None if hex_ is None else evidence(UNITS[way.unit], HEXES[hex_])


@rule.forbids("13.3.2.b")
def rout_meets_a_zone(way: Way) -> Violation:
    """13.3.2 A unit in full retreat may enter none."""
    hex_ = None if borne(way.position, way.unit) else _pressed(way)
    return None if hex_ is None else evidence(UNITS[way.unit], HEXES[hex_])


@rule("12.1.3.m")
@rule.forbids("12.2.e")
def retreat_ends_in_a_zone(way: Way) -> Violation:
    """12.2 A unit that ends its retreat in an enemy ZOC is eliminated; it may pass one."""
    return (
        evidence(UNITS[way.unit], place_name(way.end)) if in_effective_ezoc(way.position, way.unit, way.end) else None
    )


# -- 12.1.3 the order of preference ----------------------------------------------------------------------------------


def measured(way: Way) -> Length:
    """12.1, 12.2 How long a path may be. An entry area counts as far as needed; one hex more is for units that would
    end in an enemy ZOC; each hex fewer costs a step, and ends with friendly units that have not retreated."""
    hexes, required = len(way.path), max(way.lengths)
    if hexes in way.lengths or (way.end < 0 and hexes <= required):  # §12.1.1.a, §12.2.n
        return Length.FULL
    if hexes == required + 1 and in_effective_ezoc(way.position, way.unit, way.path[-2]):
        return Length.LONGER
    shelter = hexes < required and friend_stays(way.position, way.unit, way.end)
    return Length.SHORTENED if shelter and required - hexes <= way.spare else Length.WRONG  # §12.1.3.e, §12.1.3.f


def ranked(way: Way) -> Rank:
    """12.1.3 The rules in order, for a path the unit survives: at its full length before any other; as far from the hex
    as it is long; to a hex with a line of supply."""
    kind, end = measured(way), way.end  # §12.1.3.i
    required = len(way.path) if kind == Length.FULL else max(way.lengths)
    near = kind != Length.SHORTENED and end >= 0 and GRID.distance(way.origin, end) < required
    return kind, int(near), int(end >= 0 and not _is_supplied(way))  # §12.1.3.b, §12.1.3.l


def _is_supplied(way: Way) -> bool:
    return hex_has_line(vacated(way.position, way.origin, POOL), way.unit, way.end)


class Choice(Struct, frozen=True):
    """A retreat path that a unit could take, and the best it has."""

    way: Way
    first: Rank

    def fails(self, priority: Priority, clause: str = "") -> Violation:
        worse = fails(ranked(self.way), self.first, priority)
        return evidence(UNITS[self.way.unit], place_name(self.way.end), by=clause) if worse else None


@rule("12.2.f")
@rule.forbids("12.1.1.a", "11.6.1.c")
def retreat_goes_too_far(choice: Choice) -> Violation:
    """12.1.1, 11.6.1 A retreat is no longer than it must be, a fighting withdrawal no longer than it may be; one hex
    more only to avoid elimination."""
    clause = "11.6.1.c" if len(choice.way.lengths) > 1 else "12.1.1.a"
    return choice.fails(Priority.LENGTH, clause) if len(choice.way.path) > max(choice.way.lengths) else None


@rule("12.1.3.i")
@rule.forbids("12.1.1.a")
def retreat_stops_short(choice: Choice) -> Violation:
    """12.1.3 A retreat is no shorter than it must be; it is shortened only to avoid elimination, to friendly units that
    stay, and for steps that the group has."""
    return choice.fails(Priority.LENGTH) if len(choice.way.path) < max(choice.way.lengths) else None


@rule("12.1.3.b")
@rule.forbids("12.1.3.d")
def retreat_ends_too_near(choice: Choice) -> Violation:
    """12.1.3 Rule 2: a retreat ends as far from the hex as it is long, if possible."""
    return choice.fails(Priority.DISTANCE)


@rule("12.1.3.b")
@rule.forbids("12.1.3.l")
def retreat_leaves_supply(choice: Choice) -> Violation:
    """12.1.3 Rule 3: to a hex with a line of supply if there is one. Stacking does not matter."""
    return choice.fails(Priority.SUPPLY)


PRESSED = (retreat_is_pressed, rout_meets_a_zone, retreat_ends_in_a_zone)
PREFERRED = (retreat_goes_too_far, retreat_stops_short, retreat_ends_too_near, retreat_leaves_supply)


# -- the search ------------------------------------------------------------------------------------------------------


class Escape:
    """12.2 What the retreat of one unit depends on; every answer is worked out once. `outward`: every step leads away
    from its origin."""

    def __init__(self, position: Position, unit: int, origin: int, *, outward: bool = False) -> None:
        self.position, self.unit, self.origin, self.outward = position, unit, origin, outward
        self.zones = borne(position, unit)
        self._alive: dict[tuple[int, int], bool] = {}
        self._in_ezoc: dict[int, bool] = {}

    def beyond(self, here: int) -> Iterator[int]:
        """12.1.2, 12.2 The adjacent hexes, through friendly units too, and the entry areas that the hex touches."""
        country = self.position.country
        for edge in country.edges[here]:
            if not self.outward or self._away(edge.to_hex) > self._away(here):
                yield edge.to_hex
        yield from (AREA - area for area in country.edge_of.get(here, ()))

    def _away(self, hex_: int) -> int:
        return GRID.distance(self.origin, hex_)

    def survives(self, from_hex: int, to_hex: int) -> bool:
        leg = from_hex, to_hex
        if leg not in self._alive:
            self._alive[leg] = judge(DEADLY, Way(self.position, self.unit, from_hex, (to_hex,))) is True
        return self._alive[leg]

    def felt(self, place: int) -> bool:
        if place not in self._in_ezoc:
            self._in_ezoc[place] = in_effective_ezoc(self.position, self.unit, place)
        return self._in_ezoc[place]


@rule("12.1.3.a")
def retreat_paths(position: Position, unit: int, origin: int, lengths: Path, spare: int = 0) -> list[Flight]:
    """12.1.3 The paths a unit survives, one for each place it can reach. Paths that lead straight away come first; if
    there are none, those that turn; then those with one hex more; and only then, to avoid elimination, those paid for
    with steps."""
    # RULING s42-408: one hex more, and then fewer, only where nothing else leaves the unit alive.
    straight = Escape(position, unit, origin, outward=True)
    anywhere = Escape(position, unit, origin)
    fewer = tuple(range(max(1, max(lengths) - spare), max(lengths)))  # §12.1.3.g, §12.1.3.i
    shorter = (path for path in ways(anywhere, origin, fewer) if friend_stays(position, unit, path[-1]))  # §12.1.3.h
    searches: tuple[Iterable[Path], ...] = (
        ways(straight, origin, lengths),
        ways(anywhere, origin, lengths),
        longer_ways(anywhere, origin, max(lengths)),  # §12.2.f
        shorter if fewer else (),
    )
    for paths in searches:
        ends: dict[int, Path] = {}
        for path in paths:
            ends.setdefault(path[-1], path)
        if ends:  # §12.1.3.c
            candidates = (Way(position, unit, origin, path, lengths, spare) for path in ends.values())
            return [Flight(way.path, ranked(way)) for way in candidates]
    return []


@derived(ANYTHING)
@rule("12.1.3.a", "12.1.3.b")
def best_retreat_paths(position: Position, unit: int, origin: int, lengths: Path, spare: int = 0) -> list[Flight]:
    """12.1.3 The paths the owner chooses from: those that no other path surpasses. If there are none, the unit is
    eliminated."""
    return best(retreat_paths(position, unit, origin, lengths, spare))
