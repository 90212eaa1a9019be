"""Chapters 5.3 and 5.4: extended and tactical movement, and who may use which; the phases that are shorter."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.games.s42.combat.attackers import able
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, PACK, SOVIET, UNIT
from grognard.games.s42.interface.actions import CrossStrait, Entrain, Go, Move, MoveSupply, Sail
from grognard.games.s42.movement.movement_phase import VERBS
from grognard.games.s42.movement.reach import March, modes, must_be_tactical
from grognard.games.s42.state.markers import CityBattle
from grognard.games.s42.state.position import (
    CHOSE_FULL_RETREAT,
    DISRUPTED,
    EXTENDED,
    IN_FULL_RETREAT,
    ISOLATED,
    REPLACED,
    SNOW,
    TRAIN,
    UNSUPPLIED,
    Position,
)
from grognard.games.s42.turn.phases import PhaseName
from tests.games.s42.marches import barred, costs, field, goes, is_on_the_way, phase, points, taken, where, with_unit
from tests.games.s42.table import bare, play, refused

PANZER, INFANTRY, OTHER, RIFLE, RIFLES = "ge-3pz", "ge-9", "ge-44", "su-121", "su-6"
HERE = "3020"
NORTH = ("3019", "3018", "3017", "3016", "3015", "3014", "3013", "3012")


def open_modes(position: Position, *units: str, name: PhaseName = "movement") -> set[str]:
    ids = tuple(UNIT[unit] for unit in units)
    here = position.pieces[ids[0]].place
    return set(modes(position, March(units=ids, start=here, here=here, phase=name)))


# -- 5.3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.3.a")
def test_extended_movement_adds_three_points() -> None:
    position = field({INFANTRY: HERE})
    assert points(position, INFANTRY, "extended") == points(position, INFANTRY) + 3
    game = goes(position, INFANTRY, NORTH[5], mode="extended")
    assert where(game, INFANTRY) == NORTH[5]
    assert game.position.pieces[UNIT[INFANTRY]].has(EXTENDED)


@pytest.mark.rule("s42:5.3.a", "s42:23.2.3.c", "s42:23.2.3.d")
def test_snow_takes_a_point_and_leaves_the_three() -> None:
    position = field({INFANTRY: HERE}, weather=SNOW)
    assert points(position, INFANTRY) == 2
    assert points(position, INFANTRY, "extended") == 5


@pytest.mark.rule("s42:5.3.b")
def test_it_comes_next_to_no_enemy() -> None:
    barred(field({PANZER: HERE, RIFLE: "3017"}), PANZER, NORTH[1], by="5.3.b", mode="extended")
    assert NORTH[1] in costs(field({PANZER: HERE, RIFLE: "3016"}), PANZER, "extended")


@pytest.mark.rule("s42:5.3.b", "s42:13.3.2.c", "s42:5.6.4.a")
@pytest.mark.parametrize("changes", [{"order": IN_FULL_RETREAT}, {"marks": TRAIN}])
def test_not_even_one_without_a_zone(changes: dict[str, int]) -> None:
    barred(
        with_unit(field({PANZER: HERE, RIFLE: "3017"}), RIFLE, **changes), PANZER, NORTH[1], by="5.3.b", mode="extended"
    )


@pytest.mark.rule("s42:5.3.b", "s42:6.1.c")
def test_nor_one_over_the_volga() -> None:
    position = field({PANZER: HERE, RIFLE: "3018"}, waters={"3018/3019": "volga"})
    barred(position, PANZER, NORTH[0], by="5.3.b", mode="extended")


@pytest.mark.rule("s42:5.3.b", "s42:2.2.3.d")
def test_an_open_lake_parts_neighbours() -> None:
    position = field({PANZER: HERE, RIFLE: "3018"}, waters={"3018/3019": "lake"})
    assert NORTH[0] in costs(position, PANZER, "extended")
    for water, by in (("lake", "5.1.b"), ("volga", "5.3.b")):  # too far; and beside an enemy, too
        far = field({INFANTRY: HERE, RIFLE: NORTH[7]}, waters={f"{NORTH[7]}/{NORTH[6]}": water})
        barred(far, INFANTRY, NORTH[6], by=by, mode="extended")


@pytest.mark.rule("s42:5.3.b", "s42:19.2.f")
def test_non_combat_units_are_no_hindrance() -> None:
    assert NORTH[1] in costs(field({PANZER: HERE, "su-5ta-hq": "3017"}), PANZER, "extended")


@pytest.mark.rule("s42:5.3.c", "s42:6.2.c")
def test_out_of_an_enemy_zone_the_first_hex_leads() -> None:
    position = field({PANZER: HERE, RIFLE: "3021"})
    found = costs(position, PANZER, "extended")
    assert found[NORTH[0]] == 3
    assert found[NORTH[6]] == 9
    assert "2920" in found
    assert "2921" not in found
    barred(position, PANZER, "2921", by="5.3.b", mode="extended")


@pytest.mark.rule("s42:5.3.d", "s42:18.2.2.b")
def test_neither_black_boxes_nor_guns_hurry() -> None:
    barred(field({"ge-6a-hq": HERE}), "ge-6a-hq", NORTH[0], by="5.3.d", mode="extended")
    barred(field({"su-1art": HERE}), "su-1art", NORTH[0], by="5.3.d", mode="extended", side=SOVIET)


@pytest.mark.rule("s42:5.3.a")
def test_stacks_hurry_together_and_end_together() -> None:
    position = field(((PANZER, HERE), (INFANTRY, HERE), (OTHER, NORTH[4])))
    game = goes(position, (PANZER, INFANTRY), NORTH[4], mode="extended")
    assert where(game, PANZER) == where(game, INFANTRY) == NORTH[4]


@pytest.mark.rule("s42:13.3.1.a", "s42:13.3.1.b")
def test_full_retreat_bars_no_mode() -> None:
    assert open_modes(with_unit(field({PANZER: HERE}), PANZER, order=IN_FULL_RETREAT), PANZER) == {
        "normal",
        "extended",
        "tactical",
    }


@pytest.mark.rule("s42:13.3.1.d", "s42:6.2.c")
def test_who_bolts_leaves_the_zone_he_began_in_for_nothing() -> None:
    position = with_unit(field({INFANTRY: HERE, RIFLE: "3021"}), INFANTRY, order=IN_FULL_RETREAT)
    assert costs(position, INFANTRY)[NORTH[0]] == 3
    bolted = position.mark([UNIT[INFANTRY]], CHOSE_FULL_RETREAT)
    assert costs(bolted, INFANTRY)[NORTH[0]] == 1
    assert costs(bolted, INFANTRY)[NORTH[2]] == 3


# -- 5.4 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.4.a", "s42:5.4.b")
def test_tactical_movement_goes_two_hexes_whatever_they_cost() -> None:
    bog = dict.fromkeys(NORTH[:3], "marsh")
    position = field({INFANTRY: HERE}, terrain=bog)
    assert NORTH[1] not in costs(position, INFANTRY)
    assert costs(position, INFANTRY, "tactical")[NORTH[1]] == 2
    barred(position, INFANTRY, NORTH[2], by="5.4.a", mode="tactical")


@pytest.mark.rule("s42:5.4.a")
def test_its_hexes_may_be_gone_one_by_one() -> None:
    game = goes(field({INFANTRY: HERE}), INFANTRY, NORTH[0], mode="tactical")
    assert is_on_the_way(game)
    refused(game, Go(NORTH[1], "normal"), by="5.4.a")
    play(game, Go(NORTH[1], "tactical"))
    assert not is_on_the_way(game)


@pytest.mark.rule("s42:5.4.c", "s42:6.2.c")
def test_it_ignores_the_price_of_leaving_a_zone() -> None:
    position = field({"ge-213sec": HERE, RIFLE: "3021"})
    assert NORTH[0] not in costs(position, "ge-213sec")
    assert NORTH[1] in costs(position, "ge-213sec", "tactical")


@pytest.mark.rule("s42:5.4.d")
def test_a_unit_that_has_moved_so_may_attack() -> None:
    game = goes(field({INFANTRY: HERE, RIFLE: "2919"}), INFANTRY, NORTH[0], mode="tactical")
    assert able(game.position, AXIS, HEX["2919"]) == [UNIT[INFANTRY]]


@pytest.mark.rule("s42:5.4.e", "s42:5.4.f", "s42:6.2.a")
def test_it_stops_in_an_enemy_zone() -> None:
    game = goes(field({INFANTRY: HERE, RIFLE: "2919"}), INFANTRY, NORTH[0], mode="tactical")
    assert not is_on_the_way(game)


@pytest.mark.rule("s42:5.4.g", "s42:7.2.a", "s42:7.2.b")
def test_it_neither_enters_nor_crosses_a_bond() -> None:
    barred(field({PANZER: "2920", RIFLE: "3019", RIFLES: "3021"}), PANZER, HERE, by="7.2.a", mode="tactical")
    barred(field({PANZER: HERE, RIFLE: "2921", RIFLES: "3121"}), PANZER, "3021", by="7.2.b", mode="tactical")


@pytest.mark.rule("s42:5.4.h", "s42:2.2.3.b", "s42:2.2.1.b")
def test_it_crosses_nothing_that_is_barred() -> None:
    for water, by in (("lake", "2.2.3.b"), ("volga", "5.5.3.b")):
        waters = dict.fromkeys(("3019/3020", "3019/3120", "2920/3019"), water)
        barred(field({INFANTRY: HERE}, waters=waters), INFANTRY, "3019", by=by, mode="tactical")
    barred(field({PANZER: HERE}, terrain={"3019": "mountain"}), PANZER, "3019", by="2.2.1.b", mode="tactical")
    assert "3019" in costs(field({INFANTRY: HERE}, terrain={"3019": "mountain"}), INFANTRY, "tactical")


# -- who moves only tactically ---------------------------------------------------------------------------------------


@pytest.mark.rule("s42:13.2.1.a")
def test_the_disrupted() -> None:
    position = with_unit(field({PANZER: HERE}), PANZER, order=DISRUPTED)
    assert open_modes(position, PANZER) == {"tactical"}
    barred(position, PANZER, NORTH[0], by="13.2.1.a")


@pytest.mark.rule("s42:16.4.a", "s42:16.4.d", "s42:16.4.e")
@pytest.mark.parametrize("mark", [UNSUPPLIED, UNSUPPLIED | ISOLATED])
def test_the_mechanised_out_of_supply(mark: int) -> None:
    position = with_unit(with_unit(field({PANZER: HERE, INFANTRY: "3021"}), PANZER, marks=mark), INFANTRY, marks=mark)
    barred(position, PANZER, NORTH[0], by="16.4.d")
    assert "normal" in open_modes(position, INFANTRY)


@pytest.mark.rule("s42:21.4.b")
def test_who_has_received_a_replacement_goes_one_hex() -> None:
    position = with_unit(field({PANZER: HERE}), PANZER, marks=REPLACED)
    barred(position, PANZER, NORTH[0], by="21.4.b")
    assert not must_be_tactical(field({PANZER: HERE}), UNIT[PANZER])
    assert must_be_tactical(position, UNIT[PANZER])
    assert max(costs(position, PANZER, "tactical").values()) == 1


@pytest.mark.rule("s42:C1.2.b", "s42:C4.2.b")
def test_the_first_axis_movement_of_the_campaign() -> None:
    position = field({PANZER: HERE, "ge-manstein": "3021", RIFLE: "2514"}, turn=1)
    barred(position, PANZER, NORTH[0], by="C4.2.b")
    assert "normal" in open_modes(position, "ge-manstein")
    assert "normal" in open_modes(position, RIFLE)


@pytest.mark.rule("s42:C3.4.d")
def test_the_first_soviet_movement_of_uranus() -> None:
    first = PACK.scenarios["uranus"].first_turn
    stand = {RIFLES: HERE, PANZER: "3025"}
    assert open_modes(field(stand, scenario="uranus", turn=first), RIFLES) == {"tactical"}
    assert "normal" in open_modes(field(stand, scenario="uranus", turn=first), PANZER)
    assert "normal" in open_modes(field(stand, scenario="uranus", turn=first + 1), RIFLES)


@pytest.mark.rule("s42:C1.2.b")
def test_ruling_212_a_unit_that_comes_from_an_entry_area_comes_at_full_pace() -> None:
    assert "normal" in open_modes(bare(stand={PANZER: "area-X"}, turn=1), PANZER)


@pytest.mark.rule("s42:33.2.3.c", "s42:33.2.3.d", "s42:33.2.3.g", "s42:33.2.3.f")
def test_a_mini_turn_is_tactical_but_for_full_retreat() -> None:
    position = field({PANZER: HERE, INFANTRY: "3021"})
    refused(taken(position, PANZER, name="mini-movement"), Go(NORTH[0]), by="33.2.3.c")
    routed = with_unit(position, PANZER, order=IN_FULL_RETREAT)
    assert open_modes(routed, PANZER, name="mini-movement") == {"normal", "tactical"}
    game = phase(position.mark([UNIT[PANZER]], TRAIN), name="mini-movement")
    assert not game.position.pieces[UNIT[PANZER]].has(TRAIN)
    offered = {verb.action for verb in VERBS["mini-movement"]}
    assert not offered & {Entrain, Sail, CrossStrait, MoveSupply}  # RULING s42-206


@pytest.mark.rule("s42:33.2.3.d")
def test_ruling_205_the_full_allowance_of_a_mini_turn_is_no_extended_movement() -> None:
    position = with_unit(field({PANZER: HERE}), PANZER, order=IN_FULL_RETREAT)
    refused(taken(position, PANZER, name="mini-movement"), Go(NORTH[7], "extended"), by="33.2.3.d")


@pytest.mark.rule("s42:C2.4.a", "s42:C2.4.b", "s42:C2.4.c", "s42:C2.4.d", "s42:C2.4.e")
def test_before_the_first_turn_of_the_caucasus() -> None:
    position = bare_caucasus()
    game = phase(position, SOVIET, "preliminary")
    refused(game, Move(("su-grozny-nkvd",)), by="C2.4.b")
    refused(game, Move((RIFLES,)), by="C2.4.e")
    play(game, Move((RIFLE,)))
    refused(game, Go("3943", "extended"), by="C2.4.c")
    play(game, Go("3943"))
    assert not any(verb.action is Entrain for verb in VERBS["preliminary"])


def bare_caucasus() -> Position:
    stand = {RIFLE: "3944", "su-grozny-nkvd": "6252", RIFLES: "area-L"}
    return bare("caucasus", stand=stand, turn=10, freed=("caucasus",))


# -- 29.1.2 ----------------------------------------------------------------------------------------------------------


def contested(stand: tuple[tuple[str, str], ...]) -> Position:
    city = field(stand, places={"3019": "city"}, battles=(CityBattle(HEX["3019"], 1, SOVIET),))
    return city.but(rules=replace(city.rules, contested_cities=True))


@pytest.mark.rule("s42:29.1.2.b")
def test_a_contested_city_is_entered_tactically() -> None:
    position = contested(((PANZER, HERE), (INFANTRY, "3019"), (RIFLE, "3019")))
    barred(position, PANZER, "3019", by="29.1.2.b")
    game = goes(position, PANZER, "3019", mode="tactical")
    assert where(game, PANZER) == "3019"


@pytest.mark.rule("s42:29.1.2.c", "s42:29.1.2.d")
def test_no_unit_leaves_it_into_an_enemy_zone_unless_a_friend_is_there() -> None:
    position = contested(((PANZER, "3019"), (RIFLE, "3019"), (RIFLES, "3017")))
    found = costs(position, PANZER, "tactical")
    assert (found["3020"], found["3018"]) == (1, 2)  # round by quiet ground
    barred(with_unit(position, PANZER, marks=REPLACED), PANZER, "3018", by="29.1.2.c", mode="tactical")
    friend = contested(((PANZER, "3019"), (RIFLE, "3019"), (RIFLES, "3017"), (INFANTRY, "3018")))
    assert costs(friend, PANZER, "tactical")["3018"] == 1
