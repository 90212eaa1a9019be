"""The shipped boards are what their sources give, and the tool builds other boards as well."""

from __future__ import annotations

import itertools
import math
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.hexes.board import load_board
from tools.mapbuild import georeference, sources
from tools.mapbuild.build import Built, build
from tools.mapbuild.checks import faults
from tools.mapbuild.grid import Layout, distance
from tools.mapbuild.writer import write

ROOT = Path(__file__).resolve().parent.parent.parent
FLAT = Layout(orientation="flat", raised="even", columns=55, rows=82)
POINTY = Layout(orientation="pointy", raised="odd", columns=6, rows=5)


@pytest.fixture(scope="module")
def ava() -> Built:
    return build(sources.load("ava"))


@pytest.fixture(scope="module")
def h44() -> Built:
    return build(sources.load("h44"))


def test_the_shipped_board_of_holland_is_what_the_sources_give(h44: Built) -> None:
    shipped = (ROOT / h44.sources.board.target).read_text(encoding="utf-8")
    assert write("h44", h44) == shipped, "run: python -m tools.mapbuild h44"
    assert faults(h44) == []


def test_the_game_reads_holland_as_it_was_built(h44: Built) -> None:
    board = load_board("h44")
    assert set(board.index) == {h44.frame.name(spot) for spot in h44.letters}
    assert len(board.rivers) == len(h44.river_sides)
    assert {kind: len(board.links(kind)) for kind in h44.links} == {kind: len(v) for kind, v in h44.links.items()}
    assert len(board.zones) == len(h44.zones)
    off_the_map = [crossing for crossing in h44.crossings if len(crossing.hexes) == 1]
    assert len(board.crossings) == len(h44.crossings) - len(off_the_map)
    assert len(off_the_map) == 1


def test_controls_of_holland_fall_into_their_hexes(h44: Built) -> None:
    for control in h44.frame.source.transform.controls:
        spot = h44.frame.layout.hex_at(h44.frame.geo.point(control.at))
        assert spot in [h44.frame.parse(name) for name in control.hexes], control.hexes


def test_rivers_share_sides_only_where_they_cross(h44: Built) -> None:
    """A side belongs to one river alone; a better road takes a link from a worse one."""
    sides = [side for _, found in h44.rivers for side in found]
    assert len(sides) == len(set(sides))
    roads = [h44.links[kind] for kind in ("primary", "secondary", "minor")]
    assert sum(map(len, roads)) == len(set().union(*roads))


@pytest.mark.parametrize(
    ("side", "fault"),
    [("6122/6223", "6122/6223 should have bridge-arnhem"), ("4816/4817", "4816/4817 should have bridge-grave")],
)
def test_a_lost_bridge_is_found(h44: Built, side: str, fault: str) -> None:
    kept = [crossing for crossing in h44.crossings if set(crossing.hexes) != set(side.split("/"))]
    assert any(fault in found for found in faults(msgspec.structs.replace(h44, crossings=kept)))


def test_a_bridge_on_dry_land_is_found(h44: Built) -> None:
    moved = msgspec.structs.replace(h44.crossings[0], hexes=("2707", "2708"))
    found = faults(msgspec.structs.replace(h44, crossings=[moved, *h44.crossings[1:]]))
    assert any("does not run along 2707/2708" in fault for fault in found)


def test_the_shipped_board_is_what_the_sources_give(ava: Built) -> None:
    shipped = (ROOT / ava.sources.board.target).read_text(encoding="utf-8")
    assert write("ava", ava) == shipped, "run: python -m tools.mapbuild ava"


def test_the_board_has_no_faults(ava: Built) -> None:
    assert faults(ava) == []


def test_the_game_reads_the_board_as_it_was_built(ava: Built) -> None:
    board = load_board("ava")
    assert len(board.index) == len(ava.letters)
    assert len(board.rivers) == len(ava.river_sides)
    assert {kind: len(board.links(kind)) for kind in ("rail", "road")} == {k: len(v) for k, v in ava.links.items()}


def test_control_places_fall_into_their_hexes(ava: Built) -> None:
    for control in ava.frame.source.transform.controls:
        spot = ava.frame.layout.hex_at(ava.frame.geo.point(control.at))
        assert spot in [ava.frame.parse(name) for name in control.hexes]


def test_every_hex_has_its_place_on_the_globe(ava: Built) -> None:
    for spot in list(ava.letters)[::97]:
        centre = ava.frame.centre[spot]
        assert distance(ava.frame.geo.point(ava.frame.geo.place(centre)), centre) < 1e-6


def test_every_city_lies_on_the_globe_where_its_hex_lies(ava: Built) -> None:
    for place, spots in ava.places:
        centre = ava.frame.centre[spots[0]]
        assert distance(ava.frame.geo.point(place.at), centre) < 1.3, place.id


def test_rivers_run_on_without_a_gap(ava: Built) -> None:
    """Each side of a river touches the next, but where it runs along a shore or the edge of the board."""
    corners = ava.frame.layout.corners
    gaps = 0
    for _, sides in ava.rivers:
        ends = [set(corners(a)) & set(corners(b)) for a, b in sides]
        gaps += sum(not one & other for one, other in itertools.pairwise(ends))
    assert gaps <= 6


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"L1624": "."}, "L1624 should be dense-forest"),
        ({"S4112": "o"}, "smolensk lies in water"),
        ({"L0327": "m"}, "L0327 of axis-18a cannot be entered"),
    ],
)
def test_a_wrong_hex_is_found(ava: Built, change: dict[str, str], fault: str) -> None:
    letters = {**ava.letters, **{ava.frame.parse(name): letter for name, letter in change.items()}}
    assert any(fault in found for found in faults(msgspec.structs.replace(ava, letters=letters)))


def test_a_city_without_its_railway_is_found(ava: Built) -> None:
    pskov = ava.frame.parse("L2914")
    links = {**ava.links, "rail": {side for side in ava.links["rail"] if pskov not in side}}
    found = faults(msgspec.structs.replace(ava, links=links))
    assert any("pskov cannot be reached by rail" in fault for fault in found)


def test_a_misspelt_source_is_an_error() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({"id": "riga", "kind": "major", "at": [56.95, 24.11], "nmae": {}}, sources.Place)


def test_even_columns_stand_higher() -> None:
    """The seam of 18.2: S2730 touches K2701 and K2801, and K2801 touches S2830 and S2930."""
    assert {(27, 51), (28, 51)} <= set(FLAT.neighbours((27, 50)))
    assert {(28, 50), (29, 50)} <= set(FLAT.neighbours((28, 51)))


@pytest.mark.parametrize("layout", [FLAT, POINTY], ids=["flat", "pointy"])
def test_neighbours_share_a_side(layout: Layout) -> None:
    for spot in ((2, 2), (3, 3), (3, 4)):
        near, corners = layout.neighbours(spot), layout.corners(spot)
        assert len(set(near)) == 6
        for index, other in enumerate(near):
            assert math.isclose(distance(layout.centre(spot), layout.centre(other)), 1)
            assert spot in layout.neighbours(other)
            assert set(corners) & set(layout.corners(other)) == {corners[index], corners[(index + 1) % 6]}


def test_both_projections_keep_their_parallels_true() -> None:
    """A degree of latitude is as long as on the globe, between the parallels, within a few in a thousand."""
    for kind in ("equidistant-conic", "lambert-conic"):
        conic = georeference.Conic(transform(kind))
        south, north = conic.kilometres((51.0, 5.0)), conic.kilometres((52.0, 5.0))
        assert math.isclose(distance(south, north), 111.2, rel_tol=0.003)


def test_another_board_can_be_built() -> None:
    """A small board of pointed hexes, rows named first, a river, a railway and a pond."""
    built = build(msgspec.convert(small(), sources.Sources))
    assert faults(built) == []
    assert built.letters[built.frame.parse("A0304")] == "o"
    board: dict[str, Any] = tomllib.loads(write("small", built))
    assert board["layout"] == {"orientation": "pointy", "raised": "odd", "columns": 6, "rows": 5}
    (river,) = board["river"]
    assert len(river["sides"]) >= 5
    (line,) = board["line"]
    assert (line["hexes"][0], line["hexes"][-1]) == ("A0201", "A0206")


def transform(kind: str) -> georeference.Transform:
    return msgspec.convert(
        {
            "projection": kind,
            "parallels": [51.0, 52.0],
            "origin": [51.5, 5.0],
            "radius_km": 6371.0,
            "column": [0.5, 0.0, 3.5],
            "row": [0.0, -0.577, 3.0],
            "controls": [{"at": [51.5, 5.0], "hexes": ["A0303"], "source": "test"}],
            "reach_km": 10.0,
            "core": 0.1,
            "damping": 0.1,
        },
        georeference.Transform,
    )


def small() -> dict[str, Any]:
    name = {"en": "a", "ru": "б", "pl": "c"}
    far = [[52.0, 4.5], [52.0, 5.5]]
    return {
        "board": {
            "source": "test",
            "target": "nowhere.toml",
            "ids": "row-column",
            "layout": POINTY,
            "sheets": [{"id": "A", "offset": 0, "columns": [1, 6], "rows": [1, 5], "name": name}],
            "terrain": [
                {"id": "clear", "letter": ".", "name": name},
                {"id": "lake", "letter": "o", "name": name},
            ],
            "transform": transform("lambert-conic"),
            "sheet_cuts": [],
            "start_line": {"ray": "north", "even": "soviet", "odd": "axis", "line": far, "source": "test"},
            "supply": [{"id": "source-0201", "side": "axis", "hex": "A0201", "name": name, "source": "test"}],
            "labels": [{"at": "A0304", "kind": "lake", "name": name}],
        },
        "places": [
            {"id": "west", "kind": "city", "at": [51.52, 4.96], "hexes": ["A0201"], "name": name},
            {"id": "east", "kind": "major", "at": [51.52, 5.04], "hexes": ["A0206"], "name": name},
        ],
        "rivers": [
            {"id": "river-a", "size": "small", "name": name, "course": [[51.49, 4.93], [51.487, 5.0], [51.49, 5.07]]}
        ],
        "lines": [{"kind": "rail", "stops": ["west", "east"]}],
        "terrain": {
            "source": "test",
            "woods": {
                "own": 1.0,
                "around": 0.0,
                "road": 0.0,
                "rail": 0.0,
                "place": 0.0,
                "near_place": 0.0,
                "sparse": 1.0,
                "dense": 2.0,
            },
            "cover_rows": ["000000"] * 5,
            "areas": [],
            "fixed": {"A0304": "o"},
        },
        "checks": {"hexes": [], "sides": [], "set_up": [], "off_rail": 2},
    }
