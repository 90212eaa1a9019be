"""18.2: what is special about Smolensk: panzers that leave, and the border to the map of Kiev."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import moving, seen
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.sites import check, offered, pending
from tests.games.ava.table import allowed, play, refused, table

BOARD = plain("S2520", axis=["S2514"], soviet=["S2526"], rails=chain(column(25, 14, 25, "S")))


def supply_check(turn: int, *units: dict[str, Any], **keys: Any) -> Game[Any]:
    """The supply check of a turn; all units stand near a railway of the Axis."""
    place = [{"at": f"S24{15 + i}", **unit} for i, unit in enumerate(units)]
    spec: dict[str, Any] = {
        "scenario": "smolensk",
        "turn": turn,
        "board": BOARD,
        "place": place,
        "decision": {"phase": "supply"},
    }
    return table(**(spec | keys))


PANZERS: list[dict[str, Any]] = [{"unit": f"de-s-{n}pz"} for n in (7, 12, 19, 20)]


@pytest.mark.rule("ava:18.2.k")
def test_mechanised_units_of_eighteen_attack_points_leave_on_turn_6() -> None:
    """Eight points each: two are not enough, three are."""
    game = supply_check(6, *PANZERS)
    check(game, {"asked": "withdraw-units", "seats": ["axis"]})
    play(game, {"withdraw": "de-s-7pz"}, {"withdraw": "de-s-12pz"})
    check(game, {"asked": "withdraw-units", "seats": ["axis"]})
    play(game, {"withdraw": "de-s-20pz"})
    assert "withdraw-units" not in pending(game).values()
    check(
        game,
        *({"unit": f"de-s-{n}pz", "at": "withdrawn"} for n in (7, 12, 20)),
        {"unit": "de-s-19pz", "at": "S2417"},
    )


@pytest.mark.rule("ava:18.2.k")
def test_withdrawal_is_an_obligation() -> None:
    game = supply_check(6, *PANZERS)
    assert not offered(game, "done")
    play(game, {"withdraw": "de-s-7pz"})
    assert not offered(game, "done")


@pytest.mark.rule("ava:18.2.k")
def test_exactly_eighteen_points_are_enough() -> None:
    """Two panzer divisions of eight and a headquarters would not do, but a reduced one of four after 8 + 6 does."""
    units: list[dict[str, Any]] = [
        {"unit": "de-s-7pz"},
        {"unit": "de-s-dr"},
        {"unit": "de-s-12pz", "steps": 1},
        {"unit": "de-s-19pz"},
    ]
    game = supply_check(6, *units)
    play(game, {"withdraw": "de-s-7pz"}, {"withdraw": "de-s-dr"}, {"withdraw": "de-s-12pz"})
    assert "withdraw-units" not in pending(game).values()
    check(game, {"unit": "de-s-19pz", "at": "S2418"})


@pytest.mark.rule("ava:18.2.k")
def test_only_mechanised_units_are_withdrawn() -> None:
    game = supply_check(6, *PANZERS, {"unit": "de-s-8"}, {"unit": "de-s-hq-2pzg"})
    refused(game, {"withdraw": "de-s-8"}, by="18.2.k")
    refused(game, {"withdraw": "de-s-hq-2pzg"}, by="18.2.k")
    allowed(game, {"withdraw": "de-s-7pz"})


@pytest.mark.rule("ava:18.2.k")
@pytest.mark.parametrize("turn", [5, 7])
def test_nothing_is_withdrawn_on_other_turns(turn: int) -> None:
    game = supply_check(turn, *PANZERS)
    assert "withdraw-units" not in pending(game).values()
    check(game, *({**unit, "at": f"S24{15 + i}"} for i, unit in enumerate(PANZERS)))


@pytest.mark.rule("ava:18.2.k")
def test_all_leave_when_there_are_too_few() -> None:
    game = supply_check(6, *PANZERS[:2])
    while "withdraw-units" in pending(game).values():
        play(game, {"withdraw": offered(game, "withdraw")[0]["unit"]})
    check(game, {"unit": "de-s-7pz", "at": "withdrawn"}, {"unit": "de-s-12pz", "at": "withdrawn"})


@pytest.mark.rule("ava:18.2.l")
def test_reduced_units_may_be_withdrawn_and_count_what_they_have_left() -> None:
    """Four reduced panzer divisions have sixteen points: a fifth unit is needed."""
    units = [{**unit, "steps": 1} for unit in PANZERS] + [{"unit": "de-s-3pz", "steps": 1}, {"unit": "de-s-4pz"}]
    game = supply_check(6, *units)
    for n in (7, 12, 19, 20):
        play(game, {"withdraw": f"de-s-{n}pz"})
    check(game, {"asked": "withdraw-units", "seats": ["axis"]})
    play(game, {"withdraw": "de-s-3pz"})
    assert "withdraw-units" not in pending(game).values()
    check(game, {"unit": "de-s-3pz", "at": "withdrawn", "steps": 1}, {"unit": "de-s-4pz", "at": "S2420"})


@pytest.mark.rule("ava:18.2.m")
def test_withdrawn_units_give_no_points() -> None:
    """One panzer division on the map at full strength is one point, the withdrawn ones are none."""
    place = [{"unit": "de-s-7pz", "at": "S2415"}]
    place += [{"unit": unit, "at": "withdrawn"} for unit in ("de-s-12pz", "de-s-19pz", "de-s-20pz")]
    game = table(scenario="smolensk", board=BOARD, place=place, decision={"phase": "scoring"})
    check(game, {"points": 1})
    game = supply_check(6, *PANZERS)
    points = seen(game, "axis").points
    play(game, {"withdraw": "de-s-7pz"})
    assert seen(game, "axis").points == points - 1


# -- the border ------------------------------------------------------------------------------------------------------

SIDES = [("S2730", "K2701"), ("S2730", "K2801"), ("S2830", "K2801"), ("S2930", "K2801"), ("S2930", "K2901")]


def beside(scenario: str, unit: str, at: str, to: str) -> Game[Any]:
    """A unit beside the border, on clear ground without rivers."""
    here = [at, to] if scenario == "campaign" else [at]
    board = {"terrain": dict.fromkeys(here, "clear"), "places": dict.fromkeys(here, "none")}
    if scenario == "campaign":
        board |= {"rivers": {f"{at}/{to}": "none"}}
    return table(
        scenario=scenario, board=board, place=[{"unit": unit, "at": at}], decision=moving("axis", unit), turn=4
    )


@pytest.mark.rule("ava:18.2.y")
@pytest.mark.parametrize(("smolensk", "kiev"), SIDES)
def test_border_between_smolensk_and_kiev_is_not_crossed_in_the_scenarios(smolensk: str, kiev: str) -> None:
    north = beside("smolensk", "de-s-14m", smolensk, kiev)
    check(north, {"routes": "de-s-14m", "to": kiev, "cost": "none"})
    south = beside("kiev", "de-k-16m", kiev, smolensk)
    check(south, {"routes": "de-k-16m", "to": smolensk, "cost": "none"})


@pytest.mark.rule("ava:18.2.y")
@pytest.mark.parametrize(("smolensk", "kiev"), SIDES)
def test_border_is_open_in_the_campaign(smolensk: str, kiev: str) -> None:
    check(beside("campaign", "de-s-14m", smolensk, kiev), {"routes": "de-s-14m", "to": kiev, "cost": 1})
