"""Zones of control and bonds on a made-up board of seven by seven hexes, without a game."""

from __future__ import annotations

import pytest
from msgspec import Struct

from grognard.hexes.board import pair
from grognard.hexes.grid import Grid, Layout
from grognard.series.zoc_bonds.zones import Bond, Gap, Zones, gaps, partners, sources

GRID = Grid(Layout(orientation="flat", raised="odd", columns=7, rows=7))


def at(column: int, row: int) -> int:
    return GRID.at(column, row)


MIDDLE = at(4, 4)
NORTH, SOUTH = at(4, 3), at(4, 5)
LEFT, RIGHT = at(3, 5), at(5, 5)
"""Around the corner from each other, over the side of MIDDLE and SOUTH."""


class Camp(Struct, frozen=True):
    """Units in these hexes; walls that no zone and no bond passes; enemies; hexes from which an area is near."""

    hexes: frozenset[int]
    walls: frozenset[tuple[int, int]] = frozenset()
    enemies: frozenset[int] = frozenset()
    ways: tuple[Gap, ...] = ()

    def controlling(self) -> frozenset[int]:
        return self.hexes

    def around(self, hex_: int) -> list[int]:
        return [near for near in GRID.near[hex_] if pair(hex_, near) not in self.walls]

    def strong(self) -> frozenset[int]:
        return self.hexes

    def is_empty(self, hex_: int) -> bool:
        return hex_ not in self.hexes | self.enemies

    def passes(self, one: int, middle: int, other: int) -> bool:
        ends = [end for end in (one, other) if end >= 0]
        return middle not in self.enemies and not any(pair(end, middle) in self.walls for end in ends)

    def gaps(self, one: int) -> tuple[Gap, ...]:
        return self.ways


def camp(
    *hexes: int, walls: tuple[tuple[int, int], ...] = (), enemies: tuple[int, ...] = (), ways: tuple[Gap, ...] = ()
) -> Zones:
    presence = Camp(frozenset(hexes), frozenset(pair(*wall) for wall in walls), frozenset(enemies), ways)
    return Zones(GRID, presence, sources(presence))


def test_a_zone_is_every_hex_around() -> None:
    zones = camp(MIDDLE)
    assert zones.zone == frozenset(GRID.near[MIDDLE])
    assert zones.sources[NORTH] == (MIDDLE,)


def test_a_wall_stops_it() -> None:
    assert camp(MIDDLE, walls=((MIDDLE, NORTH),)).zone == frozenset(GRID.near[MIDDLE]) - {NORTH}


def test_two_can_control_one_hex() -> None:
    assert set(camp(NORTH, SOUTH).sources[MIDDLE]) == {NORTH, SOUTH}


def test_partners_are_told_once_with_what_lies_between() -> None:
    assert dict(partners(GRID, NORTH))[SOUTH] == (MIDDLE,)
    assert set(dict(partners(GRID, LEFT))[RIGHT]) == {MIDDLE, SOUTH}
    assert NORTH not in dict(partners(GRID, SOUTH))
    assert sum(len(partners(GRID, hex_)) for hex_ in range(GRID.size)) == sum(
        GRID.distance(one, other) == 2 for one in range(GRID.size) for other in range(one)
    )


def test_in_line_the_bond_closes_a_hex() -> None:
    zones = camp(NORTH, SOUTH)
    assert zones.bonds == (Bond((NORTH, SOUTH), MIDDLE),)
    assert zones.hexes == {MIDDLE}
    assert zones.bar(at(3, 4), MIDDLE)
    assert not zones.bar(MIDDLE, at(3, 4))


def test_around_a_corner_it_closes_a_side() -> None:
    zones = camp(LEFT, RIGHT)
    assert zones.sides == {pair(MIDDLE, SOUTH)}
    assert zones.hexes == frozenset()
    assert zones.bar(MIDDLE, SOUTH)
    assert zones.bar(SOUTH, MIDDLE)
    assert not zones.bar(at(3, 4), MIDDLE)


@pytest.mark.parametrize("enemy", [MIDDLE, SOUTH])
def test_one_enemy_does_not_break_a_side_and_two_do(enemy: int) -> None:
    assert camp(LEFT, RIGHT, enemies=(enemy,)).sides
    assert not camp(LEFT, RIGHT, enemies=(MIDDLE, SOUTH)).sides


def test_a_unit_that_stands_between_breaks_a_bond_through_a_hex() -> None:
    assert camp(NORTH, SOUTH, enemies=(MIDDLE,)).bonds == ()
    assert camp(NORTH, SOUTH, MIDDLE).hexes == frozenset()


def test_a_bond_slides_past_a_wall_if_it_can() -> None:
    assert camp(NORTH, SOUTH, walls=((NORTH, MIDDLE),)).bonds == ()
    assert camp(LEFT, RIGHT, walls=((LEFT, MIDDLE),)).sides
    assert not camp(LEFT, RIGHT, walls=((LEFT, MIDDLE), (SOUTH, RIGHT))).sides


def test_gaps_lie_one_hex_behind_the_edge() -> None:
    edge = {at(column, 1): (0,) for column in range(1, 8)}
    behind = at(3, 2)
    assert {frozenset(gap[:2]) for gap in gaps(GRID, edge, behind)} == {
        frozenset((at(2, 1), at(3, 1))),
        frozenset((at(3, 1), at(4, 1))),
    }
    assert gaps(GRID, edge, at(3, 1)) == ()
    assert gaps(GRID, edge, at(3, 3)) == ()


def test_a_bond_with_an_area_closes_the_side_at_the_edge() -> None:
    left, right, behind = at(3, 1), at(4, 1), at(3, 2)
    zones = camp(behind, ways=(Gap(left, right, 2),))
    assert zones.bonds == (Bond((behind, -3), side=pair(left, right)),)
    assert not camp(behind, ways=(Gap(left, right, 2),), enemies=(left, right)).bonds
