"""The chance of a bridge to be blown, and of a landing to scatter."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import BadQuery
from grognard.core.game import Game
from grognard.core.situations.runner import catalogue, start
from grognard.games.h44.interface.single_rolls import Charge, Descent, LandingSpot
from grognard.games.h44.state.position import Position
from tests.games.h44.heath import heath, moving, phase, stand
from tests.games.h44.meadow import at, meadow
from tests.games.h44.meadow import phase as meadow_phase
from tests.games.h44.table import H44_, play

SIDE = "3916/3917"
BOARD = heath(waters={SIDE: "canal"}, roads={SIDE: "primary"}, bridges={"bridge-son": SIDE})


def bridge(game: Game[Position], name: str = "bridge-son") -> Charge:
    found = H44_.query(game, None, "bridge", {"bridge": name})
    assert isinstance(found, Charge)
    return found


def on_the_canal(state: str = "mined", **keys: Any) -> Game[Position]:
    return moving("allied", stand(br_1gg="3914"), board=BOARD, bridges={"bridge-son": state}, **keys)


@pytest.mark.rule("h44:5.6.a", "h44:5.6.b")
def test_a_bridge_goes_up_on_three_or_more() -> None:
    found = bridge(on_the_canal())
    assert (found.blows, found.needs, found.modifiers, found.asked) == (4, 3, (), True)


@pytest.mark.rule("h44:5.6.c")
def test_one_less_on_the_first_turn() -> None:
    found = bridge(on_the_canal(turn=1))
    assert found.blows == 3
    assert [(line.reason, line.value) for line in found.modifiers] == [("first-turn", -1)]


@pytest.mark.parametrize("state", ["intact", "blown"])
def test_no_player_is_asked_about_a_bridge_that_is_not_mined(state: str) -> None:
    found = bridge(on_the_canal(state))
    assert not found.asked
    assert found.state == state


def test_why_a_bridge_could_not_be_blown_in_the_bridge_phase() -> None:
    near = phase(
        "bridges", "german", stand(br_1gg="3915", ge_budde="3918"), board=BOARD, bridges={"bridge-son": "mined"}
    )
    assert bridge(near).refusal is None
    far = phase(
        "bridges", "german", stand(br_1gg="3910", ge_budde="3918"), board=BOARD, bridges={"bridge-son": "mined"}
    )
    refusal = bridge(far).refusal
    assert refusal is not None
    assert refusal.rule.startswith("5.5")


def test_asking_changes_nothing() -> None:
    game = on_the_canal()
    before = game.position, game.agenda, game.dice
    bridge(game)
    assert (game.position, game.agenda, game.dice) == before


def test_there_must_be_such_a_bridge() -> None:
    with pytest.raises(BadQuery):
        bridge(on_the_canal(), "bridge-nowhere")


# -- landings --------------------------------------------------------------------------------------------------------


def descent(game: Game[Position], unit: str) -> Descent:
    found = H44_.query(game, "allied", "landing", {"unit": unit})
    assert isinstance(found, Descent)
    return found


def spot(found: Descent, hex_: str) -> LandingSpot:
    return next(line for line in found.spots if line.hex == hex_)


def faces(line: LandingSpot) -> dict[str, int]:
    return {result.result: result.faces for result in line.results}


def fourth_brigade() -> Game[Position]:
    game = start(catalogue("h44")["22-3-2-fourth-brigade"], H44_)
    game.settle()
    return game


@pytest.mark.rule("h44:22.3.2.k", "h44:22.3.2.l", "h44:22.3.2.m", "h44:22.3.2.n")
def test_the_brigade_of_the_example() -> None:
    """22.3.2 Modifiers of +2, +6, +7 and +4: the table has no effect up to four, S on five, S1 on six and seven."""
    found = descent(fourth_brigade(), "br-4p-10")
    assert found.per == "unit"
    assert faces(spot(found, "6516")) == {"none": 2, "S": 1, "S1": 2, "S2": 1}
    assert faces(spot(found, "6517")) == {"S1": 1, "S2": 5}
    assert faces(spot(found, "6617")) == {"S2": 6}
    assert faces(spot(found, "6416")) == {"S": 1, "S1": 2, "S2": 3}
    assert [line.reason for line in spot(found, "6617").modifiers] == ["landing-enemy", "landing-rough"]


@pytest.mark.rule("h44:22.3.3.c", "h44:22.3.3.e")
def test_what_the_results_cost_a_battalion() -> None:
    line = spot(descent(fourth_brigade(), "br-4p-10"), "6516")
    cost = {result.result: (result.lost, result.returns, result.destroyed) for result in line.results}
    assert cost == {"none": (0, 0, False), "S": (0, 0, False), "S1": (1, 1, False), "S2": (2, 1, False)}


def test_where_a_unit_may_not_land_the_reason_is_told() -> None:
    board = meadow("6516", 6, terrain={"6517": "marsh"})
    game = meadow_phase("landing", "allied", [at("br-4p-10", "air")], board=board)
    closed = {line.hex: line.refusal.rule for line in descent(game, "br-4p-10").closed}
    assert closed == {"6517": "22.2.3.b"}


@pytest.mark.rule("h44:22.3.1.a")
def test_on_the_first_turn_a_die_is_rolled_for_the_hex() -> None:
    game = meadow_phase("landing", "allied", [at("br-1p-1", "air"), at("br-1ab-art", "air")], board={}, turn=1)
    found = descent(game, "br-1p-1")
    assert found.per == "hex"
    assert [faces(line) for line in found.spots] == [{"none": 4, "S": 1, "S1": 1}]
    guns = descent(game, "br-1ab-art")
    assert guns.per == ""
    assert all(line.results == () for line in guns.spots)


@pytest.mark.rule("h44:22.3.4.a", "h44:22.3.4.b")
def test_guns_are_turned_over_or_lost() -> None:
    near = [at("br-4p-10", "6417"), at("ge-krafft", "6616"), at("br-1ab-art", "air")]
    game = meadow_phase("landing", "allied", near, board=meadow("6516", 6), turn=6)
    line = spot(descent(game, "br-1ab-art"), "6516")
    assert line.ground == "contested"
    told = {result.result: (result.lost > 0, result.destroyed, result.turned) for result in line.results}
    assert told["S1"] == (False, False, True)
    assert told["S2"] == (True, True, False)


def test_an_enemy_in_the_hex_is_named() -> None:
    game = meadow_phase("landing", "allied", [at("br-4p-10", "air"), at("ge-krafft", "6517")], board=meadow("6516", 6))
    assert spot(descent(game, "br-4p-10"), "6517").held


def test_who_has_landed_before_counts() -> None:
    """22.2.3 At most nine steps land in a hex."""
    game = fourth_brigade()
    play(game, {"land": "br-4p-10", "hex": "6516"}, {"land": "br-4p-11", "hex": "6516"})
    assert "6516" in {line.hex for line in descent(game, "br-4p-156").spots}
