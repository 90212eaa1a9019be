"""18.1, 18.2, 18.3: the maps, units and activation chits of the three scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import AVA, places, seen
from tests.games.ava.sites import DRAWS, cards, check, offered, quiet, quietly
from tests.games.ava.table import allowed, legal, play, table

SCENARIOS = ("leningrad", "smolensk", "kiev")
GERMANS = {
    "leningrad": ["de-4pzg", "de-16a", "de-18a", "manstein"],
    "smolensk": ["de-2pzg", "de-3pzg", "de-3pzg-2", "de-4a", "de-9a", "guderian"],
    "kiev": ["de-1pzg", "de-1pzg-2", "de-6a", "de-17a"],
}
RUSSIANS = {
    "leningrad": ["su-8a", "su-11a"],
    "smolensk": ["su-3a", "su-4a", "su-10a"],
    "kiev": ["su-5a", "su-6a", "su-26a"],
}
PANZER_GROUP = {"leningrad": "de-l-hq-4pzg", "smolensk": "de-s-hq-2pzg", "kiev": "de-k-hq-1pzg"}
AT = {"leningrad": "L0430", "smolensk": "S0727", "kiev": "K0905"}


def selection(scenario: str, turn: int, **keys: Any) -> Game[Any]:
    """The selection phase. A headquarters on the map keeps the turn from running away once chits are drawn."""
    place = [{"unit": PANZER_GROUP[scenario], "at": AT[scenario]}]
    return table(scenario=scenario, turn=turn, place=place, dice=DRAWS, decision={"phase": "selection"}, **keys)


# -- 18.0 and the maps -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:18.0.a")
def test_there_are_three_scenarios_beside_the_campaign() -> None:
    assert [s.id for s in AVA.scenarios if s.id in (*SCENARIOS, "campaign")] == [*SCENARIOS, "campaign"]
    for scenario in SCENARIOS:
        check(table(scenario=scenario, empty=False), {"asked": "declare-attacks", "seats": ["axis"]})


@pytest.mark.rule("ava:18.0.b")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_rules_of_the_campaign_hold_in_the_scenarios(scenario: str) -> None:
    """15.1 for one: the surprise attack comes before the first turn, and only panzer groups take part in it."""
    game = table(scenario=scenario, empty=False)
    check(game, {"asked": "declare-attacks", "seats": ["axis"]})
    attackers = {action["unit"] for action in legal(game) if action["do"] == "attack"}
    assert attackers
    groups = {unit.id: unit.formation for unit in cards().units}
    assert all("pzg" in groups[unit] for unit in attackers)


@pytest.mark.parametrize(
    ("scenario", "sheet"),
    [
        pytest.param("leningrad", "l", marks=pytest.mark.rule("ava:18.1.a")),
        pytest.param("smolensk", "s", marks=pytest.mark.rule("ava:18.2.a")),
        pytest.param("kiev", "k", marks=pytest.mark.rule("ava:18.3.a")),
    ],
)
def test_scenario_uses_only_its_own_map_and_units(scenario: str, sheet: str) -> None:
    view = seen(table(scenario=scenario, empty=False), "axis")
    in_play = {unit: piece.at for unit, piece in view.units.items() if piece.at != "unused"}
    assert in_play
    assert {unit.split("-")[1] for unit in in_play} == {sheet}
    hexes = {at[0] for at in in_play.values() if at[1:].isdigit()} | {hex_[0] for hex_ in view.control}
    assert hexes == {sheet.upper()}


# -- the chits at the start ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param("leningrad", marks=pytest.mark.rule("ava:18.1.b")),
        pytest.param("smolensk", marks=pytest.mark.rule("ava:18.2.b")),
        pytest.param("kiev", marks=pytest.mark.rule("ava:18.3.b")),
    ],
)
def test_supply_check_is_in_the_cup_from_the_first_turn(scenario: str) -> None:
    """Everything that comes out of the cup on turn 1: the chosen chits and the supply check. Where the track lets the
    Soviets choose all they have, nothing is asked."""
    game = selection(scenario, 1)
    choice = RUSSIANS[scenario][: places(scenario, 1)]
    if choice != RUSSIANS[scenario]:
        play(game, *({"choose": chit} for chit in choice))
    while seen(game, None).turn == 1:
        quiet(game)
    first = next(i for i, event in enumerate(game.events or []) if event.what == "turn-began")
    drawn = [str(e.args["chit"]) for e in (game.events or [])[:first] if e.what == "chit-drawn"]
    into_cup = [*GERMANS[scenario], "supply", *choice]
    assert sorted({*drawn, "manstein", "guderian"} & set(into_cup)) == sorted(into_cup)
    assert drawn.count("supply") == 1


@pytest.mark.parametrize(
    ("scenario", "side"),
    [
        pytest.param("leningrad", "axis", marks=pytest.mark.rule("ava:18.1.c")),
        pytest.param("leningrad", "soviet", marks=pytest.mark.rule("ava:18.1.d")),
        pytest.param("smolensk", "axis", marks=pytest.mark.rule("ava:18.2.c")),
        pytest.param("smolensk", "soviet", marks=pytest.mark.rule("ava:18.2.d")),
        pytest.param("kiev", "axis", marks=pytest.mark.rule("ava:18.3.c")),
        pytest.param("kiev", "soviet", marks=pytest.mark.rule("ava:18.3.d")),
    ],
)
def test_side_begins_with_its_printed_chits(scenario: str, side: str) -> None:
    chits = (GERMANS if side == "axis" else RUSSIANS)[scenario]
    check(selection(scenario, 1), {"available": chits, "side": side})


# -- chits that come later -------------------------------------------------------------------------------------------

NEW = [
    pytest.param("leningrad", 2, "soviet", ["su-27a"], marks=pytest.mark.rule("ava:18.1.f")),
    pytest.param("leningrad", 3, "soviet", ["su-23a"], marks=pytest.mark.rule("ava:18.1.g")),
    pytest.param("leningrad", 4, "axis", ["axis-reinforcements"], marks=pytest.mark.rule("ava:18.1.e")),
    pytest.param("leningrad", 4, "soviet", ["soviet-reinforcements"], marks=pytest.mark.rule("ava:18.1.h")),
    pytest.param("smolensk", 2, "soviet", ["su-13a", "su-20a", "su-21a"], marks=pytest.mark.rule("ava:18.2.f")),
    pytest.param("smolensk", 3, "soviet", ["su-16a", "su-19a", "su-22a"], marks=pytest.mark.rule("ava:18.2.g")),
    pytest.param("smolensk", 4, "axis", ["axis-reinforcements", "de-2a"], marks=pytest.mark.rule("ava:18.2.e")),
    pytest.param("smolensk", 4, "soviet", ["soviet-reinforcements"], marks=pytest.mark.rule("ava:18.2.h")),
    pytest.param("kiev", 2, "axis", ["de-11a", "ro-3a", "ro-4a"], marks=pytest.mark.rule("ava:18.3.e")),
    pytest.param("kiev", 2, "soviet", ["su-9a", "su-12a", "su-18a"], marks=pytest.mark.rule("ava:18.3.g")),
    pytest.param("kiev", 4, "axis", ["axis-reinforcements"], marks=pytest.mark.rule("ava:18.3.f")),
    pytest.param("kiev", 4, "soviet", ["soviet-reinforcements"], marks=pytest.mark.rule("ava:18.3.h")),
]


@pytest.mark.parametrize(("scenario", "turn", "side", "new"), NEW)
def test_chits_become_available_on_their_turn(scenario: str, turn: int, side: str, new: list[str]) -> None:
    """Two other chits of the side are there already."""
    before = {"axis": GERMANS[scenario][:2], "soviet": RUSSIANS[scenario][:2]}
    game = selection(scenario, turn, available=before)
    check(game, {"available": [*before[side], *new], "side": side})


@pytest.mark.rule("ava:18.1.e", "ava:18.2.e", "ava:18.3.f", "ava:18.1.h", "ava:18.2.h", "ava:18.3.h")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_reinforcements_on_the_third_turn(scenario: str) -> None:
    before = {"axis": GERMANS[scenario], "soviet": RUSSIANS[scenario]}
    game = selection(scenario, 3, available=before)
    view = seen(game, "axis")
    assert "axis-reinforcements" not in view.available["axis"]
    assert "soviet-reinforcements" not in view.available["soviet"]


# -- an army of choice every turn ------------------------------------------------------------------------------------

POOLS = [
    pytest.param("leningrad", "su-34a", "su-luga", marks=pytest.mark.rule("ava:18.1.i")),
    pytest.param("smolensk", "su-24a", "su-31a", marks=pytest.mark.rule("ava:18.2.i")),
    pytest.param("kiev", "su-37a", "su-coastal", marks=pytest.mark.rule("ava:18.3.i")),
]


@pytest.mark.parametrize(("scenario", "one", "other"), POOLS)
def test_soviet_player_raises_one_army_of_choice_on_turn_4(scenario: str, one: str, other: str) -> None:
    game = selection(scenario, 4, available={"axis": GERMANS[scenario][:1], "soviet": RUSSIANS[scenario]})
    check(game, {"asked": "raise-army", "seats": ["soviet"]})
    allowed(game, {"raise": one})
    allowed(game, {"raise": other})
    play(game, {"raise": other})
    view = seen(game, "soviet")
    assert other in view.available["soviet"]
    assert one not in view.available["soviet"]
    assert game.decision is not None
    assert game.decision.__struct_config__.tag != "raise-army"


@pytest.mark.parametrize(("scenario", "one", "other"), POOLS)
@pytest.mark.parametrize("turn", [5, 9])
def test_another_army_is_raised_every_later_turn(scenario: str, one: str, other: str, turn: int) -> None:
    """The one that is there already cannot be raised again."""
    game = selection(scenario, turn, available={"axis": GERMANS[scenario][:1], "soviet": [one]})
    check(game, {"asked": "raise-army", "seats": ["soviet"]})
    assert {"do": "raise", "chit": one} not in offered(game, "raise")
    play(game, {"raise": other})
    assert {one, other} <= set(seen(game, "soviet").available["soviet"])


@pytest.mark.parametrize(("scenario", "one", "other"), POOLS)
def test_no_army_is_raised_on_turn_3(scenario: str, one: str, other: str) -> None:
    game = selection(scenario, 3, available={"axis": GERMANS[scenario][:1], "soviet": RUSSIANS[scenario]})
    view = seen(game, "soviet")
    assert view.turn == 3
    assert not {one, other} & set(view.available["soviet"])
    quietly(game, "raise-army")
    check(game, {"turn": 4})


@pytest.mark.parametrize(("scenario", "one", "other"), POOLS)
def test_only_armies_are_raised(scenario: str, one: str, other: str) -> None:
    game = selection(scenario, 4, available={"axis": GERMANS[scenario][:1], "soviet": RUSSIANS[scenario]})
    pool = {str(action["chit"]) for action in offered(game, "raise")}
    assert {one, other} <= pool
    headquarters = {chit.id for chit in cards().chits if chit.kind == "hq" and chit.side == "soviet"}
    assert pool <= headquarters - set(RUSSIANS[scenario])


# -- the reserve of 17.2 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "okh"),
    [
        pytest.param("leningrad", False, marks=pytest.mark.rule("ava:18.1.m")),
        pytest.param("kiev", False, marks=pytest.mark.rule("ava:18.3.m")),
        pytest.param("smolensk", True, marks=pytest.mark.rule("ava:17.2.a")),
    ],
)
def test_okh_is_only_there_on_the_map_of_smolensk(scenario: str, okh: bool) -> None:
    view = seen(selection(scenario, 1, options={"reserves": True}), "axis")
    assert ("okh" in view.available["axis"]) is okh
    assert "reserve" in view.available["soviet"]
