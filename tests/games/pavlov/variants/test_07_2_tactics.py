"""7.2: tactics cards at the levels Veteran and Guards: how the deck is made and when its cards come and go."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.pavlov.interface.actions import EndActions, EndCards, EndMoves
from tests.games.pavlov.table import asked, check, finished, play, table

DECKS = {1: range(111, 120), 2: range(120, 127), 3: range(127, 134), 4: range(134, 141)}
RESERVE = [{"unit": "pavlov", "at": "reserve"}]
# With no counter on a position each of these costs one die, whatever tactics are in force.
SHOTS = ["c14", "c30", "c15"]


def deck_of(card: int) -> int:
    return next(deck for deck, cards in DECKS.items() if card in cards)


def new_game(level: str, seed: int = 0) -> Game[Any]:
    """The start of turn 1: nothing of the tactics deck has been revealed."""
    return table(options={"tactics": level}, seed=seed, empty=False, decision={"phase": "turn"})


def at_cards(level: str, **keys: Any) -> Game[Any]:
    return table(
        options={"tactics": level},
        place=RESERVE,
        hand=["c68", "c69", "c70", "c71"],
        wehrmacht=SHOTS,
        dice=[1, 1, 1],
        decision={"phase": "cards", "left": 3},
        **keys,
    )


def open_cards(game: Game[Any]) -> list[int]:
    return list(game.position.tactics)


def waiting(game: Game[Any]) -> list[int]:
    return list(game.position.tactics_deck)


@pytest.mark.rule("pavlov:7.2.b")
def test_without_a_level_there_are_no_tactics() -> None:
    game = at_cards("none")
    play(game, {"end-cards": None})
    assert (open_cards(game), waiting(game)) == ([], [])
    finished(game)


@pytest.mark.rule("pavlov:7.2.b")
@pytest.mark.parametrize("level", ["veteran", "guards"])
def test_both_levels_draw_from_the_thirty_tactics_cards(level: str) -> None:
    seen = {card for seed in range(40) for card in waiting(new_game(level, seed))}
    assert seen == set(range(111, 141))


@pytest.mark.rule("pavlov:7.2.1.b", "pavlov:7.2.1.c", "pavlov:7.2.1.d", "pavlov:7.2.1.e")
@pytest.mark.parametrize("seed", range(5))
def test_veteran_deck_is_six_and_three_times_five_in_order(seed: int) -> None:
    cards = waiting(new_game("veteran", seed))
    assert [deck_of(card) for card in cards] == [1] * 6 + [2] * 5 + [3] * 5 + [4] * 5
    assert len(set(cards)) == 21


@pytest.mark.rule("pavlov:7.2.2.b", "pavlov:7.2.2.c", "pavlov:7.2.2.d")
@pytest.mark.parametrize("seed", range(5))
def test_guards_deck_is_seven_and_three_times_five_in_order(seed: int) -> None:
    cards = waiting(new_game("guards", seed))
    assert [deck_of(card) for card in cards] == [1] * 7 + [2] * 5 + [3] * 5 + [4] * 5
    assert len(set(cards)) == 22


@pytest.mark.rule("pavlov:7.2.1.b", "pavlov:7.2.2.b")
@pytest.mark.parametrize("level", ["veteran", "guards"])
@pytest.mark.parametrize("deck", [1, 2, 3, 4])
def test_each_tactics_deck_is_shuffled(level: str, deck: int) -> None:
    orders = {tuple(c for c in waiting(new_game(level, seed)) if deck_of(c) == deck) for seed in range(12)}
    assert len(orders) > 6


@pytest.mark.rule("pavlov:7.2.1.a", "pavlov:7.2.1.f")
def test_veteran_reveals_one_card_at_the_start_of_the_first_wehrmacht_phase() -> None:
    game = at_cards("veteran")
    before = waiting(game)
    assert open_cards(game) == []
    play(game, {"end-cards": None})
    assert open_cards(game) == before[:1]
    assert waiting(game) == before[1:]
    finished(game)


@pytest.mark.rule("pavlov:7.2.1.f")
def test_tactics_card_is_open_before_the_first_wehrmacht_card_asks_anything() -> None:
    game = table(
        options={"tactics": "veteran"},
        place=[*RESERVE, {"token": "suppress", "at": "suppress-red", "count": 1}],
        hand=["c68", "c69", "c70", "c71"],
        wehrmacht=["c5", "c14", "c30"],
        dice=[4],
        decision={"phase": "cards", "left": 3},
    )
    before = waiting(game)
    play(game, {"end-cards": None})
    check(game, {"asked": "choose-suppression"})
    assert open_cards(game) == before[:1]


@pytest.mark.rule("pavlov:7.2.1.h")
def test_veteran_replaces_the_card_at_the_start_of_every_later_wehrmacht_phase() -> None:
    game = at_cards("veteran", turn=2, tactics=["c111"])
    before = waiting(game)
    check(game, {"tactics": ["c111"]})
    play(game, {"end-cards": None})
    assert open_cards(game) == before[:1]
    assert waiting(game) == before[1:]
    assert 111 not in waiting(game)
    finished(game)


@pytest.mark.rule("pavlov:7.2.1.g", "pavlov:7.2.1.h")
def test_card_lies_open_until_the_next_wehrmacht_phase() -> None:
    game = table(
        options={"tactics": "veteran"},
        place=RESERVE,
        hand=["c68", "c69", "c70", "c71"],
        wehrmacht=SHOTS,
        dice=[1, 1, 1],
        decision={"phase": "cards", "left": 3},
    )
    play(game, {"end-cards": None})
    first = open_cards(game)
    play(game, {"end-moves": None})
    assert open_cards(game) == first
    play(game, {"end-actions": None})
    check(game, {"turn": 2}, {"asked": "card-action"})
    assert open_cards(game) == first
    finished(game)


@pytest.mark.rule("pavlov:7.2.2.a", "pavlov:7.2.2.e")
def test_guards_reveal_two_cards_at_the_start_of_the_first_wehrmacht_phase() -> None:
    game = at_cards("guards")
    before = waiting(game)
    assert open_cards(game) == []
    play(game, {"end-cards": None})
    assert open_cards(game) == before[:2]
    assert waiting(game) == before[2:]
    finished(game)


@pytest.mark.rule("pavlov:7.2.2.f", "pavlov:7.2.2.g")
def test_guards_drop_the_older_card_and_reveal_one() -> None:
    game = at_cards("guards", turn=2, tactics=["c111", "c113"])
    before = waiting(game)
    play(game, {"end-cards": None})
    assert open_cards(game) == [113, before[0]]
    assert waiting(game) == before[1:]
    assert 111 not in waiting(game)
    finished(game)


@pytest.mark.rule("pavlov:7.2.1.h", "pavlov:7.2.2.f", "pavlov:7.2.2.g")
@pytest.mark.parametrize(("level", "width"), [("veteran", 1), ("guards", 2)])
def test_window_of_open_cards_slides_down_the_deck_turn_by_turn(level: str, width: int) -> None:
    game = new_game(level)
    game.dice = replace(game.dice, script=None)
    deck = waiting(game)
    seen: dict[int, list[int]] = {}
    while game.decision is not None:
        if asked(game) == "move-counter":
            seen.setdefault(game.position.turn, open_cards(game))
        actions = game.decision.actions(game)
        # An idle defender: every phase is ended as soon as it may be.
        idle = [a for a in actions if isinstance(a, (EndCards, EndMoves, EndActions))]
        game.play("soviet", (idle or actions)[0])
    assert len(seen) >= 4
    assert seen == {turn: deck[turn - 1 : turn - 1 + width] for turn in seen}
