"""4.move: counters move from the reserve to positions and between positions; a fit counter in the way is replaced."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pavlov.table import PAVLOV, allowed, check, legal, play, refused, table

MOVES: dict[str, Any] = {"phase": "moves", "left": 3, "actions": 3}


def two(**second: Any) -> list[dict[str, Any]]:
    """Glushchenko on green 1, Mosiashvili on green 2, in the state given."""
    return [{"unit": "glushchenko", "at": "g1"}, {"unit": "mosiashvili", "at": "g2", **second}]


# -- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.move.d")
def test_counter_moves_from_the_reserve_to_any_position() -> None:
    place = [{"unit": "glushchenko", "at": "reserve"}]
    for position in ("g1", "gr", "g6", "r3", "rp", "p6"):
        game = table(place=place, decision=MOVES)
        play(game, {"move": "glushchenko"}, {"to": position})
        check(game, {"unit": "glushchenko", "at": position}, {"phase": "moves", "left": 2})


@pytest.mark.rule("pavlov:4.move.d")
def test_counter_moves_across_the_house_in_one_move() -> None:
    game = table(place=[{"unit": "glushchenko", "at": "g1"}], decision=MOVES)
    play(game, {"move": "glushchenko"}, {"to": "p4"})
    check(game, {"unit": "glushchenko", "at": "p4"}, {"phase": "moves", "left": 2})


@pytest.mark.rule("pavlov:4.move.d")
def test_no_move_goes_to_the_reserve() -> None:
    game = table(place=[{"unit": "glushchenko", "at": "g1"}], decision=MOVES)
    play(game, {"move": "glushchenko"})
    refused(game, {"to": "reserve"}, by="4.move.d")
    allowed(game, {"to": "g2"})


@pytest.mark.rule("pavlov:4.move.d")
@pytest.mark.parametrize("place", ["stock", "removed"])
def test_counter_outside_the_house_does_not_move(place: str) -> None:
    units = [{"unit": "glushchenko", "at": "reserve"}, {"unit": "kiselev", "at": place}]
    game = table(place=units, decision=MOVES)
    refused(game, {"move": "kiselev"}, by="4.move.d")
    allowed(game, {"move": "glushchenko"})


@pytest.mark.rule("pavlov:4.move.a")
def test_same_counter_is_not_moved_twice_in_a_phase() -> None:
    game = table(place=two(), decision=MOVES)
    play(game, {"move": "glushchenko"}, {"to": "g3"})
    refused(game, {"move": "glushchenko"}, by="4.move.a")
    allowed(game, {"move": "mosiashvili"})


@pytest.mark.rule("pavlov:4.move.a", "pavlov:4.move.f")
def test_counter_that_gave_way_may_still_be_moved() -> None:
    game = table(place=two(), decision=MOVES)
    play(game, {"move": "glushchenko"}, {"to": "g2", "replacing": "mosiashvili"}, {"give-way": "reserve"})
    play(game, {"move": "mosiashvili"}, {"to": "r3"})
    check(game, {"unit": "mosiashvili", "at": "r3"}, {"phase": "moves", "left": 1})


@pytest.mark.rule("pavlov:4.move.d", "pavlov:4.recover.a", "pavlov:4.recover.b")
@pytest.mark.parametrize("state", ["exhausted", "damaged"])
def test_unfit_counter_may_be_moved(state: str) -> None:
    """A move is no action: exhaustion and damage forbid actions only."""
    game = table(place=two(**{state: True}), decision=MOVES)
    play(game, {"move": "mosiashvili"}, {"to": "r3"})
    check(game, {"unit": "mosiashvili", "at": "r3", state: True})


# -- one to a position -------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.move.b")
def test_position_holds_one_counter() -> None:
    game = table(place=two(), decision=MOVES)
    play(game, {"move": "glushchenko"})
    refused(game, {"to": "g2"}, by="4.move.b")
    allowed(game, {"to": "g2", "replacing": "mosiashvili"})
    allowed(game, {"to": "g3"})


@pytest.mark.rule("pavlov:4.move.c", "pavlov:4.weapons.b")
def test_crew_of_a_weapon_shares_its_position() -> None:
    place = [
        {"unit": "murzaev", "at": "reserve"},
        {"unit": "sobgaida", "at": "g1"},
        {"unit": "gun-53k", "at": "g1"},
    ]
    game = table(place=place, decision=MOVES)
    play(game, {"move": "murzaev"}, {"to": "g1"})
    check(game, {"unit": "murzaev", "at": "g1"}, {"unit": "sobgaida", "at": "g1"}, {"phase": "moves", "left": 2})


@pytest.mark.rule("pavlov:4.move.c", "pavlov:4.move.b")
def test_third_man_does_not_fit_beside_a_crew() -> None:
    place = [
        {"unit": "murzaev", "at": "g1"},
        {"unit": "sobgaida", "at": "g1"},
        {"unit": "gun-53k", "at": "g1"},
        {"unit": "turdyev", "at": "reserve"},
    ]
    game = table(place=place, decision=MOVES)
    play(game, {"move": "turdyev"})
    refused(game, {"to": "g1"}, by="4.move.c")
    allowed(game, {"to": "g1", "replacing": "murzaev"})


# -- replacing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.move.e")
def test_replaced_counter_goes_to_a_free_position_or_the_reserve() -> None:
    for place in ("g3", "p6", "reserve"):
        game = table(place=two(), decision=MOVES)
        play(game, {"move": "glushchenko"}, {"to": "g2", "replacing": "mosiashvili"})
        check(game, {"asked": "choose-way"})
        play(game, {"give-way": place})
        check(game, {"unit": "glushchenko", "at": "g2"}, {"unit": "mosiashvili", "at": place})


@pytest.mark.rule("pavlov:4.move.e")
def test_replaced_counter_cannot_replace_another() -> None:
    game = table(place=[*two(), {"unit": "kiselev", "at": "g3"}], decision=MOVES)
    play(game, {"move": "glushchenko"}, {"to": "g2", "replacing": "mosiashvili"})
    refused(game, {"give-way": "g3"}, by="4.move.e")
    refused(game, {"give-way": "g2"}, by="4.move.e")
    allowed(game, {"give-way": "g4"})


@pytest.mark.rule("pavlov:4.move.e")
def test_counter_from_the_reserve_replaces_too() -> None:
    place = [{"unit": "kiselev", "at": "reserve"}, {"unit": "mosiashvili", "at": "g2"}]
    game = table(place=place, decision=MOVES)
    play(game, {"move": "kiselev"}, {"to": "g2", "replacing": "mosiashvili"}, {"give-way": "reserve"})
    check(game, {"unit": "kiselev", "at": "g2"}, {"unit": "mosiashvili", "at": "reserve"})


@pytest.mark.rule("pavlov:4.move.f")
def test_way_given_costs_no_move() -> None:
    game = table(place=two(), decision=MOVES)
    play(game, {"move": "glushchenko"}, {"to": "g2", "replacing": "mosiashvili"}, {"give-way": "g3"})
    check(game, {"asked": "move-counter"}, {"phase": "moves", "left": 2})


@pytest.mark.rule("pavlov:4.move.f")
def test_way_is_given_even_on_the_last_move() -> None:
    game = table(place=two(), decision={"phase": "moves", "left": 1, "actions": 3})
    play(game, {"move": "glushchenko"}, {"to": "g2", "replacing": "mosiashvili"})
    check(game, {"asked": "choose-way"})
    play(game, {"give-way": "p2"})
    check(game, {"unit": "mosiashvili", "at": "p2"}, {"phase": "moves", "left": 0})
    assert legal(game) == [{"do": "end-moves"}]


@pytest.mark.rule("pavlov:4.move.g")
def test_replaced_counter_may_take_the_position_just_vacated() -> None:
    game = table(place=two(), decision=MOVES)
    play(game, {"move": "glushchenko"}, {"to": "g2", "replacing": "mosiashvili"}, {"give-way": "g1"})
    check(game, {"unit": "glushchenko", "at": "g2"}, {"unit": "mosiashvili", "at": "g1"})


@pytest.mark.rule("pavlov:4.move.h")
def test_position_of_an_exhausted_counter_may_not_be_entered() -> None:
    game = table(place=two(exhausted=True), decision=MOVES)
    play(game, {"move": "glushchenko"})
    refused(game, {"to": "g2", "replacing": "mosiashvili"}, by="4.move.h")
    allowed(game, {"to": "g3"})
    game = table(place=two(), decision=MOVES)
    play(game, {"move": "glushchenko"})
    allowed(game, {"to": "g2", "replacing": "mosiashvili"})


@pytest.mark.rule("pavlov:4.move.i")
def test_position_of_a_damaged_counter_may_not_be_entered() -> None:
    game = table(place=two(damaged=True), decision=MOVES)
    play(game, {"move": "glushchenko"})
    refused(game, {"to": "g2", "replacing": "mosiashvili"}, by="4.move.i")
    allowed(game, {"to": "g3"})
    game = table(place=two(), decision=MOVES)
    play(game, {"move": "glushchenko"})
    allowed(game, {"to": "g2", "replacing": "mosiashvili"})


@pytest.mark.rule("pavlov:4.move.h", "pavlov:4.move.i")
@pytest.mark.parametrize(("state", "clause"), [("exhausted", "4.move.h"), ("damaged", "4.move.i")])
def test_gunner_does_not_join_a_comrade_who_is_unfit(state: str, clause: str) -> None:
    place = [
        {"unit": "murzaev", "at": "reserve"},
        {"unit": "sobgaida", "at": "g1", state: True},
        {"unit": "gun-53k", "at": "g1"},
    ]
    game = table(place=place, decision=MOVES)
    play(game, {"move": "murzaev"})
    refused(game, {"to": "g1"}, by=clause)
    allowed(game, {"to": "g2"})


@pytest.mark.rule("pavlov:4.move.h")
def test_one_exhausted_man_holds_the_position_of_a_crew() -> None:
    place = [
        {"unit": "turdyev", "at": "reserve"},
        {"unit": "sobgaida", "at": "g1", "exhausted": True},
        {"unit": "murzaev", "at": "g1"},
        {"unit": "gun-53k", "at": "g1"},
    ]
    game = table(place=place, decision=MOVES)
    play(game, {"move": "turdyev"})
    refused(game, {"to": "g1", "replacing": "murzaev"}, by="4.move.h")
    allowed(game, {"to": "g2"})


@pytest.mark.rule("pavlov:4.move.e", "pavlov:4.weapons.a", "pavlov:4.weapons.b")
def test_counter_of_another_trade_replaces_a_whole_crew() -> None:
    """The newcomer cannot share with either of the two: both give way, for one move."""
    place = [
        {"unit": "kiselev", "at": "g2"},
        {"unit": "sobgaida", "at": "g1"},
        {"unit": "murzaev", "at": "g1"},
        {"unit": "gun-53k", "at": "g1"},
    ]
    game = table(place=place, decision=MOVES)
    play(game, {"move": "kiselev"})
    refused(game, {"to": "g1", "replacing": "murzaev"}, by="4.weapons.b")
    play(game, {"to": "g1", "replacing": "all"}, {"give-way": "g2", "weapon": "gun-53k"}, {"give-way": "reserve"})
    check(game, {"unit": "kiselev", "at": "g1"}, {"unit": "gun-53k", "at": "g2"}, {"phase": "moves", "left": 2})
    found = {name for name in ("sobgaida", "murzaev") if PAVLOV.check(game, {"unit": name, "at": "g2"}) is None}
    assert len(found) == 1


@pytest.mark.rule("pavlov:4.weapons.e")
def test_weapon_beside_a_stranger_is_not_alone() -> None:
    """It stays with the counter that took the position, and goes to the reserve when that counter leaves."""
    place = [{"unit": "kiselev", "at": "g2"}, {"unit": "sobgaida", "at": "g1"}, {"unit": "gun-53k", "at": "g1"}]
    game = table(place=place, decision=MOVES)
    play(game, {"move": "kiselev"}, {"to": "g1", "replacing": "sobgaida"}, {"give-way": "g3"})
    check(game, {"unit": "gun-53k", "at": "g1"}, {"unit": "sobgaida", "at": "g3"})
    game = table(place=[{"unit": "kiselev", "at": "g1"}, {"unit": "gun-53k", "at": "g1"}], decision=MOVES)
    play(game, {"move": "kiselev"}, {"to": "g2"})
    check(game, {"unit": "gun-53k", "at": "reserve"})


@pytest.mark.rule("pavlov:4.move.e", "pavlov:4.weapons.b")
def test_gunner_replaces_one_man_of_a_crew() -> None:
    place = [
        {"unit": "turdyev", "at": "reserve"},
        {"unit": "sobgaida", "at": "g1"},
        {"unit": "murzaev", "at": "g1"},
        {"unit": "gun-53k", "at": "g1"},
    ]
    game = table(place=place, decision=MOVES)
    play(game, {"move": "turdyev"}, {"to": "g1", "replacing": "murzaev"}, {"give-way": "g2"})
    check(game, {"unit": "turdyev", "at": "g1"}, {"unit": "sobgaida", "at": "g1"}, {"unit": "gun-53k", "at": "g1"})
    check(game, {"unit": "murzaev", "at": "g2"})
