"""10.3: strengths, rivers, the odds and their column, shifts, limits."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.ava.data.pack import load
from tests.games.ava.islet import attack, die, fighting, islet, neighbours, river_below, stand
from tests.games.ava.table import check, finished, play

TARGET = "L0407"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(TARGET)
PANZER, MOTORISED, INFANTRY, RIFLES = "de-l-1pz", "de-l-36m", "de-l-21", "su-l-179"
PANZERS = {"de-l-1pz": NORTH, "de-l-6pz": NORTH, "de-l-8pz": NORTH_EAST}


def odds(units: dict[str, str], defenders: dict[str, str], board: dict[str, Any] | None = None, **wanted: Any) -> None:
    """The attackers against the hex in the middle give what is wanted."""
    place = [{"unit": unit, "at": at} for unit, at in {**units, **defenders}.items()]
    game = fighting(place, list(units), board=board or islet())
    check(game, {"odds": TARGET, "attackers": list(units), **wanted})


# -- (1) strengths -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.3.a", "ava:10.3.j")
def test_attack_strengths_are_added_and_divided_by_the_defence() -> None:
    units = {PANZER: NORTH, INFANTRY: NORTH_EAST}
    odds(units, {"su-l-179": TARGET}, column="5-1", attack=11, defence=2)


@pytest.mark.rule("ava:10.3.a")
def test_a_mechanised_unit_attacks_with_its_attack_strength_and_defends_with_the_other() -> None:
    odds({PANZER: NORTH}, {"su-l-179": TARGET}, attack=8, defence=2, column="4-1")
    odds({"su-l-23t": NORTH, "su-l-28t": NORTH}, {PANZER: TARGET}, attack=6, defence=5, column="1-1")


@pytest.mark.rule("ava:10.3.a")
def test_a_reduced_unit_fights_with_its_reduced_side() -> None:
    place = [{"unit": PANZER, "at": NORTH, "steps": 1}, {"unit": RIFLES, "at": TARGET, "steps": 1}]
    game = fighting(place, [PANZER])
    check(game, {"odds": TARGET, "attackers": [PANZER], "attack": 4, "defence": 1, "column": "4-1"})


@pytest.mark.rule("ava:10.3.b")
def test_a_headquarters_that_takes_part_adds_its_strength() -> None:
    odds({PANZER: NORTH}, {"su-l-179": TARGET}, attack=8, defence=2, column="4-1")
    odds({PANZER: NORTH, "de-l-hq-4pzg": NORTH}, {"su-l-179": TARGET}, attack=10, defence=2, column="5-1")


@pytest.mark.rule("ava:10.3.c")
def test_defence_strengths_are_added() -> None:
    odds({PANZER: NORTH}, {"su-l-179": TARGET, "su-l-hq-11a": TARGET}, attack=8, defence=3, column="2-1")


@pytest.mark.rule("ava:10.3.d")
@pytest.mark.parametrize("size", ["small", "large"])
def test_a_unit_attacking_across_a_river_is_halved(size: str) -> None:
    board = islet(rivers=river_below(6, size))
    odds({PANZER: NORTH}, {"su-l-179": TARGET}, board, attack=4, defence=2, column="2-1")


@pytest.mark.rule("ava:10.3.d")
def test_a_river_beside_the_attack_halves_no_unit() -> None:
    board = islet(rivers={f"{NORTH}/{NORTH_EAST}": "small", f"{TARGET}/{SOUTH}": "large"})
    odds({PANZER: NORTH}, {"su-l-179": TARGET}, board, attack=8, column="4-1")


@pytest.mark.rule("ava:10.3.e")
@pytest.mark.parametrize("size", ["small", "large"])
@pytest.mark.parametrize("line", ["roads", "rails"])
def test_a_bridge_does_not_help_the_attacker(size: str, line: str) -> None:
    bridge: dict[str, Any] = {line: [[NORTH, TARGET]]}
    board = islet(rivers={f"{NORTH}/{TARGET}": size}, **bridge)
    odds({PANZER: NORTH}, {"su-l-179": TARGET}, board, attack=4, column="2-1")


@pytest.mark.rule("ava:10.3.f")
def test_only_those_attacking_across_the_river_are_halved() -> None:
    board = islet(rivers={f"{NORTH}/{TARGET}": "small"})
    odds({PANZER: NORTH, MOTORISED: SOUTH_EAST}, {"su-l-179": TARGET}, board, attack=9, defence=2, column="4-1")


@pytest.mark.rule("ava:10.3.d", "ava:1.2.a")
def test_halves_are_added_before_the_total_is_rounded_down() -> None:
    """Two infantry divisions of 3 across the river are 1.5 and 1.5: three points; one alone is worth one."""
    board = islet(rivers=river_below(6, "small"))
    odds({INFANTRY: NORTH, "de-l-291": NORTH}, {"su-l-hq-11a": TARGET}, board, attack=3, defence=1, column="3-1")
    odds({INFANTRY: NORTH}, {"su-l-hq-11a": TARGET}, board, attack=1, defence=1, column="1-1")


@pytest.mark.rule("ava:10.3.g")
def test_a_unit_that_retreated_in_this_segment_adds_nothing_to_the_defence() -> None:
    """The 179th is thrown back onto the 188th; the attack on the 188th, declared before, meets two points, not four."""
    second = "L0408"
    units = stand(de_l_1pz=NORTH, de_l_6pz="L0508", su_l_179=TARGET, su_l_188=second)
    land = ["L0406", TARGET, second, "L0409", "L0508", "L0410"]
    board = islet(land, soviet=["L0410"], axis=["L0406"])
    game = fighting(units, [PANZER, "de-l-6pz"], board=board, dice=[die("4-1", "R"), die("4-1", "A1")])
    play(
        game, {"attack": PANZER, "target": TARGET}, {"attack": "de-l-6pz", "target": second}, {"end-declaration": None}
    )
    play(game, {"resolve": TARGET})
    check(game, {"unit": RIFLES, "at": second, "steps": 1}, {"asked": "choose-pursuit"})
    check(game, {"odds": second, "attackers": ["de-l-6pz"], "defence": 2, "column": "4-1"})
    play(game, {"end-pursuit": None})
    check(game, {"unit": "de-l-6pz", "steps": 1})
    finished(game)


@pytest.mark.rule("ava:10.3.h")
def test_a_retreated_unit_suffers_the_effects_of_the_combat_against_its_hex() -> None:
    units = stand(de_l_1pz=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    board = islet(soviet=["L0413"])
    game = fighting(units, [PANZER], board=board, retreated=[RIFLES], dice=[die("4-1", "R")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": RIFLES, "at": SOUTH}, {"unit": "su-l-188", "at": SOUTH})


@pytest.mark.rule("ava:10.3.h")
def test_a_retreated_unit_may_take_the_losses_of_its_stack() -> None:
    units = stand(de_l_1pz=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [PANZER], retreated=[RIFLES], dice=[die("4-1", "1RR")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"asked": "choose-losses"}, {"waiting": ["soviet"]})
    play(game, {"lose-step": RIFLES})
    check(game, {"unit": RIFLES, "steps": 1}, {"unit": "su-l-188", "steps": 2})


@pytest.mark.rule("ava:10.3.g")
def test_a_hex_of_retreated_units_only_is_attacked_at_ten_to_one() -> None:
    units = stand(de_l_21=NORTH, su_l_179=TARGET)
    game = fighting(units, [INFANTRY], retreated=[RIFLES])
    check(game, {"odds": TARGET, "attackers": [INFANTRY], "attack": 3, "defence": 0, "column": "10-1"})


@pytest.mark.rule("ava:10.3.i", "ava:11.1.d")
def test_units_out_of_supply_fight_at_full_strength() -> None:
    """Both sources are ringed off by sea: no unit has a line of communication, and nothing changes."""
    land = [NORTH, TARGET, SOUTH]
    game = fighting(
        stand(de_l_1pz=NORTH, su_l_179=TARGET), [PANZER], board=islet(land, axis=["L0101"], soviet=["L0713"])
    )
    check(game, {"supplied": PANZER, "is": False}, {"supplied": RIFLES, "is": False})
    check(game, {"odds": TARGET, "attackers": [PANZER], "attack": 8, "defence": 2, "column": "4-1"})


# -- (2) the column ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.3.k")
@pytest.mark.parametrize(
    ("units", "defenders", "column"),
    [
        ({MOTORISED: NORTH}, {"su-l-179": TARGET, "su-l-188": TARGET}, "1-1"),  # 5 : 4
        ({PANZER: NORTH}, {"su-l-179": TARGET, "su-l-2t": TARGET}, "1.5-1"),  # 8 : 5 = 1.6
        ({INFANTRY: NORTH}, {"su-l-179": TARGET}, "1.5-1"),  # 3 : 2
        ({MOTORISED: NORTH}, {"su-l-179": TARGET}, "2-1"),  # 5 : 2 = 2.5
        ({PANZER: NORTH}, {"su-l-2t": TARGET}, "2-1"),  # 8 : 3 = 2.67
        ({PANZER: NORTH, INFANTRY: NORTH}, {"su-l-179": TARGET}, "5-1"),  # 11 : 2 = 5.5
        ({PANZER: NORTH, MOTORISED: NORTH}, {"su-l-179": TARGET}, "6-1"),  # 13 : 2 = 6.5
    ],
)
def test_odds_are_rounded_down_in_favour_of_the_defender(
    units: dict[str, str], defenders: dict[str, str], column: str
) -> None:
    odds(units, defenders, column=column)


@pytest.mark.rule("ava:10.3.l", "ava:10.3.y")
def test_odds_above_ten_to_one_use_the_last_column() -> None:
    odds(PANZERS, {"su-l-179": TARGET}, attack=24, defence=2, column="10-1")


@pytest.mark.rule("ava:10.3.k", "ava:10.3.x")
def test_odds_below_one_to_one_have_no_column() -> None:
    odds({INFANTRY: NORTH}, {"su-l-179": TARGET, "su-l-188": TARGET}, attack=3, defence=4, column="")


# -- (3), (4) shifts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.3.r", "ava:10.3.s")
@pytest.mark.parametrize(
    ("terrain", "column"),
    [("clear", "4-1"), ("sparse-forest", "3-1"), ("swamp", "3-1"), ("dense-forest", "2-1")],
)
def test_each_shift_of_the_terrain_lowers_the_odds_by_one_column(terrain: str, column: str) -> None:
    odds({PANZER: NORTH}, {"su-l-179": TARGET}, islet(terrain={TARGET: terrain}), attack=8, defence=2, column=column)


@pytest.mark.rule("ava:10.3.r")
def test_the_terrain_of_the_attacker_shifts_nothing() -> None:
    odds({PANZER: NORTH}, {"su-l-179": TARGET}, islet(terrain={NORTH: "dense-forest"}), column="4-1")


@pytest.mark.rule("ava:10.3.t")
def test_shifts_of_odds_above_ten_to_one_begin_from_ten_to_one() -> None:
    odds(PANZERS, {"su-l-179": TARGET}, islet(terrain={TARGET: "dense-forest"}), attack=24, column="8-1")


@pytest.mark.rule("ava:10.3.x")
def test_an_attack_shifted_below_one_to_one_is_cancelled() -> None:
    """8 against 5 is 1.5-1; two shifts leave nothing: no die is rolled and no unit is hurt."""
    units = stand(de_l_1pz=NORTH, su_l_179=TARGET, su_l_2t=TARGET)
    game = fighting(units, [PANZER], board=islet(terrain={TARGET: "dense-forest"}), dice=[])
    check(game, {"odds": TARGET, "attackers": [PANZER], "column": ""})
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": PANZER, "at": NORTH, "steps": 2}, {"unit": RIFLES, "at": TARGET, "steps": 2})
    check(game, {"asked": "raise-army"})


@pytest.mark.rule("ava:10.3.x")
def test_an_attack_shifted_to_one_to_one_is_fought() -> None:
    units = stand(de_l_1pz=NORTH, su_l_179=TARGET, su_l_2t=TARGET)
    game = fighting(units, [PANZER], board=islet(terrain={TARGET: "sparse-forest"}), dice=[die("1-1", "A1")])
    check(game, {"odds": TARGET, "attackers": [PANZER], "column": "1-1"})
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": PANZER, "steps": 1})
    finished(game)


@pytest.mark.rule("ava:10.3.m", "ava:10.3.n", "ava:10.3.o", "ava:10.3.p", "ava:10.3.q")
@pytest.mark.parametrize(
    ("strength", "defence", "column"),
    [(15, 5, "3-1"), (26, 9, "2-1"), (12, 7, "1.5-1"), (18, 13, "1-1"), (25, 2, "10-1"), (12, 13, None)],
)
def test_the_ratios_of_the_rulebook(strength: int, defence: int, column: str | None) -> None:
    """No two units defend with 13, so the figures are put to the table itself."""
    found = load().tables.column(strength, defence)
    assert (None if found is None else load().tables.odds_labels[found]) == column
