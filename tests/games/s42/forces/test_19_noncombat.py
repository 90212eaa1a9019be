"""Chapter 19: units that do not fight, how they are lost and how they come back."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, COMBAT, PACK, SOVIET, UNIT
from grognard.games.s42.forces.noncombat import RECALL, abandon, companions, overrun, return_later, returning
from grognard.games.s42.interface.actions import EndInitial, Recall, Station
from grognard.games.s42.state.markers import IMMOBILE, MOVING, READY, SupplyPoint
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import REMOVED, TRACK, Piece, Position
from grognard.games.s42.turn.initial import Prepare
from tests.games.s42.deeds import denies
from tests.games.s42.steppe import steppe
from tests.games.s42.table import Stand, asked, at, bare, play, refused, table, told

H = "3020"
ARMY, CHUIKOV, RESERVE = "su-1ga-hq", "su-chuikov", "su-reserve-1"


def field(stand: Stand, **fields: Any) -> Game[Position]:
    return table(bare(stand=stand, patch=steppe(), **fields))


@pytest.mark.rule("s42:19.1.a", "s42:19.1.c", "s42:19.1.d", "s42:19.1.e", "s42:20.1.1.b")
def test_a_defence_of_nothing_makes_them() -> None:
    found = {unit.type for k, unit in enumerate(PACK.units) if not COMBAT[k]}
    assert found == {"leader", "army-hq", "reserve-army"}
    assert all(face.full[1] == 0 for face in PACK.supply_faces.values())


@pytest.mark.rule("s42:19.2.g", "s42:19.3.d", "s42:18.6.6.b", "s42:19.4.c", "s42:18.6.3.a")
def test_an_enemy_combat_unit_drives_them_from_the_map() -> None:
    supplies = (
        SupplyPoint(1, SOVIET, HEX[H], READY),
        SupplyPoint(2, AXIS, HEX[H]),
        SupplyPoint(3, SOVIET, HEX["3021"]),
    )
    game = field({ARMY: H, CHUIKOV: "3021", "ge-45": H}, supplies=supplies, turn=3)
    overrun(game, AXIS, HEX[H])
    assert game.position.pieces[UNIT[ARMY]].place == TRACK - 5
    assert game.position.pieces[UNIT[CHUIKOV]].place == HEX["3021"]
    assert [supply.n for supply in game.position.supplies] == [2, 3]
    assert told(game) == ["unit-put-by", "supply-lost"]


@pytest.mark.rule("s42:19.2.g")
def test_not_while_a_combat_unit_guards_them() -> None:
    game = field({ARMY: H, "su-121": H})
    overrun(game, AXIS, HEX[H])
    assert game.position.pieces[UNIT[ARMY]].place == HEX[H]


@pytest.mark.rule("s42:19.3.d", "s42:19.2.f")
def test_a_unit_that_passes_does_it_but_no_non_combat_unit() -> None:
    game = field({ARMY: H, "ge-45": "3019", "ge-manstein": "3019"})
    passed(game, (UNIT["ge-manstein"],), (HEX["3019"], HEX[H], HEX["3021"]))
    assert game.position.pieces[UNIT[ARMY]].place == HEX[H]
    passed(game, (UNIT["ge-45"],), (HEX["3019"], HEX[H], HEX["3021"]))
    assert game.position.pieces[UNIT[ARMY]].place < 0


@pytest.mark.rule("s42:19.3.e", "s42:19.3.g", "s42:19.3.h", "s42:18.6.6.a")
def test_they_may_retreat_with_a_combat_unit_but_not_the_supply_points() -> None:
    shells = (SupplyPoint(1, SOVIET, HEX[H], MOVING),)
    stack = field({ARMY: H, CHUIKOV: H, "su-121": H}, supplies=shells).position
    assert set(companions(stack, HEX[H], SOVIET)) == {UNIT[ARMY], UNIT[CHUIKOV]}
    alone = field({ARMY: H, CHUIKOV: H}, supplies=shells).position
    assert companions(alone, HEX[H], SOVIET) == ()


@pytest.mark.rule("s42:19.3.f")
def test_if_no_combat_unit_survived_they_go_at_once() -> None:
    shells = (SupplyPoint(1, SOVIET, HEX[H], IMMOBILE),)
    game = field({ARMY: H}, supplies=shells, turn=10)
    abandon(game, SOVIET, HEX[H])
    assert game.position.pieces[UNIT[ARMY]].place == TRACK - 12
    assert game.position.supplies == ()
    kept = field({ARMY: H, "su-121": H}, supplies=shells)
    abandon(kept, SOVIET, HEX[H])
    assert kept.position.pieces[UNIT[ARMY]].place == HEX[H]
    assert len(kept.position.supplies) == 1


# -- the return ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:19.4.b", "s42:19.4.c", "s42:19.4.e")
@pytest.mark.parametrize("unit", [CHUIKOV, ARMY, RESERVE])
def test_the_example_of_the_leader(unit: str) -> None:
    """19.4 A leader who leaves the map on turn 3 returns on turn 5; so do the others."""
    game = field({unit: H}, turn=3)
    return_later(game, UNIT[unit], "19.3.d")
    away = game.position
    assert away.pieces[UNIT[unit]] == Piece(TRACK - 5, 1)
    assert returning(away.but(turn=4), SOVIET) == ()
    assert denies(RECALL, away.but(turn=4), SOVIET, Recall(unit)) == "19.4.b"
    assert returning(away.but(turn=5), SOVIET) == (UNIT[unit],)
    assert returning(away.but(turn=6), SOVIET) == (UNIT[unit],)
    assert returning(away.but(turn=5), AXIS) == ()


@pytest.mark.rule("s42:19.4.b", "s42:22.1.2.a")
def test_a_reinforcement_is_not_returning() -> None:
    position = bare().with_piece(UNIT[CHUIKOV], Piece(TRACK - 18, 1))
    assert returning(position.but(turn=18), SOVIET) == ()
    assert returning(position.with_piece(UNIT[CHUIKOV], Piece(TRACK - 22, 1)).but(turn=22), SOVIET) == (UNIT[CHUIKOV],)


@pytest.mark.rule("s42:19.4.d", "s42:21.3.1.b", "s42:21.3.1.c")
def test_it_comes_back_where_units_are_rebuilt_and_nothing_is_spent() -> None:
    position = bare(turn=5, stand={"su-121": "2504"}).with_piece(UNIT[CHUIKOV], Piece(TRACK - 5, 1))
    game = table(position, Prepare(seats=("soviet",), side=SOVIET))
    refused(game, EndInitial(), by="19.4.b")
    play(game, Recall(CHUIKOV))
    refused(game, Station("area-X"), by="21.3.1.b")
    refused(game, Station("2504"), by="21.3.1.c")
    play(game, Station("2503"))
    assert game.position.pieces[UNIT[CHUIKOV]] == Piece(HEX["2503"], 1)
    assert not any(what.startswith("replacement") for what, _ in game.position.used)
    play(game, EndInitial())
    assert not asked(game)


@pytest.mark.rule("s42:19.4.c")
def test_beyond_the_end_of_the_track_no_unit_comes_back() -> None:
    game = field({CHUIKOV: H}, turn=35)
    return_later(game, UNIT[CHUIKOV], "19.3.d")
    assert game.position.pieces[UNIT[CHUIKOV]].place == REMOVED
    assert told(game) == ["unit-gone"]
    assert at("track-36") == TRACK - 36
