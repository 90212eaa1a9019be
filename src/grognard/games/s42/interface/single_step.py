"""One step of a group, for situations: its cost, or the clause that refuses it. Other paths to the hex do not count."""

from __future__ import annotations

from grognard.core.verdicts import Forbidden, judge
from grognard.games.s42.data.units import Mode
from grognard.games.s42.movement.areas import AREA_MOVE_FORBIDS, AreaMove
from grognard.games.s42.movement.march import (
    entry_meets_a_bond,
    railway_ferry_carries_trains,
    zone_stops_the_group,
)
from grognard.games.s42.movement.modes import CHOOSING
from grognard.games.s42.movement.network import party
from grognard.games.s42.movement.reach import March, Scout, allowance
from grognard.games.s42.movement.steps import MoveStep, may_step
from grognard.games.s42.state.position import Position
from grognard.hexes.paths import BURDENS


def single_step(position: Position, march: March, mode: Mode, to: int) -> int | str:
    """The price in sixths of a point (one hex by tactical movement), or the clause."""
    choice = judge(CHOOSING, position, march, mode)
    if isinstance(choice, Forbidden):
        return choice.rule
    scout = Scout(position, party(position, march.units), mode, begun=march.steps > 0, enters=march.here < 0)
    prices = {after // BURDENS: price for after, price in scout.steps(march.here, 0, False)}
    if march.stopped or to not in prices:
        return _closed(position, march, mode, to)
    tactical = mode == "tactical"
    price, spent = (1, march.steps) if tactical else (prices[to], march.spent)
    if spent + price > allowance(position, march.units, mode):
        return "5.4.a" if tactical else "5.1.b"
    return price


def _closed(position: Position, march: March, mode: Mode, to: int) -> str:
    """The clause that prevents the step: an enemy ZOC, the map edge, the terrain or the enemy."""
    verdicts = [judge((zone_stops_the_group,), position, march, mode, to)] if march.stopped else []
    if march.here < 0:
        verdicts.append(judge(AREA_MOVE_FORBIDS, AreaMove(position, march.units, march.here, to)))
        verdicts.append(judge((entry_meets_a_bond,), position, march, mode, to))
    else:
        verdicts.append(judge((railway_ferry_carries_trains,), position, march, mode, to))
        move_step = MoveStep(position, party(position, march.units), mode, march.here, to, first=march.steps == 0)
        verdicts.append(may_step(move_step))
    return next((verdict.rule for verdict in verdicts if isinstance(verdict, Forbidden)), "")
