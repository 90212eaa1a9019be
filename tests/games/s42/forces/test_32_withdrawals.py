"""32.1 to 32.3 Withdrawals: the panzers of turn 10, Soviet tank corps, infantry, 1 RFSS, Barbo."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import EndInitial, EndTransfers, LoseStep, Revive, TransferStep, Withdraw
from grognard.games.s42.state.position import ELIMINATED, PLATE, POOL, REMOVED, REPLACED, Piece, Position
from tests.games.s42.campaigning import answers, clause, dead, initial, offered, piece, steps, with_unit
from tests.games.s42.pocket import walled
from tests.games.s42.table import Stand, bare, play, refused

GD = "ge-gd"
REAR = ("1303", "1304", "1404", "1405", "1204", "1205")
"""Axis hexes behind the line, in supply."""
VORONEZH = "2503"
POCKET = ("2209", "2210", "2211")


def rear(*units: str, turn: int = 10, **fields: Any) -> Position:
    """These units behind the Axis line, each in its own hex."""
    return bare(stand=dict(zip(units, REAR, strict=False)), turn=turn, **fields)


def settle_gd(game: Game[Position]) -> None:
    """Grossdeutschland goes, by itself or because it is told to."""
    if piece(game, GD).place != REMOVED:
        play(game, Withdraw(GD))


def gone(game: Game[Position], *units: str) -> Game[Position]:
    """After these panzer divisions and Grossdeutschland have been withdrawn."""
    for unit in units:
        play(game, Withdraw(unit))
    settle_gd(game)
    return game


def going(game: Game[Position]) -> set[str]:
    return {action.unit for action in offered(game, Withdraw)} - {GD}


def reducing(game: Game[Position]) -> set[str]:
    return {action.unit for action in offered(game, LoseStep)}


def receiving(game: Game[Position]) -> set[str]:
    return {action.unit for action in offered(game, TransferStep)}


# -- 32.1 the panzers of turn 10 -------------------------------------------------------------------------------------


@pytest.mark.rule("s42:32.1.a", "s42:32.1.b", "s42:32.1.e")
def test_two_elite_panzer_divisions_and_grossdeutschland_go() -> None:
    game = initial(rear("ge-9pz", "ge-11pz", "ge-22pz", GD, "ge-24pz"), AXIS)
    assert going(game) == {"ge-9pz", "ge-11pz", "ge-24pz"}, "any, but elite"
    refused(game, Withdraw("ge-22pz"), by="32.1.a")
    gone(game, "ge-9pz", "ge-24pz")
    assert not going(game), "two are enough"
    for unit in ("ge-9pz", "ge-24pz", GD):
        assert piece(game, unit).place == REMOVED
    assert piece(game, "ge-11pz").place == HEX["1304"]


@pytest.mark.rule("s42:32.1.a")
def test_the_phase_does_not_end_before() -> None:
    game = initial(rear("ge-9pz", "ge-11pz", GD), AXIS)
    refused(game, EndInitial(), by="32.1.a")
    assert EndInitial() not in answers(game)
    play(game, Withdraw("ge-9pz"))
    assert EndInitial() not in answers(game)


@pytest.mark.rule("s42:32.1.a")
@pytest.mark.parametrize(("turn", "side"), [(9, SOVIET), (11, AXIS), (10, SOVIET), (12, AXIS)])
def test_on_turn_10_and_in_the_axis_phase_alone(turn: int, side: int) -> None:
    game = initial(rear("ge-9pz", "ge-11pz", GD, turn=turn), side)
    assert not going(game)
    assert piece(game, GD).place == HEX["1404"]


@pytest.mark.rule("s42:32.1.c")
def test_those_that_are_not_isolated_go_first() -> None:
    position = rear("ge-9pz", "ge-11pz", GD, patch=walled(POCKET))
    position = position.with_piece(UNIT["ge-24pz"], Piece(HEX["2210"], 3))
    game = initial(position, AXIS)
    assert going(game) == {"ge-9pz", "ge-11pz"}
    refused(game, Withdraw("ge-24pz"), by="32.1.c")


@pytest.mark.rule("s42:32.1.c")
def test_isolated_ones_go_when_there_are_no_others() -> None:
    position = rear("ge-9pz", GD, patch=walled(POCKET)).with_piece(UNIT["ge-24pz"], Piece(HEX["2210"], 3))
    game = initial(position, AXIS)
    play(game, Withdraw("ge-9pz"))
    play(game, Withdraw("ge-24pz"))
    assert piece(game, "ge-24pz").place == REMOVED


@pytest.mark.rule("s42:32.1.d")
@pytest.mark.parametrize("where", [ELIMINATED, HEX["2210"], HEX["1405"]])
def test_grossdeutschland_goes_wherever_it_is(where: int) -> None:
    position = rear("ge-9pz", "ge-11pz", "ge-24pz", "ge-14pz", patch=walled(POCKET))
    position = position.with_piece(UNIT[GD], Piece(where, 0 if where < 0 else 2))
    game = gone(initial(position, AXIS), "ge-9pz", "ge-11pz")
    assert piece(game, GD).place == REMOVED


@pytest.mark.rule("s42:32.1.d", "s42:32.1.e")
def test_its_remnant_is_withdrawn_with_it() -> None:
    position = rear("ge-9pz", "ge-11pz", "ge-rem-pzg-1")
    position = position.with_piece(UNIT[GD], Piece(PLATE, 1)).but(parents=((UNIT["ge-rem-pzg-1"], UNIT[GD]),))
    game = gone(initial(position, AXIS), "ge-9pz", "ge-11pz")
    assert piece(game, GD).place == REMOVED
    assert piece(game, "ge-rem-pzg-1").place == POOL
    assert game.position.parents == ()


@pytest.mark.rule("s42:32.1.g", "s42:32.1.h", "s42:32.1.i")
def test_fewer_than_seven_steps_are_made_up_by_others() -> None:
    position = rear("ge-9pz", "ge-11pz", GD, "ge-24pz", "ge-16pzg")
    position = with_unit(with_unit(position, "ge-9pz", steps=2), "ge-11pz", steps=2)
    position = with_unit(position, GD, steps=2)
    game = gone(initial(position, AXIS), "ge-9pz", "ge-11pz")
    assert steps(game, "ge-24pz") == 2, "six have gone: one more, and only one division can give it"
    assert piece(game, "ge-24pz").place == HEX["1405"], "reduced, not withdrawn"
    assert steps(game, "ge-16pzg") == steps(initial(position, AXIS), "ge-16pzg")


@pytest.mark.rule("s42:32.1.i")
def test_he_says_who_is_reduced() -> None:
    position = rear("ge-9pz", "ge-11pz", GD, "ge-24pz", "ge-14pz", "ge-16pzg")
    position = with_unit(with_unit(position, "ge-9pz", steps=2), "ge-11pz", steps=2)
    game = gone(initial(with_unit(position, GD, steps=2), AXIS), "ge-9pz", "ge-11pz")
    assert reducing(game) == {"ge-24pz", "ge-14pz"}, "panzer divisions"
    assert EndInitial() not in answers(game)
    refused(game, LoseStep("ge-16pzg"), by="32.1.i")
    play(game, LoseStep("ge-14pz"))
    assert (steps(game, "ge-24pz"), steps(game, "ge-14pz")) == (3, 2)
    assert not reducing(game)
    assert not receiving(game)


@pytest.mark.rule("s42:32.1.g", "s42:32.1.h")
def test_seven_is_enough_and_leaves_nothing_over() -> None:
    position = rear("ge-9pz", "ge-11pz", GD, "ge-24pz")
    position = with_unit(with_unit(position, "ge-9pz", steps=2), "ge-11pz", steps=2)
    game = gone(initial(with_unit(position, "ge-24pz", steps=2), AXIS), "ge-9pz", "ge-11pz")
    assert not reducing(game)
    assert not receiving(game)
    assert steps(game, "ge-24pz") == 2


@pytest.mark.rule("s42:32.1.j", "s42:32.1.i")
def test_the_example_of_the_eliminated() -> None:
    """All three are in the box of the eliminated: seven steps are taken from panzer divisions on the map."""
    position = dead(rear("ge-24pz", "ge-14pz", "ge-16pz", "ge-3pz"), "ge-9pz", "ge-11pz", GD)
    position = position.with_pieces({UNIT[f"ge-rem-pz-{k}"]: Piece(POOL, 1) for k in range(1, 5)})
    before = sum(steps(position, unit) for unit in ("ge-24pz", "ge-14pz", "ge-16pz", "ge-3pz"))
    game = initial(position, AXIS)
    assert going(game) >= {"ge-9pz", "ge-11pz"}
    gone(game, "ge-9pz", "ge-11pz")
    for unit in ("ge-9pz", "ge-11pz", GD):
        assert piece(game, unit).place == REMOVED
    taken = 0
    while EndInitial() not in answers(game):
        if reducing(game):
            taken += 1
        play(game, answers(game)[0])
    left = [UNIT[unit] for unit in ("ge-24pz", "ge-14pz", "ge-16pz", "ge-3pz")]
    left += [remnant for remnant, _ in game.position.parents]
    on_map = sum(game.position.pieces[unit].steps for unit in left if game.position.pieces[unit].place >= 0)
    assert before - on_map == 7
    assert taken <= 7


@pytest.mark.rule("s42:32.1.k", "s42:32.1.l", "s42:32.1.n")
def test_steps_beyond_seven_go_to_reduced_divisions_in_supply() -> None:
    position = rear("ge-9pz", "ge-11pz", GD, "ge-24pz", "ge-16pzg", "ge-45", patch=walled(POCKET))
    for unit in ("ge-24pz", "ge-45"):
        position = with_unit(position, unit, steps=2)
    position = with_unit(position, "ge-16pzg", steps=steps(position, "ge-16pzg") - 1)
    position = position.with_piece(UNIT["ge-14pz"], Piece(HEX["2210"], 2))
    game = gone(initial(position, AXIS), "ge-9pz", "ge-11pz")
    assert receiving(game) == {"ge-24pz", "ge-16pzg"}, "no infantry, no unit without supply"
    refused(game, TransferStep("ge-45"), by="32.1.k")
    refused(game, TransferStep("ge-14pz"), by="32.1.k")
    play(game, TransferStep("ge-24pz"))
    assert steps(game, "ge-24pz") == 3
    assert not piece(game, "ge-24pz").has(REPLACED)
    assert clause(game, EndTransfers()) == "", "the other may be given up"
    play(game, EndTransfers())
    assert not receiving(game)


@pytest.mark.rule("s42:32.1.k")
def test_two_steps_for_nine() -> None:
    position = rear("ge-9pz", "ge-11pz", GD, "ge-24pz", "ge-14pz", "ge-3pz")
    for unit in ("ge-24pz", "ge-14pz", "ge-3pz"):
        position = with_unit(position, unit, steps=2)
    game = gone(initial(position, AXIS), "ge-9pz", "ge-11pz")
    play(game, TransferStep("ge-24pz"))
    play(game, TransferStep("ge-3pz"))
    assert not receiving(game)
    assert (steps(game, "ge-24pz"), steps(game, "ge-3pz"), steps(game, "ge-14pz")) == (3, 3, 2)


@pytest.mark.rule("s42:32.1.m")
def test_one_division_may_have_both() -> None:
    position = rear("ge-9pz", "ge-11pz", GD, "ge-rem-pz-1")
    position = position.with_piece(UNIT["ge-24pz"], Piece(PLATE, 1)).but(
        parents=((UNIT["ge-rem-pz-1"], UNIT["ge-24pz"]),)
    )
    game = gone(initial(position, AXIS), "ge-9pz", "ge-11pz")
    play(game, TransferStep("ge-rem-pz-1"))
    assert (piece(game, "ge-24pz").place, steps(game, "ge-24pz")) == (HEX["1405"], 2)
    play(game, TransferStep("ge-24pz"))
    assert steps(game, "ge-24pz") == 3
    assert piece(game, "ge-rem-pz-1").place == POOL


# -- 32.2 Soviet tank corps ------------------------------------------------------------------------------------------


def corps(stand: Stand, turn: int = 8, **fields: Any) -> Game[Position]:
    return initial(bare(stand=stand, turn=turn, **fields))


@pytest.mark.rule("s42:32.2.a", "s42:32.2.c", "s42:32.2.i", "s42:32.1.e")
@pytest.mark.parametrize("turn", [8, 10, 18, 20, 21, 24])
def test_a_corps_of_his_choice_goes(turn: int) -> None:
    game = corps({"su-16tc": VORONEZH, "su-14tc": "2504", "su-4mc": "2603"}, turn)
    assert going(game) == {"su-16tc", "su-14tc"}
    refused(game, Withdraw("su-4mc"), by="32.2.c")
    refused(game, EndInitial(), by="32.2.a")
    assert EndInitial() not in answers(game)
    play(game, Withdraw("su-16tc"))
    assert piece(game, "su-16tc").place == REMOVED
    assert piece(game, "su-14tc").place == HEX["2504"]
    assert not going(game)


@pytest.mark.rule("s42:32.2.a")
def test_on_other_turns_no_unit_has_to_go() -> None:
    game = corps({"su-16tc": VORONEZH}, 9)
    assert not going(game)
    refused(game, Withdraw("su-16tc"), by="32.2.a")


@pytest.mark.rule("s42:32.2.c")
def test_a_corps_without_supply_stays() -> None:
    game = corps({"su-16tc": VORONEZH, "su-14tc": "2210"}, patch=walled(POCKET))
    refused(game, Withdraw("su-14tc"), by="32.2.c")
    assert going(game) == {"su-16tc"}


@pytest.mark.rule("s42:32.2.c", "s42:32.2.d", "s42:32.2.e")
def test_one_from_the_box_costs_another_corps_a_step() -> None:
    game = initial(dead(bare(stand={"su-16tc": VORONEZH, "su-14tc": "2504"}, turn=8), "su-1tc"))
    assert going(game) == {"su-16tc", "su-14tc", "su-1tc"}
    play(game, Withdraw("su-1tc"))
    assert reducing(game) == {"su-16tc", "su-14tc"}
    refused(game, LoseStep("su-1tc"), by="32.2.e")
    play(game, LoseStep("su-14tc"))
    assert (steps(game, "su-16tc"), steps(game, "su-14tc")) == (2, 1)
    assert piece(game, "su-1tc").place == REMOVED
    assert not receiving(game)


@pytest.mark.rule("s42:32.2.d")
def test_a_reduced_corps_gives_the_one_step_that_is_asked() -> None:
    position = with_unit(bare(stand={"su-16tc": VORONEZH, "su-14tc": "2504"}, turn=8), "su-16tc", steps=1)
    game = initial(with_unit(position, "su-14tc", steps=1))
    play(game, Withdraw("su-16tc"))
    assert not receiving(game)
    assert not reducing(game)
    assert steps(game, "su-14tc") == 1


@pytest.mark.rule("s42:32.2.f", "s42:32.2.h", "s42:32.2.j")
def test_the_second_step_goes_to_a_reduced_corps_in_supply() -> None:
    stand = {"su-16tc": VORONEZH, "su-14tc": "2504", "su-1tc": "2210", "su-121": "2603"}
    position = bare(stand=stand, turn=8, patch=walled(POCKET))
    for unit in ("su-14tc", "su-1tc", "su-121"):
        position = with_unit(position, unit, steps=1)
    game = initial(position)
    play(game, Withdraw("su-16tc"))
    assert receiving(game) == {"su-14tc"}
    refused(game, TransferStep("su-1tc"), by="32.2.f")
    refused(game, TransferStep("su-121"), by="32.2.f")
    assert clause(game, EndTransfers()) == ""
    play(game, TransferStep("su-14tc"))
    assert steps(game, "su-14tc") == 2
    assert not piece(game, "su-14tc").has(REPLACED)
    assert not receiving(game)


@pytest.mark.rule("s42:32.2.j")
def test_the_second_step_may_be_let_go() -> None:
    position = with_unit(bare(stand={"su-16tc": VORONEZH, "su-14tc": "2504"}, turn=8), "su-14tc", steps=1)
    game = initial(position)
    play(game, Withdraw("su-16tc"))
    play(game, EndTransfers())
    assert steps(game, "su-14tc") == 1
    assert not receiving(game)
    assert EndInitial() in answers(game)


@pytest.mark.rule("s42:32.2.g", "s42:32.2.h")
def test_or_it_makes_a_brigade_in_the_hex_of_the_corps() -> None:
    position = dead(bare(stand={"su-16tc": VORONEZH}, turn=8), "su-10tk", "su-6gdstk", "su-16bde")
    game = initial(position)
    play(game, Withdraw("su-16tc"))
    assert {action.unit for action in offered(game, Revive)} == {"su-10tk"}
    refused(game, Revive("su-6gdstk"), by="32.2.g")
    refused(game, Revive("su-16bde"), by="32.2.g")
    play(game, Revive("su-10tk"))
    assert piece(game, "su-10tk") == Piece(HEX[VORONEZH], 1)
    assert not offered(game, Revive)


# -- 32.3 others -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:32.3.c", "s42:32.3.d")
@pytest.mark.parametrize(("turn", "by"), [(9, "32.3.c"), (17, "32.3.d")])
def test_an_infantry_division_goes(turn: int, by: str) -> None:
    position = rear("ge-44", "ge-45", "ge-24pz", "ge-95", "ro-10", turn=turn, patch=walled(POCKET))
    position = with_unit(position, "ge-45", steps=2).with_piece(UNIT["ge-297"], Piece(HEX["2210"], 3))
    game = initial(position, AXIS)
    assert going(game) == {"ge-44", "ge-95"}
    for unit in ("ge-45", "ge-24pz", "ro-10", "ge-297"):
        refused(game, Withdraw(unit), by=by)
    refused(game, EndInitial(), by=by)
    play(game, Withdraw("ge-95"))
    assert piece(game, "ge-95").place == REMOVED
    assert not going(game)
    assert EndInitial() in answers(game)


@pytest.mark.rule("s42:32.1.a", "s42:32.2.a", "s42:32.3.a", "s42:32.3.c", "s42:32.3.e")
@pytest.mark.parametrize("turn", [8, 9, 10, 11, 17, 18, 20, 21, 23, 24])
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_where_there_is_no_unit_none_has_to_go(turn: int, side: int) -> None:
    assert EndInitial() in answers(initial(bare(turn=turn), side))


@pytest.mark.rule("s42:32.3.c")
def test_not_on_other_turns() -> None:
    assert not going(initial(rear("ge-44", turn=8), AXIS))


def settled(game: Game[Position]) -> Game[Position]:
    """After every unit that must go has gone."""
    while offered(game, Withdraw):
        play(game, offered(game, Withdraw)[0])
    return game


@pytest.mark.rule("s42:32.3.a", "s42:32.3.b")
@pytest.mark.parametrize(("left", "penalty"), [(2, 0), (1, 1), (0, 1)])
def test_the_ss_brigade_goes_on_turn_11(left: int, penalty: int) -> None:
    position = rear("ss-1rfss", turn=11)
    position = dead(position, "ss-1rfss") if not left else with_unit(position, "ss-1rfss", steps=left)
    game = settled(initial(position, AXIS))
    assert piece(game, "ss-1rfss").place == REMOVED
    assert lost(game) == penalty


def lost(game: Game[Position]) -> int:
    """Special replacements the Axis loses: now, or as soon as some come."""
    return game.position.lost_special + dict(game.position.used).get("replacement-special", 0)


@pytest.mark.rule("s42:32.3.a")
def test_it_stays_until_then() -> None:
    assert piece(settled(initial(rear("ss-1rfss", turn=12), AXIS)), "ss-1rfss").place == HEX["1303"]


@pytest.mark.rule("s42:32.3.e", "s42:32.3.f")
@pytest.mark.parametrize("alive", [True, False])
def test_barbo_goes_on_turn_23_and_nothing_is_paid(alive: bool) -> None:
    position = rear("it-barbo", turn=23)
    game = settled(initial(position if alive else dead(position, "it-barbo"), AXIS))
    assert (piece(game, "it-barbo").place == REMOVED) or not alive
    assert game.position.lost_special == 0
    assert EndInitial() in answers(game)
    assert piece(settled(initial(rear("it-barbo", turn=22), AXIS)), "it-barbo").place == HEX["1303"]
