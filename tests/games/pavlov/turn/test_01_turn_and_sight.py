"""Chapter 1: the phases of a turn, the three sectors of the board, the line of sight."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.pavlov.interface.actions import Act, Attack, Mine, Move, To
from tests.games.pavlov.card_hands import QUIET, STARTERS, holding, offered, use
from tests.games.pavlov.table import allowed, asked, check, finished, play, refused, table

GREEN = ("t1-1", "t2-4")
RED = ("t3-1", "t4-2", "t5-4")
PURPLE = ("t6-1",)


def reserve(*names: str) -> list[dict[str, Any]]:
    return [{"unit": name, "at": "reserve"} for name in names]


# -- 1.1 the turn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:1.1.a")
def test_turn_runs_cards_then_wehrmacht_then_counters() -> None:
    game = table(place=reserve(*STARTERS), turn=1, decision={"phase": "turn"}, **QUIET)
    assert asked(game) == "card-action"
    check(game, {"turn": 1}, {"wehrmacht_count": 63})
    play(game, {"end-cards": None})
    assert asked(game) == "move-counter"
    check(game, {"turn": 1}, {"wehrmacht_count": 60})
    play(game, {"end-moves": None})
    assert asked(game) == "act-counter"
    play(game, {"end-actions": None})
    assert asked(game) == "card-action"
    check(game, {"turn": 2}, {"wehrmacht_count": 60})
    finished(game)


@pytest.mark.rule("pavlov:1.1.b")
def test_card_phase_offers_three_actions() -> None:
    game = table(
        place=reserve(*STARTERS),
        soviet=["c71", "c77", "c91", "c92"],
        decision={"phase": "turn"},
        **QUIET,
    )
    check(game, {"phase": "cards", "left": 3})
    play(game, use("c71", "art32", "artillery"), {"ready": "loc-10"})
    play(game, use("c77", "art32", "artillery"), {"ready": "loc-11"})
    check(game, {"phase": "cards", "left": 1})
    play(game, use("c91", "aa267", "aa"), {"ready": "loc-12"})
    refused(game, use("c92", "aa267", "aa"), by="2.2.a")
    play(game, {"end-cards": None})
    assert asked(game) == "move-counter"


@pytest.mark.rule("pavlov:1.1.c")
def test_the_wehrmacht_phase_begins_with_three_cards_to_come() -> None:
    game = table(
        place=reserve("pavlov"),
        wehrmacht=["c1", "c6", "c7", "c2"],
        hand=["c71"],
        dice=[1, 4, 6],
        decision={"phase": "cards"},
    )
    play(game, {"end-cards": None})
    check(game, {"space": "t6-1", "holds": "pz2"}, {"wehrmacht_count": 60}, {"asked": "move-counter"})


@pytest.mark.rule("pavlov:1.1.c")
def test_wehrmacht_phase_resolves_three_cards() -> None:
    place = reserve("pavlov", "glushchenko")
    game = table(place=place, wehrmacht=["c1", "c6", "c7"], dice=[1, 4, 6], decision={"phase": "wehrmacht", "left": 3})
    check(
        game,
        {"space": "t1-1", "holds": "rifle"},
        {"space": "t4-1", "holds": "scout"},
        {"space": "t6-1", "holds": "pz2"},
        {"wehrmacht_count": 60},
    )
    assert asked(game) == "move-counter"
    finished(game)


@pytest.mark.rule("pavlov:1.1.d")
def test_counter_phase_offers_three_moves_and_then_three_actions() -> None:
    ammunition = {"token": "suppress", "at": "supply", "count": 9}
    game = table(place=[*reserve(*STARTERS), ammunition], decision={"phase": "moves"})
    check(game, {"phase": "moves", "left": 3})
    play(game, {"move": "pavlov"}, {"to": "r2"}, {"move": "glushchenko"}, {"to": "r3"})
    play(game, {"move": "alexandrov"}, {"to": "p2"})
    refused(game, {"move": "chernogolov"}, by="4.move.a")
    play(game, {"end-moves": None})
    check(game, {"phase": "actions", "left": 3})
    assert asked(game) == "act-counter"
    assert not offered(game, Move)
    assert {a.counter for a in offered(game, Act)} == {"pavlov", "glushchenko", "alexandrov"}
    play(game, {"act": "pavlov"}, {"suppress": 0, "red": 1}, {"act": "glushchenko"}, {"suppress": 0, "red": 1})
    check(game, {"phase": "actions", "left": 1}, {"area": "suppress-red", "token": "suppress", "count": 2})


@pytest.mark.rule("pavlov:1.1.d")
def test_moves_and_actions_may_be_left_unused() -> None:
    game = table(place=reserve(*STARTERS), decision={"phase": "moves"})
    play(game, {"end-moves": None})
    check(game, {"phase": "actions", "left": 3})


# -- 1.2 the board ------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:1.2.a")
def test_soviet_counters_stand_on_the_fighting_positions_of_the_house_only() -> None:
    game = table(place=reserve("pavlov"), decision={"phase": "moves"})
    play(game, {"move": "pavlov"})
    positions = {"g1", "g2", "g3", "g4", "gr", "g6", "r2", "r3", "r4", "r5", "rp", "p2", "p3", "p4", "p5", "p6"}
    assert {a.place for a in offered(game, To)} == positions
    check(game, {"illegal": {"to": "t1-1"}}, {"illegal": {"to": "loc-5"}})
    play(game, {"to": "g1"})
    check(game, {"unit": "pavlov", "at": "g1"})


@pytest.mark.rule("pavlov:1.2.b")
@pytest.mark.parametrize("track", range(1, 7))
def test_wehrmacht_counters_stand_in_the_spaces_of_the_approaches(track: int) -> None:
    game = table(place=reserve("pavlov"), dice=[track], decision={"phase": "wehrmacht", "card": "c1"})
    check(game, {"space": f"t{track}-1", "holds": "rifle"}, {"space": f"t{track}-2", "holds": "none"})


@pytest.mark.rule("pavlov:1.2.c")
@pytest.mark.parametrize("spot", [f"mine-{n}" for n in range(1, 7)])
def test_every_approach_can_be_mined(spot: str) -> None:
    game = holding("c69", place=[{"token": "sapper", "at": "supply"}])
    play(game, use("c69", "sap8", "mine"))
    assert len(offered(game, Mine)) == 6
    play(game, {"mine": spot})
    check(game, {"mine": spot, "laid": True})


@pytest.mark.rule("pavlov:1.2.c")
@pytest.mark.parametrize("track", range(1, 7))
def test_a_sapper_token_lies_in_the_way_of_its_own_approach(track: int) -> None:
    """The counter pushed to the third space meets it; the same push on another approach leaves it alone."""
    spot, beside = f"mine-{track}", track % 6 + 1
    column = [{"unit": "rifle", "at": f"t{n}-{space}"} for n in (track, beside) for space in (1, 2)]
    place = [*reserve("pavlov"), {"token": "sapper", "at": spot}, *column]
    game = table(place=place, dice=[track, 1, 1, 1], decision={"phase": "wehrmacht", "card": "c1"})
    check(game, {"mine": spot, "laid": False}, {"space": f"t{track}-3", "holds": "rifle"})
    game = table(place=place, dice=[beside], decision={"phase": "wehrmacht", "card": "c1"})
    check(game, {"mine": spot, "laid": True}, {"space": f"t{beside}-3", "holds": "rifle"})


@pytest.mark.rule("pavlov:1.2.d", "pavlov:1.3.b")
@pytest.mark.parametrize(("position", "seen"), [("g1", GREEN), ("r2", RED), ("p2", PURPLE)])
def test_position_of_one_colour_sees_the_approaches_of_that_colour(position: str, seen: tuple[str, ...]) -> None:
    assert targets(position) == set(seen)
    for space in (*GREEN, *RED, *PURPLE):
        if space in seen:
            allowed(watching(position), {"attack": space})
        else:
            refused(watching(position), {"attack": space}, by="4.attack.a")


# -- 1.3 line of sight --------------------------------------------------------------------------------------------


def watching(position: str) -> Game[Any]:
    """Pavlov on a position, about to act, and riflemen on every approach."""
    rifles = [{"unit": "rifle", "at": space} for space in (*GREEN, *RED, *PURPLE)]
    pavlov = {"unit": "pavlov", "at": position}
    game = table(place=[pavlov, *rifles], decision={"phase": "actions", "left": 3}, dice=[6, 1, 1])
    play(game, {"act": "pavlov"})
    return game


def targets(position: str) -> set[str]:
    return {a.space for a in offered(watching(position), Attack)}


@pytest.mark.rule("pavlov:1.3.a")
@pytest.mark.parametrize(("position", "hidden", "seen"), [("g1", "t3-1", "t1-1"), ("r2", "t6-1", "t5-4")])
def test_soviet_counter_may_not_attack_what_it_does_not_see(position: str, hidden: str, seen: str) -> None:
    game = watching(position)
    refused(game, {"attack": hidden}, by="4.attack.a")
    play(game, {"attack": seen})
    check(game, {"space": seen, "holds": "none"}, {"space": hidden, "holds": "rifle"})


@pytest.mark.rule("pavlov:1.3.a")
@pytest.mark.parametrize(("space", "dice", "damaged"), [("t3-1", [], False), ("t1-1", [1, 6], True)])
def test_wehrmacht_counter_attacks_only_what_it_sees(space: str, dice: list[int], damaged: bool) -> None:
    place = [{"unit": "pavlov", "at": "g1"}, {"unit": "khait", "at": "reserve"}, {"unit": "rifle", "at": space}]
    game = table(place=place, dice=dice, decision={"phase": "wehrmacht", "card": "c31"})
    check(game, {"unit": "pavlov", "at": "g1", "damaged": damaged})
    finished(game)


@pytest.mark.rule("pavlov:1.3.c")
@pytest.mark.parametrize(("position", "seen"), [("gr", (*GREEN, *RED)), ("rp", (*RED, *PURPLE))])
def test_two_coloured_position_sees_both_colours(position: str, seen: tuple[str, ...]) -> None:
    assert targets(position) == set(seen)
    allowed(watching(position), {"attack": "t4-2"})
