"""Chapter 18.3: lines of supply, over land and along roads."""

from __future__ import annotations

from typing import Any

import pytest

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
    return H44_.check(game, [], {"supplied": unit}) is None


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
    blocked = [("br-30c-eng", "4114")]
    assert supplied("ge-ewald", "4114")
    ring = [("br-30c-eng", "4016"), ("ca-2023rce", "4113"), ("br-43-eng", "4214")]
    assert not supplied("ge-ewald", "4115", *blocked, *ring, ("br-rem-inf-1", "4117"))
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
