"""Chapter 2, 2.0-2.3 and 2.comms: drawing four cards, up to three actions, discarding everything."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.pavlov.interface.actions import PlayCard
from tests.games.pavlov.card_hands import QUIET, STARTERS, holding, offered, use
from tests.games.pavlov.table import allowed, asked, check, finished, play, refused, table

RESERVE: list[dict[str, Any]] = [{"unit": man, "at": "reserve"} for man in STARTERS]
FOUR = ["c71", "c77", "c91", "c92"]


def turn_starts(soviet: list[str], **spec: Any) -> Game[Any]:
    """The start of a turn with these cards on top of the Soviet deck."""
    place = [*RESERVE, *spec.pop("place", [])]
    return table(place=place, soviet=soviet, turn=1, decision={"phase": "turn"}, **QUIET, **spec)


def wired(*locations: int) -> list[dict[str, Any]]:
    return [{"token": "wire", "at": f"loc-{n}"} for n in locations]


# -- 2.0, 2.1 draw ------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:2.0.b")
def test_phase_draws_acts_and_discards() -> None:
    game = turn_starts(FOUR)
    check(game, {"hand": FOUR}, {"deck_count": 27}, {"used": []})
    play(game, use("c71", "art32", "artillery"), {"ready": "loc-10"})
    check(game, {"hand": FOUR[1:]}, {"used": ["c71"]})
    play(game, {"end-cards": None})
    check(game, {"hand": []}, {"used": []}, *({"discard_has": card} for card in FOUR))


@pytest.mark.rule("pavlov:2.1.a")
def test_four_cards_are_drawn_every_turn() -> None:
    game = turn_starts([*FOUR, "c68", "c69", "c96", "c70"])
    check(game, {"hand": FOUR}, {"deck_count": 27})
    play(game, {"end-cards": None}, {"end-moves": None}, {"end-actions": None})
    check(game, {"hand": ["c68", "c69", "c96", "c70"]}, {"deck_count": 23})


@pytest.mark.rule("pavlov:2.1.b", "pavlov:2.1.c")
def test_empty_deck_is_renewed_from_the_discard_pile_and_the_draw_completed() -> None:
    game = turn_starts(["c68", "c69"], soviet_only=True)
    at = game.position
    assert len(at.hand) == 4
    assert set(at.hand) >= {68, 69}
    assert at.discard == ()
    check(game, {"deck_count": 27})


@pytest.mark.rule("pavlov:2.1.b")
def test_renewed_deck_is_shuffled() -> None:
    orders = {turn_starts(["c68", "c69"], soviet_only=True, seed=seed).position.deck for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("pavlov:2.1.b")
def test_discard_pile_waits_while_the_deck_still_gives_four() -> None:
    game = turn_starts(FOUR, soviet_only=True)
    check(game, {"hand": FOUR}, {"deck_count": 0})
    assert len(game.position.discard) == 27


@pytest.mark.rule("pavlov:2.1.b")
def test_cards_in_play_are_not_shuffled_into_the_new_deck() -> None:
    game = holding("c96", "c70", "c68", soviet=[], soviet_only=True)
    check(game, {"deck_count": 0})
    play(game, use("c70", "sig139", "decision"))
    check(game, {"deck_count": 26}, {"used": ["c70"]}, {"fog_stock": 5})
    assert not {96, 70, 68, 95} & set(game.position.deck)


# -- 2.2 act ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:2.2.a")
def test_three_of_the_four_cards_may_be_used() -> None:
    game = turn_starts(FOUR)
    play(game, use("c71", "art32", "artillery"), {"ready": "loc-10"})
    play(game, use("c77", "art32", "artillery"), {"ready": "loc-11"})
    check(game, {"phase": "cards", "left": 1})
    play(game, use("c91", "aa267", "aa"), {"ready": "loc-12"})
    assert not offered(game, PlayCard)
    refused(game, use("c92", "aa1083", "aa"), by="2.2.a")
    play(game, {"end-cards": None})
    assert asked(game) == "move-counter"


@pytest.mark.rule("pavlov:2.2.a")
def test_only_cards_of_the_hand_may_be_used() -> None:
    game = turn_starts(FOUR)
    refused(game, use("c72", "volga", "load"), by="2.2.a")
    allowed(game, use("c71", "art32", "artillery"))


@pytest.mark.rule("pavlov:2.2.a")
def test_fewer_than_three_actions_are_allowed() -> None:
    game = turn_starts(FOUR)
    play(game, {"end-cards": None})
    assert asked(game) == "move-counter"
    finished(game)


@pytest.mark.rule("pavlov:2.2.b")
def test_card_offers_the_actions_of_its_two_units() -> None:
    game = holding("c78", place=[{"token": "food", "at": "loc-5"}, {"token": "aid", "at": "staging"}])
    assert {a.unit for a in offered(game, PlayCard) if a.card == "c78"} == {"grd13", "volga"}
    refused(game, use("c78", "hq62", "resupply"), by="2.2.b")
    allowed(game, use("c78", "grd13", "reinforce"))
    allowed(game, use("c78", "volga", "load"))


@pytest.mark.rule("pavlov:2.2.c")
def test_fog_of_war_cannot_be_used() -> None:
    game = holding("c96", "c68")
    refused(game, use("c96", "hq62", "resupply"), by="2.2.c")
    allowed(game, use("c68", "hq62", "resupply"))


@pytest.mark.rule("pavlov:2.2.d")
def test_several_fog_cards_leave_fewer_actions() -> None:
    hand = ["c96", "c97", "c98", "c77"]
    game = turn_starts(hand)
    check(game, {"phase": "cards", "left": 3})
    assert {a.card for a in offered(game, PlayCard)} == {"c77"}
    play(game, use("c77", "art32", "artillery"), {"ready": "loc-10"})
    check(game, {"phase": "cards", "left": 2})
    assert not offered(game, PlayCard)
    play(game, {"end-cards": None})
    assert asked(game) == "move-counter"
    check(game, *({"discard_has": card} for card in hand))


@pytest.mark.rule("pavlov:2.2.e")
def test_only_one_half_of_a_card_may_be_used() -> None:
    game = holding("c77", "c80")
    play(game, use("c77", "art32", "artillery"), {"ready": "loc-10"})
    refused(game, use("c77", "grd13", "reinforce"), by="2.2.e")
    allowed(game, use("c80", "grd13", "reinforce"))


@pytest.mark.rule("pavlov:2.2.e")
@pytest.mark.parametrize(("unit", "action"), [("art32", "artillery"), ("grd13", "reinforce")])
def test_upper_or_lower_half_may_be_chosen(unit: str, action: str) -> None:
    game = holding("c77")
    play(game, use("c77", unit, action))
    assert asked(game) == ("choose-ready" if unit == "art32" else "choose-reinforcement")


@pytest.mark.rule("pavlov:2.2.f")
def test_same_action_may_be_taken_again_from_another_card() -> None:
    game = holding("c68", "c75")
    play(game, use("c68", "grd13", "reinforce"), {"reinforce": "afanasyev"}, {"reinforce": "naumov"})
    assert PlayCard("c75", "grd13", "reinforce") in offered(game, PlayCard)
    play(game, use("c75", "grd13", "reinforce"), {"reinforce": "khait"}, {"done": None})
    check(game, *({"unit": man, "at": "reserve"} for man in ("afanasyev", "naumov", "khait")))
    check(game, {"used": ["c68", "c75"]}, {"phase": "cards", "left": 1})


@pytest.mark.rule("pavlov:2.2.g", "pavlov:2.comms.a")
def test_wire_on_all_four_signal_locations_gives_a_fourth_action() -> None:
    game = turn_starts(FOUR, place=wired(14, 15, 16, 17))
    check(game, {"phase": "cards", "left": 4})
    play(game, use("c71", "art32", "artillery"), {"ready": "loc-10"})
    play(game, use("c77", "art32", "artillery"), {"ready": "loc-11"})
    play(game, use("c91", "aa267", "aa"), {"ready": "loc-12"})
    check(game, {"phase": "cards", "left": 1})
    play(game, use("c92", "aa1083", "aa"), {"ready": "loc-8"})
    refused(game, use("c71", "art32", "artillery"), by="2.2.g")
    play(game, {"end-cards": None})
    assert asked(game) == "move-counter"


@pytest.mark.rule("pavlov:2.comms.a")
def test_three_wires_are_not_uninterrupted_communications() -> None:
    damage = {"token": "damage", "at": "loc-17"}
    check(turn_starts(FOUR, place=wired(14, 15, 16)), {"phase": "cards", "left": 3})
    check(turn_starts(FOUR, place=[*wired(14, 15, 16), damage]), {"phase": "cards", "left": 3})


@pytest.mark.rule("pavlov:2.comms.b")
def test_fourth_wire_laid_during_the_phase_comes_too_late() -> None:
    game = turn_starts(["c86", *FOUR[1:]], place=wired(14, 15, 16))
    play(game, use("c86", "sig139", "wire"), {"lay-wire": "loc-17"})
    check(game, {"phase": "cards", "left": 2})
    play(game, {"end-cards": None}, {"end-moves": None}, {"end-actions": None})
    check(game, {"turn": 2}, {"phase": "cards", "left": 4})


@pytest.mark.rule("pavlov:2.2.h")
@pytest.mark.parametrize(
    ("card", "unit", "wrong", "right"),
    [
        ("c68", "hq62", "reinforce", "resupply"),
        ("c75", "grd13", "storm", "reinforce"),
        ("c86", "sig139", "artillery", "wire"),
        ("c90", "art32", "load", "artillery"),
        ("c95", "aa267", "wire", "aa"),
    ],
)
def test_unit_does_only_what_is_listed_for_it(card: str, unit: str, wrong: str, right: str) -> None:
    game = holding(card, storm="c62")
    refused(game, use(card, unit, wrong), by="2.2.h")
    allowed(game, use(card, unit, right))


# -- 2.3 discard --------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:2.3.a", "pavlov:2.3.b")
@pytest.mark.parametrize("actions", [0, 1])
def test_used_cards_unused_cards_and_fog_are_all_discarded(actions: int) -> None:
    hand = ["c77", "c96", "c68", "c69"]
    game = turn_starts(hand)
    if actions:
        play(game, use("c77", "art32", "artillery"), {"ready": "loc-10"})
    play(game, {"end-cards": None})
    check(game, {"hand": []}, {"used": []}, {"fog_stock": 4}, *({"discard_has": card} for card in hand))
    assert len(game.position.discard) == 4


@pytest.mark.rule("pavlov:2.3.a")
def test_hand_is_discarded_before_the_wehrmacht_phase() -> None:
    game = turn_starts(FOUR)
    play(game, use("c71", "art32", "artillery"), {"ready": "loc-10"})
    play(game, use("c77", "art32", "artillery"), {"ready": "loc-11"})
    play(game, use("c91", "aa267", "aa"), {"ready": "loc-12"}, {"end-cards": None})
    assert sorted(game.position.discard) == [71, 77, 91, 92]
    check(game, {"discard_has": "c92"}, {"deck_count": 27})
