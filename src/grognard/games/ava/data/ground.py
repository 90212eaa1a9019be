"""2.1, tec The ground of a scenario: what each step costs, where it is forbidden, what a hex gives its defender.

Costs are in half movement points. Enemy units and zones of control are no business of this module.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property

from msgspec import Struct

from grognard.games.ava.data.pack import load
from grognard.games.ava.rulebook import rule

PACK = load()
BOARD = PACK.board
GRID = BOARD.grid  # §2.1.d
HEX = BOARD.index
AXIS, SOVIET = 0, 1
TERRAIN = PACK.tables.terrain
SIDES = PACK.tables.sides
STARS = tuple(HEX[name] for length in PACK.scenarios["smolensk"].lengths for name in length.stars)
"""18.2 The breakthrough hexes."""
LENINGRAD = frozenset(HEX[name] for place in BOARD.file.place if place.id == "leningrad" for name in place.hexes)
Pair = tuple[int, int]
Near = Mapping[int, tuple[int, ...]]
"""The neighbours of each hex along something."""


class Patch(Struct, frozen=True, kw_only=True):
    """Changes of the board for a situation: what lies where, by printed id (sides as `L1624/L1725`)."""

    terrain: tuple[tuple[str, str], ...] = ()
    places: tuple[tuple[str, str], ...] = ()
    """Hex to `city`, `major` or `none`."""
    rivers: tuple[tuple[str, str], ...] = ()
    """Side to `small`, `large` or `none`."""
    roads: tuple[tuple[str, bool], ...] = ()
    rails: tuple[tuple[str, bool], ...] = ()
    start: tuple[tuple[str, str], ...] = ()
    """Hex to `a` or `s`: the side of the start line it lies on."""
    axis: tuple[str, ...] | None = None
    soviet: tuple[str, ...] | None = None
    """The only supply sources of a side."""


NO_PATCH = Patch()


def pair(from_hex: int, to_hex: int) -> Pair:
    return (from_hex, to_hex) if from_hex < to_hex else (to_hex, from_hex)


class Steps(Struct, frozen=True):
    """The steps open to one kind of unit, by hex."""

    ordinary: tuple[tuple[Pair, ...], ...]
    """Neighbour and cost in half points."""
    whole: tuple[tuple[int, ...], ...]
    """Neighbours for which the whole allowance is spent: over an unbridged large river, into mountains."""
    march: tuple[tuple[int, ...], ...]
    """9.3 Neighbours along a road."""


class Ground:
    """The board as far as a scenario's sheets go."""

    def __init__(self, sheets: str, patch: Patch) -> None:
        self.sheets = sheets
        terrain = [BOARD.terrain_ids[code] if code >= 0 else "out" for code in BOARD.terrain]
        self.cities = {HEX[h]: place.kind for place in BOARD.file.place for h in place.hexes if place.kind != "town"}
        self.halves = list(BOARD.halves)
        self.rivers = dict(BOARD.rivers)
        roads, rails = set(BOARD.links("road")), set(BOARD.links("rail"))
        for name, kind in patch.terrain:
            terrain[BOARD.hex(name)] = kind
        for name, kind in patch.places:
            self.cities.pop(BOARD.hex(name), None)
            if kind != "none":
                self.cities[BOARD.hex(name)] = kind
        for side, size in patch.rivers:
            self.rivers.pop(BOARD.side(side), None)
            if size != "none":
                self.rivers[BOARD.side(side)] = size
        for links, changes in ((roads, patch.roads), (rails, patch.rails)):
            for side, there in changes:
                links.add(BOARD.side(side)) if there else links.discard(BOARD.side(side))
        for name, half in patch.start:
            self.halves[BOARD.hex(name)] = half
        self.terrain = tuple(terrain)
        joined = self._city_links()
        self.roads = frozenset(roads) | joined
        self.rails = frozenset(rails) | joined
        self.land = frozenset(h for h in range(GRID.size) if self.in_play(h) and not self.is_water(h))
        own = tuple(tuple(s.hex for s in BOARD.file.supply if s.side == side) for side in ("axis", "soviet"))
        given = tuple(own[i] if patched is None else patched for i, patched in enumerate((patch.axis, patch.soviet)))
        self.sources = tuple(tuple(HEX[h] for h in hexes if HEX[h] in self.land) for hexes in given)
        self.zones: dict[str, tuple[int, ...]] = {}
        """4.0 Where each formation sets up; filled in on demand."""
        self._steps: dict[tuple[int, bool, bool], Steps] = {}
        self._line_ways: dict[tuple[int, str], Near] = {}

    # -- the map -------------------------------------------------------------------------------------------

    @rule("tec.zm", "tec.zn")
    def _city_links(self) -> frozenset[Pair]:
        """tec Hexes of major cities that touch are joined by road and railway, and a river between them is bridged."""
        major = [h for h, kind in self.cities.items() if kind == "major"]
        return frozenset((a, b) for a in major for b in GRID.near[a] if a < b and self.cities.get(b) == "major")

    @rule("2.1.j", "2.1.k", "18.2.y")
    def in_play(self, hex_: int) -> bool:
        """2.1 A hex is on the map if its sheet is in play: in the campaign all of them are."""
        return BOARD.sheets[hex_] in self.sheets and self.terrain[hex_] != "out"

    @rule("3.2.b", "3.2.c")
    def is_water(self, hex_: int) -> bool:
        """tec, 3.2 A hex that is all lake or sea, or out of play: no unit stands there, no zone of control counts."""
        return TERRAIN[self.terrain[hex_]].entry == "prohibited"

    def is_mountain(self, hex_: int) -> bool:
        return hex_ in self.mountains

    @cached_property
    def mountains(self) -> frozenset[int]:
        return frozenset(h for h, kind in enumerate(self.terrain) if TERRAIN[kind].entry == "road-or-mountain")

    @cached_property
    def majors(self) -> tuple[int, ...]:
        return tuple(sorted(h for h, kind in self.cities.items() if kind == "major" and h in self.land))

    @cached_property
    def sites(self) -> frozenset[int]:
        """3.4 Hexes whose control is kept: cities, and the sources and breakthrough hexes that count for victory."""
        return frozenset((*self.cities, *self.sources[AXIS], *self.sources[SOVIET], *STARS)) & self.land

    @cached_property
    def leningrad(self) -> frozenset[int]:
        return LENINGRAD & self.land

    @cached_property
    def moscow(self) -> tuple[int, ...]:
        """15.4 The sources from Moscow."""
        return tuple(HEX[s.hex] for s in BOARD.file.supply if s.moscow and HEX[s.hex] in self.sources[SOVIET])

    @cached_property
    def rail_hexes(self) -> frozenset[int]:
        return frozenset(h for side in self.rails for h in side if h in self.land)

    @cached_property
    def rail_near(self) -> dict[int, tuple[int, ...]]:
        """The neighbours of each hex along a railway."""
        near: dict[int, list[int]] = {}
        for a, b in sorted(self.rails):
            if a in self.land and b in self.land:
                near.setdefault(a, []).append(b)
                near.setdefault(b, []).append(a)
        return {hex_: tuple(neighbours) for hex_, neighbours in near.items()}

    @cached_property
    def road_near(self) -> dict[int, tuple[int, ...]]:
        near: dict[int, list[int]] = {}
        for a, b in sorted(self.roads):
            if a in self.land and b in self.land:
                near.setdefault(a, []).append(b)
                near.setdefault(b, []).append(a)
        return {hex_: tuple(neighbours) for hex_, neighbours in near.items()}

    def line_ways(self, side: int, links: str = "") -> Near:
        """3.3 Where a line of a side may go on from each hex: anywhere, or along a `rail` or `road` only."""
        key = (side, links)
        if key not in self._line_ways:
            near = {"rail": self.rail_near, "road": self.road_near}.get(links) or dict(enumerate(GRID.near))
            self._line_ways[key] = {h: self._goes_on(side, h, near.get(h, ())) for h in self.land}
        return self._line_ways[key]

    @rule("3.3.f", "3.3.i")
    def _goes_on(self, side: int, hex_: int, near: tuple[int, ...]) -> tuple[int, ...]:
        """3.3 Over land and rivers; out of mountains along a road only; no Soviet line over the start line."""
        ways = (n for n in near if n in self.land)
        ways = (n for n in ways if hex_ not in self.mountains or self.road(hex_, n))  # §3.3.g, §3.3.h
        return tuple(n for n in ways if side != SOVIET or not self.over_start_line(hex_, n))  # §3.3.k, §2.1.p

    def river(self, from_hex: int, to_hex: int) -> str:
        """The size of the river between two neighbours; empty when there is none."""
        return self.rivers.get(pair(from_hex, to_hex), "")

    def road(self, from_hex: int, to_hex: int) -> bool:
        return pair(from_hex, to_hex) in self.roads

    @rule("2.1.h", "2.1.i")
    def bridged(self, from_hex: int, to_hex: int) -> bool:
        """2.1 A river has a bridge exactly where a road or a railway crosses it."""
        side = pair(from_hex, to_hex)
        return side in self.roads or side in self.rails

    def over_start_line(self, from_hex: int, to_hex: int) -> bool:
        """2.1 The start line runs between the two hexes."""
        return self.halves[from_hex] != self.halves[to_hex]

    # -- movement ------------------------------------------------------------------------------------------

    def steps(self, side: int, mech: bool, mountain: bool) -> Steps:
        """The ground as one kind of unit meets it."""
        key = (side, mech, mountain)
        if key not in self._steps:
            self._steps[key] = self._found(side, mech, mountain)
        return self._steps[key]

    @rule("2.1.n", "9.1.f")
    def _found(self, side: int, mech: bool, mountain: bool) -> Steps:
        """9.1 No Soviet step leads over the start line."""
        ordinary: list[tuple[Pair, ...]] = [()] * GRID.size
        whole: list[tuple[int, ...]] = [()] * GRID.size
        march: list[tuple[int, ...]] = [()] * GRID.size
        for hex_ in self.land:
            ways = [n for n in GRID.near[hex_] if n in self.land]
            if side == SOVIET:
                ways = [n for n in ways if not self.over_start_line(hex_, n)]
            ordinary[hex_] = tuple((n, cost) for n in ways if (cost := self.step_cost(hex_, n, mech)) is not None)
            whole[hex_] = tuple(n for n in ways if self.takes_everything(hex_, n, mountain))
            march[hex_] = tuple(n for n in ways if self.road(hex_, n))
        return Steps(tuple(ordinary), tuple(whole), tuple(march))

    @rule("9.2.c")
    def step_cost(self, from_hex: int, to_hex: int, mech: bool) -> int | None:
        """9.2 Half points for a step; None where it is no ordinary step. A bridge takes the river out of account."""
        if self.road(from_hex, to_hex):  # §9.2.f, §9.2.q
            return 2 * (SIDES["road"].normal or 1)
        size = "" if self.bridged(from_hex, to_hex) else self.river(from_hex, to_hex)  # §9.2.o
        cost = self.terrain_cost(to_hex, mech)  # §9.2.d
        if cost is None or size == "large":
            return None
        return 2 * cost + (2 * SIDES["small-river"].extra if size == "small" else 0)  # §9.2.e

    def terrain_cost(self, hex_: int, mech: bool) -> int | None:
        """tec Points to enter a hex; a city costs what lies under it, a major city 1; None for mountains."""
        effect = TERRAIN["major-city" if self.cities.get(hex_) == "major" else self.terrain[hex_]]  # §tec.r
        return effect.mech if mech else effect.infantry  # §2.2.zd

    @rule("9.2.k")
    def takes_everything(self, from_hex: int, to_hex: int, mountain: bool) -> bool:
        """9.2 A step for which the whole allowance is spent."""
        if self.road(from_hex, to_hex):
            return False
        if self.is_mountain(to_hex):
            return mountain  # §9.2.r
        return self.river(from_hex, to_hex) == "large" and not self.bridged(from_hex, to_hex)

    @rule("10.1.j", "10.6.g", "10.7.m")
    def forbids(self, from_hex: int, to_hex: int, side: int, mountain: bool) -> bool:
        """10.1, 10.6, 10.7 A side or hex that normal movement may not pass: the start line for the Soviets, mountains
        without a road for all but mountain divisions. A river is never forbidden, only costly."""
        if side == SOVIET and self.over_start_line(from_hex, to_hex):
            return True
        return self.is_mountain(to_hex) and not self.road(from_hex, to_hex) and not mountain

    # -- combat --------------------------------------------------------------------------------------------

    @rule("10.3.r")
    def shifts(self, hex_: int) -> tuple[tuple[str, int], ...]:
        """tec The shifts to the left that a hex gives its defender, each with what gives it."""
        kind = self.cities.get(hex_)
        if kind == "major":
            return (("major-city", TERRAIN["major-city"].shift),)
        shifts = [(self.terrain[hex_], TERRAIN[self.terrain[hex_]].shift)]
        if kind == "city":
            shifts.append(("city", TERRAIN["city"].shift))  # §tec.s
        return tuple((name, columns) for name, columns in shifts if columns)


@cache
def ground_of(sheets: str, patch: Patch = NO_PATCH) -> Ground:
    """The ground of these sheets."""
    return Ground(sheets, patch)
