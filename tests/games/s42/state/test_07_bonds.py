"""Chapter 7: bonds between zones of control. Hexside bonds are drawn between 3019 and 3122, over the side of 3020 and
3121 (NORTH and SOUTH of it); bonds through a hex between 3019 and 3021, through 3020."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.state.markers import CityBattle
from grognard.games.s42.state.position import DISRUPTED, IN_FULL_RETREAT, TRAIN, UNSUPPLIED, Position
from grognard.games.s42.state.zones import bonded, zones
from tests.games.s42.steppe import steppe
from tests.games.s42.table import Stand, bare

NORTH, SOUTH = "3019", "3021"
LEFT, RIGHT = "2921", "3121"
"""The ends of a bond over the side of 3020 and 3021."""
MIDDLE = "3020"
A, B, C = "su-121", "su-6", "su-1"
BRIGADES = ("su-10tk", "su-14-170tk")
PANZER, INFANTRY = "ge-3pz", "ge-9"
DRAWN = {A: NORTH, B: SOUTH}
CORNER = {A: LEFT, B: RIGHT}


def field(stand: Stand, *, turn: int = 1, **drawn: Mapping[str, str]) -> Position:
    return bare(patch=steppe(**drawn), stand=stand, turn=turn)


def enters(position: Position, side: int = AXIS) -> bool:
    """Whether a bond closes the hex in the middle to a side."""
    return not bonded(position, side, HEX["2920"], HEX[MIDDLE])


def crosses(position: Position, side: int = AXIS) -> bool:
    """Whether a side may go over the side of 3020 and 3021."""
    return not bonded(position, side, HEX[MIDDLE], HEX[SOUTH]) and not bonded(position, side, HEX[SOUTH], HEX[MIDDLE])


@pytest.mark.rule("s42:7.1.a", "s42:7.1.c", "s42:7.1.e", "s42:7.2.a", "s42:7.1.d")
def test_two_units_with_an_empty_hex_between_close_it() -> None:
    assert not enters(field(DRAWN))
    assert enters(field(DRAWN), SOVIET)
    assert enters(field({A: NORTH}))


@pytest.mark.rule("s42:7.1.c", "s42:7.1.e", "s42:7.2.b", "s42:7.1.d")
def test_around_a_corner_the_bond_closes_the_hexside() -> None:
    position = field(CORNER)
    assert not crosses(position)
    assert not zones(position, SOVIET).hexes
    assert crosses(position, SOVIET)
    assert not bonded(position, AXIS, HEX["2920"], HEX[MIDDLE])


@pytest.mark.rule("s42:7.1.c")
@pytest.mark.parametrize("other", ["3020", "3022"])
def test_neighbours_and_units_three_apart_have_no_bond(other: str) -> None:
    assert zones(field({A: NORTH, B: other}), SOVIET).bonds == ()


@pytest.mark.rule("s42:7.1.c")
def test_an_own_unit_between_makes_two_neighbours_of_them() -> None:
    assert zones(field({**DRAWN, C: MIDDLE}), SOVIET).bonds == ()


@pytest.mark.rule("s42:7.1.c", "s42:19.2.f")
@pytest.mark.parametrize("unit", ["su-5ta-hq", "ge-manstein"])
def test_a_non_combat_unit_between_changes_nothing(unit: str) -> None:
    assert not enters(field({**DRAWN, unit: MIDDLE}))


@pytest.mark.rule("s42:7.1.a", "s42:13.2.1.f")
@pytest.mark.parametrize("order", [DISRUPTED, IN_FULL_RETREAT])
def test_only_units_in_good_order_bond(order: int) -> None:
    position = field(DRAWN)
    piece = replace(position.pieces[UNIT[A]], order=order)
    assert enters(position.with_piece(UNIT[A], piece))


@pytest.mark.rule("s42:7.1.a", "s42:16.4.j")
def test_units_out_of_supply_bond() -> None:
    assert not enters(field(DRAWN).mark([UNIT[A]], UNSUPPLIED))


@pytest.mark.rule("s42:5.6.4.a", "s42:7.1.a")
def test_a_unit_on_a_train_does_not() -> None:
    assert enters(field(DRAWN).mark([UNIT[A]], TRAIN))


@pytest.mark.rule("s42:7.1.b")
def test_it_takes_two_units_with_a_white_frame() -> None:
    assert enters(field({BRIGADES[0]: NORTH, B: SOUTH}))
    assert not enters(field({**dict.fromkeys(BRIGADES, NORTH), B: SOUTH}))
    assert not enters(field({BRIGADES[0]: NORTH, A: NORTH, B: SOUTH}))


@pytest.mark.rule("s42:7.1.b", "s42:7.1.a")
def test_of_the_two_both_are_in_good_order() -> None:
    position = field({**dict.fromkeys(BRIGADES, NORTH), B: SOUTH})
    piece = replace(position.pieces[UNIT[BRIGADES[0]]], order=DISRUPTED)
    assert enters(position.with_piece(UNIT[BRIGADES[0]], piece))


@pytest.mark.rule("s42:18.2.3.b")
def test_support_units_bond_two_by_two() -> None:
    assert enters(field({"su-1art": NORTH, B: SOUTH}))
    assert not enters(field({"su-1art": NORTH, "su-don-hq": NORTH, B: SOUTH}))


@pytest.mark.rule("s42:29.1.1.f")
def test_units_in_a_contested_city_do_not_bond() -> None:
    marker = (CityBattle(HEX[NORTH], 1, SOVIET),)
    position = field({**DRAWN, PANZER: NORTH}, places={NORTH: "city"}).but(battles=marker)
    assert enters(position.but(rules=replace(position.rules, contested_cities=True)))


# -- 7.3, 7.4 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:7.3.a", "s42:7.3.b", "s42:7.6.n")
def test_enemies_on_both_sides_break_a_hexside_bond() -> None:
    assert not crosses(field({**CORNER, PANZER: MIDDLE}))
    assert not crosses(field({**CORNER, INFANTRY: SOUTH}))
    assert crosses(field({**CORNER, PANZER: MIDDLE, INFANTRY: SOUTH}))


@pytest.mark.rule("s42:7.3.c", "s42:7.3.d", "s42:7.6.n")
def test_an_enemy_in_the_hex_between_breaks_a_hex_bond() -> None:
    assert enters(field({**DRAWN, PANZER: MIDDLE}))
    assert not enters(field(DRAWN))


@pytest.mark.rule("s42:7.3.e", "s42:7.3.f", "s42:7.3.g")
def test_the_bond_is_gone_the_moment_an_enemy_stands_beside_his_friend() -> None:
    """7.3 Example: A moves next to B, over the side from it, and B can then move into the hex of A."""
    before = field({**CORNER, PANZER: "2922", INFANTRY: MIDDLE})
    assert not crosses(before)
    piece = replace(before.pieces[UNIT[PANZER]], place=HEX[SOUTH])
    assert crosses(before.with_piece(UNIT[PANZER], piece))


@pytest.mark.rule("s42:7.4.a", "s42:7.4.b", "s42:7.6.o")
def test_bonds_that_overlap_both_hold() -> None:
    position = field({**CORNER, PANZER: "2920", INFANTRY: "3120"})
    assert enters(position)
    both = field({A: NORTH, B: SOUTH, PANZER: "2920", INFANTRY: RIGHT})
    assert not enters(both)
    assert not enters(both, SOVIET)


# -- 7.5 -------------------------------------------------------------------------------------------------------------


def area_bonds(unit: str, hex_: str, side: int) -> int:
    return sum(bond.ends[1] < 0 for bond in zones(bare(stand={unit: hex_}), side).bonds)


@pytest.mark.rule("s42:7.5.a", "s42:7.6.p", "s42:22.3.2.c")
def test_a_unit_bonds_with_its_own_entry_area_across_the_hexsides_of_the_edge() -> None:
    """7.6 Diagram: unit H stands one hex from the edge and makes such bonds."""
    assert area_bonds(A, "1701", SOVIET) == 2


@pytest.mark.rule("s42:7.5.b")
def test_not_with_an_area_of_the_enemy() -> None:
    assert area_bonds(PANZER, "1701", AXIS) == 0


# -- 7.6 -------------------------------------------------------------------------------------------------------------

ACROSS = f"{NORTH}/{MIDDLE}"
OUT = f"{MIDDLE}/{SOUTH}"


@pytest.mark.rule("s42:7.6.c", "s42:7.6.f", "s42:7.6.g")
def test_two_hexsides_of_a_major_river_break_a_bond_and_one_does_not() -> None:
    """7.6 River diagram: A-B crosses the river twice, B-C once."""
    assert enters(field(DRAWN, waters={ACROSS: "major", OUT: "major"}))
    assert not enters(field(DRAWN, waters={ACROSS: "major"}))
    assert not enters(field(DRAWN, waters={ACROSS: "major", OUT: "minor"}))


@pytest.mark.rule("s42:7.6.c")
def test_bridges_do_not_mend_it() -> None:
    river = {ACROSS: "major", OUT: "major"}
    assert enters(field(DRAWN, waters=river, crossings=dict.fromkeys(river, "bridge")))


@pytest.mark.rule("s42:7.6.c", "s42:23.4.p")
def test_a_frozen_river_breaks_nothing() -> None:
    assert not enters(field(DRAWN, turn=28, waters={ACROSS: "major", OUT: "major"}))


@pytest.mark.rule("s42:7.6.b", "s42:7.6.l")
def test_one_hexside_of_the_volga_breaks_it() -> None:
    assert enters(field(DRAWN, waters={ACROSS: "volga"}))
    assert enters(field(DRAWN, waters={ACROSS: "volga"}, crossings={ACROSS: "ferry"}))


@pytest.mark.rule("s42:7.6.a", "s42:7.6.k")
def test_one_impassable_hexside_breaks_it() -> None:
    assert enters(field(DRAWN, waters={ACROSS: "lake"}))


@pytest.mark.rule("s42:7.6.a", "s42:7.6.j")
def test_peaks_break_it_in_winter_only() -> None:
    assert not enters(field(DRAWN, waters={ACROSS: "alpine"}))
    assert enters(field(DRAWN, turn=28, waters={ACROSS: "alpine"}))


@pytest.mark.rule("s42:7.6.d", "s42:7.6.i")
def test_the_owner_slides_a_hexside_bond_to_the_better_side() -> None:
    twice = {f"{LEFT}/{MIDDLE}": "major", f"{MIDDLE}/{RIGHT}": "major"}
    assert not crosses(field(CORNER, waters=twice))
    below = {f"{LEFT}/{SOUTH}": "major", f"{SOUTH}/{RIGHT}": "major"}
    assert crosses(field(CORNER, waters={**twice, **below}))


@pytest.mark.rule("s42:7.6.e", "s42:7.6.h")
def test_it_cannot_be_slid_into_a_hex_with_an_enemy() -> None:
    """7.6 River diagram: D-E has to be slid below the river, for an enemy stands above, and crosses it twice."""
    below = {f"{LEFT}/{SOUTH}": "major", f"{SOUTH}/{RIGHT}": "major"}
    assert not crosses(field(CORNER, waters=below))
    assert crosses(field({**CORNER, PANZER: MIDDLE}, waters=below))


@pytest.mark.rule("s42:7.6.i", "s42:7.6.a")
def test_no_bond_is_made_with_the_coast_or_through_the_sea() -> None:
    assert enters(field(DRAWN, terrain={MIDDLE: "sea"}))
    assert zones(field({A: NORTH}, terrain={SOUTH: "sea"}), SOVIET).bonds == ()
