"""5.0: a first-aid token in the supply area of the House undoes the loss of one counter."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import allowed, check, finished, play, refused, table

SPARE = {"unit": "alexandrov", "at": "reserve"}
PAVLOV = {"unit": "pavlov", "at": "r2"}
HURT = {"unit": "pavlov", "at": "r2", "damaged": True}
CREW = [{"unit": "sobgaida", "at": "g1"}, {"unit": "murzaev", "at": "g1"}, {"unit": "gun-53k", "at": "g1"}]
HURT_CREW: list[dict[str, Any]] = [
    {"unit": "sobgaida", "at": "g1", "damaged": True},
    {"unit": "murzaev", "at": "g1", "damaged": True},
    {"unit": "gun-53k", "at": "g1"},
]
SNIPER, MORTAR, SHELLS, STUKAS, ASSAULT, CHECK = "c14", "c15", "c8", "c11", "c31", "c62"
SHOT = [3, 2, 6, 1, 1, 1]
SORTIE = {"play-card": "c70", "unit": "hq62", "action": "storm"}


def aid(count: int, at: str = "supply") -> dict[str, Any]:
    return {"token": "aid", "at": at, "count": count}


def revealed(card: str, dice: list[int], *things: dict[str, Any], **keys: Any) -> Game[Any]:
    return table(place=[SPARE, *things], dice=dice, decision={"phase": "wehrmacht", "card": card}, **keys)


def sortie(dice: list[int], *things: dict[str, Any]) -> Game[Any]:
    """A green storm group of defence 15, and the card that may order the sortie."""
    return table(
        place=[SPARE, *things],
        dice=dice,
        storm="c62",
        hand=["c70", "c96", "c97", "c98"],
        decision={"phase": "cards", "left": 3},
    )


def aid_left(game: Game[Any], count: int) -> None:
    check(game, {"area": "supply", "token": "aid", "count": count})
    check(game, {"area": "stock", "token": "aid", "count": 4 - count})


@pytest.mark.rule("pavlov:5.0.a", "pavlov:5.0.e")
def test_token_returned_to_the_stock_undoes_the_hit_of_a_sniper() -> None:
    game = revealed(SNIPER, SHOT, PAVLOV, aid(2))
    check(game, {"asked": "choose-aid"})
    play(game, {"use-aid": None})
    check(game, {"unit": "pavlov", "at": "r2", "damaged": False, "exhausted": False}, {"asked": "move-counter"})
    aid_left(game, 1)
    finished(game)


@pytest.mark.rule("pavlov:5.0.a")
def test_aid_may_be_declined() -> None:
    game = revealed(SNIPER, SHOT, PAVLOV, aid(2))
    allowed(game, {"use-aid": None})
    play(game, {"decline": None})
    check(game, {"unit": "pavlov", "at": "removed"})
    aid_left(game, 2)
    finished(game)


@pytest.mark.rule("pavlov:5.0.a")
def test_missed_shot_needs_no_aid() -> None:
    game = revealed(SNIPER, [3, 2, 5, 5, 5, 5], PAVLOV, aid(1))
    check(game, {"asked": "move-counter"})
    aid_left(game, 1)
    finished(game)


@pytest.mark.rule("pavlov:5.0.a")
def test_last_defender_saved_keeps_the_game_alive() -> None:
    game = table(place=[PAVLOV, aid(1)], dice=SHOT, decision={"phase": "wehrmacht", "card": SNIPER})
    play(game, {"use-aid": None})
    check(game, {"unit": "pavlov", "at": "r2"}, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:5.0.b")
@pytest.mark.parametrize("where", ["staging", "loc-5"])
def test_token_outside_the_supply_area_does_not_save(where: str) -> None:
    game = revealed(SNIPER, SHOT, PAVLOV, {"token": "aid", "at": where})
    check(game, {"unit": "pavlov", "at": "removed"}, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:5.0.c", "pavlov:5.0.g")
def test_wound_on_a_sortie_is_undone_in_the_soviet_card_phase_without_an_action() -> None:
    game = sortie([6, 6, 6, 1], {"unit": "pavlov", "at": "r2"}, aid(1))
    play(game, SORTIE, {"join": "pavlov"}, {"launch": None})
    check(game, {"asked": "choose-aid"}, {"stormed": ["c62"]})
    play(game, {"use-aid": None})
    # Saved is as good as unharmed: back to the reserve. The only action spent is that of the card.
    check(game, {"unit": "pavlov", "at": "reserve", "damaged": False}, {"phase": "cards", "left": 2})
    aid_left(game, 0)
    finished(game)


@pytest.mark.rule("pavlov:5.0.g")
def test_wound_on_a_sortie_counts_when_aid_is_declined() -> None:
    game = sortie([6, 6, 6, 4], {"unit": "pavlov", "at": "r2"}, aid(1))
    play(game, SORTIE, {"join": "pavlov"}, {"launch": None}, {"decline": None})
    check(game, {"unit": "pavlov", "at": "removed"})
    aid_left(game, 1)
    finished(game)


@pytest.mark.rule("pavlov:5.0.c")
def test_aid_works_in_the_final_sortie_after_the_counter_phase() -> None:
    game = table(
        place=[SPARE, PAVLOV, aid(1)],
        dice=[1, 1, 1, 1],
        storm="c61",
        wehrmacht=[],
        wehrmacht_only=True,
        decision={"phase": "end"},
    )
    play(game, {"sortie": None}, {"join": "pavlov"}, {"launch": None})
    check(game, {"asked": "choose-aid"})
    play(game, {"use-aid": None})
    check(game, {"unit": "pavlov", "at": "reserve"}, {"asked": "over"}, {"score": 2})
    finished(game)


@pytest.mark.rule("pavlov:5.0.d")
def test_one_token_saves_one_counter_only() -> None:
    game = revealed(MORTAR, [1, 1, 6, 1, 1, 1], *HURT_CREW, aid(1))
    check(game, {"asked": "choose-aid"})
    play(game, {"use-aid": None})
    # With the token gone there is no question about the second casualty.
    check(game, {"asked": "move-counter"})
    saved = [unit for unit in ("sobgaida", "murzaev") if _at(game, unit, "g1")]
    lost = [unit for unit in ("sobgaida", "murzaev") if _at(game, unit, "removed")]
    assert (len(saved), len(lost)) == (1, 1)
    aid_left(game, 0)
    finished(game)


def _at(game: Game[Any], unit: str, place: str) -> bool:
    try:
        check(game, {"unit": unit, "at": place})
    except AssertionError:
        return False
    return True


@pytest.mark.rule("pavlov:5.0.d")
def test_two_casualties_cost_two_tokens() -> None:
    game = revealed(MORTAR, [1, 1, 6, 1, 1, 1], *HURT_CREW, aid(3))
    play(game, {"use-aid": None}, {"use-aid": None})
    check(game, {"unit": "sobgaida", "at": "g1", "damaged": True}, {"unit": "murzaev", "at": "g1", "damaged": True})
    aid_left(game, 1)
    finished(game)


@pytest.mark.rule("pavlov:5.0.e")
def test_crew_names_its_casualty_before_aid_is_offered() -> None:
    game = revealed(SNIPER, [1, 1, 6, 1, 1, 1], *CREW, aid(1))
    check(game, {"asked": "choose-casualty"})
    play(game, {"lose": "murzaev"})
    check(game, {"asked": "choose-aid"})
    play(game, {"use-aid": None})
    check(game, {"unit": "murzaev", "at": "g1"}, {"unit": "sobgaida", "at": "g1"})
    aid_left(game, 0)
    finished(game)


@pytest.mark.rule("pavlov:5.0.f")
def test_second_damage_token_of_a_mortar_is_undone() -> None:
    game = revealed(MORTAR, SHOT, HURT, aid(1))
    play(game, {"use-aid": None})
    # The first token stays: only the loss is undone.
    check(game, {"unit": "pavlov", "at": "r2", "damaged": True}, {"area": "stock", "token": "damage", "count": 35})
    aid_left(game, 0)
    finished(game)


@pytest.mark.rule("pavlov:5.0.f")
def test_first_damage_token_is_no_wound() -> None:
    game = revealed(MORTAR, SHOT, PAVLOV, aid(1))
    check(game, {"unit": "pavlov", "at": "r2", "damaged": True}, {"asked": "move-counter"})
    aid_left(game, 1)
    finished(game)


@pytest.mark.rule("pavlov:5.0.f")
def test_second_damage_token_of_shells_at_defence_three_is_undone() -> None:
    game = revealed(SHELLS, [3, 6, 1, 1, 1, 1], HURT, aid(1), defence={"red": 3})
    play(game, {"use-aid": None})
    check(game, {"unit": "pavlov", "at": "r2", "damaged": True})
    finished(game)


@pytest.mark.rule("pavlov:5.0.f")
def test_second_damage_token_of_bombs_on_the_battalion_is_undone() -> None:
    game = revealed(STUKAS, [1, 1, 1, 1, 1, 2], HURT, aid(1), {"token": "damage", "at": "loc-3"})
    check(game, {"asked": "choose-aid"})
    play(game, {"use-aid": None})
    # The raid goes on: the second aircraft strikes 4.
    check(game, {"unit": "pavlov", "at": "r2", "damaged": True}, {"location": "loc-4", "holds": "damage"})
    finished(game)


@pytest.mark.rule("pavlov:5.0.f")
def test_second_damage_token_of_an_assault_is_undone() -> None:
    game = revealed(ASSAULT, [2, 6], HURT, aid(1), {"unit": "rifle", "at": "t4-1"})
    play(game, {"use-aid": None})
    check(game, {"unit": "pavlov", "at": "r2", "damaged": True}, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:5.0.h")
def test_loss_through_hunger_is_undone() -> None:
    game = revealed(CHECK, [], PAVLOV, {"unit": "glushchenko", "at": "g1"}, aid(1))
    play(game, {"lose": "pavlov"})
    check(game, {"asked": "choose-aid"})
    play(game, {"use-aid": None}, {"lose": "glushchenko"})
    aid_left(game, 0)
    check(game, {"unit": "pavlov", "at": "r2"}, {"unit": "glushchenko", "at": "removed"})


@pytest.mark.rule("pavlov:5.0.h")
def test_man_saved_from_hunger_does_not_stand_in_for_another() -> None:
    # Three unfed counters: the one saved has had its turn, two others must be named.
    game = revealed(CHECK, [], PAVLOV, {"unit": "glushchenko", "at": "g1"}, aid(1))
    play(game, {"lose": "pavlov"}, {"use-aid": None})
    refused(game, {"lose": "pavlov"}, by="3.supply.e")
    allowed(game, {"lose": "glushchenko"})


@pytest.mark.rule("pavlov:5.0.h")
def test_first_aid_saves_the_last_counter_from_hunger() -> None:
    game = table(place=[PAVLOV, aid(1)], dice=[], decision={"phase": "wehrmacht", "card": CHECK})
    play(game, {"lose": "pavlov"}, {"use-aid": None})
    check(game, {"unit": "pavlov", "at": "r2"}, {"asked": "move-counter"}, {"storm": "c62"})
    aid_left(game, 0)
