"""18.1: what is special about Leningrad: the transfer of 3PzG, Zhukov, a weak reserve."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import PACK, drawing, due, fighting, moving
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.sites import DRAWS, check, pending, quietly
from tests.games.ava.table import allowed, play, refused, table

TRANSFER = ["de-l-12pzx", "de-l-18mx", "de-l-20mx"]
RAIL = column(20, 13, 25)


# -- the three divisions of 3PzG -------------------------------------------------------------------------------------


@pytest.mark.rule("ava:18.1.n")
def test_three_divisions_of_3pzg_wait_on_the_box_of_turn_7() -> None:
    check(table(empty=False), *({"unit": unit, "at": "track-7", "steps": 2} for unit in TRANSFER))


INFANTRY = [u.id for u in PACK.units if u.map == "L" and u.side == "axis" and u.kind == "infantry"]
*DUE, ONE_MORE = INFANTRY[: due("leningrad", 7, "ger") + 1]
"""The ordinary reinforcements of turn 7, and one that must wait."""
STATIONS = [hex_ for hex_ in RAIL[2:] for _ in range(2)]


def turn_seven() -> Game[Any]:
    """The end of turn 6: the three wait on the track, and one more division is in the box than turn 7 brings."""
    place = [{"unit": unit, "at": "track-7"} for unit in TRANSFER]
    place += [{"unit": unit, "at": "available"} for unit in (*DUE, ONE_MORE)]
    game = table(
        turn=6,
        board=plain(rails=chain(RAIL)),
        place=place,
        available={"axis": ["axis-reinforcements"], "soviet": []},
        dice=DRAWS,
        decision={"phase": "end"},
    )
    quietly(game, "call-reinforcements")
    return game


@pytest.mark.rule("ava:18.1.o")
def test_transferred_divisions_come_on_top_of_the_reinforcements_of_turn_7() -> None:
    game = turn_seven()
    check(game, {"turn": 7}, {"asked": "call-reinforcements", "seats": ["axis"]})
    for unit, hex_ in zip([*TRANSFER, *DUE], STATIONS, strict=False):
        play(game, {"call": unit}, {"arrive": hex_})
        check(game, {"unit": unit, "at": hex_})
    check(game, {"unit": ONE_MORE, "at": "available"})
    assert "call-reinforcements" not in pending(game).values()


@pytest.mark.rule("ava:18.1.o")
def test_ordinary_reinforcement_does_not_use_up_the_transfer() -> None:
    game = turn_seven()
    for unit, hex_ in zip(DUE, STATIONS, strict=False):
        play(game, {"call": unit}, {"arrive": hex_})
    refused(game, {"call": ONE_MORE}, by="12.2.a")
    play(game, {"call": "de-l-12pzx"}, {"arrive": RAIL[-1]}, {"call": "de-l-20mx"}, {"arrive": RAIL[-1]})
    allowed(game, {"call": "de-l-18mx"})


@pytest.mark.rule("ava:18.1.o")
def test_fewer_than_three_may_come() -> None:
    game = turn_seven()
    play(game, {"call": "de-l-12pzx"}, {"arrive": "L2017"}, {"done": None})
    check(game, {"unit": "de-l-12pzx", "at": "L2017"})
    assert "call-reinforcements" not in pending(game).values()


@pytest.mark.rule("ava:18.1.n", "ava:18.1.o")
def test_transfer_does_not_come_before_turn_7() -> None:
    place = [{"unit": unit, "at": "track-7"} for unit in TRANSFER] + [{"unit": "de-l-206", "at": "available"}]
    decision = {"phase": "reinforcements", "side": "axis"}
    game = table(turn=6, board=plain(rails=chain(RAIL)), place=place, decision=decision)
    allowed(game, {"call": "de-l-206"})
    refused(game, {"call": "de-l-12pzx"}, by="12.2.a")


# -- Zhukov ----------------------------------------------------------------------------------------------------------

APPROACH = ("L3604", "L3605", "L3606", "L3607")
GATE: dict[str, Any] = {
    "terrain": dict.fromkeys(APPROACH, "clear"),
    "places": dict.fromkeys(APPROACH, "none"),
    "rivers": {f"{a}/{b}": "none" for a, b in pairwise(APPROACH)},
}


def at_the_gates(**keys: Any) -> Game[Any]:
    """A German division three hexes from Leningrad."""
    place = [{"unit": "de-l-36m", "at": "L3606"}]
    spec: dict[str, Any] = {"turn": 5, "board": GATE, "place": place, "decision": moving("axis", "de-l-36m")}
    return table(**(spec | keys))


@pytest.mark.rule("ava:18.1.p")
def test_zhukov_may_be_declared_when_an_axis_unit_comes_next_to_leningrad() -> None:
    game = at_the_gates()
    play(game, {"move": "de-l-36m"}, {"go": "L3604"})
    check(game, {"asked": "declare-zhukov", "seats": ["soviet"]})
    play(game, {"declare": None})
    assert "declare-zhukov" not in pending(game).values()


@pytest.mark.rule("ava:18.1.p")
def test_two_hexes_from_leningrad_nothing_is_asked() -> None:
    game = at_the_gates()
    play(game, {"move": "de-l-36m"}, {"go": "L3605"})
    assert "declare-zhukov" not in pending(game).values()


@pytest.mark.rule("ava:18.1.p")
def test_zhukov_declared_once_is_not_asked_again() -> None:
    game = at_the_gates(zhukov=4)
    play(game, {"move": "de-l-36m"}, {"go": "L3604"})
    assert "declare-zhukov" not in pending(game).values()


@pytest.mark.rule("ava:18.1.p")
def test_pursuit_next_to_leningrad_calls_zhukov_too() -> None:
    place = [
        {"unit": "de-l-1pz", "at": "L3605"},
        {"unit": "de-l-6pz", "at": "L3605"},
        {"unit": "su-l-1nb", "at": "L3604"},
    ]
    game = at_the_gates(place=place, decision=fighting("axis", "de-l-1pz", "de-l-6pz"), dice=[6])
    attack = [{"attack": unit, "target": "L3604"} for unit in ("de-l-1pz", "de-l-6pz")]
    play(game, *attack, {"end-declaration": None})
    quietly(game, "choose-pursuit")
    play(game, {"pursue": "de-l-1pz", "path": ["L3604"]})
    check(game, {"asked": "declare-zhukov", "seats": ["soviet"]})


def after_zhukov(turn: int, zhukov: int | None) -> Game[Any]:
    """The selection phase; the reinforcement chit is the only Soviet one beside the army raised."""
    available = {"axis": ["de-18a"], "soviet": ["soviet-reinforcements"]}
    place = [{"unit": "de-l-hq-18a", "at": "L2019"}]
    keys: dict[str, Any] = {} if zhukov is None else {"zhukov": zhukov}
    decision = {"phase": "selection"}
    game = table(turn=turn, board=plain(), place=place, available=available, dice=DRAWS, decision=decision, **keys)
    play(game, {"raise": "su-34a"})
    return game


@pytest.mark.rule("ava:18.1.q")
def test_soviet_reinforcements_may_be_held_in_hand_on_later_turns() -> None:
    game = after_zhukov(6, zhukov=5)
    check(game, {"asked": "hold-reinforcements", "seats": ["soviet"]})
    play(game, {"hold": "soviet-reinforcements"})
    check(game, {"hand": ["soviet-reinforcements"], "side": "soviet"})


@pytest.mark.rule("ava:18.1.q")
def test_held_chit_is_not_in_the_cup() -> None:
    """Once held, it is asked about when another chit is drawn; declined, it lies in the cup with the others."""
    game = after_zhukov(6, zhukov=5)
    play(game, {"decline": None})
    check(game, {"hand": [], "side": "soviet"}, {"cup": ["soviet-reinforcements", "su-34a", "supply"]})
    held = after_zhukov(6, zhukov=5)
    play(held, {"hold": "soviet-reinforcements"})
    check(held, {"asked": "interrupt-draw", "seats": ["soviet"]})
    check(held, {"cup": ["su-34a", "supply"]})


@pytest.mark.rule("ava:18.1.q")
@pytest.mark.parametrize("zhukov", [6, None])
def test_reinforcements_are_not_held_on_the_turn_of_the_declaration_or_without_it(zhukov: int | None) -> None:
    game = after_zhukov(6, zhukov)
    assert "hold-reinforcements" not in pending(game).values()
    check(game, {"hand": [], "side": "soviet"}, {"cup": ["soviet-reinforcements", "su-34a", "supply"]})


def drawn(chit: str, **keys: Any) -> Game[Any]:
    """A chit has been drawn; the Soviets hold their reinforcements, a rifle division waits for its train."""
    place = [
        {"unit": "de-l-hq-18a", "at": "L2018"},
        {"unit": "de-l-hq-4pzg", "at": "L2116"},
        {"unit": "su-l-70", "at": "available"},
    ]
    spec: dict[str, Any] = {
        "turn": 6,
        "zhukov": 5,
        "board": plain(rails=chain(RAIL)),
        "place": place,
        "hand": {"soviet": ["soviet-reinforcements"]},
        "cup": ["supply"],
        "dice": DRAWS,
        "decision": drawing(chit),
    }
    return table(**(spec | keys))


@pytest.mark.rule("ava:18.1.r")
def test_held_reinforcements_replace_a_drawn_chit() -> None:
    game = drawn("de-18a")
    check(game, {"asked": "interrupt-draw", "seats": ["soviet"]})
    play(game, {"interrupt": "soviet-reinforcements"})
    check(
        game,
        {"cup": ["supply", "de-18a"]},
        {"hand": [], "side": "soviet"},
        {"asked": "call-reinforcements", "seats": ["soviet"]},
    )
    play(game, {"call": "su-l-70"}, {"arrive": "L2024"})
    check(game, {"unit": "su-l-70", "at": "L2024"})


@pytest.mark.rule("ava:18.1.r")
def test_drawn_chit_may_be_let_stand() -> None:
    game = drawn("de-18a")
    play(game, {"let-stand": None})
    check(game, {"asked": "move-units", "seats": ["axis"]}, {"hand": ["soviet-reinforcements"], "side": "soviet"})


@pytest.mark.rule("ava:18.1.r", "ava:18.1.q")
def test_reinforcements_still_held_are_played_when_the_cup_is_empty() -> None:
    game = drawn("de-18a", cup=[])
    play(game, {"let-stand": None}, {"end-movement": None})
    check(game, {"asked": "call-reinforcements", "seats": ["soviet"]}, {"turn": 6})


@pytest.mark.rule("ava:18.1.s")
def test_interrupt_of_manstein_is_not_cancelled_by_zhukov() -> None:
    hands = {"axis": ["manstein"], "soviet": ["soviet-reinforcements"]}
    game = drawn("su-27a", hand=hands)
    check(game, {"asked": "interrupt-draw", "seats": ["axis"]})
    play(game, {"interrupt": "manstein"})
    check(game, {"asked": "move-units", "seats": ["axis"]}, {"hand": ["soviet-reinforcements"], "side": "soviet"})
    check(game, {"cup": ["supply", "su-27a"]})


# -- the reserve -----------------------------------------------------------------------------------------------------

RIFLES = ["su-l-70", "su-l-111", "su-l-118", "su-l-177"]


def reserve(die: int, place: list[dict[str, Any]]) -> Game[Any]:
    keys: dict[str, Any] = {"options": {"reserves": True}, "turn": 4, "dice": [die], "decision": drawing("reserve")}
    return table(board=plain(), place=place, **keys)


@pytest.mark.rule("ava:18.1.t")
@pytest.mark.parametrize(
    ("die", "number"),
    [
        pytest.param(1, 1, marks=pytest.mark.rule("ava:18.1.u")),
        pytest.param(2, 1, marks=pytest.mark.rule("ava:18.1.u")),
        pytest.param(3, 2, marks=pytest.mark.rule("ava:18.1.v")),
        pytest.param(4, 2, marks=pytest.mark.rule("ava:18.1.v")),
        pytest.param(5, 3, marks=pytest.mark.rule("ava:18.1.w")),
        pytest.param(6, 3, marks=pytest.mark.rule("ava:18.1.w")),
    ],
)
def test_reserve_of_leningrad_is_smaller(die: int, number: int) -> None:
    place = [{"unit": unit, "at": f"L20{row}"} for unit, row in zip(RIFLES, range(17, 21), strict=True)]
    game = reserve(die, place)
    play(game, *({"activate": unit} for unit in RIFLES[:number]))
    check(game, {"asked": "move-units", "seats": ["soviet"]}, {"active": RIFLES[:number]})


def rifle(at: str, german: str = "L2018") -> Game[Any]:
    """A rifle division of the reserve in command range, a German division near; another one is far away."""
    place = [
        {"unit": "su-l-70", "at": at},
        {"unit": "su-l-111", "at": "L2416"},
        {"unit": "su-l-hq-8a", "at": "L2023"},
        {"unit": "de-l-1", "at": german},
    ]
    game = reserve(1, place)
    play(game, {"activate": "su-l-70"})
    return game


@pytest.mark.rule("ava:18.1.x")
def test_reserve_unit_does_not_enter_an_enemy_zone() -> None:
    game = rifle("L2021")
    check(game, {"asked": "move-units"})
    play(game, {"move": "su-l-70"})
    refused(game, {"go": "L2019"}, by="18.1.x")
    play(game, {"go": "L2020"})
    check(game, {"unit": "su-l-70", "at": "L2020"})


@pytest.mark.rule("ava:18.1.y")
def test_reserve_unit_does_not_leave_an_enemy_zone() -> None:
    game = rifle("L2019")
    play(game, {"move": "su-l-70"})
    check(game, {"routes": "su-l-70", "to": "L2020", "cost": "none"})
    refused(game, {"go": "L2020"}, by="18.1.y")


@pytest.mark.rule("ava:18.1.y")
def test_reserve_unit_outside_enemy_zones_moves_freely() -> None:
    check(rifle("L2020"), {"routes": "su-l-70", "to": "L2021", "cost": 1})


@pytest.mark.rule("ava:18.1.z")
def test_reserve_unit_does_not_attack() -> None:
    """It stands beside a German division, and its segment is over without a declaration of attacks."""
    game = rifle("L2019")
    play(game, {"end-movement": None})
    check(game, {"asked": "raise-army"}, {"turn": 5}, {"unit": "de-l-1", "at": "L2018", "steps": 2})


@pytest.mark.rule("ava:18.1.t", "ava:18.1.z")
def test_reserve_of_the_other_maps_may_attack() -> None:
    place = [{"unit": "su-k-45", "at": "K2516"}, {"unit": "de-k-9", "at": "K2515"}, {"unit": "su-k-62", "at": "K2918"}]
    board = plain("K2515", axis=["K2509"], soviet=["K2521"])
    keys: dict[str, Any] = {"options": {"reserves": True}, "turn": 4, "dice": [1], "decision": drawing("reserve")}
    game = table(scenario="kiev", board=board, place=place, **keys)
    play(game, {"activate": "su-k-45"}, {"done": None}, {"end-movement": None})
    check(game, {"asked": "declare-attacks", "seats": ["soviet"]})
