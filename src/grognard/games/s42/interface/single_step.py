"""One step of a group, for situations: what it costs, or the clause that refuses it. Other ways to the hex do not
count."""

from __future__ import annotations

from grognard.core.verdicts import Forbidden, judge
from grognard.games.s42.data.units import Mode
from grognard.games.s42.movement.areas import LEAPING, Leap
from grognard.games.s42.movement.march import (
    entry_meets_a_bond,
    railway_ferry_carries_trains,
    zone_stops_the_group,
)
from grognard.games.s42.movement.modes import CHOOSING
from grognard.games.s42.movement.network import party
from grognard.games.s42.movement.reach import Scout, Trek, allowance
from grognard.games.s42.movement.steps import Stride, may_step
from grognard.games.s42.state.position import Position


def single_step(position: Position, trek: Trek, mode: Mode, to: int) -> int | str:
    """The price in sixths of a point (one hex by tactical movement), or the clause."""
    choice = judge(CHOOSING, position, trek, mode)
    if isinstance(choice, Forbidden):
        return choice.rule
    scout = Scout(position, party(position, trek.units), mode, begun=trek.steps > 0, enters=trek.here < 0)
    prices = {other: price for other, price, _ in scout.steps(trek.here, 0, False)}
    if trek.stopped or to not in prices:
        return _closed(position, trek, mode, to)
    tactical = mode == "tactical"
    price, spent = (1, trek.steps) if tactical else (prices[to], trek.spent)
    if spent + price > allowance(position, trek.units, mode):
        return "5.4.a" if tactical else "5.1.b"
    return price


def _closed(position: Position, trek: Trek, mode: Mode, to: int) -> str:
    """The clause that closes the step: an enemy zone of control, the edge of the map, the ground or the enemy."""
    verdicts = [judge((zone_stops_the_group,), position, trek, mode, to)] if trek.stopped else []
    if trek.here < 0:
        verdicts.append(judge(LEAPING, Leap(position, trek.units, trek.here, to)))
        verdicts.append(judge((entry_meets_a_bond,), position, trek, mode, to))
    else:
        verdicts.append(judge((railway_ferry_carries_trains,), position, trek, mode, to))
        stride = Stride(position, party(position, trek.units), mode, trek.here, to, first=trek.steps == 0)
        verdicts.append(may_step(stride))
    return next((verdict.rule for verdict in verdicts if isinstance(verdict, Forbidden)), "")
