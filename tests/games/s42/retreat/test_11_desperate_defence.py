"""Chapter 11: those who have nowhere to go, fighting withdrawals, battles for cities."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.games.s42.advance.advance import ChooseAdvance
from grognard.games.s42.combat.city_battles import tidy
from grognard.games.s42.data.units import GERMAN, TYPE, UNITS
from grognard.games.s42.interface.actions import Retreat, Stand
from grognard.games.s42.retreat.determined_defense import StandFast
from grognard.games.s42.retreat.retreat import ChooseRetreat
from grognard.games.s42.state.position import DISRUPTED, ELIMINATED, GOOD, IN_FULL_RETREAT
from tests.games.s42.falling_back import ends, piece, place, stands
from tests.games.s42.front import front
from tests.games.s42.holding import (
    CITY,
    NORTH,
    advance,
    axis,
    battle_marker,
    outcome,
    pocket,
    soviets,
    stood,
    told_to_go,
)
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import play, refused, table, told

# -- 11.5 desperate defence ------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.5.1.a", "s42:11.5.1.c", "s42:11.5.2.b")
def test_the_desperate_try_until_they_hold_or_die() -> None:
    game = told_to_go(soviets("su-6 su-1", pocket()), dice=(1, 3, 6))
    play(game, Stand("su-6"))
    assert piece(game, "su-6").steps == 1  # F -/1: one step in all
    play(game, Stand("su-1"))
    assert piece(game, "su-1").steps == 1  # F -/-: one step as well
    play(game, Stand("su-1"))
    assert outcome(game) == "held"
    assert place(game, "su-1") == ELIMINATED
    assert stands(game, "su-6", CENTRE)


@pytest.mark.rule("s42:11.5.1.c", "s42:12.3.a")
def test_when_all_have_died_the_hex_is_lost() -> None:
    game = told_to_go(soviets("su-16bde", pocket()), dice=(3,))
    play(game, Stand("su-16bde"))
    assert place(game, "su-16bde") == ELIMINATED
    assert isinstance(game.decision, ChooseAdvance)


@pytest.mark.rule("s42:11.5.1.a", "s42:12.1.3.e")
def test_who_can_buy_his_life_with_a_step_is_not_desperate() -> None:
    sea = steppe(terrain=dict.fromkeys(("3120", "3121", "2921", "2920", "3018", "2919", "3119"), "sea"))
    alone = front({CENTRE: "su-6", "3021": "ge-44"}, sea, turn=2)
    saved = front({CENTRE: "su-6", "3019": "su-1", "3021": "ge-44"}, sea, turn=2)
    assert isinstance(told_to_go(alone).decision, StandFast)
    assert isinstance(told_to_go(saved).decision, ChooseRetreat)


@pytest.mark.rule("s42:11.5.1.a")
def test_where_one_of_them_would_live_no_unit_is_desperate() -> None:
    sea = dict.fromkeys(("3120", "3121", "2921", "2920"), "sea")
    patch = steppe(terrain={**sea, "3019": "mountain"})
    tanks = front({CENTRE: "su-1tc", "3021": "ge-44"}, patch, turn=2)
    both = front({CENTRE: "su-1tc su-6", "3021": "ge-44"}, patch, turn=2)
    assert isinstance(told_to_go(tanks).decision, StandFast)
    assert isinstance(told_to_go(both).decision, ChooseRetreat)


@pytest.mark.rule("s42:11.5.1.b")
def test_a_port_that_feeds_its_defenders_is_held_to_the_last() -> None:
    ring = ("1750", "1849", "1949", "2048", "2148", "2248", "2349", "2449", "2550", "2551", "2552", "2553", "2554")
    divisions = (unit for k, unit in enumerate(UNITS) if GERMAN[k] and TYPE[k] == "infantry" and unit != "ge-44")
    cut = dict(zip(ring, divisions, strict=False))
    open_ = front({"2152": "su-6", "2151": "ge-44"}, steppe(), turn=2)
    shut = front({"2152": "su-6", "2151": "ge-44", **cut}, steppe(), turn=2)
    assert isinstance(told_to_go(open_, target="2152").decision, ChooseRetreat)
    assert isinstance(told_to_go(shut, target="2152").decision, StandFast)


@pytest.mark.rule("s42:11.5.2.a", "s42:11.5.2.c", "s42:11.5.2.d", "s42:11.5.2.e", "s42:11.5.2.f", "s42:11.5.2.g")
@pytest.mark.rule("s42:11.5.2.h")
def test_the_example_of_two_divisions_in_the_woods() -> None:
    position = axis("ge-gd ge-44/2", pocket("woods"))
    game = told_to_go(position, "su-6", label="D1", dice=(2, 4))
    play(game, Stand("ge-gd"))
    assert outcome(game) == "again"
    assert piece(game, "ge-gd").steps == 2
    play(game, Stand("ge-gd"))
    assert outcome(game) == "held"
    lost = (3 - piece(game, "ge-44").steps) + 2
    assert lost == 3
    assert stands(game, "ge-44", CENTRE)


# -- 11.6.1 fighting withdrawal --------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.6.a", "s42:11.6.1.a", "s42:11.6.1.b", "s42:11.6.1.c", "s42:11.6.1.d", "s42:11.6.1.e")
@pytest.mark.rule("s42:11.6.1.f", "s42:11.6.2.i", "s42:11.4.1.b", "s42:14.2.4.a")
def test_a_fighting_withdrawal_is_one_hex_or_two() -> None:
    game = stood(soviets(), 5, "su-6", label="D1")
    assert outcome(game) == "withdrawal"
    assert advance(game) == (1, False)
    assert {"3019", "3018"} <= ends(game, "su-6")
    refused(game, Retreat("su-6", (*NORTH, "3017")), by="11.6.1.c")
    play(game, Retreat("su-6", ("3019",)))
    assert piece(game, "su-6").order == DISRUPTED


@pytest.mark.rule("s42:11.6.1.e", "s42:13.1.3.c")
def test_the_disrupted_run_from_it() -> None:
    game = stood(soviets("su-6 su-1!"), 5, "su-6")
    play(game, Retreat("su-1", ("3019",)))
    assert piece(game, "su-1").order == IN_FULL_RETREAT


@pytest.mark.rule("s42:11.6.1.g")
def test_with_the_last_step_gone_the_advance_is_still_one_hex(advances: list[tuple[int, bool]]) -> None:
    position = soviets("su-16bde", CITY).but(battles=(battle_marker(1),))
    game = stood(position, 2, "su-16bde")
    assert place(game, "su-16bde") == ELIMINATED
    assert advances == [(1, False)]


@pytest.mark.rule("s42:11.6.1.h", "s42:11.6.1.i")
def test_for_the_desperate_it_fails_once_and_holds_twice_in_a_row() -> None:
    game = told_to_go(soviets("su-6 su-1", pocket()), dice=(5, 5))
    play(game, Stand("su-6"))
    assert outcome(game) == "again"
    assert piece(game, "su-6").steps == 1
    play(game, Stand("su-1"))
    assert outcome(game) == "held"
    assert piece(game, "su-1").steps == 1


@pytest.mark.rule("s42:11.6.1.i")
def test_not_with_a_failure_between() -> None:
    game = told_to_go(soviets("su-6 su-1", pocket()), dice=(5, 2, 5))
    for unit in ("su-6", "su-1"):
        play(game, Stand(unit))
    play(game, Stand("su-6"))
    assert outcome(game) == "again"


# -- 11.6.2 city battle ----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.6.2.a", "s42:11.6.2.j", "s42:11.6.2.g")
def test_a_partial_success_in_a_city_starts_a_battle() -> None:
    game = stood(soviets("su-6", CITY), 3, "su-6")
    assert outcome(game) == "city-battle"
    assert game.position.battles == (battle_marker(1),)
    assert stands(game, "su-6", CENTRE)
    assert piece(game, "su-6").order == GOOD
    assert game.decision is None


@pytest.mark.rule("s42:11.6.2.b", "s42:11.6.2.c", "s42:11.6.2.d")
@pytest.mark.parametrize(
    ("place_", "level", "after"),
    [("city", 0, "city-battle"), ("city", 1, "withdrawal"), ("major", 1, "city-battle"), ("major", 2, "withdrawal")],
)
def test_a_minor_city_bears_one_and_a_major_one_two(place_: str, level: int, after: str) -> None:
    position = soviets("su-6", steppe(places={CENTRE: place_}))
    if level:
        position = position.but(battles=(battle_marker(level),))
    game = stood(position, 3, "su-6")
    assert outcome(game) == after
    if after == "city-battle":
        assert [battle.level for battle in game.position.battles] == [level + 1]


@pytest.mark.rule("s42:11.4.2.a", "s42:11.6.2.a")
def test_with_the_last_step_gone_there_is_no_battle_but_a_hex_to_take(advances: list[tuple[int, bool]]) -> None:
    game = stood(soviets("su-16bde", CITY), 2, "su-16bde")
    assert outcome(game) == "city-battle"
    assert game.position.battles == ()
    assert advances == [(1, True)]


@pytest.mark.rule("s42:11.6.2.e")
def test_the_marker_goes_when_the_defender_leaves() -> None:
    game = stood(soviets("su-6", CITY).but(battles=(battle_marker(1),)), 1, "su-6")
    play(game, Retreat("su-6", NORTH))
    assert game.position.battles == ()
    assert "city-battle-over" in told(game)


@pytest.mark.rule("s42:11.6.2.f")
def test_the_marker_goes_when_the_last_who_brought_it_has_left() -> None:
    two = battle_marker(1, "ge-44", "ge-45")
    near = front({CENTRE: "su-6", "3021": "ge-45", "3023": "ge-44"}, CITY, battles=(two,))
    gone = front({CENTRE: "su-6", "3022": "ge-45", "3023": "ge-44", "3021": "ge-46"}, CITY, battles=(two,))
    for position, left in ((near, 1), (gone, 0)):
        game = table(position)
        tidy(game)
        assert len(game.position.battles) == left


@pytest.mark.rule("s42:11.6.2.h", "s42:29.1.1.d")
@pytest.mark.parametrize(("hexes", "left"), [({CENTRE: "su-6 ge-45"}, 1), ({CENTRE: "su-6", "3021": "ge-44"}, 0)])
def test_with_contested_cities_chapter_29_says_when(hexes: dict[str, str], left: int) -> None:
    """Both must be in the city, whichever of those that first attacked it is near."""
    city = front(hexes, CITY, battles=(battle_marker(1),))
    game = table(city.but(rules=replace(city.rules, contested_cities=True)))
    tidy(game)
    assert len(game.position.battles) == left
