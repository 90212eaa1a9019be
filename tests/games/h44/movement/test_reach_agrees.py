"""Reach looks the ground up in a network; here the same search asks the prohibitions of `ground`, step by step."""

from __future__ import annotations

import random
from heapq import heappop, heappush

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.verdicts import judge
from grognard.games.h44.data.board import GRID
from grognard.games.h44.data.units import SIDE, Mode
from grognard.games.h44.interface.actions import EndMovement
from grognard.games.h44.movement.destinations import ENDING, stacks_do_not_hurry
from grognard.games.h44.movement.ground import EXIT, POINT, STEPPING, Step, cost, deeper
from grognard.games.h44.movement.movement_phase import MoveUnits, groups
from grognard.games.h44.movement.reach import March, allowance, modes, reach, stops, unknown_ahead
from grognard.games.h44.retreat.disorder import is_shaken
from grognard.games.h44.state.position import AREA, GOOD, Position
from grognard.games.h44.state.zones import in_zoc
from grognard.games.h44.turn.edges import LEAVING, AreaMove, landings
from tests.games.h44.table import H44_


def around(position: Position, here: int, march: March, mode: Mode, moved: bool) -> list[int]:
    """The places next to a hex or an entry area; no unit leaps over the edge where a prohibition stands."""
    country, ferried = position.country, landings(position, march.units, here) if mode == "tactical" else []
    if here >= 0:
        edge = [AREA - area for area in country.edge_of.get(here, ())]
    elif moved or any(position.pieces[unit].order != GOOD for unit in march.units):
        return []
    else:
        edge = [*country.edges[AREA - here], *(AREA - area for area in country.beside[AREA - here])]
    leaps = [place for place in edge if judge(LEAVING, AreaMove(position, march.units, here, place)) is True]
    return [*(GRID.near[here] if here >= 0 else ()), *leaps, *ferried]


def by_the_book(position: Position, march: March, mode: Mode) -> dict[int, int]:
    """Every place in reach and its cost, each step judged by itself."""
    units, side = march.units, SIDE[march.units[0]]
    limit = allowance(position, units, mode)
    found: dict[int, int] = {}
    edge: list[tuple[int, int, int, bool]] = [(0, march.here, 0, False)] if limit else []
    best: dict[tuple[int, int], int] = {}
    while edge:
        spent, here, woods, moved = heappop(edge)
        if moved:
            found.setdefault(here, spent)
        if moved and here < 0:
            continue
        halted = moved and stops(position, SIDE[units[0]], mode, here)
        meets = unknown_ahead(position, side, mode, here) if halted else ()
        for other in around(position, here, march, mode, moved):
            if halted and other not in meets:
                continue
            bushes = woods
            if other < 0:
                out = POINT + (EXIT if in_zoc(position, side, here) else 0)
                total = limit if here < 0 else spent + (1 if mode == "tactical" else out)
            else:
                step = Step(position, units, mode, here, other, first=not moved)
                if judge(STEPPING, step) is not True:
                    continue
                total = spent + (1 if mode == "tactical" else cost(step, woods))
                bushes = min(2, woods + deeper(position, here, other))
            if total <= limit and total < best.get((other, bushes), limit + 1):
                best[other, bushes] = total
                heappush(edge, (total, other, bushes, True))
    calm = {place: spent for place, spent in found.items() if place < 0 or not in_zoc(position, side, place)}
    return calm if calm and is_shaken(position, units, march.start) else found


PHASES, GROUPS = 10, 5
"""Of how many movement phases of a game, and of how many groups in each, the ways are compared."""


def agreed(position: Position, units: tuple[int, ...]) -> int:
    """Compare the ways of a group in every mode; how many places it can reach."""
    here = position.pieces[units[0]].place
    march = March(units=units, start=here, here=here)
    looked = 0
    for mode in modes(position, march):
        ways = {place: way.cost for place, way in reach(position, march, mode).items()}
        book = by_the_book(position, march, mode)
        # reach leaves out where the move could not end (6.1, 8.2.2)
        ending = (stacks_do_not_hurry, *ENDING)
        assert ways == {p: c for p, c in book.items() if judge(ending, position, march, mode, p) is True}
        looked += len(ways)
    return looked


@pytest.mark.rule("h44:8.1.a")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("scenario", ["short", "campaign"])
def test_the_network_leads_where_the_prohibitions_allow(scenario: str, seed: int) -> None:
    """A random game whose movement phases are short, so that it goes far; each is looked at before it ends."""
    game = H44_.begin(H44_.scenario(scenario), {}, Dice(seed_from(seed)), None)
    choose = random.Random(seed)
    looked = phases = 0
    while phases < PHASES and (decision := game.decision) is not None:
        if isinstance(decision, MoveUnits) and choose.random() < 0.1 and decision.verdict(game, EndMovement()) is True:
            every = sorted(groups(game.position, decision.side))
            looked += sum(agreed(game.position, units) for units in choose.sample(every, min(GROUPS, len(every))))
            phases += 1
            game.apply(EndMovement())
        else:
            game.apply(choose.choice(decision.actions(game)))
    assert looked > 500
