"""Whatever a player may be expected to try is refused by a clause of its own, not by the bare default of a decision."""

from __future__ import annotations

import pytest

from grognard.core.game import Action
from grognard.games.s42.combat.loss_allocation import AttackerLoss
from grognard.games.s42.data.units import AXIS, SOVIET
from grognard.games.s42.interface.actions import (
    Advance,
    Attack,
    CrossStrait,
    Disband,
    Drop,
    EndMovement,
    Entrain,
    FullRetreat,
    Halt,
    LoseStep,
    MoveSupply,
    PutBack,
    Retreat,
    Sail,
    StayBehind,
    StayInFullRetreat,
)
from grognard.games.s42.retreat.disorder import RecoveryPhase
from grognard.games.s42.state.stacking import TrimStacks
from grognard.games.s42.turn.phases import OPENERS
from tests.games.s42.combat.test_10_losses import fought
from tests.games.s42.falling_back import ends, going_back
from tests.games.s42.front import front
from tests.games.s42.marches import field, goes, phase, taken, where
from tests.games.s42.pursuit import won
from tests.games.s42.steppe import CENTRE
from tests.games.s42.table import bare, play, refused, sentence, table

SOUTH, NORTH = "3021", "3019"


# -- 5.1 on the march ------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.1.f")
def test_a_stack_leaves_its_own_units_behind_and_only_on_the_way() -> None:
    position = field({"ge-44": SOUTH, "ge-45": SOUTH, "ge-46": SOUTH})
    refused(taken(position, "ge-44", "ge-45"), Drop("ge-44"), by="5.1.f")
    game = goes(position, ("ge-44", "ge-45"), CENTRE)
    refused(game, Drop("ge-46"), by="5.1.f")
    play(game, Drop("ge-44"))
    refused(game, Drop("ge-45"), by="5.1.f")


@pytest.mark.rule("s42:5.1.a", "s42:5.1.k")
def test_who_has_not_moved_is_put_back_and_who_has_moved_halts() -> None:
    position = field({"ge-44": SOUTH})
    game = taken(position, "ge-44")
    refused(game, Halt(), by="5.1.a")
    play(game, PutBack())
    game = goes(position, "ge-44", CENTRE)
    refused(game, PutBack(), by="5.1.k")
    play(game, Halt())
    assert where(game, "ge-44") == CENTRE


@pytest.mark.rule("s42:13.1.3.a")
@pytest.mark.parametrize("place", ["area-X", "eliminated", "pool"])
def test_a_unit_that_is_not_on_the_map_does_not_run(place: str) -> None:
    game = phase(field({"ge-44": SOUTH, "ge-45": place}))
    refused(game, FullRetreat("ge-45"), by="13.1.3.a")
    play(game, FullRetreat("ge-44"))


@pytest.mark.rule("s42:33.2.3.g", "s42:33.2.3.c")
def test_a_mini_turn_has_no_trains_and_no_ships() -> None:
    game = phase(bare(turn=28, stand={"ge-45": "1304"}), name="mini-movement")
    refused(game, Entrain("ge-45"), by="33.2.3.g")
    refused(game, CrossStrait("ge-45"), by="33.2.3.c")
    refused(game, MoveSupply("supply-1"), by="33.2.3.c")
    play(game, EndMovement())


@pytest.mark.rule("s42:C2.4.d", "s42:C2.4.a")
def test_nor_has_the_movement_before_the_caucasus() -> None:
    game = phase(bare("caucasus", turn=10, stand={"su-6": "2956"}), SOVIET, "preliminary")
    refused(game, Entrain("su-6"), by="C2.4.d")
    refused(game, Sail("su-6", "4163"), by="C2.4.a")
    play(game, EndMovement())


@pytest.mark.rule("s42:33.2.3.i", "s42:33.2.3.h")
def test_no_unit_attacks_in_a_mini_turn() -> None:
    game = table(front({CENTRE: "su-1", SOUTH: "ge-44"}, turn=28), OPENERS["mini-combat"](side=AXIS))
    refused(game, Attack(CENTRE), by="33.2.3.i")
    refused(game, EndMovement(), by="5.1.a")


# -- 4.4, 10.1 stacks and losses -------------------------------------------------------------------------------------


@pytest.mark.rule("s42:4.4.d")
def test_only_a_unit_of_the_crowded_hex_goes() -> None:
    overstacked_groups = field({"ge-44": SOUTH, "ge-45": SOUTH, "ge-46": SOUTH, "ge-95": SOUTH, "ge-9": NORTH})
    game = table(overstacked_groups, TrimStacks(side=AXIS))
    refused(game, Disband("ge-9"), by="4.4.d")
    play(game, Disband("ge-95"))


@pytest.mark.rule("s42:13.4.a", "s42:13.4.e")
def test_only_own_runners_are_left_running() -> None:
    game = table(front({CENTRE: "ge-44!!", NORTH: "ge-45!", "3025": "su-6!!"}, turn=2), RecoveryPhase(side=AXIS))
    refused(game, StayInFullRetreat("su-6"), by="13.4.a")
    refused(game, StayInFullRetreat("ge-45"), by="13.4.e")
    refused(game, StayInFullRetreat("ge-95"), by="13.4.e")
    play(game, StayInFullRetreat("ge-44"))


# -- 12.1 retreats ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:12.1.1.a")
@pytest.mark.parametrize("deed", [Retreat("ge-45", ("3018",)), StayBehind("ge-45"), Retreat("su-6", ("3018",))])
def test_only_those_go_back_who_defended(deed: Action) -> None:
    game = going_back(field({"ge-44": CENTRE, "ge-45": NORTH, "su-6": "3024"}), "ge-44")
    refused(game, deed, by="12.1.1.a")
    assert sentence(game, deed) == "need-not-retreat"


@pytest.mark.rule("s42:12.1.1.a")
@pytest.mark.parametrize("path", [("3018",), (NORTH, CENTRE), ("3019", "3017"), ("area-A",)])
def test_a_retreat_goes_hex_by_hex(path: tuple[str, ...]) -> None:
    game = going_back(field({"ge-44": CENTRE}), "ge-44")
    refused(game, Retreat("ge-44", path), by="12.1.1.a")
    assert "3018" in ends(game, "ge-44")


@pytest.mark.rule("s42:11.6.1.c", "s42:12.1.1.a")
def test_a_fighting_withdrawal_is_one_or_two_hexes_long() -> None:
    far = Retreat("ge-44", (NORTH, "3018", "3017"))
    refused(going_back(field({"ge-44": CENTRE}), "ge-44", hexes=(1, 2)), far, by="11.6.1.c")
    refused(going_back(field({"ge-44": CENTRE}), "ge-44", hexes=(2,)), far, by="12.1.1.a")
    for path in ((NORTH,), (NORTH, "3018")):
        play(going_back(field({"ge-44": CENTRE}), "ge-44", hexes=(1, 2)), Retreat("ge-44", path))


@pytest.mark.rule("s42:14.1.a")
def test_who_is_not_on_the_map_had_no_part() -> None:
    game = won({SOUTH: "ge-44 ge-45"}, "ge-44", "ge-45")
    refused(game, Advance("ge-95", CENTRE), by="14.1.a")


@pytest.mark.rule("s42:10.1.a")
def test_a_loss_is_not_the_enemy_s_nor_a_stranger_s() -> None:
    hexes = {CENTRE: "su-62", NORTH: "ge-3pz ge-44 ge-45", "2919": "ge-95"}
    position, battle = fought(hexes, "ge-3pz", "ge-44")
    game = table(position, AttackerLoss(battle=battle))
    refused(game, LoseStep("su-62"), by="10.1.a")
    refused(game, LoseStep("ge-95"), by="10.1.a")
    refused(game, LoseStep("ge-45"), by="10.2.1.a")
    play(game, LoseStep("ge-44"))
