"""6.0, 11.3 to 11.5, 13.0, 20.3 Lines of sight: which hexes a line meets, and what stands in its way."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.games.coh.data.boards import Battlefield, Patch, Plan
from grognard.games.coh.sight.ground import battlefield, field_of
from grognard.games.coh.sight.line_of_sight import blind_from_the_air, course, last_before, obstacle, smoke_between, way

STEPPE = battlefield(Plan((("8",),)))


def drawn(terrain: dict[str, str] | None = None, levels: dict[str, int] | None = None) -> Battlefield:
    """The open middle of board 8 (columns 05 to 16, rows D to H) with other ground in some hexes."""
    woods = tuple((f"8-{name}", kind) for name, kind in (terrain or {}).items())
    hills = tuple((f"8-{name}", level) for name, level in (levels or {}).items())
    return battlefield(Plan((("8",),), (), Patch(terrain=woods, levels=hills)))


def sees(field: Battlefield, one: str, other: str) -> bool:
    there, back = obstacle(field, *both(field, one, other)), obstacle(field, *both(field, other, one))
    assert there == back
    return there is None


def both(field: Battlefield, one: str, other: str) -> tuple[int, int]:
    return field.hex(one if "-" in one else f"8-{one}"), field.hex(other if "-" in other else f"8-{other}")


def met(one: str, other: str) -> list[set[str]]:
    return [{STEPPE.names[hex_][2:] for hex_ in group} for group in course(STEPPE, *both(STEPPE, one, other))]


# -- the line --------------------------------------------------------------------------------------------------------
def test_neighbours_have_nothing_between_them() -> None:
    assert met("G09", "F09") == []
    assert met("G09", "G09") == []


def test_a_line_along_a_column_meets_the_hexes_of_the_column() -> None:
    assert met("D09", "H09") == [{"E09"}, {"F09"}, {"G09"}]


def test_a_line_along_a_side_meets_two_hexes_at_once() -> None:
    assert met("G09", "G11") == [{"F10", "G10"}]
    assert met("G09", "G13") == [{"F10", "G10"}, {"G11"}, {"F12", "G12"}]


def test_a_line_that_touches_a_corner_does_not_meet_the_hex() -> None:
    """It leaves the first hex through a corner, between two hexes; the others at that corner are its ends."""
    assert all("G10" in group or "F10" in group for group in met("G09", "G11"))


def test_lines_are_the_same_both_ways() -> None:
    size = STEPPE.grid.size
    for one in range(0, size, 11):
        for other in range(0, size, 7):
            assert course(STEPPE, one, other) == course(STEPPE, other, one)[::-1]


def clipped(columns: int, halves: int) -> dict[tuple[int, int], bool]:
    """The hexes that the segment runs through or along, by cutting it with the six sides of each; true: along."""
    across, down = 3 * columns, halves
    found = {}
    for u in range(min(0, columns) - 1, max(0, columns) + 2):
        for v in range(min(0, halves) - 3, max(0, halves) + 4):
            if (u + v) % 2 or (u, v) in ((0, 0), (columns, halves)):
                continue
            low, high, along = Fraction(0), Fraction(1), False
            for a, b, c in ((0, 1, 1), (0, -1, 1), (1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2)):
                slope, room = a * across + b * down, c + a * 3 * u + b * v
                if slope > 0:
                    high = min(high, Fraction(room, slope))
                elif slope < 0:
                    low = max(low, Fraction(room, slope))
                elif room < 0:
                    low, high = Fraction(1), Fraction(0)
                else:
                    along = along or room == 0
            if low < high:
                found[u, v] = along
    return found


@pytest.mark.parametrize("columns", [0, 1, 2, 5, 8, 13, 21, -3])
def test_lines_agree_with_cutting_by_every_hex(columns: int) -> None:
    for halves in range(-23, 24):
        if (columns + halves) % 2 == 0 and (columns, halves) != (0, 0):
            line = {hex_: len(group) == 2 for group in way(columns, halves) for hex_ in group}
            assert line == clipped(columns, halves)


def test_where_a_line_comes_in() -> None:
    assert {STEPPE.names[h] for h in last_before(STEPPE, *both(STEPPE, "D09", "H09"))} == {"8-G09"}
    assert {STEPPE.names[h] for h in last_before(STEPPE, *both(STEPPE, "G09", "G11"))} == {"8-F10", "8-G10"}
    assert {STEPPE.names[h] for h in last_before(STEPPE, *both(STEPPE, "G09", "F09"))} == {"8-G09"}


# -- flat ground -----------------------------------------------------------------------------------------------------
def test_woods_are_seen_and_not_seen_through() -> None:
    field = drawn({"F09": "woods"})
    assert sees(field, "H09", "F09")
    assert not sees(field, "H09", "E09")
    assert obstacle(field, *both(field, "H09", "D09")) == ("ground", (field.hex("8-F09"),))


def test_a_line_along_the_side_of_woods_is_clear() -> None:
    assert sees(drawn({"F10": "woods"}), "G09", "G11")
    assert not sees(drawn({"F10": "woods", "G10": "corn"}), "G09", "G11")


@pytest.mark.parametrize(
    ("kind", "clear"),
    [("wheat", True), ("marsh", True), ("corn", False), ("wooden-building", False), ("light-woods", False)],
)
def test_what_blocks(kind: str, clear: bool) -> None:
    assert sees(drawn({"F09": kind}), "H09", "E09") == clear


# -- hills -----------------------------------------------------------------------------------------------------------
def test_from_below_the_edge_of_a_hill_is_seen_and_not_its_plateau() -> None:
    """11.3, figure 20: A, B, C."""
    field = drawn(levels={"G09": 1, "F09": 1})
    assert sees(field, "H09", "G09")
    assert not sees(field, "H09", "F09")
    assert sees(field, "F09", "G09")


def test_nothing_is_seen_behind_a_high_hill() -> None:
    """11.3, figure 20: A, D."""
    field = drawn(levels={"F09": 2, "E09": 2})
    assert sees(field, "H09", "F09")
    assert not sees(field, "H09", "E09")
    assert not sees(field, "H09", "D09")


def test_the_top_is_seen_over_the_slope() -> None:
    field = drawn(levels={"G09": 1, "F09": 2})
    assert sees(field, "H09", "F09")
    assert sees(field, "I09", "F09")


def test_a_line_between_a_low_and_a_high_hill_passes_over_the_low_one() -> None:
    """11.3, figure 20: N, F along the side of C and D."""
    field = drawn(levels={"G09": 2, "F10": 1, "G10": 2, "G11": 1})
    assert sees(field, "G09", "G11")
    assert not sees(drawn(levels={"G09": 2, "F10": 2, "G10": 2, "G11": 1}), "G09", "G11")


def test_a_plateau_hides_what_is_beyond_it_on_the_same_level() -> None:
    field = drawn(levels={"G09": 1, "F09": 1, "E09": 1, "D09": 2})
    assert not sees(field, "G09", "E09")
    assert sees(field, "G09", "D09")


def test_woods_on_a_hill_stand_two_levels_high() -> None:
    terrain = {"F09": "woods"}
    assert not sees(drawn(terrain, {"H09": 2, "F09": 1}), "H09", "D09")
    assert sees(drawn(terrain, {"H09": 2}), "H09", "D09")


def test_the_hex_right_behind_an_obstacle_is_blind() -> None:
    """11.4, figure 21: 1 to 8 and beyond."""
    field = drawn({"F09": "woods"}, {"H09": 2})
    assert sees(field, "H09", "F09")
    assert obstacle(field, *both(field, "H09", "E09")) == ("blind", (field.hex("8-F09"),))
    assert sees(field, "H09", "D09")


def test_a_low_hill_does_not_see_over_woods() -> None:
    """11.4, figure 21: 14."""
    field = drawn({"F09": "woods"}, {"H09": 1, "C09": 2})
    assert not sees(field, "H09", "E09")
    assert not sees(field, "H09", "D09")
    assert sees(field, "H09", "C09")


def test_the_foot_of_the_own_slope_is_no_blind_spot() -> None:
    """11.4 Only a unit that stands on the slope sees it."""
    slope = {"H09": 2, "G09": 1}
    assert sees(drawn(levels=slope), "H09", "F09")
    assert not sees(drawn({"G09": "woods"}, {"H09": 2}), "H09", "F09")
    apart = {"I09": 2, "G09": 1}
    assert not sees(drawn(levels=apart), "I09", "F09")


def test_corn_hides_no_unit_from_a_hill() -> None:
    field = drawn({"F09": "corn"}, {"H09": 1})
    assert sees(field, "H09", "E09")


# -- gullies ---------------------------------------------------------------------------------------------------------
def test_a_gully_is_seen_from_the_next_hex_alone() -> None:
    """11.5, figure 22."""
    field = battlefield(Plan((("10",),)))
    assert sees(field, "10-G12", "10-H12")
    assert obstacle(field, *both(field, "10-G11", "10-H12")) == ("gully", (field.hex("10-H12"),))
    assert sees(field, "10-I11", "10-H13")
    assert not sees(field, "10-I07", "10-I11")


# -- boards and firefights -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("scenario", "one", "other", "why", "to_blame"),
    [
        ("corn-rows", "7-F09", "7-L09", "", ""),
        ("corn-rows", "7-G06", "7-G10", "ground", "7-G08"),
        ("corn-rows", "7-K06", "7-K08", "ground", "7-K07 7-L07"),
        ("corn-rows", "7-F01", "7-F18", "", ""),
        ("corn-rows", "7-A09", "7-L10", "ground", "7-E10"),
        ("across-the-psel", "9-D03", "9-B06", "", ""),
        ("across-the-psel", "9-G13", "9-J15", "ground", "9-H13 9-G14"),
        ("two-heights", "8-I06", "8-I14", "", ""),
        ("two-heights", "8-I06", "8-I12", "blind", "8-I11 8-J11"),
        ("two-heights", "8-I14", "7-B10", "blind", "7-B11"),
        ("two-heights", "8-I14", "7-A09", "", ""),
        ("two-heights", "8-I07", "8-G04", "ground", "8-H06"),
        ("smoke-over-the-balka", "10-D14", "10-B11", "blind", "10-B12"),
        ("smoke-over-the-balka", "10-B08", "10-D14", "", ""),
        ("teploye-heights", "9-D07", "10-H08", "", ""),
        ("teploye-heights", "8-J15", "10-L05", "blind", "8-J16"),
        ("teploye-heights", "7-G04", "7-D06", "ground", "7-E05 7-E06"),
    ],
)
def test_sight_in_the_firefights(scenario: str, one: str, other: str, why: str, to_blame: str) -> None:
    field = field_of(scenario)
    found = obstacle(field, *both(field, one, other))
    if found is None:
        assert why == ""
    else:
        assert (found.why, {field.names[hex_] for hex_ in found.hexes}) == (why, set(to_blame.split()))


# -- smoke and aircraft ----------------------------------------------------------------------------------------------
def test_smoke_adds_up_along_the_line() -> None:
    one, other = both(STEPPE, "D09", "H09")
    middle, beside = both(STEPPE, "F09", "F10")
    assert smoke_between(STEPPE, one, other, {}) == 0
    assert smoke_between(STEPPE, one, other, {middle: 2, beside: 2}) == 2
    assert smoke_between(STEPPE, one, other, {middle: 1, STEPPE.hex("8-G09"): 1}) == 2
    assert smoke_between(STEPPE, one, other, {one: 2, other: 2}) == 0


def test_smoke_on_one_side_of_the_line_is_passed_by() -> None:
    one, other = both(STEPPE, "G09", "G11")
    left, right = both(STEPPE, "F10", "G10")
    assert smoke_between(STEPPE, one, other, {left: 2}) == 0
    assert smoke_between(STEPPE, one, other, {left: 2, right: 1}) == 1


def test_aircraft_see_all_but_blind_spots() -> None:
    """20.3, figure 31."""
    field = drawn({"F09": "woods"}, {"H09": 2})
    plane, behind = both(field, "I09", "E09")
    assert blind_from_the_air(field, plane, behind) == ("blind", (field.hex("8-F09"),))
    assert blind_from_the_air(field, plane, field.hex("8-D09")) is None
    assert blind_from_the_air(field, plane, field.hex("8-F09")) is None
    assert blind_from_the_air(field, plane, field.hex("8-H09")) is None


def test_aircraft_look_into_a_gully_along_it() -> None:
    """20.3, figure 31: not over its rim."""
    field = battlefield(Plan((("10",),)))
    over_the_rim = both(field, "10-F12", "10-H12")
    along = both(field, "10-J09", "10-I11")
    assert blind_from_the_air(field, *over_the_rim) is not None
    assert blind_from_the_air(field, *along) is None
