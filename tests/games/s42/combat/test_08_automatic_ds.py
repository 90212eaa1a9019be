"""Chapter 8.6: ten to one in the movement phase shatters the defenders at once; the advance comes after the combats."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.core.verdicts import Forbidden
from grognard.games.s42.combat.combat_phase import ChooseTarget, CombatPhase
from grognard.games.s42.data.units import AXIS, UNIT
from grognard.games.s42.interface.actions import (
    Advance,
    Attack,
    AutomaticDS,
    Breakthrough,
    Commit,
    EndAdvance,
    EndCombat,
    EndMovement,
    Go,
    Halt,
    Join,
    Leave,
    Move,
)
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.state.markers import AIR_BOX, Wing
from grognard.games.s42.state.position import AUTOMATIC_DS_MADE, ELIMINATED, IN_FULL_RETREAT, Position
from tests.games.s42.falling_back import distant, piece, place, stands
from tests.games.s42.front import front
from tests.games.s42.marches import is_on_the_way, where
from tests.games.s42.pursuit import advance_steps, battles, breakthroughs, goes_on, is_advancing, legal, settled
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import play, refused, table

AUTOMATIC_DS = AutomaticDS(CENTRE)
WEST, SOUTH = "2921", "3021"


def turn(hexes: dict[str, str], *dice: int, patch: Any = None, **fields: Any) -> Game[Position]:
    """The movement phase of the Axis, and its combat phase after it."""
    position = front({CENTRE: "su-16bde", **hexes}, patch, **{"turn": 3, **fields})
    return table(position, MovementPhase(side=AXIS), CombatPhase(side=AXIS), dice=dice)


def moves(game: Game[Position], units: str, *way: str) -> Game[Position]:
    """These units go there and stay."""
    play(game, Move(tuple(units.split())))
    for to in way:
        play(game, Go(to))
    if is_on_the_way(game):
        play(game, Halt())
    return game


def closed_in(*dice: int, **more: Any) -> Game[Position]:
    """Two panzer divisions have come up to a brigade from two sides: 20 to 2 and their shifts."""
    hexes = {name[1:]: more.pop(name) for name in list(more) if name[0] == "h" and name[1:].isdigit()}
    game = turn({"3023": "ge-3pz", "2923": "ge-6pz", **hexes}, *dice, **more)
    moves(game, "ge-3pz", "3022", SOUTH)
    return moves(game, "ge-6pz", "2922", WEST)


def shattered(*dice: int, **more: Any) -> Game[Position]:
    """They have made an automatic DS."""
    game = closed_in(*dice, **more)
    play(game, AUTOMATIC_DS)
    return settled(game)


def fighting(*dice: int, **more: Any) -> Game[Position]:
    """And the combat phase has come."""
    game = shattered(*dice, **more)
    play(game, EndMovement())
    assert isinstance(game.decision, ChooseTarget)
    return game


# -- 8.6.1 the automatic DS ------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:8.6.1.a", "s42:8.6.1.f", "s42:3.0.t")
def test_ten_to_one_shatters_at_once() -> None:
    game = shattered()
    assert place(game, "su-16bde") == ELIMINATED
    play(game, EndMovement())
    assert isinstance(game.decision, ChooseTarget)


@pytest.mark.rule("s42:8.6.1.a")
def test_less_shatters_no_unit() -> None:
    game = moves(turn({"3023": "ge-3pz", "2923": "ge-6pz"}), "ge-3pz", "3022", SOUTH)
    assert AUTOMATIC_DS not in legal(game)
    refused(game, AUTOMATIC_DS, by="8.6.1.a")
    moves(game, "ge-6pz", "2922", WEST)
    assert AUTOMATIC_DS in legal(game)


@pytest.mark.rule("s42:8.6.1.a")
def test_an_automatic_ds_needs_an_enemy_combat_unit() -> None:
    """Ten to one is no question in an empty hex beside the tanks, nor in one with a headquarters alone."""
    game = turn({"3023": "ge-3pz", "3024": "su-1ga-hq"})
    assert game.decision is not None
    for hex_ in ("3022", "3024"):
        verdict = game.decision.judge(game, AutomaticDS(hex_))
        assert isinstance(verdict, Forbidden)
        assert (verdict.rule, verdict.reason.id) == ("8.6.1.a", "refusal-no-enemy-for-automatic-ds")


@pytest.mark.rule("s42:8.6.1.b")
def test_the_shifts_for_tanks_count() -> None:
    """16 to 2 is 8-1, and two shifts make it 10-1; in the woods tanks shift nothing."""
    hexes = {"3023": "ge-3pz", "2922": "ge-44"}
    for ground, enough in (("clear", True), ("woods", False)):
        game = turn(hexes, patch=steppe(terrain={CENTRE: ground}))
        moves(moves(game, "ge-3pz", "3022", SOUTH), "ge-44", WEST)
        assert (AUTOMATIC_DS in legal(game)) is enough


@pytest.mark.rule("s42:8.6.1.c", "s42:8.6.1.d")
def test_aircraft_and_guns_do_not() -> None:
    """18 to 2 is 9-1: one shift more would do."""
    hexes = {"3022": "ge-44 ge-45 ge-46 ge-6a-hq"}
    game = turn(hexes, wings=(Wing(AIR_BOX),) * 3)
    moves(game, "ge-44 ge-45 ge-46", SOUTH)
    refused(game, AUTOMATIC_DS, by="8.6.1.a")
    one_more = turn({"3022": "ge-44 ge-45 ge-46", "2922": "ge-503hv"})
    moves(moves(one_more, "ge-44 ge-45 ge-46", SOUTH), "ge-503hv", WEST)
    assert AUTOMATIC_DS in legal(one_more)


@pytest.mark.rule("s42:8.6.1.e")
def test_no_player_has_to_declare_it() -> None:
    game = closed_in()
    play(game, EndMovement())
    assert stands(game, "su-16bde", CENTRE)
    assert not piece(game, "ge-3pz").has(AUTOMATIC_DS_MADE)
    assert Attack(CENTRE) in legal(game)


@pytest.mark.rule("s42:8.6.1.e")
def test_only_in_the_own_movement_phase() -> None:
    game = closed_in()
    play(game, EndMovement())
    assert AUTOMATIC_DS not in legal(game)


@pytest.mark.rule("s42:8.6.1.f", "s42:8.6.1.g")
def test_the_survivors_run_four_hexes() -> None:
    """40 to 5 is 8-1, with the tanks 10-1."""
    hexes = {CENTRE: "su-6", "3022": "ge-3pz ge-6pz ge-9pz", "2922": "ge-11pz"}
    game = turn(hexes)
    moves(moves(game, "ge-3pz ge-6pz ge-9pz", SOUTH), "ge-11pz", WEST)
    play(game, AUTOMATIC_DS)
    settled(game)
    assert piece(game, "su-6").steps == 1
    assert piece(game, "su-6").order == IN_FULL_RETREAT
    assert where(game, "su-6") in distant(4)


@pytest.mark.rule("s42:8.6.1.e", "s42:8.6.1.h", "s42:8.6.1.i", "s42:8.6.2.f")
def test_those_who_did_it_are_marked_and_move_no_more() -> None:
    game = shattered(h3025="ge-44")
    assert piece(game, "ge-3pz").has(AUTOMATIC_DS_MADE)
    assert piece(game, "ge-6pz").has(AUTOMATIC_DS_MADE)
    assert not piece(game, "ge-44").has(AUTOMATIC_DS_MADE)
    refused(game, Move(("ge-6pz",)), by="8.6.1.i")
    moves(game, "ge-44", "3024")


@pytest.mark.rule("s42:8.6.1.h", "s42:8.6.1.i")
def test_others_may_drive_through_the_gap() -> None:
    game = shattered(h3024="ge-9pz")
    moves(game, "ge-9pz", "3023", "3022", SOUTH, CENTRE, "3019")
    assert stands(game, "ge-9pz", "3019")


@pytest.mark.rule("s42:8.6.1.j")
def test_they_do_not_fight_in_the_combat_phase() -> None:
    game = fighting(h3121="su-6", h3221="ge-9pz")
    play(game, Attack("3121"))
    refused(game, Join("ge-3pz"), by="8.6.1.j")
    play(game, Join("ge-9pz"))


# -- 8.6.2 the advance -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:8.6.2.a", "s42:8.6.2.b", "s42:3.0.u")
def test_they_advance_in_the_combat_phase_as_far_as_after_a_ds() -> None:
    game = fighting()
    play(game, EndCombat())
    goes_on(game, "ge-3pz", CENTRE, "3019", "3018", "3017")
    assert stands(game, "ge-3pz", "3017")
    goes_on(game, "ge-6pz", "2922")
    assert stands(game, "ge-6pz", "2922")


@pytest.mark.rule("s42:8.6.2.b", "s42:14.2.2.d")
def test_infantry_goes_two_hexes_even_so() -> None:
    game = turn({"3022": "ge-44 ge-45 ge-46", "2922": "ge-50"})
    moves(moves(game, "ge-44 ge-45 ge-46", SOUTH), "ge-50", WEST)
    play(game, AUTOMATIC_DS)
    play(game, EndMovement())
    play(game, EndCombat())
    goes_on(game, "ge-44", CENTRE, "3019")
    refused(game, Advance("ge-44", "3018"), by="14.2.2.d")


@pytest.mark.rule("s42:8.6.2.c", "s42:3.0.u")
def test_after_all_combats() -> None:
    game = fighting(4, h3121="su-19bde", h3221="ge-9pz")
    assert not [action for action in legal(game) if isinstance(action, Advance)]
    play(game, Attack("3121"))
    play(game, Join("ge-9pz"))
    play(game, Commit())
    settled(game)
    assert advance_steps(game, "ge-9pz")
    assert not advance_steps(game, "ge-3pz")
    play(game, EndAdvance())
    play(game, EndCombat())
    assert advance_steps(game, "ge-3pz")


@pytest.mark.rule("s42:8.6.2.d")
def test_then_the_markers_are_gone() -> None:
    game = fighting()
    play(game, EndCombat())
    assert piece(game, "ge-3pz").has(AUTOMATIC_DS_MADE)
    play(game, EndAdvance())
    assert not piece(game, "ge-3pz").has(AUTOMATIC_DS_MADE)
    assert game.position.breaches == ()


@pytest.mark.rule("s42:8.6.2.a", "s42:14.2.1.a")
def test_no_other_unit_advances_with_them() -> None:
    game = fighting(h3025="ge-44")
    play(game, EndCombat())
    refused(game, Advance("ge-44", "3024"), by="14.1.a")


@pytest.mark.rule("s42:8.6.2.a", "s42:14.1.c")
def test_a_unit_that_only_stands_with_them_stays() -> None:
    """Ruling 706. The units of the automatic DS go; a division that came up to them later does not, as it would after a
    combat (14.1)."""
    game = shattered(h3022="ge-44")
    moves(game, "ge-44", SOUTH)
    play(game, EndMovement())
    play(game, EndCombat())
    assert stands(game, "ge-44", SOUTH)
    assert stands(game, "ge-3pz", SOUTH)
    refused(game, Advance("ge-44", CENTRE), by="8.6.2.a")
    goes_on(game, "ge-3pz", CENTRE)


@pytest.mark.rule("s42:8.6.2.e", "s42:15.4.a")
def test_one_stack_may_break_through() -> None:
    game = fighting(4, h2820="su-19bde", h3121="su-26bde")
    play(game, EndCombat())
    assert breakthroughs(game) == {"2820", "3121"}
    play(game, Breakthrough("3121"))
    settled(game)
    assert battles(game)[-1] == ("3121", ("ge-3pz",), "7-1")
    refused(game, Breakthrough("2820"), by="15.4.a")
    assert advance_steps(game, "ge-6pz")


@pytest.mark.rule("s42:15.4.a")
def test_each_automatic_ds_has_its_own_group() -> None:
    """Two brigades suffer an automatic DS from different divisions; behind each stands another."""
    hexes = {
        "3026": "su-26bde",
        "3023": "ge-3pz ge-6pz",
        "3029": "ge-9pz ge-11pz",
        "3019": "su-19bde",
        "3025": "su-103bde",
    }
    game = turn(hexes)
    moves(game, "ge-3pz ge-6pz", "3022", SOUTH)
    play(game, AUTOMATIC_DS)
    moves(game, "ge-9pz ge-11pz", "3028", "3027")
    play(game, AutomaticDS("3026"))
    play(game, EndMovement())
    play(game, EndCombat())
    fought = []
    for _ in range(2):
        assert is_advancing(game)
        one = "ge-3pz" if advance_steps(game, "ge-3pz") else "ge-9pz"
        pair, vacated, target = (
            (("ge-3pz", "ge-6pz"), CENTRE, "3019") if one == "ge-3pz" else (("ge-9pz", "ge-11pz"), "3026", "3025")
        )
        for unit in pair:
            goes_on(game, unit, vacated)
        play(game, Breakthrough(target))
        settled(game)
        fought.append(battles(game)[-1][:2])
        play(game, EndAdvance())
    assert sorted(fought) == [("3019", ("ge-3pz", "ge-6pz")), ("3025", ("ge-9pz", "ge-11pz"))]


@pytest.mark.rule("s42:8.6.2.f")
def test_ten_to_one_in_the_combat_phase_marks_no_unit() -> None:
    position = front({CENTRE: "su-16bde", SOUTH: "ge-3pz", WEST: "ge-6pz"}, turn=3)
    game = table(position, CombatPhase(side=AXIS))
    play(game, Attack(CENTRE))
    for unit in ("ge-3pz", "ge-6pz"):
        play(game, Join(unit))
    play(game, Commit())
    assert place(game, "su-16bde") == ELIMINATED
    assert is_advancing(game)
    assert not game.position.pieces[UNIT["ge-3pz"]].has(AUTOMATIC_DS_MADE)


# -- who counts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:8.6.1.h")
def test_who_is_not_needed_may_stay_out() -> None:
    """Without the infantry it is still ten to one; without a panzer division it is not."""
    game = moves(moves(turn({"3022": "ge-3pz ge-6pz", "2922": "ge-387"}), "ge-387", WEST), "ge-3pz ge-6pz", SOUTH)
    play(game, AUTOMATIC_DS)
    refused(game, Leave("ge-3pz"), by="8.6.1.h")
    play(game, Leave("ge-387"))
    settled(game)
    assert place(game, "su-16bde") == ELIMINATED
    assert [piece(game, unit).has(AUTOMATIC_DS_MADE) for unit in ("ge-3pz", "ge-6pz", "ge-387")] == [True, True, False]


@pytest.mark.rule("s42:8.6.1.a", "s42:13.2.1.g")
@pytest.mark.parametrize("state", ["!", "+train", "+replaced", "+in-reserve"])
def test_who_could_not_attack_does_not_count(state: str) -> None:
    game = moves(turn({"3023": "ge-3pz", WEST: f"ge-6pz{state}"}), "ge-3pz", "3022", SOUTH)
    assert AUTOMATIC_DS not in legal(game)
    fit = moves(turn({"3023": "ge-3pz", WEST: "ge-6pz"}), "ge-3pz", "3022", SOUTH)
    assert AUTOMATIC_DS in legal(fit)


@pytest.mark.rule("s42:8.6.1.a", "s42:9.5.2.a")
def test_a_river_halves_here_too() -> None:
    patch = steppe(waters={"3020/3021": "major", "2921/3020": "major"})
    game = turn({"3023": "ge-3pz", "2923": "ge-6pz"}, patch=patch)
    moves(moves(game, "ge-3pz", "3022", SOUTH), "ge-6pz", "2922", WEST)
    assert AUTOMATIC_DS not in legal(game)
