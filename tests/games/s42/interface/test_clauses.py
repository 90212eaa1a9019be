"""A prohibition that serves several clauses names the one that applies: those that no other test comes to."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.verdicts import Prohibition, judge
from grognard.games.s42.advance.advance_eligibility import Claim, waiting_armies_stay, was_not_released
from grognard.games.s42.advance.advance_limits import RESERVE
from grognard.games.s42.boxes.box_joining import Joining as BoxJoining
from grognard.games.s42.boxes.box_joining import is_in_no_order_to_join
from grognard.games.s42.boxes.boxes import ARMIES
from grognard.games.s42.boxes.maskirovka import Exchange, army_keeps_its_marker
from grognard.games.s42.combat.air_support import Sortie, one_air_unit_is_enough
from grognard.games.s42.combat.attackers import Joining, is_the_enemys
from grognard.games.s42.combat.fortifications import MARKERS, Site, fortifications_are_used_up, site_is_out_of_play
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import BARE, GRID, HEX
from grognard.games.s42.data.units import AXIS, PACK, SOVIET, UNIT, UNITS, Mode
from grognard.games.s42.forces.rebuilding import Homecoming, box_takes_no_unit_up
from grognard.games.s42.forces.replacements import Draft, nowhere_to_come_back, unit_is_out_of_play
from grognard.games.s42.forces.withdrawals import Leaving, no_withdrawal_is_due
from grognard.games.s42.interface.actions import Sail, Stand
from grognard.games.s42.movement.areas import AreaMove, area_joins_no_other, areas_are_far_apart
from grognard.games.s42.movement.cargo import cargo_of
from grognard.games.s42.movement.ground import Step, hex_is_out_of_play, map_is_not_used
from grognard.games.s42.movement.modes import mode_is_kept, offensive_begins_slowly, refitted_move_one_hex
from grognard.games.s42.movement.rail_lines import NO_TRAIN, Stop
from grognard.games.s42.movement.rail_movement import (
    Boarding,
    army_waits_for_its_release,
    train_of_the_map_has_left,
    trains_are_full,
)
from grognard.games.s42.movement.reach import March
from grognard.games.s42.movement.sea_movement import SAIL
from grognard.games.s42.retreat.retreat_paths import Way, retreat_leaves_the_map
from grognard.games.s42.state.markers import READY, Fort, RailHead, SupplyPoint
from grognard.games.s42.state.position import DISRUPTED, GOOD, IN_FULL_RETREAT, REPLACED, UNMASKED
from grognard.games.s42.supply.supply_moves import convoy_does_not_get_there
from tests.games.s42.campaigning import masked, with_unit
from tests.games.s42.deeds import denies
from tests.games.s42.holding import told_to_go
from tests.games.s42.marches import field
from tests.games.s42.table import at, bare, refused

RIFLES, INFANTRY = "su-121", "ge-44"


def by(prohibition: Prohibition, *args: Any) -> str:
    """The clause by which a prohibition bites; empty if it does not."""
    verdict = judge((prohibition,), *args)
    return "" if verdict is True else verdict.rule


def no_train(stop: Stop) -> str:
    """The clause by which no train stops there."""
    verdict = judge(NO_TRAIN, stop)
    assert verdict is not True
    return verdict.rule


# -- the scenario that is played -------------------------------------------------------------------------------------


@pytest.mark.rule("s42:C1.1.d", "s42:C2.1.d", "s42:C3.1.d", "s42:2.2.3.f")
@pytest.mark.parametrize(
    ("scenario", "clause"), [("fall-blau", "C1.1.d"), ("caucasus", "C2.1.d"), ("uranus", "C3.1.d")]
)
def test_a_hex_of_another_map_and_one_that_no_unit_ever_enters(scenario: str, clause: str) -> None:
    country = bare(scenario).country
    edge = [(one, other) for one in sorted(country.land) for other in GRID.near[one] if other not in country.land]
    elsewhere = next(pair for pair in edge if country.terrain[pair[1]] not in BARE)
    dark = next(pair for pair in edge if country.terrain[pair[1]] in BARE)
    assert by(map_is_not_used, Step(bare(scenario), (UNIT[INFANTRY],), *elsewhere)) == clause
    assert by(map_is_not_used, Step(bare(scenario), (UNIT[INFANTRY],), *dark)) == ""
    assert by(hex_is_out_of_play, Step(bare(scenario), (UNIT[INFANTRY],), *dark)) == "2.2.3.f"


@pytest.mark.rule("s42:C1.2.b", "s42:C3.4.d", "s42:C4.2.b")
@pytest.mark.parametrize(
    ("scenario", "unit", "clause"),
    [("fall-blau", INFANTRY, "C1.2.b"), ("campaign", INFANTRY, "C4.2.b"), ("uranus", RIFLES, "C3.4.d")],
)
def test_a_slow_start_is_that_of_the_scenario(scenario: str, unit: str, clause: str) -> None:
    first = PACK.scenarios[scenario].first_turn
    position = field({unit: "3020"}, scenario=scenario, turn=first)
    march = March(units=(UNIT[unit],), start=HEX["3020"], here=HEX["3020"])
    assert by(offensive_begins_slowly, position, march, "normal") == clause
    assert by(offensive_begins_slowly, position, march, "tactical") == ""
    later = field({unit: "3020"}, scenario=scenario, turn=first + 1)
    assert by(offensive_begins_slowly, later, march, "normal") == ""


@pytest.mark.rule("s42:C1.2.q", "s42:31.0.a")
def test_a_waiting_army_is_held_by_its_own_scenario() -> None:
    for scenario, clause in (("fall-blau", "C1.2.q"), ("campaign", "31.0.a")):
        position = bare(scenario)
        waiting = next(u for u in range(len(position.pieces)) if position.waiting_army(u))
        battle = Battle(side=SOVIET, target=HEX["3020"], units=())
        assert by(waiting_armies_stay, Claim(position, battle, waiting)) == clause
        cargo = cargo_of(position, UNITS[waiting])
        assert cargo is not None
        assert by(army_waits_for_its_release, Boarding(position, SOVIET, cargo)) == clause


# -- who and where ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.3.a", "s42:5.4.a")
@pytest.mark.parametrize(("begun", "clause"), [("extended", "5.3.a"), ("tactical", "5.4.a"), ("normal", "")])
def test_a_mode_that_was_begun(begun: Mode, clause: str) -> None:
    march = March(units=(UNIT[INFANTRY],), start=HEX["3020"], here=HEX["3020"], mode=begun)
    assert by(mode_is_kept, field({INFANTRY: "3020"}), march, "normal") == clause


@pytest.mark.rule("s42:34.3.1.e", "s42:21.4.b")
def test_a_unit_that_refits_and_the_army_that_has_it() -> None:
    position = masked({"1": "3020"}, {"1": RIFLES}).mark((UNIT[RIFLES],), REPLACED)
    army = March(units=(ARMIES[0],), start=HEX["3020"], here=HEX["3020"])
    assert by(refitted_move_one_hex, position, army, "normal") == "34.3.1.e"
    own = March(units=(UNIT[RIFLES],), start=HEX["3020"], here=HEX["3020"])
    assert by(refitted_move_one_hex, position, own, "normal") == "21.4.b"
    assert by(refitted_move_one_hex, position, own, "tactical") == ""


@pytest.mark.rule("s42:22.6.1.a", "s42:22.6.2.a", "s42:22.6.3.a", "s42:22.6.3.c")
def test_areas_apart() -> None:
    for unit, here, to, clause in (
        (RIFLES, "area-A", "area-G", "22.6.3.a"),
        (RIFLES, "area-G", "area-A", "22.6.3.c"),
        (INFANTRY, "area-X", "area-A", "22.6.2.a"),
        (INFANTRY, "area-X", "area-Y", ""),
    ):
        assert by(areas_are_far_apart, AreaMove(bare(), (UNIT[unit],), at(here), at(to))) == clause
    for to, clause in (("area-X", "22.6.1.a"), ("area-A", "")):
        assert by(area_joins_no_other, AreaMove(bare(), (UNIT[RIFLES],), at("area-F"), at(to))) == clause


@pytest.mark.rule("s42:13.2.1.a", "s42:13.3.2.a", "s42:22.3.1.i")
@pytest.mark.parametrize(
    ("place", "order", "clause"),
    [
        ("3020", DISRUPTED, "13.2.1.a"),
        ("3020", IN_FULL_RETREAT, "13.3.2.a"),
        ("area-A", DISRUPTED, "22.3.1.i"),
        ("3020", GOOD, ""),
    ],
)
def test_disorder_joins_no_army(place: str, order: int, clause: str) -> None:
    position = with_unit(bare(stand={RIFLES: place}), RIFLES, order=order)
    assert by(is_in_no_order_to_join, BoxJoining(position, SOVIET, UNIT[RIFLES], at("box-1"))) == clause


@pytest.mark.rule("s42:34.2.e", "s42:34.7.a")
def test_a_marker_that_both_sides_know() -> None:
    position = masked({"1": "3020", "2": "3020"}, others={"3020": RIFLES})
    exchange = Exchange(position.but(shown=((UNIT[RIFLES], ARMIES[0]),)), SOVIET, ARMIES[0], ARMIES[1])
    assert by(army_keeps_its_marker, exchange) == "34.2.e"
    assert by(army_keeps_its_marker, Exchange(position, SOVIET, ARMIES[0], ARMIES[1])) == ""


@pytest.mark.rule("s42:34.7.a", "s42:34.5.a")
def test_an_unmasked_army_takes_no_unit_up() -> None:
    position = masked({"1": "area-A"})
    coming = UNIT[RIFLES], at("box-1")
    assert by(box_takes_no_unit_up, Homecoming(position.mark((ARMIES[0],), UNMASKED), *coming)) == "34.7.a"
    assert by(box_takes_no_unit_up, Homecoming(position, *coming)) == ""
    assert by(box_takes_no_unit_up, Homecoming(position, UNIT[INFANTRY], at("box-1"))) == "34.5.a"


# -- combat ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.3.3.c", "s42:9.3.4.b", "s42:9.3.4.c")
def test_one_air_unit_for_attack_or_defence() -> None:
    for attacker, lead, clause in ((AXIS, -1, "9.3.3.c"), (SOVIET, -1, "9.3.4.b"), (SOVIET, UNIT[INFANTRY], "9.3.4.c")):
        battle = Battle(side=attacker, target=HEX["3020"], units=(), air=0)
        assert by(one_air_unit_is_enough, Sortie(bare(), AXIS, battle, 1, lead)) == clause


@pytest.mark.rule("s42:8.1.a")
def test_no_player_attacks_with_enemy_units() -> None:
    battle = Battle(side=AXIS, target=HEX["3020"], units=())
    assert by(is_the_enemys, Joining(bare(stand={RIFLES: "3019"}), battle, UNIT[RIFLES])) == "8.1.a"
    assert by(is_the_enemys, Joining(bare(stand={INFANTRY: "3019"}), battle, UNIT[INFANTRY])) == ""


@pytest.mark.rule("s42:25.2.3.b")
def test_only_reserves_are_released() -> None:
    battle = Battle(side=AXIS, target=HEX["3020"], units=(UNIT[INFANTRY],), kind=RESERVE)
    position = bare(stand={INFANTRY: "3020", "ge-45": "3020"})
    assert by(was_not_released, Claim(position, battle, UNIT["ge-45"])) == "25.2.3.b"
    assert by(was_not_released, Claim(position, battle, UNIT[INFANTRY])) == ""


@pytest.mark.rule("s42:11.1.1.a")
def test_only_a_unit_of_the_hex_leads_its_defence() -> None:
    position = bare(patch=field({}).rules.patch, turn=9, stand={"su-6": "3020", "su-1": "3025", "ge-44": "3021"})
    refused(told_to_go(position), Stand("su-1"), by="11.1.1.a")


@pytest.mark.rule("s42:12.2.m", "s42:22.5.a")
def test_over_the_strait_no_unit_retreats() -> None:
    home = Way(bare(stand={INFANTRY: "1549"}), UNIT[INFANTRY], HEX["1549"], (at("area-W"),))
    assert by(retreat_leaves_the_map, home) == "12.2.m"
    enemy = Way(bare(stand={RIFLES: "1549"}), UNIT[RIFLES], HEX["1549"], (at("area-W"),))
    assert by(retreat_leaves_the_map, enemy) == "22.5.a"


# -- trains, ships, works --------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.6.6.a", "s42:17.5.a", "s42:5.6.3.c", "s42:5.6.3.d", "s42:5.6.3.k", "s42:22.4.f", "s42:22.4.e")
def test_why_no_line_leads_there() -> None:
    country = bare().country
    rails = {hex_: {edge.rail for edge in country.edges[hex_] if edge.rail} for hex_ in sorted(country.land)}
    caspian = next(hex_ for hex_, kinds in rails.items() if kinds == {"rail-caspian"})
    volga = next(hex_ for hex_, kinds in rails.items() if kinds == {"rail-volga"})
    head = next(hex_ for hex_, kinds in rails.items() if "rail-main" in kinds)
    position = bare(turn=2, stand={RIFLES: "area-A", INFANTRY: "area-X"}).but(heads=(RailHead(head),))
    for end, clause in ((caspian, "5.6.6.a"), (volga, "17.5.a"), (head, "5.6.3.k"), (at("area-X"), "22.4.e")):
        assert no_train(Stop(position, SOVIET, RIFLES, end, boards=False)) == clause
    assert no_train(Stop(position, AXIS, INFANTRY, at("area-A"), boards=False)) == "22.4.f"
    assert no_train(Stop(position, SOVIET, RIFLES, volga, boards=True)) == "17.5.a"
    assert no_train(Stop(position, SOVIET, RIFLES, caspian, boards=True)) == "5.6.6.a"
    assert no_train(Stop(position, AXIS, INFANTRY, HEX["2503"], boards=True)) == "5.6.3.d"
    assert no_train(Stop(position, SOVIET, RIFLES, head, boards=True)) == "5.6.3.c"


@pytest.mark.rule("s42:18.6.7.b", "s42:5.6.2.a", "s42:5.6.2.b")
def test_supply_points_fill_trains_too() -> None:
    shells = SupplyPoint(1, SOVIET, at("area-A"))
    position = bare(turn=2, stand={RIFLES: "area-A"}).but(supplies=(shells,), used=(("rail", 4),))
    for name, clause in (("supply-1", "18.6.7.b"), (RIFLES, "5.6.2.a")):
        cargo = cargo_of(position, name)
        assert cargo is not None
        assert by(trains_are_full, Boarding(position, SOVIET, cargo)) == clause
    ashore = SupplyPoint(1, SOVIET, HEX["2503"])
    position = bare(turn=2, stand={RIFLES: "2503"}).but(supplies=(ashore,), used=(("rail", 1), ("rail-map", 1)))
    for name, clause in (("supply-1", "18.6.7.b"), (RIFLES, "5.6.2.b")):
        cargo = cargo_of(position, name)
        assert cargo is not None
        assert by(train_of_the_map_has_left, Boarding(position, SOVIET, cargo)) == clause


@pytest.mark.rule("s42:18.6.3.g", "s42:18.6.3.b")
def test_how_far_a_supply_point_gets() -> None:
    for face, clause in ((READY, "18.6.3.g"), (0, "18.6.3.b")):
        shells = SupplyPoint(1, AXIS, HEX["3020"], face)
        position = field({}).but(supplies=(shells,))
        assert by(convoy_does_not_get_there, position, shells, HEX["3040"]) == clause


@pytest.mark.rule("s42:5.7.1.b", "s42:5.7.1.i")
def test_tanks_on_the_sea_of_azov_and_units_off_the_map() -> None:
    position = bare(stand={"su-16tc": "2338", RIFLES: "area-A"}, freed=("caucasus",))
    assert denies(SAIL, position, SOVIET, Sail("su-16tc", "1949")) == "5.7.1.b"
    assert denies(SAIL, position, SOVIET, Sail(RIFLES, "1949")) == "5.7.1.i"


@pytest.mark.rule("s42:9.7.3.g", "s42:9.7.3.h", "s42:2.2.3.f")
def test_works_of_either_side() -> None:
    for side, clause in ((AXIS, "9.7.3.g"), (SOVIET, "9.7.3.h")):
        laid = tuple(Fort(hex_, side, True) for hex_ in range(MARKERS[side]))
        assert by(fortifications_are_used_up, Site(bare().but(forts=laid), side, HEX["3020"])) == clause
        assert by(fortifications_are_used_up, Site(bare().but(forts=laid[1:]), side, HEX["3020"])) == ""
    sea = next(hex_ for hex_, kind in enumerate(bare().country.terrain) if kind == "sea")
    assert by(site_is_out_of_play, Site(bare(), AXIS, sea)) == "2.2.3.f"


# -- replacements and withdrawals ------------------------------------------------------------------------------------


@pytest.mark.rule("s42:21.1.1.b", "s42:21.3.1.g")
def test_who_is_not_rebuilt() -> None:
    assert by(unit_is_out_of_play, Draft(bare(stand={RIFLES: "pool"}), SOVIET, UNIT[RIFLES], "infantry")) == "21.1.1.b"
    corps = Draft(bare("caucasus", turn=11, stand={"su-16tc": "eliminated"}), SOVIET, UNIT["su-16tc"], "tank")
    assert by(nowhere_to_come_back, corps) == "21.3.1.g"


@pytest.mark.rule("s42:32.1.a", "s42:32.3.c", "s42:32.2.a")
def test_no_unit_is_called_away_by_the_clause_of_its_kind() -> None:
    for side, unit, clause in ((AXIS, "ge-24pz", "32.1.a"), (AXIS, "ge-44", "32.3.c"), (SOVIET, "su-16tc", "32.2.a")):
        assert by(no_withdrawal_is_due, Leaving(bare(turn=3), side, UNIT[unit])) == clause
