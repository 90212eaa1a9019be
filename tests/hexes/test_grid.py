"""The geometry of hexes, against what a ruler and a finger on the map would say."""

from __future__ import annotations

import itertools
import json
from collections import deque
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.hexes.grid import NOWHERE, Grid, Layout, Orientation, Parity

LAYOUTS = [
    Layout(orientation=orientation, raised=raised, columns=7, rows=6)
    for orientation in get_args(Orientation)
    for raised in get_args(Parity)
]
FIXTURE = Path(__file__).parents[2] / "client" / "src" / "hexes" / "fixtures" / "grids.json"
every_layout = pytest.mark.parametrize("layout", LAYOUTS, ids=lambda it: f"{it.orientation}-{it.raised}")


def centre(layout: Layout, column: int, row: int) -> tuple[float, float]:
    """Where the middle of a hex lies on paper, in units of the distance between neighbours; y grows downwards."""
    line, step = (column, row) if layout.orientation == "flat" else (row, column)
    raised = (line % 2 == 0) == (layout.raised == "even")
    across, along = line * 3**0.5 / 2, step - (0.5 if raised else 0.0)
    return (across, along) if layout.orientation == "flat" else (along, across)


def walked(grid: Grid, start: int) -> dict[int, int]:
    """How many steps it takes to every hex, by walking."""
    found, edge = {start: 0}, deque([start])
    while edge:
        here = edge.popleft()
        for near in grid.near[here]:
            if near not in found:
                found[near] = found[here] + 1
                edge.append(near)
    return found


@every_layout
def test_neighbours_are_the_hexes_that_touch(layout: Layout) -> None:
    grid = Grid(layout)
    for one, other in itertools.product(range(grid.size), repeat=2):
        (ax, ay), (bx, by) = centre(layout, *grid.place(one)), centre(layout, *grid.place(other))
        touching = abs((ax - bx) ** 2 + (ay - by) ** 2 - 1) < 1e-9
        assert (other in grid.near[one]) is touching
        assert grid.adjacent(one, other) is touching


@every_layout
def test_directions_run_clockwise_and_lead_back(layout: Layout) -> None:
    grid = Grid(layout)
    half = 3**0.5 / 2
    flat = [(0.0, -1.0), (half, -0.5), (half, 0.5), (0.0, 1.0), (-half, 0.5), (-half, -0.5)]
    pointy = [(0.5, -half), (1.0, 0.0), (0.5, half), (-0.5, half), (-1.0, 0.0), (-0.5, -half)]
    for hex_ in range(grid.size):
        x, y = centre(layout, *grid.place(hex_))
        for direction, near in enumerate(grid.neighbours[hex_]):
            if near == NOWHERE:
                continue
            nx, ny = centre(layout, *grid.place(near))
            dx, dy = (flat if layout.orientation == "flat" else pointy)[direction]
            assert (nx - x, ny - y) == pytest.approx((dx, dy))
            assert grid.direction(hex_, near) == direction
            assert grid.direction(near, hex_) == (direction + 3) % 6


@every_layout
def test_distance_is_the_number_of_steps(layout: Layout) -> None:
    grid = Grid(layout)
    for one in range(grid.size):
        steps = walked(grid, one)
        assert [grid.distance(one, other) for other in range(grid.size)] == [steps[h] for h in range(grid.size)]


@every_layout
@pytest.mark.parametrize("reach", [0, 1, 2, 3, 20])
def test_within_is_everything_at_most_so_far(layout: Layout, reach: int) -> None:
    grid = Grid(layout)
    for start in range(grid.size):
        found = list(grid.within(start, reach))
        assert len(found) == len(set(found))
        assert set(found) == {other for other, steps in walked(grid, start).items() if steps <= reach}


@every_layout
def test_columns_and_rows_are_numbered_from_one(layout: Layout) -> None:
    grid = Grid(layout)
    assert grid.size == layout.columns * layout.rows
    places = [(column, row) for row in range(1, layout.rows + 1) for column in range(1, layout.columns + 1)]
    assert [grid.place(hex_) for hex_ in range(grid.size)] == places
    assert [grid.at(*place) for place in places] == list(range(grid.size))
    outside = [(0, 1), (1, 0), (layout.columns + 1, 1), (1, layout.rows + 1), (-3, 2)]
    assert {grid.at(*place) for place in outside} == {NOWHERE}


@every_layout
def test_there_is_no_direction_to_a_hex_that_does_not_touch(layout: Layout) -> None:
    grid = Grid(layout)
    with pytest.raises(ValueError, match="not in tuple"):
        grid.direction(grid.at(1, 1), grid.at(4, 4))


@given(st.sampled_from(get_args(Parity)), st.integers(1, 9), st.integers(1, 9), st.data())
def test_a_pointy_grid_is_a_flat_one_in_a_mirror(raised: Any, columns: int, rows: int, data: st.DataObject) -> None:
    flat = Grid(Layout(orientation="flat", raised=raised, columns=columns, rows=rows))
    pointy = Grid(Layout(orientation="pointy", raised=raised, columns=rows, rows=columns))

    def mirrored(hex_: int) -> int:
        column, row = flat.place(hex_)
        return pointy.at(row, column)

    one, other = (data.draw(st.integers(0, flat.size - 1)) for _ in range(2))
    assert {mirrored(near) for near in flat.near[one]} == set(pointy.near[mirrored(one)])
    assert flat.distance(one, other) == pointy.distance(mirrored(one), mirrored(other))


def test_the_client_is_tested_with_the_same_geometry() -> None:
    """The fixture of the client's tests is what Python says: neighbours by direction, distances from four hexes."""
    grids = json.loads(FIXTURE.read_text("utf-8"))["grids"]
    assert {(it["layout"]["orientation"], it["layout"]["raised"]) for it in grids} == {
        (layout.orientation, layout.raised) for layout in LAYOUTS
    }
    for given_ in grids:
        grid = Grid(Layout(**given_["layout"]))
        neighbours = [[None if n == NOWHERE else list(grid.place(n)) for n in around] for around in grid.neighbours]
        assert given_["neighbours"] == neighbours
        starts = (0, 7, 16, 29)
        assert given_["distances"] == [[grid.distance(one, other) for other in range(grid.size)] for one in starts]
