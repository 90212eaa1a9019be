"""11.2, 12.2, 12.3: in what state units come back, how many, and where there is no room."""

from __future__ import annotations

import pytest

from tests.games.ava.islet import attack, die, fighting, islet, moving, stand, strip
from tests.games.ava.phases import PACK
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.table import asked, check, legal, play, refused, table

SOVIETS = [u.id for u in PACK.units if u.map == "L" and u.side == "soviet" and u.kind == "infantry" and u.steps == 2]


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
