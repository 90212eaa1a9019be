"""17.1, 17.4, 17.5 Converted railways, unfinished ones, and the rail net of each side."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.s42.data.board import HEX, WEST
from grognard.games.s42.data.units import AXIS, SOVIET
from grognard.games.s42.state.position import Position
from grognard.games.s42.supply.rail_net import finished, net, railways
from tests.games.s42.table import Stand, bare

KASTORNOYE = "2002"
RIFLES, INFANTRY = "su-1", "ge-9"
TO_KASTORNOYE = ("1502", "1602", "1702", "1802", "1902", "2002")
TO_VALUYKI = ("1816", "1915", "1916", "2014", "2013")


def east(*hexes: str, stand: Stand = (), scenario: str = "campaign", **fields: Any) -> Position:
    """A map where rail heads have passed these hexes."""
    return bare(scenario, stand=stand, converted=tuple(sorted(HEX[name] for name in hexes)), **fields)


def served(position: Position, side: int = AXIS) -> set[str]:
    found = net(position, side)
    return {name for name, hex_ in HEX.items() if hex_ in found}


# -- 17.1 conversion -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:17.1.a", "s42:C4.1.f")
def test_east_of_the_start_line_the_axis_needs_converted_hexes() -> None:
    found = net(bare(), AXIS)
    green = bare().country.green
    assert found
    assert all(WEST[hex_] for hex_ in found if hex_ in green)
    assert set(TO_KASTORNOYE) <= served(east(*TO_KASTORNOYE))
    assert set(TO_KASTORNOYE[2:]).isdisjoint(served(east(*TO_KASTORNOYE[:2])))


@pytest.mark.rule("s42:17.1.b", "s42:17.1.c", "s42:17.1.d")
def test_the_line_between_kastornoye_and_valuyki_is_converted_with_its_ends() -> None:
    between = {"2004", "1906", "1808", "1910", "1912", "2012"}
    assert not any(HEX[name] in bare().country.green for name in between)
    assert between.isdisjoint(served(east(*TO_KASTORNOYE)))
    assert between.isdisjoint(served(east(*TO_VALUYKI)))
    assert between <= served(east(*TO_KASTORNOYE, *TO_VALUYKI))


@pytest.mark.rule("s42:17.1.e", "s42:17.1.f")
def test_a_dead_end_is_never_converted() -> None:
    country = bare().country
    everything = east(*(name for name, hex_ in HEX.items() if hex_ in country.green))
    lines = railways(everything, AXIS)
    assert HEX["2338"] not in lines
    assert HEX["2338"] in railways(everything, SOVIET)


# -- 17.4 the rail net -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:17.4.a")
def test_a_line_joins_the_net_to_a_source() -> None:
    found = served(bare(), SOVIET)
    assert {"2000", "2700", "2152"} <= found, "areas A, and the port of Novorossiysk"
    assert "3020" not in found


@pytest.mark.rule("s42:17.4.b", "s42:17.4.c", "s42:17.4.e")
def test_enemies_and_their_zones_cut_the_line_unless_a_friend_is_there() -> None:
    free = served(east(*TO_KASTORNOYE))
    assert "1902" in free
    assert "1902" not in served(east(*TO_KASTORNOYE, stand={RIFLES: "1602"}))
    watched = served(east(*TO_KASTORNOYE, stand={RIFLES: "1703"}))
    assert "1802" not in watched
    held = east(*TO_KASTORNOYE, stand={RIFLES: "1703", INFANTRY: "1702", "ge-44": "1602", "ge-45": "1802"})
    assert KASTORNOYE in served(held)


@pytest.mark.rule("s42:17.4.d")
def test_the_soviets_need_no_conversion() -> None:
    assert set(TO_KASTORNOYE) <= served(bare(), SOVIET)
    assert set(TO_KASTORNOYE) <= served(east(*TO_KASTORNOYE), SOVIET)


@pytest.mark.rule("s42:C1.2.g")
def test_in_fall_blau_the_lines_of_the_east_and_south_are_joined_to_the_soviet_net() -> None:
    position = bare("fall-blau")
    country = position.country
    ends = {hex_ for area, hexes in enumerate(country.touches) if country.owner(area) == SOVIET for hex_ in hexes}
    assert {hex_ for hex_ in ends if hex_ in country.rail_near} <= net(position, SOVIET)


@pytest.mark.rule("s42:5.5.7.b")
def test_the_ferry_of_vladimirovka_is_a_soviet_railway() -> None:
    one, other = bare().country.rail_ferry
    assert other in railways(bare(), SOVIET)[one]
    everything = east(*(name for name in HEX))
    assert other not in railways(everything, AXIS).get(one, ())


# -- 17.5 unfinished railways ----------------------------------------------------------------------------------------


@pytest.mark.rule("s42:17.5.a", "s42:17.5.b", "s42:17.5.c", "s42:17.5.d")
@pytest.mark.parametrize(("turn", "done"), [(22, False), (23, True)])
def test_the_volga_railway_is_used_from_its_turn_on(turn: int, done: bool) -> None:
    assert ("rail-volga" in finished(turn)) is done
    country = bare().country
    one, other = next(side for side, kind in country.rails.items() if kind == "rail-volga")
    lines = railways(bare(turn=turn), SOVIET)
    assert (other in lines.get(one, ())) is done


@pytest.mark.rule("s42:17.5.e", "s42:5.6.6.a", "s42:22.6.4.e")
def test_the_caspian_railway_is_never_used() -> None:
    assert "rail-caspian" not in finished(36)
    country = bare().country
    one, other = next(side for side, kind in country.rails.items() if kind == "rail-caspian")
    assert other not in railways(bare(turn=36), SOVIET).get(one, ())
