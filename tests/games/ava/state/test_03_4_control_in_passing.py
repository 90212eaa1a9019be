"""3.4, 16.3, 18.1: cities and breakthrough hexes change hands in retreats, by train and in passing."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.games.ava.islet import BRAKE, attack, die, fighting, islet, stand, strip
from tests.games.ava.phases import PACK
from tests.games.ava.plain import chain, column, neighbours, plain
from tests.games.ava.table import check, play, table


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
