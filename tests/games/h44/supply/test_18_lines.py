"""Chapter 18.3: lines of supply, over land and along roads."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.h44.data.board import HEX
from grognard.games.h44.data.units import UNIT
from grognard.games.h44.supply.lines import hex_has_line
from tests.games.h44.heath import chain, heath, moving, phase, stand
from tests.games.h44.table import H44_, check

ROAD = [f"39{column}" for column in range(13, 27)]
"""A road to the eastern edge and area I."""


def land(**layers: Any) -> dict[str, Any]:
    layers.setdefault("roads", chain(ROAD))
    return heath("4013", 45, **layers)


PLAIN = land()


def supplied(unit: str, at: str, *others: tuple[str, str], side: str = "german", **keys: Any) -> bool:
    base: dict[str, Any] = {"board": PLAIN, **keys}
    game = moving("german" if side == "allied" else "allied", stand((unit, at), *others), **base)
    return H44_.check(game, {"supplied": unit}) is None


@pytest.mark.rule("h44:18.3.a", "h44:18.3.b", "h44:18.3.1.a", "h44:18.3.2.a")
def test_four_hexes_over_land_then_any_length_of_road() -> None:
    assert supplied("ge-ewald", "4315")
    assert not supplied("ge-ewald", "4415")
    assert supplied("ge-ewald", "3913")


@pytest.mark.rule("h44:18.3.1.a")
def test_four_hexes_to_the_source_itself() -> None:
    bare = heath("4013", 45)
    # 3926 is the first hex of the map, the area the next
    assert supplied("ge-ewald", "3923", board=bare)
    assert not supplied("ge-ewald", "3922", board=bare)


@pytest.mark.rule("h44:18.3.2.b")
@pytest.mark.parametrize("kind", ["primary", "secondary", "minor"])
def test_any_kind_of_road_will_do(kind: str) -> None:
    assert supplied("ge-ewald", "4114", board=land(roads=chain(ROAD, kind)))
    assert not supplied("ge-ewald", "4114", board=land(roads=chain(ROAD[:8], kind)))


@pytest.mark.rule("h44:18.3.1.b", "h44:18.3.1.c")
def test_over_any_ground_but_not_over_a_major_river() -> None:
    shore = {f"40{c:02}/41{d:02}": "major" for c in range(1, 27) for d in (c - 1, c) if d}
    assert not supplied("ge-ewald", "4114", board=land(waters=shore))
    assert supplied("ge-ewald", "4114", board=land(waters=dict.fromkeys(shore, "canal")))
    marsh = dict.fromkeys([f"{row}{c}" for row in (40, 41, 42) for c in range(10, 20)], "marsh")
    assert supplied("ge-ewald", "4114", board=land(terrain=marsh))


@pytest.mark.rule("h44:18.3.1.d")
def test_engineers_carry_supplies_over_a_major_river() -> None:
    shore = {f"40{c:02}/41{d:02}": "major" for c in range(1, 27) for d in (c - 1, c) if d}
    keys: dict[str, Any] = {"board": land(waters=shore)}
    place = stand(ge_159_eng="4015", ge_ewald="4115")
    check(phase("combat", "german", place, **keys), {"supplied": "ge-ewald", "is": False})
    row = [{"unit": "ge-159-eng", "from": "4015", "to": "4115"}]
    check(phase("combat", "german", place, **keys, pontoons=row), {"supplied": "ge-ewald"})


@pytest.mark.rule("h44:18.3.1.e", "h44:18.3.1.f")
def test_not_through_enemies_nor_two_empty_hexes_of_their_zone() -> None:
    # one step in 4114: each way to the road from 4214 passes its zone twice, unless a friend holds one of the hexes
    assert supplied("ge-ewald", "4114")
    ring = [("br-30c-eng", "4016"), ("ca-2023rce", "4113"), ("br-43-eng", "4214")]
    assert not supplied("ge-ewald", "4115", *ring, ("br-rem-inf-1", "4117"))
    assert supplied("ge-ewald", "4114", ("br-30c-eng", "4113"))


@pytest.mark.rule("h44:18.3.1.f")
def test_a_friend_in_the_hex_cancels_the_zone_for_the_overland_part() -> None:
    # the only way to the road leads from 4216 through 4116 and 4016; the enemy stands beside both
    sea = {f"{row}{c:02}": "water" for row in (40, 41, 42, 43) for c in range(10, 24)}
    board = land(terrain=sea | dict.fromkeys(["4216", "4116", "4016", "4115"], "clear"))
    enemy = ("br-30c-eng", "4115")
    assert supplied("ge-ewald", "4216", board=board)
    assert not supplied("ge-ewald", "4216", enemy, board=board)
    assert supplied("ge-ewald", "4216", enemy, ("ge-14-hoff", "4116"), board=board)
    assert supplied("ge-ewald", "4216", enemy, ("ge-14-hoff", "4016"), board=board)


@pytest.mark.rule("h44:18.3.2.c", "h44:18.3.2.d")
def test_the_road_is_cut_by_enemies_and_their_zones() -> None:
    assert supplied("ge-ewald", "4114")
    assert not supplied("ge-ewald", "4114", ("br-30c-eng", "3921"))
    assert not supplied("ge-ewald", "4114", ("br-30c-eng", "4021"))
    # a friend on the road does not help here
    assert not supplied("ge-ewald", "4114", ("br-30c-eng", "4021"), ("ge-kerutt", "3920"), ("ge-stephan", "3921"))
    assert supplied("ge-ewald", "4114", ("br-30c-eng", "4121"))


@pytest.mark.rule("h44:18.3.2.e")
def test_the_road_is_cut_by_a_city_the_enemy_passed_last() -> None:
    board = land(places={"3920": "city"})
    assert supplied("ge-ewald", "4114", board=board)
    assert not supplied("ge-ewald", "4114", board=board, control={"3920": "allied"})
    assert supplied("ge-ewald", "4114", ("ge-kerutt", "3920"), board=board, control={"3920": "german"})


BRIDGED = land(waters={"3920/3921": "canal"}, bridges={"bridge-son": "3920/3921"})


@pytest.mark.rule("h44:18.3.2.f", "h44:18.3.2.h")
@pytest.mark.parametrize(
    ("state", "works"), [("mined", True), ("intact", False), ("blown", False), ("repairing", False)]
)
def test_german_supplies_roll_over_mined_bridges_only(state: str, works: bool) -> None:
    assert supplied("ge-ewald", "4114", board=BRIDGED, bridges={"bridge-son": state}) == works


@pytest.mark.rule("h44:18.3.2.f", "h44:18.3.2.i")
@pytest.mark.parametrize(
    ("state", "works"), [("mined", False), ("intact", True), ("blown", False), ("repairing", False)]
)
def test_allied_supplies_roll_over_intact_bridges_only(state: str, works: bool) -> None:
    way = ["0904", "1005", "1104", "1205", "1304", "1405", "1504", "1605", "1704", "1805"]
    board = heath("4013", 45, roads=chain(way), waters={"1205/1304": "canal"}, bridges={"bridge-son": "1205/1304"})
    assert supplied("br-1gg", "1805", side="allied", board=board, bridges={"bridge-son": state}) == works


@pytest.mark.rule("h44:18.3.2.g")
def test_the_road_does_not_go_by_ferry() -> None:
    board = land(waters={"3920/3921": "major"}, ferries={"ferry-driel": "3920/3921"})
    assert not supplied("ge-ewald", "4114", board=board)
    assert supplied("ge-ewald", "4114", board=land(ferries={"ferry-driel": "3920/3921"}))


@pytest.mark.rule("h44:18.3.1.d", "h44:23.3.1.c")
def test_engineers_carry_supplies_for_their_own_side_from_their_own_bank() -> None:
    shore = {f"40{c:02}/41{d:02}": "major" for c in range(1, 27) for d in (c - 1, c) if d}
    keys: dict[str, Any] = {"board": land(waters=shore)}
    laid = [{"unit": "ge-159-eng", "from": "4015", "to": "4115"}]
    at_work = stand(ge_159_eng="4115", ge_ewald="4215")
    check(phase("combat", "german", at_work, **keys, pontoons=laid), {"supplied": "ge-ewald"})
    gone = stand(ge_159_eng="4116", ge_ewald="4215")
    check(phase("combat", "german", gone, **keys, pontoons=laid), {"supplied": "ge-ewald", "is": False})
    theirs = [{"unit": "br-30c-eng", "from": "4015", "to": "4115"}]
    enemy = stand(br_30c_eng="4015", ge_kerutt="4014", ge_ewald="4115")
    check(phase("combat", "german", enemy, **keys, pontoons=theirs), {"supplied": "ge-ewald", "is": False})


@pytest.mark.rule("h44:18.3.2.d", "h44:18.2.2.a")
def test_no_road_leads_from_a_supply_head_under_the_eyes_of_the_enemy() -> None:
    """Over land the head still serves the hexes around it."""
    board = heath("4013", 45, roads=chain(ROAD[:10]))
    place = stand(us_82_sup="3913", us_505_1="3920", us_505_2="3916")
    check(moving("german", place, board=board, turn=4), {"supplied": "us-505-1"}, {"supplied": "us-505-2"})
    game = moving("german", [*place, *stand(ge_14_hoff="3912")], board=board, turn=4)
    check(game, {"supplied": "us-505-1", "is": False}, {"supplied": "us-505-2"})


@pytest.mark.rule("h44:18.3.1.f", "h44:18.3.a")
def test_a_line_starts_under_the_eyes_of_the_enemy_even_where_the_unit_does_not_stand_yet() -> None:
    """The enemy in 4115 touches 4216 and 4116, by which the only way to the road leads; a friend holds 4016."""
    sea = {f"{row}{c:02}": "water" for row in (40, 41, 42, 43) for c in range(10, 24)}
    board = land(terrain=sea | dict.fromkeys(["4316", "4216", "4116", "4016", "4115"], "clear"))
    place = stand(ge_ewald="4316", br_30c_eng="4115", ge_14_hoff="4016")
    position = moving("allied", place, board=board).position
    assert hex_has_line(position, UNIT["ge-ewald"], HEX["4216"])
    assert not hex_has_line(position, UNIT["ge-ewald"], HEX["4316"])


@pytest.mark.rule("h44:18.3.1.g", "h44:7.4.2.e")
@pytest.mark.parametrize(("other", "cut"), [("br-1cg", True), ("br-30c-eng", False)])
def test_a_bond_cuts_a_line_that_zones_alone_would_not(other: str, cut: bool) -> None:
    """From 3915 to 3916, between 4016 and 3816, and on along the road."""
    sea = {f"{row}{c:02}": "water" for row in range(36, 44) for c in range(10, 21) if row != 39 or c < 15}
    board = land(terrain=sea | dict.fromkeys(["4016", "3816"], "clear"))
    enemies = (("br-1gg", "4016"), (other, "3816"))
    assert supplied("ge-ewald", "3915", *enemies, board=board) is not cut


@pytest.mark.rule("h44:18.3.1.g", "h44:7.4.2.e")
@pytest.mark.parametrize(("other", "cut"), [("br-1cg", True), ("br-30c-eng", False)])
def test_no_line_enters_the_hex_of_a_bond(other: str, cut: bool) -> None:
    """From 3915 through 3916, between 4016 and 3817, to a friend in 3917 and on along the road."""
    sea = {f"{row}{c:02}": "water" for row in range(36, 44) for c in range(10, 21) if row != 39 or c < 15}
    board = land(terrain=sea | dict.fromkeys(["4016", "3817"], "clear"))
    others = (("ge-14-hoff", "3917"), ("br-1gg", "4016"), (other, "3817"))
    assert supplied("ge-ewald", "3915", *others, board=board) is not cut
