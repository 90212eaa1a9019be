"""6.0, 11.3 to 11.5, 20.3 The straight line between the centres of two hexes: which hexes it meets, and what of the
ground stands in its way. Smoke lies on the ground and is asked for apart; units never block."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from grognard.games.coh.data.boards import OFF, Battlefield
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.ground import in_arc
from grognard.hexes.grid import NOWHERE

Offset = tuple[int, int]
"""Columns to the east and half hexes to the south."""
Course = tuple[tuple[int, ...], ...]
"""The hexes on the way, one by one; two at once where the line runs along the side between them."""


Why = Literal["ground", "blind", "gully"]
"""What keeps two hexes from seeing each other: ground in the way, a blind spot behind something, a gully's depth."""


class Obstacle(NamedTuple):
    """Why one hex cannot be seen from another, and the hexes to blame."""

    why: Why
    hexes: tuple[int, ...]


# -- the line --------------------------------------------------------------------------------------------------------
CORNERS = ((-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))
"""The corners of a hex, in half sides across and half hexes down from its centre; columns are three apart."""


@cache
def way(columns: int, halves: int) -> tuple[tuple[Offset, ...], ...]:
    """The hexes strictly between two, as offsets from the first: the same for every two hexes that lie so."""
    across, down = 3 * columns, halves
    length = across * across + 3 * down * down
    met: dict[int, list[Offset]] = {}
    for u, v in _near(columns, halves):
        along = across * 3 * u + 3 * down * v
        if not 0 < along < length:
            continue
        turns = [across * (v + y) - down * (3 * u + x) for x, y in CORNERS]
        crossed = min(turns) < 0 < max(turns)
        if crossed or turns.count(0) == 2:
            met.setdefault(along, []).append((u, v))
    return tuple(tuple(sorted(met[along])) for along in sorted(met))


def _near(columns: int, halves: int) -> Iterator[Offset]:
    """Hexes near the line, column by column; those it does not meet are sorted out later. A hex is less than two
    columns broad, so the line is in it somewhere between the column before and the column behind."""
    for u in range(min(0, columns), max(0, columns) + 1):
        ends = (0, halves) if columns == 0 else (halves * (u - 1) // columns, halves * (u + 1) // columns)
        low, high = max(min(ends), min(0, halves)), min(max(ends), max(0, halves))
        for v in range(low - 1, high + 2):
            if (u + v) % 2 == 0:
                yield u, v


@rule("6.0.c")
@lru_cache(maxsize=1 << 16)
def course(field: Battlefield, from_hex: int, to_hex: int) -> Course:
    """6.0 The hexes that the line from centre to centre meets, the ends left out, in order."""
    # RULING coh-027, coh-028, coh-029
    groups = []
    for group in way(*field.offset(from_hex, to_hex)):
        there = tuple(hex_ for hex_ in (field.beyond(from_hex, u, v) for u, v in group) if hex_ != NOWHERE)
        if there:
            groups.append(there)
    return tuple(groups)


@lru_cache(maxsize=1 << 16)
def _met(field: Battlefield, from_hex: int, to_hex: int) -> frozenset[int]:
    """The same hexes as a set."""
    return frozenset(hex_ for group in course(field, from_hex, to_hex) for hex_ in group)


def last_before(field: Battlefield, from_hex: int, to_hex: int) -> tuple[int, ...]:
    """The neighbour of the second hex over whose side the line comes in; two where it comes in at a corner."""
    way_there = course(field, from_hex, to_hex)
    return way_there[-1] if way_there else (from_hex,)


# -- what stands in the way ------------------------------------------------------------------------------------------
LOWEST = {-1: 0, 0: 1, 1: 2, 2: 4}
"""11.3 By the level of the higher end: how high, in half levels, a hex must stand to block. On the ground anything that
stands there does; from a hill, what is as high as the hill; from gully to gully the ground itself."""


@rule("6.0.b")
def obstacle(field: Battlefield, from_hex: int, to_hex: int) -> Obstacle | None:
    """What of the ground keeps two hexes from seeing each other. It is the same both ways (6.0)."""
    if from_hex > to_hex:
        from_hex, to_hex = to_hex, from_hex
    why, level = _why(field, from_hex, to_hex), field.level
    if why is None:
        return None
    if why == "gully":
        return Obstacle(why, (from_hex if level[from_hex] < 0 else to_hex,))
    way_there = course(field, from_hex, to_hex)
    if why == "blind":
        return Obstacle(why, way_there[-1] if level[from_hex] > level[to_hex] else way_there[0])
    least = LOWEST[max(level[from_hex], level[to_hex])]
    return Obstacle(why, next(g for g in way_there if all(field.top[hex_] >= least for hex_ in g)))


@rule("6.0.h")
def is_open(field: Battlefield, from_hex: int, to_hex: int) -> bool:
    """6.0 Whether nothing of the ground keeps two hexes from seeing each other."""
    return _why(field, from_hex, to_hex) is None if from_hex < to_hex else _why(field, to_hex, from_hex) is None


@rule("11.3.b", "11.3.f", "7.6.c")
@lru_cache(maxsize=1 << 19)
def _why(field: Battlefield, from_hex: int, to_hex: int) -> Why | None:
    # RULING coh-018, coh-084, coh-085, coh-093
    if field.grid.adjacent(from_hex, to_hex):  # §11.5.l, §11.5.n
        return None
    level = field.level
    if (level[from_hex] < 0) != (level[to_hex] < 0):
        return "gully"  # §11.5.j
    if _is_blocked(field, from_hex, to_hex, LOWEST[max(level[from_hex], level[to_hex])]):  # §11.3.c, §11.3.g
        return "ground"
    if level[from_hex] == level[to_hex]:
        return None
    high, low = (from_hex, to_hex) if level[from_hex] > level[to_hex] else (to_hex, from_hex)
    way_there = course(field, high, low)
    return None if _is_slope(field, high, way_there) or not _hides(field, low, way_there[-1]) else "blind"


@cache
def _steps(stride: int, columns: int, halves: int) -> tuple[tuple[int, ...], ...]:
    """The hexes between two as steps on the lattice of a battlefield."""
    return tuple(tuple(u * stride + v for u, v in group) for group in way(columns, halves))


def _is_blocked(field: Battlefield, from_hex: int, to_hex: int, least: int) -> bool:
    """Whether a hex on the way stands so high, or both where the line runs between two; what is not on the boards
    decides nothing."""
    stride, places, heights = field.lattice
    start = places[from_hex]
    for group in _steps(stride, *field.offset(from_hex, to_hex)):  # §6.0.j, §11.3.l
        height = min(heights[start + step] for step in group) if len(group) > 1 else heights[start + group[0]]
        if least <= height < OFF:  # §11.3.i, §11.3.j, §11.3.k, §4.0.m, §4.0.o, §18.0.h
            return True
    return False


@lru_cache(maxsize=1 << 11)
def open_hexes(field: Battlefield, place: int) -> frozenset[int]:
    """6.0 Every hex that no ground hides from a hex, and the hex itself."""
    return frozenset(hex_ for hex_ in range(field.grid.size) if is_open(field, place, hex_))


@lru_cache(maxsize=1 << 12)
def field_of_fire(field: Battlefield, place: int, facing: int, reach: int) -> tuple[int, ...]:
    """6.0, 6.1, 7.6 The other hexes so near, in the arc of a facing (all round, below zero), that no ground hides."""
    near = field_of_shells(field, place, facing, reach)
    return tuple(hex_ for hex_ in near if hex_ != place and is_open(field, place, hex_))


@lru_cache(maxsize=1 << 12)
def fire_reaches(field: Battlefield, place: int, facing: int, reach: int) -> frozenset[int]:
    """The same as a set, for those who ask about a hex."""
    return frozenset(field_of_fire(field, place, facing, reach))


@lru_cache(maxsize=1 << 12)
def field_of_shells(field: Battlefield, place: int, facing: int, reach: int) -> tuple[int, ...]:
    """6.1, 7.6 The same, hidden or not, with the hex itself."""
    near = sorted(field.grid.within(place, reach))
    return tuple(hex_ for hex_ in near if facing < 0 or in_arc(field, place, facing, hex_))


@rule("11.4.b")
def _is_slope(field: Battlefield, high: int, way_there: Course) -> bool:
    """11.4 Bare hillside that falls, or stays level, all the way from the higher end: it hides nothing at its foot."""
    # RULING coh-090
    # 11.4 does not say it: where the line runs between two hexes the one that lets it pass counts, as in 6.0.
    level = field.level[high]
    for group in way_there:
        bare = [field.level[h] for h in group if 1 <= field.level[h] <= level and field.top[h] == 2 * field.level[h]]
        if not bare:
            return False
        level = max(bare)
    return True


@rule("11.4.a", "20.3.c")
def _hides(field: Battlefield, low: int, before: tuple[int, ...]) -> bool:
    """11.4 The hex right behind something a level higher than itself is a blind spot."""
    # RULING coh-089
    return all(field.top[hex_] >= 2 * field.level[low] + 2 for hex_ in before)


def blind_from_the_air(field: Battlefield, plane: int, target: int) -> Obstacle | None:
    """20.3 Aircraft see over everything, at any altitude; only blind spots remain."""
    # RULING coh-178
    way_there = course(field, plane, target)
    return Obstacle("blind", way_there[-1]) if way_there and _hides(field, target, way_there[-1]) else None


def smoke_between(field: Battlefield, from_hex: int, to_hex: int, smoke: Mapping[int, int]) -> int:
    """13.0 The smoke that lies on the line between two hexes, that of the ends not counted."""
    if not smoke or smoke.keys().isdisjoint(_met(field, from_hex, to_hex)):
        return 0
    return sum(min(smoke.get(hex_, 0) for hex_ in group) for group in course(field, from_hex, to_hex))
