"""10.4, 10.5, 10.8: the die, what the results mean, who takes the losses, where the dead go."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.state.position import Position
from tests.games.ava.islet import attack, die, fighting, islet, neighbours, results, stand
from tests.games.ava.table import check, finished, play, refused, table

TARGET = "L0407"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(TARGET)
PANZER, SECOND, THIRD, MOTORISED = "de-l-1pz", "de-l-6pz", "de-l-8pz", "de-l-36m"
INFANTRY, RIFLES, OTHERS = "de-l-21", "su-l-179", "su-l-188"
SOUTHWARD = islet(soviet=["L0413"])
"""The Soviet source lies straight behind the defender."""
SHIPPED = results()
"""The table of the pack, before the tests put their own in its place."""


def four_to_one(result: str, **keys: Any) -> Game[Position]:
    """A panzer division (8) has attacked rifles (2) in the open with this result."""
    units = stand(de_l_1pz=NORTH, su_l_179=TARGET)
    game = fighting(units, [PANZER], **{"board": SOUTHWARD, "dice": [die("4-1", result)], **keys})
    play(game, *attack(TARGET, PANZER))
    finished(game)
    return game


# -- 10.4 --------------------------------------------------------------------------------------------------------------

OUTCOMES = {
    "A1": ({"unit": PANZER, "at": NORTH, "steps": 1}, {"unit": RIFLES, "at": TARGET, "steps": 2}),
    "-": ({"unit": PANZER, "at": NORTH, "steps": 2}, {"unit": RIFLES, "at": TARGET, "steps": 2}),
    "R": ({"unit": PANZER, "at": NORTH, "steps": 2}, {"unit": RIFLES, "at": "L0408", "steps": 2}),
    "RR": ({"unit": PANZER, "at": NORTH, "steps": 2}, {"unit": RIFLES, "at": "L0409", "steps": 2}),
    "1RR": ({"unit": PANZER, "at": NORTH, "steps": 2}, {"unit": RIFLES, "at": "L0409", "steps": 1}),
}


@pytest.mark.rule("ava:10.4.a", "ava:10.2.f")
@pytest.mark.parametrize("rolled", range(1, 7))
def test_the_result_stands_where_the_row_of_the_die_meets_the_column(rolled: int) -> None:
    game = fighting(stand(de_l_1pz=NORTH, su_l_179=TARGET), [PANZER], board=SOUTHWARD, dice=[rolled])
    play(game, *attack(TARGET, PANZER))
    check(game, *OUTCOMES[results()["4-1"][rolled - 1]])


@pytest.mark.rule("ava:10.4.a")
def test_the_one_printed_cell_of_the_table() -> None:
    """The worked example of 10.6 rolls a 4 on 4-1 and gets RR."""
    assert SHIPPED["4-1"][4 - 1] == "RR"


@pytest.mark.rule("ava:10.4.b")
def test_all_results_are_losses_and_retreats() -> None:
    cells = {cell for column in SHIPPED.values() for cell in column}
    assert len(SHIPPED) == 11
    assert all(re.fullmatch(r"A\d|-|R|\d?RR", cell) for cell in cells)


@pytest.mark.rule("ava:10.4.c")
@pytest.mark.parametrize(("result", "steps"), [("A1", 1), ("A2", 0)])
def test_the_attacker_loses_as_many_steps_as_the_figure_says(result: str, steps: int) -> None:
    """5 against 4 is 1-1; a division of two steps survives the first loss only."""
    units = stand(de_l_36m=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [MOTORISED], dice=[die("1-1", result)])
    play(game, *attack(TARGET, MOTORISED))
    fate = {"at": NORTH, "steps": steps} if steps else {"at": "eliminated"}
    check(game, {"unit": MOTORISED, **fate}, {"unit": RIFLES, "at": TARGET, "steps": 2})


@pytest.mark.rule("ava:10.4.d")
def test_a_dash_changes_nothing() -> None:
    check(four_to_one("-"), *OUTCOMES["-"], {"asked": "raise-army"})


@pytest.mark.rule("ava:10.4.e")
def test_r_drives_the_defenders_back_one_hex() -> None:
    check(four_to_one("R"), *OUTCOMES["R"])


@pytest.mark.rule("ava:10.4.f")
def test_rr_drives_the_defenders_back_two_hexes() -> None:
    check(four_to_one("RR"), *OUTCOMES["RR"])


@pytest.mark.rule("ava:10.4.g")
def test_a_figure_before_rr_costs_the_defender_steps_as_well() -> None:
    check(four_to_one("1RR"), *OUTCOMES["1RR"])


@pytest.mark.rule("ava:10.4.e", "ava:10.4.f")
@pytest.mark.parametrize(("result", "end"), [("R", "L0408"), ("RR", "L0409")])
def test_all_units_of_the_hex_retreat(result: str, end: str) -> None:
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [PANZER, SECOND], board=SOUTHWARD, dice=[die("4-1", result)])
    play(game, *attack(TARGET, PANZER, SECOND))
    check(game, {"unit": RIFLES, "at": end, "steps": 2}, {"unit": OTHERS, "at": end, "steps": 2})


# -- 10.5 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.5.a")
@pytest.mark.parametrize("loser", [PANZER, SECOND])
def test_the_attacker_chooses_which_unit_takes_the_loss(loser: str) -> None:
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [PANZER, SECOND], dice=[die("4-1", "A1")])
    play(game, *attack(TARGET, PANZER, SECOND))
    check(game, {"asked": "choose-losses"}, {"waiting": ["axis"]})
    play(game, {"lose-step": loser})
    check(game, {"unit": loser, "steps": 1}, {"unit": SECOND if loser == PANZER else PANZER, "steps": 2})


@pytest.mark.rule("ava:10.5.a")
def test_units_that_did_not_attack_take_no_losses() -> None:
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH_EAST, de_l_21=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [PANZER, SECOND], dice=[die("4-1", "A1")])
    play(game, *attack(TARGET, PANZER, SECOND))
    refused(game, {"lose-step": INFANTRY}, by="10.5.a")
    refused(game, {"lose-step": RIFLES}, by="10.5.a")
    play(game, {"lose-step": SECOND})
    check(game, {"unit": SECOND, "steps": 1}, {"unit": INFANTRY, "steps": 2})


@pytest.mark.rule("ava:10.5.a", "ava:10.5.b")
def test_the_defender_chooses_which_unit_takes_the_loss() -> None:
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [PANZER, SECOND], board=SOUTHWARD, dice=[die("4-1", "1RR")])
    play(game, *attack(TARGET, PANZER, SECOND))
    check(game, {"asked": "choose-losses"}, {"waiting": ["soviet"]})
    play(game, {"lose-step": OTHERS})
    check(game, {"unit": OTHERS, "at": "L0409", "steps": 1}, {"unit": RIFLES, "at": "L0409", "steps": 2})


@pytest.mark.rule("ava:10.5.b")
def test_a_loss_turns_a_full_unit_to_its_reduced_side() -> None:
    game = four_to_one("1RR")
    check(game, {"unit": RIFLES, "steps": 1}, {"unit": PANZER, "steps": 2})


@pytest.mark.rule("ava:10.5.c")
def test_a_loss_eliminates_a_reduced_unit() -> None:
    place = [*stand(su_l_179=TARGET), {"unit": MOTORISED, "at": NORTH, "steps": 1}]
    game = fighting(place, [MOTORISED], dice=[die("1.5-1", "A1")])
    play(game, *attack(TARGET, MOTORISED))
    check(game, {"unit": MOTORISED, "at": "eliminated"}, {"unit": RIFLES, "at": TARGET})


@pytest.mark.rule("ava:10.5.d")
@pytest.mark.parametrize(("unit", "box"), [("su-l-1dno", "available"), ("su-l-42t", "eliminated")])
def test_a_loss_eliminates_a_full_unit_without_a_reduced_side(unit: str, box: str) -> None:
    place = [*stand(de_l_1pz=NORTH), {"unit": unit, "at": TARGET}]
    game = fighting(place, [PANZER], board=SOUTHWARD, dice=[die("8-1", "1RR")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": unit, "at": box})


@pytest.mark.rule("ava:10.5.d")
def test_losses_beyond_the_last_step_are_not_passed_on() -> None:
    """3RR against a militia division: it dies, and the attackers lose nothing."""
    units = stand(de_l_1pz=NORTH, su_l_1dno=TARGET, su_l_188=SOUTH)
    game = fighting(units, [PANZER], board=SOUTHWARD, dice=[die("8-1", "3RR")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": "su-l-1dno", "at": "available"}, {"unit": OTHERS, "at": SOUTH, "steps": 2})
    check(game, {"unit": PANZER, "steps": 2})


# -- 10.8 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.8.a", "ava:12.3.a")
def test_soviet_infantry_lost_in_combat_goes_back_to_the_available_box() -> None:
    place = [*stand(de_l_1pz=NORTH), {"unit": RIFLES, "at": TARGET, "steps": 1}]
    game = fighting(place, [PANZER], dice=[die("8-1", "1RR")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": RIFLES, "at": "available", "steps": 2})


@pytest.mark.rule("ava:10.8.b", "ava:13.0.f", "ava:12.3.a")
def test_soviet_headquarters_lost_in_combat_go_back_to_the_available_box() -> None:
    game = fighting(stand(de_l_1pz=NORTH, su_l_hq_11a=TARGET), [PANZER], dice=[die("8-1", "1RR")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": "su-l-hq-11a", "at": "available"})


@pytest.mark.rule("ava:10.8.c")
def test_soviet_mechanised_units_lost_in_combat_leave_the_game() -> None:
    place = [*stand(de_l_1pz=NORTH), {"unit": "su-l-23t", "at": TARGET, "steps": 1}]
    game = fighting(place, [PANZER], dice=[die("8-1", "1RR")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": "su-l-23t", "at": "eliminated"})


@pytest.mark.rule("ava:10.8.c")
@pytest.mark.parametrize("unit", [INFANTRY, MOTORISED, "de-l-hq-18a"])
def test_german_units_lost_in_combat_leave_the_game(unit: str) -> None:
    """Rifles and tanks beset one weak German unit: 12 points, every step it has and more."""
    units = stand(su_l_2t=NORTH, su_l_23t=NORTH, su_l_28t=SOUTH, su_l_5t=SOUTH)
    soviets = [str(line["unit"]) for line in units]
    steps = {"steps": 1} if unit != "de-l-hq-18a" else {}
    game = fighting([*units, {"unit": unit, "at": TARGET, **steps}], soviets, dice=[die("6-1", "1RR")])
    check(game, {"odds": TARGET, "attackers": soviets, "attack": 13, "defence": 2, "column": "6-1"})
    play(game, *attack(TARGET, *soviets))
    check(game, {"unit": unit, "at": "eliminated"})


@pytest.mark.rule("ava:10.8.d", "ava:11.1.b")
@pytest.mark.parametrize("unit", ["su-l-hq-11a", "su-l-1dno", "su-l-42t", "de-l-207sec", "de-l-hq-18a"])
def test_any_unit_lost_to_a_supply_check_leaves_the_game(unit: str) -> None:
    board = islet([TARGET], axis=["L0101"], soviet=["L0713"])
    game = table(place=[{"unit": unit, "at": TARGET}], board=board, turn=4, decision={"phase": "supply"})
    check(game, {"unit": unit, "at": "eliminated"})


@pytest.mark.rule("ava:10.8.e")
def test_only_soviet_mechanised_units_among_the_eliminated_count_for_victory() -> None:
    lost = ("su-l-23t", "su-l-202m", RIFLES, "su-l-hq-11a", PANZER, INFANTRY)
    place = [{"unit": unit, "at": "eliminated"} for unit in lost]
    board = islet(soviet=["L0712"], axis=["L0102"])
    game = table(place=place, board=board, decision={"phase": "scoring"}, turn=9)
    check(game, {"points": 2})
