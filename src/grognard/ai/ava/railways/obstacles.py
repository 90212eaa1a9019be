"""What stands between the trains of the Axis and the prizes: the units to drive off to let one through."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from grognard.games.ava.data.ground import AXIS, GRID, SOVIET
from grognard.games.ava.state.position import Position

MOST = 2
"""Enemy hexes on the way to a prize: with more of them no train is thought of."""
NO_WAY = 99


def barred(position: Position, hex_: int) -> bool:
    """12.1 No train of the Axis goes through an enemy unit or its zone of control."""
    return position.side_in(hex_) == SOVIET or position.in_zoc(hex_, AXIS)


def rail_barriers(position: Position) -> tuple[dict[int, int], dict[int, int]]:
    """For every railway hex how many barred hexes lie before it and in it, on the best way from a source of the Axis;
    and the hex before."""
    near = position.ground.rail_near
    bars: dict[int, int] = {}
    came: dict[int, int] = {}
    order = deque((hex_, hex_, 0) for hex_ in position.ground.sources[AXIS])
    while order:
        hex_, before, count = order.popleft()
        if count + barred(position, hex_) >= bars.get(hex_, NO_WAY):
            continue
        bars[hex_] = count + barred(position, hex_)
        came[hex_] = before
        for ahead in near.get(hex_, ()):
            if bars[hex_] + barred(position, ahead) < bars.get(ahead, NO_WAY):
                (order.append if barred(position, ahead) else order.appendleft)((ahead, hex_, bars[hex_]))
    return bars, came


def rail_obstacles(position: Position, prizes: Mapping[int, float]) -> dict[int, float]:
    """Enemy hexes that keep the trains of the Axis from empty prizes, with the points behind each: shared, where more
    than one has to go."""
    bars, came = rail_barriers(position)
    obstacles: dict[int, float] = {}
    for prize, points in prizes.items():
        if not bars.get(prize, 0) or position.side_in(prize) == SOVIET:
            continue
        guards: set[int] = set()
        hex_ = prize
        while True:
            if barred(position, hex_):
                guards |= {h for h in (hex_, *GRID.near[hex_]) if position.side_in(h) == SOVIET}
            if came[hex_] == hex_ or len(guards) > MOST:
                break
            hex_ = came[hex_]
        for guard in guards if len(guards) <= MOST else ():
            obstacles[guard] = obstacles.get(guard, 0.0) + points / len(guards)
    return obstacles
