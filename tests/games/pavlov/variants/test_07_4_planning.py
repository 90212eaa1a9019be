"""7.4.plan: before the Soviet cards of a turn the German player lays down what the Wehrmacht will do."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import PAVLOV, allowed, asked, check, play, refused, table

MEN: list[dict[str, Any]] = [{"unit": "kiselev", "at": "g1"}, {"unit": "saraev", "at": "reserve"}]
HAND = ["c1", "c5", "c6", "c7"]
TACTICS = ["c111", "c113", "c115"]
PLANNING: dict[str, Any] = {"phase": "planning"}


def assert_asked(game: Game[Any], what: str, *seats: str) -> None:
    """This is the decision, and exactly these seats may take it."""
    assert game.decision is not None
    assert (asked(game), game.decision.seats) == (what, seats)


def planning(hand: list[str], **more: Any) -> Game[Any]:
    """The German player, with these cards in hand, is about to plan."""
    keys: dict[str, Any] = {"german_tactics": TACTICS, "turn": 5, "decision": PLANNING, **more}
    return table(scenario="competitive", place=MEN, german_hand=hand, **keys)


def seen(game: Game[Any], seat: str | None) -> str:
    """Everything a seat is shown, as text."""
    return msgspec.json.encode(PAVLOV.view(game, seat)).decode()


def shows(text: str, card: str) -> bool:
    return f'"{card}"' in text


# -- drawing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:7.4.plan.a", "pavlov:7.4.plan.b")
def test_first_turn_begins_with_four_wehrmacht_and_three_tactics_cards() -> None:
    game = table(scenario="competitive", empty=False, turn=1, wehrmacht=HAND, decision={"phase": "turn"})
    check(game, {"german_hand": HAND}, {"wehrmacht_count": 60})
    assert_asked(game, "plan-cards", "german")
    play(game, *({"plan": card} for card in HAND[:3]))
    assert_asked(game, "plan-tactic", "german")
    decision = game.decision
    assert decision is not None
    assert len(decision.actions(game)) == 3


@pytest.mark.rule("pavlov:7.4.plan.b")
def test_planning_comes_before_the_soviet_cards_of_every_turn() -> None:
    game = planning(HAND, wehrmacht=["c2", "c3", "c4"])
    play(game, {"plan": "c1"}, {"plan": "c5"}, {"plan": "c6"}, {"plan-tactic": "c111"}, {"lay-plan": None})
    check(game, {"turn": 5})
    assert_asked(game, "card-action", "soviet")


@pytest.mark.rule("pavlov:7.4.plan.b")
def test_next_turn_is_planned_as_soon_as_this_one_is_over() -> None:
    game = table(
        scenario="competitive", place=MEN, german_hand=HAND, german_tactics=TACTICS, turn=5, decision={"phase": "end"}
    )
    check(game, {"turn": 6}, {"german_hand": HAND})
    assert_asked(game, "plan-cards", "german")


@pytest.mark.rule("pavlov:7.4.plan.a")
def test_later_turns_deal_no_second_hand() -> None:
    game = table(
        scenario="competitive", place=MEN, german_hand=HAND, german_tactics=TACTICS, turn=5, decision={"phase": "turn"}
    )
    check(game, {"asked": "plan-cards"}, {"german_hand": HAND})


# -- choosing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:7.4.plan.c")
def test_three_cards_are_laid_in_the_order_of_play() -> None:
    game = planning(HAND, wehrmacht=["c2", "c3", "c4"])
    play(game, {"plan": "c7"}, {"plan": "c1"}, {"plan": "c6"})
    check(game, {"planned": ["c7", "c1", "c6"]}, {"asked": "plan-tactic"})


@pytest.mark.rule("pavlov:7.4.plan.c")
def test_card_is_laid_down_only_once() -> None:
    game = planning(HAND)
    play(game, {"plan": "c7"})
    refused(game, {"plan": "c7"}, by="7.4.plan.c")
    allowed(game, {"plan": "c1"})


@pytest.mark.rule("pavlov:7.4.plan.c")
def test_only_cards_of_the_hand_are_laid_down() -> None:
    game = planning(HAND)
    refused(game, {"plan": "c2"}, by="7.4.plan.c")
    allowed(game, {"plan": "c5"})


@pytest.mark.rule("pavlov:7.4.plan.c", "pavlov:7.4.plan.d")
def test_plan_lies_face_down() -> None:
    """The defenders see neither the hand nor the plan, wherever they look; the German player sees both."""
    game = planning(HAND, wehrmacht=["c2", "c3", "c4"])
    play(game, {"plan": "c7"}, {"plan": "c1"}, {"plan": "c6"}, {"plan-tactic": "c113"}, {"lay-plan": None})
    for seat in ("soviet", None):
        assert not any(shows(seen(game, seat), card) for card in (*HAND, "c2", "c3", "c4", *TACTICS))
    assert all(shows(seen(game, "german"), card) for card in (*HAND, "c2", "c3", "c4", *TACTICS))


@pytest.mark.rule("pavlov:7.4.plan.d")
def test_one_tactics_card_is_laid_beside_them() -> None:
    game = planning(HAND, wehrmacht=["c2", "c3", "c4"])
    play(game, {"plan": "c1"}, {"plan": "c5"}, {"plan": "c6"})
    for card in TACTICS:
        allowed(game, {"plan-tactic": card})
    refused(game, {"plan-tactic": "c140"}, by="7.4.plan.d")
    play(game, {"plan-tactic": "c113"}, {"lay-plan": None})
    check(game, {"tactics": []}, {"asked": "card-action"})


@pytest.mark.rule("pavlov:7.4.plan.e")
def test_hand_is_filled_up_after_planning() -> None:
    game = planning(HAND, wehrmacht=["c2", "c3", "c4"])
    play(game, {"plan": "c1"}, {"plan": "c5"}, {"plan": "c6"}, {"plan-tactic": "c111"}, {"lay-plan": None})
    check(game, {"german_hand": ["c7", "c2", "c3", "c4"]}, {"planned": ["c1", "c5", "c6"]})
    drawn = game.position.german_tactics
    assert len(drawn) == 3
    assert set(drawn) > {113, 115}


@pytest.mark.rule("pavlov:7.4.plan.e")
def test_new_cards_are_for_the_next_turn() -> None:
    game = planning(HAND, wehrmacht=["c2", "c3", "c4"])
    play(game, {"plan": "c1"})
    refused(game, {"plan": "c2"}, by="7.4.plan.c")


# -- what must be played -----------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:7.4.plan.f")
@pytest.mark.parametrize("forced", ["c62", "c67", "c61"])
def test_supply_check_and_storm_group_are_not_kept(forced: str) -> None:
    game = planning([forced, "c1", "c5", "c6"])
    play(game, {"plan": "c1"}, {"plan": "c5"})
    refused(game, {"plan": "c6"}, by="7.4.plan.f")
    play(game, {"plan": forced})
    check(game, {"planned": ["c1", "c5", forced]})


@pytest.mark.rule("pavlov:7.4.plan.f")
def test_forced_card_may_be_laid_at_any_place() -> None:
    game = planning(["c62", "c1", "c5", "c6"])
    allowed(game, {"plan": "c62"})
    allowed(game, {"plan": "c1"})
    play(game, {"plan": "c62"}, {"plan": "c6"})
    allowed(game, {"plan": "c1"})
    allowed(game, {"plan": "c5"})


@pytest.mark.rule("pavlov:7.4.plan.f")
def test_two_forced_cards_leave_one_free_choice() -> None:
    game = planning(["c62", "c61", "c5", "c6"])
    play(game, {"plan": "c5"})
    refused(game, {"plan": "c6"}, by="7.4.plan.f")
    allowed(game, {"plan": "c61"})
    allowed(game, {"plan": "c62"})


@pytest.mark.rule("pavlov:7.4.plan.f")
def test_any_card_may_be_kept_when_none_is_forced() -> None:
    for kept in HAND:
        game = planning(HAND, wehrmacht=["c2", "c3", "c4"])
        play(game, *({"plan": card} for card in HAND if card != kept), {"plan-tactic": "c111"}, {"lay-plan": None})
        check(game, {"german_hand": [kept, "c2", "c3", "c4"]})


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:7.4.plan.g")
def test_last_cards_of_the_hand_are_never_played() -> None:
    """The deck is spent: nothing is drawn, and the card kept stays in the hand when the game is over."""
    hand = ["c61", "c1", "c5", "c6"]
    game = planning(hand, turn=21, wehrmacht=[], wehrmacht_only=True, dice=[1, 2])
    play(game, {"plan": "c1"}, {"plan": "c5"}, {"plan": "c61"}, {"plan-tactic": "c111"}, {"lay-plan": None})
    check(game, {"german_hand": ["c6"]}, {"asked": "card-action"})
    play(game, {"end-cards": None}, {"end-moves": None}, {"end-actions": None}, {"decline": None})
    check(game, {"asked": "over"}, {"german_hand": ["c6"]}, {"space": "t1-1", "holds": "rifle"})
    check(game, {"space": "t2-1", "holds": "mg"}, {"score": 2 - 6})
