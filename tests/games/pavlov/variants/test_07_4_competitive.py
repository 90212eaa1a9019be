"""7.4: one or two defenders against a German player; set-up, the Wehrmacht phase and the end."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.pavlov.data.pack import load
from tests.games.pavlov.table import PAVLOV, asked, check, finished, play, table

MEN: list[dict[str, Any]] = [{"unit": "kiselev", "at": "g1"}, {"unit": "saraev", "at": "reserve"}]
HAND = ["c1", "c5", "c6", "c7"]
TACTICS = ["c111", "c113", "c115"]
BOTH = pytest.mark.parametrize("scenario", ["competitive", "competitive-three"])


def assert_asked(game: Game[Any], what: str, *seats: str) -> None:
    """This is the decision, and exactly these seats may take it."""
    assert game.decision is not None
    assert (asked(game), game.decision.seats) == (what, seats)


def planned(cards: list[str], tactic: str, *, dice: list[int], scenario: str = "competitive", **more: Any) -> Game[Any]:
    """A turn for which this plan was laid, the Soviet cards just done with."""
    keys: dict[str, Any] = {"turn": 5, "place": MEN, "german_hand": ["c2"], **more}
    keys |= {"planned": cards, "planned_tactic": tactic, "decision": {"phase": "cards", "left": 3}}
    game = table(scenario=scenario, dice=dice, **keys)
    play(game, {"end-cards": None})
    return game


# -- seats -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:7.4.a")
def test_one_or_two_defenders_and_one_german() -> None:
    assert PAVLOV.scenario("competitive").seats == ("soviet", "german")
    assert PAVLOV.scenario("competitive-three").seats == ("command", "garrison", "german")


@pytest.mark.rule("pavlov:7.4.a")
def test_two_defenders_share_the_soviet_phases() -> None:
    keys: dict[str, Any] = {"scenario": "competitive-three", "place": MEN, "german_hand": HAND}
    game = table(
        **keys, german_tactics=TACTICS, wehrmacht=["c2", "c3", "c4"], dice=[1, 2, 3], decision={"phase": "planning"}
    )
    assert_asked(game, "plan-cards", "german")
    play(game, {"plan": "c1"}, {"plan": "c5"}, {"plan": "c6"}, {"plan-tactic": "c111"}, {"lay-plan": None})
    assert_asked(game, "card-action", "command")
    play(game, {"end-cards": None})
    assert_asked(game, "move-counter", "garrison")


NAMES = ("kiselev", "saraev", "khokholov", "turgunov", "mosiashvili", "chekhov", "demchenko")


@BOTH
@pytest.mark.rule("pavlov:7.4.a")
@pytest.mark.parametrize(
    ("men", "before", "soviet", "german"), [(7, 0, "win", "loss"), (6, 0, "draw", "draw"), (2, 2, "loss", "win")]
)
def test_one_side_wins_what_the_other_loses(scenario: str, men: int, before: int, soviet: str, german: str) -> None:
    """The last plan brings two more enemies, both on red."""
    place = [{"unit": name, "at": "reserve"} for name in NAMES[:men]]
    place += [{"unit": "rifle", "at": f"t3-{space}"} for space in range(1, before + 1)]
    last: dict[str, Any] = {"place": place, "storm": "none", "wehrmacht": [], "wehrmacht_only": True, "turn": 21}
    game = planned(["c61", "c1", "c5"], "c111", dice=[4, 5], scenario=scenario, **last)
    play(game, {"end-moves": None}, {"end-actions": None})
    check(game, {"asked": "over"}, {"score": men - 3 * (before + 2)})
    for seat in PAVLOV.scenario(scenario).seats:
        check(game, {"outcome": german if seat == "german" else soviet, "seat": seat})


@pytest.mark.rule("pavlov:7.4.a")
def test_disaster_of_the_defenders_is_a_german_victory() -> None:
    line = [{"unit": "rifle", "at": f"t1-{space}"} for space in (1, 2, 3, 4)]
    game = planned(["c1", "c5", "c6"], "c111", dice=[1], place=[*MEN, *line])
    check(game, {"asked": "over"}, {"outcome": "loss", "seat": "soviet"}, {"outcome": "win", "seat": "german"})


# -- set-up ------------------------------------------------------------------------------------------------------------

SEEDS = pytest.mark.parametrize("seed", range(4))
CHECKS = range(62, 68)
WEHRMACHT_DECK = {card.n: card.deck for card in load().wehrmacht_cards.values()}
TACTICS_DECK = {card.n: card.deck for card in load().tactics_cards.values()}


def begun(scenario: str, seed: int) -> Game[Any]:
    """A competitive game just set up: the German hand of turn 1 is drawn, nothing is planned."""
    return table(empty=False, scenario=scenario, seed=seed)


def wehrmacht(game: Game[Any]) -> list[int]:
    """All Wehrmacht cards, the first four of them already in the German hand."""
    return [*game.position.german_hand, *game.position.wehrmacht]


def tactics(game: Game[Any]) -> list[int]:
    return [*game.position.german_tactics, *game.position.tactics_deck]


@BOTH
@SEEDS
@pytest.mark.rule("pavlov:7.4.b", "pavlov:7.4.plan.a")
def test_wehrmacht_deck_has_the_competitive_riflemen_in_its_first_part(scenario: str, seed: int) -> None:
    cards = wehrmacht(begun(scenario, seed))
    assert set(cards[:16]) == set(range(1, 17))
    assert [cards[at] in CHECKS for at in (16, 32, 48)] == [True] * 3
    stacked = [WEHRMACHT_DECK[card] for card in cards if card not in CHECKS]
    assert stacked == [1] * 16 + [2] * 15 + [3] * 15 + [4] * 14 + [5]
    assert len(set(cards)) == 64


@pytest.mark.rule("pavlov:7.4.b")
def test_competitive_riflemen_are_shuffled_in() -> None:
    assert len({wehrmacht(begun("competitive", seed)).index(16) for seed in range(12)}) > 3


@BOTH
@SEEDS
@pytest.mark.rule("pavlov:7.4.d", "pavlov:7.4.e", "pavlov:7.4.f", "pavlov:7.4.plan.a")
def test_tactics_deck_is_eight_and_three_times_five_in_order(scenario: str, seed: int) -> None:
    game = begun(scenario, seed)
    assert [TACTICS_DECK[card] for card in tactics(game)] == [1] * 8 + [2] * 5 + [3] * 5 + [4] * 5
    assert len(set(tactics(game))) == 23
    assert len(game.position.german_tactics) == 3


@pytest.mark.rule("pavlov:7.4.c")
def test_each_tactics_deck_is_shuffled_and_any_card_may_be_removed() -> None:
    games = [tactics(begun("competitive", seed)) for seed in range(40)]
    assert len({tuple(cards) for cards in games}) == 40
    for deck in (1, 2, 3, 4):
        printed = {card for card, of in TACTICS_DECK.items() if of == deck}
        removed = {card for cards in games for card in printed - set(cards)}
        assert removed == printed


@pytest.mark.rule("pavlov:7.4.f", "pavlov:7.4.plan.g")
def test_both_hands_come_out_even_over_twenty_one_turns() -> None:
    """4 + 20 x 3 Wehrmacht cards and 3 + 20 tactics cards are all there are: one and two stay in the hand."""
    game = begun("competitive", 0)
    turns = load().components.turn.turns
    assert len(wehrmacht(game)) == turns * 3 + 1
    assert len(tactics(game)) == turns + 2


# -- the Wehrmacht phase -----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("pavlov:7.4.h")
def test_tactics_card_is_revealed_and_holds(scenario: str) -> None:
    """Artillery preparation: the sFH 18 rolls six dice instead of five, and the last of them hits."""
    dice = [3, 1, 1, 1, 1, 1, 6, 1, 2]
    game = planned(["c8", "c1", "c5"], "c111", dice=dice, scenario=scenario)
    finished(game)
    check(game, {"tactics": ["c111"]}, {"defence": "red", "is": 5}, {"asked": "move-counter"})


@pytest.mark.rule("pavlov:7.4.h")
def test_tactics_card_holds_into_the_counter_phase() -> None:
    """Relentless pressure allows one move fewer; without it there are three."""
    game = planned(["c1", "c5", "c6"], "c139", dice=[1, 2, 6])
    check(game, {"tactics": ["c139"]}, {"phase": "moves", "left": 2})
    game = planned(["c1", "c5", "c6"], "c111", dice=[1, 2, 6])
    check(game, {"phase": "moves", "left": 3})


@pytest.mark.rule("pavlov:7.4.h")
def test_tactics_card_does_not_outlast_its_turn() -> None:
    hands: dict[str, Any] = {"german_hand": ["c2", "c3", "c4", "c7"], "german_tactics": TACTICS}
    game = planned(["c1", "c5", "c6"], "c139", dice=[1, 2, 6, 3, 4, 5], **hands)
    check(game, {"tactics": ["c139"]}, {"phase": "moves", "left": 2})
    play(game, {"end-moves": None}, {"end-actions": None})
    play(
        game,
        {"plan": "c2"},
        {"plan": "c3"},
        {"plan": "c4"},
        {"plan-tactic": "c111"},
        {"lay-plan": None},
        {"end-cards": None},
    )
    check(game, {"turn": 6}, {"tactics": ["c111"]}, {"phase": "moves", "left": 3})


@BOTH
@pytest.mark.rule("pavlov:7.4.i")
def test_planned_cards_are_carried_out_from_top_to_bottom(scenario: str) -> None:
    game = planned(["c6", "c1", "c5"], "c113", dice=[4, 4, 2], scenario=scenario)
    finished(game)
    check(game, {"space": "t4-2", "holds": "scout"}, {"space": "t4-1", "holds": "rifle"})
    check(game, {"space": "t2-1", "holds": "mg"}, {"planned": []}, {"asked": "move-counter"})


@pytest.mark.rule("pavlov:7.4.i")
def test_planned_cards_replace_the_deck() -> None:
    game = planned(["c6", "c1", "c5"], "c113", dice=[4, 4, 2], wehrmacht=["c61"], wehrmacht_only=True)
    check(game, {"wehrmacht_count": 1}, {"storm": "none"}, {"german_hand": ["c2"]})


# -- the end -----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("pavlov:7.4.g")
def test_empty_deck_alone_does_not_end_the_game(scenario: str) -> None:
    """The hand runs ahead of the board: when the deck is spent a turn is still to be planned."""
    hand = ["c61", "c1", "c5", "c6"]
    keys: dict[str, Any] = {"german_hand": hand, "german_tactics": TACTICS, "wehrmacht": [], "wehrmacht_only": True}
    game = table(scenario=scenario, place=MEN, turn=20, storm="none", decision={"phase": "end"}, **keys)
    check(game, {"asked": "plan-cards"}, {"turn": 21})


@BOTH
@pytest.mark.rule("pavlov:7.4.g")
def test_game_ends_with_the_turn_of_the_milk_house(scenario: str) -> None:
    last: dict[str, Any] = {"wehrmacht": [], "wehrmacht_only": True, "turn": 21, "storm": "none"}
    game = planned(["c61", "c1", "c5"], "c113", dice=[1, 2], scenario=scenario, **last)
    check(game, {"storm": "c61"}, {"asked": "move-counter"})
    play(game, {"end-moves": None}, {"end-actions": None})
    check(game, {"asked": "choose-final"})
    play(game, {"decline": None})
    check(game, {"asked": "over"}, {"score": 2 - 6}, {"german_hand": ["c2"]})
