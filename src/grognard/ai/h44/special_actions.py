"""What else a competent player of Holland '44 does in a movement phase: men taken in, guns limbered, ferries, automatic
DS. Units are neither broken down nor merged, no unit screens or takes to full retreat of its own will."""

from __future__ import annotations

from grognard.ai.h44 import weights as w
from grognard.ai.h44.boats import boats_of
from grognard.ai.h44.moves import MovePlanner
from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.h44.data.board import HEX
from grognard.games.h44.data.units import ALLIED, GERMAN, UNIT
from grognard.games.h44.interface import actions as do
from grognard.games.h44.state.position import MOVED, SPENT, Position


def special_action(player_view: PlayerView, position: Position, move_planner: MovePlanner) -> Action | None:
    """The next thing to do before units are moved, if there is any."""
    for answer in (_overrun, _rally, _refit, _guns, _boats, _redeploy):
        action = answer(player_view, position, move_planner)
        if action is not None:
            return action
    return None


def _overrun(player_view: PlayerView, position: Position, move_planner: MovePlanner) -> Action | None:
    """8.7 Ten to one shatters without a die: at once who stands in the way, the others when every unit has moved."""
    options = [a for a in player_view.actions if isinstance(a, do.AutomaticDS)]
    best = max(options, key=lambda a: (move_planner.evaluation.gain(HEX[a.target]), a.target), default=None)
    return best if best is not None and move_planner.evaluation.gain(HEX[best.target]) >= w.IN_THE_WAY else None


def late_overrun(player_view: PlayerView) -> Action | None:
    """8.7 The automatic DS that are left before the phase ends."""
    return next((a for a in player_view.actions if isinstance(a, do.AutomaticDS)), None)


def _rally(player_view: PlayerView, position: Position, move_planner: MovePlanner) -> Action | None:
    """22.7 To units that are not next to the enemy."""
    options = [a for a in player_view.actions if isinstance(a, do.Rally)]
    away = move_planner.evaluation.away
    return max(options, key=lambda a: (away[position.pieces[UNIT[a.unit]].place] > 1, a.unit), default=None)


def _refit(player_view: PlayerView, position: Position, move_planner: MovePlanner) -> Action | None:
    """20.2 A step for the best unit that is not needed for an attack; else one of the dead comes back."""
    options = [a for a in player_view.actions if isinstance(a, do.Refit)]

    def use(action: do.Refit) -> tuple[int, float, str, str]:
        unit = UNIT[action.unit]
        place = position.pieces[unit].place
        calm = place < 0 or move_planner.evaluation.away[place] > 1
        return int(calm), move_planner.evaluation.step(unit), action.unit, action.at

    return max(options, key=use, default=None)


def _guns(player_view: PlayerView, position: Position, move_planner: MovePlanner) -> Action | None:
    """17.3 Guns that are left behind get a marker, those that have come near lose it."""
    for action in player_view.actions:
        if isinstance(action, do.Unlimber) and move_planner.limber(position, UNIT[action.unit]) is False:
            return action
        if isinstance(action, do.Limber) and move_planner.limber(position, UNIT[action.unit]):
            if not position.pieces[UNIT[action.unit]].marks & (MOVED | SPENT):
                return action
    return None


def _boats(player_view: PlayerView, position: Position, move_planner: MovePlanner) -> Action | None:
    """23.3.3 Engineers serve as a ferry once they are where a unit waits to be taken over."""
    evaluation = move_planner.evaluation
    if evaluation.side != ALLIED:
        return None
    served = {unit for unit, _, _ in position.pontoons}
    options = [a for a in player_view.actions if isinstance(a, do.LayFerry) and UNIT[a.unit] not in served]
    launch = boats_of(evaluation).launch
    here = [a for a in options if (position.pieces[UNIT[a.unit]].place, HEX[a.to]) == launch]
    return min(here, key=lambda a: a.unit, default=None)


def _redeploy(player_view: PlayerView, position: Position, move_planner: MovePlanner) -> Action | None:
    """25.6 From where no enemy comes to a town ahead of the spearhead."""
    evaluation = move_planner.evaluation
    if evaluation.side != GERMAN:
        return None
    ahead = {
        h: evaluation.mile[h] - evaluation.spear for h in evaluation.keys if evaluation.mile[h] > evaluation.spear + 2
    }
    best: tuple[float, do.Redeploy] | None = None
    for action in player_view.actions:
        if isinstance(action, do.Redeploy):
            to, hex_ = HEX[action.to], HEX[action.hex]
            if to not in ahead or hex_ in evaluation.roadside or position.stack(to):
                continue
            value = -ahead[to] + 0.1 * evaluation.away[hex_]
            if best is None or value > best[0]:
                best = value, action
    return best[1] if best is not None else None
