"""Chapter 2: what the counters say, as the rules ask them."""

from __future__ import annotations

import pytest

from grognard.games.s42.combat.plan import PlanAttack
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import (
    ARMY_HQ,
    AXIS,
    COMBAT,
    CORPS,
    FOOT,
    FREE,
    GERMAN,
    LEADER,
    MECH,
    MECHANISED,
    MOVEMENT_CLASS,
    NATION,
    PACK,
    QUALITY,
    REMNANT,
    RESERVE_ARMY,
    SOVIET,
    SUPPORT,
    TYPE,
    UNIT,
    UNITS,
    VALUES,
    WHEELS,
)
from grognard.games.s42.interface.actions import Attack, Join
from grognard.games.s42.movement.reach import never_hurries
from grognard.games.s42.retreat.determined_defense import quality
from grognard.games.s42.state.markers import READY, Fort, RailHead, SupplyPoint
from grognard.games.s42.state.position import Piece
from grognard.games.s42.state.stacking import counted
from grognard.games.s42.turn.phases import opened
from tests.games.s42.front import AROUND, front, phase, planned
from tests.games.s42.steppe import CENTRE
from tests.games.s42.table import at, bare, play, refused, table


@pytest.mark.rule("s42:2.3.1.a", "s42:2.3.1.b", "s42:2.3.1.c", "s42:19.1.a", "s42:19.1.c", "s42:19.1.d", "s42:19.1.e")
def test_combat_units_have_a_defence() -> None:
    assert COMBAT[UNIT["ge-45"]]
    assert COMBAT[UNIT["ge-6a-hq"]]  # in brackets
    assert not any(COMBAT[unit] for unit in range(len(UNITS)) if ARMY_HQ[unit] or RESERVE_ARMY[unit] or LEADER[unit])
    assert sum(not combat for combat in COMBAT) == 3 + 6 + 2


@pytest.mark.rule("s42:2.3.1.d")
def test_markers_are_no_units() -> None:
    hex_ = at("3020")
    dump = SupplyPoint(1, SOVIET, hex_, READY)
    position = bare(stand={"ge-45": "3020"}, supplies=(dump,), forts=(Fort(hex_, SOVIET),), heads=(RailHead(hex_),))
    assert position.of_side(hex_, AXIS) == (UNIT["ge-45"],)
    assert position.of_side(hex_, SOVIET) == ()


@pytest.mark.rule("s42:2.3.2.m")
def test_a_brigade_takes_as_much_room_as_a_corps() -> None:
    sizes = {
        size: next(u for u, card in enumerate(PACK.units) if card.size == size and COMBAT[u] and not FREE[u])
        for size in ("III", "X", "XX", "XXX")
    }
    position = bare()
    assert {size: counted(position, [unit]) for size, unit in sizes.items()} == dict.fromkeys(sizes, 1)


@pytest.mark.rule("s42:18.2.1.a", "s42:3.0.zk")
def test_support_units() -> None:
    kinds = {TYPE[unit] for unit in range(len(UNITS)) if SUPPORT[unit]}
    assert kinds == {"artillery", "headquarters"}
    assert SUPPORT[UNIT["su-sw-hq"]]
    assert not SUPPORT[UNIT["su-5ta-hq"]]


@pytest.mark.rule("s42:2.3.2.a", "s42:2.3.2.b", "s42:2.3.2.c", "s42:2.3.5.a")
def test_strengths_follow_the_steps() -> None:
    unit, position = UNIT["ge-24pz"], bare(stand={"ge-24pz": "3020"})
    assert (position.attack(unit), position.defence(unit), position.allowance(unit)) == (10, 8, 6)
    reduced = position.with_piece(unit, Piece(at("3020"), 2))
    assert (reduced.attack(unit), reduced.defence(unit), reduced.allowance(unit)) == (7, 6, 6)
    for number, faces in enumerate(VALUES):
        assert set(range(1, PACK.units[number].steps + 1)) <= set(faces)


@pytest.mark.rule("s42:2.3.2.g", "s42:2.3.2.h", "s42:2.3.2.i", "s42:2.3.2.j")
def test_quality() -> None:
    assert {QUALITY[unit] for unit in range(len(UNITS)) if NATION[unit] == "guards"} == {1}
    for unit, card in enumerate(PACK.units):
        assert QUALITY[unit] == {"elite": 1, "normal": 0, "low": -1}[card.quality]
    assert QUALITY[UNIT["su-121"]] == 0
    assert {QUALITY[unit] for unit, card in enumerate(PACK.units) if card.nation != "guards"} == {-1, 0, 1}


@pytest.mark.rule("s42:2.3.2.g", "s42:2.3.2.h", "s42:2.3.2.i", "s42:2.3.2.k", "s42:2.3.2.l")
def test_quality_tells_in_the_determined_defence() -> None:
    """A red box is worth what the Guards have by name, a white one the contrary."""
    battle = Battle(side=AXIS, target=HEX[CENTRE], units=())
    cards = {card.quality: unit for unit, card in enumerate(PACK.units) if card.nation != "guards"}
    found = {box: quality(front({}), battle, unit) for box, unit in cards.items()}
    assert found == {"elite": 1, "normal": 0, "low": -1}
    assert quality(front({}), battle, UNIT["su-14gds"]) == 1


@pytest.mark.rule("s42:2.3.6.a", "s42:2.3.6.b", "s42:2.3.6.c")
def test_three_ways_of_moving() -> None:
    assert [MOVEMENT_CLASS[UNIT[name]] for name in ("ge-45", "ge-29pzg", "ge-24pz")] == [FOOT, MECH, WHEELS]
    assert [MECHANISED[UNIT[name]] for name in ("ge-45", "ge-29pzg", "ge-24pz")] == [False, True, True]


@pytest.mark.rule("s42:2.3.2.d")
def test_who_keeps_to_his_allowance_can_still_attack() -> None:
    hexes = {CENTRE: "su-1", AROUND[0]: "ge-44+moved", AROUND[1]: "ge-45+moved+extended"}
    game = phase(front(hexes), AXIS)
    play(game, Attack(CENTRE))
    refused(game, Join("ge-45"), "2.3.2.d")
    play(game, Join("ge-44"))
    assert isinstance(game.decision, PlanAttack)
    assert game.decision.battle.units == (UNIT["ge-44"],)


@pytest.mark.rule("s42:2.3.2.k", "s42:2.3.2.l")
@pytest.mark.parametrize(("unit", "better"), [("ge-gd", 1), ("ge-213sec", -1), ("ge-44", 0)])
def test_the_class_of_a_unit_helps_it_to_hold_and_to_recover(unit: str, better: int) -> None:
    """An ordinary unit recovers on five and six."""
    position = front({CENTRE: f"{unit}!", AROUND[0]: "su-6"})
    assert quality(position, planned(position, "su-6"), UNIT[unit]) == better
    for die in (3, 4, 5, 6):
        game = table(position, opened("recovery", AXIS), dice=(die,))
        assert game.position.good(UNIT[unit]) == (die + better >= 5)


@pytest.mark.rule("s42:2.3.2.e")
def test_units_with_a_black_box_do_not_hurry() -> None:
    assert [never_hurries(UNIT[name]) for name in ("ge-6a-hq", "su-1art", "ge-44", "ge-24pz")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("s42:1.0.e", "s42:1.0.f", "s42:20.5.a")
def test_the_german_nation() -> None:
    assert all(GERMAN[UNIT[name]] for name in ("ge-45", "ss-wiking"))
    assert not any(GERMAN[UNIT[name]] for name in ("ro-1", "it-barbo", "hr-369", "ncv-1", "su-121"))


@pytest.mark.rule("s42:4.3.d", "s42:21.3.1.g")
def test_tank_and_mechanised_corps() -> None:
    assert CORPS[UNIT["su-16tc"]]
    assert CORPS[UNIT["su-4mc"]]
    assert not any(CORPS[UNIT[name]] for name in ("su-10tk", "su-8cav", "ge-24pz"))


def test_remnants_have_a_pool_of_their_own() -> None:
    assert sum(bool(kind) for kind in REMNANT) == 13
