"""The search of ways on a made-up board of seven by seven hexes, without a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from grognard.hexes.grid import Grid, Layout
from grognard.hexes.paths import WHOLE, Routes, Steps, node
from grognard.series.zoc_bonds.marching import March, Mode, Way, by_hexes, nearby, offered, ways

GRID = Grid(Layout(orientation="flat", raised="odd", columns=7, rows=7))
BOX, FAR_BOX = -10, -11
"""Two places beside the map."""


def at(column: int, row: int) -> int:
    return GRID.at(column, row)


START, NORTH, FARTHER = at(4, 6), at(4, 5), at(4, 4)


class Plain:
    """Every step costs one; hexes where a way ends, and some that are closed to it; bogs that cost two more for a unit
    that has been in one before, unless hexes are counted."""

    def __init__(
        self,
        ends: tuple[int, ...] = (),
        bogs: tuple[int, ...] = (),
        shut: tuple[int, ...] = (),
        *,
        tactical: bool = False,
    ) -> None:
        self.ends, self.bogs, self.shut, self.tactical = ends, bogs, shut, tactical

    plain: Mapping[int, Steps] = {}
    special: frozenset[int] = frozenset()

    def steps(self, here: int, burden: int, moved: bool) -> Steps:
        steps = tuple(self.priced(here, burden))
        return by_hexes(steps) if self.tactical else steps

    def priced(self, here: int, burden: int) -> Iterator[tuple[int, int]]:
        if here == BOX:
            yield node(START, burden), 1
            yield node(FAR_BOX, burden), WHOLE
            return
        if here == START:
            yield node(BOX, burden), 1
        for other in GRID.near[here]:
            bog = other in self.bogs
            yield node(other, 1 if bog else burden), 3 if bog and burden else 1


def test_everything_within_the_limit_is_found_by_the_shortest_way() -> None:
    found = ways(Plain(), START, 2)
    near = {hex_ for hex_ in GRID.within(START, 2) if hex_ != START}
    assert {hex_ for hex_ in found if hex_ >= 0} - {START} == near
    assert found[NORTH] == Way((NORTH,), 1)
    assert found[FARTHER] == Way((NORTH, FARTHER), 2)


def test_what_was_spent_before_counts() -> None:
    assert FARTHER not in ways(Plain(), START, 2, spent=1)
    assert NORTH in ways(Plain(), START, 2, spent=1)


def test_a_way_ends_where_the_guide_says_so() -> None:
    found = ways(Plain(ends=(NORTH,)), START, 2)
    assert NORTH in found
    assert FARTHER not in found
    assert found[at(3, 5)].cost == 2


def test_a_unit_that_begins_there_goes_on() -> None:
    assert FARTHER in ways(Plain(ends=(START,)), START, 2)


def test_a_way_leads_round_a_hex_that_is_closed() -> None:
    found = ways(Plain(shut=(NORTH,)), START, 3)
    assert NORTH not in found
    assert found[FARTHER].cost == 3
    assert FARTHER not in ways(Plain(shut=(NORTH,)), START, 2)


def test_hexes_are_counted_whatever_they_cost() -> None:
    bogs = tuple(range(GRID.size))
    assert FARTHER not in ways(Plain(bogs=bogs), START, 2)
    assert FARTHER in ways(Plain(bogs=bogs, tactical=True), START, 2)


def test_a_longer_way_with_less_behind_it_is_kept() -> None:
    """Straight on lies a bog, and behind it another: round the first it costs less."""
    found = ways(Plain(bogs=(NORTH, FARTHER)), START, 4)
    assert found[NORTH] == Way((NORTH,), 1, 1)
    assert found[FARTHER].cost == 3
    assert NORTH not in found[FARTHER].path


def test_a_burden_from_before_weighs() -> None:
    assert ways(Plain(bogs=(NORTH,)), START, 3, burden=1)[NORTH].cost == 3


def test_beside_the_map_a_way_ends_and_from_there_it_can_begin() -> None:
    found = ways(Plain(), START, 5)
    assert found[BOX].cost == 1
    assert FAR_BOX not in found
    assert ways(Plain(), BOX, 2)[NORTH].path == (START, NORTH)


def test_a_step_can_take_the_whole_move() -> None:
    assert ways(Plain(), BOX, 5)[FAR_BOX].cost == 5
    assert ways(Plain(tactical=True), BOX, 2)[FAR_BOX].cost == 2


def test_later_modes_are_offered_where_no_earlier_one_leads() -> None:
    reach: dict[Mode, Routes] = {
        "normal": ways(Plain(), START, 1),
        "tactical": ways(Plain(tactical=True), START, 2),
    }
    offers = offered(reach, lambda mode: reach[mode])
    assert offers[NORTH, "normal"] == 1
    assert (NORTH, "tactical") not in offers
    assert offers[FARTHER, "tactical"] == 2


def test_tactical_movement_is_not_looked_into_where_everything_near_is_in_reach() -> None:
    """It is, as long as a single hex within two of the start is left, and wherever the edge of the map is near."""
    land, edge = frozenset(range(GRID.size)), frozenset({START})
    reach: dict[Mode, Routes] = {"normal": ways(Plain(), FARTHER, 2), "tactical": ways(Plain(), FARTHER, 1)}
    near = nearby(GRID, land, frozenset(), FARTHER)
    asked: list[Mode] = []

    def ask(mode: Mode) -> Routes:
        asked.append(mode)
        return reach[mode]

    offers = offered(reach, ask, near)
    assert asked == ["normal"]
    assert offers == offered(reach, ask, near | {GRID.at(1, 1)}) == offered(reach, ask)
    assert asked.count("tactical") == 2
    assert nearby(GRID, land, edge, START) == nearby(GRID, land, edge, BOX) == frozenset()


def test_a_march_that_has_not_begun_has_no_mode() -> None:
    march = March(units=(1,), start=START, here=START)
    with pytest.raises(AssertionError):
        _ = march.begun
