"""18.6 Supply points: their faces, how they move, what they do for support units, how they are lost."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.core.verdicts import Forbidden
from grognard.games.s42.combat.combat_phase import CombatPhase
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    EndMovement,
    EndRearming,
    Entrain,
    MoveSupply,
    PutBack,
    Rearm,
    Station,
    TurnSupply,
)
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.state.markers import FACES, IMMOBILE, MOVING, READY, SupplyPoint
from grognard.games.s42.state.position import (
    DISRUPTED,
    ENTERED,
    IN_FULL_RETREAT,
    MOVED,
    RAIN,
    SNOW,
    TRAIN,
    UNSUPPLIED,
    USED,
    Position,
)
from grognard.games.s42.supply.supply_moves import MOVE_SUPPLY, movement_modes, reach
from grognard.games.s42.supply.supply_points import TURN_SUPPLY, SpendSupplies, is_ready, mobile_on_map, new_supply
from grognard.games.s42.turn.sequence import renewed
from tests.games.s42.deeds import allows, denies, does
from tests.games.s42.holding import options
from tests.games.s42.steppe import chain, steppe
from tests.games.s42.table import asked, at, bare, play, refused, table, told

HQ = "ge-6a-hq"


def shells(n: int, place: str, face: int = MOVING, side: int = AXIS, marks: int = 0) -> SupplyPoint:
    return SupplyPoint(n, side, at(place), face, marks)


def field(*supplies: SupplyPoint, **fields: Any) -> Position:
    fields.setdefault("patch", steppe())
    return bare(supplies=supplies, **fields)


# -- faces -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:18.6.2.a", "s42:18.6.2.b", "s42:18.6.2.c", "s42:18.6.8.d", "s42:18.6.8.g")
def test_it_is_turned_in_the_movement_phase() -> None:
    position = field(shells(1, "3020"))
    for face in (READY, IMMOBILE):
        position = does(TURN_SUPPLY, position, AXIS, TurnSupply("supply-1", FACES[face])).position
        assert position.supplies[0].face == face
        assert is_ready(position.supplies[0])
    assert allows(TURN_SUPPLY, position, AXIS, TurnSupply("supply-1", FACES[MOVING]))
    assert not is_ready(shells(1, "3020"))


@pytest.mark.rule("s42:18.6.8.f")
def test_two_immobile_ones_lie_in_one_hex() -> None:
    position = field(shells(1, "3020", IMMOBILE), shells(2, "3020", READY))
    turned = does(TURN_SUPPLY, position, AXIS, TurnSupply("supply-2", FACES[IMMOBILE])).position
    assert [(supply.n, supply.face) for supply in turned.supplies] == [(1, IMMOBILE), (2, IMMOBILE)]


@pytest.mark.rule("s42:18.6.2.a", "s42:18.6.2.b", "s42:18.6.8.g")
def test_but_not_after_it_has_moved() -> None:
    turn = TurnSupply("supply-1", FACES[READY])
    moved = field(shells(1, "3020", marks=MOVED))
    assert denies(TURN_SUPPLY, moved, AXIS, turn) == "18.6.2.b"
    assert denies(TURN_SUPPLY, moved, AXIS, TurnSupply("supply-1", FACES[IMMOBILE])) == "18.6.8.g"
    # The next player turn begins with everything fresh.
    assert allows(TURN_SUPPLY, renewed(moved), AXIS, turn)
    assert denies(TURN_SUPPLY, field(shells(1, "3020")), SOVIET, turn) == "18.6.2.b"
    assert denies(TURN_SUPPLY, field(shells(1, "3020", READY)), AXIS, turn) == "18.6.2.a"


@pytest.mark.rule("s42:18.6.8.a", "s42:18.6.8.b", "s42:18.6.8.c", "s42:18.6.8.f")
@pytest.mark.parametrize(("side", "most", "by"), [(AXIS, 5, "18.6.8.a"), (SOVIET, 4, "18.6.8.b")])
def test_so_many_mobile_ones_on_the_map(side: int, most: int, by: str) -> None:
    there = [shells(n, "3020", READY, side) for n in range(1, most + 1)]
    position = field(*there, shells(9, "3021", IMMOBILE, side))
    assert mobile_on_map(position, side) == most
    assert denies(TURN_SUPPLY, position, side, TurnSupply("supply-9", FACES[MOVING])) == by
    fewer = field(*there[1:], shells(9, "3021", IMMOBILE, side))
    assert allows(TURN_SUPPLY, fewer, side, TurnSupply("supply-9", FACES[MOVING]))
    # Those in entry areas do not count.
    away = field(*there[1:], shells(8, "area-X" if side == AXIS else "area-B", MOVING, side))
    assert mobile_on_map(away, side) == most - 1


def test_numbers_are_used_again() -> None:
    position = field(shells(1, "3020"), shells(3, "3020"))
    assert new_supply(position, AXIS, HEX["3020"]).n == 2


# -- movement --------------------------------------------------------------------------------------------------------


def go(position: Position, to: str, side: int = AXIS) -> Game[Position]:
    game = does(MOVE_SUPPLY, position, side, MoveSupply("supply-1"))
    play(game, Station(to))
    return game


@pytest.mark.rule("s42:18.6.3.a", "s42:18.6.3.b", "s42:18.6.3.d", "s42:19.1.b")
def test_a_moving_one_goes_five_points() -> None:
    position = field(shells(1, "3020"))
    game = go(position, "3015")
    assert game.position.supplies[0] == shells(1, "3015", marks=MOVED)
    assert told(game) == ["supply-moved"]
    waits = does(MOVE_SUPPLY, position, AXIS, MoveSupply("supply-1"))
    refused(waits, Station("3014"), by="18.6.3.b")
    assert movement_modes(shells(1, "3020")) == ("normal", "tactical")


@pytest.mark.rule("s42:18.6.3.c")
def test_by_road_at_half_a_point() -> None:
    road = chain("primary", *(f"30{row}" for row in range(28, 11, -1)))
    position = field(shells(1, "3025"), patch=steppe(roads=road))
    assert HEX["3015"] in reach(position, position.supplies[0])
    assert HEX["3014"] not in reach(position, position.supplies[0])


@pytest.mark.rule("s42:23.2.3.c", "s42:18.6.3.b")
def test_snow_and_mud_slow_it_as_others() -> None:
    assert HEX["3015"] not in reach(field(shells(1, "3020"), weather=SNOW, turn=28), shells(1, "3020"))
    assert HEX["3016"] in reach(field(shells(1, "3020"), weather=SNOW, turn=28), shells(1, "3020"))
    road = chain("secondary", *(f"30{row}" for row in range(28, 11, -1)))
    wet = field(shells(1, "3020"), patch=steppe(roads=road), weather=RAIN)
    assert HEX["3014"] not in reach(wet, shells(1, "3020"))


@pytest.mark.rule("s42:18.6.3.g", "s42:18.6.2.a")
def test_a_ready_one_goes_two_hexes() -> None:
    position = field(shells(1, "3020", READY))
    found = reach(position, position.supplies[0])
    assert HEX["3018"] in found
    assert HEX["3017"] not in found
    assert go(position, "3018").position.supplies[0].face == READY


@pytest.mark.rule("s42:18.6.8.c", "s42:18.6.8.d")
def test_an_immobile_one_stays() -> None:
    position = field(shells(1, "3020", IMMOBILE))
    assert denies(MOVE_SUPPLY, position, AXIS, MoveSupply("supply-1")) == "18.6.8.c"


@pytest.mark.rule("s42:19.2.d", "s42:16.4.d")
def test_without_supply_it_goes_tactically() -> None:
    cut = shells(1, "3020", marks=UNSUPPLIED)
    assert movement_modes(cut) == ("tactical",)
    assert HEX["3017"] not in reach(field(cut), cut)


@pytest.mark.rule("s42:6.2.a", "s42:7.2.a", "s42:5.1.h")
def test_enemies_stop_it_as_they_stop_units() -> None:
    watched = field(shells(1, "3020"), stand={"su-121": "3018"})
    found = reach(watched, watched.supplies[0])
    assert HEX["3019"] in found
    assert HEX["3018"] not in found
    assert HEX["3017"] not in found
    bond = field(shells(1, "3020"), stand={"su-121": "2919", "su-6": "3119"})
    assert HEX["3018"] not in reach(bond, bond.supplies[0])


@pytest.mark.rule("s42:5.1.k", "s42:5.6.3.j", "s42:22.3.1.f")
@pytest.mark.parametrize(("marks", "by"), [(MOVED, "5.1.k"), (ENTERED, "22.3.1.f"), (MOVED | TRAIN, "5.6.3.j")])
def test_once_a_turn(marks: int, by: str) -> None:
    assert denies(MOVE_SUPPLY, field(shells(1, "3020", marks=marks)), AXIS, MoveSupply("supply-1")) == by


@pytest.mark.rule("s42:18.6.3.b")
def test_only_its_owner_moves_it() -> None:
    assert denies(MOVE_SUPPLY, field(shells(1, "3020")), SOVIET, MoveSupply("supply-1")) == "18.6.3.b"


@pytest.mark.rule("s42:18.6.1.c", "s42:18.6.8.a")
def test_out_of_an_entry_area_unless_the_map_has_its_share() -> None:
    position = bare(supplies=(shells(1, "area-X"),))
    game = go(position, "1101")
    assert game.position.supplies[0].place == HEX["1101"]
    five = tuple(shells(n, "1303") for n in range(2, 7))
    full = does(MOVE_SUPPLY, bare(supplies=(shells(1, "area-X"), *five)), AXIS, MoveSupply("supply-1"))
    refused(full, Station("1101"), by="18.6.8.a")


@pytest.mark.rule("s42:22.3.1.a", "s42:22.3.1.e")
def test_into_an_entry_area() -> None:
    game = go(bare(supplies=(shells(1, "1101"),)), "area-X")
    assert game.position.supplies[0].marks == MOVED | ENTERED


@pytest.mark.rule("s42:C1.2.c", "s42:C4.2.c")
def test_on_the_first_turn_it_moves_its_full_allowance() -> None:
    assert HEX["3015"] in reach(field(shells(1, "3020"), turn=1), shells(1, "3020"))


# -- spent on support units ------------------------------------------------------------------------------------------


def used(position: Position, *units: str) -> Position:
    return position.mark([UNIT[unit] for unit in units], USED)


def spend(position: Position, side: int = AXIS) -> Game[Position]:
    return table(position, SpendSupplies(side=side))


@pytest.mark.rule("s42:18.6.4.b", "s42:18.6.4.d", "s42:18.6.4.e", "s42:18.6.4.f", "s42:18.6.1.a", "s42:3.0.zh")
@pytest.mark.parametrize("face", [MOVING, READY, IMMOBILE])
def test_in_the_supply_phase_it_makes_a_unit_ready(face: int) -> None:
    game = spend(used(field(shells(1, "3020", face), stand={HQ: "3020"}), HQ))
    assert asked(game) == ("axis",)
    play(game, Rearm(HQ, "supply-1"))
    assert not game.position.pieces[UNIT[HQ]].has(USED)
    assert game.position.supplies == ()
    assert told(game) == ["guns-resupplied"]
    assert not asked(game)


@pytest.mark.rule("s42:18.6.4.b")
def test_no_player_has_to() -> None:
    game = spend(used(field(shells(1, "3020"), stand={HQ: "3020"}), HQ))
    play(game, EndRearming())
    assert game.position.pieces[UNIT[HQ]].has(USED)
    assert not asked(game)


@pytest.mark.rule("s42:18.6.4.d", "s42:18.6.7.d", "s42:18.6.4.g", "s42:13.2.1.l", "s42:18.2.1.f")
def test_what_does_not_go() -> None:
    stand = {HQ: "3020", "ge-2a-hq": "3021", "ge-45": "3020", "su-don-hq": "3016"}
    supplies = (shells(1, "3020"), shells(2, "3021", marks=TRAIN), shells(3, "3022"), shells(4, "3016", side=SOVIET))
    position = used(field(*supplies, stand=stand), HQ, "ge-2a-hq", "su-don-hq")
    game = spend(position)
    refused(game, Rearm(HQ, "supply-3"), by="18.6.4.d")
    refused(game, Rearm(HQ, "supply-4"), by="18.6.4.d")
    refused(game, Rearm("ge-2a-hq", "supply-2"), by="18.6.7.d")
    refused(game, Rearm("ge-45", "supply-1"), by="18.6.4.a")
    refused(game, Rearm("su-don-hq", "supply-4"), by="18.6.4.a")
    for order in (DISRUPTED, IN_FULL_RETREAT):
        piece = replace(position.pieces[UNIT["ge-2a-hq"]], order=order)
        refused(spend(position.with_piece(UNIT["ge-2a-hq"], piece)), Rearm("ge-2a-hq", "supply-2"), by="18.6.4.g")
    play(game, Rearm(HQ, "supply-1"))
    assert not game.position.pieces[UNIT[HQ]].has(USED)
    assert not asked(game)


@pytest.mark.rule("s42:18.2.1.f")
def test_a_ready_unit_needs_nothing() -> None:
    assert not asked(spend(field(shells(1, "3020"), stand={HQ: "3020"})))


@pytest.mark.rule("s42:18.6.4.b", "s42:18.6.4.d")
def test_it_works_in_an_entry_area_too() -> None:
    game = spend(used(bare(supplies=(shells(1, "area-X"),), stand={HQ: "area-X"}), HQ))
    play(game, Rearm(HQ, "supply-1"))
    assert not game.position.pieces[UNIT[HQ]].has(USED)


@pytest.mark.rule("s42:18.6.4.c")
@pytest.mark.parametrize("phase", [MovementPhase(side=AXIS), CombatPhase(side=AXIS)])
def test_but_not_in_the_movement_or_combat_phase(phase: Any) -> None:
    stand = {HQ: "3020", "ge-45": "3020", "su-121": "3021"}
    game = table(used(field(shells(1, "3020"), stand=stand), HQ), phase)
    assert game.decision is not None
    verdict = game.decision.judge(game, Rearm(HQ, "supply-1"))
    assert isinstance(verdict, Forbidden)
    assert verdict.reason.id == "not-now"
    assert Rearm(HQ, "supply-1") in options(table(game.position, SpendSupplies(side=AXIS)))


# -- in the movement phase -------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:18.6.2.b", "s42:18.6.3.b", "s42:18.6.3.f")
def test_the_movement_phase_offers_all_of_it() -> None:
    supplies = (shells(1, "1304"), shells(2, "1303"))
    game = table(bare(turn=2, supplies=supplies), MovementPhase(side=AXIS))
    play(game, TurnSupply("supply-1", FACES[READY]))
    play(game, MoveSupply("supply-1"))
    play(game, PutBack())
    play(game, MoveSupply("supply-1"))
    play(game, Station("1404"))
    play(game, Entrain("supply-2"))
    play(game, PutBack())
    play(game, Entrain("supply-2"))
    play(game, Station("area-X"))
    play(game, EndMovement())
    assert not asked(game)
    assert [supply.place for supply in game.position.supplies] == [HEX["1404"], at("area-X")]
