"""13: headquarters are combat units that command."""

from __future__ import annotations

import pytest

from tests.games.ava.islet import attack, block, die, fighting, islet, moving, neighbours, stand
from tests.games.ava.table import check, play, refused, table

TARGET = "L0407"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(TARGET)
GERMAN_HQ, SOVIET_HQ, PANZER, INFANTRY = "de-l-hq-18a", "su-l-hq-11a", "de-l-1pz", "de-l-21"


@pytest.mark.rule("ava:13.0.a")
def test_a_headquarters_exerts_a_zone_of_control() -> None:
    board = islet(block((4, 4), (5, 9)))
    game = moving(stand(de_l_21="L0406", su_l_hq_11a="L0408"), [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": TARGET, "cost": 3})


@pytest.mark.rule("ava:13.0.a")
def test_a_headquarters_attacks_and_defends() -> None:
    game = fighting(stand(de_l_hq_18a=NORTH, su_l_hq_11a=TARGET), [GERMAN_HQ])
    check(game, {"odds": TARGET, "attackers": [GERMAN_HQ], "attack": 2, "defence": 1, "column": "2-1"})


@pytest.mark.rule("ava:13.0.a")
def test_a_headquarters_moves_with_the_costs_of_infantry() -> None:
    corridor = ["L0406", "L0407", "L0408", "L0409"]
    board = islet(corridor, terrain={"L0409": "sparse-forest"})
    game = moving(stand(de_l_hq_18a="L0406"), [GERMAN_HQ], board=board)
    play(game, {"move": GERMAN_HQ})
    check(game, {"routes": GERMAN_HQ, "to": "L0409", "cost": 3})
    play(game, {"go": "L0409"})
    check(game, {"unit": GERMAN_HQ, "at": "L0409"})


@pytest.mark.rule("ava:13.0.b")
def test_a_headquarters_retreats() -> None:
    units = stand(de_l_1pz=NORTH, su_l_hq_11a=TARGET)
    game = fighting(units, [PANZER], board=islet(soviet=["L0413"]), dice=[die("8-1", "RR")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": SOVIET_HQ, "at": "L0409"})


@pytest.mark.rule("ava:13.0.b")
def test_a_headquarters_pursues() -> None:
    """HQ 4PzG (2) and infantry (3) against a headquarters (1): 5-1."""
    units = stand(de_l_hq_4pzg=NORTH, de_l_21=NORTH, su_l_hq_11a=TARGET)
    attackers = ["de-l-hq-4pzg", INFANTRY]
    game = fighting(units, attackers, board=islet(soviet=["L0413"]), dice=[die("5-1", "RR")])
    play(game, *attack(TARGET, *attackers), {"pursue": "de-l-hq-4pzg", "path": [TARGET]})
    check(game, {"unit": "de-l-hq-4pzg", "at": TARGET})


@pytest.mark.rule("ava:13.0.c")
def test_a_headquarters_counts_for_stacking() -> None:
    units = stand(de_l_hq_18a="L0406", de_l_21=TARGET, de_l_291=TARGET, de_l_11=SOUTH)
    game = moving(units, [GERMAN_HQ])
    play(game, {"move": GERMAN_HQ})
    refused(game, {"go": TARGET}, by="3.1.f")
    play(game, {"go": SOUTH})
    check(game, {"unit": GERMAN_HQ, "at": SOUTH})


@pytest.mark.rule("ava:13.0.c")
def test_a_headquarters_takes_losses_as_other_attackers_do() -> None:
    units = stand(de_l_1pz=NORTH, de_l_hq_4pzg=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [PANZER, "de-l-hq-4pzg"], dice=[die("2-1", "A1")])
    play(game, *attack(TARGET, PANZER, "de-l-hq-4pzg"), {"lose-step": "de-l-hq-4pzg"})
    check(game, {"unit": "de-l-hq-4pzg", "at": "eliminated"}, {"unit": PANZER, "steps": 2})


@pytest.mark.rule("ava:13.0.d")
def test_a_headquarters_is_not_activated_by_another() -> None:
    units = stand(de_l_hq_18a=TARGET, de_l_hq_16a=SOUTH, de_l_21=NORTH)
    game = table(place=units, board=islet(), turn=4, decision={"phase": "activation", "hq": GERMAN_HQ})
    check(game, {"active": [GERMAN_HQ, INFANTRY]})
    refused(game, {"move": "de-l-hq-16a"}, by="8.1.d")


@pytest.mark.rule("ava:13.0.e")
@pytest.mark.parametrize("where", ["available", "eliminated"])
def test_the_chit_of_a_headquarters_off_the_map_activates_no_units(where: str) -> None:
    units = stand(su_l_hq_11a=where, su_l_179=TARGET)
    game = table(place=units, board=islet(), turn=4, decision={"phase": "command", "chit": "su-11a"})
    check(game, {"asked": "raise-army"}, {"turn": 5}, {"unit": "su-l-179", "at": TARGET})


@pytest.mark.rule("ava:13.0.e")
def test_the_chit_of_a_headquarters_on_the_map_activates_it() -> None:
    units = stand(su_l_hq_11a=NORTH, su_l_179=TARGET)
    game = table(place=units, board=islet(), turn=4, decision={"phase": "command", "chit": "su-11a"})
    check(game, {"asked": "move-units"}, {"waiting": ["soviet"]}, {"active": [SOVIET_HQ, "su-l-179"]})


@pytest.mark.rule("ava:13.0.f")
def test_a_soviet_headquarters_that_cannot_retreat_goes_to_the_available_box() -> None:
    units = stand(de_l_1pz=NORTH, su_l_hq_11a=TARGET)
    board = islet([NORTH, TARGET], axis=[NORTH], soviet=["L0713"])
    game = fighting(units, [PANZER], board=board, dice=[die("8-1", "RR")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": SOVIET_HQ, "at": "available"})


@pytest.mark.rule("ava:13.0.g")
def test_a_headquarters_in_the_box_comes_back_as_a_reinforcement() -> None:
    board = islet(soviet=["L0401"], rails=[["L0401", "L0402"]])
    decision = {"phase": "reinforcements", "side": "soviet"}
    game = table(place=stand(su_l_hq_11a="available"), board=board, turn=4, decision=decision)
    play(game, {"call": SOVIET_HQ}, {"arrive": "L0402"})
    check(game, {"unit": SOVIET_HQ, "at": "L0402"})


@pytest.mark.rule("ava:13.0.h")
def test_a_headquarters_lost_to_a_supply_check_never_returns() -> None:
    """The check kills it; the reinforcements of the same turn find it gone for good."""
    board = islet(["L0407", "L0401", "L0402"], soviet=["L0401"], rails=[["L0401", "L0402"]], axis=["L0713"])
    place = stand(su_l_hq_11a="L0407", su_l_179="available")
    decision = {"phase": "command", "chit": "supply"}
    game = table(place=place, board=board, turn=4, decision=decision, cup=["soviet-reinforcements"], dice=[1])
    check(game, {"unit": SOVIET_HQ, "at": "eliminated"}, {"asked": "call-reinforcements"})
    refused(game, {"call": SOVIET_HQ}, by="13.0.h")
