"""2.2: what is printed on the counters, and what it is good for."""

from __future__ import annotations

import pytest

from tests.games.ava.phases import PACK, activating, drawing, fighting, moving, seen, table, throw
from tests.games.ava.plain import chain, column, disc, plain
from tests.games.ava.table import allowed, check, legal, play, refused

UNITS = {unit.id: unit for unit in PACK.units}
SHEETS = {"leningrad": "L", "smolensk": "S", "kiev": "K"}

# -- set-up colour, set-up information, map letter -----------------------------------------------------------------


@pytest.mark.rule("ava:2.2.c", "ava:2.2.f")
def test_set_up_colour_tells_where_a_unit_begins() -> None:
    """The 10th rifles bear the colour of the 8th Army: its area takes them, that of the 11th Army does not."""
    game = table(scenario="leningrad", decision={"phase": "setup"})
    check(game, {"asked": "deploy-formation"})
    refused(game, {"deploy": "su-l-10", "hex": "L0830"}, by="4.0.i")
    allowed(game, {"deploy": "su-l-10", "hex": "L0427"})


@pytest.mark.rule("ava:2.2.d", "ava:2.2.y")
def test_set_up_colour_has_no_effect_once_play_began() -> None:
    place = [
        {"unit": "de-l-hq-18a", "at": "L2019"},
        {"unit": "de-l-1", "at": "L2018"},
        {"unit": "de-l-36m", "at": "L2020"},
        {"unit": "de-l-121", "at": "L2118"},
    ]
    game = table(board=plain(), place=place, decision=activating("de-l-hq-18a"))
    check(game, {"active": ["de-l-hq-18a", "de-l-1", "de-l-36m", "de-l-121"]})


@pytest.mark.rule("ava:2.2.e")
def test_number_of_a_unit_means_nothing() -> None:
    """Two divisions of one type fight and move alike, whatever their numbers."""
    for unit in ("de-l-1", "de-l-291"):
        place = [{"unit": unit, "at": "L2018"}, {"unit": "su-l-179", "at": "L2019"}]
        game = table(board=plain(), place=place, decision=fighting("axis", unit))
        check(game, {"odds": "L2019", "attackers": [unit], "attack": 3, "defence": 2, "column": "1.5-1"})
        game = table(board=plain(), place=place[:1], decision=moving("axis", unit))
        check(game, {"routes": unit, "to": "L2023", "cost": 5}, {"routes": unit, "to": "L2024", "cost": "none"})
    staff = [
        {"unit": "de-l-hq-18a", "at": "L2019"},
        {"unit": "de-l-1", "at": "L2018"},
        {"unit": "de-l-291", "at": "L2020"},
    ]
    game = table(board=plain(), place=staff, decision=activating("de-l-hq-18a"))
    check(game, {"active": ["de-l-hq-18a", "de-l-1", "de-l-291"]})


@pytest.mark.rule("ava:2.2.f")
def test_parent_army_leads_the_surprise_attack() -> None:
    """The 36th motorised is of the 4th Panzer Group, the 1st infantry of the 18th Army next to it is not."""
    place = [
        {"unit": "de-l-hq-4pzg", "at": "L2017"},
        {"unit": "de-l-36m", "at": "L2018"},
        {"unit": "de-l-1", "at": "L2018"},
        {"unit": "su-l-179", "at": "L2019"},
    ]
    game = table(board=plain(), place=place, decision={"phase": "surprise"})
    allowed(game, {"attack": "de-l-36m", "target": "L2019"})
    refused(game, {"attack": "de-l-1", "target": "L2019"}, by="15.1.d")


@pytest.mark.rule("ava:2.2.g")
def test_unit_without_set_up_information_waits_in_the_box() -> None:
    game = table(scenario="leningrad", empty=False)
    check(game, {"unit": "su-l-292", "at": "available"}, {"unit": "de-l-206", "at": "available"})
    rails = chain(column(20, 20, 25))
    place = [{"unit": "su-l-292", "at": "available"}]
    decision = {"phase": "reinforcements", "side": "soviet"}
    game = table(board=plain(rails=rails), turn=4, place=place, decision=decision)
    play(game, {"call": "su-l-292"}, {"arrive": "L2022"})
    check(game, {"unit": "su-l-292", "at": "L2022"})


@pytest.mark.rule("ava:2.2.h")
def test_units_are_set_up_on_the_map_of_their_letter() -> None:
    view = seen(table(scenario="campaign", empty=False), "axis")
    on_map = {unit: piece.at for unit, piece in view.units.items() if piece.at[1:].isdigit()}
    assert len(on_map) > 200
    assert all(UNITS[unit].map == hex_[0] for unit, hex_ in on_map.items())


@pytest.mark.rule("ava:2.2.h", "ava:2.2.i", "ava:2.2.z")
@pytest.mark.parametrize("scenario", list(SHEETS))
def test_scenario_uses_the_units_of_its_letter(scenario: str) -> None:
    view = seen(table(scenario=scenario, empty=False), "axis")
    wanted = {u.id for u in PACK.units if u.map == SHEETS[scenario] and u.only in ("", scenario)}
    assert set(view.units) == wanted
    assert any(UNITS[unit].kind == "hq" for unit in wanted)


# -- strengths, movement allowance, steps ----------------------------------------------------------------------------


@pytest.mark.rule("ava:2.2.j")
def test_mechanised_unit_attacks_and_defends_with_different_strengths() -> None:
    """The 36th motorised is 5 to attack and 4 to defend."""
    place = [{"unit": "de-l-36m", "at": "L2018"}, {"unit": "su-l-23t", "at": "L2019"}]
    game = table(board=plain(), place=place, decision=fighting("axis", "de-l-36m"))
    check(game, {"odds": "L2019", "attackers": ["de-l-36m"], "attack": 5, "defence": 2, "column": "2-1"})
    game = table(board=plain(), place=place, decision=fighting("soviet", "su-l-23t"))
    check(game, {"odds": "L2018", "attackers": ["su-l-23t"], "attack": 3, "defence": 4, "column": ""})


@pytest.mark.rule("ava:2.2.k")
def test_other_units_attack_and_defend_with_one_strength() -> None:
    place = [{"unit": "de-l-21", "at": "L2018"}, {"unit": "su-l-179", "at": "L2019"}]
    game = table(board=plain(), place=place, decision=fighting("axis", "de-l-21"))
    check(game, {"odds": "L2019", "attackers": ["de-l-21"], "attack": 3, "defence": 2})
    game = table(board=plain(), place=place, decision=fighting("soviet", "su-l-179"))
    check(game, {"odds": "L2018", "attackers": ["su-l-179"], "attack": 2, "defence": 3})
    assert all(u.attack == u.defence for u in PACK.units if u.kind != "mech")


@pytest.mark.rule("ava:2.2.l")
@pytest.mark.parametrize(("unit", "points"), [("de-l-21", 5), ("de-l-hq-18a", 5)])
def test_movement_allowance_limits_a_move(unit: str, points: int) -> None:
    game = table(board=plain(), place=[{"unit": unit, "at": "L2019"}], decision=moving("axis", unit))
    play(game, {"move": unit})
    assert {str(a["to"]) for a in legal(game) if a["do"] == "go"} == set(disc("L2019", points)) - {"L2019"}
    refused(game, {"go": "L2025"}, by="9.2.j")


@pytest.mark.rule("ava:2.2.o")
def test_loss_turns_a_full_unit_to_its_reduced_side() -> None:
    place = [{"unit": "de-l-21", "at": "L2018"}, {"unit": "su-l-179", "at": "L2019"}]
    dice = [throw("1.5-1", "A1")]
    game = table(board=plain(), place=place, dice=dice, decision=fighting("axis", "de-l-21"))
    play(game, {"attack": "de-l-21", "target": "L2019"}, {"end-declaration": None})
    check(game, {"unit": "de-l-21", "at": "L2018", "steps": 1}, {"unit": "su-l-179", "at": "L2019", "steps": 2})


@pytest.mark.rule("ava:2.2.p")
def test_loss_destroys_a_unit_with_a_blank_back() -> None:
    place = [{"unit": "de-l-207sec", "at": "L2018"}, {"unit": "su-l-1nb", "at": "L2019"}]
    dice = [throw("1-1", "A1")]
    game = table(board=plain(), place=place, dice=dice, decision=fighting("axis", "de-l-207sec"))
    play(game, {"attack": "de-l-207sec", "target": "L2019"}, {"end-declaration": None})
    check(game, {"unit": "de-l-207sec", "at": "eliminated"}, {"unit": "su-l-1nb", "at": "L2019"})


@pytest.mark.rule("ava:2.2.q")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev", "campaign"])
def test_all_units_begin_at_full_strength(scenario: str) -> None:
    view = seen(table(scenario=scenario, empty=False), "axis")
    assert view.units
    assert all(piece.steps == UNITS[unit].steps for unit, piece in view.units.items())


# -- headquarters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:2.2.x")
def test_panzer_group_acts_twice_a_turn() -> None:
    """3PzG has two chits of its own; 4PzG one and Manstein, 2PzG one and Guderian, 1PzG two."""
    chits: dict[str, list[str]] = {}
    for chit in PACK.chits.values():
        if chit.hq:
            chits.setdefault(chit.hq, []).append(chit.id)
    groups = {unit: sorted(ids) for unit, ids in chits.items() if unit.endswith("pzg")}
    assert groups == {
        "de-l-hq-4pzg": ["de-4pzg", "manstein"],
        "de-s-hq-3pzg": ["de-3pzg", "de-3pzg-2"],
        "de-s-hq-2pzg": ["de-2pzg", "guderian"],
        "de-k-hq-1pzg": ["de-1pzg", "de-1pzg-2"],
    }
    assert all(len(ids) == 1 for unit, ids in chits.items() if not unit.endswith("pzg"))
    place = [{"unit": "de-s-hq-3pzg", "at": "S2019"}, {"unit": "de-s-14m", "at": "S2018"}]
    board = plain("S2019", axis=["S2013"], soviet=["S2025"])
    game = table(
        scenario="smolensk", board=board, place=place, cup=["de-3pzg", "de-3pzg-2"], dice=[1, 1], decision=drawing()
    )
    for to in ("S2020", "S2018"):
        check(game, {"active": ["de-s-hq-3pzg", "de-s-14m"]})
        play(game, {"move": "de-s-14m"}, {"go": to})
        check(game, {"unit": "de-s-14m", "at": to})
        if to == "S2020":
            play(game, {"end-movement": None})


@pytest.mark.rule("ava:2.2.y", "ava:2.2.z")
def test_headquarters_begin_with_their_formation_on_their_map() -> None:
    game = table(scenario="campaign", empty=False)
    for formation in PACK.formations.values():
        if formation.hq and formation.hq_hex:
            check(game, {"unit": formation.hq, "at": formation.hq_hex})
            assert formation.hq_hex[0] == UNITS[formation.hq].map


@pytest.mark.rule("ava:2.2.za")
def test_headquarters_activates_four_hexes_around() -> None:
    place = [
        {"unit": "su-l-hq-27a", "at": "L2019"},
        {"unit": "su-l-16", "at": "L2023"},
        {"unit": "su-l-180", "at": "L2024"},
    ]
    game = table(board=plain(), place=place, decision=activating("su-l-hq-27a"))
    check(game, {"active": ["su-l-hq-27a", "su-l-16"]})


@pytest.mark.rule("ava:2.2.zb")
def test_headquarters_attack_and_defend_like_others() -> None:
    place = [
        {"unit": "de-l-hq-4pzg", "at": "L2018"},
        {"unit": "de-l-36m", "at": "L2018"},
        {"unit": "su-l-hq-27a", "at": "L2019"},
        {"unit": "su-l-179", "at": "L2019"},
    ]
    both = ["de-l-hq-4pzg", "de-l-36m"]
    game = table(board=plain(), place=place, decision=fighting("axis", *both))
    check(game, {"odds": "L2019", "attackers": both, "attack": 7, "defence": 3, "column": "2-1"})
    check(game, {"odds": "L2019", "attackers": ["de-l-36m"], "attack": 5, "defence": 3, "column": "1.5-1"})


@pytest.mark.rule("ava:2.2.zc")
@pytest.mark.parametrize(("unit", "points"), [("de-l-hq-18a", 5), ("su-l-hq-27a", 4)])
def test_headquarters_move_by_their_allowance(unit: str, points: int) -> None:
    side = "axis" if unit.startswith("de") else "soviet"
    game = table(board=plain(), place=[{"unit": unit, "at": "L2019"}], decision=moving(side, unit))
    check(
        game,
        {"routes": unit, "to": f"L20{19 + points}", "cost": points},
        {"routes": unit, "to": f"L20{20 + points}", "cost": "none"},
    )


@pytest.mark.rule("ava:2.2.zd")
@pytest.mark.parametrize(("terrain", "foot", "wheels"), [("sparse-forest", 1, 2), ("dense-forest", 2, 3)])
def test_headquarters_pay_as_infantry(terrain: str, foot: int, wheels: int) -> None:
    """Even the headquarters of a panzer group."""
    board = plain(terrain={"L2018": terrain})
    place = [{"unit": "de-l-hq-4pzg", "at": "L2019"}, {"unit": "de-l-36m", "at": "L2019"}]
    game = table(board=board, place=place, decision=moving("axis", "de-l-hq-4pzg", "de-l-36m"))
    check(
        game,
        {"routes": "de-l-hq-4pzg", "to": "L2018", "cost": foot},
        {"routes": "de-l-36m", "to": "L2018", "cost": wheels},
    )


@pytest.mark.rule("ava:2.2.zd")
def test_headquarters_pursue_as_infantry() -> None:
    """One hex; the motorised division beside it goes two."""
    place = [
        {"unit": "de-l-hq-4pzg", "at": "L2018"},
        {"unit": "de-l-1pz", "at": "L2018"},
        {"unit": "su-l-179", "at": "L2019"},
    ]
    both = ["de-l-hq-4pzg", "de-l-1pz"]
    game = table(board=plain(), place=place, dice=[throw("5-1", "RR")], decision=fighting("axis", *both))
    play(game, *({"attack": unit, "target": "L2019"} for unit in both), {"end-declaration": None})
    check(game, {"asked": "choose-pursuit", "seats": ["axis"]})
    refused(game, {"pursue": "de-l-hq-4pzg", "path": ["L2019", "L2118"]}, by="10.7.b")
    allowed(game, {"pursue": "de-l-hq-4pzg", "path": ["L2019"]})
    allowed(game, {"pursue": "de-l-1pz", "path": ["L2019", "L2118"]})


# -- chits -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:2.2.zg")
def test_chit_activates_its_headquarters() -> None:
    place = [{"unit": "su-l-hq-27a", "at": "L2019"}, {"unit": "su-l-16", "at": "L2018"}]
    game = table(board=plain(), place=place, decision=drawing("su-27a"))
    check(game, {"asked": "move-units"}, {"active": ["su-l-hq-27a", "su-l-16"]})


@pytest.mark.rule("ava:2.2.zg")
def test_reinforcement_chit_brings_its_side_reinforcements() -> None:
    place = [{"unit": "su-l-292", "at": "available"}, {"unit": "de-l-206", "at": "available"}]
    rails = chain(column(20, 13, 25))
    game = table(board=plain(rails=rails), turn=4, place=place, decision=drawing("soviet-reinforcements"))
    check(game, {"asked": "call-reinforcements"})
    assert [a["unit"] for a in legal(game) if a["do"] == "call"] == ["su-l-292"]


@pytest.mark.rule("ava:2.2.zh")
def test_selected_chits_share_one_cup_and_come_out_one_at_a_time() -> None:
    place = [{"unit": "su-l-hq-27a", "at": "L2019"}, {"unit": "de-l-hq-18a", "at": "L2016"}]
    cup = ["de-18a", "su-27a", "su-8a"]
    game = table(board=plain(), place=place, cup=cup, dice=[2], decision=drawing())
    check(game, {"drawn": ["su-27a"]}, {"cup": ["de-18a", "su-8a"]}, {"active": ["su-l-hq-27a"]})
