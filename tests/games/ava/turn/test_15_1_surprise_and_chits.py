"""15.1, 15.2: the surprise attack, supply in the first turns, and the chits of the turn track."""

from __future__ import annotations

import pytest

from tests.games.ava.phases import MANY, PACK, drawing, fighting, places, seen, table, throw
from tests.games.ava.plain import chain, column, corridor, lakes, neighbours, plain
from tests.games.ava.table import allowed, check, legal, play, refused

FRONT = [
    {"unit": "de-l-hq-4pzg", "at": "L2017"},
    {"unit": "de-l-36m", "at": "L2018"},
    {"unit": "de-l-21", "at": "L2018"},
    {"unit": "su-l-179", "at": "L2019"},
]


SURPRISE = {"phase": "surprise"}


@pytest.mark.rule("ava:15.1.a")
def test_all_panzer_groups_take_part_in_the_surprise_attack() -> None:
    """The whole campaign: units of all four groups, headquarters included, and no others."""
    game = table(scenario="campaign", empty=False)
    check(game, {"asked": "declare-attacks", "seats": ["axis"]}, {"turn": 1})
    groups = {"axis-1pzg", "axis-2pzg", "axis-3pzg", "axis-4pzg"}
    wanted = [u.id for u in PACK.units if u.army in groups and u.only == ""]
    check(game, {"active": wanted})


@pytest.mark.rule("ava:15.1.a")
def test_panzer_group_acts_wherever_its_units_stand() -> None:
    """Activated by formation, not by range: the division is six hexes from its headquarters."""
    place = [
        {"unit": "de-l-hq-4pzg", "at": "L2013"},
        {"unit": "de-l-36m", "at": "L2020"},
        {"unit": "su-l-179", "at": "L2021"},
    ]
    game = table(board=plain(), place=place, decision=SURPRISE)
    allowed(game, {"attack": "de-l-36m", "target": "L2021"})


@pytest.mark.rule("ava:15.1.b")
def test_surprise_attack_is_one_combat_segment_before_turn_one() -> None:
    available = {"axis": [], "soviet": list(MANY)}
    dice = [throw("2-1", "-")]
    game = table(board=plain(), place=FRONT, available=available, dice=dice, decision=SURPRISE)
    play(game, {"attack": "de-l-36m", "target": "L2019"}, {"end-declaration": None})
    check(game, {"turn": 1}, {"asked": "choose-chits", "seats": ["soviet"]})


@pytest.mark.rule("ava:15.1.c")
def test_no_unit_moves_before_the_surprise_attack() -> None:
    game = table(board=plain(), place=FRONT, decision=SURPRISE)
    check(game, {"asked": "declare-attacks", "seats": ["axis"]})
    assert not any(a["do"] == "move" for a in legal(game))


@pytest.mark.rule("ava:15.1.d")
def test_only_units_of_the_panzer_group_attack_by_surprise() -> None:
    game = table(board=plain(), place=FRONT, decision=SURPRISE)
    check(game, {"active": ["de-l-hq-4pzg", "de-l-36m"]})
    refused(game, {"attack": "de-l-21", "target": "L2019"}, by="15.1.d")
    allowed(game, {"attack": "de-l-36m", "target": "L2019"})


@pytest.mark.rule("ava:15.1.d")
def test_reserve_of_army_group_south_takes_no_part() -> None:
    place = [
        {"unit": "de-k-hq-1pzg", "at": "K2017"},
        {"unit": "de-k-11pz", "at": "K2018"},
        {"unit": "de-k-9pz", "at": "K2018"},
        {"unit": "su-k-45", "at": "K2019"},
    ]
    board = plain("K2019", axis=["K2013"], soviet=["K2025"])
    game = table(scenario="kiev", board=board, place=place, decision=SURPRISE)
    refused(game, {"attack": "de-k-9pz", "target": "K2019"}, by="15.1.d")
    allowed(game, {"attack": "de-k-11pz", "target": "K2019"})


@pytest.mark.rule("ava:15.1.e")
@pytest.mark.parametrize("size", ["small", "large"])
def test_rivers_do_not_halve_the_surprise_attack(size: str) -> None:
    board = plain(rivers={"L2018/L2019": size})
    line = {"odds": "L2019", "attackers": ["de-l-36m"], "defence": 2}
    for surprise, attack, column_ in ((True, 5, "2-1"), (False, 2, "1-1")):
        game = table(board=board, place=FRONT, decision=fighting("axis", "de-l-36m", surprise=surprise))
        check(game, {**line, "attack": attack, "column": column_})
    game = table(board=board, place=FRONT, decision=SURPRISE)
    check(game, {**line, "attack": 5, "column": "2-1"})


@pytest.mark.rule("ava:15.1.e", "ava:10.7.f")
@pytest.mark.parametrize("size", ["small", "large"])
@pytest.mark.parametrize("surprise", [True, False])
def test_rivers_do_not_stop_the_pursuit_of_the_surprise_attack(size: str, surprise: bool) -> None:
    board = plain(rivers={f"L2018/{n}": size for n in ("L2019", "L2118", "L1918")}, soviet=["L2025"])
    place = [
        {"unit": "de-l-1pz", "at": "L2018"},
        {"unit": "de-l-6pz", "at": "L2018"},
        {"unit": "su-l-179", "at": "L2019"},
    ]
    decision = fighting("axis", "de-l-1pz", "de-l-6pz", surprise=surprise)
    game = table(board=board, place=place, dice=[throw("8-1" if surprise else "4-1", "RR")], decision=decision)
    play(game, *({"attack": unit, "target": "L2019"} for unit in ("de-l-1pz", "de-l-6pz")), {"end-declaration": None})
    further = {"pursue": "de-l-1pz", "path": ["L2019", "L2020"]}
    if surprise:
        allowed(game, further)
    else:
        refused(game, further, by="10.7.f")


@pytest.mark.rule("ava:15.1.e", "ava:10.6.h")
@pytest.mark.parametrize(("surprise", "at"), [(True, "L2021"), (False, "available")])
def test_a_large_river_bars_no_retreat_from_the_surprise_attack(surprise: bool, at: str) -> None:
    """The only way back leads over it with its second hex."""
    board = plain(terrain=corridor(column(20, 18, 25)), rivers={"L2020/L2021": "large"}, soviet=["L2025"])
    place = [
        {"unit": "de-l-1pz", "at": "L2018"},
        {"unit": "de-l-6pz", "at": "L2018"},
        {"unit": "su-l-179", "at": "L2019"},
    ]
    decision = fighting("axis", "de-l-1pz", "de-l-6pz", surprise=surprise)
    game = table(board=board, place=place, dice=[throw("8-1", "RR")], decision=decision)
    play(game, *({"attack": unit, "target": "L2019"} for unit in ("de-l-1pz", "de-l-6pz")), {"end-declaration": None})
    check(game, {"unit": "su-l-179", "at": at})


@pytest.mark.rule("ava:15.1.f")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_axis_does_not_check_supply_in_the_first_three_turns(turn: int) -> None:
    """Both units are cut off; only the Soviet one suffers."""
    place = [
        {"unit": "de-l-21", "at": "L2016"},
        {"unit": "su-l-179", "at": "L2021"},
        {"unit": "su-l-hq-27a", "at": "L2025"},
    ]
    board = plain(axis=[], terrain=lakes(neighbours("L2021")))
    game = table(board=board, turn=turn, place=place, cup=["su-27a"], decision=drawing("supply"))
    check(game, {"asked": "move-units", "seats": ["soviet"]}, {"turn": turn})
    check(game, {"unit": "de-l-21", "at": "L2016", "steps": 2}, {"unit": "su-l-179", "at": "L2021", "steps": 1})


@pytest.mark.rule("ava:15.1.g")
@pytest.mark.parametrize("turn", [4, 5])
def test_axis_checks_supply_from_turn_four(turn: int) -> None:
    place = [{"unit": "de-l-21", "at": "L2016"}, {"unit": "de-l-1", "at": "L2117"}]
    for rails, steps in ((chain(column(20, 13, 16)), 2), ({}, 1)):
        board = plain(rails=rails, axis=["L2013"] if rails else [])
        game = table(board=board, turn=turn, place=place, cup=["su-27a"], decision=drawing("supply"))
        check(game, {"unit": "de-l-21", "steps": steps}, {"unit": "de-l-1", "steps": steps})


@pytest.mark.rule("ava:15.2.a")
@pytest.mark.parametrize(
    ("scenario", "soviet", "later"),
    [
        ("leningrad", ["su-8a", "su-11a"], "su-27a"),
        ("smolensk", ["su-3a", "su-4a", "su-10a"], "su-13a"),
        ("kiev", ["su-5a", "su-6a", "su-26a"], "su-9a"),
    ],
)
def test_only_the_chits_of_the_set_up_can_be_chosen_at_first(scenario: str, soviet: list[str], later: str) -> None:
    game = table(scenario=scenario, empty=False, decision={"phase": "selection"})
    check(game, {"available": soviet, "side": "soviet"})
    if places(scenario, 1) < len(soviet):  # otherwise all of them go into the cup without a question
        refused(game, {"choose": later}, by="15.2.a")
        allowed(game, {"choose": soviet[0]})
    assert later not in seen(game, "soviet").available["soviet"]
    assert later not in {*game.position.cup, *game.position.drawn}


@pytest.mark.rule("ava:15.2.b")
@pytest.mark.parametrize(
    ("turn", "chits"),
    [
        (2, "su-27a su-13a su-20a su-21a su-9a su-12a su-18a de-11a ro-3a ro-4a"),
        (3, "su-23a su-16a su-19a su-22a"),
        (4, "axis-reinforcements de-2a soviet-reinforcements"),
    ],
)
def test_chits_of_the_track_become_available(turn: int, chits: str) -> None:
    """The end of the turn before brings them."""
    data = PACK.scenarios["campaign"].track[turn - 1]
    assert {*data.new_axis, *data.new_soviet} == set(chits.split())
    available = {"axis": ["de-4pzg"], "soviet": ["su-8a", "su-11a"]}
    game = table(
        scenario="campaign", board=plain(), turn=turn - 1, place=FRONT, available=available, decision={"phase": "end"}
    )
    check(game, {"turn": turn})
    view = seen(game, "axis")
    assert set(view.available["axis"]) == {"de-4pzg", *data.new_axis}
    assert set(view.available["soviet"]) == {"su-8a", "su-11a", *data.new_soviet}


POOL = [unit.id for unit in PACK.units if unit.side == "soviet" and unit.map == "S" and not unit.formation]
