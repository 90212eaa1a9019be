"""Chapter 9.3: air units in attack and defence, their range, who flies, where they stay."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.combat.air_support import WING, bases, gathered, may_help_to_stand, recalled
from grognard.games.s42.combat.combat_phase import ChooseTarget
from grognard.games.s42.data.board import GRID, HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    Attack,
    CallAir,
    Commit,
    EndCombat,
    Escort,
    Forgo,
    Join,
    Leave,
    LoseStep,
)
from grognard.games.s42.state.markers import AIR_BOX, ASIDE, COMING, GONE, Wing
from grognard.games.s42.state.position import CLEAR, OVERCAST, RAIN, SNOW, Position
from tests.games.s42.front import front, phase, planned
from tests.games.s42.table import asked, play, refused, told

TARGET = "3020"
READY, USED = Wing(AIR_BOX), Wing(AIR_BOX, True)
AIR = (READY, READY, READY)
DUEL = {TARGET: "su-62", "3019": "ge-44"}


def plan(hexes: dict[str, str], *units: str, dice: tuple[int, ...] = (), **fields: Any) -> Game[Position]:
    """An attack on the target with these units joined."""
    game = phase(front(hexes, **fields), SOVIET if units[0].startswith("su-") else AXIS, dice)
    play(game, Attack(TARGET))
    for unit in units:
        play(game, Join(unit))
    return game


def column(game: Game[Position]) -> tuple[str, dict[str, int]]:
    assert game.events is not None
    event = next(event for event in game.events if event.what == "battle")
    assert event.roll is not None
    return str(event.args["column"]), {line.reason: line.value for line in event.roll.modifiers}


# -- 9.3.3 in attack -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.3.2.a", "s42:9.3.3.a", "s42:9.3.3.b", "s42:9.3.6.c", "s42:9.3.7.a")
def test_an_air_unit_gives_the_attack_one_column_and_is_not_used_by_it() -> None:
    game = plan(DUEL, "ge-44", dice=(1,), wings=AIR)
    play(game, CallAir("air-viii"))
    play(game, Commit())
    assert column(game) == ("2-1", {"air": 1})
    assert game.position.wings[0] == Wing(HEX["3019"])


@pytest.mark.rule("s42:9.3.3.c")
def test_one_air_unit_for_a_combat() -> None:
    game = plan(DUEL, "ge-44", wings=AIR)
    play(game, CallAir("air-viii"))
    refused(game, CallAir("air-iv"), "9.3.3.c")


@pytest.mark.rule("s42:9.3.1.a")
def test_the_soviets_have_none() -> None:
    game = plan({TARGET: "ge-44", "3019": "su-32gds"}, "su-32gds", wings=AIR)
    refused(game, CallAir("air-viii"), "9.3.1.a")


@pytest.mark.rule("s42:9.3.1.d", "s42:9.3.6.e")
def test_those_set_aside_or_used_do_not_fly() -> None:
    game = plan(DUEL, "ge-44", wings=(Wing(ASIDE), USED, Wing(GONE)))
    refused(game, CallAir("air-viii"), "9.3.1.d")
    refused(game, CallAir("air-iv"), "9.3.6.e")
    refused(game, CallAir("air-romanian"), "9.3.1.d")


@pytest.mark.rule("s42:9.3.7.a")
def test_one_that_stays_with_its_units_attacks_nowhere_else() -> None:
    game = plan({**DUEL, "2921": "ge-46"}, "ge-44", wings=(Wing(HEX["2921"]), READY, READY))
    refused(game, CallAir("air-viii"), "9.3.7.a")
    play(game, CallAir("air-iv"))


# -- 9.3.5 the range -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.3.5.a", "s42:9.3.5.b")
def test_it_flies_fifteen_hexes_from_a_place_on_the_rail_net() -> None:
    position = front(DUEL, wings=AIR)
    assert any(_far(hex_) <= 15 for hex_ in bases(position))
    game = plan(DUEL, "ge-44", wings=AIR)
    play(game, CallAir("air-viii"))
    edge = front({"5920": "su-62", "5919": "ge-44"}, wings=AIR)
    assert not any(_far(hex_, "5920") <= 15 for hex_ in bases(edge))
    far = phase(edge, AXIS)
    play(far, Attack("5920"))
    play(far, Join("ge-44"))
    refused(far, CallAir("air-viii"), "9.3.5.a")


def _far(hex_: int, other: str = TARGET) -> int:
    return GRID.distance(hex_, HEX[other])


# -- 9.3.4 in defence ------------------------------------------------------------------------------------------------

STORM = {TARGET: "ge-44", "3019": "su-32gds su-33gds", "3021": "su-34gds su-35gds"}
STORMERS = ("su-32gds", "su-33gds", "su-34gds", "su-35gds")


@pytest.mark.rule("s42:9.3.4.a", "s42:9.3.4.b", "s42:9.3.4.d", "s42:9.3.6.c", "s42:9.3.6.d", "s42:9.3.7.g")
def test_the_axis_may_answer_a_soviet_attack_with_one_air_unit() -> None:
    """16 to 7 is 2-1; with aircraft 1-1, and they are used."""
    game = plan(STORM, *STORMERS, dice=(1,), wings=AIR)
    play(game, Commit())
    assert asked(game) == ("axis",)
    play(game, CallAir("air-iv"))
    assert column(game) == ("1-1", {"air-cover": -1})
    assert game.position.wings[1] == USED


@pytest.mark.rule("s42:9.3.4.a")
def test_he_may_do_without() -> None:
    game = plan(STORM, *STORMERS, dice=(1,), wings=AIR)
    play(game, Commit())
    play(game, Forgo())
    assert column(game) == ("2-1", {})
    assert game.position.wings == AIR


@pytest.mark.rule("s42:9.3.4.a")
def test_no_player_is_asked_where_nothing_flies() -> None:
    game = plan(STORM, *STORMERS, dice=(1,), wings=(USED, Wing(ASIDE), Wing(GONE)))
    play(game, Commit())
    assert told(game)[:2] == ["phase-combat", "battle"]


@pytest.mark.rule("s42:9.3.7.f")
def test_on_the_map_it_defends_within_one_hex() -> None:
    near = (Wing(HEX["2920"]), USED, USED)
    game = plan({**STORM, "2920": "ge-45"}, *STORMERS, dice=(1,), wings=near)
    play(game, Commit())
    play(game, CallAir("air-viii"))
    assert game.position.wings[0] == USED
    far = (Wing(HEX["2820"]), READY, USED)
    game = plan({**STORM, "2820": "ge-45"}, *STORMERS, wings=far)
    play(game, Commit())
    refused(game, CallAir("air-viii"), "9.3.7.f")


@pytest.mark.rule("s42:8.4.a")
def test_aircraft_may_bring_an_attack_under_one_to_three() -> None:
    """RULING s42-304: 3 to 7 is 1-3; one column less and there is no attack. No unit has fought, the aircraft flew."""
    game = plan({TARGET: "ge-44", "3019": "su-45"}, "su-45", wings=AIR)
    play(game, Commit())
    play(game, CallAir("air-viii"))
    assert told(game) == ["phase-combat", "attack-fell-through"]
    assert game.position.wings[0] == USED
    assert isinstance(game.decision, ChooseTarget)
    play(game, Attack(TARGET))
    play(game, Join("su-45"))


@pytest.mark.rule("s42:9.3.2.b", "s42:9.3.4.c", "s42:11.3.a")
def test_instead_it_may_help_a_determined_defence() -> None:
    position = front(STORM, wings=AIR)
    battle = planned(position, *STORMERS)
    lead = UNIT["ge-44"]
    assert may_help_to_stand(position, battle, WING["air-viii"], lead)
    covered = planned(position, *STORMERS, cover=WING["air-iv"])
    assert not may_help_to_stand(position, covered, WING["air-viii"], lead)


# -- 9.3.8 the Romanians ---------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.3.8.a", "s42:9.3.8.b", "s42:9.3.6.a")
def test_the_romanian_air_unit_flies_where_most_defence_strength_is_romanian() -> None:
    """Two Romanian fives against a German seven; without one of them the Germans are more."""
    hexes = {TARGET: "su-62", "3019": "ro-1 ro-2 ge-44"}
    game = plan(hexes, "ro-1", "ro-2", "ge-44", dice=(1,), wings=AIR)
    play(game, CallAir("air-romanian"))
    play(game, Leave("ro-2"))
    refused(game, CallAir("air-romanian"), "9.3.8.a")
    play(game, Join("ro-2"))
    play(game, CallAir("air-romanian"))
    play(game, Commit())
    play(game, LoseStep("ro-1"))
    assert game.position.wings[2] == USED


@pytest.mark.rule("s42:9.3.8.a", "s42:9.3.6.b")
def test_in_defence_too() -> None:
    wings = (USED, USED, READY)
    game = plan({**STORM, TARGET: "ro-1"}, *STORMERS, dice=(1,), wings=wings)
    play(game, Commit())
    play(game, CallAir("air-romanian"))
    assert game.position.wings[2] == USED
    german = plan(STORM, *STORMERS, dice=(1,), wings=wings)
    play(german, Commit())
    assert told(german)[:2] == ["phase-combat", "battle"]


@pytest.mark.rule("s42:9.3.8.c")
def test_it_helps_only_romanian_lead_units_to_stand() -> None:
    position = front({**STORM, TARGET: "ge-44 ro-1"}, wings=AIR)
    battle, wing = planned(position, *STORMERS), WING["air-romanian"]
    assert may_help_to_stand(position, battle, wing, UNIT["ro-1"])
    assert not may_help_to_stand(position, battle, wing, UNIT["ge-44"])


# -- 9.3.7 where they stay -------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.3.7.b", "s42:9.3.7.d", "s42:9.3.7.e")
def test_after_the_attack_it_stays_with_one_of_the_stacks() -> None:
    hexes = {TARGET: "su-32gds su-34gds", "3019": "ge-44", "3021": "ge-45"}
    game = plan(hexes, "ge-44", "ge-45", dice=(1,), wings=AIR)
    play(game, CallAir("air-viii"))
    play(game, Commit())
    play(game, LoseStep("ge-44"))
    assert game.decision is not None
    assert game.decision.actions(game) == [Escort("3019"), Escort("3021")]
    refused(game, Escort(TARGET), by="9.3.7.e")
    play(game, Escort("3021"))
    assert game.position.wings[0] == Wing(HEX["3021"])
    play(game, EndCombat())


@pytest.mark.rule("s42:9.3.7.h", "s42:9.3.7.i")
def test_it_goes_home_ready_when_its_stack_has_left() -> None:
    wings = (Wing(HEX["3019"]), Wing(HEX["3021"]), USED)
    left = recalled(front({"3019": "ge-44", "3021": "su-62"}, wings=wings))
    assert left.wings == (Wing(HEX["3019"]), READY, USED)
    ahead = phase(front({"3019": "ge-44", "3021": "su-62"}, wings=wings), AXIS)
    assert ahead.position.wings == (Wing(HEX["3019"]), READY, USED)


@pytest.mark.rule("s42:9.3.7.i")
def test_so_it_does_when_all_attackers_are_gone() -> None:
    game = plan({TARGET: "su-62", "3019": "ge-linden"}, "ge-linden", dice=(1,), wings=AIR)
    play(game, CallAir("air-viii"))
    play(game, Commit())
    assert "unit-eliminated" in told(game)
    assert game.position.wings[0] == READY


# -- 9.3.1, 9.3.9 who flies ------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.3.1.b", "s42:9.3.1.c", "s42:9.3.1.d", "s42:3.0.h")
@pytest.mark.parametrize(
    ("weather", "wings"),
    [
        (CLEAR, (READY, READY, READY)),
        (OVERCAST, (READY, Wing(ASIDE), Wing(ASIDE))),
        (RAIN, (Wing(ASIDE),) * 3),
        (SNOW, (Wing(ASIDE),) * 3),
    ],
)
def test_the_weather_says_who_is_ready(weather: int, wings: tuple[Wing, ...]) -> None:
    spent = (Wing(HEX["3019"]), USED, Wing(ASIDE))
    assert gathered(front({}, wings=spent, turn=20, weather=weather)).wings == wings


@pytest.mark.rule("s42:9.3.1.d")
def test_the_romanians_come_on_their_turn() -> None:
    coming = (READY, READY, Wing(COMING))
    assert gathered(front({}, wings=coming, turn=16)).wings == coming
    assert gathered(front({}, wings=coming, turn=17)).wings == AIR


@pytest.mark.rule("s42:9.3.9.a", "s42:9.3.9.b", "s42:9.3.9.c", "s42:9.3.9.d")
@pytest.mark.parametrize(
    ("weather", "first", "romanians"),
    [(CLEAR, READY, READY), (OVERCAST, Wing(ASIDE), Wing(ASIDE)), (SNOW, Wing(ASIDE), Wing(ASIDE))],
)
def test_on_turn_27_one_german_air_unit_leaves(weather: int, first: Wing, romanians: Wing) -> None:
    assert gathered(front({}, wings=AIR, turn=27, weather=weather)).wings == (first, Wing(GONE), romanians)
    assert gathered(front({}, wings=AIR, turn=26, weather=CLEAR)).wings == AIR


@pytest.mark.rule("s42:9.3.9.a")
def test_the_last_one_stays() -> None:
    wings = (Wing(GONE), READY, Wing(GONE))
    assert gathered(front({}, wings=wings, turn=28, weather=CLEAR)).wings == wings


@pytest.mark.rule("s42:9.3.8.d", "s42:33.2.1.a")
def test_the_romanians_leave_with_the_winter_offensive() -> None:
    assert gathered(front({}, wings=AIR, turn=25, winter_offensive=24)).wings == (READY, READY, Wing(GONE))
