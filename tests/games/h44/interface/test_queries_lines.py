"""What is found fast agrees with what is judged step by step: roads of supply on tables of random play."""

from __future__ import annotations

import random
from collections.abc import Iterator

from grognard.core.dice import Dice, seed_from
from grognard.games.h44.state.position import AREA, Position
from grognard.games.h44.supply.lines import net, own_areas, road_crosses, road_enters, road_near, shores
from tests.games.h44.table import H44_

TURNS = 4


def positions(seed: int) -> Iterator[Position]:
    """The tables at the first choice of each turn of a random game."""
    scenario = H44_.scenarios[0]
    plain = {option.id: option.values[0] for option in scenario.options}
    game = H44_.begin(scenario, plain, Dice(seed_from(seed)), None)
    choose = random.Random(seed)
    seen = 0
    while game.decision is not None and game.position.turn <= TURNS:
        if game.position.turn > seen:
            seen = game.position.turn
            yield game.position
        decision = game.decision
        answers = decision.actions(game)
        verb = choose.choice(sorted({type(answer).__name__ for answer in answers}))
        game.apply(choose.choice([answer for answer in answers if type(answer).__name__ == verb]), decision)


def slowly(position: Position, side: int) -> dict[int, int]:
    """18.3.2 The roads that lead to the entry areas of a side, each step judged by itself."""
    areas = own_areas(position, side)
    starts = {hex_: AREA - area for area in areas for hex_ in shores(position, area)}
    roads = road_near(position.country)
    came = {hex_: to for hex_, to in starts.items() if hex_ in roads and road_enters(position, side, hex_)}
    edge = list(came)
    for hex_ in edge:
        for other in roads[hex_]:
            open_ = road_crosses(position, side, hex_, other) and road_enters(position, side, other)
            if other not in came and open_:
                came[other] = hex_
                edge.append(other)
    return came


def test_the_roads_of_supply() -> None:
    checked = 0
    for position in positions(5):
        for side in (0, 1):
            assert net(position, side, own_areas(position, side)).came == slowly(position, side)
            checked += 1
    assert checked == 2 * TURNS
