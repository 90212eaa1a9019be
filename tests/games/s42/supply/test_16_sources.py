"""16.2 Sources of supply: entry areas, ports and their seas; 16.3.4 whose a port is."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.s42.data.board import AREA_INDEX, AREAS, HEX, Patch
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.state.control import take
from grognard.games.s42.state.position import AREA, Position, place_name
from grognard.games.s42.supply.lines import azov_is_open, has_line, is_supplied, source_hexes, trace
from grognard.games.s42.supply.sources import edges, own_areas
from tests.games.s42.table import Stand, bare, table

TEMRYUK, TAMAN = "1949", "1549"
YEYSK, TAGANROG = "2338", "2634"
NOVOROSSIYSK, TUAPSE = "2152", "2956"
RIFLES, INFANTRY, PANZER = "su-1", "ge-9", "ge-3pz"


def names(hexes: tuple[int, ...]) -> set[str]:
    return {name for name, hex_ in HEX.items() if hex_ in hexes}


def held(*ports: str, stand: Stand = (), **fields: Any) -> Position:
    """A map where the Axis holds these ports and every city that is none."""
    country = bare().country
    inland = country.sites - country.ports.keys()
    return bare(stand=stand, held=tuple(sorted({*inland, *(HEX[port] for port in ports)})), **fields)


# -- 16.2.1, 16.2.2 entry areas --------------------------------------------------------------------------------------


@pytest.mark.rule("s42:16.2.1.a", "s42:16.2.2.a", "s42:22.2.b", "s42:22.2.c")
def test_friendly_entry_areas_are_sources() -> None:
    position = bare()
    assert {AREAS[area] for area in own_areas(position, SOVIET)} == set("ABCDEFGHIJKL")
    assert {AREAS[area] for area in own_areas(position, AXIS)} == set("WXYZ")
    assert edges(position, SOVIET)[HEX["3000"]] == AREA - AREA_INDEX["B"]
    assert HEX["1002"] not in edges(position, SOVIET)


@pytest.mark.rule("s42:22.2.a", "s42:C1.2.j", "s42:C3.1.f")
def test_whose_they_are_depends_on_the_scenario() -> None:
    assert {AREAS[area] for area in own_areas(bare("fall-blau"), SOVIET)} == set("ABMNOPQR")
    assert {AREAS[area] for area in own_areas(bare("uranus"), AXIS)} == set("QRXYZ")


@pytest.mark.rule("s42:23.4.k")
@pytest.mark.parametrize(("turn", "serves"), [(27, True), (28, False)])
def test_the_area_that_winter_closes_supplies_no_unit(turn: int, serves: bool) -> None:
    assert (AREA_INDEX["K"] in own_areas(bare(turn=turn), SOVIET)) is serves


@pytest.mark.rule("s42:24.1.3.c", "s42:24.1.3.d")
def test_the_area_before_baku_is_no_source_while_the_axis_is_there() -> None:
    position = bare(stand={PANZER: "area-G"})
    assert AREA_INDEX["G"] not in own_areas(position, SOVIET)
    assert AREA_INDEX["G"] not in own_areas(position, AXIS)
    assert AREA_INDEX["G"] in own_areas(bare(stand={RIFLES: "area-G"}), SOVIET)


@pytest.mark.rule("s42:24.1.2.g", "s42:24.1.2.j")
def test_the_axis_before_baku_needs_a_road_to_its_sources() -> None:
    assert has_line(held(stand={PANZER: "area-G"}), UNIT[PANZER])
    assert [place_name(place) for place in trace(held(stand={PANZER: "area-G"}), UNIT[PANZER])][:2] == [
        "area-G",
        "7558",
    ]
    assert not has_line(held(stand={PANZER: "area-G", RIFLES: "7558"}), UNIT[PANZER]), "the only road"
    assert not has_line(bare(stand={PANZER: "area-G"}), UNIT[PANZER]), "cities of the enemy on the way"
    assert has_line(bare(stand={RIFLES: "area-G"}), UNIT[RIFLES])


# -- 16.2.3 to 16.2.5 ports ------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:16.2.1.b", "s42:16.2.3.a", "s42:16.2.3.b")
def test_ports_of_the_black_sea_supply_the_soviets_while_they_hold_them() -> None:
    assert {NOVOROSSIYSK, TUAPSE} <= names(source_hexes(bare(), SOVIET))
    taken = held(NOVOROSSIYSK)
    assert NOVOROSSIYSK not in names(source_hexes(taken, SOVIET))
    assert TUAPSE in names(source_hexes(taken, SOVIET))
    assert NOVOROSSIYSK not in names(source_hexes(taken, AXIS)), "the Soviets always control the Black Sea"
    assert NOVOROSSIYSK not in names(source_hexes(bare(stand={INFANTRY: NOVOROSSIYSK}), SOVIET))


@pytest.mark.rule("s42:16.2.5.a", "s42:16.2.5.b", "s42:C2.2.j")
def test_taman_supplies_the_axis_alone() -> None:
    assert TAMAN not in names(source_hexes(bare(), SOVIET))
    assert TAMAN not in names(source_hexes(bare(), AXIS))
    assert TAMAN in names(source_hexes(held(TAMAN), AXIS))
    assert is_supplied(held(TAMAN), AXIS, HEX["1649"])


@pytest.mark.rule("s42:5.7.2.a", "s42:16.2.5.b")
def test_the_crimea_supplies_no_unit_over_the_strait() -> None:
    assert HEX[TAMAN] not in edges(bare(), AXIS)


@pytest.mark.rule("s42:16.2.4.a", "s42:16.2.3.a")
def test_the_sea_of_azov_is_theirs_who_hold_temryuk_and_can_supply_it() -> None:
    position = bare()
    assert azov_is_open(position, SOVIET)
    assert not azov_is_open(position, AXIS)
    assert {TEMRYUK, YEYSK} <= names(source_hexes(position, SOVIET))
    taken = held(TEMRYUK, TAGANROG)
    assert not azov_is_open(taken, SOVIET)
    assert azov_is_open(taken, AXIS), "by road from the west"
    assert {TEMRYUK, TAGANROG} <= names(source_hexes(taken, AXIS))
    assert YEYSK not in names(source_hexes(taken, AXIS)), "a port of the other side"
    assert YEYSK not in names(source_hexes(taken, SOVIET)), "a sea of the other side"


@pytest.mark.rule("s42:16.2.4.a")
def test_no_side_controls_the_sea_while_temryuk_is_cut_off() -> None:
    ring = Patch(
        terrain=tuple((name, "sea") for name in ("1848", "1849", "1948", "2048", "2049", "1950") if name in HEX),
    )
    position = bare(patch=ring)
    assert not azov_is_open(position, SOVIET)
    assert YEYSK not in names(source_hexes(position, SOVIET))


@pytest.mark.rule("s42:16.2.1.b", "s42:16.3.4.b")
def test_the_side_that_passes_a_port_last_holds_it() -> None:
    game = table(bare())
    take(game, AXIS, HEX[TEMRYUK])
    assert game.position.controller(HEX[TEMRYUK]) == AXIS
    take(game, SOVIET, HEX[TEMRYUK])
    assert game.position.controller(HEX[TEMRYUK]) == SOVIET


# -- C2.2 the Caucasus -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:C2.2.k")
def test_in_the_caucasus_the_roads_of_the_northern_edge_supply_the_axis() -> None:
    found = names(source_hexes(bare("caucasus"), AXIS))
    assert found
    assert all(name.endswith("40") and name < "4440" for name in found)
    assert is_supplied(bare("caucasus"), AXIS, HEX["3142"])
