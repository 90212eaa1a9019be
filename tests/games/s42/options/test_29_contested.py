"""Chapter 29: cities that both sides hold; how one gets in, fights there, and is thrown out."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.s42.combat.combat_phase import CombatPhase
from grognard.games.s42.data.board import HEX, Patch
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    Attack,
    Commit,
    EndEntry,
    EnterCity,
    FallBack,
    Go,
    Join,
    Move,
    Retreat,
    Stand,
)
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.state.markers import CityBattle
from grognard.games.s42.state.position import ELIMINATED, Position
from tests.games.s42.falling_back import place, stands
from tests.games.s42.front import front, odds
from tests.games.s42.holding import outcome, told_to_go
from tests.games.s42.marches import goes
from tests.games.s42.pursuit import legal, settled
from tests.games.s42.steppe import CENTRE, river, steppe
from tests.games.s42.table import play, refused, table

SOUTH, WEST = "3021", "2921"
CITY, METROPOLIS = steppe(places={CENTRE: "city"}), steppe(places={CENTRE: "major"})


def fought_over(
    hexes: dict[str, str],
    level: int = 1,
    patch: Patch = CITY,
    *,
    on: bool = True,
    defender: int = SOVIET,
    **fields: Any,
) -> Position:
    """A position with the rule in force, and a marker of this level in 3020."""
    position = front(hexes, patch, **{"turn": 8, **fields})
    marker = CityBattle(HEX[CENTRE], level, defender, (UNIT["ge-44"],))
    return position.but(rules=replace(position.rules, contested_cities=on), battles=(marker,) if level else ())


def stormed(units: str = "ge-44", die: int = 3, patch: Patch = CITY, *, on: bool = True, **more: str) -> Game[Position]:
    """The defenders of the city have stood against an attack from 3021 and 2921."""
    hexes = {name[1:]: stack for name, stack in more.items()}
    position = fought_over({CENTRE: "su-6", SOUTH: units, **hexes}, 0, patch, on=on)
    attackers = [unit for stack in (units, more.get("h2921", "")) for unit in stack.split()]
    game = told_to_go(position, *attackers, dice=(die,))
    play(game, Stand("su-6"))
    return game


def levels(game: Game[Position]) -> list[int]:
    return [battle.level for battle in game.position.battles]


# -- 29.1.1 how a city becomes contested -----------------------------------------------------------------------------


@pytest.mark.rule("s42:29.1.1.a", "s42:29.1.2.a", "s42:29.1.1.b")
def test_a_partial_success_brings_the_attacker_into_the_city() -> None:
    game = stormed("ge-44 ge-45")
    assert outcome(game) == "city-battle"
    assert game.waiting == ("axis",)
    refused(game, EndEntry(), by="29.1.1.a")
    play(game, EnterCity("ge-44"))
    play(game, EndEntry())
    assert stands(game, "ge-44", CENTRE)
    assert stands(game, "su-6", CENTRE)
    assert stands(game, "ge-45", SOUTH)
    assert levels(game) == [1]


@pytest.mark.rule("s42:29.1.1.a", "s42:11.6.2.a")
def test_no_unit_goes_in_where_the_rule_is_not_used() -> None:
    game = stormed("ge-44 ge-45", on=False)
    assert levels(game) == [1]
    assert game.decision is None
    assert stands(game, "ge-44", SOUTH)


@pytest.mark.rule("s42:29.1.1.a")
@pytest.mark.parametrize("die", [4, 6])
def test_nor_after_another_result(die: int) -> None:
    game = settled(stormed(die=die))
    assert outcome(game) == "held"
    assert stands(game, "ge-44", SOUTH)
    assert game.position.battles == ()


@pytest.mark.rule("s42:29.1.1.a")
def test_only_attackers_go_in() -> None:
    game = stormed("ge-44 ge-45")
    assert {action for action in legal(game) if isinstance(action, EnterCity)} == {
        EnterCity("ge-44"),
        EnterCity("ge-45"),
    }
    near = fought_over({CENTRE: "su-6", SOUTH: "ge-44 ge-45", "3120": "ge-46"}, 0)
    game = told_to_go(near, "ge-44", "ge-45", dice=(3,))
    play(game, Stand("su-6"))
    assert EnterCity("ge-46") not in legal(game)


@pytest.mark.rule("s42:29.1.1.c", "s42:29.1.1.a")
def test_each_side_stacks_for_itself() -> None:
    """Three Axis divisions beside two Soviet ones; a fourth is too many."""
    game = stormed("ge-44 ge-45 ge-46", h2921="ge-50 ge-503hv")
    for unit in ("ge-44", "ge-45", "ge-46"):
        play(game, EnterCity(unit))
    refused(game, EnterCity("ge-50"), by="29.1.1.c")
    play(game, EnterCity("ge-503hv"))
    assert stands(game, "ge-46", CENTRE)
    assert stands(game, "ge-50", WEST)


@pytest.mark.rule("s42:29.1.1.d")
def test_when_one_side_has_left_the_marker_goes() -> None:
    position = fought_over({CENTRE: "su-6 ge-44"})
    game = goes(position, "ge-44", SOUTH)
    assert game.position.battles == ()
    two = fought_over({CENTRE: "su-6 ge-44 ge-45"})
    assert levels(goes(two, "ge-44", SOUTH)) == [1]


@pytest.mark.rule("s42:29.1.1.e")
def test_defenders_in_it_are_doubled() -> None:
    """Tanks too, whom a city does not double."""
    inside = fought_over({CENTRE: "su-1tc ge-44", SOUTH: "ge-45"})
    before = fought_over({CENTRE: "su-1tc", SOUTH: "ge-44 ge-45"}, 0)
    assert odds(inside, "ge-44", "ge-45").defence == 10
    assert odds(before, "ge-44", "ge-45").defence == 5


@pytest.mark.rule("s42:29.1.1.e")
def test_of_both_sides() -> None:
    position = fought_over({CENTRE: "ge-22pz su-6", SOUTH: "su-1"})
    assert odds(position, "su-6", "su-1").defence == 10


# -- 29.1.3 combat ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:29.1.3.a", "s42:29.1.3.b")
def test_those_inside_and_outside_attack_together() -> None:
    """Over the river the one is halved, in the city the other is not."""
    patch = steppe(places={CENTRE: "city"}, waters=river("major", 20))
    position = fought_over({CENTRE: "su-6 ge-44", SOUTH: "ge-45"}, patch=patch)
    game = table(position, CombatPhase(side=AXIS), dice=(1,))
    play(game, Attack(CENTRE))
    for unit in ("ge-44", "ge-45"):
        play(game, Join(unit))
    play(game, Commit())
    settled(game)
    event = next(event for event in game.events or [] if event.what == "battle")
    assert event.args["attack"] == 9


@pytest.mark.rule("s42:29.1.3.a")
def test_those_inside_may_attack_alone() -> None:
    position = fought_over({CENTRE: "su-6/1 ge-44 ge-45"})
    game = table(position, CombatPhase(side=AXIS), dice=(1,))
    play(game, Attack(CENTRE))
    play(game, Join("ge-44"))
    play(game, Join("ge-45"))
    play(game, Commit())
    settled(game)
    assert [event.args["attack"] for event in game.events or [] if event.what == "battle"] == [12]


@pytest.mark.rule("s42:29.1.3.c")
def test_no_unit_attacks_out_of_it() -> None:
    position = fought_over({CENTRE: "su-6 ge-44", "3019": "su-1", "3120": "ge-45"})
    game = table(position, CombatPhase(side=AXIS))
    play(game, Attack("3019"))
    refused(game, Join("ge-44"), by="29.1.3.c")
    play(game, Join("ge-45"))


@pytest.mark.rule("s42:29.1.3.c")
def test_the_original_defenders_neither() -> None:
    position = fought_over({CENTRE: "su-6 ge-44", SOUTH: "ge-45", WEST: "su-1"})
    game = table(position, CombatPhase(side=SOVIET))
    play(game, Attack(SOUTH))
    refused(game, Join("su-6"), by="29.1.3.c")
    play(game, Join("su-1"))


def counterattacked(level: int, die: int = 2, patch: Patch = METROPOLIS, **more: Any) -> Game[Position]:
    """The Soviets attack the Axis in the city, who stand; a German division adds one there."""
    position = fought_over({CENTRE: "su-6 ge-44", "3019": "su-1"}, level, patch, **more)
    game = told_to_go(position, "su-6", "su-1", dice=(die,))
    play(game, Stand("ge-44"))
    return game


@pytest.mark.rule("s42:29.1.3.d")
def test_a_counterattack_takes_one_level_off() -> None:
    game = settled(counterattacked(2))
    assert levels(game) == [1]
    assert stands(game, "ge-44", CENTRE)
    assert stands(game, "su-6", CENTRE)


@pytest.mark.rule("s42:29.1.3.e", "s42:29.1.3.f")
def test_at_nought_the_attacker_is_thrown_out() -> None:
    game = counterattacked(1)
    assert stands(game, "ge-44", CENTRE)
    assert any(isinstance(action, Retreat) for action in legal(game))
    settled(game)
    assert not stands(game, "ge-44", CENTRE)
    assert place(game, "ge-44") != ELIMINATED
    assert game.position.battles == ()


@pytest.mark.rule("s42:29.1.3.d")
def test_a_full_success_leaves_the_level_alone() -> None:
    game = settled(counterattacked(2, die=6))
    assert outcome(game) == "held"
    assert levels(game) == [2]


@pytest.mark.rule("s42:29.1.3.d", "s42:11.6.2.d")
def test_the_attacker_adds_one() -> None:
    """In a metropolis the marker goes up to two."""
    position = fought_over({CENTRE: "su-6 ge-44", SOUTH: "ge-45"}, 1, METROPOLIS)
    game = told_to_go(position, "ge-44", "ge-45", dice=(3,))
    play(game, Stand("su-6"))
    if game.decision is not None:
        play(game, EndEntry())
    assert levels(game) == [2]
    assert stands(game, "ge-44", CENTRE)


@pytest.mark.rule("s42:29.1.1.d", "s42:29.1.4.a")
def test_who_drives_the_defenders_out_has_the_city() -> None:
    position = fought_over({CENTRE: "su-6 ge-44", SOUTH: "ge-45"})
    game = told_to_go(position, "ge-44", "ge-45", dice=(1,))
    play(game, Stand("su-6"))
    settled(game)
    assert not stands(game, "su-6", CENTRE)
    assert game.position.battles == ()
    assert stands(game, "ge-44", CENTRE)
    assert game.position.controller(HEX[CENTRE]) == AXIS


# -- 29.1.2 movement -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:29.1.2.a", "s42:5.1.h")
def test_a_city_that_is_not_contested_is_entered_by_no_unit() -> None:
    position = fought_over({CENTRE: "su-6", SOUTH: "ge-44"}, 0)
    game = table(position, MovementPhase(side=AXIS))
    play(game, Move(("ge-44",)))
    refused(game, Go(CENTRE, "tactical"), by="5.1.h")


@pytest.mark.rule("s42:29.1.2.b")
def test_others_come_in_by_tactical_movement() -> None:
    position = fought_over({CENTRE: "su-6 ge-44", SOUTH: "ge-45"})
    game = table(position, MovementPhase(side=AXIS))
    play(game, Move(("ge-45",)))
    refused(game, Go(CENTRE), by="29.1.2.b")
    play(game, Go(CENTRE, "tactical"))
    assert stands(game, "ge-45", CENTRE)


@pytest.mark.rule("s42:29.1.2.c", "s42:29.1.2.d")
def test_no_unit_leaves_it_for_a_zone() -> None:
    """With one hex to go there is no way round."""
    position = fought_over({CENTRE: "su-6 ge-44+replaced", "3018": "su-1"})
    game = table(position, MovementPhase(side=AXIS))
    play(game, Move(("ge-44",)))
    refused(game, Go("3019", "tactical"), by="29.1.2.c")
    held = fought_over({CENTRE: "su-6 ge-44+replaced", "3018": "su-1", "3019": "ge-45"})
    game = table(held, MovementPhase(side=AXIS))
    play(game, Move(("ge-44",)))
    play(game, Go("3019", "tactical"))
    assert stands(game, "ge-44", "3019")


# -- more of the fighting --------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:29.1.3.a")
def test_from_outside_only_the_enemy_is_attacked() -> None:
    """The Soviets beside the city attack the Axis in it; their own division neither defends nor must attack."""
    position = fought_over({CENTRE: "su-6 ge-22pz", "3019": "su-32gds su-33gds"})
    game = table(position, CombatPhase(side=SOVIET), dice=(1,))
    play(game, Attack(CENTRE))
    for unit in ("su-32gds", "su-33gds"):
        play(game, Join(unit))
    play(game, Commit())
    settled(game)
    event = next(event for event in game.events or [] if event.what == "battle")
    assert (event.args["defenders"], event.args["attack"], event.args["defence"]) == (("ge-22pz",), 8, 10)


@pytest.mark.rule("s42:29.1.1.d", "s42:11.6.2.d")
def test_when_the_marker_can_grow_no_more_the_defenders_withdraw() -> None:
    """A minor city bears one level: the next partial success is a fighting withdrawal."""
    position = fought_over({CENTRE: "su-6 ge-44", SOUTH: "ge-45"})
    game = told_to_go(position, "ge-44", "ge-45", dice=(3,))
    play(game, Stand("su-6"))
    assert outcome(game) == "withdrawal"
    play(game, Retreat("su-6", ("3019", "3018")))
    assert game.position.battles == ()
    assert stands(game, "ge-44", CENTRE)


@pytest.mark.rule("s42:29.1.1.d")
def test_attackers_who_are_driven_out_take_the_marker_with_them() -> None:
    position = fought_over({CENTRE: "su-6 ge-44", "3019": "su-1"}, 2, METROPOLIS)
    game = told_to_go(position, "su-6", "su-1")
    play(game, FallBack())
    settled(game)
    assert not stands(game, "ge-44", CENTRE)
    assert game.position.battles == ()
    assert stands(game, "su-6", CENTRE)
