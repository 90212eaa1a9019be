"""Chapter 24: what is worth points, what takes them away, automatic victory, Mount Elbrus."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.units import GERMAN, PACK, SIDE, SOVIET, TYPE, UNITS
from grognard.games.s42.interface.actions import Go, Halt, Move
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.state.position import Position
from tests.games.s42.marches import is_on_the_way
from tests.games.s42.scoring import check, holding, scored, winner
from tests.games.s42.table import play, table

RIFLES = tuple(
    unit for k, unit in enumerate(UNITS) if SIDE[k] == SOVIET and TYPE[k] == "infantry" and unit[3:].isdigit()
)
DIVISIONS = tuple(unit for k, unit in enumerate(UNITS) if GERMAN[k] and TYPE[k] == "infantry")
ROSTOV, VORONEZH = "3134", "2503"


def points(position: Position) -> int:
    """What the check of the turn counts."""
    game = check(position)
    return next(int(str(event.args["points"])) for event in game.events or [] if event.what == "points-counted")


def ring(hex_: str, units: tuple[str, ...]) -> dict[str, str]:
    """Units all around a hex, where there is land."""
    country = holding("campaign", turn=8).country
    near = (HEXES[other] for other in GRID.near[HEX[hex_]] if other in country.land)
    return dict(zip(units, near, strict=False))


# -- 24.1.1 points ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:24.1.1.a", "s42:24.1.1.b")
def test_victory_hexes_of_the_axis_count() -> None:
    assert points(holding("campaign", turn=8)) == 0
    assert points(holding("campaign", ROSTOV, turn=8)) == 2
    assert points(holding("campaign", ROSTOV, "2824", turn=8)) == 3


@pytest.mark.rule("s42:24.1.1.a")
def test_the_soviets_get_none_for_theirs() -> None:
    position = holding("campaign", ROSTOV, turn=8)
    manned = holding("campaign", ROSTOV, turn=8, stand={RIFLES[0]: VORONEZH})
    assert points(manned) == points(position)


@pytest.mark.rule("s42:24.1.1.e")
def test_to_surround_a_hex_is_worth_nothing() -> None:
    around = {RIFLES[0]: VORONEZH, **ring(VORONEZH, DIVISIONS)}
    assert points(holding("campaign", ROSTOV, turn=8, stand=around)) == 2


@pytest.mark.rule("s42:24.1.1.f")
def test_a_hex_without_supply_is_worth_nothing() -> None:
    """Soviet divisions all around the city, with an Axis one in it."""
    cut_off = {DIVISIONS[0]: ROSTOV, **ring(ROSTOV, RIFLES)}
    assert points(holding("campaign", ROSTOV, "2824", turn=8, stand=cut_off)) == 1
    open_ = dict(list(cut_off.items())[:3])
    assert points(holding("campaign", ROSTOV, "2824", turn=8, stand=open_)) == 3


# -- 24.1.4 deductions -----------------------------------------------------------------------------------------------

BESIDE = {"X": "1006", "Y": "1020", "Z": "1028"}


@pytest.mark.rule("s42:24.1.4.a", "s42:24.1.4.b")
@pytest.mark.parametrize("areas", ["X", "Y", "Z", "XZ", "XYZ"])
def test_soviets_at_the_entry_areas_take_three_each(areas: str) -> None:
    stand = {RIFLES[k]: BESIDE[area] for k, area in enumerate(areas)}
    position = holding("campaign", turn=8, stand=stand)
    assert points(position) == -3 * len(areas)


@pytest.mark.rule("s42:24.1.4.a")
def test_two_at_one_area_are_no_more_and_one_hex_off_is_nothing() -> None:
    two = {RIFLES[0]: "1020", RIFLES[1]: "1022"}
    assert points(holding("campaign", turn=8, stand=two)) == -3
    near = {RIFLES[0]: "1120"}
    assert points(holding("campaign", turn=8, stand=near)) == 0
    ours = {DIVISIONS[0]: "1020"}
    assert points(holding("campaign", turn=8, stand=ours)) == 0


def lost(city: str, *, manned: bool = True) -> Position:
    """A city that the Soviets have entered, and are still in or not."""
    position = holding("campaign", turn=8, stand={RIFLES[0]: city} if manned else {})
    return position.but(held=tuple(hex_ for hex_ in position.held if hex_ != HEX[city]))


@pytest.mark.rule("s42:24.1.4.c")
@pytest.mark.parametrize("city", ["1116", "2029"])
def test_a_major_city_in_the_west_is_three(city: str) -> None:
    assert points(lost(city)) == -3


@pytest.mark.rule("s42:24.1.4.d")
@pytest.mark.parametrize("city", ["1211", "1824", "1936", "2634"])
def test_a_minor_one_is_one(city: str) -> None:
    assert points(lost(city)) == -1


@pytest.mark.rule("s42:24.1.4.d", "s42:24.1.4.c")
@pytest.mark.parametrize("city", ["1116", "1824"])
def test_it_must_be_occupied(city: str) -> None:
    """Neither a city that they have passed and left counts, nor the hex beside it."""
    assert points(lost(city, manned=False)) == 0
    assert points(holding("campaign", turn=8, stand={RIFLES[0]: "1825"})) == 0


# -- 24.2 automatic victory ------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:24.2.b", "s42:24.2.e", "s42:24.2.a", "s42:3.0.zm")
def test_six_more_than_the_benchmark_win_at_once() -> None:
    assert PACK.tables.track[8].benchmark == 8
    assert winner(check(scored("campaign", 14, 8))) == "axis"
    assert winner(check(scored("campaign", 13, 8))) == ""


@pytest.mark.rule("s42:24.2.c", "s42:24.2.e", "s42:3.0.zm")
def test_six_less_lose_at_once() -> None:
    assert winner(check(scored("campaign", 2, 8))) == "soviet"
    assert winner(check(scored("campaign", 3, 8))) == ""


@pytest.mark.rule("s42:24.2.b", "s42:24.2.c")
@pytest.mark.parametrize("turn", [4, 12, 20, 30])
def test_the_benchmark_of_the_turn_counts(turn: int) -> None:
    benchmark = PACK.tables.track[turn].benchmark
    found = {more: winner(check(scored("campaign", benchmark + more, turn))) for more in (5, 6)}
    assert found == {5: "", 6: "axis"}


@pytest.mark.rule("s42:24.2.d")
def test_else_the_game_goes_on() -> None:
    assert [winner(check(scored("campaign", points, 8))) for points in (2, 3, 8, 13, 14)] == [
        "soviet",
        "",
        "",
        "",
        "axis",
    ]


# -- 24.3 Elbrus -----------------------------------------------------------------------------------------------------


def climbed(unit: str, **fields: Any) -> Position:
    """This unit goes from 4859 to the summit."""
    position = holding("campaign", turn=9, stand={unit: "4859"}, **fields)
    side = SIDE[UNITS.index(unit)]
    game = table(position, MovementPhase(side=side))
    play(game, Move((unit,)))
    play(game, Go("4860", "tactical"))
    if is_on_the_way(game):
        play(game, Halt())
    return game.position


@pytest.mark.rule("s42:24.3.a")
@pytest.mark.parametrize(
    ("unit", "worth"), [("ge-1mtn", True), ("ro-2mtn", True), ("ge-44", False), ("su-20mtn", False)]
)
def test_axis_mountain_units_earn_the_summit(unit: str, worth: bool) -> None:
    freed = ("caucasus",)
    assert climbed(unit, freed=freed).elbrus is worth


@pytest.mark.rule("s42:24.3.a", "s42:24.3.b")
def test_it_is_a_point_for_an_automatic_victory() -> None:
    assert winner(check(scored("campaign", 13, 8, elbrus=True))) == "axis"
    assert winner(check(scored("campaign", 12, 8, elbrus=True))) == ""
    assert winner(check(scored("campaign", 2, 8, elbrus=True))) == ""


@pytest.mark.rule("s42:24.3.b")
def test_it_is_no_other_point() -> None:
    assert points(scored("campaign", 9, 8, elbrus=True)) == 9


@pytest.mark.rule("s42:24.3.c")
def test_not_on_the_last_turn() -> None:
    last = PACK.scenarios["campaign"].last_turn
    benchmark = PACK.tables.track[last].benchmark
    short = scored("campaign", benchmark - 6, last, elbrus=True)
    assert winner(check(short)) == "soviet"
    before = scored("campaign", PACK.tables.track[last - 1].benchmark - 6, last - 1, elbrus=True)
    assert winner(check(before)) == ""


@pytest.mark.rule("s42:24.1.1.a")
def test_points_may_fall_below_nought() -> None:
    stand = {RIFLES[k]: hex_ for k, hex_ in enumerate(BESIDE.values())}
    game = check(holding("campaign", turn=4, stand=stand))
    assert winner(game) == "soviet"
