"""Chapter 14: who advances after combat, how far, in which direction, past which enemies."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, UNIT
from grognard.games.s42.interface.actions import (
    Advance,
    Attack,
    Breakthrough,
    Commit,
    EndAdvance,
    EndCombat,
    Join,
    Retreat,
    Stand,
    Support,
)
from grognard.games.s42.state.position import ELIMINATED, Position
from tests.games.s42.falling_back import place, stands
from tests.games.s42.front import front, phase
from tests.games.s42.holding import outcome
from tests.games.s42.pursuit import (
    PANZERS,
    advance_steps,
    beaten,
    breakthroughs,
    goes_on,
    has_stopped,
    is_advancing,
    legal,
    settled,
    won,
)
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import play, refused

SOUTH = "3021"
"""Where the attack comes from."""
AROUND_SOUTH = {CENTRE, "3121", "3122", "3022", "2922", "2921"}
NORTHWARD = (CENTRE, "3019", "3018", "3017", "3016")


def reach(game: Game[Position], unit: str) -> int:
    """How many hexes northward a unit can go."""
    gone = 0
    while is_advancing(game) and NORTHWARD[gone] in advance_steps(game, unit):
        goes_on(game, unit, NORTHWARD[gone])
        gone += 1
    return gone


# -- 14.1 who advances -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:14.1.a", "s42:10.1.w")
def test_all_who_attacked_may_advance_and_no_other_unit() -> None:
    hexes = {SOUTH: "ge-44", "2921": "ge-45", "3121": "ge-46"}
    game = won(hexes, "ge-44", "ge-45")
    for unit in ("ge-44", "ge-45"):
        assert CENTRE in advance_steps(game, unit)
    refused(game, Advance("ge-46", CENTRE), by="14.1.a")


@pytest.mark.rule("s42:14.1.e", "s42:15.2.5.a")
def test_an_advance_goes_hex_by_hex_and_breaks_through_against_neighbours() -> None:
    game = won({SOUTH: "ge-3pz", "3017": "su-6"}, "ge-3pz")
    refused(game, Advance("ge-3pz", "3019"), by="14.1.e")
    refused(game, Breakthrough("3017"), by="15.2.5.a")
    for hex_ in (CENTRE, "3019", "3018"):
        play(game, Advance("ge-3pz", hex_))
    assert "3017" in breakthroughs(game)


@pytest.mark.rule("s42:14.1.a")
@pytest.mark.parametrize(("result", "dead"), [("DS", True), ("DR4", False)])
def test_whether_the_defenders_died_or_ran(result: str, dead: bool) -> None:
    game = won({SOUTH: "ge-44 ge-45"}, "ge-44", "ge-45", result=result)
    assert (place(game, "su-16bde") == ELIMINATED) is dead
    assert CENTRE in advance_steps(game, "ge-44")


@pytest.mark.rule("s42:14.1.a")
def test_no_unit_advances_while_the_defenders_stand() -> None:
    position = front({CENTRE: "su-6", SOUTH: "ge-44"}, turn=2)
    game = beaten(position, "ge-44", result="A1")
    assert stands(game, "su-6", CENTRE)
    assert not is_advancing(game)


@pytest.mark.rule("s42:14.1.b", "s42:14.1.c")
def test_guns_that_fired_stay_and_those_that_did_not_may_go() -> None:
    position = front({CENTRE: "su-16bde", SOUTH: "ge-44 ge-45 ge-6a-hq ge-2a-hq"}, turn=2)
    game = phase(position, AXIS, dice=(6,))
    play(game, Attack(CENTRE))
    for unit in ("ge-44", "ge-45"):
        play(game, Join(unit))
    play(game, Support("ge-6a-hq"))
    play(game, Commit())
    settled(game)
    refused(game, Advance("ge-6a-hq", CENTRE), by="14.1.b")
    assert CENTRE in advance_steps(game, "ge-2a-hq")


@pytest.mark.rule("s42:14.1.c")
def test_stack_mates_that_held_their_fire_go_along() -> None:
    game = won({SOUTH: "ge-44 ge-45 ge-46", "3022": "ge-50"}, "ge-44", "ge-45")
    assert CENTRE in advance_steps(game, "ge-46")
    refused(game, Advance("ge-50", SOUTH), by="14.1.a")


@pytest.mark.rule("s42:14.1.d", "s42:28.1.1.a", "s42:14.2.2.a")
def test_non_combat_units_go_along() -> None:
    game = won({SOUTH: "ge-44 ge-45 ge-manstein"}, "ge-44", "ge-45")
    assert reach(game, "ge-manstein") == 4


@pytest.mark.rule("s42:21.4.f")
def test_a_unit_with_a_replacement_marker_stays() -> None:
    """The marker bars every attack out of its hex: only after an automatic DS could the unit be asked at all."""
    overrun = front({SOUTH: "ge-44+automatic-ds ge-45+automatic-ds+replaced"}, turn=2)
    position = overrun.but(breaches=((HEX[CENTRE], (UNIT["ge-44"], UNIT["ge-45"])),))
    game = phase(position, AXIS)
    play(game, EndCombat())
    refused(game, Advance("ge-45", CENTRE), by="21.4.f")
    goes_on(game, "ge-44", CENTRE)
    assert stands(game, "ge-44", CENTRE)


@pytest.mark.rule("s42:14.1.e", "s42:14.5.l")
@pytest.mark.parametrize("ground", ["desert", "rough", "woods", "wooded-rough"])
def test_hexes_are_counted_and_not_points(ground: str) -> None:
    patch = steppe(terrain=dict.fromkeys(NORTHWARD, ground))
    assert reach(won({SOUTH: "ge-3pz ge-6pz"}, *PANZERS, result="DS", patch=patch), "ge-3pz") == 4


@pytest.mark.rule("s42:14.5.l")
@pytest.mark.parametrize("kind", ["town", "city", "major"])
def test_towns_and_cities_slow_no_unit(kind: str) -> None:
    patch = steppe(places=dict.fromkeys(("3019", "3018", "3017"), kind))
    assert reach(won({SOUTH: "ge-3pz"}, "ge-3pz", patch=patch), "ge-3pz") == 4


@pytest.mark.rule("s42:14.5.l")
def test_minor_rivers_slow_no_unit() -> None:
    sides = {f"{one}/{other}": "minor" for one, other in zip(NORTHWARD, (SOUTH, *NORTHWARD), strict=False)}
    assert reach(won({SOUTH: "ge-3pz ge-6pz"}, *PANZERS, patch=steppe(waters=sides)), "ge-3pz") == 4


@pytest.mark.rule("s42:14.1.f")
def test_the_stacking_limit_holds_where_an_advance_must_end() -> None:
    hexes = {SOUTH: "ge-44 ge-45 ge-46", "2921": "ge-50", CENTRE: "su-6/1"}
    position = front(hexes, turn=2)
    game = beaten(position, "ge-44", "ge-45", "ge-46", "ge-50", result="DS")
    for unit in ("ge-44", "ge-45", "ge-46"):
        goes_on(game, unit, CENTRE)
    goes_on(game, "ge-50", CENTRE)
    refused(game, EndAdvance(), by="14.1.f")
    for unit in ("ge-44", "ge-45", "ge-46"):
        goes_on(game, unit, "3019")
    refused(game, Advance("ge-50", "3019"), by="14.1.f")
    play(game, EndAdvance())
    assert not is_advancing(game)


# -- 14.2.1, 14.2.2 how far ------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:14.2.1.a", "s42:14.2.1.b", "s42:10.1.w")
@pytest.mark.parametrize(("result", "hexes"), [("DS", 4), ("D1", 3), ("DR4", 3), ("A1/D1", 2)])
def test_the_result_says_how_far(result: str, hexes: int) -> None:
    game = won({SOUTH: "ge-3pz", "3022": "ge-44"}, "ge-3pz", result=result, back={"su-16bde": ("2920", "2819")})
    assert reach(game, "ge-3pz") == hexes


@pytest.mark.rule("s42:14.2.1.b")
def test_not_a_hex_more() -> None:
    game = goes_on(won({SOUTH: "ge-3pz ge-6pz"}, "ge-3pz", result="D1"), "ge-3pz", *NORTHWARD[:3])
    refused(game, Advance("ge-3pz", NORTHWARD[3]), by="14.2.1.b")


@pytest.mark.rule("s42:10.1.m")
def test_after_an_exchange_that_drives_them_off_too() -> None:
    position = front({CENTRE: "su-6", SOUTH: "ge-44 ge-45"}, turn=2)
    game = beaten(position, "ge-44", "ge-45", result="A1/DR2", back={"su-6": ("2920", "2819")})
    assert is_advancing(game)
    assert CENTRE in advance_steps(game, "ge-45")


@pytest.mark.rule("s42:14.2.2.a", "s42:14.2.2.c", "s42:14.2.2.d", "s42:14.2.1.c", "s42:14.2.2.e")
@pytest.mark.parametrize(("unit", "hexes"), [("ge-3pzg", 4), ("ge-michalik", 4), ("ro-1cav", 3), ("ge-44", 2)])
def test_wheels_go_four_horses_three_and_feet_two(unit: str, hexes: int) -> None:
    assert reach(won({SOUTH: f"{unit} ge-3pz"}, unit, "ge-3pz"), unit) == hexes


@pytest.mark.rule("s42:14.2.2.c", "s42:14.2.2.d", "s42:14.2.2.a")
@pytest.mark.parametrize(("unit", "clause", "hexes"), [("ro-1cav", "c", 3), ("ge-44", "d", 2), ("ge-4bicycle", "d", 2)])
def test_the_refusal_tells_the_speed(unit: str, clause: str, hexes: int) -> None:
    game = goes_on(won({SOUTH: f"{unit} ge-3pz"}, unit, "ge-3pz"), unit, *NORTHWARD[:hexes])
    refused(game, Advance(unit, NORTHWARD[hexes]), by=f"14.2.2.{clause}")


@pytest.mark.rule("s42:14.2.2.d", "s42:14.2.2.a", "s42:14.2.2.b", "s42:20.1.3.d")
@pytest.mark.parametrize(
    ("unit", "hexes"),
    [("su-5sh-hq", 2), ("su-1ga-hq", 2), ("su-5ta-hq", 4), ("su-8-nkvd", 2), ("su-4cav", 3), ("su-1mot", 4)],
)
def test_how_fast_the_soviets_are(unit: str, hexes: int) -> None:
    stack = {CENTRE: "ge-4bicycle", SOUTH: f"su-1gdsmc {unit}", "2921": "su-2gdsmc"}
    game = won(stack, "su-1gdsmc", "su-2gdsmc")
    assert reach(game, unit) == hexes
    if unit in ("su-5sh-hq", "su-1ga-hq"):
        refused(game, Advance(unit, "3018"), by="14.2.2.b")


@pytest.mark.rule("s42:20.1.3.e")
def test_a_headquarters_goes_its_own_way() -> None:
    stack = {CENTRE: "ge-4bicycle", SOUTH: "su-1gdsmc su-5ta-hq", "2921": "su-2gdsmc"}
    game = goes_on(won(stack, "su-1gdsmc", "su-2gdsmc"), "su-5ta-hq", "3121", "3221")
    play(game, EndAdvance())
    assert stands(game, "su-5ta-hq", "3221")
    assert stands(game, "su-1gdsmc", SOUTH)


# -- 14.2.3 limited advance, 14.2.4 one hex --------------------------------------------------------------------------


@pytest.mark.rule("s42:14.2.3.a", "s42:14.2.3.c", "s42:14.2.3.d", "s42:14.3.b", "s42:10.1.t")
def test_after_an_exchange_only_the_hex_itself() -> None:
    game = won({SOUTH: "ge-44"}, "ge-44", result="EX")
    assert advance_steps(game, "ge-44") == {CENTRE}
    refused(game, Advance("ge-44", "2921"), by="14.2.3.c")
    goes_on(game, "ge-44", CENTRE)
    assert stands(game, "ge-44", CENTRE)
    assert has_stopped(game, "ge-44")


@pytest.mark.rule("s42:14.2.3.e")
def test_no_player_has_to_take_it() -> None:
    game = won({SOUTH: "ge-44"}, "ge-44", result="EX")
    play(game, EndAdvance())
    assert stands(game, "ge-44", SOUTH)


@pytest.mark.rule("s42:14.2.3.a")
def test_while_a_unit_lives_an_exchange_gives_nothing() -> None:
    position = front({CENTRE: "su-6", SOUTH: "ge-44 ge-45"}, turn=2)
    game = beaten(position, "ge-44", "ge-45", result="EX")
    assert not is_advancing(game)


@pytest.mark.rule("s42:14.2.3.d")
def test_who_has_taken_it_fights_no_more() -> None:
    game = won({SOUTH: "ge-44 ge-45", "3019": "su-6"}, "ge-44", result="EX")
    goes_on(game, "ge-44", CENTRE)
    assert has_stopped(game, "ge-44")
    assert Breakthrough("3019") not in legal(game)


def stormed(*dice: int, defender: str, **hexes: str) -> Game[Position]:
    """Two divisions attack the open hex; order 227 is in force, and the defender stands."""
    more = {name.removeprefix("h"): units for name, units in hexes.items()}
    game = phase(front({CENTRE: defender, SOUTH: "ge-44 ge-45", **more}, turn=8), AXIS, dice=dice)
    play(game, Attack(CENTRE))
    for unit in ("ge-44", "ge-45"):
        play(game, Join(unit))
    play(game, Commit())
    play(game, Stand(defender.split("/")[0]))
    return game


@pytest.mark.rule("s42:14.2.3.b", "s42:14.2.3.c")
def test_the_last_step_of_a_successful_stand() -> None:
    game = stormed(3, 6, defender="su-6/1")
    assert outcome(game) == "held"
    assert place(game, "su-6") == ELIMINATED
    assert advance_steps(game, "ge-44") == {CENTRE}
    refused(game, Advance("ge-44", "2921"), by="14.2.3.c")


@pytest.mark.rule("s42:14.2.3.b")
def test_nothing_while_it_stands() -> None:
    game = stormed(4, 6, defender="su-6")
    assert outcome(game) == "held"
    assert stands(game, "su-6", CENTRE)
    assert not is_advancing(game)


def withdrawn(**hexes: str) -> Game[Position]:
    """The division withdraws fighting: P in the open on a five."""
    game = stormed(4, 5, defender="su-6", **hexes)
    assert outcome(game) == "withdrawal"
    play(game, Retreat("su-6", ("3019", "3018")))
    return game


@pytest.mark.rule("s42:14.2.4.a", "s42:14.2.4.b")
def test_after_a_fighting_withdrawal_one_hex_in_any_direction() -> None:
    game = withdrawn()
    assert advance_steps(game, "ge-44") == AROUND_SOUTH
    goes_on(game, "ge-44", "2921")
    refused(game, Advance("ge-44", "2920"), by="14.2.4.b")
    goes_on(game, "ge-45", CENTRE)
    assert stands(game, "ge-45", CENTRE)


@pytest.mark.rule("s42:14.2.4.c", "s42:11.6.1.f")
def test_and_no_breakthrough() -> None:
    game = withdrawn(h3122="su-1")
    assert breakthroughs(game) == set()
    refused(game, Breakthrough("3122"), by="14.2.4.c")


# -- 14.3 direction --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:14.3.a", "s42:14.4.2.h")
def test_in_any_direction() -> None:
    game = won({SOUTH: "ge-44 ge-45"}, "ge-44", "ge-45")
    assert advance_steps(game, "ge-44") == AROUND_SOUTH
    goes_on(game, "ge-44", "3022", "3023")
    assert stands(game, "ge-44", "3023")


@pytest.mark.rule("s42:14.1.a")
def test_no_unit_has_to_advance() -> None:
    game = won({SOUTH: "ge-44 ge-45"}, "ge-44", "ge-45")
    play(game, EndAdvance())
    assert stands(game, "ge-44", SOUTH)
    assert game.position.pieces[UNIT["ge-45"]].place == game.position.pieces[UNIT["ge-44"]].place


# -- 14.4 bonds and zones --------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:14.4.1.a", "s42:7.2.d", "s42:14.4.2.g")
def test_a_bond_is_entered_only_in_the_vacated_hex() -> None:
    through = won({SOUTH: "ge-44 ge-45", "2920": "su-6", "3121": "su-1"}, "ge-44", "ge-45")
    assert CENTRE in advance_steps(through, "ge-44")
    aside = won({SOUTH: "ge-44 ge-45", "2921": "su-6", "2923": "su-1"}, "ge-44", "ge-45")
    refused(aside, Advance("ge-44", "2922"), by="14.4.1.a")
    beyond = goes_on(won({SOUTH: "ge-44 ge-45", "2919": "su-6", "3120": "su-1"}, "ge-44", "ge-45"), "ge-44", CENTRE)
    refused(beyond, Advance("ge-44", "3019"), by="14.4.1.a")


@pytest.mark.rule("s42:14.4.1.b", "s42:7.2.d", "s42:14.4.2.g")
def test_a_bond_is_crossed_only_into_the_vacated_hex() -> None:
    across = won({SOUTH: "ge-44 ge-45", "2921": "su-6", "3121": "su-1"}, "ge-44", "ge-45")
    assert CENTRE in advance_steps(across, "ge-44")
    aside = won({SOUTH: "ge-44 ge-45", "2921": "su-6", "3022": "su-1"}, "ge-44", "ge-45")
    refused(aside, Advance("ge-44", "2922"), by="14.4.1.b")
    loose = won({SOUTH: "ge-44 ge-45", "2921": "su-6", "3022": "su-1!!"}, "ge-44", "ge-45")
    assert "2922" in advance_steps(loose, "ge-44")


@pytest.mark.rule("s42:14.4.2.a", "s42:6.3.b", "s42:14.4.2.f")
def test_a_zone_ends_the_advance() -> None:
    game = won({SOUTH: "ge-3pz", "3017": "su-6"}, "ge-3pz")
    goes_on(game, "ge-3pz", CENTRE, "3019", "3018")
    refused(game, Advance("ge-3pz", "2918"), by="14.4.2.a")
    free = goes_on(won({SOUTH: "ge-3pz"}, "ge-3pz"), "ge-3pz", CENTRE, "3019", "3018")
    assert "2918" in advance_steps(free, "ge-3pz")


@pytest.mark.rule("s42:14.4.2.b")
def test_a_friend_in_the_zone_changes_nothing() -> None:
    game = won({SOUTH: "ge-3pz", "3017": "su-6", "3018": "ge-45"}, "ge-3pz")
    goes_on(game, "ge-3pz", CENTRE, "3019", "3018")
    refused(game, Advance("ge-3pz", "2918"), by="14.4.2.b")


@pytest.mark.rule("s42:14.4.2.c", "s42:14.4.2.d")
def test_in_the_vacated_hex_a_zone_stops_no_unit_but_in_the_next_it_does() -> None:
    game = goes_on(won({SOUTH: "ge-3pz", "2920": "su-6"}, "ge-3pz"), "ge-3pz", CENTRE)
    assert {"3120", "3019"} <= advance_steps(game, "ge-3pz")
    goes_on(game, "ge-3pz", "3019")
    refused(game, Advance("ge-3pz", "3018"), by="14.4.2.a")


@pytest.mark.rule("s42:14.4.2.a")
def test_a_zone_one_starts_in_stops_no_unit() -> None:
    """From zone to zone of one enemy as well: only what is entered counts."""
    game = won({SOUTH: "ge-3pz", "3122": "su-6"}, "ge-3pz")
    assert {"3121", "3022", "2921"} <= advance_steps(game, "ge-3pz")
    goes_on(game, "ge-3pz", "2921", "2920")
    assert stands(game, "ge-3pz", "2920")
