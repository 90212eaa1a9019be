"""20.2: master chits, activations side by side, interrupts and dummies."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.data.pack import load
from tests.games.ava.plain import plain
from tests.games.ava.sites import SITES, check, islets, offered, pending, stationed
from tests.games.ava.table import finished, play, table
from tests.games.ava.teams import dealing, masters_of_the_turn

END = {"end-movement": None}


def masters(*cup: str, cups: dict[str, list[str]], scenario: str = "teams-2-2", **keys: Any) -> Game[Any]:
    """Chits are drawn from the master cup in this order; headquarters stand on islets of their own."""
    army = [chit for chits in cups.values() for chit in chits if chit in SITES]
    place = stationed(*dict.fromkeys(army)) + keys.pop("place", [])
    spec = {"board": islets(*army), "cup": list(cup), "cups": cups, "decision": {"phase": "command"}}
    return table(scenario=scenario, turn=4, place=place, **(spec | keys))


@pytest.mark.rule("ava:20.2.s", "ava:20.2.t", "ava:20.2.u")
def test_axis_master_activates_one_headquarters_of_every_axis_player() -> None:
    cups = {
        "axis-1": ["de-4pzg", "de-18a"],
        "axis-2": ["de-17a", "de-9a"],
        "soviet-1": ["su-4a"],
        "soviet-2": ["su-26a"],
    }
    game = masters("axis-master", cups=cups, dice=[1, 2, 2])
    check(game, {"operations": ["de-18a", "de-9a"]}, {"waiting": ["axis-1", "axis-2"]})
    check(game, {"asked_of": "axis-1", "is": "move-units"}, {"asked_of": "axis-2", "is": "move-units"})
    play(game, {"move": "de-s-hq-9a"}, {"go": "S2417"}, END, seat="axis-2")
    check(game, {"unit": "de-s-hq-9a", "at": "S2417"}, {"waiting": ["axis-1"]})


@pytest.mark.rule("ava:20.2.v", "ava:20.2.w")
def test_soviet_master_activates_one_headquarters_of_every_soviet_player() -> None:
    cups = {"soviet-1": ["su-4a"], "soviet-2": ["su-26a"], "soviet-3": ["su-8a", "su-5a"], "axis-1": ["de-9a"]}
    game = masters("soviet-master", cups=cups, dice=[1, 1, 1, 2], scenario="teams-2-3")
    check(game, {"operations": ["su-4a", "su-26a", "su-5a"]}, {"waiting": ["soviet-1", "soviet-2", "soviet-3"]})


@pytest.mark.rule("ava:20.2.u", "ava:20.2.w")
def test_activations_that_interfere_are_carried_out_one_after_another() -> None:
    board = plain("S2520", 6)
    board["soviet"], board["axis"] = ["L4711"], ["L0132"]
    place = [{"unit": "de-s-hq-9a", "at": "S2517"}, {"unit": "de-s-hq-4a", "at": "S2523"}]
    game = table(
        scenario="teams-2-2",
        turn=4,
        board=board,
        place=place,
        cup=["axis-master"],
        cups={"axis-1": ["de-9a"], "axis-2": ["de-4a"]},
        dice=[1, 1, 1],
        decision={"phase": "command"},
    )
    check(game, {"operations": ["de-9a"]}, {"waiting": ["axis-1"]})
    play(game, END, seat="axis-1")
    check(game, {"operations": ["de-4a"]}, {"waiting": ["axis-2"]})


@pytest.mark.rule("ava:20.2.t")
def test_player_with_an_empty_cup_draws_nothing() -> None:
    game = masters("axis-master", cups={"axis-1": [], "axis-2": ["de-9a"]}, dice=[1, 1])
    check(game, {"operations": ["de-9a"]}, {"waiting": ["axis-2"]})


@pytest.mark.rule("ava:20.2.s")
def test_next_master_chit_is_drawn_when_the_activations_are_over() -> None:
    cups = {"axis-1": ["de-4pzg"], "axis-2": ["de-9a"], "soviet-1": ["su-4a"], "soviet-2": ["su-26a"]}
    game = masters("axis-master", "soviet-master", cups=cups, dice=[1, 1, 1, 1, 1, 1])
    play(game, END, seat="axis-1")
    check(game, {"operations": ["de-9a"]}, {"cup": ["soviet-master"]})
    play(game, END, seat="axis-2")
    check(game, {"operations": ["su-4a", "su-26a"]}, {"waiting": ["soviet-1", "soviet-2"]})


@pytest.mark.rule("ava:20.2.x", "ava:20.2.k")
@pytest.mark.parametrize(
    ("chit", "side", "units"),
    [
        ("axis-reinforcements", "axis", ["de-l-206", "de-s-15", "de-k-46"]),
        ("soviet-reinforcements", "soviet", ["su-l-70", "su-s-19", "su-k-116"]),
    ],
)
def test_reinforcements_of_all_maps_come_in(chit: str, side: str, units: list[str]) -> None:
    place = [{"unit": unit, "at": "available"} for unit in units]
    game = table(scenario="teams-2-2", turn=4, place=place, decision={"phase": "command", "chit": chit})
    check(game, {"asked": "call-reinforcements", "seats": [f"{side}-1", f"{side}-2"]})
    assert {str(a["unit"]) for a in offered(game, "call")} == set(units)


@pytest.mark.rule("ava:20.2.y", "ava:20.2.k")
def test_supply_check_concerns_all_maps() -> None:
    places = {"de-l-1": "L2008", "de-s-8": "S2416", "de-k-9": "K3014"}
    board = islets("de-4pzg", "de-9a", "de-1pzg")
    place = [{"unit": unit, "at": hex_} for unit, hex_ in places.items()]
    keys: dict[str, Any] = {"board": board, "place": place, "decision": {"phase": "command", "chit": "supply"}}
    game = table(scenario="teams-2-2", turn=4, **keys)
    check(game, *({"unit": unit, "at": hex_, "steps": 1} for unit, hex_ in places.items()))


@pytest.mark.rule("ava:20.2.z", "ava:20.2.k", "ava:20.2.j")
@pytest.mark.parametrize(
    ("chit", "side", "units"),
    [("okh", "axis", ["de-l-1", "de-s-8", "de-k-9"]), ("reserve", "soviet", ["su-l-10", "su-s-27", "su-k-45"])],
)
def test_okh_and_reserve_activate_units_of_all_maps(chit: str, side: str, units: list[str]) -> None:
    """Without any agreement on 17.2: the two chits belong to the variant."""
    place = [{"unit": unit, "at": hex_} for unit, hex_ in zip(units, ("L2008", "S2416", "K3014"), strict=True)]
    board = islets("de-4pzg", "de-9a", "de-1pzg")
    keys: dict[str, Any] = {"board": board, "place": place, "dice": [1], "decision": {"phase": "command", "chit": chit}}
    game = table(scenario="teams-2-2", turn=4, **keys)
    check(game, {"asked": "choose-reserve", "seats": [f"{side}-1", f"{side}-2"]})
    play(game, *({"activate": unit} for unit in units))
    check(game, {"active": units})


@pytest.mark.rule("ava:20.2.za", "ava:20.2.zb")
@pytest.mark.parametrize("chit", ["supply", "okh", "reserve", "axis-reinforcements", "soviet-reinforcements"])
def test_drawn_chit_of_the_master_cup_is_interrupted_and_returns_to_it(chit: str) -> None:
    keys: dict[str, Any] = {"board": islets("de-4pzg"), "place": stationed("de-4pzg"), "hand": {"axis": ["manstein"]}}
    game = table(scenario="teams-2-2", turn=4, decision={"phase": "command", "chit": chit}, **keys)
    check(game, {"asked": "interrupt-draw", "seats": ["axis-1", "axis-2"]})
    play(game, {"interrupt": "manstein"})
    check(game, {"asked": "move-units"}, {"active": ["de-l-hq-4pzg"]}, {"cup": [chit]})


@pytest.mark.rule("ava:20.2.za", "ava:20.2.zb")
def test_drawn_headquarters_chit_is_interrupted_and_returns_to_its_cup() -> None:
    """The 4th Army is cancelled; the next Soviet master brings it again."""
    cups = {"soviet-1": ["su-4a"], "soviet-2": ["su-26a"]}
    board = islets("de-4pzg", "su-4a", "su-26a")
    keys: dict[str, Any] = {"board": board, "place": stationed("de-4pzg"), "hand": {"axis": ["manstein"]}}
    game = masters("soviet-master", "soviet-master", cups=cups, dice=[1] * 5, **keys)
    check(game, {"asked": "interrupt-draw", "seats": ["axis-1", "axis-2"]})
    play(game, {"interrupt": "manstein"}, seat="axis-1")
    check(game, {"operations": ["manstein", "su-26a"]}, {"cup": ["soviet-master"]})
    play(game, END, seat="axis-2")
    play(game, END, seat="soviet-2")
    check(game, {"operations": ["su-4a"]}, {"waiting": ["soviet-1"]}, {"cup": []}, {"turn": 4})


@pytest.mark.rule("ava:7.3.c", "ava:20.2.zb")
@pytest.mark.parametrize(("at", "starts"), [(SITES["de-4pzg"], True), ("L3511", False)])
def test_an_interrupt_starts_beside_what_is_under_way_unless_it_would_interfere(at: str, starts: bool) -> None:
    """The first player has begun with the 18th Army when the chit of the second is cancelled."""
    cups = {"axis-1": ["de-18a"], "axis-2": ["de-9a"]}
    keys: dict[str, Any] = {"board": islets("de-4pzg", "de-18a", "de-9a"), "hand": {"axis": ["manstein"]}}
    group = {"unit": "de-l-hq-4pzg", "at": at}
    game = masters("axis-master", cups=cups, dice=[1] * 5, place=[group], **keys)
    play(game, {"let-stand": None}, seat="axis-1")
    play(game, {"interrupt": "manstein"}, seat="axis-2")
    if starts:
        check(game, {"operations": ["de-18a", "manstein"]}, {"asked_of": "axis-2", "is": "move-units"})
    else:
        check(game, {"operations": ["de-18a"]}, {"waiting": ["axis-1"]})
        play(game, END, seat="axis-1")
        check(game, {"operations": ["manstein"]})


@pytest.mark.rule("ava:7.3.d", "ava:20.2.zb")
def test_guderian_starts_before_the_next_headquarters_drawn() -> None:
    """The chit of the second player is cancelled: the 2nd Panzer Group moves at once, beside the 18th Army."""
    cups = {"axis-1": ["de-18a"], "axis-2": ["de-9a"]}
    keys: dict[str, Any] = {"board": islets("de-18a", "de-9a", "de-2pzg"), "hand": {"axis": ["guderian"]}}
    game = masters("axis-master", cups=cups, dice=[1] * 5, place=stationed("de-2pzg"), **keys)
    play(game, {"let-stand": None}, seat="axis-1")
    play(game, {"interrupt": "guderian"}, seat="axis-2")
    check(game, {"operations": ["de-18a", "guderian"]}, {"asked_of": "axis-2", "is": "move-units"})


@pytest.mark.rule("ava:15.3.a", "ava:20.2.v")
def test_the_player_who_draws_the_19th_army_brings_it_on() -> None:
    army = [unit.id for unit in load().units if unit.formation == "soviet-19a"]
    place = [{"unit": unit, "at": "track-3"} for unit in army]
    game = table(
        scenario="teams-2-2",
        turn=3,
        board={"soviet": ["S5507"]},
        place=place,
        cup=["soviet-master"],
        cups={"soviet-1": [], "soviet-2": ["su-19a"]},
        dice=[1] * 5,
        decision={"phase": "command"},
    )
    check(game, {"asked": "choose-entry", "seats": ["soviet-2"]})


@pytest.mark.rule("ava:20.2.za")
def test_master_chit_itself_is_not_interrupted() -> None:
    """No player has a chit in the cup: nothing but the master chit is drawn, and nothing is asked."""
    keys: dict[str, Any] = {"board": islets("de-4pzg"), "place": stationed("de-4pzg"), "hand": {"axis": ["manstein"]}}
    game = masters("soviet-master", cups={"soviet-1": [], "soviet-2": []}, dice=[1], **keys)
    assert "interrupt-draw" not in pending(game).values()


@pytest.mark.rule("ava:20.2.zf", "ava:20.2.ze")
def test_drawn_dummy_has_no_effect() -> None:
    """The headquarters of the 34th Army is not on the map."""
    cups = {"soviet-1": ["su-4a"], "soviet-2": ["su-34a", "su-26a"]}
    game = masters("soviet-master", cups=cups, dice=[1, 1, 1])
    check(game, {"operations": ["su-4a"]}, {"waiting": ["soviet-1"]})


@pytest.mark.rule("ava:20.2.zd", "ava:20.2.ze")
def test_soviet_player_with_fewer_chits_takes_dummies() -> None:
    """Five chits, of which the second player gets only 8A: with three dummies that is four, as for the first. The first
    Soviet master brings a dummy, the second one 8A; ten chits lie before the Soviet masters in the cup."""
    spec: dict[str, Any] = {"available": {"axis": ["de-18a"], "soviet": ["su-8a"]}, "dice": [11, 1, 4, 11, 1, 1]}
    game = dealing(turn=3, board=islets("su-8a"), place=stationed("su-8a"), **spec)
    play(game, {"deal": "de-18a", "seat": "axis-1"})
    while pending(game).get("soviet-1") == "deal-chits":
        chit = offered(game, "deal")[0]["chit"]
        play(game, {"deal": chit, "seat": "soviet-2" if chit == "su-8a" else "soviet-1"})
    finished(game)
    assert masters_of_the_turn(game) == {"soviet-master": 2}
    check(game, {"operations": ["su-8a"]}, {"waiting": ["soviet-2"]})


@pytest.mark.rule("ava:20.2.zd")
def test_axis_player_with_fewer_chits_takes_no_dummies() -> None:
    """The one chit of the second player comes out at the first Axis master; a die of 2 would find nothing."""
    spec: dict[str, Any] = {"available": {"axis": ["de-16a", "de-18a", "de-9a"], "soviet": []}, "dice": [1, 1, 1]}
    game = dealing(turn=3, board=islets("de-9a"), place=stationed("de-9a"), **spec)
    for chit, seat in (("de-16a", "axis-1"), ("de-18a", "axis-1"), ("de-9a", "axis-2")):
        play(game, {"deal": chit, "seat": seat})
    while pending(game).get("soviet-1") == "deal-chits":
        play(game, {"deal": offered(game, "deal")[0]["chit"], "seat": "soviet-1"})
    check(game, {"operations": ["de-9a"]}, {"waiting": ["axis-2"]})
