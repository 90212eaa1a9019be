"""Path search on a made-up board of seven by seven hexes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from grognard.hexes.grid import Grid, Layout
from grognard.hexes.paths import FAR, WHOLE, Route, StepsFrom, cheapest_routes, distances, node

GRID = Grid(Layout(orientation="flat", raised="odd", columns=7, rows=7))
START, NORTH, FARTHER = GRID.at(4, 6), GRID.at(4, 5), GRID.at(4, 4)
BOX = -10


def plain(here: int, burden: int, moved: bool) -> Iterator[tuple[int, int]]:
    yield from ((node(near, burden), 1) for near in GRID.near[here])


def priced(seed: int) -> list[list[tuple[int, int]]]:
    """Every step between neighbours, at a price by chance, some of them missing."""
    chance = random.Random(seed)
    return [[(near, chance.randint(1, 9)) for near in GRID.near[hex_] if chance.random() < 0.8] for hex_ in range(49)]


def from_table(steps: list[list[tuple[int, int]]]) -> StepsFrom:
    return lambda here, burden, moved: ((node(near), price) for near, price in steps[here])


def relaxed(steps: list[list[tuple[int, int]]], start: int) -> list[int]:
    """The same distances, by Bellman and Ford's slower way."""
    far = [0 if hex_ == start else FAR for hex_ in range(len(steps))]
    for _ in steps:
        for hex_, out in enumerate(steps):
            for near, price in out:
                far[near] = min(far[near], far[hex_] + price)
    return far


def test_routes_to_everything_within_the_limit() -> None:
    routes = cheapest_routes(plain, START, 2)
    assert set(routes) - {START} == set(GRID.within(START, 2)) - {START}
    assert routes[FARTHER] == Route((NORTH, FARTHER), 2)


def test_search_stops_at_its_goal() -> None:
    routes = cheapest_routes(plain, START, 9, goal=FARTHER)
    assert routes[FARTHER].cost == 2
    assert max(route.cost for route in routes.values()) == 2
    assert FARTHER not in cheapest_routes(plain, START, 1, goal=FARTHER)


def test_step_can_take_the_whole_allowance_and_a_place_beside_the_map_ends_a_route() -> None:
    def steps(here: int, burden: int, moved: bool) -> Iterator[tuple[int, int]]:
        yield node(BOX if here == START else START), WHOLE
        if here == BOX:
            raise AssertionError("nothing goes on from beside the map")

    assert cheapest_routes(steps, START, 5) == {BOX: Route((BOX,), 5)}


def test_routes_can_be_narrowed_and_tell_their_burden() -> None:
    routes = cheapest_routes(plain, START, 2, burden=3)
    assert routes[FARTHER] == Route((NORTH, FARTHER), 2, 3)
    assert [*routes.where(lambda place: place == NORTH).items()] == [(NORTH, Route((NORTH,), 1, 3))]
    assert START in routes, "a route may come back"
    assert routes[START].cost == 2
    assert len(routes[START].path) == 2


def test_plain_steps_are_taken_where_nothing_is_special() -> None:
    """North of the start a table tells the steps; only where it may not be trusted, or says nothing, is one asked."""
    table = {node(NORTH): ((node(FARTHER), 1),)}
    asked: list[int] = []

    def steps(here: int, burden: int, moved: bool) -> Iterator[tuple[int, int]]:
        asked.append(here)
        return plain(here, burden, moved)

    routes = cheapest_routes(steps, START, 3, plain=table)
    assert NORTH not in asked
    assert routes[FARTHER].path == (NORTH, FARTHER)
    assert cheapest_routes(steps, START, 3, plain=table, special={NORTH}) == cheapest_routes(plain, START, 3)
    assert NORTH in asked


@pytest.mark.parametrize("seed", range(20))
def test_both_searches_agree_with_a_slower_one(seed: int) -> None:
    steps = priced(seed)
    expected = relaxed(steps, START)
    costs = {START: 0, **{hex_: route.cost for hex_, route in cheapest_routes(from_table(steps), START, FAR).items()}}
    costs[START] = 0
    assert distances(steps, [START]) == expected
    assert [costs.get(hex_, FAR) for hex_ in range(49)] == expected


@pytest.mark.parametrize("seed", range(5))
def test_onward_leads_to_the_nearest_goal(seed: int) -> None:
    back = priced(seed)
    onward: dict[int, int] = {}
    far = distances(back, [START, 0], onward=onward)
    for hex_ in range(49):
        here, spent = hex_, 0
        while here in onward:
            following = onward[here]
            spent += dict(back[following])[here]
            here = following
        assert spent == far[hex_] or far[hex_] == FAR
        assert here in (START, 0) or far[hex_] == FAR


def test_limit_and_extra_costs() -> None:
    steps = [[(near, 1) for near in GRID.near[hex_]] for hex_ in range(49)]
    assert distances(steps, [START], limit=1)[FARTHER] == FAR
    assert distances(steps, [START], limit=1)[NORTH] == 1
    assert distances(steps, [START], extra={NORTH: 5})[FARTHER] == 3, "round about"
    assert distances(steps, [START], extra=dict.fromkeys(GRID.near[START], 5))[FARTHER] == 7
