"""Chapter 14.5: the ground in an advance; rivers, marshes and mountains; entry areas."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.advance.advance_limits import AdvanceStep, Run
from grognard.games.s42.advance.advance_step import edge_is_too_far, ground_bars_the_entry
from grognard.games.s42.combat.aftermath import AfterFight
from grognard.games.s42.data.board import HEX, Patch
from grognard.games.s42.data.units import AXIS, UNIT
from grognard.games.s42.interface.actions import Advance, Attack, CallAir, Commit, EndAdvance, Join, Support
from grognard.games.s42.state.markers import AIR_BOX, Wing
from grognard.games.s42.state.position import ELIMINATED, Piece, Position
from tests.games.s42.falling_back import stands
from tests.games.s42.front import front, phase, planned
from tests.games.s42.pursuit import PANZERS, advance_steps, beaten, goes_on, has_stopped, is_advancing, settled, won
from tests.games.s42.steppe import CENTRE, chain, river, steppe
from tests.games.s42.table import at, play, refused, table

SOUTH = "3021"


def driven(patch: Patch, **fields: Any) -> Game[Position]:
    """Two panzer divisions have won from the south."""
    return won({SOUTH: "ge-3pz ge-6pz"}, "ge-3pz", "ge-6pz", patch=patch, **fields)


def walked(patch: Patch, **fields: Any) -> Game[Position]:
    """Two infantry divisions have."""
    return won({SOUTH: "ge-44 ge-45"}, "ge-44", "ge-45", patch=patch, **fields)


# -- what cannot be moved over ---------------------------------------------------------------------------------------


@pytest.mark.rule("s42:14.5.a")
def test_what_is_closed_to_movement_is_closed_to_the_advance() -> None:
    patch = steppe(terrain={"3121": "sea"}, waters={"3021/3122": "lake", "3021/3022": "alpine"})
    game = walked(patch)
    for to, clause in (("3121", "2.2.3.f"), ("3122", "2.2.3.b"), ("3022", "9.6.2.a")):
        refused(game, Advance("ge-44", to), by=clause)
    assert advance_steps(game, "ge-44") == {CENTRE, "2922", "2921"}


@pytest.mark.rule("s42:14.5.a")
def test_mountain_units_climb() -> None:
    patch = steppe(waters={"3021/3022": "alpine"})
    game = won({SOUTH: "ge-1mtn ge-4mtn"}, "ge-1mtn", "ge-4mtn", patch=patch)
    assert "3022" in advance_steps(game, "ge-1mtn")
    winter = won({SOUTH: "ge-1mtn ge-3mtn ge-4mtn"}, "ge-1mtn", "ge-3mtn", "ge-4mtn", patch=patch, turn=28)
    refused(winter, Advance("ge-1mtn", "3022"), by="23.4.j")


@pytest.mark.rule("s42:14.5.a", "s42:5.1.h")
def test_no_unit_walks_over_the_enemy() -> None:
    game = won({SOUTH: "ge-44 ge-45", "3121": "su-6!!"}, "ge-44", "ge-45")
    refused(game, Advance("ge-44", "3121"), by="5.1.h")


# -- major rivers ----------------------------------------------------------------------------------------------------
# The river runs between the rows 20 and 21: 3020 and 3120 on the north bank, 3021 and 3121 on the south bank.

BANKS = river("major", 20)


def stormed(start: str) -> Game[Position]:
    """Three panzer divisions have attacked over the river from here: 15 to 4."""
    units = ("ge-3pz", "ge-6pz", "ge-9pz")
    return won({start: " ".join(units)}, *units, result="D1", patch=steppe(waters=BANKS))


@pytest.mark.rule("s42:14.5.b", "s42:14.5.c", "s42:14.5.d", "s42:14.3.c")
def test_a_river_that_was_attacked_over_is_crossed_into_the_vacated_hex() -> None:
    game = stormed("3121")
    refused(game, Advance("ge-3pz", "3120"), by="14.5.d")
    assert {CENTRE, "3021"} <= advance_steps(game, "ge-3pz")
    goes_on(game, "ge-3pz", CENTRE)
    assert stands(game, "ge-3pz", CENTRE)


@pytest.mark.rule("s42:14.5.b")
def test_only_with_the_first_hex() -> None:
    game = won({"3121": "ge-3pz"}, "ge-3pz", patch=steppe(waters=chain("major", CENTRE, "3019", "3018")), result="DS")
    goes_on(game, "ge-3pz", CENTRE)
    refused(game, Advance("ge-3pz", "3019"), by="14.5.b")
    assert "3120" in advance_steps(game, "ge-3pz")


@pytest.mark.rule("s42:14.5.b")
def test_not_even_into_the_vacated_hex_with_the_second() -> None:
    game = stormed("3121")
    goes_on(game, "ge-3pz", "3021")
    refused(game, Advance("ge-3pz", CENTRE), by="14.5.b")


@pytest.mark.rule("s42:14.5.c")
def test_who_did_not_attack_over_it_does_not_cross_it() -> None:
    game = won({"2920": "ge-3pz ge-6pz"}, "ge-3pz", "ge-6pz", patch=steppe(waters=BANKS))
    refused(game, Advance("ge-3pz", "2921"), by="14.5.c")
    assert {CENTRE, "2919"} <= advance_steps(game, "ge-3pz")


@pytest.mark.rule("s42:14.5.e", "s42:14.5.g")
@pytest.mark.parametrize("kind", ["bridge", "rail-bridge", "ferry"])
def test_bridges_carry_every_unit_at_any_time(kind: str) -> None:
    patch = steppe(waters=chain("major", CENTRE, "3019", "3018"), crossings=chain(kind, CENTRE, "3019", "3018"))
    game = goes_on(won({SOUTH: "ge-3pz"}, "ge-3pz", patch=patch), "ge-3pz", CENTRE, "3019", "3018")
    assert stands(game, "ge-3pz", "3018")


@pytest.mark.rule("s42:14.5.f", "s42:5.5.5.h")
def test_a_friend_on_the_other_bank_makes_a_bridge() -> None:
    patch = steppe(waters=chain("major", CENTRE, "3019"))
    game = won({SOUTH: "ge-3pz", "3019": "ge-45!"}, "ge-3pz", patch=patch)
    goes_on(game, "ge-3pz", CENTRE, "3019")
    assert stands(game, "ge-3pz", "3019")


@pytest.mark.rule("s42:14.5.f", "s42:5.5.5.h")
def test_the_first_to_cross_makes_it_for_the_others() -> None:
    """3021 and 3020 are held on both banks then: who has gone to 3121 comes back over 3021."""
    game = stormed(SOUTH)
    goes_on(game, "ge-6pz", "3121")
    goes_on(game, "ge-3pz", CENTRE)
    goes_on(game, "ge-6pz", CENTRE)
    assert stands(game, "ge-6pz", CENTRE)


@pytest.mark.rule("s42:14.5.h", "s42:23.4.p")
def test_ice_is_no_river() -> None:
    patch = steppe(waters=chain("major", CENTRE, "3019", "3018"))
    game = goes_on(driven(patch, turn=28), "ge-3pz", CENTRE, "3019", "3018")
    assert stands(game, "ge-3pz", "3018")


@pytest.mark.rule("s42:9.5.3.e", "s42:14.5.d", "s42:14.5.c")
def test_over_the_volga_as_over_a_major_river() -> None:
    patch = steppe(waters=river("volga", 20), crossings={"3020/3121": "ferry"})
    stack = {CENTRE: "ge-4bicycle", "3121": "su-1gdsmc su-2gdsmc"}
    game = won(stack, "su-1gdsmc", "su-2gdsmc", patch=patch, result="A1/D1")
    assert CENTRE in advance_steps(game, "su-1gdsmc")
    refused(game, Advance("su-1gdsmc", "3120"), by="5.5.3.c")


# -- marsh and mountains ---------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:14.5.i")
def test_a_marsh_off_the_road_ends_the_advance() -> None:
    patch = steppe(terrain={"3019": "marsh"})
    game = goes_on(driven(patch), "ge-3pz", CENTRE, "3019")
    refused(game, Advance("ge-3pz", "3018"), by="14.5.i")
    by_road = steppe(terrain={"3019": "marsh"}, roads={"3019/3020": "secondary"})
    game = goes_on(driven(by_road), "ge-3pz", CENTRE, "3019", "3018")
    assert stands(game, "ge-3pz", "3018")


@pytest.mark.rule("s42:14.5.i")
def test_the_vacated_hex_is_no_exception() -> None:
    patch = steppe(terrain={CENTRE: "marsh"})
    position = front({CENTRE: "su-16bde", SOUTH: "ge-44 ge-45 ge-46"}, patch, turn=2)
    game = beaten(position, "ge-44", "ge-45", "ge-46", result="A1/D1")
    goes_on(game, "ge-45", CENTRE)
    refused(game, Advance("ge-45", "3019"), by="14.5.i")


@pytest.mark.rule("s42:14.5.j", "s42:14.5.k")
def test_mountains_off_the_road_end_it_for_feet_and_bar_wheels() -> None:
    patch = steppe(terrain={"2921": "mountain"})
    game = goes_on(walked(patch), "ge-44", "2921")
    refused(game, Advance("ge-44", "2920"), by="14.5.j")
    refused(driven(patch), Advance("ge-3pz", "2921"), by="14.5.k")
    by_road = steppe(terrain={"2921": "mountain"}, roads={"2921/3021": "secondary"})
    assert stands(goes_on(walked(by_road), "ge-44", "2921", "2920"), "ge-44", "2920")
    assert stands(goes_on(driven(by_road), "ge-3pz", "2921", "2920"), "ge-3pz", "2920")


@pytest.mark.rule("s42:14.5.i", "s42:14.5.j")
def test_a_road_elsewhere_in_the_hex_does_not_help() -> None:
    patch = steppe(terrain={"3019": "marsh"}, roads={"3018/3019": "secondary"})
    game = goes_on(driven(patch), "ge-3pz", CENTRE, "3019")
    refused(game, Advance("ge-3pz", "3018"), by="14.5.i")


# -- entry areas -----------------------------------------------------------------------------------------------------

EDGE, INLAND = "1013", "1113"
"""A hex beside area Y of the Axis, and its neighbour."""


@pytest.mark.rule("s42:22.3.1.c", "s42:22.3.1.e")
def test_an_advance_may_end_in_an_own_area() -> None:
    position = front({INLAND: "su-16bde", EDGE: "ge-3pz"}, turn=2)
    game = beaten(position, "ge-3pz", result="DS", target=INLAND)
    goes_on(game, "ge-3pz", "area-Y")
    assert stands(game, "ge-3pz", "area-Y")
    assert has_stopped(game, "ge-3pz")
    staff = beaten(front({INLAND: "su-16bde", EDGE: "ge-3pz ge-6pz"}, turn=2), *PANZERS, result="DS", target=INLAND)
    goes_on(staff, "ge-3pz", "area-Y")
    refused(staff, Advance("ge-3pz", EDGE), by="22.3.1.e")


@pytest.mark.rule("s42:22.3.1.c", "s42:22.5.a")
def test_not_in_one_of_the_enemy() -> None:
    position = front({INLAND: "ge-4bicycle", EDGE: "su-1gdsmc su-2gdsmc"}, turn=2)
    game = beaten(position, "su-1gdsmc", "su-2gdsmc", result="DS", target=INLAND)
    assert "area-Y" not in advance_steps(game, "su-1gdsmc")


def from_the_area(*dice: int, defender: str = "su-16bde", **fields: Any) -> Game[Position]:
    """An attack out of area Y on the hex beside it is planned."""
    position = front({EDGE: defender, "area-Y": "ge-44 ge-45 ge-6a-hq"}, **{"turn": 2, **fields})
    game = phase(position, AXIS, dice)
    play(game, Attack(EDGE))
    for unit in ("ge-44", "ge-45"):
        play(game, Join(unit))
    return game


@pytest.mark.rule("s42:22.7.e")
def test_guns_and_aircraft_support_an_attack_out_of_an_area() -> None:
    game = from_the_area(6, defender="su-6", wings=(Wing(AIR_BOX),) * 3)
    play(game, Support("ge-6a-hq"))
    play(game, CallAir("air-viii"))
    play(game, Commit())
    event = next(event for event in game.events or [] if event.what == "battle")
    assert event.roll is not None
    assert {line.reason: line.value for line in event.roll.modifiers} == {"air": 1, "artillery": 1}


@pytest.mark.rule("s42:22.7.f")
def test_the_attackers_may_come_onto_the_map() -> None:
    game = from_the_area(6)
    play(game, Commit())
    settled(game)
    goes_on(game, "ge-44", EDGE)
    assert stands(game, "ge-44", EDGE)


@pytest.mark.rule("s42:22.7.c", "s42:22.7.f")
@pytest.mark.parametrize(("to", "far"), [(EDGE, False), ("1012", False), ("1014", False), ("1015", True)])
def test_they_come_from_the_hex_before_the_target(to: str, far: bool) -> None:
    position = front({"area-Y": "ge-44"}, turn=2)
    battle = planned(position, "ge-44", target=EDGE)
    run = Run(UNIT["ge-44"], at("area-Y"), (HEX[EDGE],))
    assert bool(edge_is_too_far(AdvanceStep(position, battle, 2, 2, False, run, HEX[to]))) == far


@pytest.mark.rule("s42:14.5.a")
@pytest.mark.parametrize(
    ("unit", "ground", "barred"),
    [("ge-3pz", "mountain", True), ("ge-44", "mountain", False), ("ge-3pz", "clear", False)],
)
def test_they_enter_no_ground_that_is_closed_to_them(unit: str, ground: str, barred: bool) -> None:
    patch = Patch(terrain=((EDGE, ground),), places=((EDGE, "none"),), roads=((f"{EDGE}/{INLAND}", "none"),))
    position = front({"area-Y": unit}, patch, turn=2)
    run = Run(UNIT[unit], at("area-Y"), (HEX[EDGE],))
    step = AdvanceStep(position, planned(position, unit, target=EDGE), 2, 2, False, run, HEX[EDGE])
    assert bool(ground_bars_the_entry(step)) == barred


@pytest.mark.rule("s42:22.3.2.b")
@pytest.mark.parametrize(("second", "is_open"), [("ge-50", False), ("ge-50!", True)])
def test_they_come_on_through_no_bond(second: str, is_open: bool) -> None:
    """A bond from 1700 to 1901 runs through 1800, beside the hex that was won."""
    position = front({"1900": "ge-213sec", "area-A": "su-121 su-6", "1700": "ge-44", "1901": second}, turn=2)
    battle = planned(position, "su-121", "su-6", target="1900")
    game = table(position.with_piece(UNIT["ge-213sec"], Piece(ELIMINATED, 0)), AfterFight(battle=battle, hexes=2))
    if is_open:
        assert "1800" in advance_steps(game, "su-121")
    else:
        refused(game, Advance("su-121", "1800"), by="22.3.2.b")


@pytest.mark.rule("s42:22.7.g")
def test_they_may_stay() -> None:
    game = from_the_area(6)
    play(game, Commit())
    settled(game)
    play(game, EndAdvance())
    assert stands(game, "ge-44", "area-Y")


@pytest.mark.rule("s42:22.7.h")
def test_they_must_stay_if_the_enemy_did() -> None:
    game = from_the_area(1, defender="su-6")
    play(game, Commit())
    settled(game)
    assert not is_advancing(game)
    assert stands(game, "su-6", EDGE)
    assert stands(game, "ge-45", "area-Y")
    battle = planned(game.position, "ge-45", target=EDGE)
    assert not is_advancing(table(game.position, AfterFight(battle=battle, hexes=2)))
