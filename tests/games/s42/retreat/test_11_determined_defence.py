"""Chapter 11: who stands when he is told to retreat, under whom, with whose help, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.advance.advance import ChooseAdvance
from grognard.games.s42.combat.air_support import WINGS
from grognard.games.s42.combat.resolution import rolled
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import FallBack, LoseStep, Stand
from grognard.games.s42.retreat.determined_defense import StandFast, column, quality
from grognard.games.s42.retreat.retreat import ChooseRetreat
from grognard.games.s42.state.markers import AIR_BOX, Fort, SupplyPoint, Wing
from grognard.games.s42.state.markers import READY as LOADED
from grognard.games.s42.state.position import DISRUPTED, ELIMINATED, GOOD, USED, Position
from tests.games.s42.falling_back import distant, ends, piece, place, stands
from tests.games.s42.front import assault, front, planned
from tests.games.s42.holding import (
    CITY,
    WOODS,
    advance,
    axis,
    options,
    outcome,
    pocket,
    soviets,
    stood,
    told_to_go,
)
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import asked, play, refused, table

# -- 11.1.1 when -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.1.1.a", "s42:11.1.1.b", "s42:11.2.2.a")
@pytest.mark.parametrize("label", ["A1/DR2", "DR2", "D1", "DRX", "A1/D1"])
def test_these_results_let_the_defender_stand(label: str) -> None:
    game = told_to_go(soviets(), label=label)
    assert asked(game) == ("soviet",)
    assert isinstance(game.decision, StandFast)


@pytest.mark.rule("s42:11.1.1.a", "s42:11.2.2.a", "s42:11.1.1.c")
@pytest.mark.parametrize("label", ["DS", "DR4"])
def test_after_these_no_unit_stands(label: str) -> None:
    assert isinstance(told_to_go(soviets(), label=label).decision, ChooseRetreat)


@pytest.mark.rule("s42:11.1.1.b", "s42:12.3.a")
def test_with_no_unit_left_no_player_is_asked() -> None:
    position = front({"3021": "ge-44"}, turn=8)
    assert isinstance(told_to_go(position).decision, ChooseAdvance)


@pytest.mark.rule("s42:11.1.1.d", "s42:11.1.1.e", "s42:11.1.1.f", "s42:11.4.1.a")
def test_who_holds_stays_in_good_order_and_no_unit_advances() -> None:
    game = stood(soviets("su-6 su-1"), 6, "su-6")
    assert outcome(game) == "held"
    assert stands(game, "su-1", CENTRE)
    assert piece(game, "su-6").order == GOOD
    assert piece(game, "su-6").steps == 1
    assert game.decision is None


@pytest.mark.rule("s42:11.4.3.a", "s42:11.4.1.c")
def test_who_fails_goes_as_he_was_told() -> None:
    game = stood(soviets(), 2, "su-6", label="D1")
    assert outcome(game) == "failed"
    assert isinstance(game.decision, ChooseRetreat)
    assert game.decision.retreat.lengths == (3,)
    assert advance(game) == (3, False)


def test_who_does_not_want_to_stand_goes() -> None:
    game = told_to_go(soviets())
    play(game, FallBack())
    assert isinstance(game.decision, ChooseRetreat)


# -- 11.1.2 order 227 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.1.2.a", "s42:11.1.2.h", "s42:12.1.1.a", "s42:20.3.b")
def test_before_turn_8_soviets_do_not_stand() -> None:
    game = told_to_go(soviets(turn=7))
    assert isinstance(game.decision, ChooseRetreat)
    assert ends(game, "su-6")
    assert ends(game, "su-6") <= distant(2)
    assert isinstance(told_to_go(soviets(turn=8)).decision, StandFast)


@pytest.mark.rule("s42:11.1.2.a")
def test_the_order_does_not_bind_the_axis() -> None:
    assert isinstance(told_to_go(axis(turn=2), "su-6").decision, StandFast)


@pytest.mark.rule("s42:11.1.2.b", "s42:20.3.b")
def test_the_nkvd_stands_at_any_time() -> None:
    game = told_to_go(soviets("su-10-nkvd su-6", turn=2))
    refused(game, Stand("su-6"), by="11.1.2.a")
    assert Stand("su-10-nkvd") in options(game)


@pytest.mark.rule("s42:11.1.2.c")
def test_so_does_who_has_nowhere_to_go() -> None:
    assert isinstance(told_to_go(soviets(patch=pocket(), turn=2)).decision, StandFast)


@pytest.mark.rule("s42:11.1.2.d")
def test_so_does_who_was_doubled() -> None:
    position = soviets("su-6 su-1", turn=2)
    game = told_to_go(position, doubled=(UNIT["su-6"],))
    refused(game, Stand("su-1"), by="11.1.2.a")
    assert Stand("su-6") in options(game)


@pytest.mark.rule("s42:11.1.2.e", "s42:11.1.2.f", "s42:11.1.2.g")
def test_so_does_every_unit_after_a_shift_for_the_ground() -> None:
    assert isinstance(told_to_go(soviets(turn=2), sheltered=True).decision, StandFast)
    assert isinstance(told_to_go(soviets(turn=2), sheltered=False).decision, ChooseRetreat)


@pytest.mark.rule("s42:11.1.2.d", "s42:11.1.2.e", "s42:11.1.2.f")
@pytest.mark.parametrize(
    ("drawn", "fields", "stands_fast"),
    [
        ({}, {}, False),
        ({"terrain": {CENTRE: "wooded-rough"}}, {}, True),
        ({"places": {CENTRE: "city"}}, {}, True),
        ({}, {"forts": (Fort(HEX[CENTRE], SOVIET, True),)}, True),
    ],
)
def test_the_combat_itself_tells_who_was_doubled_or_shifted(
    drawn: dict[str, Any], fields: dict[str, Any], stands_fast: bool
) -> None:
    """Two panzer divisions attack before order 227, with every die."""
    position = front({CENTRE: "su-6", "3021": "ge-3pz ge-6pz"}, steppe(**drawn), turn=2, **fields)
    games = [assault(position, "ge-3pz", "ge-6pz", dice=(die,)) for die in range(1, 7)]
    assert any(isinstance(game.decision, StandFast) for game in games) == stands_fast


@pytest.mark.rule("s42:11.2.2.b", "s42:11.2.2.c")
def test_the_combat_notes_the_shade_of_its_result() -> None:
    """At 7-1 the first three lines are shaded; a certain result never is."""
    position = front({CENTRE: "su-16bde", "3021": "ge-3pz ge-6pz"}, turn=2)
    battle = planned(position, "ge-3pz", "ge-6pz")
    assert [rolled(table(position), battle, (die,), die).restricted for die in (3, 4)] == [True, False]
    assert not rolled(table(position), battle, (), 0).restricted


@pytest.mark.rule("s42:16.4.k")
def test_units_out_of_supply_keep_their_quality() -> None:
    position = front({CENTRE: "su-32gds+unsupplied su-6+unsupplied", "3021": "ge-44"})
    battle = planned(position, "ge-44")
    assert [quality(position, battle, UNIT[unit]) for unit in ("su-32gds", "su-6")] == [1, 0]


# -- 11.2.1 the column -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.2.1.d", "s42:11.2.1.e", "s42:11.2.1.f", "s42:11.2.1.g")
def test_the_column_is_that_of_the_ground() -> None:
    def of(patch: Any, **fields: Any) -> str:
        position = soviets(patch=patch, **fields)
        return column(position, planned(position, "ge-44"))

    assert of(steppe()) == "clear"
    assert of(steppe(terrain={CENTRE: "desert"})) == "clear"
    assert of(steppe(terrain={CENTRE: "desert"}, places={CENTRE: "town"})) == "other"
    assert of(steppe(places={CENTRE: "town"})) == "other"
    assert of(steppe(), forts=(Fort(HEX[CENTRE], SOVIET, True),)) == "other"
    assert of(steppe(), forts=(Fort(HEX[CENTRE], SOVIET),)) == "clear"
    assert of(WOODS) == "other"
    assert of(CITY) == of(steppe(places={CENTRE: "major"})) == "city"


# -- 11.2.2 shades ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.2.2.c")
def test_a_shaded_result_lets_only_victory_hexes_and_the_desperate_stand() -> None:
    assert isinstance(told_to_go(soviets(), restricted=True).decision, ChooseRetreat)
    assert isinstance(told_to_go(soviets(patch=pocket()), restricted=True).decision, StandFast)
    victory = front({"3322": "su-6", "3323": "ge-44"}, turn=8)
    assert HEX["3322"] in victory.country.points
    assert isinstance(told_to_go(victory, target="3322", restricted=True).decision, StandFast)


@pytest.mark.rule("s42:11.2.2.c", "s42:11.1.2.a", "s42:11.2.3.c")
def test_where_no_player_is_asked_the_log_says_why() -> None:
    assert denials(told_to_go(soviets(), restricted=True)) == ["shade"]
    assert denials(told_to_go(soviets(turn=7))) == ["order"]
    assert denials(told_to_go(soviets("su-6!"))) == ["lead"]
    assert denials(told_to_go(soviets("su-6! su-1", turn=7))) == ["order"]
    assert denials(told_to_go(soviets(), label="DS")) == []
    assert denials(stood(soviets(), 2, "su-6", label="D1")) == []


def denials(game: Game[Position]) -> list[object]:
    return [event.args["why"] for event in game.events or [] if event.what == "stand-denied"]


@pytest.mark.rule("s42:11.2.2.b", "s42:11.2.4.d")
def test_a_shaded_result_costs_one() -> None:
    victory = front({"3322": "su-6", "3323": "ge-44"}, turn=8)
    assert outcome(stood(victory, 5, "su-6", target="3322", restricted=True)) == "failed"
    assert outcome(stood(victory, 5, "su-6", target="3322")) == "withdrawal"


# -- 11.2.3 lead units -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.2.3.c", "s42:13.2.1.h", "s42:13.3.2.e", "s42:11.2.3.d", "s42:11.2.3.e", "s42:12.4.d")
@pytest.mark.parametrize(
    ("unit", "by"),
    [
        ("su-1!", "11.2.3.c"),
        ("su-1!!", "11.2.3.c"),
        ("su-1+train", "11.2.3.d"),
        ("su-1art", "11.2.3.e"),
        ("su-5ta-hq", "11.2.3.c"),
        ("su-1+retreated", "12.4.d"),
    ],
)
def test_who_does_not_lead(unit: str, by: str) -> None:
    game = told_to_go(soviets(f"{unit} su-6"))
    refused(game, Stand(unit.rstrip("!").split("+")[0]), by=by)
    assert Stand("su-6") in options(game)


@pytest.mark.rule("s42:12.4.d", "s42:15.3.a")
def test_in_a_breakthrough_they_lead_like_others() -> None:
    game = told_to_go(soviets("su-6+retreated"), kind="breakthrough")
    assert isinstance(game.decision, StandFast)


@pytest.mark.rule("s42:11.2.1.b", "s42:11.2.1.c", "s42:11.2.3.b")
def test_the_owner_chooses_who_leads_and_pays() -> None:
    game = stood(soviets("su-6 su-1"), 6, "su-1")
    assert piece(game, "su-1").steps == 1
    assert piece(game, "su-6").steps == 2


@pytest.mark.rule("s42:11.2.3.c")
def test_with_no_unit_to_lead_they_go() -> None:
    assert isinstance(told_to_go(soviets("su-6! su-1!!")).decision, ChooseRetreat)


# -- 11.2.4 what changes the die -------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.2.4.b", "s42:11.2.4.c", "s42:11.2.3.a")
def test_the_class_of_the_lead_unit() -> None:
    assert outcome(stood(soviets("su-2gds"), 4, "su-2gds")) == "withdrawal"
    assert outcome(stood(soviets("su-6"), 4, "su-6")) == "failed"
    assert outcome(stood(axis("ro-1"), 5, "ro-1", "su-6")) == "failed"


@pytest.mark.rule("s42:11.2.4.e", "s42:11.2.4.f")
def test_germans_are_elite_in_cities_and_fortifications() -> None:
    def of(unit: str, patch: Any = None, **fields: Any) -> int:
        position = axis(unit, patch, **fields)
        return quality(position, planned(position, "su-6"), UNIT[unit])

    fort = (Fort(HEX[CENTRE], AXIS, True),)
    assert of("ge-44") == 0
    assert of("ge-44", CITY) == of("ge-44", steppe(places={CENTRE: "major"})) == 1
    assert of("ge-213sec", CITY) == of("lw-7", CITY) == of("ss-1rfss", CITY) == 1
    assert of("ge-213sec", forts=fort) == 1
    assert of("ge-44", steppe(places={CENTRE: "town"})) == 0
    assert of("ro-1", CITY) == -1
    russians = soviets("su-6", CITY)
    assert quality(russians, planned(russians, "ge-44"), UNIT["su-6"]) == 0


# -- 11.3 support ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.2.4.a", "s42:11.3.a", "s42:11.3.b", "s42:11.3.e")
def test_a_headquarters_in_range_adds_one_and_is_used() -> None:
    position = front({CENTRE: "su-6", "3021": "ge-44", "3018": "su-don-hq"}, turn=8)
    game = told_to_go(position, dice=(5,))
    play(game, Stand("su-6", "su-don-hq"))
    assert outcome(game) == "held"
    assert piece(game, "su-don-hq").has(USED)


@pytest.mark.rule("s42:11.3.c")
def test_used_ones_do_not_help() -> None:
    position = front({CENTRE: "su-6", "3021": "ge-44", "3018": "su-don-hq+used"}, turn=8)
    refused(told_to_go(position), Stand("su-6", "su-don-hq"), by="11.3.c")
    flown = axis("ge-44")
    flown = flown.but(wings=(Wing(AIR_BOX, True), *flown.wings[1:]))
    refused(told_to_go(flown, "su-6"), Stand("ge-44", WINGS[0]), by="11.3.c")


@pytest.mark.rule("s42:11.3.a", "s42:18.3.2.e")
def test_a_supply_point_fires_through_a_used_one() -> None:
    point = SupplyPoint(3, SOVIET, HEX["3018"], LOADED)
    position = front({CENTRE: "su-6", "3021": "ge-44", "3018": "su-don-hq+used"}, turn=8, supplies=(point,))
    game = told_to_go(position, dice=(5,))
    play(game, Stand("su-6", "su-don-hq", "supply-3"))
    assert outcome(game) == "held"
    assert game.position.supplies == ()


@pytest.mark.rule("s42:11.3.a", "s42:11.3.d", "s42:11.3.e", "s42:9.3.2.b")
def test_an_air_unit_adds_one_and_is_used() -> None:
    position = axis("ge-44")
    position = position.but(wings=(Wing(AIR_BOX), *position.wings[1:]))
    game = told_to_go(position, "su-6", dice=(5,))
    assert {Stand("ge-44"), Stand("ge-44", WINGS[0]), Stand("ge-44", WINGS[1])} == set(options(game)) - {FallBack()}
    play(game, Stand("ge-44", WINGS[0]))
    assert outcome(game) == "held"
    assert game.position.wings[0] == Wing(AIR_BOX, True)


# -- 11.4 results ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:11.4.1.d", "s42:11.4.1.f")
def test_with_an_asterisk_the_defender_says_which_attacker_pays() -> None:
    position = front({CENTRE: "su-2gds", "3021": "ge-44 ge-45"}, turn=8)
    game = stood(position, 6, "su-2gds", "ge-44", "ge-45")
    assert asked(game) == ("soviet",)
    play(game, LoseStep("ge-45"))
    assert [piece(game, unit).steps for unit in ("ge-44", "ge-45", "su-2gds")] == [3, 2, 1]


@pytest.mark.rule("s42:11.4.1.e")
def test_without_it_the_attacker_says() -> None:
    position = front({CENTRE: "su-2gds", "3021": "ge-44 ge-45"}, WOODS, turn=8)
    game = stood(position, 6, "su-2gds", "ge-44", "ge-45")
    assert asked(game) == ("axis",)


@pytest.mark.rule("s42:11.4.1.d")
def test_a_failure_may_cost_a_step_too() -> None:
    game = stood(soviets(), 1, "su-6")
    assert piece(game, "su-6").steps == 1
    assert isinstance(game.decision, ChooseRetreat)


@pytest.mark.rule("s42:11.4.2.a", "s42:14.2.3.b")
def test_the_last_step_dies_holding_the_hex(advances: list[tuple[int, bool]]) -> None:
    stood(soviets("su-16bde"), 6, "su-16bde")
    stood(soviets("su-16bde su-1!"), 6, "su-16bde")
    assert advances == [(1, True), (0, False)]


@pytest.mark.rule("s42:11.4.2.b")
def test_those_who_cannot_lead_hold_it_when_the_leader_falls() -> None:
    game = stood(soviets("su-16bde su-1!"), 6, "su-16bde")
    assert place(game, "su-16bde") == ELIMINATED
    assert stands(game, "su-1", CENTRE)
    assert piece(game, "su-1").order == DISRUPTED
    assert game.decision is None
