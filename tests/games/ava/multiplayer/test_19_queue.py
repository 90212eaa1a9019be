"""19.3 to 19.5: several activations at once, the queue of drawn chits, and interrupts."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import NotAsked
from grognard.core.game import Game
from grognard.games.ava.interface.actions import EndMovement
from tests.games.ava.phases import seen
from tests.games.ava.plain import lakes, plain, ring
from tests.games.ava.sites import SITES, check, headquarters, islets, stationed
from tests.games.ava.table import events, finished, play, table

END = {"end-movement": None}


def drawing(*chits: str, scenario: str = "campaign-4", **keys: Any) -> Game[Any]:
    """The chits are drawn in this order; every headquarters stands on an islet of its own, far from the others."""
    army = [chit for chit in chits if chit in SITES]
    place = stationed(*army) + keys.pop("place", [])
    spec: dict[str, Any] = {
        "turn": 4,
        "board": islets(*army),
        "cup": list(chits),
        "dice": [1] * len(chits),
        "decision": {"phase": "command"},
    }
    return table(scenario=scenario, place=place, **(spec | keys))


# -- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:19.4.a", "ava:19.4.b", "ava:19.4.c")
def test_first_chit_is_revealed_and_carried_out() -> None:
    game = drawing("de-4pzg")
    check(game, {"operations": ["de-4pzg"]}, {"waiting": ["north"]}, {"queue": []}, {"drawn": ["de-4pzg"]})
    check(game, {"asked_of": "north", "is": "move-units"}, {"active": ["de-l-hq-4pzg"]})


@pytest.mark.rule("ava:19.3.a", "ava:19.4.e", "ava:19.4.g")
def test_next_chit_is_drawn_while_the_first_is_carried_out() -> None:
    game = drawing("de-4pzg", "de-9a")
    check(game, {"operations": ["de-4pzg", "de-9a"]}, {"waiting": ["north", "centre"]}, {"queue": []})
    play(game, {"move": "de-s-hq-9a"}, {"go": "S2417"}, seat="centre")
    play(game, {"move": "de-l-hq-4pzg"}, {"go": "L2009"}, seat="north")
    check(game, {"unit": "de-s-hq-9a", "at": "S2417"}, {"unit": "de-l-hq-4pzg", "at": "L2009"})


@pytest.mark.rule("ava:19.4.g")
def test_players_answer_only_for_themselves() -> None:
    game = drawing("de-4pzg", "de-9a")
    with pytest.raises(NotAsked):
        game.play("south", EndMovement())
    play(game, END, seat="centre")
    check(game, {"waiting": ["north"]})
    with pytest.raises(NotAsked):
        game.play("centre", EndMovement())


@pytest.mark.rule("ava:19.4.h", "ava:19.4.d")
def test_chit_of_a_busy_player_waits_face_down() -> None:
    game = drawing("de-4pzg", "de-18a")
    check(game, {"operations": ["de-4pzg"]}, {"queue": ["de-18a"]}, {"waiting": ["north"]}, {"cup": []})


@pytest.mark.rule("ava:19.4.d")
@pytest.mark.parametrize("seat", ["north", "centre", "soviet", None])
def test_all_seats_see_the_queue_but_not_the_faces(seat: str | None) -> None:
    view = seen(drawing("de-4pzg", "de-18a", "de-16a"), seat)
    assert view.waiting == ("?", "?")
    assert "de-4pzg" in view.drawn
    assert not {"de-18a", "de-16a"} & set(view.drawn)


# -- interference ----------------------------------------------------------------------------------------------------


def neighbours(distance: int, *more: str) -> Game[Any]:
    """9A and the Soviet 16A stand so many hexes from one another on open ground; no unit can go far there."""
    board = plain("S2520", 6)
    board["soviet"], board["axis"] = ["L4711"], ["L0132"]
    place = [{"unit": "de-s-hq-9a", "at": "S2517"}, {"unit": "su-s-hq-16a", "at": f"S25{17 + distance}"}]
    return table(
        scenario="campaign-4",
        turn=4,
        board=board,
        place=place,
        cup=["de-9a", "su-16a", *more],
        dice=[1] * (2 + len(more)),
        decision={"phase": "command"},
    )


@pytest.mark.rule("ava:19.4.f", "ava:19.4.h")
def test_activation_that_might_interfere_waits() -> None:
    """Nothing is between the two headquarters but a few hexes of open ground."""
    game = neighbours(6)
    check(game, {"operations": ["de-9a"]}, {"queue": ["su-16a"]}, {"waiting": ["centre"]})


@pytest.mark.rule("ava:19.4.f", "ava:19.4.g")
def test_activation_far_away_does_not_interfere() -> None:
    game = drawing("de-9a", "su-10a")
    check(game, {"operations": ["de-9a", "su-10a"]}, {"queue": []}, {"waiting": ["centre", "soviet"]})


@pytest.mark.rule("ava:19.4.f", "ava:19.4.g", "ava:19.4.h")
@pytest.mark.parametrize(("south", "running"), [("S2424", ["de-9a"]), ("S2425", ["de-9a", "su-16a"])])
def test_field_of_an_activation_reaches_four_hexes_beyond_its_units(south: str, running: list[str]) -> None:
    """Either headquarters can go one hex: the fields meet when they are ten hexes apart, not when eleven."""
    board: dict[str, Any] = {"axis": ["L0132"], "soviet": ["L4711"]}
    for site in ("S2414", south):
        patch = plain(site, 2, terrain=lakes(ring(site, 2)))
        for key in ("terrain", "places", "rivers", "roads", "rails", "start"):
            board.setdefault(key, {}).update(patch[key])
    place = [{"unit": "de-s-hq-9a", "at": "S2414"}, {"unit": "su-s-hq-16a", "at": south}]
    keys: dict[str, Any] = {"cup": ["de-9a", "su-16a"], "dice": [1, 1], "decision": {"phase": "command"}}
    game = table(scenario="campaign-4", turn=4, board=board, place=place, **keys)
    check(game, {"operations": running}, {"queue": [chit for chit in ("su-16a",) if chit not in running]})


@pytest.mark.rule("ava:19.4.i", "ava:19.4.j")
def test_waiting_chit_is_revealed_when_the_activation_in_its_way_is_over() -> None:
    game = neighbours(6)
    play(game, END, seat="centre")
    check(game, {"operations": ["su-16a"]}, {"queue": []}, {"waiting": ["soviet"]}, {"drawn": ["de-9a", "su-16a"]})


@pytest.mark.rule("ava:19.4.f", "ava:19.4.h")
def test_chit_waits_behind_an_earlier_one_in_whose_field_it_lies() -> None:
    """The south runs 1PzG; its 17A waits. A Soviet army next to the 17A must not overtake it."""
    board = islets("de-1pzg", "de-17a")
    place = [*stationed("de-1pzg", "de-17a"), {"unit": "su-k-hq-26a", "at": "K1009"}]
    keys: dict[str, Any] = {"cup": ["de-1pzg", "de-17a", "su-26a"], "dice": [1, 1, 1]}
    game = table(scenario="campaign-4", turn=4, board=board, place=place, decision={"phase": "command"}, **keys)
    check(game, {"operations": ["de-1pzg"]}, {"queue": ["de-17a", "su-26a"]}, {"waiting": ["south"]})
    play(game, END, seat="south")
    check(game, {"operations": ["de-17a"]}, {"queue": ["su-26a"]}, {"waiting": ["south"]})
    play(game, END, seat="south")
    check(game, {"asked_of": "south", "is": "declare-attacks"})
    play(game, {"end-declaration": None}, seat="south")
    check(game, {"operations": ["su-26a"]}, {"queue": []}, {"waiting": ["soviet"]})


# -- when to draw ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:19.4.k")
def test_no_more_chits_are_drawn_when_three_wait() -> None:
    """All Soviet: one is carried out, three wait. The north is idle, but its chit stays in the cup."""
    game = drawing("su-4a", "su-10a", "su-26a", "su-5a", "de-16a")
    check(game, {"operations": ["su-4a"]}, {"queue": ["su-10a", "su-26a", "su-5a"]}, {"cup": ["de-16a"]})


@pytest.mark.rule("ava:19.4.l", "ava:19.4.i")
def test_drawing_goes_on_when_the_queue_has_shrunk() -> None:
    game = drawing("su-4a", "su-10a", "su-26a", "su-5a", "de-16a")
    play(game, END, seat="soviet")
    check(game, {"queue": ["su-26a", "su-5a"]}, {"cup": []})
    check(game, {"operations": ["su-10a", "de-16a"]}, {"waiting": ["soviet", "north"]})


@pytest.mark.rule("ava:19.4.k", "ava:19.4.l")
def test_no_more_chits_are_drawn_when_all_players_are_busy() -> None:
    game = drawing("de-4pzg", "de-9a", "de-17a", "su-4a", "de-16a")
    check(game, {"operations": ["de-4pzg", "de-9a", "de-17a", "su-4a"]}, {"queue": []}, {"cup": ["de-16a"]})
    play(game, END, seat="north")
    check(game, {"operations": ["de-9a", "de-17a", "su-4a", "de-16a"]}, {"cup": []})


@pytest.mark.rule("ava:19.4.m")
def test_turn_ends_when_all_chits_have_been_carried_out() -> None:
    game = drawing("de-4pzg", "de-18a", "de-9a")
    play(game, END, seat="centre")
    play(game, END, seat="north")
    check(game, {"turn": 4}, {"operations": ["de-18a"]}, {"waiting": ["north"]})
    play(game, END, seat="north")
    check(game, {"turn": 5}, {"operations": []})


@pytest.mark.rule("ava:19.4.j", "ava:19.4.m")
def test_queue_is_worked_off_in_its_order() -> None:
    game = drawing("su-4a", "su-10a", "su-26a")
    for chit, rest in (("su-4a", ["su-10a", "su-26a"]), ("su-10a", ["su-26a"]), ("su-26a", [])):
        check(game, {"operations": [chit]}, {"queue": rest}, {"active": [headquarters(chit)]})
        play(game, END, seat="soviet")
    check(game, {"turn": 5})


# -- chits that concern all players----------------------------------------------------------------------------------


@pytest.mark.rule("ava:19.4.f", "ava:19.4.h")
def test_supply_check_waits_until_nothing_else_goes_on() -> None:
    """The cut-off German division far away loses its step only after the activation of 4PzG."""
    cut_off = {"unit": "de-k-9", "at": "K3014"}
    game = drawing("de-4pzg", "supply", board=islets("de-4pzg", "de-1pzg"), place=[cut_off])
    check(game, {"operations": ["de-4pzg"]}, {"queue": ["supply"]}, {**cut_off, "steps": 2})
    play(game, END, seat="north")
    check(game, {**cut_off, "steps": 1}, {"queue": []})


@pytest.mark.rule("ava:19.4.h", "ava:19.4.k", "ava:19.4.l")
@pytest.mark.parametrize("chit", ["supply", "axis-reinforcements", "soviet-reinforcements"])
def test_nothing_is_drawn_behind_a_waiting_chit_that_concerns_all_players(chit: str) -> None:
    """The centre is idle and far away, but its chit could not be carried out at once."""
    game = drawing("de-4pzg", chit, "de-9a", turn=3)
    check(game, {"operations": ["de-4pzg"]}, {"queue": [chit]}, {"cup": ["de-9a"]}, {"waiting": ["north"]})
    play(game, END, seat="north")
    check(game, {"operations": ["de-9a"]}, {"queue": []}, {"drawn": ["de-4pzg", chit, "de-9a"]})


# -- 19.5 ------------------------------------------------------------------------------------------------------------


def interrupted(*chits: str, hand: str = "manstein", **keys: Any) -> Game[Any]:
    """Chits are drawn while the Axis holds Manstein or Guderian; their panzer groups are on the map."""
    group = {"manstein": "de-4pzg", "guderian": "de-2pzg"}[hand]
    board = islets(group, *(chit for chit in chits if chit in SITES))
    return drawing(*chits, board=board, place=stationed(group), hand={"axis": [hand]}, **keys)


@pytest.mark.rule("ava:19.5.a")
@pytest.mark.parametrize(
    ("scenario", "hand", "seat"),
    [
        ("campaign-4", "manstein", "north"),
        ("campaign-4", "guderian", "centre"),
        ("campaign-8", "guderian", "centre-2pzg"),
    ],
)
def test_commander_of_the_panzer_group_may_cancel_a_revealed_chit(scenario: str, hand: str, seat: str) -> None:
    game = interrupted("su-26a", hand=hand, scenario=scenario)
    check(game, {"waiting": [seat]}, {"asked_of": seat, "is": "interrupt-draw"})


@pytest.mark.rule("ava:19.5.a")
def test_both_commanders_are_asked_when_both_chits_are_held() -> None:
    board = islets("de-4pzg", "de-2pzg", "su-26a")
    hand = {"axis": ["manstein", "guderian"]}
    game = drawing("su-26a", board=board, place=stationed("de-4pzg", "de-2pzg"), hand=hand, dice=[1, 1])
    check(game, {"waiting": ["north"]}, {"asked_of": "north", "is": "interrupt-draw"})
    check(game, {"illegal": {"interrupt": "guderian"}})
    play(game, {"let-stand": None}, seat="north")
    check(game, {"waiting": ["centre"]}, {"asked_of": "centre", "is": "interrupt-draw"})
    play(game, {"interrupt": "guderian"}, seat="centre")
    check(game, {"asked_of": "centre", "is": "move-units"}, {"hand": ["manstein"], "side": "axis"})


@pytest.mark.rule("ava:19.4.m", "ava:19.5.a")
def test_unused_interrupt_is_played_when_everything_else_is_over() -> None:
    game = interrupted("de-9a")
    play(game, {"let-stand": None}, seat="north")
    play(game, END, seat="centre")
    check(game, {"turn": 4}, {"operations": ["manstein"]}, {"waiting": ["north"]})


@pytest.mark.rule("ava:19.5.a", "ava:19.5.b")
def test_cancelled_chit_returns_to_the_cup() -> None:
    game = interrupted("su-26a", dice=[1, 1])
    play(game, {"interrupt": "manstein"}, seat="north")
    check(game, {"asked_of": "north", "is": "move-units"}, {"hand": [], "side": "axis"})
    drawn = [str(event.args["chit"]) for event in events(game, "chit-drawn")]
    assert drawn == ["su-26a", "manstein", "su-26a"], "the Soviets are idle: their chit is drawn again at once"
    check(game, {"operations": ["manstein", "su-26a"]})


@pytest.mark.rule("ava:19.5.a")
def test_chit_that_is_let_stand_is_carried_out() -> None:
    game = interrupted("su-26a")
    play(game, {"let-stand": None}, seat="north")
    check(game, {"operations": ["su-26a"]}, {"waiting": ["soviet"]}, {"hand": ["manstein"], "side": "axis"})


def queued(*again: int) -> Game[Any]:
    """1PzG is under way; the Soviets have finished 4A, and 10A, the next of three waiting chits, is revealed."""
    game = interrupted("de-1pzg", "su-4a", "su-10a", "su-26a", "su-5a", dice=[1, 1, 1, 1, 1, *again])
    for _ in range(2):
        check(game, {"asked_of": "north", "is": "interrupt-draw"})
        play(game, {"let-stand": None}, seat="north")
    check(game, {"operations": ["de-1pzg", "su-4a"]}, {"queue": ["su-10a", "su-26a", "su-5a"]}, {"cup": []})
    play(game, END, seat="soviet")
    check(game, {"asked_of": "north", "is": "interrupt-draw"})
    return game


@pytest.mark.rule("ava:19.5.b", "ava:19.5.c")
def test_chits_queued_after_the_cancelled_one_return_to_the_cup_too() -> None:
    """With Manstein under way drawing goes on at once: of the three in the cup the last comes first, then the first."""
    game = queued(3, 1, 1)
    play(game, {"interrupt": "manstein"}, seat="north")
    check(game, {"operations": ["de-1pzg", "manstein", "su-5a"]}, {"queue": ["su-10a", "su-26a"]}, {"cup": []})
    check(game, {"asked_of": "north", "is": "move-units"}, {"asked_of": "soviet", "is": "move-units"})
    finished(game)


@pytest.mark.rule("ava:19.5.d")
def test_activations_under_way_are_not_touched_by_an_interrupt() -> None:
    game = queued(1, 1, 1)
    play(game, {"interrupt": "manstein"}, seat="north")
    check(game, {"asked_of": "south", "is": "move-units"})
    play(game, {"move": "de-k-hq-1pzg"}, {"go": "K3015"}, seat="south")
    check(game, {"unit": "de-k-hq-1pzg", "at": "K3015"})


@pytest.mark.rule("ava:19.5.c")
def test_queue_stays_when_the_revealed_chit_is_let_stand() -> None:
    game = queued()
    play(game, {"let-stand": None}, seat="north")
    check(game, {"operations": ["de-1pzg", "su-10a"]}, {"queue": ["su-26a", "su-5a"]}, {"cup": []})
