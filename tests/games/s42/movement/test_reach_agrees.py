"""Reach looks the ground up in a network; here the same search asks the prohibitions step by step, on the set-ups of
every scenario and in every weather."""

from __future__ import annotations

import random
from heapq import heappop, heappush

import pytest
from msgspec.structs import replace

from grognard.core.verdicts import judge
from grognard.games.s42.data.board import GRID
from grognard.games.s42.data.units import SIDE, UNITS, Mode
from grognard.games.s42.movement.areas import AREA_MOVE_FORBIDS, EXIT, AreaMove, entry_step_cost, ways_in
from grognard.games.s42.movement.movement_phase import groups
from grognard.games.s42.movement.network import highest, party
from grognard.games.s42.movement.reach import March, allowance, modes, reach
from grognard.games.s42.movement.steps import MoveStep, cost, exit_price, may_step
from grognard.games.s42.options.switches import rules_of
from grognard.games.s42.state.position import AREA, DISRUPTED, IN_FULL_RETREAT, RAIN, SNOW, Position
from grognard.games.s42.state.zones import in_zoc
from grognard.games.s42.turn.setup import begin
from grognard.games.s42.turn.weather import sky

GROUPS = 5
"""How many groups of each side are compared in each position."""


def by_the_book(position: Position, march: March, mode: Mode) -> dict[int, int]:
    """Every place in reach and its cost, each step judged by itself."""
    side = SIDE[march.units[0]]
    limit = allowance(position, march.units, mode)
    found: dict[int, int] = {}
    edge: list[tuple[int, int, bool]] = [(0, march.here, False)]
    while edge:
        spent, here, moved = heappop(edge)
        if moved:
            if here in found:
                continue
            found[here] = spent
        if moved and (here < 0 or in_zoc(position, side, here)):
            continue
        for other, price in steps(position, march, mode, here, first=not moved):
            total = limit if price is None else spent + (1 if mode == "tactical" else price)
            if total <= limit and other not in found:
                heappush(edge, (total, other, True))
    return found


def steps(position: Position, march: March, mode: Mode, here: int, *, first: bool) -> list[tuple[int, int | None]]:
    """The places next to a hex or an entry area that nothing bars, and what they cost; None: the whole move."""
    group, country = party(position, march.units), position.country
    found: list[tuple[int, int | None]] = []
    areas = range(len(country.touches))
    area_moves = [
        AREA - a
        for a in areas
        if AREA - a != here and judge(AREA_MOVE_FORBIDS, AreaMove(position, march.units, here, AREA - a))
    ]
    if here >= 0:
        out = EXIT + exit_price(position, group, here, first=first)
        found += [(place, out) for place in area_moves]
        strides = [MoveStep(position, group, mode, here, other, first=first) for other in GRID.near[here]]
        return [*found, *((move_step.to_hex, cost(move_step)) for move_step in strides if may_step(move_step))]
    found += [(place, None) for place in area_moves]
    for hex_ in ways_in(position, AREA - here):
        step_costs = (
            entry_step_cost(country, sky(position), hex_, movement_class, climbers=climbs)
            for movement_class, climbs in group.walks
        )
        price = highest(step_costs)
        barred = may_step(MoveStep(position, group, mode, here, hex_)) is not True
        if price is not None and not barred and judge(AREA_MOVE_FORBIDS, AreaMove(position, march.units, here, hex_)):
            found.append((hex_, price))
    return found


def shaken(position: Position, choose: random.Random) -> Position:
    """The same table with some units out of order."""
    units = [unit for unit, piece in enumerate(position.pieces) if piece.place >= 0]
    for unit in choose.sample(units, len(units) // 6):
        piece = replace(position.pieces[unit], order=choose.choice((DISRUPTED, IN_FULL_RETREAT)))
        position = position.with_piece(unit, piece)
    return position


@pytest.mark.rule("s42:5.1.a")
@pytest.mark.parametrize("fields", [{}, {"turn": 20, "weather": RAIN, "rained": True}, {"turn": 29, "weather": SNOW}])
@pytest.mark.parametrize("scenario", ["fall-blau", "caucasus", "uranus", "campaign"])
def test_the_network_leads_where_the_prohibitions_allow(scenario: str, fields: dict[str, int]) -> None:
    choose = random.Random(f"{scenario}{fields}")
    position = shaken(begin(rules_of(scenario, {})).but(**fields), choose)
    looked = 0
    for side in range(2):
        every = sorted(groups(position, side, "movement"))
        for units in choose.sample(every, min(GROUPS, len(every))):
            here = position.pieces[units[0]].place
            march = March(units=units, start=here, here=here)
            for mode in modes(position, march):
                ways = {place: way.cost for place, way in reach(position, march, mode).items() if place != here}
                book = {place: spent for place, spent in by_the_book(position, march, mode).items() if place != here}
                assert ways == book, ([UNITS[unit] for unit in units], mode)
                looked += len(ways)
    assert looked > 100
