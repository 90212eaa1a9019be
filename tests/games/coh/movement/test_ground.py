"""5.2, 6.1 Facings: the front and the rear of a unit, and its arc; on one board and over a seam."""

from __future__ import annotations

import pytest

from grognard.games.coh.data.boards import Plan
from grognard.games.coh.data.schema import FACINGS, Facing
from grognard.games.coh.sight.ground import battlefield, field_of, front, in_arc, rear

STEPPE = battlefield(Plan((("8",),)))
ALL = field_of("teploye-heights")


def named(hexes: tuple[int, ...]) -> set[str]:
    return {STEPPE.names[hex_][2:] for hex_ in hexes}


def test_three_hexes_are_in_front_and_three_behind() -> None:
    assert named(front(STEPPE, STEPPE.hex("8-G09"), 0)) == {"F08", "F09", "F10"}
    assert named(rear(STEPPE, STEPPE.hex("8-G09"), 0)) == {"G08", "H09", "G10"}
    assert named(front(STEPPE, STEPPE.hex("8-G10"), 2)) == {"G11", "H11", "H10"}


def test_at_the_edge_there_are_fewer() -> None:
    assert front(STEPPE, STEPPE.hex("8-A01"), 0) == ()
    assert named(rear(STEPPE, STEPPE.hex("8-A01"), 0)) == {"A02", "B01"}


@pytest.mark.parametrize(
    ("unit", "facing", "target", "inside"),
    [
        ("G09", "n", "F09", True),
        ("G09", "n", "F08", True),
        ("G09", "n", "F10", True),
        ("G09", "n", "G08", False),
        ("G09", "n", "G10", False),
        ("G09", "n", "H09", False),
        ("G09", "n", "B02", True),
        ("G09", "se", "K12", True),
        ("G09", "se", "C12", True),
        ("G09", "se", "G05", False),
        ("G10", "s", "L10", True),
        ("G10", "nw", "D04", True),
        ("G10", "nw", "H11", False),
    ],
)
def test_the_arc(unit: str, facing: Facing, target: str, inside: bool) -> None:
    hexes = STEPPE.hex(f"8-{unit}"), STEPPE.hex(f"8-{target}")
    assert in_arc(STEPPE, hexes[0], FACINGS.index(facing), hexes[1]) == inside


def test_a_hex_cut_in_half_by_the_edge_of_the_arc_is_inside() -> None:
    unit = STEPPE.hex("8-G09")
    for target in ("8-G11", "8-G07", "8-G13"):
        assert in_arc(STEPPE, unit, 0, STEPPE.hex(target))
        assert in_arc(STEPPE, unit, 3, STEPPE.hex(target))


def test_whatever_is_not_in_an_arc_is_in_the_opposite_one() -> None:
    unit = STEPPE.hex("8-F08")
    for facing in range(6):
        for target in range(STEPPE.grid.size):
            assert in_arc(STEPPE, unit, facing, target) or in_arc(STEPPE, unit, (facing + 3) % 6, target)


def test_the_front_begins_the_arc() -> None:
    for unit in (STEPPE.hex("8-F08"), STEPPE.hex("8-F09")):
        for facing in range(6):
            assert all(in_arc(STEPPE, unit, facing, near) for near in front(STEPPE, unit, facing))
            assert not any(in_arc(STEPPE, unit, facing, near) for near in rear(STEPPE, unit, facing))


def test_arcs_cross_the_seams_between_boards() -> None:
    unit = ALL.hex("8-L18")
    assert in_arc(ALL, unit, 2, ALL.hex("9-A01"))
    assert in_arc(ALL, unit, 2, ALL.hex("9-H15"))
    assert not in_arc(ALL, unit, 2, ALL.hex("8-C03"))
    assert in_arc(ALL, unit, 1, ALL.hex("10-F09"))
