"""Chapter 6: who has a zone of control, and what stops it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.state.markers import CityBattle
from grognard.games.s42.state.position import DISRUPTED, IN_FULL_RETREAT, TRAIN, UNSUPPLIED, Position
from grognard.games.s42.state.zones import in_zoc, zones
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import Stand, bare

AROUND = {HEXES[hex_] for hex_ in GRID.near[HEX[CENTRE]]}
RIFLE, PANZER, ARMY_HQ = "su-121", "ge-3pz", "su-5ta-hq"


def field(stand: Stand, fields: Mapping[str, Any] | None = None, **drawn: Mapping[str, str]) -> Position:
    return bare(patch=steppe(**drawn), stand=stand, **(fields or {}))


def zone(position: Position, side: int = SOVIET) -> set[str]:
    return {HEXES[hex_] for hex_ in zones(position, side).zone}


def one(unit: str = RIFLE, **drawn: Mapping[str, str]) -> Position:
    return field({unit: CENTRE}, **drawn)


@pytest.mark.rule("s42:6.1.a")
def test_six_hexes_around_a_combat_unit() -> None:
    position = one()
    assert zone(position) == AROUND
    assert in_zoc(position, AXIS, HEX["3019"])
    assert not in_zoc(position, SOVIET, HEX["3019"])
    assert not in_zoc(position, AXIS, HEX[CENTRE])


@pytest.mark.rule("s42:6.1.a")
def test_a_stack_has_one_zone() -> None:
    assert zone(field(((RIFLE, CENTRE), ("su-6", CENTRE)))) == AROUND


@pytest.mark.rule("s42:6.1.b")
@pytest.mark.parametrize("water", ["minor", "major"])
def test_rivers_stop_no_zone(water: str) -> None:
    assert zone(one(waters={"3019/3020": water})) == AROUND


@pytest.mark.rule("s42:6.1.b")
@pytest.mark.parametrize("kind", ["forest", "mountain", "marsh"])
def test_no_terrain_stops_a_zone(kind: str) -> None:
    assert zone(one(terrain={"3019": kind})) == AROUND


@pytest.mark.rule("s42:6.1.c")
def test_the_volga_stops_it_even_at_a_ferry() -> None:
    assert zone(one(waters={"3019/3020": "volga"})) == AROUND - {"3019"}
    ferry = one(waters={"3019/3020": "volga"}, crossings={"3019/3020": "ferry"})
    assert zone(ferry) == AROUND - {"3019"}


@pytest.mark.rule("s42:6.1.d", "s42:2.2.3.b", "s42:2.2.3.d")
def test_an_open_lake_stops_it() -> None:
    assert zone(one(waters={"3019/3020": "lake"})) == AROUND - {"3019"}


@pytest.mark.rule("s42:6.1.d", "s42:2.2.3.c")
def test_alpine_peaks_stop_it_in_winter_only() -> None:
    peaks = one(waters={"3019/3020": "alpine"})
    assert zone(peaks) == AROUND
    assert zone(peaks.but(turn=28)) == AROUND - {"3019"}


@pytest.mark.rule("s42:6.1.e")
def test_it_ends_at_the_edge_of_the_map() -> None:
    assert all(hex_ >= 0 for hex_ in zones(bare(stand={RIFLE: "1700"}), SOVIET).zone)


@pytest.mark.rule("s42:6.1.f", "s42:19.2.a")
def test_non_combat_units_have_none() -> None:
    assert zone(one(ARMY_HQ)) == set()
    assert zone(field(((ARMY_HQ, CENTRE), (RIFLE, CENTRE)))) == AROUND


@pytest.mark.rule("s42:6.1.g", "s42:5.6.4.a")
def test_a_unit_on_a_train_has_none() -> None:
    assert zone(one().mark([UNIT[RIFLE]], TRAIN)) == set()


@pytest.mark.rule("s42:13.2.1.e", "s42:13.2.2.a", "s42:13.3.2.c", "s42:16.4.i")
def test_disrupted_and_unsupplied_units_keep_theirs_and_those_in_full_retreat_lose_it() -> None:
    position = one()
    piece = position.pieces[UNIT[RIFLE]]
    for order, expected in ((DISRUPTED, AROUND), (IN_FULL_RETREAT, set())):
        assert zone(position.with_piece(UNIT[RIFLE], replace(piece, order=order))) == expected
    assert zone(position.mark([UNIT[RIFLE]], UNSUPPLIED)) == AROUND


@pytest.mark.rule("s42:29.1.1.f")
def test_in_a_contested_city_no_unit_has_one() -> None:
    stand = ((RIFLE, CENTRE), (PANZER, CENTRE))
    city = field(stand, {"battles": (CityBattle(HEX[CENTRE], 1, SOVIET),)}, places={CENTRE: "city"})
    contested = city.but(rules=replace(city.rules, contested_cities=True))
    assert zone(contested) == zone(contested, AXIS) == set()


@pytest.mark.rule("s42:6.1.a", "s42:29.1.1.b")
def test_the_marker_of_a_city_battle_alone_takes_no_zone_away() -> None:
    city = field({RIFLE: CENTRE}, {"battles": (CityBattle(HEX[CENTRE], 1, SOVIET),)}, places={CENTRE: "city"})
    assert zone(city) == AROUND
