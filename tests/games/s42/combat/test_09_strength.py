"""Chapter 9.1, 9.5, 9.6, 9.8, 9.9: what units count in a battle, halved and doubled, by ground, state and company."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.s42.combat.strength import Battle, estimate, overstacked_groups
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, UNIT
from grognard.games.s42.interface.actions import Attack, Commit, Defend, Join
from grognard.games.s42.state.position import Piece
from grognard.series.zoc_bonds.odds import Part
from tests.games.s42.front import AROUND, front, ledger, moat, odds, phase
from tests.games.s42.steppe import steppe
from tests.games.s42.table import asked, play, told

TARGET = "3020"


def defence(units: str, attackers: tuple[str, ...] = ("ge-44",), **ground: Any) -> int:
    """What these Soviet units count in the target hex against attackers from the north."""
    patch = steppe(**ground)
    return odds(front({TARGET: units, "3019": " ".join(attackers)}, patch), *attackers).defence


def part(parts: tuple[Part, ...], unit: str) -> Part:
    return next(row for row in parts if row.unit == UNIT[unit])


# -- 9.1 halving and doubling ----------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.1.c", "s42:9.1.e", "s42:9.1.h", "s42:9.1.k", "s42:9.5.2.a")
def test_two_fives_halved_are_six() -> None:
    found = odds(front({TARGET: "su-1", "3019": "ge-9 ge-82"}, steppe(waters=moat("major"))), "ge-9", "ge-82")
    assert found.attack == 6
    assert {row.halved for row in found.attackers} == {("major-river",)}


@pytest.mark.rule("s42:9.1.j", "s42:9.1.l", "s42:9.9.d", "s42:13.2.1.i")
def test_three_ones_halved_are_two() -> None:
    hexes = {TARGET: "ncv-1! ncv-2! ncv-3!", "3019": "su-1"}
    assert odds(front(hexes), "su-1").defence == 2


@pytest.mark.rule("s42:9.1.a", "s42:9.1.m")
def test_in_a_city_behind_a_river_a_unit_is_doubled_once() -> None:
    found = odds(
        front({TARGET: "su-1", "3019": "ge-44"}, steppe(places={TARGET: "city"}, waters=moat("minor"))), "ge-44"
    )
    assert found.defence == 10
    assert found.defenders[0].doubled == ("city", "river")


@pytest.mark.rule("s42:9.1.b", "s42:9.1.d", "s42:9.1.i", "s42:9.1.n", "s42:9.9.f")
@pytest.mark.rule("s42:16.4.a", "s42:16.4.b", "s42:16.4.c")
@pytest.mark.parametrize("mark", ["unsupplied", "isolated"])
def test_a_nine_without_supply_across_a_major_river_is_three(mark: str) -> None:
    """A panzer division in the cold of the north: 10 less 1 is 9, 9 to 5, 5 to 3."""
    hexes = {TARGET: "su-1", "3019": f"ge-3pz+{mark}"}
    found = odds(front(hexes, steppe(waters=moat("major")), turn=28), "ge-3pz")
    assert found.attackers[0].printed == 9
    assert found.attackers[0].halved == ("major-river", "unsupplied")
    assert found.attack == 3


@pytest.mark.rule("s42:9.1.f", "s42:9.1.g")
def test_halved_first_then_doubled() -> None:
    """A disrupted 5 is 3, and 6 in the city: more than is printed."""
    assert defence("su-1!", places={TARGET: "city"}) == 6
    assert defence("su-1!") == 3


@pytest.mark.rule("s42:16.4.h")
def test_lack_of_supply_does_not_weaken_the_defence() -> None:
    assert defence("su-1+unsupplied") == 5


# -- 9.5 rivers and marsh --------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.5.1.a")
@pytest.mark.parametrize("water", ["minor", "major"])
def test_attacked_across_rivers_only_the_defenders_are_doubled(water: str) -> None:
    assert defence("su-1", waters=moat(water)) == 10


@pytest.mark.rule("s42:9.5.1.a", "s42:9.5.4.b")
def test_out_of_marsh_and_across_rivers_in_any_mix() -> None:
    hexes = {TARGET: "su-1", "3019": "ge-44", "3021": "ge-45", "2921": "ge-46"}
    mixed = steppe(terrain={"3019": "marsh"}, waters={"3020/3021": "minor"})
    assert odds(front(hexes, mixed), "ge-44", "ge-45").defence == 10
    assert odds(front(hexes, mixed), "ge-44").defence == 10


@pytest.mark.rule("s42:9.5.1.b")
def test_one_attacker_on_dry_land_is_enough() -> None:
    hexes = {TARGET: "su-1", "3019": "ge-44", "3021": "ge-45", "2921": "ge-46"}
    mixed = steppe(terrain={"3019": "marsh"}, waters={"3020/3021": "minor"})
    assert odds(front(hexes, mixed), "ge-44", "ge-45", "ge-46").defence == 5


RIVER = steppe(waters={"3020/3019": "major", "3020/3120": "major", "3020/3121": "minor"})


@pytest.mark.rule("s42:9.5.2.a", "s42:9.5.2.b", "s42:9.5.2.c", "s42:9.5.2.d", "s42:9.5.2.e")
def test_the_example_of_unit_x() -> None:
    """A and B come across a major river and are halved, C across a minor one; X is doubled: 11 to 10."""
    hexes = {TARGET: "su-1", "3019": "ge-44", "3120": "ge-45", "3121": "ge-9"}
    found = odds(front(hexes, RIVER), "ge-44", "ge-45", "ge-9")
    assert (found.attack, found.defence, found.column) == (11, 10, 2)


@pytest.mark.rule("s42:9.5.2.f", "s42:9.5.2.g", "s42:9.5.2.h")
def test_the_example_of_unit_y() -> None:
    """D and E are halved, F comes by land: Y is not doubled, 11 to 5."""
    hexes = {TARGET: "su-1", "3019": "ge-44", "3120": "ge-45", "3021": "ge-9"}
    found = odds(front(hexes, RIVER), "ge-44", "ge-45", "ge-9")
    assert (found.attack, found.defence, found.column) == (11, 5, 3)


@pytest.mark.rule("s42:9.5.2.a", "s42:5.5.4.b")
@pytest.mark.parametrize("bridge", ["bridge", "rail-bridge", "ferry"])
def test_no_bridge_helps_the_attack(bridge: str) -> None:
    patch = steppe(waters=moat("major"), crossings={"3020/3019": bridge})
    assert odds(front({TARGET: "su-1", "3019": "ge-44"}, patch), "ge-44").attack == 3


@pytest.mark.rule("s42:9.5.3.d", "s42:23.4.n", "s42:23.4.t")
def test_the_volga_and_ice_count_as_a_major_river() -> None:
    hexes = {TARGET: "su-1", "3019": "ge-45"}
    volga = steppe(waters=moat("volga"), crossings={"3020/3019": "ferry"})
    assert odds(front(hexes, volga), "ge-45").attack == 3
    for patch in (steppe(waters=moat("major")), steppe(waters=moat("lake"), terrain={TARGET: "desert"})):
        frozen = odds(front(hexes, patch, turn=28), "ge-45")
        assert (frozen.attackers[0].halved, frozen.defence) == (("major-river",), 10)


@pytest.mark.rule("s42:9.5.4.a")
def test_every_unit_is_doubled_in_a_marsh() -> None:
    assert defence("su-1", terrain={TARGET: "marsh"}) == 10
    assert defence("su-1tc", terrain={TARGET: "marsh"}) == 10


@pytest.mark.rule("s42:9.5.4.d", "s42:9.5.4.e", "s42:9.5.4.f", "s42:9.2.3.g", "s42:9.2.3.h")
def test_the_example_of_the_marsh() -> None:
    """A is halved across a major river, B attacks out of a marsh in full: 13 to 10, and no armour shift."""
    patch = steppe(waters={"3020/3019": "major"}, terrain={"3021": "marsh"})
    found = odds(front({TARGET: "su-1", "3019": "ge-44", "3021": "ge-3pz"}, patch), "ge-44", "ge-3pz")
    assert (found.attack, found.defence, found.column, ledger(found)) == (13, 10, 2, {})


@pytest.mark.rule("s42:9.5.5.a", "s42:9.5.5.b")
def test_the_river_inside_the_izyum_bend_is_ignored() -> None:
    """Of the hexes around 1521 those with a river on the hexside count, and no others."""
    position = front({"1521": "su-1"})
    country, hex_ = position.country, HEX["1521"]
    edges = {edge.to_hex: edge.water for edge in country.edges[hex_]}
    assert "" in edges.values()
    assert edges.keys() - {other for other, water in edges.items() if not water}
    for other, water in edges.items():
        there = position.with_piece(UNIT["ge-44"], Piece(other, 3))
        found = estimate(there, Battle(side=AXIS, target=hex_, units=(UNIT["ge-44"],)))
        assert ("river" in found.defenders[0].doubled) == bool(water)


# -- 9.6 mountains and cities ----------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.6.1.a", "s42:9.6.3.a")
@pytest.mark.parametrize("ground", [{"terrain": {TARGET: "mountain"}}, {"places": {TARGET: "city"}}])
def test_mountains_and_cities_double_infantry_but_not_tanks(ground: dict[str, Any]) -> None:
    assert defence("su-1", **ground) == 10
    assert defence("su-1mot", **ground) == 4
    assert defence("su-1tc", **ground) == 5


@pytest.mark.rule("s42:9.6.1.b", "s42:20.2.d", "s42:20.2.f")
def test_mountain_units_of_the_axis_attack_mountains_doubled() -> None:
    """Of any nation; Soviet ones do not, and no unit elsewhere."""
    high = steppe(terrain={TARGET: "mountain"})
    assert odds(front({TARGET: "su-1", "3019": "ge-1mtn"}, high), "ge-1mtn").attack == 10
    assert odds(front({TARGET: "su-1", "3019": "ro-1mtn"}, high), "ro-1mtn").attack == 6
    assert odds(front({TARGET: "ge-44", "3019": "su-20mtn"}, high), "su-20mtn").attack == 3
    assert odds(front({TARGET: "su-1", "3019": "ge-44"}, high), "ge-44").attack == 6
    assert odds(front({TARGET: "su-1", "3019": "ge-1mtn"}), "ge-1mtn").attack == 5


@pytest.mark.rule("s42:9.6.2.c", "s42:9.6.2.d")
def test_not_so_across_alpine_hexsides() -> None:
    high = steppe(terrain={TARGET: "mountain"}, waters={"3020/3019": "alpine"})
    assert odds(front({TARGET: "su-1", "3019": "ge-1mtn"}, high), "ge-1mtn").attack == 5


@pytest.mark.rule("s42:20.9.a")
def test_lindens_engineers_attack_cities_doubled() -> None:
    hexes = {TARGET: "su-1", "3019": "ge-linden"}
    assert odds(front(hexes, steppe(places={TARGET: "major"})), "ge-linden").attack == 4
    assert odds(front(hexes, steppe(places={TARGET: "town"})), "ge-linden").attack == 2


# -- 9.8 brackets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.8.a")
def test_a_strength_in_brackets_counts_only_alone() -> None:
    assert defence("su-don-hq") == 1
    found = odds(front({TARGET: "su-don-hq su-1", "3019": "ge-44"}), "ge-44")
    assert found.defence == 5
    assert part(found.defenders, "su-don-hq").out == "bracketed"


@pytest.mark.rule("s42:9.8.b")
def test_of_several_only_one_counts() -> None:
    assert defence("su-don-hq su-1art su-4art") == 1


@pytest.mark.rule("s42:9.8.a")
def test_beside_units_without_strength_it_stands_as_if_alone() -> None:
    """RULING s42-302: one in full retreat, a non-combat unit, one that fell back to it."""
    assert defence("su-don-hq su-1!! su-1ga-hq su-4+retreated") == 1


# -- 9.9 the state of units ------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.9.c", "s42:5.6.4.d", "s42:5.6.4.e")
def test_a_train_defends_with_one_and_is_never_doubled() -> None:
    found = odds(front({TARGET: "su-1+train", "3019": "ge-44"}, steppe(places={TARGET: "city"})), "ge-44")
    assert (found.defence, found.defenders[0].instead) == (1, "train")


@pytest.mark.rule("s42:9.9.e", "s42:13.3.2.d", "s42:13.3.2.e")
def test_in_full_retreat_a_unit_defends_with_nothing() -> None:
    found = odds(front({TARGET: "su-1!! su-4", "3019": "ge-44"}), "ge-44")
    assert found.defence == 5
    assert part(found.defenders, "su-1").out == "full-retreat"
    assert defence("su-1!!") == 0


@pytest.mark.rule("s42:19.3.b")
def test_non_combat_units_add_nothing() -> None:
    assert defence("su-1 su-1ga-hq su-chuikov") == 5


@pytest.mark.rule("s42:12.4.a", "s42:12.4.b", "s42:15.3.a")
def test_who_fell_back_before_adds_nothing_but_against_a_breakthrough() -> None:
    position = front({TARGET: "su-1 su-4+retreated", "3019": "ge-44"})
    assert odds(position, "ge-44").defence == 5
    assert odds(position, "ge-44", kind="breakthrough").defence == 10


@pytest.mark.rule("s42:9.9.g", "s42:9.9.h", "s42:9.9.i", "s42:9.9.j", "s42:23.4.g")
def test_the_winter_takes_one_from_the_axis_before_anything_is_halved() -> None:
    """Attack 6 is 5, halved 3; defence 7 is 6, doubled 12; an attack of 1 and a defence of 2 stay."""
    river = steppe(waters=moat("major"))
    hexes = {TARGET: "su-1", "3019": "ge-44 hr-369"}
    assert odds(front(hexes, river, turn=28), "ge-44").attack == 3
    assert odds(front(hexes, turn=28), "ge-44", "hr-369").attack == 5 + 1
    wet = odds(front({TARGET: "ge-44 hr-369", "3019": "su-1"}, river, turn=28), "su-1")
    assert wet.defence == 12 + 4
    assert part(wet.defenders, "ge-44").instead == "winter"
    assert odds(front(hexes, turn=27), "ge-44").attack == 6


# -- 15.3 crowded hexes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:15.3.c", "s42:15.3.d", "s42:10.2.1.d")
def test_the_owner_of_a_crowded_hex_says_who_defends_it() -> None:
    hexes = {TARGET: "su-45 su-62 su-32gds", "3019": "ge-44 ge-45"}
    position = front(hexes)
    game = phase(position, AXIS, dice=(1,))
    play(game, Attack(TARGET))
    for unit in ("ge-44", "ge-45"):
        play(game, Join(unit))
    play(game, Commit())
    assert asked(game) == ("soviet",)
    assert game.decision is not None
    assert len(game.decision.actions(game)) == 3
    play(game, Defend(("su-62", "su-45")))
    assert told(game)[:2] == ["phase-combat", "battle"]
    assert game.events is not None
    assert game.events[1].args["defence"] == 10


@pytest.mark.rule("s42:15.3.c")
def test_until_then_the_best_are_counted() -> None:
    found = odds(front({TARGET: "su-45 su-62 su-32gds", "3019": "ge-44"}), "ge-44")
    assert found.defence == 11
    assert {row.out for row in found.defenders} == {"", "crowd"}


@pytest.mark.rule("s42:15.3.c")
def test_who_has_no_strength_takes_up_no_room() -> None:
    """RULING s42-301."""
    position = front({TARGET: "su-45 su-62 su-32gds!!", "3019": "ge-44"})
    assert overstacked_groups(position, Battle(side=AXIS, target=HEX[TARGET], units=(UNIT["ge-44"],))) == []
    assert odds(position, "ge-44").defence == 10


def test_the_neighbours_of_the_target_are_those_drawn() -> None:
    position = front({})
    assert {HEX[name] for name in AROUND} == {edge.to_hex for edge in position.country.edges[HEX[TARGET]]}
