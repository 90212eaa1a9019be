"""One step of a group, for situations: its cost, or the clause that refuses it. Other paths to the hex do not count."""

from __future__ import annotations

from grognard.core.verdicts import Forbidden, judge
from grognard.games.h44.data.units import Mode
from grognard.games.h44.movement.destinations import zone_stops_the_group
from grognard.games.h44.movement.ground import STEPPING, Step
from grognard.games.h44.movement.modes import CHOOSING
from grognard.games.h44.movement.reach import March, Scout, allowance
from grognard.games.h44.state.position import Position
from grognard.games.h44.turn.edges import LEAVING, AreaMove
from grognard.hexes.paths import BURDENS


def single_step(position: Position, march: March, mode: Mode, to: int) -> int | str:
    """The price in sixths of a point (one hex by tactical movement), or the clause."""
    choice = judge(CHOOSING, position, march, mode)
    if isinstance(choice, Forbidden):
        return choice.rule
    steps = Scout(position, march, mode).steps(march.here, march.woods, False)
    prices = {after // BURDENS: price for after, price in steps}
    if march.stopped or to not in prices:
        return _closed(position, march, mode, to)
    tactical = mode == "tactical"
    price, spent = (1, march.steps) if tactical else (prices[to], march.spent)
    if spent + price > allowance(position, march.units, mode):
        return "8.3.1.a" if tactical else "8.1.b"
    return price


def _closed(position: Position, march: March, mode: Mode, to: int) -> str:
    """The clause that prevents the step: an enemy ZOC, the map edge, the terrain or the enemy."""
    verdicts = [
        judge((zone_stops_the_group,), position, march, mode, to) if march.stopped else True,
        judge(LEAVING, AreaMove(position, march.units, march.here, to)),
    ]
    if march.here >= 0:
        verdicts.append(judge(STEPPING, Step(position, march.units, mode, march.here, to, first=march.steps == 0)))
    return next((verdict.rule for verdict in verdicts if isinstance(verdict, Forbidden)), "")
