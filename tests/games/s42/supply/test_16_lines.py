"""16.3 Lines of supply. A road runs from 3016 north to entry area B beyond 3000; the units are Soviet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grognard.games.s42.data.board import HEX, Patch
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.state.position import RAIN, Position, place_name
from grognard.games.s42.supply.lines import has_line, hex_has_line, is_supplied, net, trace
from grognard.games.s42.turn.weather import overland_hexes
from tests.games.s42.steppe import chain, steppe
from tests.games.s42.table import Stand, bare

A, B, C, D = "su-121", "su-6", "su-1", "su-4"
FOE, FOE2, PANZER = "ge-9", "ge-44", "ge-3pz"
COLUMN = tuple(f"30{row:02}" for row in range(17))
ROAD = chain("primary", *COLUMN)


def land(roads: Mapping[str, str] | None = None, **drawn: Mapping[str, str]) -> Patch:
    return steppe(roads=ROAD | dict(roads or {}), **drawn)


def field(stand: Stand, *, patch: Patch | None = None, **fields: Any) -> Position:
    return bare(patch=patch or land(), stand=stand, **fields)


def supplied(stand: Stand, unit: str = A, *, patch: Patch | None = None, **fields: Any) -> bool:
    return has_line(field(stand, patch=patch, **fields), UNIT[unit])


def names(line: tuple[int, ...]) -> list[str]:
    return [place_name(place) for place in line]


# -- 16.3.1 the two parts --------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:16.3.1.a", "s42:16.3.1.b", "s42:16.3.1.c", "s42:16.3.2.a", "s42:16.3.3.a")
def test_a_line_goes_overland_to_a_road_and_along_it_to_the_source() -> None:
    line = names(trace(field({A: "3019"}), UNIT[A]))
    assert line == ["3019", "3018", "3017", *reversed(COLUMN), "area-B"]


@pytest.mark.rule("s42:16.2.1.a")
def test_a_unit_in_its_entry_area_stands_at_a_source() -> None:
    position = field({A: "area-B"})
    assert has_line(position, UNIT[A])
    assert names(trace(position, UNIT[A])) == ["area-B"]


def test_a_unit_that_is_nowhere_has_no_line() -> None:
    assert not has_line(field({A: "eliminated"}), UNIT[A])
    assert trace(field({A: "eliminated"}), UNIT[A]) == ()


# -- 16.3.2 the overland part ----------------------------------------------------------------------------------------


@pytest.mark.rule("s42:16.3.2.b")
@pytest.mark.parametrize(("hex_", "has"), [("3021", True), ("3022", False)])
def test_the_overland_part_is_five_hexes_long_at_most(hex_: str, has: bool) -> None:
    assert supplied({A: hex_}) is has


@pytest.mark.rule("s42:23.2.2.m")
def test_in_rain_it_is_three_hexes_long() -> None:
    position = field({A: "3019"}, turn=20, weather=RAIN)
    assert overland_hexes(position) == 3
    assert has_line(position, UNIT[A])
    assert not supplied({A: "3020"}, turn=20, weather=RAIN)


@pytest.mark.rule("s42:16.3.2.c", "s42:16.3.2.d")
@pytest.mark.parametrize("kind", ["mountain", "marsh"])
def test_mountain_and_marsh_count_double_off_the_road(kind: str) -> None:
    ring = dict.fromkeys(("2918", "3018", "3118", "2919", "3119", "3017", "2917", "3117"), kind)
    assert supplied({A: "3019"}, patch=land(terrain={"3018": kind}))
    assert supplied({A: "3021"}, patch=land(terrain={"3021": kind})), "the hex it starts in is not entered"
    walled = {f"{column}{row}": kind for column in (26, 27, 28, 29, 30, 31, 32, 33, 34) for row in (18, 19)}
    assert not supplied({A: "3021"}, patch=land(terrain=walled))
    assert supplied({A: "3019"}, patch=land(terrain=ring)), "2 and 2 and the hex of the road make five"


@pytest.mark.rule("s42:16.3.2.c")
def test_along_a_road_they_count_as_one() -> None:
    walled = {f"{column}{row}": "mountain" for column in (26, 27, 28, 29, 30, 31, 32, 33, 34) for row in (18, 19)}
    lane = chain("secondary", "3020", "3019", "3018", "3017")
    assert supplied({A: "3021"}, patch=land(lane, terrain=walled))


@pytest.mark.rule("s42:16.3.2.e", "s42:16.3.2.f")
def test_a_lake_stops_the_line_and_no_river_does() -> None:
    around = [f"3017/{near}" for near in ("3016", "2917", "2918", "3018", "3118", "3117")]
    for water, has in (("lake", False), ("major", True), ("minor", True), ("volga", True)):
        patch = land(waters=dict.fromkeys(around, water))
        assert supplied({A: "3017"}, patch=patch) is has, water


@pytest.mark.rule("s42:16.3.2.g")
def test_alpine_peaks_are_passed_by_road_only() -> None:
    around = [f"3017/{near}" for near in ("3016", "2917", "2918", "3018", "3118", "3117")]
    peaks = dict.fromkeys(around, "alpine")
    assert not supplied({A: "3017"}, patch=land(waters=peaks))
    assert supplied({A: "3017"}, patch=land(chain("secondary", "3016", "3017"), waters=peaks))
    assert not supplied({A: "3017"}, patch=land(chain("secondary", "3016", "3017"), waters=peaks), turn=28)


@pytest.mark.rule("s42:16.3.2.h")
def test_no_line_enters_a_hex_with_an_enemy() -> None:
    ring = dict(
        zip(
            ("ge-9", "ge-44", "ge-45", "ge-57", "ge-62", "ge-68"),
            ("3017", "2918", "2919", "3019", "3119", "3118"),
            strict=True,
        )
    )
    assert not supplied({A: "3018", **ring})
    del ring["ge-9"]
    assert supplied({A: "3018", B: "3017", **ring})


@pytest.mark.rule("s42:16.3.2.j", "s42:16.3.2.k", "s42:16.3.2.l", "s42:6.3.c")
def test_one_empty_hex_in_a_zone_is_passed_and_two_in_a_row_are_not() -> None:
    foes = {FOE: "2819", FOE2: "3220"}
    assert supplied({A: "3019", **foes}), "no unit watches 3018 and 3017"
    near = {FOE: "2918", FOE2: "3118"}
    assert not supplied({A: "3019", **near}), "3018 and 3017 are watched, and a bond is there"
    one = {FOE: "2918"}
    assert supplied({A: "3019", **one}), "round by the other side"


@pytest.mark.rule("s42:16.3.2.j", "s42:16.3.2.k")
def test_own_units_cancel_the_zone_in_their_hex() -> None:
    walls = {f"3019/{near}": "lake" for near in ("2919", "2920", "3020", "3120", "3119")}
    walls |= {f"3018/{near}": "lake" for near in ("2918", "2919", "3119", "3118")}
    walls |= {f"3017/{near}": "lake" for near in ("2917", "2918", "3118", "3117")}
    lane = land(waters=walls | {"2917/2918": "lake"})
    assert supplied({A: "3019"}, patch=lane)
    del walls["3018/2918"], walls["3017/2918"]
    lane = land(waters=walls)
    assert not supplied({A: "3019", FOE: "2918"}, patch=lane), "3018 and 3017 in a row"
    assert supplied({A: "3019", B: "3018", FOE: "2918"}, patch=lane)
    assert supplied({A: "3019", B: "3017", FOE: "2918"}, patch=lane)
    assert not supplied({A: "3019", "su-5sh-hq": "3018", FOE: "2918"}, patch=lane), "a headquarters alone does not"


@pytest.mark.rule("s42:16.3.2.i", "s42:7.2.e")
def test_no_line_goes_through_a_bond() -> None:
    walls = {f"3018/{near}": "lake" for near in ("2918", "2919", "3018", "3019", "3119", "3118") if near != "3018"}
    alone = land(waters=walls)
    assert supplied({A: "3018"}, patch=alone)
    assert supplied({A: "3018", FOE: "2917"}, patch=alone), "one watched hex"
    assert not supplied({A: "3018", FOE: "2918", FOE2: "3117"}, patch=alone)


# -- 16.3.3 the road part --------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:16.3.3.b", "s42:16.3.2.a")
def test_any_type_of_road_will_do_and_a_road_beyond_open_ground_will_not() -> None:
    lane = chain("secondary", "3016", "3017", "3018", "3019", "3020", "3021", "3022")
    assert supplied({A: "3022"}, patch=land(lane))
    broken = chain("primary", "3018", "3019", "3020", "3021", "3022")
    assert not supplied({A: "3022"}, patch=land(broken)), "overland, road, overland, road"


@pytest.mark.rule("s42:16.3.3.c")
def test_roads_that_meet_at_a_ferry_are_joined() -> None:
    lane = chain("primary", "3017", "3018", "3019")
    volga = {"3016/3017": "volga"}
    assert HEX["3019"] not in net(field({}, patch=land(lane, waters=volga)), SOVIET).came
    ferry = land(lane, waters=volga, crossings={"3016/3017": "ferry"})
    assert HEX["3019"] in net(field({}, patch=ferry), SOVIET).came


@pytest.mark.rule("s42:16.3.3.d", "s42:16.3.3.e", "s42:16.3.3.f")
def test_an_enemy_zone_ends_the_road_part_unless_a_friend_is_there() -> None:
    assert HEX["3010"] in net(field({}), SOVIET).came
    watched = net(field({FOE: "2914"}), SOVIET).came
    assert HEX["3012"] in watched
    assert HEX["3013"] not in watched
    assert HEX["3016"] not in watched
    held = net(field({FOE: "2914", A: "3013", B: "3014"}), SOVIET).came
    assert HEX["3016"] in held
    assert HEX["3014"] not in net(field({FOE: "3014"}), SOVIET).came


@pytest.mark.rule("s42:7.2.e", "s42:7.4.a")
def test_a_road_is_cut_by_a_bond_across_it_even_between_friends() -> None:
    ends = {FOE: "2913", FOE2: "3113"}
    alone = net(field({**ends, A: "3012"}), SOVIET).came
    assert HEX["3012"] in alone
    assert HEX["3014"] not in alone
    assert HEX["3014"] in net(field({**ends, A: "3012", B: "3013"}), SOVIET).came, "friends on both sides break it"


@pytest.mark.rule("s42:16.3.3.g", "s42:16.3.4.c")
def test_an_empty_city_of_the_enemy_is_closed_as_if_he_were_there() -> None:
    city = land(places={"3015": "city", "3014": "town"})
    assert HEX["3016"] in net(field({}, patch=city), SOVIET).came
    held = field({}, patch=city, held=(HEX["3015"],))
    assert HEX["3016"] not in net(held, SOVIET).came
    assert HEX["3016"] in net(field({A: "3015"}, patch=city, held=(HEX["3015"],)), SOVIET).came
    assert HEX["3016"] in net(field({}, patch=city, held=(HEX["3014"],)), SOVIET).came, "a town is no side's"


@pytest.mark.rule("s42:16.3.4.c", "s42:16.3.4.d")
def test_the_overland_part_keeps_out_of_it_too() -> None:
    walls = {f"3018/{near}": "lake" for near in ("2918", "2919", "3019", "3119", "3118")}
    patch = land(waters=walls, places={"3017": "city"})
    assert supplied({A: "3018"}, patch=patch)
    assert not supplied({A: "3018"}, patch=patch, held=(HEX["3017"],))
    assert not hex_has_line(field({}, patch=patch, held=()), UNIT[FOE], HEX["3018"])


# -- the diagram of 16.3.3 -------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:16.3.3.h", "s42:16.3.3.i")
def test_the_diagram_of_four_units_in_supply() -> None:
    """A and B stand on the road in the midst of enemy zones; C and D trace overland to the hex of B, then by road."""
    stand = {A: "3012", B: "3013", C: "3114", D: "3015", FOE: "2913", FOE2: "3113"}
    position = field(stand, patch=steppe(roads=chain("primary", *COLUMN[:14])))
    assert all(has_line(position, UNIT[unit]) for unit in (A, B)), "no bond between friends on both sides"
    for unit in (C, D):
        line = names(trace(position, UNIT[unit]))
        assert line[-15:] == ["3013", *reversed(COLUMN[:13]), "area-B"], unit


def test_the_other_side_has_its_own_sources() -> None:
    position = field({PANZER: "3016"})
    assert is_supplied(position, AXIS, HEX["3016"])
    assert names(trace(position, UNIT[PANZER]))[-1] in ("area-X", "area-Y", "area-Z")
