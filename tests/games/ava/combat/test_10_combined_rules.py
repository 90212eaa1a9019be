"""10: cases in which several rules of combat meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ava.islet import Board, attack, die, fighting, islet, moving, neighbours, river_below, stand
from tests.games.ava.table import check, finished, play, table

TARGET = "L0407"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(TARGET)
BEHIND, FAR, END = "L0409", "L0410", "L0411"
PANZER, SECOND, INFANTRY, RIFLES, OTHERS = "de-l-1pz", "de-l-6pz", "de-l-21", "su-l-179", "su-l-188"


def lane(*more: str, **keys: Any) -> Board:
    return islet([NORTH, TARGET, SOUTH, BEHIND, FAR, END, *more], **{"soviet": [END], "axis": [NORTH], **keys})


@pytest.mark.rule("ava:10.6.d", "ava:10.6.j")
@pytest.mark.parametrize("first", [RIFLES, OTHERS])
def test_the_owner_says_which_unit_of_a_stack_finds_room_and_which_goes_on(first: str) -> None:
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, su_l_179=TARGET, su_l_188=TARGET, su_l_16=SOUTH)
    game = fighting(units, [PANZER, SECOND], board=lane(), dice=[die("4-1", "R")])
    play(game, *attack(TARGET, PANZER, SECOND))
    check(game, {"asked": "choose-retreat"}, {"waiting": ["soviet"]})
    play(game, {"retreat": first, "path": [SOUTH]})
    check(game, {"unit": first, "at": SOUTH}, {"unit": OTHERS if first == RIFLES else RIFLES, "at": BEHIND})


@pytest.mark.rule("ava:10.6.m")
def test_a_longer_retreat_past_a_full_hex_is_better_than_a_loss() -> None:
    """South is full, so that way is one hex longer; south-east has room, but a German watches it."""
    place = stand(de_l_1pz=NORTH, su_l_179=TARGET, su_l_188=SOUTH, su_l_16=SOUTH, de_l_21="L0607")
    board = lane(SOUTH_EAST, "L0607")
    game = fighting(place, [PANZER], board=board, dice=[die("4-1", "R")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": RIFLES, "at": BEHIND, "steps": 2})


@pytest.mark.rule("ava:10.6.i", "ava:10.6.j")
def test_the_hex_added_for_want_of_room_may_cost_a_step() -> None:
    place = stand(de_l_1pz=NORTH, su_l_179=TARGET, su_l_188=SOUTH, su_l_16=SOUTH, de_l_21="L0509")
    game = fighting(place, [PANZER], board=lane("L0509"), dice=[die("4-1", "R")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": RIFLES, "at": BEHIND, "steps": 1})


@pytest.mark.rule("ava:10.6.i", "ava:14.2.j")
def test_axis_units_suffer_in_the_zone_of_a_fortress() -> None:
    """The German goes back beside an empty fortress; beyond there is only the sea."""
    board = islet([NORTH, TARGET, SOUTH, SOUTH_WEST], places={SOUTH_WEST: "major"}, axis=[SOUTH], soviet=[NORTH])
    place = [*stand(su_l_2t=NORTH, su_l_23t=NORTH, de_l_21=TARGET), {"fortress": SOUTH_WEST, "level": 1}]
    game = fighting(place, ["su-l-2t", "su-l-23t"], board=board, dice=[die("2-1", "R")])
    play(game, *attack(TARGET, "su-l-2t", "su-l-23t"))
    check(game, {"unit": INFANTRY, "at": SOUTH, "steps": 1})


@pytest.mark.rule("ava:10.6.n", "ava:14.2.j")
def test_a_fortress_closes_the_way_of_a_retreat() -> None:
    board = islet([NORTH, TARGET, SOUTH], places={SOUTH: "major"}, axis=["L0101"], soviet=[NORTH])
    place = [*stand(su_l_2t=NORTH, su_l_23t=NORTH, de_l_21=TARGET), {"fortress": SOUTH, "level": 1}]
    game = fighting(place, ["su-l-2t", "su-l-23t"], board=board, dice=[die("2-1", "R")])
    play(game, *attack(TARGET, "su-l-2t", "su-l-23t"))
    check(game, {"unit": INFANTRY, "at": "eliminated"})


@pytest.mark.rule("ava:3.3.a", "ava:14.2.j")
@pytest.mark.parametrize(("built", "supplied"), [(True, False), (False, True)])
def test_a_fortress_cuts_axis_lines_of_communication(built: bool, supplied: bool) -> None:
    corridor = ["L0403", "L0404", "L0405", "L0406", "L0407", "L0505"]
    board = islet(corridor, places={"L0505": "major"}, axis=["L0403"], rails=[["L0403", "L0404"]], soviet=["L0101"])
    place = [*stand(de_l_21="L0407"), *([{"fortress": "L0505", "level": 1}] if built else [])]
    game = moving([*place, *stand(de_l_291="L0403")], ["de-l-291"], board=board)
    check(game, {"supplied": INFANTRY, "is": supplied})


@pytest.mark.rule("ava:10.5.a", "ava:10.4.c")
@pytest.mark.parametrize("losers", [(PANZER, SECOND), (PANZER, PANZER), (SECOND, SECOND)])
def test_the_attacker_shares_two_losses_at_will(losers: tuple[str, str]) -> None:
    """16 against 4 in dense forest and a city is 1.5-1."""
    board = islet(terrain={TARGET: "dense-forest"}, places={TARGET: "city"})
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [PANZER, SECOND], board=board, dice=[die("1.5-1", "A2")])
    play(game, *attack(TARGET, PANZER, SECOND), *({"lose-step": unit} for unit in losers))
    for unit in (PANZER, SECOND):
        left = 2 - losers.count(unit)
        check(game, {"unit": unit, "steps": left, "at": NORTH} if left else {"unit": unit, "at": "eliminated"})
    finished(game)


@pytest.mark.rule("ava:10.3.d", "ava:1.2.a")
def test_three_halves_make_four_points() -> None:
    """Three infantry divisions across the river: 4.5, and the fraction is dropped at the end; then the terrain."""
    units = stand(de_l_21=NORTH, de_l_291=NORTH, de_l_11=NORTH_EAST, su_l_hq_11a=TARGET)
    board = islet(rivers={f"{NORTH}/{TARGET}": "small", f"{NORTH_EAST}/{TARGET}": "large"}, terrain={TARGET: "swamp"})
    game = fighting(units, [INFANTRY, "de-l-291", "de-l-11"], board=board)
    attackers = [INFANTRY, "de-l-291", "de-l-11"]
    check(game, {"odds": TARGET, "attackers": attackers, "attack": 4, "defence": 1, "column": "3-1"})


@pytest.mark.rule("ava:10.1.e", "ava:10.3.g")
def test_a_later_segment_forgets_who_retreated_and_what_was_attacked() -> None:
    """18A throws the rifles back one hex; 16A attacks them there with all their strength counted."""
    place = stand(de_l_1pz=NORTH, de_l_hq_18a="L0404", de_l_hq_16a="L0404", su_l_179=TARGET)
    board = islet(soviet=["L0413"])
    decision = {"phase": "activation", "hq": "de-l-hq-18a"}
    dice = [die("4-1", "R"), 1, die("4-1", "A1")]
    game = table(place=place, board=board, turn=4, decision=decision, cup=["de-16a"], dice=dice)
    play(game, {"end-movement": None}, *attack(TARGET, PANZER), {"pursue": PANZER, "path": [TARGET]})
    check(game, {"asked": "move-units"}, {"unit": RIFLES, "at": SOUTH})
    play(game, {"end-movement": None})
    check(game, {"odds": SOUTH, "attackers": [PANZER], "attack": 8, "defence": 2, "column": "4-1"})
    play(game, *attack(SOUTH, PANZER))
    check(game, {"unit": PANZER, "at": TARGET, "steps": 1}, {"unit": RIFLES, "at": SOUTH, "steps": 2})
    finished(game)


@pytest.mark.rule("ava:10.7.f", "ava:10.1.j")
def test_infantry_attacks_and_pursues_across_an_unbridged_large_river() -> None:
    units = stand(de_l_21=NORTH, de_l_291=NORTH, su_l_hq_11a=TARGET)
    game = fighting(
        units,
        [INFANTRY, "de-l-291"],
        board=islet(rivers=river_below(6, "large"), soviet=["L0413"]),
        dice=[die("3-1", "R")],
    )
    play(game, *attack(TARGET, INFANTRY, "de-l-291"), {"pursue": INFANTRY, "path": [TARGET]})
    check(game, {"unit": INFANTRY, "at": TARGET}, {"unit": "de-l-291", "at": NORTH})


@pytest.mark.rule("ava:10.3.g", "ava:14.2.a")
def test_a_fortress_still_defends_a_hex_of_retreated_units() -> None:
    board = islet(places={TARGET: "major"})
    place = [*stand(de_l_1pz=NORTH, su_l_179=TARGET), {"fortress": TARGET, "level": 2}]
    game = fighting(place, [PANZER], board=board, retreated=[RIFLES])
    check(game, {"odds": TARGET, "attackers": [PANZER], "attack": 8, "defence": 2, "column": "2-1"})
