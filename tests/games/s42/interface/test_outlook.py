"""What is open to the player who is asked in a battle: the chances of every determined defence, the hexes that are left
of an advance, and who would break through where."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.s42.combat.air_support import WINGS
from grognard.games.s42.data.units import AXIS
from grognard.games.s42.interface.actions import Attack, Breakthrough, CallAir, Commit, Join, Stand
from grognard.games.s42.interface.previews import NOTHING, Pursuit, Spearhead, Stands
from grognard.games.s42.state.markers import AIR_BOX, Wing
from grognard.games.s42.state.position import RAIN, Position
from grognard.games.s42.system import S42
from tests.games.s42.front import front, phase
from tests.games.s42.holding import CITY, WOODS, axis, outcome, pocket, soviets, stood, told_to_go
from tests.games.s42.pursuit import PANZERS, battles, goes_on, legal, settled, won
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import play

SYSTEM = S42()
SOUTH = "3021"
BRIGADE = "su-19bde"


def ask(game: Game[Position], what: str, **args: Any) -> Any:
    return SYSTEM.query(game, None, what, args)


def hexes_left(game: Game[Position]) -> dict[str, int]:
    return {runner.unit: runner.hexes for runner in ask(game, "advance").advancing}


# -- 11 determined defence -------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.2.1.h", "s42:11.4.1.a", "s42:11.6.1.a")
@pytest.mark.parametrize("patch", [None, WOODS, CITY])
def test_faces_are_those_that_the_dice_bring(patch: Any) -> None:
    """Every face is thrown, and what it came to is counted."""
    position = soviets("su-6", patch)
    (way,) = ask(told_to_go(position), "stand").ways
    assert bool(way.streets) == (patch is CITY)
    came = Counter(outcome(stood(position, die, "su-6")) for die in range(1, 7))
    lost = [
        event.args
        for die in range(1, 7)
        for event in stood(position, die, "su-6").events or []
        if event.what == "determined-defence"
    ]
    assert way.holds == came["held"] + came["city-battle"]
    assert way.streets == came["city-battle"]
    assert way.withdraws == came["withdrawal"]
    assert way.costs == sum(bool(args["losses"]) for args in lost)
    assert way.bleeds == sum(bool(args["attackers"]) for args in lost)


@pytest.mark.rule("s42:11.2.4.a", "s42:11.2.4.c")
def test_every_answer_has_its_chances() -> None:
    """Under each unit, alone and with the air unit that can help."""
    wings = (Wing(AIR_BOX), *(Wing(AIR_BOX, used=True) for _ in WINGS[1:]))
    game = told_to_go(axis("ge-44 ge-45", WOODS, wings=wings), "su-6")
    found = ask(game, "stand")
    assert isinstance(found, Stands)
    answers = [(action.unit, action.support) for action in legal(game) if isinstance(action, Stand)]
    assert [(way.lead, way.support) for way in found.ways] == answers
    assert set(answers) == {(unit, help_) for unit in ("ge-44", "ge-45") for help_ in ("", WINGS[0])}
    holds = {bool(way.support): way.holds for way in found.ways}
    assert holds[True] == holds[False] + 1


@pytest.mark.rule("s42:28.1.3.a")
@pytest.mark.parametrize(("where", "leader"), [("3018", "su-chuikov"), ("3016", "")])
def test_leader_who_is_near_is_named(where: str, leader: str) -> None:
    position = front({CENTRE: "su-6", SOUTH: "ge-44", where: "su-chuikov"}, turn=8)
    position = position.but(rules=replace(position.rules, commanders=True))
    assert ask(told_to_go(position), "stand").leader == leader


@pytest.mark.rule("s42:11.5.2.b", "s42:11.6.1.h")
def test_for_the_desperate_every_failure_costs_a_step() -> None:
    free, shut = (ask(told_to_go(soviets("su-6", patch)), "stand").ways[0] for patch in (None, pocket()))
    assert (free.desperate, shut.desperate) == (False, True)
    assert free.holds == shut.holds
    assert shut.costs > free.costs
    assert free.withdraws > shut.withdraws == 0


def test_no_player_is_asked_nothing_is_open() -> None:
    game = won({SOUTH: "ge-3pz ge-6pz"}, *PANZERS)
    assert ask(game, "stand") == Stands(ways=(), leader="")
    assert ask(told_to_go(soviets()), "advance") == NOTHING


# -- 14 the advance --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:14.2.1.a", "s42:14.2.2.a", "s42:14.2.2.d")
def test_each_unit_has_the_hexes_of_its_speed() -> None:
    game = won({SOUTH: "ge-3pz ge-6pz ge-44"}, *PANZERS, "ge-44")
    found = ask(game, "advance")
    assert isinstance(found, Pursuit)
    assert (found.kind, found.hexes, found.breaks) == ("normal", 4, True)
    assert hexes_left(game) == {"ge-3pz": 4, "ge-6pz": 4, "ge-44": 2}
    goes_on(game, "ge-3pz", CENTRE)
    assert hexes_left(game)["ge-3pz"] == 3


@pytest.mark.rule("s42:14.5.i")
def test_who_is_stuck_has_nothing_left() -> None:
    game = won({SOUTH: "ge-3pz ge-6pz"}, *PANZERS, patch=steppe(terrain={CENTRE: "marsh"}), result="DR4")
    goes_on(game, "ge-3pz", CENTRE)
    assert hexes_left(game) == {"ge-3pz": 0, "ge-6pz": 3}


@pytest.mark.rule("s42:14.2.3.c", "s42:15.1.b")
def test_limited_advance_does_not_break_through() -> None:
    found = ask(won({SOUTH: "ge-44 ge-45", "2922": "su-6"}, "ge-44", result="EX"), "advance")
    assert (found.kind, found.hexes, found.breaks, found.spearheads) == ("limited", 1, False, ())


@pytest.mark.rule("s42:23.2.2.i")
def test_weather_shortens_what_is_told() -> None:
    found = ask(won({SOUTH: "ge-3pz"}, "ge-3pz", result="A1/D1", turn=18, weather=RAIN), "advance")
    assert (found.kind, found.hexes, found.breaks) == ("normal", 1, False)


# -- 15 breakthroughs ------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:15.2.4.a", "s42:15.2.4.c", "s42:15.2.5.b")
def test_breakthrough_names_its_group_and_its_price() -> None:
    game = won({SOUTH: "ge-3pz ge-6pz", "2921": "ge-44", "3122": BRIGADE}, *PANZERS, "ge-44", dice=(4,))
    (point,) = ask(game, "advance").spearheads
    assert point == Spearhead(target="3122", at="", units=PANZERS, air="", price=2), (
        "they turn aside from the hex they won"
    )
    odds = ask(game, "odds", target=point.target, units=point.units, kind="breakthrough")
    play(game, Breakthrough("3122"))
    assert battles(game)[-1] == ("3122", point.units, odds.column)


@pytest.mark.rule("s42:15.2.4.b", "s42:15.2.4.h", "s42:15.2.8.c")
def test_hex_of_a_breakthrough_is_paid_for() -> None:
    game = won({SOUTH: "ge-3pz ge-6pz", "3019": BRIGADE}, *PANZERS)
    for unit in PANZERS:
        goes_on(game, unit, CENTRE)
    (point,) = ask(game, "advance").spearheads
    assert point.price == 1
    play(game, Breakthrough("3019"))
    settled(game)
    found = {runner.unit: (runner.hexes, runner.free) for runner in ask(game, "advance").advancing}
    assert found == dict.fromkeys(PANZERS, (2, "3019"))


def flown() -> Game[Position]:
    """Two panzer divisions and their aircraft have beaten one division; another stands behind it."""
    hexes = {CENTRE: "su-6", SOUTH: "ge-3pz ge-6pz", "3019": "su-1"}
    game = phase(front(hexes, turn=2, wings=(Wing(AIR_BOX),) * len(WINGS)), AXIS, (6,))
    for action in (Attack(CENTRE), *map(Join, PANZERS), CallAir("air-viii"), Commit()):
        play(game, action)
    settled(game, {"su-6": ("2920", "2819", "2719", "2618")})
    for unit in PANZERS:
        goes_on(game, unit, CENTRE)
    return game


@pytest.mark.rule("s42:9.3.7.c", "s42:15.2.9.b")
def test_aircraft_that_came_along_shift_the_odds_of_a_breakthrough() -> None:
    game = flown()
    (point,) = ask(game, "advance").spearheads
    assert point.air == "air-viii"
    without, with_ = (
        ask(game, "odds", target=point.target, units=point.units, kind="breakthrough", air=air)
        for air in ("", point.air)
    )
    assert {shift.reason for shift in with_.shifts} - {shift.reason for shift in without.shifts} == {"air"}
