"""19.1, 19.2: what is used in the campaign of four to eight players, and who commands what."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest

from grognard.core.errors import NotAsked
from grognard.core.game import Game
from grognard.games.ava.interface.actions import EndMovement
from tests.games.ava.phases import drawing, seen
from tests.games.ava.plain import plain
from tests.games.ava.sites import DRAWS, check, headquarters, islets, stationed
from tests.games.ava.table import play, table

PLAYERS = {
    "campaign-4": ["north", "centre", "south", "soviet"],
    "campaign-5": ["north", "centre", "south", "soviet-north", "soviet-kiev"],
    "campaign-6": ["north", "centre-3pzg", "centre-2pzg", "south", "soviet-north", "soviet-kiev"],
    "campaign-7": [
        *("north", "centre-3pzg", "centre-2pzg", "south"),
        *("soviet-leningrad", "soviet-smolensk", "soviet-kiev"),
    ],
    "campaign-8": [
        *("north", "centre-3pzg", "centre-2pzg", "south", "south-11a"),
        *("soviet-leningrad", "soviet-smolensk", "soviet-kiev"),
    ],
}
CONTROLLERS = {
    "campaign-4": "soviet",
    "campaign-5": "soviet-kiev",
    "campaign-6": "soviet-kiev",
    "campaign-7": "soviet-leningrad",
    "campaign-8": "south-11a",
}


# -- 19.1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:19.1.b")
@pytest.mark.parametrize("scenario", PLAYERS)
def test_all_units_are_used_but_the_three_marked_ones(scenario: str) -> None:
    view = seen(table(scenario=scenario, empty=False), "north")
    out = {unit for unit, piece in view.units.items() if piece.at == "unused"}
    marked = {"de-l-12pzx", "de-l-18mx", "de-l-20mx"}
    assert out <= marked
    assert not marked & {unit for unit, piece in view.units.items() if piece.at != "unused"}
    assert {unit.split("-")[1] for unit in view.units} == {"l", "s", "k"}
    assert view.units["de-s-12pz"].at[0] == "S"


def first_draw(options: dict[str, bool], *more: str) -> Game[Any]:
    """Turn 4: 18A and Manstein, 8A and three raised armies, and the chits of all. One chit has been drawn."""
    game = table(
        scenario="campaign-4",
        options=options,
        turn=4,
        board=islets("de-4pzg"),
        place=stationed("de-4pzg"),
        available={"axis": ["de-18a", "manstein", *more[:1]], "soviet": ["su-8a", *more[1:]]},
        dice=DRAWS,
        decision={"phase": "selection"},
    )
    for army in ("su-34a", "su-24a", "su-37a"):
        play(game, {"raise": army})
    check(game, {"asked": "interrupt-draw", "seats": ["north"]})
    return game


@pytest.mark.rule("ava:19.1.d", "ava:19.1.e")
def test_there_is_one_supply_check_and_one_reinforcement_chit_for_each_side() -> None:
    """18A, 2A, Axis reinforcements, 8A, three raised armies, Soviet reinforcements, the supply check: nine."""
    game = first_draw({})
    assert seen(game, "north").cup == 9 - 1


@pytest.mark.rule("ava:19.1.f")
def test_there_is_one_reserve_and_one_okh_chit() -> None:
    game = first_draw({"reserves": True}, "okh", "reserve")
    assert seen(game, "north").cup == 11 - 1
    start = table(scenario="campaign-4", options={"reserves": True}, dice=DRAWS, decision={"phase": "selection"})
    view = seen(start, "north")
    assert view.available["axis"].count("okh") == 1
    assert view.available["soviet"].count("reserve") == 1


# -- 19.2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:19.2.a")
@pytest.mark.parametrize(("scenario", "seats"), PLAYERS.items())
def test_four_to_eight_players_share_the_sides(scenario: str, seats: list[str]) -> None:
    view = seen(table(scenario=scenario, empty=False), None)
    assert list(view.seats) == seats
    assert {seat for seat, side in view.seats.items() if side == "soviet"} == {s for s in seats if "soviet" in s}


@pytest.mark.rule("ava:19.2.b")
@pytest.mark.parametrize(("scenario", "seat"), CONTROLLERS.items())
def test_starred_player_is_the_controller(scenario: str, seat: str) -> None:
    """The program does the controller's work; the pack keeps which seat it is."""
    text = resources.files("grognard.packs").joinpath("ava", "scenarios.toml").read_text("utf-8")
    row = next(row for row in tomllib.loads(text)["scenarios"] if row["id"] == scenario)
    assert [s["id"] for s in row["seats"] if s.get("controller")] == [seat]


def roles(mark: pytest.MarkDecorator, scenario: str, **commands: str) -> list[Any]:
    """One case for each chit: who is asked when it is drawn."""
    return [
        pytest.param(scenario, chit, seat.replace("_", "-"), marks=mark)
        for seat, chits in commands.items()
        for chit in chits.split()
    ]


ROLES = [
    *roles(pytest.mark.rule("ava:19.2.c"), "campaign-4", north="de-4pzg de-18a de-16a"),
    *roles(pytest.mark.rule("ava:19.2.d"), "campaign-4", centre="de-3pzg de-9a de-4a de-2pzg de-2a"),
    *roles(pytest.mark.rule("ava:19.2.e"), "campaign-4", south="de-1pzg de-6a de-17a de-11a ro-3a ro-4a"),
    *roles(pytest.mark.rule("ava:19.2.f"), "campaign-4", soviet="su-8a su-4a su-26a"),
    *roles(pytest.mark.rule("ava:19.2.g"), "campaign-5", north="de-18a", centre="de-9a de-2pzg", south="de-1pzg ro-4a"),
    *roles(pytest.mark.rule("ava:19.2.h"), "campaign-5", soviet_north="su-8a su-4a"),
    *roles(pytest.mark.rule("ava:19.2.i"), "campaign-5", soviet_kiev="su-26a"),
    *roles(pytest.mark.rule("ava:19.2.j"), "campaign-6", north="de-16a de-4pzg", south="de-17a de-11a ro-3a"),
    *roles(pytest.mark.rule("ava:19.2.k"), "campaign-6", centre_3pzg="de-3pzg de-9a"),
    *roles(pytest.mark.rule("ava:19.2.l"), "campaign-6", centre_2pzg="de-4a de-2pzg"),
    *roles(pytest.mark.rule("ava:19.2.m"), "campaign-6", soviet_north="su-11a su-10a"),
    *roles(pytest.mark.rule("ava:19.2.n"), "campaign-6", soviet_kiev="su-5a"),
    *roles(pytest.mark.rule("ava:19.2.o"), "campaign-7", north="de-18a", south="de-6a ro-4a"),
    *roles(pytest.mark.rule("ava:19.2.p"), "campaign-7", centre_3pzg="de-3pzg de-9a", centre_2pzg="de-4a de-2pzg"),
    *roles(pytest.mark.rule("ava:19.2.q"), "campaign-7", soviet_leningrad="su-8a su-11a"),
    *roles(pytest.mark.rule("ava:19.2.r"), "campaign-7", soviet_smolensk="su-3a su-4a su-10a"),
    *roles(pytest.mark.rule("ava:19.2.s"), "campaign-7", soviet_kiev="su-6a su-26a"),
    *roles(pytest.mark.rule("ava:19.2.t"), "campaign-8", north="de-4pzg de-18a de-16a"),
    *roles(pytest.mark.rule("ava:19.2.u"), "campaign-8", centre_3pzg="de-3pzg de-9a", centre_2pzg="de-4a de-2pzg"),
    *roles(pytest.mark.rule("ava:19.2.v"), "campaign-8", south="de-6a de-1pzg de-17a"),
    *roles(pytest.mark.rule("ava:19.2.w"), "campaign-8", south_11a="de-11a ro-3a ro-4a"),
    *roles(
        pytest.mark.rule("ava:19.2.x"),
        "campaign-8",
        soviet_leningrad="su-8a",
        soviet_smolensk="su-4a",
        soviet_kiev="su-26a",
    ),
]


@pytest.mark.parametrize(("scenario", "chit", "seat"), ROLES)
def test_player_carries_out_the_chits_of_the_own_command(scenario: str, chit: str, seat: str) -> None:
    keys: dict[str, Any] = {"board": islets(chit), "place": stationed(chit), "decision": drawing(chit)}
    game = table(scenario=scenario, turn=4, **keys)
    check(game, {"waiting": [seat]}, {"asked_of": seat, "is": "move-units"}, {"active": [headquarters(chit)]})
    for other in PLAYERS[scenario]:
        if other != seat:
            with pytest.raises(NotAsked):
                game.play(other, EndMovement())


@pytest.mark.rule("ava:19.2.d")
def test_player_moves_all_units_that_the_headquarters_activates() -> None:
    """A division of the north stands near the 9th Army: the centre moves it."""
    place = [*stationed("de-9a"), {"unit": "de-l-1", "at": "S2417"}]
    game = table(scenario="campaign-4", turn=4, board=islets("de-9a"), place=place, decision=drawing("de-9a"))
    check(game, {"waiting": ["centre"]}, {"active": ["de-s-hq-9a", "de-l-1"]})
    play(game, {"move": "de-l-1"}, {"go": "S2416"}, seat="centre")
    check(game, {"unit": "de-l-1", "at": "S2416"})


@pytest.mark.rule("ava:19.2.h", "ava:19.2.i")
def test_owner_of_the_units_attacked_decides_about_their_retreat() -> None:
    """A Soviet division of the map of Smolensk retreats from a German of the south: its own player is asked."""
    place = [
        {"unit": "de-k-11pz", "at": "K2515"},
        {"unit": "de-k-13pz", "at": "K2515"},
        {"unit": "su-s-27", "at": "K2516"},
    ]
    game = table(
        scenario="campaign-5",
        turn=4,
        board=plain("K2515", axis=["K2509"], soviet=["K2120", "K2920"]),
        place=place,
        decision={"phase": "combat", "side": "axis", "active": ["de-k-11pz", "de-k-13pz"]},
        dice=[1],
    )
    attacks = [{"attack": unit, "target": "K2516"} for unit in ("de-k-11pz", "de-k-13pz")]
    play(game, *attacks, {"end-declaration": None}, seat="south")
    check(game, {"asked_of": "soviet-north", "is": "choose-retreat"})
