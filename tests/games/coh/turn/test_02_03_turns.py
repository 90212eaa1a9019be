"""2.0 to 3.24 Rounds, turns, action points and command points."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.core.verdicts import Forbidden
from grognard.games.coh.interface.actions import Fire
from tests.games.coh.table import allowed, asked, check, events, finished, play, refused, table

PAIR = [
    {"unit": "ge-infantry-1", "at": "7-F03", "facing": "n"},
    {"unit": "ge-infantry-2", "at": "7-F05", "facing": "n"},
    {"unit": "su-rifle-1", "at": "7-C03", "facing": "s"},
    {"unit": "su-rifle-2", "at": "7-J12", "facing": "n"},
]


def duel(**keys: Any) -> Game[Any]:
    return table(**{"place": PAIR, **keys})


@pytest.mark.rule("coh:3.0.b")
def test_spent_unit_is_not_activated() -> None:
    spent = [{**PAIR[0], "marks": ["spent"]}, *PAIR[1:]]
    game = duel(place=spent)
    refused(game, {"act": "ge-infantry-1", "by": "ap"}, by="3.0.b")
    allowed(game, {"act": "ge-infantry-2", "by": "ap"})
    allowed(game, {"act": "ge-infantry-1", "by": "cap"})


@pytest.mark.rule("coh:3.0.c", "coh:3.0.e", "coh:2.2.a", "coh:2.2.h")
def test_activation_gives_seven_points_and_one_action() -> None:
    game = duel()
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    check(game, {"army": "german", "ap": 7, "active": ["ge-infantry-1"]})
    play(game, {"move": "7-E03", "facing": "n"})
    check(game, {"army": "german", "ap": 6}, {"unit": "ge-infantry-1", "at": "7-E03", "state": "activated"})
    check(game, {"asked": "take-turn", "seats": ["soviet"]})


@pytest.mark.rule("coh:3.0.o", "coh:3.0.m", "coh:3.0.j", "coh:3.0.n", "coh:9.0.b", "coh:9.0.g", "coh:9.0.h")
def test_change_of_the_activated_unit_is_made_once_a_turn() -> None:
    game = duel(armies={"german": {"active": ["ge-infantry-1"], "ap": 4}})
    play(game, {"act": "ge-infantry-2", "by": "ap"})
    check(game, {"army": "german", "ap": 7, "active": ["ge-infantry-2"]}, {"unit": "ge-infantry-1", "state": "spent"})
    play(game, {"back": None})
    game2 = duel(place=[*PAIR, {"unit": "ge-mg42-1", "at": "7-F06"}])
    play(game2, {"act": "ge-infantry-1", "by": "ap"}, {"back": None})
    refused(game2, {"act": "ge-mg42-1", "by": "ap"}, by="3.0.o")
    allowed(game2, {"act": "ge-mg42-1", "by": "join"})


@pytest.mark.rule("coh:3.1.e", "coh:3.1.f", "coh:3.1.d", "coh:3.1.c")
def test_opportunity_action_is_for_fresh_units_that_are_not_activated() -> None:
    game = duel(
        place=[*PAIR, {"unit": "ge-mg42-1", "at": "7-F06", "marks": ["spent"]}],
        armies={"german": {"active": ["ge-infantry-1"], "ap": 4, "cap": 3}},
    )
    refused(game, {"act": "ge-infantry-1", "by": "opportunity"}, by="3.1.e")
    refused(game, {"act": "ge-mg42-1", "by": "opportunity"}, by="3.1.f")
    play(game, {"act": "ge-infantry-2", "by": "opportunity"}, {"move": "7-E05", "facing": "ne"})
    check(game, {"army": "german", "ap": 4, "cap": 3}, {"unit": "ge-infantry-2", "state": "spent", "facing": "ne"})


@pytest.mark.rule("coh:3.22.c", "coh:3.2.a")
def test_command_points_leave_a_unit_as_it_was() -> None:
    game = duel(armies={"german": {"cap": 1}})
    play(game, {"act": "ge-infantry-1", "by": "cap"}, {"move": "7-E03", "facing": "n"})
    check(game, {"army": "german", "cap": 0}, {"unit": "ge-infantry-1", "state": "fresh"})
    play(game, {"pass-turn": None})
    refused(game, {"act": "ge-infantry-1", "by": "cap"}, by="3.2.a")
    allowed(game, {"act": "ge-infantry-1", "by": "opportunity"})


@pytest.mark.rule("coh:3.21.b", "coh:3.21.a")
def test_action_points_are_made_up_by_command_points() -> None:
    game = duel(armies={"german": {"active": ["ge-infantry-1"], "ap": 2, "cap": 0}})
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"fire": "7-C03"}, by="3.21.b")
    lack = game.decision.judge(game, Fire("7-C03")) if game.decision else True
    assert isinstance(lack, Forbidden)
    assert (lack.reason.args["cost"], lack.reason.args["left"]) == (3, 2)
    game = duel(armies={"german": {"active": ["ge-infantry-1"], "ap": 2, "cap": 1}}, dice=[1, 1])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"fire": "7-C03"})
    check(game, {"army": "german", "ap": 0, "cap": 0}, {"unit": "ge-infantry-1", "state": "spent"})
    finished(game)


@pytest.mark.rule("coh:2.2.u", "coh:2.2.v", "coh:2.3.a")
def test_two_passes_end_the_round_and_a_pass_the_activation() -> None:
    game = duel(
        armies={"german": {"active": ["ge-infantry-1"], "ap": 4, "cap": 0}, "soviet": {"cap": 0}},
        dice=[6, 6, 1, 1],
    )
    play(game, {"pass-turn": None})
    check(game, {"unit": "ge-infantry-1", "state": "spent"}, {"army": "german", "ap": 0}, {"round": 1})
    play(game, {"pass-turn": None})
    check(game, {"round": 2}, {"unit": "ge-infantry-1", "state": "fresh"})
    check(game, {"asked": "announce", "seats": ["german"]})


@pytest.mark.rule("coh:2.2.y", "coh:2.2.z")
def test_stall_costs_a_point_and_is_no_pass() -> None:
    game = duel(armies={"german": {"active": ["ge-infantry-1"], "ap": 4, "cap": 0}}, passed=1)
    refused(game, {"stall": "cap"}, by="2.2.y")
    play(game, {"stall": "ap"})
    check(game, {"army": "german", "ap": 3}, {"unit": "ge-infantry-1", "state": "activated"}, {"round": 1})
    play(game, {"pass-turn": None})
    check(game, {"round": 1}, {"asked": "take-turn", "seats": ["german"]})


@pytest.mark.rule("coh:3.24.b", "coh:3.24.c", "coh:3.24.f", "coh:3.24.g")
def test_first_turn_is_rolled_for_with_command_points() -> None:
    armies = {"german": {"cap": 7, "start": 7}, "soviet": {"cap": 7, "start": 7}}
    game = duel(round=2, decision={"phase": "first-turn"}, armies=armies, dice=[3, 4, 2, 2])
    check(game, {"asked": "announce", "seats": ["soviet"]})
    refused(game, {"spend": 3}, by="3.23.d")
    play(game, {"spend": 0})
    check(game, {"asked": "announce", "seats": ["german"]})
    play(game, {"spend": 2})
    check(game, {"army": "german", "cap": 5}, {"first": "soviet"}, {"asked": "take-turn", "seats": ["soviet"]})


@pytest.mark.rule("coh:2.1.c", "coh:3.24.h", "coh:3.24.i", "coh:3.24.j")
def test_tie_is_rolled_again_with_new_points() -> None:
    armies = {"german": {"cap": 2}, "soviet": {"cap": 0}}
    game = duel(round=2, decision={"phase": "first-turn"}, armies=armies, dice=[1, 2, 2, 2, 6, 6, 1, 1])
    play(game, {"spend": 1})
    check(game, {"event": "first-turn-tied"}, {"asked": "announce", "seats": ["german"]})
    play(game, {"spend": 0})
    check(game, {"first": "german"})


@pytest.mark.rule("coh:3.01.b")
def test_roulette_rolls_for_action_points() -> None:
    game = duel(options={"ap-roulette": True}, armies={"german": {"cap": 0}}, dice=[2, 3])
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    check(game, {"army": "german", "ap": 5})
    assert asked(game) == "choose-action"
    assert len(events(game, "points-rolled")) == 1


@pytest.mark.rule("coh:7.3.e", "coh:2.0.d")
def test_lost_units_cost_command_points_every_round() -> None:
    place = [*PAIR, {"unit": "ge-infantry-3", "at": "destroyed"}, {"unit": "ge-infantry-4", "at": "destroyed"}]
    game = duel(place=place, armies={"german": {"cap": 0, "start": 9}}, decision={"phase": "before-round"})
    check(game, {"army": "german", "cap": 7})
