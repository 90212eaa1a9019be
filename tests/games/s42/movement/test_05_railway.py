"""5.6 Rail movement: who gets on, how far it goes, where it ends, what it leaves behind."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Action, Game
from grognard.games.s42.data.board import HEX, Patch
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import Entrain, Station
from grognard.games.s42.movement.rail_lines import leads_on, route, tracks
from grognard.games.s42.movement.rail_movement import BOARD_TRAIN
from grognard.games.s42.state.markers import IMMOBILE, MOVING, READY, RailHead, SupplyPoint
from grognard.games.s42.state.position import (
    DISRUPTED,
    ENTERED,
    IN_FULL_RETREAT,
    ISOLATED,
    MOVED,
    REPLACED,
    TRAIN,
    UNSUPPLIED,
    USED,
    Position,
)
from grognard.games.s42.supply.rail_net import railways
from grognard.games.s42.turn.initial import unloaded
from tests.games.s42.deeds import allows, denies, does
from tests.games.s42.marches import choices, phase
from tests.games.s42.table import at, bare, play, refused, told

RIFLES = "su-121"
VORONEZH = "2503"


def with_marks(position: Position, unit: str, marks: int) -> Position:
    return position.mark((UNIT[unit],), marks)


def in_order(position: Position, unit: str, order: int) -> Position:
    return position.with_piece(UNIT[unit], replace(position.pieces[UNIT[unit]], order=order))


def ride(position: Position, unit: str, to: str, side: int = SOVIET) -> Game[Position]:
    game = does(BOARD_TRAIN, position, side, Entrain(unit))
    play(game, Station(to))
    return game


def wait(position: Position, unit: str, side: int = SOVIET) -> Game[Position]:
    """On the train, before it is said where it stops."""
    return does(BOARD_TRAIN, position, side, Entrain(unit))


def no_way(position: Position, unit: str, to: str, by: str, side: int = SOVIET) -> None:
    refused(wait(position, unit, side), Station(to), by=by)


# -- where it goes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.6.1.a", "s42:5.6.1.b", "s42:5.6.1.e", "s42:22.1.2.b", "s42:3.0.r")
def test_a_unit_goes_any_distance_and_gets_a_train_marker() -> None:
    position = bare(stand={RIFLES: "area-B"})
    assert Entrain(RIFLES) in choices(phase(position, SOVIET))
    game = ride(position, RIFLES, "7358")  # from the far north to the Caspian
    piece = game.position.pieces[UNIT[RIFLES]]
    assert piece.place == HEX["7358"]
    assert piece.has(TRAIN)
    assert piece.has(MOVED)
    assert not piece.has(ENTERED)
    assert told(game) == ["unit-railed"]


@pytest.mark.rule("s42:5.6.1.c", "s42:5.6.1.d", "s42:22.3.1.f")
def test_into_an_entry_area_and_no_further() -> None:
    game = ride(bare(stand={RIFLES: VORONEZH}), RIFLES, "area-A")
    piece = game.position.pieces[UNIT[RIFLES]]
    assert piece.place == at("area-A")
    assert piece.has(ENTERED)
    assert piece.has(TRAIN)
    assert denies(BOARD_TRAIN, game.position, SOVIET, Entrain(RIFLES)) == "22.3.1.f"


@pytest.mark.rule("s42:5.6.3.a", "s42:5.6.3.c")
def test_it_begins_on_a_railway_or_in_an_area() -> None:
    assert denies(BOARD_TRAIN, bare(stand={RIFLES: "2603"}), SOVIET, Entrain(RIFLES)) == "5.6.3.a"
    assert allows(BOARD_TRAIN, bare(stand={RIFLES: VORONEZH}), SOVIET, Entrain(RIFLES))
    # No line leads into the areas south of the mountains.
    assert denies(BOARD_TRAIN, bare(stand={RIFLES: "area-J"}), SOVIET, Entrain(RIFLES)) == "5.6.3.c"


@pytest.mark.rule("s42:5.6.3.b", "s42:5.6.3.c")
def test_it_ends_on_a_railway_that_is_joined() -> None:
    position = bare(stand={RIFLES: "area-B"})
    no_way(position, RIFLES, "2603", by="5.6.3.b")
    no_way(position, RIFLES, "area-X", by="22.4.e")
    cut = bare(stand={RIFLES: "2601"}, patch=Patch(rails=(("2601/2602", "none"),)))
    assert len(route(position, SOVIET, HEX["2601"], HEX[VORONEZH])) == 3
    no_way(cut, RIFLES, VORONEZH, by="5.6.3.c")


@pytest.mark.rule("s42:5.6.3.d")
def test_the_axis_needs_converted_lines() -> None:
    position = bare(turn=2, stand={"ge-45": "area-X"})
    no_way(position, "ge-45", "1902", by="5.6.3.d", side=AXIS)
    assert ride(position, "ge-45", "1303", AXIS).position.pieces[UNIT["ge-45"]].place == HEX["1303"]
    longer = position.but(converted=tuple(sorted({*position.converted, HEX["1402"], HEX["1501"]})))
    assert route(longer, AXIS, at("area-X"), HEX["1402"])
    assert denies(BOARD_TRAIN, bare(turn=2, stand={"ge-45": "1902"}), AXIS, Entrain("ge-45")) == "5.6.3.d"


@pytest.mark.rule("s42:5.6.6.a", "s42:17.5.a")
def test_the_caspian_line_carries_no_unit() -> None:
    line = Patch(rails=(("3020/3021", "rail-caspian"),))
    dead = bare(stand={RIFLES: "3020"}, patch=line)
    assert denies(BOARD_TRAIN, dead, SOVIET, Entrain(RIFLES)) == "5.6.6.a"
    live = bare(stand={RIFLES: "3020"}, patch=Patch(rails=(("3020/3021", "rail"),)))
    assert allows(BOARD_TRAIN, live, SOVIET, Entrain(RIFLES))


@pytest.mark.rule("s42:5.6.3.e", "s42:5.6.3.g")
def test_no_unit_gets_on_in_an_enemy_zone_friends_or_not() -> None:
    stand = {RIFLES: VORONEZH, "su-6": VORONEZH, "ge-45": "2502"}
    assert denies(BOARD_TRAIN, bare(stand=stand), SOVIET, Entrain(RIFLES)) == "5.6.3.e"
    # A unit without a zone of control, and one two hexes away, do not matter.
    routed = in_order(bare(stand=stand), "ge-45", IN_FULL_RETREAT)
    assert allows(BOARD_TRAIN, routed, SOVIET, Entrain(RIFLES))
    assert allows(BOARD_TRAIN, bare(stand={**stand, "ge-45": "2401"}), SOVIET, Entrain(RIFLES))


@pytest.mark.rule("s42:5.6.3.f", "s42:5.6.3.g")
def test_no_unit_gets_off_in_an_enemy_zone_friends_or_not() -> None:
    stand = {RIFLES: "area-B", "su-6": VORONEZH, "ge-45": "2504"}
    no_way(bare(stand=stand), RIFLES, VORONEZH, by="5.6.3.f")
    assert ride(bare(stand=stand), RIFLES, "2601").position.pieces[UNIT[RIFLES]].place == HEX["2601"]


@pytest.mark.rule("s42:5.6.3.c", "s42:5.6.3.g", "s42:6.2.a")
def test_a_train_cannot_pass_an_enemy_zone() -> None:
    """It would have to stop there (RULING s42-606)."""
    assert route(bare(), SOVIET, HEX[VORONEZH], HEX["2403"]) == (HEX[VORONEZH], HEX["2403"])
    blocked = bare(stand={"ge-45": "2303", "su-6": "2403"})
    assert route(blocked, SOVIET, HEX[VORONEZH], HEX["2403"]) == ()


@pytest.mark.rule("s42:5.6.3.k", "s42:5.6.3.l")
def test_a_soviet_train_does_not_pass_or_push_a_rail_head() -> None:
    line = Patch(rails=(("3019/3020", "rail"), ("3020/3021", "rail")))
    free = bare(stand={RIFLES: "3019"}, patch=line)
    assert route(free, SOVIET, HEX["3019"], HEX["3021"])
    held = free.but(heads=(RailHead(HEX["3020"]),))
    assert not route(held, SOVIET, HEX["3019"], HEX["3021"])
    assert not route(held, SOVIET, HEX["3019"], HEX["3020"])
    game = ride(free.but(heads=(RailHead(HEX["3021"]),)), RIFLES, "3020")
    assert [head.hex for head in game.position.heads] == [HEX["3021"]]


# -- how many --------------------------------------------------------------------------------------------------------

FOUR = ("su-237", "su-346", "su-45", "su-138")
LINE = ("2601", "2602", "2700", "2701")


@pytest.mark.rule("s42:5.6.2.a", "s42:5.6.2.c", "s42:18.6.7.b")
def test_four_units_a_turn_supply_points_among_them() -> None:
    shells = SupplyPoint(1, SOVIET, at("area-B"))
    position = bare(stand=dict.fromkeys((*FOUR, RIFLES), "area-B"), supplies=(shells,))
    for unit, hex_ in zip(FOUR[:3], LINE, strict=False):
        position = ride(position, unit, hex_).position
    assert allows(BOARD_TRAIN, position, SOVIET, Entrain(FOUR[3]))
    position = ride(position, "supply-1", "2800").position
    assert position.uses("rail") == 4
    assert denies(BOARD_TRAIN, position, SOVIET, Entrain(FOUR[3])) == "5.6.2.a"


@pytest.mark.rule("s42:5.6.2.b", "s42:5.6.2.c")
def test_only_one_of_them_from_the_map() -> None:
    position = bare(stand={FOUR[0]: VORONEZH, FOUR[1]: "2403", FOUR[2]: "area-B"})
    position = ride(position, FOUR[0], "2601").position
    assert denies(BOARD_TRAIN, position, SOVIET, Entrain(FOUR[1])) == "5.6.2.b"
    assert allows(BOARD_TRAIN, position, SOVIET, Entrain(FOUR[2]))


@pytest.mark.rule("s42:5.6.2.d", "s42:28.1.5.a", "s42:28.1.5.b")
def test_leaders_travel_besides_and_without_a_marker() -> None:
    position = bare(stand={"su-chuikov": VORONEZH, FOUR[0]: "2601"}, used=(("rail", 4), ("rail-map", 1)))
    assert denies(BOARD_TRAIN, position, SOVIET, Entrain(FOUR[0])) == "5.6.2.a"
    game = ride(position, "su-chuikov", "2601")
    piece = game.position.pieces[UNIT["su-chuikov"]]
    assert (piece.has(TRAIN), piece.has(USED)) == (False, True)
    assert game.position.uses("rail") == 4


@pytest.mark.rule("s42:5.6.3.i")
def test_no_two_combat_units_from_trains_in_one_hex() -> None:
    position = bare(stand={FOUR[0]: "area-B", FOUR[1]: "area-B", "su-5ta-hq": "area-B", FOUR[2]: "2601"})
    position = ride(position, FOUR[0], "2601").position  # beside a unit that stands there anyway
    no_way(position, FOUR[1], "2601", by="5.6.3.i")
    assert ride(position, "su-5ta-hq", "2601").position.pieces[UNIT["su-5ta-hq"]].has(TRAIN)
    assert ride(position, FOUR[1], "area-A").position.pieces[UNIT[FOUR[1]]].place == at("area-A")


# -- who -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.6.3.h", "s42:13.2.1.b", "s42:22.3.1.i")
@pytest.mark.parametrize("place", [VORONEZH, "area-A"])
@pytest.mark.parametrize("order", [DISRUPTED, IN_FULL_RETREAT])
def test_only_in_good_order(order: int, place: str) -> None:
    position = in_order(bare(stand={RIFLES: place}), RIFLES, order)
    assert denies(BOARD_TRAIN, position, SOVIET, Entrain(RIFLES)) == "5.6.3.h"


@pytest.mark.rule("s42:5.7.2.a", "s42:5.6.3.a")
def test_no_train_crosses_the_strait() -> None:
    taman = (HEX["1549"], HEX["1649"])
    position = bare(turn=20, patch=Patch(rails=(("1549/1649", "rail"),)), converted=taman)
    assert taman[1] in tracks(position, AXIS, taman[0], False)
    assert at("area-W") not in tracks(position, AXIS, taman[0], False)
    assert not leads_on(position, AXIS, at("area-W"))


@pytest.mark.rule("s42:5.6.3.j", "s42:21.4.c")
def test_not_after_another_move_nor_with_a_replacement() -> None:
    position = bare(stand={RIFLES: VORONEZH})
    assert denies(BOARD_TRAIN, with_marks(position, RIFLES, MOVED), SOVIET, Entrain(RIFLES)) == "5.6.3.j"
    assert denies(BOARD_TRAIN, with_marks(position, RIFLES, REPLACED), SOVIET, Entrain(RIFLES)) == "21.4.c"


@pytest.mark.rule("s42:16.4.d", "s42:16.4.e")
@pytest.mark.parametrize("mark", [UNSUPPLIED, UNSUPPLIED | ISOLATED])
def test_mechanised_units_without_supply_stay(mark: int) -> None:
    position = bare(stand={"su-16tc": VORONEZH, RIFLES: VORONEZH})
    position = with_marks(with_marks(position, "su-16tc", mark), RIFLES, mark)
    assert denies(BOARD_TRAIN, position, SOVIET, Entrain("su-16tc")) == "16.4.d"
    assert allows(BOARD_TRAIN, position, SOVIET, Entrain(RIFLES))


@pytest.mark.rule("s42:18.6.3.f", "s42:18.6.3.g", "s42:18.6.7.a", "s42:18.6.8.h")
def test_supply_points_travel_unless_they_are_stacked_up() -> None:
    def shells(face: int) -> Position:
        return bare(supplies=(SupplyPoint(1, SOVIET, HEX[VORONEZH], face),))

    assert allows(BOARD_TRAIN, shells(MOVING), SOVIET, Entrain("supply-1"))
    assert allows(BOARD_TRAIN, shells(IMMOBILE), SOVIET, Entrain("supply-1"))
    assert denies(BOARD_TRAIN, shells(READY), SOVIET, Entrain("supply-1")) == "18.6.3.g"
    (supply,) = ride(shells(MOVING), "supply-1", "2601").position.supplies
    assert supply.place == HEX["2601"]
    assert supply.marks == MOVED | TRAIN


@pytest.mark.rule("s42:18.6.8.a", "s42:18.6.8.b", "s42:18.6.8.c")
def test_the_fifth_soviet_supply_point_comes_immobile() -> None:
    there = tuple(SupplyPoint(n, SOVIET, HEX["4019"]) for n in range(1, 5))

    def more(face: int) -> Position:
        return bare(supplies=(*there, SupplyPoint(5, SOVIET, at("area-B"), face)))

    no_way(more(MOVING), "supply-5", VORONEZH, by="18.6.8.b")
    assert ride(more(MOVING), "supply-5", "area-A").position.supplies[4].place == at("area-A")
    assert ride(more(IMMOBILE), "supply-5", VORONEZH).position.supplies[4].face == IMMOBILE
    fewer = more(MOVING).but(supplies=more(MOVING).supplies[1:])
    assert ride(fewer, "supply-5", VORONEZH).position.supplies[3].place == HEX[VORONEZH]


@pytest.mark.rule("s42:20.4.b", "s42:20.6.a", "s42:20.7.b", "s42:31.0.a")
@pytest.mark.parametrize(
    ("unit", "place", "side", "by"),
    [
        ("su-vor-nkvd", VORONEZH, SOVIET, "20.4.b"),
        ("su-armavir", "2849", SOVIET, "20.6.a"),
        ("ge-46", "area-W", AXIS, "20.7.b"),
        ("su-14gds", VORONEZH, SOVIET, "31.0.a"),
    ],
)
def test_a_unit_that_is_bound_takes_no_train(unit: str, place: str, side: int, by: str) -> None:
    assert denies(BOARD_TRAIN, bare(turn=5, stand={unit: place}), side, Entrain(unit)) == by


@pytest.mark.rule("s42:5.6.2.a")
def test_no_player_moves_the_enemys() -> None:
    assert denies(BOARD_TRAIN, bare(stand={RIFLES: VORONEZH}), AXIS, Entrain(RIFLES)) == "5.6.2.a"


@pytest.mark.rule("s42:C1.2.b", "s42:C4.2.b", "s42:C3.4.d", "s42:C1.2.c")
def test_on_the_first_turn_combat_units_take_no_train_but_in_uranus() -> None:
    first = bare(turn=1, stand={"ge-45": "1303"}, supplies=(SupplyPoint(1, AXIS, HEX["1303"]),))
    assert denies(BOARD_TRAIN, first, AXIS, Entrain("ge-45")) == "C4.2.b"
    blau = bare("fall-blau", turn=1, stand={"ge-45": "1303"})
    assert denies(BOARD_TRAIN, blau, AXIS, Entrain("ge-45")) == "C1.2.b"
    assert allows(BOARD_TRAIN, first, AXIS, Entrain("supply-1"))
    assert allows(BOARD_TRAIN, bare(turn=1, stand={"ge-45": "area-X"}), AXIS, Entrain("ge-45"))
    assert allows(BOARD_TRAIN, first.but(turn=2), AXIS, Entrain("ge-45"))
    uranus = bare("uranus", stand={RIFLES: VORONEZH})
    assert allows(BOARD_TRAIN, uranus, SOVIET, Entrain(RIFLES))


@pytest.mark.rule("s42:C1.2.o", "s42:C1.2.f")
def test_one_unit_of_the_fifth_reserve_army_comes_by_rail() -> None:
    edge = "area-east-north-of-4210"
    stand = dict.fromkeys(FOUR[:2], edge)
    position = bare("fall-blau", turn=3, stand=stand, patch=Patch(rails=(("4104/4204", "rail"),)))
    assert allows(BOARD_TRAIN, position, SOVIET, Entrain(FOUR[0]))
    later = position.but(used=(("rail", 1), ("rail-east", 1)))
    assert denies(BOARD_TRAIN, later, SOVIET, Entrain(FOUR[0])) == "C1.2.o"


# -- the ferry of Vladimirovka ---------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.5.7.a", "s42:5.5.7.b", "s42:5.5.7.c")
def test_the_ferry_of_vladimirovka_carries_one_soviet_load_a_turn() -> None:
    position = bare(stand={FOUR[0]: "area-C", FOUR[1]: "area-C"})
    no_way(position.but(used=(("vladimirovka", 1),)), FOUR[1], "6424", by="5.6.3.c")
    position = ride(position, FOUR[0], "6424").position
    assert position.uses("vladimirovka") == 1
    no_way(position, FOUR[1], "6424", by="5.6.3.c")
    other = ride(position, FOUR[1], "6523").position
    assert other.uses("vladimirovka") == 1


@pytest.mark.rule("s42:5.5.7.c")
def test_it_is_no_way_for_the_axis() -> None:
    position = bare(converted=(HEX["6424"], HEX["6523"]))
    assert route(position, AXIS, HEX["6523"], HEX["6424"]) == ()


# -- unloading -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.6.5.a", "s42:5.6.5.b", "s42:5.6.5.c", "s42:5.6.5.e", "s42:3.0.i")
def test_every_unit_leaves_its_train_in_the_initial_phase() -> None:
    stand = {RIFLES: "2601", "ge-45": "1303"}
    trains = bare(stand=stand, supplies=(SupplyPoint(1, SOVIET, HEX["2601"], marks=TRAIN),))
    trains = trains.mark([UNIT[unit] for unit in stand], TRAIN)
    position = unloaded(trains, SOVIET)
    assert not position.pieces[UNIT[RIFLES]].has(TRAIN)
    assert not position.supplies[0].marks
    assert position.pieces[UNIT["ge-45"]].has(TRAIN)
    assert allows(BOARD_TRAIN, position, SOVIET, Entrain(RIFLES))


def test_what_is_offered_is_legal() -> None:
    position: Any = bare(stand={RIFLES: "area-B", "ge-45": "2504"})
    game = wait(position, RIFLES)
    assert game.decision is not None
    offers = list(game.decision.actions(game))
    assert Station(VORONEZH) not in offers
    assert Station("2601") in offers
    assert game.decision.subject(game) == (RIFLES,)
    verdicts: list[Action] = [action for action in game.decision.candidates(game) if action in offers]
    assert verdicts == offers


def test_whether_a_train_leaves_is_known_without_the_journey() -> None:
    """The quick answer agrees with the search."""
    stand = {"ge-45": "2303", "ge-95": "2701", "su-121": "1717"}
    position = bare(stand=stand)
    for side in (AXIS, SOVIET):
        starts = [*railways(position, side), HEX["3020"], *(at(f"area-{name}") for name in "ABCDEGHJWXYZ")]
        for start in starts:
            found = tracks(position, side, start, side == SOVIET)
            assert leads_on(position, side, start) == (len(found) > 1)
