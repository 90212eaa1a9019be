"""Supply and reinforcements as a competent player of A Victory Awaits handles them: which units leave, which come, and
where the trains stop."""

from __future__ import annotations

from typing import TypeVar

from grognard.ai.ava import weights as w
from grognard.ai.ava.axis import RANGE, leads, weighed
from grognard.ai.ava.evaluation import NATION, evaluation_of
from grognard.ai.ava.front import Front
from grognard.ai.ava.railways.rail_blocks import garrisons, relief
from grognard.ai.ava.reading import of, table
from grognard.ai.ava.soviet import Defence
from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.ava.data.ground import AXIS, GRID, HEX, PACK, SOVIET
from grognard.games.ava.interface import actions as do
from grognard.games.ava.state.position import AVAILABLE, IS_HQ, IS_MECH, SIDE, UNIT, Position
from grognard.games.ava.turn.activation import command_range
from grognard.games.ava.turn.sequence import box

A = TypeVar("A", bound=Action)
CHITS = PACK.chits
NO_UNIT = -1
"""No headquarters."""


# -- leaving the map -------------------------------------------------------------------------------------------------


def withdraw_units(player_view: PlayerView) -> Action | None:
    """Reduced ones first, which give no points; then as few full ones as possible."""
    position = table(player_view)

    def price(action: do.Withdraw) -> tuple[float, str]:
        unit = UNIT[action.unit]
        return (1.0 if position.full(unit) else 0.3) / max(1, position.attack(unit)), action.unit

    return min(of(player_view, do.Withdraw), key=price)


def transfer_units(player_view: PlayerView) -> Action | None:
    """Units that no headquarters will come to go by train: as many as can be called back next turn."""
    position = table(player_view)
    evaluation = evaluation_of(position, AXIS)
    if evaluation.left < w.TRAINS_LEFT:
        return do.Done()
    hqs = [u for u in position.on_map(AXIS) if IS_HQ[u]]
    numbers = box(position).reinforcements
    room = {"de": numbers.ger, "ro": numbers.rum}
    for unit in position.in_box(AXIS, AVAILABLE):
        room[NATION[unit]] = room.get(NATION[unit], 0) - 1

    going = [UNIT[action.unit] for action in of(player_view, do.Transfer)]
    kept = evaluation.links | {position.places[u] for u in (garrisons(evaluation, going) if evaluation.large else ())}

    def lost(action: do.Transfer) -> tuple[int, str]:
        """Hexes to the nearest headquarters of its nation."""
        unit = UNIT[action.unit]
        at = position.places[unit]
        if IS_HQ[unit] or at in kept or at in evaluation.prizes or room.get(NATION[unit], 0) <= 0:
            return 0, action.unit
        distances = (GRID.distance(at, position.places[hq]) for hq in hqs if NATION[hq] == NATION[unit])
        return min(distances, default=0), action.unit

    best = max(of(player_view, do.Transfer), key=lost, default=None)
    return best if best is not None and lost(best)[0] > w.FORSAKEN else do.Done()


# -- coming on -------------------------------------------------------------------------------------------------------


def call_reinforcements(player_view: PlayerView) -> Action | None:
    """A headquarters that leads an army whose chit is there, then the strongest."""
    position = table(player_view)
    options = of(player_view, do.Call)
    if not options:
        return do.Done()
    side = SIDE[UNIT[options[0].unit]]
    chits = {CHITS[c].hq for c in position.chits[side].available if CHITS[c].hq}
    led = sum(1 for name in chits if position.places[UNIT[name]] >= 0)

    def use(action: do.Call) -> tuple[float, str, str]:
        unit = UNIT[action.unit]
        if IS_HQ[unit]:
            value = 9.0 if action.unit in chits and (led < 4 or side == AXIS) else 1.5
        elif side == SOVIET and IS_MECH[unit]:
            value = 1.0  # armour that stays at home cannot be lost
        else:
            value = 2.0 + position.defence(unit)
        return value - (0.5 if action.source else 0.0), action.unit, action.source

    best = max(options, key=use)
    return best if use(best)[0] > 1.0 else do.Done()


def choose_station(player_view: PlayerView) -> Action | None:
    position = table(player_view)
    unit = int(getattr(player_view.decision, "unit", 0))
    return _best_arrival(position, unit, {a: HEX[a.hex] for a in of(player_view, do.Arrive)})


def choose_march(player_view: PlayerView) -> Action | None:
    position = table(player_view)
    unit = int(getattr(player_view.decision, "unit", 0))
    return _best_arrival(position, unit, {a: HEX[a.to] for a in of(player_view, do.Go)})


def _best_arrival(position: Position, unit: int, options: dict[A, int]) -> Action | None:
    if not options:
        return None
    if SIDE[unit] == SOVIET:
        return _soviet_arrival(position, unit, options)
    return _axis_post(position, unit, options) if IS_HQ[unit] else _axis_arrival(position, unit, options)


def _soviet_arrival(position: Position, unit: int, options: dict[A, int]) -> Action:
    """Where the defence needs a unit most."""
    defence = Defence(position)
    if IS_HQ[unit]:
        own = [
            (position.places[u], 1.0)
            for u in position.on_map(SOVIET)
            if not IS_HQ[u] and defence.evaluation.from_axis[position.places[u]] <= 12
        ]
        return max(options, key=lambda a: (defence.headquarters(unit, options[a], own), -options[a]))
    return max(options, key=lambda a: (defence.value(unit, options[a]), -options[a]))


def _axis_post(position: Position, unit: int, options: dict[A, int]) -> Action:
    """A headquarters comes where units wait for one, not to the tip of the advance."""
    evaluation = evaluation_of(position, AXIS)
    aim = Front(evaluation).aim(NO_UNIT)
    troops = {u: position.places[u] for u in position.on_map(AXIS) if not IS_HQ[u] and NATION[u] == NATION[unit]}
    own = list(weighed(position, unit, troops, {}))

    def value(action: A) -> tuple[float, int]:
        hex_ = options[action]
        worth = leads(hex_, own) - w.HQ_EXPOSED * min(12, evaluation.exposed(hex_))
        worth -= w.PROGRESS * aim.far(hex_, False)
        return worth - (w.HQ_NEAR[0] if evaluation.from_soviets[hex_] <= 4 else 0.0), -hex_

    return max(options, key=value)


def _axis_arrival(position: Position, unit: int, options: dict[A, int]) -> Action:
    """Into an open prize; else near to the next one, where a headquarters leads it; infantry also where Soviet trains
    would come to the lifeline."""
    evaluation = evaluation_of(position, AXIS)
    aim = Front(evaluation).aim(NO_UNIT)
    closed = {} if IS_MECH[unit] else relief(evaluation, options.values())
    led: set[int] = set()
    for hq in position.on_map(AXIS):
        if IS_HQ[hq] and NATION[hq] == NATION[unit]:
            led |= command_range(position, hq)
    hqs = [position.places[u] for u in position.on_map(AXIS) if IS_HQ[u] and NATION[u] == NATION[unit]]

    def value(action: A) -> tuple[float, int]:
        hex_ = options[action]
        worth = -w.PROGRESS * aim.far(hex_, IS_MECH[unit])
        if hex_ in evaluation.open_prizes:
            worth += evaluation.open_prizes[hex_]
        worth += w.CORK * closed.get(hex_, 0)
        if hqs and hex_ not in led:
            worth -= w.LEASH * max(1, min(GRID.distance(hex_, at) for at in hqs) - RANGE)
        return worth, -hex_

    return max(options, key=value)
