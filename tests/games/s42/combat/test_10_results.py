"""Chapter 10.1: what the results of a combat do."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.advance.advance import ChooseAdvance
from grognard.games.s42.combat.aftermath import AfterFight, ThrowBack
from grognard.games.s42.combat.combat_phase import ChooseTarget
from grognard.games.s42.combat.loss_allocation import AttackerLoss, ChooseLoss, DefenderLoss
from grognard.games.s42.combat.resolution import outcome
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import GRID, HEX
from grognard.games.s42.data.units import AXIS, UNIT
from grognard.games.s42.interface.actions import FallBack, LoseStep
from grognard.games.s42.retreat.determined_defense import Determined, StandFast
from grognard.games.s42.retreat.retreat import ChooseRetreat
from grognard.games.s42.state.position import DISRUPTED, ELIMINATED, IN_FULL_RETREAT, Position
from tests.games.s42.front import assault, front
from tests.games.s42.table import asked, play, table, told

TARGET = "3020"
HEXES = {TARGET: "su-62 su-45", "3019": "ge-44 ge-45"}


def result(label: str, hexes: dict[str, str] | None = None, **fields: Any) -> Game[Position]:
    """An attack of two German divisions with this result."""
    position = front(hexes or HEXES, turn=9, **fields)
    units = tuple(u for u in position.stack(HEX["3019"]) if position.attack(u))
    defenders = position.fighters(HEX[TARGET], 1)
    battle = Battle(side=AXIS, target=HEX[TARGET], units=units, defenders=defenders, label=label)
    return table(position, *outcome(battle), dice=(1,))


def awaits(game: Game[Position], question: type) -> bool:
    return isinstance(game.decision, question)


def steps(game: Game[Position], *units: str) -> list[int]:
    return [game.position.pieces[UNIT[unit]].steps for unit in units]


def fall_back(game: Game[Position]) -> None:
    """The defenders do not stand, and go the first way that is open."""
    if isinstance(game.decision, StandFast):
        play(game, FallBack())
    while isinstance(game.decision, ChooseRetreat):
        play(game, game.decision.actions(game)[0])


def far(game: Game[Position], unit: str) -> int:
    return GRID.distance(HEX[TARGET], game.position.pieces[UNIT[unit]].place)


@pytest.mark.rule("s42:10.1.b", "s42:10.1.c", "s42:10.1.d", "s42:10.1.e", "s42:10.2.2.b")
def test_ds_costs_a_step_of_the_attackers_choice_and_sends_the_rest_four_hexes_into_full_retreat() -> None:
    game = result("DS")
    assert awaits(game, ChooseLoss)
    assert asked(game) == ("axis",)
    play(game, LoseStep("su-62"))
    assert awaits(game, ChooseRetreat)
    fall_back(game)
    assert steps(game, "su-62", "su-45", "ge-44", "ge-45") == [1, 2, 3, 3]
    assert [far(game, unit) for unit in ("su-62", "su-45")] == [4, 4]
    assert [game.position.pieces[UNIT[unit]].order for unit in ("su-62", "su-45")] == [IN_FULL_RETREAT, IN_FULL_RETREAT]


@pytest.mark.rule("s42:10.1.f", "s42:10.1.g", "s42:10.1.h")
def test_dr4_sends_every_unit_four_hexes_into_full_retreat() -> None:
    game = result("DR4")
    assert awaits(game, ChooseRetreat)
    fall_back(game)
    assert steps(game, "su-62", "su-45") == [2, 2]
    assert far(game, "su-62") == 4
    assert game.position.pieces[UNIT["su-62"]].order == IN_FULL_RETREAT


@pytest.mark.rule("s42:10.1.i", "s42:10.1.j", "s42:10.2.2.a")
def test_d1_costs_a_step_of_the_defenders_choice_then_he_stands_or_goes_three_hexes() -> None:
    game = result("D1")
    assert awaits(game, ChooseLoss)
    assert asked(game) == ("soviet",)
    play(game, LoseStep("su-45"))
    assert awaits(game, StandFast)
    fall_back(game)
    assert far(game, "su-62") == 3
    assert game.position.pieces[UNIT["su-62"]].order == DISRUPTED


@pytest.mark.rule("s42:10.1.k", "s42:10.1.l", "s42:10.2.2.a")
def test_a1_d1_costs_both_a_step_of_their_own_choice_then_he_stands_or_goes_two_hexes() -> None:
    game = result("A1/D1")
    assert asked(game) == ("axis",)
    play(game, LoseStep("ge-45"))
    assert asked(game) == ("soviet",)
    play(game, LoseStep("su-45"))
    fall_back(game)
    assert steps(game, "ge-44", "ge-45", "su-62", "su-45") == [3, 2, 2, 1]
    assert far(game, "su-62") == 2
    assert game.position.pieces[UNIT["su-62"]].order == DISRUPTED


@pytest.mark.rule("s42:10.1.n")
def test_dr2_he_stands_or_goes_two_hexes() -> None:
    game = result("DR2")
    assert awaits(game, StandFast)
    fall_back(game)
    assert far(game, "su-62") == 2
    assert steps(game, "su-62", "su-45", "ge-44", "ge-45") == [2, 2, 3, 3]


@pytest.mark.rule("s42:10.1.o")
def test_a1_dr2_costs_the_attacker_a_step_besides() -> None:
    game = result("A1/DR2")
    assert asked(game) == ("axis",)
    play(game, LoseStep("ge-44"))
    assert awaits(game, StandFast)
    fall_back(game)
    assert far(game, "su-62") == 2


@pytest.mark.rule("s42:10.1.p", "s42:10.1.q", "s42:10.2.2.b")
def test_drx_costs_both_a_step_of_the_other_ones_choice() -> None:
    game = result("DRX")
    assert asked(game) == ("soviet",)
    play(game, LoseStep("ge-44"))
    assert asked(game) == ("axis",)
    play(game, LoseStep("su-62"))
    assert awaits(game, StandFast)
    fall_back(game)
    assert steps(game, "ge-44", "ge-45", "su-62", "su-45") == [2, 3, 1, 2]
    assert far(game, "su-45") == 2


@pytest.mark.rule("s42:10.1.r", "s42:10.1.s", "s42:10.2.2.b")
def test_ex_costs_both_a_step_of_the_other_ones_choice_and_no_unit_retreats() -> None:
    game = result("EX")
    assert asked(game) == ("soviet",)
    play(game, LoseStep("ge-44"))
    assert asked(game) == ("axis",)
    play(game, LoseStep("su-62"))
    assert game.decision is None
    assert steps(game, "ge-44", "su-62") == [2, 1]
    assert far(game, "su-62") == 0


@pytest.mark.rule("s42:10.1.u", "s42:10.1.v")
def test_a1_costs_the_attacker_a_step_and_no_unit_moves() -> None:
    game = result("A1")
    assert asked(game) == ("axis",)
    play(game, LoseStep("ge-44"))
    assert game.decision is None
    assert (far(game, "su-62"), game.position.pieces[UNIT["ge-44"]].place) == (0, HEX["3019"])


@pytest.mark.rule("s42:8.3.i", "s42:11.2.1.a")
@pytest.mark.parametrize(
    ("label", "steps_", "hexes", "limited"),
    [
        ("DS", (DefenderLoss, ThrowBack, AfterFight), 4, False),
        ("DR4", (ThrowBack, AfterFight), 3, False),
        ("D1", (DefenderLoss, Determined), 0, False),
        ("A1/D1", (AttackerLoss, DefenderLoss, Determined), 0, False),
        ("DR2", (Determined,), 0, False),
        ("A1/DR2", (AttackerLoss, Determined), 0, False),
        ("DRX", (AttackerLoss, DefenderLoss, Determined), 0, False),
        ("EX", (AttackerLoss, DefenderLoss, AfterFight), 1, True),
        ("A1", (AttackerLoss, AfterFight), 0, False),
    ],
)
def test_losses_come_first_then_the_retreat_or_the_stand_then_the_advance(
    label: str, steps_: tuple[type, ...], hexes: int, limited: bool
) -> None:
    found = list(outcome(Battle(side=AXIS, target=HEX[TARGET], units=(UNIT["ge-44"],), label=label)))
    assert tuple(type(step) for step in found) == steps_
    if isinstance(found[-1], AfterFight):
        assert (found[-1].hexes, found[-1].limited) == (hexes, limited)


@pytest.mark.rule("s42:10.1.b", "s42:19.3.f")
def test_when_the_last_defender_dies_of_ds_no_unit_is_left_to_retreat() -> None:
    """A headquarters beside him is removed at once."""
    game = result("DS", {TARGET: "su-16bde su-1ga-hq", "3019": "ge-44 ge-45"})
    assert isinstance(game.decision, ChooseAdvance)
    assert game.position.pieces[UNIT["su-16bde"]].place == ELIMINATED
    assert not game.position.stack(HEX[TARGET])


@pytest.mark.rule("s42:10.1.a", "s42:8.3.h")
def test_after_an_attack_the_next_one_is_asked_for() -> None:
    """A German step that is the second of three: the division goes to the box, for no remnant is left."""
    game = assault(front({TARGET: "su-62", "3019": "ge-44/2"}), "ge-44", dice=(1,))
    assert told(game) == ["phase-combat", "battle", "unit-set-aside"]
    assert awaits(game, ChooseTarget)
