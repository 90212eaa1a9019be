"""A made-up island as it is drawn, with changes drawn over, and with faults."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.packs.loading import PackError
from grognard.hexes.board import pair
from grognard.hexes.board_faults import (
    Ground,
    crossing_faults,
    drawing_faults,
    lost_land,
    place_faults,
    shared_edge_faults,
)
from grognard.hexes.country import Changes, Country, Patch, areas_beside, lines, redrawn
from tests.series.zoc_bonds.island import ISLAND, NAME, RIVER, island

BOARD = island()
ROADS = ("lane", "road")
LINES = (*ROADS, "rail")


def drawn(**changes: Changes) -> Country:
    return Country(BOARD, Patch(**changes), ROADS)


def test_the_board_as_it_is_printed() -> None:
    found = drawn()
    assert found.terrain[BOARD.hex("0202")] == "forest"
    assert found.places == {BOARD.hex("0101"): "town"}
    assert set(found.waters) == {BOARD.side(side) for side in RIVER}
    assert found.roads[BOARD.side("0101/0102")] == "lane"
    assert found.roads[BOARD.side("0102/0103")] == "road"  # a lane too: the better counts


def test_a_situation_draws_over_it() -> None:
    found = drawn(
        terrain=(("0202", "clear"), ("0404", "none")),
        places=(("0101", "none"), ("0302", "city")),
        waters=(("0102/0103", "none"), ("0101/0201", "minor")),
        roads=(("0301/0302", "lane"),),
    )
    assert found.terrain[BOARD.hex("0202")] == "clear"
    assert found.terrain[BOARD.hex("0404")] == ""
    assert found.places == {BOARD.hex("0302"): "city"}
    assert BOARD.side("0102/0103") not in found.waters
    assert found.waters[BOARD.side("0101/0201")] == "minor"
    assert found.roads[BOARD.side("0301/0302")] == "lane"
    assert drawn().places != found.places


def test_layers_of_a_game_are_drawn_over_in_the_same_way() -> None:
    rails = redrawn(lines(BOARD, ("rail",)), (("0201/0202", "none"), ("0202/0203", "rail")), BOARD.side)
    assert rails == {BOARD.side("0202/0203"): "rail"}


def test_a_change_of_no_hex_is_a_fault() -> None:
    with pytest.raises(PackError):
        drawn(terrain=(("9999", "clear"),))


def test_hexes_of_the_edge_know_their_areas() -> None:
    assert areas_beside(((1, 2), (), (2, 3))) == {1: (0,), 2: (0, 2), 3: (2,)}


# -- faults ----------------------------------------------------------------------------------------------------------


def faults(**changes: Any) -> list[str]:
    board = island(**changes)
    found = list(drawing_faults(board, LINES))
    return found or [*place_faults(board, ("town", "city")), *crossing_faults(board, ("minor", "major"))]


def row(table: str, **changes: Any) -> dict[str, Any]:
    """The rows of a table of the island, the first of them changed."""
    first, *others = ISLAND[table]
    return {table: [{**first, **changes}, *others]}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, []),
        (row("river", sides=["0101/0103"]), ["0101/0103 is no hexside: the two do not touch"]),
        (row("line", hexes=["0101", "0105"]), ["there is no hex '0105'"]),
        (row("place", hexes=["0909"]), ["there is no hex '0909'"]),
        ({"label": [{"at": "0909", "kind": "sea", "name": NAME}]}, ["there is no hex '0909'"]),
        (row("zone", id="river"), ["river: twice on the board"]),
        (row("place", kind="metropolis"), ["port: no such kind of place 'metropolis'"]),
        (
            {"place": [*ISLAND["place"], {"id": "inn", "kind": "town", "hexes": ["0101"], "name": NAME}]},
            ["0101: two places in one hex"],
        ),
        (row("river", size="vast"), ["river: no such size 'vast'"]),
        (row("crossing", hexes=["0101", "0102"]), ["bridge: river does not run there"]),
        (row("crossing", kind="tunnel"), ["bridge: no such kind of crossing 'tunnel'"]),
    ],
)
def test_a_fault_of_the_board_is_named(changes: dict[str, Any], said: list[str]) -> None:
    assert faults(**changes) == said


def test_two_areas_do_not_share_a_hex() -> None:
    assert list(shared_edge_faults([("A", ("0101", "0201")), ("B", ("0301",))])) == []
    assert list(shared_edge_faults([("A", ("0101",)), ("B", ("0101",))])) == ["0101: touched by the areas A and B"]


def test_land_beyond_a_river_without_a_bridge_is_lost() -> None:
    ground = Ground(BOARD, ROADS, ("rail",))
    land = frozenset(hex_ for hex_, kind in ground.terrain.items() if kind != "sea")

    def by_bridge(one: int, other: int) -> bool:
        side = pair(one, other)
        return other in land and (side not in BOARD.rivers or side in BOARD.crossings)

    def dry(one: int, other: int) -> bool:
        return by_bridge(one, other) and pair(one, other) not in BOARD.rivers

    assert list(lost_land(ground, land, "0101", by_bridge)) == []
    lost = list(lost_land(ground, land, "0101", dry))
    assert lost[0] == "0103: cannot be reached"
    assert len(lost) == 7


def test_the_ground_knows_ways_and_distances() -> None:
    ground = Ground(BOARD, ROADS, ("rail",))
    start = BOARD.hex("0101")
    assert ground.along(ground.roads, [start]) == {BOARD.hex(name) for name in ("0101", "0102", "0103", "0104")}
    assert ground.reach([start], lambda one, other: True, steps=1) == {start, *BOARD.grid.near[start]}
    assert ground.side(BOARD.side("0103/0102")) == "0102/0103"
    assert BOARD.hex("0104") in ground.on_road
