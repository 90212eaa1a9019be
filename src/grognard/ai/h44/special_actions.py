"""What else a competent player of Holland '44 does in a movement phase: men taken in, guns limbered, ferries, overruns.
Units are neither broken down nor merged, nobody screens, and nobody takes to flight of his own will."""

from __future__ import annotations

from grognard.ai.h44 import weights as w
from grognard.ai.h44.boats import boats_of
from grognard.ai.h44.moves import Marshal
from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.h44.data.board import HEX
from grognard.games.h44.data.units import ALLIED, GERMAN, UNIT
from grognard.games.h44.interface import actions as do
from grognard.games.h44.state.position import MOVED, SPENT, Position


def errand(player_view: PlayerView, position: Position, marshal: Marshal) -> Action | None:
    """The next thing to do before units are moved, if there is any."""
    for answer in (_overrun, _rally, _refit, _guns, _boats, _redeploy):
        action = answer(player_view, position, marshal)
        if action is not None:
            return action
    return None


def _overrun(player_view: PlayerView, position: Position, marshal: Marshal) -> Action | None:
    """8.7 Ten to one shatters without a die: at once who stands in the way, the others when everybody has moved."""
    options = [a for a in player_view.actions if isinstance(a, do.Overrun)]
    best = max(options, key=lambda a: (marshal.mind.gain(HEX[a.target]), a.target), default=None)
    return best if best is not None and marshal.mind.gain(HEX[best.target]) >= w.IN_THE_WAY else None


def late_overrun(player_view: PlayerView) -> Action | None:
    """8.7 The overruns that are left before the phase ends."""
    return next((a for a in player_view.actions if isinstance(a, do.Overrun)), None)


def _rally(player_view: PlayerView, position: Position, marshal: Marshal) -> Action | None:
    """22.7 To whoever is not next to the enemy."""
    options = [a for a in player_view.actions if isinstance(a, do.Rally)]
    away = marshal.mind.away
    return max(options, key=lambda a: (away[position.pieces[UNIT[a.unit]].place] > 1, a.unit), default=None)


def _refit(player_view: PlayerView, position: Position, marshal: Marshal) -> Action | None:
    """20.2 A step for the best unit that is not needed for an attack; else one of the dead comes back."""
    options = [a for a in player_view.actions if isinstance(a, do.Refit)]

    def use(action: do.Refit) -> tuple[int, float, str, str]:
        unit = UNIT[action.unit]
        place = position.pieces[unit].place
        calm = place < 0 or marshal.mind.away[place] > 1
        return int(calm), marshal.mind.step(unit), action.unit, action.at

    return max(options, key=use, default=None)


def _guns(player_view: PlayerView, position: Position, marshal: Marshal) -> Action | None:
    """17.3 Guns that are left behind get a marker, those that have come near lose it."""
    for action in player_view.actions:
        if isinstance(action, do.Unlimber) and marshal.limber(position, UNIT[action.unit]) is False:
            return action
        if isinstance(action, do.March) and marshal.limber(position, UNIT[action.unit]):
            if not position.pieces[UNIT[action.unit]].marks & (MOVED | SPENT):
                return action
    return None


def _boats(player_view: PlayerView, position: Position, marshal: Marshal) -> Action | None:
    """23.3.3 Engineers serve as a ferry once they are where somebody waits to be taken over."""
    mind = marshal.mind
    if mind.side != ALLIED:
        return None
    served = {unit for unit, _, _ in position.pontoons}
    options = [a for a in player_view.actions if isinstance(a, do.Lay) and UNIT[a.unit] not in served]
    launch = boats_of(mind).launch
    here = [a for a in options if (position.pieces[UNIT[a.unit]].place, HEX[a.to]) == launch]
    return min(here, key=lambda a: a.unit, default=None)


def _redeploy(player_view: PlayerView, position: Position, marshal: Marshal) -> Action | None:
    """25.6 From where nobody comes to a town ahead of the spearhead."""
    mind = marshal.mind
    if mind.side != GERMAN:
        return None
    ahead = {h: mind.mile[h] - mind.spear for h in mind.keys if mind.mile[h] > mind.spear + 2}
    best: tuple[float, do.Redeploy] | None = None
    for action in player_view.actions:
        if isinstance(action, do.Redeploy):
            to, hex_ = HEX[action.to], HEX[action.hex]
            if to not in ahead or hex_ in mind.roadside or position.stack(to):
                continue
            value = -ahead[to] + 0.1 * mind.away[hex_]
            if best is None or value > best[0]:
                best = value, action
    return best[1] if best is not None else None
