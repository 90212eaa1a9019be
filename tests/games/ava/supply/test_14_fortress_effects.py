"""14.2: what a fortress does."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.state.position import Position
from tests.games.ava.islet import Place, attack, block, die, fighting, islet, moving, neighbours, stand
from tests.games.ava.table import allowed, check, finished, play, refused, table

CITY = "L0407"
FORT = f"fort-{CITY}"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(CITY)
PANZERS = {"de-l-1pz": NORTH, "de-l-6pz": NORTH, "de-l-8pz": NORTH_EAST}
RIFLES, OTHERS, INFANTRY = "su-l-179", "su-l-188", "de-l-21"
BOARD = islet(places={CITY: "major"}, soviet=["L0413"])


def fort(level: int) -> dict[str, Any]:
    return {"fortress": CITY, "level": level}


def assault(level: int, attackers: dict[str, str], result: str, *garrison: str) -> Game[Position]:
    """The fortress has been attacked at 6-1, which the city makes 4-1, with this result."""
    place: Place = [{"unit": unit, "at": at} for unit, at in attackers.items()]
    place += [fort(level), *({"unit": unit, "at": CITY} for unit in garrison)]
    game = fighting(place, list(attackers), board=BOARD, dice=[die("4-1", result)])
    check(game, {"odds": CITY, "attackers": list(attackers), "column": "4-1"})
    play(game, *attack(CITY, *attackers))
    finished(game)
    return game


TWELVE = {"de-l-1pz": NORTH, "de-l-hq-4pzg": NORTH, "de-l-hq-18a": NORTH_EAST}
EIGHTEEN = {"de-l-1pz": NORTH, "de-l-6pz": NORTH, "de-l-hq-4pzg": NORTH_EAST}


@pytest.mark.rule("ava:14.2.a")
@pytest.mark.parametrize(("level", "garrison", "defence"), [(1, [], 1), (2, [], 2), (1, [RIFLES], 3), (2, [RIFLES], 4)])
def test_each_level_defends_with_one_point(level: int, garrison: list[str], defence: int) -> None:
    place: Place = [*({"unit": u, "at": at} for u, at in PANZERS.items()), fort(level)]
    place += [{"unit": unit, "at": CITY} for unit in garrison]
    game = fighting(place, list(PANZERS), board=BOARD)
    check(game, {"odds": CITY, "attackers": list(PANZERS), "attack": 24, "defence": defence})


@pytest.mark.rule("ava:14.2.b")
@pytest.mark.parametrize(("built", "cost"), [(True, 1), (False, 3)])
def test_enemy_zones_do_not_reach_into_a_fortress(built: bool, cost: int) -> None:
    """German infantry south-east of the city watches it; rifles march in from the north-west."""
    place = [*stand(su_l_179=NORTH_WEST, de_l_21=SOUTH_EAST), *([fort(1)] if built else [])]
    game = moving(place, [RIFLES], board=BOARD)
    play(game, {"move": RIFLES})
    check(game, {"routes": RIFLES, "to": CITY, "cost": cost})


@pytest.mark.rule("ava:14.2.b")
@pytest.mark.parametrize(("built", "supplied"), [(True, True), (False, False)])
def test_a_line_of_communication_runs_through_a_fortress_beside_the_enemy(built: bool, supplied: bool) -> None:
    board = islet([NORTH, CITY, SOUTH, NORTH_EAST], places={CITY: "major"}, soviet=[SOUTH], axis=["L0101"])
    place = [*stand(su_l_179=NORTH, de_l_21=NORTH_EAST), *([fort(1)] if built else [])]
    game = moving(place, [RIFLES], board=board)
    check(game, {"supplied": RIFLES, "is": supplied})


@pytest.mark.rule("ava:14.2.b")
@pytest.mark.parametrize(("built", "steps"), [(True, 2), (False, 1)])
def test_a_retreat_into_a_fortress_beside_the_enemy_costs_no_step(built: bool, steps: int) -> None:
    """Rifles north of the city are beaten from the north; another German watches the city."""
    land = ["L0405", NORTH, CITY, SOUTH_EAST]
    board = islet(land, places={CITY: "major"}, soviet=[CITY], axis=["L0405"])
    place = [*stand(de_l_1pz="L0405", su_l_179=NORTH, de_l_21=SOUTH_EAST), *([fort(1)] if built else [])]
    game = fighting(place, ["de-l-1pz"], board=board, dice=[die("4-1", "R")])
    play(game, *attack(NORTH, "de-l-1pz"))
    check(game, {"unit": RIFLES, "at": CITY, "steps": steps})


@pytest.mark.rule("ava:14.2.c")
def test_a_fortress_does_not_count_for_stacking() -> None:
    place = [*stand(su_l_179=CITY, su_l_188=NORTH_WEST, su_l_16=NORTH_WEST), fort(2)]
    game = moving(place, [OTHERS, "su-l-16"], board=BOARD)
    play(game, {"move": OTHERS}, {"go": CITY}, {"move": "su-l-16"})
    check(game, {"unit": OTHERS, "at": CITY})
    refused(game, {"go": CITY}, by="3.1.f")


@pytest.mark.rule("ava:14.2.d")
@pytest.mark.parametrize("loser", [FORT, RIFLES])
def test_a_fortress_may_take_the_losses_of_its_garrison(loser: str) -> None:
    game = assault(2, {**PANZERS}, "R", RIFLES)
    check(game, {"asked": "choose-losses"}, {"waiting": ["soviet"]})
    play(game, {"lose-step": loser})
    check(game, {"hex": CITY, "fortress": 1 if loser == FORT else 2})
    check(game, {"unit": RIFLES, "at": CITY, "steps": 2 if loser == FORT else 1})


@pytest.mark.rule("ava:14.2.e")
def test_a_fortress_loses_nothing_at_a_supply_check() -> None:
    """City and garrison are cut off: the rifles lose a step, the fortress does not."""
    board = islet([CITY], places={CITY: "major"}, soviet=["L0713"], axis=["L0101"])
    place = [*stand(su_l_179=CITY), fort(2)]
    game = table(place=place, board=board, turn=4, decision={"phase": "supply"})
    check(game, {"hex": CITY, "fortress": 2}, {"unit": RIFLES, "at": CITY, "steps": 1})


@pytest.mark.rule("ava:14.2.f", "ava:14.2.i")
def test_r_against_a_fortress_is_the_loss_of_one_step_without_retreat() -> None:
    game = assault(1, EIGHTEEN, "R", RIFLES)
    play(game, {"lose-step": RIFLES})
    check(game, {"hex": CITY, "fortress": 1}, {"unit": RIFLES, "at": CITY, "steps": 1}, {"asked": "raise-army"})


@pytest.mark.rule("ava:14.2.g", "ava:14.2.i")
def test_rr_against_a_fortress_is_the_loss_of_two_steps_without_retreat() -> None:
    game = assault(1, EIGHTEEN, "RR", RIFLES)
    play(game, {"lose-step": FORT})
    check(game, {"hex": CITY, "fortress": 0}, {"unit": RIFLES, "at": CITY, "steps": 1})


@pytest.mark.rule("ava:14.2.g")
def test_rr_razes_a_lone_fortress_of_two_levels() -> None:
    game = assault(2, TWELVE, "RR")
    check(game, {"hex": CITY, "fortress": 0}, {"asked": "choose-pursuit"})


@pytest.mark.rule("ava:14.2.h")
def test_1rr_against_a_fortress_is_the_loss_of_three_steps() -> None:
    game = assault(2, {**PANZERS}, "1RR", RIFLES)
    play(game, {"lose-step": FORT}, {"lose-step": FORT})
    check(game, {"hex": CITY, "fortress": 0}, {"unit": RIFLES, "at": CITY, "steps": 1})


@pytest.mark.rule("ava:14.2.i")
def test_units_stay_in_the_hex_of_a_fortress_that_has_just_fallen() -> None:
    game = assault(1, EIGHTEEN, "R", RIFLES)
    play(game, {"lose-step": FORT})
    check(game, {"hex": CITY, "fortress": 0}, {"unit": RIFLES, "at": CITY, "steps": 2}, {"asked": "raise-army"})


@pytest.mark.rule("ava:14.2.j")
def test_a_fortress_exerts_a_zone_of_control() -> None:
    board = islet(block((4, 4), (4, 8)), places={CITY: "major"})
    game = moving([*stand(de_l_21="L0405"), fort(1)], [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": NORTH, "cost": 3})


@pytest.mark.rule("ava:14.2.j")
def test_a_fortress_bars_the_way_like_a_unit() -> None:
    game = moving([*stand(de_l_1pz=NORTH), fort(1)], ["de-l-1pz"], board=BOARD)
    play(game, {"move": "de-l-1pz"})
    refused(game, {"go": CITY}, by="3.1.d")


@pytest.mark.rule("ava:14.2.j")
def test_a_fortress_without_a_garrison_is_attacked_like_a_unit() -> None:
    game = fighting([*stand(de_l_1pz=NORTH), fort(1)], ["de-l-1pz"], board=BOARD)
    allowed(game, {"attack": "de-l-1pz", "target": CITY})
    check(game, {"odds": CITY, "attackers": ["de-l-1pz"], "attack": 8, "defence": 1, "column": "6-1"})
