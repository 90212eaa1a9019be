"""Chapter 26: planned offensives; more dice for one combat, and what becomes of the marker."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.s42.data.units import AXIS, SIDE, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    Attack,
    Breakthrough,
    Cancel,
    Commit,
    EndAdvance,
    Halt,
    Join,
    Leave,
    Plan,
    Retreat,
    TakeDie,
    Unleash,
)
from grognard.games.s42.state.markers import Offensive
from grognard.games.s42.state.position import ELIMINATED, Position
from grognard.games.s42.turn.initial import Prepare
from tests.games.s42.falling_back import going_back, place, stands
from tests.games.s42.front import front, phase
from tests.games.s42.marches import goes
from tests.games.s42.pursuit import battles, goes_on, is_advancing, legal, settled
from tests.games.s42.steppe import CENTRE
from tests.games.s42.table import play, refused, table

STAFF = "ge-6a-hq"
SOUTH = "3021"


def marker(unit: str = STAFF, *, ready: bool = True) -> Offensive:
    return Offensive(SIDE[UNIT[unit]], UNIT[unit], ready)


def prepared(hexes: dict[str, str], *markers: Offensive, agreed: bool = True, **fields: Any) -> Position:
    position = front(hexes, **{"turn": 2, **fields})
    return position.but(planned=markers or (marker(),), rules=replace(position.rules, planned_offensives=agreed))


def planning(hexes: dict[str, str], *markers: Offensive, dice: tuple[int, ...] = (), **more: Any) -> Game[Position]:
    """An infantry division plans to attack 3020: 6 to 5."""
    game = phase(prepared({CENTRE: "su-6", SOUTH: "ge-44", **hexes}, *markers, **more), AXIS, dice)
    play(game, Attack(CENTRE))
    play(game, Join("ge-44"))
    return game


def label(game: Game[Position]) -> str:
    return str([event.args["result"] for event in game.events or [] if event.what == "battle"][-1])


# -- two dice, three dice --------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:26.2.g", "s42:26.2.l")
@pytest.mark.parametrize(("die", "result"), [(1, "A1"), (2, "A1/D1")])
def test_the_attacker_rolls_two_dice_and_takes_either(die: int, result: str) -> None:
    game = planning({"3023": STAFF}, dice=(1, 6))
    play(game, Unleash(STAFF))
    play(game, Commit())
    assert {action for action in legal(game) if isinstance(action, TakeDie)} == {TakeDie(1), TakeDie(2)}
    play(game, TakeDie(die))
    assert label(game) == result


@pytest.mark.rule("s42:26.2.l")
def test_without_it_one_die() -> None:
    game = planning({"3023": STAFF}, dice=(1,))
    play(game, Commit())
    assert label(game) == "A1"
    assert game.position.planned == (marker(),)


@pytest.mark.rule("s42:26.2.m")
def test_both_markers_give_three_dice() -> None:
    game = planning({"3023": f"{STAFF} ge-2a-hq"}, marker(), marker("ge-2a-hq"), dice=(1, 2, 6))
    for staff in (STAFF, "ge-2a-hq"):
        play(game, Unleash(staff))
    play(game, Commit())
    play(game, TakeDie(3))
    assert label(game) == "A1/D1"
    assert game.position.planned == ()
    (battle,) = [event for event in game.events or [] if event.what == "battle"]
    assert battle.roll is not None
    assert battle.roll.dice == (6, 1, 2), "the die that counts is told first"


@pytest.mark.rule("s42:26.2.l")
def test_the_attacker_chooses_and_not_the_defender() -> None:
    hexes = {CENTRE: "ge-44", SOUTH: "su-32gds su-33gds", "3023": "su-don-hq"}
    game = phase(prepared(hexes, marker("su-don-hq")), SOVIET, (1, 6))
    play(game, Attack(CENTRE))
    for unit in ("su-32gds", "su-33gds"):
        play(game, Join(unit))
    play(game, Unleash("su-don-hq"))
    play(game, Commit())
    settled(game)
    assert game.waiting == ("soviet",)
    play(game, TakeDie(2))
    assert label(game) == "A1/D1"


# -- which markers may be used ---------------------------------------------------------------------------------------


@pytest.mark.rule("s42:26.2.g", "s42:26.2.f")
def test_only_a_ready_one() -> None:
    game = planning({"3023": STAFF}, marker(ready=False))
    refused(game, Unleash(STAFF), by="26.2.g")


@pytest.mark.rule("s42:26.2.g")
def test_only_within_the_range_of_the_headquarters() -> None:
    """Five hexes to a unit of the attack."""
    refused(planning({"3027": STAFF}), Unleash(STAFF), by="26.2.g")
    play(planning({"3026": STAFF}), Unleash(STAFF))


@pytest.mark.rule("s42:26.2.g")
def test_only_an_own_one() -> None:
    game = planning({"3018": "su-don-hq"}, marker("su-don-hq"))
    assert Unleash("su-don-hq") not in legal(game)


@pytest.mark.rule("s42:25.0.a", "s42:26.2.g")
def test_a_headquarters_without_a_marker_has_none() -> None:
    game = planning({"3023": f"{STAFF} ge-2a-hq"})
    assert Unleash(STAFF) in legal(game)
    assert Unleash("ge-2a-hq") not in legal(game)


@pytest.mark.rule("s42:26.2.h")
def test_not_in_a_breakthrough() -> None:
    """The marker stays, and one die is rolled."""
    hexes = {CENTRE: "su-16bde", SOUTH: "ge-3pz ge-6pz", "3019": "su-6", "3023": STAFF}
    game = phase(prepared(hexes), AXIS, (2,))
    play(game, Attack(CENTRE))
    for unit in ("ge-3pz", "ge-6pz"):
        play(game, Join(unit))
    play(game, Commit())
    for unit in ("ge-3pz", "ge-6pz"):
        goes_on(game, unit, CENTRE)
    play(game, Breakthrough("3019"))
    assert not [action for action in legal(game) if isinstance(action, Unleash | TakeDie)]
    settled(game)
    assert battles(game)[-1][0] == "3019"
    assert label(game) == "A1/D1"
    assert game.position.planned == (marker(),)


# -- what becomes of the marker --------------------------------------------------------------------------------------


@pytest.mark.rule("s42:26.2.i", "s42:26.2.g")
def test_used_it_is_gone() -> None:
    game = planning({"3023": STAFF, "3121": "ge-45", "3120": "su-1"}, dice=(1, 6))
    play(game, Unleash(STAFF))
    play(game, Commit())
    play(game, TakeDie(1))
    settled(game)
    assert game.position.planned == ()
    play(game, Attack("3120"))
    play(game, Join("ge-45"))
    assert Unleash(STAFF) not in legal(game)


@pytest.mark.rule("s42:26.2.i")
def test_a_plan_that_is_given_up_uses_nothing() -> None:
    game = planning({"3023": STAFF})
    play(game, Unleash(STAFF))
    play(game, Cancel())
    assert game.position.planned == (marker(),)


@pytest.mark.rule("s42:26.2.i", "s42:26.2.g")
def test_it_is_given_up_with_the_units_in_range() -> None:
    game = planning({"3026": STAFF, "3019": "ge-45"})
    play(game, Join("ge-45"))
    play(game, Unleash(STAFF))
    play(game, Leave("ge-44"))
    play(game, Leave("ge-45"))
    assert Commit() not in legal(game)


@pytest.mark.rule("s42:26.2.j", "s42:26.2.k")
def test_a_used_marker_can_be_placed_again() -> None:
    """Two on the map are the limit; when one is gone there is room."""
    hexes = {"1304": f"{STAFF} ge-2a-hq ge-17a-hq"}
    full = prepared(hexes, marker(), marker("ge-2a-hq")).but(resources=(1, 0))
    ask = Prepare(seats=("axis",), side=AXIS)
    refused(table(full, ask), Plan("ge-17a-hq"), by="26.2.k")
    game = table(full.but(planned=(marker("ge-2a-hq"),)), ask)
    play(game, Plan(STAFF))
    assert game.position.planned == (marker("ge-2a-hq"), marker(ready=False))


@pytest.mark.rule("s42:26.2.d")
@pytest.mark.parametrize("ready", [False, True])
def test_a_retreat_of_the_headquarters_ends_it(ready: bool) -> None:
    position = prepared({CENTRE: f"{STAFF} ge-44", SOUTH: "su-6"}, marker(ready=ready))
    game = going_back(position, "ge-44", STAFF)
    play(game, Retreat("ge-44", ("3019", "3018")))
    assert list(game.position.planned) == [marker(ready=ready)]
    play(game, Retreat(STAFF, ("3019", "3018")))
    assert game.position.planned == ()


@pytest.mark.rule("s42:26.2.d")
def test_its_death_too() -> None:
    position = prepared({CENTRE: "su-don-hq", SOUTH: "ge-44"}, marker("su-don-hq"))
    game = phase(position, AXIS, (6,))
    play(game, Attack(CENTRE))
    play(game, Join("ge-44"))
    play(game, Commit())
    settled(game)
    assert place(game, "su-don-hq") == ELIMINATED
    assert game.position.planned == ()


@pytest.mark.rule("s42:26.2.e")
def test_a_march_of_more_than_two_hexes_ends_it() -> None:
    position = prepared({CENTRE: STAFF})
    near = goes(position, STAFF, "3019", "3018")
    play(near, Halt())
    assert near.position.planned == (marker(),)
    far = goes(position, STAFF, "3019", "3018", "3017")
    play(far, Halt())
    assert far.position.planned == ()


@pytest.mark.rule("s42:26.2.e")
def test_an_advance_of_two_hexes_does_not() -> None:
    """The headquarters has not fired and goes along with the attack."""
    hexes = {CENTRE: "su-16bde", SOUTH: f"ge-3pz ge-6pz {STAFF}"}
    game = phase(prepared(hexes), AXIS)
    play(game, Attack(CENTRE))
    for unit in ("ge-3pz", "ge-6pz"):
        play(game, Join(unit))
    play(game, Commit())
    assert is_advancing(game)
    goes_on(game, STAFF, CENTRE, "3019")
    assert stands(game, STAFF, "3019")
    assert game.position.planned == (marker(),)
    play(game, EndAdvance())
