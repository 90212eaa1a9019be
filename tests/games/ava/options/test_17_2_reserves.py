"""17.2: the chits of the Soviet reserve and of the OKH activate units without a headquarters."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import MANY, drawing, places
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.sites import DRAWS, check
from tests.games.ava.table import allowed, finished, legal, play, refused, table

RESERVES = {"reserves": True}
GERMANS = ["de-s-8", "de-s-28", "de-s-87", "de-s-102", "de-s-129", "de-s-161"]
RUSSIANS = ["su-k-45", "su-k-62", "su-k-87", "su-k-124", "su-k-135", "su-k-41"]


def smolensk(**keys: Any) -> dict[str, Any]:
    return plain("S2520", axis=["S2514"], soviet=["S2526"], **keys)


def kiev(**keys: Any) -> dict[str, Any]:
    return plain("K2515", axis=["K2509"], soviet=["K2521"], **keys)


def okh(place: list[dict[str, Any]], die: int, **board: Any) -> Game[Any]:
    keys: dict[str, Any] = {"options": RESERVES, "turn": 4, "dice": [die], "decision": drawing("okh")}
    return table(scenario="smolensk", board=smolensk(**board), place=place, **keys)


def reserve(place: list[dict[str, Any]], die: int = 1, **board: Any) -> Game[Any]:
    keys: dict[str, Any] = {"options": RESERVES, "turn": 4, "dice": [die], "decision": drawing("reserve")}
    return table(scenario="kiev", board=kiev(**board), place=place, **keys)


def choosing(scenario: str, turn: int, options: dict[str, bool], **available: list[str]) -> Game[Any]:
    """In Smolensk a headquarters on the map keeps the turn from running away once chits are drawn."""
    place = [{"unit": "de-s-hq-2pzg", "at": "S0727"}] if scenario == "smolensk" else []
    decision = {"phase": "selection"}
    return table(
        scenario=scenario,
        turn=turn,
        options=options,
        place=place,
        available=available,
        dice=DRAWS,
        decision=decision,
    )


# -- the choice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:17.2.a")
def test_reserve_chit_may_be_chosen_in_place_of_an_army() -> None:
    """Turn 3 of Leningrad: the reserve counts as one of the Soviet number."""
    chosen = ["reserve", *MANY[: places("leningrad", 3) - 1]]
    game = choosing("leningrad", 3, RESERVES, axis=["de-18a"], soviet=[*MANY, "reserve"])
    for number, chit in enumerate(chosen):
        check(game, {"asked": "choose-chits", "seats": ["soviet"]}, {"chosen": chosen[:number], "side": "soviet"})
        play(game, {"choose": chit})
    check(game, {"turn": 4})


@pytest.mark.rule("ava:17.2.a")
def test_reserve_chit_need_not_be_chosen() -> None:
    """For the last place of the number an army will do as well."""
    game = choosing("leningrad", 3, RESERVES, axis=["de-18a"], soviet=[*MANY, "reserve"])
    *before, last = MANY[: places("leningrad", 3)]
    play(game, *({"choose": chit} for chit in before))
    allowed(game, {"choose": last})
    allowed(game, {"choose": "reserve"})


@pytest.mark.rule("ava:17.2.a")
def test_okh_chit_may_be_chosen_in_place_of_an_army() -> None:
    """Six German chits on turn 1 of Smolensk, and with the OKH seven to choose from."""
    game = choosing("smolensk", 1, RESERVES)
    check(game, {"asked": "choose-chits", "seats": ["axis"]})
    chosen = ["okh", "de-2pzg", "de-3pzg", "de-3pzg-2", "de-4a"]
    play(game, *({"choose": chit} for chit in chosen))
    check(game, {"chosen": chosen, "side": "axis"}, {"asked": "choose-chits", "seats": ["axis"]})
    play(game, {"choose": "de-9a"})
    check(game, {"hand": [], "side": "axis"})
    assert not any(line["do"] == "choose" and line["chit"] == "guderian" for line in legal(game))


@pytest.mark.rule("ava:17.0.a", "ava:17.2.a")
def test_reserve_chits_stay_out_of_play_unless_agreed() -> None:
    game = choosing("smolensk", 1, {})
    check(
        game,
        {"turn": 1},
        {"available": ["su-3a", "su-4a", "su-10a"], "side": "soviet"},
        {"available": ["de-2pzg", "de-3pzg", "de-3pzg-2", "de-4a", "de-9a", "guderian"], "side": "axis"},
    )
    agreed = choosing("smolensk", 1, RESERVES)
    check(
        agreed,
        {"available": ["su-3a", "su-4a", "su-10a", "reserve"], "side": "soviet"},
        {"available": ["de-2pzg", "de-3pzg", "de-3pzg-2", "de-4a", "de-9a", "guderian", "okh"], "side": "axis"},
    )


# -- how many --------------------------------------------------------------------------------------------------------

NUMBERS = [
    pytest.param(1, 3, marks=pytest.mark.rule("ava:17.2.d")),
    pytest.param(2, 3, marks=pytest.mark.rule("ava:17.2.d")),
    pytest.param(3, 3, marks=pytest.mark.rule("ava:17.2.d")),
    pytest.param(4, 3, marks=pytest.mark.rule("ava:17.2.d")),
    pytest.param(5, 4, marks=pytest.mark.rule("ava:17.2.e")),
    pytest.param(6, 5, marks=pytest.mark.rule("ava:17.2.f")),
]


@pytest.mark.rule("ava:17.2.b", "ava:17.2.c")
@pytest.mark.parametrize(("die", "number"), NUMBERS)
def test_die_decides_how_many_units_the_okh_activates(die: int, number: int) -> None:
    """No headquarters is near: the units are activated where they stand."""
    place = [{"unit": unit, "at": f"S25{row}"} for unit, row in zip(GERMANS, range(17, 23), strict=True)]
    game = okh(place, die)
    finished(game)
    check(game, {"asked": "choose-reserve", "seats": ["axis"]})
    play(game, *({"activate": unit} for unit in GERMANS[:number]))
    check(game, {"asked": "move-units", "seats": ["axis"]}, {"active": GERMANS[:number]})


@pytest.mark.rule("ava:17.2.b", "ava:17.2.c")
@pytest.mark.parametrize(("die", "number"), NUMBERS)
def test_die_decides_how_many_units_the_reserve_activates(die: int, number: int) -> None:
    place = [{"unit": unit, "at": f"K25{row}"} for unit, row in zip(RUSSIANS, range(12, 18), strict=True)]
    game = reserve(place, die)
    check(game, {"asked": "choose-reserve", "seats": ["soviet"]})
    play(game, *({"activate": unit} for unit in RUSSIANS[:number]))
    check(game, {"asked": "move-units", "seats": ["soviet"]}, {"active": RUSSIANS[:number]})


@pytest.mark.rule("ava:17.2.b")
def test_activated_units_move_and_then_attack() -> None:
    place = [{"unit": "de-s-7pz", "at": "S2517"}, {"unit": "de-s-8", "at": "S2116"}, {"unit": "su-s-6", "at": "S2520"}]
    game = okh(place, 2)
    play(game, {"activate": "de-s-7pz"}, {"done": None}, {"move": "de-s-7pz"}, {"go": "S2519"}, {"end-movement": None})
    check(game, {"asked": "declare-attacks"})
    allowed(game, {"attack": "de-s-7pz", "target": "S2520"})


# -- in and out of command -------------------------------------------------------------------------------------------

ROAD: dict[str, Any] = {"roads": chain(column(25, 9, 21, "K"))}
FAR_ROAD: dict[str, Any] = {"roads": chain(column(25, 14, 26, "S"))}


def rifles(hq: str) -> Game[Any]:
    """A rifle division at the southern end of a road and a headquarters somewhere, activated by the reserve."""
    game = reserve([{"unit": "su-k-45", "at": "K2521"}, {"unit": "su-k-hq-5a", "at": hq}], **ROAD)
    play(game, {"activate": "su-k-45"}, {"done": None})
    return game


@pytest.mark.rule("ava:17.2.g", "ava:17.2.h")
def test_reserve_unit_in_command_range_may_move_strategically() -> None:
    game = rifles("K2517")
    check(game, {"routes": "su-k-45", "to": "K2513", "cost": 4})
    play(game, {"move": "su-k-45"}, {"go": "K2513"})
    check(game, {"unit": "su-k-45", "at": "K2513"})


@pytest.mark.rule("ava:17.2.i")
def test_reserve_unit_beyond_every_command_range_only_moves_normally() -> None:
    """The headquarters is five hexes away."""
    game = rifles("K2516")
    play(game, {"move": "su-k-45"})
    check(game, {"routes": "su-k-45", "to": "K2517", "cost": 4}, {"routes": "su-k-45", "to": "K2516", "cost": "none"})
    refused(game, {"go": "K2513"}, by="9.2.j")
    play(game, {"go": "K2517"})
    check(game, {"unit": "su-k-45", "at": "K2517"})


def tanks(hq: str) -> Game[Any]:
    place = [
        {"unit": "su-k-41t", "at": "K2516"},
        {"unit": "su-k-hq-5a", "at": hq},
        {"unit": "de-k-213sec", "at": "K2515"},
    ]
    game = reserve(place)
    play(game, {"activate": "su-k-41t"}, {"done": None}, {"end-movement": None})
    return game


@pytest.mark.rule("ava:17.2.g")
def test_reserve_unit_in_command_range_fights_at_full_strength() -> None:
    odds = {"odds": "K2515", "attackers": ["su-k-41t"], "attack": 4, "defence": 1, "column": "4-1"}
    check(tanks("K2520"), odds)


@pytest.mark.rule("ava:17.2.j")
def test_reserve_unit_beyond_every_command_range_fights_at_half_strength() -> None:
    odds = {"odds": "K2515", "attackers": ["su-k-41t"], "attack": 2, "defence": 1, "column": "2-1"}
    check(tanks("K2521"), odds)


@pytest.mark.rule("ava:17.2.k")
def test_okh_units_beyond_every_command_range_move_strategically() -> None:
    game = okh([{"unit": "de-s-8", "at": "S2526"}, {"unit": "de-s-28", "at": "S2026"}], 1, **FAR_ROAD)
    play(game, {"activate": "de-s-8"}, {"done": None})
    check(game, {"routes": "de-s-8", "to": "S2516", "cost": 5})
    play(game, {"move": "de-s-8"}, {"go": "S2516"})
    check(game, {"unit": "de-s-8", "at": "S2516"})


@pytest.mark.rule("ava:17.2.k")
def test_okh_units_beyond_every_command_range_fight_at_full_strength() -> None:
    place = [{"unit": "de-s-7pz", "at": "S2519"}, {"unit": "de-s-8", "at": "S2015"}, {"unit": "su-s-6", "at": "S2520"}]
    game = okh(place, 1)
    play(game, {"activate": "de-s-7pz"}, {"done": None}, {"end-movement": None})
    check(game, {"odds": "S2520", "attackers": ["de-s-7pz"], "attack": 8, "defence": 2, "column": "4-1"})


# -- headquarters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:17.2.l", "ava:17.2.m")
@pytest.mark.parametrize(
    ("chit", "hq", "near"), [("okh", "de-s-hq-9a", "de-s-8"), ("reserve", "su-s-hq-3a", "su-s-27")]
)
def test_headquarters_activated_directly_moves_but_activates_no_units(chit: str, hq: str, near: str) -> None:
    place = [{"unit": hq, "at": "S2520"}, {"unit": near, "at": "S2521"}]
    keys: dict[str, Any] = {"options": RESERVES, "turn": 4, "dice": [1], "decision": drawing(chit)}
    game = table(scenario="smolensk", board=smolensk(), place=place, **keys)
    play(game, {"activate": hq}, {"done": None})
    check(game, {"asked": "move-units"}, {"active": [hq]})
    allowed(game, {"move": hq})
    assert {"do": "move", "unit": near} not in legal(game)
