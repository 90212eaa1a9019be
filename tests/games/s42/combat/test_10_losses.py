"""Chapter 10.2 to 10.4: who loses steps, what a loss makes of a unit, remnants."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.s42.combat.loss_allocation import AttackerLoss, DefenderLoss, victims
from grognard.games.s42.combat.losses import lose_step, standing
from grognard.games.s42.combat.strength import Battle, survivors
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import FormRemnant, LoseStep, SetAside
from grognard.games.s42.state.markers import SupplyPoint
from grognard.games.s42.state.position import ELIMINATED, PLATE, POOL, REMOVED, UNSUPPLIED, Piece, Position
from tests.games.s42.front import front, odds, planned
from tests.games.s42.table import asked, play, refused, table, told

TARGET = "3020"


def with_pool(position: Position, *remnants: str) -> Position:
    """The table with these remnants free."""
    return position.with_pieces({UNIT[name]: Piece(POOL, 1) for name in remnants})


def fought(hexes: dict[str, str], *units: str, label: str = "DS", **fields: Any) -> tuple[Position, Battle]:
    """A battle that has been rolled for: those who gave their strength are known."""
    position = front(hexes, **fields)
    found = odds(position, *units)
    gave = tuple(row.unit for row in found.defenders if not row.out)
    return position, planned(position, *units, label=label, defenders=gave)


def able(position: Position, battle: Battle, side: int) -> list[int]:
    return victims(position, battle, side)


def units(*names: str) -> list[int]:
    return [UNIT[name] for name in names]


# -- 10.2.1 who takes losses -----------------------------------------------------------------------------------------


@pytest.mark.rule("s42:10.2.1.a", "s42:10.2.1.c")
def test_any_unit_that_attacked_may_be_chosen_and_no_other() -> None:
    """Not only the panzers that gave the shift; not the division that stood by, nor the guns."""
    hexes = {TARGET: "su-62", "3019": "ge-3pz ge-44 ge-45 ge-6a-hq"}
    position, battle = fought(hexes, "ge-3pz", "ge-44")
    game = table(position, AttackerLoss(battle=battle))
    assert game.decision is not None
    assert game.decision.actions(game) == [LoseStep("ge-3pz"), LoseStep("ge-44")]
    refused(game, LoseStep("ge-45"), "10.2.1.a")
    refused(game, LoseStep("ge-6a-hq"), "10.2.1.a")
    play(game, LoseStep("ge-44"))


@pytest.mark.rule("s42:10.2.1.b", "s42:10.2.1.d", "s42:10.2.3.d", "s42:12.4.c", "s42:19.3.c")
def test_who_gave_no_strength_is_not_chosen_before_the_others() -> None:
    """Units in full retreat, those that fell back to the hex, non-combat units."""
    hexes = {TARGET: "su-62 su-45 su-89!! su-95+retreated su-1ga-hq", "3019": "ge-44"}
    position, battle = fought(hexes, "ge-44")
    game = table(position, DefenderLoss(battle=battle, by_enemy=True))
    refused(game, LoseStep("su-89"), "10.2.1.b")
    refused(game, LoseStep("su-95"), "12.4.c")
    refused(game, LoseStep("su-1ga-hq"), "10.2.3.d")
    play(game, LoseStep("su-62"))


@pytest.mark.rule("s42:10.2.3.e")
def test_markers_are_not_chosen() -> None:
    """A supply point in the hex is no unit that could lose a step."""
    hexes = {TARGET: "su-62 su-45", "3019": "ge-44"}
    position, battle = fought(hexes, "ge-44", supplies=(SupplyPoint(1, SOVIET, HEX[TARGET]),))
    game = table(position, DefenderLoss(battle=battle, by_enemy=True))
    refused(game, LoseStep("supply-1"), "10.2.2")
    assert game.decision is not None
    assert game.decision.actions(game) == [LoseStep("su-45"), LoseStep("su-62")]


@pytest.mark.rule("s42:10.2.1.b", "s42:12.4.c")
def test_when_all_who_fought_are_gone_the_others_take_the_loss() -> None:
    """But never those that had retreated before."""
    hexes = {TARGET: "su-62 su-89!! su-95+retreated", "3019": "ge-44"}
    position, battle = fought(hexes, "ge-44")
    assert able(position, battle, SOVIET) == units("su-62")
    gone = position.with_piece(UNIT["su-62"], Piece(ELIMINATED, 0))
    assert able(gone, battle, SOVIET) == units("su-89")
    beaten = gone.with_piece(UNIT["su-89"], Piece(ELIMINATED, 0))
    assert able(beaten, battle, SOVIET) == []


@pytest.mark.rule("s42:10.2.1.d", "s42:15.3.c")
def test_units_beyond_the_stacking_limit_are_not_chosen() -> None:
    hexes = {TARGET: "su-62 su-45 su-32gds", "3019": "ge-44"}
    position, battle = fought(hexes, "ge-44")
    assert UNIT["su-32gds"] in battle.defenders
    assert len(able(position, battle, SOVIET)) == 2


@pytest.mark.rule("s42:9.8.c", "s42:10.2.3.b")
def test_units_in_brackets_are_chosen_last() -> None:
    hexes = {TARGET: "su-62 su-don-hq", "3019": "ge-44"}
    position, battle = fought(hexes, "ge-44")
    assert able(position, battle, SOVIET) == units("su-62")
    both = replace(battle, defenders=tuple(units("su-62", "su-don-hq")))
    game = table(position.with_piece(UNIT["su-45"], Piece(HEX[TARGET], 2)), DefenderLoss(battle=both))
    assert told(game) == ["unit-reduced"]
    assert able(position, both, SOVIET) == units("su-62")
    alone, last = fought({TARGET: "su-don-hq", "3019": "ge-44"}, "ge-44")
    assert able(alone, last, SOVIET) == units("su-don-hq")


@pytest.mark.rule("s42:10.2.1.b", "s42:9.8.c")
def test_a_headquarters_that_fought_loses_before_fugitives_who_did_not() -> None:
    """RULING s42-317."""
    position, battle = fought({TARGET: "su-don-hq su-89!!", "3019": "ge-44"}, "ge-44")
    assert able(position, battle, SOVIET) == units("su-don-hq")


@pytest.mark.rule("s42:9.8.c")
def test_a_refusal_names_the_unit_that_dies_first() -> None:
    hexes = {TARGET: "su-62 su-45 su-don-hq", "3019": "ge-44"}
    position, battle = fought(hexes, "ge-44")
    all_three = replace(battle, defenders=tuple(units("su-62", "su-45", "su-don-hq")))
    game = table(position, DefenderLoss(battle=all_three, by_enemy=True))
    refused(game, LoseStep("su-don-hq"), "10.2.3.b")


@pytest.mark.rule("s42:10.2.3.c", "s42:20.5.2.a", "s42:20.5.2.b")
def test_no_reduced_ally_dies_before_a_german_unit_is_reduced() -> None:
    """Neither in attack nor in defence, whichever side chooses; a German unit of one step is unreduced."""
    position, battle = fought({TARGET: "su-62", "3019": "ro-1/1 ge-44"}, "ro-1", "ge-44")
    game = table(position, AttackerLoss(battle=battle, by_enemy=True))
    assert told(game) == ["unit-reduced"]
    assert game.position.pieces[UNIT["ge-44"]].steps == 2
    assert able(game.position, battle, AXIS) == units("ro-1", "ge-44")
    for german in ("ge-linden", "ge-44"):
        hexes = {TARGET: f"ro-1/1 ro-2 {german}", "3019": "su-62"}
        there, against = fought(hexes, "su-62")
        game = table(there, DefenderLoss(battle=against, by_enemy=True))
        refused(game, LoseStep("ro-1"), "20.5.2.a")
        play(game, LoseStep("ro-2"))


@pytest.mark.rule("s42:20.5.2.a")
def test_a_full_ally_or_one_beside_reduced_germans_may_lose_a_step() -> None:
    position, battle = fought({TARGET: "su-62", "3019": "ro-1/1 ro-2 ge-44/2"}, "ro-1", "ro-2", "ge-44")
    assert able(position, battle, AXIS) == units("ro-1", "ro-2", "ge-44")


# -- 10.2.2 who chooses ----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:10.2.2.a", "s42:10.2.2.b", "s42:10.2.3.a")
@pytest.mark.parametrize("by_enemy", [False, True])
def test_the_owner_chooses_or_the_enemy(by_enemy: bool) -> None:
    position, battle = fought({TARGET: "su-62 su-45", "3019": "ge-44 ge-45"}, "ge-44", "ge-45")
    ours = table(position, AttackerLoss(battle=battle, by_enemy=by_enemy))
    assert asked(ours) == (("soviet",) if by_enemy else ("axis",))
    theirs = table(position, DefenderLoss(battle=battle, by_enemy=by_enemy))
    assert asked(theirs) == (("axis",) if by_enemy else ("soviet",))


@pytest.mark.rule("s42:11.2.3.b")
def test_the_lead_unit_of_a_determined_defence_pays_itself() -> None:
    position, battle = fought({TARGET: "su-62 su-45", "3019": "ge-44"}, "ge-44")
    game = table(position, DefenderLoss(battle=battle, lead=UNIT["su-45"]))
    assert game.position.pieces[UNIT["su-45"]].steps == 1
    assert game.decision is None


# -- 10.3 what a loss does -------------------------------------------------------------------------------------------


def loss(unit: str, *remnants: str, place: str = TARGET) -> Game[Position]:
    """A unit loses a step."""
    game = table(with_pool(front({place: unit}), *remnants))
    lose_step(game, UNIT[unit.partition("/")[0].partition("!")[0].partition("+")[0]], "10.3")
    game.settle()
    return game


@pytest.mark.rule("s42:10.3.a", "s42:2.3.5.b")
def test_a_counter_is_turned() -> None:
    game = loss("ge-3pz")
    assert (game.position.pieces[UNIT["ge-3pz"]].steps, told(game)) == (2, ["unit-reduced"])
    assert game.position.attack(UNIT["ge-3pz"]) == 7


@pytest.mark.rule("s42:10.3.b", "s42:10.3.c")
@pytest.mark.parametrize("unit", ["su-16bde", "su-62/1"])
def test_the_last_step_eliminates(unit: str) -> None:
    game = loss(unit)
    assert told(game) == ["unit-eliminated"]
    assert game.position.pieces[UNIT[unit.partition("/")[0]]] == Piece(ELIMINATED, 0)


# -- 10.4 remnants ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:2.3.5.c", "s42:10.3.d", "s42:10.4.1.a", "s42:10.4.1.b", "s42:10.4.1.c")
def test_the_second_loss_of_three_may_leave_a_remnant() -> None:
    """Of its own kind, in its place, with its markers and its order."""
    game = loss("ge-3pz!/2+unsupplied", "ge-rem-inf-1", "ge-rem-pz-2")
    assert asked(game) == ("axis",)
    play(game, FormRemnant("ge-3pz"))
    remnant = game.position.pieces[UNIT["ge-rem-pz-2"]]
    assert (remnant.place, remnant.steps, remnant.order) == (HEX[TARGET], 1, 1)
    assert remnant.has(UNSUPPLIED)
    assert game.position.pieces[UNIT["ge-3pz"]].place == PLATE
    assert standing(game.position, UNIT["ge-3pz"]) == UNIT["ge-rem-pz-2"]


@pytest.mark.rule("s42:10.4.2.a", "s42:10.4.2.b")
def test_or_the_division_goes_to_the_box_with_a_step() -> None:
    game = loss("ge-3pz/2", "ge-rem-pz-2")
    play(game, SetAside("ge-3pz"))
    assert game.position.pieces[UNIT["ge-3pz"]] == Piece(ELIMINATED, 1)
    assert game.position.pieces[UNIT["ge-rem-pz-2"]].place == POOL


@pytest.mark.rule("s42:10.4.2.c")
def test_it_must_if_no_remnant_of_its_kind_is_left() -> None:
    game = loss("ge-3pz/2", "ge-rem-inf-1")
    assert game.decision is None
    assert told(game) == ["unit-set-aside"]
    assert game.position.pieces[UNIT["ge-3pz"]] == Piece(ELIMINATED, 1)


@pytest.mark.rule("s42:10.4.3.a", "s42:10.4.3.b", "s42:10.4.3.c")
def test_the_end_of_a_remnant_is_that_of_its_division() -> None:
    game = loss("ge-3pz/2", "ge-rem-pz-2")
    play(game, FormRemnant("ge-3pz"))
    lose_step(game, UNIT["ge-rem-pz-2"], "10.3")
    assert game.position.pieces[UNIT["ge-3pz"]].place == REMOVED
    assert game.position.pieces[UNIT["ge-rem-pz-2"]].place == POOL
    assert game.position.parents == ()


@pytest.mark.rule("s42:10.4.1.c")
def test_a_remnant_stands_for_its_division_in_the_rest_of_the_battle() -> None:
    position, battle = fought({TARGET: "su-62", "3019": "ge-3pz/2"}, "ge-3pz")
    game = table(with_pool(position, "ge-rem-pz-1"), AttackerLoss(battle=battle))
    play(game, FormRemnant("ge-3pz"))
    assert survivors(game.position, battle).units == (UNIT["ge-rem-pz-1"],)
    assert able(game.position, battle, AXIS) == units("ge-rem-pz-1")


@pytest.mark.rule("s42:32.4.d", "s42:10.3.a")
def test_a_grown_division_has_a_step_more_to_lose() -> None:
    game = loss("ss-wiking/4")
    assert told(game) == ["unit-reduced"]
    assert game.position.pieces[UNIT["ss-wiking"]].steps == 3
