"""3.0: the phase of the Wehrmacht cards: when it comes, how many cards, and what follows it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import allowed, check, finished, play, table

# A sniper or mortar card without a target on the colour rolled costs exactly one die.
SHOTS = ["c14", "c30", "c15"]
RESERVE = [{"unit": "pavlov", "at": "reserve"}]


def soviet_cards(**keys: Any) -> Game[Any]:
    return table(place=RESERVE, hand=["c68", "c69", "c70", "c71"], decision={"phase": "cards", "left": 3}, **keys)


@pytest.mark.rule("pavlov:3.0.a")
def test_wehrmacht_phase_waits_for_the_end_of_the_soviet_card_phase() -> None:
    game = soviet_cards(wehrmacht=SHOTS, dice=[1, 1, 1])
    check(game, {"asked": "card-action"}, {"wehrmacht_count": 63})
    play(game, {"end-cards": None})
    check(game, {"wehrmacht_count": 60})
    finished(game)


@pytest.mark.rule("pavlov:3.0.a")
def test_wehrmacht_phase_follows_when_the_player_ends_his_cards() -> None:
    game = table(
        place=[*RESERVE, {"token": "damage", "at": "loc-18"}],
        hand=["c68", "c69", "c70", "c71"],
        wehrmacht=SHOTS,
        dice=[1, 1, 1],
        decision={"phase": "cards", "left": 1},
    )
    play(game, {"play-card": "c68", "unit": "hq62", "action": "recover"})
    check(game, {"wehrmacht_count": 63}, {"asked": "card-action"})
    play(game, {"end-cards": None})
    check(game, {"wehrmacht_count": 60}, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.0.b", "pavlov:3.0.d")
def test_exactly_three_cards_are_revealed_then_the_counters_move() -> None:
    # A fourth card would need a fourth die.
    game = soviet_cards(wehrmacht=[*SHOTS, "c45"], dice=[1, 1, 1])
    play(game, {"end-cards": None})
    check(
        game,
        {"wehrmacht_count": 60},
        {"revealed_top": "c15"},
        {"phase": "moves", "left": 3},
        {"asked": "move-counter"},
    )
    assert game.position.wehrmacht[0] == 45
    finished(game)


@pytest.mark.rule("pavlov:3.0.c")
def test_next_card_stays_hidden_until_the_one_before_is_carried_out() -> None:
    game = table(
        place=[*RESERVE, {"token": "suppress", "at": "suppress-red", "count": 1}],
        wehrmacht=["c1", "c14", "c30"],
        dice=[4, 1, 1],
        decision={"phase": "wehrmacht", "left": 3},
    )
    check(game, {"asked": "choose-suppression"}, {"revealed_top": "c1"}, {"wehrmacht_count": 62})
    play(game, {"spend-suppression": 0})
    check(game, {"space": "t4-1", "holds": "rifle"}, {"revealed_top": "c30"}, {"wehrmacht_count": 60})
    finished(game)


@pytest.mark.rule("pavlov:3.0.c")
def test_second_card_meets_the_table_the_first_has_left() -> None:
    # The first shell brings red to 4, so that the 4s of the second gun bite.
    game = table(
        place=RESERVE,
        defence={"red": 5},
        wehrmacht=["c8", "c10"],
        dice=[3, 5, 1, 1, 1, 1, 3, 4, 1, 1, 1],
        decision={"phase": "wehrmacht", "left": 2},
    )
    check(game, {"defence": "red", "is": 3})
    finished(game)


@pytest.mark.rule("pavlov:3.0.d")
def test_counter_phase_begins_with_its_full_number_of_moves() -> None:
    game = table(place=RESERVE, wehrmacht=SHOTS, dice=[1, 1, 1], decision={"phase": "wehrmacht", "left": 3})
    check(game, {"asked": "move-counter"}, {"phase": "moves", "left": 3})
    allowed(game, {"move": "pavlov"})
    finished(game)
