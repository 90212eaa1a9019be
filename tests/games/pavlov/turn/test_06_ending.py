"""6.0: when the game ends, the last sortie against the Milk House, and the three disasters that end it before."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import allowed, check, finished, play, refused, table

END: dict[str, Any] = {"phase": "end"}
OVER: dict[str, Any] = {"asked": "over"}
SIX = ("kiselev", "saraev", "khokholov", "turgunov", "mosiashvili", "chekhov")
SORTIE: dict[str, Any] = {"sortie": None}
DECLINE: dict[str, Any] = {"decline": None}
LAUNCH: dict[str, Any] = {"launch": None}


def at(place: str, *units: str, **state: bool) -> list[dict[str, Any]]:
    return [{"unit": unit, "at": place, **state} for unit in units]


def last_turn(*units: dict[str, Any], dice: tuple[int, ...] = (), **more: Any) -> Game[Any]:
    """The end of the turn on which the Wehrmacht deck ran out, the Milk House in the storm-group area."""
    keys = {"decision": END, "storm": "c61", "turn": 21, **more}
    return table(place=list(units), dice=list(dice), wehrmacht=[], wehrmacht_only=True, **keys)


def rule_of(game: Game[Any]) -> str:
    """The paragraph that ended the game."""
    assert game.position.outcome is not None
    return str(game.position.outcome.rule)


# -- the last turn -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:6.0.a")
def test_counter_phase_is_played_after_the_deck_has_run_out() -> None:
    game = last_turn(*at("g1", "kiselev"), decision={"phase": "wehrmacht", "left": 0}, storm="c61")
    check(game, {"asked": "move-counter"}, {"wehrmacht_count": 0})
    play(game, {"end-moves": None})
    check(game, {"asked": "act-counter"})
    play(game, {"end-actions": None})
    check(game, {"asked": "choose-final"})
    play(game, DECLINE)
    check(game, OVER, {"score": 1}, {"outcome": "win", "seat": "soviet"})


@pytest.mark.rule("pavlov:6.0.a")
def test_milk_house_is_the_last_card_of_the_last_turn() -> None:
    game = last_turn(*at("g1", "kiselev"), storm="none", decision={"phase": "wehrmacht", "card": "c61"})
    check(game, {"storm": "c61"}, {"wehrmacht_count": 0}, {"asked": "move-counter"})
    play(game, {"end-moves": None}, {"end-actions": None})
    check(game, {"asked": "choose-final"})


@pytest.mark.rule("pavlov:6.0.a")
def test_game_goes_on_while_the_deck_has_cards() -> None:
    game = table(place=at("g1", "kiselev"), wehrmacht=["c1", "c2", "c61"], wehrmacht_only=True, turn=20, decision=END)
    check(game, {"asked": "card-action"}, {"turn": 21})


# -- the final sortie --------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:6.0.b")
@pytest.mark.parametrize("space", ["t3-1", "t4-4", "t5-2"])
def test_no_final_sortie_with_the_enemy_on_a_red_approach(space: str) -> None:
    game = last_turn(*at("reserve", *SIX), {"unit": "rifle", "at": space})
    check(game, OVER, {"score": 3}, {"outcome": "win", "seat": "soviet"})


@pytest.mark.rule("pavlov:6.0.b")
@pytest.mark.parametrize("space", ["t1-1", "t2-4", "t6-1"])
def test_enemy_on_other_approaches_does_not_prevent_the_final_sortie(space: str) -> None:
    game = last_turn(*at("reserve", *SIX), {"unit": "rifle", "at": space})
    check(game, {"asked": "choose-final"})
    allowed(game, SORTIE)


@pytest.mark.rule("pavlov:6.0.c")
def test_final_sortie_may_be_declined() -> None:
    game = last_turn(*at("reserve", *SIX))
    check(game, {"asked": "choose-final"})
    play(game, DECLINE)
    check(game, OVER, {"score": 6}, {"stormed": []}, {"event": "final-sortie-declined"})


@pytest.mark.rule("pavlov:6.0.d")
def test_final_sortie_needs_no_command_post() -> None:
    """Even damage on location 18, which forbids the action of the 62nd Army, does not matter."""
    game = last_turn(*at("reserve", *SIX), {"token": "damage", "at": "loc-18"})
    check(game, {"asked": "choose-final"}, {"hand": []})
    play(game, SORTIE)
    check(game, {"asked": "choose-sortie"})
    allowed(game, {"join": "kiselev"})


@pytest.mark.rule("pavlov:6.0.e")
def test_final_sortie_that_succeeds() -> None:
    """Six dice of 5 make the 30 of the Milk House; then each participant rolls for its return."""
    game = last_turn(*at("reserve", *SIX), dice=(5, 5, 5, 5, 5, 5, 1, 4, 5, 6, 2, 3))
    play(game, SORTIE, *({"join": name} for name in SIX), LAUNCH)
    finished(game)
    check(game, OVER, {"stormed": ["c61"]}, {"score": 17}, {"outcome": "win", "seat": "soviet"})
    check(game, *({"unit": name, "at": "removed"} for name in ("kiselev", "saraev", "mosiashvili", "chekhov")))
    check(game, *({"unit": name, "at": "reserve"} for name in ("khokholov", "turgunov")))


@pytest.mark.rule("pavlov:6.0.e")
def test_final_sortie_that_fails() -> None:
    game = last_turn(*at("reserve", *SIX), dice=(5, 5, 5, 5, 5, 4, 1, 4, 5, 6, 2, 3))
    play(game, SORTIE, *({"join": name} for name in SIX), LAUNCH)
    finished(game)
    check(game, OVER, {"stormed": []}, {"score": 2}, {"outcome": "win", "seat": "soviet"})


@pytest.mark.rule("pavlov:6.0.e")
def test_unfit_men_stay_out_of_the_final_sortie() -> None:
    place = [*at("g1", "kiselev", exhausted=True), *at("g2", "saraev", damaged=True), *at("r3", "pavlov")]
    game = last_turn(*place)
    play(game, SORTIE)
    refused(game, {"join": "kiselev"}, by="3.storm.f")
    refused(game, {"join": "saraev"}, by="3.storm.g")
    allowed(game, {"join": "pavlov"})


@pytest.mark.rule("pavlov:6.0.e", "pavlov:6.0.k")
def test_house_emptied_by_the_final_sortie_is_lost() -> None:
    """30 on the dice take the Milk House, but no counter comes back."""
    game = last_turn(*at("reserve", *SIX), dice=(5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1))
    play(game, SORTIE, *({"join": name} for name in SIX), LAUNCH)
    finished(game)
    check(game, OVER, {"outcome": "loss", "seat": "soviet"})


# -- win, draw, loss ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("men", "enemies", "score", "outcome"),
    [
        pytest.param(4, 1, 1, "win", marks=pytest.mark.rule("pavlov:6.0.f")),
        pytest.param(3, 1, 0, "draw", marks=pytest.mark.rule("pavlov:6.0.f", "pavlov:6.0.g")),
        pytest.param(3, 4, -9, "draw", marks=pytest.mark.rule("pavlov:6.0.g", "pavlov:6.0.h")),
        pytest.param(2, 4, -10, "loss", marks=pytest.mark.rule("pavlov:6.0.h")),
    ],
)
def test_score_decides(men: int, enemies: int, score: int, outcome: str) -> None:
    spaces = ("t3-1", "t3-2", "t1-1", "t6-1")
    game = last_turn(*at("reserve", *SIX[:men]), *({"unit": "rifle", "at": space} for space in spaces[:enemies]))
    check(game, OVER, {"score": score}, {"outcome": outcome, "seat": "soviet"})


# -- disasters ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:6.0.i")
@pytest.mark.parametrize("track", [1, 4, 6])
def test_enemy_in_the_house_loses_at_once(track: int) -> None:
    line = [{"unit": "rifle", "at": f"t{track}-{space}"} for space in (1, 2, 3, 4)]
    game = table(place=[*at("g1", "kiselev"), *line], dice=[track], decision={"phase": "wehrmacht", "card": "c1"})
    check(game, OVER, {"outcome": "loss", "seat": "soviet"})
    assert rule_of(game) == "6.0.i"


@pytest.mark.rule("pavlov:6.0.i")
def test_full_approach_with_a_gap_does_not_break_through() -> None:
    line = [{"unit": "rifle", "at": f"t1-{space}"} for space in (1, 2, 4)]
    game = table(place=[*at("g1", "kiselev"), *line], dice=[1], decision={"phase": "wehrmacht", "card": "c1"})
    check(game, {"asked": "move-counter"}, *({"space": f"t1-{n}", "holds": "rifle"} for n in (1, 2, 3, 4)))


@pytest.mark.rule("pavlov:6.0.i")
def test_disaster_cuts_the_turn_short() -> None:
    line = [{"unit": "rifle", "at": f"t1-{space}"} for space in (1, 2, 3, 4)]
    place = [*at("g1", "kiselev"), *line]
    game = table(place=place, wehrmacht=["c1", "c2", "c3"], dice=[1], decision={"phase": "wehrmacht", "left": 3})
    finished(game)
    check(game, OVER, {"outcome": "loss", "seat": "soviet"})


@pytest.mark.rule("pavlov:6.0.j")
def test_second_damage_on_the_army_command_post_loses_at_once() -> None:
    place = [*at("g1", "kiselev"), {"token": "damage", "at": "loc-18"}]
    game = table(place=place, dice=[6, 6, 6], decision={"phase": "wehrmacht", "card": "c11"})
    finished(game)
    check(game, OVER, {"outcome": "loss", "seat": "soviet"})
    assert rule_of(game) == "6.0.j"


@pytest.mark.rule("pavlov:6.0.j")
def test_second_damage_passed_on_to_the_army_command_post_loses_too() -> None:
    place = [*at("g1", "kiselev"), *({"token": "damage", "at": f"loc-{n}"} for n in (16, 17, 18))]
    game = table(place=place, dice=[6, 6, 4], decision={"phase": "wehrmacht", "card": "c11"})
    finished(game)
    check(game, OVER, {"outcome": "loss", "seat": "soviet"})


@pytest.mark.rule("pavlov:6.0.j")
def test_first_damage_on_the_army_command_post_is_borne() -> None:
    game = table(place=at("g1", "kiselev"), dice=[6, 6, 6, 1, 1, 1], decision={"phase": "wehrmacht", "card": "c11"})
    check(game, {"asked": "move-counter"}, {"location": "loc-18", "holds": "damage"})


@pytest.mark.rule("pavlov:6.0.k")
def test_house_without_a_counter_is_lost_at_once() -> None:
    place = [*at("g1", "sobgaida", "gun-53k")]
    game = table(place=place, dice=[1, 1, 6, 1, 1, 1], decision={"phase": "wehrmacht", "card": "c14"})
    check(game, OVER, {"unit": "sobgaida", "at": "removed"}, {"outcome": "loss", "seat": "soviet"})
    assert rule_of(game) == "6.0.k"


@pytest.mark.rule("pavlov:6.0.k")
def test_one_man_in_the_reserve_keeps_the_house() -> None:
    place = [*at("g1", "sobgaida"), *at("reserve", "kiselev")]
    game = table(place=place, dice=[1, 1, 6, 1, 1, 1], decision={"phase": "wehrmacht", "card": "c14"})
    check(game, {"asked": "move-counter"}, {"unit": "sobgaida", "at": "removed"})


@pytest.mark.rule("pavlov:6.0.k")
def test_men_in_the_stock_do_not_keep_the_house() -> None:
    place = [*at("g1", "sobgaida"), *at("stock", "kiselev")]
    game = table(place=place, dice=[1, 1, 6, 1, 1, 1], decision={"phase": "wehrmacht", "card": "c14"})
    check(game, OVER, {"outcome": "loss", "seat": "soviet"})
