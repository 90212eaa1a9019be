"""Lines of supply on a made-up board of seven by seven hexes, without a game. The source lies beyond the top of column
4; its road runs down that column."""

from __future__ import annotations

import pytest

from grognard.hexes.grid import Grid, Layout
from grognard.series.zoc_bonds.lines import Net, is_watched, overland, reached
from grognard.series.zoc_bonds.zones import Zones, sources
from tests.series.zoc_bonds.test_zones import Camp

GRID = Grid(Layout(orientation="flat", raised="odd", columns=7, rows=7))
BEYOND = -5
"""The place of the source, off the map."""


def at(column: int, row: int) -> int:
    return GRID.at(column, row)


def road(*rows: int) -> dict[int, tuple[int, ...]]:
    """A road down column 4 along these rows."""
    hexes = [at(4, row) for row in rows]
    return {hex_: tuple(other for other in hexes if GRID.adjacent(hex_, other)) for hex_ in hexes}


TOP = at(4, 1)
ROAD = road(1, 2, 3, 4)


class Steppe:
    """Open ground, slow in some hexes; enemies with zones and bonds, friends."""

    def __init__(
        self, enemies: tuple[int, ...] = (), friends: tuple[int, ...] = (), slow: tuple[int, ...] = ()
    ) -> None:
        camp = Camp(frozenset(enemies), enemies=frozenset(friends))
        self.shut = frozenset(enemies)
        self.friends = frozenset(friends)
        self.enemy = Zones(GRID, camp, sources(camp))
        self._slow = slow

    def near(self, hex_: int) -> list[tuple[int, int]]:
        return [(other, 2 if other in self._slow else 1) for other in GRID.near[hex_]]


def net(*shut: int) -> Net:
    return Net.to({TOP: BEYOND}, (), ROAD, frozenset(shut))


def test_roads_lead_to_the_edge_and_on_to_the_source() -> None:
    found = net()
    assert found.came[TOP] == BEYOND
    assert found.came[at(4, 4)] == at(4, 3)
    assert found.line((at(4, 3),)) == (at(4, 3), at(4, 2), TOP, BEYOND)


def test_what_is_shut_ends_the_road_part() -> None:
    found = net(at(4, 2))
    assert set(found.came) == {TOP}
    assert not net(TOP).came


def test_a_source_in_a_hex_needs_no_road_and_may_be_shut() -> None:
    port = at(6, 6)
    found = Net.to({}, (port,), ROAD, frozenset((port,)))
    assert found.goals == {port: 0}
    assert found.line((port,)) == (port,)


def test_without_a_road_leaving_the_map_counts_one_hex() -> None:
    found = Net.to({TOP: BEYOND}, (), {}, frozenset())
    assert overland(TOP, found.goals, 1, Steppe()) == (TOP,)
    assert not overland(TOP, found.goals, 0, Steppe())
    assert found.line((TOP,)) == (TOP, BEYOND)


@pytest.mark.parametrize(("limit", "reaches"), [(1, False), (2, True), (None, True)])
def test_the_overland_part_has_a_limit(limit: int | None, reaches: bool) -> None:
    found = overland(at(6, 4), net().goals, limit, Steppe())
    assert bool(found) is reaches


def test_slow_ground_counts_double_and_is_gone_round_where_that_is_shorter() -> None:
    start, slow = at(4, 6), at(4, 5)
    assert overland(start, net().goals, 3, Steppe(slow=(slow,))) == (start, slow, at(4, 4))
    assert not overland(start, net().goals, 2, Steppe(slow=GRID.near[start]))
    wall = tuple(near for near in GRID.near[start] if near != slow)
    assert overland(start, net().goals, 2, Steppe(slow=wall)) == (start, slow, at(4, 4))


def test_one_watched_hex_is_passed_and_two_in_a_row_are_not() -> None:
    foe, start, outside = at(4, 4), at(4, 6), at(5, 6)
    first, second = at(4, 5), at(5, 5)
    ground = Steppe(enemies=(foe,), slow=(outside,))
    assert is_watched(ground, first)
    assert is_watched(ground, second)
    assert overland(start, {first: 0}, 2, ground) == (start, first)
    assert overland(start, {second: 0}, 3, ground) == (start, outside, second)
    assert not overland(start, {second: 0}, 2, ground)
    assert overland(start, {second: 0}, 2, Steppe(slow=(outside,))) == (start, first, second)
    assert overland(first, {second: 0}, 1, ground), "the first hex is the unit's own"


def test_a_friend_cancels_the_zone_in_his_hex() -> None:
    foe, start, outside = at(4, 4), at(4, 6), at(5, 6)
    first, second = at(4, 5), at(5, 5)
    ground = Steppe(enemies=(foe,), friends=(first,), slow=(outside,))
    assert not is_watched(ground, first)
    assert overland(start, {second: 0}, 2, ground) == (start, first, second)


def test_no_line_enters_a_bond() -> None:
    ground = Steppe(enemies=(at(3, 4), at(5, 4)))
    assert ground.enemy.hexes or ground.enemy.sides
    assert not overland(at(4, 5), {at(4, 3): 0}, 2, ground)


def test_a_pocket_is_all_that_a_line_reaches() -> None:
    ring = Steppe(enemies=GRID.near[at(4, 4)])
    assert reached(at(4, 4), ring) == {at(4, 4)}
    assert len(reached(at(4, 4), Steppe())) == 49
