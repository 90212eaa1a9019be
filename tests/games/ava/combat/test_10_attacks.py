"""10.0, 10.1, 10.2: who attacks whom, and the order of things."""

from __future__ import annotations

import pytest

from tests.games.ava.islet import attack, die, fighting, islet, moving, neighbours, river_below, stand
from tests.games.ava.table import allowed, check, finished, play, refused

TARGET, OTHER = "L0407", "L0405"
"""Between them L0406, from where both can be attacked."""
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(TARGET)
PANZER, MOTORISED, INFANTRY, RIFLES = "de-l-1pz", "de-l-36m", "de-l-21", "su-l-179"


# -- 10.0 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.0.a")
def test_activated_units_attack_adjacent_enemies() -> None:
    game = fighting(stand(de_l_1pz=NORTH, su_l_179=TARGET, su_l_188="L0409"), [PANZER])
    refused(game, {"attack": PANZER, "target": "L0409"}, by="10.0.a")
    allowed(game, {"attack": PANZER, "target": TARGET})


@pytest.mark.rule("ava:10.0.b")
def test_empty_hexes_are_not_attacked() -> None:
    game = fighting(stand(de_l_1pz=NORTH, su_l_179=TARGET), [PANZER])
    refused(game, {"attack": PANZER, "target": NORTH_EAST}, by="10.0.b")
    allowed(game, {"attack": PANZER, "target": TARGET})


@pytest.mark.rule("ava:10.0.b")
def test_a_hex_of_own_units_is_not_attacked() -> None:
    game = fighting(stand(de_l_1pz=NORTH, su_l_179=TARGET, de_l_21=NORTH_EAST), [PANZER])
    refused(game, {"attack": PANZER, "target": NORTH_EAST}, by="10.0.b")


@pytest.mark.rule("ava:10.0.c")
def test_the_active_player_is_the_attacker_even_on_the_defensive() -> None:
    """A Soviet sally: the Soviet tanks divide their strength by the German's, and A1 costs them the step."""
    column = "1-1"
    game = fighting(stand(su_l_23t=NORTH, de_l_21=TARGET), ["su-l-23t"], dice=[die(column, "A1")])
    check(game, {"odds": TARGET, "attackers": ["su-l-23t"], "column": column, "attack": 3, "defence": 3})
    play(game, *attack(TARGET, "su-l-23t"))
    check(game, {"unit": "su-l-23t", "at": NORTH, "steps": 1}, {"unit": INFANTRY, "at": TARGET, "steps": 2})
    finished(game)


# -- 10.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.1.a")
def test_no_unit_has_to_attack() -> None:
    game = fighting(stand(de_l_1pz=NORTH, su_l_179=TARGET), [PANZER])
    play(game, {"end-declaration": None})
    check(game, {"unit": RIFLES, "at": TARGET, "steps": 2}, {"unit": PANZER, "at": NORTH, "steps": 2})
    check(game, {"asked": "raise-army"})


@pytest.mark.rule("ava:10.1.a")
def test_an_attack_may_be_called_off_while_attacks_are_declared() -> None:
    game = fighting(stand(de_l_1pz=NORTH, su_l_179=TARGET), [PANZER])
    play(game, {"attack": PANZER, "target": TARGET}, {"call-off": PANZER}, {"end-declaration": None})
    check(game, {"unit": RIFLES, "at": TARGET, "steps": 2}, {"asked": "raise-army"})


@pytest.mark.rule("ava:10.1.b")
def test_a_unit_attacks_only_one_hex() -> None:
    units = stand(de_l_1pz=NORTH, de_l_36m=NORTH, su_l_179=TARGET, su_l_188=OTHER)
    game = fighting(units, [PANZER, MOTORISED])
    play(game, {"attack": PANZER, "target": TARGET})
    refused(game, {"attack": PANZER, "target": OTHER}, by="10.1.b")
    allowed(game, {"attack": MOTORISED, "target": OTHER})


@pytest.mark.rule("ava:10.1.c")
def test_two_units_of_a_stack_attack_different_hexes() -> None:
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, su_l_179=TARGET, su_l_188=OTHER)
    game = fighting(units, [PANZER, "de-l-6pz"], dice=[die("4-1", "A1"), die("4-1", "-")])
    play(game, {"attack": PANZER, "target": TARGET}, {"attack": "de-l-6pz", "target": OTHER}, {"end-declaration": None})
    play(game, {"resolve": TARGET})
    check(game, {"unit": PANZER, "steps": 1}, {"unit": "de-l-6pz", "steps": 2})
    finished(game)


@pytest.mark.rule("ava:10.1.d")
def test_units_that_are_not_activated_do_not_attack() -> None:
    game = fighting(stand(de_l_1pz=NORTH, de_l_21=NORTH, su_l_179=TARGET), [PANZER])
    refused(game, {"attack": INFANTRY, "target": TARGET}, by="10.1.d")
    allowed(game, {"attack": PANZER, "target": TARGET})


@pytest.mark.rule("ava:10.1.e", "ava:10.1.f", "ava:10.1.g")
def test_units_in_several_hexes_attack_one_hex_in_a_single_combat() -> None:
    """Panzers (8), motorised (5) and infantry (3) from three sides: 16 against 2, one die, no second attack."""
    units = stand(de_l_1pz=NORTH, de_l_36m=NORTH_EAST, de_l_21=SOUTH_WEST, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [PANZER, MOTORISED, INFANTRY], dice=[die("4-1", "-")])
    check(
        game,
        {"odds": TARGET, "attackers": [PANZER], "column": "2-1", "attack": 8, "defence": 4},
        {"odds": TARGET, "attackers": [PANZER, MOTORISED, INFANTRY], "column": "4-1", "attack": 16, "defence": 4},
    )
    play(game, *attack(TARGET, PANZER, MOTORISED, INFANTRY))
    check(game, {"asked": "raise-army"}, {"unit": RIFLES, "at": TARGET, "steps": 2})
    finished(game)


@pytest.mark.rule("ava:10.1.h")
def test_a_stack_is_attacked_as_one_with_its_strengths_added() -> None:
    units = stand(de_l_1pz=NORTH, su_l_179=TARGET, su_l_2t=TARGET)
    game = fighting(units, [PANZER])
    check(game, {"odds": TARGET, "attackers": [PANZER], "column": "1.5-1", "attack": 8, "defence": 5})


@pytest.mark.rule("ava:10.1.h")
def test_both_units_of_a_stack_suffer_the_result() -> None:
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [PANZER, "de-l-6pz"], board=islet(soviet=["L0413"]), dice=[die("4-1", "R")])
    play(game, *attack(TARGET, PANZER, "de-l-6pz"))
    check(game, {"unit": RIFLES, "at": SOUTH}, {"unit": "su-l-188", "at": SOUTH})


@pytest.mark.rule("ava:10.1.i")
def test_a_stack_with_a_retreated_unit_is_the_exception_to_adding_strengths() -> None:
    units = stand(de_l_1pz=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    line = {"odds": TARGET, "attackers": [PANZER], "attack": 8}
    check(fighting(units, [PANZER]), {**line, "defence": 4, "column": "2-1"})
    check(fighting(units, [PANZER], retreated=["su-l-188"]), {**line, "defence": 2, "column": "4-1"})


@pytest.mark.rule("ava:10.1.j")
def test_soviets_do_not_attack_across_the_start_line() -> None:
    units = stand(su_l_23t=NORTH, de_l_21=TARGET, de_l_291=NORTH_EAST)
    game = fighting(units, ["su-l-23t"], board=islet(start={TARGET: "a"}))
    refused(game, {"attack": "su-l-23t", "target": TARGET}, by="10.1.j")
    allowed(game, {"attack": "su-l-23t", "target": NORTH_EAST})


@pytest.mark.rule("ava:10.1.j")
def test_the_axis_attacks_across_the_start_line() -> None:
    game = fighting(stand(de_l_1pz=NORTH, su_l_179=TARGET), [PANZER], board=islet(start={NORTH: "a"}))
    allowed(game, {"attack": PANZER, "target": TARGET})


@pytest.mark.rule("ava:10.1.j")
def test_a_large_river_is_no_bar_to_an_attack() -> None:
    """9.2 limits how it is crossed; the terrain chart halves attacks across it, so they are possible."""
    game = fighting(stand(de_l_1pz=NORTH, su_l_179=TARGET), [PANZER], board=islet(rivers=river_below(6, "large")))
    allowed(game, {"attack": PANZER, "target": TARGET})


@pytest.mark.rule("ava:10.1.k")
def test_no_unit_attacks_into_mountains_without_a_road() -> None:
    units = stand(de_l_1pz=NORTH, su_l_179=TARGET, su_l_188=NORTH_EAST)
    game = fighting(units, [PANZER], board=islet(terrain={TARGET: "mountain"}))
    refused(game, {"attack": PANZER, "target": TARGET}, by="10.1.k")
    allowed(game, {"attack": PANZER, "target": NORTH_EAST})


@pytest.mark.rule("ava:10.1.j", "ava:10.1.k")
def test_mountains_are_attacked_along_the_road_only() -> None:
    units = stand(de_l_1pz=NORTH, de_l_36m=SOUTH, su_l_179=TARGET)
    board = islet(terrain={TARGET: "mountain"}, roads=[[SOUTH, TARGET]])
    game = fighting(units, [PANZER, MOTORISED], board=board)
    refused(game, {"attack": PANZER, "target": TARGET}, by="10.1.j")
    allowed(game, {"attack": MOTORISED, "target": TARGET})


@pytest.mark.rule("ava:10.1.k")
def test_a_mountain_division_attacks_into_mountains() -> None:
    units = stand(de_k_1mt=NORTH, su_l_179=TARGET)
    game = fighting(units, ["de-k-1mt"], board=islet(terrain={TARGET: "mountain"}), scenario="campaign")
    allowed(game, {"attack": "de-k-1mt", "target": TARGET})


# -- 10.2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.2.a")
def test_all_attacks_are_declared_before_the_first_is_resolved() -> None:
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, de_l_8pz=SOUTH, su_l_179=TARGET, su_l_188=OTHER)
    game = fighting(units, [PANZER, "de-l-6pz", "de-l-8pz"], dice=[])
    play(game, {"attack": PANZER, "target": TARGET})
    check(game, {"asked": "declare-attacks"})
    play(game, {"attack": "de-l-6pz", "target": OTHER}, {"end-declaration": None})
    check(game, {"asked": "choose-battle"})
    refused(game, {"attack": "de-l-8pz", "target": TARGET}, by="10.2.a")


@pytest.mark.rule("ava:10.2.b")
@pytest.mark.parametrize("first", [TARGET, OTHER])
def test_the_attacker_chooses_which_attack_is_resolved_first(first: str) -> None:
    """The first die is A1, the second no effect: the loss falls on the attackers of the hex named first."""
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, su_l_179=TARGET, su_l_188=OTHER)
    game = fighting(units, [PANZER, "de-l-6pz"], dice=[die("4-1", "A1"), die("4-1", "-")])
    play(game, {"attack": PANZER, "target": TARGET}, {"attack": "de-l-6pz", "target": OTHER}, {"end-declaration": None})
    check(game, {"asked": "choose-battle"}, {"waiting": ["axis"]})
    play(game, {"resolve": first})
    check(game, {"unit": PANZER, "steps": 1 if first == TARGET else 2})
    check(game, {"unit": "de-l-6pz", "steps": 2 if first == TARGET else 1})


@pytest.mark.rule("ava:10.2.c", "ava:10.2.d", "ava:10.2.e", "ava:10.2.f")
def test_strengths_then_column_then_shifts_then_the_die() -> None:
    """18 against 3 is 6-1; sparse forest shifts to 5-1; the die is read there and its result carried out."""
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, de_l_hq_4pzg=NORTH_EAST, su_l_2t=TARGET)
    attackers = [PANZER, "de-l-6pz", "de-l-hq-4pzg"]
    board = islet(terrain={TARGET: "sparse-forest"}, soviet=["L0413"])
    game = fighting(units, attackers, board=board, dice=[die("5-1", "1RR")])
    check(game, {"odds": TARGET, "attackers": attackers, "column": "5-1", "attack": 18, "defence": 3})
    play(game, *attack(TARGET, *attackers))
    check(game, {"unit": "su-l-2t", "at": "L0409", "steps": 1})
    finished(game)


@pytest.mark.rule("ava:10.0.a")
def test_the_combat_segment_follows_the_movement_segment() -> None:
    game = moving(stand(de_l_1pz="L0405", su_l_179=TARGET), [PANZER])
    play(game, {"move": PANZER}, {"go": NORTH}, {"end-movement": None})
    check(game, {"asked": "declare-attacks"}, {"waiting": ["axis"]})
    allowed(game, {"attack": PANZER, "target": TARGET})
