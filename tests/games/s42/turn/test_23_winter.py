"""23.4 The Russian winter: cold, ice, closed peaks and a closed area."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.verdicts import Forbidden, judge
from grognard.games.s42.data.board import AREA_INDEX, HEX, Patch
from grognard.games.s42.data.units import AXIS, FOOT, MECH, SOVIET, UNIT, WHEELS
from grognard.games.s42.interface.actions import Shift
from grognard.games.s42.movement.ground import (
    GROUND,
    Step,
    combat_side,
    is_frozen,
    is_impassable,
    is_open_river,
    step_cost,
)
from grognard.games.s42.state.markers import Fort
from grognard.games.s42.state.position import AREA
from grognard.games.s42.turn.winter import CloseAreas, area_is_closed, winter_attack, winter_defence
from tests.games.s42.field import DRY, ICY, price, side
from tests.games.s42.table import asked, bare, play, refused, table


def cold(unit: str, hex_: str, *, turn: int = 28, **fields: Any) -> tuple[int, int]:
    """The strengths of a unit in winter."""
    position = bare(turn=turn, stand={unit: hex_}, **fields)
    number = UNIT[unit]
    return (
        winter_attack(position, number, position.attack(number)),
        winter_defence(position, number, position.defence(number)),
    )


FIELD = "3019"


@pytest.mark.rule("s42:23.4.a", "s42:23.4.b", "s42:23.4.d", "s42:9.9.g", "s42:9.9.h")
def test_the_winter_weakens_the_axis() -> None:
    assert cold("ge-24pz", FIELD) == (9, 7)
    assert cold("ge-24pz", FIELD, turn=27) == (10, 8)
    assert cold("su-121", FIELD) == (3, 5)


@pytest.mark.rule("s42:23.4.b", "s42:23.4.d")
def test_allies_of_germany_freeze_as_germans_do() -> None:
    """Ruling 323."""
    for unit in ("ro-10", "it-julia", "hu-1armd"):
        attack, defence = cold(unit, FIELD, turn=27)
        assert cold(unit, FIELD) == (attack - 1, defence - 1)


@pytest.mark.rule("s42:23.4.b", "s42:23.4.d")
def test_only_on_row_43_and_north_of_it() -> None:
    assert cold("ge-24pz", "4043") == (9, 7)
    assert cold("ge-24pz", "4044") == (10, 8)
    assert cold("ge-24pz", "area-X") == (10, 8)


@pytest.mark.rule("s42:23.4.g", "s42:23.4.c", "s42:23.4.e", "s42:23.4.f", "s42:9.9.i", "s42:9.9.j")
def test_never_below_one_and_two() -> None:
    position, unit = bare(turn=28, stand={"ge-24pz": FIELD}), UNIT["ge-24pz"]
    assert [winter_attack(position, unit, strength) for strength in (0, 1, 2, 3)] == [0, 1, 1, 2]
    assert [winter_defence(position, unit, strength) for strength in (1, 2, 3, 4)] == [1, 2, 2, 3]


@pytest.mark.rule("s42:23.4.h", "s42:23.4.i")
def test_a_roof_keeps_the_defence_not_the_attack() -> None:
    assert cold("ge-24pz", "3322") == (9, 8)  # a town
    assert cold("ge-24pz", "2824") == (9, 8)  # a minor city
    done, begun = Fort(HEX[FIELD], AXIS, True), Fort(HEX[FIELD], AXIS)
    assert cold("ge-24pz", FIELD, forts=(done,)) == (9, 8)
    assert cold("ge-24pz", FIELD, forts=(begun,)) == (9, 7)
    assert cold("ge-24pz", FIELD, forts=(Fort(HEX[FIELD], SOVIET, True),)) == (9, 7)


@pytest.mark.rule("s42:23.4.i", "s42:9.7.6.d")
def test_beside_a_major_city_of_its_own() -> None:
    beside = "3234"  # next to Rostov
    assert cold("ge-24pz", beside, held=(HEX["3134"],)) == (9, 8)
    assert cold("ge-24pz", beside) == (9, 7)


def judged(unit: str, patch: Patch, *, turn: int) -> object:
    position = bare(turn=turn, patch=patch, stand={unit: "3020"})
    return judge(GROUND, Step(position, (UNIT[unit],), HEX["3020"], HEX["3021"]))


PEAKS = side("alpine")


@pytest.mark.rule("s42:23.4.j", "s42:2.2.3.c")
def test_in_winter_the_peaks_are_closed_to_all() -> None:
    verdict = judged("ge-1mtn", PEAKS, turn=28)
    assert isinstance(verdict, Forbidden)
    assert verdict.rule == "23.4.j"
    assert judged("ge-1mtn", PEAKS, turn=27) is True
    assert is_impassable(bare(patch=PEAKS).country, ICY, HEX["3020"], HEX["3021"])


@pytest.mark.rule("s42:9.6.2.a", "s42:20.2.b")
def test_the_peaks_are_for_climbers_or_for_roads() -> None:
    verdict = judged("ge-45", PEAKS, turn=5)
    assert isinstance(verdict, Forbidden)
    assert verdict.rule == "9.6.2.a"
    assert judged("ge-45", side("alpine", roads="secondary"), turn=5) is True


@pytest.mark.rule("s42:23.4.m", "s42:23.4.o", "s42:23.4.p")
def test_major_rivers_freeze() -> None:
    assert [price(side("major"), ICY, movement_class) for movement_class in (FOOT, MECH, WHEELS)] == [2, 3, 3]
    assert [price(side("major"), DRY, movement_class) for movement_class in (FOOT, MECH, WHEELS)] == [3, 4, 4]


@pytest.mark.rule("s42:23.4.q", "s42:23.4.r", "s42:5.5.2.d")
def test_no_unit_has_to_begin_beside_a_frozen_river() -> None:
    country, one, other = bare(patch=side("major")).country, HEX["3020"], HEX["3021"]
    assert is_open_river(country, DRY, one, other)
    assert not is_open_river(country, ICY, one, other)
    bridged = bare(patch=side("major", rails="rail")).country
    assert not is_open_river(bridged, DRY, one, other)


@pytest.mark.rule("s42:23.4.n", "s42:23.4.t", "s42:9.5.3.d")
@pytest.mark.parametrize(
    ("water", "dry", "icy"),
    [
        ("none", "", ""),
        ("minor", "minor-river", "minor-river"),
        ("major", "major-river", "major-river"),
        ("volga", "major-river", "major-river"),
        ("alpine", "alpine", "alpine"),
    ],
)
def test_ice_changes_nothing_in_combat(water: str, dry: str, icy: str) -> None:
    country = bare(patch=side(water)).country
    found = tuple(combat_side(country, weather, HEX["3020"], HEX["3021"]) for weather in (DRY, ICY))
    assert found == (dry, icy)
    lake = tuple(combat_side(bare().country, weather, HEX["6823"], HEX["6923"]) for weather in (DRY, ICY))
    assert lake == ("", "major-river")


@pytest.mark.rule("s42:23.4.m")
def test_but_not_the_volga_nor_the_rivers_of_the_south() -> None:
    country = bare(patch=Patch(waters=(("4050/4051", "major"), ("3020/3021", "volga")))).country
    assert not is_frozen(country, ICY, HEX["4050"], HEX["4051"])
    assert not is_frozen(country, ICY, HEX["3020"], HEX["3021"])
    assert is_frozen(bare(patch=side("major")).country, ICY, HEX["3020"], HEX["3021"])


@pytest.mark.rule("s42:23.4.s", "s42:23.4.t", "s42:2.2.3.b")
def test_lakes_of_the_desert_freeze() -> None:
    country = bare().country
    baskunchak, sarpa, manych = (("6823", "6923"), ("5624", "5724"), ("5040", "5140"))
    for one, other in (baskunchak, sarpa):
        assert is_frozen(country, ICY, HEX[one], HEX[other])
        assert is_impassable(country, DRY, HEX[one], HEX[other])
        assert step_cost(country, DRY, HEX[one], HEX[other], FOOT) is None
        assert step_cost(country, ICY, HEX[one], HEX[other], FOOT) == 12
    assert is_impassable(country, ICY, *(HEX[name] for name in manych))


@pytest.mark.rule("s42:2.2.3.b", "s42:23.4.t")
def test_an_open_lake_bars_the_way() -> None:
    position = bare(turn=20, stand={"ge-45": "6823"})
    verdict = judge(GROUND, Step(position, (UNIT["ge-45"],), HEX["6823"], HEX["6923"]))
    assert isinstance(verdict, Forbidden)
    assert verdict.rule == "2.2.3.b"
    assert judge(GROUND, Step(position.but(turn=28), (UNIT["ge-45"],), HEX["6823"], HEX["6923"])) is True


@pytest.mark.rule("s42:23.4.k")
def test_area_k_closes() -> None:
    area = AREA_INDEX["K"]
    assert area_is_closed(bare(turn=28), area)
    assert not area_is_closed(bare(turn=27), area)
    assert not area_is_closed(bare(turn=28), AREA_INDEX["J"])


@pytest.mark.rule("s42:23.4.l")
def test_its_units_go_to_j_or_l() -> None:
    stand = {"su-20mtn": "area-K", "su-121": "area-K", "su-6": "area-J"}
    game = table(bare(turn=28, stand=stand), CloseAreas())
    assert game.decision is not None
    assert game.decision.seats == ("soviet",)
    assert game.decision.prompt(game).args == {"area": "area-K"}
    refused(game, Shift("su-121", "area-H"), by="23.4.l")
    play(game, Shift("su-121", "area-L"))
    play(game, Shift("su-20mtn", "area-J"))
    assert not asked(game)
    assert game.position.at(AREA - AREA_INDEX["K"]) == ()
    assert game.position.at(AREA - AREA_INDEX["L"]) == (UNIT["su-121"],)


@pytest.mark.rule("s42:23.4.l")
def test_before_winter_they_stay() -> None:
    assert table(bare(turn=27, stand={"su-121": "area-K"}), CloseAreas()).decision is None
