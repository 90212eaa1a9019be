"""Chapter 9.2: armour shifts, elite ones, where there are none, anti-tank units; with 9.7.1 and 9.9 the ground."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET
from grognard.games.s42.state.markers import Fort
from tests.games.s42.front import front, ledger, moat, odds
from tests.games.s42.steppe import steppe

TARGET = "3020"


def shifts(defenders: str, *attackers: str, **more: Any) -> dict[str, int]:
    """The ledger of an attack from the north."""
    return ledger(odds(front({TARGET: defenders, "3019": " ".join(attackers)}, **more), *names(attackers)))


def names(attackers: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(unit.partition("!")[0].partition("+")[0] for unit in attackers)


# -- 9.2.1, 9.2.2 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.2.1.a", "s42:9.2.1.e")
def test_the_attacker_gets_one_shift_for_black_dots() -> None:
    assert shifts("su-1", "ge-22pz") == {"armour": 1}
    assert shifts("su-1", "ge-22pz", "ge-27pz") == {"armour": 1}
    assert shifts("ge-44", "su-1tc") == {"armour": 1}
    assert shifts("su-1", "ge-44") == {}


@pytest.mark.rule("s42:9.2.1.b")
def test_the_defender_gets_one_shift_for_black_dots() -> None:
    assert shifts("su-1tc su-2tc", "ge-44") == {"defending-armour": -1}
    assert shifts("su-1tc su-1", "ge-44") == {"defending-armour": -1}
    assert shifts("su-1", "ge-44") == {}


@pytest.mark.rule("s42:9.2.1.d")
def test_tanks_on_both_sides_cancel_each_other() -> None:
    assert shifts("su-1tc", "ge-22pz") == {}


@pytest.mark.rule("s42:9.2.2.a", "s42:9.2.2.b", "s42:9.2.2.e")
def test_a_panzer_division_against_infantry_is_four_to_one() -> None:
    found = odds(front({TARGET: "su-1", "3019": "ge-3pz"}), "ge-3pz")
    assert (found.attack, found.defence, found.column) == (10, 5, 5)
    assert ledger(found) == {"armour": 1, "elite-armour": 1}


@pytest.mark.rule("s42:9.2.2.d", "s42:9.2.2.f")
def test_a_panzer_division_against_a_tank_corps_is_three_to_one() -> None:
    found = odds(front({TARGET: "su-1tc", "3019": "ge-3pz"}), "ge-3pz")
    assert (found.attack, found.defence, found.column) == (10, 5, 4)
    assert ledger(found) == {"elite-armour": 1}


@pytest.mark.rule("s42:9.2.2.a", "s42:9.2.2.b", "s42:9.2.2.d")
def test_the_elite_shift_helps_the_defence_too() -> None:
    assert shifts("ge-3pz", "su-1") == {"defending-armour": -1, "defending-elite-armour": -1}
    assert shifts("ge-3pz", "su-1tc") == {"defending-elite-armour": -1}


# -- 9.2.3 where there are none --------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.2.3.a", "s42:9.2.3.b", "s42:9.2.3.c", "s42:9.2.3.d", "s42:9.5.4.c", "s42:9.2.1.c")
@pytest.mark.parametrize("ground", ["woods", "wooded-rough", "marsh", "mountain"])
def test_the_ground_of_the_defender_may_rule_them_out(ground: str) -> None:
    patch = steppe(terrain={TARGET: ground})
    for defenders, attacker in (("su-1", "ge-3pz"), ("su-1tc", "ge-44"), ("ge-3pz", "su-1")):
        assert not {"armour", "elite-armour", "defending-armour", "defending-elite-armour"} & set(
            shifts(defenders, attacker, patch=patch)
        )


@pytest.mark.rule("s42:9.2.3.e", "s42:9.2.2.c")
@pytest.mark.parametrize(("place", "there"), [("city", 0), ("major", 0), ("town", 2), ("landmark", 2)])
def test_cities_of_either_size_rule_them_out_and_towns_do_not(place: str, there: int) -> None:
    assert len(shifts("su-1", "ge-3pz", patch=steppe(places={TARGET: place}))) == there


@pytest.mark.rule("s42:9.2.3.f", "s42:9.7.1.b")
def test_a_finished_fortification_rules_them_out() -> None:
    for defenders, attacker, side in (("su-1tc", "ge-44", SOVIET), ("ge-3pz", "su-1", AXIS)):
        done = (Fort(HEX[TARGET], side, True),)
        assert shifts(defenders, attacker, forts=done) == {"fortification": -1}
        begun = (Fort(HEX[TARGET], side),)
        assert "defending-armour" in shifts(defenders, attacker, forts=begun)


@pytest.mark.rule("s42:9.2.3.a")
def test_woods_of_the_attacker_do_not_matter() -> None:
    assert shifts("su-1", "ge-22pz", patch=steppe(terrain={"3019": "woods"})) == {"armour": 1}


@pytest.mark.rule("s42:9.2.3.g", "s42:9.2.3.h", "s42:9.5.4.c")
@pytest.mark.parametrize("obstacle", ["minor", "major", "marsh"])
def test_across_a_river_or_out_of_a_marsh_a_tank_gains_nothing(obstacle: str) -> None:
    patch = steppe(terrain={"3019": "marsh"}) if obstacle == "marsh" else steppe(waters=moat(obstacle))
    assert shifts("su-1", "ge-3pz", patch=patch) == {}


@pytest.mark.rule("s42:9.2.3.g")
def test_another_tank_on_dry_land_gains_it() -> None:
    hexes = {TARGET: "su-1", "3019": "ge-22pz", "3021": "ge-27pz"}
    found = odds(front(hexes, steppe(waters={"3020/3019": "minor"})), "ge-22pz", "ge-27pz")
    assert ledger(found) == {"armour": 1}


@pytest.mark.rule("s42:9.2.3.i", "s42:9.2.3.j")
def test_across_a_river_tanks_still_cancel_those_of_the_defender() -> None:
    patch = steppe(waters=moat("minor"))
    assert shifts("su-1tc", "ge-22pz", patch=patch) == {}
    assert shifts("su-1tc", "ge-44", patch=patch) == {"defending-armour": -1}


# -- 9.2.4 anti-tank units -------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.2.4.a", "s42:9.2.4.c", "s42:9.2.4.d")
def test_in_defence_they_cancel_the_ordinary_shift_alone() -> None:
    assert shifts("su-1 su-1td", "ge-22pz") == {}
    assert shifts("su-1td", "ge-22pz") == {}
    assert shifts("su-1", "ge-22pz") == {"armour": 1}
    assert shifts("su-1 su-1td", "ge-3pz") == {"elite-armour": 1}


@pytest.mark.rule("s42:9.2.4.b")
def test_they_gain_none() -> None:
    assert shifts("su-1td", "ge-44") == {}
    assert shifts("ge-44", "su-1td") == {}
    assert shifts("ge-44", "su-1tc") == {"armour": 1}


@pytest.mark.rule("s42:9.2.4.e")
def test_in_attack_they_cancel_nothing() -> None:
    assert shifts("ge-22pz", "su-1td") == {"defending-armour": -1}


# -- states of a tank ------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:13.2.1.j", "s42:13.2.2.b", "s42:16.4.l")
def test_disrupted_or_without_supply_tanks_still_count() -> None:
    assert shifts("su-1tc!", "ge-22pz") == {}
    assert shifts("su-1tc!", "ge-44") == {"defending-armour": -1}
    assert shifts("su-1", "ge-22pz+unsupplied") == {"armour": 1}


@pytest.mark.rule("s42:5.6.4.f", "s42:5.6.4.g", "s42:13.3.2.e")
@pytest.mark.parametrize("state", ["+train", "!!"])
def test_on_a_train_or_in_full_retreat_they_do_not(state: str) -> None:
    assert shifts(f"su-1tc{state} su-1", "ge-44") == {}
    assert shifts(f"su-1tc{state} su-1", "ge-22pz") == {"armour": 1}


# -- 9.7.1, 9.9 the ground -------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.9.a", "s42:9.9.b")
def test_rough_ground_shifts_the_column_to_the_left() -> None:
    assert shifts("su-1", "ge-44", patch=steppe(terrain={TARGET: "rough"})) == {"rough": -1}
    assert shifts("su-1", "ge-44", patch=steppe(terrain={TARGET: "wooded-rough"})) == {"rough": -1}


@pytest.mark.rule("s42:9.9.a", "s42:9.2.1.a")
def test_rough_ground_lets_tanks_shift() -> None:
    assert shifts("su-1", "ge-22pz", patch=steppe(terrain={TARGET: "rough"})) == {"rough": -1, "armour": 1}


@pytest.mark.rule("s42:9.7.1.a", "s42:9.7.1.c", "s42:9.7.1.d")
def test_a_fortification_shifts_and_the_river_doubles() -> None:
    hexes = {TARGET: "su-1", "3019": "ge-44"}
    found = odds(front(hexes, steppe(waters=moat("minor")), forts=(Fort(HEX[TARGET], SOVIET, True),)), "ge-44")
    assert (ledger(found), found.defence) == ({"fortification": -1}, 10)


@pytest.mark.rule("s42:9.7.1.e")
def test_in_rough_ground_it_shifts_two_columns_in_all() -> None:
    rough = steppe(terrain={TARGET: "rough"})
    found = odds(front({TARGET: "su-1", "3019": "ge-44"}, rough, forts=(Fort(HEX[TARGET], SOVIET, True),)), "ge-44")
    assert sum(ledger(found).values()) == -2


@pytest.mark.rule("s42:9.7.6.b", "s42:9.7.6.d", "s42:9.7.7.c")
def test_a_printed_fortification_serves_the_soviets_until_it_is_given_up() -> None:
    line = front({}).country.fort_lines[HEX["1600"]]
    hexes = {"1600": "su-1", "1601": "ge-44"}
    assert "fortification" in ledger(odds(front(hexes), "ge-44", target="1600"))
    assert "fortification" not in ledger(odds(front(hexes, fallen_lines=(line,)), "ge-44", target="1600"))
    turned = {"1600": "ge-44", "1601": "su-1"}
    assert "fortification" not in ledger(odds(front(turned), "su-1", target="1600"))
