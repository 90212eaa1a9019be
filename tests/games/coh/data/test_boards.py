"""The boards of Storms of Steel joined into battlefields: names, seams, roads, hills, ditches, and their checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec import structs

from grognard.core.packs.loading import PackError
from grognard.games.coh.data.boards import Battlefield, Patch, Plan
from grognard.games.coh.data.firefights import Laid, Zone
from grognard.games.coh.data.pack import Pack, check
from grognard.games.coh.data.units import PACK
from grognard.games.coh.sight.ground import battlefield, climb, field_of, hexside, is_road, terrain
from grognard.hexes.board import pair
from grognard.hexes.grid import NOWHERE

FARM = battlefield(Plan((("7",),)))
ALL = field_of("teploye-heights")
N, NE, SE, S, SW, NW = range(6)


def hexes(field: Battlefield, *names: str) -> tuple[int, ...]:
    return tuple(field.hex(name) for name in names)


def around(field: Battlefield, name: str) -> tuple[str, ...]:
    near = field.grid.neighbours[field.hex(name)]
    return tuple("" if hex_ == NOWHERE else field.names[hex_] for hex_ in near)


# -- one board -------------------------------------------------------------------------------------------------------
def test_letters_are_rows_and_numbers_columns() -> None:
    assert FARM.grid.place(FARM.hex("7-A01")) == (1, 1)
    assert FARM.grid.place(FARM.hex("7-G08")) == (8, 7)
    assert FARM.terrain[FARM.hex("7-G08")] == "stone-building"


def test_even_columns_lie_half_a_hex_lower() -> None:
    assert around(FARM, "7-G08") == ("7-F08", "7-G09", "7-H09", "7-H08", "7-H07", "7-G07")
    assert around(FARM, "7-G09") == ("7-F09", "7-F10", "7-G10", "7-H09", "7-G08", "7-F08")
    assert around(FARM, "7-A01") == ("", "", "7-A02", "7-B01", "", "")


UPDATED = (
    *("I13", "J11", "H03", "I11", "H04", "G02", "H12", "I16", "I17"),
    *("F13", "H18", "F15", "G17", "H17", "G16", "F16", "J18"),
)
"""Hexes of board 8 in the rulebook's update."""


def test_every_hex_that_the_rulebook_names_exists() -> None:
    named: dict[str, Sequence[str]] = {
        "7": ["G08", "K09", "I08", "L10", "B17"],
        "8": [
            "I13",
            "J11",
            "H03",
            "I11",
            "H04",
            "G02",
            "H12",
            "I16",
            "I17",
            "F13",
            "H18",
            "F15",
            "G17",
            "H17",
            "G16",
            "F16",
            "J18",
        ],
        "9": ["D03"],
        "10": ["I06", "K11", "H13", "H14", "B08", "H15", "H17"],
    }
    for board, names in named.items():
        field = battlefield(Plan(((board,),)))
        assert {f"{board}-{name}" for name in names} <= field.index.keys()


def test_an_unknown_hex_is_named() -> None:
    with pytest.raises(PackError, match="7-M01"):
        FARM.hex("7-M01")
    with pytest.raises(PackError, match="do not touch"):
        FARM.side("7-A01/7-C01")


def test_hexsides_and_roads() -> None:
    one, other, third = hexes(FARM, "7-G08", "7-G09", "7-H08")
    wall = hexside(FARM, one, other)
    assert wall is not None
    assert wall.id == "wall"
    assert hexside(FARM, other, one) is wall
    assert hexside(FARM, one, third) is None
    assert is_road(FARM, *hexes(FARM, "7-K09", "7-K10"))
    assert not is_road(FARM, *hexes(FARM, "7-K09", "7-J10"))


def test_coordinates_lead_from_every_hex_to_every_other() -> None:
    for one in range(0, FARM.grid.size, 7):
        for other in range(0, FARM.grid.size, 5):
            assert FARM.beyond(one, *FARM.offset(one, other)) == other
    assert FARM.beyond(FARM.hex("7-A01"), -1, 1) == NOWHERE
    assert FARM.beyond(FARM.hex("7-A01"), 0, -2) == NOWHERE


# -- gullies ---------------------------------------------------------------------------------------------------------
def test_slopes_bound_a_large_gully_but_for_its_ends() -> None:
    field = battlefield(Plan((("10",),)))
    deep, rim, end, before = hexes(field, "10-H12", "10-G12", "10-H13", "10-G13")
    slope = hexside(field, rim, deep)
    assert slope is not None
    assert slope.id == "gully-wall"
    assert hexside(field, before, end) is None
    assert hexside(field, end, deep) is None
    assert (climb(field, rim, deep), climb(field, deep, rim), climb(field, deep, end)) == (-1, 1, 0)


# -- several boards --------------------------------------------------------------------------------------------------
def test_four_boards_are_one_grid() -> None:
    assert (ALL.grid.columns, ALL.grid.rows) == (36, 24)
    assert len(set(ALL.names)) == 4 * 216
    assert around(ALL, "8-F18") == ("8-E18", "10-F01", "10-G01", "8-G18", "8-G17", "8-F17")
    assert around(ALL, "8-L10") == ("8-K10", "8-L11", "7-A11", "7-A10", "7-A09", "8-L09")
    assert around(ALL, "9-A01")[5] == "8-L18"


def test_roads_cross_the_seams() -> None:
    for one, other in (("8-F18", "10-G01"), ("7-F18", "9-G01"), ("8-L10", "7-A09"), ("10-L10", "9-A09")):
        assert is_road(ALL, *hexes(ALL, one, other))


def test_a_board_turned_half_round_keeps_its_hexes_and_its_exits() -> None:
    turned = battlefield(Plan((("8r", "7"),)))
    assert turned.grid.place(turned.hex("8-A01")) == (18, 12)
    assert turned.names[0] == "8-L18"
    for name, hex_ in battlefield(Plan((("8",),))).index.items():
        there = turned.hex(name)
        assert turned.terrain[there] == battlefield(Plan((("8",),))).terrain[hex_]
    assert around(turned, "8-G09") == ("8-H09", "8-G08", "8-F08", "8-F09", "8-F10", "8-G10")
    assert is_road(turned, *hexes(turned, "8-G01", "7-G01"))


@pytest.mark.parametrize("boards", [(), (("7", "8"), ("9",)), (("12",),)])
def test_boards_that_make_no_battlefield(boards: tuple[tuple[str, ...], ...]) -> None:
    with pytest.raises(PackError):
        battlefield(Plan(boards))


# -- pieces laid on the boards ---------------------------------------------------------------------------------------
def levels(field: Battlefield) -> dict[str, int]:
    return {field.names[hex_]: level for hex_, level in enumerate(field.level) if level > 0}


def test_hills_of_a_firefight() -> None:
    found = levels(field_of("two-heights"))
    long = ["8-H06", "8-I07", "8-I08", "8-J08", "8-K07", "8-J06", "8-J05", "8-I05"]
    steep = ["8-H14", "8-I15", "8-J15", "8-J14"]
    knoll = ["7-C07", "7-B08", "7-D07", "7-C08"]
    assert found == {"8-I06": 2, "8-J07": 2, "8-I14": 2} | dict.fromkeys((*long, *steep, *knoll), 1)


def test_a_hill_crosses_the_seam_between_boards() -> None:
    assert levels(ALL)["9-A05"] == 1
    assert levels(ALL)["10-L05"] == 2


def test_a_piece_hides_what_is_printed_below_it() -> None:
    bare, laid = battlefield(Plan((("8",),))), field_of("two-heights")
    assert bare.terrain[bare.hex("8-I05")] == "wheat"
    assert laid.terrain[laid.hex("8-I05")] == "open"
    assert laid.terrain[laid.hex("7-C07")] == "woods"
    assert laid.top[laid.hex("7-C07")] == 4


def test_a_hill_hides_gullies_and_walls_but_no_road() -> None:
    plan = Plan((("7",),), (Laid(overlay="hill-1", at="7-F13"),))
    field = battlefield(plan)
    side = pair(*hexes(FARM, "7-E13", "7-F13"))
    assert FARM.sides[side] == "small-gully"
    assert side not in field.sides
    assert is_road(field, *hexes(field, "7-F13", "7-F14"))


def test_a_ditch_cuts_the_road() -> None:
    field = field_of("berezovy-ravine")
    ditches = {field.names[hex_] for hex_, kind in enumerate(field.terrain) if kind == "ditch"}
    assert ditches == {"10-H03", "10-G04", "10-H05", "10-F12", "10-G13", "10-F14", "10-G15"}
    bare = battlefield(Plan((("10",),)))
    assert is_road(bare, *hexes(bare, "10-G04", "10-G05"))
    assert not is_road(field, *hexes(field, "10-G04", "10-G05"))


def test_pieces_turn_clockwise() -> None:
    def covered(turn: int) -> set[str]:
        field = battlefield(Plan((("8",),), (Laid(overlay="ditch-1", at="8-D10", turn=turn),)))
        return {field.names[hex_] for hex_, kind in enumerate(field.terrain) if kind == "ditch"}

    assert covered(0) == {"8-E09", "8-D10", "8-E11"}
    assert covered(1) == {"8-D09", "8-D10", "8-E10"}
    assert covered(6) == covered(0)
    assert covered(3) == {"8-D09", "8-D10", "8-D11"}


def test_a_piece_lies_on_the_boards() -> None:
    with pytest.raises(PackError, match="off the boards"):
        battlefield(Plan((("8",),), (Laid(overlay="hill-4", at="8-A01"),)))


def test_a_situation_redraws_the_ground() -> None:
    patch = Patch(
        terrain=(("8-D10", "woods"), ("8-D04", "none"), ("8-D04", "marsh")),
        levels=(("8-C10", 2),),
        sides=(("8-D10/8-C10", "wall"), ("8-D04/8-E04", "none")),
        roads=(("8-D10/8-D11", "road"), ("8-A09/8-B09", "none")),
    )
    field = battlefield(Plan((("8",),), (), patch))
    assert terrain(field, field.hex("8-D10")).id == "woods"
    assert field.level[field.hex("8-C10")] == 2
    assert field.sides[field.side("8-D10/8-C10")] == "wall"
    assert field.side("8-D04/8-E04") not in field.sides
    assert is_road(field, *hexes(field, "8-D10", "8-D11"))
    assert not is_road(field, *hexes(field, "8-A09", "8-B09"))


# -- zones and edges -------------------------------------------------------------------------------------------------
def test_zones_for_hidden_units() -> None:
    field = field_of("empty-windows")
    cover = field.zone(Zone(board="7", rows=("A", "I"), ground="cover"))
    assert {terrain(field, hex_).id for hex_ in cover} == {"wheat", "woods", "wooden-building", "stone-building"}
    assert max(field.names[hex_] for hex_ in cover) < "7-J"
    assert len(field.zone(Zone(board="7", rows=("A", "L"), ground="any"))) == 216


def test_the_edge_runs_round_the_battlefield() -> None:
    edge = {ALL.names[hex_] for hex_ in ALL.edge}
    assert {"8-A01", "10-A18", "7-L10", "9-L18", "8-F01"} <= edge
    assert not {"8-F18", "10-G01", "8-L10", "7-A09"} & edge


# -- faults ----------------------------------------------------------------------------------------------------------
def redrawn(id_: str, **changes: Any) -> Pack:
    return structs.replace(PACK, boards={**PACK.boards, id_: structs.replace(PACK.boards[id_], **changes)})


def lettered(id_: str, letter: str, *names: str) -> Pack:
    """The pack with other terrain in some hexes of a board."""
    rows = list(PACK.boards[id_].rows)
    for name in names:
        row, column = "ABCDEFGHIJKL".index(name[0]), int(name[1:]) - 1
        rows[row] = rows[row][:column] + letter + rows[row][column + 1 :]
    return redrawn(id_, rows=tuple(rows))


def reshaped(id_: str, **changes: Any) -> Pack:
    return structs.replace(PACK, overlays={**PACK.overlays, id_: structs.replace(PACK.overlays[id_], **changes)})


HILL = PACK.overlays["hill-1"].hexes
FAULTS: list[tuple[Callable[[], Pack], str]] = [
    (lambda: lettered("7", "b", "G08"), "7-G08: wooden-building, must be stone-building"),
    (lambda: lettered("10", "g", "K11"), "10-K11: gully, must be gully-end"),
    (lambda: lettered("10", "?", "A05"), "unknown terrain letter '?'"),
    (lambda: lettered("7", "l", "A01"), "light woods are on none of the boards"),
    (lambda: lettered("7", "g", "A01"), "7-A01: a gully without an end"),
    (lambda: lettered("7", "f", "A01"), "a ford without a stream"),
    (lambda: lettered("9", "B", "E13"), "9-E13: a bridge without a road"),
    (lambda: lettered("9", "r", "G12"), "9-G12: a road through a stream"),
    (lambda: redrawn("7", rows=PACK.boards["7"].rows[1:]), "rows must be 12 strings of 18 letters"),
    (lambda: redrawn("7", roads=PACK.boards["7"].roads[:1]), "7-G01: no road leaves there"),
    (lambda: redrawn("7", roads=(*PACK.boards["7"].roads, ("C09", "C10"))), "a road ends in the middle of nowhere"),
    (lambda: redrawn("7", walls=("G08/G10",)), "do not touch"),
    (lambda: redrawn("7", walls=("G08/G09", "G08/G09")), "twice among the hexsides"),
    (lambda: structs.replace(PACK, boards={k: v for k, v in PACK.boards.items() if k != "9"}), "boards (1.0)"),
    (lambda: reshaped("hill-1", kind="patch"), "pieces (11.0, 18.3)"),
    (lambda: reshaped("hill-1", hexes=HILL[1:]), "it does not cover its first hex"),
    (lambda: reshaped("hill-1", hexes=(*HILL, HILL[0])), "twice in the shape of hill-1"),
    (lambda: reshaped("hill-1", hexes=(structs.replace(HILL[0], level=3), *HILL[1:])), "hill-1: level 3"),
    (lambda: reshaped("ditch-1", hexes=HILL), "ditch-1: '.' at (0, 0)"),
]


@pytest.mark.parametrize(("change", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_the_checks_of_the_boards(change: Callable[[], Pack], said: str) -> None:
    assert any(said in fault for fault in check(change()))
