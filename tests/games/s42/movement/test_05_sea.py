"""5.7 Sea movement: the Soviet seas, naval infantry, the Kerch Strait."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import CrossStrait, GoAshore, Sail
from grognard.games.s42.movement.sea_movement import SAIL
from grognard.games.s42.movement.strait import CROSS
from grognard.games.s42.state.markers import IMMOBILE, MOVING, READY, SupplyPoint
from grognard.games.s42.state.position import DISRUPTED, ENTERED, GOOD, IN_FULL_RETREAT, MOVED, REPLACED, Position
from tests.games.s42.deeds import allows, denies, does
from tests.games.s42.table import asked, at, bare, play, refused, told

NOVOROSSIYSK, TUAPSE, SUKHUMI = "2152", "2956", "4163"
YEYSK, TEMRYUK, TAMAN = "2338", "1949", "1549"
RIFLES, MARINES, TANKS = "su-121", "su-42nav", "su-16tc"


def in_order(position: Position, unit: str, order: int) -> Position:
    return position.with_piece(UNIT[unit], replace(position.pieces[UNIT[unit]], order=order))


def place(game: Game[Position], unit: str) -> int:
    return game.position.pieces[UNIT[unit]].place


# -- sea lanes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.7.1.c", "s42:5.7.1.g", "s42:5.7.1.h", "s42:5.7.1.i", "s42:3.0.s")
def test_a_unit_goes_from_port_to_port_and_is_disrupted() -> None:
    game = does(SAIL, bare(stand={RIFLES: SUKHUMI}), SOVIET, Sail(RIFLES, TUAPSE))
    piece = game.position.pieces[UNIT[RIFLES]]
    assert (piece.place, piece.order, piece.marks) == (HEX[TUAPSE], DISRUPTED, MOVED)
    assert told(game)[0] == "unit-sailed"
    assert not asked(game)


@pytest.mark.rule("s42:5.7.1.b", "s42:5.7.1.c")
def test_one_load_a_turn_on_each_sea() -> None:
    stand = {RIFLES: SUKHUMI, "su-6": SUKHUMI, "su-237": YEYSK, "su-346": YEYSK}
    position = does(SAIL, bare(stand=stand), SOVIET, Sail(RIFLES, TUAPSE)).position
    assert denies(SAIL, position, SOVIET, Sail("su-6", TUAPSE)) == "5.7.1.c"
    assert allows(SAIL, position, SOVIET, Sail("su-237", TEMRYUK))
    position = does(SAIL, position, SOVIET, Sail("su-237", TEMRYUK)).position
    assert denies(SAIL, position, SOVIET, Sail("su-346", TEMRYUK)) == "5.7.1.b"


@pytest.mark.rule("s42:5.7.1.b", "s42:5.7.1.c")
def test_no_lane_joins_the_seas_nor_leads_from_the_land() -> None:
    position = bare(stand={RIFLES: SUKHUMI, "su-6": "4162", "su-237": YEYSK})
    assert denies(SAIL, position, SOVIET, Sail("su-237", SUKHUMI)) == "5.7.1.b"
    assert denies(SAIL, position, SOVIET, Sail(RIFLES, YEYSK)) == "5.7.1.c"
    assert denies(SAIL, position, SOVIET, Sail(RIFLES, SUKHUMI)) == "5.7.1.c"
    assert denies(SAIL, position, SOVIET, Sail(RIFLES, TAMAN)) == "5.7.1.c"
    assert denies(SAIL, position, SOVIET, Sail("su-6", TUAPSE)) == "5.7.1.c"
    assert allows(SAIL, position, SOVIET, Sail(RIFLES, NOVOROSSIYSK))


@pytest.mark.rule("s42:5.7.1.a")
def test_only_the_soviets_have_ships() -> None:
    assert denies(SAIL, bare(stand={"ge-45": TUAPSE}), AXIS, Sail("ge-45", SUKHUMI)) == "5.7.1.a"
    assert denies(SAIL, bare(stand={RIFLES: TUAPSE}), AXIS, Sail(RIFLES, SUKHUMI)) == "5.7.1.a"


@pytest.mark.rule("s42:5.7.1.b", "s42:5.7.1.c")
def test_mechanised_units_do_not_sail() -> None:
    position = bare(stand={TANKS: TUAPSE, "su-1ga-hq": TUAPSE, "su-17cav": TUAPSE}, freed=("caucasus",))
    assert denies(SAIL, position, SOVIET, Sail(TANKS, SUKHUMI)) == "5.7.1.c"
    assert denies(SAIL, position, SOVIET, Sail("su-1ga-hq", SUKHUMI)) == "5.7.1.c"
    assert allows(SAIL, position, SOVIET, Sail("su-17cav", SUKHUMI))


@pytest.mark.rule("s42:5.7.1.d", "s42:13.2.1.c")
@pytest.mark.parametrize("order", [DISRUPTED, IN_FULL_RETREAT])
def test_only_in_good_order(order: int) -> None:
    position = in_order(bare(stand={RIFLES: TUAPSE}), RIFLES, order)
    assert denies(SAIL, position, SOVIET, Sail(RIFLES, SUKHUMI)) == "5.7.1.d"


@pytest.mark.rule("s42:5.7.1.g", "s42:5.7.1.j", "s42:21.4.b")
def test_no_unit_moves_before_or_refits() -> None:
    position = bare(stand={RIFLES: TUAPSE, MARINES: TUAPSE})
    assert denies(SAIL, position.mark((UNIT[MARINES],), MOVED), SOVIET, Sail(MARINES, SUKHUMI)) == "5.7.1.j"
    assert denies(SAIL, position.mark((UNIT[RIFLES],), MOVED), SOVIET, Sail(RIFLES, SUKHUMI)) == "5.7.1.g"
    assert denies(SAIL, position.mark((UNIT[RIFLES],), REPLACED), SOVIET, Sail(RIFLES, SUKHUMI)) == "21.4.b"


@pytest.mark.rule("s42:20.4.b", "s42:20.6.a")
def test_garrisons_and_the_caucasus_wait() -> None:
    position = bare(stand={"su-sochi-nkvd": "3360", "su-novoros-nav": NOVOROSSIYSK})
    assert denies(SAIL, position, SOVIET, Sail("su-sochi-nkvd", TUAPSE)) == "20.4.b"
    assert denies(SAIL, position, SOVIET, Sail("su-novoros-nav", TUAPSE)) == "20.6.a"
    assert allows(SAIL, position.but(freed=("caucasus",)), SOVIET, Sail("su-novoros-nav", TUAPSE))


@pytest.mark.rule("s42:5.7.1.e", "s42:5.7.1.f")
def test_enemy_zones_at_either_end_do_not_matter() -> None:
    stand = {RIFLES: TUAPSE, "su-6": TUAPSE, "ge-45": "2955", "ge-95": "2251"}
    game = does(SAIL, bare(stand=stand), SOVIET, Sail(RIFLES, NOVOROSSIYSK))
    assert place(game, RIFLES) == HEX[NOVOROSSIYSK]


@pytest.mark.rule("s42:5.7.1.l")
def test_both_ports_are_friendly() -> None:
    lost = bare(stand={RIFLES: TUAPSE}, held=(HEX[NOVOROSSIYSK],))
    assert denies(SAIL, lost, SOVIET, Sail(RIFLES, NOVOROSSIYSK)) == "5.7.1.l"
    assert allows(SAIL, lost, SOVIET, Sail(RIFLES, SUKHUMI))
    assert denies(SAIL, lost.but(held=(HEX[TUAPSE],)), SOVIET, Sail(RIFLES, SUKHUMI)) == "5.7.1.l"


@pytest.mark.rule("s42:18.6.3.e", "s42:18.6.3.g", "s42:18.6.8.i", "s42:5.7.1.b")
def test_supply_points_sail_unless_they_are_stacked_up() -> None:
    def shells(face: int) -> Position:
        return bare(supplies=(SupplyPoint(1, SOVIET, HEX[TUAPSE], face),))

    assert denies(SAIL, shells(READY), SOVIET, Sail("supply-1", SUKHUMI)) == "18.6.3.g"
    assert allows(SAIL, shells(IMMOBILE), SOVIET, Sail("supply-1", SUKHUMI))
    (supply,) = does(SAIL, shells(MOVING), SOVIET, Sail("supply-1", SUKHUMI)).position.supplies
    assert (supply.place, supply.marks) == (HEX[SUKHUMI], MOVED)


# -- naval infantry --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.7.1.j", "s42:5.7.1.k", "s42:5.7.1.m", "s42:5.7.1.n")
def test_naval_infantry_lands_in_order_and_goes_on() -> None:
    game = does(SAIL, bare(stand={MARINES: TUAPSE}), SOVIET, Sail(MARINES, SUKHUMI))
    assert game.position.pieces[UNIT[MARINES]].order == GOOD
    assert asked(game) == ("soviet",)
    refused(game, GoAshore("4164"), by="5.4.h")  # the sea
    refused(game, GoAshore("4260"), by="5.7.1.n")
    play(game, GoAshore("4262"))
    assert place(game, MARINES) == HEX["4262"]
    assert game.position.pieces[UNIT[MARINES]].has(MOVED)
    assert not asked(game)


@pytest.mark.rule("s42:5.7.1.n")
def test_it_may_stay_in_the_port() -> None:
    game = does(SAIL, bare(stand={MARINES: TUAPSE}), SOVIET, Sail(MARINES, SUKHUMI))
    play(game, GoAshore())
    assert place(game, MARINES) == HEX[SUKHUMI]


@pytest.mark.rule("s42:5.7.1.g", "s42:5.7.1.m", "s42:5.7.1.n")
def test_or_walk_to_the_port_first_and_no_further_afterwards() -> None:
    position = bare(stand={MARINES: "2955", RIFLES: "2955"})
    assert allows(SAIL, position, SOVIET, Sail(MARINES, SUKHUMI, TUAPSE))
    assert denies(SAIL, position, SOVIET, Sail(RIFLES, SUKHUMI, TUAPSE)) == "5.7.1.g"
    game = does(SAIL, position, SOVIET, Sail(MARINES, SUKHUMI, TUAPSE))
    assert place(game, MARINES) == HEX[SUKHUMI]
    assert not asked(game)
    far = bare(stand={MARINES: "2954"})
    assert denies(SAIL, far, SOVIET, Sail(MARINES, SUKHUMI, TUAPSE)) == "5.7.1.n"


@pytest.mark.rule("s42:5.4.f", "s42:5.7.1.m")
def test_walking_into_an_enemy_zone_ends_the_move() -> None:
    watched = bare(stand={MARINES: "2955", "su-6": TUAPSE, "ge-45": "3055"})
    assert denies(SAIL, watched, SOVIET, Sail(MARINES, SUKHUMI, TUAPSE)) == "5.4.f"
    landed = does(SAIL, bare(stand={MARINES: TUAPSE, "ge-45": "4262"}), SOVIET, Sail(MARINES, SUKHUMI))
    assert not asked(landed)


@pytest.mark.rule("s42:5.7.1.l")
def test_it_lands_in_an_empty_axis_port_and_takes_it() -> None:
    lost = bare(stand={MARINES: TUAPSE}, held=(HEX[NOVOROSSIYSK],))
    game = does(SAIL, lost, SOVIET, Sail(MARINES, NOVOROSSIYSK))
    assert place(game, MARINES) == HEX[NOVOROSSIYSK]
    assert game.position.controller(HEX[NOVOROSSIYSK]) == SOVIET
    guarded = bare(stand={MARINES: TUAPSE, "ge-45": NOVOROSSIYSK}, held=(HEX[NOVOROSSIYSK],))
    assert denies(SAIL, guarded, SOVIET, Sail(MARINES, NOVOROSSIYSK)) == "5.7.1.l"


@pytest.mark.rule("s42:5.4.e", "s42:5.4.h")
def test_ashore_it_does_not_walk_into_enemies() -> None:
    position = in_order(bare(stand={MARINES: TUAPSE, "ge-45": "4262"}), "ge-45", IN_FULL_RETREAT)
    game = does(SAIL, position, SOVIET, Sail(MARINES, SUKHUMI))
    refused(game, GoAshore("4262"), by="5.4.h")
    play(game, GoAshore("4162"))
    assert place(game, MARINES) == HEX["4162"]


# -- the strait ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.7.2.c", "s42:5.7.2.d", "s42:5.7.2.e", "s42:5.7.2.f", "s42:20.7.b")
@pytest.mark.parametrize("unit", ["ge-45", "ge-46"])
def test_a_unit_that_is_in_area_w_crosses_to_taman(unit: str) -> None:
    game = does(CROSS, bare(stand={unit: "area-W"}), AXIS, CrossStrait(unit))
    piece = game.position.pieces[UNIT[unit]]
    assert (piece.place, piece.order, piece.marks) == (HEX[TAMAN], DISRUPTED, MOVED)


@pytest.mark.rule("s42:5.7.2.b", "s42:20.7.c")
def test_not_while_a_soviet_unit_is_in_taman() -> None:
    position = bare(stand={"ge-46": "area-W", RIFLES: TAMAN})
    assert denies(CROSS, position, AXIS, CrossStrait("ge-46")) == "5.7.2.b"
    beside = bare(stand={"ge-46": "area-W", RIFLES: "1648"})
    assert allows(CROSS, beside, AXIS, CrossStrait("ge-46"))


@pytest.mark.rule("s42:5.7.2.g")
def test_one_unit_a_turn() -> None:
    position = bare(stand={"ge-46": "area-W", "ro-10": "area-W"})
    position = does(CROSS, position, AXIS, CrossStrait("ge-46")).position
    assert denies(CROSS, position, AXIS, CrossStrait("ro-10")) == "5.7.2.g"


@pytest.mark.rule("s42:5.7.2.a", "s42:5.7.2.c")
def test_from_nowhere_else_and_no_soviets() -> None:
    position = bare(stand={"ge-45": "area-X", RIFLES: TAMAN})
    assert denies(CROSS, position, AXIS, CrossStrait("ge-45")) == "5.7.2.c"
    assert denies(CROSS, position, SOVIET, CrossStrait(RIFLES)) == "5.7.2.a"


@pytest.mark.rule("s42:5.7.2.e", "s42:22.3.1.f", "s42:22.3.1.i")
def test_not_after_another_move_nor_in_disorder() -> None:
    position = bare(stand={"ge-45": "area-W"})
    for mark, by in ((MOVED, "5.7.2.e"), (ENTERED, "22.3.1.f")):
        assert denies(CROSS, position.mark((UNIT["ge-45"],), mark), AXIS, CrossStrait("ge-45")) == by
    assert denies(CROSS, in_order(position, "ge-45", DISRUPTED), AXIS, CrossStrait("ge-45")) == "22.3.1.i"


@pytest.mark.rule("s42:18.6.3.e", "s42:18.6.3.g", "s42:18.6.8.a")
def test_supply_points_cross_unless_they_are_stacked_up() -> None:
    def shells(face: int, there: int = 0) -> Position:
        laid = tuple(SupplyPoint(n, AXIS, HEX["3019"]) for n in range(2, 2 + there))
        return bare(supplies=(SupplyPoint(1, AXIS, at("area-W"), face), *laid))

    assert denies(CROSS, shells(READY), AXIS, CrossStrait("supply-1")) == "18.6.3.g"
    assert does(CROSS, shells(MOVING), AXIS, CrossStrait("supply-1")).position.supplies[0].place == HEX[TAMAN]
    assert denies(CROSS, shells(MOVING, 5), AXIS, CrossStrait("supply-1")) == "18.6.8.a"
    assert allows(CROSS, shells(MOVING, 4), AXIS, CrossStrait("supply-1"))
    assert allows(CROSS, shells(IMMOBILE, 5), AXIS, CrossStrait("supply-1"))
