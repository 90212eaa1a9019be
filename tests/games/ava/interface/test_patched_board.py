"""The board of a worked example is drawn as its file changed it: what the table shows is the ground the rules know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.core.journal import Match
from grognard.core.situations import runner
from grognard.core.situations.course import course
from grognard.games import SYSTEMS
from grognard.games.ava.data.ground import BOARD, HEX, TERRAIN
from grognard.games.ava.interface.catalogue import catalogue
from grognard.games.ava.interface.patched_board import Patch
from grognard.games.ava.interface.views import view
from grognard.games.ava.state.position import AvaGame

AVA = SYSTEMS["ava"]
EXAMPLES = sorted(runner.catalogue("ava"))


def start(example: str) -> AvaGame:
    return runner.start(runner.shipped("ava", example), AVA)


def patched(game: AvaGame) -> Patch:
    shown = view(game, None).patch
    assert shown is not None
    return shown


def drawn_terrain(game: AvaGame) -> dict[str, str]:
    """The terrain of every hex as a client draws it."""
    patch = view(game, None).patch
    return {hex_.id: hex_.terrain for hex_ in catalogue().chart.hexes} | dict(patch.terrain if patch else ())


@pytest.mark.parametrize("example", EXAMPLES)
def test_no_counter_of_an_example_stands_in_the_sea(example: str) -> None:
    game = start(example)
    terrain = drawn_terrain(game)
    on_map = [piece.at for piece in view(game, None).units.values() if piece.at in HEX]
    assert [hex_ for hex_ in on_map if TERRAIN[terrain[hex_]].entry == "prohibited"] == []


@pytest.mark.parametrize("example", EXAMPLES)
def test_drawn_ground_is_the_ground_of_the_rules(example: str) -> None:
    game = start(example)
    ground, patch = game.position.ground, view(game, None).patch
    assert [h for h, kind in drawn_terrain(game).items() if ground.terrain[HEX[h]] != kind] == []
    for side, size in patch.waters if patch else ():
        assert ground.rivers.get(BOARD.side(side), "none") == size
    for side, kind in patch.roads if patch else ():
        assert (BOARD.side(side) in ground.roads) is (kind == "road")
    for side, kind in patch.rails if patch else ():
        assert (BOARD.side(side) in ground.rails) is (kind == "rail")
    for hex_, kind in patch.places if patch else ():
        assert ground.cities.get(HEX[hex_], "none") == kind


def test_sources_of_a_situation_take_the_place_of_the_printed_ones() -> None:
    sources = patched(start("10-7-city-stops-panzers")).sources
    assert sources is not None
    assert [hex_ for hex_, side in sources if side == "soviet"] == ["L1024"]
    assert patched(start("15-1-surprise-across-a-river")).sources is None


def test_start_line_of_a_situation_runs_around_the_hexes_it_names() -> None:
    game = start("2-1-start-line")
    line = patched(game).start
    assert line is not None
    printed = set(catalogue().chart.edges["start"])
    assert set(line) != printed
    halves = game.position.ground.halves
    assert all(halves[HEX[one]] != halves[HEX[other]] for one, other in line)
    assert patched(start("10-7-city-stops-panzers")).start is None


def seats_of_the_example(game: AvaGame) -> Iterator[str | None]:
    yield None
    yield from (*game.position.rules.axis, *game.position.rules.soviet)


def test_all_seats_see_the_same_board() -> None:
    game = start("10-7-city-stops-panzers")
    assert len({view(game, seat).patch for seat in seats_of_the_example(game)}) == 1


def test_printed_board_has_no_patch() -> None:
    game = Match(AVA, "leningrad", {}, b"seed").game
    assert view(game, "axis").patch is None


@pytest.mark.parametrize("example", [lesson.situation for lesson in course("ava").lessons])
def test_a_lesson_of_the_course_stands_on_land_that_the_map_prints(example: str) -> None:
    """A newcomer is shown the map as it is: no lesson makes an island of its own in the Baltic."""
    seen = view(start(example), None)
    printed = {hex_.id: hex_.terrain for hex_ in catalogue().chart.hexes}
    used = {piece.at for piece in seen.units.values() if piece.at in HEX}
    used |= {hex_ for hex_, _ in (seen.patch.terrain if seen.patch else ())}
    assert used
    assert [hex_ for hex_ in sorted(used) if TERRAIN[printed[hex_]].entry == "prohibited"] == []
