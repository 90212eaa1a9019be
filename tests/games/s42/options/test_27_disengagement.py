"""Chapter 27: units that break contact instead of attacking."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.s42.combat.combat_phase import ChooseTarget
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, UNIT
from grognard.games.s42.interface.actions import Attack, Disengage, EndCombat, Join, Retreat, StayBehind
from grognard.games.s42.options.disengagement import ChooseEscape, TryDisengage
from grognard.games.s42.retreat.disorder import RecoveryPhase
from grognard.games.s42.state.position import DISRUPTED, ELIMINATED, GOOD, IN_FULL_RETREAT, Position
from grognard.games.s42.state.zones import bonded
from grognard.games.s42.turn.phases import opened
from tests.games.s42.falling_back import corridor, ends, piece, stands
from tests.games.s42.front import front, phase
from tests.games.s42.pursuit import legal
from tests.games.s42.steppe import CENTRE
from tests.games.s42.table import asked, play, refused, table, told

NORTH = ("3019", "3018")


def contact(units: str = "ge-44", patch: Any = None, *, agreed: bool = True, **hexes: str) -> Position:
    """Axis units in 3020, a Soviet one beside them in 3021."""
    others = {name.removeprefix("h"): stack for name, stack in hexes.items()}
    position = front({CENTRE: units, "3021": "su-6", **others}, patch)
    return position.but(rules=replace(position.rules, disengagement=agreed))


def fighting(position: Position, *dice: int) -> Game[Position]:
    return phase(position, AXIS, dice)


def tried(position: Position, die: int, *units: str) -> Game[Position]:
    game = fighting(position, die)
    play(game, Disengage(units))
    return game


def result(position: Position, die: int, *units: str) -> str:
    game = table(position, TryDisengage(units=tuple(UNIT[unit] for unit in units)), dice=(die,))
    return next(str(event.args["result"]) for event in game.events or [] if event.what == "disengagement")


# -- who may try -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:27.0", "s42:25.0.a")
def test_only_where_it_was_agreed() -> None:
    refused(fighting(contact(agreed=False)), Disengage(("ge-44",)), by="25.0.a")
    play(fighting(contact(), 1), Disengage(("ge-44",)))


@pytest.mark.rule("s42:27.1.a")
def test_in_its_own_combat_phase_and_beside_an_enemy() -> None:
    refused(fighting(contact()), Disengage(("su-6",)), by="27.1.a")
    refused(fighting(contact(h3016="ge-45")), Disengage(("ge-45",)), by="27.1.a")
    refused(fighting(contact("ge-44 ge-manstein")), Disengage(("ge-manstein",)), by="27.1.a")


@pytest.mark.rule("s42:27.2.1.a")
def test_not_after_an_attack() -> None:
    position = contact("ge-44 ge-45+attacked")
    game = table(position, ChooseTarget(seats=("axis",), side=AXIS), dice=(1,))
    refused(game, Disengage(("ge-45",)), by="27.2.1.a")
    play(game, Disengage(("ge-44",)))


@pytest.mark.rule("s42:21.4.g")
def test_not_with_a_replacement_marker() -> None:
    position = contact("ge-44 ge-45+replaced")
    refused(fighting(position), Disengage(("ge-45",)), by="21.4.g")
    play(fighting(position, 1), Disengage(("ge-44",)))


@pytest.mark.rule("s42:27.2.1.b", "s42:13.3.2.a")
def test_the_disrupted_may_and_the_routed_may_not() -> None:
    play(fighting(contact("ge-44!"), 1), Disengage(("ge-44",)))
    refused(fighting(contact("ge-44!!")), Disengage(("ge-44",)), by="27.2.1.b")


@pytest.mark.rule("s42:27.2.1.d")
def test_one_die_for_a_unit_or_for_all_of_its_hex() -> None:
    position = contact("ge-44 ge-45 ge-46")
    refused(fighting(position), Disengage(("ge-44", "ge-45")), by="27.2.1.d")
    play(fighting(position, 1), Disengage(("ge-44", "ge-45", "ge-46")))
    game = tried(position, 1, "ge-44")
    refused(game, Disengage(("ge-44",)), by="27.2.1.d")


@pytest.mark.rule("s42:27.2.1.c", "s42:27.2.1.e")
def test_one_after_the_other_when_the_results_are_known() -> None:
    game = fighting(contact("ge-44 ge-45"), 1, 6)
    play(game, Disengage(("ge-44",)))
    assert isinstance(game.decision, ChooseTarget)
    refused(game, Disengage(("ge-44",)), by="27.2.1.d")
    play(game, Disengage(("ge-45",)))
    play(game, Retreat("ge-45", NORTH))
    assert isinstance(game.decision, ChooseTarget)


@pytest.mark.rule("s42:27.2.1.a")
def test_who_has_failed_may_still_attack() -> None:
    game = tried(contact("ge-44"), 1, "ge-44")
    play(game, Attack("3021"))
    play(game, Join("ge-44"))


# -- 27.2, 27.2.2 the die --------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:27.2.a", "s42:27.2.b", "s42:27.2.c")
def test_the_table() -> None:
    found = [result(contact(), die, "ge-44") for die in range(1, 7)]
    assert found == ["no", "no", "yes-1", "yes", "yes", "yes"]


@pytest.mark.rule("s42:27.2.2.a", "s42:27.2.2.b")
def test_wheels_and_horses_add_one_if_all_have_them() -> None:
    assert result(contact("ge-3pz"), 2, "ge-3pz") == "yes-1"
    assert result(contact("ro-1cav"), 2, "ro-1cav") == "yes-1"
    assert result(contact("ge-3pz ro-1cav"), 2, "ge-3pz", "ro-1cav") == "yes-1"
    assert result(contact("ge-3pz ge-44"), 2, "ge-3pz", "ge-44") == "no"


@pytest.mark.rule("s42:27.2.2.c", "s42:27.2.2.d")
def test_one_disrupted_unit_costs_one_and_both_may_count() -> None:
    assert result(contact("ge-44!"), 3, "ge-44") == "no"
    assert result(contact("ge-44 ge-45!"), 4, "ge-44", "ge-45") == "yes-1"
    assert result(contact("ge-3pz!"), 3, "ge-3pz") == "yes-1"


@pytest.mark.rule("s42:27.2.2.e", "s42:27.2.2.f")
def test_beyond_the_table_its_ends_count() -> None:
    assert result(contact("ge-44!"), 1, "ge-44") == "no"
    assert result(contact("ge-3pz"), 6, "ge-3pz") == "yes"


# -- 27.2.3 what comes of it -----------------------------------------------------------------------------------------


@pytest.mark.rule("s42:27.2.3.a")
def test_who_fails_stays_as_he_was() -> None:
    game = tried(contact(), 2, "ge-44")
    assert not [action for action in legal(game) if isinstance(action, Retreat)]
    assert stands(game, "ge-44", CENTRE)
    assert piece(game, "ge-44").order == GOOD


@pytest.mark.rule("s42:27.2.3.b", "s42:27.2.3.c", "s42:12.1.5.a")
def test_one_hex_or_two_in_any_direction_and_disrupted() -> None:
    game = tried(contact(), 4, "ge-44")
    found = ends(game, "ge-44")
    assert {"3019", "3018", "3219"} <= found
    assert not {"3021", "3121", "2921"} & found  # the enemy, and his zone of control
    refused(game, Retreat("ge-44", (*NORTH, "3017")), by="27.2.3.b")
    refused(game, Retreat("ge-44", ("3121",)), by="12.2.e")
    play(game, Retreat("ge-44", ("3019",)))
    assert stands(game, "ge-44", "3019")
    assert piece(game, "ge-44").order == DISRUPTED


@pytest.mark.rule("s42:27.2.3.b")
def test_who_may_go_may_stay() -> None:
    game = tried(contact(), 4, "ge-44")
    play(game, StayBehind("ge-44"))
    assert stands(game, "ge-44", CENTRE)
    assert piece(game, "ge-44").order == GOOD


@pytest.mark.rule("s42:27.2.3.d")
def test_the_disrupted_run() -> None:
    game = tried(contact("ge-44!"), 6, "ge-44")
    play(game, Retreat("ge-44", NORTH))
    assert piece(game, "ge-44").order == IN_FULL_RETREAT


@pytest.mark.rule("s42:27.2.3.e")
def test_a_step_is_lost_before_they_go_by_each() -> None:
    game = tried(contact("ge-44 ge-45"), 3, "ge-44", "ge-45")
    assert [piece(game, unit).steps for unit in ("ge-44", "ge-45")] == [2, 2]
    play(game, Retreat("ge-45", NORTH))
    play(game, Retreat("ge-44", ("3120",)))
    assert stands(game, "ge-44", "3120")
    last = tried(contact("ge-177-243stug"), 2, "ge-177-243stug")
    assert piece(last, "ge-177-243stug").place == ELIMINATED


@pytest.mark.rule("s42:27.2.3.f")
def test_they_recover_like_all_others() -> None:
    game = tried(contact(), 4, "ge-44")
    play(game, Retreat("ge-44", NORTH))
    evening = table(game.position, RecoveryPhase(side=AXIS))
    assert piece(evening, "ge-44").order == GOOD


@pytest.mark.rule("s42:27.2.3.g", "s42:27.2.3.h", "s42:27.2.3.i")
def test_the_example_of_four_units() -> None:
    """A goes to X (3120) and breaks the bond that held B in 3020; B follows it there, C is at Y (2919). In the combat
    phase the three slip away; D, shut in by bonds in 2620, cannot even try."""
    enemies = {"3019": "su-1", "3121": "su-4", "2619": "su-121", "2721": "su-6", "2521": "su-15-143"}
    before = front({**enemies, CENTRE: "ge-45", "2620": "ge-46"})
    after_a = front({**enemies, CENTRE: "ge-45", "3120": "ge-44", "2620": "ge-46"})
    assert bonded(before, AXIS, HEX[CENTRE], HEX["3120"])
    assert not bonded(after_a, AXIS, HEX[CENTRE], HEX["3120"])
    position = front({**enemies, "3120": "ge-44 ge-45", "2919": "ge-9", "2620": "ge-46"})
    game = fighting(position.but(rules=replace(position.rules, disengagement=True)), 6, 6, 6)
    refused(game, Disengage(("ge-46",)), by="27.2.3.b")
    for unit, path in (("ge-44", ("3219",)), ("ge-45", ("3219", "3218")), ("ge-9", ("2818",))):
        play(game, Disengage((unit,)))
        play(game, Retreat(unit, path))
        assert piece(game, unit).order == DISRUPTED


@pytest.mark.rule("s42:27.2.3.i", "s42:12.2.a")
def test_a_unit_without_a_way_out_does_not_try() -> None:
    refused(fighting(contact(patch=corridor("3021"))), Disengage(("ge-44",)), by="27.2.3.b")


# -- 33.2.3 the mini-turn --------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:33.2.3.h", "s42:33.2.3.i")
def test_in_a_mini_turn_no_player_need_agree() -> None:
    game = table(contact(agreed=False), opened("mini-combat", AXIS), dice=(5,))
    play(game, Disengage(("ge-44",)))
    play(game, Retreat("ge-44", NORTH))
    assert isinstance(game.decision, ChooseEscape)
    play(game, EndCombat())
    assert asked(game) == ()
    assert "battle" not in told(game)
