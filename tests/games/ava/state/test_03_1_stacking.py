"""3.1: two units to a hex, never of both sides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ava.phases import fighting, moving, table, throw
from tests.games.ava.plain import chain, column, lakes, plain
from tests.games.ava.table import allowed, check, legal, play, refused


def two(at: str, *, first: str = "de-l-1", second: str = "de-l-11", steps: int = 2) -> list[dict[str, Any]]:
    return [{"unit": first, "at": at}, {"unit": second, "at": at, "steps": steps}]


@pytest.mark.rule("ava:3.1.a", "ava:3.1.f")
def test_move_does_not_end_with_a_third_unit() -> None:
    place = [*two("L2020"), {"unit": "de-l-21", "at": "L2019"}]
    game = table(board=plain(), place=place, decision=moving("axis", "de-l-21"))
    play(game, {"move": "de-l-21"})
    refused(game, {"go": "L2020"}, by="3.1.f")
    allowed(game, {"go": "L2018"})


@pytest.mark.rule("ava:3.1.a")
def test_move_ends_with_one_other_unit() -> None:
    place = [*two("L2020")[:1], {"unit": "de-l-21", "at": "L2019"}]
    game = table(board=plain(), place=place, decision=moving("axis", "de-l-21"))
    play(game, {"move": "de-l-21"}, {"go": "L2020"})
    check(game, {"unit": "de-l-21", "at": "L2020"}, {"unit": "de-l-1", "at": "L2020"})


@pytest.mark.rule("ava:3.1.b")
def test_headquarters_take_up_room() -> None:
    place = [
        {"unit": "de-l-hq-18a", "at": "L2020"},
        {"unit": "de-l-1", "at": "L2020"},
        {"unit": "de-l-21", "at": "L2019"},
    ]
    game = table(board=plain(), place=place, decision=moving("axis", "de-l-21", "de-l-hq-18a"))
    play(game, {"move": "de-l-21"})
    refused(game, {"go": "L2020"}, by="3.1.f")
    play(game, {"put-back": None}, {"move": "de-l-hq-18a"}, {"go": "L2021"}, {"move": "de-l-21"})
    allowed(game, {"go": "L2020"})


@pytest.mark.rule("ava:3.1.b")
def test_headquarters_find_no_room_in_a_full_hex() -> None:
    place = [*two("L2020"), {"unit": "de-l-hq-18a", "at": "L2019"}]
    game = table(board=plain(), place=place, decision=moving("axis", "de-l-hq-18a"))
    play(game, {"move": "de-l-hq-18a"})
    refused(game, {"go": "L2020"}, by="3.1.f")
    allowed(game, {"go": "L2021"})


@pytest.mark.rule("ava:3.1.c")
def test_reduced_unit_takes_up_as_much_room() -> None:
    place = [{"unit": "de-l-1", "at": "L2020", "steps": 1}, {"unit": "de-l-11", "at": "L2020", "steps": 1}]
    place.append({"unit": "de-l-21", "at": "L2019", "steps": 1})
    game = table(board=plain(), place=place, decision=moving("axis", "de-l-21"))
    play(game, {"move": "de-l-21"})
    refused(game, {"go": "L2020"}, by="3.1.f")
    allowed(game, {"go": "L2118"})


@pytest.mark.rule("ava:3.1.d")
def test_unit_does_not_enter_a_hex_of_the_enemy() -> None:
    place = [{"unit": "de-l-36m", "at": "L2019"}, {"unit": "su-l-179", "at": "L2020"}]
    game = table(board=plain(), place=place, decision=moving("axis", "de-l-36m"))
    play(game, {"move": "de-l-36m"})
    refused(game, {"go": "L2020"}, by="3.1.d")
    allowed(game, {"go": "L2119"})


@pytest.mark.rule("ava:3.1.d")
def test_unit_does_not_pass_through_a_hex_of_the_enemy() -> None:
    """The only way south leads through the enemy."""
    board = plain(terrain=lakes(["L2118", "L2119", "L1918", "L1919", "L2120", "L1920"]))
    place = [{"unit": "de-l-36m", "at": "L2019"}, {"unit": "su-l-179", "at": "L2020"}]
    game = table(board=board, place=place, decision=moving("axis", "de-l-36m"))
    check(game, {"routes": "de-l-36m", "to": "L2021", "cost": "none"})
    game = table(board=board, place=place[:1], decision=moving("axis", "de-l-36m"))
    check(game, {"routes": "de-l-36m", "to": "L2021", "cost": 2})


@pytest.mark.rule("ava:3.1.a", "ava:3.1.e")
def test_reinforcement_is_not_placed_third() -> None:
    place = [
        *two("L2022", first="su-l-10", second="su-l-11"),
        {"unit": "su-l-292", "at": "available"},
        {"unit": "su-l-191", "at": "available"},
    ]
    board = plain(rails=chain(column(20, 20, 25)))
    game = table(board=board, turn=4, place=place, decision={"phase": "reinforcements", "side": "soviet"})
    play(game, {"call": "su-l-292"})
    refused(game, {"arrive": "L2022"}, by="3.1.e")
    play(game, {"arrive": "L2021"})
    check(game, {"unit": "su-l-292", "at": "L2021"})


@pytest.mark.rule("ava:3.1.g")
def test_retreat_does_not_end_with_a_third_unit() -> None:
    """The only way back is a full hex: the unit goes on to the next one."""
    terrain = lakes(["L2118", "L2119", "L1918", "L1919", "L2120", "L1920"])
    place = [
        {"unit": "de-l-36m", "at": "L2018"},
        {"unit": "su-l-179", "at": "L2019"},
        *two("L2020", first="su-l-10", second="su-l-11"),
    ]
    decision = fighting("axis", "de-l-36m")
    game = table(board=plain(terrain=terrain), place=place, decision=decision)
    check(game, {"retreats": "su-l-179", "from": "L2019", "distance": 1, "paths": [["L2020", "L2021"]]})
    game = table(board=plain(terrain=terrain), place=place[:3], decision=decision)
    check(game, {"retreats": "su-l-179", "from": "L2019", "distance": 1, "paths": [["L2020"]]})


@pytest.mark.rule("ava:3.1.h")
def test_pursuit_does_not_end_with_a_third_unit() -> None:
    """Three infantry divisions drive the defender out; two of them fill his hex. The third may go no further, so that
    with the second the pursuit is over; an armoured one may go on to the hex behind."""
    terrain = lakes(["L2119", "L1919"])
    place = [
        {"unit": "de-l-1", "at": "L2018"},
        {"unit": "de-l-11", "at": "L2118"},
        {"unit": "de-l-21", "at": "L1918"},
        {"unit": "su-l-179", "at": "L2019"},
    ]
    three = ["de-l-1", "de-l-11", "de-l-21"]
    game = table(board=plain(terrain=terrain), place=place, dice=[throw("4-1", "R")], decision=fighting("axis", *three))
    play(game, *({"attack": unit, "target": "L2019"} for unit in three), {"end-declaration": None})
    check(game, {"unit": "su-l-179", "at": "L2020"}, {"asked": "choose-pursuit"})
    play(game, {"pursue": "de-l-1", "path": ["L2019"]})
    allowed(game, {"pursue": "de-l-11", "path": ["L2019"]})
    play(game, {"pursue": "de-l-11", "path": ["L2019"]})
    assert not any(a["do"] == "pursue" for a in legal(game))
    check(game, {"unit": "de-l-21", "at": "L1918"}, {"unit": "de-l-11", "at": "L2019"})


@pytest.mark.rule("ava:3.1.h")
def test_pursuit_passes_a_full_hex_but_does_not_stop_there() -> None:
    place = [
        {"unit": "de-l-1", "at": "L2018"},
        {"unit": "de-l-11", "at": "L2118"},
        {"unit": "de-l-1pz", "at": "L1918"},
        {"unit": "su-l-179", "at": "L2019"},
    ]
    three = ["de-l-1", "de-l-11", "de-l-1pz"]
    game = table(board=plain(), place=place, dice=[throw("7-1", "RR")], decision=fighting("axis", *three))
    play(game, *({"attack": unit, "target": "L2019"} for unit in three), {"end-declaration": None})
    play(game, {"pursue": "de-l-1", "path": ["L2019"]}, {"pursue": "de-l-11", "path": ["L2019"]})
    refused(game, {"pursue": "de-l-1pz", "path": ["L2019"]}, by="10.7.p")
    play(game, {"pursue": "de-l-1pz", "path": ["L2019", "L2020"]})
    check(game, {"unit": "de-l-1pz", "at": "L2020"})


@pytest.mark.rule("ava:3.1.i")
def test_unit_passes_through_a_full_hex() -> None:
    board = plain(terrain=lakes(["L2118", "L2119", "L1918", "L1919", "L2120", "L1920"]))
    place = [*two("L2020"), {"unit": "de-l-21", "at": "L2019"}]
    game = table(board=board, place=place, decision=moving("axis", "de-l-21"))
    play(game, {"move": "de-l-21"}, {"go": "L2021"})
    check(game, {"unit": "de-l-21", "at": "L2021"})
