"""A board made of its file, and files that are wrong: each fault is named."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.packs.loading import PackError, convert
from grognard.hexes.board import Board, BoardFile, load_board
from grognard.hexes.chart import chart

NAME = {"en": "a", "ru": "b", "pl": "c"}
SMALL: dict[str, Any] = {
    "source": "reconstructed: a board for tests",
    "layout": {"orientation": "flat", "raised": "even", "columns": 4, "rows": 4},
    "rows": ["..f.", ".f.w", "....", "... "],
    "sheet_rows": ["NNNN", "NNNN", "SSSS", "SSS "],
    "side_rows": ["aass", "aass", "aass", "aas "],
    "sheet": [{"id": "N", "offset": 0, "name": NAME}, {"id": "S", "offset": 2, "name": NAME}],
    "terrain": [
        {"id": "clear", "letter": ".", "name": NAME},
        {"id": "forest", "letter": "f", "name": NAME},
        {"id": "lake", "letter": "w", "name": NAME},
    ],
    "place": [{"id": "town", "kind": "city", "hexes": ["N0101"], "name": NAME}],
    "river": [
        {"id": "brook", "size": "small", "sides": ["N0101/N0102", "N0102/S0101"], "name": NAME},
        {"id": "stream", "size": "large", "sides": ["N0101/N0102"], "name": NAME},
    ],
    "line": [
        {"kind": "road", "hexes": ["N0101", "N0102", "S0101"]},
        {"kind": "rail", "hexes": ["N0401", "N0402"]},
        {"kind": "road", "hexes": ["N0102", "N0101"]},
    ],
    "supply": [{"id": "source", "side": "axis", "hex": "N0101", "name": NAME}],
    "label": [{"at": "N0201", "kind": "sea", "name": NAME}],
}


def board(**changes: Any) -> Board:
    return Board(convert({**SMALL, **changes}, BoardFile, "board.toml"), "board.toml")


def test_hexes_are_named_by_sheet_column_and_row_on_the_sheet() -> None:
    found = board()
    assert found.names[:5] == ("N0101", "N0201", "N0301", "N0401", "N0102")
    assert found.names[8] == "S0101"
    assert found.names[14] == "S0302"
    assert found.names[15] == ""
    assert "" not in found.index
    assert len(found.index) == 15
    assert all(found.names[found.hex(name)] == name for name in found.index)


def test_terrain_is_read_letter_by_letter() -> None:
    found = board()
    assert found.terrain_ids == ("clear", "forest", "lake")
    assert (found.terrain[2], found.terrain[7], found.terrain[0], found.terrain[15]) == (1, 2, 0, -1)
    assert (found.sheets[7], found.sheets[8], found.halves[1], found.halves[2]) == ("N", "S", "a", "s")


def test_a_hexside_is_two_neighbours_in_either_order() -> None:
    found = board()
    assert found.side("N0101/N0102") == found.side("N0102/N0101") == (0, 4)


def test_where_two_rivers_are_given_the_larger_counts() -> None:
    found = board()
    assert found.rivers == {(0, 4): "large", (4, 8): "small"}
    turned = board(river=SMALL["river"][::-1])
    assert turned.rivers == found.rivers


def test_lines_join_consecutive_hexes_of_their_kind_only() -> None:
    found = board()
    assert found.links("road") == {(0, 4), (4, 8)}
    assert found.links("rail") == {(3, 7)}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"rows": ["....", "....", "...."]}, ("rows", "4 strings of 4 letters")),
        ({"rows": ["....", "....", "....", "..."]}, ("rows", "4 strings of 4 letters")),
        ({"sheet_rows": ["NNNN"]}, ("sheet_rows", "4 strings of 4 letters")),
        ({"side_rows": ["aaaaa", "aass", "aass", "aass"]}, ("side_rows", "4 strings of 4 letters")),
        ({"rows": ["..?.", "....", "....", "...!"]}, ("unknown terrain letters", "'!', '?'")),
        ({"colour": "red"}, ("colour",)),
        ({"layout": {**SMALL["layout"], "orientation": "round"}}, ("round",)),
    ],
)
def test_a_bad_file_is_refused_with_its_fault(changes: dict[str, Any], words: tuple[str, ...]) -> None:
    with pytest.raises(PackError) as fault:
        board(**changes)
    assert fault.value.file == "board.toml"
    assert all(word in str(fault.value) for word in words), str(fault.value)


def test_a_hex_that_does_not_exist_is_named() -> None:
    with pytest.raises(PackError, match="there is no hex 'N0909'"):
        board().hex("N0909")
    with pytest.raises(PackError, match="there is no hex 'S0402'"):
        board().side("S0301/S0402")


def test_a_hexside_of_hexes_that_do_not_touch_is_named() -> None:
    with pytest.raises(PackError, match="N0101/S0101 is no hexside"):
        board().side("N0101/S0101")
    torn = {"kind": "road", "hexes": ["N0101", "S0101"]}
    with pytest.raises(PackError, match="N0101/S0101 is no hexside"):
        board(line=[torn]).links("road")
    flood = {"id": "flood", "size": "small", "sides": ["N0101/N0301"], "name": NAME}
    with pytest.raises(PackError, match="N0101/N0301 is no hexside"):
        _ = board(river=[flood]).rivers


def test_the_chart_shows_every_hex_once() -> None:
    shown = chart(board())
    assert len(shown.hexes) == 15
    first, last = shown.hexes[0], shown.hexes[-1]
    assert (first.id, first.column, first.row, first.terrain, first.sheet) == ("N0101", 1, 1, "clear", "N")
    assert (last.id, last.column, last.row, last.terrain, last.sheet) == ("S0302", 3, 4, "clear", "S")
    assert shown.hexes[7].terrain == "lake"


def test_the_chart_shows_what_is_drawn_on_the_board() -> None:
    shown = chart(board())
    assert [(river.id, river.size, river.sides) for river in shown.rivers] == [
        ("brook", "small", (("N0101", "N0102"), ("N0102", "S0101"))),
        ("stream", "large", (("N0101", "N0102"),)),
    ]
    assert [(line.kind, line.hexes) for line in shown.lines] == [
        ("road", ("N0101", "N0102", "S0101")),
        ("rail", ("N0401", "N0402")),
        ("road", ("N0102", "N0101")),
    ]
    assert [(place.id, place.kind, place.hexes) for place in shown.places] == [("town", "city", ("N0101",))]
    assert [(caption.at, caption.kind, caption.name.ru) for caption in shown.captions] == [("N0201", "sea", "b")]
    assert shown.crossings == ()
    assert shown.zones == ()


def test_the_chart_shows_bridges_and_ferries_and_the_meaning_of_hexes() -> None:
    bridge = {"id": "arch", "kind": "bridge", "hexes": ["N0101", "N0102"], "river": "stream", "name": NAME}
    ferry = {"id": "boat", "kind": "ferry", "hexes": ["N0101"], "river": "brook", "zone": "beyond", "name": NAME}
    beyond = {"id": "beyond", "kind": "entry", "hexes": ["N0101", "N0201"], "name": NAME}
    shown = chart(board(crossing=[bridge, ferry], zone=[beyond]))
    assert [(c.id, c.kind, c.hexes, c.zone) for c in shown.crossings] == [
        ("arch", "bridge", ("N0101", "N0102"), ""),
        ("boat", "ferry", ("N0101",), "beyond"),
    ]
    assert [(z.id, z.kind, z.hexes) for z in shown.zones] == [("beyond", "entry", ("N0101", "N0201"))]


def test_edges_run_between_sheets_and_along_the_start_line_but_not_around_nothing() -> None:
    found = board()
    edges = chart(found).edges

    def between(layer: str) -> set[frozenset[str]]:
        pairs = ((a, b) for a in range(16) for b in found.grid.near[a])
        return {frozenset((found.names[a], found.names[b])) for a, b in pairs if {layer[a], layer[b]} in WANTED}

    assert {frozenset(pair) for pair in edges["border"]} == between(found.sheets)
    assert {frozenset(pair) for pair in edges["start"]} == between(found.halves)
    assert all(len(pairs) == len({frozenset(pair) for pair in pairs}) for pairs in edges.values())
    assert frozenset(("N0102", "S0101")) in between(found.sheets)


WANTED = ({"N", "S"}, {"a", "s"})


def test_a_board_of_another_shape_is_built_alike() -> None:
    pointy = {**SMALL["layout"], "orientation": "pointy", "raised": "odd"}
    found = board(layout=pointy, river=[], line=[])
    assert found.names == board().names
    assert found.side("N0101/N0201") == (0, 1)


@pytest.mark.parametrize("slug", ["ava"])
def test_shipped_boards_hold_together(slug: str) -> None:
    found = load_board(slug)
    assert found.shown == f"packs/{slug}/board.toml"
    assert len(found.index) == sum(1 for name in found.names if name)
    assert set(found.rivers.values()) <= {"small", "large"}
    assert found.links("road")
    assert found.links("rail")
    shown = chart(found)
    ids = [hex_.id for hex_ in shown.hexes]
    assert len(ids) == len(set(ids)) == len(found.index)
