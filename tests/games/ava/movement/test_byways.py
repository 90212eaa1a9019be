"""Byways of the rules: what happens to cities on the way, to units between full hexes, to chits that are held."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.state.position import UNIT
from tests.games.ava.islet import BRAKE, attack, die, fighting, islet, moving, stand
from tests.games.ava.phases import PACK, drawing
from tests.games.ava.plain import chain, column, neighbours, plain
from tests.games.ava.sites import DRAWS, islets, stationed
from tests.games.ava.table import asked, check, events, legal, play, refused, table

SOVIETS = [u.id for u in PACK.units if u.map == "L" and u.side == "soviet" and u.kind == "infantry" and u.steps == 2]


def strip(first: int, last: int) -> list[str]:
    """A strip of land, column 4 of the islet."""
    return [f"L04{row:02}" for row in range(first, last + 1)]


# -- control ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:3.4.c")
def test_a_retreat_takes_the_cities_it_enters() -> None:
    """A division beaten back two hexes goes through a city that the Axis held and ends in another."""
    board = islet(strip(5, 12), places={"L0408": "city", "L0409": "major"}, axis=["L0405"], soviet=["L0412"])
    place = stand(de_l_1pz="L0406", de_l_6pz="L0406", su_l_179="L0407")
    units = ["de-l-1pz", "de-l-6pz"]
    control = {"L0408": "axis", "L0409": "axis"}
    game = fighting(place, units, board=board, control=control, dice=[die("8-1", "RR")])
    play(game, *attack("L0407", *units))
    check(game, {"unit": "su-l-179", "at": "L0409"})
    check(game, {"hex": "L0408", "control": "soviet"}, {"hex": "L0409", "control": "soviet"})


@pytest.mark.rule("ava:3.4.c", "ava:12.1.a")
def test_a_train_takes_the_city_it_arrives_in() -> None:
    rail = column(20, 13, 25)
    game = table(
        board=plain(rails=chain(rail), places={"L2020": "city"}),
        turn=5,
        place=[{"unit": "su-l-70", "at": "available"}],
        control={"L2020": "axis"},
        decision={"phase": "reinforcements", "side": "soviet"},
    )
    check(game, {"hex": "L2020", "control": "axis"})
    play(game, {"call": "su-l-70"}, {"arrive": "L2020"})
    check(game, {"hex": "L2020", "control": "soviet"})


@pytest.mark.rule("ava:3.4.c", "ava:15.4.d")
def test_the_strategic_reserve_takes_the_cities_on_its_way() -> None:
    stretch = [f"S{number:02}{row:02}" for number in range(45, 56) for row in range(1, 16)]
    patch = {
        "terrain": dict.fromkeys(stretch, "clear"),
        "places": dict.fromkeys(stretch, "none") | {"S5506": "city"},
        "rivers": {"S5507/S5506": "none", "S5506/S5505": "none"},
        "start": dict.fromkeys(stretch, "s"),
        "soviet": ["S5507"],
        "axis": ["S0118"],
    }
    game = table(
        scenario="smolensk",
        board=patch,
        turn=6,
        place=[{"unit": "su-s-19", "at": "available"}],
        control={"S5506": "axis", "S5507": "axis"},
        decision={"phase": "reinforcements", "side": "soviet"},
    )
    play(game, {"call": "su-s-19", "source": "S5507"}, {"go": "S5506"})
    check(game, {"hex": "S5506", "control": "soviet"}, {"hex": "S5507", "control": "soviet"})


@pytest.mark.rule("ava:18.1.p")
def test_zhukov_may_be_called_when_leningrad_is_only_passed_by() -> None:
    """The German division comes next to the city on its way, and ends further off."""
    around = ("L3604", "L3605", "L3606", "L3607")
    board = {
        "terrain": dict.fromkeys(around, "clear"),
        "places": dict.fromkeys(around, "none"),
        "rivers": {f"{a}/{b}": "none" for a, b in pairwise(around)},
    }
    place = [{"unit": "de-l-36m", "at": "L3606"}]
    decision = {"phase": "movement", "side": "axis", "active": ["de-l-36m"]}
    game = table(turn=5, board=board, place=place, decision=decision)
    play(game, {"move": "de-l-36m"}, {"go": "L3605", "via": ["L3604"]})
    check(game, {"asked": "declare-zhukov", "seats": ["soviet"]}, {"unit": "de-l-36m", "at": "L3605"})


@pytest.mark.rule("ava:3.4.c", "ava:18.2.v")
@pytest.mark.parametrize("star", [star for length in PACK.scenarios["smolensk"].lengths for star in length.stars])
def test_a_breakthrough_hex_is_taken_by_entering_it(star: str) -> None:
    near = next(hex_ for hex_ in neighbours(star) if hex_ in PACK.board.index)
    board = {
        "terrain": {star: "clear", near: "clear"},
        "places": {star: "none"},
        "rivers": {f"{near}/{star}": "none"},
        "start": {star: "s", near: "s"},
    }
    decision = {"phase": "movement", "side": "axis", "active": ["de-s-7"]}
    game = table(
        scenario="smolensk", turn=BRAKE, board=board, place=[{"unit": "de-s-7", "at": near}], decision=decision
    )
    check(game, {"hex": star, "control": "soviet"})
    play(game, {"move": "de-s-7"}, {"go": star})
    check(game, {"hex": star, "control": "axis"})


# -- crowded retreats ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.6.k", "ava:10.6.n")
@pytest.mark.parametrize(("full", "end"), [(6, "L0411"), (8, "L0413"), (9, "available")])
def test_full_hexes_are_passed_until_there_is_room(full: int, end: str) -> None:
    """A retreat of one hex along a strip: the unit goes on until it finds room; where the land ends it is lost."""
    board = islet(strip(2, 13), axis=["L0402"], soviet=["L0413"])
    defender, *crowd = SOVIETS
    place = [*stand(de_l_1pz="L0403"), {"unit": defender, "at": "L0404"}]
    place += [{"unit": crowd.pop(), "at": hex_} for hex_ in strip(5, 4 + full) for _ in range(2)]
    game = fighting(place, ["de-l-1pz"], board=board, dice=[die("4-1", "R")])
    play(game, *attack("L0404", "de-l-1pz"))
    check(game, {"unit": defender, "at": end})


# -- held chits ------------------------------------------------------------------------------------------------------

FRONT = [
    {"unit": "de-l-hq-4pzg", "at": "L2016"},
    {"unit": "de-l-36m", "at": "L2017"},
    {"unit": "su-l-hq-27a", "at": "L2023"},
]


def held(**keys: Any) -> Game[Any]:
    spec: dict[str, Any] = {"turn": BRAKE, "board": plain(), "place": FRONT, "hand": {"axis": ["manstein"]}}
    return table(**(spec | keys))


@pytest.mark.rule("ava:7.3.b", "ava:7.3.c")
def test_an_interrupted_supply_check_is_made_later() -> None:
    """Manstein first; then the supply chit, alone in the cup, is drawn again and carried out."""
    game = held(dice=[1], decision=drawing("supply"))
    play(game, {"interrupt": "manstein"})
    check(game, {"cup": ["supply"]}, {"hand": [], "side": "axis"}, {"asked": "move-units", "seats": ["axis"]})
    assert not events(game, "supply-check")
    play(game, {"end-movement": None})
    assert len(events(game, "supply-check")) == 1
    check(game, {"drawn": ["manstein", "supply"]})


@pytest.mark.rule("ava:7.3.e")
def test_a_held_chit_is_played_when_the_cup_is_empty() -> None:
    game = held(dice=[], decision=drawing())
    check(game, {"asked": "move-units", "seats": ["axis"]}, {"drawn": ["manstein"]}, {"hand": [], "side": "axis"})


@pytest.mark.rule("ava:7.3.b")
def test_a_chit_that_was_let_stand_is_not_asked_about_again() -> None:
    game = held(dice=[], decision=drawing("su-27a"))
    check(game, {"asked": "interrupt-draw", "seats": ["axis"]})
    play(game, {"let-stand": None})
    check(game, {"asked": "move-units", "seats": ["soviet"]}, {"hand": ["manstein"], "side": "axis"})


# -- coming back -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:11.2.a", "ava:11.2.c")
def test_a_reduced_unit_that_is_transferred_stays_reduced() -> None:
    board = plain(rails=chain(column(20, 13, 25)))
    place = [{"unit": "de-l-21", "at": "L2016", "steps": 1}, {"unit": "de-l-58", "at": "L2017"}]
    game = table(board=board, turn=5, place=place, decision={"phase": "supply"})
    play(game, {"transfer": "de-l-21"})
    check(game, {"unit": "de-l-21", "at": "available", "steps": 1}, {"asked": "transfer-units", "seats": ["axis"]})
    play(game, {"transfer": "de-l-58"})
    check(game, {"unit": "de-l-58", "at": "available", "steps": 2})


@pytest.mark.rule("ava:12.3.a", "ava:10.8.a")
def test_a_destroyed_rifle_division_lies_in_the_box_at_full_strength() -> None:
    place = [*stand(de_l_1pz="L0407", de_l_6pz="L0407"), {"unit": "su-l-179", "at": "L0408", "steps": 1}]
    units = ["de-l-1pz", "de-l-6pz"]
    game = fighting(place, units, dice=[die("10-1", "3RR")])
    play(game, *attack("L0408", *units))
    check(game, {"unit": "su-l-179", "at": "available", "steps": 2})


@pytest.mark.rule("ava:12.2.a")
def test_a_unit_that_comes_on_top_does_not_use_up_the_number() -> None:
    """17.3, 18.1: an `extra` unit, then as many others as the track shows."""
    number = PACK.scenarios["leningrad"].track[4].reinforcements.ger
    infantry = [u.id for u in PACK.units if u.map == "L" and u.side == "axis" and u.kind == "infantry"]
    units = infantry[: number + 2]
    rail = column(20, 13, 25)
    game = table(
        board=plain(rails=chain(rail)),
        turn=5,
        place=[{"unit": unit, "at": "available"} for unit in units],
        extra=[units[0]],
        decision={"phase": "reinforcements", "side": "axis"},
    )
    for unit, hex_ in zip(units[: number + 1], rail[2:], strict=False):
        play(game, {"call": unit}, {"arrive": hex_})
    check(game, {"unit": units[number + 1], "at": "available"})
    assert asked(game) != "call-reinforcements"


@pytest.mark.rule("ava:3.3.l", "ava:3.3.b")
def test_an_axis_line_follows_a_railway_through_cities_the_enemy_still_controls() -> None:
    """Control is no matter of supply: only units, fortresses and their zones are."""
    way = strip(2, 13)
    places = {"L0406": "city", "L0408": "major"}
    board = islet(way, rails=[way], places=places, axis=["L0402"], soviet=["L0413"])
    game = moving(stand(de_l_21="L0411"), ["de-l-21"], board=board)
    check(game, {"hex": "L0406", "control": "soviet"}, {"supplied": "de-l-21", "is": True})
    friends = stand(de_l_21="L0411", de_l_58="L0407", de_l_1="L0409")
    game = moving([*friends, {"fortress": "L0408", "level": 1}], ["de-l-21"], board=board)
    check(game, {"supplied": "de-l-58", "is": True}, {"supplied": "de-l-21", "is": False})


@pytest.mark.rule("ava:3.1.e")
def test_a_full_front_takes_no_reinforcements() -> None:
    """Every hex of the railway is full but one: there, and nowhere else, a train arrives."""
    rail = strip(9, 13)
    board = islet(strip(5, 13), rails=[rail], axis=["L0405"], soviet=["L0413"])
    crowd = [
        {"unit": unit, "at": hex_} for unit, hex_ in zip(SOVIETS, [h for h in rail for _ in range(2)], strict=False)
    ]
    game = table(
        board=board,
        turn=5,
        place=[*crowd[:-1], {"unit": SOVIETS[20], "at": "available"}],
        decision={"phase": "reinforcements", "side": "soviet"},
    )
    play(game, {"call": SOVIETS[20]})
    refused(game, {"arrive": "L0412"}, by="3.1.e")
    assert [a["hex"] for a in legal(game) if a["do"] == "arrive"] == ["L0413"]


# -- what is remembered, and for how long ----------------------------------------------------------------------------


@pytest.mark.rule("ava:10.3.g")
def test_marks_of_a_retreat_last_as_long_as_the_segment_they_belong_to() -> None:
    """The mark of this combat goes with it; one of another activation that goes on beside it stays."""
    board = islet(strip(2, 13), axis=["L0402"], soviet=["L0413"])
    place = stand(de_l_1pz="L0403", su_l_179="L0404", su_l_184="L0412")
    game = fighting(place, ["de-l-1pz"], board=board, dice=[die("4-1", "R")])
    other = (UNIT["su-l-184"], "de-9a")
    game.change(game.position.but(retreated=(other,)))
    play(game, *attack("L0404", "de-l-1pz"))
    check(game, {"unit": "su-l-179", "at": "L0405"}, {"asked": "choose-pursuit"})
    assert set(game.position.retreated) == {other, (UNIT["su-l-179"], "situation")}
    play(game, {"end-pursuit": None})
    assert game.position.retreated == (other,)


@pytest.mark.rule("ava:10.3.g")
@pytest.mark.parametrize(("segment", "defence"), [("situation", 0), ("de-9a", 2)])
def test_only_a_retreat_of_the_same_segment_takes_the_defence_away(segment: str, defence: int) -> None:
    game = fighting(stand(de_l_1pz="L0403", su_l_179="L0404"), ["de-l-1pz"])
    game.change(game.position.but(retreated=((UNIT["su-l-179"], segment),)))
    check(game, {"odds": "L0404", "attackers": ["de-l-1pz"], "attack": 8, "defence": defence})


@pytest.mark.rule("ava:17.6.b", "ava:17.6.c")
def test_panzer_groups_begin_every_turn_afresh() -> None:
    """What they used of the railways, and how often they were activated, is forgotten at the end of the turn."""
    decision = {"phase": "movement", "side": "axis", "active": ["de-l-36m"]}
    game = table(turn=BRAKE, board=plain(), place=FRONT, decision=decision)
    game.change(game.position.but(groups=("de-l-hq-4pzg",), rails=(("de-l-hq-4pzg", ((1, 2),)),)))
    play(game, {"end-movement": None})
    check(game, {"turn": BRAKE + 1})
    assert (game.position.groups, game.position.rails) == ((), ())


@pytest.mark.rule("ava:19.5.a", "ava:19.5.b")
def test_a_held_chit_goes_before_all_that_wait_in_the_queue() -> None:
    """The north is busy with 18A, and 16A waits; Manstein, played against 9A, will be the first to start."""
    chits = ("de-18a", "de-16a", "de-9a", "de-4pzg")
    game = table(
        scenario="campaign-4",
        turn=2,
        board=islets(*chits),
        place=stationed(*chits),
        hand={"axis": ["manstein"]},
        cup=["de-18a", "de-16a", "de-9a"],
        dice=DRAWS,
        decision=drawing(),
    )
    play(game, {"let-stand": None}, seat="north")
    check(game, {"operations": ["de-18a"]}, {"queue": ["de-16a"]}, {"asked": "interrupt-draw", "seats": ["north"]})
    play(game, {"interrupt": "manstein"}, seat="north")
    assert game.position.queue[:2] == ("manstein", "de-16a")
    check(game, {"hand": [], "side": "axis"})


@pytest.mark.rule("ava:19.4.h")
def test_nothing_overtakes_a_chit_that_concerns_everybody() -> None:
    """The supply check waits for 18A; 9A, drawn after it, waits behind it though it is far away."""
    chits = ("de-18a", "de-9a")
    game = table(
        scenario="campaign-4",
        turn=2,
        board=islets(*chits),
        place=stationed(*chits),
        queue=["supply", "de-9a"],
        dice=DRAWS,
        decision=drawing("de-18a"),
    )
    check(game, {"operations": ["de-18a"]}, {"queue": ["supply", "de-9a"]})


# -- points ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:16.3.a", "ava:16.3.b")
@pytest.mark.parametrize("sources", [["L0405", "L0412"], ["L0412", "L0405"]])
def test_of_several_breakthroughs_the_best_one_counts(sources: list[str]) -> None:
    """L0405 has a line of communication, L0412 on its island has none; in whichever order they are printed."""
    board = islet([*strip(2, 8), *strip(11, 13)], terrain=dict.fromkeys(strip(9, 10), "lake"))
    decision = {"phase": "movement", "side": "axis", "active": ["de-l-21"]}
    keys: dict[str, Any] = {"board": board | {"axis": ["L0402"], "soviet": sources}, "place": stand(de_l_21="L0403")}
    both = dict.fromkeys(sources, "axis")
    check(table(turn=BRAKE, control=both, decision=decision, **keys), {"points": 10})
    check(table(turn=BRAKE, control={"L0412": "axis"}, decision=decision, **keys), {"points": 5})
