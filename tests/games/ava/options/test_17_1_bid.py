"""17.0, 17.1: rules by agreement; the players bid for the Axis."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import seen
from tests.games.ava.sites import check, fresh, quietly, to_the_end
from tests.games.ava.table import allowed, play, refused, table

CITIES = ["L1420", "L1805", "L2914", "L3910", "L3602", "L3603"]


def bidding(scenario: str = "leningrad") -> Game[Any]:
    return fresh(scenario, bid=True)


def counting(points: int, threshold: int) -> Game[Any]:
    """The final count: ten points for each supplied city, the rest are Soviet tanks."""
    cities, rest = CITIES[: points // 10], points % 10
    tanks = ["su-l-23t", "su-l-28t", "su-l-5t", "su-l-21t", "su-l-24t", "su-l-3t", "su-l-202m", "su-l-84m", "su-l-2t"]
    return table(
        options={"bid": True},
        board={"axis": cities},
        control=dict.fromkeys(cities, "axis"),
        place=[{"unit": tank, "at": "eliminated"} for tank in tanks[:rest]],
        threshold=threshold,
        decision={"phase": "scoring"},
    )


@pytest.mark.rule("ava:17.0.a")
def test_there_is_no_bid_unless_it_was_agreed() -> None:
    game = fresh("leningrad")
    check(game, {"asked": "deploy-formation", "seats": ["soviet"]})
    assert seen(game, "axis").threshold == 54


@pytest.mark.rule("ava:17.1.a")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev", "campaign"])
def test_players_bid_before_the_armies_are_set_up(scenario: str) -> None:
    game = bidding(scenario)
    check(game, {"asked": "bid-for-axis", "seats": ["axis"]})
    play(game, {"bid": 60})
    check(game, {"asked": "bid-for-axis", "seats": ["soviet"]})


@pytest.mark.rule("ava:17.1.a")
def test_bid_must_be_higher_than_the_last_one() -> None:
    game = bidding()
    play(game, {"bid": 60})
    refused(game, {"bid": 59}, by="17.1.b")
    refused(game, {"bid": 60}, by="17.1.b")
    allowed(game, {"bid": 61})


@pytest.mark.rule("ava:17.1.a")
def test_a_bid_must_be_made_before_a_player_may_pass() -> None:
    game = bidding()
    refused(game, {"pass": None}, by="17.1.a")
    play(game, {"bid": 1})
    allowed(game, {"pass": None})


@pytest.mark.rule("ava:17.1.b", "ava:17.1.c")
def test_first_player_keeps_the_axis_when_the_other_passes() -> None:
    game = bidding()
    play(game, {"bid": 60}, {"pass": None})
    check(game, {"asked": "deploy-formation", "seats": ["soviet"]})
    view = seen(game, "axis")
    assert view.seats == {"axis": "axis", "soviet": "soviet"}
    assert view.threshold == 60


@pytest.mark.rule("ava:17.1.b", "ava:17.1.c")
def test_higher_bid_takes_the_axis_and_the_lower_bidder_the_soviets() -> None:
    game = bidding()
    play(game, {"bid": 60}, {"bid": 61}, {"pass": None})
    check(game, {"asked": "deploy-formation", "seats": ["axis"]})
    view = seen(game, "axis")
    assert view.seats == {"axis": "soviet", "soviet": "axis"}
    assert view.threshold == 61


@pytest.mark.rule("ava:17.1.b")
def test_bidding_goes_on_until_a_player_passes() -> None:
    game = bidding()
    play(game, {"bid": 40}, {"bid": 50})
    check(game, {"asked": "bid-for-axis", "seats": ["axis"]})
    play(game, {"bid": 55}, {"pass": None})
    check(game, {"asked": "deploy-formation", "seats": ["soviet"]})
    assert seen(game, "soviet").threshold == 55


@pytest.mark.rule("ava:17.1.b", "ava:17.1.c")
def test_players_who_changed_sides_also_play_them() -> None:
    """After the Soviet formations, the seat that bid more sets the Axis up and attacks."""
    game = bidding()
    play(game, {"bid": 60}, {"bid": 61}, {"pass": None})
    while game.decision is not None and game.decision.seats == ("axis",):
        play(game, {"arrange": None})
    check(game, {"asked": "deploy-formation", "seats": ["soviet"]})
    quietly(game, "declare-attacks")
    check(game, {"asked": "declare-attacks", "seats": ["soviet"]})


@pytest.mark.rule("ava:17.1.d", "ava:17.1.e")
@pytest.mark.parametrize(("points", "winner"), [(45, "axis"), (44, "soviet"), (46, "axis")])
def test_axis_wins_with_as_many_points_as_it_bid(points: int, winner: str) -> None:
    """45 points were bid, 54 would be needed without bidding."""
    game = counting(points, threshold=45)
    check(game, {"points": points}, {"outcome": "win", "seat": winner})


@pytest.mark.rule("ava:17.1.d", "ava:17.1.e")
@pytest.mark.parametrize(("points", "winner"), [(54, "soviet"), (59, "soviet"), (60, "axis")])
def test_high_bid_replaces_the_number_of_the_scenario(points: int, winner: str) -> None:
    check(counting(points, threshold=60), {"outcome": "win", "seat": winner})


@pytest.mark.rule("ava:17.1.c", "ava:17.1.e")
def test_lower_bidder_wins_with_the_soviets() -> None:
    """The seat named after the Axis plays the Soviets, and an Axis that does nothing does not reach 61 points."""
    game = bidding()
    play(game, {"bid": 60}, {"bid": 61}, {"pass": None})
    to_the_end(game)
    check(game, {"outcome": "win", "seat": "axis"})
