"""Chapters 22.3 and 22.6 as movement: off the map, onto it, and from one entry area to another."""

from __future__ import annotations

import pytest

from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import Go, Move
from grognard.games.s42.state.position import DISRUPTED, ENTERED, REPLACED
from tests.games.s42.marches import barred, costs, goes, is_on_the_way, phase, taken, where, with_unit
from tests.games.s42.table import bare, play, refused

PANZER, INFANTRY, RIFLE, RIFLES = "ge-3pz", "ge-9", "su-121", "su-6"


@pytest.mark.rule("s42:22.3.1.a", "s42:22.3.1.d", "s42:22.3.1.e", "s42:22.3.1.f")
def test_a_point_takes_a_unit_off_the_map_and_there_it_stays() -> None:
    position = bare(stand={PANZER: "1008"}, turn=2)
    assert costs(position, PANZER)["area-X"] == 1
    game = goes(position, PANZER, "area-X")
    assert where(game, PANZER) == "area-X"
    assert not is_on_the_way(game)
    refused(game, Move((PANZER,)), by="22.3.1.f")
    assert not game.position.pieces[UNIT[PANZER]].has(ENTERED)


@pytest.mark.rule("s42:22.3.1.d", "s42:6.2.c")
def test_out_of_an_enemy_zone_it_takes_three() -> None:
    assert costs(bare(stand={PANZER: "1008", RIFLE: "1108"}, turn=2), PANZER)["area-X"] == 3


@pytest.mark.rule("s42:22.4.e", "s42:22.4.f")
def test_not_into_an_area_of_the_enemy() -> None:
    barred(bare(stand={PANZER: "1800"}, turn=2), PANZER, "area-A", by="22.4.f")
    barred(bare(stand={RIFLE: "1008"}, turn=2), RIFLE, "area-X", by="22.4.e", side=SOVIET)


@pytest.mark.rule("s42:22.1.2.c", "s42:22.1.2.d", "s42:22.3.1.g", "s42:22.3.1.h")
def test_onto_the_map_the_first_hex_decides() -> None:
    found = costs(bare(stand={PANZER: "area-X"}, turn=2), PANZER)
    assert found["1008"] == 1
    assert found["1004"] == 0.5
    game = goes(bare(stand={PANZER: "area-X"}, turn=2), PANZER, "1008", "1108")
    assert is_on_the_way(game)
    assert where(game, PANZER) == "1108"


@pytest.mark.rule("s42:22.3.2.a", "s42:6.2.a")
def test_it_may_be_in_an_enemy_zone_and_ends_the_move() -> None:
    game = goes(bare(stand={PANZER: "area-X", RIFLE: "1108"}, turn=2), PANZER, "1008")
    assert not is_on_the_way(game)


@pytest.mark.rule("s42:22.3.2.b", "s42:22.3.2.e")
def test_it_may_not_be_in_a_bond() -> None:
    """A bond from 1700 to 1901 runs through 1800, which lies on the edge."""
    open_ = bare(stand={RIFLE: "area-A", PANZER: "1700"}, turn=2)
    assert costs(open_, RIFLE)["1800"] == 1
    bond = bare(stand={RIFLE: "area-A", PANZER: "1700", INFANTRY: "1901"}, turn=2)
    assert "1800" not in costs(bond, RIFLE)
    refused(taken(bond, RIFLE, side=SOVIET), Go("1800"), by="22.3.2.b")


@pytest.mark.rule("s42:22.3.1.i", "s42:13.2.1.d")
def test_the_disordered_stay_in_their_area() -> None:
    position = with_unit(bare(stand={PANZER: "area-X"}, turn=2), PANZER, order=DISRUPTED)
    assert costs(position, PANZER, "tactical") == {}
    refused(taken(position, PANZER), Go("1008", "tactical"), by="22.3.1.i")


@pytest.mark.rule("s42:22.6.1.a", "s42:22.6.1.c", "s42:22.6.2.a")
def test_from_area_to_area_takes_the_whole_move() -> None:
    position = bare(stand={PANZER: "area-X"}, turn=2)
    assert costs(position, PANZER)["area-Z"] == 6
    game = goes(position, PANZER, "area-Z")
    assert where(game, PANZER) == "area-Z"
    assert game.position.pieces[UNIT[PANZER]].has(ENTERED)


@pytest.mark.rule("s42:22.6.3.a", "s42:22.6.3.c")
def test_not_round_the_caspian_sea() -> None:
    barred(bare(stand={RIFLE: "area-A"}, turn=2), RIFLE, "area-L", by="22.6.3.a", side=SOVIET)
    assert "area-F" in costs(bare(stand={RIFLE: "area-A"}, turn=2), RIFLE)


@pytest.mark.rule("s42:21.4.d", "s42:21.4.b")
def test_who_has_received_a_replacement_enters_one_hex_of_the_map_and_no_other_area() -> None:
    position = with_unit(bare(stand={PANZER: "area-X"}, turn=2), PANZER, marks=REPLACED)
    found = costs(position, PANZER, "tactical")
    assert found["1008"] == 1
    assert "1108" not in found
    refused(taken(position, PANZER), Go("area-Z", "tactical"), by="21.4.d")


@pytest.mark.rule("s42:5.7.2.a", "s42:20.7.b")
def test_no_unit_walks_to_the_crimea_or_from_it() -> None:
    assert "area-W" not in costs(bare(stand={PANZER: "1549"}, turn=2), PANZER)
    assert "1549" not in costs(bare(stand={PANZER: "area-W"}, turn=2), PANZER)


@pytest.mark.rule("s42:C2.2.f", "s42:C2.2.g", "s42:C2.4.k")
def test_the_first_front_of_the_caucasus_is_narrower() -> None:
    first = bare("caucasus", stand={INFANTRY: "area-north"}, turn=10)
    assert "2740" in costs(first, INFANTRY)
    refused(taken(first, INFANTRY), Go("2240"), by="C2.2.f")
    assert "2240" in costs(first.but(turn=11), INFANTRY)


@pytest.mark.rule("s42:22.1.2.e")
def test_no_unit_has_to_leave_an_area() -> None:
    game = phase(bare(stand={PANZER: "area-X"}, turn=2), AXIS)
    play(game, Move((PANZER,)))
    assert is_on_the_way(game)
