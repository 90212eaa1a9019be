"""4.command and 4.recover: orders, and getting men back on their feet."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import allowed, check, legal, play, refused, table

ACTIONS: dict[str, Any] = {"phase": "actions", "left": 3}
COMMAND: list[dict[str, Any]] = [{"act": "pavlov"}, {"command": None}]
DONE: dict[str, Any] = {"done": None}
SUPPRESSION: dict[str, Any] = {"token": "suppress", "at": "supply", "count": 10}

HURT: list[dict[str, Any]] = [
    {"unit": "pavlov", "at": "r2"},
    {"unit": "khait", "at": "r3", "damaged": True},
    {"unit": "mosiashvili", "at": "g2", "damaged": True, "exhausted": True},
    {"unit": "glushchenko", "at": "g1", "exhausted": True},
    {"unit": "kiselev", "at": "reserve", "exhausted": True},
]


def order(counter: str, what: str) -> dict[str, Any]:
    return {"order": counter, "what": what}


def commanded(*more: dict[str, Any]) -> Game[Any]:
    """Pavlov is about to give orders."""
    game = table(place=[*HURT, *more], decision=ACTIONS)
    play(game, *COMMAND)
    return game


# -- 4.command ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.command.a")
def test_only_a_commander_gives_orders() -> None:
    for name, may in (("pavlov", True), ("afanasyev", True), ("naumov", True), ("chekhov", False), ("potansky", False)):
        place = [{"unit": name, "at": "g6"}, {"unit": "khait", "at": "r3", "damaged": True}, SUPPRESSION]
        game = table(place=place, decision=ACTIONS)
        play(game, {"act": name})
        if may:
            allowed(game, {"command": None})
        else:
            refused(game, {"command": None}, by="4.command.a")


@pytest.mark.rule("pavlov:4.command.b")
def test_no_orders_from_the_reserve() -> None:
    """With no target in sight and no token to lay, an order is Pavlov's only action."""
    game = table(place=[{"unit": "pavlov", "at": "reserve", "exhausted": True}, *HURT[1:]], decision=ACTIONS)
    play(game, {"act": "pavlov"})
    refused(game, {"command": None}, by="4.command.b")
    allowed(game, {"recover": "exhaustion"})
    game = table(place=HURT, decision=ACTIONS)
    play(game, {"act": "pavlov"})
    assert legal(game) == [{"do": "command"}]


@pytest.mark.rule("pavlov:4.command.c", "pavlov:4.command.f", "pavlov:4.command.j")
def test_an_order_grants_three_recoveries_at_once() -> None:
    game = commanded()
    play(game, order("khait", "damage"))
    check(game, {"unit": "khait", "damaged": False, "mark": "order"}, {"asked": "choose-orders"})
    play(game, order("mosiashvili", "damage"))
    check(game, {"unit": "mosiashvili", "damaged": False, "exhausted": True, "mark": "order"})
    play(game, order("glushchenko", "exhaustion"))
    check(game, {"unit": "glushchenko", "exhausted": False, "mark": "order"})
    check(game, {"asked": "act-counter"}, {"phase": "actions", "left": 2})
    check(game, {"unit": "kiselev", "exhausted": True, "mark": ""})
    check(game, {"unit": "pavlov", "exhausted": True, "mark": "action"})


@pytest.mark.rule("pavlov:4.command.c")
def test_orders_need_a_counter_that_they_can_help() -> None:
    """An exhausted commander cannot be ordered, so it is no reason to command."""
    men = [{"unit": "pavlov", "at": "r2"}, {"unit": "naumov", "at": "p2", "exhausted": True}, SUPPRESSION]
    game = table(place=men, decision=ACTIONS)
    play(game, {"act": "pavlov"})
    refused(game, {"command": None}, by="4.command.c")
    game = table(place=[*men, {"unit": "khait", "at": "reserve", "exhausted": True}], decision=ACTIONS)
    play(game, {"act": "pavlov"})
    allowed(game, {"command": None})


@pytest.mark.rule("pavlov:4.recover.c")
def test_an_order_heals_only_what_is_there_to_heal() -> None:
    game = commanded()
    refused(game, order("khait", "exhaustion"), by="4.recover.c")
    allowed(game, order("khait", "damage"))


@pytest.mark.rule("pavlov:4.command.c")
def test_fewer_than_three_recoveries_are_enough() -> None:
    game = commanded()
    play(game, order("khait", "damage"), DONE)
    check(game, {"asked": "act-counter"}, {"phase": "actions", "left": 2})
    check(game, {"unit": "glushchenko", "exhausted": True, "mark": ""})


@pytest.mark.rule("pavlov:4.command.d")
def test_orders_reach_the_reserve() -> None:
    game = commanded()
    play(game, order("kiselev", "exhaustion"))
    check(game, {"unit": "kiselev", "at": "reserve", "exhausted": False, "mark": "order"})


@pytest.mark.rule("pavlov:4.command.d")
def test_a_commander_cannot_order_its_own_recovery() -> None:
    game = commanded()
    refused(game, order("pavlov", "exhaustion"), by="4.command.d")
    allowed(game, order("kiselev", "exhaustion"))


@pytest.mark.rule("pavlov:4.command.e")
def test_one_counter_recovers_twice_under_one_order() -> None:
    game = commanded()
    play(game, order("mosiashvili", "damage"), order("mosiashvili", "exhaustion"))
    check(game, {"unit": "mosiashvili", "damaged": False, "exhausted": False, "mark": "order"})
    check(game, {"asked": "choose-orders"})
    play(game, order("khait", "damage"))
    check(game, {"asked": "act-counter"}, {"unit": "khait", "damaged": False, "mark": "order"})
    check(game, {"unit": "glushchenko", "exhausted": True, "mark": ""})


@pytest.mark.rule("pavlov:4.command.e")
def test_order_heals_only_what_ails_the_counter() -> None:
    game = commanded()
    refused(game, order("khait", "exhaustion"), by="4.recover.c")
    refused(game, order("glushchenko", "damage"), by="4.recover.c")
    allowed(game, order("khait", "damage"))
    allowed(game, order("glushchenko", "exhaustion"))


@pytest.mark.rule("pavlov:4.command.g")
def test_counter_under_orders_does_not_act() -> None:
    game = commanded(SUPPRESSION, {"unit": "chekhov", "at": "g3"})
    play(game, order("khait", "damage"), DONE)
    refused(game, {"act": "khait"}, by="4.command.g")
    allowed(game, {"act": "glushchenko"})
    allowed(game, {"act": "chekhov"})


@pytest.mark.rule("pavlov:4.command.h")
def test_counter_that_has_acted_is_not_ordered() -> None:
    game = table(place=[*HURT, SUPPRESSION, {"unit": "chekhov", "at": "g3"}], decision=ACTIONS)
    play(game, {"act": "chekhov"}, {"suppress": 1}, {"act": "mosiashvili"}, {"recover": "damage"}, *COMMAND)
    refused(game, order("chekhov", "exhaustion"), by="4.command.h")
    refused(game, order("mosiashvili", "exhaustion"), by="4.command.h")
    allowed(game, order("glushchenko", "exhaustion"))


@pytest.mark.rule("pavlov:4.command.h")
def test_counter_with_an_order_token_may_be_ordered_again() -> None:
    """Only the action token shuts a counter out: a second commander may finish what the first began."""
    game = table(place=[*HURT, {"unit": "naumov", "at": "p2"}], decision=ACTIONS)
    play(game, *COMMAND, order("mosiashvili", "damage"), DONE, {"act": "naumov"}, {"command": None})
    allowed(game, order("mosiashvili", "exhaustion"))


@pytest.mark.rule("pavlov:4.command.i")
def test_commander_is_not_recovered_by_an_order() -> None:
    game = commanded(
        {"unit": "naumov", "at": "p2", "exhausted": True}, {"unit": "afanasyev", "at": "p3", "damaged": True}
    )
    refused(game, order("naumov", "exhaustion"), by="4.command.i")
    refused(game, order("afanasyev", "damage"), by="4.command.i")
    allowed(game, order("glushchenko", "exhaustion"))


@pytest.mark.rule("pavlov:4.command.i", "pavlov:4.recover.c")
def test_commander_recovers_by_an_action_of_his_own() -> None:
    game = table(place=[{"unit": "naumov", "at": "p2", "exhausted": True}], decision=ACTIONS)
    play(game, {"act": "naumov"}, {"recover": "exhaustion"})
    check(game, {"unit": "naumov", "exhausted": False})


@pytest.mark.rule("pavlov:4.command.j")
def test_exhausted_commander_gives_no_second_order() -> None:
    game = commanded()
    play(game, order("khait", "damage"), DONE)
    check(game, {"unit": "pavlov", "exhausted": True, "mark": "action"})
    refused(game, {"act": "pavlov"}, by="4.0.d")


# -- 4.recover ---------------------------------------------------------------------------------------------------------

UNFIT: list[dict[str, Any]] = [
    {"unit": "rifle", "at": "t1-1"},
    {"token": "artillery", "at": "loc-10"},
    {"unit": "chekhov", "at": "p2", "damaged": True},
    SUPPRESSION,
]


@pytest.mark.parametrize(
    ("state", "clause"),
    [
        pytest.param("exhausted", "4.recover.a", marks=pytest.mark.rule("pavlov:4.recover.a")),
        pytest.param("damaged", "4.recover.b", marks=pytest.mark.rule("pavlov:4.recover.b")),
    ],
)
def test_unfit_counter_can_only_recover(state: str, clause: str) -> None:
    game = table(place=[{"unit": "pavlov", "at": "g6", state: True}, *UNFIT], decision=ACTIONS)
    play(game, {"act": "pavlov"})
    for action in ({"attack": "t1-1"}, {"suppress": 1}, {"command": None}, {"radio": None}):
        refused(game, action, by=clause)
    allowed(game, {"recover": "exhaustion" if state == "exhausted" else "damage"})

    game = table(place=[{"unit": "pavlov", "at": "g6"}, *UNFIT], decision=ACTIONS)
    play(game, {"act": "pavlov"})
    for action in ({"attack": "t1-1"}, {"suppress": 1}, {"command": None}, {"radio": None}):
        allowed(game, action)

    game = table(place=[{"unit": "potansky", "at": "g6", state: True}, *UNFIT], decision=ACTIONS)
    play(game, {"act": "potansky"})
    refused(game, {"observe": "loc-10"}, by=clause)


@pytest.mark.rule("pavlov:4.recover.c")
@pytest.mark.parametrize(("what", "exhausted", "damaged"), [("exhaustion", False, True), ("damage", True, False)])
def test_recover_heals_one_of_the_two(what: str, exhausted: bool, damaged: bool) -> None:
    game = table(place=[{"unit": "khait", "at": "r3", "exhausted": True, "damaged": True}], decision=ACTIONS)
    play(game, {"act": "khait"}, {"recover": what})
    check(game, {"unit": "khait", "exhausted": exhausted, "damaged": damaged, "mark": "action"})


@pytest.mark.rule("pavlov:4.recover.c")
def test_there_must_be_something_to_recover_from() -> None:
    game = table(place=[{"unit": "khait", "at": "r3", "damaged": True}], decision=ACTIONS)
    play(game, {"act": "khait"})
    refused(game, {"recover": "exhaustion"}, by="4.recover.c")
    allowed(game, {"recover": "damage"})


@pytest.mark.rule("pavlov:4.recover.c")
def test_damage_token_returns_to_the_stock() -> None:
    game = table(place=[{"unit": "khait", "at": "r3", "damaged": True}], decision=ACTIONS)
    check(game, {"area": "stock", "token": "damage", "count": 35})
    play(game, {"act": "khait"}, {"recover": "damage"})
    check(game, {"area": "stock", "token": "damage", "count": 36})


@pytest.mark.rule("pavlov:4.recover.c")
def test_counter_recovers_in_the_reserve() -> None:
    game = table(place=[{"unit": "khait", "at": "reserve", "exhausted": True}], decision=ACTIONS)
    play(game, {"act": "khait"}, {"recover": "exhaustion"})
    check(game, {"unit": "khait", "at": "reserve", "exhausted": False})


@pytest.mark.rule("pavlov:4.recover.d")
def test_counter_does_not_recover_twice_in_a_turn() -> None:
    place = [
        {"unit": "khait", "at": "r3", "exhausted": True, "damaged": True},
        {"unit": "svirin", "at": "r4", "exhausted": True},
    ]
    game = table(place=place, decision=ACTIONS)
    play(game, {"act": "khait"}, {"recover": "damage"})
    refused(game, {"act": "khait"}, by="4.0.d")
    allowed(game, {"act": "svirin"})
    game = table(place=place, decision=ACTIONS)
    play(game, {"act": "khait"}, {"recover": "exhaustion"})
    refused(game, {"act": "khait"}, by="4.recover.d")
    allowed(game, {"act": "svirin"})


@pytest.mark.rule("pavlov:4.recover.e")
def test_counter_that_recovered_does_nothing_else_this_turn() -> None:
    place = [{"unit": "khait", "at": "r3", "exhausted": True}, {"unit": "rifle", "at": "t4-1"}, SUPPRESSION]
    game = table(place=place, decision=ACTIONS)
    play(game, {"act": "khait"}, {"recover": "exhaustion"})
    refused(game, {"act": "khait"}, by="4.recover.e")
    check(game, {"unit": "khait", "exhausted": False, "mark": "action"})


@pytest.mark.rule("pavlov:4.recover.f")
def test_recovery_costs_one_action_and_no_exhaustion() -> None:
    game = table(place=[{"unit": "khait", "at": "r3", "exhausted": True}], decision=ACTIONS)
    play(game, {"act": "khait"}, {"recover": "exhaustion"})
    check(game, {"unit": "khait", "exhausted": False}, {"phase": "actions", "left": 2})
