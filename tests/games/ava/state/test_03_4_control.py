"""3.4: who holds the cities."""

from __future__ import annotations

import pytest

from tests.games.ava.phases import PACK, fighting, moving, seen, table, throw
from tests.games.ava.plain import lakes, plain
from tests.games.ava.table import check, play

CITIES = {"L2019": "city", "L2021": "major"}


@pytest.mark.rule("ava:3.4.a", "ava:3.4.b")
def test_cities_belong_to_the_side_of_the_start_line_they_lie_on() -> None:
    place = [{"unit": "de-l-21", "at": "L2015"}]
    decision = moving("axis", "de-l-21")
    east = table(board=plain(places=CITIES), place=place, decision=decision)
    check(east, {"hex": "L2019", "control": "soviet"}, {"hex": "L2021", "control": "soviet"})
    start = {"L2019": "a", "L2021": "a"}
    west = table(board=plain(places=CITIES, start=start), place=place, decision=decision)
    check(west, {"hex": "L2019", "control": "axis"}, {"hex": "L2021", "control": "axis"})


@pytest.mark.rule("ava:3.4.a", "ava:3.4.b")
def test_all_major_cities_begin_in_soviet_hands_and_tilsit_in_german_ones() -> None:
    view = seen(table(scenario="campaign", empty=False), "axis")
    majors = [hex_ for place in PACK.board.file.place if place.kind == "major" for hex_ in place.hexes]
    assert len(majors) == 21
    assert all(view.control[hex_] == "soviet" for hex_ in majors)
    tilsit = next(place for place in PACK.board.file.place if place.id == "tilsit")
    assert view.control[tilsit.hexes[0]] == "axis"


@pytest.mark.rule("ava:3.4.c")
@pytest.mark.parametrize("kind", ["city", "major"])
def test_city_belongs_to_the_side_that_entered_last(kind: str) -> None:
    place = [{"unit": "de-l-21", "at": "L2018"}]
    board = plain(places={"L2019": kind})
    game = table(board=board, place=place, decision=moving("axis", "de-l-21"))
    check(game, {"hex": "L2019", "control": "soviet"})
    play(game, {"move": "de-l-21"}, {"go": "L2019"})
    check(game, {"hex": "L2019", "control": "axis"})


@pytest.mark.rule("ava:3.4.c")
def test_city_passed_through_stays_taken() -> None:
    place = [{"unit": "de-l-21", "at": "L2018"}, {"unit": "de-l-1", "at": "L2018"}]
    board = plain(places={"L2019": "city"})
    game = table(board=board, place=place, decision=moving("axis", "de-l-21", "de-l-1"))
    play(game, {"move": "de-l-21"}, {"go": "L2020", "via": ["L2019"]})
    check(game, {"unit": "de-l-21", "at": "L2020"}, {"hex": "L2019", "control": "axis"})


@pytest.mark.rule("ava:3.4.c")
def test_city_is_taken_back_by_entering_it() -> None:
    place = [{"unit": "su-l-179", "at": "L2018"}]
    board = plain(places={"L2019": "major"})
    game = table(board=board, place=place, control={"L2019": "axis"}, decision=moving("soviet", "su-l-179"))
    check(game, {"hex": "L2019", "control": "axis"})
    play(game, {"move": "su-l-179"}, {"go": "L2019"})
    check(game, {"hex": "L2019", "control": "soviet"})


@pytest.mark.rule("ava:3.4.c")
def test_city_next_to_a_unit_does_not_change_hands() -> None:
    place = [{"unit": "de-l-21", "at": "L2016"}]
    game = table(board=plain(places={"L2019": "city"}), place=place, decision=moving("axis", "de-l-21"))
    play(game, {"move": "de-l-21"}, {"go": "L2018"})
    check(game, {"unit": "de-l-21", "at": "L2018"}, {"hex": "L2019", "control": "soviet"})


@pytest.mark.rule("ava:3.4.c")
def test_city_is_taken_by_pursuit() -> None:
    """A city in the open shifts one column: 8 against 2 is 4-1, so 3-1."""
    board = plain(places={"L2019": "city"}, terrain=lakes(["L2118", "L1918", "L2119", "L1919"]))
    place = [{"unit": "de-l-1pz", "at": "L2018"}, {"unit": "su-l-179", "at": "L2019"}]
    dice = [throw("3-1", "R")]
    game = table(board=board, place=place, dice=dice, decision=fighting("axis", "de-l-1pz"))
    play(game, {"attack": "de-l-1pz", "target": "L2019"}, {"end-declaration": None})
    check(game, {"unit": "su-l-179", "at": "L2020"}, {"hex": "L2019", "control": "soviet"})
    play(game, {"pursue": "de-l-1pz", "path": ["L2019"]})
    check(game, {"unit": "de-l-1pz", "at": "L2019"}, {"hex": "L2019", "control": "axis"})


@pytest.mark.rule("ava:3.4.c")
def test_source_changes_hands_like_a_city() -> None:
    place = [{"unit": "de-l-21", "at": "L2024"}]
    game = table(board=plain(), place=place, decision=moving("axis", "de-l-21"))
    check(game, {"hex": "L2025", "control": "soviet"})
    play(game, {"move": "de-l-21"}, {"go": "L2025"})
    check(game, {"hex": "L2025", "control": "axis"})
