"""4.0, 4.group and 4.end: the frame of the Soviet counter phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pavlov.table import allowed, check, finished, play, refused, table

END_MOVES: dict[str, Any] = {"end-moves": None}
END_ACTIONS: dict[str, Any] = {"end-actions": None}

RIFLEMEN: list[dict[str, Any]] = [
    {"unit": "kiselev", "at": "g1"},
    {"unit": "saraev", "at": "g2"},
    {"unit": "khokholov", "at": "g3"},
    {"unit": "turgunov", "at": "g4"},
    {"unit": "mosiashvili", "at": "reserve"},
]
COMMANDERS: list[dict[str, Any]] = [
    {"unit": "pavlov", "at": "r2"},
    {"unit": "afanasyev", "at": "r3"},
    {"unit": "naumov", "at": "p2"},
]
SUPPRESSION: dict[str, Any] = {"token": "suppress", "at": "supply", "count": 10}


def fire(name: str) -> list[dict[str, Any]]:
    """The shortest action there is: one token to the green area."""
    return [{"act": name}, {"suppress": 1}]


# -- 4.0 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.0.a")
def test_the_last_wehrmacht_card_is_followed_by_the_counter_phase() -> None:
    game = table(place=RIFLEMEN, dice=[6], decision={"phase": "wehrmacht", "card": "c1"})
    finished(game)
    check(game, {"space": "t6-1", "holds": "rifle"}, {"asked": "move-counter"}, {"phase": "moves", "left": 3})


@pytest.mark.rule("pavlov:4.0.b", "pavlov:4.move.a", "pavlov:4.0.c")
def test_after_three_moves_the_actions_begin() -> None:
    game = table(place=RIFLEMEN, decision={"phase": "moves"})
    for number, (name, to) in enumerate((("kiselev", "r2"), ("saraev", "r3"), ("khokholov", "r4"))):
        check(game, {"asked": "move-counter"}, {"phase": "moves", "left": 3 - number})
        play(game, {"move": name}, {"to": to})
    refused(game, {"move": "mosiashvili"}, by="4.move.a")
    play(game, END_MOVES)
    check(game, {"asked": "act-counter"}, {"phase": "actions", "left": 3})


@pytest.mark.rule("pavlov:4.0.b")
def test_fewer_than_three_counters_may_be_moved() -> None:
    game = table(place=RIFLEMEN, decision={"phase": "moves"})
    play(game, {"move": "kiselev"}, {"to": "r2"}, END_MOVES)
    check(game, {"asked": "act-counter"}, {"phase": "actions", "left": 3})


@pytest.mark.rule("pavlov:4.0.b")
def test_no_action_before_the_moves_are_over_and_no_move_after_them() -> None:
    game = table(place=[*RIFLEMEN, SUPPRESSION], decision={"phase": "moves"})
    refused(game, {"act": "kiselev"}, by="4.0.b")
    play(game, END_MOVES)
    refused(game, {"move": "kiselev"}, by="4.0.b")
    allowed(game, {"act": "kiselev"})
    play(game, *fire("kiselev"))
    refused(game, {"move": "saraev"}, by="4.0.b")


@pytest.mark.rule("pavlov:4.0.c", "pavlov:4.end.a", "pavlov:4.end.d")
def test_after_three_actions_the_turn_ends() -> None:
    game = table(turn=3, place=[*RIFLEMEN, SUPPRESSION], decision={"phase": "actions", "left": 3})
    play(game, *fire("kiselev"))
    check(game, {"phase": "actions", "left": 2}, {"turn": 3})
    play(game, *fire("saraev"))
    check(game, {"phase": "actions", "left": 1}, {"turn": 3})
    play(game, *fire("khokholov"))
    refused(game, {"act": "mosiashvili"}, by="4.0.c")
    play(game, END_ACTIONS)
    check(game, {"turn": 4}, {"asked": "card-action"})


@pytest.mark.rule("pavlov:4.0.c", "pavlov:4.end.d")
def test_fewer_than_three_actions_are_enough() -> None:
    game = table(turn=3, place=[*RIFLEMEN, SUPPRESSION], decision={"phase": "actions", "left": 3})
    play(game, *fire("kiselev"), END_ACTIONS)
    check(game, {"turn": 4}, {"asked": "card-action"})


@pytest.mark.rule("pavlov:4.0.d")
def test_counter_that_has_acted_does_not_act_again() -> None:
    game = table(place=[*RIFLEMEN, SUPPRESSION], decision={"phase": "actions", "left": 3})
    play(game, *fire("kiselev"))
    refused(game, {"act": "kiselev"}, by="4.0.d")
    allowed(game, {"act": "saraev"})


@pytest.mark.rule("pavlov:4.0.d")
def test_counter_that_was_moved_may_still_act() -> None:
    game = table(place=[*RIFLEMEN, SUPPRESSION], decision={"phase": "moves"})
    play(game, {"move": "mosiashvili"}, {"to": "r2"}, END_MOVES, {"act": "mosiashvili"}, {"suppress": 0, "red": 1})
    check(game, {"area": "suppress-red", "token": "suppress", "count": 1})


@pytest.mark.rule("pavlov:4.0.e", "pavlov:4.command.a", "pavlov:4.observer.a")
def test_special_action_needs_its_symbol() -> None:
    place = [
        {"unit": "kiselev", "at": "g1"},
        {"unit": "pavlov", "at": "g2"},
        {"unit": "potansky", "at": "g3"},
        {"unit": "khait", "at": "r2", "damaged": True},
        {"unit": "rifle", "at": "t1-1"},
        {"token": "artillery", "at": "loc-10"},
    ]
    game = table(place=place, decision={"phase": "actions", "left": 3})
    play(game, {"act": "kiselev"})
    refused(game, {"command": None}, by="4.command.a")
    refused(game, {"observe": "loc-10"}, by="4.observer.a")

    game = table(place=place, decision={"phase": "actions", "left": 3})
    play(game, {"act": "pavlov"})
    allowed(game, {"command": None})
    refused(game, {"observe": "loc-10"}, by="4.observer.a")

    game = table(place=place, decision={"phase": "actions", "left": 3})
    play(game, {"act": "potansky"})
    allowed(game, {"observe": "loc-10"})
    refused(game, {"command": None}, by="4.command.a")


@pytest.mark.rule("pavlov:4.0.f", "pavlov:4.radio.a")
@pytest.mark.parametrize("name", ["pavlov", "potansky", "sobgaida", "khait", "gridin", "shapovalov", "kiselev"])
def test_four_actions_are_open_to_every_counter(name: str) -> None:
    place: list[dict[str, Any]] = [{"unit": name, "at": "g6"}, {"unit": "rifle", "at": "t1-1"}, SUPPRESSION]
    game = table(place=place, decision={"phase": "actions", "left": 3})
    play(game, {"act": name})
    allowed(game, {"attack": "t1-1"})
    allowed(game, {"suppress": 1})
    allowed(game, {"radio": None})
    game = table(place=[{"unit": name, "at": "g6", "exhausted": True}], decision={"phase": "actions", "left": 3})
    play(game, {"act": name}, {"recover": "exhaustion"})
    check(game, {"unit": name, "exhausted": False})


@pytest.mark.rule("pavlov:4.0.g", "pavlov:4.0.h")
def test_counter_that_has_acted_is_marked_and_turned() -> None:
    game = table(place=[*RIFLEMEN, SUPPRESSION], decision={"phase": "actions", "left": 3})
    check(game, {"unit": "kiselev", "mark": "", "exhausted": False})
    play(game, *fire("kiselev"))
    check(game, {"unit": "kiselev", "mark": "action", "exhausted": True})
    check(game, {"unit": "saraev", "mark": "", "exhausted": False})


@pytest.mark.rule("pavlov:4.0.j")
def test_moving_does_not_exhaust() -> None:
    game = table(place=RIFLEMEN, decision={"phase": "moves"})
    play(game, {"move": "kiselev"}, {"to": "p4"})
    check(game, {"unit": "kiselev", "at": "p4", "exhausted": False, "mark": ""})


EXHAUSTING: list[tuple[str, list[dict[str, Any]], list[int], list[str]]] = [
    ("kiselev", [{"attack": "t1-1"}], [1, 1], ["kiselev"]),
    ("kiselev", [{"suppress": 1}], [], ["kiselev"]),
    ("pavlov", [{"command": None}, {"order": "khait", "what": "damage"}], [], ["pavlov"]),
    ("dronov", [{"radio": None}, {"reinforce": "ptrd-1"}], [], ["dronov"]),
    ("potansky", [{"observe": "loc-10"}, {"call-fire": "t1-1"}], [1, 1, 1], ["potansky"]),
    ("murzaev", [{"attack": "t2-1", "weapon": "gun-53k"}], [1, 1, 1, 1, 1], ["murzaev", "turdyev"]),
    ("svirin", [{"attack": "t1-1", "weapon": "maxim-1"}], [1, 1, 1, 1, 1], ["svirin", "bondarenko"]),
    ("gridin", [{"suppress": 4, "weapon": "mortar-1"}], [], ["gridin", "sukba"]),
]


@pytest.mark.rule("pavlov:4.0.k")
@pytest.mark.parametrize(("actor", "script", "dice", "tired"), EXHAUSTING)
def test_every_action_but_recover_exhausts(
    actor: str, script: list[dict[str, Any]], dice: list[int], tired: list[str]
) -> None:
    place: list[dict[str, Any]] = [
        {"unit": "kiselev", "at": "g1"},
        {"unit": "pavlov", "at": "r2"},
        {"unit": "khait", "at": "r3", "damaged": True},
        {"unit": "dronov", "at": "g6"},
        {"unit": "potansky", "at": "g2"},
        *({"unit": name, "at": "g3"} for name in ("murzaev", "turdyev", "gun-53k")),
        *({"unit": name, "at": "g4"} for name in ("svirin", "bondarenko", "maxim-1")),
        *({"unit": name, "at": "gr"} for name in ("gridin", "sukba", "mortar-1")),
        {"unit": "rifle", "at": "t1-1"},
        {"unit": "pz2", "at": "t2-1"},
        {"token": "artillery", "at": "loc-10"},
        SUPPRESSION,
    ]
    game = table(place=place, dice=dice, decision={"phase": "actions", "left": 3})
    play(game, {"act": actor}, *script)
    finished(game)
    check(game, *({"unit": name, "exhausted": True, "mark": "action"} for name in tired))


@pytest.mark.rule("pavlov:4.0.l", "pavlov:4.recover.f")
def test_recover_does_not_exhaust() -> None:
    place = [{"unit": "khait", "at": "r3", "damaged": True}]
    game = table(place=place, decision={"phase": "actions", "left": 3})
    play(game, {"act": "khait"}, {"recover": "damage"})
    check(game, {"unit": "khait", "damaged": False, "exhausted": False, "mark": "action"})


# -- 4.group ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.0.i", "pavlov:4.group.a", "pavlov:4.group.c", "pavlov:4.group.d", "pavlov:4.end.a")
def test_command_group_gives_four_moves_and_four_actions() -> None:
    game = table(turn=2, place=[*RIFLEMEN, *COMMANDERS, SUPPRESSION], decision={"phase": "moves"})
    check(game, {"phase": "moves", "left": 4})
    for name, to in (("kiselev", "gr"), ("saraev", "g1"), ("khokholov", "g2"), ("mosiashvili", "g3")):
        check(game, {"asked": "move-counter"})
        play(game, {"move": name}, {"to": to})
    refused(game, {"move": "pavlov"}, by="4.group.c")
    play(game, END_MOVES)
    check(game, {"asked": "act-counter"}, {"phase": "actions", "left": 4})
    for name in ("kiselev", "saraev", "khokholov"):
        play(game, *fire(name))
    check(game, {"turn": 2}, {"asked": "act-counter"}, {"phase": "actions", "left": 1})
    play(game, *fire("mosiashvili"))
    check(game, {"turn": 2}, {"phase": "actions", "left": 0})
    refused(game, {"act": "pavlov"}, by="4.group.d")
    play(game, END_ACTIONS)
    check(game, {"turn": 3}, {"asked": "card-action"})


@pytest.mark.rule("pavlov:4.group.a")
@pytest.mark.parametrize("missing", ["pavlov", "afanasyev", "naumov"])
@pytest.mark.parametrize("place", ["reserve", "stock", "removed"])
def test_command_group_needs_all_three_on_positions(missing: str, place: str) -> None:
    present = [c if c["unit"] != missing else {"unit": missing, "at": place} for c in COMMANDERS]
    game = table(place=[*RIFLEMEN, *present], decision={"phase": "moves"})
    check(game, {"phase": "moves", "left": 3})
    play(game, END_MOVES)
    check(game, {"phase": "actions", "left": 3})


@pytest.mark.rule("pavlov:4.group.a")
def test_exhausted_and_damaged_commanders_still_form_the_group() -> None:
    place = [{**COMMANDERS[0], "exhausted": True}, {**COMMANDERS[1], "damaged": True}, COMMANDERS[2]]
    game = table(place=place, decision={"phase": "moves"})
    check(game, {"phase": "moves", "left": 4})


@pytest.mark.rule("pavlov:4.group.b")
def test_commander_who_comes_up_during_the_phase_is_too_late() -> None:
    place = [*COMMANDERS[:2], {"unit": "naumov", "at": "reserve"}]
    game = table(place=place, decision={"phase": "moves"})
    play(game, {"move": "naumov"}, {"to": "p2"})
    check(game, {"phase": "moves", "left": 2})
    play(game, END_MOVES)
    check(game, {"phase": "actions", "left": 3})


@pytest.mark.rule("pavlov:4.group.b")
def test_commander_who_leaves_during_the_phase_still_counts() -> None:
    game = table(place=[*RIFLEMEN, *COMMANDERS], decision={"phase": "moves"})
    play(game, {"move": "kiselev"}, {"to": "p2", "replacing": "naumov"}, {"give-way": "reserve"})
    check(game, {"unit": "naumov", "at": "reserve"}, {"phase": "moves", "left": 3})
    play(game, END_MOVES)
    check(game, {"phase": "actions", "left": 4})


# -- 4.end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.end.b", "pavlov:4.end.c")
def test_action_and_order_tokens_come_off_at_the_end() -> None:
    place = [
        {"unit": "pavlov", "at": "r2"},
        {"unit": "khait", "at": "r3", "damaged": True},
        {"unit": "kiselev", "at": "g1"},
        SUPPRESSION,
    ]
    game = table(place=place, decision={"phase": "actions", "left": 3})
    orders: list[dict[str, Any]] = [{"command": None}, {"order": "khait", "what": "damage"}]
    play(game, {"act": "pavlov"}, *orders, *fire("kiselev"))
    check(game, {"unit": "pavlov", "mark": "action"}, {"unit": "kiselev", "mark": "action"})
    check(game, {"unit": "khait", "mark": "order"})
    play(game, END_ACTIONS)
    check(game, {"asked": "card-action"}, *({"unit": name, "mark": ""} for name in ("pavlov", "kiselev", "khait")))


@pytest.mark.rule("pavlov:4.end.d", "pavlov:4.0.h")
def test_exhaustion_and_damage_outlast_the_turn() -> None:
    place = [{"unit": "kiselev", "at": "g1"}, {"unit": "khait", "at": "r3", "damaged": True}, SUPPRESSION]
    game = table(place=place, decision={"phase": "actions", "left": 3})
    play(game, *fire("kiselev"), END_ACTIONS)
    check(game, {"asked": "card-action"})
    check(game, {"unit": "kiselev", "exhausted": True}, {"unit": "khait", "damaged": True})
