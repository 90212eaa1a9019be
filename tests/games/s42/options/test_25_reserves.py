"""Chapter 25: units kept back in the movement phase that advance in the combat phase without having fought."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.s42.combat.combat_phase import CombatPhase
from grognard.games.s42.data.board import Patch
from grognard.games.s42.data.units import AXIS, SOVIET
from grognard.games.s42.interface.actions import (
    Advance,
    Attack,
    Breakthrough,
    Commit,
    EndAdvance,
    EndCombat,
    EndMovement,
    Go,
    Halt,
    HoldBack,
    Join,
    Move,
    Release,
)
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.state.position import IN_RESERVE, Position
from tests.games.s42.falling_back import piece, stands
from tests.games.s42.front import front
from tests.games.s42.marches import is_on_the_way
from tests.games.s42.pursuit import breakthroughs, goes_on, has_stopped, legal, settled
from tests.games.s42.steppe import CENTRE, chain, steppe
from tests.games.s42.table import play, refused, table

SOUTH = "3021"


def agreed(hexes: dict[str, str], patch: Patch | None = None, *, on: bool = True, **fields: Any) -> Position:
    position = front(hexes, patch, **{"turn": 2, **fields})
    return position.but(rules=replace(position.rules, reserves=on))


def moving(position: Position, side: int = AXIS, *dice: int) -> Game[Position]:
    """The movement phase, and the combat phase after it."""
    return table(position, MovementPhase(side=side), CombatPhase(side=side), dice=dice)


def fighting(position: Position, *dice: int, side: int = AXIS) -> Game[Position]:
    return table(position, CombatPhase(side=side), dice=dice)


def walks(game: Game[Position], unit: str, *way: str) -> Game[Position]:
    play(game, Move((unit,)))
    for to in way:
        play(game, Go(to))
    if is_on_the_way(game):
        play(game, Halt())
    return game


def kept(game: Game[Position], unit: str) -> bool:
    return piece(game, unit).has(IN_RESERVE)


# -- 25.2.1 who is kept back -----------------------------------------------------------------------------------------


@pytest.mark.rule("s42:25.2.1.a")
@pytest.mark.parametrize("units", [("ge-44",), ("ge-44", "ge-45")])
def test_a_unit_or_the_units_of_a_hex_go_into_reserve(units: tuple[str, ...]) -> None:
    game = moving(agreed({CENTRE: "ge-44 ge-45"}))
    play(game, HoldBack(units))
    assert [kept(game, unit) for unit in ("ge-44", "ge-45")] == ["ge-44" in units, "ge-45" in units]


@pytest.mark.rule("s42:25.2.1.a")
def test_not_units_of_two_hexes_nor_of_the_enemy() -> None:
    game = moving(agreed({CENTRE: "ge-44", "3022": "ge-45", "3016": "su-6"}))
    refused(game, HoldBack(("ge-44", "ge-45")), by="25.2.1.a")
    refused(game, HoldBack(("su-6",)), by="25.2.1.a")


@pytest.mark.rule("s42:25.0.a")
def test_only_where_it_was_agreed() -> None:
    game = moving(agreed({CENTRE: "ge-44"}, on=False))
    assert HoldBack(("ge-44",)) not in legal(game)
    refused(game, HoldBack(("ge-44",)), by="25.0.a")


@pytest.mark.rule("s42:25.2.1.b")
@pytest.mark.parametrize("order", ["!", "!!"])
def test_only_in_good_order(order: str) -> None:
    refused(moving(agreed({CENTRE: f"ge-44{order}"})), HoldBack(("ge-44",)), by="25.2.1.b")


@pytest.mark.rule("s42:25.2.1.c")
def test_after_one_hex_but_not_after_two() -> None:
    one = walks(moving(agreed({CENTRE: "ge-3pz"})), "ge-3pz", "3019")
    play(one, HoldBack(("ge-3pz",)))
    assert kept(one, "ge-3pz")
    two = walks(moving(agreed({CENTRE: "ge-3pz"})), "ge-3pz", "3019", "3018")
    refused(two, HoldBack(("ge-3pz",)), by="25.2.1.c")


@pytest.mark.rule("s42:25.2.1.c")
def test_not_after_entering_a_zone() -> None:
    entered = walks(moving(agreed({CENTRE: "ge-44", "3018": "su-6"})), "ge-44", "3019")
    refused(entered, HoldBack(("ge-44",)), by="25.2.1.c")
    there = moving(agreed({CENTRE: "ge-44", "3019": "su-6"}))
    play(there, HoldBack(("ge-44",)))
    assert kept(there, "ge-44")


@pytest.mark.rule("s42:25.2.1.d")
def test_not_with_a_replacement() -> None:
    game = moving(agreed({CENTRE: "ge-44+replaced ge-45"}))
    refused(game, HoldBack(("ge-44",)), by="25.2.1.d")
    play(game, HoldBack(("ge-45",)))


@pytest.mark.rule("s42:25.2.1.e")
def test_who_is_in_reserve_moves_no_more() -> None:
    game = moving(agreed({CENTRE: "ge-44 ge-45"}))
    play(game, HoldBack(("ge-44",)))
    refused(game, Move(("ge-44",)), by="25.2.1.e")
    walks(game, "ge-45", "3019")


@pytest.mark.rule("s42:25.2.2.a")
def test_three_markers_a_side() -> None:
    hexes = {CENTRE: "ge-44 ge-45", "3022": "ge-46", "3024": "ge-50", "2822": "ge-57", "2616": "su-6"}
    game = moving(agreed(hexes))
    play(game, HoldBack(("ge-44", "ge-45")))
    for unit in ("ge-46", "ge-50"):
        play(game, HoldBack((unit,)))
    refused(game, HoldBack(("ge-57",)), by="25.2.2.a")
    theirs = moving(game.position, SOVIET)
    play(theirs, HoldBack(("su-6",)))
    assert kept(theirs, "su-6")


# -- 25.2.3 how they are let go --------------------------------------------------------------------------------------


def waiting(*dice: int, patch: Patch | None = None, units: str = "ge-44+in-reserve", **more: str) -> Game[Position]:
    """A reserve in 3023, two hexes behind the panzers of 3021 who face a brigade in 3020."""
    hexes = {name[1:]: stack for name, stack in more.items()}
    position = agreed({CENTRE: "su-16bde", SOUTH: "ge-3pz ge-6pz", "3023": units, **hexes}, patch)
    return fighting(position, *dice)


def attacks(game: Game[Position], *units: str, target: str = CENTRE) -> Game[Position]:
    play(game, Attack(target))
    for unit in units:
        play(game, Join(unit))
    play(game, Commit())
    return settled(game)


@pytest.mark.rule("s42:25.1.a", "s42:25.2.3.a", "s42:25.2.3.b", "s42:25.2.3.g")
def test_without_any_combat_they_advance_two_hexes() -> None:
    game = waiting()
    play(game, Release("3023"))
    assert not kept(game, "ge-44")
    goes_on(game, "ge-44", "3024", "3025")
    assert stands(game, "ge-44", "3025")


@pytest.mark.rule("s42:25.2.3.b")
def test_no_further_even_on_wheels() -> None:
    game = waiting(units="ge-9pz+in-reserve ge-11pz+in-reserve")
    play(game, Release("3023"))
    goes_on(game, "ge-9pz", "3024", "3025")
    refused(game, Advance("ge-9pz", "3026"), by="25.2.3.b")
    goes_on(game, "ge-11pz", "3022")
    assert stands(game, "ge-11pz", "3022")


@pytest.mark.rule("s42:25.2.3.b", "s42:14.4.2.a")
def test_zones_stop_them_as_in_any_advance() -> None:
    game = waiting(units="ge-9pz+in-reserve ge-11pz+in-reserve", h3025="su-6")
    play(game, Release("3023"))
    goes_on(game, "ge-9pz", "3024")
    refused(game, Advance("ge-9pz", "2925"), by="14.4.2.a")


@pytest.mark.rule("s42:25.2.3.a", "s42:25.2.1.a")
def test_any_number_at_any_moment_but_no_unit_that_was_not_kept_back() -> None:
    game = waiting(h2823="ge-45+in-reserve", h3224="ge-46")
    play(game, Release("3023"))
    goes_on(game, "ge-44", "3022")
    play(game, EndAdvance())
    play(game, Release("2823"))
    goes_on(game, "ge-45", "2822")
    play(game, EndAdvance())
    assert stands(game, "ge-45", "2822")
    assert Release("3224") not in legal(game)
    refused(game, Release("3224"), by="25.2.3.a")
    assert Attack(CENTRE) in legal(game)


@pytest.mark.rule("s42:25.2.3.a")
def test_after_a_combat_too() -> None:
    game = attacks(waiting(), "ge-3pz", "ge-6pz")
    while EndAdvance() in legal(game):
        play(game, EndAdvance())
    play(game, Release("3023"))
    goes_on(game, "ge-44", "3022", SOUTH)
    assert stands(game, "ge-44", SOUTH)


def loosed(patch: Patch | None = None, **more: str) -> Game[Position]:
    """After the brigade of 3020 is gone the panzers stay, and the reserve beside them in 3021 or 2921 is let go."""
    game = attacks(waiting(patch=patch, **{"h2921": "ge-9pz+in-reserve", **more}), "ge-3pz", "ge-6pz")
    while EndAdvance() in legal(game):
        play(game, EndAdvance())
    play(game, Release("2921"))
    return game


@pytest.mark.rule("s42:25.2.3.c")
def test_after_a_combat_the_zone_in_the_vacated_hex_does_not_stop_them() -> None:
    """3120 controls 3020."""
    game = loosed(h3120="su-6")
    goes_on(game, "ge-9pz", CENTRE, "2920")
    assert stands(game, "ge-9pz", "2920")


@pytest.mark.rule("s42:25.2.3.c")
def test_other_zones_do() -> None:
    game = loosed(h2819="su-6")
    goes_on(game, "ge-9pz", "2920")
    assert has_stopped(game, "ge-9pz")
    assert stands(game, "ge-9pz", "2920")


@pytest.mark.rule("s42:25.2.3.d")
def test_they_attack_no_unit_afterwards() -> None:
    game = waiting(units="ge-44+in-reserve ge-45", h3024="su-6")
    play(game, Release("3023"))
    play(game, EndAdvance())
    play(game, Attack("3024"))
    refused(game, Join("ge-44"), by="25.2.3.d")
    play(game, Join("ge-45"))


@pytest.mark.rule("s42:25.2.3.d")
def test_they_do_not_break_through() -> None:
    game = loosed(h3019="su-6")
    goes_on(game, "ge-9pz", CENTRE)
    assert breakthroughs(game) == set()
    assert Breakthrough("3019") not in legal(game)


@pytest.mark.rule("s42:25.2.3.e")
def test_they_cross_no_major_river() -> None:
    water = {f"3023/{near}": "major" for near in ("3123", "3124", "3024", "2924", "2923")}
    game = waiting(patch=steppe(waters=water), units="ge-44+in-reserve ge-45+in-reserve")
    play(game, Release("3023"))
    refused(game, Advance("ge-44", "3024"), by="25.2.3.e")
    frozen = agreed({"3023": "ge-44+in-reserve"}, steppe(waters=water), turn=28)
    game = fighting(frozen)
    play(game, Release("3023"))
    goes_on(game, "ge-44", "3024")
    assert stands(game, "ge-44", "3024")


@pytest.mark.rule("s42:25.2.3.f")
def test_bridges_and_pontoons_carry_them() -> None:
    water = chain("major", "3023", "3022")
    bridged = steppe(waters=water, crossings=chain("bridge", "3023", "3022"))
    game = waiting(patch=bridged)
    play(game, Release("3023"))
    goes_on(game, "ge-44", "3022")
    assert stands(game, "ge-44", "3022")
    pontoon = waiting(patch=steppe(waters=water), h3022="ge-45!")
    play(pontoon, Release("3023"))
    goes_on(pontoon, "ge-44", "3022")
    assert stands(pontoon, "ge-44", "3022")


@pytest.mark.rule("s42:25.2.3.h")
def test_they_may_stand_with_attackers() -> None:
    position = agreed({CENTRE: "su-16bde", SOUTH: "ge-3pz ge-6pz ge-44+in-reserve"})
    game = attacks(fighting(position), "ge-3pz", "ge-6pz")
    advancing = {action.unit for action in legal(game) if isinstance(action, Advance)}
    assert advancing == {"ge-3pz", "ge-6pz"}, "the reserve waits for its release"
    while EndAdvance() in legal(game):
        play(game, EndAdvance())
    assert kept(game, "ge-44")
    play(game, Release(SOUTH))
    goes_on(game, "ge-44", CENTRE, "3019")
    assert stands(game, "ge-44", "3019")
    assert stands(game, "ge-3pz", SOUTH)


@pytest.mark.rule("s42:25.2.3.i")
def test_at_the_end_of_the_phase_the_markers_are_gone() -> None:
    game = waiting()
    play(game, EndCombat())
    assert not kept(game, "ge-44")


@pytest.mark.rule("s42:25.2.1.e", "s42:25.2.3.i")
def test_from_one_phase_to_the_other() -> None:
    game = moving(agreed({"3023": "ge-44"}))
    play(game, HoldBack(("ge-44",)))
    play(game, EndMovement())
    play(game, Release("3023"))
    goes_on(game, "ge-44", "3022")
    assert stands(game, "ge-44", "3022")
