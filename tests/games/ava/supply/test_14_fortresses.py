"""14.0, 14.1, 14.3: building fortresses, and the limits of it. The campaign game has the numbers of the chapter."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.state.position import Position
from tests.games.ava.islet import Place, attack, die, fighting, islet, moving, neighbours, stand
from tests.games.ava.table import allowed, check, legal, play, refused, table

CITIES = ["L0202", "L0206", "L0402", "L0407", "L0606", "L0210", "L0410"]
CITY, SECOND, THIRD = CITIES[3], CITIES[0], CITIES[4]
FORT = f"fort-{CITY}"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(CITY)
MAJOR = dict.fromkeys(CITIES, "major")


def building(place: Place | None = None, **keys: Any) -> Game[Position]:
    """A supply check; the Soviets control every city of the islet, and the Axis takes no unit off the map."""
    spec = {"scenario": "campaign", "turn": 4, "markers": {"L": 3}, "board": islet(places=MAJOR)}
    game = table(**{**spec, "decision": {"phase": "supply"}, "place": place or [], **keys})
    if any(line["do"] == "transfer" for line in legal(game)):
        play(game, {"done": None})
    return game


def fort(hex_: str = CITY, level: int = 1) -> dict[str, Any]:
    return {"fortress": hex_, "level": level}


# -- 14.0 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:14.0.a")
def test_fortresses_are_built_from_turn_four_on() -> None:
    check(building(), {"asked": "build-fortress"})
    check(building(turn=3), {"asked": "raise-army"}, {"turn": 4}, {"hex": CITY, "fortress": 0})


@pytest.mark.rule("ava:14.0.b")
def test_only_the_soviet_player_builds() -> None:
    """A city of the Axis is not fortified, by either side."""
    game = building(control={SECOND: "axis"})
    check(game, {"asked": "build-fortress"}, {"waiting": ["soviet"]})
    refused(game, {"fortify": SECOND}, by="14.1.b")


@pytest.mark.rule("ava:14.0.c")
def test_at_most_six_hexes_are_fortified() -> None:
    six = [fort(hex_) for hex_ in CITIES[:6]]
    game = building(six)
    refused(game, {"fortify": CITIES[6]}, by="14.0.c")
    play(game, {"fortify": CITY})
    check(game, {"hex": CITY, "fortress": 2})


@pytest.mark.rule("ava:14.0.c")
def test_a_sixth_hex_may_be_fortified() -> None:
    game = building([fort(hex_) for hex_ in CITIES[:5]])
    play(game, {"fortify": CITIES[5]})
    check(game, {"hex": CITIES[5], "fortress": 1})
    refused(game, {"fortify": CITIES[6]}, by="14.0.c")


@pytest.mark.rule("ava:14.0.c", "ava:4.0.y")
def test_the_fortress_that_stands_from_the_start_is_none_of_the_six() -> None:
    """Five were built, and Brest stands: a sixth may be built, a seventh not."""
    game = building([fort("S0927"), *(fort(hex_) for hex_ in CITIES[:5])])
    play(game, {"fortify": CITIES[5]})
    refused(game, {"fortify": CITIES[6]}, by="14.0.c")


# -- 14.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:14.1.a")
def test_the_supply_chit_lets_the_soviets_build() -> None:
    game = building(decision={"phase": "command", "chit": "supply"})
    check(game, {"asked": "build-fortress"}, {"waiting": ["soviet"]})


@pytest.mark.rule("ava:14.1.a")
def test_nothing_has_to_be_built() -> None:
    game = building()
    play(game, {"done": None})
    check(game, {"asked": "raise-army"}, *({"hex": city, "fortress": 0} for city in CITIES))


@pytest.mark.rule("ava:14.1.b")
def test_fortresses_stand_in_major_cities() -> None:
    game = building(board=islet(places={**MAJOR, "L0604": "city"}))
    refused(game, {"fortify": "L0604"}, by="14.1.b")
    refused(game, {"fortify": "L0504"}, by="14.1.b")
    allowed(game, {"fortify": CITY})


@pytest.mark.rule("ava:14.1.c")
def test_a_city_that_is_cut_off_is_not_fortified() -> None:
    """German zones wall the north of the islet off from the source in the south."""
    wall = stand(de_l_21="L0104", de_l_291="L0304", de_l_11="L0504", de_l_58="L0704")
    game = building(wall, board=islet(places=MAJOR, axis=["L0104", "L0304"], rails=[["L0304", "L0404", "L0504"]]))
    refused(game, {"fortify": SECOND}, by="14.1.c")
    allowed(game, {"fortify": CITY})


@pytest.mark.rule("ava:14.1.d")
def test_no_fortress_is_built_next_to_an_enemy() -> None:
    place = stand(de_l_21=SOUTH_EAST, su_l_179=CITY)
    game = building(place, board=islet(places=MAJOR, axis=["L0713"]))
    refused(game, {"fortify": CITY}, by="14.1.d")
    allowed(game, {"fortify": SECOND})


@pytest.mark.rule("ava:14.1.d")
def test_an_enemy_two_hexes_away_does_not_hinder_the_building() -> None:
    game = building(stand(de_l_21="L0508", su_l_179=CITY), board=islet(places=MAJOR, axis=["L0113"]))
    allowed(game, {"fortify": CITY})


@pytest.mark.rule("ava:14.1.e")
@pytest.mark.parametrize("second", [CITY, SECOND])
def test_two_levels_are_built_at_each_check(second: str) -> None:
    game = building()
    play(game, {"fortify": CITY}, {"fortify": second})
    check(
        game,
        {"hex": CITY, "fortress": 2 if second == CITY else 1},
        {"hex": second, "fortress": 2 if second == CITY else 1},
    )
    check(game, {"asked": "raise-army"})


@pytest.mark.rule("ava:14.1.e")
def test_a_scenario_of_its_own_has_one_level_at_each_check() -> None:
    game = building(scenario="leningrad")
    play(game, {"fortify": CITY})
    check(game, {"hex": CITY, "fortress": 1}, {"asked": "raise-army"})


@pytest.mark.rule("ava:14.1.f", "ava:14.1.g")
def test_the_first_level_places_the_marker_and_the_second_turns_it() -> None:
    game = building()
    play(game, {"fortify": CITY})
    check(game, {"hex": CITY, "fortress": 1})
    play(game, {"fortify": CITY})
    check(game, {"hex": CITY, "fortress": 2})


@pytest.mark.rule("ava:14.1.h")
def test_a_hex_holds_two_levels_at_most() -> None:
    game = building([fort(level=2)])
    refused(game, {"fortify": CITY}, by="14.1.h")
    allowed(game, {"fortify": SECOND})


@pytest.mark.rule("ava:14.1.i")
def test_a_reduced_fortress_is_rebuilt_without_another_marker() -> None:
    game = building([fort()], markers={"L": 0})
    play(game, {"fortify": CITY})
    check(game, {"hex": CITY, "fortress": 2})


@pytest.mark.rule("ava:14.1.i")
def test_a_reduced_fortress_next_to_an_enemy_is_not_rebuilt() -> None:
    game = building([fort(), *stand(de_l_21=SOUTH_EAST)], board=islet(places=MAJOR, axis=["L0713"]))
    refused(game, {"fortify": CITY}, by="14.1.d")
    allowed(game, {"fortify": SECOND})


def stormed(markers: int) -> Game[Position]:
    """Panzers storm an empty +1 fortress under 18A and drive off under 16A; then the supply check of the turn comes.
    Another fortress still stands."""
    place = [*stand(de_l_1pz=NORTH, de_l_hq_18a="L0404", de_l_hq_16a="L0404"), fort(), fort(THIRD)]
    board = islet(places=MAJOR, axis=["L0401"], rails=[["L0401", "L0402", "L0403", "L0404"]])
    spec: dict[str, Any] = {
        "scenario": "campaign",
        "turn": 4,
        "board": board,
        "markers": {"L": markers},
        "place": place,
    }
    decision = {"phase": "activation", "hq": "de-l-hq-18a"}
    game = table(**spec, decision=decision, cup=["de-16a", "supply"], dice=[die("6-1", "R"), 1, 1])
    play(game, {"end-movement": None}, *attack(CITY, "de-l-1pz"))
    check(game, {"hex": CITY, "fortress": 0})
    play(game, {"end-pursuit": None}, {"move": "de-l-1pz"}, {"go": "L0403"}, {"end-movement": None}, {"done": None})
    check(game, {"asked": "build-fortress"})
    return game


@pytest.mark.rule("ava:14.1.j")
def test_where_a_fortress_was_destroyed_a_new_one_may_be_built() -> None:
    game = stormed(markers=1)
    play(game, {"fortify": CITY})
    check(game, {"hex": CITY, "fortress": 1})


@pytest.mark.rule("ava:14.3.g")
def test_a_destroyed_marker_does_not_come_back() -> None:
    game = stormed(markers=0)
    refused(game, {"fortify": CITY}, by="14.3.f")
    allowed(game, {"fortify": THIRD})


# -- 14.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:14.3.a")
def test_a_fortress_does_not_move() -> None:
    game = moving([fort(), *stand(su_l_179=CITY)], ["su-l-179"], board=islet(places=MAJOR))
    refused(game, {"move": FORT}, by="14.3.a")
    allowed(game, {"move": "su-l-179"})


@pytest.mark.rule("ava:14.3.b")
def test_a_fortress_does_not_attack() -> None:
    game = fighting([fort(level=2), *stand(su_l_179=CITY, de_l_207sec=SOUTH)], ["su-l-179"], board=islet(places=MAJOR))
    refused(game, {"attack": FORT, "target": SOUTH}, by="14.3.b")
    check(game, {"odds": SOUTH, "attackers": ["su-l-179"], "attack": 2, "defence": 1, "column": "2-1"})


@pytest.mark.rule("ava:14.3.c")
def test_a_fortress_does_not_retreat() -> None:
    """RR against a lone +2 fortress: it is razed where it stood."""
    units = [*stand(de_l_1pz=NORTH, de_l_hq_4pzg=NORTH, de_l_hq_18a=NORTH_EAST), fort(level=2)]
    attackers = ["de-l-1pz", "de-l-hq-4pzg", "de-l-hq-18a"]
    game = fighting(units, attackers, board=islet(places=MAJOR), dice=[die("4-1", "RR")])
    play(game, *attack(CITY, *attackers))
    check(game, {"hex": CITY, "fortress": 0}, *({"hex": hex_, "fortress": 0} for hex_ in neighbours(CITY)))


@pytest.mark.rule("ava:14.3.d")
def test_a_fortress_does_not_pursue() -> None:
    place = [fort(level=2), *stand(su_l_2t=CITY, de_l_207sec=SOUTH)]
    board = islet(places=MAJOR, axis=["L0413"], rails=[["L0413", "L0412"]])
    game = fighting(place, ["su-l-2t"], board=board, dice=[die("4-1", "RR")])
    play(game, *attack(SOUTH, "su-l-2t"))
    refused(game, {"pursue": FORT, "path": [SOUTH]}, by="14.3.d")
    play(game, {"pursue": "su-l-2t", "path": [SOUTH]})
    check(game, {"unit": "su-l-2t", "at": SOUTH}, {"hex": CITY, "fortress": 2})


@pytest.mark.rule("ava:14.3.e")
def test_a_fortress_is_not_removed_at_will() -> None:
    game = building([fort(level=2)])
    assert {line["do"] for line in legal(game)} == {"fortify", "done"}
    play(game, {"done": None})
    check(game, {"hex": CITY, "fortress": 2})


@pytest.mark.rule("ava:14.3.f")
def test_without_a_marker_left_no_new_fortress_is_built() -> None:
    game = building([fort()], markers={"L": 0})
    refused(game, {"fortify": SECOND}, by="14.3.f")
    allowed(game, {"fortify": CITY})


@pytest.mark.rule("ava:14.3.f")
def test_markers_of_another_map_are_of_no_use() -> None:
    game = building([fort()], markers={"L": 0, "K": 3})
    refused(game, {"fortify": SECOND}, by="14.3.f")


@pytest.mark.rule("ava:14.3.f")
def test_a_marker_placed_is_a_marker_less() -> None:
    game = building([], markers={"L": 1})
    play(game, {"fortify": CITY})
    refused(game, {"fortify": SECOND}, by="14.3.f")
    allowed(game, {"fortify": CITY})
