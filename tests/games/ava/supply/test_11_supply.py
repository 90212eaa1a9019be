"""11: the supply check, taking Axis units off the map, building at a check."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.state.position import Position
from tests.games.ava.islet import Board, Place, block, islet, moving, stand
from tests.games.ava.table import allowed, check, finished, legal, play, refused, table

RIFLES, OTHERS, INFANTRY, PANZER = "su-l-179", "su-l-188", "de-l-21", "de-l-1pz"
RAILWAY = [["L0101", "L0102", "L0103", "L0104"]]
MAINLAND = block((1, 7), (1, 6))
CUT_OFF, LOST = "L0409", "L0609"
"""Islets of their own, with sea on all sides."""
SUPPLY = {"phase": "supply"}


def ground(**keys: Any) -> Board:
    """Axis source in the north-west with a railway, Soviet source in the south-east, two hexes cut off."""
    return islet([*MAINLAND, CUT_OFF, LOST], **{"axis": ["L0101"], "soviet": ["L0706"], "rails": RAILWAY, **keys})


def checked(place: Place, **keys: Any) -> Game[Position]:
    return table(**{"place": place, "board": ground(), "turn": 4, "decision": SUPPLY, **keys})


# -- 11.0, 11.1 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:11.0.a")
def test_the_supply_chit_makes_both_sides_check() -> None:
    place = stand(su_l_179=CUT_OFF, de_l_21=LOST)
    game = table(place=place, board=ground(), turn=4, decision={"phase": "command", "chit": "supply"})
    check(game, {"unit": RIFLES, "steps": 1}, {"unit": INFANTRY, "steps": 1})


@pytest.mark.rule("ava:11.1.a")
@pytest.mark.parametrize(("unit", "home"), [(RIFLES, "L0506"), (INFANTRY, "L0204")])
def test_units_without_a_line_of_communication_lose_a_step(unit: str, home: str) -> None:
    cut = checked([{"unit": unit, "at": CUT_OFF}])
    check(cut, {"unit": unit, "at": CUT_OFF, "steps": 1})
    kept = checked([{"unit": unit, "at": home}])
    check(kept, {"unit": unit, "at": home, "steps": 2}, {"supplied": unit, "is": True})


@pytest.mark.rule("ava:11.1.a")
def test_every_unit_of_a_cut_off_stack_loses_a_step() -> None:
    game = checked(stand(su_l_179=CUT_OFF, su_l_188=CUT_OFF))
    check(game, {"unit": RIFLES, "steps": 1}, {"unit": OTHERS, "steps": 1})


@pytest.mark.rule("ava:11.1.b")
@pytest.mark.parametrize("unit", [RIFLES, "su-l-23t", INFANTRY, PANZER])
def test_a_reduced_unit_that_is_cut_off_goes_to_the_eliminated_box(unit: str) -> None:
    game = checked([{"unit": unit, "at": CUT_OFF, "steps": 1}])
    check(game, {"unit": unit, "at": "eliminated"})


@pytest.mark.rule("ava:11.1.c")
def test_soviet_units_check_first() -> None:
    """A militia division cut off by the Germans bars the only road to a German: it dies first and the way is open."""
    corridor = ["L0101", "L0102", "L0103", "L0104", "L0105", "L0106"]
    board = islet([*corridor, "L0706"], axis=["L0101"], soviet=["L0706"], rails=[["L0101", "L0102"]])
    place = stand(su_l_1dno="L0104", de_l_21="L0106")
    game = table(place=place, board=board, turn=4, decision=SUPPLY)
    check(game, {"unit": "su-l-1dno", "at": "eliminated"}, {"unit": INFANTRY, "at": "L0106", "steps": 2})


@pytest.mark.rule("ava:11.1.c")
def test_a_german_unit_bars_soviet_lines_even_if_it_starves_at_the_same_check() -> None:
    """The other way round nothing is saved: the Soviets have checked before the German is gone."""
    corridor = ["L0101", "L0102", "L0103", "L0104", "L0105", "L0106"]
    board = islet([*corridor, "L0706"], axis=["L0706"], soviet=["L0101"])
    place = stand(de_l_207sec="L0104", su_l_179="L0106")
    game = table(place=place, board=board, turn=4, decision=SUPPLY)
    check(game, {"unit": "de-l-207sec", "at": "eliminated"}, {"unit": RIFLES, "at": "L0106", "steps": 1})


@pytest.mark.rule("ava:11.1.e")
@pytest.mark.parametrize(("unit", "last", "points"), [(INFANTRY, "L0406", 5), (PANZER, "L0409", 8)])
def test_units_out_of_supply_move_with_their_full_allowance(unit: str, last: str, points: int) -> None:
    board = islet(block((4, 4), (1, 10)), axis=["L0713"], soviet=["L0711"])
    game = moving([{"unit": unit, "at": "L0401"}], [unit], board=board)
    play(game, {"move": unit})
    check(game, {"supplied": unit, "is": False}, {"routes": unit, "to": last, "cost": points})


# -- 11.2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:11.2.a")
def test_the_axis_takes_units_off_the_map_into_the_available_box() -> None:
    place = [*stand(de_l_21="L0204"), {"unit": "de-l-36m", "at": "L0203", "steps": 1}]
    game = checked(place)
    check(game, {"asked": "transfer-units"}, {"waiting": ["axis"]})
    play(game, {"transfer": "de-l-36m"})
    check(game, {"unit": "de-l-36m", "at": "available", "steps": 1}, {"unit": INFANTRY, "at": "L0204"})


@pytest.mark.rule("ava:11.2.a")
def test_no_unit_has_to_leave_the_map() -> None:
    game = checked(stand(de_l_21="L0204"))
    play(game, {"done": None})
    check(game, {"unit": INFANTRY, "at": "L0204", "steps": 2}, {"asked": "raise-army"})


@pytest.mark.rule("ava:11.2.a")
def test_soviet_units_are_not_taken_off_the_map() -> None:
    game = checked(stand(de_l_21="L0204", su_l_179="L0506"))
    refused(game, {"transfer": RIFLES}, by="11.2.a")
    allowed(game, {"transfer": INFANTRY})


@pytest.mark.rule("ava:11.2.b")
def test_a_unit_without_a_line_of_communication_stays_on_the_map() -> None:
    game = checked(stand(de_l_21="L0204", de_l_291=CUT_OFF))
    refused(game, {"transfer": "de-l-291"}, by="11.2.b")
    allowed(game, {"transfer": INFANTRY})


@pytest.mark.rule("ava:11.2.c")
def test_a_unit_taken_off_comes_back_as_an_ordinary_reinforcement() -> None:
    """The chits of one turn: first the supply check, then the Axis reinforcements."""
    place = stand(de_l_21="L0204")
    decision = {"phase": "command", "chit": "supply"}
    game = table(place=place, board=ground(), turn=4, decision=decision, cup=["axis-reinforcements"], dice=[1])
    play(game, {"transfer": INFANTRY})
    check(game, {"asked": "call-reinforcements"}, {"waiting": ["axis"]})
    play(game, {"call": INFANTRY}, {"arrive": "L0103"})
    check(game, {"unit": INFANTRY, "at": "L0103", "steps": 2})
    finished(game)


# -- 11.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:11.3.a")
def test_the_soviets_build_fortresses_at_a_supply_check() -> None:
    game = checked([], board=ground(places={"L0505": "major"}), markers={"L": 3})
    check(game, {"asked": "build-fortress"}, {"waiting": ["soviet"]})
    play(game, {"fortify": "L0505"})
    check(game, {"hex": "L0505", "fortress": 1})


@pytest.mark.rule("ava:11.3.a", "ava:14.1.c")
def test_a_hex_without_a_line_of_communication_is_not_fortified() -> None:
    board = ground(places={"L0505": "major", CUT_OFF: "major"})
    game = checked([], board=board, markers={"L": 3})
    refused(game, {"fortify": CUT_OFF}, by="14.1.c")
    assert [line for line in legal(game) if line["do"] == "fortify"] == [{"do": "fortify", "hex": "L0505"}]
